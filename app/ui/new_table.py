"""The sheet that asks for a new table: who sits down, with which decks.

It lies over the board or the home screen and blocks nothing; it begins with what was laid last.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Qt, Signal, Slot
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
)
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.cards.deck import DeckList
from app.core.value import value
from app.core.words import Words
from app.games.registry import GAMES
from app.ui import last_table
from app.ui.brought import sources
from app.ui.deck_choice import DeckChoice
from app.ui.lan.hosting_choice import HostingChoice, HostingRows
from app.ui.last_table import LONGEST_NAME, LastTable
from app.ui.look.palette import LIGHT, Palette
from app.ui.options.section import RulesSection
from app.ui.panels.floating import FloatingPanel
from app.ui.panels.flow import FlowLayout
from app.ui.soon import soon
from app.ui.spoken import spoken

if TYPE_CHECKING:
    from app.cards.base import CardBase
    from app.core.options import Options
    from app.core.words import Language

BESIDE_BAR = 6
"""Pixels to the scroll bar."""
WIDE = 36
"""Width in lines of text."""
NETWORK = Words("Over the network", "ネットワークで対戦")


@value
class NewTable:
    """What was chosen."""

    game: str
    names: tuple[str, ...]
    decks: tuple[DeckList, ...]
    seed: int | None
    setup: bool
    """Whether both sides are set up at once."""
    apart: bool = True
    """Whether several at one screen have a curtain between them."""
    options: Options = ()
    """What the table agrees on beside what is usual."""
    hosting: HostingChoice | None = None
    """How it is hosted, where the other seats are for those who come over the network."""


class NewTableSheet(FloatingPanel):
    """Names, decks, one seat or two; Enter sits down, Esc closes."""

    chosen = Signal(object)
    """NewTable: lay it. The sheet is closed by then."""
    keeps_keyboard = True

    def __init__(
        self,
        room: QWidget,
        cards: CardBase,
        known: Sequence[Path],
        language: Language,
        palette: Palette = LIGHT,
        game: str = "pokemon",
    ) -> None:
        """`known` are the deck lists that are offered by name."""
        super().__init__(room, palette)
        self.game = game
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptDrops(True)
        self._language: Language = language
        self.alone = QRadioButton()
        self.two = QRadioButton()
        group = QButtonGroup(self)
        group.addButton(self.alone)
        group.addButton(self.two)
        self.network = QRadioButton()
        group.addButton(self.network)
        self.apart = QRadioButton()
        self.open_hands = QRadioButton()
        seating = QButtonGroup(self)
        seating.addButton(self.apart)
        seating.addButton(self.open_hands)
        self._hands = self._hands_row()
        self.names = tuple(QLineEdit() for _ in range(2))
        self.decks = tuple(DeckChoice(cards, known, language) for _ in range(2))
        self.setup = QCheckBox()
        self.hosting = HostingRows(GAMES[game])
        self.hosting.hide()
        self.rules = RulesSection(GAMES[game].options, language, self)
        self.more = QToolButton()
        self.more.setProperty("look", "plain")
        self.repeatable = QCheckBox()
        self.seed = QSpinBox()
        self.seed.setRange(0, 999_999_999)
        self.seed.setEnabled(False)
        self.start = QPushButton()
        self.start.setProperty("look", "primary")
        self.cancel = QPushButton()
        self._forms = tuple(self._seat_sheet(seat) for seat in range(2))
        self._further = self._further_sheet()
        self._lay_out()
        self._begin_with(last_table.load())
        self._connect()
        self.retranslate()
        self.rules.rows.set_palette(palette)
        self._show_seats()

    def _hands_row(self) -> QFrame:
        """Return the choices that only two have: another question, behind a line of its own."""
        part = QFrame()
        part.setProperty("look", "aside")
        row = QHBoxLayout(part)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for choice in (self.apart, self.open_hands):
            row.addWidget(choice)
        return part

    def _seat_sheet(self, seat: int) -> QFrame:
        sheet = QFrame()
        sheet.setObjectName(f"seat{seat}")
        sheet.setProperty("look", "sheet")
        form = QFormLayout(sheet)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.names[seat].setMaxLength(LONGEST_NAME)
        self.names[seat].setAcceptDrops(False)
        form.addRow(QLabel(), self.names[seat])
        form.addRow(QLabel(), self.decks[seat])
        return sheet

    def _further_sheet(self) -> QWidget:
        sheet = QWidget()
        row = QHBoxLayout(sheet)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.repeatable)
        row.addWidget(self.seed)
        row.addStretch(1)
        sheet.setVisible(False)
        return sheet

    def _lay_out(self) -> None:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        # In one line where there is room for it: large text has none to spare below.
        self._seats = FlowLayout(gap=8)
        for part in (self.alone, self.two, self.network, self._hands):
            self._seats.addWidget(part)
        column.addLayout(self._seats)
        for form in self._forms:
            column.addWidget(form)
        column.addWidget(self.setup)
        column.addWidget(self.hosting)
        line = FlowLayout(gap=8)
        for head in (self.rules.head, self.more):
            line.addWidget(head)
        column.addLayout(line)
        column.addWidget(self.rules.rows)
        column.addWidget(self._further)
        column.addStretch(1)
        self.inner = inner
        self.area = QScrollArea()
        # It follows the keyboard through what it holds, and need not be stood on itself.
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(inner)
        # One sheet of paper: the scroll area shows what lies beneath it.
        self.area.viewport().setAutoFillBackground(False)
        inner.setAutoFillBackground(False)
        # Later: Qt is still in the middle of laying out what the bar belongs to.
        later = Qt.ConnectionType.QueuedConnection
        self.area.verticalScrollBar().rangeChanged.connect(self._beside_bar, later)
        self.body.addWidget(self.area, 1)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.cancel)
        row.addWidget(self.start)
        self.body.addLayout(row)

    @Slot(int, int)
    def _beside_bar(self, _least: int, most: int) -> None:
        """Keep off the scroll bar where there is one; without it all ends in one line."""
        layout = self.inner.layout()
        assert layout is not None
        layout.setContentsMargins(0, 0, BESIDE_BAR if most else 0, 0)

    def _level_labels(self) -> None:
        """Let the words before a deck stand level with those in its field.

        Below the field there is more, and a form would put its label lower.
        """
        for form, deck in zip(self._forms, self.decks, strict=True):
            layout = form.layout()
            assert isinstance(layout, QFormLayout)
            label = layout.labelForField(deck)
            assert isinstance(label, QLabel)
            deck.box.ensurePolished()
            spare = deck.box.sizeHint().height() - label.fontMetrics().height()
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
            label.setContentsMargins(0, max(0, spare // 2), 0, 0)

    def _connect(self) -> None:
        self.two.toggled.connect(self._show_seats)
        self.network.toggled.connect(self._show_seats)
        self.more.clicked.connect(self._toggle_further)
        self.rules.folded.connect(self._on_folded)
        self.rules.changed.connect(self._on_rules)
        self.repeatable.toggled.connect(self.seed.setEnabled)
        for deck in self.decks:
            deck.changed.connect(self._check)
        self.start.clicked.connect(self._sit_down)
        self.cancel.clicked.connect(self.leave)

    # -- what it begins with ------------------------------------------------------------------

    def _begin_with(self, last: LastTable) -> None:
        """Propose what was laid last, as far as it is still there."""
        names = (*last.names, *LastTable().names[len(last.names) :])
        for field, name in zip(self.names, names, strict=False):
            field.setText(name)
        for seat, choice in enumerate(self.decks):
            if seat < len(last.decks):
                self._propose(choice, last.decks[seat])
            elif choice.box.count() > seat + 1:
                choice.box.setCurrentIndex(seat)
        (self.two if last.seats > 1 else self.alone).setChecked(True)
        self.setup.setChecked(last.deal)
        (self.apart if last.apart else self.open_hands).setChecked(True)
        self.rules.rows.show_options(last.options)
        self._ask_decks()

    def _propose(self, choice: DeckChoice, source: Path | str) -> None:
        """Choose a deck unless its file is gone; a shipped one may have come elsewhere since."""
        if isinstance(source, str):
            choice.choose(source)
            return
        known = [choice.box.itemData(index) for index in range(choice.box.count())]
        same = [path for path in known if isinstance(path, Path) and path.name == source.name]
        if source not in known and same and not source.exists():
            source = same[0]
        if source in known or source.exists():
            choice.choose(source)

    def open(self, decks: Sequence[Path | str] = (), seats: int = 0) -> None:
        """Show the sheet; with `decks` for the seats in order, for so many `seats` if not 0."""
        for choice, source in zip(self.decks, decks, strict=False):
            choice.choose(source)
        if seats or len(decks) > 1:
            two = seats > 1 or len(decks) > 1
            (self.two if two else self.alone).setChecked(True)
        self.fit()
        self.show()
        self.fit()
        # What most people change: the deck, or the other's, where the first was brought along.
        self.decks[1 if decks and self.two.isChecked() else 0].box.setFocus()

    # -- choosing -----------------------------------------------------------------------------

    @Slot()
    def _show_seats(self) -> None:
        self._forms[1].setVisible(self.two.isChecked())
        self._hands.setVisible(self.two.isChecked())
        # Whoever comes over the network shuffles and deals for themselves.
        self.setup.setHidden(self.network.isChecked())
        self.hosting.setVisible(self.network.isChecked())
        self.more.setHidden(self.network.isChecked())
        if self.network.isChecked():
            self._further.hide()
            self._title_more()
        self._check()
        self.fit()

    @Slot()
    def _on_folded(self) -> None:
        self.fit()
        if not self.rules.rows.isHidden():
            # Once they have their place.
            soon(self._bring, self.rules.head)

    def _bring(self, part: QWidget) -> None:
        self.area.ensureWidgetVisible(part)

    @Slot()
    def _on_rules(self) -> None:
        self._ask_decks()
        self._check()

    def _ask_decks(self) -> None:
        """Have the decks checked for the day and the region that the table plays by."""
        for choice in self.decks:
            choice.check_for(self.rules.played())

    @Slot()
    def _toggle_further(self) -> None:
        self._further.setVisible(self._further.isHidden())
        self._title_more()
        self.fit()
        if not self._further.isHidden():
            # Once it has its place.
            soon(self._bring, self._further)

    def _title_more(self) -> None:
        shown = not self._further.isHidden()
        words = self.tr("Less") if shown else self.tr("More")
        # A letter grows with the text, the arrow of a button does not.
        self.more.setText(f"▾ {words}" if shown else f"▸ {words}")
        self.more.setAccessibleName(words)

    @Slot()
    def _check(self) -> None:
        decked = all(choice.deck is not None for choice in self._used())
        self.start.setEnabled(decked and self.rules.rows.readable)
        self.fit()

    def _used(self) -> tuple[DeckChoice, ...]:
        return self.decks if self.two.isChecked() else self.decks[:1]

    def table(self) -> NewTable | None:
        """Return what is chosen now; None while a deck is missing."""
        used = self._used()
        decks = tuple(choice.deck for choice in used if choice.deck is not None)
        if len(decks) < len(used) or not self.rules.rows.readable:
            return None
        usual = LastTable().names
        names = tuple(
            field.text().strip() or usual[seat]
            for seat, field in enumerate(self.names[: len(used)])
        )
        seed = self.seed.value() if self.repeatable.isChecked() else None
        return NewTable(
            self.game,
            names,
            decks,
            seed,
            self.setup.isChecked(),
            self.apart.isChecked(),
            self.rules.rows.options,
            self.hosting.choice if self.network.isChecked() else None,
        )

    @Slot()
    def _sit_down(self) -> None:
        table = self.table()
        if table is None:
            return
        every = tuple(field.text().strip() for field in self.names)
        sources_ = tuple(choice.source for choice in self.decks)
        last_table.save(
            LastTable(
                every,
                sources_,
                len(table.names),
                deal=table.setup,
                apart=table.apart,
                options=table.options,
            )
        )
        self.leave()
        self.chosen.emit(table)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter sits down, from wherever it is not needed otherwise."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            if isinstance(focused, QPushButton | QToolButton):
                focused.click()
            else:
                self._sit_down()
            return
        super().keyPressEvent(event)

    # -- dropping -----------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files and texts."""
        if event.source() is None and sources(event.mimeData()):
            event.acceptProposedAction()
            self._light(self._seat_at(event.position().toPoint()))

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Show whose deck it would be."""
        event.acceptProposedAction()
        self._light(self._seat_at(event.position().toPoint()))

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """It was carried away again."""
        super().dragLeaveEvent(event)
        self._light(None)

    def dropEvent(self, event: QDropEvent) -> None:
        """Choose what was dropped: for the seat it was dropped on, or for both in order."""
        found = sources(event.mimeData())
        self._light(None)
        if not found:
            return
        event.acceptProposedAction()
        if len(found) > 1:
            self.two.setChecked(True)
            for choice, source in zip(self.decks, found, strict=False):
                choice.choose(source)
        else:
            self.decks[self._seat_at(event.position().toPoint())].choose(found[0])

    def _seat_at(self, at: QPoint) -> int:
        """Return the seat whose deck a drop at a point of the sheet would be."""
        second = self._forms[1]
        return int(second.isVisible() and at.y() >= second.mapTo(self, QPoint(0, 0)).y())

    def _light(self, lit: int | None) -> None:
        gold = f"2px solid {self.colours.gold}"
        for seat, form in enumerate(self._forms):
            style = f"QFrame#seat{seat} {{ border: {gold}; }}" if seat == lit else ""
            if form.styleSheet() != style:
                form.setStyleSheet(style)

    # -- looks --------------------------------------------------------------------------------

    def fit(self) -> None:
        """Be as high as what is asked for, and no higher than the room; the middle scrolls."""
        unit = self.fontMetrics().height()
        width = min(unit * WIDE, self.room.width() - 24)
        self.ensurePolished()
        inner = self.inner.layout()
        outer = self.layout()
        if inner is None or outer is None:
            return
        self._level_labels()
        # From the inside: what a deck says may have gone on in another line.
        for part in (*self.decks, *self._forms, self._hands, self.hosting, self.inner):
            layout = part.layout()
            assert layout is not None
            layout.activate()
        margins = outer.contentsMargins()
        across = width - margins.left() - margins.right()
        wanted = max(inner.heightForWidth(across), inner.sizeHint().height())
        beside = outer.sizeHint().height() - self.area.sizeHint().height()
        self.resize(width, min(wanted + beside + 4, self.room.height() - 24))
        self.place()

    def set_language(self, language: Language) -> None:
        """Tell decks and cards in another language."""
        self._language = language
        for choice in self.decks:
            choice.set_language(language)
        self.rules.set_language(language)
        self._ask_decks()
        self.retranslate()

    def set_palette(self, palette: Palette) -> None:
        """Paint in another theme."""
        super().set_palette(palette)
        if hasattr(self, "rules"):  # the base class paints itself before there are any
            self.rules.rows.set_palette(palette)

    def retranslate(self) -> None:
        """Speak the current language."""
        title = self.tr("New table")
        spec = GAMES[self.game]
        if len(GAMES) > 1:
            title = f"{title} · {spec.title.in_(self._language)}"
        self.title.setText(title)
        self.setAccessibleName(title)
        self.set_close_words(self.tr("Close"))
        self.alone.setText(self.tr("Alone"))
        self.two.setText(self.tr("Two at this screen"))
        self.network.setText(NETWORK.in_(self._language))
        self.apart.setText(self.tr("Curtain between players"))
        self.apart.setToolTip(self.tr("Each sees only their own hand; the device is handed over."))
        self.open_hands.setText(self.tr("No curtain (practice)"))
        self.open_hands.setToolTip(self.tr("One person plays both hands, or both may see them."))
        self.hosting.set_language(self._language)
        self.setup.setText(self.tr("Shuffle and deal at once (7 cards)"))
        self._title_more()
        self.rules.set_language(self._language)
        self.repeatable.setText(self.tr("Repeatable chance, with seed"))
        self.seed.setAccessibleName(self.tr("Seed"))
        self.start.setText(self.tr("Sit down"))
        self.cancel.setText(self.tr("Cancel"))
        for seat, (sheet, name, deck) in enumerate(
            zip(self._forms, self.names, self.decks, strict=True)
        ):
            form = sheet.layout()
            assert isinstance(form, QFormLayout)
            for field, text in ((name, self.tr("Name")), (deck, self.tr("Deck"))):
                label = form.labelForField(field)
                assert isinstance(label, QLabel)
                label.setText(text)
            number = seat + 1
            name.setAccessibleName(self.tr("Name at seat {number}").format(number=number))
            deck.retranslate()
            deck.box.setAccessibleName(self.tr("Deck at seat {number}").format(number=number))
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language, and of the size of text."""
        super().changeEvent(event)
        if not hasattr(self, "inner"):
            return
        if event.type() == QEvent.Type.LanguageChange:
            self.set_language(spoken())
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.fit()
