"""Asking for a new table: the sheet of one game, and the way from it to that of another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QPushButton, QWidget

from app.games.game_registry import GAMES
from app.ui.home.game_choice import GameChoice
from app.ui.table.new_table.new_table_sheet import NewTableSheet
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.plain_text import literal

if TYPE_CHECKING:
    from app.ui.app.shell import Shell
    from app.ui.table.new_table.chosen_table import NewTable

Sources = Sequence[Path | str]
"""Deck lists, as files or as text, for the first seats."""


def ask_for_table(
    window: Shell,
    lay: Callable[[NewTable], None],
    game: str,
    decks: Sources = (),
    seats: int = 0,
    *,
    network: bool = False,
) -> NewTableSheet:
    """Ask who sits down to a game with which decks; the sheet before it goes.

    `lay` is called with what was chosen. `network`: the others come over the network. Where there
    are several games, the sheet begins with the choice of another one.
    """
    for old in window.room.findChildren(NewTableSheet):
        old.leave()
    sheet = NewTableSheet(
        window.look,
        window.room,
        GAMES.cards(game),
        window.tables.known_decks(game),
        game,
        window.settings.player_name,
    )
    sheet.chosen.connect(lay)
    if network:
        sheet.seating.network.setChecked(True)
    if len(GAMES) > 1:
        choice = GameChoice(window.look, game)
        sheet.area.column.insertWidget(0, choice)
        QWidget.setTabOrder(choice.choices[game], sheet.seating.alone)
        choice.wanted.connect(lambda other: _ask_for_other(window, sheet, lay, other, decks))
    _offer_lesson(window, sheet)
    sheet.open(decks, seats)
    return sheet


def _offer_lesson(window: Shell, sheet: NewTableSheet) -> None:
    """Offer the first game for newcomers, above all that is chosen, in a game that has one."""
    lesson = sheet.spec.lesson() if sheet.spec.lesson is not None else None
    if lesson is None:
        return
    button = QPushButton(literal(lesson.invites.in_(window.look.language)))

    def learn() -> None:
        sheet.leave()
        window.tables.new.learn(sheet.game)

    button.clicked.connect(learn)
    choice = sheet.findChild(GameChoice)
    sheet.area.column.insertWidget(0 if choice is None else 1, button)


def _ask_for_other(
    window: Shell, sheet: NewTableSheet, lay: Callable[[NewTable], None], game: str, decks: Sources
) -> None:
    """Ask for a table of another game, with what was answered as far as that game asks it too."""
    network = sheet.seating.network.isChecked()
    count = 0 if network else sheet.seating.count
    names = [field.text() for field in sheet.names]
    other = ask_for_table(window, lay, game, decks, count, network=network)
    for field, name in zip(other.names, names, strict=False):
        field.setText(name)
    choice = other.findChild(GameChoice)
    if choice is not None:
        # The arrows go on from there, once Qt is done with the key that led here.
        soon(choice.take_keyboard)
