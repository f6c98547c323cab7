"""The stage in the window: beside the board, in the outline, by button and by key."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton

from app.core.data.value import replace
from app.core.ids import SPECTATOR
from app.core.intent import Move
from app.core.intents.agreement_intents import SetOptions
from app.core.intents.turn_intents import Declare, NextTurn, PassChance, Restage, SetPhase, Settle
from app.core.text.words import Words
from app.games.blackpoker.blackpoker_game import SPEC as BLACKPOKER
from app.games.contracts.stage.stage_contract import holding
from app.games.form_model import Ticks
from app.games.game_api import Selection
from app.games.game_registry import cards_of
from app.session.host.local_table import lay_table
from app.ui.app.frame.window_menus import WindowMenus
from app.ui.commands.actions.restaging import aiming, moved
from app.ui.commands.actions.stage_actions import STAGE_ACTIONS
from app.ui.outline.outline_model import OutlineModel
from app.ui.outline.sentences.outline_sentences import Sentences
from app.ui.panels.stage.stage_panel import StagePanel
from app.ui.panels.stage.stage_words import told
from app.ui.table.table_document import Document
from app.ui.table.top_bar import TopBar
from tests.gallery.many import staged
from tests.games.blackpoker.black_table import BlackTable, Side
from tests.games.pokemon_table import IONO, Game, middle
from tests.helpers.play import decks_for
from tests.helpers.shipped import shipped_base
from tests.helpers.toy_games import TOYS

if TYPE_CHECKING:
    from app.session.host.local_table import LocalTable
    from app.ui.app.window import Window

DUEL = TOYS["duel"]
ALWAYS = {"hold", "cut_in"}
"""What who plays may do at any time."""


@pytest.fixture
def table() -> LocalTable:
    table = lay_table(DUEL, ("Aki", "Ren"), decks_for(DUEL, 2), seed=2)
    for seat in (0, 1):
        table.sit(seat).ask(Move((f"deck.{seat}#0", f"deck.{seat}#1"), f"hand.{seat}", -1))
    table.sit(1).ask(Move((table.sit(1).view.cards_in("hand.1")[0],), "field.1", -1))
    table.sit(0).ask(NextTurn(0))
    return table


@pytest.fixture
def window(empty_window: Window, table: LocalTable) -> Window:
    empty_window.put_on_board(Document(table, shipped_base(), None, None))
    empty_window.activateWindow()
    QApplication.processEvents()
    return empty_window


def declare(table: LocalTable, seat: int = 0, text: str = "strike") -> None:
    (unit,) = table.sit(1).view.zones["field.1"].items
    card = table.sit(seat).view.cards_in(f"hand.{seat}")[0]
    table.sit(seat).ask(Declare(text, (card,), (unit, "seat.1"), "2 cards"))
    QApplication.processEvents()


def panel(window: Window) -> StagePanel:
    found = window.findChild(StagePanel)
    assert found is not None
    return found


def possible(window: Window) -> set[str]:
    situation = window.situation()
    return {entry.id for entry in STAGE_ACTIONS if entry.when(situation, Selection())}


def test_the_panel_comes_with_a_declaration_and_goes_with_the_last(
    window: Window, table: LocalTable
) -> None:
    assert window.findChild(StagePanel) is None
    declare(table)
    stage = panel(window)
    assert stage.isVisible()
    assert stage.title.text() == "The stage: 1 declaration"
    assert stage.chance.text() == "Chance to respond: Ren"
    declare(table, 1, "parry")
    assert [slip.head.text() for slip in stage.slips] == ["Ren: parry", "Aki (you): strike"]
    for one in reversed(table.sit(0).view.stage.declarations):
        table.sit(0).ask(Settle(one.id))
    table.sit(0).ask(PassChance())
    table.sit(1).ask(PassChance())
    QApplication.processEvents()
    assert table.sit(0).view.stage.chance is None
    assert not stage.isVisible()


def test_it_names_what_the_seat_may_know(window: Window, table: LocalTable) -> None:
    declare(table)
    mine = table.sit(0).view
    own = shipped_base().face(mine.cards[mine.cards_in("hand.0")[0]].ref or "").name.en
    aimed = shipped_base().face(mine.cards[mine.cards_in("field.1")[0]].ref or "").name.en
    said = panel(window).slips[0].details.text().split("\n")
    assert said == [f"Key cards: {own}", f"Targets: Ren's {aimed} and Ren", "Paid with: 2 cards"]
    assert panel(window).slips[0].accessibleName() == f"Aki (you): strike, {', '.join(said)}"
    theirs = table.sit(1).view
    other = told(theirs, theirs.stage.declarations[0], shipped_base().face)
    assert other.details[0] == Words("Key cards: a card", "キーカード：カード")


def test_it_names_the_declaration_that_one_is_aimed_at(window: Window, table: LocalTable) -> None:
    declare(table)
    strike = table.sit(0).view.stage.declarations[0].id
    table.sit(1).ask(Declare("parry", targets=(strike,)))
    QApplication.processEvents()
    assert panel(window).slips[0].details.text() == "Targets: Aki's strike"
    view, names = table.sit(1).view, {"strike": Words("Great Strike", "大打撃")}
    face = shipped_base().face
    parry = view.stage.declarations[1]
    said = told(view, parry, face, lambda _view, one: names.get(one.text)).details
    assert said == (Words("Targets: Aki's Great Strike", "対象：Akiの大打撃"),)
    brief = told(view, parry, face, lambda _view, one: names.get(one.text)).brief
    assert brief == Words("on Aki's Great Strike", "Akiの大打撃へ")
    table.sit(0).ask(Settle(strike))
    QApplication.processEvents()
    assert panel(window).slips[0].details.text() == "Targets: something that is gone"


def test_what_is_possible_is_what_the_host_allows(window: Window, table: LocalTable) -> None:
    assert possible(window) == {"pass_chance", *ALWAYS}, "the turn's seat passes on an empty stage"
    declare(table)
    assert possible(window) == {"resolve_top", "counter_top", "withdraw_top", "aim_top", *ALWAYS}
    assert not panel(window).choices.buttons["pass_chance"].isEnabled()
    assert window.bridge is not None
    window.bridge.act_as(1)
    QApplication.processEvents()
    assert possible(window) == {"pass_chance", "resolve_top", "counter_top", "aim_top", *ALWAYS}
    assert panel(window).chance.text() == "Chance to respond: Ren (you)"
    assert not panel(window).choices.buttons["withdraw_top"].isEnabled()


def test_a_click_and_keys_settle_and_pass(window: Window, table: LocalTable) -> None:
    assert window.bridge is not None
    assert window.board is not None
    declare(table)
    button = panel(window).choices.buttons["counter_top"]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not window.bridge.view.stage.declarations
    window.run_action("undo")
    assert len(window.bridge.view.stage.declarations) == 1
    window.bridge.act_as(1)
    window.board.setFocus()
    QTest.keyClick(window.board, Qt.Key.Key_F12, Qt.KeyboardModifier.AltModifier)
    assert window.bridge.view.stage.passed == (1,)
    assert panel(window).passed.text() == "Passed: Ren (you)"
    QTest.keyClick(window.board, Qt.Key.Key_F12, Qt.KeyboardModifier.ShiftModifier)
    assert not window.bridge.view.stage.declarations


def test_who_asks_the_others_to_wait_says_so_until_the_next_own_gesture(
    window: Window, table: LocalTable
) -> None:
    assert window.bridge is not None
    assert window.board is not None
    declare(table)
    window.bridge.act_as(1)
    QApplication.processEvents()
    button = panel(window).choices.buttons["hold"]
    assert (button.isEnabled(), button.isChecked()) == (True, False)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert holding(table.sit(0).view) == (1,)
    assert button.isChecked()
    assert panel(window).passed.text() == "Asks to wait: Ren (you)"
    assert "thinking, please wait" in window.board.board.counts._count_text("hand.1")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert holding(table.sit(0).view) == ()
    assert window.run_action("hold")
    assert window.run_action("pass_chance")
    assert holding(table.sit(0).view) == (), "one gesture ends it and passes"
    window.run_action("undo")
    assert holding(table.sit(0).view) == (1,)


def test_a_game_may_have_short_keys_and_name_what_answers(empty_window: Window) -> None:
    document = staged("duel on mat", 2)
    table = document.table
    empty_window.put_on_board(document)
    empty_window.activateWindow()
    assert empty_window.bridge is not None
    assert empty_window.board is not None
    empty_window.bridge.act_as(1)
    QApplication.processEvents()
    assert empty_window.registry.keys("pass_chance") == ("P", "Alt+F12")
    button = panel(empty_window).choices.buttons["respond"]
    assert button.isVisible()
    assert button.isEnabled()
    empty_window.board.setFocus()
    QTest.keyClick(empty_window.board, Qt.Key.Key_R)
    assert table.sit(0).view.stage.declarations[-1].text == "parry"
    assert not button.isEnabled(), "the chance is another's now"
    empty_window.bridge.act_as(0)
    QTest.keyClick(empty_window.board, Qt.Key.Key_P)
    assert table.sit(0).view.stage.passed == (0,)


def test_once_all_passed_nothing_is_responded_and_the_key_says_why(empty_window: Window) -> None:
    table = BlackTable(Side("C7 H6", "S9", "D2"), format="lite")
    table.start("summonsSoldier", keys="C7", drives="D2")
    empty_window.put_on_board(Document(table.table, cards_of(BLACKPOKER), None, None))
    assert empty_window.bridge is not None
    empty_window.bridge.act_as(1)
    QApplication.processEvents()
    button = panel(empty_window).choices.buttons["respond"]
    assert not button.isEnabled(), "there is a chance, but nothing to start with it"
    entry = empty_window.registry.get("respond")
    assert entry.lacks is not None
    why = entry.lacks(empty_window.situation(), Selection())
    assert why is not None
    assert why.en == "There is nothing that you could start now."
    empty_window.bridge.ask(PassChance())
    assert not button.isEnabled()
    why = entry.lacks(empty_window.situation(), Selection())
    assert why is not None
    assert why.en == "Nobody has the chance any more: Summon Soldier is to be resolved."


def test_without_such_an_action_there_is_no_button_for_it(
    window: Window, table: LocalTable
) -> None:
    declare(table)
    assert not panel(window).choices.buttons["respond"].isVisible()
    assert window.registry.keys("pass_chance") == ("Alt+F12",)


def test_buttons_and_menu_say_what_is_countered_resolved_and_taken_back(
    window: Window, table: LocalTable
) -> None:
    menu = window.findChild(WindowMenus)
    assert menu is not None
    assert menu.actions_of["counter_top"].text() == "&Counter the top of the stage"
    declare(table, text="R&D {0}")
    buttons = panel(window).choices.buttons
    assert buttons["counter_top"].text() == "Counter R&&D {0}", "no letter to be pressed"
    assert buttons["withdraw_top"].text() == "Withdraw R&&D {0}"
    assert buttons["counter_top"].accessibleName() == "Counter R&D {0}"
    assert menu.actions_of["counter_top"].text() == "&Counter R&&D {0}"
    declare(table, 1, "a very long name of something that is declared")
    assert buttons["counter_top"].text() == "Counter Ren's a very long name of s⋯"


def said(window: Window) -> str:
    return window.messages.kept[0].words.en


def test_a_key_of_the_stage_that_does_nothing_says_why(empty_window: Window) -> None:
    document = staged("duel on mat", 2)
    table = document.table
    empty_window.put_on_board(document)
    empty_window.activateWindow()
    board, bridge = empty_window.board, empty_window.bridge
    assert board is not None
    assert bridge is not None
    board.setFocus()

    def press(key: Qt.Key) -> str:
        empty_window.messages.add(Words("-", "-"), "note")
        QTest.keyClick(board, key)
        return said(empty_window)

    bridge.act_as(0)
    assert table.sit(0).view.stage.chance == 1
    assert press(Qt.Key.Key_P) == "The chance is Ren's now."
    assert press(Qt.Key.Key_R) == "The chance is Ren's now."
    bridge.act_as(1)
    assert press(Qt.Key.Key_P) == "-", "it passes"
    assert press(Qt.Key.Key_P) == "Nobody has the chance any more: Feint is to be resolved."
    for one in reversed(table.sit(0).view.stage.declarations):
        table.sit(0).ask(Settle(one.id))
    while (holder := table.sit(0).view.stage.chance) is not None:
        table.sit(holder).ask(PassChance())
    QApplication.processEvents()
    bridge.act_as(0)
    assert press(Qt.Key.Key_P) == "Nothing is declared in Ren's turn: there is nothing to pass."
    bridge.act_as(SPECTATOR)
    assert press(Qt.Key.Key_P) == "You are only watching."


def test_what_is_not_settled_says_why(window: Window, table: LocalTable) -> None:
    entries = {entry.id: entry for entry in STAGE_ACTIONS}

    def why(name: str) -> Words | None:
        lacks = entries[name].lacks
        assert lacks is not None
        return lacks(window.situation(), Selection())

    assert window.bridge is not None
    assert why("resolve_top") == Words(
        "There is nothing to resolve: nothing is declared.", "解決する宣言がありません。"
    )
    declare(table)
    window.bridge.act_as(1)
    assert why("withdraw_top") == Words(
        "strike is Aki's: only the player who declared it can take it back.",
        "「strike」はAkiの宣言です。取り下げられるのは宣言した人だけです。",
    )


def test_the_outline_tells_the_same(window: Window, table: LocalTable) -> None:
    assert window.bridge is not None
    model = OutlineModel(window.bridge, Sentences(DUEL, shipped_base().face, "en"))
    model.begin()
    assert model.find("stage") is None
    declare(table)
    model.update(())
    row = model.find("stage")
    assert row is not None
    assert model.root.children[0] is row
    assert model.text(row) == "The stage: 1 declaration, Chance to respond: Ren"
    assert model.text(row.children[0]) == panel(window).slips[0].accessibleName()
    model.reword(Sentences(DUEL, shipped_base().face, "ja"))
    assert model.text(row) == "ステージ：宣言1個、チャンス：Ren"


def test_it_speaks_the_other_language_at_once(window: Window, table: LocalTable) -> None:
    declare(table)
    window.look.change(language="ja")
    assert panel(window).chance.text() == "チャンス：Ren"
    assert panel(window).choices.buttons["resolve_top"].text() == "strikeを解決する"


def test_an_id_of_the_game_is_called_by_its_name_wherever_it_shows(
    empty_window: Window, table: LocalTable
) -> None:
    names = {"strike": Words("Great Strike", "大打撃")}
    spec = replace(DUEL, declared=lambda _view, one: names.get(one.text))
    table.host.spec = spec
    document = Document(table, shipped_base(), None, None)
    empty_window.put_on_board(document)
    QApplication.processEvents()
    declare(table)
    declare(table, 1, "parry")
    heads = [slip.head.text() for slip in panel(empty_window).slips]
    assert heads == ["Ren: parry", "Aki (you): Great Strike"]
    assert empty_window.bridge is not None
    model = OutlineModel(empty_window.bridge, Sentences(spec, shipped_base().face, "ja"))
    model.begin()
    row = model.find("stage")
    assert row is not None
    assert model.text(row.children[1]).startswith("Aki（あなた）：大打撃、")


def test_games_that_say_nothing_of_a_chance_have_no_menu_of_the_stage(
    empty_window: Window,
) -> None:
    stage = empty_window.menus._submenus["stage"].menuAction()
    for game, seen in (("duel", True), ("outpost", False)):
        spec = TOYS[game]
        table = lay_table(spec, ("Aki", "Ren"), decks_for(spec, 2), seed=2)
        empty_window.put_on_board(Document(table, shipped_base(), None, None))
        empty_window.menus.refresh()
        assert stage.isVisible() is seen, game


def test_a_game_without_an_end_of_turn_has_neither_button_nor_entry_for_it(window: Window) -> None:
    assert "end_turn" not in DUEL.procedures
    bar = window.findChild(TopBar)
    assert bar is not None
    button = bar.findChildren(QPushButton)[-1]
    assert not button.isVisible()
    assert "conditions" not in menus(window)
    window.put_on_board(Document(pokemon_table(), window.cards, None, None))
    assert button.isVisible()
    assert {"conditions", "end_turn"} <= menus(window)


def test_when_a_game_is_over_its_button_asks_for_nothing(window: Window) -> None:
    table = pokemon_table()
    window.put_on_board(Document(table, window.cards, None, None))
    bar = window.findChild(TopBar)
    assert bar is not None
    button = bar.findChildren(QPushButton)[-1]
    assert window.place is not None
    window.place.ask(SetPhase(window.place.bridge.spec.over))
    QApplication.processEvents()
    assert button.property("look") == ""


def menus(window: Window) -> set[str]:
    """The entries that the menus of the window show."""
    menu = window.findChild(WindowMenus)
    assert menu is not None
    return {name for name, action in menu.actions_of.items() if action.isVisible()}


def pokemon_table() -> LocalTable:
    game = Game()
    game.do(NextTurn(0))
    return game.table


# -- another order, other targets ------------------------------------------------------------------


def heads(window: Window) -> list[str]:
    return [slip.head.text() for slip in panel(window).slips if slip.isVisible()]


def menu_of(window: Window, row: int, reason: QContextMenuEvent.Reason) -> QMenu:
    slip = panel(window).slips[row]
    event = QContextMenuEvent(reason, slip.rect().center(), slip.mapToGlobal(slip.rect().center()))
    QApplication.sendEvent(slip, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


@pytest.fixture
def three(window: Window, table: LocalTable) -> Window:
    """Aki's strike, Ren's parry aimed at it, and Aki's feint on top."""
    declare(table)
    strike = table.sit(0).view.stage.declarations[0].id
    table.sit(1).ask(Declare("parry", targets=(strike,)))
    declare(table, 0, "feint")
    assert heads(window) == ["Aki (you): feint", "Ren: parry", "Aki (you): strike"]
    return window


def test_alt_and_an_arrow_move_a_slip_and_the_keyboard_goes_with_it(
    three: Window, table: LocalTable
) -> None:
    slips = panel(three).slips
    slips[0].setFocus()
    QTest.keyClick(slips[0], Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert heads(three) == ["Ren: parry", "Aki (you): feint", "Aki (you): strike"]
    assert slips[1].hasFocus()
    QTest.keyClick(slips[1], Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert [one.text for one in table.sit(0).view.stage.declarations] == [
        "feint",
        "strike",
        "parry",
    ]
    QTest.keyClick(slips[2], Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    QTest.keyClick(slips[2], Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert heads(three) == ["Ren: parry", "Aki (you): feint", "Aki (you): strike"]
    for _ in range(3):
        three.run_action("undo")
    assert heads(three) == ["Aki (you): feint", "Ren: parry", "Aki (you): strike"]


def test_the_menu_of_a_slip_moves_it_as_far_as_there_is_room(three: Window) -> None:
    by_key = QContextMenuEvent.Reason.Keyboard
    menu = menu_of(three, 2, by_key)
    up, down, aim = menu.actions()
    assert [one.text().partition("\t")[0] for one in (up, down, aim)] == [
        "Move up",
        "Move down",
        "Aim at something else…",
    ]
    assert (up.isEnabled(), down.isEnabled()) == (True, False)
    up.trigger()
    menu.close()
    assert heads(three) == ["Aki (you): feint", "Aki (you): strike", "Ren: parry"]


def test_what_waits_is_aimed_at_what_is_clicked_on_the_board(
    three: Window, table: LocalTable
) -> None:
    assert three.side is not None
    assert three.board is not None
    menu = menu_of(three, 1, QContextMenuEvent.Reason.Mouse)
    menu.actions()[2].trigger()
    menu.close()
    sheet = three.side.sheets.form
    form = sheet.form
    assert form is not None
    assert form.title == Words("Ren: parry", "Ren：parry")
    (field,) = form.fields
    assert isinstance(field, Ticks)
    names = [one.title.en for one in field.among[:4]]
    assert names == ["Aki's feint", "Aki's strike", "Aki (you)", "Ren"], "what waits first"
    assert (field.values, form.intent) == ((), None)
    (unit,) = table.sit(1).view.zones["field.1"].items
    assert three.board.taker is not None
    assert three.board.taker((unit,), False)
    sheet.carry_out()
    parry = table.sit(0).view.stage.declarations[1]
    assert (parry.text, parry.targets) == ("parry", (unit,))


def test_of_several_targets_some_may_stay_and_what_is_gone_asks_nothing(
    three: Window, table: LocalTable
) -> None:
    view = table.sit(0).view
    asks = aiming(DUEL, view.stage.declarations[2].id)
    (unit,) = view.zones["field.1"].items
    form = asks(view, Selection(), {})
    assert form is not None
    assert isinstance(form.fields[0], Ticks)
    assert form.fields[0].values == (unit, "seat.1")
    assert form.intent is None, "it is aimed there already"
    fewer = asks(view, Selection(), {"targets": unit})
    assert fewer is not None
    order = tuple(one.id for one in view.stage.declarations)
    assert fewer.intent == Restage(order, ((order[2], (unit,)),))
    none = asks(view, Selection(), {"targets": ""})
    assert none is not None
    assert none.intent is None
    assert aiming(DUEL, "gone")(view, Selection(), {}) is None


def test_the_top_is_lowered_and_aimed_by_keys_of_the_window(three: Window) -> None:
    assert three.side is not None
    assert three.board is not None
    three.board.setFocus()
    QTest.keyClick(three.board, Qt.Key.Key_F11, Qt.KeyboardModifier.ControlModifier)
    assert heads(three) == ["Ren: parry", "Aki (you): feint", "Aki (you): strike"]
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(three.board, Qt.Key.Key_F11, both)
    form = three.side.sheets.form.form
    assert form is not None
    assert form.title.en == "Ren: parry"
    assert moved(three.situation().view or pytest.fail("no table"), "gone", 1) is None


def test_a_trainer_that_waits_shows_as_anything_declared_does(empty_window: Window) -> None:
    game = middle()
    game.do(SetOptions((("trainer-stage", "answers"),)))
    empty_window.put_on_board(Document(game.table, shipped_base(), None, None))
    game.act("play", selection=Selection(cards=(game.card(IONO),)))
    QApplication.processEvents()
    (slip,) = panel(empty_window).slips
    assert slip.head.text() == "Aki (you): Iono"
    assert slip.details.text() == "Key cards: Iono"
    game.do(PassChance(), 1)
    QApplication.processEvents()
    assert empty_window.run_action("resolve_top")
    assert game.view().stage.declarations == ()


def test_while_what_was_triggered_waits_for_an_order_neither_button_offers_a_pass(
    empty_window: Window,
) -> None:
    table = BlackTable(Side("C2 C3", "S9'", opened="D9 C7"), Side())
    table.start("end")
    empty_window.put_on_board(Document(table.table, cards_of(BLACKPOKER), None, None))
    assert empty_window.bridge is not None
    empty_window.bridge.act_as(1)
    QApplication.processEvents()
    for name in ("pass_chance", "respond"):
        entry = empty_window.registry.get(name)
        assert not entry.when(empty_window.situation(), Selection())
        assert entry.lacks is not None
        why = entry.lacks(empty_window.situation(), Selection())
        assert why is not None
        assert why.en == "Aki orders what was triggered. Pass after that."
    assert not panel(empty_window).choices.buttons["pass_chance"].isEnabled()
