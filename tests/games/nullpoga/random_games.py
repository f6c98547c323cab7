"""Games by chance alone: decks, and plans that are mostly possible."""

from __future__ import annotations

from random import Random

from app.games.nullpoga.resolver.board_values import BATTLE, STANDBY, Board, Place, Row, Side
from app.games.nullpoga.resolver.turn_plans import Act, Cast, Freeze, Plan, Push, Summon
from tests.games.nullpoga.planned import CARDS

DECKED = [card.id for card in CARDS.values() if card.kind != "token"]
PAIRS: tuple[tuple[tuple[int, Row], tuple[int, Row]], ...] = (
    ((0, BATTLE), (0, STANDBY)),
    ((1, BATTLE), (1, STANDBY)),
    ((0, BATTLE), (1, BATTLE)),
)


def beginning(chance: Random) -> Board:
    """Return two decks of thirty, each card twice at most, and hands of five."""
    first, second = (_side(chance) for _ in range(2))
    return Board((first, second))


def _side(chance: Random) -> Side:
    deck = tuple(chance.sample(DECKED * 2, 30))
    return Side(hand=deck[:5], deck=deck[5:])


def random_plan(board: Board, side: int, chance: Random) -> Plan:
    own, foe = board.sides[side], board.sides[1 - side]
    spells = tuple(
        _cast(card, side, chance, own) for card in own.hand if CARDS[card].kind == "spell"
    )
    monsters = [card for card in own.hand if CARDS[card].kind == "monster"]
    summons = tuple(
        Summon(card, chance.randrange(5)) for card in chance.sample(monsters, len(monsters))
    )
    acting = [
        (column, held)
        for column in range(5)
        if (held := own.battle[column] or own.standby[column]) is not None
    ]
    acts = [
        Act(held.uid, "attack", aim=chance.randrange(5))
        if chance.random() < 0.7
        else Act(held.uid, "move", column + chance.choice((-1, 1)))
        for column, held in acting
    ]
    chance.shuffle(acts)
    targets = [held.uid for held in foe.battle if held is not None] or ["nobody"]
    return Plan(
        spells,
        summons,
        tuple(acts),
        tuple(
            Freeze(one.uid, chance.randrange(5)) for _, one in acting if one.card == "frost_witch"
        ),
        tuple(
            Push(one.uid, chance.choice(targets), chance.randrange(5))
            for _, one in acting
            if one.card == "tempest_knight"
        ),
        chance.choice(("", "spells", "actions")),
    )


def _cast(card: str, side: int, chance: Random, own: Side) -> Cast:
    row: Row = BATTLE if chance.random() < 0.8 else STANDBY
    whose = side if card in ("flame_guard", "summon_ritual") else chance.randrange(2)
    place = Place(whose, row, chance.randrange(5))
    pair = chance.choice(PAIRS) if card == "swap" else None
    cheap = [one for one in own.hand if CARDS[one].kind == "monster"]
    monster = chance.choice(cheap) if card == "summon_ritual" and cheap else ""
    return Cast(card, place, pair, chance.randrange(5), monster)
