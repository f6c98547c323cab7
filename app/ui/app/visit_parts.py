"""Tables in the network, as the window asks what joins and hosts them: protocols."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.core.ids import NodeId
    from app.session.room.messages.from_people import Role
    from app.store.saved_seats import Kept
    from app.ui.lan.hosting.hosting_choice import HostingChoice
    from app.ui.lan.joining.join_sheet import JoinSheet
    from app.ui.lan.visit import Visit
    from app.ui.table.new_table.chosen_table import NewTable
    from app.ui.table.table_document import Document


class HostingPart(Protocol):
    """What the window does to host tables."""

    @property
    def can_invite(self) -> bool:
        """Whether this window knows how the table is joined."""

    def host_this_table(self) -> None:
        """Let the open table go on hosted, from its file."""

    def host_new(self, chosen: NewTable, how: HostingChoice) -> None:
        """Host a new table, whose seats gather first."""

    def show_invite(self) -> None:
        """Show how friends come to the table."""


class RecordPart(Protocol):
    """The record of the game at a table in the network."""

    @property
    def can_ask(self) -> bool:
        """Whether this person may ask the players now to open it."""

    @property
    def can_save(self) -> bool:
        """Whether there is an open record to be had."""

    def ask(self) -> None:
        """Ask the players to open the record."""

    def save(self) -> None:
        """Ask where it is to be saved, and get it."""


class BackPart(Protocol):
    """The way back to a table that one did not leave."""

    def go(self, kept: Kept) -> None:
        """Go back to a table, and wait for it as long as the person does."""

    def go_or_join(self) -> None:
        """Go back to the table one was at last; ask for one where there is none."""


class JoiningPart(Protocol):
    """What asks for the way to a table."""

    def ask(
        self,
        typed: str = "",
        *,
        name: str = "",
        role: Role = "player",
        seat: int | None = None,
        code: str = "",
        at_once: bool = False,
    ) -> JoinSheet:
        """Ask for the way to a table; with `at_once` go there, as far as it is known."""


class CompanyPart(Protocol):
    """Who else is at the table on the board."""

    @property
    def together(self) -> object | None:
        """What the table in front has beside its cards; None where there is none."""

    def write_to_team(self) -> None:
        """Let a line be written to the own team alone."""

    def show_people(self) -> None:
        """Show who is there, and what is said."""

    def page_turned(self) -> None:
        """Show the strip above the table alone, and not above other pages."""


class ReadingsPart(Protocol):
    """Readings of a dispute at the table one is at."""

    @property
    def on_copy(self) -> bool:
        """Whether a copy of the table one is at lies in the window."""

    def copy(self, node: NodeId) -> bool:
        """Lay a copy of a step, where this is the judge's window; False where it is not."""

    def back(self) -> None:
        """Put the table back on the board that one is at."""

    def may_send(self, document: Document) -> bool:
        """Whether a table is a copy whose readings can be sent."""

    def send(self, nodes: Sequence[NodeId]) -> None:
        """Show the players the ways to these steps of the copy."""

    def show(self) -> bool:
        """Show the readings that were sent; False where there are none."""

    def show_next(self) -> bool:
        """Show the next reading large; False where no readings are shown."""


class VisitKeeper(Protocol):
    """Tables in the network: joined, hosted, left."""

    @property
    def visit(self) -> Visit | None:
        """Where one is, or is about to be."""

    @property
    def hosting(self) -> HostingPart:
        """What hosts tables."""

    @property
    def record(self) -> RecordPart:
        """The record of the game."""

    @property
    def readings(self) -> ReadingsPart:
        """Readings of a dispute."""

    @property
    def back(self) -> BackPart:
        """The way back."""

    @property
    def joining(self) -> JoiningPart:
        """What asks for the way to a table."""

    @property
    def company(self) -> CompanyPart:
        """What the table has beside its cards."""

    @property
    def gathering(self) -> bool:
        """Whether one is at a table that is not laid yet."""

    @property
    def at_table(self) -> bool:
        """Whether the table that one is at lies in the window."""

    def show_lobby(self) -> None:
        """Show who gathers at the table that is not laid yet."""

    def leave(self) -> None:
        """Leave the table on purpose; its host goes on, and no place is kept here."""
