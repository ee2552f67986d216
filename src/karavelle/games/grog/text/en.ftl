### Grog Island in English. Terms are those of rules.en.md; the key scheme is that of karavelle.kernel.text.

about = Retired pirates bid with dice for the shops of Grog Island, and whoever drops out of an auction trades on a merchant ship instead.


## Questions: as others read them, and as the seat that is asked reads them

prompt-setup_return_goals = { $seat } is choosing which goal cards to keep.
    .you = Put a goal card under the deck. Four of the six stay in your hand.
prompt-setup_choose_good = { $seat } is choosing a first good.
    .you = Choose your first good.
prompt-bid_step = { $seat } is bidding or passing.
    .you = Make a bid, highest die first – or pass if you may.
prompt-choose_ship = { $seat } is choosing a ship.
    .you = Choose the ship you visit.
prompt-trade_action = { $seat } is trading on the { $ship }.
    .you = Trade on the { $ship }: main action, claims, or both.
prompt-substitution_count = { $seat } is choosing which goods to hand in.
    .you = You owe { log-goods_taken }. How many of them do you replace by three other goods each?
prompt-give_substitute = { $seat } is choosing which goods to hand in.
    .you = Hand in another good { log-goods_taken.instead }: { $number } to go.
prompt-keep_goal = { $seat } is choosing a goal card to keep.
    .you = Keep one of the goal cards you drew. The rest go under the deck.
prompt-cloud_goal_return = { $seat } is putting a goal card under the deck.
    .you = Put any goal card from your hand under the deck.
prompt-pay_step = { $seat } is paying the bid or refusing.
    .you = Pay the bid with treasure cards and coins, or refuse to pay.
prompt-claim_building = { $seat } is claiming a building.
    .you = Claim a building, or decline.
prompt-place_lock = { $seat } is placing a lock.
    .you = Place a lock on a free building.
prompt-ghost_place = { $seat } is placing a ghost.
    .you = Put a ghost on a free building where the ghost ship lies.


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
option-bid_step-commit = Make this bid
option-bid_step-place = Lay the { $a } die
option-bid_step-parrot_hold = Play “{ name-parrot_hold }”
option-bid_step-parrot_color = Parrot: turn the { $a } die to { $b }

option-trade_action-finish = Finish the visit
option-trade_action-main =
    { $a ->
        [one] Main action: hand in { $a } unit
       *[other] Main action: hand in { $a } units
    }
option-trade_action-claim = Claim the { $a } for 4 units
option-substitution_count =
    { $number ->
        [0] Replace none
        [one] Replace { $number } (three other goods)
       *[other] Replace { $number } (three other goods each)
    }
option-give_substitute-green = { name-coconut } ({ name-green })
option-give_substitute-blue = { name-fish } ({ name-blue })
option-give_substitute-orange = { name-grog } ({ name-orange })
option-give_substitute-yellow = { name-lemon } ({ name-yellow })
option-give_substitute-gray = { name-treasure_map } ({ name-gray })

option-pay_step-settle = Pay (rest in coins)
option-pay_step-refuse = Refuse to pay
option-pay_step-add_treasure =
    { $a ->
        [1] Add { name-treasure_1 }
        [2] Add { name-treasure_2 }
       *[3] Add { name-treasure_3 }
    }
option-claim_building-decline = Decline: claim nothing more


## The log

log-cloud_laid = Cloud above the { $peninsula } peninsula: { $cloud }.
log-anchored = The { $ship } starts at { $anchorage }.
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
# A good arrives as its name, so the name selects: whoever changes name-coconut changes it here.
log-goods_taken =
    { $number ->
        [one] { $number } { $good }
       *[other] { $number } { log-goods_taken.plural }
    }
    .plural =
        { $good ->
            [Coconut] Coconuts
            [Lemon] Lemons
            [Fish] Fish
            [Grog] Grog
           *[other] Treasure maps
        }
    .instead =
        { $good ->
            [Coconut] in place of Coconuts
            [Lemon] in place of Lemons
            [Fish] in place of Fish
            [Grog] in place of Grog
           *[other] in place of Treasure maps
        }
log-ghost_good = from the ghost ship 1 { $good }

log-visited =
    { $duty ->
        [must] { $seat } visits the { $ship } off the { $peninsula } peninsula.
       *[may] { $seat } visits the { $ship } off the { $peninsula } peninsula, free to trade or not.
    }
log-handed_in =
    { $number ->
        [0] { $seat } hands in other goods { log-goods_taken.instead }.
       *[other] { $seat } hands in { log-goods_taken }.
    }
    .parts =
        { $number ->
            [0] { $seat } hands in { $parts } { log-goods_taken.instead }.
           *[other] { $seat } hands in { log-goods_taken } and in place of more: { $parts }.
        }
# It starts a line of its own when a reader asks for the log from one of several substitutes on.
log-substitute =
    { $number ->
        [one] { $good }
       *[other] { log-goods_taken }
    }
    .parts = { log-substitute }, { $parts }
log-coins =
    { $number ->
        [one]
            { $why ->
                [by_ship] { $seat } gets { $number } coin from the ship.
                [by_free_buildings] { $seat } gets { $number } coin for a free building of the same type.
                [by_overpaying] { $seat } gets { $number } coin in change.
                [by_cloud] { $seat } gets { $number } coin from the cloud.
               *[by_space] { $seat } gets { $number } coin for a bid space.
            }
       *[other]
            { $why ->
                [by_ship] { $seat } gets { $number } coins from the ship.
                [by_free_buildings] { $seat } gets { $number } coins for free buildings of the same type.
                [by_overpaying] { $seat } gets { $number } coins in change.
                [by_cloud] { $seat } gets { $number } coins from the cloud.
               *[by_space] { $seat } gets { $number } coins for a bid space.
            }
    }
log-point =
    { $number ->
        [one]
            { $why ->
                [by_ship] { $seat } gains { $number } pirate point from the ship.
                [by_free_buildings] { $seat } gains { $number } pirate point for a free building of the same type.
                [by_overpaying] { $seat } gains { $number } pirate point in change.
                [by_cloud] { $seat } gains { $number } pirate point from the cloud.
               *[by_space] { $seat } gains { $number } pirate point for a bid space.
            }
       *[other]
            { $why ->
                [by_ship] { $seat } gains { $number } pirate points from the ship.
                [by_free_buildings] { $seat } gains { $number } pirate points for free buildings of the same type.
                [by_overpaying] { $seat } gains { $number } pirate points in change.
                [by_cloud] { $seat } gains { $number } pirate points from the cloud.
               *[by_space] { $seat } gains { $number } pirate points for a bid space.
            }
    }
log-drew =
    { $deck ->
        [treasure_deck]
            { $times ->
                [one] { $seat } draws { $times } treasure card.
               *[other] { $seat } draws { $times } treasure cards.
            }
        [parrot_deck]
            { $times ->
                [one] { $seat } draws { $times } parrot card.
               *[other] { $seat } draws { $times } parrot cards.
            }
       *[goal_deck]
            { $times ->
                [one] { $seat } draws { $times } goal card.
               *[other] { $seat } draws { $times } goal cards.
            }
    }
    .parts =
        { $deck ->
            [treasure_deck]
                { $times ->
                    [one] { $seat } draws { $times } treasure card ({ $parts }).
                   *[other] { $seat } draws { $times } treasure cards ({ $parts }).
                }
            [parrot_deck]
                { $times ->
                    [one] { $seat } draws { $times } parrot card ({ $parts }).
                   *[other] { $seat } draws { $times } parrot cards ({ $parts }).
                }
           *[goal_deck]
                { $times ->
                    [one] { $seat } draws { $times } goal card ({ $parts }).
                   *[other] { $seat } draws { $times } goal cards ({ $parts }).
                }
        }
log-treasure_seen = { $treasure }
log-parrot_seen = { $parrot }
log-goal_seen = { $goal }
log-kept = { $seat } keeps 1 goal card.
    .parts = { $seat } keeps 1 goal card ({ $parts }).
log-put_under =
    { $times ->
        [one] { $seat } puts { $times } goal card under the deck.
       *[other] { $seat } puts { $times } goal cards under the deck.
    }
    .parts =
        { $times ->
            [one] { $seat } puts { $times } goal card under the deck ({ $parts }).
           *[other] { $seat } puts { $times } goal cards under the deck ({ $parts }).
        }

log-claimed = { $seat } claims the { $building }. Cloud: { $cloud }.
log-last_crew = { $seat } has no crew left: this is the last round.
log-won = { $seat } wins the auction with a bid of { $number }.
log-paid =
    { $number ->
        [one] { $seat } pays { $number } coin.
       *[other] { $seat } pays { $number } coins.
    }
    .parts =
        { $number ->
            [0] { $seat } pays with { $parts }.
            [one] { $seat } pays { $number } coin plus { $parts }.
           *[other] { $seat } pays { $number } coins plus { $parts }.
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
log-locked = { $seat } places a lock on the { $building }.

log-ghost_placed = { $seat } puts a ghost on the { $building }.
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
tip-ship_treasure = Main action: hand in up to 2 units for 1 treasure card each. Claim action: 4 units for one free building on its peninsula.
tip-ship_parrot = Main action: hand in up to 3 units for 1 parrot card each. Claim action: 4 units for one free building on its peninsula.
tip-ship_goal = Main action: hand in any number of units, draw 1 goal card for each and keep exactly 1 of them. Claim action: 4 units for one free building on its peninsula.

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

tip-lock = Shuts a free building for the rest of the game: nobody can claim it, and it earns nobody coins.
tip-crew = Each claim puts one crew member on a building for good. The game ends with the round in which somebody places the last one.
tip-ghost_ship = Cannot be visited, but whoever passes takes 1 good of the peninsula where it lies. At the end of the round the player who did not win puts a ghost on a free building there.
tip-trade_marker = Shows which ship a player visits. Nobody else can choose that ship in this round.
tip-potential = Coins plus 3 for every treasure card. No bid may exceed it, though it may exceed what you can really pay.
tip-start_player = Rolls the dice and makes the opening bid. After each round the flag goes to the left neighbour.


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
