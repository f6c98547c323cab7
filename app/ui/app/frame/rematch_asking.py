"""Asking for another game of several: the sheet for a new table, filled in from the old one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.core.text.words import Words
from app.games.common_options import for_another_table
from app.games.contracts.rematch_contract import PLAIN
from app.games.game_registry import cards_of
from app.ui.app.frame.new_table_asking import ask_for_table
from app.ui.decks.brought_deck import brought_deck
from app.ui.home.game_choice import GameChoice
from app.ui.table.rematch_table import lay_again, next_order, wanted_of

if TYPE_CHECKING:
    from app.games.contracts.rematch_contract import Kind
    from app.ui.app.shell import Shell
    from app.ui.table.new_table.chosen_table import NewTable
    from app.ui.table.new_table.new_table_sheet import NewTableSheet
    from app.ui.table.table_document import Document

REMATCH = Words("Another game", "もう一度対戦する")


def lay_or_ask(window: Shell, lay: Callable[[NewTable], None], kind: Kind) -> None:
    """Lay the next table for the players of the one in front; of several, ask who sits where."""
    old = window.document
    # Of two there is nothing to ask: the same seats, or swapped. How a tie is settled is no choice.
    if old is None or kind not in PLAIN or old.spec.seats[1] <= 2:
        lay_again(window, kind)
    else:
        ask_again(window, lay, old, kind)


def ask_again(
    window: Shell, lay: Callable[[NewTable], None], old: Document, kind: Kind
) -> NewTableSheet:
    """Ask who sits where, with which decks and who goes first, as it was at the `old` table.

    `lay` is called with what was chosen. The old table stays until then.
    """
    wanted = wanted_of(old, kind)
    names = [old.seats[seat].name for seat in next_order(len(old.seats), kind)]

    def lay_and_begin(chosen: NewTable) -> None:
        lay(chosen)
        new = window.document
        if new is None or new is old or [seat.name for seat in new.seats] != names:
            # Others sit there: what the old game says of its seats is not theirs.
            return
        if wanted.begins is not None:
            new.table.sit(wanted.seat).ask(wanted.begins)
            new.nothing_done_yet()

    sheet = ask_for_table(window, lay_and_begin, old.spec.id, seats=len(old.seats))
    choice = sheet.findChild(GameChoice)
    if choice is not None:
        # Another game of the same is asked for.
        choice.hide()
    cards = cards_of(old.spec)
    # Who brought none played with what another brought, and is to do so again.
    shared = next(filter(None, map(old.deck_of, range(len(old.seats)))), ())
    for form, seat in zip(sheet.forms, next_order(len(old.seats), kind), strict=False):
        form.name.setText(old.seats[seat].name)
        if keys := old.deck_of(seat) or shared:
            form.deck.offer_brought(brought_deck(keys, cards))
    (sheet.seating.apart if old.apart else sheet.seating.open_hands).setChecked(True)
    sheet.rules.show_options(for_another_table(wanted.options))
    sheet.title.setText(
        f"{REMATCH.in_(window.look.language)} · {old.spec.title.in_(window.look.language)}"
    )
    sheet.start.setFocus()
    return sheet
