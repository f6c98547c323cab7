"""The JSON form of what every seat is told of the record of chance: nothing that is sealed."""

from __future__ import annotations

from typing import Any

from app.core.data.field_limits import LARGEST_NUMBER
from app.core.ids import SeatId
from app.net.encoding.small_forms import number
from app.net.transport.wire_error import row, text, whole
from app.session.host.updates import Asked, Committed, Drew

COMMITTED, ASKED, DREW = 0, 1, 2
_LENGTHS = {COMMITTED: 5, ASKED: 4, DREW: 4}
"""Parts of each, behind the kind."""
_MOST_LINKS = 64
"""Seats, and the host, that a draw can have links of."""


def record_form(entry: Committed | Asked | Drew) -> list[Any]:
    """Return the JSON form of an entry. What is sealed in it is left out, if it is there."""
    if isinstance(entry, Committed):
        return [COMMITTED, entry.seat, entry.commitment, entry.key, entry.program, entry.mark]
    if isinstance(entry, Asked):
        return [ASKED, entry.number, entry.node, entry.actor, entry.purpose]
    return [DREW, entry.number, entry.links, entry.away, int(entry.void)]


def record_entry(raw: list[Any]) -> Committed | Asked | Drew:
    """Return the entry that `record_form` wrote. Raises WireError."""
    kind = whole(row(raw, "record", 1)[0], "record", most=DREW)
    first, *rest = row(raw[1:], "record", _LENGTHS[kind], _LENGTHS[kind])
    if kind == COMMITTED:
        commitment, key, program, back = rest
        return Committed(
            number(first, "record"),
            text(commitment, "record"),
            text(key, "record"),
            text(program, "record"),
            back=text(back, "record"),
        )
    count = whole(first, "record", least=1)
    if kind == ASKED:
        node, actor, purpose = rest
        return Asked(count, whole(node, "record"), number(actor, "record"), text(purpose, "record"))
    links, away, void = rest
    return Drew(
        count,
        tuple([_link(link) for link in row(links, "record", most=_MOST_LINKS)]),
        tuple([number(seat, "record") for seat in row(away, "record", most=_MOST_LINKS)]),
        void=whole(void, "record", most=1) > 0,
    )


def _link(raw: Any) -> tuple[SeatId, str]:
    seat, link = row(raw, "record", 2, 2)
    return whole(seat, "record", -LARGEST_NUMBER), text(link, "record")
