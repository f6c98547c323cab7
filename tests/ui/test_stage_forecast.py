"""What happens if everybody passes, beside the stage and in the outline."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from app.core.intents.turn_intents import PassChance
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.game_registry import cards_of
from app.ui.outline.outline_model import OutlineModel
from app.ui.outline.sentences.outline_sentences import Sentences
from app.ui.panels.stage.stage_panel import StagePanel
from tests.gallery.black import answered
from tests.gallery.many import staged

if TYPE_CHECKING:
    from app.ui.app.window import Window

STATUS = "Attack, before damage: ♠9 : ♦10, ♥5+♥A (6) → Ren, 6 damage to come"


@pytest.fixture
def window(empty_window: Window) -> Window:
    """Aki looks at a battle in which Down waits on Up."""
    empty_window.put_on_board(answered())
    empty_window.activateWindow()
    QApplication.processEvents()
    return empty_window


SAID = ["If all pass: ♠9 falls, Ren takes 6", "With Counter: ♦10 falls, ♠9: 9 → 12"]


def panel(window: Window) -> StagePanel:
    found = window.findChild(StagePanel)
    assert found is not None
    return found


def test_it_stands_below_the_pile_with_what_each_declaration_comes_to(window: Window) -> None:
    stage = panel(window)
    assert stage.choices.forecast.isVisible()
    assert stage.choices.forecast.text().splitlines() == SAID
    assert stage.status.text() == STATUS
    assert [slip.outcome.text() for slip in stage.slips] == ["9 → 4", "4 → 7", "7 : 10, → 6"]
    assert stage.slips[0].accessibleName().endswith(", 9 → 4")
    assert "If all pass: ♠9 falls" in stage.accessibleDescription()


def test_it_follows_the_table_and_the_language(window: Window) -> None:
    assert window.bridge is not None
    window.bridge.ask(PassChance())
    window.run_action("resolve_top")
    QApplication.processEvents()
    stage = panel(window)
    assert stage.choices.forecast.text() == "If all pass: ♠9 falls, Ren takes 6"
    assert [slip.outcome.text() for slip in stage.slips[:2]] == ["4 → 7", "7 : 10, → 6"]
    window.look.change(language="ja")
    assert stage.choices.forecast.text() == "全員がパスすると：♠9が墓地へ、Renに6ダメージ"


def test_the_outline_tells_the_same(window: Window) -> None:
    assert window.bridge is not None
    model = OutlineModel(window.bridge, Sentences(SPEC, cards_of(SPEC).face, "en"))
    model.begin()
    row = model.find("stage")
    assert row is not None
    assert model.text(row).endswith(", ".join((STATUS, *SAID)))
    assert model.text(row.children[0]) == panel(window).slips[0].accessibleName()


def test_a_game_that_foresees_nothing_says_nothing(empty_window: Window) -> None:
    empty_window.put_on_board(staged("duel", 2))
    QApplication.processEvents()
    stage = panel(empty_window)
    assert stage.isVisible()
    assert not stage.choices.forecast.isVisible()
    assert not stage.status.isVisible()
    assert not stage.slips[0].outcome.isVisible()
