### Entdecker auf Deutsch. Die Begriffe sind die von rules.de.md; die Schlüssel folgen karavelle.kernel.text.

about = Segle ins Unbekannte, decke die Seekarte Kärtchen für Kärtchen auf und werde der größte Entdecker der Inseln, die du findest.


## Bausteine mehrerer Sätze

piece-gold =
    { $number ->
        [0] kein Gold
       *[other] { $number } Gold
    }
piece-tiles =
    { $number ->
        [one] { $number } Kärtchen
       *[other] { $number } Kärtchen
    }
piece-points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
# Wo die Landteile des Kärtchens liegen: eine Meerenge hat zwei. $a ist die Nummer des Teils.
piece-shore =
    { $shores ->
        [north_south]
            { $a ->
                [0] , nördliches Ufer
               *[1] , südliches Ufer
            }
        [east_west]
            { $a ->
                [0] , östliches Ufer
               *[1] , westliches Ufer
            }
       *[one] { "" }
    }
piece-turn =
    { $a ->
        [0] ungedreht
        [1] eine Vierteldrehung nach rechts
        [2] eine halbe Drehung
       *[3] eine Vierteldrehung nach links
    }


## Fragen: wie die anderen sie lesen, und wie der Gefragte sie liest

prompt-choose_start = { $seat } sucht aus, wo die Fahrt beginnt.
    .you = Wo beginnt deine Fahrt? In einem Startkreis oder auf einem Kärtchen, von dem eine Linie ins Unbekannte führt.
prompt-announce_tiles = { $seat } sagt an, wie viele Kärtchen aufgedeckt werden.
    .you = Wie viele Kärtchen willst du aufdecken? Jedes kostet 1 Gold; für nicht genutzte gibt es nichts zurück.
prompt-choose_stack = { $seat } sucht einen Stapel aus.
    .you = Von welchem Stapel? Du hast noch { $number } Kärtchen frei.
prompt-place_tile = { $seat } legt ein Kärtchen an: { $kind }.
    .you = Lege das Kärtchen an: { $kind }.
prompt-place_unit = { $seat } darf auf { $field } eine Einheit setzen.
    .you =
        { $number ->
            [1] Willst du auf { $field } eine Einheit setzen?
           *[other] Willst du auf { $field } eine Einheit setzen? Feindliche Ureinwohner: Alles kostet das Doppelte.
        }
prompt-retrieve_scout = { $seat } darf einen Kundschafter zurücknehmen.
    .you = Willst du einen deiner Kundschafter zurücknehmen? Gold bekommst du dafür nicht.


## Antworten

option-spin_income = Der Pfeil zeigt auf { $number }
option-choose_start-north = Von Norden nach { $a }
option-choose_start-east = Von Osten nach { $a }
option-choose_start-south = Von Süden nach { $a }
option-choose_start-west = Von Westen nach { $a }
option-choose_start-tile = Von { $a } aus
option-announce_tiles =
    { $number ->
        [one] { $number } Kärtchen
       *[other] { $number } Kärtchen
    }
option-choose_stack-stack = Stapel { $a }
option-choose_stack-stop = Fahrt beenden
option-place_tile-north = Nach Norden, { piece-turn }
option-place_tile-east = Nach Osten, { piece-turn }
option-place_tile-south = Nach Süden, { piece-turn }
option-place_tile-west = Nach Westen, { piece-turn }
option-place_unit-none = Keine Einheit
option-place_unit-scout =
    { $number ->
        [1] Kundschafter für 1 Gold{ piece-shore }
       *[other] Kundschafter für 2 Gold{ piece-shore }
    }
option-place_unit-fort =
    { $number ->
        [1] Fort für 3 Gold{ piece-shore }
       *[other] Fort für 6 Gold{ piece-shore }
    }
option-place_unit-settlement =
    { $number ->
        [1] Siedlung für 6 Gold{ piece-shore }
       *[other] Siedlung für 12 Gold{ piece-shore }
    }
option-retrieve_scout-none = Alle Kundschafter bleiben, wo sie sind
option-retrieve_scout-scout =
    { $b ->
        [0] Kundschafter von { $a }
       *[1] Kundschafter von { $a }, südliches oder westliches Ufer
    }


## Das Protokoll

log-spun = Runde { $number }: Der Drehpfeil zeigt auf { $number2 }.
    .parts = Runde { $number }: Einkommen { $number2 } ({ $parts }).
log-income =
    { $number2 ->
        [0] { $seat } hat { $number }
       *[other] { $seat } hat { $number }, { $number2 } verfallen
    }
log-skip_turn = { $seat } kann keine Fahrt beginnen und setzt aus.
log-sail =
    { $number ->
        [0]
            { $start ->
                [north] { $seat } segelt von Norden nach { $field }.
                [east] { $seat } segelt von Osten nach { $field }.
                [south] { $seat } segelt von Süden nach { $field }.
                [west] { $seat } segelt von Westen nach { $field }.
               *[tile] { $seat } bricht von { $field } auf.
            }
       *[other] { $seat } bricht von { $field } auf und zahlt { $number } Gold Zoll.
    }
log-announce = { $seat } sagt { piece-tiles } an.
log-reveal = { $seat } deckt von Stapel { $number } auf: { $kind }.
log-misfit = Es passt nicht und kommt in die Schachtel.
log-lay = { $seat } legt es auf { $field }.
log-storm = Sturm! Die Fahrt von { $seat } ist zu Ende.
log-hostile_natives = Feindliche Ureinwohner: Einheiten kosten { $seat } hier das Doppelte.
log-friendly_natives = Freundliche Ureinwohner heißen { $seat } willkommen.
log-pirates =
    { $number ->
        [0] Piraten entern das Schiff von { $seat } und finden kein Gold.
       *[other] Piraten nehmen { $seat } { piece-gold } ab.
    }
log-ruin = { $seat } findet eine Ruine: { piece-points }.
log-gold =
    { $number ->
        [0] { $seat } findet Gold, kann aber nicht mehr tragen.
       *[other] { $seat } findet { piece-gold }.
    }
log-chip =
    { $occasion ->
        [event] { $seat } bekommt einen Chip: { $chip }.
       *[island] { $seat } entdeckt { $chip } ({ $number }).
    }
log-stop =
    { $number ->
        [0] { $seat } beendet die Fahrt.
       *[other] { $seat } beendet die Fahrt; { piece-tiles } umsonst angesagt.
    }
log-unit = { $seat } setzt auf { $field } für { piece-gold }: { $unit }.
log-gap =
    { $manner ->
        [matching] Lücke { $field }: Reservekärtchen { $tile }.
        [stand_in] Lücke { $field }: Ein anderes Reservekärtchen vertritt { $tile }.
       *[blank] Lücke { $field }: Ein Marker vertritt { $tile }.
    }
log-landlocked =
    { $manner ->
        [matching] { $field } ist von Land eingeschlossen: Reservekärtchen { $tile }.
        [stand_in] { $field } ist von Land eingeschlossen: Ein anderes Reservekärtchen vertritt { $tile }.
       *[blank] { $field } ist von Land eingeschlossen: Ein Marker vertritt { $tile }.
    }
log-island = Eine Insel aus { piece-tiles } bei { $field }: Niemand hat dort eine Einheit.
    .parts =
        { $number2 ->
            [0] Eine Insel aus { piece-tiles } bei { $field }: { $parts }.
           *[other] Eine Insel aus { piece-tiles } bei { $field } und { $number2 } für Entdeckungen: { $parts }.
        }
log-points = { $seat } { $number }
log-units_home =
    { $number ->
        [one] Eine Einheit von { $seat } kehrt heim.
       *[other] { $number } Einheiten von { $seat } kehren heim.
    }
log-scout_back = { $seat } nimmt einen Kundschafter von { $field } zurück.
log-ended =
    { $reason ->
        [chart_complete] Die Seekarte ist vollständig: Das Spiel endet in Runde { $number }.
        [tiles_used_up] Die Kärtchen sind aufgebraucht: Das Spiel endet vorzeitig in Runde { $number }.
       *[all_blocked] Niemand kann je wieder auslaufen: Das Spiel endet vorzeitig in Runde { $number }.
    }
log-chip_bonus = { $seat } hat die meisten Chips: { piece-points }.
log-scored = { $seat } hat am Ende { piece-points }.


## Namen

name-open_sea = Offene See
name-coast = Küste
name-strait = Meerenge
name-land_corner = Landecke
name-dead_end_bay = Sackgasse
name-inland = Binnenland

name-storm = Sturm
name-hostile_natives = Feindliche Ureinwohner
name-friendly_natives = Freundliche Ureinwohner
name-pirates = Piraten
name-ruin = Ruine
name-gold = Gold

name-open_sea_storm = { name-open_sea } ({ name-storm })
name-open_sea_pirates = { name-open_sea } ({ name-pirates })
name-coast_storm = { name-coast } ({ name-storm })
name-coast_hostile_natives = { name-coast } ({ name-hostile_natives })
name-coast_friendly_natives = { name-coast } ({ name-friendly_natives })
name-coast_pirates = { name-coast } ({ name-pirates })
name-coast_ruin = { name-coast } ({ name-ruin })
name-coast_gold = { name-coast } ({ name-gold })
name-strait_friendly_natives = { name-strait } ({ name-friendly_natives })
name-strait_pirates = { name-strait } ({ name-pirates })
name-strait_gold = { name-strait } ({ name-gold })
name-land_corner_storm = { name-land_corner } ({ name-storm })
name-land_corner_hostile_natives = { name-land_corner } ({ name-hostile_natives })
name-land_corner_friendly_natives = { name-land_corner } ({ name-friendly_natives })
name-land_corner_pirates = { name-land_corner } ({ name-pirates })
name-land_corner_ruin = { name-land_corner } ({ name-ruin })
name-land_corner_gold = { name-land_corner } ({ name-gold })
name-dead_end_bay_hostile_natives = { name-dead_end_bay } ({ name-hostile_natives })
name-dead_end_bay_ruin = { name-dead_end_bay } ({ name-ruin })
name-dead_end_bay_gold = { name-dead_end_bay } ({ name-gold })

name-scout = Kundschafter
name-fort = Fort
name-settlement = Siedlung

name-breadfruit = Brotfrucht
name-bean = Bohnen
name-potato = Kartoffeln
name-corn = Mais
name-tomato = Tomaten
name-pineapple = Ananas
name-cocoa = Kakao

name-plain = Schlichte Rückseite
name-question = Fragezeichen

name-land_part = Landteil
name-island = Insel
name-toll = Zoll
name-reserve_tile = Reservekärtchen
name-stand_in = Ersatzkärtchen
name-box = Schachtel
name-ship = Schiff
name-start_circle = Startkreis


## Was man darüber wissen sollte

tip-open_sea = Wasser auf allen vier Seiten. Hier kann niemand siedeln.
tip-coast = Land auf einer Seite. Drei Linien führen weiter.
tip-strait = Zwei getrennte Landteile einander gegenüber. Zur selben Insel gehören sie nur, wenn sie anderswo zusammenhängen.
tip-land_corner = Land auf zwei benachbarten Seiten.
tip-dead_end_bay = Land auf drei Seiten. Hier ist die Fahrt oft zu Ende.
tip-inland = Land ringsum. Solche Kärtchen gibt es nur in der Reserve.
tip-storm = Die Fahrt ist sofort zu Ende: keine Kärtchen mehr, keine Einheit. Lücken werden trotzdem gefüllt und Inseln gewertet.
tip-hostile_natives = Endet deine Fahrt auf diesem Kärtchen, kostet eine Einheit das Doppelte: Kundschafter 2, Fort 6, Siedlung 12.
tip-friendly_natives = Du nimmst einen Entdecker-Chip. Sein Wert zählt nicht, wohl aber der Chip für den Entdeckerbonus.
tip-pirates = Du verlierst die Hälfte deines Goldes; der Verlust wird aufgerundet.
tip-ruin = Sofort 3 Punkte.
tip-gold = Du nimmst 3 Gold, bis höchstens 12. Es darf eine Einheit bezahlen, erhöht aber nicht die angesagte Zahl.
tip-scout = Kostet 1 Gold und die anderen 1 Gold Zoll. Am Ende deines Zuges darfst du einen Kundschafter zurücknehmen.
tip-fort = Kostet 3 Gold und die anderen 3 Gold Zoll. Ein Fort wiegt mehr als alle Kundschafter und bringt dem größten Entdecker eine Entdeckung.
tip-settlement = Kostet 6 Gold und die anderen 6 Gold Zoll. Sie wiegt mehr als alles andere auf einer Insel.
tip-plain = Kein Ereignis.
tip-question = Unter dem Fragezeichen steckt ein Ereignis: Sturm, feindliche oder freundliche Ureinwohner, Piraten, Ruine oder Gold.
tip-land_part = Landteile benachbarter Kärtchen hängen über eine gemeinsame Landseite zusammen. Auf Landteile setzt du Einheiten.
tip-island = Land mit Wasser ringsum. Sie wird einmal gewertet, sobald sie vollständig ist: ein Punkt je Kärtchen und die Entdeckungen.
tip-toll = Wer auf einem Kärtchen mit fremden Einheiten aufbricht, zahlt für sie: 1 je Kundschafter, 3 je Fort, 6 je Siedlung. Das Gold geht an die Bank.
tip-reserve_tile = Füllt eine Lücke: ein leeres Feld, das auf allen vier Seiten an Kärtchen oder den Rand grenzt. Niemand legt dort an oder siedelt darauf.
tip-stand_in = Ein anderes Reservekärtchen, Zahl nach oben, für eines, das ausgegangen ist. Es zählt wie das fehlende.
tip-box = Kärtchen, die nicht gepasst haben. Sie sind aus dem Spiel.
tip-ship = Alle segeln mit demselben Schiff. Wer am Zug ist, stellt es in einen Kreis seiner Wahl.
tip-start_circle = Hier kann eine Fahrt ohne Zoll beginnen, solange das Feld daneben leer ist.
tip-breadfruit = Entdecker-Chip mit dem Wert 1.
tip-bean = Entdecker-Chip mit dem Wert 1.
tip-potato = Entdecker-Chip mit dem Wert 2.
tip-corn = Entdecker-Chip mit dem Wert 2.
tip-tomato = Entdecker-Chip mit dem Wert 3.
tip-pineapple = Entdecker-Chip mit dem Wert 3.
tip-cocoa = Entdecker-Chip mit dem Wert 4.


## Der Wertungsbogen

score-islands_first = Größter Entdecker
score-islands_lower = Weitere Ränge
score-ruins = Ruinen
score-chip_bonus = Meiste Chips
score-total = Punkte


## Felder

field-round_no = Runde
field-income = Drehpfeil
field-gold = Gold
field-islands_first = Punkte als größter Entdecker
field-islands_lower = Punkte für weitere Ränge
field-ruins = Punkte für Ruinen
field-chip_bonus = Entdeckerbonus
field-chips = Chips
field-chips_left = Chips im Stapel
field-unseen = Unbekannte Kärtchen
field-stack_height = Höhe der Stapel
field-stack_top = Oberste Rückseiten
field-reserve = Reservekärtchen
field-edges = Kanten
field-laid = Gelegte Kärtchen
field-scored = Gewertete Teile
field-unit_at = Einheiten
field-ship = Schiff
field-announced_left = Angesagte Kärtchen
field-hostile = Feindliche Ureinwohner
field-blocked_skips = Blockierte Züge in Folge
field-island_chips = Wert der Entdeckungen
field-end_reason = Ende


## Was auf dem Tisch geschrieben steht

table-chart = Die Seekarte, Runde { $round }
table-stacks = Stapel
table-stack = Stapel
table-height = Kärtchen
table-back = Rückseite
table-reserve = Reserve, Schachtel, Chips
table-reserve-row = Reserve
table-unseen-row = unbekannt
table-box-row = Schachtel
table-chips-row = Chips im Stapel
table-seats = Spieler
table-gold = Gold
table-points = Punkte
table-scouts = Kunds.
table-forts = Forts
table-settlements = Siedl.
table-chips = Chips
table-on-chart = auf der Karte
table-announced =
    { $number ->
        [one] noch { $number } Kärtchen
       *[other] noch { $number } Kärtchen
    }

draw-board = Die Seekarte mit der Erfolgsleiste
draw-harbour = Drehpfeil und Stapel
draw-voyage = Die Fahrt
draw-stores = Reservekärtchen und Entdecker-Chips
draw-events = Die Ereignisse
draw-tile = { $field }: { $tile }
draw-land =
    { $tiles ->
        [one] Land aus { $tiles } Kärtchen
       *[other] Land aus { $tiles } Kärtchen
    }, { $edges ->
        [one] { $edges } Kante offen
       *[other] { $edges } Kanten offen
    }
draw-island = Insel aus { $tiles } Kärtchen
draw-island-scored = Insel aus { $tiles } Kärtchen, gewertet
draw-would-be-land = hier entsteht { draw-land }
draw-would-be-island = hier wird eine Insel aus { $tiles } Kärtchen vollständig
draw-present = { $name }: { $units }
draw-toll = Zoll { $toll }
draw-too-dear = Zoll { $toll }: nicht genug Gold
draw-start = Startkreis nach { $field }
draw-spinner =
    { $number ->
        [0] Drehpfeil: noch nicht gedreht
       *[other] Drehpfeil: Einkommen { $number }
    }
draw-stack = Stapel { $stack }: { $tiles ->
        [one] { $tiles } Kärtchen
       *[other] { $tiles } Kärtchen
    }{ $back ->
        [plain] , schlichte Rückseite
        [question] , Fragezeichen
       *[none] { "" }
    }
draw-stack-legend = unbekannt: { $plain } schlicht, { $question } mit „?“
draw-reserve = Reservekärtchen { $digit }, { $tile }: noch { $tiles }
draw-chip-stack =
    { $chips ->
        [one] noch { $chips } Entdecker-Chip
       *[other] noch { $chips } Entdecker-Chips
    }
draw-box =
    { $tiles ->
        [one] Schachtel: { $tiles } Kärtchen
       *[other] Schachtel: { $tiles } Kärtchen
    }
draw-unseen-kind = { $tile }: { $plain } schlichte, { $question } mit Fragezeichen
draw-gold = { $gold } Gold, höchstens 12
draw-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
draw-supply = { $unit }: { $left } im Vorrat
draw-held = { $chip } × { $count }, Wert { $value }
draw-most-chips = meiste Chips
draw-no-voyage = Das Schiff liegt im Hafen.
draw-at-sea = { $name } ist auf Fahrt.
draw-in-hand = { $name } hält: { $tile }
draw-how-many = { $name } kauft Kärtchen: 1 Gold je Stück.
draw-which-unit = { $name } darf auf { $field } siedeln.
draw-end-voyage = Fahrt beenden
draw-box-label = Schachtel
draw-unseen-label = unbekannt
draw-reserve-label = Reserve
draw-events-title = Unter den Fragezeichen
draw-event-storm = Die Fahrt endet sofort: keine Einheit.
draw-event-hostile_natives = Eine Einheit kostet hier das Doppelte.
draw-event-friendly_natives = Nimm einen Chip (ohne Punkte).
draw-event-pirates = Die Hälfte deines Goldes ist weg, aufgerundet.
draw-event-ruin = 3 Punkte.
draw-event-gold = 3 Gold, bis höchstens 12.
draw-times = { $count } ×
draw-scouts =
    { $count ->
        [one] { $count } Kundschafter
       *[other] { $count } Kundschafter
    }
draw-forts =
    { $count ->
        [one] { $count } Fort
       *[other] { $count } Forts
    }
draw-settlements =
    { $count ->
        [one] { $count } Siedlung
       *[other] { $count } Siedlungen
    }
