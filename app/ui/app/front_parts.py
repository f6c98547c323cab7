"""What the parts of the table in front are to each other: protocols, for types alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint, SignalInstance
    from PySide6.QtWidgets import QMenu, QWidget

    from app.core.ids import NodeId, ZoneId
    from app.games.game_api import Selection
    from app.ui.forms.form_sheet import FormSheet
    from app.ui.panels.cards.card_grid import CardGrid
    from app.ui.panels.piles.pile_viewer import PileViewer
    from app.ui.side.advice.advice_watch import AdviceWatch
    from app.ui.side.advice.ruling_memory import RulingMemory
    from app.ui.table.planned.plan_watch import PlanWatch
    from app.ui.tasks.open_tasks import Todo
    from app.ui.tasks.strip_part import StripPart


class TasksPart(Protocol):
    """What is to be done at a table."""

    @property
    def todo(self) -> Todo | None:
        """What the rules ask for now."""

    @property
    def strip(self) -> StripPart | None:
        """What offers to do it."""


class StagePart(Protocol):
    """The stage of a table."""

    def choose_passing(self) -> None:
        """Offer the kinds of declarations at which the chance passes by itself."""

    def cut_in(self) -> None:
        """Ask to go back to where the seat at the window had the chance last."""


class PlanPart(Protocol):
    """The plan that the seat at the window makes in secret."""

    @property
    def watch(self) -> PlanWatch:
        """What shows of it."""

    def switch(self) -> None:
        """Show what would happen, or no more."""

    def guess_next(self) -> None:
        """Show what would happen if the others do something else."""

    def take_keyboard(self) -> None:
        """Let the keyboard come to the plan."""


class CarriesCards(Protocol):
    """What cards are carried out of onto the board."""

    carried: SignalInstance
    """(handles or card keys, place on the screen)."""
    carry_ended: SignalInstance
    dropped: SignalInstance
    """(handles or card keys, place on the screen)."""

    @property
    def grid(self) -> CardGrid:
        """Where they lie."""

    def is_outside(self, where: QPoint) -> bool:
        """Whether a place on the screen is beside it."""


class EndingPart(Protocol):
    """Says how a game ended."""

    def show(self) -> None:
        """Say it; nothing while the game goes on."""


class EditingPart(Protocol):
    """Sets a position up on the board."""

    @property
    def on(self) -> bool:
        """Whether that is switched on."""

    def toggle(self) -> None:
        """Begin or end it, or say why it cannot be."""

    def close(self) -> None:
        """End it with the table."""

    def take(self, selection: Selection) -> bool:
        """Let it be typed at a selection; False where nothing is set up."""


class SheetsPart(Protocol):
    """The sheets that lie over the board."""

    @property
    def form(self) -> FormSheet:
        """What asks before a gesture."""

    @property
    def form_entered(self) -> bool:
        """Whether a form was carried out with Enter a moment ago."""

    def open_pile(self, zone: ZoneId, search: str = "") -> None:
        """Look through a pile, for what is searched in it."""

    def take_new(self, palette: CarriesCards) -> None:
        """Let the board take the new cards that are carried out of a palette."""

    @property
    def viewer(self) -> PileViewer:
        """What looks through piles."""

    def add_notes(self, menu: QMenu, selection: Selection) -> None:
        """Add what can be written on a selection to its menu."""


class AdvicePart(Protocol):
    """Advice at the side."""

    @property
    def watch(self) -> AdviceWatch | None:
        """What follows the table for the adviser."""

    @property
    def memory(self) -> RulingMemory | None:
        """What was ruled before, once the adviser is listened to."""

    def follow(self) -> None:
        """Listen to the adviser from now on."""

    def take_keyboard(self) -> None:
        """Let the keyboard come to what is to be answered; say so where there is nothing."""


class EarlierPart(Protocol):
    """Looking at steps of the history."""

    @property
    def node(self) -> NodeId | None:
        """The step that is looked at; None for none."""

    def leave(self) -> None:
        """Show the table as it is now."""

    def play(self) -> None:
        """Show the game from its beginning, or go on from the step that is looked at."""


class TabsPart(Protocol):
    """The tabs of the side panel."""

    def bring(self, name: str) -> QWidget:
        """Put a tab in front, and return what it shows."""


class MenusPart(Protocol):
    """The menus of the table."""

    def open(self, group: str = "") -> None:
        """Open the menu of the selection beside it, or the actions of one group alone."""

    def choose_knowers(self) -> None:
        """Open the menu of who knows what is selected."""


class LookingPart(Protocol):
    """Looking closer at what lies on the table."""

    def read_card(self) -> None:
        """Show what the pointer is over, or what is selected, as large as the window."""

    def see_hand(self) -> None:
        """Ask to see another's hand: the one that is pointed at, or the first."""

    def view_pile(self) -> None:
        """Look through the pile that is pointed at, if it lies open."""

    def search_deck(self) -> None:
        """Look through the pile that is pointed at, otherwise through one's own deck."""


class PointedPart(Protocol):
    """The large card in the side panel."""

    def read_selected(self, selection: Selection) -> None:
        """Show the card of a selection as large as the window."""


class TopPart(Protocol):
    """What stands above the log in the side panel."""

    def give(self, widget: QWidget | None) -> None:
        """Show something above all else for a while, or nothing; the log makes room.

        Whatever stands below stays where it is, as far as it can.
        """

    def ask(self, widget: QWidget | None) -> None:
        """Show what people ask, as high as it is, or nothing; the log alone makes room."""
