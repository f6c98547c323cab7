"""Who knows which hidden card in one reading and not in the other."""

from __future__ import annotations

from app.games.game_registry import cards_of
from app.games.lexicon import lexicon
from app.session.positions.known_differences import known_differences
from tests.session.readings.readings_table import SPEC, disputed


def test_a_card_that_was_looked_at_is_told_of_whoever_looked() -> None:
    table, retreat, switch = disputed()
    one, other = (table.host.tree.table_at(node) for node in (retreat, switch))
    (found,) = known_differences(one, other, lexicon(SPEC, cards_of(SPEC)))
    assert found.about.en == "What Aki knows"
    # The Switch lies open by then: everybody knows it, and that is no secret of a seat.
    assert (found.one.en, found.other.en) == ("Switch", "Dreepy")
    assert known_differences(one, one, lexicon(SPEC, cards_of(SPEC))) == ()
