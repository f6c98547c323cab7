"""A row of a card that is known shows its crest or sign; of one that is hidden, nothing."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from app.games.game_registry import usual_cards
from app.ui.look.look import Look
from app.ui.look.palette import LIGHT
from app.ui.outline.outline_model import FACE, KIND
from app.ui.outline.outline_panel import OutlinePanel
from app.ui.table.bridge import Bridge
from tests.gallery.game import duel


@pytest.fixture
def told(qapp: QApplication) -> list[tuple[str, str, str | None]]:
    """What the outline of a game for two shows: kind, words, and the name of the card drawn."""
    bridge = Bridge(duel())
    panel = OutlinePanel(Look(LIGHT, "en"), bridge, usual_cards().face)
    panel.show()
    rows = []
    for node in panel.model.nodes():
        index = panel.model.index_of(node)
        face = index.data(FACE)
        rows.append((index.data(KIND), index.data(), None if face is None else face.name.en))
    panel.deleteLater()
    bridge.close()
    return rows


def test_a_card_that_is_known_has_what_it_is_known_by(
    told: list[tuple[str, str, str | None]],
) -> None:
    named = [(words, name) for kind, words, name in told if kind in ("unit", "card") and name]
    assert len(named) > 20
    assert all(words.startswith(name) for words, name in named)
    assert any("Energy" in name for _words, name in named)


def test_nothing_else_has(told: list[tuple[str, str, str | None]]) -> None:
    others = [name for kind, _words, name in told if kind not in ("unit", "card")]
    assert others
    assert set(others) == {None}
    hidden = [name for _kind, words, name in told if words.startswith("hidden card")]
    assert hidden
    assert set(hidden) == {None}
