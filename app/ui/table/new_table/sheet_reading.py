"""What is chosen in the sheet for a new table, read as one value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.options import with_options
from app.games.contracts.computer_contract import played_by
from app.games.seats.first_seat import may_draw
from app.ui.table.last_table import USUAL_NAMES
from app.ui.table.new_table.chosen_table import NewTable

if TYPE_CHECKING:
    from app.ui.table.new_table.new_table_sheet import NewTableSheet
    from app.ui.table.new_table.seat_form import SeatForm


def chosen_in(sheet: NewTableSheet) -> NewTable | None:
    """Return what is chosen now; None while a deck is missing."""
    used, spec = sheet.rows.used, sheet.spec
    if not (all(form.ready for form in used) and sheet.rules.rows.readable):
        return None
    network = sheet.seating.network.isChecked()
    count = sheet.hosting.seats.value() if network else len(used)
    players = sheet.hosting.players if network else [form.player for form in used]
    played = tuple(played_by(seat, one) for seat, one in enumerate(players) if one)
    return NewTable(
        sheet.game,
        tuple(_name_of(sheet, form, usual) for form, usual in zip(used, USUAL_NAMES, strict=False)),
        tuple(form.deck.deck for form in used if spec.brings_decks),
        sheet.chance.seed,
        sheet.setup.isChecked(),
        sheet.seating.apart.isChecked(),
        with_options(sheet.rules.rows.options, played),
        sheet.hosting.choice if network else None,
        sheet.first.seat if may_draw(spec, count) else 0,
        sheet.presets.preset,
    )


def _name_of(sheet: NewTableSheet, form: SeatForm, usual: str) -> str:
    """Return what somebody is called: as was typed, or as a computer, or as usual."""
    computer = sheet.spec.players.get(form.player)
    titled = usual if computer is None else computer.title.in_(sheet.look.language)
    return form.name.text().strip() or titled
