"""What happened so far, in rows: without what follows from the rows before."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.ids import TABLE
from app.core.past.node_shape import BareNode
from app.net.encoding.journal_rows import journal_from, rows_of
from app.net.transport.wire_error import WireError
from app.session.host.updates import Labelled, Went
from app.session.room.messages.to_people import Journal, Row
from app.session.seat.chronicle import bare_journal
from app.session.seat.chronicle_entries import BareGrew
from tests.helpers.play import lay, played
from tests.helpers.toy_games import TOYS

RUN = "ab" * 8
LAID: Row = (TABLE, 0, 0)


def test_each_entry_has_a_row_of_its_own_form() -> None:
    play = lay(TOYS["duel"], 5)
    for intent in (i.Flip(), i.Undo(), i.Redo(), i.WriteLabel(1, "coin", "the first")):
        play.ask(0, intent)
    journal = rows_of(bare_journal(play.host), RUN)
    assert journal.rows == (
        LAID,
        (0, 0, 1),
        (0, "undo", 0),
        (0, "redo", 1),
        (0, 1, "coin", "the first"),
    )
    assert (journal.run, journal.more) == (RUN, False)


@pytest.mark.parametrize("game", TOYS)
def test_what_the_rows_tell_is_what_happened(game: str) -> None:
    play = played(TOYS[game], 3, 60)
    entries = tuple(bare_journal(play.host))
    assert journal_from(rows_of(entries, RUN)) == entries


def test_where_a_gesture_stands_follows_from_the_rows_before() -> None:
    rows: tuple[Row, ...] = (LAID, (0, 1, 0), (0, "undo", 0), (1, 1, 0), (1, 1, 1))
    told = journal_from(Journal(rows, RUN))
    assert [one.node for one in told if isinstance(one, BareGrew)] == [
        BareNode(0, None, TABLE, 0, 0, 0),
        BareNode(1, 0, 0, 1, 1, 0),
        BareNode(2, 0, 1, 1, 1, 0),
        BareNode(3, 2, 1, 2, 1, 1),
    ]
    assert told[2] == Went(0, 1, 0, "undo")


def test_who_agreed_to_a_journey_is_told() -> None:
    rows: tuple[Row, ...] = (LAID, (0, 1, 0), (0, "jump", 0, 1, -2))
    assert rows_of((Went(0, 1, 0, "jump", (1, -2)),), RUN).rows == rows[2:]
    assert journal_from(Journal(rows, RUN))[2] == Went(0, 1, 0, "jump", (1, -2))


def test_a_label_may_have_any_text() -> None:
    rows: tuple[Row, ...] = (LAID, (1, 0, "", "前半"))
    assert journal_from(Journal(rows, RUN))[1] == Labelled(1, 0, "", "前半")


@pytest.mark.parametrize(
    ("row", "where"),
    [
        ((), "journal actor"),
        (("0", 0, 0), "journal actor"),
        ((0, 0), "journal"),
        ((0, "0", 0), "journal"),
        ((0, 0, "0"), "journal"),
        ((0, "undone", 0), "journal"),
        ((0, "undo", 1), "journal node"),
        ((0, "jump", -1), "journal node"),
        ((0, "jump", "0"), "journal node"),
        ((0, "jump", 0, "1"), "journal actor"),
        ((0, 1, "name", "note"), "journal node"),
        ((0, 0, "name", 7), "journal"),
        ((0, 0, 7, "note"), "journal"),
    ],
    ids=repr,
)
def test_a_row_that_tells_of_no_history_is_refused(row: Row, where: str) -> None:
    with pytest.raises(WireError) as refused:
        journal_from(Journal((LAID, row), RUN))
    assert str(refused.value) == where
