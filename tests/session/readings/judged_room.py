"""A hosted duel with a judge, who plays two ways out on a copy."""

from __future__ import annotations

from app.core import intent as i
from app.core.ids import JUDGE, NodeId
from app.session.host.host import Host
from app.session.host.local_table import LocalTable
from app.session.readings.judges_copy import copy_of, told_steps
from app.session.room.messages.reading_messages import SendReadings, SentReading
from tests.session.room.small_room import AKI, SPEC, Evening


class Dispute(Evening):
    """Aki has drawn four cards; Jin judges, and has a copy of the table as it stands then."""

    def __init__(self, *, seed: int | None = 5) -> None:
        super().__init__(seed=seed)
        self.jin = self.come("Jin", role="judge")
        self.node: NodeId = 0
        self.made: tuple[str, ...] = ()

    def draw(self) -> None:
        """Let Aki draw four cards."""
        assert self.do(self.aki, i.Draw(4, "deck.0", "hand.0")) == ""

    def copied(self) -> Host:
        """Return Jin's copy of the table as it stands."""
        self.node = self.host.tree.cursor
        copy, self.made = copy_of(SPEC, self.host.view_at(self.node, JUDGE))
        return copy

    def two_ways(self) -> tuple[Host, NodeId, NodeId]:
        """Play out that Aki draws one more card, and that Aki throws one away."""
        copy = self.copied()
        aki = LocalTable(copy).sit(AKI)
        aki.ask(i.Draw(1, "deck.0", "hand.0"))
        one = copy.tree.cursor
        aki.ask(i.Undo())
        aki.ask(i.Move((aki.view.cards_in("hand.0")[0],), "grave.0"))
        return copy, one, copy.tree.cursor

    def sent(self, copy: Host, *nodes: NodeId) -> SendReadings:
        """Return what shows readings of a copy."""
        readings = tuple(
            SentReading(f"way {number}", told_steps(copy, node))
            for number, node in enumerate(nodes)
        )
        return SendReadings(self.node, self.made, readings)
