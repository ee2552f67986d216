### Anno 1503 in English. Terms are those of rules.en.md; the key scheme is that of karavelle.kernel.text.

about = Settle your island, send ships to unknown shores, trade wisely – and with the expansion, raise a castle and rid the sea of pirates.
variant-mode = Play with
variant-mode-expansion = Aristokraten und Piraten (expansion)
variant-mode-base = the base game


## Pieces that several sentences share

piece-gold = { $number } gold
piece-level =
    { $a_id ->
        [pioneer] pioneer to settler
        [settler] settler to citizen
       *[citizen] citizen to merchant
    }
piece-flag =
    { $b_id ->
        [fresh] may still buy
       *[used] has bought
    }


## Questions: as others read them, and as the seat that is asked reads them

prompt-production_choice = { $seat } takes a good for the { $number }.
    .you = The { $number } was rolled: which good do you take?
prompt-pirate_upkeep = { $seat } owes the pirates { piece-gold }.
    .you = Pirates! Pay { piece-gold } for your posts and contracts, or give one of them up.
prompt-place_reserve = { $seat } puts a tile from the reserve on a free island.
    .you = Put the tile from the reserve (a { $number } on its back) on a free island field.
prompt-fire_upkeep = { $seat } owes { piece-gold } after the fire.
    .you = Fire! Pay { piece-gold } for your inhabitants, or lose one of them.
prompt-golden_choice = Golden times: { $seat } takes a ware.
    .you = Golden times: take any ware.
prompt-main_action = { $seat } settles, builds and trades.
    .you = Settle, upgrade, build, sell and buy, as often as you like; then on to your ships.
prompt-inventor_choice = { $seat } takes a ware with the inventor.
    .you =
        { $number ->
            [one] The inventor: take another ware.
           *[other] The inventor: take { $number } wares, one after the other.
        }
prompt-library_choice = { $seat } may upgrade somebody in the new library.
    .you = The library: upgrade one inhabitant for free, now or never?
prompt-ship_action = { $seat } is at sea.
    .you = Sail to a neighbouring field or explore an island beside a ship: 1 action point each.
prompt-tile_choice = { $seat } looks at the tile on { $field }.
    .you = You found on { $field }: { $kind }. Take it, or put it back?
prompt-tie_choice = A tie: { $seat } decides whether to roll again.
    .you = A tie at { $number } each! Roll again, or send in a naval hero?
prompt-raid_choice = Pirate raid: { $seat } pays or fights.
    .you = Pirate raid! Pay 3 gold, or fight against you know not whose guns?
prompt-raid_loss = The raid is lost: { $seat } gives up gold or a good.
    .you = You lost to the pirates: give 5 gold or one good.
prompt-harbor_choice = { $seat } tows the damaged ship to the harbour.
    .you = Your ship is damaged. To which field beside the harbour is it towed?
prompt-peaceful_offer = A peaceful pirate makes { $seat } an offer.
    .you = A peaceful pirate: buy a ware for 3 gold or a luxury for 6?
prompt-discard_good = { $seat } discards goods down to five.
    .you = You may keep five goods. Which one goes back to the bank?
prompt-discard_card = { $seat } discards action cards down to four.
    .you = You may keep four action cards. Which one do you discard?


## Answers

option-start_player = Seat { $number }
option-white_die = { $number }
option-pirate_die = { $number }
option-player_die = { $number }
option-reserve_back = { $number }
option-pirate_upkeep-pay_all = Pay { piece-gold }
option-pirate_upkeep-give_up =
    { $a_id ->
        [post] Give up the post at pier { $b }
       *[contract] Give up a contract
    }
option-fire_upkeep-pay_all = Pay { piece-gold }
option-fire_upkeep-give_up = Lose an inhabitant: { $a }
option-main_action-end_main = Finish, on to the ships
option-main_action-build_ship = Build a ship at { $a }
option-main_action-settle = Settle a pioneer
option-main_action-upgrade = Upgrade: { piece-level } ({ piece-flag })
option-main_action-build_public = Build: { $a }
option-main_action-sell = Sell to an inhabitant: { $a } ({ $b })
option-main_action-buy = Buy: { $a }
option-main_action-buy_luxury = Buy a luxury: { $a }
option-main_action-sell_luxury =
    { $b_id ->
        [resident] Sell to the resident aristocrat: { $a }
       *[wealthy] Sell to the wealthy aristocrat: { $a }
    }
option-main_action-build_castle = Build the next castle stage
option-main_action-build_aristocrat = Build on site { $a }: { $b }
option-main_action-buy_cannon = Buy a cannon
option-main_action-repair = Repair ship { $a }
option-main_action-exchange = Exchange a card for 2 gold: { $a }
option-main_action-play =
    { $a_id ->
        [explorer] Play the explorer: 2 action points more for each ship
        [inventor] Play the inventor: take 2 wares
        [master_builder]
            { $b_id ->
                [gold] Play the master builder: save the gold
               *[other] Play the master builder: save this good: { $b }
            }
       *[engineer]
            { $b_id ->
                [cannon] Play the engineer: a cannon, 4 gold cheaper
                [ship] Play the engineer: a ship for free at { $c }
               *[repair] Play the engineer: repair ship { $c } for free
            }
    }
option-library_choice-skip = Nobody
option-library_choice-pioneer =
    { $a_id ->
        [fresh] Pioneer to settler (may still buy)
       *[used] Pioneer to settler (has bought)
    }
option-library_choice-settler =
    { $a_id ->
        [fresh] Settler to citizen (may still buy)
       *[used] Settler to citizen (has bought)
    }
option-library_choice-citizen =
    { $a_id ->
        [fresh] Citizen to merchant (may still buy)
       *[used] Citizen to merchant (has bought)
    }
option-ship_action = Ship { $number }
option-ship_action-end_ships = End the turn at sea
option-ship_action-1 = Ship 1: { $a }
option-ship_action-2 = Ship 2: { $a }
option-tile_choice-put_back = Put it back
option-tile_choice-attach = Attach it at pier { $a }
option-tile_choice-take = Take it
option-tile_choice-upgrade = Take it: { piece-level }
option-tile_choice-attack = Attack the nest
option-tie_choice-reroll = Roll again
option-tie_choice-use_naval_hero = Play a naval hero and win
option-raid_choice-pay = Pay 3 gold
option-raid_choice-fight = Fight
option-raid_loss-gold_5 = 5 gold
option-raid_loss-good = Give: { $a }
option-peaceful_offer-decline = No, thank you
option-peaceful_offer-buy =
    { $a_id ->
        [silk] Buy for 6 gold: { $a }
        [marble] Buy for 6 gold: { $a }
        [gems] Buy for 6 gold: { $a }
       *[other] Buy for 3 gold: { $a }
    }


## The log

log-turn_began = Round { $number }: it is the turn of { $seat }.
log-rolled =
    { $number ->
        [6] { $seat } rolls a 6: an event!
       *[other] { $seat } rolls a { $number }.
    }
    .parts = { $seat } rolls a { $number }: { $parts }.
log-happened =
    { $event_id ->
        [pirate] Pirates threaten all who have no smithy.
        [fire] Fire breaks out where there is no fire brigade.
       *[golden_times] Golden times for all.
    }
    .parts = Golden times: { $parts }.
log-point_gained = { $seat } gains a victory point: { $point }.
log-point_lost = { $seat } loses a victory point: { $point }.
log-won = { $seat } has { $number } victory points and wins!
log-round_limit = { $number } rounds are over: the game ends.
log-produced =
    { $source ->
        [post] { $seat } takes { $good } (post)
        [question_number] { $seat } takes { $good } (?)
       *[island] { $seat } takes { $good }
    }
log-nothing_to_take = { $seat } takes nothing
log-golden = { $seat } takes { $good }
log-upkeep_paid =
    { $event_id ->
        [pirate] { $seat } pays the pirates { piece-gold }.
       *[other] { $seat } pays { piece-gold } to put out the fire.
    }
log-protected = { $seat } is protected: { $public }.
log-gave_up_tile = { $seat } gives up a tile: { $kind }.
log-reserve_placed = { $seat } puts a reserve tile ({ $number }) on { $field }.
log-reserve_known = { $seat } puts a tile that all know on { $field }: { $kind }.
log-inhabitant_lost = { $seat } loses an inhabitant: { $level }.
log-settled = { $seat } settles a pioneer.
log-upgraded =
    { $way ->
        [promotion] A promotion for { $seat }: a new { $level }.
        [library] The library gives { $seat } a new { $level }.
       *[cost] { $seat } upgrades: a new { $level }.
    }
log-public_built = { $seat } builds: { $public }.
log-sold = { $seat } sells { $good } to a { $level } for { $number }.
log-bought = { $seat } buys { $good } for { $number }.
log-luxury_sold =
    { $buyer ->
        [resident] { $seat } sells { $good } to the resident aristocrat for { $number }.
       *[wealthy] { $seat } sells { $good } to the wealthy aristocrat for { $number }.
    }
log-ship_built =
    { $payment ->
        [free] { $seat } launches ship { $number } at { $field } for free.
       *[cost] { $seat } launches ship { $number } at { $field }.
    }
log-ship_repaired =
    { $payment ->
        [free] { $seat } repairs ship { $number } for free.
       *[cost] { $seat } repairs ship { $number }.
    }
log-cannon_bought = { $seat } mounts cannon no. { $number } for { $number2 } gold.
log-castle_built =
    { $saved ->
        [nothing] { $seat } builds castle stage { $number }.
       *[other] { $seat } builds castle stage { $number } with a master builder.
    }
log-aristocrat_built = { $seat } builds on site { $number }: { $building }.
    .parts = { $seat } builds on site { $number }: { $building } ({ $parts }).
log-gold_gained = + { piece-gold }
log-card_drawn = { $seat } draws an action card.
    .parts = { $seat } draws an action card: { $parts }.
log-card_seen = { $card }
log-card_played = { $seat } plays: { $card }.
log-card_exchanged = { $seat } pays 2 gold and exchanges: { $card }.
log-card_discarded = { $seat } discards: { $card }.
log-deck_reshuffled =
    { $pack ->
        [action] The discarded action cards are shuffled into a new deck.
       *[pirate] All pirate cards are shuffled.
    }
log-invented = The inventor brings { $seat } { $good }.
log-sailed = { $seat } sails with ship { $number } from { $field } to { $field2 }.
log-explored = { $seat } explores { $field } with ship { $number }.
log-saw_tile = You see on { $field }: { $kind }.
log-put_back = { $seat } puts the tile back on { $field }.
log-post_attached = { $seat } attaches at pier { $number }: { $kind }.
    .parts = { $seat } attaches at pier { $number }: { $kind } ({ $parts }).
log-tile_taken = { $seat } takes: { $kind }.
    .parts = { $seat } takes: { $kind } ({ $parts }).
log-ship_returned = ship { $number } goes home
log-nest_attacked = { $seat } attacks a pirate nest of strength { $number } on { $field }!
log-pirate_met =
    { $meeting ->
        [raid] { $seat } runs into a pirate raid!
       *[peaceful] { $seat } meets a peaceful pirate.
    }
log-ransom_paid = { $seat } pays a ransom of { $number }. It was { $pirate_card }.
log-raid_begun =
    { $role ->
        [mirror] The pirates ({ $pirate_card }) are as strong as { $seat }.
       *[other] The pirates ({ $pirate_card }) have the guns of { $seat }.
    }
log-combat_rolled = Pirates { $number } + { $number2 }, against { $number3 } + { $number4 }.
log-tie = A tie!
log-hero_used = A naval hero decides the fight for { $seat }.
log-fight_won =
    { $cause ->
        [nest] { $seat } defeats the nest.
       *[raid] { $seat } beats off the raid.
    }
    .parts =
        { $cause ->
            [nest] { $seat } defeats the nest ({ $parts }).
           *[raid] { $seat } beats off the raid ({ $parts }).
        }
log-fight_lost =
    { $cause ->
        [nest] The nest holds out against { $seat }.
       *[raid] { $seat } loses to the raiders.
    }
log-nest_taken = { $seat } takes the nest: luxuries cost { $number } less from now on ({ $kind }).
    .parts = { $seat } takes the nest: luxuries cost { $number } less from now on ({ $kind }; { $parts }).
log-ship_damaged = Ship { $number } of { $seat } is damaged.
log-ship_to_harbor = Ship { $number } of { $seat } is towed to { $field }.
log-raid_paid_gold = { $seat } loses { piece-gold }.
log-raid_paid_good = { $seat } loses { $good }.
log-reward = { $seat } takes as prize: { $good }.
log-reward_short = The bank has none left: { $good }.
log-peaceful_bought = { $seat } buys { $good } from the peaceful pirate for { $number }.
log-good_discarded = { $seat } discards { $good }.


## Names

name-stone = stone
name-wood = wood
name-tool = tools
name-cloth = cloth
name-spice = spice
name-tobacco = tobacco
name-silk = silk
name-marble = marble
name-gems = gems

name-pioneer = pioneer
name-settler = settler
name-citizen = citizen
name-merchant = merchant

name-red = red island
name-blue = blue island
name-yellow = yellow island
name-green = green island

name-pirate = Pirates
name-fire = Fire
name-golden_times = Golden times

name-fire_brigade = fire brigade
name-smithy = smithy
name-church = church
name-shipyard = shipyard
name-market_hall = market hall
name-tavern = tavern

name-wealthy_aristocrat = wealthy aristocrat
name-theatre = theatre
name-university = university
name-cathedral = cathedral
name-library = library
name-park = park

name-naval_hero = Naval hero
name-explorer = Explorer
name-master_builder = Master builder
name-inventor = Inventor
name-engineer = Engineer

name-P01 = raid no. 1
name-P02 = raid no. 2
name-P03 = raid no. 3
name-P04 = raid no. 4
name-P05 = raid no. 5
name-P06 = raid no. 6
name-P07 = raid no. 7
name-P08 = raid no. 8
name-P09 = peaceful pirate
name-P10 = peaceful pirate (shuffle)

name-stone_post = post for stone
name-wood_post = post for wood
name-tool_post = post for tools
name-cloth_post = post for cloth
name-spice_post = post for spice
name-tobacco_post = post for tobacco
name-contract = trade contract
name-treasure = treasure chest
name-promotion = promotion
name-silk_post = luxury post for silk
name-marble_post = luxury post for marble
name-gems_post = luxury post for gems
name-nest_4 = pirate nest, strength 4
name-nest_5 = pirate nest, strength 5
name-nest_6 = pirate nest, strength 6

name-gold_30 = 30 gold
name-posts_4 = 4 trading posts
name-contracts_3 = 3 trade contracts
name-merchants_3 = 3 merchants
name-public_buildings_4 = 4 public buildings
name-aristocrat_buildings_all = 3 aristocrat buildings
name-nests_2 = 2 pirate nests
name-castle_complete = castle complete

name-ware = Ware
name-luxury = Luxury
name-inhabitant = Inhabitant
name-gold = Gold
name-pier = Pier
name-golden_pier = Golden pier
name-question_number = Question mark
name-reserve = Reserve
name-luxury_reserve = Luxury reserve
name-start_field = Start field
name-dolphin_field = Dolphin field
name-harbor = Harbour
name-pirate_field = Pirate field
name-ship = Ship
name-damaged_ship = Damaged ship
name-action_points = Action points
name-castle = Castle
name-cannon = Cannon
name-site = Site
name-resident = Resident aristocrat
name-wealthy = Wealthy aristocrat
name-raid = Pirate raid
name-peaceful = Peaceful pirate
name-island_tile = Island tile
name-home_island = Home island
name-aristocrat_island = Aristocrat island

name-A1 = island A1
name-B1 = island B1
name-C1 = C1
name-D1 = island D1
name-E1 = E1
name-F1 = island F1
name-G1 = island G1
name-H1 = island H1
name-I1 = I1
name-J1 = island J1
name-K1 = island K1
name-L1 = island L1
name-A2 = A2
name-B2 = B2
name-C2 = C2
name-D2 = island D2
name-E2 = E2
name-F2 = F2
name-G2 = G2
name-H2 = H2
name-I2 = I2
name-J2 = J2
name-K2 = K2
name-L2 = L2
name-A3 = island A3
name-B3 = B3
name-C3 = island C3
name-D3 = D3
name-E3 = island E3
name-F3 = F3
name-G3 = island G3
name-H3 = H3
name-I3 = island I3
name-J3 = island J3
name-K3 = island K3
name-L3 = L3
name-A4 = island A4
name-B4 = B4
name-C4 = C4
name-D4 = D4
name-E4 = E4
name-F4 = island F4
name-G4 = G4
name-H4 = H4
name-I4 = I4
name-J4 = J4
name-K4 = K4
name-L4 = L4
name-A5 = island A5
name-B5 = B5
name-C5 = island C5
name-D5 = island D5
name-E5 = E5
name-F5 = F5
name-G5 = G5
name-H5 = island H5
name-I5 = island I5
name-J5 = J5
name-K5 = island K5
name-L5 = island L5
name-M1 = island M1
name-N1 = N1
name-O1 = O1
name-P1 = island P1
name-Q1 = island Q1
name-R1 = island R1
name-M2 = island M2
name-N2 = N2
name-O2 = island O2
name-P2 = island P2
name-Q2 = Q2
name-R2 = R2
name-M3 = M3
name-N3 = N3
name-O3 = O3
name-P3 = P3
name-Q3 = Q3
name-R3 = island R3
name-M4 = island M4
name-N4 = N4
name-O4 = island O4
name-P4 = island P4
name-Q4 = Q4
name-R4 = island R4
name-M5 = island M5
name-N5 = N5
name-O5 = O5
name-P5 = P5
name-Q5 = Q5
name-R5 = island R5
name-M6 = island M6
name-N6 = N6
name-O6 = island O6
name-P6 = island P6
name-Q6 = Q6
name-R6 = island R6


## What to know about them

tip-ware = Stone, wood, tools, cloth, spice and tobacco. A rule that says ware never means a luxury. You may keep five goods at the end of your turn.
tip-luxury = Silk, marble and gems: for aristocrat buildings and the last castle stages. They cost 10 gold, less what nests and a theatre take off.
tip-inhabitant = Each inhabitant buys one ware in each of your turns and pays its level: 1 to 4 gold.
tip-pioneer = Level 1. Costs stone and wood; pays 1 gold for a ware.
tip-settler = Level 2. A pioneer rises for cloth and tools; pays 2 gold for a ware.
tip-citizen = Level 3. A settler rises for tools and spice, if one of your three tiles for citizens and merchants is free; pays 3 gold.
tip-merchant = Level 4. A citizen rises for cloth and tobacco; pays 4 gold. Three merchants are a victory point.
tip-gold = A ware costs 6 gold, 1 less for each contract. You may buy two goods a turn.
tip-pier = When its number is rolled you take the ware of the island or the good of the post, never both.
tip-golden_pier = Room for a defeated nest. Each one makes luxuries cheaper for you.
tip-question_number = Brings any one ware. Only a luxury post may be attached here.
tip-reserve = Face-down tiles that replace posts and contracts that were given up: those go under the stack, the top one to a free island.
tip-luxury_reserve = The same for luxury posts, on the eastern sea.
tip-start_field = Ships begin here.
tip-dolphin_field = The two dolphin fields are neighbours: here ships cross from sea to sea.
tip-harbor = New ships may start on the three fields beside it; damaged ones are towed there.
tip-pirate_field = Who sails onto it loses the remaining points of this ship and meets a pirate. Leaving it, or staying, costs nothing.
tip-ship = Costs wood and cloth. Goes home when it brings back a tile, and must be built anew.
tip-damaged_ship = Lies on its side and does nothing until it is repaired for wood and tools, in a later turn.
tip-action_points = Three for each ship and turn; four with a shipyard, two more with an explorer. A move costs one, a look at a tile, too.
tip-castle = Nine stages. Each one brings an action card; the last needs a defeated nest. Complete, it is a victory point.
tip-cannon = Each cannon adds 1 to your strength in fights. The first costs 4 gold, each further one 2 more.
tip-site = An aristocrat building costs the luxuries that stand on its site. The third site needs a defeated nest.
tip-resident = Buys one luxury for 3 gold in each of your turns.
tip-wealthy = Buys one luxury for 6 gold in each of your turns.
tip-raid = Pay 3 gold, or fight. The card, shown only then, says whose guns the pirates have, what you may lose, and what you may win.
tip-peaceful = Sells one ware for 3 gold or one luxury for 6.
tip-island_tile = Face down until somebody explores it. Who puts it back keeps what was seen to himself.
tip-home_island = Five numbers, each with a ware; when yours is rolled you take one good, whoever rolled.
tip-aristocrat_island = Castle, cannons, three sites for aristocrat buildings, two golden piers.
tip-fire_brigade = Fire does not touch your inhabitants. Costs wood, stone and tools.
tip-smithy = The event pirates does not touch your posts and contracts. Costs stone, tools and cloth.
tip-church = Two wares instead of one in golden times. Costs two stone and wood.
tip-shipyard = Your ships have four action points instead of three. Costs two wood and tools.
tip-market_hall = Three purchases a turn instead of two. Costs wood, stone and cloth.
tip-tavern = The first ware that you sell in a turn brings 2 gold more. Costs wood, cloth and spice.
tip-wealthy_aristocrat = In each of your turns you may sell one luxury for 6 gold, besides the resident's 3.
tip-theatre = Luxuries cost you 2 gold less.
tip-university = One gun more in all your fights.
tip-cathedral = Draw two action cards at once.
tip-library = Upgrade one inhabitant for free, at once or never.
tip-park = 12 gold at once.
tip-naval_hero = Wins a fight that stands at a tie. May be played at any tie, besides another card.
tip-explorer = Each of your ships has two action points more in this turn.
tip-master_builder = Build the next castle stage and save one good of its cost, or the gold of the first.
tip-inventor = Take any two wares.
tip-engineer = The next cannon 4 gold cheaper, or a ship for free, or a repair for free.
tip-pirate = Who has no smithy pays 1 gold for each post and contract, or gives some up.
tip-fire = Who has no fire brigade pays 1 gold for each inhabitant, or loses some.
tip-golden_times = Everybody takes a ware, who has a church two.
tip-contract = Wares cost you 1 gold less for each contract. Three contracts are a victory point.
tip-treasure = 12 gold at once.
tip-promotion = One of your inhabitants rises a level for free.
tip-stone_post = Attach it to a pier: for that number you may take stone instead.
tip-wood_post = Attach it to a pier: for that number you may take wood instead.
tip-tool_post = Attach it to a pier: for that number you may take tools instead.
tip-cloth_post = Attach it to a pier: for that number you may take cloth instead.
tip-spice_post = Attach it to a pier: for that number you may take spice instead.
tip-tobacco_post = Attach it to a pier: for that number you may take tobacco instead.
tip-silk_post = Attach it to a pier or to the question mark: for that number you may take silk instead.
tip-marble_post = Attach it to a pier or to the question mark: for that number you may take marble instead.
tip-gems_post = Attach it to a pier or to the question mark: for that number you may take gems instead.
tip-nest_4 = Fights with its die + 4. Defeated, it makes luxuries 1 gold cheaper. Two nests are a victory point.
tip-nest_5 = Fights with its die + 5. Defeated, it makes luxuries 2 gold cheaper. Two nests are a victory point.
tip-nest_6 = Fights with its die + 6. Defeated, it makes luxuries 3 gold cheaper. Two nests are a victory point.
tip-gold_30 = Held while you own 30 gold or more.
tip-posts_4 = Held while four trading posts lie at your piers.
tip-contracts_3 = Held while you have three trade contracts.
tip-merchants_3 = Held while three merchants live on your island.
tip-public_buildings_4 = Four public buildings. Can never be lost.
tip-aristocrat_buildings_all = A building on each of the three sites. Can never be lost.
tip-nests_2 = Two defeated pirate nests. Can never be lost.
tip-castle_complete = All nine stages of the castle. Can never be lost.


## The score sheet

score-gold_30 = 30 gold
score-posts_4 = 4 trading posts
score-contracts_3 = 3 trade contracts
score-merchants_3 = 3 merchants
score-public_buildings_4 = 4 public buildings
score-aristocrat_buildings_all = 3 aristocrat buildings
score-nests_2 = 2 pirate nests
score-castle_complete = Castle complete
score-surplus = Surplus points
score-total = Victory points


## What is written on the table

table-seas = The seas
table-round = Round { $number }
table-known = Known tiles
table-seats = Seats
table-gold = gold
table-goods = goods
table-people = inhabitants
table-posts = posts
table-public = buildings
table-ships = ships
table-noble = aristocrats
table-cards = cards
table-bank = Bank
table-left = left
table-points = Victory points
table-damaged = damaged
table-supply = in the supply

draw-board = The seas
draw-bank = Bank and supplies
draw-moment = Dice, fights and finds
draw-points = Victory points
draw-points-title = Victory points
draw-legend-known = seen by you alone
draw-legend-nest = nest known to all
draw-legend-pirate = pirates: stop here
draw-empty = { $field }: an island without a tile
draw-face-down = { $field }: a tile face down, { $number } on its back
draw-seen-by = seen by { $names }
draw-known = { $field }: { $kind }
draw-explore = Ship { $ship } explores { $field }
draw-sail = Ship { $ship } sails to { $field }
draw-pirate-warning = a pirate waits there, and the remaining points are lost
draw-reach = { $field }: { $number } action points away
draw-ship = Ship { $ship } of { $name } at { $field }, { $points } action points
draw-ship-damaged = Ship { $ship } of { $name } at { $field }, damaged ({ $points } action points)
draw-gold = { $number } gold
draw-settle = Settle a pioneer
draw-room = Room for an inhabitant
draw-inhabitant = { $level }, pays { $number }
draw-may-buy = may still buy
draw-has-bought = has bought
draw-production = Number { $number }: { $good }
draw-pier = Pier { $number }
draw-post = Pier { $number }: { $kind }
draw-ware-price = A ware costs { $number } gold here
draw-held = { $good } × { $number }
draw-card-back = An action card
draw-castle =
    { $number ->
        [0] No castle yet
       *[other] Castle: { $number } of 9 stages
    }
draw-next-stage = below the cost of the next stage
draw-site = Site { $number }
draw-site-locked = Site { $number }: needs a defeated nest
draw-nest = { $kind }: luxuries cost { $number } less
draw-luxury-price = A luxury costs { $number } gold here: 10, less { $nests } for nests and { $theatre } for a theatre
draw-cannons = { $number } cannons, { $guns } guns in fights
draw-stack = { $good }: { $number } in the bank, { $price } gold
draw-left =
    { $number ->
        [0] none left
       *[other] { $number } left
    }
draw-have = stands on your island
draw-deck = Action cards: { $number } in the deck, { $discards } discarded
draw-pirates = Pirate cards: { $number } in the deck, { $discards } discarded
draw-turn = { $name }, round { $round }
draw-die =
    { $number ->
        [0] Nothing rolled yet
       *[other] The white die shows { $number }
    }
draw-foe-nest = Nest
draw-foe-raid = Pirates
draw-looks = { $name } looks at it.
draw-phase-main = Settle, build, trade
draw-phase-ships = At sea
draw-phase-other = The sea is calm.
draw-counted = { $name }: { $number } counted points
draw-progress = { $name }: { $point }, { $have } of { $need }


## Fields

field-round_no = Round
field-gold = Gold
field-goods = Goods
field-castle = Castle
field-cannons = Cannons
field-bank = Bank
