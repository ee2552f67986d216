### Pirates of Maracaibo in English. Terms are those of rules.en.md; the key scheme is that of karavelle.kernel.text.

about = Raid, bury and explore in a Caribbean made of cards; three rounds, many ways to riches. Alone you sail against Jordan.

## Questions

prompt-keep_start_quest = { $seat } is choosing a start quest.
    .you = Which quest do you keep?
prompt-sail_to = { $seat } is sailing.
    .you = Where do you sail? Nearer to Maracaibo, in any case.
prompt-sail_step = { $seat } is sailing, step by step.
    .you =
        Sail on? { $number ->
        [one] One step is left.
       *[other] { $number } steps are left.
    }
prompt-choose_payees = { $seat } is choosing whom to pay.
    .you = You cannot pay them all. Who gets a doubloon?
prompt-improvement_stop = { $seat } lies at { $card }.
    .you = { $card }: buy it for { $number }, or take 5 doubloons?
prompt-residence_stop = { $seat } lies at a residence: { $residence }.
    .you = Build the { $residence } for { $number }?
prompt-black_market_activate = { $seat } may use a black market on { $location }.
    .you = Use your black market on { $location }?
prompt-ruby_sell = { $seat } may sell a ruby.
    .you = Sell a ruby? Each space of the market can be used once.
prompt-ruby_exchange = { $seat } may exchange rubies.
    .you = How many rubies do you exchange for 2 VP each?
prompt-gulf_option = { $seat } is choosing what to do in the Gulf.
    .you = What do you do in the Gulf?
prompt-choose_effect = { $seat } is choosing the next effect.
    .you = Which effect comes next?
prompt-choose_option = { $seat } is choosing one of several.
    .you = One of these: which?
prompt-treasure_choose = { $seat } is choosing a treasure.
    .you = Which treasure?
prompt-value_marker_choose = { $seat } is choosing an island.
    .you =
        Which island gets { $number ->
        [one] the marker
       *[other] the { $number } markers
    }?
prompt-bury_choose = { $seat } may bury a treasure.
    .you = Which treasure do you bury, and where?
prompt-explore_move = { $seat } is exploring.
    .you =
        Explore: up to { $number ->
        [one] one field
       *[other] { $number } fields
    }.
prompt-retirement_residence = { $seat } is building for half price.
    .you = Which residence do you build for half its price?
prompt-raid_reroll = { $seat } may roll again.
    .you = Keep the dice, or roll all three again?
prompt-raid_choose_die = { $seat } is choosing a die.
    .you = Which die? Yellow { $number }, green { $number2 }, white { $number3 }.
prompt-raid_choose_kind = { $seat } is choosing a treasure to raid for.
    .you = Which treasure do you raid for?
prompt-raid_spend = { $seat } is raiding.
    .you =
        { $number ->
        [one] One sword
       *[other] { $number } swords
    } left: what for? Treasure of the raid: { $kind }.
prompt-choose_upgrade = { $seat } may upgrade the ship.
    .you = Upgrade your ship?
prompt-figurehead_choose = { $seat } is choosing a figurehead.
    .you = Which figurehead?
prompt-quest_refresh = { $seat } may have a new quest market.
    .you = Put the quest market under the deck and lay out a new one?
prompt-quest_choose = { $seat } is taking a quest.
    .you = Which quest? Or the top one of the deck.
prompt-quest_discard = { $seat } may give up a quest.
    .you = Give up a quest for { $number } doubloons?
prompt-black_market_tile = { $seat } is placing a black market.
    .you = Which black market tile?
prompt-black_market_place = { $seat } is placing a black market: { $side }.
    .you = On which location? ({ $side })
prompt-black_market_use = { $seat } may use a black market.
    .you = Which of your black markets do you use?
prompt-build_residence_choose = { $seat } may build a residence.
    .you = Which residence do you build?
prompt-buy_from_display = { $seat } may buy from afar: { $type }.
    .you =
        Buy from afar ({ $type }, { $number ->
        [0] for the printed price
       *[other] { $number } more than printed
    })?

## Answers

option-start_player-seat = Seat { $a } begins
option-choose_layout-standard = Standard display
option-choose_layout-delta = Delta
option-choose_layout-straits = Straits
option-deal_card-face_down_location = A face-down location
option-deal_card-face_down_improvement = A face-down improvement
option-tile_side-front = The front
option-tile_side-back = The back
option-sail_step-stop = Stop here
option-choose_payees-seat =
    { $a ->
        [0] { $seat2 }
        [1] { $seat3 }
        [2] { $seat4 }
       *[3] { $seat5 }
    }
option-skirmish_die = The die shows { $number }
option-improvement_stop-take_5 = Take 5 doubloons
option-improvement_stop-buy = Buy { $card } for { $number }
option-residence_stop-decline = Do not build
option-residence_stop-build = Build the { $residence } for { $number }
option-black_market_activate-no = Not now
option-black_market_activate-yes = Use the black market
option-ruby_sell-skip = Sell none
option-ruby_exchange =
    { $number ->
        [0] None
        [one] One ruby
       *[other] { $number } rubies
    }
option-gulf_option-raid = Raid with 2 swords more
option-gulf_option-explore = Explore 4
option-gulf_option-residence = Build any residence
option-next_card-face_down = A face-down card
option-choose_effect-done = Nothing more
option-choose_option-side =
    { $a ->
        [0] { $slash }
        [1] { $slash2 }
       *[other] { $slash3 }
    }
option-choose_option-skip = None of them
option-value_marker_choose-skip = None
option-bury_choose-poseidon = { $b } to Poseidon’s slot { $a }
option-bury_choose-skip = Bury nothing
option-explore_move-go = To { $a }
option-explore_move-trade = Give up fields: { $a }
option-explore_move-skip = Do not explore
option-raid_die = The die shows { $number }
option-raid_reroll-keep = Keep the dice
option-raid_reroll-reroll = Roll all three again
option-raid_spend-end = End the raid
option-choose_upgrade-skip = No upgrade
option-quest_refresh-no = Leave it as it is
option-quest_refresh-yes = Lay out new quests
option-quest_choose-deck = The top quest of the deck
option-quest_choose-skip = No quest
option-quest_discard-skip = Keep them all
option-black_market_use-skip = Use none
option-build_residence_choose-skip = Build none
option-buy_from_display-skip = Buy nothing
option-jordan_treasure = The die shows { $number }
option-jordan_figurehead = The die shows { $number }
option-jordan_ruby = The die shows { $number }

## The log

log-sailed = { $seat } sails from { $space2 } to { $space }.
log-paid = { $seat } pays { $seat2 } a doubloon.
log-paid_supply = { $seat } pays a doubloon for Jordan’s ship.
log-gift = { $seat } gets a doubloon, since Jordan has come.
log-turned_up = Turned up: { $face }.
log-coins =
    { $seat } finds { $number ->
        [one] a doubloon
       *[other] { $number } doubloons
    }.
log-fought = Skirmish: { $seat } rolls { $number }, { $number2 } in all.
log-won_fight = { $seat } wins the skirmish with { $number2 }: { $number } VP.
log-drawn_fight = Nobody wins the skirmish.
log-stolen = { $seat } takes a doubloon from { $seat2 }.
log-took_five = { $seat } takes { $number } doubloons.
log-bought = { $seat } buys { $card } for { $number } ({ $space }).
log-refilled = New on { $space }: { $card }.
log-refilled_hidden = A face-down card fills { $space }.
log-blank = The deck is empty: { $space } stays blank.
log-built = { $seat } has a residence built for { $number }: { $residence }.
log-first_marker = The first marker there: { $number } VP for { $seat }.
log-value_marker =
    { $seat } adds { $number ->
        [one] a marker
       *[other] { $number } markers
    } for { $kind } ({ $number2 }).
log-gained_treasure = { $seat } gains a treasure: { $kind } (island: { $number }).
log-buried = { $seat } buries a treasure: { $hideout }.
log-buried_poseidon = { $seat } buries { $kind } on Poseidon’s slot { $number }.
log-upgraded = { $seat } upgrades the ship, { $ship_space }.
log-took_figurehead = { $seat } takes a figurehead: { $figurehead }.
log-placed_market = { $seat } places a black market on { $location }: { $side }.
log-used_market = { $seat } uses the black market on { $location }: { $side }.
log-rolled = { $seat } rolls yellow { $number }, green { $number2 }, white { $number3 }.
log-rerolled = { $seat } rolls again.
log-chose_die = { $seat } takes the { $die } die: { $number }.
log-chose_kind = { $seat } raids for { $kind }.
log-swords =
    { $seat } has { $number ->
        [one] one sword
       *[other] { $number } swords
    }.
log-spent = { $seat } raids: { $raid_option } (swords left: { $number }).
log-swords_lost =
    { $seat } has { $number ->
        [one] a sword
       *[other] { $number } swords
    } left, which { $number ->
        [one] is
       *[other] are
    } lost.
log-explored = { $seat } explores as far as { $field }.
log-traded = { $seat } gives up fields: { $trade }.
log-crossed_river = { $seat } crosses river { $number }.
log-retired = { $seat } sends the explorer back to the start.
log-took_quest = { $seat } takes an open quest: { $quest }.
log-drew_quest = { $seat } draws a quest.
    .parts = { $seat } draws a quest: { $parts }.
log-quest_drawn = { $quest }
log-refreshed = { $seat } has a new quest market laid out.
log-market_quest = New in the quest market: { $quest }.
log-discarded_quest = { $seat } puts a quest under the deck for { $number } doubloons.
    .parts = { $seat } puts a quest under the deck for { $number } doubloons: { $parts }.
log-quest_discarded = { $quest }
log-gained_vp = { $seat } gains { $number } VP.
log-gained_doubloons =
    { $seat } gains { $number ->
        [one] a doubloon
       *[other] { $number } doubloons
    }.
log-income = { $seat } +{ $number } doubloons, +{ $number2 } VP
log-ruby = { $seat } takes a ruby.
log-sold_ruby = { $seat } sells a ruby: { $ruby_space }.
log-exchanged =
    { $seat } exchanges { $number ->
        [one] a ruby
       *[other] { $number } rubies
    } for VP.
log-reached_maracaibo = { $seat } reaches Maracaibo!
log-round_ended = Round { $number } ends.
    .parts = Round { $number } ends: { $parts }.
log-start_player = { $seat } begins.
log-final_round = { $seat } is in Maracaibo: the others have one more turn as far as the last player.
log-solo_card = Jordan reveals { $solo_card }.
log-not_possible = Nothing on { $solo_card } is possible for Jordan.
log-jordan_goes = Jordan wants this: { $line }. It leads him to { $space }.
log-jordan_upgrade = Jordan’s upgrade { $number }: { $duty }.
log-jordan_raid = Jordan raids: { $kind } ×{ $number }, { $number2 } VP.
log-jordan_explore = Jordan explores { $number } fields, as far as { $field }: { $number2 } VP.
log-jordan_card = Jordan gets a card for nothing: { $card }.
log-jordan_nothing = There is nothing to be had for Jordan: { $line }.
log-jordan_drift = None of his cards works: Jordan drifts to { $space }.
log-scored = { $seat } has { $number } points.

## Names

name-jordan = Jordan
name-gold = gold
name-emerald = emerald
name-pearl = pearl
name-yellow = yellow
name-green = green
name-white = white
name-crew = crew
name-equipment = equipment
name-ship = ship
name-gulf = the Gulf
name-maracaibo = Maracaibo
name-raid = Raid
name-explore = Explore
name-quest = Quest
name-shop = Top card of the deck
name-buy = Buy a card
name-drift = Drift
name-advance = one step along the track
name-figurehead = a figurehead
name-residence = a residence
name-gain_vp = VP
name-gain_doubloons = Doubloons
name-gain_treasure = Gain treasures
name-value_marker = Markers on an island
name-bury = Bury a treasure
name-upgrade = Upgrade the ship
name-draw_quest = Take a quest
name-discard_quest = Give up a quest
name-take_figurehead = Take a figurehead
name-place_black_market = Place a black market
name-use_black_market = Use a black market
name-use_explorer_field = Use the explorer’s field
name-build_residence = Build a residence
name-buy_improvement = Buy from afar
name-gain_doubloon_income = Doubloon income
name-gain_vp_income = VP income
name-vp_per = VP for what you have
name-choice = A choice
tip-gold = A treasure. What it is worth depends on the markers on its island: 2 VP, 3 from three, 4 from five, 5 from seven markers. Gaining one takes a marker away.
tip-emerald = A treasure. What it is worth depends on the markers on its island: 2 VP, 3 from three, 4 from five, 5 from seven markers. Gaining one takes a marker away.
tip-pearl = A treasure. What it is worth depends on the markers on its island: 2 VP, 3 from three, 4 from five, 5 from seven markers. Gaining one takes a marker away.
tip-gain_vp = Victory points, at once.
tip-gain_doubloons = Doubloons from the supply.
tip-gain_treasure = A marker comes off the island and into your store; on a free bonus space it earns the bonus.
tip-value_marker = Markers make the treasures of an island more valuable.
tip-explore = Move your explorer up to so many fields; what is on the field where it stops is yours. Taken fields are skipped and do not count.
tip-raid = Roll three dice, choose one: its number are swords, its colour is the treasure you can buy with 5 of them. Each option once a turn.
tip-bury = A treasure from above the shovel line to a space below it, with the bonus of the space; 2 VP more at the end.
tip-upgrade = A marker on a free space of your ship. Behind a line so many markers are needed left of it.
tip-draw_quest = An open quest, or the top one of the deck. It counts at the end, the better of two conditions.
tip-discard_quest = One of your quests goes under the deck, for doubloons.
tip-take_figurehead = One of the figureheads in the market, for good.
tip-place_black_market = One of your tiles onto a location without any; use it at once, and whenever you stop there.
tip-use_black_market = One of your tiles, wherever it lies.
tip-use_explorer_field = The effects of the field where your explorer stands, once more.
tip-build_residence = Any residence where you have no marker, at the normal price; the first marker on it brings 2 VP.
tip-buy_improvement = Any face-up improvement of the type, wherever it lies.
tip-gain_doubloon_income = Doubloons as at the end of a round.
tip-gain_vp_income = VP as at the end of a round.
tip-vp_per = VP for each of something you have, often up to a limit.
tip-crew = Improvements of the type crew.
tip-equipment = Improvements of the type equipment.
tip-ship = Improvements of the type ship.
tip-gulf = The ship stops here: upgrade, then raid with 2 swords more, explore 4, or build any residence. From here the only way is to Maracaibo.
tip-maracaibo = 6 VP and an upgrade. In rounds 1 and 2 the round is over at once.
tip-rt = Retirement: build a residence for half its price, once; then your explorer goes back to the start.
tip-jordan = Your rival in the solo game.
name-start = start

## Score

score-total = Total
score-track = Score track
score-rivers = Rivers
score-doubloons = Doubloons
score-cards = Improvements
score-cards_end = Final scoring of cards
score-residences = Residences
score-treasures = Treasures
score-buried = Buried treasures
score-quests = Quests
score-quest_bonus = Six quests
score-rubies = Rubies

## Options of the game

variant-layout = Display
variant-layout-standard = Standard
variant-layout-delta = Delta
variant-layout-straits = Straits
variant-layout-random = Any of them
variant-limit_clusters = No four locations side by side
variant-limit_clusters-off = off
variant-limit_clusters-on = on (first games)
variant-fog_locations = Fog of war: locations
variant-fog_locations-off = off
variant-fog_locations-on = on
variant-fog_improvements = Fog of war: improvements
variant-fog_improvements-off = off
variant-fog_improvements-on = on
variant-skirmish = Pirate skirmish
variant-skirmish-off = off
variant-skirmish-on = on
variant-quest_hunter = Quest hunter
variant-quest_hunter-off = off
variant-quest_hunter-on = on
variant-rubies = Rubies
variant-rubies-off = off
variant-rubies-on = on
variant-retirement = Retirement
variant-retirement-off = off
variant-retirement-on = on
variant-difficulty = Jordan (solo)
variant-difficulty-0 = 0: gentle
variant-difficulty-1 = 1
variant-difficulty-2 = 2
variant-difficulty-3 = 3: fair
variant-difficulty-4 = 4
variant-difficulty-5 = 5
variant-difficulty-6 = 6: merciless
variant-residence_decline_doubloons = Declining a residence
variant-residence_decline_doubloons-0 = brings nothing
variant-residence_decline_doubloons-5 = brings 5 doubloons (house rule)

## On the table

draw-caribbean = The Caribbean, round { $round } of 3
draw-explorer = Explorer board
draw-gulf = Gulf
draw-question = What is asked
draw-markets = Markets
draw-your-quests = Your quests
draw-quest-market = Quest market
draw-quest-deck = Quest deck: { $number } left
draw-figureheads = Figureheads
draw-black-markets = Black market tiles of this game
draw-ruby-market = Ruby market: a space for every ruby sold, each once
draw-stage2 = Stage II deck: { $number } cards left
draw-island =
    Island of { $kind }: { $number ->
        [one] one marker
       *[other] { $number } markers
    }, each treasure { $vp } VP
draw-value-tile = Treasure value: who stops here adds a marker for { $kind }
draw-blank = Blank: take 5 doubloons
draw-hidden = Face down
draw-ship = { $name }’s ship: { $space }
draw-explorer-at = { $name }’s explorer: { $field }
draw-die = Die { $die }: { $number }
draw-vp = { $number } VP on the score track{ $kind }
draw-doubloons =
    { $number ->
        [one] one doubloon
       *[other] { $number } doubloons
    }{ $kind }
draw-income = Income each round: { $number } doubloons{ $kind }
draw-vp-income = Income each round: { $number } VP{ $kind }
draw-rivers = Rivers crossed: { $number }{ $kind }
draw-upgrades = Upgrades: { $number }{ $kind }
draw-buried = Buried treasures: { $number }{ $kind }
draw-quests = Quests in hand: { $number }{ $kind }
draw-treasures = Treasures, { $kind }: { $number }
draw-rubies = Rubies: { $number }{ $kind }
draw-no-figurehead = No figurehead yet
draw-poseidon = Poseidon’s slot { $number }: { $kind }
draw-in-force = In force:
draw-nothing-in-force = Nothing in force yet
draw-track = Raids and exploring, by level
draw-his-ship = His ship
table-caribbean = The Caribbean, round { $round } of 3
table-boards = Pirates
table-tableaus = Cards, ships, hideouts
table-markets = Markets
table-your-quests = Your quests
table-quest-market = Quest market
table-figureheads = Figureheads
table-figurehead = Figurehead
table-black-markets = Black market tiles
table-placed = Placed
table-decks = Left: quests / stage II
table-vp = VP
table-doubloons = doubloons
table-income = income
table-explorer = explorer
table-rivers = rivers
table-treasures = gold, emeralds, pearls
table-buried = buried
table-quests = quests
table-upgrades = upgrades


## Cards, tiles, spaces, and what they do

name-i01 = Klabautermann
tip-i01 = Crew, stage I, 9 doubloons, 2 VP. 3 doubloons off improvements and residences.
name-i02 = Helmswoman
tip-i02 = Crew, stage I, 5 doubloons, 3 VP. +1 field whenever you explore.
name-i03 = Boatswain's Mate
tip-i03 = Crew, stage I, 5 doubloons, 3 VP. +1 sword in every raid.
name-i04 = Lookout
tip-i04 = Crew, stage I, 4 doubloons, 3 VP. At once: explore 3.
name-i05 = Gravedigger
tip-i05 = Crew, stage I, 3 doubloons, 4 VP. At once: bury a treasure.
name-i06 = Purser
tip-i06 = Crew, stage I, 6 doubloons, 2 VP. Income 3 doubloons.
name-i07 = Ship's Cook
tip-i07 = Crew, stage I, 4 doubloons, 2 VP. Income 2 doubloons.
name-i08 = Fortune Teller
tip-i08 = Crew, stage I, 4 doubloons, 3 VP. At once: a quest.
name-i09 = Tobacco
tip-i09 = Equipment, stage I, 8 doubloons, 2 VP. Income 5 doubloons.
name-i10 = Rum Barrels
tip-i10 = Equipment, stage I, 5 doubloons, 3 VP. Income 2 doubloons + 1 VP.
name-i11 = Spyglass
tip-i11 = Equipment, stage I, 5 doubloons, 3 VP. +1 field whenever you explore.
name-i12 = Spades
tip-i12 = Equipment, stage I, 4 doubloons, 3 VP. At once: bury a treasure, 1 marker on any island.
name-i13 = Treasure Map
tip-i13 = Equipment, stage I, 6 doubloons, 3 VP. At once: explore 2, a quest.
name-i14 = Cutlass
tip-i14 = Equipment, stage I, 4 doubloons, 3 VP. +2 swords with the yellow die.
name-i15 = Grappling Hooks
tip-i15 = Equipment, stage I, 6 doubloons, 3 VP. Raids: 2 swords for 3 VP.
name-i16 = Compass
tip-i16 = Equipment, stage I, 4 doubloons, 3 VP. Exploring: give up 1 field for 2 VP.
name-i17 = Longboat
tip-i17 = Ship, stage I, 5 doubloons, 4 VP. At once: explore 3.
name-i18 = Reinforced Keel
tip-i18 = Ship, stage I, 5 doubloons, 4 VP. At once: upgrade the ship.
name-i19 = Cargo Hold
tip-i19 = Ship, stage I, 7 doubloons, 3 VP. Income 4 doubloons.
name-i20 = Swivel Gun
tip-i20 = Ship, stage I, 5 doubloons, 4 VP. +2 swords with the green die.
name-i21 = Captain's Cabin
tip-i21 = Ship, stage I, 7 doubloons, 3 VP. Income 2 VP.
name-i22 = Crow's Nest
tip-i22 = Ship, stage I, 5 doubloons, 4 VP. +2 swords with the white die.
name-ii01 = Admiral
tip-ii01 = Crew, stage II, 9 doubloons, 8 VP. +2 swords in every raid.
name-ii02 = Cartographer
tip-ii02 = Crew, stage II, 8 doubloons, 7 VP. +2 fields whenever you explore.
name-ii03 = Treasurer
tip-ii03 = Crew, stage II, 8 doubloons, 7 VP. Income 6 doubloons.
name-ii04 = Bard
tip-ii04 = Crew, stage II, 9 doubloons, 6 VP. Income 4 VP.
name-ii05 = Goldsmith
tip-ii05 = Crew, stage II, 8 doubloons, 6 VP. At the end 7 VP per 3 gold.
name-ii06 = Gem Cutter
tip-ii06 = Crew, stage II, 8 doubloons, 6 VP. At the end 7 VP per 3 emeralds.
name-ii07 = Pearl Diver
tip-ii07 = Crew, stage II, 8 doubloons, 6 VP. At the end 7 VP per 3 pearls.
name-ii08 = Storyteller
tip-ii08 = Crew, stage II, 9 doubloons, 6 VP. At the end 7 VP per 3 fulfilled quests.
name-ii09 = Treasure Digger
tip-ii09 = Crew, stage II, 7 doubloons, 7 VP. At once: bury 2 treasures.
name-ii10 = Pathfinder
tip-ii10 = Crew, stage II, 7 doubloons, 7 VP. At once: explore 5.
name-ii11 = Freebooter
tip-ii11 = Crew, stage II, 8 doubloons, 7 VP. At once: raid with 8 swords, any treasure.
name-ii12 = Fence
tip-ii12 = Crew, stage II, 6 doubloons, 7 VP. At once: give up a quest for 8 doubloons, 1 marker on any island.
name-ii13 = Recruiter
tip-ii13 = Crew, stage II, 6 doubloons, 7 VP. At once: buy a crew card from anywhere, 3 doubloons more.
name-ii14 = Tax Collector
tip-ii14 = Crew, stage II, 6 doubloons, 7 VP. At once: your doubloon income.
name-ii15 = Shanty Singers
tip-ii15 = Crew, stage II, 6 doubloons, 7 VP. At once: 1 VP per crew card.
name-ii16 = Gold Bars
tip-ii16 = Equipment, stage II, 8 doubloons, 7 VP. At once: 2 gold.
name-ii17 = Emerald Necklace
tip-ii17 = Equipment, stage II, 8 doubloons, 7 VP. At once: 2 emeralds.
name-ii18 = Bowl of Pearls
tip-ii18 = Equipment, stage II, 8 doubloons, 7 VP. At once: 2 pearls.
name-ii19 = Diving Bell
tip-ii19 = Equipment, stage II, 6 doubloons, 7 VP. At once: raid with 6 swords for pearls.
name-ii20 = Ornate Sabre
tip-ii20 = Equipment, stage II, 9 doubloons, 7 VP. Raids: 3 swords for a treasure of the raid.
name-ii21 = Muskets
tip-ii21 = Equipment, stage II, 7 doubloons, 7 VP. Raids: 4 swords for 3 VP, 1 marker on any island.
name-ii22 = Cocoa
tip-ii22 = Equipment, stage II, 8 doubloons, 7 VP. Income 4 doubloons + 2 VP.
name-ii23 = Sugar Cane
tip-ii23 = Equipment, stage II, 6 doubloons, 6 VP. Income 5 doubloons.
name-ii24 = Brocade
tip-ii24 = Equipment, stage II, 7 doubloons, 6 VP. Income 3 VP.
name-ii25 = Logbook
tip-ii25 = Equipment, stage II, 8 doubloons, 6 VP. At the end 7 VP per 3 buried treasures.
name-ii26 = Iron Chests
tip-ii26 = Equipment, stage II, 9 doubloons, 7 VP. At the end 2 VP per buried treasure.
name-ii27 = Message in a Bottle
tip-ii27 = Equipment, stage II, 7 doubloons, 6 VP. At once: 2 quests.
name-ii28 = Toolbox
tip-ii28 = Equipment, stage II, 7 doubloons, 7 VP. At once: upgrade the ship, bury a treasure.
name-ii29 = Armoury
tip-ii29 = Equipment, stage II, 6 doubloons, 7 VP. At once: 1 VP per equipment card.
name-ii30 = Bill of Lading
tip-ii30 = Equipment, stage II, 6 doubloons, 7 VP. At once: buy a equipment card from anywhere, 3 doubloons more.
name-ii31 = Second Gun Deck
tip-ii31 = Ship, stage II, 10 doubloons, 10 VP. +2 swords in every raid.
name-ii32 = Copper Sheathing
tip-ii32 = Ship, stage II, 8 doubloons, 8 VP. At once: upgrade the ship, explore 2.
name-ii33 = Secret Compartment
tip-ii33 = Ship, stage II, 7 doubloons, 8 VP. At once: 2 markers on any island.
name-ii34 = Mainmast
tip-ii34 = Ship, stage II, 8 doubloons, 8 VP. Exploring: give up 2 fields for bury a treasure.
name-ii35 = Quarterdeck
tip-ii35 = Ship, stage II, 9 doubloons, 8 VP. Income 3 VP.
name-ii36 = Stern Gallery
tip-ii36 = Ship, stage II, 7 doubloons, 8 VP. At once: your VP income.
name-ii37 = Smugglers' Hatch
tip-ii37 = Ship, stage II, 6 doubloons, 8 VP. At once: use an own black market.
name-ii38 = Landing Boats
tip-ii38 = Ship, stage II, 6 doubloons, 8 VP. At once: use the explorer’s field again.
name-ii39 = Envoy's Cabin
tip-ii39 = Ship, stage II, 7 doubloons, 8 VP. At once: build any residence.
name-ii40 = Broadside
tip-ii40 = Ship, stage II, 7 doubloons, 8 VP. At once: raid with 6 swords for emeralds.
name-ii41 = Dry Dock
tip-ii41 = Ship, stage II, 7 doubloons, 8 VP. At once: buy a ship card from anywhere.
name-aruba = Aruba
tip-aruba = Location. A quest, bury a treasure.
name-bonaire = Bonaire
tip-bonaire = Location. Explore 3.
name-curacao = Curaçao
tip-curacao = Location. Raid.
name-trinidad = Trinidad
tip-trinidad = Location. Raid or bury 2 treasures.
name-tobago = Tobago
tip-tobago = Location. A quest or bury 2 treasures.
name-grenada = Grenada
tip-grenada = Location. Explore 2, bury a treasure.
name-barbados = Barbados
tip-barbados = Location. Buy a equipment card from anywhere, 3 doubloons more or explore 2.
name-martinique = Martinique
tip-martinique = Location. Buy a crew card from anywhere, 3 doubloons more or raid.
name-hacienda = Hacienda
tip-hacienda = Residence, 16 doubloons. At the end 2 VP per doubloon of income, at most 24.
name-castle = Castle
tip-castle = Residence, 16 doubloons. At the end 3 VP per VP of income, at most 24.
name-sea_fortress = Sea Fortress
tip-sea_fortress = Residence, 17 doubloons. At the end 5 VP per ship card, at most 25.
name-citadel = Citadel
tip-citadel = Residence, 16 doubloons. At the end 4 VP per equipment card, at most 24.
name-inn = Inn
tip-inn = Residence, 16 doubloons. At the end 4 VP per crew card, at most 24.
name-pirate_cove = Pirate Cove
tip-pirate_cove = Residence, 17 doubloons. At the end 3 VP per buried treasure, at most 24.
name-estancia = Estancia
tip-estancia = Residence, 15 doubloons. At the end 4 VP per fulfilled quest, at most 24.
name-town_villa = Town Villa
tip-town_villa = Residence, 15 doubloons. At the end 4 VP per emerald, at most 24.
name-palace = Palace
tip-palace = Residence, 15 doubloons. At the end 4 VP per gold, at most 24.
name-lighthouse = Lighthouse
tip-lighthouse = Residence, 15 doubloons. At the end 4 VP per pearl, at most 24.
name-bastion = Bastion
tip-bastion = Residence, 15 doubloons. At the end 8 VP per set of all three treasures, at most 24.
name-island_hideaway = Island Hideaway
tip-island_hideaway = Residence, 16 doubloons. At the end 6 VP per river, at most 24.
name-q01 = Doubloon income 6/10
tip-q01 = Quest. 6 doubloon income: 3 VP; 10 doubloon income: 7 VP.
name-q02 = Treasures 6/11
tip-q02 = Quest. 6 treasures: 3 VP; 11 treasures: 8 VP.
name-q03 = Treasures 5/10
tip-q03 = Quest. 5 treasures: 2 VP; 10 treasures: 7 VP.
name-q04 = Buried treasures 4/8
tip-q04 = Quest. 4 buried treasures: 3 VP; 8 buried treasures: 8 VP.
name-q05 = Buried treasures 3/7
tip-q05 = Quest. 3 buried treasures: 2 VP; 7 buried treasures: 7 VP.
name-q06 = Crew cards 2/4
tip-q06 = Quest. 2 crew cards: 2 VP; 4 crew cards: 6 VP.
name-q07 = Equipment cards 2/4
tip-q07 = Quest. 2 equipment cards: 2 VP; 4 equipment cards: 6 VP.
name-q08 = Crew cards 3/5
tip-q08 = Quest. 3 crew cards: 3 VP; 5 crew cards: 8 VP.
name-q09 = Equipment cards 3/5
tip-q09 = Quest. 3 equipment cards: 3 VP; 5 equipment cards: 8 VP.
name-q10 = Doubloon income 4/8
tip-q10 = Quest. 4 doubloon income: 2 VP; 8 doubloon income: 5 VP.
name-q11 = VP income 2/4
tip-q11 = Quest. 2 VP income: 3 VP; 4 VP income: 7 VP.
name-q12 = VP income 1/3
tip-q12 = Quest. 1 VP of income: 2 VP; 3 VP income: 6 VP.
name-q13 = Cards and residences 6/9
tip-q13 = Quest. 6 cards and residences: 3 VP; 9 cards and residences: 8 VP.
name-q14 = Cards and residences 5/8
tip-q14 = Quest. 5 cards and residences: 2 VP; 8 cards and residences: 7 VP.
name-q15 = Rivers 2/4
tip-q15 = Quest. 2 rivers: 3 VP; 4 rivers: 8 VP.
name-q16 = Buried treasures 3/6 + Rivers 2/4
tip-q16 = Quest. 3 buried treasures and 2 rivers: 4 VP; 6 buried treasures and 4 rivers: 9 VP.
name-q17 = Cards of each type 1/2
tip-q17 = Quest. 1 card of each type: 3 VP; 2 cards of each type: 8 VP.
name-q18 = Ship cards 2/3
tip-q18 = Quest. 2 ship cards: 3 VP; 3 ship cards: 7 VP.
name-q19 = Buried treasures 2/4 + VP income 1/3
tip-q19 = Quest. 2 buried treasures and 1 VP of income: 4 VP; 4 buried treasures and 3 VP income: 9 VP.
name-q20 = Cards with a lightning symbol 2/4
tip-q20 = Quest. 2 cards with a lightning symbol: 2 VP; 4 cards with a lightning symbol: 7 VP.
name-q21 = Upgrades 12/18
tip-q21 = Quest. 12 upgrades: 3 VP; 18 upgrades: 8 VP.
name-q22 = Crew cards 2/3 + Rivers 2/3
tip-q22 = Quest. 2 crew cards and 2 rivers: 4 VP; 3 crew cards and 3 rivers: 8 VP.
name-q23 = Equipment cards 2/3 + Rivers 2/3
tip-q23 = Quest. 2 equipment cards and 2 rivers: 4 VP; 3 equipment cards and 3 rivers: 8 VP.
name-q24 = Equipment cards 2/3 + Crew cards 2/3
tip-q24 = Quest. 2 equipment cards and 2 crew cards: 3 VP; 3 equipment cards and 3 crew cards: 8 VP.
name-q25 = Ship cards 1/2 + Residences 1/2
tip-q25 = Quest. 1 ship card and 1 residence: 3 VP; 2 ship cards and 2 residences: 8 VP.
name-fig_a = Mermaid
tip-fig_a = Figurehead. Raids: 2 swords for 2 doubloons, 2 VP.
name-fig_b = Dragon
tip-fig_b = Figurehead. +2 fields whenever you explore.
name-fig_c = Harpy
tip-fig_c = Figurehead. Income 4 doubloons; sail one space further.
name-fig_d = Whale
tip-fig_d = Figurehead. Before each quest you may have a new quest market, 1 doubloon per quest each round.
name-fig_e = Lion
tip-fig_e = Figurehead. +2 swords in every raid, one more reroll in raids.
name-fig_f = Sea Serpent
tip-fig_f = Figurehead. Income 2 doubloons + 2 VP.
name-fig_g = Poseidon
tip-fig_g = Figurehead. Four more burial spaces: upgrade the ship; a treasure of any kind; 5 doubloons; 4 VP.
name-fig_h = Kraken
tip-fig_h = Figurehead. Raids: 3 swords for 6 doubloons.
name-fig_i = Falcon
tip-fig_i = Figurehead. At once: 3 gold or 3 emeralds or 3 pearls.
name-fig_j = Nautilus
tip-fig_j = Figurehead. Exploring: give up 1 field for 1 gold.
name-fig_k = Skull
tip-fig_k = Figurehead. Raids: 2 swords for bury a treasure.
name-fig_l = Unicorn
tip-fig_l = Figurehead. 2 doubloons off improvements and residences.
name-bm_bury = Bury a treasure
tip-bm_bury = Black market: bury a treasure.
name-bm_value = 2 VP, 1 marker on any island
tip-bm_value = Black market: 2 VP, 1 marker on any island.
name-bm_buried = 1 VP per buried treasure, at most 6
tip-bm_buried = Black market: 1 VP per buried treasure, at most 6.
name-bm_quests = 1 VP per quest, at most 6
tip-bm_quests = Black market: 1 VP per quest, at most 6.
name-bm_rivers = 2 VP per river, at most 6
tip-bm_rivers = Black market: 2 VP per river, at most 6.
name-bm_emerald = 1 VP per emerald, at most 6
tip-bm_emerald = Black market: 1 VP per emerald, at most 6.
name-bm_equipment = 1 VP per equipment card, at most 6
tip-bm_equipment = Black market: 1 VP per equipment card, at most 6.
name-bm_pearl = 1 VP per pearl, at most 6
tip-bm_pearl = Black market: 1 VP per pearl, at most 6.
name-bm_crew = 1 VP per crew card, at most 6
tip-bm_crew = Black market: 1 VP per crew card, at most 6.
name-bm_gold = 1 VP per gold, at most 6
tip-bm_gold = Black market: 1 VP per gold, at most 6.
name-s01 = 1: +1 sword in every raid
tip-s01 = Ship upgrade, permanent: +1 sword in every raid.
name-s02 = 2: +1 field whenever you explore
tip-s02 = Ship upgrade, permanent: +1 field whenever you explore.
name-s03 = 3: 5 doubloons
tip-s03 = Ship upgrade, once: 5 doubloons.
name-s04 = 4: 2 VP, 1 marker on any island
tip-s04 = Ship upgrade, once: 2 VP, 1 marker on any island.
name-s05 = 5: place a black market for 2 doubloons
tip-s05 = Ship upgrade, once: place a black market for 2 doubloons.
name-s06 = 6: raids: 2 swords for 3 VP
tip-s06 = Ship upgrade, permanent: raids: 2 swords for 3 VP.
name-s07 = 7: a figurehead for 3 doubloons
tip-s07 = Ship upgrade, once: a figurehead for 3 doubloons.
name-s08 = 8: bury 2 treasures
tip-s08 = Ship upgrade, once: bury 2 treasures.
name-s09 = 9: explore 3
tip-s09 = Ship upgrade, once: explore 3.
name-s10 = 10: place a black market for 3 doubloons
tip-s10 = Ship upgrade, once: place a black market for 3 doubloons.
name-s11 = 11: 1 doubloon off improvements and residences
tip-s11 = Ship upgrade, permanent: 1 doubloon off improvements and residences.
name-s12 = 12: a quest
tip-s12 = Ship upgrade, once: a quest.
name-s13 = 13: exploring: give up 1 field for 3 doubloons
tip-s13 = Ship upgrade, permanent: exploring: give up 1 field for 3 doubloons.
name-s14 = 14: +1 sword in every raid
tip-s14 = Ship upgrade, permanent: +1 sword in every raid.
name-s15 = 15: raid with 6 swords, any treasure
tip-s15 = Ship upgrade, once: raid with 6 swords, any treasure.
name-s16 = 16: place a black market
tip-s16 = Ship upgrade, once: place a black market.
name-s17 = 17: raids: 3 swords for a treasure of the raid
tip-s17 = Ship upgrade, permanent: raids: 3 swords for a treasure of the raid.
name-s18 = 18: raids: 4 swords for 3 VP, 1 marker on any island
tip-s18 = Ship upgrade, permanent: raids: 4 swords for 3 VP, 1 marker on any island.
name-s19 = 19: 7 VP
tip-s19 = Ship upgrade, once: 7 VP.
name-s20 = 20: your VP income, your doubloon income
tip-s20 = Ship upgrade, once: your VP income, your doubloon income.
name-s21 = 21: 2 doubloons off improvements and residences
tip-s21 = Ship upgrade, permanent: 2 doubloons off improvements and residences.
name-s22 = 22: 3 VP, build any residence
tip-s22 = Ship upgrade, once: 3 VP, build any residence.
name-gb1 = Gold to space 1 (5 doubloons)
name-gb2 = Gold to space 2 (upgrade the ship)
name-gb3 = Gold to space 3 (3 VP)
name-gb4 = Gold to space 4 (nothing)
name-eb1 = Emerald to space 1 (1 marker on the emerald island)
name-eb2 = Emerald to space 2 (explore 3)
name-eb3 = Emerald to space 3 (3 VP)
name-eb4 = Emerald to space 4 (nothing)
name-pb1 = Pearl to space 1 (a quest)
name-pb2 = Pearl to space 2 (use an own black market)
name-pb3 = Pearl to space 3 (3 VP)
name-pb4 = Pearl to space 4 (nothing)
name-a1 = a1 (2 doubloons)
name-a2 = a2 (1 VP, 1 marker on any island)
name-a3 = a3 (a quest)
name-a4 = a4 (1 emerald)
name-a5 = a5 (3 VP)
name-a6 = a6 (4 doubloons)
name-b1 = b1 (2 VP)
name-b2 = b2 (1 marker on any island)
name-b3 = b3 (1 gold)
name-b4 = b4 (3 doubloons)
name-b5 = b5 (3 VP)
name-c1 = c1 (upgrade the ship)
name-c2 = c2 (bury a treasure)
name-d1 = d1 (4 doubloons)
name-d2 = d2 (raid with 6 swords for gold)
name-d3 = d3 (2 VP, 1 marker on any island)
name-d4 = d4 (1 pearl)
name-d5 = d5 (3 VP)
name-e1 = e1 (3 VP)
name-e2 = e2 (a quest)
name-e3 = e3 (use an own black market)
name-e4 = e4 (5 doubloons)
name-e5 = e5 (1 VP, 1 marker on any island)
name-e6 = e6 (4 VP)
name-f1 = f1 (2 VP per river)
name-f2 = f2 (buy a ship card from anywhere)
name-g1 = g1 (your doubloon income)
name-g2 = g2 (upgrade the ship)
name-g3 = g3 (bury 2 treasures)
name-g4 = g4 (4 VP)
name-g5 = g5 (1 pearl)
name-g6 = g6 (5 doubloons)
name-h1 = h1 (2 markers on any island)
name-h2 = h2 (1 emerald)
name-h3 = h3 (2 VP, give up a quest for 8 doubloons)
name-h4 = h4 (3 VP)
name-h5 = h5 (bury a treasure)
name-k1 = k1 (raid with 6 swords, any treasure)
name-k2 = k2 (1 VP, a quest)
name-n1 = n1 (1 VP per buried treasure)
name-n2 = n2 (upgrade the ship)
name-n3 = n3 (6 doubloons)
name-n4 = n4 (4 VP)
name-n5 = n5 (1 gold)
name-o1 = o1 (4 VP)
name-o2 = o2 (a treasure of any kind)
name-o3 = o3 (build any residence)
name-o4 = o4 (bury 2 treasures)
name-o5 = o5 (2 VP per river)
name-o6 = o6 (5 doubloons)
name-o7 = o7 (4 VP)
name-p1 = p1 (2 VP, your VP income)
name-p2 = p2 (2 VP, upgrade the ship)
name-p3 = p3 (6 VP)
name-p4 = p4 (8 VP)
name-rt = the residence discount tile
name-std_vp = 1 VP
name-std_doubloons = 3 doubloons
name-std_treasure = a treasure of the raid
option-raid_spend-std_vp = 1 sword: 1 VP
option-raid_spend-std_doubloons = 2 swords: 3 doubloons
option-raid_spend-std_treasure = 5 swords: a treasure of the raid
option-raid_spend-i15 = 2 swords: 3 VP (Grappling Hooks)
option-raid_spend-ii20 = 3 swords: a treasure of the raid (Ornate Sabre)
option-raid_spend-ii21 = 4 swords: 3 VP, 1 marker on any island (Muskets)
option-raid_spend-s06 = 2 swords: 3 VP (upgrade 6)
option-raid_spend-s17 = 3 swords: a treasure of the raid (upgrade 17)
option-raid_spend-s18 = 4 swords: 3 VP, 1 marker on any island (upgrade 18)
option-raid_spend-fig_a = 2 swords: 2 doubloons, 2 VP (Mermaid)
option-raid_spend-fig_h = 3 swords: 6 doubloons (Kraken)
option-raid_spend-fig_k = 2 swords: bury a treasure (Skull)
name-rm1 = 7 VP
name-rm2 = 10 doubloons
name-rm3 = Upgrade the ship 2 times
name-rm4 = 2 treasures of any kind
name-rm5 = A quest, 3 VP
name-rm6 = Bury 2 treasures, 2 VP
name-A1 = card A1
name-A2 = card A2
name-A3 = card A3
name-A4 = card A4
name-A5 = card A5
name-A6 = card A6
name-B1 = card B1
name-B2 = card B2
name-B3 = card B3
name-B4 = card B4
name-B5 = card B5
name-B6 = card B6
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
name-trinidad_side1 = Raid
name-trinidad_side2 = Bury 2 treasures
name-tobago_side1 = A quest
name-tobago_side2 = Bury 2 treasures
name-barbados_side1 = Buy a equipment card from anywhere, 3 doubloons more
name-barbados_side2 = Explore 2
name-martinique_side1 = Buy a crew card from anywhere, 3 doubloons more
name-martinique_side2 = Raid
name-fig_i_side1 = 3 gold
name-fig_i_side2 = 3 emeralds
name-fig_i_side3 = 3 pearls
