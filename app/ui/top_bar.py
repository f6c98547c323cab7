"""The dark bar above the table: whose turn it is, what was used, and the everyday buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton, QWidget

from app.ui.look.icons import icon

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QMenu

    from app.core.view import SeatView
    from app.core.words import Language
    from app.games.api import GameSpec
    from app.ui.look.palette import Palette


class TopBar(QWidget):
    """Logo, table, turn, ledger, buttons."""

    def __init__(self, menu: QMenu, buttons: list[QAction], primary: QAction) -> None:
        super().__init__()
        self.setObjectName("topBar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 6, 12, 6)
        row.setSpacing(8)
        self.menu_button = QToolButton()
        self.menu_button.setText("☰")
        self.menu_button.setMenu(menu)
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        # The button's own arrow would say a second time that it opens a menu.
        self.menu_button.setStyleSheet("QToolButton::menu-indicator { image: none; }")
        self.logo = QLabel()
        self.table = _pill("chip")
        self.turn = _pill("turn")
        self.ledger = _pill("chip")
        row.addWidget(self.menu_button)
        row.addWidget(self.logo)
        row.addWidget(self.table)
        row.addStretch(1)
        row.addWidget(self.turn)
        row.addWidget(self.ledger)
        row.addStretch(1)
        self._buttons: list[tuple[QPushButton, QAction]] = []
        for entry in (*buttons, primary):
            button = QPushButton()
            if entry is primary:
                button.setProperty("look", "primary")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(entry.trigger)
            entry.changed.connect(self.retitle)
            row.addWidget(button)
            self._buttons.append((button, entry))
        self._palette: Palette | None = None

    def set_palette(self, palette: Palette) -> None:
        """Paint icons and logo in the colours of a theme."""
        self._palette = palette
        # The logo's middle syllable is the table's vermilion, as on the sign above the door.
        self.logo.setText(
            f'<b style="font-size:large">Cha<span style="color:#f0674e">bu</span>dai</b>'
        )
        for button, entry in self._buttons:
            name = entry.data()
            if name:
                primary = button.property("look") == "primary"
                colour = palette.vermilion_text if primary else palette.bar_text
                button.setIcon(icon(name, palette, colour))
                side = max(14, self.fontMetrics().height())
                button.setIconSize(QSize(side, side))
        self.retitle()

    def retitle(self) -> None:
        """Take over the actions' titles and whether they are possible now."""
        for button, entry in self._buttons:
            title = entry.text().replace("&", "")
            button.setText(title)
            key = entry.shortcut().toString()
            button.setToolTip(f"{title} ({key})" if key else title)
            button.setAccessibleName(title)
            button.setEnabled(entry.isEnabled())

    def show_table(self, title: str) -> None:
        """Say which table this is."""
        self.table.setText(title)
        self.table.setVisible(bool(title))

    def show_turn(self, view: SeatView | None, spec: GameSpec | None, language: Language) -> None:
        """Say whose turn it is and what was used in it."""
        self.turn.setVisible(view is not None)
        self.ledger.setVisible(view is not None and bool(spec and spec.ledger))
        if view is None or spec is None:
            return
        turn = view.turn
        name = view.setting.seats[turn.seat].name
        phase = dict(spec.phases).get(turn.phase)
        if turn.number:
            self.turn.setText(
                f"{turn.number}番目の番 · {name}" if language == "ja" else f"Turn {turn.number} · {name}"
            )
        else:
            self.turn.setText(phase.in_(language) if phase else turn.phase)
        marks = []
        for key, title, limit in spec.ledger:
            used = turn.used(key)
            sign = "–" if not used else "✓" * min(used, 4) + (" ⚠" if limit and used > limit else "")
            marks.append(f"{title.in_(language)} {sign}")
        self.ledger.setText("   ".join(marks))


def _pill(look: str) -> QLabel:
    label = QLabel()
    label.setProperty("look", look)
    label.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
    return label
