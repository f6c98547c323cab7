"""Why a plan: what it is expected to lead to, in a few words.

It is played against the foe's likeliest answers, and what changes on average is told: lives,
wilderness, monsters.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from random import Random

from app.core.data.value import value
from app.core.text.wording import Noun, counted, listed
from app.core.text.words import Words
from app.games.nullpoga.computer.board_worth import Parts, WorthWeights, parts_of
from app.games.nullpoga.resolver.board_values import COLUMNS
from app.games.nullpoga.resolver.chance_orders import CELLS
from app.games.nullpoga.resolver.rulings import Rulings
from app.games.nullpoga.resolver.turn_plans import Plan
from app.games.nullpoga.resolver.turn_resolution import play_turn
from app.games.nullpoga.resolver.working_board import Cards, WorkingBoard

Answer = tuple[WorkingBoard, Plan, float]
"""A board with all cards named, the foe's plan on it, how likely both are."""


@value
class Expected:
    """What comes of a plan on average; the foe's part is what it loses."""

    wins: float
    """How often it wins at once."""
    loses: float
    life_taken: float
    life_lost: float
    columns: tuple[float, ...]
    """By column, how often the foe's cell becomes wilderness."""
    killed: float
    """Monsters of the foe that are gone."""
    lost: float
    parts: Parts
    """By how much each part of the worth rises for the side (`board_worth.PART_NAMES`)."""


def expected(
    plan: Plan,
    side: int,
    answers: Sequence[Answer],
    rulings: Rulings,
    cards: Cards,
    chance: Random,
    weights: WorthWeights,
) -> Expected:
    """Return what a plan leads to against these answers. Raises ValueError where there are none."""
    whole = sum(share for _, _, share in answers)
    if whole <= 0:
        raise ValueError(answers)
    totals = [0.0] * 6
    columns = [0.0] * COLUMNS
    parts = [0.0] * 5
    foe, sign = 1 - side, 1 if side == 0 else -1
    for before, answer, likely in answers:
        share = likely / whole
        after = before.copy()
        plans = (plan, answer) if side == 0 else (answer, plan)
        orders = [tuple(chance.sample(range(CELLS), CELLS)) for _ in range(3)]
        play_turn(after, plans, rulings, cycle(orders), cards)
        own_win = "AB"[side]
        seen = (
            float(after.winner == own_win),
            float(after.winner == "AB"[foe]),
            float(before.life[foe] - after.life[foe]),
            float(before.life[side] - after.life[side]),
            float(_gone(before, after, foe)),
            float(_gone(before, after, side)),
        )
        totals = [held + share * one for held, one in zip(totals, seen, strict=True)]
        fresh = after.wild[foe] & ~before.wild[foe]
        columns = [held + share * (fresh >> at & 1) for at, held in enumerate(columns)]
        if not after.winner:
            was, now = parts_of(before, weights), parts_of(after, weights)
            parts = [
                held + share * sign * (new - old)
                for held, new, old in zip(parts, now, was, strict=True)
            ]
    wins, loses, taken, lost_life, killed, lost = totals
    life, wild, monsters, facing, hand = parts
    return Expected(
        wins,
        loses,
        taken,
        lost_life,
        tuple(columns),
        killed,
        lost,
        (life, wild, monsters, facing, hand),
    )


def _gone(before: WorkingBoard, after: WorkingBoard, side: int) -> int:
    """Return how many monsters of a side's rows are on no row any more."""
    return len(_names(before, side) - _names(after, side) - _names(after, 1 - side))


def _names(board: WorkingBoard, side: int) -> set[str]:
    lines = (board.battle[side], board.standby[side])
    return {held.uid for line in lines for held in line if held is not None}


MONSTER = Noun("monster", "monsters", "体")
ALMOST_SURE, LIKELY, WORTH_TELLING = 0.95, 0.5, 0.75
SMALL = 0.02
"""A part of the worth that rises by less is not told of."""


def reasons_of(held: Expected) -> tuple[Words, ...]:
    """Return what there is to say of a plan, the weightiest first; never nothing."""
    if held.wins >= ALMOST_SURE:
        return (Words("It wins the game this turn.", "このターンで勝てます。"),)
    said = [*_chances(held), *_gains(held), *_losses(held), *_outlook(held)]
    return tuple(said) or (
        Words("Every other plan promises less.", "ほかの計画より見込みがあります。"),
    )


def _chances(held: Expected) -> list[Words]:
    """Return how likely the game ends."""
    said = []
    if held.wins >= 1 - ALMOST_SURE:
        share = round(100 * held.wins)
        said.append(
            Words(
                f"It wins the game this turn in {share} of 100 cases.",
                f"{share}%の割合でこのターンに勝てます。",
            )
        )
    if held.loses >= 1 - ALMOST_SURE:
        share = round(100 * held.loses)
        said.append(
            Words(
                f"The game is lost this turn in {share} of 100 cases.",
                f"{share}%の割合でこのターンに負けます。",
            )
        )
    return said


def _gains(held: Expected) -> list[Words]:
    said = []
    if held.life_taken >= WORTH_TELLING:
        life = round(held.life_taken)
        said.append(Words(f"It takes about {life} life.", f"相手のライフを約{life}減らします。"))
    waste = [number for number, share in enumerate(held.columns, 1) if share >= LIKELY]
    if waste:
        where = listed([str(number) for number in waste])
        one = Words(f"It lays waste to column {where.en}.", f"{where.ja}列目を荒野にします。")
        several = Words(f"It lays waste to columns {where.en}.", f"{where.ja}列目を荒野にします。")
        said.append(one if len(waste) == 1 else several)
    if held.killed >= LIKELY:
        count = max(1, round(held.killed))
        many = counted(count, MONSTER)
        said.append(
            Words(
                f"It destroys about {many.en} of the opponent's.",
                f"相手のモンスターを約{many.ja}倒します。",
            )
        )
    return said


def _losses(held: Expected) -> list[Words]:
    if held.lost < SMALL and held.life_lost < WORTH_TELLING:
        return [Words("Hardly anything is lost in return.", "こちらの損害はほとんどありません。")]
    said = []
    if held.life_lost >= WORTH_TELLING:
        life = round(held.life_lost)
        said.append(Words(f"It costs about {life} life.", f"自分のライフを約{life}失います。"))
    if held.lost >= LIKELY:
        count = max(1, round(held.lost))
        many = counted(count, MONSTER)
        said.append(Words(f"It costs about {many.en}.", f"自分のモンスターを約{many.ja}失います。"))
    return said


def _outlook(held: Expected) -> list[Words]:
    """Return what the parts of the worth say of the next turn."""
    _, _, strength, facing, _ = held.parts
    said = []
    if strength > SMALL:
        said.append(Words("It strengthens the board.", "場の戦力が上がります。"))
    if facing > SMALL:
        said.append(
            Words("It stands well for the next turn.", "次のターンの配置が有利になります。")
        )
    return said
