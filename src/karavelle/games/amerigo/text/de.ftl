### Amerigo auf Deutsch. Die Begriffe sind die von rules.de.md; die Schlüssel folgen karavelle.kernel.text.

about = Segle zwischen unbekannten Inseln, setze Kontore, baue Dörfer, halte die Kanonen bereit und mach das Beste aus dem, was aus dem Würfelturm fällt.

variant-map = Inseln
variant-map-random = ein neuer Archipel
variant-map-fixed = jedes Mal dieselbe Karte


## Bausteine mehrerer Sätze

piece-points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
piece-points2 =
    { $number2 ->
        [one] { $number2 } Punkt
       *[other] { $number2 } Punkte
    }
piece-action =
    { $colour_id ->
        [blue] Schifffahrt
        [black] Kanonen laden
        [red] Planung
        [brown] Fortschritt
        [green] Bauen
        [yellow] Warenmarker kaufen
       *[white] Spielerreihenfolge
    }
piece-track =
    { $colour ->
        [blue] blau
        [black] schwarz
        [red] rot
        [brown] braun
        [green] grün
        [yellow] gelb
        [white] weiß
       *[any] jede Farbe
    }


## Fragen: wie die anderen sie lesen, und wie der Gefragte sie liest

prompt-choose_action = { $seat } wählt eine Aktion.
    .you = Wähle eine Aktion: { $number7 } AP für jede Farbe im Aktionsfeld, oder nimm Gold.
prompt-ship_select = { $seat } bewegt die Schiffe ({ $number } AP).
    .you = Welches Schiff? Es kann { $number } Felder weit fahren.
prompt-ship_place = { $seat } setzt ein Schiff ein.
    .you = Wo kommt das Schiff ins Spiel? Auf irgendeinem Rahmenfeld, kostenlos.
prompt-ship_move = { $seat } bewegt ein Schiff ({ $number } AP).
    .you = Wo hält das Schiff an? Es kann { $number } Felder weit fahren.
prompt-ship_cell = { $seat } wählt, wo in { $area } das Schiff anhält.
    .you = Wo in { $area } hält das Schiff an?
prompt-place_post = { $seat } darf in { $area } ein Kontor setzen.
    .you = Willst du auf Insel { $number } ein Kontor setzen?
prompt-load_cannons = { $seat } lädt Kanonen ({ $number } AP).
    .you = Wie viele Kanonen lädst du? Du hast { $number } AP.
prompt-advance_progress = { $seat } macht Fortschritte ({ $number } AP).
    .you = Wie weit rückt deine Fortschrittsscheibe vor? Du hast { $number } AP.
prompt-take_progress_token = { $seat } sucht einen Fortschrittsmarker aus.
    .you = Nimm einen Fortschrittsmarker.
prompt-plan_take = { $seat } plant ({ $number } AP).
    .you = Nimm Plättchen in deinen Vorrat: noch { $number } AP, noch erlaubte Landschaften: { $number2 }.
prompt-build_tile = { $seat } baut ({ $number } AP).
    .you = Welches Plättchen deines Vorrats baust du? Du hast { $number } AP.
prompt-build_area = { $seat } sucht einen Bauplatz: { $kind }.
    .you = Wohin damit: { $kind }? Mit R drehst du es.
prompt-build_place = { $seat } sucht einen Bauplatz in { $area }: { $kind }.
    .you = Wohin in { $area } damit: { $kind }? Mit R drehst du es.
prompt-buy_goods = { $seat } kauft Warenmarker ({ $number } AP).
    .you = Kaufe Warenmarker: noch { $number } AP.
prompt-advance_order = { $seat } rückt in der Reihenfolge vor ({ $number } AP).
    .you = Wie weit rückt deine Reihenfolgescheibe vor? Du hast { $number } AP.


## Antworten

option-island_tile-tile =
    { $b ->
        [0] Inselteil { $a }
        [1] Inselteil { $a }, eine Vierteldrehung
        [2] Inselteil { $a }, eine halbe Drehung
       *[3] Inselteil { $a }, eine Dreivierteldrehung
    }
option-pirate_marker = Piraten der Stärke { $number }
option-order_disc-seat = Die Scheibe von Platz { $a } ist die nächste
option-tower_hold = { $number } bleiben drin: { $colour }
option-tower_fall = { $number } von denen im Turm fallen heraus: { $colour }
option-tower_stay = { $number } der geworfenen bleiben drin: { $colour }
option-choose_action-blue = Schifffahrt ({ $number } AP)
option-choose_action-black = Kanonen laden ({ $number2 } AP)
option-choose_action-red = Planung ({ $number3 } AP)
option-choose_action-brown = Fortschritt ({ $number4 } AP)
option-choose_action-green = Bauen ({ $number5 } AP)
option-choose_action-yellow = Warenmarker kaufen ({ $number6 } AP)
option-choose_action-blue_by_white = Schifffahrt mit weißen Würfeln ({ $number } AP)
option-choose_action-black_by_white = Kanonen laden mit weißen Würfeln ({ $number2 } AP)
option-choose_action-red_by_white = Planung mit weißen Würfeln ({ $number3 } AP)
option-choose_action-brown_by_white = Fortschritt mit weißen Würfeln ({ $number4 } AP)
option-choose_action-green_by_white = Bauen mit weißen Würfeln ({ $number5 } AP)
option-choose_action-yellow_by_white = Warenmarker kaufen mit weißen Würfeln ({ $number6 } AP)
option-choose_action-red_by_green = Planung mit grünen Würfeln ({ $number3 } AP)
option-choose_action-green_by_red = Bauen mit roten Würfeln ({ $number5 } AP)
option-choose_action-order = Spielerreihenfolge ({ $number7 } AP)
option-choose_action-take_gold = { $number8 } Gold nehmen
option-choose_action-cube_vp =
    { $number9 ->
        [one] { $number9 } Punkt für den Würfel (Marker)
       *[other] { $number9 } Punkte für die Würfel (Marker)
    }
option-ship_select-finish = Die übrigen bleiben, wo sie sind
option-ship_move-buy_ap = 1 Feld weiter für 1 Gold
option-place_post-no = Kein Kontor
option-place_post-yes = Kontor setzen
option-load_cannons =
    { $number ->
        [one] { $number } Kanone
       *[other] { $number } Kanonen
    }
option-advance_progress =
    { $number ->
        [one] { $number } Feld
       *[other] { $number } Felder
    }
option-advance_order =
    { $number ->
        [one] { $number } Feld
       *[other] { $number } Felder
    }
option-advance_order-leap = Auf die erste Scheibe springen (Marker)
option-build_place-q0 = { $a }
option-build_place-q1 = { $a }, eine Vierteldrehung
option-build_place-q2 = { $a }, eine halbe Drehung
option-build_place-q3 = { $a }, eine Dreivierteldrehung


## Das Protokoll

log-map_laid =
    { $number2 ->
        [one] Der Archipel hat { $number } Inseln, davon { $number2 } große.
       *[other] Der Archipel hat { $number } Inseln, davon { $number2 } große.
    }
log-order_drawn = Die Reihenfolge der Spieler wird ausgelost.
    .parts = Die Reihenfolge der Spieler mit ihrem Gold: { $parts }.
log-start_gold = { $seat } { $number }
log-tower_filled =
    { $number ->
        [one] Alle Würfel kommen in den Turm; { $number } bleibt drin.
       *[other] Alle Würfel kommen in den Turm; { $number } bleiben drin.
    }
log-round_begun = Durchgang { $number }: Zeitmarker { $number2 }.
log-tokens_shown = Es liegen keine Fortschrittsmarker aus.
    .parts = Fortschrittsmarker: { $parts }.
log-token_laid = { $token }
log-goods_shown = Es liegen keine Warenmarker aus.
    .parts = Warenmarker: { $parts }.
log-goods_laid = { $goods }
log-pirate_revealed = Piraten der Stärke { $number } tauchen auf: { $number2 } insgesamt.
log-cubes_thrown = Runde { $colour }: { $number } geworfen, { $number2 } AP.
    .parts = Runde { $colour }: { $number } geworfen, heraus fallen { $parts } – { $number2 } AP.
log-cubes_out = { $number } { $colour }
log-phase_skipped = Runde { $colour }: Aus dem Turm kommt nichts, niemand ist am Zug.
log-action_chosen =
    { $manner ->
        [own] { $seat }: { piece-action }, { $number } AP.
        [white] { $seat }: { piece-action } mit weißen Würfeln, { $number } AP.
       *[swap] { $seat }: { piece-action } durch einen Fortschrittsmarker, { $number } AP.
    }
log-gold_taken = { $seat } nimmt { $number } Gold.
log-gold_gained =
    { $origin ->
        [chest] { $seat } bekommt { $number } Gold für die Truhe.
        [token] { $seat } bekommt { $number } Gold für den Marker.
        [track] { $seat } bekommt { $number } Gold.
        [post] { $seat } bekommt { $number } Gold für das Kontor.
       *[pirates] { $seat } bekommt { $number } Gold für die volle Abwehr.
    }
log-gold_overflow = { $seat } kann nicht mehr Gold behalten: { piece-points }.
log-ap_bought =
    { $times ->
        [one] { $seat } zahlt 1 Gold für 1 AP.
       *[other] { $seat } zahlt { $times } Gold für { $times } AP.
    }
log-token_taken = { $seat } nimmt einen Fortschrittsmarker: { $token }.
log-token_used = { $seat } nutzt einen Fortschrittsmarker: { $token }.
log-chest_taken = { $seat } birgt die Schatztruhe.
log-chest_cashed =
    { $times ->
        [one] { $seat } öffnet eine Schatztruhe.
       *[other] { $seat } öffnet { $times } Schatztruhen.
    }
log-ship_entered = { $seat }: Das { $ship } kommt auf { $frame_space } ins Spiel.
log-ship_on_frame = { $seat }: Das { $ship } hält auf { $frame_space }.
log-ship_at_sea = { $seat }: Das { $ship } hält in { $area }.
log-post_placed = { $seat } setzt in { $area } ein Kontor, auf Insel { $number }.
log-island_discovered = { $seat } entdeckt Insel { $number }: { piece-points2 }.
log-cannons_loaded = { $seat } lädt Kanonen: { $number } → { $number2 }.
log-progress_advanced = { $seat } macht Fortschritte: { $number } → { $number2 }.
log-disc_moved = { $seat } rückt in der Reihenfolge vor: { $number } → { $number2 }.
log-disc_leapt = { $seat } springt auf Feld { $number } und ist Erster.
log-track_end =
    { $number ->
        [one] Ende der Leiste: { $number } AP von { $seat } bleibt ungenutzt.
       *[other] Ende der Leiste: { $number } AP von { $seat } bleiben ungenutzt.
    }
log-tile_taken = { $seat } nimmt in den Vorrat: { $kind }.
log-tile_built = { $seat } baut in { $area }: { $kind } ({ piece-points }).
    .parts = { $seat } baut in { $area }: { $kind } ({ piece-points }; { $parts }).
log-resource_taken = { $good }
log-island_completed = { $seat } schließt Insel { $number } ab: { piece-points2 }.
    .parts = { $seat } schließt Insel { $number } ab: { piece-points2 }. Kontore: { $parts }.
log-post_payout = { $seat } { $number2 } ({ $number ->
        [one] { $number } Kontor
       *[other] { $number } Kontore
    })
log-goods_bought = { $seat } kauft { $goods }.
log-cube_vp = { $seat } wertet die Würfel im Aktionsfeld: { piece-points }.
log-pirates_repelled =
    { $number ->
        [0] Keine Piraten bei { $seat }.
        [one] { $seat } vertreibt die Piraten mit { $number } Kanone.
       *[other] { $seat } vertreibt die Piraten mit { $number } Kanonen.
    }
log-pirates_plunder = Piraten der Stärke { $number } überfallen { $seat }: { $number2 } Kanonen und { $number3 } Punkte sind verloren.
log-round_ended = Durchgang { $number } ist zu Ende.
log-game_scored = Die Schlusswertung.
log-final_points = { $seat } hat { piece-points }.


## Namen

name-blue = Blau
name-black = Schwarz
name-red = Rot
name-brown = Braun
name-green = Grün
name-yellow = Gelb
name-white = Weiß

name-v_i1 = Hütte (1)
name-v_i2 = Weiler (2)
name-v_i3 = Häuserzeile (3)
name-v_v3 = Häuserwinkel (3)
name-v_i4 = Dorfstraße (4)
name-v_o4 = Dorfplatz (4)
name-v_t4 = Dorfgabel (4)
name-n_i1 = Wiese (1)
name-n_i2 = Feld (2)
name-n_i3 = Obstgarten (3)
name-n_v3 = Gartenwinkel (3)
name-n_i4 = Waldstreifen (4)
name-n_o4 = Wäldchen (4)
name-n_t4 = Waldgabel (4)
name-n_v5 = Talwinkel (5)
name-n_t5 = Langes Tal (5)
name-n_u5 = Hufeisental (5)
name-n_r6 = Hochebene (6)
name-n_h6 = Hutberg (6)
name-n_s6 = Stufenberg (6)

name-ap2_blue = +2 AP Schifffahrt
name-ap2_black = +2 AP Kanonen laden
name-ap2_red = +2 AP Planung
name-ap2_brown = +2 AP Fortschritt
name-ap2_green = +2 AP Bauen
name-ap2_yellow = +2 AP Warenmarker kaufen
name-ap1_blue_red = +1 AP Schifffahrt, Planung
name-ap1_black_green = +1 AP Kanonen laden, Bauen
name-ap1_brown_yellow = +1 AP Fortschritt, Warenmarker kaufen
name-ship8 = Günstiger Wind
name-pirates_plus2 = Kaperbrief
name-pirates_half = Starke Mauern
name-pirates_gold2 = Kopfgeld
name-plan_two = Zweite Landschaft
name-plan_build_swap = Planen oder bauen
name-order_leap = Sprung nach vorn
name-gold3 = 3 Gold
name-gold5 = 5 Gold
name-post_gold = Gold für Kontore
name-gold_rate2 = Gold 2 zu 1
name-cube_vp = Punkte für Würfel
name-end_posts = Punkte für Kontore
name-end_vp7 = 7 Punkte
name-end_gold = Punkte für Gold

name-cotton = Baumwolle
name-tobacco = Tabak
name-sugar = Zucker
name-coconut = Kokosnüsse
name-coffee = Kaffee
name-cotton_2 = Baumwolle für 2
name-cotton_3 = Baumwolle für 3
name-cotton_4 = Baumwolle für 4
name-tobacco_2 = Tabak für 2
name-tobacco_3 = Tabak für 3
name-tobacco_4 = Tabak für 4
name-sugar_2 = Zucker für 2
name-sugar_3 = Zucker für 3
name-sugar_4 = Zucker für 4
name-coconut_2 = Kokosnüsse für 2
name-coconut_3 = Kokosnüsse für 3
name-coconut_4 = Kokosnüsse für 4
name-coffee_2 = Kaffee für 2
name-coffee_3 = Kaffee für 3
name-coffee_4 = Kaffee für 4

name-ship_a = erste Schiff
name-ship_b = zweite Schiff

name-buy_ap = 1 AP für 1 Gold
name-use_ship8 = Günstiger Wind: 8 Felder weiter
name-cash_chest = Truhe öffnen: 3 Gold
name-cash_gold3 = Marker nutzen: 3 Gold
name-cash_gold5 = Marker nutzen: 5 Gold
name-finish = Aktion beenden

name-trading_post = Kontor
name-anchor = Ankerfeld
name-big_island = Großinsel
name-small_island = Kleine Insel
name-chest = Schatztruhe
name-gold = Gold
name-cannon = Kanonen
name-progress_track = Fortschrittsleiste
name-special_track = Sonderaktionsleiste
name-tower = Würfelturm
name-action_field = Aktionsfeld
name-stock = Rondell
name-time_value = Zeitmarker
name-pirates = Piraten
name-reserve = Vorrat
name-neutral_tile = Landschaftsplättchen
name-village_tile = Dorfplättchen

name-f0 = Rahmenfeld 1
name-f1 = Rahmenfeld 2
name-f2 = Rahmenfeld 3
name-f3 = Rahmenfeld 4
name-f4 = Rahmenfeld 5
name-f5 = Rahmenfeld 6
name-f6 = Rahmenfeld 7
name-f7 = Rahmenfeld 8
name-f8 = Rahmenfeld 9
name-f9 = Rahmenfeld 10
name-f10 = Rahmenfeld 11
name-f11 = Rahmenfeld 12
name-f12 = Rahmenfeld 13
name-f13 = Rahmenfeld 14
name-f14 = Rahmenfeld 15
name-f15 = Rahmenfeld 16

name-A1 = A1
name-A2 = A2
name-A3 = A3
name-A4 = A4
name-B1 = B1
name-B2 = B2
name-B3 = B3
name-B4 = B4
name-C1 = C1
name-C2 = C2
name-C3 = C3
name-C4 = C4
name-D1 = D1
name-D2 = D2
name-D3 = D3
name-D4 = D4

name-r0c0 = Zeile 1, Spalte 1
name-r0c1 = Zeile 1, Spalte 2
name-r0c2 = Zeile 1, Spalte 3
name-r0c3 = Zeile 1, Spalte 4
name-r0c4 = Zeile 1, Spalte 5
name-r0c5 = Zeile 1, Spalte 6
name-r1c0 = Zeile 2, Spalte 1
name-r1c1 = Zeile 2, Spalte 2
name-r1c2 = Zeile 2, Spalte 3
name-r1c3 = Zeile 2, Spalte 4
name-r1c4 = Zeile 2, Spalte 5
name-r1c5 = Zeile 2, Spalte 6
name-r2c0 = Zeile 3, Spalte 1
name-r2c1 = Zeile 3, Spalte 2
name-r2c2 = Zeile 3, Spalte 3
name-r2c3 = Zeile 3, Spalte 4
name-r2c4 = Zeile 3, Spalte 5
name-r2c5 = Zeile 3, Spalte 6
name-r3c0 = Zeile 4, Spalte 1
name-r3c1 = Zeile 4, Spalte 2
name-r3c2 = Zeile 4, Spalte 3
name-r3c3 = Zeile 4, Spalte 4
name-r3c4 = Zeile 4, Spalte 5
name-r3c5 = Zeile 4, Spalte 6
name-r4c0 = Zeile 5, Spalte 1
name-r4c1 = Zeile 5, Spalte 2
name-r4c2 = Zeile 5, Spalte 3
name-r4c3 = Zeile 5, Spalte 4
name-r4c4 = Zeile 5, Spalte 5
name-r4c5 = Zeile 5, Spalte 6
name-r5c0 = Zeile 6, Spalte 1
name-r5c1 = Zeile 6, Spalte 2
name-r5c2 = Zeile 6, Spalte 3
name-r5c3 = Zeile 6, Spalte 4
name-r5c4 = Zeile 6, Spalte 5
name-r5c5 = Zeile 6, Spalte 6


## Was man darüber wissen sollte

tip-blue = Schifffahrt: Deine beiden Schiffe dürfen so viele Felder weit fahren, wie du AP hast. Wer auf einem Ankerfeld anhält, darf ein Kontor setzen.
tip-black = Kanonen laden: ein Feld auf der Kanonenleiste je AP, höchstens 12. Kanonen halten am Ende des Durchgangs die Piraten fern.
tip-red = Planung: Nimm Plättchen in deinen Vorrat. Ein eigenes Dorf kostet 1 AP, eine Landschaft ihre Größe; nur eine Landschaft je Aktion.
tip-brown = Fortschritt: ein Feld auf der Fortschrittsleiste je AP. Jedes vierte Feld bringt einen Fortschrittsmarker und am Ende mehr Punkte.
tip-green = Bauen: Lege Plättchen aus deinem Vorrat auf Inseln, angrenzend an dein Kontor oder deine Bauten. Ein Dorf kostet 1 AP, eine Landschaft ihre Größe.
tip-yellow = Warenmarker kaufen: Jeder Warenmarker vervielfacht am Ende, was deine Rohstoffe dieser Sorte wert sind.
tip-white = Weiße Würfel rücken deine Scheibe in der Reihenfolge vor oder nehmen die Farbe des Feldes an, auf dem deine Scheibe liegt.
tip-v_i1 = Eigenes Dorfplättchen: 1 AP beim Planen, 1 AP beim Bauen. 0 Punkte auf einer kleinen Insel, 1 auf einer großen.
tip-v_i2 = Eigenes Dorfplättchen: 1 AP beim Planen, 1 AP beim Bauen. 1 Punkt auf einer kleinen Insel, 2 auf einer großen.
tip-v_i3 = Eigenes Dorfplättchen: 1 AP beim Planen, 1 AP beim Bauen. 2 Punkte auf einer kleinen Insel, 3 auf einer großen.
tip-v_v3 = Eigenes Dorfplättchen: 1 AP beim Planen, 1 AP beim Bauen. 2 Punkte auf einer kleinen Insel, 3 auf einer großen.
tip-v_i4 = Eigenes Dorfplättchen: 1 AP beim Planen, 1 AP beim Bauen. 3 Punkte auf einer kleinen Insel, 4 auf einer großen.
tip-v_o4 = Eigenes Dorfplättchen: 1 AP beim Planen, 1 AP beim Bauen. 3 Punkte auf einer kleinen Insel, 4 auf einer großen.
tip-v_t4 = Eigenes Dorfplättchen: 1 AP beim Planen, 1 AP beim Bauen. 3 Punkte auf einer kleinen Insel, 4 auf einer großen.
tip-n_i1 = Landschaft: 1 AP beim Planen, 1 AP beim Bauen. 1 Punkt auf einer kleinen Insel, 2 auf einer großen.
tip-n_i2 = Landschaft: 2 AP beim Planen, 2 AP beim Bauen. 3 Punkte auf einer kleinen Insel, 4 auf einer großen.
tip-n_i3 = Landschaft: 3 AP beim Planen, 3 AP beim Bauen. 5 Punkte auf einer kleinen Insel, 7 auf einer großen.
tip-n_v3 = Landschaft: 3 AP beim Planen, 3 AP beim Bauen. 5 Punkte auf einer kleinen Insel, 7 auf einer großen.
tip-n_i4 = Landschaft: 4 AP beim Planen, 4 AP beim Bauen. 7 Punkte auf einer kleinen Insel, 10 auf einer großen.
tip-n_o4 = Landschaft: 4 AP beim Planen, 4 AP beim Bauen. 7 Punkte auf einer kleinen Insel, 10 auf einer großen.
tip-n_t4 = Landschaft: 4 AP beim Planen, 4 AP beim Bauen. 7 Punkte auf einer kleinen Insel, 10 auf einer großen.
tip-n_v5 = Landschaft: 5 AP beim Planen, 5 AP beim Bauen. 10 Punkte auf einer kleinen Insel, 13 auf einer großen.
tip-n_t5 = Landschaft: 5 AP beim Planen, 5 AP beim Bauen. 10 Punkte auf einer kleinen Insel, 13 auf einer großen.
tip-n_u5 = Landschaft: 5 AP beim Planen, 5 AP beim Bauen. 10 Punkte auf einer kleinen Insel, 13 auf einer großen.
tip-n_r6 = Landschaft: 6 AP beim Planen, 6 AP beim Bauen. 13 Punkte auf einer kleinen Insel, 17 auf einer großen.
tip-n_h6 = Landschaft: 6 AP beim Planen, 6 AP beim Bauen. 13 Punkte auf einer kleinen Insel, 17 auf einer großen.
tip-n_s6 = Landschaft: 6 AP beim Planen, 6 AP beim Bauen. 13 Punkte auf einer kleinen Insel, 17 auf einer großen.
tip-ap2_blue = Von nun an hast du bei jeder Schifffahrt 2 AP mehr.
tip-ap2_black = Von nun an hast du bei jedem Kanonenladen 2 AP mehr.
tip-ap2_red = Von nun an hast du bei jeder Planung 2 AP mehr.
tip-ap2_brown = Von nun an hast du bei jedem Fortschritt 2 AP mehr.
tip-ap2_green = Von nun an hast du bei jedem Bauen 2 AP mehr.
tip-ap2_yellow = Von nun an hast du bei jedem Kauf von Warenmarkern 2 AP mehr.
tip-ap1_blue_red = Von nun an hast du bei jeder Schifffahrt und jeder Planung 1 AP mehr.
tip-ap1_black_green = Von nun an hast du bei jedem Kanonenladen und jedem Bauen 1 AP mehr.
tip-ap1_brown_yellow = Von nun an hast du bei jedem Fortschritt und jedem Kauf von Warenmarkern 1 AP mehr.
tip-ship8 = Einmal bei einer Schifffahrt: 8 AP mehr, für beide Schiffe.
tip-pirates_plus2 = Für alle anderen sind die Piraten um 2 stärker.
tip-pirates_half = Kannst du die Piraten nicht abwehren, verlierst du nur die Hälfte der Punkte, aufgerundet. Die Kanonen sind trotzdem verloren.
tip-pirates_gold2 = Immer wenn du die Piraten ganz abwehrst, bekommst du 2 Gold.
tip-plan_two = Du darfst in einer Planung zwei Landschaften nehmen. Beide werden bezahlt.
tip-plan_build_swap = Liegen grüne, aber keine roten Würfel aus, darfst du mit ihnen planen; liegen rote, aber keine grünen aus, darfst du bauen.
tip-order_leap = Einmal, statt deine Reihenfolgescheibe vorzurücken: Lege sie auf die Scheibe des ersten Spielers.
tip-gold3 = Einmal, in irgendeinem deiner Züge, 3 Gold. Ungenutzt wird der Marker am Ende eingelöst.
tip-gold5 = Einmal, in irgendeinem deiner Züge, 5 Gold. Ungenutzt wird der Marker am Ende eingelöst.
tip-post_gold = 1 Gold für jedes Kontor, das du von nun an setzt.
tip-gold_rate2 = Nimmst du Gold statt einer Aktion, bekommst du 1 Gold für je 2 Würfel, aufgerundet, statt für je 3.
tip-cube_vp = Einmal, statt einer Aktion: 1 Punkt für jeden Würfel im Aktionsfeld.
tip-end_posts = Am Ende 1 Punkt für jedes deiner Kontore auf den Inseln.
tip-end_vp7 = Am Ende 7 Punkte.
tip-end_gold = Am Ende 1 weiterer Punkt für jedes Gold auf deiner Leiste.
tip-cotton = Überbaute Rohstoffe einer Sorte mal deine Warenmarker dieser Sorte sind am Ende Punkte.
tip-tobacco = Überbaute Rohstoffe einer Sorte mal deine Warenmarker dieser Sorte sind am Ende Punkte.
tip-sugar = Überbaute Rohstoffe einer Sorte mal deine Warenmarker dieser Sorte sind am Ende Punkte.
tip-coconut = Überbaute Rohstoffe einer Sorte mal deine Warenmarker dieser Sorte sind am Ende Punkte.
tip-coffee = Überbaute Rohstoffe einer Sorte mal deine Warenmarker dieser Sorte sind am Ende Punkte.
tip-ship_a = Schiffe fahren am Rahmen entlang und zwischen den Inseln. Auf jedem Wasserfeld zwischen den Inseln darf höchstens ein Schiff anhalten.
tip-ship_b = Schiffe fahren am Rahmen entlang und zwischen den Inseln. Auf jedem Wasserfeld zwischen den Inseln darf höchstens ein Schiff anhalten.
tip-trading_post = Wer ein Kontor hat, darf auf dessen Insel bauen. Ist die Insel abgeschlossen, zahlen deine Kontore dort das 1-, 3-, 6-, 10-, 15- oder 21-fache des Zeitmarkers.
tip-anchor = Ein Schiff, das hier anhält, darf auf dem Feld daneben ein Kontor setzen, solange es noch frei ist.
tip-big_island = Insel mit mindestens 20 Feldern: Plättchen sind hier mehr wert, und wer sie abschließt, birgt die Schatztruhe.
tip-small_island = Insel mit weniger als 20 Feldern. Wer sie abschließt, bekommt 3 Punkte.
tip-chest = 3 Gold, in irgendeinem deiner Züge oder am Ende.
tip-gold = Für 1 Gold bekommst du während einer Aktion 1 AP. Höchstens 12; jedes weitere ist sofort ein Punkt. Am Ende ist jedes Gold ein Punkt.
tip-cannon = Am Ende eines Durchgangs gibst du so viele Kanonen ab, wie die Piraten stark sind. Hast du zu wenige, verlierst du alle und so viele Punkte, wie die Piraten stark sind.
tip-progress_track = Jedes vierte Feld bringt sofort einen Marker und am Ende 1, 3, 6, 10 oder 15 Punkte.
tip-special_track = Wer weiter vorn liegt, ist früher am Zug. Weiße Würfel können die Farbe deines Feldes annehmen. Am Ende 1, 3, 6 oder 10 Punkte.
tip-tower = Geworfene Würfel können drinbleiben, andere herausfallen: von denen im Turm etwa 6 von 100 je geworfenem Würfel, von den geworfenen 2 von 3.
tip-action_field = Die Würfel, die herausgefallen sind. Ihre Farben sind die angebotenen Aktionen; die größte Zahl einer Farbe sind die AP für alle.
tip-stock = Alle Würfel der Farbe der Runde werden in den Turm geworfen; danach kehren die aus dem Aktionsfeld zu ihren Farben zurück.
tip-time_value = So viel zählen die Kontore, wenn in diesem Durchgang eine Insel abgeschlossen wird.
tip-pirates = Die Summe der offenen Marker. In jedem Durchgang wird einer mehr aufgedeckt.
tip-reserve = Plättchen, die geplant, aber noch nicht gebaut sind.
tip-neutral_tile = Alle dürfen daran weiterbauen. Es kostet beim Planen und beim Bauen seine Größe.
tip-village_tile = Nur der Besitzer darf daran weiterbauen. Es kostet beim Planen und beim Bauen 1 AP.
tip-buy_ap = 1 Gold ist 1 Aktionspunkt mehr in dieser Aktion.


## Der Wertungsbogen

score-discovery = Entdeckte Inseln
score-village_tiles = Dörfer
score-neutral_tiles = Landschaften
score-completion = Abgeschlossene Inseln
score-post_payout = Kontore
score-cube_token = Punkte für Würfel
score-gold_overflow = Gold über 12
score-pirates = Piraten
score-gold = Gold
score-goods_cotton = Baumwolle
score-goods_tobacco = Tabak
score-goods_sugar = Zucker
score-goods_coconut = Kokosnüsse
score-goods_coffee = Kaffee
score-end_tokens = Fortschrittsmarker
score-progress_track = Fortschrittsleiste
score-special_track = Sonderaktionsleiste
score-total = Punkte


## Felder

field-round_no = Durchgang
field-phase = Runde
field-map = Inselteile
field-tries = Versuche für die Karte
field-stock = Würfel auf dem Rondell
field-field = Aktionsfeld
field-tower = Würfel im Turm
field-order = Spielerreihenfolge
field-space = Reihenfolgescheiben
field-pirates = Piraten
field-pirates_unseen = Verdeckte Piraten
field-display = Ausliegende Fortschrittsmarker
field-token_at = Fortschrittsmarker
field-token_used = Benutzte Marker
field-goods_display = Ausliegende Warenmarker
field-goods_unseen = Verdeckte Warenmarker
field-neutral_left = Übrige Landschaften
field-village_left = Übrige Dörfer
field-reserve = Vorräte
field-tile_at = Gebaute Plättchen
field-post_at = Kontore
field-ship_at = Schiffe
field-cannons = Kanonen
field-gold = Gold
field-progress = Fortschritt
field-posts_left = Übrige Kontore
field-chests = Truhen
field-resources = Rohstoffe
field-goods = Warenmarker
field-points = Punkte
field-ap = Aktionspunkte
field-handled = Bewegte Schiffe
field-neutral_taken = Genommene Landschaften

## Was auf dem Tisch geschrieben steht

table-map = Der Archipel: { $islands } Inseln, davon { $big } große
table-round = Durchgang { $round }, Zeitmarker { $time }, Stärke des Aktionsfeldes { $ap }
table-display = Was ausliegt
table-left = linker Bereich
table-right = rechter Bereich
table-goods = Waren
table-supply = Allgemeiner Vorrat
table-seats = Spieler
table-points = Punkte (+ Ende)
table-gold = Gold
table-cannons = Kanonen / Piraten
table-progress = Fortschritt
table-space = Reihenf.
table-posts = Kontore
table-tokens = Marker
table-reserve = Vorrat
table-ships = Schiffe

draw-board = Der Archipel
draw-actions = Die Aktionen
draw-tower = Würfelturm und Rondell
draw-track = Sonderaktionsleiste
draw-display = Fortschrittsmarker, Waren und Piraten
draw-supply = Plättchen zum Planen
draw-round = Durchgang { $round } · { $colour }
draw-time = Durchgang { $round }: Zeitmarker { $value }
draw-ap = AP
draw-times-ap = { $ap } AP
draw-ap-left =
    { $ap ->
        [0] Es läuft keine Aktion
        [one] Noch { $ap } AP
       *[other] Noch { $ap } AP
    }
draw-action =
    { $action ->
        [blue] Schifffahrt: { $ap } AP
        [black] Kanonen laden: { $ap } AP
        [red] Planung: { $ap } AP
        [brown] Fortschritt: { $ap } AP
        [green] Bauen: { $ap } AP
        [yellow] Warenmarker kaufen: { $ap } AP
       *[white] Spielerreihenfolge: { $ap } AP
    }
draw-no-cubes =
    { $action ->
        [blue] Schifffahrt: keine blauen Würfel im Aktionsfeld
        [black] Kanonen laden: keine schwarzen Würfel im Aktionsfeld
        [red] Planung: keine roten Würfel im Aktionsfeld
        [brown] Fortschritt: keine braunen Würfel im Aktionsfeld
        [green] Bauen: keine grünen Würfel im Aktionsfeld
        [yellow] Warenmarker kaufen: keine gelben Würfel im Aktionsfeld
       *[white] Spielerreihenfolge: keine weißen Würfel im Aktionsfeld
    }
draw-take-gold = Statt einer Aktion { $gold } Gold nehmen
draw-cube-token = Ein Marker: { $points } für die Würfel im Aktionsfeld
draw-inside = Im Turm: { $cubes } (zusammen { $count })
draw-window = Im Turm: { $count } × { $colour }
draw-field = Aktionsfeld: { $cubes } – { $ap } AP
draw-stock = Auf dem Rondell: { $count } × { $colour }
draw-island = Insel { $number }: { $covered } von { $cells } Feldern belegt
draw-posts =
    { $posts ->
        [one] { $name }: { $posts } Kontor
       *[other] { $name }: { $posts } Kontore
    }
draw-posts-pay =
    { $posts ->
        [one] { $name }: { $posts } Kontor, bringt { $points }
       *[other] { $name }: { $posts } Kontore, bringen { $points }
    }
draw-post-space = Freier Platz für ein Kontor
draw-ship = { $name }: das { $ship }
draw-stop =
    { $steps ->
        [0] { $area }, { $cell }: liegen bleiben
        [one] { $area }, { $cell }: { $steps } Schritt
       *[other] { $area }, { $cell }: { $steps } Schritte
    }
draw-gain =
    { $points ->
        [one] +{ $points } Punkt
       *[other] +{ $points } Punkte
    }
draw-completes = schließt Insel { $number } ab: +3
draw-space =
    { $points ->
        [0] Feld { $space } der Sonderaktionsleiste ({ piece-track })
       *[other] Feld { $space } der Sonderaktionsleiste ({ piece-track }), am Ende { $points }
    }
draw-order = { $name }: Nummer { $place } in der Reihenfolge
draw-leaves = verfallen am Ende des Durchgangs
draw-pirates = Piraten der Stärke { $strength }
draw-defence = { $name }: { $cannons } Kanonen gegen { $strength }
draw-left = { $kind }: { $left }
draw-worth = { $small }/{ $big }
draw-posts-left =
    { $posts ->
        [one] Noch { $posts } Kontor
       *[other] Noch { $posts } Kontore
    }
draw-chests =
    { $chests ->
        [0] Keine Schatztruhe
        [one] { $chests } Schatztruhe
       *[other] { $chests } Schatztruhen
    }
draw-points =
    { $more ->
        [0] { $points } Punkte
       *[other] { $points } Punkte; am Ende { $more } mehr, so wie es steht
    }
draw-progress =
    { $points ->
        [0] Fortschritt { $space }
       *[other] Fortschritt { $space }, am Ende { $points }
    }
draw-cannons =
    { $count ->
        [one] { $count } Kanone
       *[other] { $count } Kanonen
    }
draw-gold = { $count } Gold von höchstens 12
draw-goods = { $good }: { $own } überbaut × { $tokens } Warenmarker = { $points }
draw-no-reserve = Der Vorrat ist leer.
