"""What a screen reader, and whoever has no mouse, gets of the whole window."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QRadioButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.core import intent as i
from app.core.intent import Draw, Flip, Move, Procedure, PutMark, Redo, Undo
from app.core.text.words import Language
from app.ui.app.window import Window
from app.ui.board.board_view import BoardView
from app.ui.commands.finder import Finder
from app.ui.look.look import Look
from app.ui.panels.announce import Announcer
from app.ui.panels.cards.reading_view import ReadingView
from app.ui.panels.floating import FloatingPanel
from app.ui.panels.history.step_words_seen import Telling
from app.ui.table.pictures.picture_taking import pictures
from app.ui.table.table_document import new_document
from tests.games.pokemon_table import DECK
from tests.ui.outline.reader import listening

pytestmark = pytest.mark.painted

JAPANESE = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
SAME_IN_BOTH = re.compile(
    r"Chabudai \d[\s\S]*|日本語|English|Aki|Ren|[\d%+\-−. /·×…:：()]+|[A-Z][a-z]*\+?\w*|F\d+|K"
)
"""What is written alike in both languages: names of languages and people, numbers, versions."""
PAINTED = ("BoardView", "HistoryView", "SideTabs", "QLabel", "QScrollArea")
"""Views of our own, whose role Qt cannot know; they speak by name and description."""

ROUNDS = 2
"""How often Tab goes all the way round: as it did twice, it goes on for ever."""


@pytest.fixture
def window(empty_window: Window, qtbot: QtBot) -> Window:
    """A Pokémon table for two, set up."""
    window = empty_window
    document = new_document("pokemon", ("Aki", "Ren"), (DECK, DECK), window.cards, window.tell, 7)
    window.put_on_board(document)
    for seat in (0, 1):
        document.table.sit(seat).ask(Procedure("setup", (("auto", "1"),)))
    with qtbot.waitActive(window):
        window.activateWindow()
    return window


def side(window: Window) -> object:
    assert window.side is not None
    return window.side


SCENES: dict[str, Callable[[Window], object]] = {
    "table": lambda _: None,
    "outline": lambda w: w.side_panel.show_tab("outline"),
    "messages": lambda w: w.side_panel.show_tab("messages"),
    "a pile": lambda w: side(w).sheets.viewer.search("deck.0"),  # type: ignore[attr-defined]
    "the end of a search": lambda w: (
        side(w).sheets.viewer.search("deck.0"),  # type: ignore[attr-defined]
        side(w).sheets.viewer.wish_to_leave(),  # type: ignore[attr-defined]
    ),
    "the top of a pile": lambda w: side(w).sheets.top.look_at("deck.0", 4),  # type: ignore[attr-defined]
    "a note": lambda w: side(w).sheets.notes.write(("table",)),  # type: ignore[attr-defined]
    "a large card": lambda w: side(w).pointed.read("TWM-130"),  # type: ignore[attr-defined]
    "finder": lambda w: w.sheets.show_finder(),
    "keys": lambda w: w.sheets.show("keys"),
    "settings": lambda w: w.pages.show_settings(),
    "decks": lambda w: w.pages.decks.show(),
    "home": lambda w: w.pages.show_home(),
    "a new table": lambda w: w.tables.new.ask_new(),
    "about": lambda w: w.sheets.show("about"),
    "the tour": lambda w: w.sheets.show_tour(),
    "a picture": lambda w: pictures(w).ask(),
}


def opened(window: Window, scene: str, language: Language) -> QWidget:
    """Open a scene and return the window it is in."""
    if language != window.look.language:
        window.looks.switch_language()
    SCENES[scene](window)
    QApplication.processEvents()
    active = QApplication.activeWindow()
    return active if active is not None else window


def of_ours(widget: QWidget) -> bool:
    """Whether a widget is met by itself, and no part that Qt builds another from."""
    parent = widget.parentWidget()
    return (
        widget.isVisible()
        and widget.focusProxy() is None
        and not (isinstance(parent, QAbstractScrollArea) and parent.viewport() is widget)
        and type(widget).__name__ != "QLineEditIconButton"
    )


def reachable(root: QWidget) -> Iterator[QWidget]:
    """Everything in a window that takes the keyboard."""
    for widget in root.findChildren(QWidget):
        by_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        if of_ours(widget) and widget.isEnabled() and by_tab and widget.window() is root:
            yield widget


def pressable(root: QWidget) -> Iterator[QWidget]:
    """Everything in a window that takes the keyboard or can be pressed, now or later."""
    for widget in root.findChildren(QWidget):
        takes = widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        if of_ours(widget) and (takes or isinstance(widget, QAbstractButton)):
            yield widget


def named(widget: QWidget) -> str:
    """What a screen reader calls a widget."""
    if isinstance(widget, QComboBox):
        # Where names come by relation, Qt gives out what is chosen instead.
        return widget.accessibleName()
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def called(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.objectName()} {named(widget)!r}"


def ill_named(root: QWidget, language: Language) -> list[str]:
    """Return what can be pressed and has no name in the language, or no role."""
    found = [f"has no name: {called(one)}" for one in pressable(root) if not named(one).strip()]
    found += [
        f"is not in {language}: {called(widget)}"
        for widget in pressable(root)
        if not _speaks(named(widget), language)
    ]
    nothing = (QAccessible.Role.NoRole, QAccessible.Role.Client, QAccessible.Role.Window)
    return found + [
        f"has no role: {called(widget)}"
        for widget in pressable(root)
        if QAccessible.queryAccessibleInterface(widget).role() in nothing
        and type(widget).__name__ not in PAINTED
    ]


def _speaks(name: str, language: Language) -> bool:
    if language == "ja":
        return bool(JAPANESE.search(name)) or not SAME_IN_BOTH.sub("", name).strip()
    return not JAPANESE.search(SAME_IN_BOTH.sub("", name))


def not_reached(window: Window, root: QWidget) -> list[str]:
    """Return what Tab does not reach; raises AssertionError where it leads away or is held."""
    # What lies in front keeps the keyboard until it is left.
    front = [
        each
        for kind in (FloatingPanel, Finder, ReadingView)
        for each in window.findChildren(kind)
        if each.isVisible()
    ]
    within: QWidget = front[-1] if front else root
    goals = [widget for widget in reachable(root) if within.isAncestorOf(widget)]
    seen: set[QWidget] = set()
    held, before, rounds = 0, None, 0
    first = QApplication.focusWidget()
    for _ in range(250):
        here = QApplication.focusWidget()
        assert here is not None
        assert within.isAncestorOf(here)
        seen.add(here)
        rounds += here is first and before is not None and before is not first
        if rounds == ROUNDS:
            break
        held = held + 1 if here is before else 0
        assert len(goals) == 1 or held < 30, f"{called(here)} holds the keyboard"
        before = here
        QTest.keyClick(here, Qt.Key.Key_Tab)
    return [
        f"Tab does not reach: {called(widget)}"
        for widget in goals
        if widget not in seen and not _stands_for(widget, seen)
    ]


def _stands_for(widget: QWidget, seen: set[QWidget]) -> bool:
    """Whether the arrows lead to a widget: Tab reaches one round button of a group."""
    return isinstance(widget, QRadioButton) and any(
        isinstance(other, QRadioButton) and other.parent() is widget.parent() for other in seen
    )


def unseen(window: Window, root: QWidget) -> list[str]:
    """Return what looks the same with the keyboard on it as without, in any theme."""
    found = []
    # The usual one last: what is looked at afterwards meets the window as it was opened.
    for theme in ("dark", "contrast", "light"):
        window.looks.apply("theme", theme)
        there = list(reachable(root))
        for widget in there:
            others = (other for other in there if other is not widget)
            away = next((other for other in others if other.isVisible()), None)
            if away is None or not widget.isVisible():
                continue
            away.setFocus()
            without = widget.grab().toImage()
            widget.setFocus(Qt.FocusReason.TabFocusReason)
            if widget.hasFocus() and widget.grab().toImage() == without:
                found.append(f"the keyboard is not seen, {theme}: {called(widget)}")
    return found


@pytest.mark.parametrize("scene", SCENES)
def test_whatever_can_be_pressed_has_a_name_in_japanese_and_a_role(
    window: Window, scene: str
) -> None:
    assert ill_named(opened(window, scene, "ja"), "ja") == []


@pytest.mark.parametrize("scene", SCENES)
def test_all_is_named_and_reached_by_tab_and_shows_the_keyboard(window: Window, scene: str) -> None:
    """In English; one window for all three, which are looked at even where one of them fails."""
    root = opened(window, scene, "en")
    begins_at = QApplication.focusWidget()
    assert begins_at is not None
    problems = ill_named(root, "en")
    if scene != "a large card":
        problems += unseen(window, root)
        begins_at.setFocus()
    try:
        problems += not_reached(window, root)
    except AssertionError as problem:
        problems.append(str(problem))
    assert problems == []


# -- the board ----------------------------------------------------------------------------------


def board(window: Window) -> BoardView:
    assert window.board is not None
    return window.board


def test_the_board_says_what_the_keyboard_stands_on(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert window.bridge is not None
    unit = window.bridge.view.zones["active.0"].items[0]
    window.ask(PutMark((unit,), "damage", add=20))
    with listening(monkeypatch) as heard:
        board(window).setFocus(Qt.FocusReason.TabFocusReason)
        board(window).focus._put(unit)
    words = heard[-1]
    assert "damage 20" in words
    assert words.endswith("Active Spot, 1 of 1")
    assert board(window).accessibleDescription() == words
    board(window).focus._put("pile:deck.0")
    assert board(window).accessibleDescription() == "Deck, 29 cards"
    board(window).focus._put("pile:deck.1")
    assert board(window).accessibleDescription() == "Ren's Deck, 29 cards"
    window.looks.switch_language()
    board(window).focus._put("pile:deck.1")
    assert board(window).accessibleDescription() == "Renの山札、29枚"


def test_the_board_tells_how_much_lies_where(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    with listening(monkeypatch):
        board(window).focus.hide()
        window.ask(Draw(2, "deck.0", "hand.0"))
        seats = board(window).accessibleDescription().split("\n")
    assert seats[0].startswith("Aki (you), Deck 27, Hand ")
    assert "; Active Spot, 1; " in seats[0]
    assert seats[1].startswith("Ren, Deck 29, Hand ")
    window.ask(Draw(2, "deck.0", "hand.0"))
    # Nobody listens any more: nothing is worked out.
    assert "Deck 27" in board(window).accessibleDescription()


# -- announcements ------------------------------------------------------------------------------


@pytest.fixture
def announcer(window: Window) -> Iterator[Announcer]:
    assert window.bridge is not None
    assert window.document is not None
    telling = Telling(window.bridge, window.document.lexicon)
    announcer = Announcer(Look(language="en"), telling, board(window))
    yield announcer
    announcer.deleteLater()


def ask(window: Window, seat: int, *intents: object) -> None:
    assert window.document is not None
    for intent in intents:
        window.document.table.sit(seat).ask(intent)  # type: ignore[arg-type]


def test_every_gesture_is_spoken_as_the_seat_may_hear_it(
    window: Window, announcer: Announcer, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert window.bridge is not None
    with listening(monkeypatch) as heard:
        ask(window, 1, Draw(2, "deck.1", "hand.1"))
        assert "Ren draws 2 cards" in heard
        ask(window, 0, Draw(1, "deck.0", "hand.0"))
        card = window.bridge.view.cards_in("hand.0")[-1]
        name = window.cards.get(window.bridge.view.cards[card].ref or "").name.en
        assert f"Aki draws 1 card ({name})" in heard
        ask(window, 0, Move((card,), "discard.0", verb="discard"))
        assert f"Aki discards {name} from their hand" in heard


def test_coins_are_spoken_once(
    window: Window, announcer: Announcer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with listening(monkeypatch) as heard:
        ask(window, 0, Flip(3))
    flips = [words for words in heard if words.startswith("Aki flips 3 coins: ")]
    assert len(set(flips)) == 1


def test_a_refusal_is_urgent(
    window: Window, announcer: Announcer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with listening(monkeypatch) as heard:
        window.ask(i.Look("deck.1"))
    assert len(heard) == 1
    assert heard[0].startswith("!")


def test_journeys_through_the_history_are_spoken(
    window: Window, announcer: Announcer, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.ask(Draw(1, "deck.0", "hand.0"))
    with listening(monkeypatch) as heard:
        window.ask(Undo())
        QApplication.processEvents()
        assert any("draws" in words for words in heard)
        heard.clear()
        window.ask(Redo())
        assert "Aki does 1 step again" in heard
        heard.clear()
        window.place.change_seat()
        assert "Ren is sitting here now" in heard


def test_nobody_works_anything_out_while_nobody_listens(
    window: Window, announcer: Announcer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told(*_: object) -> str:
        raise AssertionError("somebody asked for a sentence")

    monkeypatch.setattr(announcer._telling, "text", told)
    assert not QAccessible.isActive()
    ask(window, 0, Draw(1, "deck.0", "hand.0"))
