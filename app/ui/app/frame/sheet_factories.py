"""The sheets that lie over any page: how each is made, by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from app.core.text.words import Words
from app.games.game_registry import GAMES, cards_of

if TYPE_CHECKING:
    from app.games.game_api import GameSpec
    from app.ui.app.about_sheet import AboutSheet
    from app.ui.app.shell import Shell
    from app.ui.cards.browser.browser_sheet import CardsSheet
    from app.ui.commands.keys_sheet import KeysSheet
    from app.ui.incoming.position_sheet import PositionSheet
    from app.ui.learning.lists_sheet import ListsSheet
    from app.ui.learning.questions_sheet import QuestionsSheet
    from app.ui.panels.readings.judges_notes_sheet import JudgesNotesSheet

    Sheet = (
        AboutSheet
        | CardsSheet
        | JudgesNotesSheet
        | KeysSheet
        | ListsSheet
        | PositionSheet
        | QuestionsSheet
    )

NO_QUESTIONS = Words("This game has no rules questions.", "このゲームにルール問題はありません。")
NO_LISTS = Words("No game here has lists.", "一覧表のあるゲームはありません。")


def _about(window: Shell) -> AboutSheet:
    from app.ui.app.about_sheet import AboutSheet  # noqa: PLC0415 - on demand

    sheet = AboutSheet(window.look, window.room)
    sheet.error_log_wanted.connect(window.sheets.open_error_log)
    return sheet


def _cards(window: Shell) -> CardsSheet:
    from app.ui.cards.browser.browser_sheet import CardsSheet  # noqa: PLC0415 - on demand

    own, bridge = window.looks.own_pictures, window.bridge
    cards = window.cards if bridge is None else cards_of(bridge.spec)
    sheet = CardsSheet(window.look, window.room, cards, own, window.top_bar)
    if cards.imports is not None:
        sheet.browser.offer_import(window.sheets.import_cards, window.sheets.type_in_named)
    return sheet


def _keys(window: Shell) -> KeysSheet:
    from app.ui.commands.keys_sheet import KeysSheet  # noqa: PLC0415 - on demand

    sheet = KeysSheet(window)
    sheet.change_wanted.connect(lambda: window.pages.show_settings("keys"))
    return sheet


def _lists(window: Shell) -> ListsSheet | None:
    from app.ui.learning.lists_sheet import ListsSheet  # noqa: PLC0415 - on demand

    spec = _game_with(window, lambda spec: spec.lists is not None)
    if spec is None:
        window.tell(NO_LISTS)
        return None
    return ListsSheet(window, spec)


def _questions(window: Shell) -> QuestionsSheet | None:
    from app.ui.learning.questions_sheet import QuestionsSheet  # noqa: PLC0415 - on demand

    spec = _game_with(window, lambda spec: spec.puzzles is not None)
    if spec is None:
        window.tell(NO_QUESTIONS)
        return None
    return QuestionsSheet(window, spec)


def _game_with(window: Shell, has: Callable[[GameSpec], bool]) -> GameSpec | None:
    """Return the game of the table, if it has that; without a table that of the decks, or any."""
    if window.bridge is not None:
        return window.bridge.spec if has(window.bridge.spec) else None
    first = window.cards.game
    every = (GAMES[name] for name in sorted(GAMES, key=lambda name: name != first))
    return next((spec for spec in every if has(spec)), None)


def _notes(window: Shell) -> JudgesNotesSheet:
    from app.ui.panels.readings.judges_notes_sheet import JudgesNotesSheet  # noqa: PLC0415 - on demand

    return JudgesNotesSheet(window)


def _position(window: Shell) -> PositionSheet:
    """Return the sheet with what was typed in it before."""
    from app.ui.incoming.position_sheet import PositionSheet  # noqa: PLC0415 - on demand

    old = window.room.findChild(PositionSheet)
    game = window.bridge.spec.id if window.bridge is not None else window.shown_game
    if not isinstance(old, PositionSheet):
        return PositionSheet(window, game)
    old.suggest(game)
    return old


SHEETS: Mapping[str, Callable[[Shell], Sheet | None]] = {
    "about": _about,
    "cards": _cards,
    "keys": _keys,
    "lists": _lists,
    "notes": _notes,
    "position": _position,
    "questions": _questions,
}
