"""Which sounds are heard: each with a box, and a button to hear how it is."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSignalBlocker, QSize, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from app.core.text.wording import series
from app.core.text.words import Words
from app.store.personal_settings import SOUNDS
from app.ui.look.icons import icon
from app.ui.panels.flow import FlowLayout
from app.ui.settings.setting_fields import Field

if TYPE_CHECKING:
    from app.store.personal_settings import Sound
    from app.ui.look.look import Look

TRY = Words("Try", "試す")
ALL = Words("All four", "4つとも")
BETWEEN = 14
"""Pixels between a sound and the next."""
NAMES: dict[Sound, Words] = {
    "card": Words("A card put down", "カードを置く音"),
    "shuffle": Words("A shuffle", "シャッフルの音"),
    "coin": Words("A coin or a die", "コインやサイコロの音"),
    "turn": Words("A turn begins", "番が始まる音"),
}


class SoundsField(Field):
    """A box for each sound. Its value lists those that are silent."""

    try_wanted = Signal(str)
    """Play this sound."""

    def __init__(self, look: Look, title: Words) -> None:
        super().__init__(look, title)
        self.boxes: dict[Sound, QCheckBox] = {}
        self.tries: dict[Sound, QPushButton] = {}
        self._pairs: list[QWidget] = []
        flow = FlowLayout(self, gap=BETWEEN)
        for sound in SOUNDS:
            pair = QWidget(self)
            box, button = QCheckBox(), QPushButton()
            row = QHBoxLayout(pair)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(4)
            row.addWidget(box)
            row.addWidget(button)
            flow.addWidget(pair)
            self._pairs.append(pair)
            self.boxes[sound], self.tries[sound] = box, button
            box.toggled.connect(self._on_toggled)
            button.clicked.connect(partial(self.try_wanted.emit, sound))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusProxy(self.boxes[SOUNDS[0]])
        self._follow_look()
        look.changed.connect(self._follow_look)

    @Slot()
    def _on_toggled(self) -> None:
        self.chosen.emit([sound for sound in SOUNDS if not self.boxes[sound].isChecked()])

    def show_value(self, value: Any) -> None:
        """Show which are heard."""
        for sound, box in self.boxes.items():
            with QSignalBlocker(box):
                box.setChecked(sound not in value)

    def words_of(self, value: Any) -> Words:
        """Return what is heard; what is usual are all."""
        heard = [NAMES[sound] for sound in SOUNDS if sound not in value]
        if len(heard) == len(SOUNDS):
            return ALL
        return series(heard)

    def found_by(self) -> tuple[Words, ...]:
        """Return what the sounds are called."""
        return tuple(NAMES.values())

    def natural_width(self) -> int:
        """Return the width of two of them side by side."""
        return 2 * max(pair.sizeHint().width() for pair in self._pairs) + BETWEEN

    @Slot()
    def _follow_look(self) -> None:
        language = self.look.language
        side = max(12, self.fontMetrics().height() * 3 // 4)
        for sound, box in self.boxes.items():
            name = NAMES[sound].in_(language)
            box.setText(name)
            box.setAccessibleName(f"{self.title.in_(language)}: {name}")
            button = self.tries[sound]
            button.setText(TRY.in_(language))
            button.setIcon(icon("run", self.look.palette))
            button.setIconSize(QSize(side, side))
            button.setAccessibleName(f"{name}: {TRY.in_(language)}")
