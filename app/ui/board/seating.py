"""Who sits where: the frame of every seat and team, and the place of every zone on the mat."""

from __future__ import annotations

from dataclasses import field, replace
from math import sqrt

from app.core.data.value import value
from app.core.ids import SeatId, ZoneId
from app.core.options import Options
from app.core.table import Setting
from app.core.zone import Rect, Zone
from app.games.game_api import Board, Layout, ZonePlace
from app.games.seats.boards.board_areas import Areas, areas_of, carried
from app.games.seats.boards.other_boards import mat_for
from app.games.seats.boards.seat_facing import TWO_SIDES, facing
from app.ui.board.scene.hand_fan import PEEK, PEEK_WIDTH
from app.ui.board.scene.table_layout import Box, Frame

MARGIN = 7.0
"""Room between the outermost zones and the rim."""
RIM_ROOM = 5.0
"""Room for the wooden rim around everything."""
CLEAR_OF_HAND = 10.0
"""Room between another's hand and what lies before it."""
HAND_HEIGHT = 86.0
"""How much of the mat's lower edge one's own hand takes where the layout does not say."""


@value
class ZoneSite:
    """A zone's place: as its holder sees it, and where that lies on the mat."""

    zone: ZoneId
    place: ZonePlace
    local: Box
    frame: Frame
    box: Box
    """Its rectangle on the mat."""
    own: bool
    """Whether the seat at the bottom holds it, or everybody does."""
    hand: bool = False
    backdrop: bool = False
    """Whether it is the mat itself, which takes what lies beside every other zone."""
    rest: Box | None = None
    """Where it lies on the mat while the window shows it elsewhere; None while it lies there."""

    @property
    def ground(self) -> Box:
        """Where its cards lie, as its holder sees it: above what is left free at its foot."""
        box = self.local
        return Box(box.x, box.y, box.width, box.height - self.place.foot)

    @property
    def home(self) -> Box:
        """Its rectangle on the mat as it is laid, wherever the window shows it."""
        return self.box if self.rest is None else self.rest

    @property
    def size(self) -> float:
        """How large it is shown, 1.0 for as large as the mat around it."""
        return self.box.width / self.home.width

    def shown(self, x: float, y: float) -> tuple[float, float]:
        """Return where a point shows that belongs to it and is named as it is laid."""
        home = self.home
        return self.box.x + (x - home.x) * self.size, self.box.y + (y - home.y) * self.size

    def laid(self, x: float, y: float) -> tuple[float, float]:
        """Return the name of a point of it as it is laid."""
        home = self.home
        return home.x + (x - self.box.x) / self.size, home.y + (y - self.box.y) / self.size


@value
class Seating:
    """The mat as one seat sees it."""

    bottom: SeatId
    frames: dict[SeatId, Frame]
    sites: dict[ZoneId, ZoneSite]
    mat: Box
    """All that is to be seen when the board is fitted to its window."""
    cloth: Box
    """How far the mat goes within its rim in the window that shows it: all cards lie there."""
    per_unit: float = 1.0
    """Device pixels for a table unit where the window shows all of the mat."""
    boards: dict[SeatId, Box] = field(default_factory=dict)
    """From three seats on: where each seat's board lies; of two teams, where its half does."""
    areas: Areas = field(default_factory=dict)
    """From three seats on: where the points of each board lie on this mat."""
    named: Areas = field(default_factory=dict)
    """And on that of the first seat."""
    looked: SeatId | None = None
    """Whose board shows more than when nobody looks at it."""
    opens: frozenset[SeatId] = frozenset()
    """Whose boards show more while somebody looks at them."""
    ring: Box | None = None
    """Where it is drawn whose turn it is."""
    stage: Box | None = None
    """Where the stage lies; None where it has no place on this mat."""
    folded: frozenset[SeatId] = frozenset()
    """Whose boards are no more than a plate."""
    out: frozenset[SeatId] = frozenset()
    """Who is out of the game."""

    def to_table(self, x: float, y: float) -> tuple[float, float]:
        """Return a point of this mat as everybody names it: as seat 0 sees it."""
        if self.areas:
            return carried((x, y), self.areas, self.named)
        return self.frames[0].back(x, y)

    def from_table(self, x: float, y: float) -> tuple[float, float]:
        """Return where on this mat a point lies that is named as seat 0 sees it."""
        if self.areas:
            return carried((x, y), self.named, self.areas)
        return self.frames[0].point(x, y)

    def size_at(self, x: float, y: float) -> float:
        """Return how large a card lies at a point of the bare mat, 1.0 for as in one's own half."""
        return next(
            (
                frame_scale(area.rect, self.areas[self.bottom].rect)
                for area in self.areas.values()
                if area.holds((x, y))
            ),
            1.0,
        )


def frame_scale(rect: Rect, own: Rect) -> float:
    """Return how large loose cards lie on another's board, beside those of one's own half."""
    return min(1.0, sqrt(rect[2] * rect[3] / (own[2] * own[3])))


OPPOSITE = 180
"""By how much the half of somebody opposite is turned."""


def seat_table(
    layout: Layout,
    setting: Setting,
    bottom: SeatId,
    looked: SeatId | None = None,
    folded: frozenset[SeatId] = frozenset(),
    options: Options = (),
) -> Seating:
    """Return the place of every zone with `bottom` (clamped to a player) at the lower edge.

    The board of a seat that is `looked` at is all there, where others show less of theirs. Of those
    that are `folded` nothing shows. The `options` of the table say how many places a row has.
    """
    seats = len(setting.seats)
    bottom = bottom if 0 <= bottom < seats else 0
    if seats > TWO_SIDES:
        first_mat, own_mat = mat_for(layout, setting), mat_for(layout, setting, bottom, options)
        return _seat_many(first_mat, own_mat, setting, bottom, looked, folded)
    layout = mat_for(layout, setting, bottom, options)
    teams = tuple(seat.team for seat in setting.seats)
    middle = Frame((layout.size[0] / 2, layout.size[1] / 2))
    frames = {
        seat: Frame(middle.centre, turn, mirrored=layout.mirrored and turn == OPPOSITE)
        for seat, turn in facing(seats, bottom, teams).items()
    }
    places = _own_places(layout)
    sites: dict[ZoneId, ZoneSite] = {}
    for zone in setting.zones.values():
        place = places.get(zone.spec.name)
        holders = zone.holders
        own = not holders or bottom in holders
        frame = middle if not holders else frames[bottom if own else holders[0]]
        if zone.rect is not None:
            place = ZonePlace(zone.spec.name, zone.rect, zone.arrange)
            frame = frame if holders else frames[0]
        if place is not None:
            sites[zone.id] = _site(layout, zone, place, frame, own=own)
    mat, stage = _mat(layout, sites), None
    if layout.stage is not None:
        stage = Box(*layout.stage)
        mat = mat.united(stage.grown(RIM_ROOM))
    mat = _with_room_for_hands(mat, sites)
    for site in sites.values():
        if site.hand and not site.own:
            local = _peeking(site, mat)
            sites[site.zone] = replace(site, local=local, box=site.frame.box(local))
    return Seating(bottom, frames, sites, mat, mat.grown(-RIM_ROOM), stage=stage)


def _own_places(layout: Layout) -> dict[str, ZonePlace]:
    places = {place.zone: place for place in layout.places}
    if layout.hand not in places:
        places[layout.hand] = _usual_hand(layout)
    return places


def _site(layout: Layout, zone: Zone, place: ZonePlace, frame: Frame, *, own: bool) -> ZoneSite:
    local = Box(*place.rect)
    hand = zone.spec.name == layout.hand
    whole = place.arrange == "free" and place.rect[2:] == tuple(layout.size)
    return ZoneSite(zone.id, place, local, frame, frame.box(local), own, hand, whole)


def _seat_many(
    first_mat: Layout,
    layout: Layout,
    setting: Setting,
    bottom: SeatId,
    looked: SeatId | None,
    folded: frozenset[SeatId],
) -> Seating:
    """Lay the boards of three seats and more; points are named as on the `first_mat`."""
    seats = len(setting.seats)
    boards = {(bottom + 1 + step) % seats: board for step, board in enumerate(layout.others)}
    ring = None if layout.ring is None else Box(*layout.ring)
    folded -= {bottom}
    opens = frozenset(seat for seat, board in boards.items() if board.looked is not None)
    if looked in boards and boards[looked].looked is not None:
        # It is laid out over all others, which are not to be seen meanwhile.
        boards = {looked: boards[looked].looked or boards[looked]}
        ring = None
    teams = [setting.seats[(bottom + step) % seats].team for step in range(seats)]
    away = [team for team in dict.fromkeys(teams) if team != teams[0]]
    of_teams = dict(zip(away, layout.teams, strict=False))
    middle = Frame((layout.size[0] / 2, layout.size[1] / 2))
    own_places = _own_places(layout)
    sites: dict[ZoneId, ZoneSite] = {}
    for zone in setting.zones.values():
        places, frame, own, board = own_places, middle, True, None
        if zone.holders and bottom not in zone.holders:
            first, own = zone.holders[0], False
            several = len(zone.holders) > 1
            board = of_teams.get(setting.seats[first].team) if several else boards.get(first)
            if board is None or (not several and first in folded and first != looked):
                continue
            places, frame = {place.zone: place for place in board.places}, _frame(board)
        place = places.get(zone.spec.name)
        if zone.rect is not None:
            rect = zone.rect if board is None else _on_board(zone.rect, layout, board)
            place = ZonePlace(zone.spec.name, rect, zone.arrange)
        if place is not None:
            sites[zone.id] = _site(layout, zone, place, frame, own=own)
    made = [
        sites[zone.id].box for zone in setting.zones.values() if zone.is_made and zone.id in sites
    ]
    if ring is not None and any(ring.meets(box) for box in made):
        # Cards of a pile that people made would cover it: edges and plates say whose turn it is.
        ring = None
    # The rim lies in what such a layout leaves free at its edge.
    mat = Box(0.0, 0.0, *layout.size)
    areas = areas_of(layout, seats, bottom, looked)
    frames = {seat: _frame(boards[seat]) if seat in boards else middle for seat in sorted(areas)}
    return Seating(
        bottom,
        frames,
        sites,
        mat,
        mat.grown(-RIM_ROOM),
        boards={seat: Box(*areas[seat].rect) for seat in areas if seat in boards or seat == bottom},
        areas=areas,
        named=areas_of(first_mat, seats, 0),
        looked=looked if looked in opens | folded else None,
        opens=opens | folded,
        ring=ring,
        folded=folded - {looked},
    )


def _frame(board: Board) -> Frame:
    """Return how the coordinates of a board come to lie on the mat."""
    x, y, width, height = board.rect
    return Frame((width / 2, height / 2), 180 if board.turned else 0, 1.0, (x, y))


def _on_board(rect: Rect, layout: Layout, board: Board) -> Rect:
    """Return where on another's board a zone lies that lies at `rect` in its holder's own half."""
    assert layout.own is not None, "a mat with boards of others has one's own half"
    x, y, width, height = layout.own
    across, along = board.rect[2] / width, board.rect[3] / height
    return (
        (rect[0] - x) * across,
        (rect[1] - y) * along,
        rect[2] * across,
        rect[3] * along,
    )


def _peeking(site: ZoneSite, mat: Box) -> Box:
    """Return where another's hand lies: only the edge of its backs shows at the rim."""
    if site.frame.angle == 0:  # a partner or neighbour at the same edge shows as much as oneself
        return site.local
    edges = (site.frame.back(mat.x, mat.y)[1], site.frame.back(mat.right, mat.bottom)[1])
    wide = site.local.width * PEEK_WIDTH
    return Box(site.local.centre[0] - wide / 2, max(edges) - PEEK, wide, PEEK)


def _with_room_for_hands(mat: Box, sites: dict[ZoneId, ZoneSite]) -> Box:
    """Return the mat, higher where a hand at its upper edge would cover what lies there."""
    top = mat.y
    for site in sites.values():
        if not site.hand or site.own or site.frame.angle == 0:
            continue
        backs = site.frame.box(_peeking(site, mat))
        edge = Box(backs.x, mat.y, backs.width, PEEK + CLEAR_OF_HAND)
        covered = [
            one.box.y
            for one in sites.values()
            if not one.hand and not one.backdrop and one.box.meets(edge)
        ]
        top = min(top, min(covered, default=mat.bottom) - edge.height)
    return Box(mat.x, top, mat.width, mat.bottom - top)


def _usual_hand(layout: Layout) -> ZonePlace:
    width, height = layout.size
    return ZonePlace(layout.hand, (width * 0.2, height, width * 0.6, HAND_HEIGHT), "fan")


def _mat(layout: Layout, sites: dict[ZoneId, ZoneSite]) -> Box:
    """Return the part of the mat in use: one player alone needs no opposite half."""
    mat = None
    for site in sites.values():
        if site.backdrop or (site.hand and not site.own and site.frame.angle):
            continue
        box = site.box if site.hand else site.box.grown(MARGIN)
        mat = box if mat is None else mat.united(box)
    return (mat or Box(0, 0, *layout.size)).grown(RIM_ROOM)
