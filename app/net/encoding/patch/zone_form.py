"""How a zone stands in a fact: what left and what came, as far as the seat sees it.

Of a zone in which a seat sees nothing is told how many lie there; what is as it was is left out.
"""

from __future__ import annotations

from typing import Any

from app.core.table import Setting
from app.core.view import SeatCard, SeatView, SeatZone
from app.net.encoding.fixed_width import numbers, pairs
from app.net.encoding.patch.patch_names import LISTED, SEALED, SECRET_SIZE, Names, row_of
from app.net.encoding.row_edit import edit, edited, elsewhere, written_in, written_out
from app.net.encoding.setting_form import secret_zones
from app.net.transport.wire_error import row, text, whole, wrong


class ZoneForms:
    """The zones of one setting, to JSON and back."""

    def __init__(self, setting: Setting) -> None:
        self.ids = tuple(setting.zones)
        """Of its zones, each at its number."""
        self.number = {zone: place for place, zone in enumerate(setting.zones)}
        """Of each zone, by its id."""
        self._pile = [zone.spec.holds == "pile" for zone in setting.zones.values()]
        secret = secret_zones(setting)
        self._bases = [SECRET_SIZE if zone in secret else 0 for zone in setting.zones]

    def form(
        self,
        view: SeatView,
        zone: SeatZone,
        touched: dict[str, SeatCard],
        moved: set[str],
        names: Names,
    ) -> Any:
        """Return the JSON form of a zone of a fact; `names` takes what came there and what left.

        `touched` are the cards of the fact by handle, `moved` its units.
        """
        index = self.number[zone.id]
        old = view.zones[zone.id]
        before, now = row_of(old), row_of(zone)
        # Gaps come last in the form, so that all that stands before them is written as well.
        same = zone.listed == old.listed and zone.sealed == old.sealed and zone.gaps == old.gaps
        if not before and not now and same:
            # Nothing in sight: how many there are is all that there is to say.
            return index if zone.count == old.count else [index, self._size_form(index, zone)]
        pile = self._pile[index]
        out, put = edit(before, now, touched if pile else elsewhere(before, now, moved))
        if zone.listed and not put and zone == old:
            return index
        if pile:
            names.left.update([before[place] for place in out])
            for place in put:
                names.cards[now[place]] = (zone.id, "")
        else:
            names.left_units.update([before[place] for place in out])
            names.units.update([(now[place], zone.id) for place in put])
        form: list[Any] = [index, written_out(out)]
        counted = zone.count != (len(now) if zone.listed else old.count)
        if put or not zone.listed or counted or not same:
            form.append(written_in(now, put, "c" if pile else "u"))
        if not zone.listed or counted or not same:
            form.append("" if zone.listed else pairs([place for place, _ in zone.seen]))
        if counted or not same:
            form.append(self._size_form(index, zone))
        if not same:
            form.append(SEALED * zone.sealed + LISTED * zone.listed)
        if zone.gaps != old.gaps:
            form.append(pairs(zone.gaps))
        return form

    def _size_form(self, index: int, zone: SeatZone) -> int | None:
        return None if zone.count is None else zone.count + self._bases[index]

    def zone(self, view: SeatView, raw: Any, names: Names) -> SeatZone:
        """Return the zone that `form` wrote, as it changes `view`. Raises WireError."""
        most = len(self.ids) - 1
        if type(raw) is int:
            return view.zones[self.ids[whole(raw, "zone", most=most)]]
        parts = row(raw, "zone", 2, 7)
        index = whole(parts[0], "zone", most=most)
        old = view.zones[self.ids[index]]
        if len(parts) == 2 and type(parts[1]) is not str:
            if row_of(old):
                wrong("zone")
            count = self._size(index, parts[1])
            return SeatZone(old.id, count, old.sealed, old.listed, gaps=old.gaps)
        flags = SEALED * old.sealed + LISTED * old.listed
        if len(parts) > 5:
            flags = whole(parts[5], "zone", most=SEALED + LISTED)
        listed = flags & LISTED > 0
        put = parts[2] if len(parts) > 2 else ""
        pile = self._pile[index]
        now, out, came = edited(row_of(old), parts[1], put, "c" if pile else "u", "zone")
        # Nothing comes to two places at once.
        if len(set(now)) != len(now) or not (
            names.cards if pile else names.units
        ).keys().isdisjoint(came):
            wrong("zone")
        if pile:
            names.left.update(out)
            names.cards.update([(name, (old.id, "")) for name in came])
        else:
            names.left_units.update(out)
            names.units.update([(name, old.id) for name in came])
        count = len(now) if listed else old.count
        if len(parts) > 4:
            count = self._size(index, parts[4])
        seen: tuple[tuple[int, str], ...] = ()
        if not listed:
            places = numbers(text(parts[3], "zone"), "zone")
            seen = tuple(zip(places, now, strict=True))
        gaps = _gaps(parts[6]) if len(parts) > 6 else old.gaps
        items = now if listed else ()
        return SeatZone(old.id, count, flags & SEALED > 0, listed, items, seen, gaps)

    def _size(self, index: int, raw: Any) -> int | None:
        return None if raw is None else whole(raw, "zone", self._bases[index]) - self._bases[index]


def _gaps(raw: Any) -> tuple[int, ...]:
    gaps = tuple(numbers(text(raw, "zone"), "zone"))
    if gaps != tuple(sorted(set(gaps))):
        wrong("zone")
    return gaps
