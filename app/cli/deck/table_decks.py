"""The decks that two play with in this process: as named, else one that comes with the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.cli.command_line import CannotError
from app.cli.deck.deck_lookup import find_deck
from app.core.data.value import replace, value
from app.core.text.wording import DECK, counted
from app.core.text.words import Words
from app.games.common_options import agreed_with
from app.games.game_registry import GAMES
from app.store.decks.deck_files import shipped_for

if TYPE_CHECKING:
    from app.core.options import Options
    from app.games.game_api import GameSpec

SEATS = 2


@value
class TableDecks:
    """Two decks."""

    keys: tuple[tuple[str, ...], tuple[str, ...]]
    """The card keys of both; the second is the first where one is named."""
    agreed: Options = ()
    """What a table with these decks agrees on where nobody chose otherwise."""

    @property
    def swapped(self) -> TableDecks:
        """The same, exchanged."""
        return replace(self, keys=(self.keys[1], self.keys[0]))


def decks_for(spec: GameSpec, named: Sequence[str], option: str) -> TableDecks:
    """Return the decks as they are named, else one that comes with the game.

    `option` is how they are named on the command line. Raises CannotError.
    """
    if not spec.brings_decks:
        if named:
            raise CannotError(
                Words(
                    f"{spec.title.en} is played without decks of your own. Leave {option} out.",
                    f"{spec.title.ja}に持参のデッキは使いません。{option}を外してください。",
                )
            )
        return TableDecks(((), ()))
    if len(named) > SEATS:
        many = counted(len(named), DECK)
        raise CannotError(
            Words(
                f"Two play, and these are {many.en}. Name one for both, or two.",
                f"対戦するのは2人で、デッキが{many.ja}あります。共通の1個か2個を指定してください。",
            )
        )
    decks = [find_deck(name, GAMES.cards(spec.id)) for name in named or _usual(spec, option)]
    return TableDecks((decks[0].keys, decks[-1].keys), agreed_with(spec, decks))


def _usual(spec: GameSpec, option: str) -> list[str]:
    """Return the name of the first deck that comes with a game. Raises CannotError for none."""
    shipped = shipped_for(spec.id)
    if shipped:
        return [shipped[0].stem]
    raise CannotError(
        Words(
            f"{spec.title.en} comes without a deck. Give a deck list with {option}.",
            f"{spec.title.ja}に付属のデッキはありません。{option}でデッキを指定してください。",
        )
    )
