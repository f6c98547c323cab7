"""An envelope at its plate says that a seat has locked a plan; open ones are read there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from app.core.intent import Undo
from app.core.intents.seal_intents import LockPlan, UnlockPlan
from app.core.intents.turn_intents import NextTurn
from app.core.seal import SeatSeal
from app.core.text.words import Language, Words
from app.core.view import SeatView
from app.games.game_api import Selection
from app.session.host.local_table import lay_table
from app.ui.board.board_view import BoardView
from app.ui.look.card_art import CardArt
from app.ui.look.look import Look
from app.ui.outline.outline_rows import rows_of
from app.ui.outline.sentences.outline_sentences import Sentences
from app.ui.table.bridge import Bridge
from tests.helpers.shipped import shipped_base
from tests.helpers.toy_games import TOYS

DECKS = tuple(tuple(f"{seat}-{number:02}" for number in range(8)) for seat in "ab")


@pytest.fixture(params=["en", "ja"])
def board(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[BoardView]:
    bridge = Bridge(lay_table(TOYS["plans"], ("Aki", "Ren"), DECKS))
    art = CardArt(Look(language=request.param))
    view = BoardView(art.look, bridge, art, shipped_base())
    view.resize(QSize(900, 600))
    view.show()
    yield view
    view.close_board()
    bridge.close()
    art.close()


def width(board: BoardView, seat: int) -> float:
    """Return how wide the plate beside a seat's hand is, an envelope included."""
    place = board.board.counts.place(f"hand.{seat}")
    assert place is not None
    return place.width()


def outline(board: BoardView, seat: int) -> str:
    """Return what the outline and the screen reader say of a seat."""
    bridge = board.bridge
    told = Sentences(bridge.spec, board.cards.face, board.look.language)
    rows = {row.seat: row for row in rows_of(bridge.view, bridge.spec) if row.kind == "seat"}
    return told.row(bridge.view, rows[seat])


def written(board: BoardView, seat: int) -> str:
    return board.board.counts._count_text(f"hand.{seat}")


def in_(board: BoardView, en: str, ja: str) -> str:
    return en if board.look.language == "en" else ja


def test_that_another_has_planned_shows_and_not_what(board: BoardView) -> None:
    before = width(board, 1), outline(board, 1), written(board, 1)
    board.bridge.table.sit(1).ask(LockPlan("wait for it"))
    assert width(board, 1) > before[0]
    assert written(board, 1) == before[2]
    assert outline(board, 1) == before[1] + in_(board, ", has locked a plan", "、計画を伏せている")
    longer = width(board, 1)
    board.bridge.table.sit(1).ask(LockPlan("something much longer " * 9))
    assert width(board, 1) == longer
    board.bridge.table.sit(1).ask(UnlockPlan())
    assert (width(board, 1), outline(board, 1)) == before[:2]


def test_the_own_one_is_read_and_open_ones_until_the_next_turn(board: BoardView) -> None:
    aki, ren = (board.bridge.table.sit(seat) for seat in (0, 1))
    aki.ask(LockPlan("strike"))
    assert written(board, 0).endswith(in_(board, "Plan: strike", "計画：strike"))
    assert outline(board, 0).endswith(in_(board, "your locked plan: strike", "伏せた計画：strike"))
    ren.ask(LockPlan("wait"))
    for seat, plan in ((0, "strike"), (1, "wait")):
        assert outline(board, seat).endswith(in_(board, f"plan: {plan}", f"計画：{plan}"))
        assert written(board, seat).endswith(plan)
    board.bridge.ask(NextTurn(1))
    assert "strike" not in written(board, 0)
    assert "wait" not in outline(board, 1)


def test_after_undo_the_envelope_is_closed_again(board: BoardView) -> None:
    before = written(board, 1)
    board.bridge.table.sit(1).ask(LockPlan("wait"))
    board.bridge.table.sit(0).ask(LockPlan("strike"))
    assert written(board, 1) != before
    board.bridge.ask(Undo())
    assert written(board, 1) == before


def test_a_plan_can_be_a_game_s_action(board: BoardView) -> None:
    spec, view = board.bridge.spec, board.bridge.view
    hand = view.cards_in("hand.0")
    chosen = Selection(cards=hand[1:2])
    (action,) = (one for one in spec.actions if one.id == "plans.plan")
    assert action.when(view, chosen)
    made = action.make(view, chosen)
    assert made is not None
    board.bridge.ask(made)
    seal = board.bridge.view.seal(0)
    assert seal is not None
    assert seal.text == "play 1"


def _to(_view: SeatView, seal: SeatSeal) -> Words | None:
    """Tell where a plan leads, and nothing of one that is not worth a word."""
    return None if seal.text == "wait" else Words(f"to {seal.text}", f"{seal.text}する")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_plan_is_read_in_the_words_of_its_game(qtbot: QtBot, language: Language) -> None:
    spec = replace(TOYS["plans"], plan_words=_to)
    bridge = Bridge(lay_table(spec, ("Aki", "Ren"), DECKS))
    art = CardArt(Look(language=language))
    view = BoardView(art.look, bridge, art, shipped_base())
    bridge.ask(LockPlan("strike"))
    said = in_(view, "to strike", "strikeする")
    assert written(view, 0).endswith(f" · {said}"), "it need not be called a plan"
    assert outline(view, 0).endswith(said)
    bridge.ask(LockPlan("wait"))
    assert written(view, 0) == in_(view, "Aki · Hand 4", "Aki · 手札4")
    assert "wait" not in outline(view, 0)
    with_envelope = width(view, 0)
    bridge.ask(UnlockPlan())
    assert width(view, 0) == with_envelope, "nor has it an envelope then"
    view.close_board()
    bridge.close()
    art.close()
