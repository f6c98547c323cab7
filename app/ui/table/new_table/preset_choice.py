"""What a new table is laid with: one of the game's presets, or nothing but how the game begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QGridLayout, QWidget

from app.core.text.wording import PLAYER, counted, spread_of
from app.core.text.words import Words
from app.ui.toolkit.plain_text import Label
from app.ui.toolkit.rolled_past import ChoiceBox

if TYPE_CHECKING:
    from app.games.contracts.preset_contract import TablePreset
    from app.ui.look.look import Look

LAID = Words("Set up for", "並べる遊び")
NOTHING = Words("Nothing yet: set up at the table", "なし（卓で並べる）")


class PresetChoice(QWidget):
    """A box with every preset, and below it for how many it is and how it is played here."""

    seats_wanted = Signal(int)
    """So many seats are needed for what was chosen."""
    changed = Signal()

    def __init__(self, look: Look, presets: Sequence[TablePreset]) -> None:
        super().__init__()
        self.look = look
        self._presets = {preset.name: preset for preset in presets}
        self._count = 1
        self.box = ChoiceBox()
        self.box.addItem("", "")
        for name in self._presets:
            self.box.addItem("", name)
        self._label = Label()
        self._label.setBuddy(self.box)
        self.hint = Label()
        self.hint.setWordWrap(True)
        self.hint.setProperty("look", "muted")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.addWidget(self._label, 0, 0)
        grid.addWidget(self.box, 0, 1)
        grid.addWidget(self.hint, 1, 1)
        grid.setColumnStretch(1, 1)
        self.box.currentIndexChanged.connect(self._chosen)
        self._follow_look()
        look.changed.connect(self._follow_look)

    @property
    def there(self) -> bool:
        """Whether the game has any presets."""
        return bool(self._presets)

    @property
    def preset(self) -> TablePreset | None:
        """What is chosen; None for nothing."""
        return self._presets.get(self.box.currentData())

    def choose(self, name: str) -> None:
        """Choose a preset by its name if there is one."""
        self.box.setCurrentIndex(max(0, self.box.findData(name)))

    def show_count(self, count: int) -> None:
        """Take in how many sit down: a preset for another number is chosen no longer."""
        self._count = count
        if self.preset is not None and not self.preset.fits(count):
            self.box.setCurrentIndex(0)

    @Slot()
    def _chosen(self) -> None:
        preset = self.preset
        self._say()
        if preset is not None and not preset.fits(self._count):
            fewest, most = preset.seats
            self.seats_wanted.emit(min(max(self._count, fewest), most))
        self.changed.emit()

    def _say(self) -> None:
        preset = self.preset
        self.hint.setVisible(preset is not None)
        if preset is None:
            self.hint.setText("")
            return
        language, (fewest, most) = self.look.language, preset.seats
        players = counted(most, PLAYER) if fewest == most else spread_of(fewest, most, PLAYER)
        lines = [players.in_(language), preset.hint.in_(language)]
        self.hint.setText("\n".join(line for line in lines if line))

    @Slot()
    def _follow_look(self) -> None:
        language = self.look.language
        self._label.setText(LAID.in_(language))
        self.box.setAccessibleName(LAID.in_(language))
        for place in range(self.box.count()):
            preset = self._presets.get(self.box.itemData(place))
            words = NOTHING if preset is None else preset.title
            self.box.setItemText(place, words.in_(language))
            if preset is not None:
                role = Qt.ItemDataRole.ToolTipRole
                self.box.setItemData(place, preset.hint.in_(language), role)
        self._say()
