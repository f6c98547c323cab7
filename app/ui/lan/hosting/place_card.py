"""The card that stands at a seat of a table that gathers: whose it is, and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout

from app.ui.lan.hosting.lobby_paper import DeckPlace, Paper
from app.ui.lan.lan_sheet import button, label
from app.ui.look.fonts import size_of
from app.ui.look.seat_colours import seat_colour, seat_disc
from app.ui.panels.flow import FlowLayout
from app.ui.toolkit.plain_text import Label, literal
from app.ui.toolkit.rolled_past import ChoiceBox

if TYPE_CHECKING:
    from app.cards.face import Back, Face
    from app.ui.lan.hosting.lobby_rows import SeatRow
    from app.ui.look.look import Look

DISC = 2.0
"""Size of the disc of a seat, in lines of text."""
DECK = 3.0
"""Height of the place of a deck, likewise."""
BESIDE, ABOVE = ("◀", "▶"), ("▲", "▼")
"""What leads to the seat before and to the next, where cards stand beside and below each other."""


class PlaceCard(Paper):
    """One seat."""

    def __init__(self, look: Look, back: Back) -> None:
        super().__init__(look)
        self.disc = Label()
        self.name, self.about = label(), label("muted")
        self.ready = Label()
        self.ready.setProperty("look", "state")
        self.decked = Label()
        self.decked.setProperty("look", "muted")
        self.deck = DeckPlace(look, back, DECK)
        self.up, self.down, self.do = button(), button(), button()
        self.plays = ChoiceBox()
        head = QGridLayout()
        head.setHorizontalSpacing(10)
        head.setVerticalSpacing(2)
        head.setColumnStretch(1, 1)
        top = Qt.AlignmentFlag.AlignTop
        head.addWidget(self.disc, 0, 0, 2, 1, top)
        head.addWidget(self.name, 0, 1)
        head.addWidget(self.about, 1, 1, top)
        head.addWidget(self.deck, 0, 2, 2, 1, top | Qt.AlignmentFlag.AlignRight)
        self.column.addLayout(head)
        self.column.addStretch(1)
        deeds = FlowLayout(gap=6)
        for one in (self.ready, self.decked, self.plays, self.do, self.up, self.down):
            deeds.addWidget(one)
        self.column.addLayout(deeds)
        self.fit()

    def show_row(self, row: SeatRow, heads: tuple[Face, ...], *, moves: bool) -> None:
        """Show a seat; `heads` are the crests of the own deck, where it lies here."""
        side = round(self.fontMetrics().height() * DISC)
        self.disc.setPixmap(seat_disc(row.number, side, self.devicePixelRatioF()))
        self.disc.setAccessibleName(row.seat)
        self.name.setText(row.name)
        self.about.setText(" · ".join(part for part in (row.seat, row.notes) if part))
        self._show_states(row)
        self.deck.setVisible(bool(row.deck))
        self.deck.show_deck(lies=row.decked, heads=heads if row.decked else ())
        # Whoever moves all rows needs no word for each of them.
        self.do.setVisible(bool(row.deed) and not (moves and row.ready))
        self.do.setText(literal(row.deed))
        self.do.setAccessibleName(f"{row.deed}: {row.text}")
        self.plays.setVisible(bool(row.offers))
        self.plays.setAccessibleName(row.seat)
        self.plays.clear()
        for player, title in row.offers:
            self.plays.addItem(title, player)
        self.plays.setCurrentIndex(max(0, self.plays.findData(row.player)))
        for one in (self.up, self.down):
            one.setVisible(moves)
        self.free = not row.ready
        self.band = "" if self.free else seat_colour(row.number)
        self.update()

    def _show_states(self, row: SeatRow) -> None:
        for part, words in ((self.ready, row.ready), (self.decked, row.deck)):
            part.setText(words)
            part.setVisible(bool(words))
        if self.ready.property("done") != row.is_ready:
            self.ready.setProperty("done", row.is_ready)
            self.ready.style().unpolish(self.ready)
            self.ready.style().polish(self.ready)

    def point(self, *, beside: bool, first: bool, last: bool) -> None:
        """Let the arrows point to where the seats before and after stand."""
        signs = BESIDE if beside else ABOVE
        for one, sign, none in zip((self.up, self.down), signs, (first, last), strict=True):
            one.setText(sign)
            one.setEnabled(not none)

    def fit(self) -> None:
        """Follow the size of the text."""
        super().fit()
        unit = self.fontInfo().pixelSize()
        self.name.setStyleSheet(f"font-size: {size_of(unit, 'title')}px; font-weight: 700;")
        for one in (self.up, self.down):
            one.setFixedWidth(one.fontMetrics().height() * 2)
        # In one line: words, and what can be pressed.
        high = self.do.sizeHint().height()
        for said in (self.ready, self.decked):
            said.setMinimumHeight(high)

    def light(self, *, lit: bool) -> None:
        """Mark that what is dragged would be let go here."""
        colour = self.palette().highlight().color().name()
        self.disc.setStyleSheet(f"background: {colour};" if lit else "")
