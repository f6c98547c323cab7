"""The pages beside the table: how each is made, by its name, when it is first wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from app.games.game_registry import GAMES, USUAL

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.ui.app.shell import Shell
    from app.ui.cards.browser.browser_page import CardsPage
    from app.ui.decks.editor.editor_page import DeckEditor
    from app.ui.home.decks.decks_page import Decks
    from app.ui.home.home import Home
    from app.ui.settings.settings_page import SettingsPage


def _home(window: Shell, _game: str) -> Home:
    from app.ui.home.home import Home  # noqa: PLC0415 - on demand

    pages, tables = window.pages, window.tables
    home = Home(window.look, GAMES.cards(window.shown_game), tables.offered(window.shown_game))
    home.set_animations(window.settings.animations)
    home.continue_wanted.connect(pages.go_on)
    home.recent_wanted.connect(pages.go_on)
    home.new_table_wanted.connect(tables.new.ask_new)
    home.open_wanted.connect(tables.open_by_hand)
    # The desk is made on demand.
    home.join_wanted.connect(lambda: window.lan_desk().joining.ask())  # noqa: PLW0108
    home.back_wanted.connect(pages.go_back)
    home.deck_wanted.connect(tables.open_file)
    home.decks_wanted.connect(pages.decks.show)
    home.settings_wanted.connect(pages.show_settings)
    home.keys_wanted.connect(lambda: window.sheets.show("keys"))
    home.language_wanted.connect(lambda language: window.looks.apply("language", language))
    home.recent_forgotten.connect(pages.forget)
    return home


def _decks(window: Shell, _game: str) -> Decks:
    from app.ui.home.decks.decks_page import Decks  # noqa: PLC0415 - on demand

    own, tables = window.pages.decks, window.tables
    game = window.shown_game
    cards = GAMES.cards(game)
    decks = Decks(window.look, cards, tables.shipped(game), window.looks.own_pictures)
    decks.game_wanted.connect(own.show_game)
    decks.said.connect(window.tell)
    decks.shelf_changed.connect(own.shelf_changed)
    decks.forget_wanted.connect(own.forget)
    decks.closed.connect(window.pages.leave)
    decks.cards_wanted.connect(lambda: window.pages.open(page_name("cards", decks.game)))
    decks.edit_wanted.connect(own.edit)
    decks.type_in_wanted.connect(own.type_in)
    decks.new_wanted.connect(lambda: own.new(decks.game))
    decks.play_alone_wanted.connect(own.play_alone)
    decks.play_two_wanted.connect(lambda path: tables.play((path,), 2))
    return decks


def _editor(window: Shell, game: str) -> DeckEditor:
    from app.ui.decks.editor.editor_page import DeckEditor  # noqa: PLC0415 - on demand

    own = window.pages.decks
    editor = DeckEditor(
        window.look,
        GAMES.cards(game),
        window.art,
        lambda name: window.registry.keys(name) if name in window.registry else (),
        own=window.looks.own_pictures,
    )
    editor.closed.connect(window.pages.leave)
    editor.play_wanted.connect(own.play_alone)
    editor.export_wanted.connect(own.export)
    editor.type_in_wanted.connect(own.type_in)
    editor.said.connect(window.tell)
    editor.gone.connect(window.tell)
    editor.shelf_changed.connect(own.list_again)
    return editor


def _cards(window: Shell, game: str) -> CardsPage:
    from app.ui.cards.browser.browser_page import CardsPage  # noqa: PLC0415 - on demand

    cards = GAMES.cards(game)
    page = CardsPage(window.look, cards, window.looks.own_pictures)
    page.closed.connect(window.pages.leave)
    if cards.imports is not None:
        page.browser.offer_import(window.sheets.import_cards, window.sheets.type_in_named)
    return page


def _settings(window: Shell, _game: str) -> SettingsPage:
    from app.ui.settings.settings_page import SettingsPage  # noqa: PLC0415 - on demand

    page = SettingsPage(window.look, window.settings, window.registry.actions)
    page.changed.connect(window.looks.apply)
    page.closed.connect(window.pages.leave)
    page.import_wanted.connect(window.sheets.import_cards)
    page.forget_wanted.connect(window.sheets.forget_cards)
    page.sound_wanted.connect(window.looks.sounds.try_out)
    window.looks.sounds.troubled.connect(page.notice.say)
    return page


def page_name(kind: str, game: str) -> str:
    """Return the name of the page of a game."""
    return kind if game == USUAL else f"{kind} {game}"


PAGES: Mapping[str, Callable[[Shell, str], QWidget]] = {
    "home": _home,
    "decks": _decks,
    "editor": _editor,
    "cards": _cards,
    "settings": _settings,
}
