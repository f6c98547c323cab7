"""The size of the text, by a slider and by steps."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer, Slot
from PySide6.QtWidgets import QHBoxLayout, QSlider, QToolButton

from app.core.text.wording import both, percent
from app.core.text.words import Words
from app.ui.look.fonts import text_pixels
from app.ui.look.icons import icon
from app.ui.look.look import Look
from app.ui.look.palette import Palette
from app.ui.look.style.style_controls import TARGET
from app.ui.settings.setting_fields import (
    LARGER,
    LARGEST,
    PAUSE,
    SAMPLE,
    SMALLER,
    SMALLEST,
    STEP,
    Field,
)
from app.ui.toolkit.plain_text import Label


class SizeField(Field):
    """The size of text: shown while it is drawn, applied when the hand rests."""

    def __init__(self, look: Look, title: Words) -> None:
        super().__init__(look, title)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setRange(SMALLEST, LARGEST)
        self.slider.setSingleStep(STEP)
        self.slider.setPageStep(5 * STEP)
        self.less, self.more = QToolButton(self), QToolButton(self)
        self.label = Label(self)
        self.sample = Label(self, SAMPLE)
        self.sample.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for part in (self.less, self.slider, self.more, self.label, self.sample):
            row.addWidget(part, 1 if part is self.slider else 0)
        self.setFocusProxy(self.slider)
        self._applied = SMALLEST
        # A new size lays out the whole window: not for every pixel of the way.
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(PAUSE)
        self._rest.timeout.connect(self._apply)
        self.slider.valueChanged.connect(self._on_value)
        self.slider.sliderReleased.connect(self._apply)
        self.less.clicked.connect(lambda: self.slider.setValue(self.slider.value() - STEP))
        self.more.clicked.connect(lambda: self.slider.setValue(self.slider.value() + STEP))
        self._fit()
        self._follow_look()
        look.changed.connect(self._follow_look)

    @Slot(int)
    def _on_value(self, value: int) -> None:
        even = round(value / STEP) * STEP
        if even != value:
            self.slider.setValue(even)
            return
        self._show(even)
        if not self.slider.isSliderDown():
            self._rest.start()

    @Slot()
    def _apply(self) -> None:
        self._rest.stop()
        if self.slider.value() != self._applied:
            self._applied = self.slider.value()
            self.chosen.emit(self._applied / 100)

    def hideEvent(self, event: Any) -> None:
        """Apply what was chosen last, even if the page closes at once."""
        if self._rest.isActive():
            self._apply()
        super().hideEvent(event)

    def show_value(self, value: Any) -> None:
        """Show a size, as a factor."""
        self._applied = round(value * 100)
        with QSignalBlocker(self.slider):
            self.slider.setValue(self._applied)
        self._show(self._applied)

    def _show(self, per_cent: int) -> None:
        self.label.setText(percent(per_cent / 100))
        pixels = round(text_pixels(per_cent / 100))
        self.sample.setStyleSheet(f"font-size: {pixels}px;")
        steps = (
            (self.less, self.more, per_cent > SMALLEST),
            (self.more, self.less, per_cent < LARGEST),
        )
        for button, other, on in steps:
            if not on and button.hasFocus():
                # Qt would pass the focus on to the next row.
                other.setEnabled(True)
                other.setFocus()
            button.setEnabled(on)

    def _fit(self) -> None:
        """Keep everything in its place while the sample grows."""
        largest = text_pixels(LARGEST / 100)
        self.sample.setFixedSize(round(largest * 2.1), round(largest * 1.4))
        self.label.setMinimumWidth(self.fontMetrics().horizontalAdvance("000%") + 4)
        self.slider.setMinimumWidth(self.fontMetrics().height() * 7)

    def words_of(self, value: Any) -> Words:
        """Return the size in per cent."""
        return both(percent(value))

    def found_by(self) -> tuple[Words, ...]:
        """Return what else one might call it."""
        return (Words("font zoom scale bigger", "フォント 拡大 大きさ"), SMALLER, LARGER)

    @Slot()
    def _follow_look(self) -> None:
        palette = self.look.palette
        language = self.look.language
        side = max(14, self.fontMetrics().height())
        for button, name in ((self.less, "minus"), (self.more, "plus")):
            button.setIcon(icon(name, palette))
            button.setIconSize(QSize(side, side))
        self.slider.setStyleSheet(_slider(palette, self.fontInfo().pixelSize()))
        self._fit()
        self.slider.setAccessibleName(self.title.in_(language))
        for button, words in ((self.less, SMALLER), (self.more, LARGER)):
            button.setToolTip(words.in_(language))
            button.setAccessibleName(f"{self.title.in_(language)}: {words.in_(language)}")


def _slider(p: Palette, unit: int) -> str:
    """Return the style of the slider; lengths follow `unit`, the size of plain text in pixels."""
    thin, knob = max(4, unit // 3) // 2 * 2, max(14, unit) // 2 * 2
    out, line, ring = (knob - thin) // 2, max(2, knob // 8), max(3, knob // 5)
    # What is left is hollow: in the contrast theme both parts have one colour.
    # Qt adds the line to the width alone: the height is that of the groove and its margins.
    return f"""
QSlider {{ min-height: {max(TARGET, knob + 8)}px; }}
QSlider::groove:horizontal {{
  height: {thin}px; border-radius: {thin // 2}px; background: {p.panel_raised};
}}
QSlider::add-page:horizontal {{
  border-radius: {thin // 2}px; background: {p.panel_raised};
  border: {max(1, thin // 4)}px solid {p.field_line};
}}
QSlider::sub-page:horizontal {{ border-radius: {thin // 2}px; background: {p.text}; }}
QSlider::handle:horizontal {{
  width: {knob - 2 * line}px; margin: -{out}px 0; border-radius: {knob // 2}px;
  background: {p.panel_raised}; border: {line}px solid {p.text};
}}
QSlider::handle:horizontal:focus {{
  width: {knob - 2 * ring}px; border: {ring}px solid {p.focus};
}}
"""
