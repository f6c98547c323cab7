"""A host that comes back with a shorter history, or another: everything at the window follows it.

Whatever the table does, and whatever its host comes back with, log, history, outline and board show
what new ones would show.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from app.core import intent as i
from app.core.intents.turn_intents import NextTurn
from app.games.lexicon import lexicon
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.session.host.local_table import LocalTable
from app.session.host.updates import Grew
from app.ui.board.board_view import BoardView
from app.ui.look.card_art import CardArt
from app.ui.look.look import Look
from app.ui.outline.outline_model import OutlineModel
from app.ui.outline.outline_panel import OutlinePanel
from app.ui.outline.sentences.outline_sentences import Sentences
from app.ui.panels.history.history_panel import HistoryPanel
from app.ui.panels.history.step_words_seen import Telling
from app.ui.panels.log.log_model import LogModel
from app.ui.panels.log.log_panel import LogPanel
from app.ui.table.bridge import Bridge
from tests.helpers.reopened import reopened_table
from tests.ui.board.conftest import SPEC, toy_cards, toy_table
from tests.ui.far import FarTable

pytestmark = pytest.mark.painted

LONG = os.environ.get("CHABUDAI_HYPOTHESIS") == "long"
AKI, REN = 0, 1
Deed = tuple[str, int]


class Window:
    """Aki's four views of a table whose host is elsewhere."""

    def __init__(self, art: CardArt, cards: PokemonCards) -> None:
        self.cards = cards
        self.near = toy_table()
        self.table = FarTable(self.near, AKI)
        self.bridge = Bridge(self.table, AKI)
        self.room = QWidget()
        self.room.resize(1100, 800)
        self.telling = Telling(self.bridge, lexicon(SPEC, cards))
        self.log = LogPanel(Look(language="en"), self.telling, parent=self.room)
        self.history = HistoryPanel(Look(language="en"), self.telling, parent=self.room)
        self.outline = OutlinePanel(Look(language="en"), self.bridge, cards.face, self.room)
        self.board = BoardView(Look(language="en"), self.bridge, art, cards)
        self.art = art
        self.board.animations = False
        for place, part in enumerate((self.log, self.history, self.outline)):
            part.setGeometry(360 * place, 0, 350, 700)
        self.room.show()

    def close(self) -> None:
        self.board.close_board()
        self.bridge.close()
        for part in (self.room, self.board):
            part.close()
            part.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def look(self) -> None:
        """Paint everything, as a window does, and read what comes of what was asked for."""
        self._paint()
        for row in range(self.log.model.rowCount()):
            self.log.model.line(row)
        if self.table.fill():
            self._paint()

    def _paint(self) -> None:
        """Let every part paint all of itself; nobody looks at the pixels, so there is one."""
        self.room.render(QPixmap(1, 1))

    def is_as_new(self) -> None:
        """Compare every model with one that was made just now."""
        self.look()
        fresh = LogModel(Look(language="en"), Telling(self.bridge, self.telling.lexicon))
        count = fresh.rowCount()
        for row in range(count):
            fresh.line(row)
        self.table.fill()
        mine = self.log.model
        assert [mine.line(row) for row in range(mine.rowCount())] == [
            fresh.line(row) for row in range(count)
        ]
        steps = HistoryPanel(Look(language="en"), Telling(self.bridge, self.telling.lexicon))
        ours, theirs = self.history.view, steps.view
        assert list(ours.drawn.branches.spots) == list(theirs.drawn.branches.spots)
        assert ours.chosen == theirs.chosen
        nodes = range(len(ours.tree.nodes))
        for asked in ("is_present", "words_of"):
            assert [getattr(ours, asked)(node) for node in nodes] == [
                getattr(theirs, asked)(node) for node in nodes
            ], asked
        rows = OutlineModel(self.bridge, Sentences(SPEC, self.cards.face, "en"))
        rows.begin()
        assert _said(self.outline.model) == _said(rows)
        board = BoardView(Look(language="en"), self.bridge, self.art, self.cards)
        assert self.board.pieces == board.pieces
        board.close_board()
        for part in (fresh, steps, rows, board):
            part.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _said(model: OutlineModel) -> list[tuple[str, str]]:
    return [(node.row.key, model.text(node)) for node in model.nodes()]


@contextmanager
def window(art: CardArt, cards: PokemonCards) -> Iterator[Window]:
    there = Window(art, cards)
    try:
        yield there
    finally:
        there.close()


# -- what may happen ------------------------------------------------------------------------------


def _asked(table: LocalTable, intent: i.Intent) -> None:
    table.sit(REN).ask(intent)


def _grow(table: LocalTable, which: int) -> None:
    """Do something; what exactly follows from a number."""
    deeds: list[i.Intent] = [
        i.Draw(1 + which % 2, "deck.1", "hand.1"),
        i.Draw(1, "deck.0", "hand.0"),
        i.Flip(1 + which % 3),
        i.PutMark(("table",), f"x{which % 4}", add=1),
        i.Shuffle("deck.1"),
        NextTurn(which % 2),
        i.Announce("say", f"word {which}"),
        i.Move((f"c1{which % 8:02}",), "discard.1"),
        i.MoveUnits((f"u0{which % 3}",), "mat"),
    ]
    _asked(table, deeds[which % len(deeds)])


def _wander(window: Window, deed: str, number: int) -> None:
    """Go through the history, or write on it."""
    steps = len(window.near.host.tree.nodes)
    intents: dict[str, i.Intent] = {
        "undo": i.Undo(),
        "redo": i.Redo(),
        "jump": i.Jump(number % steps),
        "label": i.WriteLabel(number % steps, f"name {number}"),
    }
    _asked(window.near, intents[deed])


def _come_back(window: Window, near: LocalTable) -> None:
    window.near = near
    window.table.come_back(near)


def _without_the_last(window: Window, count: int, seed: int) -> LocalTable:
    journal = window.near.host.journal
    return reopened_table(SPEC, journal[: max(1, len(journal) - count)], seed)


def _other_table(number: int) -> LocalTable:
    """Another table with the same people: other cards are called as those of this one."""
    near = toy_table(deck=tuple(f"TOY-{(ref + number) % 40}" for ref in range(30)))
    near.host.journal.append(Grew(near.host.tree.nodes[0]))
    return near


def carry_out(window: Window, deed: str, number: int) -> None:
    """Let something happen at the table, or to its host."""
    if deed == "grow":
        _grow(window.near, number)
    elif deed == "comes back":
        _come_back(window, _without_the_last(window, 0, number))
    elif deed == "shorter":
        _come_back(window, _without_the_last(window, 1 + number % 6, number))
    elif deed in ("other end", "longer"):
        # As many entries as before, or more, and the last of them are others.
        near, lost = _without_the_last(window, 1 + number % 4, number), 1 + number % 4
        for step in range(lost if deed == "other end" else lost + 2):
            _grow(near, number + 2 + step * 5)
        _come_back(window, near)
    elif deed == "other table":
        near, chance = _other_table(number), random.Random(number)
        for _ in range(number % 9):
            _grow(near, chance.randrange(100))
        _come_back(window, near)
    else:
        _wander(window, deed, number)


KINDS = ("grow", "grow", "grow", "undo", "redo", "jump", "label")
LOSSES = ("comes back", "shorter", "shorter", "other end", "longer", "other table")
DEEDS = st.tuples(st.sampled_from((*KINDS, *LOSSES)), st.integers(0, 99))


@pytest.fixture(scope="module")
def cards() -> PokemonCards:
    return toy_cards()


@pytest.fixture(scope="module")
def art(qapp: QApplication) -> Iterator[CardArt]:
    art = CardArt(Look(language="en"))
    yield art
    art.close()


@settings(max_examples=200 if LONG else 12)
@given(deeds=st.lists(DEEDS, min_size=1, max_size=14))
@example(deeds=[("grow", 2), ("shorter", 0)])
@example(deeds=[("grow", 2), ("grow", 2), ("other end", 1), ("grow", 1)])
@example(deeds=[("grow", 3), ("undo", 0), ("grow", 6), ("jump", 1), ("shorter", 3), ("grow", 2)])
def test_whatever_the_host_comes_back_with_everything_shows_that(
    art: CardArt, cards: PokemonCards, deeds: list[Deed]
) -> None:
    with window(art, cards) as there:
        for deed, number in deeds:
            carry_out(there, deed, number)
            there.is_as_new()
