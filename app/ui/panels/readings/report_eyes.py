"""With whose eyes a report is written: those that the window has, and no others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QComboBox

from app.core.ids import JUDGE, SPECTATOR
from app.core.text.words import Words

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.core.table import Setting
    from app.core.text.words import Language

EYES = Words("What the report may tell", "報告に書いてよい範囲")


class ReportEyes(QComboBox):
    """Lists eyes; the data of each line is the seat whose they are."""

    def offer(
        self, seat: SeatId, setting: Setting, language: Language, *, everything: bool
    ) -> None:
        """Offer the eyes of a seat, and those of a judge where nothing is secret here."""
        chosen = self.currentData()
        offered: list[tuple[Words, SeatId]] = [
            (Words("As everybody saw it", "全員に見えた範囲"), SPECTATOR)
        ]
        if seat >= 0:
            name = setting.seats[seat].name
            offered.append((Words(f"As {name} saw it", f"{name}に見えた範囲"), seat))
        if everything:
            offered.append((Words("Everything", "すべて"), JUDGE))
        self.clear()
        for title, whose in offered:
            self.addItem(title.in_(language), whose)
        self.setCurrentIndex(max(0, self.findData(chosen)))
        self.setAccessibleName(EYES.in_(language))
