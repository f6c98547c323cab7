"""What a setting is chosen with: one of few, on or off, a size of text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, QSize, Signal, Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QRadioButton,
    QSizePolicy,
    QWidget,
)

from app.core.text.words import Words
from app.ui.look.look import Look
from app.ui.panels.flow import FlowLayout
from app.ui.settings.swatch import Swatches, framed

ON = Words("On", "オン")
OFF = Words("Off", "オフ")
SMALLER = Words("Smaller", "小さく")
LARGER = Words("Larger", "大きく")
SAMPLE = "Aあ"
SMALLEST, LARGEST, STEP = 100, 300, 10
"""Per cent of the system's size of text."""
PAUSE = 250
"""Milliseconds without a further step after which a size is applied."""


class Field(QWidget):
    """Shows the value of one setting and lets it be changed."""

    chosen = Signal(object)
    """The new value; not sent for what `show_value` shows."""

    def __init__(self, look: Look, title: Words) -> None:
        super().__init__()
        self.look = look
        self.title = title

    def show_value(self, value: Any) -> None:
        """Show a value without saying that it was chosen."""
        raise NotImplementedError

    def words_of(self, value: Any) -> Words:
        """Return what a value is called."""
        raise NotImplementedError

    def found_by(self) -> tuple[Words, ...]:
        """Return by which words the field is found, beside its title."""
        return ()

    def natural_width(self) -> int:
        """Return the pixels it takes to stand in one line."""
        return self.sizeHint().width()


class ChoiceField(Field):
    """One of few values, each with a round button."""

    def __init__(
        self,
        look: Look,
        title: Words,
        options: Sequence[tuple[Any, Words]],
        swatches: Swatches | None = None,
    ) -> None:
        super().__init__(look, title)
        self._options = tuple(options)
        self._swatches = swatches
        self._group = QButtonGroup(self)
        flow = FlowLayout(self, gap=10)
        self.buttons = [QRadioButton(self) for _ in self._options]
        for number, button in enumerate(self.buttons):
            self._group.addButton(button, number)
            flow.addWidget(button)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._group.idClicked.connect(self._on_clicked)
        self._follow_look()
        look.changed.connect(self._follow_look)

    @Slot(int)
    def _on_clicked(self, number: int) -> None:
        self.setFocusProxy(self.buttons[number])
        self.chosen.emit(self._options[number][0])

    def show_value(self, value: Any) -> None:
        """Put the dot where the value is."""
        for (held, _), button in zip(self._options, self.buttons, strict=True):
            if held == value:
                button.setChecked(True)
                self.setFocusProxy(button)

    def words_of(self, value: Any) -> Words:
        """Return what a value is called."""
        return next(words for held, words in self._options if held == value)

    def found_by(self) -> tuple[Words, ...]:
        """Return what the values are called."""
        return tuple(words for _, words in self._options)

    def natural_width(self) -> int:
        """Return the width of all buttons side by side."""
        return sum(button.sizeHint().width() + 10 for button in self.buttons)

    @Slot()
    def _follow_look(self) -> None:
        language = self.look.language
        if self._swatches is not None:
            self._show_swatches(self._swatches)
        for (_, words), button in zip(self._options, self.buttons, strict=True):
            button.setText(words.in_(language))
            button.setAccessibleName(f"{self.title.in_(language)}: {words.in_(language)}")

    def _show_swatches(self, swatches: Swatches) -> None:
        for (held, _), button in zip(self._options, self.buttons, strict=True):
            line = button.fontMetrics().height()
            size = QSize(round(line * swatches.wide), round(line * swatches.high))
            button.setIconSize(size)
            ratio = self.devicePixelRatioF()
            button.setIcon(framed(swatches.paint, held, size, ratio, self.look.palette))


class SwitchField(Field):
    """On or off."""

    def __init__(self, look: Look, title: Words) -> None:
        super().__init__(look, title)
        self.box = QCheckBox(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.box)
        row.addStretch(1)
        self.setFocusProxy(self.box)
        self.box.toggled.connect(self._on_toggled)
        self._follow_look()
        look.changed.connect(self._follow_look)

    @Slot(bool)
    def _on_toggled(self, on: bool) -> None:
        self._say()
        self.chosen.emit(on)

    def show_value(self, value: Any) -> None:
        """Show whether it is on."""
        with QSignalBlocker(self.box):
            self.box.setChecked(bool(value))
        self._say()

    def words_of(self, value: Any) -> Words:
        """Return "On" or "Off"."""
        return ON if value else OFF

    @Slot()
    def _follow_look(self) -> None:
        self.box.setAccessibleName(self.title.in_(self.look.language))
        self._say()

    def _say(self) -> None:
        self.box.setText(self.words_of(self.box.isChecked()).in_(self.look.language))
