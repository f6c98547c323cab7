"""Choosing what a new table is laid with: who sits down, with which decks."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from app.cards.deck import DeckList, DeckListError
from app.cards.deckcheck import check_deck
from app.cards.decklist import read_decklist, read_decklist_file
from app.core.value import value
from app.resources import decklists

if TYPE_CHECKING:
    from app.cards.base import CardBase
    from app.core.words import Language

PASTE = "paste"


@value
class NewTable:
    """What was chosen."""

    names: tuple[str, ...]
    decks: tuple[DeckList, ...]
    seed: int | None
    setup: bool
    """Whether both sides are set up at once."""


class DeckChoice(QWidget):
    """Chooses one deck: a shipped one, a file, or pasted text; says what it holds."""

    changed = Signal()

    def __init__(self, cards: CardBase, shipped: list[Path], language: Language) -> None:
        super().__init__()
        self._cards = cards
        self._language = language
        self.deck: DeckList | None = None
        self.box = QComboBox()
        for path in shipped:
            self.box.addItem(deck_title(path, language), path)
        self.box.addItem("", PASTE)
        self.file = QPushButton()
        self.text = QPlainTextEdit()
        self.text.setVisible(False)
        self.text.setFixedHeight(120)
        self.text.setTabChangesFocus(True)
        self.says = QLabel()
        self.says.setWordWrap(True)
        self.says.setProperty("look", "muted")
        row = QHBoxLayout()
        row.addWidget(self.box, 1)
        row.addWidget(self.file)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.text)
        column.addWidget(self.says)
        self.box.currentIndexChanged.connect(self.read)
        self.text.textChanged.connect(self.read)
        self.file.clicked.connect(self._choose_file)
        self.retranslate()
        self.read()

    def retranslate(self) -> None:
        """Speak the current language."""
        self.box.setItemText(self.box.findData(PASTE), self.tr("Paste a deck list…"))
        self.box.setAccessibleName(self.tr("Deck"))
        self.file.setText(self.tr("File…"))
        self.text.setAccessibleName(self.tr("Deck list text"))
        self.text.setPlaceholderText(self.tr("Paste a deck list from PTCG Live or Limitless here."))

    @Slot()
    def _choose_file(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(self, self.tr("Choose a deck list"))
        if chosen:
            self.choose(Path(chosen))

    def choose(self, path: Path) -> None:
        """Choose the deck list in a file."""
        paths = [self.box.itemData(index) for index in range(self.box.count())]
        if path not in paths:
            self.box.insertItem(0, deck_title(path, self._language), path)
            paths.insert(0, path)
        self.box.setCurrentIndex(paths.index(path))
        self.read()

    @Slot()
    def read(self) -> None:
        """Read the chosen deck and say what was found."""
        source = self.box.currentData()
        self.text.setVisible(source == PASTE)
        self.deck = None
        try:
            if source == PASTE:
                if self.text.toPlainText().strip():
                    self.deck = read_decklist(self.text.toPlainText(), self._cards)
                    self._say_found()
                else:
                    self.says.setText("")
            elif source is not None:
                self.deck = read_decklist_file(Path(source), self._cards)
                self._say_found()
        except DeckListError as problem:
            self.says.setText("⚠ " + problem.words.in_(self._language))
        self.changed.emit()

    def _say_found(self) -> None:
        deck = self.deck
        if deck is None:
            return
        unknown = sum(line.count for line in deck.lines if line.key not in self._cards)
        lines = [self.tr("{count} cards").format(count=deck.count)]
        if unknown:
            lines.append(
                "⚠ "
                + self.tr("{count} without card data: they are played with their names.").format(
                    count=unknown
                )
            )
        findings = (*deck.warnings, *check_deck(deck, self._cards))
        lines += ["⚠ " + words.in_(self._language) for words in findings[:3]]
        if len(findings) > len(lines):
            lines.append(self.tr("… and {count} more").format(count=len(findings) - 3))
        self.says.setText("\n".join(lines))


def deck_title(path: Path, language: Language) -> str:
    """Return what a deck list is called: a shipped one by its title, another by its file."""
    return _titles().get(path.stem, {}).get(language, path.stem)


@cache
def _titles() -> dict[str, dict[str, str]]:
    """Return the titles of the shipped decks by file name and language."""
    try:
        titles: dict[str, dict[str, str]] = json.loads((decklists() / "titles.json").read_bytes())
    except (OSError, ValueError):
        # Somebody changed the shipped files: the names of the lists will do.
        return {}
    return titles


class NewTableDialog(QDialog):
    """The sheet that asks for a new table."""

    def __init__(
        self,
        cards: CardBase,
        shipped: list[Path],
        language: Language,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setModal(True)
        self.alone = QRadioButton()
        self.two = QRadioButton()
        self.alone.setChecked(True)
        group = QButtonGroup(self)
        group.addButton(self.alone)
        group.addButton(self.two)
        self.names = (QLineEdit("Aki"), QLineEdit("Ren"))
        self.decks = tuple(DeckChoice(cards, shipped, language) for _ in range(2))
        if len(shipped) > 1:
            self.decks[1].box.setCurrentIndex(1)
        self.setup = QCheckBox()
        self.setup.setChecked(True)
        self.repeatable = QCheckBox()
        self.seed = QSpinBox()
        self.seed.setRange(0, 999_999_999)
        self.seed.setEnabled(False)
        self.repeatable.toggled.connect(self.seed.setEnabled)
        self.heading = QLabel()
        self.heading.setProperty("look", "title")
        self.start = QPushButton()
        self.start.setProperty("look", "primary")
        self.start.setDefault(True)
        self.cancel = QPushButton()
        self._forms = tuple(self._seat_sheet(seat) for seat in range(2))
        self._lay_out()
        self.two.toggled.connect(self._show_seats)
        for deck in self.decks:
            deck.changed.connect(self._check)
        self.start.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)
        self.retranslate()
        self._show_seats()

    def _seat_sheet(self, seat: int) -> QFrame:
        sheet = QFrame()
        sheet.setProperty("look", "sheet")
        form = QFormLayout(sheet)
        form.addRow(QLabel(), self.names[seat])
        form.addRow(QLabel(), self.decks[seat])
        return sheet

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addWidget(self.heading)
        row = QHBoxLayout()
        row.addWidget(self.alone)
        row.addWidget(self.two)
        row.addStretch(1)
        column.addLayout(row)
        for form in self._forms:
            column.addWidget(form)
        column.addWidget(self.setup)
        row = QHBoxLayout()
        row.addWidget(self.repeatable)
        row.addWidget(self.seed)
        row.addStretch(1)
        column.addLayout(row)
        column.addStretch(1)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.cancel)
        row.addWidget(self.start)
        column.addLayout(row)

    def retranslate(self) -> None:
        """Speak the current language."""
        self.setWindowTitle(self.tr("New table"))
        self.heading.setText(self.tr("New table"))
        self.alone.setText(self.tr("Alone"))
        self.two.setText(self.tr("Two at this screen"))
        self.setup.setText(self.tr("Shuffle and deal at once (7 cards)"))
        self.repeatable.setText(self.tr("Repeatable chance, with seed"))
        self.seed.setAccessibleName(self.tr("Seed"))
        self.start.setText(self.tr("Sit down"))
        self.cancel.setText(self.tr("Cancel"))
        for sheet, name, deck in zip(self._forms, self.names, self.decks, strict=True):
            form = sheet.layout()
            assert isinstance(form, QFormLayout)
            for field, text in ((name, self.tr("Name")), (deck, self.tr("Deck"))):
                label = form.labelForField(field)
                assert isinstance(label, QLabel)
                label.setText(text)
            name.setAccessibleName(self.tr("Name"))
            deck.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    @Slot()
    def _show_seats(self) -> None:
        self._forms[1].setVisible(self.two.isChecked())
        self._check()
        self._fit()

    def _fit(self) -> None:
        """Be as high as what is asked for, and no higher."""
        self.ensurePolished()
        layout = self.layout()
        assert layout is not None
        layout.activate()
        unit = self.fontMetrics().height()
        self.resize(max(unit * 32, self.sizeHint().width()), self.sizeHint().height())

    @Slot()
    def _check(self) -> None:
        self.start.setEnabled(all(deck.deck is not None for deck in self._used()))

    def _used(self) -> tuple[DeckChoice, ...]:
        return self.decks if self.two.isChecked() else self.decks[:1]

    def chosen(self) -> NewTable:
        """Return what was chosen; only after the dialog was accepted."""
        used = self._used()
        names = tuple(
            name.text().strip()[:40] or f"Player {seat + 1}"
            for seat, name in enumerate(self.names[: len(used)])
        )
        return NewTable(
            names,
            tuple(choice.deck for choice in used if choice.deck is not None),
            self.seed.value() if self.repeatable.isChecked() else None,
            self.setup.isChecked(),
        )


def ask_new_table(dialog: NewTableDialog) -> NewTable | None:
    """Show the dialog and return what was chosen, or None."""
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    return dialog.chosen() if dialog.exec() == QDialog.DialogCode.Accepted else None
