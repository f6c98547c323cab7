"""Where the zones lie on the mat: each has its place, none overlaps, a card fits in each."""

from __future__ import annotations

from itertools import combinations

import pytest

from app.core.options import Options
from app.games.game_api import GameSpec
from app.games.pokemon.pokemon_game import BATTLE_ROYAL_SPEC, SPEC, TEAM_BATTLE_SPEC
from app.ui.board.scene.hand_fan import fan_spots, others_scale
from app.ui.board.scene.table_layout import CARD_WIDTH, Box
from app.ui.board.scene.zone_item import slot_spots
from app.ui.board.seating import RIM_ROOM, Seating, seat_table
from tests.games.seats.boards.test_other_boards import setting_of

Rect = tuple[float, float, float, float]
WIDTH, HEIGHT = SPEC.layout.size


def opposite(rect: Rect) -> Rect:
    x, y, width, height = rect
    return x, HEIGHT - y - height, width, height


def overlap(one: Rect, other: Rect) -> bool:
    return (
        one[0] < other[0] + other[2]
        and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
    )


def all_rects() -> dict[str, Rect]:
    scopes = {zone.name: zone.scope for zone in SPEC.zones}
    rects: dict[str, Rect] = {}
    for place in SPEC.layout.places:
        if place.zone == "mat":
            continue
        rects[place.zone] = place.rect
        if scopes[place.zone] == "seat":
            rects[f"{place.zone} opposite"] = opposite(place.rect)
    return rects


def test_every_zone_has_a_place() -> None:
    assert sorted(place.zone for place in SPEC.layout.places) == sorted(
        zone.name for zone in SPEC.zones
    )


def test_no_two_zones_overlap_on_a_mat_for_two() -> None:
    rects = all_rects()
    pairs = combinations(rects, 2)
    assert [(a, b) for a, b in pairs if overlap(rects[a], rects[b])] == []


def test_everything_lies_on_the_mat() -> None:
    for x, y, width, height in all_rects().values():
        assert x >= 0
        assert y >= 0
        assert x + width <= WIDTH
        assert y + height <= HEIGHT


def test_alone_every_zone_lies_on_a_mat_of_its_own_beside_the_others() -> None:
    alone = SPEC.layout.alone
    assert alone is not None
    assert {place.zone for place in alone.places} == {place.zone for place in SPEC.layout.places}
    rects = {place.zone: place.rect for place in alone.places if place.zone != "mat"}
    assert [(a, b) for a, b in combinations(rects, 2) if overlap(rects[a], rects[b])] == []
    width, height = alone.size
    for x, y, across, down in rects.values():
        assert x >= 0
        assert y >= 0
        assert x + across <= width
        assert y + down <= height


def test_each_zone_is_large_enough_for_a_card() -> None:
    for place in (*SPEC.layout.places, *(SPEC.layout.alone or SPEC.layout).places):
        least = (88, 63) if place.sideways else (63, 88)
        assert place.rect[2:] >= least
        assert place.rect[3] >= least[1]


@pytest.mark.parametrize("bottom", [0, 1])
def test_both_halves_are_mirror_images_on_one_grid(bottom: int) -> None:
    sites = seat_table(SPEC.layout, setting_of(SPEC, 2), bottom).sites
    for zone in ("prizes", "bench", "active", "deck", "discard", "lost"):
        own, far = sites[f"{zone}.{bottom}"].box, sites[f"{zone}.{1 - bottom}"].box
        assert (own.x, own.width, own.height) == (far.x, far.width, far.height)
        assert own.y - HEIGHT / 2 == HEIGHT / 2 - far.bottom


STRIPS_OF_FOUR = 4 * 14 / 100 * CARD_WIDTH
"""How far a Tool and three kinds of Energy reach below a Pokémon."""


@pytest.mark.parametrize("seats", [1, 2])
def test_what_hangs_below_a_pokemon_covers_no_other_card(seats: int) -> None:
    seating = seat_table(SPEC.layout, setting_of(SPEC, seats), 0)
    for zone, side in [(f"{z}.{s}", s) for z in ("active", "bench") for s in range(seats)]:
        for spot in slot_spots(seating.sites[zone]):
            box = spot.box
            below = box.bottom if side == 0 else box.y - STRIPS_OF_FOUR
            strips = Box(box.x, below, box.width, STRIPS_OF_FOUR)
            others = [
                other.box
                for site in seating.sites.values()
                if site.zone != zone and not site.backdrop
                for other in (slot_spots(site) or [site])
            ]
            assert not [other for other in others if other.meets(strips)], zone


def test_the_bench_shows_five_slots_and_has_room_for_eight_cards() -> None:
    bench = next(place for place in SPEC.layout.places if place.zone == "bench")
    assert bench.slots == 5
    # They lie together, and eight are a little smaller: further apart they were a row no more.
    assert bench.rect[2] >= 8 * 63 * 0.85
    assert bench.rect[2] >= 5 * bench.pitch


# -- four seats -----------------------------------------------------------------------------------

FOUR = [(BATTLE_ROYAL_SPEC, seat) for seat in range(4)] + [
    (TEAM_BATTLE_SPEC, seat) for seat in range(4)
]
four = pytest.mark.parametrize(
    ("spec", "bottom"), FOUR, ids=lambda one: one if isinstance(one, int) else one.id
)
SMALLEST_WINDOW = 0.845
"""Logical pixels for a table unit where the window is 1280 x 720."""


def laid(spec: GameSpec, bottom: int, options: Options = ()) -> Seating:
    setting = setting_of(spec, 4)
    return seat_table(spec.layout, setting, bottom, options=options)


def boxes(seating: Seating) -> dict[str, Box]:
    return {site.zone: site.box for site in seating.sites.values() if not site.backdrop}


@four
def test_every_zone_of_four_has_a_place_of_its_own_on_the_mat(spec: GameSpec, bottom: int) -> None:
    seating = laid(spec, bottom)
    assert set(seating.sites) == set(setting_of(spec, 4).zones)
    found = boxes(seating)
    assert [(a, b) for a, b in combinations(found, 2) if found[a].meets(found[b])] == []
    for box in found.values():
        assert box.x >= 0
        assert box.right <= seating.mat.right
        assert box.y >= 0
        assert box.bottom <= seating.mat.bottom
    assert seating.ring is not None
    assert [zone for zone, box in found.items() if box.meets(seating.ring)] == []


@four
def test_each_board_holds_its_own_zones_and_no_other_has_a_part_of_them(
    spec: GameSpec, bottom: int
) -> None:
    seating, zones = laid(spec, bottom), setting_of(spec, 4).zones
    for zone, box in boxes(seating).items():
        holders = zones[zone].holders
        for seat, board in seating.boards.items():
            if seat in holders:
                assert board.united(box) == board, (zone, seat)
            elif not holders or seating.boards[holders[0]] != board:
                assert not board.meets(box), (zone, seat)


@four
def test_own_pokemon_are_54_pixels_wide_in_the_smallest_window_and_no_other_below_50(
    spec: GameSpec, bottom: int
) -> None:
    seating, zones = laid(spec, bottom), setting_of(spec, 4).zones
    for site in seating.sites.values():
        if site.place.zone not in ("active", "bench", "stadium"):
            continue
        for spot in slot_spots(site):
            wide = CARD_WIDTH * spot.scale * SMALLEST_WINDOW
            assert wide >= (53 if bottom in zones[site.zone].holders else 48), site.zone


@four
def test_what_hangs_below_a_pokemon_of_four_covers_no_other_one(
    spec: GameSpec, bottom: int
) -> None:
    """A Tool and two kinds of Energy."""
    seating = laid(spec, bottom)
    spots = {
        zone: slot_spots(site)
        for zone, site in seating.sites.items()
        if site.place.zone in ("active", "bench")
    }
    for zone, there in spots.items():
        for spot in there:
            high, box = STRIPS_OF_FOUR * spot.scale * 3 / 4, spot.box
            below = box.bottom if seating.sites[zone].frame.angle == 0 else box.y - high
            strips = Box(box.x, below, box.width, high - 0.5)
            others = [other.box for found in spots.values() for other in found if other != spot]
            assert not [other for other in others if other.meets(strips)], zone


@four
def test_all_of_another_hand_lies_above_the_bench_with_room_for_its_name_beside_it(
    spec: GameSpec, bottom: int
) -> None:
    seating, zones = laid(spec, bottom), setting_of(spec, 4).zones
    for site in seating.sites.values():
        if site.hand and site.frame.angle == 180:
            (seat,) = zones[site.zone].holders
            bench = next(
                one.box
                for one in seating.sites.values()
                if one.place.zone == "bench" and seat in zones[one.zone].holders
            )
            spots = fan_spots(site.box, 8, scale=others_scale(site.local))
            assert seating.mat.y + RIM_ROOM <= min(spot.box.y for spot in spots)
            assert max(spot.y for spot in spots) < site.box.bottom < bench.y
            board = seating.boards[seat]
            # A name of eight letters and a mark stand there, in letters of the usual size.
            assert max(site.box.x - board.x, board.right - site.box.right) >= 160


@four
def test_own_and_opposing_active_pokemon_are_the_nearest_to_the_middle(
    spec: GameSpec, bottom: int
) -> None:
    seating, zones = laid(spec, bottom), setting_of(spec, 4).zones
    middle = seating.boards[bottom].y
    for seat, board in seating.boards.items():
        named = {
            site.place.zone: abs(site.box.centre[1] - middle)
            for site in seating.sites.values()
            if seat in zones[site.zone].holders
        }
        assert named["active"] < named["bench"] < named["hand"], board


def test_the_next_player_sits_at_the_left_and_partners_side_by_side() -> None:
    for bottom in range(4):
        royal, teams = laid(BATTLE_ROYAL_SPEC, bottom), laid(TEAM_BATTLE_SPEC, bottom)
        row = [(bottom + step) % 4 for step in (1, 2, 3)]
        assert sorted(row, key=lambda seat: royal.boards[seat].x) == row
        first, partner, last = row
        decks = {seat: teams.sites[f"deck.{seat}"].box for seat in range(4)}
        assert decks[first].x < decks[last].x
        assert decks[first].y == decks[last].y < decks[bottom].y == decks[partner].y
        assert decks[bottom].x < decks[partner].x


def test_two_stadiums_lie_side_by_side_in_a_battle_royal_and_one_between_teams() -> None:
    assert len(slot_spots(laid(BATTLE_ROYAL_SPEC, 0).sites["stadium"])) == 2
    assert laid(TEAM_BATTLE_SPEC, 0).sites["stadium"].place.slots == 1


@pytest.mark.parametrize(
    ("spec", "option", "number"),
    [(BATTLE_ROYAL_SPEC, "br-bench", 5), (TEAM_BATTLE_SPEC, "tv-bench", 10)],
    ids=["royal", "teams"],
)
def test_benches_have_as_many_places_as_the_table_agreed_on(
    spec: GameSpec, option: str, number: int
) -> None:
    seating = laid(spec, 0, ((option, str(number)),))
    benches = [site for site in seating.sites.values() if site.place.zone == "bench"]
    assert {site.place.slots for site in benches} == {number}
    for site in benches:
        spots = [spot.box for spot in slot_spots(site)]
        assert not any(one.meets(other) for one, other in combinations(spots, 2))
