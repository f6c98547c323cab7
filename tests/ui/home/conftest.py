"""What the home screen is tested with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.store.decks.deck_files import shipped_for
from app.store.recent_tables import Entry, Piece, SmallPicture
from app.ui.home.home import Home
from app.ui.look.look import Look
from app.ui.look.palette import LIGHT
from tests.helpers.shipped import shipped_base

PICTURE = SmallPicture(725, (Piece(100, 650, 65, 90), Piece(500, 400, 65, 90, "R")))


@pytest.fixture(scope="session")
def base() -> PokemonCards:
    return shipped_base()


@pytest.fixture(scope="session")
def shipped() -> list[Path]:
    return shipped_for("pokemon")


@pytest.fixture
def entry(tmp_path: Path) -> Callable[..., Entry]:
    """Makes an entry whose file is there."""

    def made(name: str, **more: object) -> Entry:
        path = tmp_path / f"{name}.chabudai"
        path.write_bytes(b"a table")
        usual: dict[str, object] = {
            "path": path,
            "title": name,
            "game": "pokemon",
            "turn": 5,
            "seats": ("Aki", "Ren"),
            "when": datetime.now(UTC),
            "branches": 2,
            "picture": PICTURE,
        }
        return Entry(**{**usual, **more})  # type: ignore[arg-type]

    return made


@pytest.fixture
def show(qapp: QApplication) -> Iterator[Callable[[QWidget, int, int], None]]:
    """Shows a page in a window of that size, and lets it go after the test."""
    shown: list[QWidget] = []

    def made(page: QWidget, width: int = 1280, height: int = 720) -> None:
        page.resize(width, height)
        page.show()
        page.activateWindow()
        page.setFocus()
        QApplication.processEvents()
        shown.append(page)

    yield made
    for page in shown:
        page.close()
        # Left to the garbage collector, it might be taken apart by another thread.
        page.deleteLater()
        QApplication.sendPostedEvents(page, QEvent.Type.DeferredDelete)


@pytest.fixture
def home(
    qapp: QApplication,
    base: PokemonCards,
    shipped: list[Path],
    show: Callable[..., None],
) -> Home:
    """The home screen, shown; in English, before any table was played."""
    home = Home(Look(LIGHT, "en"), base, shipped)
    home.set_animations(False)
    home.show_tables(None, ())
    show(home)
    return home
