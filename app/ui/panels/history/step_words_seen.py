"""What each step of the history says to the acting seat, worked out when somebody asks for it.

Log and history read the same sentences; none is made before it is shown, since a long game has
more steps than anybody scrolls through.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from app.core.text.describe import describe_all
from app.core.text.log_lexicon import Lexicon
from app.core.text.words import Span, plain

if TYPE_CHECKING:
    from app.core.ids import NodeId, SeatId
    from app.core.text.words import Language, Sentence
    from app.core.view import Event
    from app.session.host.updates import Stepped
    from app.ui.table.bridge import Bridge

K = TypeVar("K")
V = TypeVar("V")

HELD = 1000
"""Nodes whose words are kept: far more than a log shows; any other is told again."""
NOT_HERE: Sentence = (Span("…"),)
"""Stands for what is not here yet; `Bridge.filled` says when it is."""


class Telling:
    """The events and sentences of nodes as the bridge's seat may hear them."""

    def __init__(self, bridge: Bridge, lexicon: Lexicon) -> None:
        self.bridge = bridge
        self.lexicon = lexicon
        self.computed = 0
        """How many nodes the history was asked about; the rest came live or was never wanted."""
        self._seat: SeatId = bridge.seat
        self._events: dict[NodeId, tuple[Event, ...]] = {}
        self._sentences: dict[tuple[NodeId, Language], Sentence] = {}
        bridge.replaced.connect(self._forget)

    def hear(self, stepped: Stepped) -> None:
        """Keep the events of a gesture that was just told."""
        self._same_seat()
        _keep(self._events, stepped.node, stepped.events)

    def events(self, node: NodeId) -> tuple[Event, ...] | None:
        """Return what there is to say of `node` to the acting seat, None while it is not here."""
        self._same_seat()
        found = self._events.get(node)
        if found is None:
            found = self.bridge.history.told(node)
            if found is None:
                return None
            _keep(self._events, node, found)
            self.computed += 1
        return found

    def sentence(self, node: NodeId, language: Language) -> Sentence:
        """Return the log line of `node`; an ellipsis while nothing of it is here."""
        self._same_seat()
        key = (node, language)
        found = self._sentences.get(key)
        if found is None:
            events = self.events(node)
            if events is None:
                return NOT_HERE
            found = describe_all(events, language, self.bridge.view.setting, self.lexicon)
            _keep(self._sentences, key, found)
        return found

    def text(self, node: NodeId, language: Language) -> str:
        """Return the log line of `node` without its marks."""
        return plain(self.sentence(node, language))

    def number(self, node: NodeId) -> str:
        """Return the step's name, "5.3" for the third gesture of turn 5; "0" for the beginning."""
        step = self.bridge.history.nodes[node]
        return "0" if step.parent is None else f"{step.turn}.{step.step}"

    def _same_seat(self) -> None:
        """Forget everything when another seat acts: each hears its own words."""
        if self._seat != self.bridge.seat:
            self._seat = self.bridge.seat
            self._forget()

    def _forget(self) -> None:
        self._events.clear()
        self._sentences.clear()


def _keep(held: dict[K, V], key: K, found: V) -> None:
    """Hold one thing more, and let go of the oldest where there are too many."""
    held[key] = found
    if len(held) > HELD:
        del held[next(iter(held))]
