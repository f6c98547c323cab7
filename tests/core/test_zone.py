"""Which zones a game's list comes to at a table: one for each seat, each team, or the table."""

from __future__ import annotations

from app.core.text.words import Words
from app.core.zone import Scope, Seat, ZoneSpec, cell_named, first_free, lay_zones

TWO = (Seat("Aki", 0), Seat("Ren", 1))
TEAMS = (Seat("Aki", 0), Seat("Ren", 1), Seat("Mio", 0), Seat("Sora", 1))


def spec(name: str, scope: Scope) -> ZoneSpec:
    return ZoneSpec(name, Words(name, name), scope=scope)


def test_each_seat_holds_a_zone_of_its_own() -> None:
    zones = lay_zones((spec("deck", "seat"),), TWO)
    assert {name: zone.holders for name, zone in zones.items()} == {"deck.0": (0,), "deck.1": (1,)}


def test_a_zone_of_a_team_is_held_by_all_its_members() -> None:
    zones = lay_zones((spec("field", "team"),), TEAMS)
    assert {name: zone.holders for name, zone in zones.items()} == {
        "field.t0": (0, 2),
        "field.t1": (1, 3),
    }


def test_a_zone_of_the_table_is_there_once_and_nobodys() -> None:
    zones = lay_zones((spec("stadium", "table"),), TEAMS)
    assert {name: zone.holders for name, zone in zones.items()} == {"stadium": ()}


def test_zones_come_in_the_order_of_the_game_and_know_what_it_says_of_them() -> None:
    deck, mat = spec("deck", "seat"), spec("mat", "table")
    zones = lay_zones((deck, mat), TWO)
    assert list(zones) == ["deck.0", "deck.1", "mat"]
    assert [zone.spec for zone in zones.values()] == [deck, deck, mat]
    assert all(zone.id == name for name, zone in zones.items())


def test_a_cell_has_a_name_only_where_its_zone_has_so_many() -> None:
    field = ZoneSpec("field", Words("Field", "場"), holds="units", cells=3)
    zones = lay_zones((field, spec("deck", "seat")), TWO)
    assert cell_named(zones, "field.1#3") == ("field.1", 3)
    for strange in ("field.1#4", "field.1#0", "deck.0#1", "field.2#1", "field.1", "#1", ""):
        assert cell_named(zones, strange) is None


def test_the_first_free_cell_is_the_lowest_that_nothing_stands_in() -> None:
    assert first_free(3, {0, 1, 3}) == 2
    assert first_free(3, {1, 2, 3}) == 0
    assert first_free(0, ()) == 0
