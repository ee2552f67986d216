### Anno 1503 auf Deutsch. Die Begriffe sind die von rules.de.md; das Schema der Schlüssel steht in karavelle.kernel.text.

about = Besiedle deine Insel, schicke Schiffe zu unbekannten Küsten, handle klug – und mit der Erweiterung: Bau ein Schloss und befreie das Meer von Piraten.
variant-mode = Gespielt wird
variant-mode-expansion = mit Aristokraten und Piraten (Erweiterung)
variant-mode-base = das Grundspiel


## Teile, die mehrere Sätze gemeinsam haben

piece-gold = { $number } Gold
piece-level =
    { $a_id ->
        [pioneer] Pionier wird Siedler
        [settler] Siedler wird Bürger
       *[citizen] Bürger wird Kaufmann
    }
piece-flag =
    { $b_id ->
        [fresh] kann noch kaufen
       *[used] hat schon gekauft
    }


## Fragen: wie die anderen sie lesen, und wie der Platz, der gefragt ist

prompt-production_choice = { $seat } nimmt eine Ware für die { $number }.
    .you = Die { $number } ist gefallen: Was nimmst du?
prompt-pirate_upkeep = { $seat } schuldet den Piraten { piece-gold }.
    .you = Piraten! Zahle { piece-gold } für deine Kontore und Verträge, oder gib etwas davon ab.
prompt-place_reserve = { $seat } legt ein Reservekärtchen auf eine freie Insel.
    .you = Lege das Reservekärtchen (Rückseite { $number }) auf ein freies Inselfeld.
prompt-fire_upkeep = { $seat } schuldet nach dem Feuer { piece-gold }.
    .you = Feuer! Zahle { piece-gold } für deine Einwohner, oder verliere einen davon.
prompt-golden_choice = Goldene Zeiten: { $seat } nimmt eine Ware.
    .you = Goldene Zeiten: Nimm eine beliebige Ware.
prompt-main_action = { $seat } siedelt, baut und handelt.
    .you = Siedle, werte auf, baue, verkaufe und kaufe, so oft du magst; dann geht es zu den Schiffen.
prompt-inventor_choice = { $seat } nimmt mit dem Erfinder eine Ware.
    .you =
        { $number ->
            [one] Der Erfinder: Nimm noch eine Ware.
           *[other] Der Erfinder: Nimm { $number } Waren, eine nach der anderen.
        }
prompt-library_choice = { $seat } darf in der neuen Bibliothek jemanden aufwerten.
    .you = Die Bibliothek: einen Einwohner kostenlos aufwerten, jetzt oder nie?
prompt-ship_action = { $seat } ist auf See.
    .you = Fahre auf ein Nachbarfeld oder erkunde eine Insel neben einem Schiff: je 1 Aktionspunkt.
prompt-tile_choice = { $seat } sieht sich das Kärtchen auf { $field } an.
    .you = Gefunden auf { $field }: { $kind }. Nimmst du es, oder legst du es zurück?
prompt-tie_choice = Gleichstand: { $seat } entscheidet, ob neu gewürfelt wird.
    .you = Gleichstand, { $number } zu { $number }! Neu würfeln, oder einen Seehelden schicken?
prompt-raid_choice = Piratenüberfall: { $seat } zahlt oder kämpft.
    .you = Piratenüberfall! 3 Gold zahlen, oder gegen wer weiß wessen Kanonen kämpfen?
prompt-raid_loss = Der Überfall ist verloren: { $seat } gibt Gold oder eine Ware ab.
    .you = Du hast gegen die Piraten verloren: Gib 5 Gold oder eine Ware oder Luxusware ab.
prompt-harbor_choice = { $seat } lässt das beschädigte Schiff zum Hafen schleppen.
    .you = Dein Schiff ist beschädigt. Auf welches Feld am Hafen wird es geschleppt?
prompt-peaceful_offer = Ein friedlicher Pirat macht { $seat } ein Angebot.
    .you = Ein friedlicher Pirat: Kaufst du eine Ware für 3 Gold oder eine Luxusware für 6?
prompt-discard_good = { $seat } legt Waren ab, bis es fünf sind.
    .you = Fünf Waren darfst du behalten. Welche geht zurück in die Bank?
prompt-discard_card = { $seat } legt Aktionskarten ab, bis es vier sind.
    .you = Vier Aktionskarten darfst du behalten. Welche legst du ab?


## Antworten

option-start_player = Platz { $number }
option-white_die = { $number }
option-pirate_die = { $number }
option-player_die = { $number }
option-reserve_back = { $number }
option-pirate_upkeep-pay_all = { piece-gold } zahlen
option-pirate_upkeep-give_up =
    { $a_id ->
        [post] Kontor am Steg { $b } abgeben
       *[contract] Einen Handelsvertrag abgeben
    }
option-fire_upkeep-pay_all = { piece-gold } zahlen
option-fire_upkeep-give_up = Einwohner verlieren: { $a }
option-main_action-end_main = Fertig, zu den Schiffen
option-main_action-build_ship = Schiff bauen auf { $a }
option-main_action-settle = Pionier einsetzen
option-main_action-upgrade = Aufwerten: { piece-level } ({ piece-flag })
option-main_action-build_public = Bauen: { $a }
option-main_action-sell = An Einwohner verkaufen: { $a } ({ $b })
option-main_action-buy = Kaufen: { $a }
option-main_action-buy_luxury = Luxusware kaufen: { $a }
option-main_action-sell_luxury =
    { $b_id ->
        [resident] An den ansässigen Aristokraten verkaufen: { $a }
       *[wealthy] An den wohlhabenden Aristokraten verkaufen: { $a }
    }
option-main_action-build_castle = Nächste Baustufe des Schlosses bauen
option-main_action-build_aristocrat = Auf Bauplatz { $a } bauen: { $b }
option-main_action-buy_cannon = Kanone kaufen
option-main_action-repair = Schiff { $a } reparieren
option-main_action-exchange = Karte für 2 Gold tauschen: { $a }
option-main_action-play =
    { $a_id ->
        [explorer] Entdecker spielen: 2 Aktionspunkte mehr für jedes Schiff
        [inventor] Erfinder spielen: 2 Waren nehmen
        [master_builder]
            { $b_id ->
                [gold] Baumeister spielen: das Gold sparen
               *[other] Baumeister spielen und das hier sparen: { $b }
            }
       *[engineer]
            { $b_id ->
                [cannon] Ingenieur spielen: Kanone, 4 Gold billiger
                [ship] Ingenieur spielen: kostenloses Schiff auf { $c }
               *[repair] Ingenieur spielen: Schiff { $c } kostenlos reparieren
            }
    }
option-library_choice-skip = Niemanden
option-library_choice-pioneer =
    { $a_id ->
        [fresh] Pionier wird Siedler (kann noch kaufen)
       *[used] Pionier wird Siedler (hat schon gekauft)
    }
option-library_choice-settler =
    { $a_id ->
        [fresh] Siedler wird Bürger (kann noch kaufen)
       *[used] Siedler wird Bürger (hat schon gekauft)
    }
option-library_choice-citizen =
    { $a_id ->
        [fresh] Bürger wird Kaufmann (kann noch kaufen)
       *[used] Bürger wird Kaufmann (hat schon gekauft)
    }
option-ship_action = Schiff { $number }
option-ship_action-end_ships = Die Fahrt beenden
option-ship_action-1 = Schiff 1: { $a }
option-ship_action-2 = Schiff 2: { $a }
option-tile_choice-put_back = Zurücklegen
option-tile_choice-attach = An Steg { $a } anlegen
option-tile_choice-take = Nehmen
option-tile_choice-upgrade = Nehmen: { piece-level }
option-tile_choice-attack = Das Nest angreifen
option-tie_choice-reroll = Neu würfeln
option-tie_choice-use_naval_hero = Seehelden spielen und gewinnen
option-raid_choice-pay = 3 Gold zahlen
option-raid_choice-fight = Kämpfen
option-raid_loss-gold_5 = 5 Gold
option-raid_loss-good = Abgeben: { $a }
option-peaceful_offer-decline = Nein, danke
option-peaceful_offer-buy =
    { $a_id ->
        [silk] Für 6 Gold kaufen: { $a }
        [marble] Für 6 Gold kaufen: { $a }
        [gems] Für 6 Gold kaufen: { $a }
       *[other] Für 3 Gold kaufen: { $a }
    }


## Das Protokoll

log-turn_began = Runde { $number }: { $seat } ist am Zug.
log-rolled =
    { $number ->
        [6] { $seat } würfelt eine 6: ein Ereignis!
       *[other] { $seat } würfelt eine { $number }.
    }
    .parts = { $seat } würfelt eine { $number }: { $parts }.
log-happened =
    { $event_id ->
        [pirate] Piraten bedrohen alle, die keine Schmiede haben.
        [fire] Feuer bricht aus, wo keine Feuerwehr steht.
       *[golden_times] Goldene Zeiten für alle.
    }
    .parts = Goldene Zeiten: { $parts }.
log-point_gained = { $seat } gewinnt einen Siegpunkt: { $point }.
log-point_lost = { $seat } verliert einen Siegpunkt: { $point }.
log-won = { $seat } hat { $number } Siegpunkte und gewinnt!
log-round_limit = { $number } Runden sind vorbei: Das Spiel ist zu Ende.
log-produced =
    { $source ->
        [post] { $seat } nimmt { $good } (Kontor)
        [question_number] { $seat } nimmt { $good } (?)
       *[island] { $seat } nimmt { $good }
    }
log-nothing_to_take = { $seat } nimmt nichts
log-golden = { $seat } nimmt { $good }
log-upkeep_paid =
    { $event_id ->
        [pirate] { $seat } zahlt den Piraten { piece-gold }.
       *[other] { $seat } zahlt { piece-gold }, um das Feuer zu löschen.
    }
log-protected = { $seat } ist geschützt: { $public }.
log-gave_up_tile = { $seat } gibt ein Kärtchen ab: { $kind }.
log-reserve_placed = { $seat } legt ein Reservekärtchen ({ $number }) auf { $field }.
log-reserve_known = { $seat } legt ein Kärtchen, das alle kennen, auf { $field }: { $kind }.
log-inhabitant_lost = { $seat } verliert einen Einwohner: { $level }.
log-settled = { $seat } setzt einen Pionier ein.
log-upgraded =
    { $way ->
        [promotion] Eine Aufwertung für { $seat }: { $level }.
        [library] Die Bibliothek wertet bei { $seat } auf: { $level }.
       *[cost] { $seat } wertet auf: { $level }.
    }
log-public_built = { $seat } baut: { $public }.
log-sold = { $seat } verkauft { $good } für { $number } (Käufer: { $level }).
log-bought = { $seat } kauft { $good } für { $number }.
log-luxury_sold =
    { $buyer ->
        [resident] { $seat } verkauft { $good } für { $number } an den ansässigen Aristokraten.
       *[wealthy] { $seat } verkauft { $good } für { $number } an den wohlhabenden Aristokraten.
    }
log-ship_built =
    { $payment ->
        [free] { $seat } lässt Schiff { $number } auf { $field } kostenlos vom Stapel.
       *[cost] { $seat } lässt Schiff { $number } auf { $field } vom Stapel.
    }
log-ship_repaired =
    { $payment ->
        [free] { $seat } repariert Schiff { $number } kostenlos.
       *[cost] { $seat } repariert Schiff { $number }.
    }
log-cannon_bought = { $seat } kauft die { $number }. Kanone für { $number2 } Gold.
log-castle_built =
    { $saved ->
        [nothing] { $seat } baut Baustufe { $number } des Schlosses.
       *[other] { $seat } baut Baustufe { $number } des Schlosses mit einem Baumeister.
    }
log-aristocrat_built = { $seat } baut auf Bauplatz { $number }: { $building }.
    .parts = { $seat } baut auf Bauplatz { $number }: { $building } ({ $parts }).
log-gold_gained = + { piece-gold }
log-card_drawn = { $seat } zieht eine Aktionskarte.
    .parts = { $seat } zieht eine Aktionskarte: { $parts }.
log-card_seen = { $card }
log-card_played = { $seat } spielt: { $card }.
log-card_exchanged = { $seat } zahlt 2 Gold und tauscht: { $card }.
log-card_discarded = { $seat } legt ab: { $card }.
log-deck_reshuffled =
    { $pack ->
        [action] Die abgelegten Aktionskarten werden zu einem neuen Stapel gemischt.
       *[pirate] Alle Piratenkarten werden neu gemischt.
    }
log-invented = Der Erfinder bringt { $seat } { $good }.
log-sailed = { $seat } fährt mit Schiff { $number } von { $field } nach { $field2 }.
log-explored = { $seat } erkundet { $field } mit Schiff { $number }.
log-saw_tile = Du siehst auf { $field }: { $kind }.
log-put_back = { $seat } legt das Kärtchen auf { $field } zurück.
log-post_attached = { $seat } legt an Steg { $number } an: { $kind }.
    .parts = { $seat } legt an Steg { $number } an: { $kind } ({ $parts }).
log-tile_taken = { $seat } nimmt: { $kind }.
    .parts = { $seat } nimmt: { $kind } ({ $parts }).
log-ship_returned = Schiff { $number } kehrt heim
log-nest_attacked = { $seat } greift auf { $field } ein Piratennest der Stärke { $number } an!
log-pirate_met =
    { $meeting ->
        [raid] { $seat } gerät in einen Piratenüberfall!
       *[peaceful] { $seat } trifft einen friedlichen Piraten.
    }
log-ransom_paid = { $seat } zahlt { $number } Gold Lösegeld. Es war { $pirate_card }.
log-raid_begun =
    { $role ->
        [mirror] Die Piraten ({ $pirate_card }) sind so stark wie { $seat } selbst.
       *[other] Die Piraten ({ $pirate_card }) haben die Kanonen von { $seat }.
    }
log-combat_rolled = Piraten { $number } + { $number2 } gegen { $number3 } + { $number4 }.
log-tie = Gleichstand!
log-hero_used = Ein Seeheld entscheidet den Kampf für { $seat }.
log-fight_won =
    { $cause ->
        [nest] { $seat } besiegt das Nest.
       *[raid] { $seat } wehrt den Überfall ab.
    }
    .parts =
        { $cause ->
            [nest] { $seat } besiegt das Nest ({ $parts }).
           *[raid] { $seat } wehrt den Überfall ab ({ $parts }).
        }
log-fight_lost =
    { $cause ->
        [nest] Das Nest hält { $seat } stand.
       *[raid] { $seat } unterliegt den Räubern.
    }
log-nest_taken = { $seat } nimmt das Nest: Luxuswaren kosten ab jetzt { $number } weniger ({ $kind }).
    .parts = { $seat } nimmt das Nest: Luxuswaren kosten ab jetzt { $number } weniger ({ $kind }; { $parts }).
log-ship_damaged = Schiff { $number } von { $seat } ist beschädigt.
log-ship_to_harbor = Schiff { $number } von { $seat } wird nach { $field } geschleppt.
log-raid_paid_gold = { $seat } verliert { piece-gold }.
log-raid_paid_good = { $seat } verliert { $good }.
log-reward = { $seat } erbeutet: { $good }.
log-reward_short = In der Bank ist nichts mehr da: { $good }.
log-peaceful_bought = { $seat } kauft dem friedlichen Piraten für { $number } Gold etwas ab: { $good }.
log-good_discarded = { $seat } legt { $good } ab.


## Namen

name-stone = Stein
name-wood = Holz
name-tool = Werkzeug
name-cloth = Tuch
name-spice = Gewürz
name-tobacco = Tabak
name-silk = Seide
name-marble = Marmor
name-gems = Edelsteine

name-pioneer = Pionier
name-settler = Siedler
name-citizen = Bürger
name-merchant = Kaufmann

name-red = rote Insel
name-blue = blaue Insel
name-yellow = gelbe Insel
name-green = grüne Insel

name-pirate = Piraten
name-fire = Feuer
name-golden_times = Goldene Zeiten

name-fire_brigade = Feuerwehr
name-smithy = Schmiede
name-church = Kirche
name-shipyard = Werft
name-market_hall = Markthalle
name-tavern = Wirtshaus

name-wealthy_aristocrat = Wohlhabender Aristokrat
name-theatre = Theater
name-university = Universität
name-cathedral = Kathedrale
name-library = Bibliothek
name-park = Park

name-naval_hero = Seeheld
name-explorer = Entdecker
name-master_builder = Baumeister
name-inventor = Erfinder
name-engineer = Ingenieur

name-P01 = Überfall Nr. 1
name-P02 = Überfall Nr. 2
name-P03 = Überfall Nr. 3
name-P04 = Überfall Nr. 4
name-P05 = Überfall Nr. 5
name-P06 = Überfall Nr. 6
name-P07 = Überfall Nr. 7
name-P08 = Überfall Nr. 8
name-P09 = Friedlicher Pirat
name-P10 = Friedlicher Pirat (mischen)

name-stone_post = Kontor für Stein
name-wood_post = Kontor für Holz
name-tool_post = Kontor für Werkzeug
name-cloth_post = Kontor für Tuch
name-spice_post = Kontor für Gewürz
name-tobacco_post = Kontor für Tabak
name-contract = Handelsvertrag
name-treasure = Schatzkiste
name-promotion = Aufwertung
name-silk_post = Luxuswarenkontor für Seide
name-marble_post = Luxuswarenkontor für Marmor
name-gems_post = Luxuswarenkontor für Edelsteine
name-nest_4 = Piratennest der Stärke 4
name-nest_5 = Piratennest der Stärke 5
name-nest_6 = Piratennest der Stärke 6

name-gold_30 = 30 Gold
name-posts_4 = 4 Kontore
name-contracts_3 = 3 Handelsverträge
name-merchants_3 = 3 Kaufleute
name-public_buildings_4 = 4 öffentliche Gebäude
name-aristocrat_buildings_all = 3 Aristokratengebäude
name-nests_2 = 2 Piratennester
name-castle_complete = Schloss vollendet

name-ware = Ware
name-luxury = Luxusware
name-inhabitant = Einwohner
name-gold = Gold
name-pier = Steg
name-golden_pier = Goldener Steg
name-question_number = Fragezeichen
name-reserve = Reserve
name-luxury_reserve = Luxusreserve
name-start_field = Startfeld
name-dolphin_field = Delphinfeld
name-harbor = Hafen
name-pirate_field = Piratenfeld
name-ship = Schiff
name-damaged_ship = Beschädigtes Schiff
name-action_points = Aktionspunkte
name-castle = Schloss
name-cannon = Kanone
name-site = Bauplatz
name-resident = Ansässiger Aristokrat
name-wealthy = Wohlhabender Aristokrat
name-raid = Piratenüberfall
name-peaceful = Friedlicher Pirat
name-island_tile = Inselkärtchen
name-home_island = Heimatinsel
name-aristocrat_island = Aristokrateninsel

name-A1 = Insel A1
name-B1 = Insel B1
name-C1 = C1
name-D1 = Insel D1
name-E1 = E1
name-F1 = Insel F1
name-G1 = Insel G1
name-H1 = Insel H1
name-I1 = I1
name-J1 = Insel J1
name-K1 = Insel K1
name-L1 = Insel L1
name-A2 = A2
name-B2 = B2
name-C2 = C2
name-D2 = Insel D2
name-E2 = E2
name-F2 = F2
name-G2 = G2
name-H2 = H2
name-I2 = I2
name-J2 = J2
name-K2 = K2
name-L2 = L2
name-A3 = Insel A3
name-B3 = B3
name-C3 = Insel C3
name-D3 = D3
name-E3 = Insel E3
name-F3 = F3
name-G3 = Insel G3
name-H3 = H3
name-I3 = Insel I3
name-J3 = Insel J3
name-K3 = Insel K3
name-L3 = L3
name-A4 = Insel A4
name-B4 = B4
name-C4 = C4
name-D4 = D4
name-E4 = E4
name-F4 = Insel F4
name-G4 = G4
name-H4 = H4
name-I4 = I4
name-J4 = J4
name-K4 = K4
name-L4 = L4
name-A5 = Insel A5
name-B5 = B5
name-C5 = Insel C5
name-D5 = Insel D5
name-E5 = E5
name-F5 = F5
name-G5 = G5
name-H5 = Insel H5
name-I5 = Insel I5
name-J5 = J5
name-K5 = Insel K5
name-L5 = Insel L5
name-M1 = Insel M1
name-N1 = N1
name-O1 = O1
name-P1 = Insel P1
name-Q1 = Insel Q1
name-R1 = Insel R1
name-M2 = Insel M2
name-N2 = N2
name-O2 = Insel O2
name-P2 = Insel P2
name-Q2 = Q2
name-R2 = R2
name-M3 = M3
name-N3 = N3
name-O3 = O3
name-P3 = P3
name-Q3 = Q3
name-R3 = Insel R3
name-M4 = Insel M4
name-N4 = N4
name-O4 = Insel O4
name-P4 = Insel P4
name-Q4 = Q4
name-R4 = Insel R4
name-M5 = Insel M5
name-N5 = N5
name-O5 = O5
name-P5 = P5
name-Q5 = Q5
name-R5 = Insel R5
name-M6 = Insel M6
name-N6 = N6
name-O6 = Insel O6
name-P6 = Insel P6
name-Q6 = Q6
name-R6 = Insel R6


## Was man darüber wissen sollte

tip-ware = Stein, Holz, Werkzeug, Tuch, Gewürz und Tabak. Wo von Waren die Rede ist, sind nie Luxuswaren gemeint. Fünf Karten darfst du am Zugende behalten.
tip-luxury = Seide, Marmor und Edelsteine: für Aristokratengebäude und die letzten Baustufen. Sie kosten 10 Gold, abzüglich dessen, was Nester und Theater ersparen.
tip-inhabitant = Jeder Einwohner kauft in jedem deiner Züge eine Ware und zahlt seine Stufe: 1 bis 4 Gold.
tip-pioneer = Stufe 1. Kostet Stein und Holz; zahlt 1 Gold für eine Ware.
tip-settler = Stufe 2. Ein Pionier steigt für Tuch und Werkzeug auf; zahlt 2 Gold für eine Ware.
tip-citizen = Stufe 3. Ein Siedler steigt für Werkzeug und Gewürz auf, wenn eines deiner drei Kärtchen für Bürger und Kaufleute frei ist; zahlt 3 Gold.
tip-merchant = Stufe 4. Ein Bürger steigt für Tuch und Tabak auf; zahlt 4 Gold. Drei Kaufleute sind ein Siegpunkt.
tip-gold = Eine Ware kostet 6 Gold, je Vertrag 1 weniger. Zwei Einkäufe im Zug sind erlaubt.
tip-pier = Fällt seine Zahl, nimmst du die Ware der Insel oder die des Kontors, nie beide.
tip-golden_pier = Platz für ein besiegtes Nest. Jedes macht dir Luxuswaren billiger.
tip-question_number = Bringt eine beliebige Ware. Nur ein Luxuswarenkontor darf hier anlegen.
tip-reserve = Verdeckte Kärtchen für abgegebene Kontore und Verträge: Die kommen unter den Stapel, das oberste auf eine freie Insel.
tip-luxury_reserve = Dasselbe für Luxuswarenkontore, auf dem östlichen Meer.
tip-start_field = Hier beginnen die Schiffe.
tip-dolphin_field = Die beiden Delphinfelder sind Nachbarn: Hier geht es von Meer zu Meer.
tip-harbor = Auf den drei Feldern daneben dürfen neue Schiffe beginnen; beschädigte werden dorthin geschleppt.
tip-pirate_field = Wer darauf fährt, verliert die übrigen Punkte dieses Schiffs und trifft einen Piraten. Stehenbleiben und Wegfahren kosten nichts.
tip-ship = Kostet Holz und Tuch. Bringt es ein Kärtchen heim, kommt es in den Vorrat und muss neu gebaut werden.
tip-damaged_ship = Liegt auf der Seite und tut nichts, bis es in einem späteren Zug für Holz und Werkzeug repariert ist.
tip-action_points = Drei je Schiff und Zug; vier mit einer Werft, zwei mehr mit einem Entdecker. Ein Zug kostet einen, ein Blick auf ein Kärtchen auch.
tip-castle = Neun Baustufen. Jede bringt eine Aktionskarte; die letzte braucht ein besiegtes Nest. Vollendet ist es ein Siegpunkt.
tip-cannon = Jede Kanone gibt 1 Kampfstärke mehr. Die erste kostet 4 Gold, jede weitere 2 mehr.
tip-site = Ein Aristokratengebäude kostet die Luxuswaren, die auf seinem Bauplatz stehen. Der dritte Bauplatz braucht ein besiegtes Nest.
tip-resident = Kauft in jedem deiner Züge eine Luxusware für 3 Gold.
tip-wealthy = Kauft in jedem deiner Züge eine Luxusware für 6 Gold.
tip-raid = 3 Gold zahlen oder kämpfen. Die Karte wird erst dann gezeigt; sie sagt, wessen Kanonen die Piraten haben, was du verlieren und was du gewinnen kannst.
tip-peaceful = Verkauft eine Ware für 3 Gold oder eine Luxusware für 6.
tip-island_tile = Verdeckt, bis jemand es erkundet. Wer es zurücklegt, behält für sich, was er gesehen hat.
tip-home_island = Fünf Zahlen, jede mit einer Ware; fällt eine, nimmst du eine Karte, egal wer gewürfelt hat.
tip-aristocrat_island = Schloss, Kanonen, drei Bauplätze für Aristokratengebäude, zwei goldene Stege.
tip-fire_brigade = Feuer lässt deine Einwohner in Ruhe. Kostet Holz, Stein und Werkzeug.
tip-smithy = Das Ereignis Piraten lässt deine Kontore und Verträge in Ruhe. Kostet Stein, Werkzeug und Tuch.
tip-church = In goldenen Zeiten zwei Waren statt einer. Kostet zwei Stein und Holz.
tip-shipyard = Deine Schiffe haben vier Aktionspunkte statt drei. Kostet zwei Holz und Werkzeug.
tip-market_hall = Drei Einkäufe im Zug statt zwei. Kostet Holz, Stein und Tuch.
tip-tavern = Die erste Ware, die du in einem Zug verkaufst, bringt 2 Gold mehr. Kostet Holz, Tuch und Gewürz.
tip-wealthy_aristocrat = In jedem deiner Züge darfst du eine Luxusware für 6 Gold verkaufen, neben den 3 des ansässigen.
tip-theatre = Luxuswaren kosten dich 2 Gold weniger.
tip-university = Eine Kanone mehr in all deinen Kämpfen.
tip-cathedral = Ziehe sofort zwei Aktionskarten.
tip-library = Werte einen Einwohner kostenlos auf, sofort oder nie.
tip-park = Sofort 12 Gold.
tip-naval_hero = Gewinnt einen Kampf, der unentschieden steht. Er darf bei jedem Gleichstand helfen, auch neben einer anderen Karte.
tip-explorer = Jedes deiner Schiffe hat in diesem Zug zwei Aktionspunkte mehr.
tip-master_builder = Baue die nächste Baustufe und spare eine Ware ihrer Kosten, oder das Gold der ersten.
tip-inventor = Nimm zwei beliebige Waren.
tip-engineer = Die nächste Kanone 4 Gold billiger, oder ein Schiff kostenlos, oder eine Reparatur kostenlos.
tip-pirate = Wer keine Schmiede hat, zahlt 1 Gold für jedes Kontor und jeden Vertrag oder gibt welche ab.
tip-fire = Wer keine Feuerwehr hat, zahlt 1 Gold für jeden Einwohner oder verliert welche.
tip-golden_times = Alle nehmen eine Ware, wer eine Kirche hat, zwei.
tip-contract = Waren kosten dich je Vertrag 1 Gold weniger. Drei Verträge sind ein Siegpunkt.
tip-treasure = Sofort 12 Gold.
tip-promotion = Einer deiner Einwohner steigt kostenlos eine Stufe auf.
tip-stone_post = Lege es an einen Steg: Fällt dessen Zahl, kannst du stattdessen Stein nehmen.
tip-wood_post = Lege es an einen Steg: Fällt dessen Zahl, kannst du stattdessen Holz nehmen.
tip-tool_post = Lege es an einen Steg: Fällt dessen Zahl, kannst du stattdessen Werkzeug nehmen.
tip-cloth_post = Lege es an einen Steg: Fällt dessen Zahl, kannst du stattdessen Tuch nehmen.
tip-spice_post = Lege es an einen Steg: Fällt dessen Zahl, kannst du stattdessen Gewürz nehmen.
tip-tobacco_post = Lege es an einen Steg: Fällt dessen Zahl, kannst du stattdessen Tabak nehmen.
tip-silk_post = Lege es an einen Steg oder an das Fragezeichen: Fällt die Zahl, kannst du stattdessen Seide nehmen.
tip-marble_post = Lege es an einen Steg oder an das Fragezeichen: Fällt die Zahl, kannst du stattdessen Marmor nehmen.
tip-gems_post = Lege es an einen Steg oder an das Fragezeichen: Fällt die Zahl, kannst du stattdessen Edelsteine nehmen.
tip-nest_4 = Kämpft mit Würfel + 4. Besiegt macht es Luxuswaren um 1 Gold billiger. Zwei Nester sind ein Siegpunkt.
tip-nest_5 = Kämpft mit Würfel + 5. Besiegt macht es Luxuswaren um 2 Gold billiger. Zwei Nester sind ein Siegpunkt.
tip-nest_6 = Kämpft mit Würfel + 6. Besiegt macht es Luxuswaren um 3 Gold billiger. Zwei Nester sind ein Siegpunkt.
tip-gold_30 = Gilt, solange du 30 Gold oder mehr hast.
tip-posts_4 = Gilt, solange vier Kontore an deinen Stegen liegen.
tip-contracts_3 = Gilt, solange du drei Handelsverträge hast.
tip-merchants_3 = Gilt, solange drei Kaufleute auf deiner Insel wohnen.
tip-public_buildings_4 = Vier öffentliche Gebäude. Geht nie verloren.
tip-aristocrat_buildings_all = Auf jedem der drei Bauplätze ein Gebäude. Geht nie verloren.
tip-nests_2 = Zwei besiegte Piratennester. Geht nie verloren.
tip-castle_complete = Alle neun Baustufen des Schlosses. Geht nie verloren.


## Der Wertungszettel

score-gold_30 = 30 Gold
score-posts_4 = 4 Kontore
score-contracts_3 = 3 Handelsverträge
score-merchants_3 = 3 Kaufleute
score-public_buildings_4 = 4 öffentliche Gebäude
score-aristocrat_buildings_all = 3 Aristokratengebäude
score-nests_2 = 2 Piratennester
score-castle_complete = Schloss vollendet
score-surplus = Überzählige Punkte
score-total = Siegpunkte


## Was auf dem Tisch geschrieben steht

table-seas = Die Meere
table-round = Runde { $number }
table-known = Bekannte Kärtchen
table-seats = Plätze
table-gold = Gold
table-goods = Waren
table-people = Einwohner
table-posts = Kontore
table-public = Gebäude
table-ships = Schiffe
table-noble = Aristokraten
table-cards = Karten
table-bank = Bank
table-left = übrig
table-points = Siegpunkte
table-damaged = beschädigt
table-supply = im Vorrat

draw-board = Die Meere
draw-bank = Bank und Vorräte
draw-moment = Würfel, Kämpfe und Funde
draw-points = Siegpunkte
draw-points-title = Siegpunkte
draw-legend-known = nur du kennst es
draw-legend-nest = Nest, das alle kennen
draw-legend-pirate = Piraten: hier ist Schluss
draw-empty = { $field }: eine Insel ohne Kärtchen
draw-face-down = { $field }: ein verdecktes Kärtchen, Rückseite { $number }
draw-seen-by = gesehen von { $names }
draw-known = { $field }: { $kind }
draw-explore = Schiff { $ship } erkundet { $field }
draw-sail = Schiff { $ship } fährt nach { $field }
draw-pirate-warning = dort wartet ein Pirat, und die übrigen Punkte verfallen
draw-reach = { $field }: { $number } Aktionspunkte entfernt
draw-ship = Schiff { $ship } von { $name } auf { $field }, { $points } Aktionspunkte
draw-ship-damaged = Schiff { $ship } von { $name } auf { $field }, beschädigt ({ $points } Aktionspunkte)
draw-gold = { $number } Gold
draw-settle = Pionier einsetzen
draw-room = Platz für einen Einwohner
draw-inhabitant = { $level }, zahlt { $number }
draw-may-buy = kann noch kaufen
draw-has-bought = hat schon gekauft
draw-production = Zahl { $number }: { $good }
draw-pier = Steg { $number }
draw-post = Steg { $number }: { $kind }
draw-ware-price = Eine Ware kostet hier { $number } Gold
draw-held = { $good } × { $number }
draw-card-back = Eine Aktionskarte
draw-castle =
    { $number ->
        [0] Noch kein Schloss
       *[other] Schloss: { $number } von 9 Baustufen
    }
draw-next-stage = dazu die Kosten der nächsten Baustufe
draw-site = Bauplatz { $number }
draw-site-locked = Bauplatz { $number }: braucht ein besiegtes Nest
draw-nest = { $kind }: Luxuswaren kosten { $number } weniger
draw-luxury-price = Eine Luxusware kostet hier { $number } Gold: 10, davon { $nests } weg für Nester und { $theatre } für ein Theater
draw-cannons = { $number } Kanonen, Kampfstärke + { $guns }
draw-stack = { $good }: { $number } in der Bank, { $price } Gold
draw-left =
    { $number ->
        [0] keine mehr da
       *[other] noch { $number } da
    }
draw-have = steht auf deiner Insel
draw-deck = Aktionskarten: { $number } im Stapel, { $discards } abgelegt
draw-pirates = Piratenkarten: { $number } im Stapel, { $discards } abgelegt
draw-turn = { $name }, Runde { $round }
draw-die =
    { $number ->
        [0] Noch nichts gewürfelt
       *[other] Der weiße Würfel zeigt { $number }
    }
draw-foe-nest = Nest
draw-foe-raid = Piraten
draw-looks = { $name } sieht es sich an.
draw-phase-main = Siedeln, bauen, handeln
draw-phase-ships = Auf See
draw-phase-other = Die See ist ruhig.
draw-counted = { $name }: { $number } zählende Punkte
draw-progress = { $name }: { $point }, { $have } von { $need }


## Felder

field-round_no = Runde
field-gold = Gold
field-goods = Waren
field-castle = Schloss
field-cannons = Kanonen
field-bank = Bank
