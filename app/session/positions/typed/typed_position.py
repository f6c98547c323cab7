"""A position as people type it: "active Dragapult ex 2P 1R, 150, poisoned; bench Dreepy; prizes 4".

How it is written tells `docs/positions.md`. Zones, marks, phases and what is used in a turn are
called as a game calls them, cards as in its deck lists; a game adds nothing but short names of
cards (`Notation.short`). Nothing is refused because of a rule of the game.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.core.card import MOST_CARDS, Mark, Marks, with_mark
from app.core.data.value import replace, value
from app.core.ids import SeatId, ZoneId, place
from app.core.options import with_options
from app.core.placed.table_position import PlacedUnit, PlacedZone, TablePosition
from app.core.table import Turn
from app.core.text.wording import either, number
from app.core.text.words import Words
from app.core.zone import Seat, Zone, lay_zones
from app.games.contracts.notation_contract import Notation
from app.session.notation.script_lines import without_comment
from app.session.positions.position_line import PositionError
from app.session.positions.typed.typed_cards import TypedCards, items_of, wrong
from app.session.positions.typed.typed_seats import named_first, seats_typed
from app.session.positions.typed.typed_turn import TypedTurn
from app.session.positions.typed.typed_units import NEW, SaidMarks, TypedUnits
from app.session.positions.typed.typed_zones import TypedZones

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards
    from app.games.game_api import GameSpec

LONGEST_TEXT = 20_000
"""Letters that are read."""

_PARTS = re.compile(r"[;；]")
_GAME = re.compile(r"(?:game|ゲーム)\s*[:：]\s*(?P<game>[\w-]+)", re.IGNORECASE)
_TO_COLON = re.compile(r"\s*[:：]\s*")
_TO_ZONE = re.compile(r"(?:['’]s)?\s+|の\s*")


@value
class Place:
    """What is meant where a text does not say it, on a table that lies there."""

    seat: SeatId
    zone: ZoneId
    taken: tuple[tuple[ZoneId, int], ...] = ()
    """Cells in which somebody stands."""


@value
class Typed:
    """What was typed."""

    position: TablePosition
    remarks: tuple[Words, ...] = ()
    """What is odd about it, such as a name without card data."""


def game_typed(text: str) -> str:
    """Return the game that a typed position says it is of; "" where it does not."""
    found = (_GAME.fullmatch(part.strip()) for part in _PARTS.split(text[:LONGEST_TEXT]))
    return next((one["game"].casefold() for one in found if one is not None), "")


def typed_position(text: str, spec: GameSpec, cards: GameCards, names: Sequence[str] = ()) -> Typed:
    """Return the position that `text` tells of. Raises PositionError, which says where.

    `names` are those of the players where the text does not name them.
    """
    if len(text) > LONGEST_TEXT:
        most = number(LONGEST_TEXT)
        raise PositionError(
            Words(
                f"A typed position has {most} letters at most. Open a file with the position "
                "instead.",
                f"入力できる局面は{most}文字までです。局面のファイルを開いてください。",
            )
        )
    parts = parts_of(text)
    seats = seats_typed(spec, parts, names)
    reading = Reading(spec, cards, seats, lay_zones(spec.zones, seats))
    reading.read(parts)
    turn = reading.turn
    position = TablePosition(
        spec.id,
        seats,
        reading.zones,
        (),
        reading.marks,
        turn.turn,
        options=with_options((), turn.options),
        first=turn.first,
    )
    return Typed(position, reading.remarks)


def parts_of(text: str) -> list[str]:
    """Return what a text says, one thing after the other; not of which game it is."""
    lines = (without_comment(line) for line in text.split("\n"))
    parts = (part.strip() for line in lines for part in _PARTS.split(line))
    return [part for part in parts if part and not _GAME.fullmatch(part)]


class Reading:
    """Reads what a text says, part by part."""

    def __init__(
        self,
        spec: GameSpec,
        cards: GameCards,
        seats: tuple[Seat, ...],
        zones: dict[ZoneId, Zone],
        place: Place | None = None,
    ) -> None:
        """`place` is meant where a part says none."""
        self._spec = spec
        notation = spec.notation() if spec.notation is not None else Notation(())
        self._seats = seats
        self._zones = zones
        self._here = place
        self._words = TypedZones(spec, zones)
        self._cards = TypedCards(cards, notation.short, seats)
        self._said = SaidMarks(spec)
        self._units = TypedUnits(self._said, self._cards)
        self._placed: dict[ZoneId, PlacedZone] = {}
        self._marks: dict[str, Marks] = {}
        self._seat: SeatId = 0 if place is None else place.seat
        """Whose zones are meant."""
        self.turn = TypedTurn(spec, seats, notation.used)

    def read(self, parts: Sequence[str]) -> None:
        """Take over what is said. Raises PositionError."""
        for part in parts:
            self._read(self._of_seat(part))
            self._check_count(part)

    def said_of_unit(self, text: str, zone: Zone) -> PlacedUnit | None:
        """Return what is said of a unit that stands in a zone; None if it is of another."""
        return self._units.joining(text, zone, self._owner(zone))

    @property
    def zones(self) -> tuple[PlacedZone, ...]:
        """What lies where."""
        zones = [self._placed[zone] for zone in self._zones if zone in self._placed]
        return tuple([_entered(zone, self.turn.turn) for zone in zones])

    @property
    def marks(self) -> tuple[tuple[str, Marks], ...]:
        """What lies on seats and cells, sorted."""
        return tuple(sorted(self._marks.items()))

    @property
    def remarks(self) -> tuple[Words, ...]:
        """What is odd about it, such as a name without card data."""
        return tuple(self._cards.remarks.values())

    def _check_count(self, part: str) -> None:
        """Stop where more lie than a table holds, long before they fill the memory."""
        if sum(1 for zone in self._placed.values() for _ in zone.all_cards) > MOST_CARDS:
            most = number(MOST_CARDS)
            raise wrong(
                part,
                f"more than {most} cards lie there. Leave some out.",
                f"カードは{most}枚までです。減らしてください。",
            )

    def _of_seat(self, part: str) -> str:
        """Take over whose zones follow: "Ren: bench Dreepy"; return what is left."""
        seat, rest = named_first(self._seats, part, _TO_COLON)
        if seat is None and self._words.begun(part, self._seat) is None:
            # "Ren's bench Dreepy", "Ren bench Dreepy".
            seat, rest = named_first(self._seats, part, _TO_ZONE)
            if self._words.begun(rest, self._seat) is None:
                return part
        if seat is not None:
            self._seat = seat
        return rest

    def _read(self, part: str) -> None:
        if not part:
            return
        used = self.turn.read(part)
        if used is not None:
            for once in used:
                self._mark(f"seat.{self._seat}", once)
            return
        mark = self._said.mark(part)
        if mark is not None and mark.key != "damage":
            self._mark(f"seat.{self._seat}", mark)
            return
        self._fill(part)

    def _fill(self, part: str) -> None:
        """Lay what a part tells of; it may go on with another zone: "active A, bench B"."""
        zone, rest = self._zone_of(part)
        held: list[str] = []
        for item in items_of(rest):
            begun = self._words.begun(item, self._seat) if held else None
            if begun is not None and not self._cards.is_known(item):
                self._lay(zone, held)
                zone, held = begun[0], [begun[1]] if begun[1] else []
            else:
                held.append(item)
        self._lay(zone, held)

    def _lay(self, zone: Zone, items: Sequence[str]) -> None:
        placed = self._placed.get(zone.id, PlacedZone(zone.id))
        owner = self._owner(zone)
        if zone.spec.holds == "pile":
            up = zone.spec.visibility == "public"
            cards = [card for item in items for card in self._cards.placed(item, owner, up=up)]
            self._placed[zone.id] = replace(placed, cards=(*placed.cards, *cards))
            return
        taken = () if self._here is None else self._here.taken
        held = [cell for name, cell in taken if name == zone.id]
        held += [unit.cell for unit in placed.units]
        units, grounds = self._units.read(items, zone, owner, held)
        self._placed[zone.id] = replace(placed, units=(*placed.units, *units))
        for cell, mark in grounds:
            self._mark(place(zone.id, cell), mark)

    def _mark(self, target: str, mark: Mark) -> None:
        self._marks[target] = with_mark(self._marks.get(target, ()), mark.key, mark)

    # -- zones -------------------------------------------------------------------------------------

    def _zone_of(self, part: str) -> tuple[Zone, str]:
        """Return the zone that a part begins with, and what lies there."""
        begun = self._words.begun(part, self._seat)
        if begun is not None:
            return begun
        if self._here is not None:
            return self._zones[self._here.zone], part
        zones = either([spec.title for spec in self._spec.zones])
        raise wrong(
            part,
            f"a part begins with a zone ({zones.en}), a player and a colon, “turn” or “used”.",
            f"ゾーン名（{zones.ja}）、プレイヤー名と「：」、「番」、「使用済み」のどれかで"
            "始めてください。",
        )

    def _owner(self, zone: Zone) -> SeatId:
        return self._seat if not zone.holders or self._seat in zone.holders else zone.holders[0]


def _entered(zone: PlacedZone, turn: Turn) -> PlacedZone:
    """Return a zone in which what did not come this turn came the turn before."""

    def unit(held: PlacedUnit) -> PlacedUnit:
        came = turn.number if held.entered == NEW else max(0, turn.number - 1)
        return replace(held, entered=came, changed=came)

    return replace(zone, units=tuple([unit(one) for one in zone.units]))
