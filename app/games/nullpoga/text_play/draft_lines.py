"""A plan as lines: every entry as it is typed, with what may come to nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from app.core.data.value import value
from app.core.text.wording import both
from app.core.text.words import Words
from app.games.contracts.planned.text_play_contract import Shown, TextTable
from app.games.nullpoga.flow.settling import standing_on
from app.games.nullpoga.planning.entry_words import short_name, standing_name
from app.games.nullpoga.planning.fighters import aim_of, fighters, places_at
from app.games.nullpoga.planning.plan_problems import act_problem, cast_problem, summon_problem
from app.games.nullpoga.planning.planned_sheet import mana_used
from app.games.nullpoga.resolver.board_values import BATTLE, STANDBY, Board, Place
from app.games.nullpoga.resolver.turn_plans import Act, Cast, Plan
from app.games.nullpoga.text_play.typed_cells import place_word
from app.games.nullpoga.text_play.typing_seat import TypingSeat

Entry = tuple[Words, Words, Words]
"""What is done, who or what does it, and where to: "attack", "2", "Boar → e2 (Cat)"."""
EMPTY = Words("(nothing yet)", "（まだありません）")
NOTHING = both("")


@value
class DraftLine:
    """An entry of a plan."""

    row: str
    """What `drafting.without` takes it out by."""
    words: Entry
    problem: Words | None = None


def draft_lines(seat: TypingSeat) -> tuple[DraftLine, ...]:
    """Return the entries of a draft in the order of the phases."""
    return tuple(_lines(seat))


def _lines(seat: TypingSeat) -> Iterator[DraftLine]:
    view, plan, board = seat.view, seat.plan, seat.board
    for row, words in entry_words(plan, board, seat.own, seat.own):
        group, _, number = row.partition(".")
        problem = None
        if group == "spells":
            problem = cast_problem(view, plan, board, int(number))
        elif group == "summons":
            problem = summon_problem(view, plan, board, int(number))
        elif group == "actions":
            problem = act_problem(view, plan, board, int(number))
        yield DraftLine(row, words, problem)


def shown_plan(seat: TypingSeat) -> Shown:
    """Return the draft as it is shown: numbered, with what is left to spend."""
    mana = seat.board.sides[seat.own].mana
    left = mana - mana_used(seat.view, seat.plan)
    lines = list(enumerate(draft_lines(seat), 1))
    return (
        Words(f"Your plan (mana left {left} of {mana}):", f"計画（残りマナ{left}／{mana}）："),
        numbered(lines) if lines else TextTable(((NOTHING, EMPTY),)),
    )


def numbered(lines: Iterable[tuple[int, DraftLine]]) -> TextTable:
    """Return entries with their numbers, and why each may come to nothing."""
    return TextTable(
        tuple((NOTHING, both(str(at)), *line.words, _warning(line.problem)) for at, line in lines)
    )


def _warning(problem: Words | None) -> Words:
    return NOTHING if problem is None else Words(f"⚠ {problem.en}", f"⚠ {problem.ja}")


# -- entries --------------------------------------------------------------------------------------

CAST, SUMMON = Words("cast", "詠唱"), Words("summon", "召喚")
FREEZE, PUSH = Words("freeze", "凍結"), Words("push", "押す")
ATTACK, MOVE = Words("attack", "攻撃"), Words("move", "移動")
REPEAT, SPELLS, ACTIONS = (
    Words("repeat", "繰り返し"),
    Words("spells", "スペル"),
    Words("actions", "行動"),
)
GONE = Words("(gone)", "（不在）")


def entry_words(plan: Plan, board: Board, of: int, own: int) -> Iterator[tuple[str, Entry]]:
    """Yield each entry of the plan of a side, by its row, with cells as `own` counts them."""
    for at, cast in enumerate(plan.spells):
        yield f"spells.{at}", (CAST, short_name(cast.card), _aim(cast, board, own))
    for at, one in enumerate(plan.summons):
        cell = place_word(Place(of, STANDBY, one.column), own)
        yield f"summons.{at}", (SUMMON, short_name(one.card), cell)
    for at, frozen in enumerate(plan.freeze):
        cell = _who(board, Place(1 - of, BATTLE, frozen.column), own)
        yield f"freeze.{at}", (FREEZE, cell, NOTHING)
    for at, push in enumerate(plan.push):
        yield f"push.{at}", _push(push.target, push.to, board, of, own)
    able = fighters(board, of, plan)
    for at, act in enumerate(plan.actions):
        column = places_at(board, of, plan, at).get(act.monster, -1)
        fighter = able.get(act.monster)
        name = short_name(fighter.card) if fighter is not None else GONE
        columns = column, aim_of(act, fighter, column)
        yield f"actions.{at}", _act(act, name, columns, board, of, own)
    if plan.repeat:
        yield "repeat", (REPEAT, SPELLS if plan.repeat == "spells" else ACTIONS, NOTHING)


def _aim(cast: Cast, board: Board, own: int) -> Words:
    if cast.pair is not None:
        one, other = (_who(board, Place(*row, cast.column), own) for row in cast.pair)
        return Words(f"{one.en} ⇄ {other.en}", f"{one.ja}⇄{other.ja}")
    if cast.target is None:
        return NOTHING
    cell = _who(board, cast.target, own)
    return _arrow(short_name(cast.monster), cell) if cast.monster else cell


def _arrow(who: Words, goal: Words) -> Words:
    return Words(f"{who.en} → {goal.en}", f"{who.ja}→{goal.ja}")


def _act(act: Act, name: Words, columns: tuple[int, int], board: Board, of: int, own: int) -> Entry:
    column, aim = columns
    if act.do == "push":
        return _push(act.target, act.to, board, of, own)
    do = MOVE if act.do == "move" else ATTACK
    if column < 0:
        return do, GONE, NOTHING
    source = place_word(Place(of, BATTLE, column), own)
    if act.do == "move":
        return do, source, _arrow(name, place_word(Place(of, BATTLE, act.to), own))
    return do, source, _arrow(name, _who(board, Place(1 - of, BATTLE, aim), own))


def _push(target: str, to: int, board: Board, of: int, own: int) -> Entry:
    goal = place_word(Place(1 - of, BATTLE, to), own)
    at = next((place for place, held in standing_on(board) if held.uid == target), None)
    return PUSH, GONE if at is None else _who(board, at, own), goal


def _who(board: Board, at: Place, own: int) -> Words:
    """Return a cell with who stands there: "e4 (Cat)"."""
    cell, held = place_word(at, own), board.at(at)
    if held is None:
        return cell
    name = standing_name(held)
    return Words(f"{cell.en} ({name.en})", f"{cell.ja}（{name.ja}）")
