"""What the fields of a form are answered with: round buttons, ticks, numbers, lines of text.

A field is brought up to date in place, so that whoever stands in it with the keyboard stays there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from app.core.text.words import Words
from app.games.form_model import Number, Pick, Ticks, Writing
from app.ui.forms.number_box import NumberBox
from app.ui.panels.announce import announce
from app.ui.panels.flow import FlowLayout
from app.ui.toolkit.plain_text import Label, literal

if TYPE_CHECKING:
    from app.core.text.words import Language
    from app.games.form_model import FormField

OVERWRITES = Words(
    "Type another number to overwrite it. Empty: the number worked out.",
    "数字を入力すると上書きできます。空にすると計算した数に戻ります。",
)


def answer_of(field: FormField) -> str:
    """Return what a field says, as it stands in a form's answers."""
    if isinstance(field, Ticks):
        return ",".join(field.values)
    return str(field.value)


class FieldRow(QWidget):
    """One field with its title."""

    answered = Signal(str, str)
    """(id of the field, what was answered; "" for nothing)."""

    def __init__(self, field: FormField, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field: FormField = field
        self.language: Language = "en"
        self.label = Label(self)
        self.label.setProperty("look", "muted")
        self.label.setWordWrap(True)

    def show_field(self, field: FormField, language: Language) -> None:
        """Show what the form says of it now."""
        self.field, self.language = field, language
        self.label.setText(field.title.in_(language))

    def parts(self) -> list[QWidget]:
        """Return what the keyboard comes to, in order."""
        raise NotImplementedError

    def has_keyboard(self) -> bool:
        """Whether the keyboard is in it."""
        focused = QApplication.focusWidget()
        return focused is not None and (focused is self or self.isAncestorOf(focused))

    def take_keyboard(self) -> None:
        """Take the keyboard to what is answered already, or to the beginning."""
        parts = self.parts()
        checked = (p for p in parts if isinstance(p, QAbstractButton) and p.isChecked())
        first = next(checked, parts[0] if parts else None)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)


class ChoiceRow(FieldRow):
    """One of several, or several of them: a button for each."""

    def __init__(self, field: Pick | Ticks, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.buttons: dict[str, QAbstractButton] = {}
        """By the id of what they choose, in order."""
        # In a group Qt leads Tab to one button alone: ticks are each reached by it.
        self._group = QButtonGroup(self) if isinstance(field, Pick) else None
        self._choices = QWidget(self)
        self._flow = FlowLayout(self._choices, gap=4)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.label)
        column.addWidget(self._choices)

    def show_field(self, field: FormField, language: Language) -> None:
        """Show the choices there are now; the keyboard stays where it was as far as it can."""
        super().show_field(field, language)
        assert isinstance(field, Pick | Ticks)
        wanted = [one.id for one in field.among]
        if list(self.buttons) != wanted:
            self._choose_among(wanted)
        chosen = {field.value} if isinstance(field, Pick) else set(field.values)
        if self._group is not None:
            # It would not let go of the only one that is chosen.
            self._group.setExclusive(False)
        for one in field.among:
            button = self.buttons[one.id]
            button.setText(literal(one.title.in_(language)))
            button.setChecked(one.id in chosen)
            title, name = field.title.in_(language), one.title.in_(language)
            button.setAccessibleName(name)
            button.setAccessibleDescription(title)
        if self._group is not None:
            self._group.setExclusive(True)

    def _choose_among(self, wanted: list[str]) -> None:
        """Have a button for each of these; those that stay are the same ones."""
        order = list(self.buttons)
        stood = next((name for name, one in self.buttons.items() if one.hasFocus()), None)
        place = order.index(stood) if stood is not None else 0
        while (item := self._flow.takeAt(0)) is not None:
            del item
        before, self.buttons = self.buttons, {}
        for name in wanted:
            button = before.pop(name, None) or self._made(name)
            self.buttons[name] = button
            self._flow.addWidget(button)
        for gone in before.values():
            if self._group is not None:
                self._group.removeButton(gone)
            gone.hide()
            gone.deleteLater()
        if stood is not None and stood not in self.buttons and wanted:
            self.buttons[wanted[min(place, len(wanted) - 1)]].setFocus()

    def _made(self, name: str) -> QAbstractButton:
        button: QAbstractButton
        if self._group is None:
            button = QCheckBox(self._choices)
        else:
            button = QRadioButton(self._choices)
            self._group.addButton(button)
        button.clicked.connect(lambda _=False: self._on_clicked(name))
        button.show()
        return button

    def _on_clicked(self, name: str) -> None:
        self.choose(name, on=self.buttons[name].isChecked())

    def choose(self, name: str, *, on: bool | None = None) -> None:
        """Choose something, or with several to choose take it out again."""
        field = self.field
        if isinstance(field, Pick):
            self.answered.emit(field.id, name)
        elif isinstance(field, Ticks):
            others = [one for one in field.values if one != name]
            put = name not in field.values if on is None else on
            self.answered.emit(field.id, ",".join([*others, name] if put else others))

    def parts(self) -> list[QWidget]:
        """Return the buttons."""
        return list(self.buttons.values())


class NumberRow(FieldRow):
    """A number beside its title, and below it what was wrong with one that was typed."""

    def __init__(self, field: Number, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.label.setProperty("look", "")
        self.box = NumberBox(self)
        self.box.answered.connect(self._on_answered)
        self.box.strayed.connect(self._on_strayed)
        self.box.editingFinished.connect(self._on_finished)
        self.wrong = Label(self)
        self.wrong.setProperty("look", "wrong")
        self.wrong.setWordWrap(True)
        self.wrong.hide()
        line = QHBoxLayout()
        line.addWidget(self.label, 1)
        line.addWidget(self.box)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(line)
        column.addWidget(self.wrong)

    def show_field(self, field: FormField, language: Language) -> None:
        """Show the number, unless another one is just being typed."""
        super().show_field(field, language)
        assert isinstance(field, Number)
        self.box.show_number(field)
        self.box.setAccessibleName(field.title.in_(language))
        self.box.setAccessibleDescription(OVERWRITES.in_(language))
        self.box.setToolTip(OVERWRITES.in_(language))
        self.wrong.setText(_bounds(field).in_(language))

    @Slot(str)
    def _on_answered(self, number: str) -> None:
        self.answered.emit(self.field.id, number)

    @Slot(bool)
    def _on_strayed(self, away: bool) -> None:
        if away and self.wrong.isHidden():
            announce(self.box, self.wrong.text())
        self.wrong.setVisible(away)

    @Slot()
    def _on_finished(self) -> None:
        """Show what it comes to, once nobody is in the middle of writing."""
        assert isinstance(self.field, Number)
        self.box.show_number(self.field)
        self.wrong.hide()

    def parts(self) -> list[QWidget]:
        """Return the number."""
        return [self.box]

    def take_keyboard(self) -> None:
        """Take the keyboard to the number, which the next figure overwrites."""
        super().take_keyboard()
        self.box.selectAll()


class WritingRow(FieldRow):
    """A line of text below its title."""

    def __init__(self, field: Writing, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.line = QLineEdit(self)
        self.line.textEdited.connect(self._on_edited)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.label)
        column.addWidget(self.line)

    def show_field(self, field: FormField, language: Language) -> None:
        """Show the text, unless it is just what was typed."""
        super().show_field(field, language)
        assert isinstance(field, Writing)
        self.line.setMaxLength(field.most)
        self.line.setAccessibleName(field.title.in_(language))
        if self.line.text() != field.value:
            self.line.setText(field.value)

    @Slot(str)
    def _on_edited(self, text: str) -> None:
        self.answered.emit(self.field.id, text)

    def parts(self) -> list[QWidget]:
        """Return the line."""
        return [self.line]

    def take_keyboard(self) -> None:
        """Take the keyboard to the line, which the next letter overwrites."""
        super().take_keyboard()
        self.line.selectAll()


def _bounds(number: Number) -> Words:
    """Return the sentence for a number beyond what is possible."""
    least, most = number.least, number.most
    return Words(
        f"Between {least} and {most}: the nearest one is taken.",
        f"{least}〜{most}の数です。一番近い数にします。",
    )


def row_for(field: FormField, parent: QWidget) -> FieldRow:
    """Return the widget that asks for a field."""
    if isinstance(field, Number):
        return NumberRow(field, parent)
    if isinstance(field, Writing):
        return WritingRow(field, parent)
    return ChoiceRow(field, parent)
