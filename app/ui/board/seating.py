"""Who sits where: the frame of every seat and team, and the place of every zone on the mat."""

from __future__ import annotations

from dataclasses import replace

from app.core.card import Quarter
from app.core.data.value import value
from app.core.ids import SeatId, ZoneId
from app.core.table import Setting
from app.games.game_api import Layout, ZonePlace
from app.games.seat_facing import FOUR_SIDES, TWO_SIDES, facing
from app.ui.board.scene.hand_fan import PEEK
from app.ui.board.scene.table_layout import Box, Frame

MARGIN = 7.0
"""Room between the outermost zones and the rim."""
RIM_ROOM = 5.0
"""Room for the wooden rim around everything."""
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

    def to_table(self, x: float, y: float) -> tuple[float, float]:
        """Return a point of this mat as everybody names it: as seat 0 sees it."""
        return self.frames[0].back(x, y)

    def from_table(self, x: float, y: float) -> tuple[float, float]:
        """Return where on this mat a point lies that is named as seat 0 sees it."""
        return self.frames[0].point(x, y)


def seat_frames(
    size: tuple[float, float], seats: int, bottom: SeatId, teams: tuple[int, ...]
) -> dict[SeatId, Frame]:
    """Return the frame of every seat with `bottom` at the lower edge.

    Two seats face each other. Teams of several sit side by side, facing the other team. Three
    and four single players take one edge each; more sit in two facing rows.
    """
    width, height = size
    centre = (width / 2, height / 2)
    turns = facing(seats, bottom, teams)
    if seats <= TWO_SIDES:
        return {seat: Frame(centre, turn) for seat, turn in turns.items()}
    if seats <= FOUR_SIDES and len(set(teams)) != TWO_SIDES:
        return _edges(size, turns)
    near = [seat for seat, turn in turns.items() if turn == 0]
    far = [seat for seat, turn in turns.items() if turn != 0]
    if len(set(teams)) != TWO_SIDES:
        far.reverse()
    return {
        seat: Frame(centre, turns[seat], 1.0, (column * width, 0.0))
        for row in (near, far)
        for column, seat in enumerate(row)
    }


def _edges(size: tuple[float, float], turns: dict[SeatId, Quarter]) -> dict[SeatId, Frame]:
    """Seat up to four players clockwise: bottom, left, top, right."""
    width, height = size
    # A half turned by a quarter is as high as the mat is wide: made smaller, it fits beside.
    scale = min(1.0, height / width)
    beside = {90: -width / 2, 270: width / 2}
    centre = (width / 2, height / 2)
    return {
        seat: Frame(centre, turn, scale if turn in beside else 1.0, (beside.get(turn, 0.0), 0.0))
        for seat, turn in turns.items()
    }


def seat_table(layout: Layout, setting: Setting, bottom: SeatId) -> Seating:
    """Return the place of every zone with `bottom` (clamped to a player) at the lower edge."""
    layout = layout.for_seats(len(setting.seats))
    bottom = bottom if 0 <= bottom < len(setting.seats) else 0
    teams = tuple(seat.team for seat in setting.seats)
    frames = seat_frames(layout.size, len(setting.seats), bottom, teams)
    places = {place.zone: place for place in layout.places}
    if layout.hand not in places:
        places[layout.hand] = _usual_hand(layout)
    sites: dict[ZoneId, ZoneSite] = {}
    middle = Frame((layout.size[0] / 2, layout.size[1] / 2))
    for zone in setting.zones.values():
        place = places.get(zone.spec.name)
        holders = zone.holders
        own = not holders or bottom in holders
        frame = middle if not holders else frames[bottom if own else holders[0]]
        if zone.rect is not None:
            place = ZonePlace(zone.spec.name, zone.rect, zone.arrange)
            frame = frame if holders else frames[0]
        if place is None:
            continue
        local = Box(*place.rect)
        hand = zone.spec.name == layout.hand
        whole = place.arrange == "free" and place.rect[2:] == tuple(layout.size)
        sites[zone.id] = ZoneSite(zone.id, place, local, frame, frame.box(local), own, hand, whole)
    mat = _mat(layout, sites)
    for site in sites.values():
        if site.hand and not site.own:
            local = _peeking(site, mat)
            sites[site.zone] = replace(site, local=local, box=site.frame.box(local))
    return Seating(bottom, frames, sites, mat, mat.grown(-RIM_ROOM))


def _peeking(site: ZoneSite, mat: Box) -> Box:
    """Return where another's hand lies: only the edge of its backs shows at the rim."""
    if site.frame.angle == 0:  # a partner or neighbour at the same edge shows as much as oneself
        return site.local
    edges = (site.frame.back(mat.x, mat.y)[1], site.frame.back(mat.right, mat.bottom)[1])
    return Box(site.local.x, max(edges) - PEEK, site.local.width, PEEK)


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
