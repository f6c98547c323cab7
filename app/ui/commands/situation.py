"""What decides what can be done now, as one value: who sits where, what shows, what is open.

It is read from the window (`ui/app/frame/situation_reading.py`) once for each refresh, key or menu
and never changes: an action's predicate and name are pure functions of it and of what is selected.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.data.value import value

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.core.view import SeatView
    from app.games.contracts.planned.planning_contract import PlanSheet
    from app.games.game_api import GameSpec, Selection
    from app.ui.commands.table_setup import TableSetup


@value
class Sitting:
    """Who plays at this screen."""

    several: bool = False
    """Whether it is more than one."""
    apart: bool = False
    """Whether a curtain hangs between them."""
    judging: bool = False
    next_name: str = ""
    """Who sits down next, where there are several."""
    other_hand: bool = False
    """Whether there is a hand of another's that one can ask to see."""


@value
class Computers:
    """The computers at the table that shows."""

    there: bool = False
    """Whether the game has any, and this person plays."""
    play: bool = False
    """Whether one plays a seat."""
    think: bool = False
    wait: bool = False
    """Whether one waits that could go on."""
    mine: bool = False
    """Whether a person sits here whose seat a computer could play."""


@value
class Company:
    """What the table in front has beside its cards, where others are at it."""

    asks: bool = False
    """Whether somebody's request waits for an answer."""
    answers: bool = False
    """Whether it waits for an answer of this person."""
    opens_next: bool = False
    """Whether this person opens the table of the next game."""
    clock: bool = False
    """Whether there is a clock that this person may stop."""
    clock_stands: bool = False
    calls: str = ""
    """Whose call for a judge this person may say is settled, by name; "" where nobody's."""
    may_call: bool = False
    """Whether this person may call a judge."""


@value
class Network:
    """The table in the network that one is at, or hosts."""

    visits: bool = False
    gathers: bool = False
    """Whether that table is not laid yet."""
    in_front: bool = False
    """Whether that table shows."""
    on_copy: bool = False
    """Whether a judge's copy of it shows in its place."""
    has_team: bool = False
    """Whether one has partners there, to whom one can write alone."""
    invites: bool = False
    """Whether this window knows how the table is joined."""
    asks_record: bool = False
    """Whether one may ask the players now to open the record."""
    saves_record: bool = False
    """Whether there is an open record to be had."""
    company: Company | None = None


@value
class Switches:
    """What is on of that which is switched on and off."""

    side_panel: bool = False
    full_screen: bool = False
    editing: bool = False
    """Whether a position is set up on the board."""
    animations: bool = False
    sounds: bool = False


@value
class Planning:
    """The plan that the acting seat makes in secret."""

    sheet: PlanSheet | None = None
    """What shows of it; None where this seat plans nothing."""
    back: bool = False
    """Whether what it sketched last can be taken back: that goes before the table's last step."""
    forth: bool = False
    """Whether what was taken back can be sketched again, likewise."""
    foresees: bool = False
    """Whether it is shown what would happen."""
    guess: str = ""
    """Against what the others may do meanwhile, by its name."""
    asks: bool = False
    """Whether a computer can be asked what it would plan."""
    thinks: bool = False
    """Whether it thinks about that."""
    looks_back: bool = False
    """Whether the game may be looked back at, turn by turn."""


@value
class Playing:
    """A step that is shown moment by moment."""

    plays: bool = False
    runs: bool = False
    """Whether it goes on by itself."""
    again: bool = False
    """Whether the step at which the table stands may be shown so."""


@value
class Situation:
    """The table that shows, and all around it that says what can be done."""

    spec: GameSpec | None = None
    """The game of the table that shows; None where none does."""
    view: SeatView | None = None
    """What the seat that acts sees of it."""
    own_host: bool = False
    """Whether the host of that table is in this process."""
    seats: int = 0
    """How many seats it has."""
    undo: bool = False
    redo: bool = False
    setup: TableSetup | None = None
    """Until its first turn: what is still open, for who plays or judges."""
    in_outline: bool = False
    """Whether the keyboard is in the outline."""
    sitting: Sitting = Sitting()
    computers: Computers = Computers()
    network: Network = Network()
    planning: Planning = Planning()
    playing: Playing = Playing()
    switches: Switches = Switches()
    knows: Callable[[str], bool] = bool
    """Whether there is data for a card (its key)."""

    @property
    def at_table(self) -> bool:
        """Whether a table shows."""
        return self.view is not None

    @property
    def is_over(self) -> bool:
        """Whether the game of the table that shows is over."""
        over = self.spec.over if self.spec is not None else ""
        return bool(over) and self.view is not None and self.view.turn.phase == over

    def one_card(self, selection: Selection) -> str:
        """Return the key of the one card that is selected and known here, "" for none."""
        if self.view is None:
            return ""
        units = self.view.units
        handles = [*selection.cards, *(units[one].base for one in selection.units if one in units)]
        if len(set(handles)) != 1 or handles[0] not in self.view.cards:
            return ""
        return self.view.cards[handles[0]].ref or ""
