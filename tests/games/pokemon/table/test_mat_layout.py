"""Where the zones lie on the mat: each has its place, none overlaps, a card fits in each."""

from __future__ import annotations

from itertools import combinations

from app.games.pokemon.pokemon_game import SPEC

Rect = tuple[float, float, float, float]
WIDTH, HEIGHT = SPEC.layout.size


def opposite(rect: Rect) -> Rect:
    x, y, width, height = rect
    return WIDTH - x - width, HEIGHT - y - height, width, height


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


def test_the_bench_shows_five_slots_and_has_room_for_eight_cards() -> None:
    bench = next(place for place in SPEC.layout.places if place.zone == "bench")
    assert bench.slots == 5
    assert bench.rect[2] >= 8 * 63
