"""The rows of the settings: what is chosen, a word about it, the field, the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.cards.name_keys import search_key
from app.core.data.value import value
from app.core.text.words import Words
from app.ui.look.icons import icon
from app.ui.look.look import Look
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from app.store.personal_settings import Settings
    from app.ui.settings.setting_fields import Field

BACK = Words("Back to: {usual}", "「{usual}」に戻す")
LETTERS = 20
"""Letters of the title that must fit beside the field, else they stand above each other."""


@value
class Entry:
    """What a row is about."""

    name: str
    """The field of the settings; a name of its own where nothing is chosen."""
    title: Words
    hint: Words = Words("", "")
    usual: Any = None
    """The default."""
    within: str = ""
    """The field of the settings that holds it under `name` among others; "" where that is one."""

    def held(self, settings: Settings) -> Any:
        """Return what is chosen; None for what is no setting."""
        if self.within:
            return getattr(settings, self.within).get(self.name, self.usual)
        return getattr(settings, self.name, None)

    def is_setting(self, settings: Settings) -> bool:
        """Whether anything can be chosen here: a place is only shown."""
        return bool(self.within) or hasattr(settings, self.name)

    def changed(self, settings: Settings, chosen: Any) -> tuple[str, Any]:
        """Return which field of the settings is another when this is chosen, and what it is."""
        if not self.within:
            return self.name, chosen
        others = {
            name: held for name, held in getattr(settings, self.within).items() if name != self.name
        }
        return self.within, others if chosen == self.usual else {**others, self.name: chosen}


class Row(QFrame):
    """A setting."""

    chosen = Signal(str, object)
    """(name, value)"""

    def __init__(self, look: Look, entry: Entry, field: Field, *, resettable: bool = True) -> None:
        super().__init__()
        self.look = look
        self.setObjectName("row")
        self.entry = entry
        self.field = field
        self._resettable = resettable
        self.title = Label(self)
        self.title.setWordWrap(True)
        self.hint = Label(self)
        self.hint.setProperty("look", "muted")
        self.hint.setWordWrap(True)
        self.reset = QToolButton(self)
        self.reset.setProperty("look", "plain")
        kept = self.reset.sizePolicy()
        kept.setRetainSizeWhenHidden(resettable)
        self.reset.setSizePolicy(kept)
        self.reset.hide()
        if not resettable:
            self.reset.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self.title)
        words.addWidget(self.hint)
        chosen = QHBoxLayout()
        chosen.addWidget(field, 1, Qt.AlignmentFlag.AlignVCenter)
        chosen.addWidget(self.reset, 0, Qt.AlignmentFlag.AlignVCenter)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(14, 9, 8, 9)
        self._box.setSpacing(12)
        self._box.addLayout(words, 3)
        self._box.addLayout(chosen, 5)
        field.chosen.connect(self._on_chosen)
        self.reset.clicked.connect(self._on_reset)
        self._words_of_search = ""
        self._follow_look()
        look.changed.connect(self._follow_look)

    @Slot(object)
    def _on_chosen(self, chosen: object) -> None:
        self._offer_reset(chosen)
        self.chosen.emit(self.entry.name, chosen)

    @Slot()
    def _on_reset(self) -> None:
        self.field.show_value(self.entry.usual)
        # The button goes; the keyboard must not go with it.
        self.field.setFocus()
        self._on_chosen(self.entry.usual)

    def show_value(self, chosen: Any) -> None:
        """Show what is chosen."""
        self.field.show_value(chosen)
        self._offer_reset(chosen)

    def _offer_reset(self, chosen: object) -> None:
        self.reset.setVisible(self._resettable and chosen != self.entry.usual)

    def fits(self, wanted: Sequence[str]) -> bool:
        """Whether the row has all of the words (as `search_key` makes them), in either language."""
        if not self._words_of_search:
            parts = (self.entry.title, self.entry.hint, *self.field.found_by())
            self._words_of_search = search_key(" ".join(f"{part.en} {part.ja}" for part in parts))
        return all(word in self._words_of_search for word in wanted)

    @Slot()
    def _follow_look(self) -> None:
        language = self.look.language
        side = max(14, self.fontMetrics().height())
        self.reset.setIcon(icon("undo", self.look.palette))
        self.reset.setIconSize(QSize(side, side))
        self._turn()
        self.title.setText(self.entry.title.in_(language))
        self.hint.setText(self.entry.hint.in_(language))
        self.hint.setVisible(bool(self.entry.hint.in_(language)))
        if self._resettable:
            usual = self.field.words_of(self.entry.usual).in_(language)
            words = BACK.in_(language).format(usual=usual)
            self.reset.setToolTip(words)
            self.reset.setAccessibleName(f"{self.entry.title.in_(language)}: {words}")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand beside each other where there is room, else above each other."""
        super().resizeEvent(event)
        self._turn()

    def _turn(self) -> None:
        self.turn(self.width())

    def turn(self, width: int) -> None:
        """Stand as it will at a width."""
        field = (self.field.natural_width() + self.reset.sizeHint().width()) * 8 // 5
        title = self.fontMetrics().averageCharWidth() * LETTERS * 8 // 3
        beside = max(field, title) + 40 <= width
        way = QBoxLayout.Direction
        wanted = way.LeftToRight if beside else way.TopToBottom
        if self._box.direction() != wanted:
            self._box.setDirection(wanted)
            # Not before the layout that may be under way is done: it would keep what it measured.
            soon(self._measure_anew)

    @Slot()
    def _measure_anew(self) -> None:
        """Let all around forget how high the row was when it stood otherwise."""
        around: QWidget | None = self
        while around is not None and not isinstance(around, QScrollArea):
            around.updateGeometry()
            around = around.parentWidget()
