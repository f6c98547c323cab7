"""What this is: a sheet with the version and what a report of trouble should say."""

from __future__ import annotations

import platform

from PySide6.QtCore import Qt, Signal, Slot, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from app.core.text.words import Words
from app.places import folder
from app.ui.look.look import Look
from app.ui.panels.floating import FloatingPanel
from app.ui.toolkit.common_words import CLOSE, COPY, OPEN_ERROR_LOG, SLOGAN
from app.ui.toolkit.plain_text import Label
from app.version import VERSION

LICENCE = "MIT"


def details() -> str:
    """Return version, Python, Qt and system on a line each, for a report of trouble."""
    system = f"{platform.system()} {platform.release()} ({platform.machine()})"
    screen = QGuiApplication.platformName()
    lines = (
        f"Chabudai {VERSION}",
        f"Python {platform.python_version()}",
        f"Qt {qVersion()} ({screen})",
        system,
    )
    return "\n".join(lines)


class AboutSheet(FloatingPanel):
    """Lies over the table and blocks nothing; Esc closes it."""

    error_log_wanted = Signal()
    """Open the file that errors are written to."""

    def __init__(self, look: Look, room: QWidget) -> None:
        super().__init__(look, room)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.what = Label(self)
        self.what.setWordWrap(True)
        self.details = Label(self, details())
        self.folders = Label(self)
        self.folders.setWordWrap(True)
        for label in (self.details, self.folders):
            label.setProperty("look", "muted")
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse
                | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        self.copy_button = QPushButton(self)
        self.log_button = QPushButton(self)
        self.close_button = QPushButton(self)
        self.close_button.setProperty("look", "primary")
        row = QHBoxLayout()
        row.addWidget(self.copy_button)
        row.addWidget(self.log_button)
        row.addStretch(1)
        row.addWidget(self.close_button)
        for part in (self.what, self.details, self.folders):
            self.body.addWidget(part)
        self.body.addLayout(row)
        self.copy_button.clicked.connect(self._copy)
        self.log_button.clicked.connect(self.error_log_wanted)
        self.close_button.clicked.connect(self.leave)
        self._follow_look()
        look.changed.connect(self._follow_look)

    def open(self) -> None:
        """Show the sheet."""
        self.fit()
        self.show()
        self.close_button.setFocus()

    def fit(self) -> None:
        """Be as wide as is good to read."""
        unit = self.fontMetrics().height()
        self.setFixedWidth(min(unit * 30, self.room.width() - 24))
        layout = self.layout()
        assert layout is not None
        # The layout knows nothing of the frame around it.
        frame = self.contentsMargins()
        inside = self.width() - frame.left() - frame.right()
        self.resize(self.width(), layout.heightForWidth(inside) + frame.top() + frame.bottom())
        self.place()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(details())

    @Slot()
    def _follow_look(self) -> None:
        speak = self.look.language
        self.title.setText(Words("About Chabudai", "Chabudaiについて").in_(speak))
        self.setAccessibleName(self.title.text())
        self.set_close_words(CLOSE.in_(speak))
        told = SLOGAN.in_(speak)
        free = (
            Words(
                "Free software under the {licence} licence.",
                "{licence}ライセンスのフリーソフトウェアです。",
            )
            .in_(speak)
            .format(licence=LICENCE)
        )
        self.what.setText(f"{told}\n{free}")
        kept = Words(
            "Tables left open and errors: {state}\nSettings: {config}",
            "開いたままの卓とエラーの記録：{state}\n設定：{config}",
        ).in_(speak)
        self.folders.setText(kept.format(state=folder("state"), config=folder("config")))
        self.copy_button.setText(COPY.in_(speak))
        self.copy_button.setToolTip(
            Words(
                "Copy version and system, for a report",
                "バージョンと環境をコピー（不具合の報告用）",
            ).in_(speak)
        )
        self.log_button.setText(OPEN_ERROR_LOG.in_(speak))
        self.close_button.setText(CLOSE.in_(speak))
        for button in (self.copy_button, self.log_button, self.close_button):
            button.setAccessibleName(button.toolTip() or button.text())
        self.fit()
