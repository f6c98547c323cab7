"""What a seat is told, as text frames and back: steps, views after undo or on joining, labels.

A frame is a JSON array, written against the view that both ends hold, so that a simple move takes
some hundred bytes with everything the log says of it. The writer has no state of any one client:
all who have the same eyes get the same bytes, and whoever joins later begins with `snapshot`.
No length tells a secret: `fixed_width` says what is padded. docs/protocol-steps.md is the format.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from app.core.data.json_text import compact
from app.core.ids import NodeId
from app.core.view import SeatView, fold
from app.net.encoding.fixed_width import NARROWEST, framed
from app.net.encoding.older_wire import setting_known
from app.net.encoding.past_frames import past_frames
from app.net.encoding.patch.patch_names import LABEL, PLACED, RECORD, STEP, WHOLE, next_step
from app.net.encoding.patch.patch_writing import PatchWriting
from app.net.encoding.record_form import record_form
from app.net.encoding.setting_form import secret_zones, setting_form
from app.net.encoding.view_difference import blank_view, difference
from app.net.encoding.view_hash import letters, stepped_hash, view_hash
from app.net.transport.versions import SPOKEN
from app.net.transport.wire_error import OutOfStep
from app.session.host.updates import (
    TRAVELS,
    Placed,
    Recorded,
    Relabelled,
    Stepped,
    Update,
    Went,
)
from app.session.seat.chronicle_entries import Heard

STEP_WIDTH = 16
"""Bytes that a step's frame is a multiple of."""
SECRET_WIDTH = 256
"""The same where more than names could show: in a zone of secret size how many cards moved there,
and in a hidden pile of its own that a seat has seen in part, whether it chose one it saw."""
PLACED_WIDTH = 256
WHOLE_WIDTH = 1024
"""Bytes that the frames of views are multiples of."""
_write = compact()


class SeatWriter:
    """Turns what one seat is told into frames, the same for all who have its eyes."""

    def __init__(
        self,
        view: SeatView,
        node: NodeId,
        step: int | None = None,
        width: int = NARROWEST,
        version: int = SPOKEN.newest,
    ) -> None:
        """`step`: place of `node` in its turn, if known; `width`: bytes of a card's name.

        A host whose table has longer names than usual, such as those of placeholders, gives the
        width that holds them all: then they are as long as any other. `version`: what is spoken.
        """
        self._version = version
        self._width = width
        self._begin(view, node, step)

    def _begin(self, view: SeatView, node: NodeId, step: int | None) -> None:
        self.view = view
        self.node = node
        self._step = step
        self._hash = view_hash(view)
        self._patches = PatchWriting(view.setting, self._width)
        self._learn(view)

    def _learn(self, view: SeatView) -> None:
        """Note which zones there are now whose steps could tell much by their length."""
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
        follows = (told.parent + 1, view.turn.number, next_step(self.view, view, self._step))
        head: Any = told.actor
        if (told.node, told.turn, told.step) != follows:
            head = [told.actor, told.node, told.turn, told.step]
        width = SECRET_WIDTH if self._shows_much(told) else STEP_WIDTH
        if view.setting is not self.view.setting:
            self._learn(view)
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
        if went is None or told.view.setting.laid != old.setting.laid:
            self._begin(told.view, told.node, None)
            return self._whole(went)
        fact = difference(old, told.view)
        form = self._patches.form(old, fact, went.actor)
        self._hash = stepped_hash(self._hash, old, fact, told.view)
        head: list[Any] = [told.node, went.actor, TRAVELS.index(went.how)]
        if went.agreed or (went.origin, went.goal) != (self.node, told.node):
            head += (went.origin, went.goal, *went.agreed)
        self._learn(told.view)
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
            head += (went.actor, TRAVELS.index(went.how), went.origin, went.goal, *went.agreed)
        form = self._patches.form(blank, difference(blank, view), 0)
        setting = setting_known(view.setting, self._version)
        written = _write([WHOLE, letters(self._hash), head, setting_form(setting), form])
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
