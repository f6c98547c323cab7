"""Opens what judges do about a step of the table that shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.ids import JUDGE
from app.core.text.words import Words
from app.games.contracts.computer_contract import computers_of
from app.session.remedies.remedy import can_put_right
from app.ui.panels.history.remedies.far_remedies import FarRemedies
from app.ui.panels.history.remedies.remedies_sheet import RemediesSheet

if TYPE_CHECKING:
    from app.core.ids import NodeId
    from app.ui.app.shell import Shell

NOTHING = Words(
    "Nothing has happened yet that could be corrected.", "まだ処置できる手順がありません。"
)
NOT_HERE = Words(
    "That step does not lead to the present. Go to its branch first.",
    "その手順は今の進行に含まれていません。先にその枝へ移ってください。",
)
BY_JUDGE = Words(
    "At a table with others a judge corrects things. Ask one, or go back in the history.",
    "ほかのプレイヤーのいる卓では、処置はジャッジが行います。ジャッジに頼むか、履歴で戻ってください。",
)


def put_right(window: Shell, step: NodeId | None = None) -> None:
    """Offer what can be done about a step, the last one if none is named.

    What the adviser said of it is what went wrong, unless somebody says otherwise.
    """
    place, document = window.place_in_front, window.document
    if place is None:
        return
    bridge = place.bridge
    others = range(len(bridge.view.setting.seats))
    alone = not set(others) - {bridge.seat} - computers_of(bridge.view.options).keys()
    if document is None and bridge.seat != JUDGE and not alone:
        window.tell(BY_JUDGE, "refused")
        return
    looked_at = place.side.earlier.node
    present = bridge.node if looked_at is None else looked_at
    node = present if step is None else step
    place.side.earlier.leave()
    if not can_put_right(bridge.history, node):
        window.tell(NOTHING if step is None else NOT_HERE, "refused")
        return
    old = window.room.findChild(RemediesSheet)
    if isinstance(old, RemediesSheet):
        old.close()
    watch = place.side.advice.watch
    reasons = watch.titles_at(node) if watch is not None else ()
    far = FarRemedies(bridge, place.table, node) if document is None else None
    RemediesSheet(window, place.side.telling, document, far, node, reasons).open()
