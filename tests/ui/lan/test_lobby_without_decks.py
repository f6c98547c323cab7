"""The gathering at a table whose game needs no decks: nobody is asked for one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.games.common_options import hosted_options
from app.games.game_registry import GAMES
from app.net.server.hosting import Hosting
from app.session.room.lobby import Setup
from app.session.room.messages.from_people import SayReady
from app.ui.app.window import Window
from tests.net.tables import Guest, Hosted, hosted
from tests.ui.lan.joined import Until, desk, join, visit


@pytest.fixture
def gathering(tmp_path: Path) -> Iterator[Hosted]:
    """An open table for two; nobody has come."""
    setup, path = Setup(2, hosted_options(())), tmp_path / "evening.chabudai"
    with hosted(Hosting(GAMES["open_table"], setup, path, 0, listen=("127.0.0.1",))) as table:
        yield table


def test_nobody_is_asked_for_a_deck_and_it_is_laid_once_all_are_ready(
    window: Window, gathering: Hosted, guests: list[Guest], until: Until
) -> None:
    join(window, gathering)
    until(lambda: desk(window).lobby is not None and visit(window).me is not None)
    sheet = desk(window).lobby
    assert sheet is not None
    assert sheet.title.text() == "Before the game · Open table"
    window.looks.switch_language()
    assert sheet.title.text() == "対戦の準備 · 自由な卓"
    window.looks.switch_language()
    assert sheet.deck.isHidden()
    assert sheet.own.isHidden()
    assert "deck" not in sheet.seats.text()
    # What it would be read with are the cards of the table's game.
    assert sheet.deck._cards.game == "open_table"
    ren = Guest(gathering.open, "Ren").wait_inside()
    guests.append(ren)
    ren.say(SayReady())
    assert sheet.ready.isEnabled()
    sheet.ready.click()
    until(lambda: desk(window).at_table)
