"""The sheet in which a card without data is written down: what is printed on it, field by field.

It knows nothing of where it is kept: what was written is a row of a table of one's own
(docs/cards.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QFrame,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.core.text.words import Words
from app.ui.cards.importing.sheet_page import label, row
from app.ui.look.look import Look
from app.ui.panels.announce import announce
from app.ui.panels.floating import EDGE, FloatingPanel
from app.ui.toolkit.common_words import CANCEL, CLOSE
from app.ui.toolkit.plain_text import Label
from app.ui.toolkit.rolled_past import ChoiceBox

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from app.cards.importing.import_values import TypedField


WIDE = 36
"""Width in lines of text."""
MOST_LETTERS = 2_000
HIGHEST = 9_999
TITLE = Words("Type in this card", "カードデータを入力")
KEEP = Words("Keep this card", "このカードを保存")
HINT = Words(
    "Only a name and the kind are needed; the more there is, the more the program can do with it.",
    "名前と種類だけでも使えます。詳しく入れるほど、できることが増えます。",
)
NOT_SAID = Words("Not said", "なし")


def _example(hint: str) -> Words:
    return Words(f"as {hint}", f"例：{hint}")


class TypeInSheet(FloatingPanel):
    """The fields, and the button that keeps the card."""

    kept = Signal(object)
    """What was written: a dict from columns to texts."""

    def __init__(self, look: Look, room: QWidget, fields: Sequence[TypedField]) -> None:
        super().__init__(look, room)
        self._asked = fields
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.hint, self.wrong = label("muted"), label("wrong")
        self.wrong.hide()
        self.fields: dict[str, QLineEdit | QComboBox] = {}
        self._titles: dict[str, Label] = {}
        self._form = QFormLayout()
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for field in self._asked:
            self._add(field)
        self.keep, self.cancel = QPushButton(), QPushButton()
        self._inside = QWidget()
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, 6, 0)
        column.addWidget(self.hint)
        column.addLayout(self._form)
        column.addStretch(1)
        self.area = QScrollArea()
        # It follows the keyboard through what it holds, and need not be stood on itself.
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(self._inside)
        self.area.viewport().setAutoFillBackground(False)
        self._inside.setAutoFillBackground(False)
        self.body.addWidget(self.area, 1)
        self.body.addWidget(self.wrong)
        self.body.addWidget(row(self.keep, self.cancel, primary=self.keep))
        self.keep.clicked.connect(self._on_keep)
        self.cancel.clicked.connect(self.leave)
        self._kinds.currentIndexChanged.connect(self._on_kind)
        self._follow_look()
        look.changed.connect(self._follow_look)

    @property
    def _kinds(self) -> QComboBox:
        found = self.fields["kind"]
        assert isinstance(found, QComboBox)
        return found

    def _add(self, field: TypedField) -> None:
        """Have a field, and its title beside it."""
        if field.choices:
            box = ChoiceBox()
            for written, _ in field.choices:
                box.addItem("", written)
            made: QLineEdit | QComboBox = box
        else:
            line = QLineEdit()
            line.setMaxLength(MOST_LETTERS)
            if field.is_number:
                line.setValidator(QIntValidator(0, HIGHEST, line))
            line.returnPressed.connect(self._on_keep)
            made = line
        title = Label()
        title.setBuddy(made)
        self.fields[field.column], self._titles[field.column] = made, title
        self._form.addRow(title, made)

    # -- what is written ------------------------------------------------------------------------

    def begin(self, texts: Mapping[str, str]) -> None:
        """Open for a card of which so much is known, by column."""
        for column, text in texts.items():
            part = self.fields[column]
            if isinstance(part, QComboBox):
                part.setCurrentIndex(part.findData(text))
            else:
                part.setText(text)
        self._on_kind()
        self.fit()
        self.show()
        self.fit()
        self.raise_()
        self.fields["kind"].setFocus()

    @property
    def written(self) -> dict[str, str]:
        """What was written, as far as a card of that kind has it."""
        found = {}
        for field in self._asked:
            part = self.fields[field.column]
            text = part.currentData() if isinstance(part, QComboBox) else part.text().strip()
            if text and self._has(field):
                found[field.column] = text
        return found

    def _has(self, field: TypedField) -> bool:
        return not field.kinds or self._kinds.currentData() in field.kinds

    @Slot()
    def _on_kind(self) -> None:
        """Ask for what a card of that kind has."""
        for field in self._asked:
            self._form.setRowVisible(self.fields[field.column], self._has(field))
        if self.isVisible():
            self.fit()

    @Slot()
    def _on_keep(self) -> None:
        self.wrong.hide()
        self.kept.emit(self.written)

    def refuse(self, why: Words) -> None:
        """Say why it cannot be kept; everything stays as it was written."""
        said = why.in_(self.look.language)
        self.wrong.setText(said)
        self.wrong.show()
        announce(self, said, urgent=True)
        self.fit()

    # -- words and room -------------------------------------------------------------------------

    @Slot()
    def _follow_look(self) -> None:
        language = self.look.language
        self.title.setText(TITLE.in_(language))
        self.setAccessibleName(TITLE.in_(language))
        self.set_close_words(CLOSE.in_(language))
        self.hint.setText(HINT.in_(language))
        self.keep.setText(KEEP.in_(language))
        self.cancel.setText(CANCEL.in_(language))
        for field in self._asked:
            part, said = self.fields[field.column], field.title.in_(language)
            self._titles[field.column].setText(said)
            part.setAccessibleName(said)
            if isinstance(part, QLineEdit):
                part.setPlaceholderText(_example(field.hint).in_(language) if field.hint else "")
            else:
                for at, (_, choice) in enumerate(field.choices):
                    part.setItemText(at, choice.in_(language))
        if self.isVisible():
            self.fit()

    def fit(self) -> None:
        """Be as high as the fields ask for, and no higher than the room: they scroll."""
        self.ensurePolished()
        unit = self.fontMetrics().height()
        width = min(unit * WIDE, self.room.width() - 2 * EDGE)
        layout = self._inside.layout()
        assert layout is not None
        layout.activate()
        chrome = self.sizeHint().height() - self.area.sizeHint().height()
        wanted = layout.sizeHint().height() + chrome + unit
        self.resize(width, min(wanted, self.room.height() - 2 * EDGE))
        self.place()
