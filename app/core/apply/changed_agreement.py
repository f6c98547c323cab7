"""What the table agrees on."""

from __future__ import annotations

from app.core.apply.fitting import ImpossibleFactError, check_agreed
from app.core.apply.table_draft import TableDraft
from app.core.data.value import replace
from app.core.facts.agreement_facts import MOST_SUBJECTS, OptionsSet, Ruled
from app.core.options import names_option, with_options
from app.core.table import Table


def options_set(table: Table, fact: OptionsSet) -> Table:
    """Return the table once it agreed on something else."""
    options = with_options(table.options, fact.changes)
    zones = [zone.id for zone in table.setting.zones.values() if zone.spec.depends]
    if not zones:
        return replace(table, options=options)
    draft = TableDraft(table)
    draft.options = options
    return draft.done(card for zone in zones for card in table.zones[zone])


def ruled(table: Table, fact: Ruled) -> Table:
    """Return the same table: a ruling moves nothing, and may not be about what nobody can mean."""
    if not names_option(fact.rule) or len(fact.subjects) > MOST_SUBJECTS:
        message = f"no ruling is about {len(fact.subjects)} things and {fact.rule[:40]!r}"
        raise ImpossibleFactError(message)
    check_agreed(table, fact.seats)
    return table
