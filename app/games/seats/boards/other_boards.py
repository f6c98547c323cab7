"""The mats of tables with three seats and more: where the boards of the others lie.

One's own half lies large at the bottom, the others in a row at the top, in turn order from the
left, turned by 180 degrees and never sideways. Two teams have a half each: what they hold together
lies in its middle, what is one member's at the sides. A game says so itself (`Layout.others`), or
the places are worked out here from where its zones lie for one seat.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from app.core.options import value_set
from app.core.zone import Rect
from app.games.game_api import Board, Layout, ZonePlace
from app.games.seats.boards.board_packing import above, packed, spread_along, union
from app.games.seats.boards.seat_facing import TWO_SIDES

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.core.options import Options
    from app.core.table import Setting
    from app.core.zone import ZoneSpec

WHOLE = 4
"""Up to so many seats all boards show whole; from more on a board does when it is looked at."""
GAP = 16.0
"""Table units between two boards, and from the mat's edge."""
RATIO = 1084 / 784
"""Width by height of a mat that fits the usual window."""
LOWEST = 0.74
"""The least height of a board at the top, as a share of its width."""
HAND_HIGH = 86.0
"""How much of the mat's lower edge one's own hand takes where the layout does not say."""
HAND_WHOLE = 130.0
"""How high a hand is of which all shows: with the boards of others no room is left below it."""
PEEK = 46.0
"""How high another's hand is at the edge of the mat: all of it shows."""
EDGE = 4.0
"""Room between another's hand and the edge of the board."""
RING, LEAST_RING = 96.0, 20.0
"""How high it is drawn whose turn it is, and how high at the least."""
PLATE = 26.0
"""Room between another's hand and the cards, for the plate with the name."""


def mat_for(layout: Layout, setting: Setting, bottom: SeatId = 0, options: Options = ()) -> Layout:
    """Return the mat of a table with `bottom` at its lower edge.

    It is the game's own for these seats, or one that is worked out. What the table agreed on says
    how many places its rows have (`ZonePlace.slots_from`).
    """
    return _counted(_mat_of(layout, setting, bottom), options)


def _counted(mat: Layout, options: Options) -> Layout:
    """Return a mat with as many places in its rows as the options say."""
    boards = (*mat.others, *mat.teams)
    places = (*mat.places, *(place for board in boards for place in board.places))
    named = [place for place in places if place.slots_from]
    counts = {
        place.slots_from: int(chosen)
        for place in named
        if (chosen := value_set(options, place.slots_from)).isdecimal()
    }
    if not any(counts.get(place.slots_from, place.slots) != place.slots for place in named):
        return mat

    def counted(places: tuple[ZonePlace, ...]) -> tuple[ZonePlace, ...]:
        return tuple(replace(p, slots=counts.get(p.slots_from, p.slots)) for p in places)

    def board(of: Board) -> Board:
        return replace(of, places=counted(of.places), looked=of.looked and board(of.looked))

    return replace(
        mat,
        places=counted(mat.places),
        others=tuple(map(board, mat.others)),
        teams=tuple(map(board, mat.teams)),
    )


def _mat_of(layout: Layout, setting: Setting, bottom: SeatId) -> Layout:
    teams = _from(bottom, tuple(seat.team for seat in setting.seats))
    found = layout.seated.get(teams, layout).for_seats(len(teams))
    if len(teams) <= TWO_SIDES or found.others:
        return found
    specs = {zone.spec.name: zone.spec for zone in setting.zones.values()}
    parts = _Parts(found, specs, single=len(set(teams)) == len(teams))
    if is_halved(teams):
        return _halves(parts, teams)
    return _row(parts, len(teams))


def _from(bottom: SeatId, teams: tuple[int, ...]) -> tuple[int, ...]:
    """Return the teams in turn order from a seat, numbered as they come."""
    order = (*teams[bottom:], *teams[:bottom])
    numbers = {team: number for number, team in enumerate(dict.fromkeys(order))}
    return tuple(numbers[team] for team in order)


def is_halved(teams: tuple[int, ...]) -> bool:
    """Whether two teams, of which one has several members, sit opposite each other."""
    return len(teams) > TWO_SIDES and len(set(teams)) == TWO_SIDES


class _Parts:
    """The places of a layout by who holds them."""

    def __init__(self, layout: Layout, specs: dict[str, ZoneSpec], *, single: bool) -> None:
        self.layout, self.specs = layout, specs
        width, height = layout.size
        held = [place for place in layout.places if place.zone in specs]
        hand = next(
            (place for place in held if place.zone == layout.hand),
            ZonePlace(layout.hand, (width * 0.2, height, width * 0.6, HAND_HIGH), "fan"),
        )
        x, y, wide, high = hand.rect
        self.hand = replace(hand, rect=(x, y, wide, max(high, HAND_WHOLE)))
        self.mats = [p for p in held if p.arrange == "free" and p.rect[2:] == tuple(layout.size)]
        rest = [place for place in held if place is not hand and place not in self.mats]

        def of(*scopes: str) -> list[ZonePlace]:
            return [place for place in rest if specs[place.zone].scope in scopes]

        self.own = of("seat", "team") if single else of("seat")
        self.team = [] if single else of("team")
        self.shared = of("table")

    def moved(self, places: list[ZonePlace], down: float) -> list[ZonePlace]:
        return [replace(p, rect=(p.rect[0], p.rect[1] + down, *p.rect[2:])) for p in places]

    def open_piles(self) -> list[ZonePlace]:
        return [
            place
            for place in self.own
            if self.specs[place.zone].holds == "pile"
            and self.specs[place.zone].visibility == "public"
        ]

    def mat_places(self, size: tuple[float, float]) -> list[ZonePlace]:
        return [replace(place, rect=(0.0, 0.0, *size)) for place in self.mats]


def _row(parts: _Parts, seats: int) -> Layout:
    """Everybody for themselves: the others in a row above one's own half."""
    layout, count = parts.layout, seats - 1
    width = layout.size[0]
    own = union([*parts.own, *parts.team, parts.hand])
    lower = union([*parts.own, *parts.team, *parts.shared, parts.hand])
    wide = (width - GAP * (count + 1)) / count
    high = max(width / RATIO - lower[3] - 3 * GAP, wide * LOWEST, HAND_HIGH * 2)
    down = high + 2 * GAP - lower[1]
    size = (width, max(lower[1] + lower[3] + down, high + 2 * GAP))
    columns = [GAP + (wide + GAP) * number for number in range(count)]
    whole = seats <= WHOLE
    shown = [*parts.own, *parts.team] if whole else parts.open_piles()
    places = _board_places(parts, shown, wide, high)
    full = _board_places(parts, [*parts.own, *parts.team], width - 2 * GAP, high)
    looked = None if whole else Board((GAP, GAP, width - 2 * GAP, high), full)
    others = tuple(Board((x, GAP, wide, high), places, looked=looked) for x in columns)
    mine = parts.moved([*parts.own, *parts.team, *parts.shared, parts.hand], down)
    half = (GAP, own[1] + down - GAP / 2, width - 2 * GAP, size[1] - own[1] - down + GAP / 2)
    return replace(
        layout,
        size=size,
        places=(*mine, *parts.mat_places(size)),
        own=half,
        others=others,
        ring=_ring([place.rect for place in mine], size[0], high + GAP, half[1]),
        seated={},
    )


def _ring(taken: list[Rect], width: float, top: float, bottom: float) -> Rect | None:
    """Return the widest room between two heights beside what lies there; None where it is small."""
    between = sorted(
        (max(0.0, x - GAP), x + wide + GAP)
        for x, y, wide, high in taken
        if y < bottom - 1 and y + high > top + 1
    )
    left, best = GAP, (0.0, 0.0)
    for begin, end in [*between, (width - GAP, width)]:
        if begin - left > best[1]:
            best = (left, begin - left)
        left = max(left, end)
    wide = min(best[1], 4 * RING)
    high = min(bottom - top - 4.0, RING)
    if wide < RING or high < LEAST_RING:
        return None
    return (best[0] + (best[1] - wide) / 2, (top + bottom - high) / 2, wide, high)


def _board_places(
    parts: _Parts, shown: list[ZonePlace], wide: float, high: float
) -> tuple[ZonePlace, ...]:
    """Return the zones of another's board: the field towards the middle, the hand at the edge."""
    room = (GAP / 2, GAP / 2, wide - GAP, high - GAP / 2 - PEEK - PLATE)
    hand = replace(
        parts.hand, rect=(wide * 0.1, high - PEEK - EDGE, wide * 0.8, PEEK), arrange="fan"
    )
    return (*packed(shown, room, turned=True), hand)


def _halves(parts: _Parts, teams: tuple[int, ...]) -> Layout:
    """Two teams: what is held together in the middle of each half, each member's at its sides."""
    layout = parts.layout
    most = max(teams.count(team) for team in teams)
    together = union(parts.team) if parts.team else (0.0, 0.0, 0.0, 0.0)
    free = union(parts.own) if parts.own else (0.0, 0.0, 0.0, 0.0)
    deep = max(together[3], free[3], HAND_HIGH * 2) + GAP
    column = max(max((place.rect[2] for place in parts.own), default=0.0), layout.size[0] * 0.2)
    width = together[2] + most * (column + GAP) + 2 * GAP
    shared = union(parts.shared)[3] + GAP if parts.shared else 0.0
    hand = parts.hand.rect[3]
    high = deep + hand
    size = (width, 2 * high + shared + 3 * GAP)
    half: Rect = (GAP, size[1] - high - GAP / 2, width - 2 * GAP, high)
    far: Rect = (GAP, GAP / 2, width - 2 * GAP, high)
    fans = spread_along((0.0, deep, half[2], hand), (1.6, *(1.0,) * (most - 1)))

    def column_of(number: int) -> Rect:
        """Return the room of a member: the first at the left, the others at the right."""
        if number == 0:
            return (0.0, GAP / 2, column, deep - GAP)
        x = half[2] - (most - number) * (column + GAP) + GAP
        return (x, GAP / 2, column, deep - GAP)

    def of_member(number: int, *, far_away: bool) -> tuple[ZonePlace, ...]:
        fan = fans[number]
        if far_away:
            fan = (fan[0], high - PEEK - EDGE, fan[2], PEEK)
        return (
            *packed(parts.own, column_of(number), turned=far_away),
            replace(parts.hand, rect=fan, arrange="fan"),
        )

    middle: Rect = (column + GAP, GAP / 2, half[2] - most * (column + GAP) - GAP, deep - GAP)
    team = packed(parts.team, middle, squeezed=False)
    partners = iter(range(1, most))
    # Turned by 180 degrees, the last column is the first from the left.
    opposite = iter(range(most - 1, -1, -1))
    others = tuple(
        Board(half, of_member(next(partners), far_away=False), turned=False)
        if other == teams[0]
        else Board(far, of_member(next(opposite), far_away=True))
        for other in teams[1:]
    )
    mine = above([*of_member(0, far_away=False), *team], half)
    between = (
        parts.moved(parts.shared, (far[1] + high + GAP) - union(parts.shared)[1])
        if (parts.shared)
        else []
    )
    return replace(
        layout,
        size=size,
        places=(*mine, *between, *parts.mat_places(size)),
        own=half,
        others=others,
        teams=(Board(far, tuple(team)),),
        ring=_ring([place.rect for place in between], size[0], far[1] + high, half[1]),
        seated={},
    )
