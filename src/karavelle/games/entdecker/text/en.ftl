### Entdecker in English. Terms are those of rules.en.md; the key scheme is that of karavelle.kernel.text.

about = Sail into the unknown, uncover the sea chart tile by tile, and be the greatest explorer of the islands you find.


## Pieces that several sentences share

piece-gold =
    { $number ->
        [0] no gold
       *[other] { $number } gold
    }
piece-tiles =
    { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }
piece-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
# Where the land parts of the tile lie: a strait has two. $a is the number of the part.
piece-shore =
    { $shores ->
        [north_south]
            { $a ->
                [0] , northern shore
               *[1] , southern shore
            }
        [east_west]
            { $a ->
                [0] , eastern shore
               *[1] , western shore
            }
       *[one] { "" }
    }
piece-turn =
    { $a ->
        [0] as it is
        [1] a quarter turn to the right
        [2] a half turn
       *[3] a quarter turn to the left
    }


## Questions: as others read them, and as the seat that is asked reads them

prompt-choose_start = { $seat } is choosing where the voyage begins.
    .you = Where does your voyage begin? At a start circle, or on any tile with a sea line into the unknown.
prompt-announce_tiles = { $seat } is announcing how many tiles to reveal.
    .you = How many tiles will you reveal? Each costs 1 gold, and nothing comes back for those you do not use.
prompt-choose_stack = { $seat } is choosing a stack.
    .you =
        { $number ->
            [one] Choose a stack: { $number } tile to go.
           *[other] Choose a stack: { $number } tiles to go.
        }
prompt-place_tile = { $seat } is laying a tile: { $kind }.
    .you = Lay the tile: { $kind }.
prompt-place_unit = { $seat } may place a unit on { $field }.
    .you =
        { $number ->
            [1] Place a unit on { $field }?
           *[other] Place a unit on { $field }? Hostile natives: everything costs double.
        }
prompt-retrieve_scout = { $seat } may take back a scout.
    .you = Take back one of your scouts? You get no gold for it.


## Answers

option-spin_income = The arrow points to { $number }
option-choose_start-north = From the north to { $a }
option-choose_start-east = From the east to { $a }
option-choose_start-south = From the south to { $a }
option-choose_start-west = From the west to { $a }
option-choose_start-tile = From { $a }
option-announce_tiles =
    { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }
option-choose_stack-stack = Stack { $a }
option-choose_stack-stop = End the voyage
option-place_tile-north = To the north, { piece-turn }
option-place_tile-east = To the east, { piece-turn }
option-place_tile-south = To the south, { piece-turn }
option-place_tile-west = To the west, { piece-turn }
option-place_unit-none = No unit
option-place_unit-scout =
    { $number ->
        [1] Scout for 1 gold{ piece-shore }
       *[other] Scout for 2 gold{ piece-shore }
    }
option-place_unit-fort =
    { $number ->
        [1] Fort for 3 gold{ piece-shore }
       *[other] Fort for 6 gold{ piece-shore }
    }
option-place_unit-settlement =
    { $number ->
        [1] Settlement for 6 gold{ piece-shore }
       *[other] Settlement for 12 gold{ piece-shore }
    }
option-retrieve_scout-none = Leave all scouts where they are
option-retrieve_scout-scout =
    { $b ->
        [0] Scout from { $a }
       *[1] Scout from { $a }, southern or western shore
    }


## The log

log-spun = Round { $number }: the spinner shows { $number2 }.
    .parts = Round { $number }: income { $number2 } ({ $parts }).
log-income =
    { $number2 ->
        [0] { $seat } has { $number }
       *[other] { $seat } has { $number }, { $number2 } lost
    }
log-skip_turn = { $seat } can begin no voyage and sits out.
log-sail =
    { $number ->
        [0]
            { $start ->
                [north] { $seat } sails from the north towards { $field }.
                [east] { $seat } sails from the east towards { $field }.
                [south] { $seat } sails from the south towards { $field }.
                [west] { $seat } sails from the west towards { $field }.
               *[tile] { $seat } sails from { $field }.
            }
       *[other] { $seat } sails from { $field } for a toll of { $number }.
    }
log-announce = { $seat } announces { piece-tiles }.
log-reveal = { $seat } reveals from stack { $number }: { $kind }.
log-misfit = It does not fit: into the box with it.
log-lay = { $seat } lays it on { $field }.
log-storm = A storm! The voyage of { $seat } is over.
log-hostile_natives = Hostile natives: units cost { $seat } double here.
log-friendly_natives = Friendly natives welcome { $seat }.
log-pirates =
    { $number ->
        [0] Pirates board { $seat } and find no gold.
       *[other] Pirates take { piece-gold } from { $seat }.
    }
log-ruin = { $seat } finds a ruin: { piece-points }.
log-gold =
    { $number ->
        [0] { $seat } finds gold, but can carry no more.
       *[other] { $seat } finds { piece-gold }.
    }
log-chip =
    { $occasion ->
        [event] { $seat } is given a chip: { $chip }.
       *[island] { $seat } discovers { $chip } ({ $number }).
    }
log-stop =
    { $number ->
        [0] { $seat } ends the voyage.
       *[other] { $seat } ends the voyage; { piece-tiles } announced in vain.
    }
log-unit = { $seat } places a unit on { $field } for { piece-gold }: { $unit }.
log-gap =
    { $manner ->
        [matching] Gap { $field }: reserve tile { $tile }.
        [stand_in] Gap { $field }: another reserve tile stands in for { $tile }.
       *[blank] Gap { $field }: a blank marker stands in for { $tile }.
    }
log-landlocked =
    { $manner ->
        [matching] { $field } is closed off by land: reserve tile { $tile }.
        [stand_in] { $field } is closed off by land: another reserve tile stands in for { $tile }.
       *[blank] { $field } is closed off by land: a blank marker stands in for { $tile }.
    }
log-island = An island of { piece-tiles } at { $field }: nobody has a unit there.
    .parts =
        { $number2 ->
            [0] An island of { piece-tiles } at { $field }: { $parts }.
           *[other] An island of { piece-tiles } at { $field } and { $number2 } for discoveries: { $parts }.
        }
log-points = { $seat } { $number }
log-units_home =
    { $number ->
        [one] A unit of { $seat } comes home.
       *[other] { $number } units of { $seat } come home.
    }
log-scout_back = { $seat } takes back a scout from { $field }.
log-ended =
    { $reason ->
        [chart_complete] The chart is complete: the game ends in round { $number }.
        [tiles_used_up] The tiles are used up: the game ends early, in round { $number }.
       *[all_blocked] Nobody can ever sail again: the game ends early, in round { $number }.
    }
log-chip_bonus = { $seat } has the most chips: { piece-points }.
log-scored = { $seat } has { piece-points } in the end.


## Names

name-open_sea = Open sea
name-coast = Coast
name-strait = Strait
name-land_corner = Land corner
name-dead_end_bay = Dead-end bay
name-inland = Inland

name-storm = Storm
name-hostile_natives = Hostile natives
name-friendly_natives = Friendly natives
name-pirates = Pirates
name-ruin = Ruin
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

name-scout = Scout
name-fort = Fort
name-settlement = Settlement

name-breadfruit = Breadfruit
name-bean = Beans
name-potato = Potatoes
name-corn = Corn
name-tomato = Tomatoes
name-pineapple = Pineapple
name-cocoa = Cocoa

name-plain = Plain back
name-question = Question mark

name-land_part = Land part
name-island = Island
name-toll = Toll
name-reserve_tile = Reserve tile
name-stand_in = Stand-in
name-box = Box
name-ship = Ship
name-start_circle = Start circle


## What to know about them

tip-open_sea = Water on all four sides. Nobody can settle here.
tip-coast = Land on one side. Three sea lines lead on.
tip-strait = Two separate pieces of land, across from each other. They are one island only if they are connected elsewhere.
tip-land_corner = Land on two neighbouring sides.
tip-dead_end_bay = Land on three sides. It often ends a voyage.
tip-inland = Land all round. Only the reserve has such tiles.
tip-storm = The voyage ends at once: no more tiles, and no unit. Gaps are filled and islands scored all the same.
tip-hostile_natives = A unit costs double if your voyage ends on this tile: scout 2, fort 6, settlement 12.
tip-friendly_natives = You take a discovery chip. Its value is not scored, but it counts for the chip bonus.
tip-pirates = You lose half of your gold, the loss rounded up.
tip-ruin = 3 points at once.
tip-gold = You take 3 gold, up to 12 in all. It may pay for a unit, but it does not raise the number of tiles announced.
tip-scout = Costs 1 gold, and is a toll of 1 to others. At the end of your turn you may take one scout back.
tip-fort = Costs 3 gold, and is a toll of 3 to others. A fort outweighs any number of scouts, and brings a discovery to the greatest explorer.
tip-settlement = Costs 6 gold, and is a toll of 6 to others. It outweighs everything else on an island.
tip-plain = No event.
tip-question = There is an event under this question mark: storm, hostile or friendly natives, pirates, ruin or gold.
tip-land_part = Land parts of neighbouring tiles hang together across a common side of land. You place units on land parts.
tip-island = Land with water all round. It is scored once, when it is complete: a point for each tile, and the discoveries.
tip-toll = Who starts a voyage on a tile with units of others pays for them: 1 for a scout, 3 for a fort, 6 for a settlement. The gold goes to the bank.
tip-reserve_tile = Fills a gap: an empty field with tiles or border on all four sides. Nobody sails there or settles on it.
tip-stand_in = Another reserve tile, number up, for one that has run out. It counts as the one that is missing.
tip-box = Tiles that did not fit. They are out of the game.
tip-ship = Everybody sails the same ship. Whoever is on turn puts it on a circle of their choice.
tip-start_circle = A voyage may begin here at no toll, as long as the field beside it is empty.
tip-breadfruit = Discovery chip of 1.
tip-bean = Discovery chip of 1.
tip-potato = Discovery chip of 2.
tip-corn = Discovery chip of 2.
tip-tomato = Discovery chip of 3.
tip-pineapple = Discovery chip of 3.
tip-cocoa = Discovery chip of 4.


## The score sheet

score-islands_first = Greatest explorer
score-islands_lower = Further ranks
score-ruins = Ruins
score-chip_bonus = Most chips
score-total = Points


## Fields

field-round_no = Round
field-income = Spinner
field-gold = Gold
field-islands_first = Points as greatest explorer
field-islands_lower = Points for further ranks
field-ruins = Points for ruins
field-chip_bonus = Chip bonus
field-chips = Chips
field-chips_left = Chips left
field-unseen = Unseen tiles
field-stack_height = Heights of the stacks
field-stack_top = Backs on top
field-reserve = Reserve tiles
field-edges = Edges
field-laid = Tiles laid
field-scored = Parts scored
field-unit_at = Units
field-ship = Ship
field-announced_left = Tiles announced
field-hostile = Hostile natives
field-blocked_skips = Blocked turns in a row
field-island_chips = Value of the discoveries
field-end_reason = End


## What is written on the table

table-chart = The chart, round { $round }
table-stacks = Stacks
table-stack = stack
table-height = tiles
table-back = back
table-reserve = Reserve, box, chips
table-reserve-row = reserve
table-unseen-row = unseen
table-box-row = box
table-chips-row = chips left
table-seats = Seats
table-gold = gold
table-points = points
table-scouts = scouts
table-forts = forts
table-settlements = settl.
table-chips = chips
table-on-chart = on the chart
table-announced =
    { $number ->
        [one] { $number } tile to go
       *[other] { $number } tiles to go
    }

draw-board = The chart with the success track
draw-harbour = Spinner and stacks
draw-voyage = The voyage
draw-stores = Reserve tiles and discovery chips
draw-events = The events
draw-tile = { $field }: { $tile }
draw-land =
    { $tiles ->
        [one] land of { $tiles } tile
       *[other] land of { $tiles } tiles
    }, { $edges ->
        [one] { $edges } edge open
       *[other] { $edges } edges open
    }
draw-island = island of { $tiles } tiles
draw-island-scored = island of { $tiles } tiles, scored
draw-would-be-land = here it makes { draw-land }
draw-would-be-island = here it completes an island of { $tiles } tiles
draw-present = { $name }: { $units }
draw-toll = toll { $toll }
draw-too-dear = toll { $toll }: not enough gold
draw-start = start circle towards { $field }
draw-spinner =
    { $number ->
        [0] Spinner: nobody has spun yet
       *[other] Spinner: income { $number }
    }
draw-stack = Stack { $stack }: { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }{ $back ->
        [plain] , plain back
        [question] , question mark
       *[none] { "" }
    }
draw-stack-legend = unseen: { $plain } plain, { $question } with “?”
draw-reserve = Reserve tile { $digit }, { $tile }: { $tiles } left
draw-chip-stack =
    { $chips ->
        [one] { $chips } discovery chip left
       *[other] { $chips } discovery chips left
    }
draw-box =
    { $tiles ->
        [one] Box: { $tiles } tile
       *[other] Box: { $tiles } tiles
    }
draw-unseen-kind = { $tile }: { $plain } plain, { $question } with a question mark
draw-gold = { $gold } gold of at most 12
draw-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
draw-supply = { $unit }: { $left } in the supply
draw-held = { $chip } × { $count }, value { $value }
draw-most-chips = most chips
draw-no-voyage = The ship is in the harbour.
draw-at-sea = { $name } is at sea.
draw-in-hand = { $name } holds: { $tile }
draw-how-many = { $name } buys tiles: 1 gold each.
draw-which-unit = { $name } may settle on { $field }.
draw-end-voyage = End the voyage
draw-box-label = box
draw-unseen-label = unseen
draw-reserve-label = reserve
draw-events-title = Under the question marks
draw-event-storm = The voyage ends at once: no unit.
draw-event-hostile_natives = A unit here costs double.
draw-event-friendly_natives = Take a chip (no points for it).
draw-event-pirates = Half of your gold is lost, rounded up.
draw-event-ruin = 3 points.
draw-event-gold = 3 gold, up to 12.
draw-times = { $count } ×
draw-scouts =
    { $count ->
        [one] { $count } scout
       *[other] { $count } scouts
    }
draw-forts =
    { $count ->
        [one] { $count } fort
       *[other] { $count } forts
    }
draw-settlements =
    { $count ->
        [one] { $count } settlement
       *[other] { $count } settlements
    }
