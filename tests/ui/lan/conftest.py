"""Tables hosted in a thread, and a window that comes to them over a real socket."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.session.room import hosted_game, open_record
from app.ui.app.window import Window
from tests.net.tables import LINKS_WAIT, PATIENCE, Guest, Hosted, deck_of, hosted, hosting
from tests.ui.lan.joined import Until

DECKS = ("dragapult-dusknoir", "ns-zoroark")


class NoSeeker:
    """Nobody else in the network is asked while a test runs."""

    tables: tuple[object, ...] = ()
    troubles: tuple[object, ...] = ()

    def __init__(self, _told: Callable[[], None]) -> None:
        pass

    def close(self) -> None:
        """Nothing was begun."""


@pytest.fixture(autouse=True)
def quiet_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.net.discovery.seeker.Seeker", NoSeeker)


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a window keeps of its tables is offered to no window of another test."""
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))


@pytest.fixture(autouse=True)
def links_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let draws wait for their links: a busy machine takes longer than people like to wait.

    So with signatures.
    """
    monkeypatch.setattr(hosted_game, "WAIT", LINKS_WAIT)
    monkeypatch.setattr(open_record, "SIGNING", LINKS_WAIT)


@pytest.fixture(scope="session")
def decks() -> tuple[tuple[str, ...], ...]:
    cards = PokemonCards.load()
    return tuple(deck_of(name, cards) for name in DECKS)


@pytest.fixture
def gathering(tmp_path: Path) -> Iterator[Hosted]:
    """A table for two without decks; nobody has come."""
    with hosted(hosting(tmp_path / "evening.chabudai")) as table:
        yield table


@pytest.fixture
def table(tmp_path: Path, decks: tuple[tuple[str, ...], ...]) -> Iterator[Hosted]:
    """A table for two whose decks lie there; nobody has come."""
    with hosted(hosting(tmp_path / "evening.chabudai", *decks)) as table:
        yield table


@pytest.fixture
def until(qtbot: QtBot) -> Until:
    """Lets Qt work until something is so."""

    def wait(thing: Callable[[], object]) -> None:
        qtbot.waitUntil(lambda: bool(thing()), timeout=round(PATIENCE * 1000))

    return wait


@pytest.fixture
def window(empty_window: Window, table_of_window: Hosted | None) -> Iterator[Window]:
    """An empty window; it leaves before the table ends."""
    del table_of_window
    yield empty_window
    if empty_window.lan is not None:
        empty_window.lan.close()


@pytest.fixture
def table_of_window(request: pytest.FixtureRequest) -> Hosted | None:
    """Make the window go before its table."""
    for name in ("table", "gathering"):
        if name in request.fixturenames:
            found: Hosted = request.getfixturevalue(name)
            return found
    return None


@pytest.fixture
def guests(table_of_window: Hosted | None) -> Iterator[list[Guest]]:
    """Whoever is added here leaves at the end."""
    del table_of_window
    guests: list[Guest] = []
    yield guests
    for guest in guests:
        guest.close()
