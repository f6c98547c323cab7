from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.core.intent import Draw, Move, Shuffle, Undo
from app.core.text.words import Words
from app.games.game_api import GameAction
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.session.host.local_table import lay_table
from app.ui.look.card_art import CardArt
from app.ui.look.look import Look
from app.ui.panels.piles.pile_viewer import PileViewer
from app.ui.table.bridge import Bridge
from tests.ui.panels.toy import AKI, TOY, ask, drag

pytestmark = pytest.mark.painted


@pytest.fixture
def viewer(bridge: Bridge, art: CardArt, base: PokemonCards, desk: QWidget) -> PileViewer:
    return PileViewer(Look(language="en"), bridge, art, base.face, desk)


def names(viewer: PileViewer) -> list[str]:
    return [viewer.cards.name(entry) for entry in viewer.cards.shown]


def refs(bridge: Bridge, zone: str) -> list[str | None]:
    return [bridge.view.cards[handle].ref for handle in bridge.view.cards_in(zone)]


def test_a_search_shows_the_deck_as_it_lies(viewer: PileViewer) -> None:
    assert viewer.search("deck.0").accepted
    assert [entry.ref for entry in viewer.cards.shown] == list(AKI)
    assert [entry.place for entry in viewer.cards.shown] == list(range(12))


@pytest.mark.parametrize("text", ["drag", "DRAG", "ドラパ", "どらぱ"])
def test_names_are_found_in_both_languages(viewer: PileViewer, text: str) -> None:
    viewer.search("deck.0")
    viewer.filters.field.setText(text)
    assert names(viewer) == ["Dragapult ex", "Dragapult ex"]
    viewer.look.change(language="ja")
    assert names(viewer) == ["ドラパルトex", "ドラパルトex"]


def test_chips_filter_by_kind_and_count(bridge: Bridge, viewer: PileViewer) -> None:
    bridge.act_as(1)
    viewer.search("deck.1")
    assert viewer.filters.chip("item").text() == "Item 10"
    viewer.filters.chip("item").click()
    assert len(names(viewer)) == 10
    viewer.filters.field.setText("no such card")
    assert names(viewer) == []
    assert viewer.filters.chip("item").text() == "Item 10"
    assert "No card fits" in viewer.hint.text()


def test_sorting_by_name_does_not_change_places(viewer: PileViewer) -> None:
    viewer.search("deck.0")
    viewer.filters.order.setCurrentIndex(1)
    assert names(viewer) == sorted(names(viewer))
    assert {entry.ref: entry.place % 6 for entry in viewer.cards.shown}["TWM-130"] == 2


def test_cards_are_taken_by_key_and_the_search_goes_on(
    qtbot: QtBot, viewer: PileViewer, bridge: Bridge
) -> None:
    viewer.search("deck.0")
    viewer.grid.setFocus()
    viewer.grid.choose(tuple(viewer.cards.shown[row].handle for row in (2, 5)))
    qtbot.keyClick(viewer.grid, Qt.Key.Key_H)
    assert refs(bridge, "hand.0") == ["TWM-130", "PRE-37"]
    assert len(viewer.cards.shown) == 10
    assert viewer.searching


def test_cards_are_taken_by_button(viewer: PileViewer, bridge: Bridge) -> None:
    viewer.search("deck.0")
    viewer.grid.choose((viewer.cards.shown[0].handle,))
    titles = [offer.title.en for offer in viewer.wanted_offers()]
    assert titles == ["Hand", "Deck: top", "Deck: bottom", "Bench", "Discard"]
    viewer._do(titles.index("Discard"))
    assert refs(bridge, "discard.0") == ["TWM-128"]


def double_click(viewer: PileViewer, row: int) -> None:
    """Press, let go, and press again at once, as a hand does."""
    port, at = viewer.grid.viewport(), viewer.grid.visualRect(viewer.cards.index(row)).center()
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(port, Qt.MouseButton.LeftButton, pos=at)


def test_a_double_click_takes_a_card_to_the_hand(viewer: PileViewer, bridge: Bridge) -> None:
    viewer.search("deck.0")
    double_click(viewer, 2)
    assert refs(bridge, "hand.0") == ["TWM-130"]
    assert viewer.searching
    double_click(viewer, 2)
    assert refs(bridge, "hand.0") == ["TWM-130", "PRE-35"]


def test_a_double_click_with_ctrl_is_two_clicks(viewer: PileViewer, bridge: Bridge) -> None:
    viewer.search("deck.0")
    port, at = viewer.grid.viewport(), viewer.grid.visualRect(viewer.cards.index(1)).center()
    control = Qt.KeyboardModifier.ControlModifier
    QTest.mouseDClick(port, Qt.MouseButton.LeftButton, control, at)
    assert refs(bridge, "hand.0") == []


def test_enter_takes_the_card_under_the_keyboard_and_stands_on_the_next(
    qtbot: QtBot, viewer: PileViewer, bridge: Bridge
) -> None:
    viewer.search("deck.0")
    qtbot.keyClick(viewer.filters.field, Qt.Key.Key_Down)
    qtbot.keyClick(viewer.grid, Qt.Key.Key_Right)
    qtbot.keyClick(viewer.grid, Qt.Key.Key_Return)
    assert refs(bridge, "hand.0") == ["TWM-129"]
    entry = viewer.grid.current()
    assert entry is not None
    assert entry.ref == "TWM-130"
    assert viewer.grid.chosen() == ()
    qtbot.keyClick(viewer.grid, Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier)
    assert refs(bridge, "hand.0") == ["TWM-129", "TWM-130"]


def test_enter_takes_all_that_is_chosen(qtbot: QtBot, viewer: PileViewer, bridge: Bridge) -> None:
    viewer.search("deck.0")
    viewer.grid.choose(tuple(viewer.cards.shown[row].handle for row in (0, 4)))
    qtbot.keyClick(viewer.grid, Qt.Key.Key_Return)
    assert refs(bridge, "hand.0") == ["TWM-128", "PRE-36"]


def test_the_buttons_are_there_from_the_start_the_likeliest_first(viewer: PileViewer) -> None:
    viewer.search("deck.0")
    titles = [deed.title for deed in viewer.row.deeds]
    assert titles == ["Hand", "Bench", "Discard", "Deck: top", "Deck: bottom"]
    assert not any(deed.enabled for deed in viewer.row.deeds)
    viewer.grid.choose((viewer.cards.shown[0].handle,))
    assert [deed.title for deed in viewer.row.deeds] == titles
    assert all(deed.enabled for deed in viewer.row.deeds)
    assert viewer.row.buttons[0].font().bold()
    assert viewer.row.buttons[0].toolTip() == "Double click or Enter"


def test_a_button_does_what_it_says(viewer: PileViewer, bridge: Bridge) -> None:
    viewer.search("deck.0")
    viewer.grid.choose((viewer.cards.shown[3].handle,))
    viewer.row.buttons[2].click()
    assert refs(bridge, "discard.0") == ["PRE-35"]


def test_escape_at_the_question_goes_on_looking(qtbot: QtBot, viewer: PileViewer) -> None:
    viewer.search("deck.0")
    viewer.wish_to_leave()
    qtbot.keyClick(viewer.shuffle_button, Qt.Key.Key_Escape)
    assert not viewer.closing.isVisible()
    assert viewer.searching


def test_closing_a_search_asks_and_shuffles_by_default(
    qtbot: QtBot, viewer: PileViewer, bridge: Bridge
) -> None:
    viewer.search("deck.0")
    viewer.grid.setFocus()
    qtbot.keyClick(viewer.grid, Qt.Key.Key_Escape)
    assert viewer.isVisible()
    assert viewer.shuffle_button.hasFocus()
    qtbot.keyClick(viewer.shuffle_button, Qt.Key.Key_Space)
    assert not viewer.isVisible()
    assert bridge.view.zones["deck.0"].seen == ()
    assert any(event.verb == "shuffle" for event in bridge.history.told(bridge.node) or ())


def test_a_search_can_leave_the_deck_as_it_was(viewer: PileViewer, bridge: Bridge) -> None:
    viewer.search("deck.0")
    viewer.wish_to_leave()
    viewer.hide_button.click()
    assert bridge.view.zones["deck.0"].seen == ()
    ask(bridge, Draw(1, "deck.0", "hand.0"))
    assert refs(bridge, "hand.0") == ["TWM-128"]


def test_another_pile_does_not_replace_an_open_search(viewer: PileViewer, bridge: Bridge) -> None:
    viewer.search("deck.0")
    viewer.open_zone("discard.0")
    assert viewer.zone == "deck.0"
    assert viewer.closing.isVisible()


def test_taking_the_look_back_closes_the_search(viewer: PileViewer, bridge: Bridge) -> None:
    viewer.search("deck.0")
    ask(bridge, Undo())
    assert not viewer.isVisible()
    assert not viewer.searching


def test_a_discard_pile_follows_the_table(viewer: PileViewer, bridge: Bridge) -> None:
    viewer.open_zone("discard.0")
    assert "Nothing here" in viewer.hint.text()
    ask(bridge, Draw(1, "deck.0", "discard.0"))
    assert names(viewer) == ["Dreepy"]
    viewer.wish_to_leave()
    assert not viewer.isVisible()


def test_anothers_hidden_hand_shows_nothing(viewer: PileViewer, bridge: Bridge) -> None:
    bridge.act_as(1)
    ask(bridge, Draw(3, "deck.1", "hand.1"))
    bridge.act_as(0)
    viewer.open_zone("hand.1")
    assert names(viewer) == []
    assert viewer.title.text() == "Ren's Hand · 3 cards"


def test_a_refused_search_opens_nothing(viewer: PileViewer) -> None:
    assert viewer.search("deck.1").refused
    assert not viewer.isVisible()


def test_cards_can_be_carried_out(viewer: PileViewer, bridge: Bridge) -> None:
    viewer.search("deck.0")
    viewer.grid.choose((viewer.cards.shown[0].handle, viewer.cards.shown[1].handle))
    wanted = viewer.grid.chosen()
    told: list[tuple[str, ...]] = []
    viewer.dropped.connect(lambda handles, _where: told.append(handles))
    port = viewer.grid.viewport()
    start = QPointF(viewer.grid.visualRect(viewer.cards.index(1)).center())
    out = QPointF(port.mapFromGlobal(viewer.parentWidget().mapToGlobal(QPointF(5, 5))))
    drag(port, [start, start + QPointF(20, 0), out])
    assert told == [wanted]
    drag(port, [start, start + QPointF(20, 0)])
    assert len(told) == 1


def test_a_second_card_can_be_chosen_with_ctrl(qtbot: QtBot, viewer: PileViewer) -> None:
    viewer.search("deck.0")
    port = viewer.grid.viewport()
    for row, keys in (
        (0, Qt.KeyboardModifier.NoModifier),
        (3, Qt.KeyboardModifier.ControlModifier),
    ):
        at = viewer.grid.visualRect(viewer.cards.index(row)).center()
        qtbot.mouseClick(port, Qt.MouseButton.LeftButton, keys, at)
    assert viewer.grid.chosen() == tuple(viewer.cards.shown[row].handle for row in (0, 3))


def test_space_asks_for_the_reading_view(qtbot: QtBot, viewer: PileViewer) -> None:
    viewer.search("deck.0")
    told: list[str] = []
    viewer.reading_wanted.connect(told.append)
    viewer.grid.setFocus()
    viewer.grid.setCurrentIndex(viewer.cards.index(1))
    qtbot.keyClick(viewer.grid, Qt.Key.Key_Space)
    assert told == ["TWM-129"]


def test_pictures_come_after_the_panel(qtbot: QtBot, viewer: PileViewer, art: CardArt) -> None:
    viewer.search("deck.0")
    assert art.pending == 0
    viewer.grid.grab()
    qtbot.waitUntil(lambda: art.holds(viewer.grid.delegate.want(viewer.cards.shown[0])))


def test_a_shuffled_deck_is_no_longer_shown(viewer: PileViewer, bridge: Bridge) -> None:
    viewer.search("deck.0")
    ask(bridge, Shuffle("deck.0"))
    assert names(viewer) == []
    assert not viewer.isVisible()
    assert not viewer.searching


def test_s_closes_a_search_by_shuffling(qtbot: QtBot, viewer: PileViewer, bridge: Bridge) -> None:
    viewer.search("deck.0")
    viewer.grid.setFocus()
    qtbot.keyClick(viewer.grid, Qt.Key.Key_S)
    assert not viewer.isVisible()
    assert bridge.view.zones["deck.0"].seen == ()


def test_an_empty_table(empty: Bridge, art: CardArt, base: PokemonCards, desk: QWidget) -> None:
    viewer = PileViewer(Look(), empty, art, base.face, desk)
    viewer.open_zone("hand.0")
    viewer.grab()
    viewer.wish_to_leave()
    assert viewer.search("deck.0").refused


def test_the_order_of_a_pile_seen_in_parts_keeps_real_places(
    viewer: PileViewer, bridge: Bridge
) -> None:
    from app.core.intent import Look

    ask(bridge, Look("deck.0", 3))
    ask(bridge, Move((bridge.view.cards_in("deck.0")[1],), "deck.0", -1))
    viewer.open_zone("deck.0")
    assert [entry.place for entry in viewer.cards.shown] == [0, 1]
    assert names(viewer) == ["Dreepy", "Dragapult ex"]


def test_the_games_own_actions_come_first_with_their_keys(
    art: CardArt, base: PokemonCards, desk: QWidget
) -> None:
    game = replace(
        TOY,
        actions=(
            GameAction(
                "top",
                Words("On top of the deck", "山札の上へ"),
                lambda _view, selection: bool(selection.cards),
                lambda _view, selection: Move(selection.cards, "deck.0", 0),
                key="Ctrl+Up",
            ),
        ),
    )
    bridge = Bridge(lay_table(game, ("Aki", "Ren"), (AKI, AKI), seed=3))
    viewer = PileViewer(Look(language="ja"), bridge, art, base.face, desk)
    viewer.search("deck.0")
    viewer.grid.choose((viewer.cards.shown[0].handle,))
    offers = [(offer.title.ja, offer.key) for offer in viewer.wanted_offers()]
    assert offers == [
        ("山札の上へ", "Ctrl+Up"),
        ("手札", "H"),
        ("ベンチ", "B"),
        ("トラッシュ", "X"),
    ]
