"""The stage in a game's words: what a declaration is called, and what is to be done with the top.

A declaration holds a text. Where a game writes an id of its own there ("counter"), it says what
that is called (`GameSpec.declared`), and everything that shows a declaration asks it; scripts and
files keep what was written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from app.core.card import mark_of
from app.core.data.value import value
from app.core.ids import SPECTATOR, SeatId
from app.core.intents.turn_intents import Settle
from app.core.table import Setting, Turn
from app.core.text.wording import labelled, owned
from app.core.text.words import Words, unpacked
from app.core.view import SeatDeclaration, SeatStage, SeatView
from app.games.contracts.out_contract import Out, playing
from app.games.task_model import Choice, Task

DeclaredName = Callable[[SeatView, SeatDeclaration], Words | None]
"""(what a seat sees, a declaration) -> what it is called; None: as it was written.

For a sentence of the log the view has the setting alone, and the declaration its text: the
table is another by then.
"""


@value
class DeclarationKinds:
    """What people may let the chance pass at by themselves, by switches set beforehand."""

    titles: tuple[tuple[str, Words], ...]
    """(id of a kind, what it is called): a switch each, in their order."""
    of: Callable[[SeatView, SeatDeclaration], str]
    """(the table as everybody sees it, the top of the stage) -> the id of its kind; "" for none:
    there the chance never passes by itself."""
    idle: str = ""
    """Id of the kind that stands for a chance in another's turn while nothing is declared; "" where
    such a chance never passes by itself."""


HOLDS = "holds"
"""Key of the mark of a seat that asks the others to wait: it thinks about an answer. It goes with
the next gesture of that seat (`session/steps/resolver.py`)."""
HOLDING = Words("thinking, please wait", "考え中")
RESOLVE, COUNTER = Words("Resolve", "解決"), Words("Counter {}", "{}を打ち消す")
ALL_PASSED = Words("All passed: resolve {}?", "全員パス：{}を解決する")
BOTH_PASSED = Words("Both passed: resolve {}?", "両者パス：{}を解決する")
NOBODY_ANSWERS = Words("Resolve {}?", "{}を解決する")


def called(view: SeatView, declaration: SeatDeclaration, declared: DeclaredName | None) -> Words:
    """Return what a declaration is called; as it was written where the game says nothing."""
    own = declared(view, declaration) if declared is not None else None
    return own or as_written(declaration.text)


def whose_called(
    view: SeatView, declaration: SeatDeclaration, declared: DeclaredName | None
) -> Words:
    """Return what a declaration is called with whose it is: "Ren's Down"."""
    name, seat = called(view, declaration, declared), declaration.seat
    if not 0 <= seat < len(view.setting.seats):
        return name
    return owned(view.setting.seats[seat].name, name)


def as_written(text: str) -> Words:
    """Return the text of a declaration, in which both languages may be packed."""
    return Words(unpacked(text, "en"), unpacked(text, "ja"))


def called_in_log(
    setting: Setting, seat: SeatId, text: str, declared: DeclaredName
) -> Words | None:
    """Return what a declaration is called in a sentence; None for as it was written."""
    bare = SeatView(SPECTATOR, setting, {}, {}, {}, {}, Turn(), SeatStage())
    return declared(bare, SeatDeclaration("", seat, text))


def holding(view: SeatView) -> tuple[SeatId, ...]:
    """Return the seats that ask the others to wait."""
    seats = range(len(view.setting.seats))
    return tuple(seat for seat in seats if mark_of(view.marks.get(f"seat.{seat}", ()), HOLDS))


def titles_of_marks(marks: Iterable[tuple[str, Words]]) -> dict[str, Words]:
    """Return the titles of a game's marks, with what every table calls its own."""
    return {HOLDS: HOLDING, **dict(marks)}


def next_on_stage(
    view: SeatView,
    declared: DeclaredName | None = None,
    *,
    action: str = "",
    out: Out | None = None,
) -> tuple[Task, ...]:
    """Return the next step of the stage as a task: resolve the top once nobody has the chance.

    For `GameSpec.tasks` of any game; nothing waits for it. Whoever declared the top is asked, or
    else somebody who still plays. `action`: the id of the game's own action that carries it out
    and settles it; "" settles it alone. What carries out a declaration has to settle it, too.
    """
    stage = view.stage
    if not stage.declarations or stage.chance is not None:
        return ()
    top, still = stage.declarations[-1], playing(view, out)
    does = top.seat if top.seat in still else next(iter(still), top.seat)
    others = [seat for seat in still if seat != top.seat]
    if not all(seat in stage.passed for seat in others):
        says = NOBODY_ANSWERS
    else:
        says = BOTH_PASSED if len(still) == 2 else ALL_PASSED
    what = called(view, top, declared)
    title = Words(says.en.format(what.en), says.ja.format(what.ja))
    who = view.setting.seats[does].name if 0 <= does < len(view.setting.seats) else ""
    resolves = (
        Choice(RESOLVE, action=action) if action else Choice(RESOLVE, Settle(top.id, "resolved"))
    )
    whose = whose_called(view, top, declared)
    counters = Words(COUNTER.en.format(whose.en), COUNTER.ja.format(whose.ja))
    choices = (resolves, Choice(counters, Settle(top.id, "countered")))
    said = labelled(who, title) if who else title
    # A seat or another declaration is aimed at as well: the board rings neither.
    units = tuple(target for target in top.targets if target in view.units)
    return (Task(f"stage.{top.id}", does, said, choices, units),)
