"""The options of a game, a row each: what is agreed on, a word about it, the choice, the way back.

The same rows stand in the sheet of a table and in the one that lays a new table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.core.options import Options
from app.core.text.wording import Noun
from app.core.text.words import Words
from app.ui.look.look import Look
from app.ui.settings.setting_fields import ChoiceField, Field
from app.ui.settings.setting_rows import Entry, Row
from app.ui.table.options.day_field import DayField

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.games.contracts.table_option import TableOption

RULES = Words("Rules of this table", "この卓のルール")
CHANGED = Noun("thing is not as usual", "things are not as usual", "件が標準と違います")
NO_WORDS = Words("", "")


def row_of(look: Look, option: TableOption) -> Row:
    """Return the row of an option."""
    field: Field
    if option.written == "day":
        field = DayField(look, option.title, option)
    else:
        field = ChoiceField(look, option.title, [(one.id, one.title) for one in option.values])
    return Row(look, Entry(option.id, option.title, option.about or NO_WORDS, option.usual), field)


class OptionRows(QWidget):
    """Shows what a table agrees on and says what somebody chooses."""

    chosen = Signal(str, str)
    """(option, value)"""
    checked = Signal()
    """Whether all that is written can be read may be another now."""

    def __init__(
        self, look: Look, options: Iterable[TableOption], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.look = look
        self._options = {option.id: option for option in options}
        self._set: dict[str, str] = {}
        self.rows = {name: row_of(look, option) for name, option in self._options.items()}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for row in self.rows.values():
            column.addWidget(row)
            row.chosen.connect(self._on_chosen)
            if isinstance(row.field, DayField):
                row.field.checked.connect(self.checked)
        self.show_options(())

    # -- what is chosen -----------------------------------------------------------------------

    @property
    def options(self) -> Options:
        """What differs from what is usual."""
        return tuple(
            sorted((key, one) for key, one in self._set.items() if one != self._options[key].usual)
        )

    @property
    def readable(self) -> bool:
        """Whether all that is written can be read."""
        fields = (row.field for row in self.rows.values())
        return all(field.written is not None for field in fields if isinstance(field, DayField))

    def show_options(self, options: Options) -> None:
        """Show what is agreed on; what nobody set, or cannot be set so, is as usual."""
        agreed = dict(options)
        for name, option in self._options.items():
            asked = agreed.get(name, option.usual)
            self._set[name] = asked if option.allows(asked) else option.usual
            self.rows[name].show_value(self._set[name])

    def value(self, name: str) -> str:
        """Return what an option is set to, "" for one that there is not."""
        return self._set.get(name, "")

    @Slot(str, object)
    def _on_chosen(self, name: str, chosen: object) -> None:
        self._set[name] = str(chosen)
        self.chosen.emit(name, str(chosen))

    # -- looks --------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        """Return the width it needs; the height follows from the width."""
        return QSize(super().minimumSizeHint().width(), 0)

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width, with the rows standing as they will there."""
        for row in self.rows.values():
            row.turn(width)
        return super().heightForWidth(width)
