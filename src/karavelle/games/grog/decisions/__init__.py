"""The decisions of Grog Island: one class per row of the decision table, and the steps between, in rule order."""

from __future__ import annotations

from karavelle.games.grog import frames as f
from karavelle.games.grog.content import (
    BUILDING_IDS,
    CLOUD_IDS,
    COLOUR_IDS,
    GOAL_IDS,
    PARROT_IDS,
    SHIP_IDS,
    TREASURE_IDS,
    UNDER_DECK,
)
from karavelle.games.grog.decisions.auction import BidStep, NextBidder, Roll, RoundStart
from karavelle.games.grog.decisions.claims import (
    Claim,
    ClaimBuilding,
    ClaimCoins,
    Claims,
    CloudGoalReturn,
    PayStep,
    PlaceLock,
    Rewards,
    SpaceReward,
)
from karavelle.games.grog.decisions.ending import GhostPlace, NextRound, RoundEnd
from karavelle.games.grog.decisions.setup import (
    Cloud,
    DrawGoal,
    DrawGoals,
    DrawParrot,
    DrawTreasure,
    SetUp,
    SetupChooseGood,
    SetupReturnGoals,
    Ship,
    StartPlayer,
)
from karavelle.games.grog.decisions.trade import (
    ChooseShip,
    GiveSubstitute,
    HandIn,
    KeepGoal,
    MainEffect,
    PassIncome,
    Substitutes,
    SubstitutionCount,
    TradeAction,
)

COUNTS = tuple(str(count) for count in range(1, UNDER_DECK + 1))

BID_STEPS = (
    "pass",
    "commit",
    *(f"place:{colour}" for colour in COLOUR_IDS),
    "parrot_hold",
    *(f"parrot_color:{colour}:{pips}" for colour in COLOUR_IDS for pips in range(1, 7)),
)
TRADE_ACTIONS = ("finish", *(f"main:{count}" for count in COUNTS), *(f"claim:{building}" for building in BUILDING_IDS))
PAY_STEPS = ("settle", "refuse", *(f"add_treasure:{value}" for value in (1, 2, 3)))

FRAMES = (
    SetUp(f.SET_UP),
    Cloud(f.CLOUD, CLOUD_IDS, a="peninsula"),
    DrawGoals(f.DRAW_GOALS),
    DrawGoal(f.DRAW_GOAL, GOAL_IDS, a="seat"),
    SetupReturnGoals(f.SETUP_RETURN_GOALS, GOAL_IDS),
    SetupChooseGood(f.SETUP_CHOOSE_GOOD, COLOUR_IDS),
    DrawTreasure(f.DRAW_TREASURE, TREASURE_IDS, a="seat"),
    DrawParrot(f.DRAW_PARROT, PARROT_IDS, a="seat"),
    Ship(f.SHIP, SHIP_IDS, a="anchorage"),
    StartPlayer(f.START_PLAYER, ("0", "1", "2", "3")),
    RoundStart(f.ROUND_START),
    Roll(f.ROLL, COUNTS[:6], first=1, a="colour"),
    BidStep(f.BID_STEP, BID_STEPS),
    NextBidder(f.NEXT_BIDDER),
    PassIncome(f.PASS_INCOME),
    ChooseShip(f.CHOOSE_SHIP, SHIP_IDS),
    TradeAction(f.TRADE_ACTION, TRADE_ACTIONS, a="ship"),
    HandIn(f.HAND_IN),
    SubstitutionCount(f.SUBSTITUTION_COUNT, ("0", *COUNTS), a="good", b="number"),
    Substitutes(f.SUBSTITUTES),
    GiveSubstitute(f.GIVE_SUBSTITUTE, COLOUR_IDS, a="good", b="number"),
    MainEffect(f.MAIN_EFFECT),
    KeepGoal(f.KEEP_GOAL, GOAL_IDS),
    Claim(f.CLAIM),
    CloudGoalReturn(f.CLOUD_GOAL_RETURN, GOAL_IDS),
    ClaimCoins(f.CLAIM_COINS),
    PayStep(f.PAY_STEP, PAY_STEPS),
    Rewards(f.REWARDS),
    Claims(f.CLAIMS),
    ClaimBuilding(f.CLAIM_BUILDING, (*BUILDING_IDS, "decline")),
    SpaceReward(f.SPACE_REWARD),
    PlaceLock(f.PLACE_LOCK, BUILDING_IDS),
    RoundEnd(f.ROUND_END),
    GhostPlace(f.GHOST_PLACE, BUILDING_IDS),
    NextRound(f.NEXT_ROUND),
)

__all__ = ["FRAMES"]
