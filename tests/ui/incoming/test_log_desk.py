"""The log of a game from elsewhere comes to the window: pasted or opened, and played back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QUrl
from PySide6.QtWidgets import QApplication

from app.core.intent import Draw
from app.ui.app.window import Window
from app.ui.incoming.brought_things import sources, understand
from app.ui.side.earlier_step import EarlierStep
from tests.games.pokemon.battle_log.told_games import around
from tests.games.pokemon.sim_export.told_tables import export, move
from tests.ui.test_dropped import carry

TEXT = around("Aki played Iono.", "Aki drew 2 cards.")
DECK = "4 Iono PAL 185\n4 Dreepy TWM 128\n"
NO_GAME = "Aki's Turn\nAki ended their turn."


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def told(window: Window) -> str:
    return window.messages.kept[0].words.en


def shown(window: Window) -> EarlierStep:
    assert window.place_in_front is not None
    earlier = window.place_in_front.side.earlier
    assert isinstance(earlier, EarlierStep)
    return earlier


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "log.txt"
    path.write_text(TEXT, encoding="utf-8")
    return path


def test_a_log_that_is_pasted_is_offered_and_played_back_from_its_beginning(
    empty_window: Window,
) -> None:
    QApplication.clipboard().setText(TEXT)
    drops = empty_window.sheets.take_drops()
    assert drops.paste()
    (part,) = [part for part in drops.sheet.parts if part.isVisible()]
    assert part.accessibleName() == "Replay this game"
    part.click()
    settle()
    assert empty_window.document is not None
    assert [seat.name for seat in empty_window.document.tree.table.setting.seats] == ["Aki", "Ren"]
    earlier = shown(empty_window)
    assert earlier.node == earlier.line.steps[0] == 0
    assert earlier.picture is not None
    assert earlier.picture.controls.runs
    assert told(empty_window).startswith(
        "The game of Aki and Ren from PTCG Live: 14 lines on the table. The log does not tell how"
    )


def test_a_file_of_one_is_offered_too(empty_window: Window, log: Path) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(log))])
    (choice,) = understand(sources(mime), empty_window.cards).choices
    assert (choice.deed, choice.title.ja) == ("replay", "この対戦を再現する")
    assert "PTCG Live" in choice.detail.en


def test_a_file_of_one_is_opened(empty_window: Window, log: Path) -> None:
    assert empty_window.tables.open_file(log)
    settle()
    assert shown(empty_window).node == 0


def test_what_is_not_carried_out_is_told(empty_window: Window) -> None:
    assert empty_window.tables.lay_log(around("Aki juggles."))
    settle()
    assert told(empty_window).endswith("Not carried out (by line): 13.")


def test_the_table_before_it_stays_where_a_log_cannot_be_told(
    empty_window: Window, log: Path
) -> None:
    assert empty_window.tables.open_file(log)
    settle()
    before = empty_window.document
    assert not empty_window.tables.lay_log(NO_GAME)
    assert told(empty_window).startswith("This log does not say who the two players are.")
    assert not empty_window.tables.lay_log("4 Iono PAL 185")
    assert empty_window.document is before


def test_the_game_before_it_is_kept(empty_window: Window) -> None:
    empty_window.tables.play([DECK], 1)
    settle()
    assert empty_window.document is not None
    empty_window.ask(Draw(1, "deck.0", "hand.0"))
    settle()
    steps = len(empty_window.document.tree)
    assert empty_window.tables.lay_log(TEXT)
    settle()
    assert len(empty_window.document.tree) != steps
    (before, *_) = empty_window.tables.recent.entries()
    assert empty_window.tables.open_entry(before)
    assert len(empty_window.document.tree) == steps


def test_a_file_of_one_is_dropped(empty_window: Window, log: Path) -> None:
    drops = empty_window.sheets.take_drops()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(log))])
    assert carry(empty_window, data, [QPoint(300, 300), QPoint(400, 300)])
    settle()
    assert not drops.sheet.isVisible()
    assert shown(empty_window).node == 0


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Aki a pioché 7 cartes pour sa main de départ.\nTour de Aki", "in French."),
        ('{"log": ["x"], "turn": 3}', "No line here is a card."),
        ("Aki's list of things:\nsee you at 5 tomorrow", "No line here is a card."),
    ],
)
def test_what_is_neither_a_game_nor_a_deck_is_offered_as_nothing(
    empty_window: Window, text: str, why: str
) -> None:
    brought = understand((text,), empty_window.cards)
    assert brought.choices == ()
    assert brought.wrong is not None
    assert why in brought.wrong.en


def test_a_table_of_another_simulator_is_laid_and_not_played(empty_window: Window) -> None:
    text = export(move("self", "hand", "active", 0))
    (choice,) = understand((text,), empty_window.cards).choices
    assert (choice.deed, "ptcg-sim" in choice.detail.en) == ("replay", True)
    assert empty_window.tables.lay_log(text)
    settle()
    assert shown(empty_window).picture is None
    assert told(empty_window).startswith("The game of Player 1 and Player 2 from ptcg-sim: 6 ent")
