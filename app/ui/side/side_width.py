"""How wide the side panel is: as somebody drew it, and never too narrow for the size of text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.ui.app.frame.window_place import sound_sizes

if TYPE_CHECKING:
    from PySide6.QtWidgets import QSplitter

    from app.ui.side.side_panel import SidePanel

NAME = "table"
"""Under which it is kept."""


class SideWidth(QObject):
    """Gives the panel its part of what board and panel have; the panel is the last of the parts."""

    def __init__(self, parts: QSplitter, side: SidePanel, kept: Mapping[str, list[int]]) -> None:
        """`kept` says how somebody divided them before (`chosen`)."""
        super().__init__(parts)
        self._parts = parts
        self._side = side
        sizes = sound_sizes(kept.get(NAME, []), parts.count())
        self._chosen: int | None = sizes[-1] if sizes else None
        parts.splitterMoved.connect(self._moved)
        side.scaled.connect(self.share)
        self.share()

    @property
    def chosen(self) -> dict[str, list[int]]:
        """How wide somebody drew it, to be kept for the next time; {} where nobody did."""
        if self._chosen is None:
            return {}
        return {NAME: [max(0, self._parts.width() - self._chosen), self._chosen]}

    @Slot()
    def share(self) -> None:
        """Give the panel its width, and the board all that it has more or less."""
        sizes = self._parts.sizes()
        wanted = self._side.sizeHint().width() if self._chosen is None else self._chosen
        wanted = max(wanted, self._side.minimumWidth())
        self._parts.setSizes([sizes[0] + sizes[-1] - wanted, *sizes[1:-1], wanted])

    @Slot()
    def _moved(self, *_handle: int) -> None:
        if self._side.isVisible():
            self._chosen = self._parts.sizes()[-1]
