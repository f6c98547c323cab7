"""Geometry without a window: zones, frames, rows, grids, fans and what lies under a point."""

from __future__ import annotations

from itertools import pairwise

import pytest

from app.cards.face import PAPER, Face
from app.core.data.value import replace
from app.core.table import Setting
from app.core.text.wording import both
from app.core.text.words import Words
from app.core.zone import Seat, ZoneSpec, lay_zones
from app.games.game_api import Layout, ZonePlace
from app.games.game_registry import GAMES
from app.ui.board.input.camera import Camera
from app.ui.board.input.hits import HitMap, nearest, zone_at
from app.ui.board.scene.hand_fan import fan_spots
from app.ui.board.scene.pieces.piece import Part, Piece
from app.ui.board.scene.pieces.unit_parts import part_at, part_boxes, part_offsets
from app.ui.board.scene.pieces.unit_strips import (
    LARGE_STRIP,
    MOST_STRIPS,
    strip_box,
    strip_parts,
    strips_height,
    strips_of,
)
from app.ui.board.scene.pieces.zone_spots import grid_spots, index_at, row_spots, stacked_spots
from app.ui.board.scene.table_layout import CARD_HEIGHT, CARD_WIDTH, Box, Frame, Spot
from app.ui.board.seating import CLEAR_OF_HAND, Seating, seat_table

BENCH = Box(100, 400, 500, 100)


@pytest.mark.parametrize("angle", [0, 90, 180, 270])
@pytest.mark.parametrize("scale", [1.0, 0.6])
def test_a_frame_carries_points_there_and_back(angle: int, scale: float) -> None:
    frame = Frame((450, 300), angle, scale, (30, -20))
    for point in ((0, 0), (450, 300), (123.4, 567.8)):
        assert frame.back(*frame.point(*point)) == pytest.approx(point)


def mat_of(seats: int, bottom: int = 0, teams: tuple[int, ...] = ()) -> Seating:
    """A mat of some zones in one's own half, of which no place is said for more than two seats."""
    spec = (
        ZoneSpec("bench", Words("Bench", "ベンチ"), holds="units"),
        ZoneSpec("hand", Words("Hand", "手札"), visibility="owner"),
    )
    layout = Layout(
        (900, 600),
        (ZonePlace("bench", (100, 400, 500, 100), "row"), ZonePlace("hand", (0, 500, 900, 99))),
    )
    sitting = tuple(Seat(f"P{seat}", team) for seat, team in enumerate(teams or range(seats)))
    return seat_table(layout, Setting("toy", sitting, lay_zones(spec, sitting)), bottom)


def test_the_opposite_half_is_turned_about_the_middle() -> None:
    frames = mat_of(2).frames
    assert frames[0].box(BENCH) == BENCH
    assert frames[1].box(BENCH) == Box(300, 100, 500, 100)
    assert frames[1].spot(Spot(150, 450)).angle == 180


def test_whoever_looks_sits_at_the_bottom() -> None:
    frames = mat_of(2, 1).frames
    assert frames[1].box(BENCH) == BENCH
    assert frames[0].box(BENCH) == Box(300, 100, 500, 100)


@pytest.mark.parametrize("bottom", [0, 1])
@pytest.mark.parametrize("game", [None, "pokemon", "open_table", "stepping_stones"])
def test_the_hand_across_the_table_and_its_name_cover_nothing(
    game: str | None, bottom: int
) -> None:
    seating = mat_of(2, bottom)
    if game is not None:
        seats = (Seat("Aki", 0), Seat("Ren", 1))
        setting = Setting(game, seats, lay_zones(GAMES[game].zones, seats))
        seating = seat_table(GAMES[game].layout, setting, bottom)
    (hand,) = (site for site in seating.sites.values() if site.hand and not site.own)
    covered = Box(hand.box.x, hand.box.y, hand.box.width, hand.box.height + CLEAR_OF_HAND)
    assert covered.y == pytest.approx(seating.mat.y)
    lying = [site for site in seating.sites.values() if not site.hand and not site.backdrop]
    assert [site.zone for site in lying if site.box.meets(covered)] == []


@pytest.mark.parametrize("seats", range(1, 9))
def test_no_two_halves_lie_on_each_other(seats: int) -> None:
    mat = mat_of(seats)
    boxes = list(mat.boards.values()) or [
        mat.frames[seat].box(Box(0, 301, 900, 298)) for seat in range(seats)
    ]
    assert len(boxes) == seats
    for number, one in enumerate(boxes):
        for other in boxes[number + 1 :]:
            apart = (
                one.right <= other.x + 0.01
                or other.right <= one.x + 0.01
                or one.bottom <= other.y + 0.01
                or other.bottom <= one.y + 0.01
            )
            assert apart


def test_teams_sit_side_by_side() -> None:
    frames = mat_of(4, teams=(0, 1, 0, 1)).frames
    assert frames[0].angle == frames[2].angle == 0
    assert frames[1].angle == frames[3].angle == 180


def test_a_row_with_slots_keeps_every_card_in_its_own() -> None:
    spots = row_spots(BENCH, 2, slots=5)
    assert [spot.x for spot in spots] == [150, 250]
    assert {spot.y for spot in spots} == {450}


def test_places_lie_together_in_the_middle_of_a_row_while_they_have_room() -> None:
    spots = row_spots(BENCH, 5, slots=5, pitch=80)
    assert [spot.x for spot in spots] == [190, 270, 350, 430, 510]
    assert {spot.scale for spot in spots} == {1.0}
    # Eight share all of its width, a little smaller.
    crowd = row_spots(BENCH, 8, slots=5, pitch=80)
    assert crowd[0].box.x >= BENCH.x
    assert crowd[-1].box.right <= BENCH.right
    assert not any(one.box.meets(other.box) for one, other in pairwise(crowd))


def test_a_gap_moves_only_what_lies_behind_it() -> None:
    plain, gapped = row_spots(BENCH, 3, slots=5), row_spots(BENCH, 3, slots=5, gap=1)
    assert gapped[0] == plain[0]
    assert [spot.x for spot in gapped[1:]] == [350, 450]


def test_a_row_leaves_room_for_units_that_are_turned_while_it_has_it() -> None:
    upright, turned = row_spots(BENCH, 3), row_spots(BENCH, 3, turned=True)
    assert turned[1].x - turned[0].x >= CARD_HEIGHT * turned[0].scale
    assert upright[1].x - upright[0].x < CARD_HEIGHT * upright[0].scale
    assert row_spots(BENCH, 12, turned=True) == row_spots(BENCH, 12)


def test_a_crowded_row_stays_inside() -> None:
    for spot in row_spots(BENCH, 12):
        assert BENCH.x <= spot.box.x
        assert spot.box.right <= BENCH.right + 0.01


def test_six_prizes_lie_in_two_columns_without_touching() -> None:
    spots = grid_spots(Box(0, 0, 146, 280), 6, 6)
    assert len({spot.x for spot in spots}) == 2
    assert len({spot.y for spot in spots}) == 3
    assert spots[1].box.x > spots[0].box.right
    assert spots[2].box.y > spots[0].box.bottom


@pytest.mark.parametrize("count", [1, 7, 20, 60])
def test_a_hand_of_any_size_fits_its_place(count: int) -> None:
    place = Box(200, 500, 500, 110)
    spots = fan_spots(place, count)
    assert len(spots) == count
    assert spots[0].x - CARD_WIDTH * 0.59 >= place.x - 0.01
    assert spots[-1].x + CARD_WIDTH * 0.59 <= place.right + 0.01
    assert [spot.x for spot in spots] == sorted(spot.x for spot in spots)


def test_a_fan_is_even() -> None:
    spots = fan_spots(Box(0, 0, 500, 110), 5)
    assert spots[2].angle == 0
    assert spots[0].angle == -spots[4].angle < 0
    assert spots[0].y == spots[4].y > spots[2].y


def test_cards_on_one_spot_can_all_be_seen() -> None:
    spots = stacked_spots(Box(0, 0, 80, 100), 3)
    assert len({(spot.x, spot.y) for spot in spots}) == 3


def test_the_index_counts_the_cards_before_the_pointer() -> None:
    spots = row_spots(BENCH, 3, slots=5)
    assert [index_at(spots, x, 450) for x in (110, 200, 300, 590)] == [0, 1, 2, 3]


def test_the_index_in_a_grid_goes_by_rows() -> None:
    spots = grid_spots(Box(0, 0, 146, 280), 6, 6)
    assert index_at(spots, 0, 10, rows=True) == 0
    assert index_at(spots, 140, 140, rows=True) == 4
    assert index_at(spots, 140, 270, rows=True) == 6


def test_a_turned_card_is_hit_where_it_is_seen() -> None:
    spot = Spot(100, 100, 90)
    box = spot.box
    wide = (56, 68.5, CARD_HEIGHT, CARD_WIDTH)
    assert (box.x, box.y, box.width, box.height) == pytest.approx(wide)
    assert spot.local(100, 100) == pytest.approx((CARD_WIDTH / 2, CARD_HEIGHT / 2))
    # The upper left corner of a card turned clockwise lies at the upper right.
    assert spot.local(144, 68.5) == pytest.approx((0, 0))


UNIT = (
    Part("base", None),
    Part("stage", None, "under"),
    Part("e1", None, "sign"),
    Part("e2", None, "sign"),
    Part("belt", None, "name"),
)


def test_each_part_of_a_unit_shows_somewhere() -> None:
    seen = set()
    for x in range(-30, 95, 2):
        for y in range(-30, 125, 2):
            number = part_at(UNIT, x, y)
            if number is not None:
                seen.add(UNIT[number].name)
    assert seen == {"base", "stage", "e1", "e2", "belt"}
    assert part_at(UNIT, 30, 50) == 0


def test_many_cards_attached_as_themselves_do_not_stick_out_further() -> None:
    parts = (Part("base", None), *(Part(f"e{n}", None, "attached") for n in range(12)))
    assert min(x for x, _ in part_offsets(parts)) == pytest.approx(-15.0)
    assert len(part_boxes(parts)) == 13


def _sign(key: str, name: str = "") -> Part:
    face = Face(key, both(key), PAPER, both(""), attached="sign")
    return Part(name or key, face, "sign")


def test_equal_ones_share_a_strip_and_tools_come_first() -> None:
    parts = (Part("base", None), _sign("R", "e1"), _sign("C"), _sign("R", "e2"), UNIT[-1])
    assert [strip.groups for strip in strips_of(parts)] == [((4,),), ((1, 3),), ((2,),)]
    boxes = part_boxes(parts)
    assert boxes[4].y == CARD_HEIGHT
    assert (boxes[1].y, boxes[1].right) == (boxes[3].y, boxes[3].x)
    for number in range(1, 5):
        middle = boxes[number].centre
        assert part_at(parts, *middle) == number


@pytest.mark.parametrize("tools", [0, 1, 2, 5])
@pytest.mark.parametrize("kinds", [0, 1, 4, 9])
def test_however_much_is_attached_there_are_few_strips_and_all_is_reached(
    tools: int, kinds: int
) -> None:
    held = [Part(f"t{n}", None, "name") for n in range(tools)]
    held += [_sign(f"k{n}", f"{n}.{m}") for n in range(kinds) for m in range(2)]
    parts = (Part("base", None), *held)
    strips = strips_of(parts)
    assert len(strips) <= MOST_STRIPS
    shown = sorted(n for strip in strips for group in strip.groups for n in group)
    assert shown == list(range(1, len(parts)))
    boxes = part_boxes(parts)
    assert [part_at(parts, *box.centre) for box in boxes[1:]] == shown


@pytest.mark.parametrize("tools", [0, 1, 2])
@pytest.mark.parametrize("kinds", [1, 3, 5])
def test_in_large_text_one_high_strip_holds_all_and_what_is_counted_has_more_of_it(
    tools: int, kinds: int
) -> None:
    held = [Part(f"t{n}", None, "name") for n in range(tools)]
    held += [_sign(f"k{n}", f"{n}.{m}") for n in range(kinds) for m in range(n + 1)]
    parts = (Part("base", None), *(replace(part, large=True) for part in held))
    (strip,) = strips_of(parts)
    boxes = strip_parts(parts)
    assert {box.height for box in boxes.values()} == {LARGE_STRIP}
    assert strips_height(parts) == pytest.approx(LARGE_STRIP)
    wide = [sum(boxes[number].width for number in group) for group in strip.groups]
    assert sum(wide) == pytest.approx(strip_box(parts, 0).width)
    counted = [each for each, group in zip(wide, strip.groups, strict=True) if len(group) > 1]
    alone = [each for each, group in zip(wide, strip.groups, strict=True) if len(group) == 1]
    assert min(counted, default=100) > max(alone)
    assert [part_at(parts, *boxes[number].centre) for number in boxes] == list(boxes)


def test_the_upper_piece_is_hit_first() -> None:
    hits = HitMap()
    low = Piece("low", "z", 0, Spot(100, 100), (Part("low", None),), layer=0)
    high = Piece("high", "z", 1, Spot(120, 100), (Part("high", None),), layer=1)
    hits.put(high, 0)
    hits.put(low, 0)
    assert hits.piece_at(115, 100)[0] is high
    assert hits.piece_at(115, 100, {"high"})[0] is low
    assert hits.piece_at(75, 100)[0] is low
    assert hits.piece_at(400, 100) is None
    hits.drop("high")
    assert hits.piece_at(115, 100)[0] is low


def test_a_drop_close_beside_a_zone_hits_it() -> None:
    boxes = [(Box(0, 0, 50, 50), "small"), (Box(0, 0, 500, 500), "mat")]
    assert zone_at(boxes, 20, 20) == "small"
    assert zone_at(boxes, 200, 20) == "mat"
    assert zone_at(boxes[:1], 55, 20) == "small"
    assert zone_at(boxes[:1], 70, 20) is None


def test_arrows_go_to_the_nearest_that_way() -> None:
    spots = [("right", Spot(200, 100)), ("far", Spot(400, 100)), ("below", Spot(100, 300))]
    assert nearest(spots, Spot(100, 100), (1, 0)) == "right"
    assert nearest(spots, Spot(100, 100), (0, 1)) == "below"
    assert nearest(spots, Spot(100, 100), (-1, 0)) is None


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_cards_are_a_whole_number_of_pixels_wide(dpr: float) -> None:
    camera = Camera(Box(0, 0, 976, 700), 1270, 918, dpr).fit()
    for factor in (1.0, 1.3, 2.7, 0.7):
        wide = camera.zoomed(factor, (300, 200)).device_per_unit * CARD_WIDTH
        assert wide == pytest.approx(round(wide))


def test_zooming_keeps_the_point_below_the_pointer() -> None:
    camera = Camera(Box(0, 0, 976, 700), 1270, 918).fit()
    near = camera.zoomed(2.0, (300, 200))
    before = camera.seen.x + 300 / camera.per_unit, camera.seen.y + 200 / camera.per_unit
    after = near.seen.x + 300 / near.per_unit, near.seen.y + 200 / near.per_unit
    assert after == pytest.approx(before)


def test_the_fitted_view_follows_the_window_and_a_zoomed_one_stays() -> None:
    camera = Camera(Box(0, 0, 976, 700), 1270, 918).fit()
    assert camera.resized(camera.mat, 640, 480, 1.0).fitted
    near = camera.zoomed(2.0, (300, 200))
    small = near.resized(near.mat, 640, 480, 1.0)
    assert not small.fitted
    assert small.per_unit == near.per_unit
