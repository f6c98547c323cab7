"""What is outlined on the boards of readings: units and cards that not all of them have."""

from __future__ import annotations

from app.core.ids import JUDGE, SPECTATOR
from app.session.readings.unlike_things import unlike_things
from tests.session.readings.readings_table import disputed


def test_what_changed_places_is_unlike_and_the_rest_is_not() -> None:
    table, retreat, switch = disputed()
    host = table.host
    views = [host.view_at(node, JUDGE) for node in (0, retreat, switch)]
    for view, found in zip(views, unlike_things(views), strict=True):
        names = {view.cards[view.units[name].base].ref for name in found if name in view.units}
        assert len(names) == 2, "Hawlucha and who stands for it"
        assert not found & {*view.zones["active.1"].items, *view.zones["bench.1"].items}


def test_what_is_the_same_everywhere_is_not_outlined() -> None:
    table, retreat, _ = disputed()
    view = table.host.view_at(retreat, 0)
    assert unlike_things((view, view, view)) == (frozenset(), frozenset(), frozenset())


def test_a_card_that_the_seat_does_not_know_is_never_told_from_another() -> None:
    table, retreat, switch = disputed()
    views = [table.host.view_at(node, SPECTATOR) for node in (retreat, switch)]
    one, other = unlike_things(views)
    for view, found in zip(views, (one, other), strict=True):
        for name in found & view.cards.keys():
            assert view.cards[name].ref is not None
