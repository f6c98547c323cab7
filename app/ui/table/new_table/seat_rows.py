"""The seats of a new table below each other: as many as are chosen, in an order that can change.

A seat is its place: its number, colour and team stay while name and deck move from one to another.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.core.text.words import Words
from app.games.seats.seat_counts import has_partners, team_letter, teams_for
from app.ui.panels.announce import announce
from app.ui.table.new_table.seat_form import SeatForm
from app.ui.toolkit.row_drag import DOWN, UP, RowDrag

if TYPE_CHECKING:
    from app.games.game_api import GameSpec
    from app.ui.look.look import Look


class SeatRows(QWidget):
    """One form for each seat."""

    changed = Signal()
    """A deck or a name is another, or somebody has another seat."""

    def __init__(self, look: Look, spec: GameSpec, form: Callable[[int], SeatForm]) -> None:
        """`form` makes the one of a seat."""
        super().__init__()
        self.look = look
        self.forms: list[SeatForm] = []
        """In the order of the seats; those beyond `count` are hidden."""
        self.count = 1
        self._spec = spec
        self._form = form
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(10 if spec.brings_decks else 4)
        self._drag = RowDrag(lambda: self.used if self.count > 1 else [], self)
        self._drag.swapped.connect(self.swap)
        self._drag.lit.connect(self.light)
        self.have(min(2, spec.seats[1]))

    @property
    def used(self) -> list[SeatForm]:
        """The forms of those who sit down."""
        return self.forms[: self.count]

    def have(self, count: int) -> None:
        """Make as many forms as there may be names for."""
        while len(self.forms) < count:
            form = self._form(len(self.forms))
            form.deck.changed.connect(self.changed)
            form.name.textChanged.connect(self.changed)
            form.player_box.currentIndexChanged.connect(self.changed)
            form.up.clicked.connect(self._mover(form, UP))
            form.down.clicked.connect(self._mover(form, DOWN))
            self._column.addWidget(form)
            self.forms.append(form)
            self._drag.take(form.disc, form)

    def _mover(self, form: SeatForm, by: int) -> Callable[[], None]:
        def move() -> None:
            self._drag.move(self.forms.index(form), by)
            (form.up if by == UP else form.down).setFocus()

        return move

    def show_count(self, count: int) -> None:
        """Show so many seats of this screen."""
        self.have(count)
        self.count = count
        for number, form in enumerate(self.forms):
            form.setVisible(number < count)
        self._number()

    @Slot(int, int)
    def swap(self, one: int, other: int) -> None:
        """Let two people have each other's seats."""
        first, second = sorted((one, other))
        if first == second or not 0 <= first < second < self.count:
            return
        forms = self.forms
        moved = forms[one]
        forms[first], forms[second] = forms[second], forms[first]
        for number, form in enumerate(forms):
            self._column.removeWidget(form)
            self._column.insertWidget(number, form)
        self._number()
        # By the keyboard one goes on where the row is now.
        stops = [part for form in forms for part in form.stops]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)
        name = moved.name.text().strip() or moved.name.placeholderText()
        seat = forms.index(moved) + 1
        told = Words(f"{name}: seat {seat}", f"{name}：{seat}番の席")
        announce(self, told.in_(self.look.language))
        self.changed.emit()

    def _number(self) -> None:
        teams = teams_for(self._spec, self.count) if self._fits(self.count) else ()
        for number, form in enumerate(self.forms):
            team = ""
            if has_partners(teams) and number < len(teams):
                team = team_letter(teams, teams[number])
            form.sit(number, team, self.count)

    def _fits(self, count: int) -> bool:
        fewest, most = self._spec.seats
        return fewest <= count <= most

    @Slot(int)
    def light(self, lit: int) -> None:
        """Show at which seat something would land; -1 for none."""
        for seat, form in enumerate(self.forms):
            form.light(self.look.palette.gold if seat == lit else "")

    def level(self) -> None:
        """Let words and fields stand level."""
        for form in self.used:
            form.level_label()
            layout = form.layout()
            assert layout is not None
            for part in (form.deck.layout(), layout):
                if part is not None:
                    part.activate()

    @Slot()
    def tell_look(self) -> None:
        """Say numbers and teams in the language of the look."""
        self._number()
