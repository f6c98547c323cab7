"""Errors while painting, dragging or ticking: told once, written down, and the table goes on."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from app.core.intent import Draw, Move, MoveUnits, PutMark

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from app.core.text.words import Words
    from app.ui.board.board_view import BoardView
    from tests.ui.board.conftest import Hand


class FaultError(RuntimeError):
    """The fault that a test plants."""


def raises(*_: Any, **__: Any) -> Any:
    raise FaultError("planted")


@pytest.fixture
def error_log(tmp_path: Path) -> Iterator[Path]:
    """A file that errors are written to as the program writes them."""
    path = tmp_path / "errors.log"
    handler = logging.FileHandler(path, encoding="utf-8")
    handler.setLevel(logging.WARNING)
    logging.getLogger().addHandler(handler)
    yield path
    logging.getLogger().removeHandler(handler)
    handler.close()


def told_once(told: list[Words], error_log: Path) -> None:
    """One sentence in both languages, and the trace in the file once."""
    (words,) = told
    assert "FaultError" in words.en
    assert "FaultError" in words.ja
    assert "卓" in words.ja or "元の場所" in words.ja
    trace = error_log.read_text(encoding="utf-8")
    assert trace.count("Traceback") == 1
    assert 'raise FaultError("planted")' in trace
    told.clear()


def still_plays(board: BoardView, hand: Hand) -> None:
    """Everything lies at its place, and the next drag works."""
    for item in board.board.pieces.values():
        assert (item.pos().x(), item.pos().y()) == (item.piece.spot.x, item.piece.spot.y)
        assert item.opacity() == 1.0
    board.board.glide.enabled = False
    count = board.bridge.view.zones["discard.0"].count
    hand.drag(hand.spot("u00"), hand.zone("discard.0"))
    assert board.bridge.view.zones["discard.0"].count == count + 1


# -- painting ---------------------------------------------------------------------------------


def test_a_card_that_cannot_be_baked_becomes_a_frame_and_the_others_are_baked(
    board: BoardView,
    hand: Hand,
    qtbot: QtBot,
    told: list[Words],
    error_log: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from app.ui.look import card_art as art_module

    art = board.board.pictures.art
    qtbot.waitUntil(lambda: not art.pending, timeout=20000)
    bake = art_module.bake_card

    def fragile(card: Any, *arguments: Any, **options: Any) -> Any:
        return raises() if card and card.key == "TOY-3" else bake(card, *arguments, **options)

    monkeypatch.setattr(art_module, "bake_card", fragile)
    art.forget()
    board.board.pictures.forget()
    board.board.repaint_all()
    qtbot.waitUntil(lambda: not art.pending, timeout=20000)
    assert all(item.picture.complete for item in board.board.pieces.values())
    told_once(told, error_log)
    board.viewport().repaint()
    still_plays(board, hand)
    assert told == []


def test_a_piece_that_cannot_be_put_together_is_tried_once(
    board: BoardView,
    hand: Hand,
    told: list[Words],
    error_log: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tries = []
    pictures = board.board.pictures
    make = pictures._make

    def fragile(piece: Any, *arguments: Any) -> Any:
        if piece.badges.damage != 60:
            return make(piece, *arguments)
        tries.append(piece.key)
        return raises()

    monkeypatch.setattr(pictures, "_make", fragile)
    board.bridge.ask(PutMark(("u01",), "damage", 60))
    for _ in range(20):
        board.board.repaint_all()
        board.viewport().repaint()
    assert len(tries) == 1
    told_once(told, error_log)
    hand.click(hand.spot("u01"))
    assert board.selection().units == ("u01",)
    still_plays(board, hand)


def test_the_ground_may_fail(
    board: BoardView,
    hand: Hand,
    told: list[Words],
    error_log: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("app.ui.board.scene.board_ground.paint_zones", raises)
    for _ in range(3):
        board.ground.forget()
        for _ in range(3):
            board.viewport().repaint()
    told_once(told, error_log)
    still_plays(board, hand)


def test_a_count_that_cannot_be_written_leaves_the_board_right(
    board: BoardView,
    hand: Hand,
    told: list[Words],
    error_log: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(board.board.counts, "write", raises)
    board.bridge.ask(Draw(1, "deck.0", "hand.0"))
    assert len(board.board.by_zone["hand.0"]) == 9
    told_once(told, error_log)
    still_plays(board, hand)


# -- dragging ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "place",
    [
        "app.ui.board.drag.target_light.readings",
        "app.ui.board.drag.carry.target_at",
        "app.ui.board.drag.target_light.landing_spot",
        "app.ui.board.drag.ghost.ghost_picture",
        "app.ui.board.drag.carry.kept",
        "app.ui.board.scene.handling.Handling.open_gap",
        "app.ui.board.drag.drag_signs.Signs.write",
    ],
)
def test_a_drag_that_stumbles_ends_with_the_card_at_its_place(
    board: BoardView,
    hand: Hand,
    told: list[Words],
    error_log: Path,
    monkeypatch: pytest.MonkeyPatch,
    place: str,
) -> None:
    node = board.bridge.node
    with monkeypatch.context() as planted:
        planted.setattr(place, raises)
        goal = hand.zone("bench.0", 0.1)
        hand.press(hand.spot("c000"))
        for step in range(1, 9):
            hand.move(hand.spot("c000") + (goal - hand.spot("c000")) * step / 8)
        hand.let_go(goal)
    assert not board.mouse.carry.active
    assert board.bridge.node == node
    told_once(told, error_log)
    still_plays(board, hand)


def test_the_sentence_says_that_it_was_a_drag(
    board: BoardView, hand: Hand, told: list[Words], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.ui.board.drag.target_light.readings", raises)
    hand.carry(hand.spot("c000"), hand.zone("bench.0", 0.1))
    assert told.pop().en == (
        "An error ended the drag (FaultError). The card is where it was; see the error log."
    )


def test_a_rule_that_fails_counts_as_no_reading(
    board: BoardView, hand: Hand, told: list[Words], error_log: Path
) -> None:
    spec = board.bridge.spec
    object.__setattr__(board.bridge.table.host, "spec", replace(spec, drops=raises))
    hand.carry(hand.spot("c000"), hand.zone("bench.0", 0.9))
    assert board.mouse.carry.active
    assert board.mouse.carry.signs.text == ""
    hand.let_go(hand.zone("bench.0", 0.9))
    assert board.bridge.view.zones["hand.0"].count == 8
    told_once(told, error_log)
    object.__setattr__(board.bridge.table.host, "spec", spec)
    still_plays(board, hand)


def test_other_kinds_and_other_places_are_told_too(
    board: BoardView, hand: Hand, told: list[Words], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board.mouse, "press", raises)
    for _ in range(3):
        hand.press(QPointF(10, 10))
    assert len(told) == 1
    monkeypatch.setattr(board.mouse, "press", lambda *_, **__: {}["nothing"])
    hand.press(QPointF(10, 10))
    monkeypatch.setattr(board.mouse, "release", raises)
    hand.let_go(QPointF(10, 10))
    assert len(told) == 3
    told.clear()


# -- following the table, and what ticks --------------------------------------------------------


def test_the_board_shows_the_table_after_it_stumbled_over_a_step(
    board: BoardView,
    hand: Hand,
    told: list[Words],
    error_log: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with monkeypatch.context() as planted:
        planted.setattr("app.ui.board.scene.scene.Journeys.leave", raises)
        board.bridge.ask(Move(("c000",), "bench.0", -1))
        told_once(told, error_log)
    board.bridge.ask(Draw(1, "deck.0", "hand.0"))
    assert len(board.board.by_zone["bench.0"]) == 4
    assert len(board.board.by_zone["hand.0"]) == 8
    assert set(board.board.pieces) == {key for keys in board.board.by_zone.values() for key in keys}
    still_plays(board, hand)


def test_a_glide_that_stumbles_puts_everything_at_its_place(
    board: BoardView,
    hand: Hand,
    qtbot: QtBot,
    told: list[Words],
    error_log: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board.animations = True
    board.bridge.table.sit(1).ask(MoveUnits(("u01",), "mat", position=(450.0, 150.0)))
    board.bridge.ask(Draw(2, "deck.0", "hand.0"))
    with monkeypatch.context() as planted:
        planted.setattr("app.ui.board.scene.card_item.PieceItem.lie_at", raises)
        qtbot.waitUntil(lambda: not board.board.glide.running)
    told_once(told, error_log)
    still_plays(board, hand)


def test_a_timer_of_the_pointer_may_stumble(
    board: BoardView,
    hand: Hand,
    qtbot: QtBot,
    told: list[Words],
    error_log: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hand.move(hand.spot("u01"), held="NoButton")
    with monkeypatch.context() as planted:
        planted.setattr(board.mouse.hover, "under", raises)
        board.bridge.ask(Draw(1, "deck.0", "hand.0"))
        qtbot.waitUntil(lambda: bool(told))
    told_once(told, error_log)
    QApplication.processEvents()
    still_plays(board, hand)


def test_scrolling_at_the_edge_may_stumble(
    board: BoardView,
    hand: Hand,
    qtbot: QtBot,
    told: list[Words],
    error_log: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board.zoom_by(2.0, hand.spot("u01"))
    hand.carry(hand.spot("u01"), QPointF(500, 350))
    hand.move(QPointF(996, 350))
    with monkeypatch.context() as planted:
        planted.setattr(board.mouse.carry.edge, "_step_by", raises)
        qtbot.waitUntil(lambda: bool(told))
    assert not board.mouse.carry.edge.running
    told_once(told, error_log)
    board.mouse.cancel()
    board.fit()
    still_plays(board, hand)


def test_what_happens_a_thousand_times_is_written_four_times(
    told: list[Words], error_log: Path
) -> None:
    from app.ui.app.trouble import troubles

    for _ in range(1000):
        try:
            raises()
        except FaultError as problem:
            troubles().caught(problem, "somewhere", "painting")
    lines = error_log.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith("stumbled")] == [
        "stumbled in somewhere",
        "stumbled in somewhere for the 10th time: planted",
        "stumbled in somewhere for the 100th time: planted",
        "stumbled in somewhere for the 1000th time: planted",
    ]
    told_once(told, error_log)
