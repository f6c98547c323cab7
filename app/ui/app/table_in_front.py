"""The table in the window, as what stands beside it asks it: protocols.

What follows from the parts of a table alone is answered here, the rest by `TablePlace`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import QSplitter, QWidget

from app.games.game_api import Selection

if TYPE_CHECKING:
    from collections.abc import Container, Mapping

    from PySide6.QtCore import QPoint

    from app.core.ids import NodeId, SeatId
    from app.core.intent import Intent
    from app.games.game_api import Drop
    from app.session.seat.sent_intent import Sent
    from app.ui.app.front_parts import (
        AdvicePart,
        EarlierPart,
        EditingPart,
        EndingPart,
        LookingPart,
        MenusPart,
        PlanPart,
        PointedPart,
        SheetsPart,
        StagePart,
        TabsPart,
        TasksPart,
        TopPart,
    )
    from app.ui.board.board_view import BoardView
    from app.ui.commands.action_registry import Action
    from app.ui.commands.situation import Situation
    from app.ui.panels.cards.preview import CardPreview
    from app.ui.panels.history.step_words_seen import Telling
    from app.ui.panels.slips.lane import Strip
    from app.ui.table.bridge import Bridge
    from app.ui.table.computers.computers_now import ComputersNow
    from app.ui.table.curtain.one_screen import OneScreen
    from app.ui.table.open_table import OpenTable
    from app.ui.table.table_document import Document


class MeaningsPart(Protocol):
    """What keys mean at the table."""

    def own_pile(
        self, entry: Action, menus: Container[str], situation: Situation
    ) -> Selection | None:
        """Return the pile of one's own that an action of these menus makes sense on, if any."""


class GesturesPart(Protocol):
    """Makes gestures of what was meant at the table."""

    def perform(self, action: Action, selection: Selection) -> bool:
        """Carry out a gesture, or ask first what it needs; False if there was nothing to do."""

    def put_down(self, drop: Drop) -> None:
        """Do what a drop means, or ask first what it needs."""


class ComputersPart(Protocol):
    """The computers at the table, and who plays its seats."""

    @property
    def playing(self) -> Mapping[SeatId, str]:
        """Which seats computers play, and which does."""

    @property
    def now(self) -> ComputersNow:
        """How they are, as it is shown."""

    def stop_or_go_on(self) -> None:
        """Have them drop what they think about; where none thinks, have them think."""

    def take_over(self) -> None:
        """Play a computer's seat from now on."""

    def give_back(self) -> None:
        """Let a computer play the seat at the window."""

    def choose(self) -> None:
        """Ask for every seat who plays it."""


class HintsPart(Protocol):
    """Asks a computer what it would plan."""

    @property
    def there(self) -> bool:
        """Whether it can be asked."""

    @property
    def thinking(self) -> bool:
        """Whether an answer is waited for."""

    def ask_or_stop(self) -> None:
        """Ask what it would plan; where it thinks about that, let it be."""


class SideInFront(QWidget):
    """The side panel, as what stands beside it asks it."""

    tasks: TasksPart
    stage: StagePart
    plan: PlanPart
    sheets: SheetsPart
    advice: AdvicePart
    earlier: EarlierPart
    telling: Telling
    outline: QWidget | None
    preview: CardPreview
    pointed: PointedPart
    tabs: TabsPart
    top: TopPart

    def reading_place(self) -> QWidget:
        """Return where what is pointed at is read, or will be."""
        raise NotImplementedError

    def look_back(self) -> None:
        """Show where a game of plans turned."""
        raise NotImplementedError


class TableInFront(QSplitter):
    """The table in the window, as what stands beside it asks it."""

    table: OpenTable
    bridge: Bridge
    board: BoardView
    one_screen: OneScreen
    side: SideInFront
    menus: MenusPart
    looking: LookingPart
    meanings: MeaningsPart
    gestures: GesturesPart
    computers: ComputersPart | None
    """The computers of a game that has any; None at any other table."""
    ending: EndingPart
    """Says how its game ended."""
    editing: EditingPart
    """Sets a position up on the board."""
    hints: HintsPart | None
    """Asks one of them what it would plan; None in a game whose computers are not asked."""

    @property
    def document(self) -> Document | None:
        """The table, where its host is in this process."""
        raise NotImplementedError

    def chosen_sizes(self) -> dict[str, list[int]]:
        """Return how somebody divided the room, by the name it is kept under."""
        raise NotImplementedError

    def stand_beside(self, widget: QWidget | None) -> None:
        """Let something stand between board and panel for a while; the board makes room for it.

        None: nothing stands there any more.
        """
        raise NotImplementedError

    def edit_with(self, palette: QWidget) -> None:
        """Let a palette of cards stand beside the board."""
        raise NotImplementedError

    @property
    def strip(self) -> Strip:
        """Where what is said for a moment lies: in the side panel, else beside the board."""
        raise NotImplementedError

    def close_table(self) -> None:
        """Stop listening, and let go of the table."""
        raise NotImplementedError

    def selection(self) -> Selection:
        """Return what is selected."""
        return self.board.selection()

    def pointed(self) -> Selection:
        """Return what a key acts on, where the keyboard is: in the outline or on the board."""
        raise NotImplementedError

    def carry_out(self, intent: Intent) -> Sent:
        """Do what an action, a form or a task comes to; a procedure under way is asked for once."""
        raise NotImplementedError

    def ask(self, intent: Intent) -> Sent:
        """Send an intent for the seat at the window."""
        return self.bridge.ask(intent)

    def change_seat(self) -> None:
        """Sit on the other side, or let the other player sit down."""
        self.one_screen.hand_over()

    def turn_table(self) -> None:
        """Put the next seat at the lower edge; what is seen and who acts stays the same."""
        following = (self.board.seating.bottom + 1) % len(self.table.seats)
        self.board.turn_table(None if following == self.bridge.seat else following)

    def play_again(self, node: NodeId | None = None) -> None:
        """Show a step moment by moment once more, as a rule the one at which the table stands."""
        raise NotImplementedError

    def look_at(self, seat: SeatId) -> None:
        """Show the board of a seat large, and again what was shown before."""
        self.board.looking.look_at(seat)

    def take_keys(self) -> None:
        """Let the outline's own keys be those the person chose."""
        raise NotImplementedError

    def in_outline(self) -> QWidget | None:
        """Return the outline while the keyboard is in it."""
        raise NotImplementedError

    def place_of(self, selection: Selection) -> QPoint:
        """Return where on the screen something is that is selected, for its menu."""
        raise NotImplementedError

    def write_note(self) -> None:
        """Write a note on what is pointed at, otherwise on the table."""
        raise NotImplementedError

    def show_history(self) -> None:
        """Give the keyboard to the history."""
        raise NotImplementedError

    def name_step(self) -> None:
        """Write a name, and a note, on the step at which the table stands."""
        raise NotImplementedError

    def show_options(self, rule: str = "") -> None:
        """Show what the table agrees on, at a rule of the adviser where one is named."""
        raise NotImplementedError

    def take_cards(self) -> None:
        """Let cards be brought to the table from the sheet that shows all of them."""
        raise NotImplementedError

    def set_animations(self, moving: bool) -> None:
        """Let cards glide and toasts fade, or put everything at its place at once."""
        raise NotImplementedError
