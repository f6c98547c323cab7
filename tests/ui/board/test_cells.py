"""Numbered places on the board: drawn where nothing stands, dropped into, chosen and walked to."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from app.core.data.value import replace
from app.core.intent import Attach, Bring, Face, MoveUnits, Procedure, PutMark
from app.core.text.words import Words
from app.games.contracts.board.number_contract import UnitNumber
from app.games.game_api import Selection
from app.session.host.local_table import LocalTable, lay_table
from app.ui.board.board_selection import Chosen
from app.ui.board.scene.pieces.unit_parts import lying, part_boxes
from app.ui.look.faces.marks.badge_layout import BadgeLayout
from app.ui.look.faces.marks.badges import Badges
from app.ui.look.palette import LIGHT
from app.ui.outline.carrying import offered, picked
from app.ui.outline.outline_rows import Row, rows_of
from app.ui.outline.sentences.outline_sentences import Sentences
from app.ui.panels.cards.unit_details import UnitDetails
from tests.helpers.play import NAMES, decks_for
from tests.helpers.shipped import shipped_base
from tests.helpers.toy_games import TOYS

if TYPE_CHECKING:
    from app.ui.board.board_view import BoardView
    from tests.ui.board.conftest import Hand, LayBoard

OUTPOST = TOYS["outpost"]


@pytest.fixture
def table() -> LocalTable:
    table = lay_table(OUTPOST, ("Aki", "Ren"), decks_for(OUTPOST, 2), seed=2)
    table.sit(0).ask(Procedure("deal"))
    return table


@pytest.fixture
def frontier(lay_board: LayBoard, table: LocalTable) -> BoardView:
    board: BoardView = lay_board(table, 0, shipped_base())
    return board


def test_every_cell_is_drawn_with_its_number_and_marks(
    frontier: BoardView, table: LocalTable
) -> None:
    keys = frontier.board.by_zone["wild"]
    assert keys[:5] == [f"wild#{number}" for number in range(1, 6)]
    table.sit(0).ask(PutMark(("wild#3",), "fire", value=2))
    piece = frontier.board.pieces["wild#3"].piece
    assert (piece.cell, piece.caption) == (3, "fire 2")
    assert frontier.board.pieces["wild#3"].picture is not None
    other = frontier.board.pieces["wild#4"].piece
    assert not piece.looks_like(other)


def test_a_unit_lies_on_its_cell_and_the_cell_shows_below_it(
    frontier: BoardView, table: LocalTable
) -> None:
    unit = frontier.bridge.view.zones["wild"].items[0]
    cell, lies = (frontier.board.pieces[key] for key in ("wild#1", unit))
    assert (cell.piece.spot.x, cell.piece.spot.y) == (lies.piece.spot.x, lies.piece.spot.y)
    assert cell.zValue() < lies.zValue()
    table.sit(0).ask(MoveUnits((unit,), "wild", cell=4))
    assert frontier.board.pieces[unit].piece.spot.x == frontier.board.pieces["wild#4"].piece.spot.x


def test_a_card_dropped_on_an_empty_cell_stands_in_it(
    frontier: BoardView, hand_on: type[Hand]
) -> None:
    hand = hand_on(frontier)
    hand.carry(hand.spot(frontier.board.by_zone["hand.0"][0]), hand.spot("wild#4"))
    assert frontier.mouse.carry.signs.text == "Put in cell 4"
    hand.let_go(hand.spot("wild#4"))
    view = frontier.bridge.view
    assert sorted(view.units[name].cell for name in view.zones["wild"].items) == [1, 4, 5]


def test_a_cell_is_chosen_by_a_click_and_never_taken_up(
    frontier: BoardView, hand_on: type[Hand]
) -> None:
    hand = hand_on(frontier)
    hand.press(hand.spot("wild#2"))
    hand.let_go(hand.spot("wild#2"))
    assert frontier.selection() == Selection(cell="wild#2")
    hand.drag(hand.spot("wild#2"), hand.spot("wild#3"))
    assert not frontier.mouse.carry.active
    unit = frontier.bridge.view.zones["wild"].items[0]
    frontier.choose((Chosen(unit), Chosen("wild#4")))
    aimed = frontier.selection()
    assert (aimed.units, aimed.cell) == ((unit,), "wild#4")
    march = next(action for action in OUTPOST.actions if action.id == "outpost.march")
    made = march.make(frontier.bridge.view, aimed)
    assert frontier.bridge.ask(made).accepted


def test_the_arrows_walk_over_empty_cells(frontier: BoardView) -> None:
    frontier.focus.key_of, frontier.focus.shown = "wild#2", True
    QTest.keyClick(frontier, Qt.Key.Key_Right)
    assert frontier.focus.key_of == "wild#3"
    assert frontier.focus.selection() == Selection(cell="wild#3")
    assert frontier.accessibleDescription().startswith("cell 3, empty, Wilderness")


# -- the same without a pointer -----------------------------------------------------------------


def _row(table: LocalTable, key: str) -> Row:
    view = table.sit(0).view
    zones = [zone for seat in rows_of(view, OUTPOST) for zone in seat.children]
    return next(row for zone in zones for row in zone.children if row.key == key)


def test_the_outline_reads_every_cell(table: LocalTable) -> None:
    table.sit(0).ask(PutMark(("wild#2",), "fire", value=2))
    view = table.sit(0).view
    said = {
        language: Sentences(OUTPOST, shipped_base().face, language) for language in ("en", "ja")
    }
    empty, taken = _row(table, "wild#2"), _row(table, "wild#1")
    assert said["en"].row(view, empty) == "cell 2, empty, fire 2"
    assert said["ja"].row(view, empty) == "2番のマス、なし、火 2"
    (unit,) = taken.children
    assert said["en"].row(view, taken).startswith("cell 1, outposta-00")
    assert said["en"].where(view, unit) == "Wilderness, cell 1"
    assert empty.selection == Selection(cell="wild#2")


def test_what_is_picked_up_in_the_outline_is_put_in_a_cell(table: LocalTable) -> None:
    view = table.sit(0).view
    hand = next(
        zone
        for seat in rows_of(view, OUTPOST)
        for zone in seat.children
        if zone.key == "zone:hand.0"
    )
    held = picked(view, hand.children[:1])
    assert held is not None
    name = OUTPOST.title
    (drop,) = offered(OUTPOST, view, held, _row(table, "wild#3"), name)
    assert drop.title.ja == "3番のマスに置く"
    assert drop.intent.cell == 3
    assert picked(view, [_row(table, "wild#3")]) is None


# -- numbers on units ---------------------------------------------------------------------------


def test_numbers_lie_large_on_a_unit_and_are_read(frontier: BoardView, table: LocalTable) -> None:
    unit = frontier.bridge.view.zones["wild"].items[0]
    assert frontier.board.pieces[unit].piece.badges.numbers == (("♥2/2", "2/2", "2"),)
    table.sit(0).ask(PutMark((unit,), "life", value=0))
    badges = frontier.board.pieces[unit].piece.badges
    assert (badges.numbers, badges.counters, badges.marks) == ((("♥0/2", "0/2", "0"),), (), ())
    (row,) = _row(table, "wild#1").children
    words = Sentences(OUTPOST, shipped_base().face, "en").row(table.sit(0).view, row)
    assert words == "outposta-00, life 0 of 2"


def test_a_number_reckoned_from_all_cards_lies_on_it_and_is_read(lay_board: LayBoard) -> None:
    might = UnitNumber(
        "might",
        Words("might", "力"),
        reckoned=lambda refs, marks: (
            None if refs[0] is None else len([ref for ref in refs if ref]) + len(marks)
        ),
    )
    spec = replace(OUTPOST, numbers=(might,))
    table = lay_table(spec, ("Aki", "Ren"), decks_for(OUTPOST, 2), seed=2)
    seat = table.sit(0)
    seat.ask(Procedure("deal"))
    board: BoardView = lay_board(table, 0, shipped_base())
    unit = seat.view.zones["wild"].items[0]
    base = seat.view.units[unit].base

    def lies() -> tuple[tuple[str, ...], ...]:
        numbers: tuple[tuple[str, ...], ...] = board.board.pieces[unit].piece.badges.numbers
        return numbers

    assert lies() == (("1",),)
    seat.ask(Attach(seat.view.cards_in("hand.0")[:2], unit))
    assert lies() == (("3",),)
    (card, *_) = seat.view.units[unit].attached
    seat.ask(Face((card,), up=False))
    assert lies() == (("2",),), "what lies face down counts for nobody"
    seat.ask(PutMark((unit,), "points", value=1))
    assert lies() == (("3↑", "3"),)
    told = [
        UnitDetails(seat.view, spec, shipped_base().face, language)
        .of(seat.view.units[unit])[0]
        .strong
        for language in ("en", "ja")
    ]
    assert told[0].startswith("might 3 (its cards 2) · ")
    assert told[1].startswith("力 3（カードは2） · ")
    row = next(row for row in _row(table, "wild#1").children if row.key == unit)
    words = Sentences(spec, shipped_base().face, "en").row(seat.view, row)
    assert "might 3 (its cards 2)" in words
    seat.ask(Face((base,), up=False))
    assert lies() == ()


@pytest.mark.parametrize("width", [29, 63, 120])
def test_two_numbers_never_lie_on_each_other(width: int) -> None:
    layout = BadgeLayout(QRectF(0, 0, width, width * 88 / 63), "ja", 0, LIGHT, 1.0)
    one, other = layout.pills(Badges(numbers=(("⚔−11", "−11"), ("♥3/10", "3/10", "3"))))
    assert not one.box.meets(other.box)
    assert "…" not in one.pill.text + other.pill.text
    (alone,) = layout.pills(Badges(numbers=(("12",),)))
    # On the smallest card of a full board of 136 it can still be read.
    assert alone.pixels >= 9


# -- whose it is, how many there are, side by side ------------------------------------------------


@pytest.fixture
def four(lay_board: LayBoard) -> BoardView:
    table = lay_table(OUTPOST, NAMES[:4], decks_for(OUTPOST, 4), seed=2)
    table.sit(0).ask(Bring(("soldier-07",), "camp.t0"))
    table.sit(2).ask(Bring(("soldier-08",), "camp.t0"))
    table.sit(0).ask(Bring(("soldier-06", "soldier-09"), "line.0"))
    table.sit(0).ask(Bring(("horse-01", "horse-02"), "hand.0"))
    hand = table.sit(0).view.zones["hand.0"].items
    table.sit(0).ask(Attach(hand, table.sit(0).view.zones["line.0"].items[0]))
    board: BoardView = lay_board(table, 0, shipped_base())
    return board


def test_a_card_in_a_teams_zone_shows_whose_it_is(four: BoardView) -> None:
    mine, partners = four.bridge.view.zones["camp.t0"].items
    badges = [four.board.pieces[key].piece.badges for key in (mine, partners)]
    assert [one.owner for one in badges] == [0, 2]
    said = Sentences(OUTPOST, shipped_base().face, "en")
    rows = [row for zone in rows_of(four.bridge.view, OUTPOST)[0].children for row in zone.children]
    told = [said.row(four.bridge.view, row) for cell in rows for row in cell.children]
    assert "soldier-07, your card, attack +3, life 4 of 4" in told
    assert "soldier-08, Mio's card, attack 0, life 5 of 5" in told
    # Elsewhere everybody knows by where it lies.
    (line, _) = four.bridge.view.zones["line.0"].items
    assert four.board.pieces[line].piece.badges.owner is None


def test_what_is_not_counted_for_others_is_at_least_so_many(four: BoardView) -> None:
    counts = four.board.counts
    assert counts._count_text("deck.0") == "12"
    assert counts._count_text("deck.1") == "6+"
    said = Sentences(OUTPOST, shipped_base().face, "en")
    row = next(
        zone
        for seat in rows_of(four.bridge.view, OUTPOST)
        for zone in seat.children
        if zone.key == "zone:deck.1"
    )
    assert said.row(four.bridge.view, row) == "Ren's Deck, 6 cards or more"


def test_the_cards_of_a_unit_may_lie_side_by_side(four: BoardView) -> None:
    first, second = (four.board.pieces[key].piece for key in four.bridge.view.zones["line.0"].items)
    boxes = part_boxes(first.parts)
    assert len(boxes) == 3
    assert all(one.right <= other.x for one, other in pairwise(boxes))
    whole, site = lying(first.parts, first.spot), four.seating.sites["line.0"]
    assert whole.right <= second.spot.box.x
    assert site.box.x - 0.01 <= whole.x
    assert second.spot.box.right <= site.box.right + 0.01


def test_a_shared_zone_that_is_upright_is_read_by_everybody(lay_board: LayBoard) -> None:
    places = tuple(replace(place, upright=True) for place in OUTPOST.layout.places)
    upright = replace(OUTPOST, layout=replace(OUTPOST.layout, places=places))
    faced = []
    for spec in (OUTPOST, upright):
        table = lay_table(spec, ("Aki", "Ren"), decks_for(spec, 2), seed=2)
        board = lay_board(table, 1, shipped_base())
        units = board.bridge.view.zones["wild"].items
        faced.append([board.board.pieces[unit].piece.spot.angle for unit in units])
    assert faced == [[180, 0], [0, 0]]
