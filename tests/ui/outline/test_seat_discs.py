"""Whose row it is: at a table of many by colour and number, the same as on the board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem

from app.cli.benches.tools.four_boards import lay_full
from app.core.intents.turn_intents import NextTurn
from app.core.text.words import Words
from app.games.game_registry import usual_cards
from app.games.task_model import Task
from app.ui.look.colour import contrast
from app.ui.look.look import Look
from app.ui.look.palette import PALETTES
from app.ui.look.seat_colours import SEAT_TEXT, SEATS, seat_colour
from app.ui.outline.outline_model import SEAT
from app.ui.outline.outline_panel import OutlinePanel
from app.ui.table.bridge import Bridge
from tests.gallery.many import staged
from tests.games.pokemon_table import middle
from tests.helpers.toy_games import MANY

pytestmark = pytest.mark.painted

KEYS = tuple(f"TOY-{number}" for number in range(0, 40, 4))
NORMAL_TEXT = 4.5
"""What is asked of small text (WCAG 2)."""


@pytest.fixture(params=["light", "dark", "contrast"])
def panel(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[OutlinePanel]:
    """The outline of the first of four, whose names are as long as names get."""
    table = lay_full(MANY["royal"], KEYS, 4, cards=108)
    table.sit(0).ask(NextTurn(0))
    bridge = Bridge(table)
    panel = OutlinePanel(Look(PALETTES[request.param], "en"), bridge, usual_cards().face)
    panel.resize(340, 700)
    panel.show()
    yield panel
    panel.close()
    panel.deleteLater()
    QApplication.sendPostedEvents(panel, QEvent.Type.DeferredDelete)
    bridge.close()


def rows_of_seats(panel: OutlinePanel) -> dict[int, QImage]:
    """The pictures of the rows of seats, by seat."""
    model, tree = panel.model, panel.tree
    shown = tree.viewport().grab().toImage()
    found = {}
    for seat in range(4):
        node = model.find(f"seat.{seat}")
        assert node is not None
        found[seat] = shown.copy(tree.visualRect(model.index_of(node)))
    return found


def has(picture: QImage, colour: str) -> bool:
    wanted = QColor(colour).rgb()
    places = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
    return any(picture.pixel(x, y) == wanted for x, y in places)


def test_every_seat_has_its_colour_before_its_name(panel: OutlinePanel) -> None:
    for seat in range(4):
        node = panel.model.find(f"seat.{seat}")
        panel.tree.collapse(panel.model.index_of(node))
    for seat, picture in rows_of_seats(panel).items():
        assert [other for other in range(4) if has(picture, seat_colour(other))] == [seat]


def test_the_number_stands_in_the_sentence_too(panel: OutlinePanel) -> None:
    model = panel.model
    for seat in range(4):
        index = model.index_of(model.find(f"seat.{seat}"))
        assert index.data(SEAT) == seat
        assert f"player {seat + 1}" in index.data()


def test_words_are_given_less_room_beside_a_disc(panel: OutlinePanel) -> None:
    model, tree = panel.model, panel.tree
    seat, hand = (model.index_of(model.find(key)) for key in ("seat.1", "zone:hand.1"))
    assert hand.data(SEAT) is None
    delegate, option = tree.itemDelegate(), QStyleOptionViewItem()
    beside = tree.viewport().width() - tree.indentation() - delegate.sizeHint(option, seat).width()
    below = tree.viewport().width() - 2 * tree.indentation()
    assert beside >= tree.fontMetrics().height()
    assert delegate.sizeHint(option, hand).width() == below
    wide = delegate.sizeHint(option, seat).height()
    panel.resize(200, 700)
    QApplication.processEvents()
    assert delegate.sizeHint(option, seat).height() > wide


def kinds_with_a_disc(bridge: Bridge, tasks: tuple[Task, ...] = ()) -> list[tuple[str, int]]:
    """The kinds of rows that show a seat, and which."""
    panel = OutlinePanel(Look(language="en"), bridge, usual_cards().face)
    panel.model.tasks = lambda: tasks
    panel.catch_up()
    told = [(node.row.kind, panel.model.seat_of(node)) for node in panel.model.nodes()]
    panel.deleteLater()
    QApplication.sendPostedEvents(panel, QEvent.Type.DeferredDelete)
    bridge.close()
    return [(kind, seat) for kind, seat in told if seat is not None]


def test_what_is_declared_and_what_others_have_to_do_show_whose_it_is(qapp: QApplication) -> None:
    draw = Words("Draw", "引く")
    tasks = tuple(Task(f"draw.{seat}", seat, draw) for seat in (0, 2, -1))
    discs = kinds_with_a_disc(Bridge(staged("skirmish", 3).table), tasks)
    assert [seat for kind, seat in discs if kind == "task"] == [2]
    assert [seat for kind, seat in discs if kind == "declaration"] == [0, 1, 0]
    assert [seat for kind, seat in discs if kind == "seat"] == [0, 1, 2]


def test_two_need_no_colours(qapp: QApplication) -> None:
    task = Task("draw.1", 1, Words("Draw", "引く"))
    assert kinds_with_a_disc(Bridge(middle().table), (task,)) == []


@pytest.mark.parametrize("colour", SEATS)
def test_the_number_on_a_disc_can_be_read(colour: str) -> None:
    assert contrast(SEAT_TEXT, colour) >= NORMAL_TEXT
