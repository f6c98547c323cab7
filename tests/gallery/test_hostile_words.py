"""Each screen once, in a look of its own, with hostile words in every field.

Nothing raises, warns, stays behind or goes on for ever; and what others write is text: nothing of
it is read as markup, as a letter that opens an entry, or as the name of a file to be opened; and
nothing that is clicked is smaller than an unsteady hand needs. The
long form, which makes pictures to look at, is `python -m tests.gallery`.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolTip

from app.core.intent import Announce, Move, PutMark
from app.core.intents.agreement_intents import Rule, SetOptions
from app.core.intents.turn_intents import Declare, SetPhase, Use
from app.core.text.words import Words
from app.games.game_api import Drop, Selection
from app.games.pokemon.cards.decklists.decklist import printings
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.ui.decks.editor.deck_menus import card_menu
from app.ui.panels.messages.message_list import Remedy
from app.ui.panels.messages.messages_panel import MessagesPanel
from tests.gallery import deck
from tests.gallery.game import duel
from tests.gallery.screens import SCREENS
from tests.gallery.studio import Shot, Studio, open_studio
from tests.gallery.written import Written, on_screen, written
from tests.helpers.at_rest import still_laid_out
from tests.helpers.hostile import CARD, CARD_TEXT, Bait, bait, hostile, hostile_cards, texts
from tests.helpers.shown_texts import read_as_markup, shown_texts
from tests.helpers.targets import too_small

PLAIN = Shot("en", "light", (1600, 960))
"""The look in which all that others write has room to stand whole."""
LOOKS = (
    Shot("ja", "dark", text=2.0),
    PLAIN,
    Shot("en", "contrast", text=3.0),
    Shot("ja", "light", (1600, 960)),
    Shot("en", "dark"),
    Shot("ja", "contrast", text=1.5),
)

FIELDS = {
    "a player": ("qA", "two"),
    "another player": ("qB", "two"),
    "a player in the network": ("qB", "lobby"),
    "a player at the table": ("qB", "people"),
    "a player who asks": ("qB", "together"),
    "a player one was with": ("qB", "go_back"),
    "a spectator": ("qC", "people"),
    "a deck": ("qD", "deck_rows"),
    "a deck of the list": ("qD", "decks_menu"),
    "another deck": ("qE", "deck_findings"),
    "a note": ("qF", "two"),
    "another note": ("qG", "crowded"),
    "a mark": ("qH", "crowded"),
    "a branch": ("qI", "two"),
    "the note of a branch": ("qK", "two"),
    "a line of chat": ("qL", "lobby"),
    "a line of chat at the table": ("qL", "people"),
    "a table": ("qM", "join"),
    "a host": ("qN", "join"),
    "a file": ("qO", "home_again"),
    "a card": (CARD, "two"),
    "a card of a pile": (CARD, "pile"),
    "the text of a card": (CARD_TEXT, "reading"),
    "a set": ("qR", "deck_browsing"),
}
"""What others write -> its last word, and a screen on which it stands."""


@pytest.fixture(scope="module")
def laid_out() -> Iterator[Bait]:
    with bait() as found:
        yield found


@pytest.fixture(scope="module")
def base(laid_out: Bait) -> PokemonCards:
    return hostile_cards(laid_out)


@pytest.fixture
def words(
    laid_out: Bait, base: PokemonCards, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Written]:
    """Let everything on the screens be written by somebody who means harm."""
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path))
    monkeypatch.setattr("app.games.pokemon.cards.every_card._usual", lambda: base)
    found = hostile(laid_out)
    laid_out.taken()
    with written(found):
        yield found


def shown(studio: Studio) -> list[tuple[str, str]]:
    """Return every text that stands anywhere on a screen."""
    tops = [top for top in QApplication.topLevelWidgets() if top.isVisible()]
    assert studio.window in tops
    return [text for top in tops for text in shown_texts(top)]


FIELDS_ON = defaultdict[str, list[str]](list)
for _last, _screen in FIELDS.values():
    FIELDS_ON[_screen].append(_last)


def spoilt(texts_shown: list[tuple[str, str]], whole: dict[str, str]) -> list[str]:
    """Return what does not stand there as it was written."""
    return [
        f"{where}: {text!r}"
        for where, text in texts_shown
        if any(last in text and written not in text for last, written in whole.items())
    ]


def look_through(studio: Studio, words: Written, laid_out: Bait) -> list[str]:
    """Return what of a screen is read as more than text."""
    picture = studio.photograph()
    assert (picture.width(), picture.height()) == studio.look.size
    tops = [top for top in QApplication.topLevelWidgets() if top.isVisible()]
    problems = [problem for top in tops for problem in read_as_markup(top)]
    problems += spoilt(shown(studio), texts(words, laid_out))
    taken = laid_out.taken()
    return problems + ([f"a file was opened {taken} times"] if taken else [])


def looks_of_screens() -> Iterator[tuple[str, Shot]]:
    """Give each screen its look: those with a field of somebody else the one with room for it."""
    looks = cycle(LOOKS)
    for name in SCREENS:
        yield name, PLAIN if name in FIELDS_ON else next(looks)


@pytest.mark.parametrize(("name", "look"), list(looks_of_screens()))
def test_a_screen_shows_what_others_write_as_text_and_comes_to_rest(
    qapp: QApplication,
    words: Written,
    laid_out: Bait,
    caplog: pytest.LogCaptureFixture,
    name: str,
    look: Shot,
) -> None:
    with caplog.at_level(logging.WARNING), open_studio(qapp, look) as studio:
        SCREENS[name](studio)
        problems = look_through(studio, words, laid_out)
        problems += [f"too small to click: {one}" for one in too_small()]
        assert not still_laid_out()
        stands = [text for _, text in shown(studio)]
    assert problems == [], "\n".join(problems)
    assert laid_out.taken() == 0
    whole = texts(words, laid_out)
    for last in FIELDS_ON[name]:
        assert any(whole.get(last, last) in text for text in stands), last
    assert not caplog.records


# -- what opens over a screen ---------------------------------------------------------------


def menu_with_a_note(studio: Studio) -> str:
    studio.lay(duel())
    studio.board.select(Selection(units=(studio.piece("bench.1", 1),)))
    studio.window.place.menus.open()  # type: ignore[union-attr]
    return "qF"


def prints_of_a_card(studio: Studio) -> str:
    cards = studio.window.cards
    editor = deck.edit(studio, deck.shipped(cards))
    row = next(
        row
        for row in editor.parts.view.model().rows  # type: ignore[attr-defined]
        if row.line is not None and len(printings(row.line, cards)) > 1
    )
    menu = card_menu(row, cards, studio.look.language, editor)
    below = next(action.menu() for action in menu.actions() if action.menu() is not None)
    below.popup(QPoint(50, 50))
    return "qR"


def menu_of_a_name(studio: Studio) -> str:
    studio.lay(duel())
    log, card = studio.side.log, studio.board.bridge.view.cards_in("discard.0")[0]
    menu = QMenu(log)
    log._offer_card(menu, studio.board.bridge.view.cards[card].ref or "")
    menu.popup(QPoint(50, 50))
    return CARD


def readings_of_a_drop(studio: Studio) -> str:
    studio.lay(duel())
    unit = studio.piece("bench.0", 1)
    words = Words(f"Attach to {on_screen().players[0]}", f"{on_screen().players[0]}につける")
    studio.window.place.menus.offer_readings(  # type: ignore[union-attr]
        [Drop(words, Move((unit,), "hand.0"))], QPoint(50, 50)
    )
    return "qA"


def found_by_name(studio: Studio) -> str:
    studio.lay(duel())
    studio.window.run_action("find")
    QTest.keyClicks(QApplication.focusWidget(), "dra")
    return CARD


def said_in_messages(studio: Studio) -> str:
    studio.lay(duel(history=False))
    file = on_screen().file
    offer = Remedy(Words(file, file), lambda: None)
    studio.window.tell(Words(f"Saved: {file}", f"保存：{file}"), "warning", offer)
    studio.window.run_action("messages")
    panel = studio.side.tabs.content("messages")
    assert isinstance(panel, MessagesPanel)
    panel.list.setCurrentIndex(panel.list.model().index(0, 0))
    panel._open_more()
    return "qO"


def what_no_game_has(studio: Studio) -> str:
    """Everything that a seat may say, or name after itself, past what a window offers."""
    studio.lay(duel(history=False))
    words = on_screen()
    for intent in (
        Announce("say", words.chat),
        Announce("attack", words.chat, (studio.piece("active.0"),)),
        Use(words.chat),
        PutMark(("table",), words.mark, value=2, text=words.chat),
        Rule(words.chat, words.chat),
        Declare(words.chat, cost=words.chat),
        SetOptions((("advice", "illegal"),)),
        SetPhase(words.chat),
    ):
        studio.window.ask(intent)
    return "qL"


def tip_of_a_step(studio: Studio) -> str:
    """The tool tip of the history's named step, as the pointer brings it."""
    studio.lay(duel())
    view = studio.side.history.view
    node = next(iter(view.tree.labels))
    spot = view.position(node).toPoint()
    at = view.viewport().mapToGlobal(spot)
    QApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, spot, at))
    return "qI"


OPENED = (
    menu_with_a_note,
    prints_of_a_card,
    menu_of_a_name,
    readings_of_a_drop,
    found_by_name,
    said_in_messages,
    what_no_game_has,
    tip_of_a_step,
)


@pytest.mark.parametrize("opened", OPENED, ids=lambda opened: opened.__name__)
def test_what_opens_over_a_screen_is_text(
    qapp: QApplication, words: Written, laid_out: Bait, opened: Callable[[Studio], str]
) -> None:
    with open_studio(qapp, PLAIN) as studio:
        last = opened(studio)
        studio.settle()
        whole = texts(words, laid_out).get(last, last)
        assert any(whole in text for _, text in shown(studio))
        problems = look_through(studio, words, laid_out)
        QToolTip.hideText()
    assert problems == [], "\n".join(problems)
