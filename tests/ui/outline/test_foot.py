"""The outline by what assistive technology can do with it, and by its buttons."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QMenu

from app.core.text.words import Language
from app.ui.outline.outline_foot import ENTER, LET_GO, MENU
from app.ui.outline.outline_keys import PUT_DOWN
from tests.games.pokemon_table import FIRE, LATIAS, Game
from tests.ui.outline.reader import Reader, following


def toggle(reader: Reader, key: str) -> None:
    """Do what assistive technology is offered on a row."""
    tree = QAccessible.queryAccessibleInterface(reader.panel.tree)
    wanted = reader.panel.model.text(reader.node(key))
    QApplication.processEvents()
    rows = [tree.child(number) for number in range(tree.childCount())]
    row = next(one for one in rows if one.text(QAccessible.Text.Name) == wanted)
    offered = row.actionInterface()
    assert offered.actionNames() == ["Toggle"]
    offered.doAction("Toggle")
    QApplication.processEvents()


def popup() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def shown(reader: Reader) -> list[str]:
    return [name for name, one in reader.panel.foot.buttons.items() if not one.isHidden()]


def test_a_row_that_is_chosen_from_outside_is_where_the_keyboard_is(
    game: Game, reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    unit = game.unit("bench.0", 1)
    with following(monkeypatch) as there:
        toggle(reader, unit)
    assert unit in reader.panel.selection().units
    assert reader.panel.tree.current is reader.node(unit)
    assert there == ["Latias ex, 210 HP"]
    toggle(reader, unit)
    assert unit not in [node.row.key for node in reader.panel.tree.chosen()]


def test_a_card_is_played_by_choosing_and_pressing_alone(game: Game, reader: Reader) -> None:
    assert shown(reader) == [ENTER, MENU, "outline.pick_up", "outline.find"]
    toggle(reader, game.card(FIRE))
    reader.panel.foot.buttons["outline.pick_up"].click()
    assert shown(reader) == [ENTER, PUT_DOWN, LET_GO]
    assert reader.panel.tree.chosen() == [], "what is chosen next is meant alone"
    toggle(reader, game.unit("bench.0", 1))
    reader.panel.foot.buttons[PUT_DOWN].click()
    assert game.refs("bench.0")[-2:] == [LATIAS, FIRE]
    assert shown(reader) == [ENTER, MENU, "outline.pick_up", "outline.find"]


def test_buttons_do_what_their_keys_do(game: Game, reader: Reader) -> None:
    foot = reader.panel.foot.buttons
    reader.go(game.card(FIRE))
    foot["outline.pick_up"].click()
    foot[LET_GO].click()
    assert not reader.panel.holding
    foot["outline.find"].click()
    assert reader.panel.field.has_keyboard()
    reader.go(game.card(FIRE))
    foot["outline.pick_up"].click()
    reader.go(game.unit("bench.0", 1))
    foot[ENTER].click()
    assert popup().actions()[0].text() == "&1  Attach to Latias ex"
    popup().close()


@pytest.mark.parametrize(("language", "said"), [("en", "Do it (Enter)"), ("ja", "決定（Enter）")])
def test_buttons_say_their_keys_in_both_languages(
    reader: Reader, language: Language, said: str
) -> None:
    reader.panel.look.change(language=language)
    assert reader.panel.foot.buttons[ENTER].text() == said
