"""How the program looks and speaks just now: one object, and one signal when it changes.

Whoever paints or words something is handed the `Look` and reads it when it paints. What has to do
something besides (icons, words that were set, sizes) follows `changed` in one slot, `_follow_look`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.cards.face import Back
from app.ui.look.faces.back_patterns import BackDress
from app.ui.look.palette import LIGHT

if TYPE_CHECKING:
    from app.core.text.words import Language
    from app.ui.look.palette import Palette


class Look(QObject):
    """The theme and the language, of a window or of a picture."""

    changed = Signal()
    """Either is another now, or the text has another size: every widget has its font already."""

    def __init__(
        self,
        palette: Palette = LIGHT,
        language: Language = "ja",
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._palette = palette
        self._language: Language = language
        self._back = Back()
        self._dress = BackDress()

    @property
    def back(self) -> Back:
        """What cards show that lie face down: that of the game on the table."""
        return self._back

    @property
    def dress(self) -> BackDress:
        """What this window puts on the backs of cards, whatever the game."""
        return self._dress

    @property
    def palette(self) -> Palette:
        """The colours of the theme."""
        return self._palette

    @property
    def language(self) -> Language:
        """What is spoken."""
        return self._language

    def change(
        self,
        *,
        palette: Palette | None = None,
        language: Language | None = None,
        back: Back | None = None,
        dress: BackDress | None = None,
    ) -> None:
        """Look otherwise from now on; None leaves it as it is. Told once, whatever changes."""
        if palette is not None:
            self._palette = palette
        if language is not None:
            self._language = language
        if back is not None:
            self._back = back
        if dress is not None:
            self._dress = dress
        self.changed.emit()
