"""What a seat is told, as text frames and back: steps, views after undo or on joining, labels.

A frame is a JSON array, written against the view that both ends hold, so that a simple move takes
some hundred bytes with everything the log says of it. The writer has no state of any one client:
all who have the same eyes get the same bytes, and whoever joins later begins with `snapshot`.
No length tells a secret: `fixed_width` says what is padded. docs/protocol-steps.md is the format.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NoReturn, TypeVar, get_args

from app.core.data.codec import CodecError
from app.core.data.json_text import compact
from app.core.ids import TABLE, NodeId, SeatId
from app.core.table import Setting
from app.core.view import SeatView, fold
from app.net.encoding.fixed_width import NARROWEST, framed
from app.net.encoding.past_frames import PAST, past_frames, past_from
from app.net.encoding.patch_reading import PatchReading
from app.net.encoding.patch_writing import PatchWriting
from app.net.encoding.record_form import record_entry, record_form
from app.net.encoding.setting_form import every_seat, secret_zones, setting_form, setting_from
from app.net.encoding.small_forms import number
from app.net.encoding.view_difference import blank_view, difference, in_order
from app.net.encoding.view_hash import letters, stepped_hash, view_hash
from app.net.transport.limits import LONGEST_TOLD
from app.net.transport.wire_error import OutOfStep, WireError, row, text, whole, wrong
from app.session.host.updates import (
    Labelled,
    Placed,
    Recorded,
    Relabelled,
    Stepped,
    Travel,
    Update,
    Went,
)
from app.session.seat.chronicle_entries import Heard

__all__ = ["OutOfStep", "SeatReader", "SeatWriter", "WireError"]

T = TypeVar("T")

STEP, PLACED, WHOLE, LABEL, RECORD = 0, 1, 2, 3, 4
"""What a frame begins with."""

STEP_WIDTH = 16
"""Bytes that a step's frame is a multiple of."""
SECRET_WIDTH = 256
"""The same where more than names could show: in a zone of secret size how many cards moved there,
and in a hidden pile of its own that a seat has seen in part, whether it chose one it saw."""
PLACED_WIDTH = 256
WHOLE_WIDTH = 1024
"""Bytes that the frames of views are multiples of."""

MOST_AGREED = 9
"""Seats, the judge among them, that agreed to a journey through the history."""

_TRAVELS: tuple[Travel, ...] = get_args(Travel)
_write = compact()
_SURROGATE = re.compile(r"\\u[dD]")
_MALFORMED = (LookupError, TypeError, ValueError, ArithmeticError, StopIteration, RecursionError)
"""What Python raises where a list is shorter or a value other than the form has it."""


def _no_number(_name: str) -> NoReturn:
    wrong("number")


_parse = json.JSONDecoder(parse_constant=_no_number).decode


class SeatWriter:
    """Turns what one seat is told into frames, the same for all who have its eyes."""

    def __init__(
        self, view: SeatView, node: NodeId, step: int | None = None, width: int = NARROWEST
    ) -> None:
        """`step`: place of `node` in its turn, if known; `width`: bytes of a card's name.

        A host whose table has longer names than usual, such as those of placeholders, gives the
        width that holds them all: then they are as long as any other.
        """
        self._width = width
        self._begin(view, node, step)

    def _begin(self, view: SeatView, node: NodeId, step: int | None) -> None:
        self.view = view
        self.node = node
        self._step = step
        self._hash = view_hash(view)
        self._patches = PatchWriting(view.setting, self._width)
        self._secret = secret_zones(view.setting)
        self._own_hidden = [
            zone.id
            for zone in view.setting.zones.values()
            if zone.spec.visibility == "hidden" and (not zone.holders or view.seat in zone.holders)
        ]

    def write(self, update: Update) -> bytes:
        """Return the frame that tells of `update`."""
        if isinstance(update, Stepped):
            return self.step(update)
        if isinstance(update, Placed):
            return self.placed(update)
        if isinstance(update, Recorded):
            return self.recorded(update)
        return self.relabelled(update)

    def step(self, told: Stepped) -> bytes:
        """Return the frame of a gesture. Raises OutOfStep if it does not follow the last one."""
        if told.parent != self.node:
            raise OutOfStep
        view, counted = self.view, self._hash
        forms = []
        for fact in told.facts:
            forms.append(self._patches.form(view, fact, told.actor))
            after = fold(view, fact)
            counted = stepped_hash(counted, view, fact, after)
            view = after
        follows = (told.parent + 1, view.turn.number, _next_step(self.view, view, self._step))
        head: Any = told.actor
        if (told.node, told.turn, told.step) != follows:
            head = [told.actor, told.node, told.turn, told.step]
        width = SECRET_WIDTH if self._shows_much(told) else STEP_WIDTH
        self.view, self.node, self._step, self._hash = view, told.node, told.step, counted
        return framed(_write([STEP, letters(counted), head, *forms]), width)

    def _shows_much(self, told: Stepped) -> bool:
        """Whether the length could tell more than names: see `SECRET_WIDTH`."""
        zones = [self.view.zones[name] for name in self._own_hidden]
        half = {zone.id for zone in zones if zone.seen and len(zone.seen) != zone.count}
        telling = self._secret | half
        return bool(telling) and any(
            zone.id in telling for fact in told.facts for zone in fact.zones
        )

    def placed(self, told: Placed) -> bytes:
        """Return the frame of a view after undo, redo or a jump; all of it without `went`."""
        old, went = self.view, told.went
        if went is None or told.view.setting != old.setting:
            self._begin(told.view, told.node, None)
            return self._whole(went)
        fact = difference(old, told.view)
        form = self._patches.form(old, fact, went.actor)
        self._hash = stepped_hash(self._hash, old, fact, told.view)
        head: list[Any] = [told.node, went.actor, _TRAVELS.index(went.how)]
        if went.agreed or (went.origin, went.goal) != (self.node, told.node):
            head += (went.origin, went.goal, *went.agreed)
        self.view, self.node, self._step = told.view, told.node, None
        return framed(_write([PLACED, letters(self._hash), head, form]), PLACED_WIDTH)

    def snapshot(self) -> bytes:
        """Return the frame of the whole view as it is, for a client that joins now."""
        return self._whole(None)

    def _whole(self, went: Went | None) -> bytes:
        view = self.view
        blank = blank_view(view.seat, view.setting)
        head: list[Any] = [self.node, self._step, view.seat]
        if went is not None:
            head += (went.actor, _TRAVELS.index(went.how), went.origin, went.goal, *went.agreed)
        form = self._patches.form(blank, difference(blank, view), 0)
        written = _write([WHOLE, letters(self._hash), head, setting_form(view.setting), form])
        return framed(written, WHOLE_WIDTH)

    def past(self, heard: Iterable[Heard]) -> Iterator[bytes]:
        """Yield the frames that tell steps of the history again."""
        return past_frames(self._patches, self.view, heard)

    def relabelled(self, told: Relabelled) -> bytes:
        """Return the frame of a new name and note of a node."""
        entry = told.entry
        written = [LABEL, entry.actor, entry.node, entry.name, entry.note]
        return framed(_write(written), STEP_WIDTH)

    def recorded(self, told: Recorded) -> bytes:
        """Return the frame of a public entry in the record of chance."""
        return framed(_write([RECORD, *record_form(told.entry)]), STEP_WIDTH)


def _suspicious(read: Callable[[bytes | str], T], frame: bytes | str) -> T:
    """Return what `read` makes of a frame. Raises WireError or OutOfStep, and nothing else."""
    try:
        return read(frame)
    except (WireError, OutOfStep):
        raise
    except CodecError as problem:
        raise WireError("setting") from problem
    except _MALFORMED as problem:
        raise WireError("message") from problem


class SeatReader:
    """Turns frames back into what a seat is told, and holds the view that follows from them."""

    def __init__(self, seat: SeatId | None = None) -> None:
        """`seat`: whose eyes it expects to have; None for any."""
        self.seat = seat
        self.node: NodeId = 0
        self._view: SeatView | None = None
        self._step: int | None = None
        self._hash = 0
        self._patches: PatchReading | None = None

    @property
    def view(self) -> SeatView | None:
        """What the seat knows now; None before the first frame."""
        return self._view

    @property
    def hash(self) -> str:
        """The number of the view in eight letters, as the host sends it; "" before the first."""
        return "" if self._view is None else letters(self._hash)

    def read(self, frame: bytes | str) -> Update:
        """Return what `frame` tells, and take it into the view.

        Raises WireError for what is no such frame, OutOfStep where the view that follows is not
        the host's: then the whole view has to be asked for. The view stays as it was in both.
        """
        return _suspicious(self._read, frame)

    def past(self, frame: bytes | str) -> tuple[Heard, ...]:
        """Return the steps of the history that `frame` tells again.

        Raises WireError for what is no such frame, OutOfStep before there is a view.
        """
        return _suspicious(self._past, frame)

    def _past(self, frame: bytes | str) -> tuple[Heard, ...]:
        view, patches = self._held()
        parts = self._parts(frame)
        whole(parts[0], "message", PAST, PAST)
        return past_from(patches, view, parts[1:])

    @staticmethod
    def _parts(frame: bytes | str) -> list[Any]:
        if len(frame) > LONGEST_TOLD:
            wrong("message")
        spelled = frame if isinstance(frame, str) else frame.decode()
        parts = row(_parse(spelled), "message", 1)
        if _SURROGATE.search(spelled):
            json.dumps(parts, ensure_ascii=False).encode()  # half a pair has no form in UTF-8
        return parts

    def _read(self, frame: bytes | str) -> Update:
        parts = self._parts(frame)
        kind = whole(parts[0], "message", most=RECORD)
        if kind == STEP:
            return self._stepped(parts)
        if kind == PLACED:
            return self._placed(parts)
        if kind == WHOLE:
            return self._whole(parts)
        if kind == LABEL:
            return _relabelled(parts)
        return Recorded(record_entry(parts[1:]))

    def _stepped(self, parts: list[Any]) -> Stepped:
        before, patches = self._held()
        head = parts[2]
        raw = row(head, "head", 4, 4) if type(head) is list else [head]
        actor = _seat(raw[0], before.setting)
        view, counted = before, self._hash
        facts = []
        for part in parts[3:]:
            fact = patches.fact(view, part, actor)
            after = fold(view, fact)
            counted = stepped_hash(counted, view, fact, after)
            view = after
            facts.append(fact)
        if len(raw) > 1:
            node, turn, step = whole(raw[1], "head"), number(raw[2], "head"), whole(raw[3], "head")
        else:
            follows = _next_step(before, view, self._step)
            if follows is None:
                raise OutOfStep
            node, turn, step = self.node + 1, view.turn.number, follows
        _agree(parts[1], counted)
        told = Stepped(node, self.node, actor, turn, step, tuple(facts))
        self._view, self.node, self._step, self._hash = view, node, step, counted
        return told

    def _placed(self, parts: list[Any]) -> Placed:
        before, patches = self._held()
        row(parts, "message", 4, 4)
        head = row(parts[2], "head", 3, 5 + MOST_AGREED)
        node, actor = whole(head[0], "head"), _seat(head[1], before.setting)
        origin, goal = self.node, node
        if len(head) > 3:
            row(head, "head", 5, 5 + MOST_AGREED)
            origin, goal = whole(head[3], "head"), whole(head[4], "head")
        agreed = tuple(_seat(one, before.setting) for one in head[5:])
        went = Went(actor, origin, goal, _travel(head[2]), agreed)
        fact = patches.fact(before, parts[3], actor)
        if fact.events:
            wrong("event")
        view = in_order(fold(before, fact))
        counted = stepped_hash(self._hash, before, fact, view)
        _agree(parts[1], counted)
        self._view, self.node, self._step, self._hash = view, node, None, counted
        return Placed(node, view, went)

    def _whole(self, parts: list[Any]) -> Placed:
        row(parts, "message", 5, 5)
        head = row(parts[2], "head", 3, 7 + MOST_AGREED)
        node, seat = whole(head[0], "head"), number(head[2], "head")
        step = None if head[1] is None else whole(head[1], "head")
        went = None
        setting = setting_from(parts[3])
        if len(head) > 3:
            row(head, "head", 7, 7 + MOST_AGREED)
            origin, goal = whole(head[5], "head"), whole(head[6], "head")
            agreed = tuple(_seat(one, setting) for one in head[7:])
            went = Went(number(head[3], "head"), origin, goal, _travel(head[4]), agreed)
        if seat != self.seat and (self.seat is not None or seat not in every_seat(setting)):
            wrong("seat")
        patches = PatchReading(setting)
        blank = blank_view(seat, setting)
        fact = patches.fact(blank, parts[4], 0)
        if fact.events:
            wrong("event")
        view = in_order(fold(blank, fact))
        counted = view_hash(view)
        _agree(parts[1], counted)
        self._patches = patches
        self._view, self.node, self._step, self._hash = view, node, step, counted
        return Placed(node, view, went)

    def _held(self) -> tuple[SeatView, PatchReading]:
        if self._view is None or self._patches is None:
            raise OutOfStep
        return self._view, self._patches


def _next_step(before: SeatView, after: SeatView, step: int | None) -> int | None:
    """Return the place in its turn of the gesture after `step`, None where that is not known."""
    if after.turn.number != before.turn.number:
        return 0
    return None if step is None else step + 1


def _agree(told: Any, counted: int) -> None:
    if text(told, "hash") != letters(counted):
        raise OutOfStep


def _seat(raw: Any, setting: Setting) -> SeatId:
    return whole(raw, "head", TABLE, len(setting.seats) - 1)


def _travel(raw: Any) -> Travel:
    return _TRAVELS[whole(raw, "head", most=len(_TRAVELS) - 1)]


def _relabelled(parts: list[Any]) -> Relabelled:
    _, actor, node, name, note = row(parts, "label", 5, 5)
    written = text(name, "label"), text(note, "label")
    return Relabelled(Labelled(number(actor, "label"), whole(node, "label"), *written))
