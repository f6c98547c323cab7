"""The offer to take back a large gesture, or to do again what was taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.core.data.value import value
from app.core.ids import NodeId
from app.core.intent import Redo, Undo
from app.core.text.words import Words
from app.ui.panels.announce import announce
from app.ui.panels.history.worth_undoing import ANEW, worth_undoing
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.common_words import REDO, UNDO

if TYPE_CHECKING:
    from app.core.text.words import Language
    from app.session.host.updates import Placed, Stepped
    from app.ui.panels.history.step_words_seen import Telling
    from app.ui.panels.slips.slip import Slip
    from app.ui.panels.slips.slip_paper import Says

LONGEST_LINE = {"en": 84, "ja": 46}
"""Letters of a log line on a slip: the log itself tells all of it."""
BREAK = {"en": " ", "ja": "、"}
"""Where a line may be cut."""


@value
class Travelled:
    """A gesture that can be taken back, or was."""

    node: NodeId
    """The step that it made."""
    at: NodeId
    """Where the table stands while the offer holds."""
    back: bool
    """Whether to take it back, and not to do it again."""
    too: Words | None = None
    """What else is told of it."""


class TravelOffers(QObject):
    """Follows a table and shows one offer at most; it holds for the step it is about alone."""

    def __init__(
        self, parent: QObject, show: Callable[[Says], Slip], key_of: Callable[[str], str]
    ) -> None:
        """`show` shows a slip; `key_of` tells the key of an action as it is written."""
        super().__init__(parent)
        self._show = show
        self._key_of = key_of
        self._telling: Telling | None = None
        self._travel: Slip | None = None
        self._offered: Travelled | None = None
        """What it is about, or will be in a moment."""
        self.too: Words | None = None
        """What is told with the next gesture of one's own, where it is offered to take it back."""

    @property
    def shown(self) -> Slip | None:
        """The offer that shows."""
        return self._travel

    def follow(self, telling: Telling) -> None:
        """Offer what happens at a table."""
        self._telling = telling
        bridge = telling.bridge
        bridge.replaced.connect(self._end)
        bridge.placed.connect(self._on_placed)
        bridge.stepped.connect(self._on_stepped)

    def leave_table(self) -> None:
        """Follow no table any more."""
        self._end()
        if self._telling is not None:
            bridge = self._telling.bridge
            bridge.replaced.disconnect(self._end)
            bridge.placed.disconnect(self._on_placed)
            bridge.stepped.disconnect(self._on_stepped)
        self._telling = None

    @Slot(object)
    def _on_stepped(self, stepped: Stepped) -> None:
        self._end()
        telling = self._telling
        if telling is None or stepped.actor != telling.bridge.seat:
            return
        too, self.too = self.too, None
        # Before the first turn there is only the dealing; nobody wants to be asked about it.
        dealing = not stepped.turn and not any(event.verb == ANEW for event in stepped.events)
        if not dealing and (too is not None or worth_undoing(stepped.events)):
            telling.hear(stepped)
            self._offer_soon(Travelled(stepped.node, stepped.node, back=True, too=too))

    @Slot(object)
    def _on_placed(self, placed: Placed) -> None:
        went, offered = placed.went, self._offered
        self._end()
        if went is None and offered is not None and offered.at == placed.node:
            # Another seat acts: the offer holds for the table, in the words of that seat.
            self._offer_soon(offered)
        elif went is not None and went.how == "undo":
            self._offer_soon(Travelled(went.origin, placed.node, back=False))

    def _offer_soon(self, travelled: Travelled) -> None:
        """Offer it once the board shows what happened."""
        self._offered = travelled
        soon(self._offer, travelled)

    def _offer(self, travelled: Travelled) -> None:
        """Tell of a gesture, with a button for its opposite."""
        from app.ui.panels.slips.slip_paper import Says  # noqa: PLC0415 - not at the start

        telling = self._telling
        if telling is None or self._offered is not travelled or self._travel is not None:
            return
        bridge, node = telling.bridge, travelled.node
        said = Words(_short(telling, node, "en"), _short(telling, node, "ja"))
        if travelled.back:
            if travelled.too is not None:
                said = Words(f"{said.en}\n{travelled.too.en}", f"{said.ja}\n{travelled.too.ja}")
            do, key = (lambda: bridge.ask(Undo())), self._key_of("undo")
            self._put(Says(said, "check", UNDO, do, key))
            return
        told = Words(f"Taken back: {said.en}", f"取り消し：{said.ja}")
        do, key = (lambda: bridge.ask(Redo())), self._key_of("redo")
        slip = self._put(Says(told, "undo", REDO, do, key))
        # Every other gesture is spoken as the log tells it.
        announce(slip, slip.words)

    def _put(self, says: Says) -> Slip:
        slip = self._travel = self._show(says)
        slip.gone.connect(lambda: self._on_gone(slip))
        return slip

    def _on_gone(self, slip: Slip) -> None:
        if slip is self._travel:
            self._travel = None

    @Slot()
    def _end(self) -> None:
        self._offered = None
        if self._travel is not None:
            self._travel.leave()


def _short(telling: Telling, node: NodeId, language: Language) -> str:
    """Return a line of the log, cut where nobody reads on."""
    line, most = telling.text(node, language), LONGEST_LINE[language]
    if len(line) <= most:
        return line
    whole = line[: most - 1].rpartition(BREAK[language])[0]
    return (whole or line[: most - 1]).rstrip(" ,、（(") + "…"
