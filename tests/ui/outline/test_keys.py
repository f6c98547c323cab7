"""The outline by keyboard alone: walking, choosing, finding, picking up and putting down."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from app.core.intent import Attach, Batch, Intent, Move
from app.games.game_api import Selection
from app.games.pokemon.pokemon_game import SPEC
from app.ui.commands.action_registry import Registry
from app.ui.commands.actions.program_actions import ACTIONS
from app.ui.outline.outline_keys import AS_ON_BOARD, COMMANDS, WALKING
from app.ui.table.bridge import Bridge
from tests.games.pokemon_table import (
    BELT,
    DRAKLOAK,
    DREEPY,
    DUSKULL,
    FIRE,
    IONO,
    LATIAS,
    PSYCHIC,
    Game,
)
from tests.ui.outline.keyboard import press
from tests.ui.outline.reader import Reader, listening

SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


def popup() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def lines(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions()]


def test_arrows_walk_and_pages_go_from_zone_to_zone(game: Game, reader: Reader) -> None:
    press(Qt.Key.Key_Home)
    assert reader.current().startswith("Aki (you)")
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Down)
    assert reader.current() == "Drakloak, Stage 1, 90 HP"
    press(Qt.Key.Key_PageDown)
    assert reader.current() == "Active Spot, 1"
    press(Qt.Key.Key_PageUp)
    assert reader.current() == "Hand, 9 cards"
    press(Qt.Key.Key_Left)
    press(Qt.Key.Key_Down)
    assert reader.current() == "Active Spot, 1"
    press(Qt.Key.Key_End)
    assert reader.current() == "Mat, empty"


def test_keys_choose_several(game: Game, reader: Reader) -> None:
    hand = game.view().cards_in("hand.0")
    reader.go(hand[0])
    press(Qt.Key.Key_Down, SHIFT)
    assert reader.panel.selection() == Selection(hand[:2])
    press(Qt.Key.Key_Down, CONTROL)
    press(Qt.Key.Key_Down, CONTROL)
    press(Qt.Key.Key_Space, CONTROL)
    assert reader.panel.selection() == Selection((hand[0], hand[1], hand[3]))
    press(Qt.Key.Key_Escape)
    assert not reader.panel.tree.chosen()
    # With nothing selected the row the keyboard stands on is meant.
    assert reader.panel.selection() == Selection((hand[3],))


@pytest.mark.parametrize(
    ("key", "held", "wanted"),
    [
        (Qt.Key.Key_Up, ALT, "Ctrl+Up"),
        (Qt.Key.Key_Down, ALT, "Ctrl+Down"),
        (Qt.Key.Key_Return, ALT, "Return"),
        (Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, "Space"),
    ],
)
def test_keys_that_walk_here_have_another_name(
    reader: Reader, key: Qt.Key, held: Qt.KeyboardModifier, wanted: str
) -> None:
    told: list[str] = []
    reader.panel.key_wanted.connect(told.append)
    press(key, held)
    assert told == [wanted]


def test_letters_search_nothing(reader: Reader) -> None:
    press(Qt.Key.Key_Home)
    QTest.keyClicks(reader.panel.tree, "hand")
    assert reader.current().startswith("Aki (you)")


@pytest.mark.parametrize("text", ["latias", "ラティアス", "らてぃあす"])
def test_a_card_is_found_by_its_name_in_either_language(
    game: Game, reader: Reader, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    press(Qt.Key.Key_Home)
    with listening(monkeypatch) as heard:
        press(Qt.Key.Key_F, CONTROL)
        reader.panel.field.field.setText(text)
    assert reader.current() == "Latias ex, 210 HP"
    assert heard[-1] == "Latias ex, 210 HP, Bench, 2 of 2. 1 of 2"
    press(Qt.Key.Key_F3)
    assert reader.panel.model.where(reader.panel.tree.current).startswith("Ren")  # type: ignore[arg-type]
    press(Qt.Key.Key_F3, SHIFT)
    press(Qt.Key.Key_Return)
    assert reader.panel.tree.hasFocus()
    assert reader.panel.selection() == Selection(units=(game.unit("bench.0", 1),))


def test_what_is_not_there_is_said_so(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    before = reader.current()
    with listening(monkeypatch) as heard:
        press(Qt.Key.Key_F, CONTROL)
        reader.panel.field.field.setText("pikachu")
    assert heard[-1] == "Not found"
    assert reader.current() == before
    press(Qt.Key.Key_Escape)
    assert reader.panel.tree.hasFocus()


def test_energy_is_picked_up_and_attached_to_a_chosen_pokemon(
    game: Game, reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader.go(game.card(FIRE))
    with listening(monkeypatch) as heard:
        press(Qt.Key.Key_Insert)
        reader.go(game.unit("bench.0", 1))
    assert heard[0].startswith("Carrying Basic Fire Energy.")
    assert heard[-1] == "here: Attach to Latias ex"
    assert "Attach to Latias ex" in reader.panel.line.text()
    press(Qt.Key.Key_Return)
    assert lines(popup())[:2] == ["&1  Attach to Latias ex", "&2  Attach by an effect to Latias ex"]
    assert popup().activeAction() is popup().actions()[0]
    press(Qt.Key.Key_Return)
    assert game.refs("bench.0")[-2:] == [LATIAS, FIRE]
    assert not reader.panel.holding
    assert reader.current() == "Latias ex, 210 HP, Energy: 1 Fire"


def test_ctrl_v_puts_down_at_once(game: Game, reader: Reader) -> None:
    reader.go(game.card(DRAKLOAK))
    press(Qt.Key.Key_G, CONTROL)
    reader.go(game.unit("active.0"))
    press(Qt.Key.Key_V, CONTROL)
    assert reader.current() == "Drakloak, 90 HP, Energy: 1 Fire, evolved from Dreepy"


def test_several_cards_go_together(game: Game, reader: Reader) -> None:
    cards = (game.card(FIRE), game.card(PSYCHIC))
    reader.panel.select(Selection(cards))
    press(Qt.Key.Key_Insert)
    reader.go(game.unit("active.0"))
    press(Qt.Key.Key_V, CONTROL)
    assert game.refs("active.0") == [DREEPY, FIRE, FIRE, PSYCHIC]


def test_cards_go_to_pokemon_of_the_other_side(game: Game, reader: Reader) -> None:
    reader.go(game.card(FIRE))
    press(Qt.Key.Key_Insert)
    reader.go(game.unit("active.1"))
    press(Qt.Key.Key_V, CONTROL)
    assert game.refs("active.1") == [DUSKULL, PSYCHIC, BELT, FIRE]


def test_a_row_is_also_the_places_before_and_after_it(game: Game, reader: Reader) -> None:
    hand = game.view().cards_in("hand.0")
    reader.go(hand[4])
    press(Qt.Key.Key_Insert)
    reader.go(hand[0])
    press(Qt.Key.Key_Return)
    assert lines(popup()) == [
        "&1  Before Drakloak: Sort the hand",
        "&2  After Drakloak: Sort the hand",
    ]
    press(Qt.Key.Key_2)
    assert game.refs("hand.0")[:3] == [DRAKLOAK, IONO, DUSKULL]
    reader.go(game.unit("bench.0"))
    press(Qt.Key.Key_Insert)
    reader.go(game.unit("bench.0", 1))
    press(Qt.Key.Key_Return)
    assert "&1  Switch with Latias ex" in lines(popup())
    after = [action for action in popup().actions() if "After" in action.text()]
    assert [action.text().split("  ")[1] for action in after] == ["After Latias ex: Bench, slot 2"]
    press(Qt.Key(ord(after[0].text()[1])))
    assert game.refs("bench.0")[0] == LATIAS


def test_nowhere_to_put_it_and_letting_go(
    game: Game, reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = game.table.host.tree.cursor
    reader.go(game.card(FIRE))
    press(Qt.Key.Key_Insert)
    with listening(monkeypatch) as heard:
        reader.go("seat.1")
        press(Qt.Key.Key_Return)
        assert heard[-1] == "it cannot be put down here"
        press(Qt.Key.Key_Escape)
        assert heard[-1] == "No longer carried"
        press(Qt.Key.Key_Home)
        press(Qt.Key.Key_Insert)
        assert heard[-1] == "There is nothing to pick up here."
    assert game.table.host.tree.cursor == before


def test_shift_puts_down_face_down(game: Game, bridge: Bridge, reader: Reader) -> None:
    reader.go(game.card(IONO))
    press(Qt.Key.Key_Insert)
    reader.go("zone:stage")
    press(Qt.Key.Key_Return, SHIFT)
    assert lines(popup())[0] == "&1  Play Iono (face down)"
    press(Qt.Key.Key_Return)
    card = bridge.view.cards_in("stage")[0]
    assert not bridge.view.cards[card].up


def test_what_is_carried_is_let_go_when_it_is_gone(game: Game, reader: Reader) -> None:
    card = game.card(FIRE)
    reader.go(card)
    press(Qt.Key.Key_Insert)
    assert reader.panel.model.is_carried(reader.node(card))
    game.do(Move((card,), "deck.0"))
    assert not reader.panel.holding


def test_the_top_of_a_pile_is_picked_up_with_its_row(game: Game, reader: Reader) -> None:
    reader.go("zone:deck.0")
    press(Qt.Key.Key_Insert)
    reader.go("zone:hand.0")
    press(Qt.Key.Key_Return)
    assert reader.panel.model.text(reader.node("zone:hand.0")) == "Hand, 10 cards"


def test_offers_are_those_of_the_drop_rules(game: Game, reader: Reader) -> None:
    card, unit = game.card(FIRE), game.unit("bench.0")
    reader.go(card)
    press(Qt.Key.Key_Insert)
    reader.go(unit)
    expected = game.drops(Selection((card,)), "bench.0", unit, 0)
    offered = reader.panel.holding.readings()
    assert [drop.intent for drop in offered][: len(expected)] == [d.intent for d in expected]
    assert any(isinstance(step, Attach) for step in _steps(offered[0].intent))


def _steps(intent: Intent) -> tuple[object, ...]:
    return intent.steps if isinstance(intent, Batch) else (intent,)


def test_a_place_is_asked_for_where_it_is_a_field(game: Game, reader: Reader) -> None:
    """A zone's row takes what goes to the zone as a whole."""
    reader.go(game.card(DUSKULL))
    press(Qt.Key.Key_Insert)
    reader.go("zone:bench.0")
    press(Qt.Key.Key_Return)
    assert game.refs("bench.0")[-1] == DUSKULL


def test_rows_are_copied_as_they_read(game: Game, reader: Reader) -> None:
    reader.go("zone:deck.0")
    press(Qt.Key.Key_C, CONTROL)
    assert QApplication.clipboard().text() == "Deck, 23 cards"


def test_no_key_of_the_table_is_lost_in_the_outline() -> None:
    """What the outline keeps for itself means nothing else, or has another name here."""
    registry = Registry(ACTIONS, SPEC)
    table = {key for entry in registry.actions for key in registry.keys(entry.id)}
    own = {key for command in COMMANDS for key in command.key.split()}
    # In the outline Ctrl+F finds its rows; pressed again, in the field, it finds all there is.
    # Ctrl+V puts down, and pastes while nothing is carried.
    assert own & table == {"Ctrl+F", "Ctrl+V"}
    # What plays a step part by part has keys of its own for the outline.
    played = {"PgUp", "PgDown", "Shift+PgDown", "End", "Shift+Home"}
    assert WALKING & table == {"Ctrl+Up", "Ctrl+Down", *played}
    assert {"Ctrl+Up", "Ctrl+Down", "Return", "Space"} <= set(AS_ON_BOARD.values())
    assert not {key for key in AS_ON_BOARD if key != "Space"} & table
