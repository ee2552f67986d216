### Grog Island in English. Terms are those of rules.en.md; the key scheme is that of karavelle.kernel.text.

about = Retired pirates bid with dice for the shops of Grog Island, and whoever drops out of an auction trades on a merchant ship instead.


## Pieces that several sentences share. A thing comes as its name, like $good, and as its id, like $good_id.

piece-goods =
    { $number ->
        [one] { $number } { $good }
       *[other] { $number } { piece-goods.plural }
    }
    .plural =
        { $good_id ->
            [coconut] Coconuts
            [fish] Fish
            [grog] Grog
            [lemon] Lemons
           *[treasure_map] Treasure maps
        }
    .instead =
        { $good_id ->
            [coconut] in place of Coconuts
            [fish] in place of Fish
            [grog] in place of Grog
            [lemon] in place of Lemons
           *[treasure_map] in place of Treasure maps
        }
piece-peninsula =
    { $peninsula_id ->
        [green] the green peninsula
        [blue] the blue peninsula
        [orange] the orange peninsula
        [yellow] the yellow peninsula
       *[gray] the gray peninsula
    }
piece-anchorage =
    { $anchorage_id ->
        [green] off the green peninsula
        [blue] off the blue peninsula
        [orange] off the orange peninsula
        [yellow] off the yellow peninsula
        [gray] off the gray peninsula
       *[open_sea] on the open sea
    }
# There is only one Grog Hole bar, so it goes without its colour.
piece-building =
    { $building_id ->
        [grog_hole_orange] the { name-grog_hole }
       *[other] the { $building }
    }
    .at = on { piece-building }
piece-coins =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
piece-points =
    { $number ->
        [one] { $number } pirate point
       *[other] { $number } pirate points
    }
piece-cards =
    { $deck ->
        [treasure_deck]
            { $times ->
                [one] { $times } treasure card
               *[other] { $times } treasure cards
            }
        [parrot_deck]
            { $times ->
                [one] { $times } parrot card
               *[other] { $times } parrot cards
            }
       *[goal_deck] { piece-cards.goal }
    }
    .goal =
        { $times ->
            [one] { $times } goal card
           *[other] { $times } goal cards
        }


## Questions: as others read them, and as the seat that is asked reads them

prompt-setup_return_goals = { $seat } is choosing which goal cards to keep.
    .you = Put a goal card under the deck. Four of the six stay in your hand.
prompt-setup_choose_good = { $seat } is choosing a first good.
    .you = Choose your first good.
# $number is the bid to beat (0: none yet), $number2 the potential, $number3 the sum of the row planned in private.
prompt-bid_step =
    { $number ->
        [0] It is up to { $seat } to open the bidding.
       *[other] { $seat } is bidding or passing. The bid stands at { $number }.
    }
    .you =
        { $draft ->
            [row]
                { $number ->
                    [0] Your row is worth { $number3 } so far. You may go up to { $number2 }.
                   *[other] Your row is worth { $number3 } so far. The bid stands at { $number }; you may go up to { $number2 }.
                }
            [cards]
                { $number ->
                    [0] Now open the bidding, highest die first. You may go up to { $number2 }.
                   *[other] Now bid, highest die first. The bid stands at { $number }; you may go up to { $number2 }.
                }
           *[empty]
                { $number ->
                    [0] Open the bidding, highest die first. You may go up to { $number2 }.
                   *[other] Bid, highest die first, or pass. The bid stands at { $number }; you may go up to { $number2 }.
                }
        }
prompt-choose_ship = { $seat } is choosing a ship.
    .you = Choose the ship you visit.
prompt-trade_action = { $seat } is trading on the { $ship }.
    .you = Trade on the { $ship }, which wants { $good }: its main action once, claims as often as you can pay.
prompt-substitution_count = { $seat } is choosing which goods to hand in.
    .you =
        { $number ->
            [one] You owe { piece-goods }. Do you give three other goods for it?
           *[other] You owe { piece-goods }. How many of them do you replace by three other goods each?
        }
prompt-give_substitute = { $seat } is choosing which goods to hand in.
    .you = Hand in another good { piece-goods.instead }: { $number } to go.
prompt-keep_goal = { $seat } is choosing a goal card to keep.
    .you = Keep one of the goal cards you drew. The rest go under the deck.
prompt-cloud_goal_return = { $seat } is putting a goal card under the deck.
    .you = Put any goal card from your hand under the deck.
# $number is the bid, $number2 what the cards planned in private leave to pay; they overpay by 2 at most.
prompt-pay_step = { $seat } is paying the bid of { $number } or refusing.
    .you =
        { $number2 ->
            [-2] Your cards cover the bid of { $number }, with 2 coins in change.
            [-1] Your cards cover the bid of { $number }, with 1 coin in change.
            [0] Your cards cover the bid of { $number } exactly.
           *[other] Pay the bid of { $number } with treasure cards and coins, or refuse. Still due: { $number2 }.
        }
prompt-claim_building = { $seat } is claiming a building.
    .you = Claim a building, or decline.
prompt-place_lock = { $seat } is placing a lock on { piece-peninsula }.
    .you = Place a lock on a free building of { piece-peninsula }.
prompt-ghost_place = { $seat } is placing a ghost on { piece-peninsula }.
    .you = Put a ghost on a free building of { piece-peninsula }, where the ghost ship lies.


## Answers

option-setup_choose_good-green = { name-coconut } ({ name-green })
option-setup_choose_good-blue = { name-fish } ({ name-blue })
option-setup_choose_good-orange = { name-grog } ({ name-orange })
option-setup_choose_good-yellow = { name-lemon } ({ name-yellow })
option-setup_choose_good-gray = { name-treasure_map } ({ name-gray })

option-start_player =
    { $number ->
        [0] First seat
        [1] Second seat
        [2] Third seat
       *[3] Fourth seat
    }
option-roll = { $colour } { $number }

option-bid_step-pass = Pass
option-bid_step-commit = Bid { $number3 }
option-bid_step-place = Lay the { $a } die
option-bid_step-parrot_hold = Parrot: hold the bid
option-bid_step-parrot_color = Parrot: turn the { $a } die to { $b }

option-trade_action-finish = Finish the visit
option-trade_action-main =
    { $ship_id ->
        [ship_coins2]
            { $a ->
                [one] Main action: { $a } unit for 2 coins
               *[other] Main action: { $a } units for 2 coins each
            }
        [ship_coins3]
            { $a ->
                [one] Main action: { $a } unit for 3 coins
               *[other] Main action: { $a } units for 3 coins each
            }
        [ship_coins4]
            { $a ->
                [one] Main action: { $a } unit for 4 coins
               *[other] Main action: { $a } units for 4 coins each
            }
        [ship_treasure]
            { $a ->
                [one] Main action: { $a } unit for { $a } treasure card
               *[other] Main action: { $a } units for { $a } treasure cards
            }
        [ship_parrot]
            { $a ->
                [one] Main action: { $a } unit for { $a } parrot card
               *[other] Main action: { $a } units for { $a } parrot cards
            }
       *[ship_goal]
            { $a ->
                [one] Main action: { $a } unit for { $a } goal card
               *[other] Main action: { $a } units for { $a } goal cards, keep 1
            }
    }
option-trade_action-claim = Claim the { $a } for 4 units
option-substitution_count =
    { $number ->
        [0] Replace none
        [one] Replace { piece-goods } (three other goods)
       *[other] Replace { piece-goods } (three other goods each)
    }
option-give_substitute-green = { option-setup_choose_good-green }
option-give_substitute-blue = { option-setup_choose_good-blue }
option-give_substitute-orange = { option-setup_choose_good-orange }
option-give_substitute-yellow = { option-setup_choose_good-yellow }
option-give_substitute-gray = { option-setup_choose_good-gray }

option-pay_step-settle =
    { $number2 ->
        [-2] Pay with the cards (2 coins in change)
        [-1] Pay with the cards (1 coin in change)
        [0] Pay with the cards
        [one] Pay { $number2 } coin
       *[other] Pay { $number2 } coins
    }
option-pay_step-refuse = Refuse to pay
option-pay_step-add_treasure =
    { $a ->
        [1] Add { name-treasure_1 }
        [2] Add { name-treasure_2 }
       *[3] Add { name-treasure_3 }
    }
option-claim_building-decline = Decline: claim nothing more


## The log

log-cloud_laid = Cloud above { piece-peninsula }: { $cloud }.
log-anchored = The { $ship } lies { piece-anchorage }.
log-flag = { $seat } takes the start player flag.
log-good_chosen = { $seat } takes 1 { $good }.

log-round_began = Round { $number } begins.
log-rolled = { $seat } rolls the dice.
    .parts = { $seat } rolls { $parts }.
log-die_shows = { $colour } { $number }

log-bid =
    { $manner ->
        [opened] { $seat } opens with { $number }.
        [raised] { $seat } raises to { $number }.
       *[held] { $seat } holds the bid of { $number }.
    }
    .parts =
        { $manner ->
            [opened] { $seat } opens with { $number }: { $parts }.
            [raised] { $seat } raises to { $number }: { $parts }.
           *[held] { $seat } holds the bid of { $number }: { $parts }.
        }
log-bid_die = { $colour } { $number }
log-die_turned = parrot turns { $colour } { $number } → { $number2 }
log-bid_held = card “{ name-parrot_hold }”

log-passed = { $seat } passes.
    .parts = { $seat } passes and takes { $parts }.
log-goods_taken = { piece-goods }
log-ghost_good = 1 { $good } (ghost ship)

log-visited =
    { $duty ->
        [must] { $seat } visits the { $ship } off { piece-peninsula }.
       *[may] { $seat } visits the { $ship } off { piece-peninsula }, free to trade or not.
    }
log-handed_in =
    { $number ->
        [0] { $seat } hands in other goods { piece-goods.instead }.
       *[other] { $seat } hands in { piece-goods }.
    }
    .parts =
        { $number ->
            [0] { $seat } hands in { $parts } { piece-goods.instead }.
           *[other] { $seat } hands in { piece-goods } and in place of more: { $parts }.
        }
log-substitute = { piece-goods }
log-coins =
    { $why ->
        [by_ship] { $seat } gets { piece-coins } from the ship.
        [by_free_buildings]
            { $number ->
                [one] { $seat } gets { piece-coins } for a free building of the same type.
               *[other] { $seat } gets { piece-coins } for free buildings of the same type.
            }
        [by_overpaying] { $seat } gets { piece-coins } in change.
       *[other] { $seat } gets { piece-coins }.
    }
log-point =
    { $why ->
        [by_cloud] { $seat } gains { piece-points } from the cloud.
        [by_space] { $seat } gains { piece-points } for a bid space.
       *[other] { $seat } gains { piece-points }.
    }
log-drew = { $seat } draws { piece-cards }.
    .parts = { $seat } draws { piece-cards } ({ $parts }).
log-treasure_seen = { $treasure }
log-parrot_seen = { $parrot }
log-goal_seen = { $goal }
log-kept = { $seat } keeps 1 goal card.
    .parts = { $seat } keeps 1 goal card ({ $parts }).
log-put_under = { $seat } puts { piece-cards.goal } under the deck.
    .parts = { $seat } puts { piece-cards.goal } under the deck ({ $parts }).

log-claimed =
    { $cloud_id ->
        [cloud_empty] { $seat } claims { piece-building }. { $cloud }: no reward.
        [cloud_black] { $seat } claims { piece-building }. { $cloud }: neither reward nor coins.
       *[other] { $seat } claims { piece-building }. Cloud: { $cloud }.
    }
log-last_crew = { $seat } has no crew left: this is the last round.
log-won = { $seat } wins the auction with a bid of { $number }.
log-paid = { $seat } pays { piece-coins }.
    .parts =
        { $number ->
            [0] { $seat } pays with { $parts }.
           *[other] { $seat } pays { piece-coins } plus { $parts }.
        }
log-treasure_paid = { $treasure }
log-refused = { $seat } refuses to pay. The auction is off.
log-lapsed =
    { $reason ->
        [declined] { $seat } declines the claim of space { $number }.
        [nothing_free] Space { $number } brings { $seat } nothing: no building is free on that peninsula.
        [same_type] Space { $number } brings { $seat } nothing: only the type just claimed is free on that peninsula.
        [no_crew] Space { $number } brings { $seat } nothing: no crew is left.
       *[no_lock] Space { $number } brings { $seat } nothing: no lock is left.
    }
log-locked = { $seat } places a lock { piece-building.at }.

log-ghost_placed = { $seat } puts a ghost on { piece-building }.
log-no_winner = Everybody has passed: this round has no winner.
log-sailed = The ships sail on.
    .parts = The ships sail on: { $parts }.
log-lies_at = { $ship } ({ $anchorage })
log-ended_with = The game ends after round { $number }.
log-scored =
    { $number ->
        [one] { $seat } has { $number } point in the end.
       *[other] { $seat } has { $number } points in the end.
    }


## Names

name-green = green
name-blue = blue
name-orange = orange
name-yellow = yellow
name-gray = gray
name-open_sea = open sea

name-coconut = Coconut
name-fish = Fish
name-grog = Grog
name-lemon = Lemon
name-treasure_map = Treasure map

name-bid_space_1 = Space 1: claim
name-bid_space_2 = Space 2: claim
name-bid_space_3 = Space 3: 1 pirate point
name-bid_space_4 = Space 4: lock
name-bid_space_5 = Space 5: 1 pirate point

name-cloud_goal = Exchange a goal card
name-cloud_point = 1 pirate point
name-cloud_parrot = 1 parrot card
name-cloud_empty = Empty cloud
name-cloud_black = Black cloud

name-ship_coins2 = Coin ship 4 x 2
name-ship_coins3 = Coin ship 2 x 3
name-ship_coins4 = Coin ship 1 x 4
name-ship_treasure = Treasure ship
name-ship_parrot = Parrot ship
name-ship_goal = Goal ship
name-ghost_ship = Ghost ship

name-hook_shop = Hook shop
name-hat_shop = Hat shop
name-peg_leg_shop = Peg-leg shop
name-eye_patch_shop = Eye-patch shop
name-sword_shop = Sword shop
name-anchor_shop = Anchor shop
name-cannonball_foundry = Cannonball foundry
name-coffin_maker = Coffin maker
name-figurehead_studio = Figurehead studio
name-voodoo_workshop = Voodoo doll workshop
name-fortune_teller = Fortune-teller studio
name-grog_hole = Grog Hole bar

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

name-treasure_1 = Treasure 1
name-treasure_2 = Treasure 2
name-treasure_3 = Treasure 3

name-parrot_hold = Hold the bid
name-parrot_green = Green parrot
name-parrot_blue = Blue parrot
name-parrot_orange = Orange parrot
name-parrot_yellow = Yellow parrot
name-parrot_gray = Gray parrot

name-goal_hook_shop = Goal: { name-hook_shop }
name-goal_hat_shop = Goal: { name-hat_shop }
name-goal_peg_leg_shop = Goal: { name-peg_leg_shop }
name-goal_eye_patch_shop = Goal: { name-eye_patch_shop }
name-goal_sword_shop = Goal: { name-sword_shop }
name-goal_anchor_shop = Goal: { name-anchor_shop }
name-goal_cannonball_foundry = Goal: { name-cannonball_foundry }
name-goal_coffin_maker = Goal: { name-coffin_maker }
name-goal_figurehead_studio = Goal: { name-figurehead_studio }
name-goal_voodoo_workshop = Goal: { name-voodoo_workshop }
name-goal_fortune_teller = Goal: { name-fortune_teller }
name-goal_grog_hole = Goal: { name-grog_hole }
name-goal_parrot = Goal: Parrots
name-goal_goods_green = Goal: { name-coconut }
name-goal_goods_blue = Goal: { name-fish }
name-goal_goods_orange = Goal: { name-grog }
name-goal_goods_yellow = Goal: { name-lemon }
name-goal_goods_gray = Goal: { name-treasure_map }
name-goal_majority_green = Goal: Majority Green
name-goal_majority_blue = Goal: Majority Blue
name-goal_majority_orange = Goal: Majority Orange
name-goal_majority_yellow = Goal: Majority Yellow
name-goal_majority_gray = Goal: Majority Gray

name-lock = Lock
name-crew = Crew
name-ghost_crew = Ghost crew
name-trade_marker = Trade marker
name-potential = Potential
name-start_flag = Start player flag


## What to know about them

tip-coconut = The good of the green peninsula: a ship lying there wants it. Any three other goods may stand for one.
tip-fish = The good of the blue peninsula: a ship lying there wants it. Any three other goods may stand for one.
tip-grog = The good of the orange peninsula: a ship lying there wants it. Any three other goods may stand for one.
tip-lemon = The good of the yellow peninsula: a ship lying there wants it. Any three other goods may stand for one.
tip-treasure_map = The good of the gray peninsula, not to be confused with treasure cards: a ship lying there wants it. Any three other goods may stand for one.

tip-bid_space_1 = The winner may claim a building on the peninsula of this die’s colour.
tip-bid_space_2 = The winner may claim a building on the peninsula of this die’s colour. It must differ in type from the other one claimed.
tip-bid_space_3 = A die here brings the winner 1 pirate point.
tip-bid_space_4 = The winner must place a lock on a free building of the peninsula of this die’s colour.
tip-bid_space_5 = A die here brings the winner 1 pirate point.

tip-cloud_goal = A claim below it: draw 1 goal card, then put any 1 from your hand under the deck. Coins for free buildings of the type follow.
tip-cloud_point = A claim below it brings 1 pirate point. Coins for free buildings of the type follow.
tip-cloud_parrot = A claim below it brings 1 parrot card. Coins for free buildings of the type follow.
tip-cloud_empty = A claim below it brings no reward, but still 1 coin for each free building of the type.
tip-cloud_black = A claim below it brings neither a reward nor coins.

tip-ship_coins2 = Main action: hand in up to 4 units for 2 coins each. Claim action: 4 units for one free building on its peninsula.
tip-ship_coins3 = Main action: hand in up to 2 units for 3 coins each; claim action: 4 units for one free building on its peninsula. With two players it is the ghost ship instead.
tip-ship_coins4 = Main action: hand in 1 unit for 4 coins. Claim action: 4 units for one free building on its peninsula.
tip-ship_treasure = Main action: hand in up to 2 units for 1 treasure card each (nothing once the deck is empty). Claim action: 4 units for one free building on its peninsula.
tip-ship_parrot = Main action: hand in up to 3 units for 1 parrot card each (nothing once the deck is empty). Claim action: 4 units for one free building on its peninsula.
tip-ship_goal = Main action: hand in any number of units, draw 1 goal card for each and keep exactly 1 of them. Claim action: 4 units for one free building on its peninsula.
tip-ghost_ship = The sixth ship in a game of two. It cannot be visited, but whoever passes takes 1 good of the peninsula where it lies. At the end of the round the player who did not win puts a ghost on a free building there.

tip-hook_shop = One of four on the island; a claim pays 1 coin for each of the others that is free. With the goal card each of your crew members on one scores 2 points at the end.
tip-hat_shop = One of four on the island; a claim pays 1 coin for each of the others that is free. With the goal card each of your crew members on one scores 2 points at the end.
tip-peg_leg_shop = One of four on the island; a claim pays 1 coin for each of the others that is free. With the goal card each of your crew members on one scores 2 points at the end.
tip-eye_patch_shop = One of four on the island; a claim pays 1 coin for each of the others that is free. With the goal card each of your crew members on one scores 2 points at the end.
tip-sword_shop = One of three on the island; a claim pays 1 coin for each of the others that is free. With the goal card each of your crew members on one scores 3 points at the end.
tip-anchor_shop = One of three on the island; a claim pays 1 coin for each of the others that is free. With the goal card each of your crew members on one scores 3 points at the end.
tip-cannonball_foundry = One of three on the island; a claim pays 1 coin for each of the others that is free. With the goal card each of your crew members on one scores 3 points at the end.
tip-coffin_maker = One of three on the island; a claim pays 1 coin for each of the others that is free. With the goal card each of your crew members on one scores 3 points at the end.
tip-figurehead_studio = One of two on the island; a claim pays 1 coin for each of the others that is free. With the goal card each of your crew members on one scores 4 points at the end.
tip-voodoo_workshop = One of two on the island; a claim pays 1 coin for each of the others that is free. With the goal card each of your crew members on one scores 4 points at the end.
tip-fortune_teller = One of two on the island; a claim pays 1 coin for each of the others that is free. With the goal card each of your crew members on one scores 4 points at the end.
tip-grog_hole = The only one on the island, so claiming it never brings coins. With its goal card your crew there scores 6 points at the end.

tip-treasure_1 = Hidden money worth 1 coin, though it counts 3 in your potential. Unspent, it scores 1 point at the end.
tip-treasure_2 = Hidden money worth 2 coins, though it counts 3 in your potential. Unspent, it scores 1 point at the end.
tip-treasure_3 = Hidden money worth 3 coins, just what it counts in your potential. Unspent, it scores 1 point at the end.

tip-parrot_hold = Play it before you lay your row: the row must then match the current bid exactly instead of beating it. Not for an opening bid.
tip-parrot_green = Play it before you lay your row: turn the green die to any other value, which it keeps for the rest of the round. You must bid afterwards.
tip-parrot_blue = Play it before you lay your row: turn the blue die to any other value, which it keeps for the rest of the round. You must bid afterwards.
tip-parrot_orange = Play it before you lay your row: turn the orange die to any other value, which it keeps for the rest of the round. You must bid afterwards.
tip-parrot_yellow = Play it before you lay your row: turn the yellow die to any other value, which it keeps for the rest of the round. You must bid afterwards.
tip-parrot_gray = Play it before you lay your row: turn the gray die to any other value, which it keeps for the rest of the round. You must bid afterwards.

tip-goal_hook_shop = 2 points at the end for each of your crew members on a Hook shop. A second copy scores nothing.
tip-goal_hat_shop = 2 points at the end for each of your crew members on a Hat shop. A second copy scores nothing.
tip-goal_peg_leg_shop = 2 points at the end for each of your crew members on a Peg-leg shop. A second copy scores nothing.
tip-goal_eye_patch_shop = 2 points at the end for each of your crew members on an Eye-patch shop. A second copy scores nothing.
tip-goal_sword_shop = 3 points at the end for each of your crew members on a Sword shop. A second copy scores nothing.
tip-goal_anchor_shop = 3 points at the end for each of your crew members on an Anchor shop. A second copy scores nothing.
tip-goal_cannonball_foundry = 3 points at the end for each of your crew members on a Cannonball foundry. A second copy scores nothing.
tip-goal_coffin_maker = 3 points at the end for each of your crew members on a Coffin maker. A second copy scores nothing.
tip-goal_figurehead_studio = 4 points at the end for each of your crew members on a Figurehead studio. A second copy scores nothing.
tip-goal_voodoo_workshop = 4 points at the end for each of your crew members on a Voodoo doll workshop. A second copy scores nothing.
tip-goal_fortune_teller = 4 points at the end for each of your crew members on a Fortune-teller studio. A second copy scores nothing.
tip-goal_grog_hole = 6 points at the end if your crew is on the Grog Hole bar. A second copy scores nothing.
tip-goal_parrot = 1 point at the end for each parrot card you still hold. A second copy scores nothing.
tip-goal_goods_green = 1 point at the end for each Coconut you own, plus – once for all your goods goals together – 1 point for every three goods without a goal of their own. A second copy scores nothing.
tip-goal_goods_blue = 1 point at the end for each Fish you own, plus – once for all your goods goals together – 1 point for every three goods without a goal of their own. A second copy scores nothing.
tip-goal_goods_orange = 1 point at the end for each Grog you own, plus – once for all your goods goals together – 1 point for every three goods without a goal of their own. A second copy scores nothing.
tip-goal_goods_yellow = 1 point at the end for each Lemon you own, plus – once for all your goods goals together – 1 point for every three goods without a goal of their own. A second copy scores nothing.
tip-goal_goods_gray = 1 point at the end for each Treasure map you own, plus – once for all your goods goals together – 1 point for every three goods without a goal of their own. A second copy scores nothing.
tip-goal_majority_green = 6 points at the end if you have more crew on the green peninsula than each other colour, otherwise 2 points if you have any crew there. A second copy scores nothing.
tip-goal_majority_blue = 6 points at the end if you have more crew on the blue peninsula than each other colour, otherwise 2 points if you have any crew there. A second copy scores nothing.
tip-goal_majority_orange = 6 points at the end if you have more crew on the orange peninsula than each other colour, otherwise 2 points if you have any crew there. A second copy scores nothing.
tip-goal_majority_yellow = 6 points at the end if you have more crew on the yellow peninsula than each other colour, otherwise 2 points if you have any crew there. A second copy scores nothing.
tip-goal_majority_gray = 6 points at the end if you have more crew on the gray peninsula than each other colour, otherwise 2 points if you have any crew there. A second copy scores nothing.

tip-lock = Shuts a free building for the rest of the game: nobody can claim it, and it earns nobody coins. There are six.
tip-crew = Each claim puts one crew member on a building for good. The game ends with the round in which somebody places the last one.
tip-ghost_crew = Takes up buildings in a game of two, one ghost a round, for as long as there are any. A building with a ghost is occupied, and for majorities the ghosts count as a third colour.
tip-trade_marker = Shows which ship a player visits. Nobody else can choose that ship in this round.
tip-potential = Coins plus 3 for every treasure card. No bid may exceed it, though it may exceed what you can really pay.
tip-start_flag = Whoever has it rolls the dice and makes the opening bid. After each round the flag goes to the left neighbour.


## The score sheet

score-track = Point track
score-treasure = Treasure cards
score-coins = Coins
score-goal = Goal card
score-total = Total


## Fields

field-round_no = Round
field-start_player = Start player
field-clouds = Clouds
field-ships = Ships
field-trade_marker = Trade marker
field-passed = Passed
field-buildings = Buildings
field-lock_supply = Locks left
field-ghost_crew = Ghost crew left
field-dice = Dice
field-bid_row = Bidding row
field-current_bid = Bid
field-highest_bidder = Highest bidder
field-coins = Coins
field-points = Pirate points
field-crew = Crew left
field-goods = Goods
field-treasure_hand = Treasure cards
field-treasure_deck = Treasure deck
field-treasure_box = Treasure cards in the box
field-parrot_hand = Parrot cards
field-parrot_deck = Parrot deck
field-parrot_box = Parrot cards in the box
field-goal_hand = Goal cards
field-goal_deck = Goal deck
field-goal_under_by = Put under the goal deck by
field-goal_under = Under the goal deck
field-drawn = Goal cards drawn
field-draft_dice = Planned die values
field-draft_row = Planned row
field-draft_cards = Planned parrot cards
field-pay_used = Planned treasure cards

## What is written on the table

table-island = The island · { $free } free{ $ghosts ->
        [0] { "" }
       *[1] , { $ghost } ghost
    }, { $lock } lock
table-sea = open sea
table-points-each = pts
table-cloud = Cloud
table-goal-swap = goal swap
table-one-parrot = 1 parrot
table-no-reward = nothing
table-no-coins = no coins
table-ship = Ship
table-trade-coins =
    { $limit } × { $coins }
    coins
table-trade-treasure =
    { $limit } × 1
    treasure
table-trade-parrot =
    { $limit } × 1
    parrot
table-trade-goal =
    ∞ × 1
    goal
table-ghost-ship =
    ghosts
    { $sign } { $crew }
table-visited = Visited by
table-wants = Wants
table-die = Die

table-auction = Auction, round { $round } · no bid yet
table-auction-bid = Auction, round { $round } · { $name } bids { $bid }
table-space = Space
table-reward = Reward
table-claim = claim
table-point = 1 point
table-lock = lock
table-bid = Bid { $bid }
table-no-bid = Bid
table-draft = Yours { $sum }
table-aim = { $least } to { $most }
table-aim-none = no more than { $most }
table-aim-hold = exactly { $bid }

table-seats = Seats
table-coins = coins
table-crew = crew
table-treasure-cards = treas.
table-parrot-cards = parr.
table-goal-cards = goals
table-parrots = parrots
table-goals-so-far = goals, points
table-passed = passed
table-leads = leads

table-cards = Cards of { $name }
table-cash = cash
table-cash-is = { $cash } = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
table-drawn = drawn
table-paying = paying
table-due = { $cards }; { $due } to go

table-supply = Supply
table-decks = decks
table-decks-left = { $treasures } treasure, { $parrots } parrot, { $goals } goal cards ({ $under } of them put under)
table-left = left
table-locks-left = { $locks ->
        [one] { $locks } lock
       *[other] { $locks } locks
    }
table-box = box

## What is drawn on the table

draw-island = The island, its clouds and its ships
draw-auction = The auction
draw-goods = Dice and goods
draw-tracks = Coins and pirate points
draw-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
draw-free-alike =
    { $coins ->
        [one] a claim brings { $coins } coin
       *[other] a claim brings { $coins } coins
    }
draw-money = { $coins } coins, { $potential } at the most with treasure cards
draw-deck =
    { $deck ->
        [treasure] Treasure cards left
        [parrot] Parrot cards left
       *[goal] Goal cards left
    }: { $count }
draw-hand =
    { $deck ->
        [treasure] Treasure cards in hand
        [parrot] Parrot cards in hand
       *[goal] Goal cards in hand
    }: { $count }
