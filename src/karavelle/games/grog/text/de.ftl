### Grog Island auf Deutsch. Begriffe wie in rules.de.md; die Schlüssel erklärt karavelle.kernel.text.

about = Piraten im Ruhestand bieten mit Würfeln um die Geschäfte von Grog Island, und wer aus der Auktion aussteigt, handelt stattdessen auf einem Händlerschiff.


## Bausteine mehrerer Sätze. Ein Ding kommt mit seinem Namen, etwa $good, und mit seiner Kennung, etwa $good_id.

piece-goods =
    { $number ->
        [one] { $number } { $good }
       *[other] { $number } { piece-goods.plural }
    }
    .plural =
        { $good_id ->
            [coconut] Kokosnüsse
            [fish] Fische
            [grog] Grog
            [lemon] Zitronen
           *[treasure_map] Schatzkarten
        }
    .instead =
        { $good_id ->
            [coconut] anstelle von Kokosnüssen
            [fish] anstelle von Fischen
            [grog] anstelle von Grog
            [lemon] anstelle von Zitronen
           *[treasure_map] anstelle von Schatzkarten
        }
# Wem? Der Halbinsel.
piece-peninsula =
    { $peninsula_id ->
        [green] der grünen Halbinsel
        [blue] der blauen Halbinsel
        [orange] der orangen Halbinsel
        [yellow] der gelben Halbinsel
       *[gray] der grauen Halbinsel
    }
piece-anchorage =
    { $anchorage_id ->
        [green] vor der grünen Halbinsel
        [blue] vor der blauen Halbinsel
        [orange] vor der orangen Halbinsel
        [yellow] vor der gelben Halbinsel
        [gray] vor der grauen Halbinsel
       *[open_sea] auf offener See
    }
# Wen? Den Shop. Die Bar Grog Hole gibt es nur einmal, deshalb kommt sie ohne Farbe aus.
piece-building =
    { $building_id ->
        [cannonball_foundry_green] die { $building }
        [cannonball_foundry_blue] die { $building }
        [cannonball_foundry_gray] die { $building }
        [figurehead_studio_blue] die { $building }
        [figurehead_studio_yellow] die { $building }
        [voodoo_workshop_green] die { $building }
        [voodoo_workshop_blue] die { $building }
        [fortune_teller_yellow] das { $building }
        [fortune_teller_gray] das { $building }
        [grog_hole_orange] die { name-grog_hole }
       *[other] den { $building }
    }
    .at =
        { $building_id ->
            [cannonball_foundry_green] an der { $building }
            [cannonball_foundry_blue] an der { $building }
            [cannonball_foundry_gray] an der { $building }
            [figurehead_studio_blue] an der { $building }
            [figurehead_studio_yellow] an der { $building }
            [voodoo_workshop_green] an der { $building }
            [voodoo_workshop_blue] an der { $building }
            [grog_hole_orange] an der { name-grog_hole }
           *[other] am { $building }
        }
piece-coins =
    { $number ->
        [one] { $number } Münze
       *[other] { $number } Münzen
    }
piece-points =
    { $number ->
        [one] { $number } Piratenpunkt
       *[other] { $number } Piratenpunkte
    }
piece-cards =
    { $deck ->
        [treasure_deck]
            { $times ->
                [one] { $times } Truhenkarte
               *[other] { $times } Truhenkarten
            }
        [parrot_deck]
            { $times ->
                [one] { $times } Papageikarte
               *[other] { $times } Papageikarten
            }
       *[goal_deck] { piece-cards.goal }
    }
    .goal =
        { $times ->
            [one] { $times } Zielkarte
           *[other] { $times } Zielkarten
        }


## Fragen: wie die anderen sie lesen und wie der Gefragte sie liest

prompt-setup_return_goals = { $seat } sucht Zielkarten aus.
    .you = Lege eine Zielkarte unter den Stapel. Vier von sechs behältst du.
prompt-setup_choose_good = { $seat } wählt eine erste Ware.
    .you = Wähle deine erste Ware.
# $number ist das Gebot (0: noch keines), $number2 der potentielle Münzvorrat, $number3 die Summe der heimlich geplanten Reihe.
prompt-bid_step =
    { $number ->
        [0] { $seat } ist mit dem Startgebot an der Reihe.
       *[other] { $seat } bietet oder passt. Das Gebot steht bei { $number }.
    }
    .you =
        { $draft ->
            [row]
                { $number ->
                    [0] Deine Reihe ist bisher { $number3 } wert. Du darfst bis { $number2 } gehen.
                   *[other] Deine Reihe ist bisher { $number3 } wert. Das Gebot steht bei { $number }, du darfst bis { $number2 } gehen.
                }
            [cards]
                { $number ->
                    [0] Eröffne nun die Auktion, höchster Würfel zuerst. Du darfst bis { $number2 } gehen.
                   *[other] Biete nun, höchster Würfel zuerst. Das Gebot steht bei { $number }, du darfst bis { $number2 } gehen.
                }
           *[empty]
                { $number ->
                    [0] Eröffne die Auktion, höchster Würfel zuerst. Du darfst bis { $number2 } gehen.
                   *[other] Biete, höchster Würfel zuerst, oder passe. Das Gebot steht bei { $number }, du darfst bis { $number2 } gehen.
                }
        }
prompt-choose_ship = { $seat } wählt ein Schiff.
    .you = Wähle das Schiff, das du besuchst.
prompt-trade_action = { $seat } handelt auf dem { $ship }.
    .you = Handle auf dem { $ship } (gesucht: { $good }): einmal seine Haupthandels-Aktion, Besitznahmen so oft du zahlen kannst.
prompt-substitution_count = { $seat } sucht Waren zum Abgeben aus.
    .you =
        { $number ->
            [one] Du schuldest { piece-goods }. Gibst du dafür drei andere Waren?
           *[other] Du schuldest { piece-goods }. Wie viele davon ersetzt du durch je drei andere Waren?
        }
prompt-give_substitute = { $seat } sucht Waren zum Abgeben aus.
    .you = Gib eine andere Ware { piece-goods.instead } ab: noch { $number }.
prompt-keep_goal = { $seat } sucht eine Zielkarte aus.
    .you = Behalte eine der gezogenen Zielkarten. Die übrigen kommen unter den Stapel.
prompt-cloud_goal_return = { $seat } legt eine Zielkarte unter den Stapel.
    .you = Lege eine beliebige Zielkarte von deiner Hand unter den Stapel.
# $number ist das Gebot, $number2 der Rest nach den heimlich eingeplanten Karten; um mehr als 2 überzahlen sie nie.
prompt-pay_step = { $seat } zahlt das Gebot von { $number } oder verweigert.
    .you =
        { $number2 ->
            [-2] Deine Karten decken das Gebot von { $number }, 2 Münzen bekommst du heraus.
            [-1] Deine Karten decken das Gebot von { $number }, 1 Münze bekommst du heraus.
            [0] Deine Karten decken das Gebot von { $number } genau.
           *[other] Zahle das Gebot von { $number } mit Truhenkarten und Münzen oder verweigere die Zahlung. Noch offen: { $number2 }.
        }
prompt-claim_building = { $seat } nimmt ein Gebäude in Besitz.
    .you = Nimm ein Gebäude in Besitz oder verzichte.
prompt-place_lock = { $seat } bringt auf { piece-peninsula } ein Schloss an.
    .you = Bringe ein Schloss an einem freien Gebäude auf { piece-peninsula } an.
prompt-ghost_place = { $seat } setzt auf { piece-peninsula } einen Geist.
    .you = Setze einen Geist auf ein freies Gebäude { piece-peninsula }, wo das Geisterschiff liegt.


## Antworten

option-setup_choose_good-green = { name-coconut } ({ name-green })
option-setup_choose_good-blue = { name-fish } ({ name-blue })
option-setup_choose_good-orange = { name-grog } ({ name-orange })
option-setup_choose_good-yellow = { name-lemon } ({ name-yellow })
option-setup_choose_good-gray = { name-treasure_map } ({ name-gray })

option-start_player =
    { $number ->
        [0] Erster Platz
        [1] Zweiter Platz
        [2] Dritter Platz
       *[3] Vierter Platz
    }
option-roll = { $colour } { $number }

option-bid_step-pass = Passen
option-bid_step-commit = { $number3 } bieten
option-bid_step-place = Würfel legen: { $a }
option-bid_step-parrot_hold = Papagei: Gebot halten
option-bid_step-parrot_color = Papagei: { $a } auf { $b } drehen

option-trade_action-finish = Besuch beenden
option-trade_action-main =
    { $ship_id ->
        [ship_coins2]
            { $a ->
                [one] Haupthandels-Aktion: { $a } Einheit für 2 Münzen
               *[other] Haupthandels-Aktion: { $a } Einheiten für je 2 Münzen
            }
        [ship_coins3]
            { $a ->
                [one] Haupthandels-Aktion: { $a } Einheit für 3 Münzen
               *[other] Haupthandels-Aktion: { $a } Einheiten für je 3 Münzen
            }
        [ship_coins4]
            { $a ->
                [one] Haupthandels-Aktion: { $a } Einheit für 4 Münzen
               *[other] Haupthandels-Aktion: { $a } Einheiten für je 4 Münzen
            }
        [ship_treasure]
            { $a ->
                [one] Haupthandels-Aktion: { $a } Einheit für { $a } Truhenkarte
               *[other] Haupthandels-Aktion: { $a } Einheiten für { $a } Truhenkarten
            }
        [ship_parrot]
            { $a ->
                [one] Haupthandels-Aktion: { $a } Einheit für { $a } Papageikarte
               *[other] Haupthandels-Aktion: { $a } Einheiten für { $a } Papageikarten
            }
       *[ship_goal]
            { $a ->
                [one] Haupthandels-Aktion: { $a } Einheit für { $a } Zielkarte
               *[other] Haupthandels-Aktion: { $a } Einheiten für { $a } Zielkarten, 1 behalten
            }
    }
option-trade_action-claim = { $a } für 4 Einheiten in Besitz nehmen
option-substitution_count =
    { $number ->
        [0] Nichts ersetzen
        [one] { piece-goods } ersetzen (drei andere Waren)
       *[other] { piece-goods } ersetzen (je drei andere Waren)
    }
option-give_substitute-green = { option-setup_choose_good-green }
option-give_substitute-blue = { option-setup_choose_good-blue }
option-give_substitute-orange = { option-setup_choose_good-orange }
option-give_substitute-yellow = { option-setup_choose_good-yellow }
option-give_substitute-gray = { option-setup_choose_good-gray }

option-pay_step-settle =
    { $number2 ->
        [-2] Mit den Karten zahlen (2 Münzen heraus)
        [-1] Mit den Karten zahlen (1 Münze heraus)
        [0] Mit den Karten zahlen
        [one] { $number2 } Münze zahlen
       *[other] { $number2 } Münzen zahlen
    }
option-pay_step-refuse = Zahlung verweigern
option-pay_step-add_treasure =
    { $a ->
        [1] { name-treasure_1 } dazulegen
        [2] { name-treasure_2 } dazulegen
       *[3] { name-treasure_3 } dazulegen
    }
option-claim_building-decline = Verzichten: kein weiteres Gebäude nehmen


## Das Protokoll

log-cloud_laid = Wolke über { piece-peninsula }: { $cloud }.
log-anchored = Das { $ship } liegt { piece-anchorage }.
log-flag = { $seat } bekommt die Startspielerflagge.
log-good_chosen = { $seat } nimmt 1 { $good }.

log-round_began = Runde { $number } beginnt.
log-rolled = { $seat } wirft die Würfel.
    .parts = { $seat } würfelt { $parts }.
log-die_shows = { $colour } { $number }

log-bid =
    { $manner ->
        [opened] { $seat } eröffnet mit { $number }.
        [raised] { $seat } erhöht auf { $number }.
       *[held] { $seat } hält das Gebot von { $number }.
    }
    .parts =
        { $manner ->
            [opened] { $seat } eröffnet mit { $number }: { $parts }.
            [raised] { $seat } erhöht auf { $number }: { $parts }.
           *[held] { $seat } hält das Gebot von { $number }: { $parts }.
        }
log-bid_die = { $colour } { $number }
log-die_turned = Papagei dreht { $colour } { $number } → { $number2 }
log-bid_held = Karte „{ name-parrot_hold }“

log-passed = { $seat } passt.
    .parts = { $seat } passt und nimmt { $parts }.
log-goods_taken = { piece-goods }
log-ghost_good = 1 { $good } (Geisterschiff)

log-visited =
    { $duty ->
        [must] { $seat } besucht das { $ship } vor { piece-peninsula }.
       *[may] { $seat } besucht das { $ship } vor { piece-peninsula } und muss dort nicht handeln.
    }
log-handed_in =
    { $number ->
        [0] { $seat } gibt andere Waren { piece-goods.instead } ab.
       *[other] { $seat } gibt { piece-goods } ab.
    }
    .parts =
        { $number ->
            [0] { $seat } gibt { $parts } { piece-goods.instead } ab.
           *[other] { $seat } gibt { piece-goods } ab und anstelle weiterer: { $parts }.
        }
log-substitute = { piece-goods }
log-coins =
    { $why ->
        [by_ship] { $seat } erhält { piece-coins } vom Schiff.
        [by_free_buildings]
            { $number ->
                [one] { $seat } erhält { piece-coins } für ein freies Gebäude derselben Art.
               *[other] { $seat } erhält { piece-coins } für freie Gebäude derselben Art.
            }
        [by_overpaying] { $seat } bekommt { piece-coins } heraus.
       *[other] { $seat } erhält { piece-coins }.
    }
log-point =
    { $why ->
        [by_cloud] { $seat } erhält { piece-points } von der Wolke.
        [by_space] { $seat } erhält { piece-points } für ein Bietfeld.
       *[other] { $seat } erhält { piece-points }.
    }
log-drew = { $seat } zieht { piece-cards }.
    .parts = { $seat } zieht { piece-cards } ({ $parts }).
log-treasure_seen = { $treasure }
log-parrot_seen = { $parrot }
log-goal_seen = { $goal }
log-kept = { $seat } behält 1 Zielkarte.
    .parts = { $seat } behält 1 Zielkarte ({ $parts }).
log-put_under = { $seat } legt { piece-cards.goal } unter den Stapel.
    .parts = { $seat } legt { piece-cards.goal } unter den Stapel ({ $parts }).

log-claimed =
    { $cloud_id ->
        [cloud_empty] { $seat } nimmt { piece-building } in Besitz. { $cloud }: keine Belohnung.
        [cloud_black] { $seat } nimmt { piece-building } in Besitz. { $cloud }: weder Belohnung noch Münzen.
       *[other] { $seat } nimmt { piece-building } in Besitz. Wolke: { $cloud }.
    }
log-last_crew = { $seat } hat keine Crew mehr: Dies ist die letzte Runde.
log-won = { $seat } gewinnt die Auktion mit einem Gebot von { $number }.
log-paid = { $seat } zahlt { piece-coins }.
    .parts =
        { $number ->
            [0] { $seat } zahlt mit { $parts }.
           *[other] { $seat } zahlt { piece-coins } plus { $parts }.
        }
log-treasure_paid = { $treasure }
log-refused = { $seat } verweigert die Zahlung. Die Auktion ist vorbei.
log-lapsed =
    { $reason ->
        [declined] { $seat } verzichtet auf die Besitznahme von Feld { $number }.
        [nothing_free] Feld { $number } bringt { $seat } nichts: Auf dieser Halbinsel ist kein Gebäude frei.
        [same_type] Feld { $number } bringt { $seat } nichts: Auf dieser Halbinsel ist nur die eben genommene Art frei.
        [no_crew] Feld { $number } bringt { $seat } nichts: Es ist keine Crew mehr da.
       *[no_lock] Feld { $number } bringt { $seat } nichts: Es ist kein Schloss mehr da.
    }
log-locked = { $seat } bringt { piece-building.at } ein Schloss an.

log-ghost_placed = { $seat } setzt einen Geist auf { piece-building }.
log-no_winner = Alle haben gepasst: Diese Runde hat keinen Gewinner.
log-sailed = Die Schiffe segeln weiter.
    .parts = Die Schiffe segeln weiter: { $parts }.
log-lies_at = { $ship } ({ $anchorage })
log-ended_with = Die Partie endet nach Runde { $number }.
log-scored =
    { $number ->
        [one] { $seat } hat am Ende { $number } Punkt.
       *[other] { $seat } hat am Ende { $number } Punkte.
    }


## Namen

name-green = Grün
name-blue = Blau
name-orange = Orange
name-yellow = Gelb
name-gray = Grau
name-open_sea = offene See

name-coconut = Kokosnuss
name-fish = Fisch
name-grog = Grog
name-lemon = Zitrone
name-treasure_map = Schatzkarte

name-bid_space_1 = Feld 1: Besitznahme
name-bid_space_2 = Feld 2: Besitznahme
name-bid_space_3 = Feld 3: 1 Piratenpunkt
name-bid_space_4 = Feld 4: Schloss
name-bid_space_5 = Feld 5: 1 Piratenpunkt

name-cloud_goal = Zielkarte tauschen
name-cloud_point = 1 Piratenpunkt
name-cloud_parrot = 1 Papageikarte
name-cloud_empty = Leere Wolke
name-cloud_black = Schwarze Wolke

name-ship_coins2 = Münzschiff 4 x 2
name-ship_coins3 = Münzschiff 2 x 3
name-ship_coins4 = Münzschiff 1 x 4
name-ship_treasure = Truhenschiff
name-ship_parrot = Papageienschiff
name-ship_goal = Zielkartenschiff
name-ghost_ship = Geisterschiff

name-hook_shop = Haken-Shop
name-hat_shop = Hut-Shop
name-peg_leg_shop = Holzbein-Shop
name-eye_patch_shop = Augenklappen-Shop
name-sword_shop = Schwert-Shop
name-anchor_shop = Anker-Shop
name-cannonball_foundry = Kanonenkugel-Gießerei
name-coffin_maker = Sargmacher
name-figurehead_studio = Galionsfiguren-Tischlerei
name-voodoo_workshop = Voodoo-Werkstatt
name-fortune_teller = Wahrsager-Studio
name-grog_hole = Bar Grog Hole

name-hook_shop_green = { name-hook_shop } ({ name-green })
name-hook_shop_blue = { name-hook_shop } ({ name-blue })
name-hook_shop_orange = { name-hook_shop } ({ name-orange })
name-hook_shop_yellow = { name-hook_shop } ({ name-yellow })
name-hat_shop_green = { name-hat_shop } ({ name-green })
name-hat_shop_orange = { name-hat_shop } ({ name-orange })
name-hat_shop_yellow = { name-hat_shop } ({ name-yellow })
name-hat_shop_gray = { name-hat_shop } ({ name-gray })
name-peg_leg_shop_green = { name-peg_leg_shop } ({ name-green })
name-peg_leg_shop_blue = { name-peg_leg_shop } ({ name-blue })
name-peg_leg_shop_orange = { name-peg_leg_shop } ({ name-orange })
name-peg_leg_shop_gray = { name-peg_leg_shop } ({ name-gray })
name-eye_patch_shop_blue = { name-eye_patch_shop } ({ name-blue })
name-eye_patch_shop_orange = { name-eye_patch_shop } ({ name-orange })
name-eye_patch_shop_yellow = { name-eye_patch_shop } ({ name-yellow })
name-eye_patch_shop_gray = { name-eye_patch_shop } ({ name-gray })
name-sword_shop_blue = { name-sword_shop } ({ name-blue })
name-sword_shop_yellow = { name-sword_shop } ({ name-yellow })
name-sword_shop_gray = { name-sword_shop } ({ name-gray })
name-anchor_shop_green = { name-anchor_shop } ({ name-green })
name-anchor_shop_orange = { name-anchor_shop } ({ name-orange })
name-anchor_shop_yellow = { name-anchor_shop } ({ name-yellow })
name-cannonball_foundry_green = { name-cannonball_foundry } ({ name-green })
name-cannonball_foundry_blue = { name-cannonball_foundry } ({ name-blue })
name-cannonball_foundry_gray = { name-cannonball_foundry } ({ name-gray })
name-coffin_maker_green = { name-coffin_maker } ({ name-green })
name-coffin_maker_orange = { name-coffin_maker } ({ name-orange })
name-coffin_maker_gray = { name-coffin_maker } ({ name-gray })
name-figurehead_studio_blue = { name-figurehead_studio } ({ name-blue })
name-figurehead_studio_yellow = { name-figurehead_studio } ({ name-yellow })
name-voodoo_workshop_green = { name-voodoo_workshop } ({ name-green })
name-voodoo_workshop_blue = { name-voodoo_workshop } ({ name-blue })
name-fortune_teller_yellow = { name-fortune_teller } ({ name-yellow })
name-fortune_teller_gray = { name-fortune_teller } ({ name-gray })
name-grog_hole_orange = { name-grog_hole } ({ name-orange })

name-treasure_1 = Truhe 1
name-treasure_2 = Truhe 2
name-treasure_3 = Truhe 3

name-parrot_hold = Gebot halten
name-parrot_green = Grüner Papagei
name-parrot_blue = Blauer Papagei
name-parrot_orange = Oranger Papagei
name-parrot_yellow = Gelber Papagei
name-parrot_gray = Grauer Papagei

name-goal_hook_shop = Ziel: { name-hook_shop }
name-goal_hat_shop = Ziel: { name-hat_shop }
name-goal_peg_leg_shop = Ziel: { name-peg_leg_shop }
name-goal_eye_patch_shop = Ziel: { name-eye_patch_shop }
name-goal_sword_shop = Ziel: { name-sword_shop }
name-goal_anchor_shop = Ziel: { name-anchor_shop }
name-goal_cannonball_foundry = Ziel: { name-cannonball_foundry }
name-goal_coffin_maker = Ziel: { name-coffin_maker }
name-goal_figurehead_studio = Ziel: { name-figurehead_studio }
name-goal_voodoo_workshop = Ziel: { name-voodoo_workshop }
name-goal_fortune_teller = Ziel: { name-fortune_teller }
name-goal_grog_hole = Ziel: { name-grog_hole }
name-goal_parrot = Ziel: Papageien
name-goal_goods_green = Ziel: { name-coconut }
name-goal_goods_blue = Ziel: { name-fish }
name-goal_goods_orange = Ziel: { name-grog }
name-goal_goods_yellow = Ziel: { name-lemon }
name-goal_goods_gray = Ziel: { name-treasure_map }
name-goal_majority_green = Ziel: Mehrheit Grün
name-goal_majority_blue = Ziel: Mehrheit Blau
name-goal_majority_orange = Ziel: Mehrheit Orange
name-goal_majority_yellow = Ziel: Mehrheit Gelb
name-goal_majority_gray = Ziel: Mehrheit Grau

name-lock = Schloss
name-crew = Crew
name-ghost_crew = Geistercrew
name-trade_marker = Handelsmarker
name-potential = Potentieller Münzvorrat
name-start_flag = Startspielerflagge


## Was man dazu wissen sollte

tip-coconut = Die Ware der grünen Halbinsel: Ein Schiff, das dort liegt, verlangt sie. Drei beliebige andere Waren können eine ersetzen.
tip-fish = Die Ware der blauen Halbinsel: Ein Schiff, das dort liegt, verlangt sie. Drei beliebige andere Waren können eine ersetzen.
tip-grog = Die Ware der orangen Halbinsel: Ein Schiff, das dort liegt, verlangt sie. Drei beliebige andere Waren können eine ersetzen.
tip-lemon = Die Ware der gelben Halbinsel: Ein Schiff, das dort liegt, verlangt sie. Drei beliebige andere Waren können eine ersetzen.
tip-treasure_map = Die Ware der grauen Halbinsel, nicht zu verwechseln mit Truhenkarten: Ein Schiff, das dort liegt, verlangt sie. Drei beliebige andere Waren können eine ersetzen.

tip-bid_space_1 = Der Gewinner darf auf der Halbinsel in der Farbe dieses Würfels ein Gebäude in Besitz nehmen.
tip-bid_space_2 = Der Gewinner darf auf der Halbinsel in der Farbe dieses Würfels ein Gebäude in Besitz nehmen. Es muss von anderer Art sein als das andere genommene.
tip-bid_space_3 = Ein Würfel hier bringt dem Gewinner 1 Piratenpunkt.
tip-bid_space_4 = Der Gewinner muss an einem freien Gebäude auf der Halbinsel in der Farbe dieses Würfels ein Schloss anbringen.
tip-bid_space_5 = Ein Würfel hier bringt dem Gewinner 1 Piratenpunkt.

tip-cloud_goal = Eine Besitznahme darunter: Ziehe 1 Zielkarte, dann lege 1 beliebige von deiner Hand unter den Stapel. Danach gibt es Münzen für freie Gebäude der Art.
tip-cloud_point = Eine Besitznahme darunter bringt 1 Piratenpunkt. Danach gibt es Münzen für freie Gebäude der Art.
tip-cloud_parrot = Eine Besitznahme darunter bringt 1 Papageikarte. Danach gibt es Münzen für freie Gebäude der Art.
tip-cloud_empty = Eine Besitznahme darunter bringt keine Belohnung, wohl aber 1 Münze für jedes freie Gebäude der Art.
tip-cloud_black = Eine Besitznahme darunter bringt weder Belohnung noch Münzen.

tip-ship_coins2 = Haupthandels-Aktion: bis zu 4 Einheiten für je 2 Münzen. Besitznahme-Aktion: 4 Einheiten für ein freies Gebäude auf seiner Halbinsel.
tip-ship_coins3 = Haupthandels-Aktion: bis zu 2 Einheiten für je 3 Münzen; Besitznahme-Aktion: 4 Einheiten für ein freies Gebäude auf seiner Halbinsel. Zu zweit ist es stattdessen das Geisterschiff.
tip-ship_coins4 = Haupthandels-Aktion: 1 Einheit für 4 Münzen. Besitznahme-Aktion: 4 Einheiten für ein freies Gebäude auf seiner Halbinsel.
tip-ship_treasure = Haupthandels-Aktion: bis zu 2 Einheiten für je 1 Truhenkarte (nichts mehr, wenn der Stapel leer ist). Besitznahme-Aktion: 4 Einheiten für ein freies Gebäude auf seiner Halbinsel.
tip-ship_parrot = Haupthandels-Aktion: bis zu 3 Einheiten für je 1 Papageikarte (nichts mehr, wenn der Stapel leer ist). Besitznahme-Aktion: 4 Einheiten für ein freies Gebäude auf seiner Halbinsel.
tip-ship_goal = Haupthandels-Aktion: Gib beliebig viele Einheiten ab, ziehe für jede 1 Zielkarte und behalte genau 1 davon. Besitznahme-Aktion: 4 Einheiten für ein freies Gebäude auf seiner Halbinsel.
tip-ghost_ship = Das sechste Schiff zu zweit. Es lässt sich nicht besuchen, doch wer passt, nimmt 1 Ware der Halbinsel, vor der es liegt. Am Ende der Runde setzt, wer nicht gewonnen hat, dort einen Geist auf ein freies Gebäude.

tip-hook_shop = Davon gibt es vier auf der Insel; eine Besitznahme bringt 1 Münze für jedes noch freie andere Gebäude der Art. Mit der Zielkarte bringt jedes deiner Crewmitglieder darauf am Ende 2 Punkte.
tip-hat_shop = Davon gibt es vier auf der Insel; eine Besitznahme bringt 1 Münze für jedes noch freie andere Gebäude der Art. Mit der Zielkarte bringt jedes deiner Crewmitglieder darauf am Ende 2 Punkte.
tip-peg_leg_shop = Davon gibt es vier auf der Insel; eine Besitznahme bringt 1 Münze für jedes noch freie andere Gebäude der Art. Mit der Zielkarte bringt jedes deiner Crewmitglieder darauf am Ende 2 Punkte.
tip-eye_patch_shop = Davon gibt es vier auf der Insel; eine Besitznahme bringt 1 Münze für jedes noch freie andere Gebäude der Art. Mit der Zielkarte bringt jedes deiner Crewmitglieder darauf am Ende 2 Punkte.
tip-sword_shop = Davon gibt es drei auf der Insel; eine Besitznahme bringt 1 Münze für jedes noch freie andere Gebäude der Art. Mit der Zielkarte bringt jedes deiner Crewmitglieder darauf am Ende 3 Punkte.
tip-anchor_shop = Davon gibt es drei auf der Insel; eine Besitznahme bringt 1 Münze für jedes noch freie andere Gebäude der Art. Mit der Zielkarte bringt jedes deiner Crewmitglieder darauf am Ende 3 Punkte.
tip-cannonball_foundry = Davon gibt es drei auf der Insel; eine Besitznahme bringt 1 Münze für jedes noch freie andere Gebäude der Art. Mit der Zielkarte bringt jedes deiner Crewmitglieder darauf am Ende 3 Punkte.
tip-coffin_maker = Davon gibt es drei auf der Insel; eine Besitznahme bringt 1 Münze für jedes noch freie andere Gebäude der Art. Mit der Zielkarte bringt jedes deiner Crewmitglieder darauf am Ende 3 Punkte.
tip-figurehead_studio = Davon gibt es zwei auf der Insel; eine Besitznahme bringt 1 Münze für jedes noch freie andere Gebäude der Art. Mit der Zielkarte bringt jedes deiner Crewmitglieder darauf am Ende 4 Punkte.
tip-voodoo_workshop = Davon gibt es zwei auf der Insel; eine Besitznahme bringt 1 Münze für jedes noch freie andere Gebäude der Art. Mit der Zielkarte bringt jedes deiner Crewmitglieder darauf am Ende 4 Punkte.
tip-fortune_teller = Davon gibt es zwei auf der Insel; eine Besitznahme bringt 1 Münze für jedes noch freie andere Gebäude der Art. Mit der Zielkarte bringt jedes deiner Crewmitglieder darauf am Ende 4 Punkte.
tip-grog_hole = Die einzige der Insel; ihre Besitznahme bringt also nie Münzen. Mit ihrer Zielkarte bringt deine Crew darauf am Ende 6 Punkte.

tip-treasure_1 = Verdecktes Geld im Wert von 1 Münze, auch wenn es im potentiellen Münzvorrat als 3 zählt. Wer es behält, hat am Ende 1 Punkt dafür.
tip-treasure_2 = Verdecktes Geld im Wert von 2 Münzen, auch wenn es im potentiellen Münzvorrat als 3 zählt. Wer es behält, hat am Ende 1 Punkt dafür.
tip-treasure_3 = Verdecktes Geld im Wert von 3 Münzen, wie es auch im potentiellen Münzvorrat zählt. Wer es behält, hat am Ende 1 Punkt dafür.

tip-parrot_hold = Spiele sie, bevor du deine Reihe legst: Die Reihe muss dann genau das bisherige Gebot ergeben statt mehr. Nicht beim Startgebot.
tip-parrot_green = Spiele ihn, bevor du deine Reihe legst: Drehe den grünen Würfel auf einen beliebigen anderen Wert, den er bis zum Ende der Runde behält. Danach musst du bieten.
tip-parrot_blue = Spiele ihn, bevor du deine Reihe legst: Drehe den blauen Würfel auf einen beliebigen anderen Wert, den er bis zum Ende der Runde behält. Danach musst du bieten.
tip-parrot_orange = Spiele ihn, bevor du deine Reihe legst: Drehe den orangen Würfel auf einen beliebigen anderen Wert, den er bis zum Ende der Runde behält. Danach musst du bieten.
tip-parrot_yellow = Spiele ihn, bevor du deine Reihe legst: Drehe den gelben Würfel auf einen beliebigen anderen Wert, den er bis zum Ende der Runde behält. Danach musst du bieten.
tip-parrot_gray = Spiele ihn, bevor du deine Reihe legst: Drehe den grauen Würfel auf einen beliebigen anderen Wert, den er bis zum Ende der Runde behält. Danach musst du bieten.

tip-goal_hook_shop = 2 Punkte am Ende für jedes deiner Crewmitglieder auf einem Haken-Shop. Ein zweites Exemplar bringt nichts.
tip-goal_hat_shop = 2 Punkte am Ende für jedes deiner Crewmitglieder auf einem Hut-Shop. Ein zweites Exemplar bringt nichts.
tip-goal_peg_leg_shop = 2 Punkte am Ende für jedes deiner Crewmitglieder auf einem Holzbein-Shop. Ein zweites Exemplar bringt nichts.
tip-goal_eye_patch_shop = 2 Punkte am Ende für jedes deiner Crewmitglieder auf einem Augenklappen-Shop. Ein zweites Exemplar bringt nichts.
tip-goal_sword_shop = 3 Punkte am Ende für jedes deiner Crewmitglieder auf einem Schwert-Shop. Ein zweites Exemplar bringt nichts.
tip-goal_anchor_shop = 3 Punkte am Ende für jedes deiner Crewmitglieder auf einem Anker-Shop. Ein zweites Exemplar bringt nichts.
tip-goal_cannonball_foundry = 3 Punkte am Ende für jedes deiner Crewmitglieder auf einer Kanonenkugel-Gießerei. Ein zweites Exemplar bringt nichts.
tip-goal_coffin_maker = 3 Punkte am Ende für jedes deiner Crewmitglieder auf einem Sargmacher. Ein zweites Exemplar bringt nichts.
tip-goal_figurehead_studio = 4 Punkte am Ende für jedes deiner Crewmitglieder auf einer Galionsfiguren-Tischlerei. Ein zweites Exemplar bringt nichts.
tip-goal_voodoo_workshop = 4 Punkte am Ende für jedes deiner Crewmitglieder auf einer Voodoo-Werkstatt. Ein zweites Exemplar bringt nichts.
tip-goal_fortune_teller = 4 Punkte am Ende für jedes deiner Crewmitglieder auf einem Wahrsager-Studio. Ein zweites Exemplar bringt nichts.
tip-goal_grog_hole = 6 Punkte am Ende, wenn deine Crew auf der Bar Grog Hole steht. Ein zweites Exemplar bringt nichts.
tip-goal_parrot = 1 Punkt am Ende für jede Papageikarte, die du noch hast. Ein zweites Exemplar bringt nichts.
tip-goal_goods_green = 1 Punkt am Ende für jede Kokosnuss, dazu – einmal für alle deine Warenziele zusammen – 1 Punkt für je drei Waren ohne eigenes Ziel. Ein zweites Exemplar bringt nichts.
tip-goal_goods_blue = 1 Punkt am Ende für jeden Fisch, dazu – einmal für alle deine Warenziele zusammen – 1 Punkt für je drei Waren ohne eigenes Ziel. Ein zweites Exemplar bringt nichts.
tip-goal_goods_orange = 1 Punkt am Ende für jeden Grog, dazu – einmal für alle deine Warenziele zusammen – 1 Punkt für je drei Waren ohne eigenes Ziel. Ein zweites Exemplar bringt nichts.
tip-goal_goods_yellow = 1 Punkt am Ende für jede Zitrone, dazu – einmal für alle deine Warenziele zusammen – 1 Punkt für je drei Waren ohne eigenes Ziel. Ein zweites Exemplar bringt nichts.
tip-goal_goods_gray = 1 Punkt am Ende für jede Schatzkarte, dazu – einmal für alle deine Warenziele zusammen – 1 Punkt für je drei Waren ohne eigenes Ziel. Ein zweites Exemplar bringt nichts.
tip-goal_majority_green = 6 Punkte am Ende, wenn du auf der grünen Halbinsel mehr Crew hast als jede andere Farbe, sonst 2 Punkte, wenn du dort überhaupt Crew hast. Ein zweites Exemplar bringt nichts.
tip-goal_majority_blue = 6 Punkte am Ende, wenn du auf der blauen Halbinsel mehr Crew hast als jede andere Farbe, sonst 2 Punkte, wenn du dort überhaupt Crew hast. Ein zweites Exemplar bringt nichts.
tip-goal_majority_orange = 6 Punkte am Ende, wenn du auf der orangen Halbinsel mehr Crew hast als jede andere Farbe, sonst 2 Punkte, wenn du dort überhaupt Crew hast. Ein zweites Exemplar bringt nichts.
tip-goal_majority_yellow = 6 Punkte am Ende, wenn du auf der gelben Halbinsel mehr Crew hast als jede andere Farbe, sonst 2 Punkte, wenn du dort überhaupt Crew hast. Ein zweites Exemplar bringt nichts.
tip-goal_majority_gray = 6 Punkte am Ende, wenn du auf der grauen Halbinsel mehr Crew hast als jede andere Farbe, sonst 2 Punkte, wenn du dort überhaupt Crew hast. Ein zweites Exemplar bringt nichts.

tip-lock = Sperrt ein freies Gebäude für den Rest der Partie: Niemand kann es in Besitz nehmen, und es bringt niemandem Münzen. Es gibt sechs.
tip-crew = Jede Besitznahme stellt ein Crewmitglied für immer auf ein Gebäude. Die Partie endet mit der Runde, in der jemand sein letztes einsetzt.
tip-ghost_crew = Zieht zu zweit in Gebäude ein, ein Geist je Runde, solange der Vorrat reicht. Ein Gebäude mit Geist ist besetzt, und bei Mehrheiten zählen die Geister als dritte Farbe.
tip-trade_marker = Zeigt, welches Schiff ein Spieler besucht. Niemand sonst kann dieses Schiff in dieser Runde wählen.
tip-potential = Münzen plus 3 für jede Truhenkarte. Kein Gebot darf darüber liegen, wohl aber über dem, was du wirklich zahlen kannst.
tip-start_flag = Wer sie hat, wirft die Würfel und gibt das Startgebot ab. Nach jeder Runde geht die Flagge an den linken Nachbarn.


## Der Wertungsbogen

score-track = Piratenpunktleiste
score-treasure = Truhenkarten
score-coins = Münzen
score-goal = Zielkarte
score-total = Summe


## Felder

field-round_no = Runde
field-start_player = Startspieler
field-clouds = Wolken
field-ships = Schiffe
field-trade_marker = Handelsmarker
field-passed = Gepasst
field-buildings = Gebäude
field-lock_supply = Schlösser im Vorrat
field-ghost_crew = Geistercrew im Vorrat
field-dice = Würfel
field-bid_row = Bietzeile
field-current_bid = Gebot
field-highest_bidder = Höchstbietender
field-coins = Münzen
field-points = Piratenpunkte
field-crew = Crew im Vorrat
field-goods = Waren
field-treasure_hand = Truhenkarten
field-treasure_deck = Truhenkartenstapel
field-treasure_box = Truhenkarten in der Schachtel
field-parrot_hand = Papageikarten
field-parrot_deck = Papageikartenstapel
field-parrot_box = Papageikarten in der Schachtel
field-goal_hand = Zielkarten
field-goal_deck = Zielkartenstapel
field-goal_under_by = Unter den Zielkartenstapel gelegt von
field-goal_under = Unter dem Zielkartenstapel
field-drawn = Gezogene Zielkarten
field-draft_dice = Geplante Würfelwerte
field-draft_row = Geplante Reihe
field-draft_cards = Geplante Papageikarten
field-pay_used = Geplante Truhenkarten

## Was auf dem Tisch steht

table-island = Die Insel · { $free } frei{ $ghosts ->
        [0] { "" }
       *[1] , { $ghost } Geist
    }, { $lock } Schloss
table-sea = See
table-points-each = Pkt
table-cloud = Wolke
table-goal-swap = Zieltausch
table-one-parrot = 1 Papagei
table-no-reward = nichts
table-no-coins = schwarz
table-ship = Schiff
table-trade-coins =
    { $limit } × { $coins }
    Münzen
table-trade-treasure =
    { $limit } × 1
    Truhe
table-trade-parrot =
    { $limit } × 1
    Papagei
table-trade-goal =
    ∞ × 1
    Ziel
table-ghost-ship =
    Geister
    { $sign } { $crew }
table-visited = Besuch von
table-wants = Verlangt
table-die = Würfel

table-auction = Auktion, Runde { $round } · noch kein Gebot
table-auction-bid = Auktion, Runde { $round } · { $name } bietet { $bid }
table-space = Feld
table-reward = Belohnung
table-claim = Besitz
table-point = 1 Punkt
table-lock = Schloss
table-bid = Gebot { $bid }
table-no-bid = Gebot
table-draft = Deins { $sum }
table-aim = { $least } bis { $most }
table-aim-none = höchstens { $most }
table-aim-hold = genau { $bid }

table-seats = Plätze
table-coins = Münzen
table-crew = Crew
table-treasure-cards = Tru.
table-parrot-cards = Pap.
table-goal-cards = Ziele
table-parrots = Papageien
table-goals-so-far = Ziele, Punkte
table-passed = gepasst
table-leads = führt

table-cards = Karten von { $name }
table-cash = bar
table-cash-is = { $cash } = { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
table-drawn = gezogen
table-paying = du zahlst
table-due = { $cards }; noch { $due }

table-supply = Vorrat
table-decks = Stapel
table-decks-left = { $treasures } Truhen-, { $parrots } Papagei-, { $goals } Zielkarten ({ $under } davon daruntergelegt)
table-left = übrig
table-locks-left = { $locks ->
        [one] { $locks } Schloss
       *[other] { $locks } Schlösser
    }
table-box = Schachtel

## Was auf dem Tisch gezeichnet wird

draw-island = Die Insel mit ihren Wolken und Schiffen
draw-auction = Die Versteigerung
draw-goods = Würfel und Waren
draw-tracks = Münzen und Piratenpunkte
draw-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
draw-free-alike =
    { $coins ->
        [one] eine Besetzung bringt { $coins } Münze
       *[other] eine Besetzung bringt { $coins } Münzen
    }
draw-money = { $coins } Münzen, mit Truhenkarten höchstens { $potential }
draw-deck =
    { $deck ->
        [treasure] Übrige Truhenkarten
        [parrot] Übrige Papageikarten
       *[goal] Übrige Zielkarten
    }: { $count }
draw-hand =
    { $deck ->
        [treasure] Truhenkarten auf der Hand
        [parrot] Papageikarten auf der Hand
       *[goal] Zielkarten auf der Hand
    }: { $count }
