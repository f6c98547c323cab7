"""Cutting in: back to where one had the chance, and the others hurried over it.

The way there is the table's own way to an earlier step: who shares a screen goes there at once, and
at a table in the network the others are asked.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from app.core.text.words import Words
from app.ui.toolkit.plain_text import literal

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from app.core.ids import NodeId, SeatId
    from app.core.text.words import Language
    from app.session.seat.chronicle import Chronicle
    from app.ui.panels.history.step_words_seen import Telling

FARTHEST = 60
"""Steps that are looked through: who cuts in does so at once."""
MOST = 3
"""Chances that are offered."""
BACK_TO = Words("Back to your chance after:", "自分のチャンスに戻る（次の操作の直後）：")
NONE = Words(
    "In the last steps nobody hurried over a chance of yours.",
    "最近の手順に、飛ばされた自分のチャンスはありません。",
)
LONGEST = 60
"""Letters of a step on the menu."""


def chances_before(history: Chronicle, seat: SeatId) -> tuple[NodeId, ...]:
    """Return the steps after which `seat` had the chance, the latest first, the present one not.

    Of a chance that went on over several steps it is the last one.
    """
    found: list[NodeId] = []
    # While the chance is the seat's now there is nothing to go back to within it.
    within = True
    for back, node in enumerate(history.back_from(history.cursor)):
        if back > FARTHEST or len(found) == MOST:
            break
        view = history.view_at(node)
        if view is None:
            # It was asked for; what is before it is not here either.
            break
        own = view.turn.number > 0 and view.stage.chance == seat
        if own and not within:
            found.append(node)
        within = own
    return tuple(found)


def cut_in_menu(
    telling: Telling,
    nodes: tuple[NodeId, ...],
    language: Language,
    parent: QWidget,
    go: Callable[[NodeId], object],
) -> QMenu:
    """Return the menu of the steps that may be gone back to; `go` is called with the chosen one."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.addAction(literal(BACK_TO.in_(language))).setEnabled(False)
    for node in nodes:
        said = telling.text(node, language)
        short = said if len(said) <= LONGEST else said[: LONGEST - 1] + "…"
        entry = menu.addAction(literal(f"{telling.number(node)}  {short}"))
        entry.triggered.connect(partial(_go, go, node))
    return menu


def _go(go: Callable[[NodeId], object], node: NodeId, _on: object = None) -> None:
    go(node)
