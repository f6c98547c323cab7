"""Steps of the history told again: each as a step is, against the view that was before it.

    [5, [node, actor, seen, before, fact...], ...]

`before` is the fact that makes the view before the step out of the blank one; 0 where that is the
view after the step told just before. `seen` is 1 where the view after the step was asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from app.core.data.json_text import compact
from app.core.ids import TABLE
from app.core.view import SeatView, fold
from app.net.encoding.fixed_width import framed
from app.net.encoding.patch.patch_reading import PatchReading
from app.net.encoding.patch.patch_writing import PatchWriting
from app.net.encoding.view_difference import blank_view, difference, in_order
from app.net.transport.wire_error import row, whole, wrong
from app.session.seat.chronicle_entries import Heard

PAST = 5
"""What such a frame begins with."""
PAST_WIDTH = 1024
"""Bytes that it is a multiple of."""
ENOUGH = 256 * 1024
"""Letters after which the steps that are left go in another frame."""
_FOLLOWS = 0
_HEAD = 4

_write = compact()


def past_frames(patches: PatchWriting, eyes: SeatView, heard: Iterable[Heard]) -> Iterator[bytes]:
    """Yield the frames that tell steps again to those who see the table as `eyes` do."""
    blank = blank_view(eyes.seat, eyes.setting.laid)
    told, size = list[Any](), 0
    last: SeatView | None = None
    for one in heard:
        before = blank if one.before is None else one.before
        form: Any = _FOLLOWS
        if before != last:
            form = patches.form(blank, difference(blank, before), 0)
        forms = []
        last = before
        for fact in one.facts:
            forms.append(patches.form(last, fact, one.actor))
            last = fold(last, fact)
        told.append([one.node, one.actor, int(one.view is not None), form, *forms])
        size += len(_write(told[-1]))
        if size > ENOUGH:
            yield framed(_write([PAST, *told]), PAST_WIDTH)
            told, size, last = [], 0, None
    if told:
        yield framed(_write([PAST, *told]), PAST_WIDTH)


def past_from(patches: PatchReading, eyes: SeatView, parts: list[Any]) -> tuple[Heard, ...]:
    """Return the steps that a frame tells. Raises WireError."""
    blank = blank_view(eyes.seat, eyes.setting.laid)
    heard = []
    last: SeatView | None = None
    for one in parts:
        told = row(one, "past", _HEAD)
        actor = whole(told[1], "past", TABLE, len(eyes.setting.seats) - 1)
        if type(told[3]) is list:
            before = patches.fact(blank, told[3], 0)
            last = in_order(fold(blank, before)) if not before.events else wrong("past")
        elif whole(told[3], "past", most=_FOLLOWS) == _FOLLOWS and last is None:
            wrong("past")
        assert last is not None
        facts = []
        for form in told[_HEAD:]:
            facts.append(patches.fact(last, form, actor))
            last = fold(last, facts[-1])
        seen = in_order(last) if whole(told[2], "past", most=1) else None
        heard.append(Heard(whole(told[0], "past"), tuple(facts), seen, actor))
    return tuple(heard)
