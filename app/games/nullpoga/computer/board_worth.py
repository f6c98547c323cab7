"""What a board is worth between two turns, from -1 (lost) to 1 (won) for the first side.

A sum of parts, each what the first side has more of, through tanh. Who stands on standby fights in
the next turn, so a column is looked at as it will be after the march.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import tanh

from app.core.data.value import value
from app.games.nullpoga.resolver.board_values import COLUMNS
from app.games.nullpoga.resolver.working_board import Monster, WorkingBoard

WON = {"A": 1.0, "B": -1.0, "draw": 0.0}
ALL_WILD = (1 << COLUMNS) - 1
LIFE_STEPS = (3, 6, 10, 20)
"""Life up to each of these counts once more: the last points are worth most."""


@value
class WorthWeights:
    """How much each part counts; a life or a strength counts per point."""

    life: tuple[float, ...]
    """By `LIFE_STEPS`."""
    wild: tuple[float, ...]
    """For the first to the fourth cell of the foe's battle zone that is wilderness."""
    front: tuple[float, float, float]
    """A monster that will stand in the battle zone: for itself, per attack, per life."""
    back: tuple[float, float, float]
    """The same for one behind it."""
    cards: Mapping[str, float]
    """What a monster is worth beyond its numbers."""
    open: tuple[float, float]
    """A column in which a monster faces nobody: per strength, and where no wilderness is yet."""
    kills: tuple[float, float]
    """A foe that dies of the next blow and does not strike down in turn: for itself, per point."""
    trades: float
    """Both die of the next blows: per point that the foe's is worth more."""
    wounds: float
    """A blow that does not kill the monster it faces: per life it takes."""
    race: float
    """How much of the foe's life the open columns take in the coming turn, at most all."""
    lethal: tuple[float, float]
    """Open columns enough for the foe's life, or for its last wilderness."""
    barred: float
    """A monster that cannot act in the coming turn."""
    ailing: tuple[float, float]
    """Life that poison and burning will take: per point; and who will die of it."""
    hand: Mapping[str, float]
    """A card in the hand, by name; "" for one that nobody knows."""
    hand_any: float
    """What a card is worth that stands in no table."""


Parts = tuple[float, float, float, float, float]
"""Life, wilderness, monsters, what they face, the hand."""
PART_NAMES = ("life", "wilderness", "monsters", "facing", "hand")


def worth(board: WorkingBoard, weights: WorthWeights) -> float:
    """Return what a board is worth for the first side."""
    if board.winner:
        return WON[board.winner]
    return tanh(sum(parts_of(board, weights)))


def parts_of(board: WorkingBoard, weights: WorthWeights) -> Parts:
    """Return what the worth of a board that goes on is made of."""
    one, other = board.life
    wild_one, wild_other = board.wild
    return (
        _life(one, weights) - _life(other, weights),
        _wild(wild_other, weights) - _wild(wild_one, weights),
        _monsters(board, 0, weights) - _monsters(board, 1, weights),
        _facing(board, weights),
        _hand(board.hand[0], weights) - _hand(board.hand[1], weights),
    )


def _life(life: int, weights: WorthWeights) -> float:
    total = 0.0
    for step, weight in zip(LIFE_STEPS, weights.life, strict=True):
        total += weight * (min(step, life))
    return total


def _wild(wild: int, weights: WorthWeights) -> float:
    return sum(weights.wild[: wild.bit_count()])


def _monsters(board: WorkingBoard, side: int, weights: WorthWeights) -> float:
    total = 0.0
    cards = weights.cards
    standby = board.standby[side]
    for first, second in zip(board.battle[side], standby, strict=True):
        held, behind = (first, second) if first is not None else (second, None)
        if held is None:
            continue
        one, attack, life = weights.front
        total += one + attack * held.attack + life * held.life + cards.get(held.card.id, 0.0)
        if held.barred:
            total += weights.barred
        if held.poison or held.burn:
            loss = (held.poison > 0) + held.burn
            total += weights.ailing[0] * loss + weights.ailing[1] * (loss >= held.life)
        if behind is not None:
            one, attack, life = weights.back
            total += one + attack * behind.attack + life * behind.life
            total += cards.get(behind.card.id, 0.0)
    return total


def _facing(board: WorkingBoard, weights: WorthWeights) -> float:
    """Return what the columns say of the coming blows."""
    total = 0.0
    through, laid = [0, 0], board.wild[:]
    (battle, foes), (standby, foes_behind) = board.battle, board.standby
    for column in range(COLUMNS):
        one = battle[column] or standby[column]
        other = foes[column] or foes_behind[column]
        if one is not None and other is not None:
            total += _clash(one, other, weights)
        elif one is not None:
            through[1] += _blow(one)
            laid[1] |= (not one.barred) << column
        elif other is not None:
            through[0] += _blow(other)
            laid[0] |= (not other.barred) << column
    total += weights.open[0] * (through[1] - through[0])
    fresh = [(laid[side] & ~board.wild[side]).bit_count() for side in (0, 1)]
    total += weights.open[1] * (fresh[1] - fresh[0])
    own_share, foe_share = (min(1.0, through[side] / max(1, board.life[side])) for side in (1, 0))
    total += weights.race * (own_share - foe_share)
    life, wild = weights.lethal
    total += life * ((own_share >= 1) - (foe_share >= 1))
    return total + wild * ((laid[1] == ALL_WILD) - (laid[0] == ALL_WILD))


def _blow(held: Monster) -> int:
    """Return what its attack will take in the coming turn."""
    return 0 if held.barred else held.attack << (held.doubled > 0)


def _clash(one: Monster, other: Monster, weights: WorthWeights) -> float:
    """Return what two that face each other promise the first side."""
    attack, against = _blow(one), _blow(other)
    kills, dies = attack >= other.life, against >= one.life
    first, second = weights.kills
    if kills and dies:
        return weights.trades * (other.attack + other.life - one.attack - one.life)
    total = 0.0
    if kills:
        total += first + second * (other.attack + other.life)
    else:
        total += weights.wounds * attack
    if dies:
        total -= first + second * (one.attack + one.life)
    else:
        total -= weights.wounds * against
    return total


def _hand(hand: list[str], weights: WorthWeights) -> float:
    known = weights.hand
    return sum([known.get(card, weights.hand_any) for card in hand])
