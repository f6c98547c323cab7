"""Marks, coins and dice, turns and their ledger."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from app.core import fact as f
from app.core import intent as i
from app.core.card import MOST_MARKS, Mark, Marks, mark_of
from app.core.data.value import replace
from app.core.facts.turn_facts import TurnSet
from app.core.intents.turn_intents import NextTurn, SetPhase, Use
from app.core.table import MOST_USED, Turn
from app.core.text.wording import COIN, DIE, MARK, SIDE, counted, number, spread_of
from app.core.zone import cell_named
from app.games.contracts.board.number_contract import UnitNumber, numbers_of
from app.session.host.host_limits import check_key
from app.session.steps.rights import (
    ImpossibleError,
    check_text,
    check_touch,
    impossible,
)

if TYPE_CHECKING:
    from app.session.steps.step_context import StepContext

MOST_COUNTED = 99999
"""Damage, counters, ticks in the ledger."""
MOST_CHANCE = 100
"""Coins or dice in one throw."""
MOST_SIDES = 1000


def rotate(work: StepContext, step: i.Rotate) -> None:
    """Turn units on the table."""
    units = tuple(work.unit(name) for name in step.units)
    for name in units:
        check_touch(work.table, work.seat, work.table.units[name].zone)
    units = tuple(u for u in units if work.table.units[u].turn != step.degrees)
    if units:
        work.commit(f.Rotated(work.seat, units, step.degrees))


def put_mark(work: StepContext, step: i.PutMark) -> None:
    """Put marks on things, change or remove them."""
    step = replace(step, text=check_text(step.text))
    key = check_key(step.key + work.name("n")[1:] if step.key.endswith(":") else step.key)
    if not key:
        raise impossible("no-mark", "That mark has no name.", "マークの名前がありません。")
    if step.to:
        step = replace(step, to=work.aim(step.to))
    changes = []
    for target in dict.fromkeys(work.target(target) for target in step.targets):
        _check_touched(work, target)
        change = _mark_change(work, step, target, key)
        if change is not None:
            changes.append(change)
    if changes:
        work.commit(f.Marked(work.seat, tuple(changes)))


def _check_touched(work: StepContext, target: str) -> None:
    """Raise ImpossibleError where what a mark lies on is only its holder's to touch."""
    cell = cell_named(work.table.setting.zones, target)
    if target in work.table.units:
        check_touch(work.table, work.seat, work.table.units[target].zone)
    elif target.startswith("card."):
        check_touch(work.table, work.seat, work.table.cards[int(target[5:])].zone)
    elif cell is not None:
        check_touch(work.table, work.seat, cell[0])


def _mark_change(work: StepContext, step: i.PutMark, target: str, key: str) -> f.MarkChange | None:
    marks = work.table.marks_on(target)
    old = mark_of(marks, key)
    kind = next((one for one in work.spec.numbers if one.key == key), None)
    if kind is not None and target in work.table.units:
        return _number_change(work, step, target, kind)
    value = step.value if step.value is not None else (old.value if old else 0) + step.add
    new: Mark | None = None
    if value > 0:
        if old is None:
            _check_room(work, marks)
        new = Mark(key, min(value, MOST_COUNTED), step.text, step.to, step.until)
    return None if new == old else f.MarkChange(target, key, new)


def _number_change(
    work: StepContext, step: i.PutMark, target: str, kind: UnitNumber
) -> f.MarkChange | None:
    """Return the change of a number of a unit: 0 is a number, and below it where the game says."""
    unit = work.table.units[target]
    old = mark_of(unit.marks, kind.key)
    cards = [work.table.cards[number] for number in unit.parts]
    # Of a card face down nobody is told what is usual for it.
    refs = tuple(card.ref if card.up else None for card in cards)
    was = next((now for _, now, _ in numbers_of((kind,), unit.marks, refs)), 0)
    if old is None:
        _check_room(work, unit.marks)
    value = step.value if step.value is not None else was + step.add
    least = -MOST_COUNTED if kind.signed else 0
    value = max(least, min(value, MOST_COUNTED))
    new = Mark(kind.key, value, step.text, step.to, step.until)
    if new == old or (old is None and value == was and not step.text):
        return None
    return f.MarkChange(target, kind.key, new, was if old is None and was else None)


def _check_room(work: StepContext, marks: Marks) -> None:
    """Raise ImpossibleError where this seat has put enough on one thing."""
    if sum(mark.by == work.seat for mark in marks) >= MOST_MARKS:
        most = counted(MOST_MARKS, MARK)
        raise impossible(
            "too-many",
            f"One seat puts {most.en} on one thing at most. Take one of yours off first.",
            f"1つの対象に1つの席が置けるマークは{most.ja}までです。先に自分のものを外してください。",
        )


def flip(work: StepContext, step: i.Flip) -> None:
    """Flip coins."""
    if not 1 <= step.count <= MOST_CHANCE:
        raise _too_many()
    if not step.until_tails:
        heads = tuple(work.entropy.coin() for _ in range(step.count))
    else:
        run: list[bool] = []
        while len(run) < MOST_CHANCE and (not run or run[-1]):
            run.append(work.entropy.coin())
        heads = tuple(run)
    work.commit(f.CoinsFlipped(work.seat, heads))


def roll(work: StepContext, step: i.Roll) -> None:
    """Roll dice."""
    if not (1 <= step.count <= MOST_CHANCE and 2 <= step.sides <= MOST_SIDES):
        raise _too_many()
    results = tuple(work.entropy.die(step.sides) for _ in range(step.count))
    work.commit(f.DiceRolled(work.seat, step.sides, results))


def next_turn(work: StepContext, step: NextTurn) -> None:
    """Begin a turn, of one seat or of several at once, with an empty ledger."""
    phase = check_key(step.phase)
    seat = work.player(step.seat)
    also = sorted({work.player(one) for one in step.seats} - {seat})
    turn = Turn(work.table.turn.number + 1, seat, phase, also=tuple(also))
    work.commit(TurnSet(work.seat, turn, "turn"))


def set_turn(work: StepContext, turn: Turn) -> None:
    """Say which turn it is, whose, which phase of it, and what was used in it."""
    if work.seat >= 0:
        raise impossible(
            "judge-only",
            "Only the judge says that it is another turn. Take the judge’s seat first.",
            "別の番にできるのはジャッジだけです。先にジャッジの席に移ってください。",
        )
    now, also = work.table.turn, {work.player(one) for one in turn.also}
    seat, when = work.player(turn.seat), min(max(0, turn.number), MOST_COUNTED)
    told = Turn(when, seat, check_key(turn.phase), also=tuple(sorted(also - {seat})))
    if (told.number, told.seats) != (now.number, now.seats):
        work.commit(TurnSet(work.seat, told, "set_turn"))
    else:
        set_phase(work, SetPhase(told.phase))
    was = dict(work.table.turn.ledger)
    for key, count in {**dict.fromkeys(was, 0), **dict(turn.ledger)}.items():
        use(work, Use(key, count - was.get(key, 0)))


def set_phase(work: StepContext, step: SetPhase) -> None:
    """Say which phase it is."""
    phase = check_key(step.phase)
    if phase != work.table.turn.phase:
        turn = replace(work.table.turn, phase=phase)
        work.commit(TurnSet(work.seat, turn, "phase"))


def use(work: StepContext, step: Use) -> None:
    """Tick something off in the ledger."""
    used = check_key(step.key)
    turn = work.table.turn
    counts = dict(turn.ledger)
    if used not in counts and not _is_listed(work, used):
        # What the game lists has its place whatever else is ticked off.
        others = [key for key in counts if not _is_listed(work, key)]
        if len(others) >= MOST_USED:
            most = number(MOST_USED)
            raise impossible(
                "too-many",
                f"A turn keeps {most} things that were used at most. Untick one first.",
                f"1つの番に記録できる使用済みの項目は{most}個までです。先にどれかを取り消してください。",
            )
    counts[used] = min(max(0, counts.get(used, 0) + step.add), MOST_COUNTED)
    ledger = tuple(sorted((key, count) for key, count in counts.items() if count))
    if ledger != turn.ledger:
        work.commit(TurnSet(work.seat, replace(turn, ledger=ledger), "use"))


def _is_listed(work: StepContext, key: str) -> bool:
    return any(key == listed for listed, *_ in work.spec.ledger)


def _too_many() -> ImpossibleError:
    coins, dice = counted(MOST_CHANCE, COIN), counted(MOST_CHANCE, DIE)
    sides = spread_of(2, MOST_SIDES, SIDE)
    return impossible(
        "too-many",
        f"At most {coins.en}, or {dice.en} with {sides.en}, at once.",
        f"一度にコインは{coins.ja}、サイコロは{dice.ja}（{sides.ja}）までです。",
    )


STEPS: dict[type[Any], Callable[[StepContext, Any], None]] = {
    i.Rotate: rotate,
    i.PutMark: put_mark,
    i.Flip: flip,
    i.Roll: roll,
    NextTurn: next_turn,
    SetPhase: set_phase,
    Use: use,
}
