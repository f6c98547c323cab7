"""The same place on the mats of all seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from app.core.table import Setting
from app.games.game_api import Layout
from app.games.game_registry import GAMES
from app.session.host.local_table import lay_table
from app.ui.board.remote.mirrored_places import same_place
from app.ui.board.seating import seat_table

if TYPE_CHECKING:
    from app.session.host.local_table import LocalTable
    from app.ui.board.seating import Seating, ZoneSite

SHARES = ((0.5, 0.5), (0.1, 0.9), (0.9, 0.2))


def pokemon() -> tuple[Layout, Setting]:
    spec = GAMES["pokemon"]
    table = lay_table(spec, ("Aki", "Ren"), (("MEG-1",) * 20, ("MEG-1",) * 20), seed=1)
    return spec.layout, table.sit(0).view.setting


def within(site: ZoneSite, across: float, along: float) -> tuple[float, float]:
    """Return a place of a zone as its holder sees it."""
    box = site.local
    return site.frame.point(box.x + box.width * across, box.y + box.height * along)


def both(seating: Seating, other: Seating, zone: str) -> None:
    for across, along in SHARES:
        here, there = (within(one.sites[zone], across, along) for one in (seating, other))
        assert same_place(here, seating, other) == pytest.approx(there), zone
        assert same_place(there, other, seating) == pytest.approx(here), zone


def test_a_place_of_a_zone_is_the_same_for_both_also_of_what_is_nobodys() -> None:
    layout, setting = pokemon()
    aki, ren = (seat_table(layout, setting, seat) for seat in (0, 1))
    zones = [site.zone for site in aki.sites.values() if not site.backdrop]
    assert "stadium" in zones
    for zone in zones:
        both(aki, ren, zone)


@pytest.mark.parametrize("seats", [3, 4])
def test_so_it_is_where_each_sees_the_others_sides_in_another_size(
    lay_toy: Callable[..., LocalTable], seats: int
) -> None:
    table = lay_toy(seats)
    setting = table.sit(0).view.setting
    mats = [seat_table(table.spec.layout, setting, seat) for seat in range(seats)]
    for mat in mats[1:]:
        for zone in ("bench.0", "bench.1", "deck.2", "discard.1"):
            both(mats[0], mat, zone)


def test_the_bare_mat_is_turned_as_what_lies_freely_on_it() -> None:
    layout, setting = pokemon()
    aki, ren = (seat_table(layout, setting, seat) for seat in (0, 1))
    width, height = layout.size
    bare = (width / 2, height / 2 + 1.0)
    assert same_place(bare, aki, ren) == pytest.approx((width / 2, height / 2 - 1.0))
    assert same_place(bare, aki, aki) == bare
