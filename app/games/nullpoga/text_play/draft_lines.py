"""A plan as lines: every entry as it is typed, with what may come to nothing."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.data.value import value
from app.core.text.wording import both
from app.core.text.words import Words
from app.games.contracts.planned.text_play_contract import Shown
from app.games.nullpoga.flow.settling import standing_on
from app.games.nullpoga.planning.entry_words import card_name, short_name, standing_name
from app.games.nullpoga.planning.fighters import aim_of, fighters, places_at
from app.games.nullpoga.planning.plan_problems import act_problem, cast_problem, summon_problem
from app.games.nullpoga.planning.planned_sheet import mana_used
from app.games.nullpoga.resolver.board_values import BATTLE, STANDBY, Board, Place
from app.games.nullpoga.resolver.turn_plans import Act, Cast, Plan
from app.games.nullpoga.text_play.typed_cells import place_word
from app.games.nullpoga.text_play.typing_seat import TypingSeat

EMPTY = Words("  (nothing yet)", "  （まだありません）")


@value
class DraftLine:
    """An entry of a plan."""

    row: str
    """What `drafting.without` takes it out by; "" for what is no entry."""
    words: Words
    problem: Words | None = None


def draft_lines(seat: TypingSeat) -> tuple[DraftLine, ...]:
    """Return the entries of a draft in the order of the phases."""
    return tuple(_lines(seat))


def _lines(seat: TypingSeat) -> Iterator[DraftLine]:
    view, plan, board = seat.view, seat.plan, seat.board
    told = dict(entry_words(plan, board, seat.own, seat.own))
    for row, words in told.items():
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
    lines = draft_lines(seat)
    numbered = [numbered_line(at, line) for at, line in enumerate(lines, 1)]
    return (
        Words(f"Your plan (mana left {left} of {mana}):", f"計画（残りマナ{left}／{mana}）："),
        *(numbered or [EMPTY]),
    )


def numbered_line(at: int, line: DraftLine) -> Words:
    """Return an entry with its number, and why it may come to nothing."""
    en, ja = f"  {at} {line.words.en}", f"  {at} {line.words.ja}"
    if line.problem is None:
        return Words(en, ja)
    return Words(f"{en}  ⚠ {line.problem.en}", f"{ja}  ⚠ {line.problem.ja}")


# -- entries --------------------------------------------------------------------------------------


def entry_words(plan: Plan, board: Board, of: int, own: int) -> Iterator[tuple[str, Words]]:
    """Yield each entry of the plan of a side, by its row, with cells as `own` counts them."""
    for at, cast in enumerate(plan.spells):
        yield f"spells.{at}", _cast(cast, board, own)
    for at, one in enumerate(plan.summons):
        name, cell = short_name(one.card), place_word(Place(of, STANDBY, one.column), own)
        yield f"summons.{at}", Words(f"summon {name.en} {cell.en}", f"召喚 {name.ja} {cell.ja}")
    for at, frozen in enumerate(plan.freeze):
        cell = _who(board, Place(1 - of, BATTLE, frozen.column), own)
        yield f"freeze.{at}", Words(f"freeze {cell.en}", f"凍結 {cell.ja}")
    for at, push in enumerate(plan.push):
        yield f"push.{at}", _push(push.target, push.to, board, of, own)
    able = fighters(board, of, plan)
    for at, act in enumerate(plan.actions):
        column = places_at(board, of, plan, at).get(act.monster, -1)
        fighter = able.get(act.monster)
        name = short_name(fighter.card) if fighter is not None else Words("(gone)", "（不在）")
        yield (
            f"actions.{at}",
            _act(act, name, (column, aim_of(act, fighter, column)), board, of, own),
        )
    if plan.repeat == "spells":
        yield "repeat", Words("repeat spells", "繰り返す スペル")
    elif plan.repeat:
        yield "repeat", Words("repeat actions", "繰り返す 行動")


def _cast(cast: Cast, board: Board, own: int) -> Words:
    name = short_name(cast.card)
    parts = [Words(f"cast {name.en}", f"詠唱 {name.ja}")]
    if cast.monster:
        parts.append(card_name(cast.monster))
    if cast.pair is not None:
        parts += [_who(board, Place(*row, cast.column), own) for row in cast.pair]
    elif cast.target is not None:
        parts.append(_who(board, cast.target, own))
    return Words(" ".join(one.en for one in parts), " ".join(one.ja for one in parts))


def _act(act: Act, name: Words, columns: tuple[int, int], board: Board, of: int, own: int) -> Words:
    column, aim = columns
    source = place_word(Place(of, BATTLE, column), own) if column >= 0 else both("?")
    if act.do == "push":
        return _push(act.target, act.to, board, of, own)
    if act.do == "move":
        goal = place_word(Place(of, BATTLE, act.to), own)
        return Words(
            f"move {source.en} {goal.en} ({name.en})", f"移動 {source.ja} {goal.ja}（{name.ja}）"
        )
    target = _who(board, Place(1 - of, BATTLE, aim), own) if aim >= 0 else both("?")
    return Words(
        f"attack {source.en} ({name.en} → {target.en})",
        f"攻撃 {source.ja}（{name.ja}→{target.ja}）",
    )


def _push(target: str, to: int, board: Board, of: int, own: int) -> Words:
    goal = place_word(Place(1 - of, BATTLE, to), own)
    found = next((one for one in standing_on(board) if one[1].uid == target), None)
    if found is None:
        return Words(f"push ? {goal.en}", f"押す ? {goal.ja}")
    cell, name = place_word(found[0], own), standing_name(found[1])
    return Words(f"push {cell.en} {goal.en} ({name.en})", f"押す {cell.ja} {goal.ja}（{name.ja}）")


def _who(board: Board, at: Place, own: int) -> Words:
    """Return a cell with who stands there: "e4 (Cat)"."""
    cell, held = place_word(at, own), board.at(at)
    if held is None:
        return cell
    name = standing_name(held)
    return Words(f"{cell.en} ({name.en})", f"{cell.ja}（{name.ja}）")
