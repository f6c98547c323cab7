"""A game of a person against a program that chooses, blocks and passes, in the window.

What the person does is what the same program would do in that seat, asked for through the window.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from app.core.ids import JUDGE
from app.games._playing_cards.suits_ranks import CARDS
from app.games.contracts.computer_contract import played_by
from app.games.game_registry import GAMES
from app.session.trial.dry_run import dry_run
from app.ui.app.window import Window
from app.ui.table.computers.computer_players import ComputerPlayers
from app.ui.table.table_document import Document, new_document

SPEC = GAMES["blackpoker"]
PATIENCE = 60_000
"""Milliseconds for a process to start and to think, on a machine that is busy."""


@pytest.fixture
def document(empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Document:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(
        "app.ui.table.computers.thinking_process.thinking",
        lambda: (sys.executable, "-m", "app", "think"),
    )
    window = empty_window
    pack = tuple(CARDS)
    options = (played_by(1, "steady"), ("format", "lite"))
    document = new_document(
        SPEC.id, ("Aki", "Ren"), (pack, pack), window.cards, window.tell, 7, options
    )
    window.put_on_board(document)
    return document


def settled(window: Window, qtbot: QtBot) -> None:
    """Wait until the program has nothing more to do, and no trouble."""
    assert window.place is not None
    assert window.place.computers is not None
    players = window.place.computers.players
    assert isinstance(players, ComputerPlayers)
    qtbot.waitUntil(lambda: bool(players.held), timeout=PATIENCE)


def acts(window: Window, document: Document) -> bool:
    """Do what the person would; return whether there was anything."""
    view = document.position(0)
    think = SPEC.players["steady"].think(lambda seen, steps: dry_run(SPEC, seen, steps))
    step, _ = think(view, "", Random(1))
    if step is None and not view.turn.number:
        assert SPEC.beginning is not None
        step = SPEC.beginning.begin()
    if step is None:
        return False
    assert window.place is not None
    window.place.ask(step)
    return True


def test_it_takes_its_turns_blocks_and_passes_and_the_person_takes_a_step_back(
    empty_window: Window, document: Document, qtbot: QtBot
) -> None:
    window, undone = empty_window, False
    blocked = passed = False
    for _ in range(200):
        settled(window, qtbot)
        view = document.position(JUDGE)
        told = [fact.kind for node in document.tree.nodes for fact in node.facts]
        passed = passed or "passed" in told
        blocked = blocked or "block" in [one.text for one in view.stage.declarations]
        if undone and passed and blocked and view.turn.number > 3:
            break
        if view.turn.number == 3 and not undone:
            before = document.position(0)
            assert acts(window, document)
            window.run_action("undo")
            assert document.position(0).zones == before.zones
            undone = True
            continue
        assert acts(window, document), f"nobody acts: {view.turn}, {view.stage}"
    assert undone
    assert passed
    assert blocked
