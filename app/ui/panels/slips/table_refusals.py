"""What a table refuses: told with what can be done about it, until the table moves on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.session.agreement.request_words import ask_whom
from app.session.seat.sent_intent import NOT_KNOWN
from app.session.steps.rights import NOT_YOURS
from app.ui.panels.messages.message_list import Messages, Remedy, Severity

if TYPE_CHECKING:
    from app.session.host.updates import Refused
    from app.ui.panels.slips.travel_offers import TravelOffers
    from app.ui.table.bridge import Bridge


class Refusals(QObject):
    """Follows the refusals of one table."""

    over = Signal()
    """The table moved on, or another seat acts: what was refused is of no concern any more."""

    def __init__(self, messages: Messages, offers: TravelOffers, parent: QObject) -> None:
        super().__init__(parent)
        self._messages = messages
        self._offers = offers
        self._bridge: Bridge | None = None
        self.remedy_for: Callable[[Refused], Remedy | None] | None = None
        """What can be done about a refusal, where somebody may be asked."""

    def follow(self, bridge: Bridge) -> None:
        """Tell of the refusals of a table from now on."""
        self._bridge = bridge
        bridge.refused.connect(self._on_refused)
        for moved in (bridge.replaced, bridge.placed, bridge.stepped):
            moved.connect(self._end)
        bridge.reseated.connect(self._forget)

    def leave_table(self) -> None:
        """Tell of those of no table any more."""
        bridge, self._bridge = self._bridge, None
        if bridge is not None:
            bridge.refused.disconnect(self._on_refused)
            for moved in (bridge.replaced, bridge.placed, bridge.stepped):
                moved.disconnect(self._end)
            bridge.reseated.disconnect(self._forget)

    @Slot()
    def _end(self) -> None:
        self.over.emit()

    @Slot()
    def _forget(self) -> None:
        """Keep nothing of what somebody tried: why it cannot be may tell of the hand."""
        self.over.emit()
        self._messages.forget("refused")

    @Slot(object)
    def _on_refused(self, refused: Refused) -> None:
        self._offers.too = None
        if refused.reason.en:
            remedy = self.remedy_for(refused) if self.remedy_for is not None else None
            remedy = remedy or self._by_holder(refused)
            # Nobody said no to what nobody answered: it is to be looked at.
            severity: Severity = "warning" if refused.code == NOT_KNOWN else "refused"
            self._messages.add(refused.reason, severity, remedy)

    def _by_holder(self, refused: Refused) -> Remedy | None:
        """Return the offer to ask who holds what only they touch, where that was refused."""
        bridge = self._bridge
        if bridge is None or refused.code != NOT_YOURS:
            return None
        intent = bridge.client.pending.intent_of(refused.request)
        holders = () if intent is None else bridge.holders_of(intent)
        if intent is None or not holders:
            return None
        title = ask_whom(bridge.view.setting, holders)
        return Remedy(title, lambda: bridge.ask_for(intent))
