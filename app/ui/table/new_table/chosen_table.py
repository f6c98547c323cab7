"""What somebody chose who lays a new table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.data.value import value

if TYPE_CHECKING:
    from app.cards.deck.deck import DeckList
    from app.core.ids import SeatId
    from app.core.options import Options
    from app.games.contracts.preset_contract import TablePreset
    from app.ui.lan.hosting.hosting_choice import HostingChoice


@value
class NewTable:
    """What was chosen."""

    game: str
    names: tuple[str, ...]
    decks: tuple[DeckList | None, ...]
    """One for each seat here, None where that plays with the game's own cards; () where the game
    has no decks of one's own."""
    seed: int | None
    setup: bool
    """Whether all sides are set up at once."""
    apart: bool = True
    """Whether several at one screen have a curtain between them."""
    options: Options = ()
    """What the table agrees on beside what is usual."""
    hosting: HostingChoice | None = None
    """How it is hosted, where the other seats are for those who come over the network."""
    first: SeatId | None = 0
    """Who goes first, where the game does not settle that; None if it is drawn."""
    preset: TablePreset | None = None
    """What it is laid with at once; None where everything lies as the game begins."""
