"""What became another in a moment, as it is written over the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF

from app.core.data.value import replace
from app.core.text.words import Words
from app.games.contracts.board.moment_contract import ChangeNote, Moments, MomentSigns
from app.session.host.local_table import lay_table
from app.ui.board.declared.change_notes import ChangeNotes, NoteSign
from app.ui.board.scene.table_layout import Box
from tests.helpers.play import decks_for
from tests.helpers.relay_game import OUTPOST, RELAY, SPEC
from tests.helpers.shipped import shipped_base

if TYPE_CHECKING:
    from app.ui.board.board_view import BoardView
    from tests.ui.board.conftest import LayBoard

Noted = Callable[..., tuple["BoardView", ChangeNotes]]
FALL = Words("Meteor Fall −2", "隕石落下 −2")


@pytest.fixture
def noted(lay_board: LayBoard) -> Iterator[Noted]:
    """Lay a board on which these notes show, of all of a step."""
    made: list[BoardView] = []

    def lay(*notes: ChangeNote) -> tuple[BoardView, ChangeNotes]:
        moments = Moments(frozenset({"leg"}), signs=lambda _view, _facts: MomentSigns((), notes))
        table = lay_table(replace(SPEC, moments=moments), ("Aki", "Ren"), decks_for(OUTPOST, 2), 2)
        board = lay_board(table, 0, shipped_base())
        made.append(board)
        shown = ChangeNotes(board)
        board.bridge.playback.set_pace("hand", glides=False)
        board.bridge.ask(RELAY)
        return board, shown

    yield lay
    for board in made:
        board.bridge.playback.drop()


def note(target: str, *why: Words) -> ChangeNote:
    return ChangeNote(target, Words("3 → 1", "3 → 1"), why, "loss")


def boxes(sign: NoteSign) -> list[Box]:
    """Return where the plates lie: the large one, and the small ones."""
    found = [item.sceneBoundingRect() for item in sign.plates]
    return [Box(one.x(), one.y(), one.width(), one.height()) for one in found]


def place(board: BoardView, name: str) -> Box:
    return board.board.pieces[name].piece.spot.box


def test_why_stands_above_and_all_else_below(noted: Noted) -> None:
    board, shown = noted(note("wild#3", FALL, Words("falls", "倒れた")))
    (sign,) = shown.signs.values()
    large, above, below = boxes(sign)
    cell = place(board, "wild#3")
    assert abs(large.centre[0] - cell.centre[0]) < 1
    assert above.centre[1] < large.centre[1] < below.centre[1]
    assert large.height > above.height == below.height


def test_neighbours_can_both_be_read(noted: Noted) -> None:
    long = Words("A spell with a very long name −2", "とても長い名前のスペルの効果 −2")
    board, shown = noted(note("wild#2", long), note("wild#3", long))
    one, other = shown.signs.values()
    assert not one.box.meets(other.box)
    step = place(board, "wild#3").centre[0] - place(board, "wild#2").centre[0]
    assert max(one.box.width, other.box.width) <= step


def test_a_seat_has_them_beside_its_name(noted: Noted) -> None:
    board, shown = noted(note("seat.0", FALL))
    (sign,) = shown.signs.values()
    large, small = boxes(sign)
    name = board.board.counts.boxes()["hand.0"]
    assert large.centre[0] < small.centre[0]
    assert small.right <= board.camera.cloth.right + 1
    assert abs(large.centre[1] - name.centre[1]) < 2


def test_what_does_not_show_has_none(noted: Noted) -> None:
    _, shown = noted(note("wild#99"), note("nobody"))
    assert shown.signs == {}


def test_they_follow_language_and_zoom_and_go_with_their_moment(noted: Noted) -> None:
    board, shown = noted(note("wild#3", FALL))
    (sign,) = shown.signs.values()
    board.look.change(language="ja")
    assert sign.text == ("3 → 1", "隕石落下 −2")
    before = sign.plates[0].scale()
    board.zoom_by(2.0, QPointF(10, 10))
    assert sign.plates[0].scale() < before, "as large on the screen as before"
    board.bridge.playback.skip()
    assert shown.signs == {}
    assert sign.plates == []
