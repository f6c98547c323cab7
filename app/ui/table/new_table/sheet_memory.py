"""What the sheet for a new table proposes, from what was laid last, and what it keeps for the next.

Names, decks and the number of seats are proposed for any game; rules, computers and presets only
for the one that they belong to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.contracts.computer_contract import NOBODY, OPTION, computers_of
from app.games.seats.seat_counts import usual_count
from app.ui.table.last_table import LastTable

if TYPE_CHECKING:
    from app.core.options import Options
    from app.ui.table.new_table.chosen_table import NewTable
    from app.ui.table.new_table.new_table_sheet import NewTableSheet


def propose(sheet: NewTableSheet, last: LastTable, own: str) -> None:
    """Fill the sheet with what was laid last, as far as it is still there.

    `own` is who sits here as a rule.
    """
    same, spec = last.game == sheet.game, sheet.spec
    sheet.rows.have(usual_count(spec, last.seats))
    names = (own, *last.names[1:]) if own else last.names
    for field, name in zip(sheet.names, names, strict=False):
        field.setText(name)
    for seat, form in enumerate(sheet.forms):
        if seat < len(last.decks) and same:
            form.propose(last.decks[seat])
        elif spec.needs_decks and form.deck.box.count() > seat + 1:
            # Where nobody needs a deck of their own, all play with the game's own cards.
            form.deck.box.setCurrentIndex(seat)
    sheet.seating.choose(last.seats)
    sheet.setup.setChecked(last.deal)
    (sheet.seating.apart if last.apart else sheet.seating.open_hands).setChecked(True)
    if not same:
        return
    for form, player in zip(sheet.forms, last.players, strict=False):
        form.choose_player(player)
    sheet.rules.show_options(last.options)
    sheet.presets.show_count(sheet.seating.count)
    sheet.presets.choose(last.preset)


def remembered(sheet: NewTableSheet, table: NewTable) -> LastTable:
    """Return what the next sheet begins with."""
    return LastTable(
        tuple(field.text().strip() for field in sheet.names),
        tuple(choice.source for choice in sheet.decks),
        len(table.names),
        deal=table.setup,
        apart=table.apart,
        options=without_players(table.options),
        game=sheet.game,
        players=tuple(form.player for form in sheet.forms),
        preset=table.preset.name if table.preset is not None else "",
    )


def without_players(options: Options) -> Options:
    """Return options but for those that say which computer plays a seat."""
    played = {f"{OPTION}{seat}" for seat in computers_of(options)}
    return tuple(pair for pair in options if pair[0] not in played and pair[1] != NOBODY)
