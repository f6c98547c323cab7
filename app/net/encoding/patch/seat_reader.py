"""Frames back into what a seat is told: steps, views, labels, the record of chance."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, NoReturn, TypeVar

from app.core.ids import TABLE, NodeId, SeatId
from app.core.table import Setting
from app.core.view import SeatView, fold
from app.net.encoding.past_frames import PAST, past_from
from app.net.encoding.patch.patch_names import LABEL, PLACED, RECORD, STEP, WHOLE, next_step
from app.net.encoding.patch.patch_reading import PatchReading
from app.net.encoding.record_form import record_entry
from app.net.encoding.setting_form import every_seat, setting_from
from app.net.encoding.small_forms import number
from app.net.encoding.view_difference import blank_view, in_order
from app.net.encoding.view_hash import letters, stepped_hash, view_hash
from app.net.transport.limits import LONGEST_TOLD
from app.net.transport.wire_error import MALFORMED, OutOfStep, WireError, row, text, whole, wrong
from app.session.host.updates import (
    TRAVELS,
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

T = TypeVar("T")

MOST_AGREED = 9
"""Seats, the judge among them, that agreed to a journey through the history."""

_SURROGATE = re.compile(r"\\u[dD]")


def _no_number(_name: str) -> NoReturn:
    wrong("number")


_parse = json.JSONDecoder(parse_constant=_no_number).raw_decode


def _suspicious(read: Callable[[bytes | str], T], frame: bytes | str) -> T:
    """Return what `read` makes of a frame. Raises WireError or OutOfStep, and nothing else."""
    try:
        return read(frame)
    except (WireError, OutOfStep):
        raise
    except MALFORMED as problem:
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

        Raises WireError for what is no such frame, OutOfStep for what is no step on this view, or
        leads to another than the host's: then the whole view has to be asked for. The view stays as
        it was in both.
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
        made, end = _parse(spelled)
        if spelled[end:].strip():
            wrong("message")  # more than what fills it up
        parts = row(made, "message", 1)
        if _SURROGATE.search(spelled):
            json.dumps(parts, ensure_ascii=False).encode()  # half a pair has no form in UTF-8
        return parts

    def _read(self, frame: bytes | str) -> Update:
        parts = self._parts(frame)
        kind = whole(parts[0], "message", most=RECORD)
        if kind in (STEP, PLACED):
            return self._on_view(parts)
        if kind == WHOLE:
            return self._whole(parts)
        if kind == LABEL:
            return _relabelled(parts)
        return Recorded(record_entry(parts[1:]))

    def _on_view(self, parts: list[Any]) -> Update:
        """Return what changes the view that both ends hold. Raises OutOfStep."""
        try:
            return self._stepped(parts) if parts[0] == STEP else self._placed(parts)
        except OutOfStep:
            raise
        except MALFORMED as problem:
            # Whoever missed a frame reads what follows against a view that it is not about.
            raise OutOfStep from problem

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
            follows = next_step(before, view, self._step)
            if follows is None:
                wrong("head")
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


def _agree(told: Any, counted: int) -> None:
    if text(told, "hash") != letters(counted):
        wrong("hash")


def _seat(raw: Any, setting: Setting) -> SeatId:
    return whole(raw, "head", TABLE, len(setting.seats) - 1)


def _travel(raw: Any) -> Travel:
    return TRAVELS[whole(raw, "head", most=len(TRAVELS) - 1)]


def _relabelled(parts: list[Any]) -> Relabelled:
    _, actor, node, name, note = row(parts, "label", 5, 5)
    written = text(name, "label"), text(note, "label")
    return Relabelled(Labelled(number(actor, "label"), whole(node, "label"), *written))
