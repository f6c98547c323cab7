"""The plan in the making as rows of the outline: a branch with its phases, entries and notes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.wording import both, labelled, series
from app.core.text.words import Words
from app.ui.outline.outline_rows import Kind, Row
from app.ui.panels.planning.plan_entry import row_words
from app.ui.panels.stage.stage_words import target_name

if TYPE_CHECKING:
    from app.core.view import SeatView
    from app.games.contracts.planned.planning_contract import PlanSheet
    from app.ui.panels.stage.stage_words import CardOf

PLAN: Kind = "plan"
ENTRY: Kind = "plan_row"
ENTRY_MARK = "plan/"
PLAN_KINDS: tuple[Kind, ...] = (PLAN, "plan_group", ENTRY, "plan_note")
"""Kinds of rows of a plan; only an entry can be done something with."""
ON_BOARD = Words("Notes on the board", "盤の上の書き込み")


def plan_rows(view: SeatView, sheet: PlanSheet | None, card_of: CardOf) -> tuple[Row, ...]:
    """Return the branch of a plan; none where this seat plans nothing."""
    if sheet is None:
        return ()
    groups = [
        Row(
            f"plan:{number}",
            "plan_group",
            words=series([one for one in (group.title, group.note) if one.en]),
            children=tuple(
                Row(f"{ENTRY_MARK}{row.id}", ENTRY, words=row_words(row)) for row in group.rows
            ),
        )
        for number, group in enumerate(sheet.groups)
        if group.rows
    ]
    notes = [
        Row(
            f"plan_note:{number}",
            "plan_note",
            words=labelled(target_name(view, note.target, card_of), note.text),
        )
        for number, note in enumerate(sheet.notes)
    ]
    if notes:
        groups.append(Row("plan:notes", "plan_group", words=ON_BOARD, children=tuple(notes)))
    waits = both("") if sheet.waits is None else sheet.waits
    told = series([one for one in (sheet.title, *sheet.sums, waits) if one.en])
    return (Row(PLAN, PLAN, words=told, children=tuple(groups)),)
