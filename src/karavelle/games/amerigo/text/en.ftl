### Amerigo in English. Terms are those of rules.en.md; the key scheme is that of karavelle.kernel.text.

about = Sail among unknown islands, found trading posts, build towns, keep cannons ready, and make the most of what tumbles out of the cube tower.

variant-map = Islands
variant-map-random = a new archipelago
variant-map-fixed = the same map each time


## Pieces that several sentences share

piece-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
piece-points2 =
    { $number2 ->
        [one] { $number2 } point
       *[other] { $number2 } points
    }
piece-action =
    { $colour_id ->
        [blue] Move ships
        [black] Load cannons
        [red] Plan
        [brown] Progress
        [green] Build
        [yellow] Buy goods
       *[white] Player order
    }
piece-track =
    { $colour ->
        [blue] blue
        [black] black
        [red] red
        [brown] brown
        [green] green
        [yellow] yellow
        [white] white
       *[any] any colour
    }


## Questions: as others read them, and as the seat that is asked reads them

prompt-choose_action = { $seat } is choosing an action.
    .you = Choose an action: { $number7 } AP for each colour in the field, or take gold.
prompt-ship_select = { $seat } is moving ships ({ $number } AP).
    .you = Which ship? It may sail { $number } spaces.
prompt-ship_place = { $seat } is bringing a ship into play.
    .you = Where does the ship enter? On any space of the frame, for nothing.
prompt-ship_move = { $seat } is moving a ship ({ $number } AP).
    .you = Where does the ship stop? It may sail { $number } spaces.
prompt-ship_cell = { $seat } is choosing where in { $area } the ship stops.
    .you = Where in { $area } does the ship stop?
prompt-place_post = { $seat } may found a trading post in { $area }.
    .you = Found a trading post on island { $number }?
prompt-load_cannons = { $seat } is loading cannons ({ $number } AP).
    .you = Load how many cannons? You have { $number } AP.
prompt-advance_progress = { $seat } is making progress ({ $number } AP).
    .you = How far does your progress disc go? You have { $number } AP.
prompt-take_progress_token = { $seat } is choosing a progress token.
    .you = Take a progress token.
prompt-plan_take = { $seat } is planning ({ $number } AP).
    .you = Take tiles into your reserve: { $number } AP left, landscapes still allowed: { $number2 }.
prompt-build_tile = { $seat } is building ({ $number } AP).
    .you = Build which tile of your reserve? You have { $number } AP.
prompt-build_area = { $seat } is looking for a place: { $kind }.
    .you = Where does it go: { $kind }? Press R to turn it.
prompt-build_place = { $seat } is looking for a place in { $area }: { $kind }.
    .you = Where in { $area } does it go: { $kind }? Press R to turn it.
prompt-buy_goods = { $seat } is buying goods ({ $number } AP).
    .you = Buy goods tokens: { $number } AP left.
prompt-advance_order = { $seat } is moving the order disc ({ $number } AP).
    .you = How far does your order disc go? You have { $number } AP.


## Answers

option-island_tile-tile =
    { $b ->
        [0] Island tile { $a }
        [1] Island tile { $a }, a quarter turn
        [2] Island tile { $a }, a half turn
       *[3] Island tile { $a }, three quarter turns
    }
option-pirate_marker = Pirates of strength { $number }
option-order_disc-seat = The disc of seat { $a } comes next
option-tower_hold = { $number } stay inside: { $colour }
option-tower_fall = { $number } of those inside fall out: { $colour }
option-tower_stay = { $number } of those thrown stay inside: { $colour }
option-choose_action-blue = Move ships ({ $number } AP)
option-choose_action-black = Load cannons ({ $number2 } AP)
option-choose_action-red = Plan ({ $number3 } AP)
option-choose_action-brown = Progress ({ $number4 } AP)
option-choose_action-green = Build ({ $number5 } AP)
option-choose_action-yellow = Buy goods ({ $number6 } AP)
option-choose_action-blue_by_white = Move ships with white cubes ({ $number } AP)
option-choose_action-black_by_white = Load cannons with white cubes ({ $number2 } AP)
option-choose_action-red_by_white = Plan with white cubes ({ $number3 } AP)
option-choose_action-brown_by_white = Progress with white cubes ({ $number4 } AP)
option-choose_action-green_by_white = Build with white cubes ({ $number5 } AP)
option-choose_action-yellow_by_white = Buy goods with white cubes ({ $number6 } AP)
option-choose_action-red_by_green = Plan with green cubes ({ $number3 } AP)
option-choose_action-green_by_red = Build with red cubes ({ $number5 } AP)
option-choose_action-order = Player order ({ $number7 } AP)
option-choose_action-take_gold = Take { $number8 } gold
option-choose_action-cube_vp =
    { $number9 ->
        [one] { $number9 } point for the cube (token)
       *[other] { $number9 } points for the cubes (token)
    }
option-ship_select-finish = Leave the rest where they are
option-ship_move-buy_ap = 1 space more for 1 gold
option-place_post-no = No post
option-place_post-yes = Found a trading post
option-load_cannons =
    { $number ->
        [one] { $number } cannon
       *[other] { $number } cannons
    }
option-advance_progress =
    { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }
option-advance_order =
    { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }
option-advance_order-leap = Leap onto the first disc (token)
option-build_place-q0 = { $a }
option-build_place-q1 = { $a }, a quarter turn
option-build_place-q2 = { $a }, a half turn
option-build_place-q3 = { $a }, three quarter turns


## The log

log-map_laid =
    { $number2 ->
        [one] The archipelago has { $number } islands, { $number2 } of them big.
       *[other] The archipelago has { $number } islands, { $number2 } of them big.
    }
log-order_drawn = The order of the players is drawn.
    .parts = The order of the players, with their gold: { $parts }.
log-start_gold = { $seat } { $number }
log-tower_filled =
    { $number ->
        [one] All cubes go into the tower; { $number } stays inside.
       *[other] All cubes go into the tower; { $number } stay inside.
    }
log-round_begun = Round { $number }: time value { $number2 }.
log-tokens_shown = No progress tokens lie open.
    .parts = Progress tokens: { $parts }.
log-token_laid = { $token }
log-goods_shown = No goods lie open.
    .parts = Goods: { $parts }.
log-goods_laid = { $goods }
log-pirate_revealed = Pirates of strength { $number } appear: { $number2 } in all.
log-cubes_thrown = Phase { $colour }: { $number } thrown, { $number2 } AP.
    .parts = Phase { $colour }: { $number } thrown, out come { $parts } – { $number2 } AP.
log-cubes_out = { $number } { $colour }
log-phase_skipped = Phase { $colour }: nothing comes out of the tower, nobody acts.
log-action_chosen =
    { $manner ->
        [own] { $seat }: { piece-action }, { $number } AP.
        [white] { $seat }: { piece-action } with white cubes, { $number } AP.
       *[swap] { $seat }: { piece-action } by a progress token, { $number } AP.
    }
log-gold_taken = { $seat } takes { $number } gold.
log-gold_gained =
    { $origin ->
        [chest] { $seat } gets { $number } gold for the chest.
        [token] { $seat } gets { $number } gold for the token.
        [track] { $seat } gets { $number } gold.
        [post] { $seat } gets { $number } gold for the trading post.
       *[pirates] { $seat } gets { $number } gold for a full defence.
    }
log-gold_overflow = { $seat } has no room for more gold: { piece-points }.
log-ap_bought =
    { $times ->
        [one] { $seat } pays 1 gold for 1 AP.
       *[other] { $seat } pays { $times } gold for { $times } AP.
    }
log-token_taken = { $seat } takes a progress token: { $token }.
log-token_used = { $seat } uses a progress token: { $token }.
log-chest_taken = { $seat } carries off the treasure chest.
log-chest_cashed =
    { $times ->
        [one] { $seat } opens a treasure chest.
       *[other] { $seat } opens { $times } treasure chests.
    }
log-ship_entered = The { $ship } of { $seat } enters at { $frame_space }.
log-ship_on_frame = The { $ship } of { $seat } stops at { $frame_space }.
log-ship_at_sea = The { $ship } of { $seat } stops in { $area }.
log-post_placed = { $seat } founds a trading post in { $area }, on island { $number }.
log-island_discovered = { $seat } discovers island { $number }: { piece-points2 }.
log-cannons_loaded = { $seat } loads cannons: { $number } → { $number2 }.
log-progress_advanced = { $seat } makes progress: { $number } → { $number2 }.
log-disc_moved = { $seat } moves up in the order: { $number } → { $number2 }.
log-disc_leapt = { $seat } leaps to space { $number } and is first.
log-track_end =
    { $number ->
        [one] The end of the track: { $number } AP of { $seat } finds no use.
       *[other] The end of the track: { $number } AP of { $seat } find no use.
    }
log-tile_taken = { $seat } takes into reserve: { $kind }.
log-tile_built = { $seat } builds in { $area }: { $kind } ({ piece-points }).
    .parts = { $seat } builds in { $area }: { $kind } ({ piece-points }; { $parts }).
log-resource_taken = { $good }
log-island_completed = { $seat } completes island { $number }: { piece-points2 }.
    .parts = { $seat } completes island { $number }: { piece-points2 }. Trading posts: { $parts }.
log-post_payout = { $seat } { $number2 } ({ $number ->
        [one] { $number } post
       *[other] { $number } posts
    })
log-goods_bought = { $seat } buys { $goods }.
log-cube_vp = { $seat } scores the cubes of the field: { piece-points }.
log-pirates_repelled =
    { $number ->
        [0] No pirates for { $seat }.
        [one] { $seat } drives off the pirates with { $number } cannon.
       *[other] { $seat } drives off the pirates with { $number } cannons.
    }
log-pirates_plunder = Pirates of strength { $number } plunder { $seat }: { $number2 } cannons and { $number3 } points are lost.
log-round_ended = Round { $number } is over.
log-game_scored = The final scoring.
log-final_points = { $seat } has { piece-points }.


## Names

name-blue = blue
name-black = black
name-red = red
name-brown = brown
name-green = green
name-yellow = yellow
name-white = white

name-v_i1 = cottage (1)
name-v_i2 = hamlet (2)
name-v_i3 = village row (3)
name-v_v3 = village corner (3)
name-v_i4 = village street (4)
name-v_o4 = village square (4)
name-v_t4 = village tee (4)
name-n_i1 = meadow (1)
name-n_i2 = field (2)
name-n_i3 = orchard (3)
name-n_v3 = corner orchard (3)
name-n_i4 = wood (4)
name-n_o4 = square wood (4)
name-n_t4 = forked wood (4)
name-n_v5 = bent valley (5)
name-n_t5 = long valley (5)
name-n_u5 = horseshoe valley (5)
name-n_r6 = high plateau (6)
name-n_h6 = hat mountain (6)
name-n_s6 = stepped mountain (6)

name-ap2_blue = +2 AP Move ships
name-ap2_black = +2 AP Load cannons
name-ap2_red = +2 AP Plan
name-ap2_brown = +2 AP Progress
name-ap2_green = +2 AP Build
name-ap2_yellow = +2 AP Buy goods
name-ap1_blue_red = +1 AP Move ships, Plan
name-ap1_black_green = +1 AP Load cannons, Build
name-ap1_brown_yellow = +1 AP Progress, Buy goods
name-ship8 = Fair wind
name-pirates_plus2 = Letter of marque
name-pirates_half = Strong walls
name-pirates_gold2 = Bounty
name-plan_two = Second landscape
name-plan_build_swap = Plan or build
name-order_leap = Leap ahead
name-gold3 = 3 gold
name-gold5 = 5 gold
name-post_gold = Gold for posts
name-gold_rate2 = Gold at 2 to 1
name-cube_vp = Points for cubes
name-end_posts = Points for posts
name-end_vp7 = 7 points
name-end_gold = Points for gold

name-cotton = cotton
name-tobacco = tobacco
name-sugar = sugar
name-coconut = coconuts
name-coffee = coffee
name-cotton_2 = cotton for 2
name-cotton_3 = cotton for 3
name-cotton_4 = cotton for 4
name-tobacco_2 = tobacco for 2
name-tobacco_3 = tobacco for 3
name-tobacco_4 = tobacco for 4
name-sugar_2 = sugar for 2
name-sugar_3 = sugar for 3
name-sugar_4 = sugar for 4
name-coconut_2 = coconuts for 2
name-coconut_3 = coconuts for 3
name-coconut_4 = coconuts for 4
name-coffee_2 = coffee for 2
name-coffee_3 = coffee for 3
name-coffee_4 = coffee for 4

name-ship_a = first ship
name-ship_b = second ship

name-buy_ap = 1 AP for 1 gold
name-use_ship8 = Fair wind: 8 spaces more
name-cash_chest = Open a chest: 3 gold
name-cash_gold3 = Use the token: 3 gold
name-cash_gold5 = Use the token: 5 gold
name-finish = End the action

name-trading_post = Trading post
name-anchor = Anchor
name-big_island = Big island
name-small_island = Small island
name-chest = Treasure chest
name-gold = Gold
name-cannon = Cannons
name-progress_track = Progress track
name-special_track = Special action track
name-tower = Cube tower
name-action_field = Action field
name-stock = Rondel
name-time_value = Time value
name-pirates = Pirates
name-reserve = Reserve
name-neutral_tile = Landscape tile
name-village_tile = Village tile

name-f0 = frame space 1
name-f1 = frame space 2
name-f2 = frame space 3
name-f3 = frame space 4
name-f4 = frame space 5
name-f5 = frame space 6
name-f6 = frame space 7
name-f7 = frame space 8
name-f8 = frame space 9
name-f9 = frame space 10
name-f10 = frame space 11
name-f11 = frame space 12
name-f12 = frame space 13
name-f13 = frame space 14
name-f14 = frame space 15
name-f15 = frame space 16

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

name-r0c0 = row 1, column 1
name-r0c1 = row 1, column 2
name-r0c2 = row 1, column 3
name-r0c3 = row 1, column 4
name-r0c4 = row 1, column 5
name-r0c5 = row 1, column 6
name-r1c0 = row 2, column 1
name-r1c1 = row 2, column 2
name-r1c2 = row 2, column 3
name-r1c3 = row 2, column 4
name-r1c4 = row 2, column 5
name-r1c5 = row 2, column 6
name-r2c0 = row 3, column 1
name-r2c1 = row 3, column 2
name-r2c2 = row 3, column 3
name-r2c3 = row 3, column 4
name-r2c4 = row 3, column 5
name-r2c5 = row 3, column 6
name-r3c0 = row 4, column 1
name-r3c1 = row 4, column 2
name-r3c2 = row 4, column 3
name-r3c3 = row 4, column 4
name-r3c4 = row 4, column 5
name-r3c5 = row 4, column 6
name-r4c0 = row 5, column 1
name-r4c1 = row 5, column 2
name-r4c2 = row 5, column 3
name-r4c3 = row 5, column 4
name-r4c4 = row 5, column 5
name-r4c5 = row 5, column 6
name-r5c0 = row 6, column 1
name-r5c1 = row 6, column 2
name-r5c2 = row 6, column 3
name-r5c3 = row 6, column 4
name-r5c4 = row 6, column 5
name-r5c5 = row 6, column 6


## What to know about them

tip-blue = Move ships: both of your ships may sail as many spaces as you have AP. A ship that stops at an anchor may found a trading post.
tip-black = Load cannons: one space on the cannon track for each AP, 12 at most. Cannons keep the pirates away at the end of the round.
tip-red = Plan: take tiles into your reserve. A village of your own costs 1 AP, a landscape its size; only one landscape for each action.
tip-brown = Progress: one space on the progress track for each AP. Every fourth space brings a progress token and more points at the end.
tip-green = Build: put tiles of your reserve on islands, next to your trading post or your buildings. A village costs 1 AP, a landscape its size.
tip-yellow = Buy goods: each goods token multiplies what your resources of that kind are worth at the end.
tip-white = White cubes move your disc in the order of the players, or take the colour of the space where your disc stands.
tip-v_i1 = Own village tile: 1 AP to plan, 1 AP to build. 0 points on a small island, 1 on a big one.
tip-v_i2 = Own village tile: 1 AP to plan, 1 AP to build. 1 point on a small island, 2 on a big one.
tip-v_i3 = Own village tile: 1 AP to plan, 1 AP to build. 2 points on a small island, 3 on a big one.
tip-v_v3 = Own village tile: 1 AP to plan, 1 AP to build. 2 points on a small island, 3 on a big one.
tip-v_i4 = Own village tile: 1 AP to plan, 1 AP to build. 3 points on a small island, 4 on a big one.
tip-v_o4 = Own village tile: 1 AP to plan, 1 AP to build. 3 points on a small island, 4 on a big one.
tip-v_t4 = Own village tile: 1 AP to plan, 1 AP to build. 3 points on a small island, 4 on a big one.
tip-n_i1 = Landscape: 1 AP to plan, 1 AP to build. 1 point on a small island, 2 on a big one.
tip-n_i2 = Landscape: 2 AP to plan, 2 AP to build. 3 points on a small island, 4 on a big one.
tip-n_i3 = Landscape: 3 AP to plan, 3 AP to build. 5 points on a small island, 7 on a big one.
tip-n_v3 = Landscape: 3 AP to plan, 3 AP to build. 5 points on a small island, 7 on a big one.
tip-n_i4 = Landscape: 4 AP to plan, 4 AP to build. 7 points on a small island, 10 on a big one.
tip-n_o4 = Landscape: 4 AP to plan, 4 AP to build. 7 points on a small island, 10 on a big one.
tip-n_t4 = Landscape: 4 AP to plan, 4 AP to build. 7 points on a small island, 10 on a big one.
tip-n_v5 = Landscape: 5 AP to plan, 5 AP to build. 10 points on a small island, 13 on a big one.
tip-n_t5 = Landscape: 5 AP to plan, 5 AP to build. 10 points on a small island, 13 on a big one.
tip-n_u5 = Landscape: 5 AP to plan, 5 AP to build. 10 points on a small island, 13 on a big one.
tip-n_r6 = Landscape: 6 AP to plan, 6 AP to build. 13 points on a small island, 17 on a big one.
tip-n_h6 = Landscape: 6 AP to plan, 6 AP to build. 13 points on a small island, 17 on a big one.
tip-n_s6 = Landscape: 6 AP to plan, 6 AP to build. 13 points on a small island, 17 on a big one.
tip-ap2_blue = From now on you have 2 AP more whenever you move ships.
tip-ap2_black = From now on you have 2 AP more whenever you load cannons.
tip-ap2_red = From now on you have 2 AP more whenever you plan.
tip-ap2_brown = From now on you have 2 AP more whenever you make progress.
tip-ap2_green = From now on you have 2 AP more whenever you build.
tip-ap2_yellow = From now on you have 2 AP more whenever you buy goods.
tip-ap1_blue_red = From now on you have 1 AP more whenever you move ships or plan.
tip-ap1_black_green = From now on you have 1 AP more whenever you load cannons or build.
tip-ap1_brown_yellow = From now on you have 1 AP more whenever you make progress or buy goods.
tip-ship8 = Once, when you move ships: 8 AP more, for both ships.
tip-pirates_plus2 = Pirates are stronger by 2 for all others.
tip-pirates_half = If you cannot fend off the pirates, you lose only half of the points, rounded up. Your cannons are lost all the same.
tip-pirates_gold2 = Whenever you fend off the pirates in full, you get 2 gold.
tip-plan_two = You may take two landscapes in one Plan action. Both are paid.
tip-plan_build_swap = If there are green but no red cubes, you may plan with them; if there are red but no green ones, you may build.
tip-order_leap = Once, instead of moving your order disc: put it on top of the disc of the first player.
tip-gold3 = Once, in any of your turns, 3 gold. Unused it is cashed at the end.
tip-gold5 = Once, in any of your turns, 5 gold. Unused it is cashed at the end.
tip-post_gold = 1 gold for every trading post that you found from now on.
tip-gold_rate2 = When you take gold instead of an action, you get 1 gold for every 2 cubes, rounded up, instead of every 3.
tip-cube_vp = Once, instead of an action: 1 point for every cube in the action field.
tip-end_posts = At the end 1 point for every trading post of yours on the islands.
tip-end_vp7 = At the end 7 points.
tip-end_gold = At the end 1 more point for every gold on your track.
tip-cotton = Covered resources of a kind, times your goods tokens of that kind, are points at the end.
tip-tobacco = Covered resources of a kind, times your goods tokens of that kind, are points at the end.
tip-sugar = Covered resources of a kind, times your goods tokens of that kind, are points at the end.
tip-coconut = Covered resources of a kind, times your goods tokens of that kind, are points at the end.
tip-coffee = Covered resources of a kind, times your goods tokens of that kind, are points at the end.
tip-ship_a = Ships sail along the frame and between the islands. One ship at most may stop on each cell of the sea.
tip-ship_b = Ships sail along the frame and between the islands. One ship at most may stop on each cell of the sea.
tip-trading_post = With a post you may build on its island. When the island is complete, your posts there pay: 1, 3, 6, 10, 15 or 21 times the time value.
tip-anchor = A ship that stops here may found a trading post on the space next to it, if that is still empty.
tip-big_island = Island of 20 cells or more: tiles are worth more here, and who completes it carries off the chest.
tip-small_island = Island of fewer than 20 cells. Who completes it gets 3 points.
tip-chest = 3 gold, in any of your turns, or at the end.
tip-gold = 1 gold buys 1 AP during an action. 12 at most; every gold more is a point at once. At the end each gold is a point.
tip-cannon = At the end of a round you give up as many cannons as the pirates are strong. With too few you lose them all, and as many points as the pirates are strong.
tip-progress_track = Every fourth space brings a token at once, and 1, 3, 6, 10 or 15 points at the end.
tip-special_track = Further ahead acts earlier. White cubes may take the colour of your space. 1, 3, 6 or 10 points at the end.
tip-tower = Cubes thrown in may stay inside, others may fall out: of those inside about 6 in 100 for each cube thrown, of those thrown 2 in 3.
tip-action_field = The cubes that fell out. Their colours are the actions on offer; the largest number of one colour is the AP of all of them.
tip-stock = All cubes of the colour of the phase are thrown into the tower; afterwards those in the field return to their colours.
tip-time_value = How often trading posts pay when an island is completed in this round.
tip-pirates = The sum of the open markers. One more is turned up each round.
tip-reserve = Tiles that were planned and are not built yet.
tip-neutral_tile = Anybody may build on from it. It costs its size, both to plan and to build.
tip-village_tile = Only its owner may build on from it. It costs 1 AP, both to plan and to build.
tip-buy_ap = 1 gold is 1 action point more in this action.


## The score sheet

score-discovery = Islands discovered
score-village_tiles = Villages
score-neutral_tiles = Landscapes
score-completion = Islands completed
score-post_payout = Trading posts
score-cube_token = Points for cubes
score-gold_overflow = Gold beyond 12
score-pirates = Pirates
score-gold = Gold
score-goods_cotton = Cotton
score-goods_tobacco = Tobacco
score-goods_sugar = Sugar
score-goods_coconut = Coconuts
score-goods_coffee = Coffee
score-end_tokens = Progress tokens
score-progress_track = Progress track
score-special_track = Special action track
score-total = Points


## Fields

field-round_no = Round
field-phase = Phase
field-map = Island tiles
field-tries = Tries for the map
field-stock = Cubes on the rondel
field-field = Action field
field-tower = Cubes in the tower
field-order = Player order
field-space = Order discs
field-pirates = Pirates
field-pirates_unseen = Hidden pirates
field-display = Progress tokens on display
field-token_at = Progress tokens
field-token_used = Used tokens
field-goods_display = Goods on display
field-goods_unseen = Hidden goods
field-neutral_left = Landscapes left
field-village_left = Villages left
field-reserve = Reserves
field-tile_at = Built tiles
field-post_at = Trading posts
field-ship_at = Ships
field-cannons = Cannons
field-gold = Gold
field-progress = Progress
field-posts_left = Posts left
field-chests = Chests
field-resources = Resources
field-goods = Goods
field-points = Points
field-ap = Action points
field-handled = Ships moved
field-neutral_taken = Landscapes taken

## What is written on the table

table-map = The archipelago: { $islands } islands, { $big } big
table-round = Round { $round }, time value { $time }, strength of the field { $ap }
table-display = What lies open
table-left = left area
table-right = right area
table-goods = goods
table-supply = Supply
table-seats = Seats
table-points = points (+ end)
table-gold = gold
table-cannons = cannons / pirates
table-progress = progress
table-space = order
table-posts = posts
table-tokens = tokens
table-reserve = reserve
table-ships = ships

draw-board = The archipelago
draw-actions = The actions
draw-tower = Cube tower and rondel
draw-track = Special action track
draw-display = Progress tokens, goods and pirates
draw-supply = Tiles to plan
draw-round = Round { $round } · { $colour }
draw-time = Round { $round }: time value { $value }
draw-ap = AP
draw-times-ap = { $ap } AP
draw-ap-left =
    { $ap ->
        [0] No action is running
        [one] { $ap } AP left
       *[other] { $ap } AP left
    }
draw-action =
    { $action ->
        [blue] Move ships: { $ap } AP
        [black] Load cannons: { $ap } AP
        [red] Plan: { $ap } AP
        [brown] Progress: { $ap } AP
        [green] Build: { $ap } AP
        [yellow] Buy goods: { $ap } AP
       *[white] Player order: { $ap } AP
    }
draw-no-cubes =
    { $action ->
        [blue] Move ships: no blue cubes in the field
        [black] Load cannons: no black cubes in the field
        [red] Plan: no red cubes in the field
        [brown] Progress: no brown cubes in the field
        [green] Build: no green cubes in the field
        [yellow] Buy goods: no yellow cubes in the field
       *[white] Player order: no white cubes in the field
    }
draw-take-gold = Take { $gold } gold instead of an action
draw-cube-token = A token: { $points } for the cubes of the field
draw-inside = In the tower: { $cubes } ({ $count } in all)
draw-window = In the tower: { $count } { $colour }
draw-field = Action field: { $cubes } – { $ap } AP
draw-stock = On the rondel: { $count } { $colour }
draw-island = Island { $number }: { $covered } of { $cells } cells covered
draw-posts =
    { $posts ->
        [one] { $name }: { $posts } post
       *[other] { $name }: { $posts } posts
    }
draw-posts-pay =
    { $posts ->
        [one] { $name }: { $posts } post, pays { $points }
       *[other] { $name }: { $posts } posts, pay { $points }
    }
draw-post-space = Empty space for a trading post
draw-ship = { $name }: { $ship }
draw-stop =
    { $steps ->
        [0] { $area }, { $cell }: stay here
        [one] { $area }, { $cell }: { $steps } step
       *[other] { $area }, { $cell }: { $steps } steps
    }
draw-gain =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
draw-completes = completes island { $number }: +3
draw-space =
    { $points ->
        [0] Space { $space } of the special action track ({ piece-track })
       *[other] Space { $space } of the special action track ({ piece-track }), { $points } at the end
    }
draw-order = { $name }: number { $place } in the order
draw-leaves = leaves when the round ends
draw-pirates = Pirates of strength { $strength }
draw-defence = { $name }: { $cannons } cannons against { $strength }
draw-left = { $kind }: { $left }
draw-worth = { $small }/{ $big }
draw-posts-left =
    { $posts ->
        [one] { $posts } trading post left
       *[other] { $posts } trading posts left
    }
draw-chests =
    { $chests ->
        [0] No treasure chest
        [one] { $chests } treasure chest
       *[other] { $chests } treasure chests
    }
draw-points =
    { $more ->
        [0] { $points } points
       *[other] { $points } points; at the end { $more } more, as things stand
    }
draw-progress =
    { $points ->
        [0] Progress { $space }
       *[other] Progress { $space }, { $points } at the end
    }
draw-cannons =
    { $count ->
        [one] { $count } cannon
       *[other] { $count } cannons
    }
draw-gold = { $count } gold of at most 12
draw-goods = { $good }: { $own } covered × { $tokens } goods tokens = { $points }
draw-no-reserve = The reserve is empty.
