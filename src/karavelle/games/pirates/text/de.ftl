### Pirates of Maracaibo auf Deutsch. Begriffe wie in rules.de.md; die Schlüssel erklärt karavelle.kernel.text.

about = Kapern, vergraben, entdecken in einer Karibik aus Karten: drei Durchgänge, viele Wege zum Reichtum. Allein segelst du gegen Jordan.

## Questions

prompt-keep_start_quest = { $seat } wählt eine Startquest.
    .you = Welche Quest behältst du?
prompt-sail_to = { $seat } segelt.
    .you = Wohin segelst du? Auf jeden Fall näher an Maracaibo heran.
prompt-sail_step = { $seat } segelt Schritt für Schritt.
    .you =
        Weiter? { $number ->
        [one] Noch ein Schritt.
       *[other] Noch { $number } Schritte.
    }
prompt-choose_payees = { $seat } wählt, wer bezahlt wird.
    .you = Du kannst nicht alle bezahlen. Wer bekommt eine Dublone?
prompt-improvement_stop = { $seat } liegt bei { $card }.
    .you = { $card }: für { $number } kaufen oder 5 Dublonen nehmen?
prompt-residence_stop = { $seat } liegt bei einer Residenz: { $residence }.
    .you = Residenz bauen ({ $residence }, { $number } Dublonen)?
prompt-black_market_activate = { $seat } darf einen Schwarzmarkt nutzen: { $location }.
    .you = Deinen Schwarzmarkt nutzen ({ $location })?
prompt-ruby_sell = { $seat } darf einen Rubin verkaufen.
    .you = Einen Rubin verkaufen? Jedes Marktfeld gibt es nur einmal.
prompt-ruby_exchange = { $seat } darf Rubine tauschen.
    .you = Wie viele Rubine tauschst du gegen je 2 SP?
prompt-gulf_option = { $seat } wählt eine Aktion im Golf.
    .you = Was tust du im Golf?
prompt-choose_effect = { $seat } wählt den nächsten Effekt.
    .you = Welcher Effekt kommt als Nächstes?
prompt-choose_option = { $seat } hat die Wahl.
    .you = Nur eines davon: welches?
prompt-treasure_choose = { $seat } wählt einen Schatz.
    .you = Welcher Schatz?
prompt-value_marker_choose = { $seat } wählt eine Insel.
    .you =
        Welche Insel bekommt { $number ->
        [one] den Marker
       *[other] die { $number } Marker
    }?
prompt-bury_choose = { $seat } darf einen Schatz vergraben.
    .you = Welchen Schatz vergräbst du, und wo?
prompt-explore_move = { $seat } entdeckt.
    .you =
        Entdecken: bis zu { $number ->
        [one] ein Feld
       *[other] { $number } Felder
    }.
prompt-retirement_residence = { $seat } baut zum halben Preis.
    .you = Welche Residenz baust du zum halben Preis?
prompt-raid_reroll = { $seat } darf neu würfeln.
    .you = Würfel behalten oder alle drei neu werfen?
prompt-raid_choose_die = { $seat } wählt einen Würfel.
    .you = Welcher Würfel? Gelb { $number }, Grün { $number2 }, Weiß { $number3 }.
prompt-raid_choose_kind = { $seat } wählt einen Schatz zum Kapern.
    .you = Welchen Schatz kaperst du?
prompt-raid_spend = { $seat } kapert.
    .you =
        Noch { $number ->
        [one] ein Schwert
       *[other] { $number } Schwerter
    }: wofür? Schatz der Kaperfahrt: { $kind }.
prompt-choose_upgrade = { $seat } darf das Schiff verbessern.
    .you = Dein Schiff verbessern?
prompt-figurehead_choose = { $seat } wählt eine Galionsfigur.
    .you = Welche Galionsfigur?
prompt-quest_refresh = { $seat } darf den Questmarkt erneuern.
    .you = Questmarkt unter den Stapel legen und neu auslegen?
prompt-quest_choose = { $seat } nimmt eine Quest.
    .you = Welche Quest? Oder die oberste vom Stapel.
prompt-quest_discard = { $seat } darf eine Quest abgeben.
    .you = Eine Quest für { $number } Dublonen abgeben?
prompt-black_market_tile = { $seat } platziert einen Schwarzmarkt.
    .you = Welches Schwarzmarktplättchen?
prompt-black_market_place = { $seat } platziert einen Schwarzmarkt: { $side }.
    .you = Auf welchen Ort? ({ $side })
prompt-black_market_use = { $seat } darf einen Schwarzmarkt nutzen.
    .you = Welchen deiner Schwarzmärkte nutzt du?
prompt-build_residence_choose = { $seat } darf eine Residenz bauen.
    .you = Welche Residenz baust du?
prompt-buy_from_display = { $seat } darf aus der Ferne kaufen: { $type }.
    .you =
        Aus der Ferne kaufen ({ $type }, { $number ->
        [0] zum aufgedruckten Preis
       *[other] { $number } mehr als aufgedruckt
    })?

## Answers

option-start_player-seat = Platz { $a } beginnt
option-choose_layout-standard = Standardauslage
option-choose_layout-delta = Flussdelta
option-choose_layout-straits = Meerengen
option-deal_card-face_down_location = Ein verdeckter Ort
option-deal_card-face_down_improvement = Eine verdeckte Ausbaukarte
option-tile_side-front = Die Vorderseite
option-tile_side-back = Die Rückseite
option-sail_step-stop = Hier anhalten
option-choose_payees-seat =
    { $a ->
        [0] { $seat2 }
        [1] { $seat3 }
        [2] { $seat4 }
       *[3] { $seat5 }
    }
option-skirmish_die = Der Würfel zeigt { $number }
option-improvement_stop-take_5 = 5 Dublonen nehmen
option-improvement_stop-buy = { $card } für { $number } kaufen
option-residence_stop-decline = Nicht bauen
option-residence_stop-build = Bauen: { $residence }, { $number } Dublonen
option-black_market_activate-no = Jetzt nicht
option-black_market_activate-yes = Schwarzmarkt nutzen
option-ruby_sell-skip = Keinen verkaufen
option-ruby_exchange =
    { $number ->
        [0] Keinen
        [one] Einen Rubin
       *[other] { $number } Rubine
    }
option-gulf_option-raid = Kapern mit 2 Schwertern mehr
option-gulf_option-explore = Entdecken 4
option-gulf_option-residence = Eine beliebige Residenz bauen
option-next_card-face_down = Eine verdeckte Karte
option-choose_effect-done = Nichts weiter
option-choose_option-side =
    { $a ->
        [0] { $slash }
        [1] { $slash2 }
       *[other] { $slash3 }
    }
option-choose_option-skip = Nichts davon
option-value_marker_choose-skip = Keine
option-bury_choose-poseidon = { $b } auf Poseidons Platz { $a }
option-bury_choose-skip = Nichts vergraben
option-explore_move-go = Nach { $a }
option-explore_move-trade = Felder abgeben: { $a }
option-explore_move-skip = Nicht entdecken
option-raid_die = Der Würfel zeigt { $number }
option-raid_reroll-keep = Würfel behalten
option-raid_reroll-reroll = Alle drei neu werfen
option-raid_spend-end = Kaperfahrt beenden
option-choose_upgrade-skip = Keine Verbesserung
option-quest_refresh-no = So lassen
option-quest_refresh-yes = Neue Quests auslegen
option-quest_choose-deck = Die oberste Quest vom Stapel
option-quest_choose-skip = Keine Quest
option-quest_discard-skip = Alle behalten
option-black_market_use-skip = Keinen nutzen
option-build_residence_choose-skip = Keine bauen
option-buy_from_display-skip = Nichts kaufen
option-jordan_treasure = Der Würfel zeigt { $number }
option-jordan_figurehead = Der Würfel zeigt { $number }
option-jordan_ruby = Der Würfel zeigt { $number }

## The log

log-sailed = { $seat } segelt von { $space2 } nach { $space }.
log-paid = { $seat } zahlt { $seat2 } eine Dublone.
log-paid_supply = { $seat } zahlt eine Dublone für Jordans Schiff.
log-gift = { $seat } bekommt eine Dublone, weil Jordan dazukommt.
log-turned_up = Aufgedeckt: { $face }.
log-coins =
    { $seat } findet { $number ->
        [one] eine Dublone
       *[other] { $number } Dublonen
    }.
log-fought = Scharmützel: { $seat } würfelt { $number }, zusammen { $number2 }.
log-won_fight = { $seat } gewinnt das Scharmützel mit { $number2 }: { $number } SP.
log-drawn_fight = Niemand gewinnt das Scharmützel.
log-stolen = { $seat } nimmt { $seat2 } eine Dublone ab.
log-took_five = { $seat } nimmt { $number } Dublonen.
log-bought = { $seat } kauft { $card } für { $number } ({ $space }).
log-refilled = Neu auf { $space }: { $card }.
log-refilled_hidden = Eine verdeckte Karte kommt nach { $space }.
log-blank = Der Stapel ist leer: { $space } bleibt leer.
log-built = { $seat } baut für { $number } eine Residenz: { $residence }.
log-first_marker = Der erste Marker dort: { $number } SP für { $seat }.
log-value_marker =
    { $seat } legt { $number ->
        [one] einen Marker
       *[other] { $number } Marker
    } für { $kind } ({ $number2 }).
log-gained_treasure = { $seat } erhält einen Schatz: { $kind } (Insel: { $number }).
log-buried = { $seat } vergräbt einen Schatz: { $hideout }.
log-buried_poseidon = { $seat } vergräbt { $kind } auf Poseidons Platz { $number }.
log-upgraded = { $seat } verbessert das Schiff, { $ship_space }.
log-took_figurehead = { $seat } nimmt eine Galionsfigur: { $figurehead }.
log-placed_market = { $seat } platziert einen Schwarzmarkt ({ $location }): { $side }.
log-used_market = { $seat } nutzt den Schwarzmarkt ({ $location }): { $side }.
log-rolled = { $seat } würfelt Gelb { $number }, Grün { $number2 }, Weiß { $number3 }.
log-rerolled = { $seat } würfelt neu.
log-chose_die = { $seat } nimmt den Würfel { $die }: { $number }.
log-chose_kind = { $seat } kapert: { $kind }.
log-swords =
    { $seat } hat { $number ->
        [one] ein Schwert
       *[other] { $number } Schwerter
    }.
log-spent = { $seat } kapert: { $raid_option } (Schwerter übrig: { $number }).
log-swords_lost =
    { $seat } verliert { $number ->
        [one] ein übriges Schwert
       *[other] { $number } übrige Schwerter
    }.
log-explored = { $seat } entdeckt bis { $field }.
log-traded = { $seat } gibt Felder ab: { $trade }.
log-crossed_river = { $seat } überquert Fluss { $number }.
log-retired = { $seat } schickt die Entdeckerfigur zurück zum Start.
log-took_quest = { $seat } nimmt eine offene Quest: { $quest }.
log-drew_quest = { $seat } zieht eine Quest.
    .parts = { $seat } zieht eine Quest: { $parts }.
log-quest_drawn = { $quest }
log-refreshed = { $seat } lässt den Questmarkt erneuern.
log-market_quest = Neu im Questmarkt: { $quest }.
log-discarded_quest = { $seat } legt eine Quest für { $number } Dublonen unter den Stapel.
    .parts = { $seat } legt eine Quest für { $number } Dublonen unter den Stapel: { $parts }.
log-quest_discarded = { $quest }
log-gained_vp = { $seat } erhält { $number } SP.
log-gained_doubloons =
    { $seat } erhält { $number ->
        [one] eine Dublone
       *[other] { $number } Dublonen
    }.
log-income = { $seat } +{ $number } Dublonen, +{ $number2 } SP
log-ruby = { $seat } nimmt einen Rubin.
log-sold_ruby = { $seat } verkauft einen Rubin: { $ruby_space }.
log-exchanged =
    { $seat } tauscht { $number ->
        [one] einen Rubin
       *[other] { $number } Rubine
    } gegen SP.
log-reached_maracaibo = { $seat } erreicht Maracaibo!
log-round_ended = Durchgang { $number } endet.
    .parts = Durchgang { $number } endet: { $parts }.
log-start_player = { $seat } beginnt.
log-final_round = { $seat } ist in Maracaibo: Gespielt wird noch, bis der letzte Platz am Zug war.
log-solo_card = Jordan deckt { $solo_card } auf.
log-not_possible = Nichts davon ist Jordan möglich: { $solo_card }.
log-jordan_goes = Jordan will: { $line }. Das führt ihn nach { $space }.
log-jordan_upgrade = Jordans Verbesserung { $number }: { $duty }.
log-jordan_raid = Jordan kapert: { $kind } ×{ $number }, { $number2 } SP.
log-jordan_explore = Jordan entdeckt { $number } Felder weit bis { $field }: { $number2 } SP.
log-jordan_card = Jordan bekommt umsonst eine Karte: { $card }.
log-jordan_nothing = Für Jordan ist nichts zu holen: { $line }.
log-jordan_drift = Keine seiner Karten geht: Jordan treibt nach { $space }.
log-scored = { $seat } hat { $number } Punkte.

## Names

name-jordan = Jordan
name-gold = Gold
name-emerald = Smaragd
name-pearl = Perle
name-yellow = Gelb
name-green = Grün
name-white = Weiß
name-crew = Crew
name-equipment = Ausrüstung
name-ship = Schiff
name-gulf = Golf
name-maracaibo = Maracaibo
name-raid = Kapern
name-explore = Entdecken
name-quest = Quest
name-shop = Oberste Karte vom Stapel
name-buy = Karte kaufen
name-drift = Treiben lassen
name-advance = ein Schritt auf der Leiste
name-figurehead = eine Galionsfigur
name-residence = eine Residenz
name-gain_vp = SP
name-gain_doubloons = Dublonen
name-gain_treasure = Schätze erhalten
name-value_marker = Marker auf eine Insel
name-bury = Schatz vergraben
name-upgrade = Schiff verbessern
name-draw_quest = Quest nehmen
name-discard_quest = Quest abgeben
name-take_figurehead = Galionsfigur nehmen
name-place_black_market = Schwarzmarkt platzieren
name-use_black_market = Schwarzmarkt nutzen
name-use_explorer_field = Feld der Entdeckerfigur nutzen
name-build_residence = Residenz bauen
name-buy_improvement = Aus der Ferne kaufen
name-gain_doubloon_income = Dubloneneinkommen
name-gain_vp_income = SP-Einkommen
name-vp_per = SP für das, was du hast
name-choice = Eine Wahl
tip-gold = Ein Schatz. Sein Wert hängt von den Markern auf seiner Insel ab: 2 SP, ab drei Markern 3, ab fünf 4, ab sieben 5. Wer einen erhält, nimmt einen Marker weg.
tip-emerald = Ein Schatz. Sein Wert hängt von den Markern auf seiner Insel ab: 2 SP, ab drei Markern 3, ab fünf 4, ab sieben 5. Wer einen erhält, nimmt einen Marker weg.
tip-pearl = Ein Schatz. Sein Wert hängt von den Markern auf seiner Insel ab: 2 SP, ab drei Markern 3, ab fünf 4, ab sieben 5. Wer einen erhält, nimmt einen Marker weg.
tip-gain_vp = Siegpunkte, sofort.
tip-gain_doubloons = Dublonen aus dem Vorrat.
tip-gain_treasure = Ein Marker kommt von der Insel in dein Lager; auf einem freien Bonusfeld bringt er den Bonus.
tip-value_marker = Marker machen die Schätze einer Insel wertvoller.
tip-explore = Ziehe deine Entdeckerfigur bis zu so viele Felder weit; was auf dem letzten Feld liegt, gehört dir. Besetzte Felder werden übersprungen und zählen nicht.
tip-raid = Würfle drei Würfel und wähle einen: Die Zahl sind Schwerter, die Farbe ist der Schatz, den du für 5 davon bekommst. Jede Möglichkeit einmal je Zug.
tip-bury = Ein Schatz von oberhalb der Schaufellinie auf ein Feld darunter, mit dessen Bonus; am Ende 2 SP mehr.
tip-upgrade = Ein Marker auf ein freies Feld deines Schiffs. Hinter einer Linie braucht es so viele Marker links davon.
tip-draw_quest = Eine offene Quest oder die oberste vom Stapel. Sie zählt am Ende, mit der besseren von zwei Bedingungen.
tip-discard_quest = Eine deiner Quests kommt gegen Dublonen unter den Stapel.
tip-take_figurehead = Eine Galionsfigur aus dem Markt, für immer.
tip-place_black_market = Eines deiner Plättchen auf einen Ort ohne Plättchen; nutze es sofort und immer, wenn du dort anhältst.
tip-use_black_market = Eines deiner Plättchen, wo immer es liegt.
tip-use_explorer_field = Die Effekte des Feldes, auf dem deine Entdeckerfigur steht, noch einmal.
tip-build_residence = Eine beliebige Residenz ohne deinen Marker zum normalen Preis; der erste Marker darauf bringt 2 SP.
tip-buy_improvement = Eine beliebige offene Ausbaukarte dieser Art, wo immer sie liegt.
tip-gain_doubloon_income = Dublonen wie am Ende eines Durchgangs.
tip-gain_vp_income = SP wie am Ende eines Durchgangs.
tip-vp_per = SP für jedes von etwas, das du hast, oft bis zu einer Grenze.
tip-crew = Ausbaukarten der Art Crew.
tip-equipment = Ausbaukarten der Art Ausrüstung.
tip-ship = Ausbaukarten der Art Schiff.
tip-gulf = Hier hält jedes Schiff an: verbessern, dann kapern mit 2 Schwertern mehr, entdecken 4 oder eine beliebige Residenz bauen. Von hier geht es nur nach Maracaibo.
tip-maracaibo = 6 SP und eine Verbesserung. In Durchgang 1 und 2 ist der Durchgang sofort vorbei.
tip-rt = Ruhestand: Baue einmal eine Residenz zum halben Preis; dann geht deine Entdeckerfigur zurück zum Start.
tip-jordan = Dein Gegner im Solospiel.
name-start = Start

## Score

score-total = Summe
score-track = Siegpunktleiste
score-rivers = Flüsse
score-doubloons = Dublonen
score-cards = Ausbaukarten
score-cards_end = Schlusswertung der Karten
score-residences = Residenzen
score-treasures = Schätze
score-buried = Vergrabene Schätze
score-quests = Quests
score-quest_bonus = Sechs Quests
score-rubies = Rubine

## Options of the game

variant-layout = Auslage
variant-layout-standard = Standard
variant-layout-delta = Flussdelta
variant-layout-straits = Meerengen
variant-layout-random = Eine davon
variant-limit_clusters = Keine vier Orte nebeneinander
variant-limit_clusters-off = aus
variant-limit_clusters-on = an (für erste Partien)
variant-fog_locations = Nebel des Krieges: Orte
variant-fog_locations-off = aus
variant-fog_locations-on = an
variant-fog_improvements = Nebel des Krieges: Ausbaukarten
variant-fog_improvements-off = aus
variant-fog_improvements-on = an
variant-skirmish = Piratenscharmützel
variant-skirmish-off = aus
variant-skirmish-on = an
variant-quest_hunter = Questjäger
variant-quest_hunter-off = aus
variant-quest_hunter-on = an
variant-rubies = Rubine
variant-rubies-off = aus
variant-rubies-on = an
variant-retirement = Ruhestand
variant-retirement-off = aus
variant-retirement-on = an
variant-difficulty = Jordan (Solospiel)
variant-difficulty-0 = 0: sanft
variant-difficulty-1 = 1
variant-difficulty-2 = 2
variant-difficulty-3 = 3: ausgewogen
variant-difficulty-4 = 4
variant-difficulty-5 = 5
variant-difficulty-6 = 6: gnadenlos
variant-residence_decline_doubloons = Auf eine Residenz verzichten
variant-residence_decline_doubloons-0 = bringt nichts
variant-residence_decline_doubloons-5 = bringt 5 Dublonen (Hausregel)

## On the table

draw-caribbean = Die Karibik, Durchgang { $round } von 3
draw-explorer = Entdeckertableau
draw-gulf = Golf
draw-question = Was ansteht
draw-markets = Märkte
draw-your-quests = Deine Quests
draw-quest-market = Questmarkt
draw-quest-deck = Queststapel: noch { $number }
draw-figureheads = Galionsfiguren
draw-black-markets = Schwarzmarktplättchen dieser Partie
draw-ruby-market = Rubinmarkt: ein Feld für jeden verkauften Rubin, jedes einmal
draw-stage2 = Stapel der Stufe II: noch { $number } Karten
draw-island =
    Insel, { $kind }: { $number ->
        [one] ein Marker
       *[other] { $number } Marker
    }, jeder Schatz { $vp } SP
draw-value-tile = Schatzwert: Wer hier anhält, legt einen Marker für { $kind }
draw-blank = Leer: 5 Dublonen nehmen
draw-hidden = Verdeckt
draw-ship = Schiff, { $name }: { $space }
draw-explorer-at = Entdeckerfigur, { $name }: { $field }
draw-die = Würfel { $die }: { $number }
draw-vp = { $number } SP auf der Siegpunktleiste{ $kind }
draw-doubloons =
    { $number ->
        [one] eine Dublone
       *[other] { $number } Dublonen
    }{ $kind }
draw-income = Einkommen je Durchgang: { $number } Dublonen{ $kind }
draw-vp-income = Einkommen je Durchgang: { $number } SP{ $kind }
draw-rivers = Überquerte Flüsse: { $number }{ $kind }
draw-upgrades = Verbesserungen: { $number }{ $kind }
draw-buried = Vergrabene Schätze: { $number }{ $kind }
draw-quests = Quests auf der Hand: { $number }{ $kind }
draw-treasures = Schätze, { $kind }: { $number }
draw-rubies = Rubine: { $number }{ $kind }
draw-no-figurehead = Noch keine Galionsfigur
draw-poseidon = Poseidons Platz { $number }: { $kind }
draw-in-force = In Kraft:
draw-nothing-in-force = Noch nichts in Kraft
draw-track = Kapern und Entdecken, nach Stufe
draw-his-ship = Sein Schiff
table-caribbean = Die Karibik, Durchgang { $round } von 3
table-boards = Piraten
table-tableaus = Karten, Schiffe, Verstecke
table-markets = Märkte
table-your-quests = Deine Quests
table-quest-market = Questmarkt
table-figureheads = Galionsfiguren
table-figurehead = Galionsfigur
table-black-markets = Schwarzmarktplättchen
table-placed = Platziert
table-decks = Übrig: Quests / Stufe II
table-vp = SP
table-doubloons = Dublonen
table-income = Einkommen
table-explorer = Entdeckerfigur
table-rivers = Flüsse
table-treasures = Gold, Smaragde, Perlen
table-buried = vergraben
table-quests = Quests
table-upgrades = Verbesserungen


## Cards, tiles, spaces, and what they do

name-i01 = Klabautermann
tip-i01 = Crew, Stufe I, 9 Dublonen, 2 SP. 3 Dublonen Rabatt auf Ausbaukarten und Residenzen.
name-i02 = Steuerfrau
tip-i02 = Crew, Stufe I, 5 Dublonen, 3 SP. +1 Feld bei jedem Entdecken.
name-i03 = Bootsmaat
tip-i03 = Crew, Stufe I, 5 Dublonen, 3 SP. +1 Schwert bei jeder Kaperfahrt.
name-i04 = Späherin
tip-i04 = Crew, Stufe I, 4 Dublonen, 3 SP. Sofort: entdecken 3.
name-i05 = Totengräber
tip-i05 = Crew, Stufe I, 3 Dublonen, 4 SP. Sofort: einen Schatz vergraben.
name-i06 = Proviantmeister
tip-i06 = Crew, Stufe I, 6 Dublonen, 2 SP. Einkommen 3 Dublonen.
name-i07 = Schiffskoch
tip-i07 = Crew, Stufe I, 4 Dublonen, 2 SP. Einkommen 2 Dublonen.
name-i08 = Wahrsagerin
tip-i08 = Crew, Stufe I, 4 Dublonen, 3 SP. Sofort: eine Quest.
name-i09 = Tabak
tip-i09 = Ausrüstung, Stufe I, 8 Dublonen, 2 SP. Einkommen 5 Dublonen.
name-i10 = Rumfässer
tip-i10 = Ausrüstung, Stufe I, 5 Dublonen, 3 SP. Einkommen 2 Dublonen + 1 SP.
name-i11 = Fernrohr
tip-i11 = Ausrüstung, Stufe I, 5 Dublonen, 3 SP. +1 Feld bei jedem Entdecken.
name-i12 = Spaten
tip-i12 = Ausrüstung, Stufe I, 4 Dublonen, 3 SP. Sofort: einen Schatz vergraben, 1 Marker auf eine beliebige Insel.
name-i13 = Schatzkarte
tip-i13 = Ausrüstung, Stufe I, 6 Dublonen, 3 SP. Sofort: entdecken 2, eine Quest.
name-i14 = Entermesser
tip-i14 = Ausrüstung, Stufe I, 4 Dublonen, 3 SP. +2 Schwerter mit dem gelben Würfel.
name-i15 = Enterhaken
tip-i15 = Ausrüstung, Stufe I, 6 Dublonen, 3 SP. Kapern: 2 Schwerter für 3 SP.
name-i16 = Kompass
tip-i16 = Ausrüstung, Stufe I, 4 Dublonen, 3 SP. Entdecken: 1 Feld abgeben für 2 SP.
name-i17 = Beiboot
tip-i17 = Schiff, Stufe I, 5 Dublonen, 4 SP. Sofort: entdecken 3.
name-i18 = Verstärkter Kiel
tip-i18 = Schiff, Stufe I, 5 Dublonen, 4 SP. Sofort: Schiff verbessern.
name-i19 = Laderaum
tip-i19 = Schiff, Stufe I, 7 Dublonen, 3 SP. Einkommen 4 Dublonen.
name-i20 = Drehbasse
tip-i20 = Schiff, Stufe I, 5 Dublonen, 4 SP. +2 Schwerter mit dem grünen Würfel.
name-i21 = Kapitänskajüte
tip-i21 = Schiff, Stufe I, 7 Dublonen, 3 SP. Einkommen 2 SP.
name-i22 = Krähennest
tip-i22 = Schiff, Stufe I, 5 Dublonen, 4 SP. +2 Schwerter mit dem weißen Würfel.
name-ii01 = Admiralin
tip-ii01 = Crew, Stufe II, 9 Dublonen, 8 SP. +2 Schwerter bei jeder Kaperfahrt.
name-ii02 = Kartografin
tip-ii02 = Crew, Stufe II, 8 Dublonen, 7 SP. +2 Felder bei jedem Entdecken.
name-ii03 = Schatzmeister
tip-ii03 = Crew, Stufe II, 8 Dublonen, 7 SP. Einkommen 6 Dublonen.
name-ii04 = Bardin
tip-ii04 = Crew, Stufe II, 9 Dublonen, 6 SP. Einkommen 4 SP.
name-ii05 = Goldschmied
tip-ii05 = Crew, Stufe II, 8 Dublonen, 6 SP. Am Ende 7 SP je 3 Gold.
name-ii06 = Edelsteinschleiferin
tip-ii06 = Crew, Stufe II, 8 Dublonen, 6 SP. Am Ende 7 SP je 3 Smaragde.
name-ii07 = Perlentaucherin
tip-ii07 = Crew, Stufe II, 8 Dublonen, 6 SP. Am Ende 7 SP je 3 Perlen.
name-ii08 = Geschichtenerzähler
tip-ii08 = Crew, Stufe II, 9 Dublonen, 6 SP. Am Ende 7 SP je 3 erfüllte Quests.
name-ii09 = Schatzgräberin
tip-ii09 = Crew, Stufe II, 7 Dublonen, 7 SP. Sofort: 2 Schätze vergraben.
name-ii10 = Waldläufer
tip-ii10 = Crew, Stufe II, 7 Dublonen, 7 SP. Sofort: entdecken 5.
name-ii11 = Freibeuterin
tip-ii11 = Crew, Stufe II, 8 Dublonen, 7 SP. Sofort: kapern mit 8 Schwerter, beliebiger Schatz.
name-ii12 = Hehler
tip-ii12 = Crew, Stufe II, 6 Dublonen, 7 SP. Sofort: eine Quest für 8 Dublonen abgeben, 1 Marker auf eine beliebige Insel.
name-ii13 = Anwerberin
tip-ii13 = Crew, Stufe II, 6 Dublonen, 7 SP. Sofort: Crewkarte von überall kaufen, 3 Dublonen mehr.
name-ii14 = Steuereintreiber
tip-ii14 = Crew, Stufe II, 6 Dublonen, 7 SP. Sofort: dein Dubloneneinkommen.
name-ii15 = Shantysänger
tip-ii15 = Crew, Stufe II, 6 Dublonen, 7 SP. Sofort: 1 SP je Crewkarte.
name-ii16 = Goldbarren
tip-ii16 = Ausrüstung, Stufe II, 8 Dublonen, 7 SP. Sofort: 2 Gold.
name-ii17 = Smaragdkette
tip-ii17 = Ausrüstung, Stufe II, 8 Dublonen, 7 SP. Sofort: 2 Smaragde.
name-ii18 = Perlenschale
tip-ii18 = Ausrüstung, Stufe II, 8 Dublonen, 7 SP. Sofort: 2 Perlen.
name-ii19 = Tauchglocke
tip-ii19 = Ausrüstung, Stufe II, 6 Dublonen, 7 SP. Sofort: kapern mit 6 Schwerter um Perlen.
name-ii20 = Prunksäbel
tip-ii20 = Ausrüstung, Stufe II, 9 Dublonen, 7 SP. Kapern: 3 Schwerter für ein Schatz der Kaperfahrt.
name-ii21 = Musketen
tip-ii21 = Ausrüstung, Stufe II, 7 Dublonen, 7 SP. Kapern: 4 Schwerter für 3 SP, 1 Marker auf eine beliebige Insel.
name-ii22 = Kakao
tip-ii22 = Ausrüstung, Stufe II, 8 Dublonen, 7 SP. Einkommen 4 Dublonen + 2 SP.
name-ii23 = Zuckerrohr
tip-ii23 = Ausrüstung, Stufe II, 6 Dublonen, 6 SP. Einkommen 5 Dublonen.
name-ii24 = Brokat
tip-ii24 = Ausrüstung, Stufe II, 7 Dublonen, 6 SP. Einkommen 3 SP.
name-ii25 = Logbuch
tip-ii25 = Ausrüstung, Stufe II, 8 Dublonen, 6 SP. Am Ende 7 SP je 3 vergrabene Schätze.
name-ii26 = Eisentruhen
tip-ii26 = Ausrüstung, Stufe II, 9 Dublonen, 7 SP. Am Ende 2 SP je vergrabenem Schatz.
name-ii27 = Flaschenpost
tip-ii27 = Ausrüstung, Stufe II, 7 Dublonen, 6 SP. Sofort: 2 Quests.
name-ii28 = Werkzeugkiste
tip-ii28 = Ausrüstung, Stufe II, 7 Dublonen, 7 SP. Sofort: Schiff verbessern, einen Schatz vergraben.
name-ii29 = Waffenkammer
tip-ii29 = Ausrüstung, Stufe II, 6 Dublonen, 7 SP. Sofort: 1 SP je Ausrüstungskarte.
name-ii30 = Frachtbrief
tip-ii30 = Ausrüstung, Stufe II, 6 Dublonen, 7 SP. Sofort: Ausrüstungskarte von überall kaufen, 3 Dublonen mehr.
name-ii31 = Zweites Kanonendeck
tip-ii31 = Schiff, Stufe II, 10 Dublonen, 10 SP. +2 Schwerter bei jeder Kaperfahrt.
name-ii32 = Kupferbeschlag
tip-ii32 = Schiff, Stufe II, 8 Dublonen, 8 SP. Sofort: Schiff verbessern, entdecken 2.
name-ii33 = Geheimfach
tip-ii33 = Schiff, Stufe II, 7 Dublonen, 8 SP. Sofort: 2 Marker auf eine beliebige Insel.
name-ii34 = Großmast
tip-ii34 = Schiff, Stufe II, 8 Dublonen, 8 SP. Entdecken: 2 Felder abgeben für einen Schatz vergraben.
name-ii35 = Achterdeck
tip-ii35 = Schiff, Stufe II, 9 Dublonen, 8 SP. Einkommen 3 SP.
name-ii36 = Heckgalerie
tip-ii36 = Schiff, Stufe II, 7 Dublonen, 8 SP. Sofort: dein SP-Einkommen.
name-ii37 = Schmugglerluke
tip-ii37 = Schiff, Stufe II, 6 Dublonen, 8 SP. Sofort: einen eigenen Schwarzmarkt nutzen.
name-ii38 = Landungsboote
tip-ii38 = Schiff, Stufe II, 6 Dublonen, 8 SP. Sofort: Feld der Entdeckerfigur noch einmal nutzen.
name-ii39 = Gesandtenkajüte
tip-ii39 = Schiff, Stufe II, 7 Dublonen, 8 SP. Sofort: eine beliebige Residenz bauen.
name-ii40 = Breitseite
tip-ii40 = Schiff, Stufe II, 7 Dublonen, 8 SP. Sofort: kapern mit 6 Schwerter um Smaragde.
name-ii41 = Trockendock
tip-ii41 = Schiff, Stufe II, 7 Dublonen, 8 SP. Sofort: Schiffskarte von überall kaufen.
name-aruba = Aruba
tip-aruba = Ort. Eine Quest, einen Schatz vergraben.
name-bonaire = Bonaire
tip-bonaire = Ort. Entdecken 3.
name-curacao = Curaçao
tip-curacao = Ort. Kapern.
name-trinidad = Trinidad
tip-trinidad = Ort. Kapern oder 2 Schätze vergraben.
name-tobago = Tobago
tip-tobago = Ort. Eine Quest oder 2 Schätze vergraben.
name-grenada = Grenada
tip-grenada = Ort. Entdecken 2, einen Schatz vergraben.
name-barbados = Barbados
tip-barbados = Ort. Ausrüstungskarte von überall kaufen, 3 Dublonen mehr oder entdecken 2.
name-martinique = Martinique
tip-martinique = Ort. Crewkarte von überall kaufen, 3 Dublonen mehr oder kapern.
name-hacienda = Hacienda
tip-hacienda = Residenz, 16 Dublonen. Am Ende 2 SP je Dublone Einkommen, höchstens 24.
name-castle = Burg
tip-castle = Residenz, 16 Dublonen. Am Ende 3 SP je SP Einkommen, höchstens 24.
name-sea_fortress = Seefestung
tip-sea_fortress = Residenz, 17 Dublonen. Am Ende 5 SP je Schiffskarte, höchstens 25.
name-citadel = Zitadelle
tip-citadel = Residenz, 16 Dublonen. Am Ende 4 SP je Ausrüstungskarte, höchstens 24.
name-inn = Gasthof
tip-inn = Residenz, 16 Dublonen. Am Ende 4 SP je Crewkarte, höchstens 24.
name-pirate_cove = Piratenbucht
tip-pirate_cove = Residenz, 17 Dublonen. Am Ende 3 SP je vergrabenem Schatz, höchstens 24.
name-estancia = Estancia
tip-estancia = Residenz, 15 Dublonen. Am Ende 4 SP je erfüllter Quest, höchstens 24.
name-town_villa = Stadtvilla
tip-town_villa = Residenz, 15 Dublonen. Am Ende 4 SP je Smaragd, höchstens 24.
name-palace = Palast
tip-palace = Residenz, 15 Dublonen. Am Ende 4 SP je Gold, höchstens 24.
name-lighthouse = Leuchtturm
tip-lighthouse = Residenz, 15 Dublonen. Am Ende 4 SP je Perle, höchstens 24.
name-bastion = Bastion
tip-bastion = Residenz, 15 Dublonen. Am Ende 8 SP je Satz aus allen drei Schätzen, höchstens 24.
name-island_hideaway = Inselversteck
tip-island_hideaway = Residenz, 16 Dublonen. Am Ende 6 SP je Fluss, höchstens 24.
name-q01 = Dubloneneinkommen 6/10
tip-q01 = Quest. 6 Dubloneneinkommen: 3 SP; 10 Dubloneneinkommen: 7 SP.
name-q02 = Schätze 6/11
tip-q02 = Quest. 6 Schätze: 3 SP; 11 Schätze: 8 SP.
name-q03 = Schätze 5/10
tip-q03 = Quest. 5 Schätze: 2 SP; 10 Schätze: 7 SP.
name-q04 = Vergrabene Schätze 4/8
tip-q04 = Quest. 4 vergrabene Schätze: 3 SP; 8 vergrabene Schätze: 8 SP.
name-q05 = Vergrabene Schätze 3/7
tip-q05 = Quest. 3 vergrabene Schätze: 2 SP; 7 vergrabene Schätze: 7 SP.
name-q06 = Crewkarten 2/4
tip-q06 = Quest. 2 Crewkarten: 2 SP; 4 Crewkarten: 6 SP.
name-q07 = Ausrüstungskarten 2/4
tip-q07 = Quest. 2 Ausrüstungskarten: 2 SP; 4 Ausrüstungskarten: 6 SP.
name-q08 = Crewkarten 3/5
tip-q08 = Quest. 3 Crewkarten: 3 SP; 5 Crewkarten: 8 SP.
name-q09 = Ausrüstungskarten 3/5
tip-q09 = Quest. 3 Ausrüstungskarten: 3 SP; 5 Ausrüstungskarten: 8 SP.
name-q10 = Dubloneneinkommen 4/8
tip-q10 = Quest. 4 Dubloneneinkommen: 2 SP; 8 Dubloneneinkommen: 5 SP.
name-q11 = SP-Einkommen 2/4
tip-q11 = Quest. 2 SP-Einkommen: 3 SP; 4 SP-Einkommen: 7 SP.
name-q12 = SP-Einkommen 1/3
tip-q12 = Quest. 1 SP Einkommen: 2 SP; 3 SP-Einkommen: 6 SP.
name-q13 = Karten und Residenzen 6/9
tip-q13 = Quest. 6 Karten und Residenzen: 3 SP; 9 Karten und Residenzen: 8 SP.
name-q14 = Karten und Residenzen 5/8
tip-q14 = Quest. 5 Karten und Residenzen: 2 SP; 8 Karten und Residenzen: 7 SP.
name-q15 = Flüsse 2/4
tip-q15 = Quest. 2 Flüsse: 3 SP; 4 Flüsse: 8 SP.
name-q16 = Vergrabene Schätze 3/6 + Flüsse 2/4
tip-q16 = Quest. 3 vergrabene Schätze und 2 Flüsse: 4 SP; 6 vergrabene Schätze und 4 Flüsse: 9 SP.
name-q17 = Karten jeder Art 1/2
tip-q17 = Quest. 1 Karte jeder Art: 3 SP; 2 Karten jeder Art: 8 SP.
name-q18 = Schiffskarten 2/3
tip-q18 = Quest. 2 Schiffskarten: 3 SP; 3 Schiffskarten: 7 SP.
name-q19 = Vergrabene Schätze 2/4 + SP-Einkommen 1/3
tip-q19 = Quest. 2 vergrabene Schätze und 1 SP Einkommen: 4 SP; 4 vergrabene Schätze und 3 SP-Einkommen: 9 SP.
name-q20 = Karten mit Blitzsymbol 2/4
tip-q20 = Quest. 2 Karten mit Blitzsymbol: 2 SP; 4 Karten mit Blitzsymbol: 7 SP.
name-q21 = Verbesserungen 12/18
tip-q21 = Quest. 12 Verbesserungen: 3 SP; 18 Verbesserungen: 8 SP.
name-q22 = Crewkarten 2/3 + Flüsse 2/3
tip-q22 = Quest. 2 Crewkarten und 2 Flüsse: 4 SP; 3 Crewkarten und 3 Flüsse: 8 SP.
name-q23 = Ausrüstungskarten 2/3 + Flüsse 2/3
tip-q23 = Quest. 2 Ausrüstungskarten und 2 Flüsse: 4 SP; 3 Ausrüstungskarten und 3 Flüsse: 8 SP.
name-q24 = Ausrüstungskarten 2/3 + Crewkarten 2/3
tip-q24 = Quest. 2 Ausrüstungskarten und 2 Crewkarten: 3 SP; 3 Ausrüstungskarten und 3 Crewkarten: 8 SP.
name-q25 = Schiffskarten 1/2 + Residenzen 1/2
tip-q25 = Quest. 1 Schiffskarte und 1 Residenz: 3 SP; 2 Schiffskarten und 2 Residenzen: 8 SP.
name-fig_a = Nixe
tip-fig_a = Galionsfigur. Kapern: 2 Schwerter für 2 Dublonen, 2 SP.
name-fig_b = Drache
tip-fig_b = Galionsfigur. +2 Felder bei jedem Entdecken.
name-fig_c = Harpyie
tip-fig_c = Galionsfigur. Einkommen 4 Dublonen; ein Feld weiter segeln.
name-fig_d = Wal
tip-fig_d = Galionsfigur. Vor jeder Quest darfst du den Questmarkt erneuern, je Runde 1 Dublone pro Quest.
name-fig_e = Löwe
tip-fig_e = Galionsfigur. +2 Schwerter bei jeder Kaperfahrt, einmal mehr neu würfeln beim Kapern.
name-fig_f = Seeschlange
tip-fig_f = Galionsfigur. Einkommen 2 Dublonen + 2 SP.
name-fig_g = Poseidon
tip-fig_g = Galionsfigur. Vier weitere Plätze zum Vergraben: Schiff verbessern; ein beliebiger Schatz; 5 Dublonen; 4 SP.
name-fig_h = Krake
tip-fig_h = Galionsfigur. Kapern: 3 Schwerter für 6 Dublonen.
name-fig_i = Falke
tip-fig_i = Galionsfigur. Sofort: 3 Gold oder 3 Smaragde oder 3 Perlen.
name-fig_j = Nautilus
tip-fig_j = Galionsfigur. Entdecken: 1 Feld abgeben für 1 Gold.
name-fig_k = Schädel
tip-fig_k = Galionsfigur. Kapern: 2 Schwerter für einen Schatz vergraben.
name-fig_l = Einhorn
tip-fig_l = Galionsfigur. 2 Dublonen Rabatt auf Ausbaukarten und Residenzen.
name-bm_bury = Einen Schatz vergraben
tip-bm_bury = Schwarzmarkt: einen Schatz vergraben.
name-bm_value = 2 SP, 1 Marker auf eine beliebige Insel
tip-bm_value = Schwarzmarkt: 2 SP, 1 Marker auf eine beliebige Insel.
name-bm_buried = 1 SP je vergrabenem Schatz, höchstens 6
tip-bm_buried = Schwarzmarkt: 1 SP je vergrabenem Schatz, höchstens 6.
name-bm_quests = 1 SP je Quest, höchstens 6
tip-bm_quests = Schwarzmarkt: 1 SP je Quest, höchstens 6.
name-bm_rivers = 2 SP je Fluss, höchstens 6
tip-bm_rivers = Schwarzmarkt: 2 SP je Fluss, höchstens 6.
name-bm_emerald = 1 SP je Smaragd, höchstens 6
tip-bm_emerald = Schwarzmarkt: 1 SP je Smaragd, höchstens 6.
name-bm_equipment = 1 SP je Ausrüstungskarte, höchstens 6
tip-bm_equipment = Schwarzmarkt: 1 SP je Ausrüstungskarte, höchstens 6.
name-bm_pearl = 1 SP je Perle, höchstens 6
tip-bm_pearl = Schwarzmarkt: 1 SP je Perle, höchstens 6.
name-bm_crew = 1 SP je Crewkarte, höchstens 6
tip-bm_crew = Schwarzmarkt: 1 SP je Crewkarte, höchstens 6.
name-bm_gold = 1 SP je Gold, höchstens 6
tip-bm_gold = Schwarzmarkt: 1 SP je Gold, höchstens 6.
name-s01 = 1: +1 Schwert bei jeder Kaperfahrt
tip-s01 = Schiffsverbesserung, dauerhaft: +1 Schwert bei jeder Kaperfahrt.
name-s02 = 2: +1 Feld bei jedem Entdecken
tip-s02 = Schiffsverbesserung, dauerhaft: +1 Feld bei jedem Entdecken.
name-s03 = 3: 5 Dublonen
tip-s03 = Schiffsverbesserung, einmalig: 5 Dublonen.
name-s04 = 4: 2 SP, 1 Marker auf eine beliebige Insel
tip-s04 = Schiffsverbesserung, einmalig: 2 SP, 1 Marker auf eine beliebige Insel.
name-s05 = 5: Schwarzmarkt platzieren für 2 Dublonen
tip-s05 = Schiffsverbesserung, einmalig: Schwarzmarkt platzieren für 2 Dublonen.
name-s06 = 6: Kapern: 2 Schwerter für 3 SP
tip-s06 = Schiffsverbesserung, dauerhaft: Kapern: 2 Schwerter für 3 SP.
name-s07 = 7: eine Galionsfigur für 3 Dublonen
tip-s07 = Schiffsverbesserung, einmalig: eine Galionsfigur für 3 Dublonen.
name-s08 = 8: 2 Schätze vergraben
tip-s08 = Schiffsverbesserung, einmalig: 2 Schätze vergraben.
name-s09 = 9: entdecken 3
tip-s09 = Schiffsverbesserung, einmalig: entdecken 3.
name-s10 = 10: Schwarzmarkt platzieren für 3 Dublonen
tip-s10 = Schiffsverbesserung, einmalig: Schwarzmarkt platzieren für 3 Dublonen.
name-s11 = 11: 1 Dublone Rabatt auf Ausbaukarten und Residenzen
tip-s11 = Schiffsverbesserung, dauerhaft: 1 Dublone Rabatt auf Ausbaukarten und Residenzen.
name-s12 = 12: eine Quest
tip-s12 = Schiffsverbesserung, einmalig: eine Quest.
name-s13 = 13: Entdecken: 1 Feld abgeben für 3 Dublonen
tip-s13 = Schiffsverbesserung, dauerhaft: Entdecken: 1 Feld abgeben für 3 Dublonen.
name-s14 = 14: +1 Schwert bei jeder Kaperfahrt
tip-s14 = Schiffsverbesserung, dauerhaft: +1 Schwert bei jeder Kaperfahrt.
name-s15 = 15: kapern mit 6 Schwerter, beliebiger Schatz
tip-s15 = Schiffsverbesserung, einmalig: kapern mit 6 Schwerter, beliebiger Schatz.
name-s16 = 16: Schwarzmarkt platzieren
tip-s16 = Schiffsverbesserung, einmalig: Schwarzmarkt platzieren.
name-s17 = 17: Kapern: 3 Schwerter für ein Schatz der Kaperfahrt
tip-s17 = Schiffsverbesserung, dauerhaft: Kapern: 3 Schwerter für ein Schatz der Kaperfahrt.
name-s18 = 18: Kapern: 4 Schwerter für 3 SP, 1 Marker auf eine beliebige Insel
tip-s18 = Schiffsverbesserung, dauerhaft: Kapern: 4 Schwerter für 3 SP, 1 Marker auf eine beliebige Insel.
name-s19 = 19: 7 SP
tip-s19 = Schiffsverbesserung, einmalig: 7 SP.
name-s20 = 20: dein SP-Einkommen, dein Dubloneneinkommen
tip-s20 = Schiffsverbesserung, einmalig: dein SP-Einkommen, dein Dubloneneinkommen.
name-s21 = 21: 2 Dublonen Rabatt auf Ausbaukarten und Residenzen
tip-s21 = Schiffsverbesserung, dauerhaft: 2 Dublonen Rabatt auf Ausbaukarten und Residenzen.
name-s22 = 22: 3 SP, eine beliebige Residenz bauen
tip-s22 = Schiffsverbesserung, einmalig: 3 SP, eine beliebige Residenz bauen.
name-gb1 = Gold auf Platz 1 (5 Dublonen)
name-gb2 = Gold auf Platz 2 (Schiff verbessern)
name-gb3 = Gold auf Platz 3 (3 SP)
name-gb4 = Gold auf Platz 4 (nichts)
name-eb1 = Smaragd auf Platz 1 (1 Marker auf die Smaragdinsel)
name-eb2 = Smaragd auf Platz 2 (entdecken 3)
name-eb3 = Smaragd auf Platz 3 (3 SP)
name-eb4 = Smaragd auf Platz 4 (nichts)
name-pb1 = Perle auf Platz 1 (eine Quest)
name-pb2 = Perle auf Platz 2 (einen eigenen Schwarzmarkt nutzen)
name-pb3 = Perle auf Platz 3 (3 SP)
name-pb4 = Perle auf Platz 4 (nichts)
name-a1 = a1 (2 Dublonen)
name-a2 = a2 (1 SP, 1 Marker auf eine beliebige Insel)
name-a3 = a3 (eine Quest)
name-a4 = a4 (1 Smaragd)
name-a5 = a5 (3 SP)
name-a6 = a6 (4 Dublonen)
name-b1 = b1 (2 SP)
name-b2 = b2 (1 Marker auf eine beliebige Insel)
name-b3 = b3 (1 Gold)
name-b4 = b4 (3 Dublonen)
name-b5 = b5 (3 SP)
name-c1 = c1 (Schiff verbessern)
name-c2 = c2 (einen Schatz vergraben)
name-d1 = d1 (4 Dublonen)
name-d2 = d2 (kapern mit 6 Schwerter um Gold)
name-d3 = d3 (2 SP, 1 Marker auf eine beliebige Insel)
name-d4 = d4 (1 Perle)
name-d5 = d5 (3 SP)
name-e1 = e1 (3 SP)
name-e2 = e2 (eine Quest)
name-e3 = e3 (einen eigenen Schwarzmarkt nutzen)
name-e4 = e4 (5 Dublonen)
name-e5 = e5 (1 SP, 1 Marker auf eine beliebige Insel)
name-e6 = e6 (4 SP)
name-f1 = f1 (2 SP je Fluss)
name-f2 = f2 (Schiffskarte von überall kaufen)
name-g1 = g1 (dein Dubloneneinkommen)
name-g2 = g2 (Schiff verbessern)
name-g3 = g3 (2 Schätze vergraben)
name-g4 = g4 (4 SP)
name-g5 = g5 (1 Perle)
name-g6 = g6 (5 Dublonen)
name-h1 = h1 (2 Marker auf eine beliebige Insel)
name-h2 = h2 (1 Smaragd)
name-h3 = h3 (2 SP, eine Quest für 8 Dublonen abgeben)
name-h4 = h4 (3 SP)
name-h5 = h5 (einen Schatz vergraben)
name-k1 = k1 (kapern mit 6 Schwerter, beliebiger Schatz)
name-k2 = k2 (1 SP, eine Quest)
name-n1 = n1 (1 SP je vergrabenem Schatz)
name-n2 = n2 (Schiff verbessern)
name-n3 = n3 (6 Dublonen)
name-n4 = n4 (4 SP)
name-n5 = n5 (1 Gold)
name-o1 = o1 (4 SP)
name-o2 = o2 (ein beliebiger Schatz)
name-o3 = o3 (eine beliebige Residenz bauen)
name-o4 = o4 (2 Schätze vergraben)
name-o5 = o5 (2 SP je Fluss)
name-o6 = o6 (5 Dublonen)
name-o7 = o7 (4 SP)
name-p1 = p1 (2 SP, dein SP-Einkommen)
name-p2 = p2 (2 SP, Schiff verbessern)
name-p3 = p3 (6 SP)
name-p4 = p4 (8 SP)
name-rt = Residenzrabattplättchen
name-std_vp = 1 SP
name-std_doubloons = 3 Dublonen
name-std_treasure = ein Schatz der Kaperfahrt
option-raid_spend-std_vp = 1 Schwert: 1 SP
option-raid_spend-std_doubloons = 2 Schwerter: 3 Dublonen
option-raid_spend-std_treasure = 5 Schwerter: ein Schatz der Kaperfahrt
option-raid_spend-i15 = 2 Schwerter: 3 SP (Enterhaken)
option-raid_spend-ii20 = 3 Schwerter: ein Schatz der Kaperfahrt (Prunksäbel)
option-raid_spend-ii21 = 4 Schwerter: 3 SP, 1 Marker auf eine beliebige Insel (Musketen)
option-raid_spend-s06 = 2 Schwerter: 3 SP (Verbesserung 6)
option-raid_spend-s17 = 3 Schwerter: ein Schatz der Kaperfahrt (Verbesserung 17)
option-raid_spend-s18 = 4 Schwerter: 3 SP, 1 Marker auf eine beliebige Insel (Verbesserung 18)
option-raid_spend-fig_a = 2 Schwerter: 2 Dublonen, 2 SP (Nixe)
option-raid_spend-fig_h = 3 Schwerter: 6 Dublonen (Krake)
option-raid_spend-fig_k = 2 Schwerter: einen Schatz vergraben (Schädel)
name-rm1 = 7 SP
name-rm2 = 10 Dublonen
name-rm3 = Schiff 2-mal verbessern
name-rm4 = 2 beliebige Schätze
name-rm5 = Eine Quest, 3 SP
name-rm6 = 2 Schätze vergraben, 2 SP
name-A1 = Karte A1
name-A2 = Karte A2
name-A3 = Karte A3
name-A4 = Karte A4
name-A5 = Karte A5
name-A6 = Karte A6
name-B1 = Karte B1
name-B2 = Karte B2
name-B3 = Karte B3
name-B4 = Karte B4
name-B5 = Karte B5
name-B6 = Karte B6
name-c1r1 = A1
name-c1r2 = A2
name-c1r3 = A3
name-c1r4 = A4
name-c2r1 = B1
name-c2r2 = B2
name-c2r3 = B3
name-c2r4 = B4
name-c3r1 = C1
name-c3r2 = C2
name-c3r3 = C3
name-c3r4 = C4
name-c4r1 = D1
name-c4r2 = D2
name-c4r3 = D3
name-c4r4 = D4
name-c5r1 = E1
name-c5r2 = E2
name-c5r3 = E3
name-c5r4 = E4
name-c6r1 = F1
name-c6r2 = F2
name-c6r3 = F3
name-c6r4 = F4
name-c7r1 = G1
name-c7r2 = G2
name-c7r3 = G3
name-c7r4 = G4
name-c8r1 = H1
name-c8r2 = H2
name-c8r3 = H3
name-c8r4 = H4
name-c9r1 = I1
name-c9r2 = I2
name-c9r3 = I3
name-c9r4 = I4
name-trinidad_side1 = Kapern
name-trinidad_side2 = 2 Schätze vergraben
name-tobago_side1 = Eine Quest
name-tobago_side2 = 2 Schätze vergraben
name-barbados_side1 = Ausrüstungskarte von überall kaufen, 3 Dublonen mehr
name-barbados_side2 = Entdecken 2
name-martinique_side1 = Crewkarte von überall kaufen, 3 Dublonen mehr
name-martinique_side2 = Kapern
name-fig_i_side1 = 3 Gold
name-fig_i_side2 = 3 Smaragde
name-fig_i_side3 = 3 Perlen
