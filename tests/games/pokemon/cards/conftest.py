"""Fixtures of the card tests: the shipped card data and the real deck lists beside the project."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.games.pokemon.cards.card_base import CardBase


@pytest.fixture(scope="session")
def cards() -> CardBase:
    return CardBase.load()


@pytest.fixture(scope="session")
def real_lists(shared: Path) -> dict[str, bytes]:
    """The collected deck lists by the number in their file name."""
    folder = shared / "data" / "decks"
    if not folder.is_dir():
        pytest.skip(f"needs the collected deck lists, and {folder} is not there")
    return {path.name[:2]: path.read_bytes() for path in sorted(folder.glob("*.txt"))}
