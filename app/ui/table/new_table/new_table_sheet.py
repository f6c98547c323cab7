"""The sheet that asks for a new table: who sits down, with which decks.

It lies over the board or the home screen and blocks nothing; it begins with what was laid last.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QPushButton, QToolButton, QWidget

from app.core.text.words import Words
from app.games.contracts.table_option import format_called_for
from app.games.game_registry import GAMES, USUAL
from app.games.seats.first_seat import may_draw
from app.ui.lan.hosting.hosting_choice import HostingRows
from app.ui.look.look import Look
from app.ui.panels.floating import FloatingPanel
from app.ui.panels.flow import FlowLayout
from app.ui.table import last_table
from app.ui.table.new_table.chance_choice import ChanceSection
from app.ui.table.new_table.deck_drops import DeckDrops
from app.ui.table.new_table.first_choice import FirstChoice
from app.ui.table.new_table.preset_choice import PresetChoice
from app.ui.table.new_table.scrolled_middle import SheetMiddle
from app.ui.table.new_table.seat_form import SeatForm
from app.ui.table.new_table.seat_rows import SeatRows
from app.ui.table.new_table.sheet_memory import propose, remembered
from app.ui.table.new_table.sheet_reading import chosen_in
from app.ui.table.new_table.table_seating import SeatingChoice
from app.ui.table.options.options_section import RulesSection
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.common_words import CANCEL, CLOSE
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards
    from app.ui.decks.deck_choice import DeckChoice

WIDE = 36
"""Width in lines of text."""
TITLE = Words("New table", "新しい卓")
SETUP = Words("Shuffle and deal at once", "山札を切って手札を引く")
START = Words("Sit down", "はじめる")


class NewTableSheet(FloatingPanel):
    """Names, decks, as many seats as the game has; Enter sits down, Esc closes."""

    chosen = Signal(object)
    """NewTable: lay it. The sheet is closed by then."""

    def __init__(
        self,
        look: Look,
        room: QWidget,
        cards: GameCards,
        known: Sequence[Path],
        game: str = USUAL,
        name: str = "",
    ) -> None:
        """`known` are the deck lists that are offered by name, `name` who sits here as a rule."""
        super().__init__(look, room)
        self.game = game
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.spec = GAMES[game]
        computers = bool(self.spec.players)
        self.seating = SeatingChoice(look, self, self.spec.seats, computers=computers)
        decked = self.spec.brings_decks
        self.rows = SeatRows(
            look,
            self.spec,
            lambda seat: SeatForm(
                look,
                seat,
                cards,
                known,
                decks=decked,
                needed=self.spec.needs_decks,
                players=self.spec.players,
            ),
        )
        book = self.spec.presets
        self.presets = PresetChoice(look, book().offered() if book is not None else ())
        self.of_seats = Label()
        self.of_seats.setWordWrap(True)
        self.of_seats.setProperty("look", "muted")
        self.first = FirstChoice(look)
        self.setup = QCheckBox()
        self.hosting = HostingRows(look, self.spec)
        self.hosting.hide()
        self.rules = RulesSection(look, self.spec.options, cards.check, self)
        self.chance = ChanceSection(look, self)
        self.start = QPushButton()
        self.start.setProperty("look", "primary")
        self.cancel = QPushButton()
        self._lay_out()
        self._drops = DeckDrops(self, self.rows, self.seating) if decked else None
        propose(self, last_table.load(), name)
        self._connect()
        self._follow_look()
        self._show_seats()
        look.changed.connect(self._follow_look)

    @property
    def forms(self) -> list[SeatForm]:
        """The form of each seat, in order."""
        return self.rows.forms

    @property
    def names(self) -> list[QLineEdit]:
        """The field for the name at each seat."""
        return [form.name for form in self.forms]

    @property
    def decks(self) -> list[DeckChoice]:
        """The choice of a deck at each seat."""
        return [form.deck for form in self.forms]

    def _lay_out(self) -> None:
        self.area = SheetMiddle()
        column = self.area.column
        column.addLayout(self.seating.line)
        column.addWidget(self.presets)
        column.addWidget(self.rows)
        column.addWidget(self.of_seats)
        column.addWidget(self.first)
        column.addWidget(self.setup)
        column.addWidget(self.hosting)
        line = FlowLayout(gap=8)
        for head in (self.rules.head, self.chance.head):
            line.addWidget(head)
        column.addLayout(line)
        column.addWidget(self.rules.rows)
        column.addWidget(self.chance.row)
        column.addStretch(1)
        self.body.addWidget(self.area, 1)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.cancel)
        row.addWidget(self.start)
        self.body.addLayout(row)

    def _connect(self) -> None:
        self.seating.changed.connect(self._show_seats)
        self.presets.seats_wanted.connect(self._seats_wanted)
        self.presets.changed.connect(self._show_seats)
        self.rules.folded.connect(self._on_rules_folded)
        self.rules.changed.connect(self._on_rules)
        self.chance.folded.connect(self._on_chance_folded)
        self.hosting.changed.connect(self._show_first)
        self.rows.changed.connect(self._check)
        self.start.clicked.connect(self._sit_down)
        self.cancel.clicked.connect(self.leave)

    # -- what it begins with ------------------------------------------------------------------

    def open(self, decks: Sequence[Path | str] = (), seats: int = 0) -> None:
        """Show the sheet; with `decks` for the seats in order, for so many `seats` if not 0."""
        for choice, source in zip(self.decks, decks, strict=False):
            choice.choose(source)
        if seats or len(decks) > 1:
            self.seating.choose(max(seats, len(decks)))
        self.fit()
        self.show()
        self.fit()
        # What most people change: the deck, or the other's, where the first was brought along.
        second = bool(decks) and self.seating.two.isChecked()
        if self.spec.brings_decks and (second or self.names[0].text()):
            self.decks[1 if second else 0].box.setFocus()
        else:
            # Asked once: the next table knows it.
            self.names[0].setFocus()

    # -- choosing -----------------------------------------------------------------------------

    @Slot()
    def _show_seats(self) -> None:
        two, network = self.seating.two.isChecked(), self.seating.network.isChecked()
        self.rows.show_count(self.seating.count)
        for form in self.forms:
            form.ask_player(asked=not network)
        self._ask_decks()
        self.seating.hands.setVisible(two)
        self.presets.setHidden(not self.presets.there)
        # Whoever comes over the network shuffles and deals for themselves.
        self.setup.setHidden(network or "setup" not in self.spec.procedures)
        self.hosting.setVisible(network)
        self.chance.withdraw(away=network)
        self._check()
        self.fit()

    @Slot()
    def _on_rules_folded(self) -> None:
        self._bring_unfolded(self.rules.rows, self.rules.head)

    @Slot()
    def _on_chance_folded(self) -> None:
        self._bring_unfolded(self.chance.row, self.chance.row)

    def _bring_unfolded(self, part: QWidget, wanted: QWidget) -> None:
        self.fit()
        if not part.isHidden():
            # Once they have their place.
            soon(self.area.bring, wanted)

    @Slot()
    def _on_rules(self) -> None:
        self._ask_decks()
        self._check()

    def _ask_decks(self) -> None:
        """Have the decks checked in the format, for the day and the region of the table."""
        called_for = format_called_for(self.spec.options, self.rules.rows.options)
        for choice in self.decks:
            choice.check_for(self.rules.played(), called_for or self.spec.deck_format)

    @Slot()
    def _check(self) -> None:
        self._show_first()
        decked = all(form.ready for form in self.rows.used)
        self.start.setEnabled(decked and self.rules.rows.readable)
        self.fit()

    @Slot()
    def _show_first(self) -> None:
        """Ask who goes first, where the game does not settle it."""
        network = self.seating.network.isChecked()
        count = self.hosting.seats.value() if network else self.seating.count
        self._say_of_seats(count)
        self.presets.show_count(count)
        self.first.setVisible(may_draw(self.spec, count))
        names = [form.name.text().strip() for form in self.rows.used][:count]
        self.first.show_names((*names, *[""] * (count - len(names))))

    def _say_of_seats(self, count: int) -> None:
        """Say what is to be known of so many players."""
        words = self.spec.of_seats.get(count)
        self.of_seats.setVisible(words is not None)
        self.of_seats.setText("" if words is None else words.in_(self.look.language))

    @Slot(int)
    def _seats_wanted(self, count: int) -> None:
        """Have as many seats as a preset needs."""
        far = self.seating.network.isChecked()
        (self.hosting.seats.setValue if far else self.seating.choose)(count)

    @Slot()
    def _sit_down(self) -> None:
        table = chosen_in(self)
        if table is None:
            return
        if table.hosting is not None and not self.names[0].text().strip():
            self.forms[0].ask_name()
            self.fit()
            return
        last_table.save(remembered(self, table))
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

    # -- looks --------------------------------------------------------------------------------

    def fit(self) -> None:
        """Be as high as what is asked for, and no higher than the room; the middle scrolls."""
        unit = self.fontMetrics().height()
        width = min(unit * WIDE, self.room.width() - 24)
        self.ensurePolished()
        outer = self.layout()
        if outer is None:
            return
        # From the inside: what a deck says may have gone on in another line.
        self.rows.level()
        parts = (self.rows, self.presets, self.first, self.seating.hands, self.hosting)
        for part in (*parts, self.area.inner):
            layout = part.layout()
            assert layout is not None
            layout.activate()
        margins = outer.contentsMargins()
        across = width - margins.left() - margins.right()
        beside = outer.sizeHint().height() - self.area.sizeHint().height()
        high = self.area.height_for(across) + beside + 4
        self.resize(width, min(high, self.room.height() - 24))
        self.place()

    @Slot()
    def _follow_look(self) -> None:
        self._ask_decks()
        self.rows.tell_look()
        language = self.look.language
        title = TITLE.in_(language)
        if len(GAMES) > 1:
            title = f"{title} · {self.spec.title.in_(language)}"
        self.title.setText(title)
        self.setAccessibleName(title)
        self.set_close_words(CLOSE.in_(language))
        self.setup.setText(SETUP.in_(language))
        self.start.setText(START.in_(language))
        self.cancel.setText(CANCEL.in_(language))
        self._show_first()
        self.fit()
