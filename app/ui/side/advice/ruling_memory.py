"""Keeps the rulings made at the table in the window, and finds those made before of a rule."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.core.data.value import value
from app.core.ids import JUDGE
from app.core.text.words import Words
from app.session.positions.position_likeness import likeness, traits
from app.session.positions.position_line import PositionError, position_line
from app.session.positions.seen_position import position_seen
from app.session.seat.public_view import seen_by_all
from app.store import kept_rulings
from app.store.file_trouble import StoreError
from app.store.kept_rulings import KeptRuling

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.core.text.log_lexicon import Lexicon
    from app.core.view import Event
    from app.session.host.updates import Stepped
    from app.ui.table.bridge import Bridge

MOST_OF_A_TABLE = 100
"""Rulings that one table can add: nobody's wordy evening pushes out those of years."""
LONGEST_TITLE = 200
"""Letters of who played."""
FULL = Words(
    "This table has made 100 rulings. Further ones stand in its log, and are not kept for others.",
    "この卓の裁定が100件になりました。以後の裁定はログに残りますが、ほかの卓のためには保存されません。",
)


@value
class Precedent:
    """A ruling made before, and how like its position is to the present one."""

    ruling: KeptRuling
    likeness: float
    """0 to 1."""


class RulingMemory(QObject):
    """What this person's tables ruled, as far as it was not taken out again."""

    changed = Signal()
    failed = Signal(object)
    """Words: the disk refused, or lines could not be read."""

    def __init__(
        self, bridge: Bridge, lexicon: Lexicon, title: Callable[[], str], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._bridge, self._lexicon, self._title = bridge, lexicon, title
        self._rulings: list[KeptRuling] | None = None
        self._added = 0
        bridge.stepped.connect(self._on_stepped)

    @property
    def rulings(self) -> Sequence[KeptRuling]:
        """All that are kept, of every game; read when they are first asked for."""
        if self._rulings is None:
            found, trouble = kept_rulings.load()
            self._rulings = list(found)
            if trouble is not None:
                self.failed.emit(trouble)
        return self._rulings

    def before(self, rule: str, about: Sequence[str] = ()) -> tuple[Precedent, ...]:
        """Return the rulings on a rule, those of the likest positions first, then the latest.

        `about` names the units and cards that are in question now.
        """
        of_rule = self._on(rule)
        if not of_rule:
            return ()
        here = self._traits(about)
        found = [Precedent(one, likeness(here, one.traits)) for one in of_rule]
        found.sort(key=lambda one: (one.likeness, one.ruling.when), reverse=True)
        return tuple(found)

    def times(self, rule: str) -> int:
        """Return how often it was ruled on a rule."""
        return len(self._on(rule))

    def _on(self, rule: str) -> list[KeptRuling]:
        game = self._bridge.spec.id
        return [one for one in self.rulings if (one.game, one.rule) == (game, rule)]

    def read_again(self) -> None:
        """Read the file anew when it is asked for: another window may have added to it."""
        self._rulings = None

    def take_out(self, ruling: KeptRuling) -> bool:
        """Let a ruling go; False where the disk refused, which is told."""
        return self._changed(kept_rulings.take_out, ruling)

    def keep(self, ruling: KeptRuling) -> bool:
        """Keep a ruling, or one that was taken out; False where the disk refused."""
        return self._changed(kept_rulings.keep, ruling)

    def _changed(self, change: Callable[[KeptRuling], None], ruling: KeptRuling) -> bool:
        try:
            change(ruling)
        except StoreError as problem:
            self.failed.emit(problem.words)
            return False
        self.read_again()
        self.changed.emit()
        return True

    def _traits(self, about: Sequence[str]) -> tuple[str, ...]:
        names = self._lexicon.names
        return traits(self._bridge.view, about, lambda ref: names(ref, "en"))

    @Slot(object)
    def _on_stepped(self, stepped: Stepped) -> None:
        for fact in stepped.facts:
            for event in fact.events:
                if event.verb == "ruled" and self._concerns(event):
                    self._keep(event)

    def _concerns(self, event: Event) -> bool:
        """Whether who sits here agreed to it, or it is a judge's; all of one screen are here."""
        seats = event.seats
        return not self._bridge.hosted or self._bridge.seat in seats or JUDGE in seats

    def _keep(self, event: Event) -> None:
        adviser = self._bridge.spec.adviser
        if adviser is None or all(rule.id != event.mark for rule in adviser().rules):
            return  # what others call a rule is none that anybody could look up
        if self._added > MOST_OF_A_TABLE:
            return
        if self._added == MOST_OF_A_TABLE:
            self._added += 1
            self.failed.emit(FULL)
            return
        public = seen_by_all(self._bridge.view)
        try:
            line = position_line(position_seen(public))
        except PositionError:
            line = ""
        kept = self.keep(
            KeptRuling(
                datetime.now(UTC),
                self._bridge.spec.id,
                event.mark,
                event.text[: kept_rulings.LONGEST_WORDS],
                self._title()[:LONGEST_TITLE],
                self._traits(event.about),
                line,
            )
        )
        self._added += kept
