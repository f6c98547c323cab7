"""How the cards of a game can look: choices that a person makes once, for their own eyes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from app.core.data.value import value
from app.core.text.words import Words

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards


@value
class LookChoice:
    """One choice. Nothing of it is in a table: everybody sees their own."""

    id: str
    title: Words
    options: tuple[tuple[str, Words], ...]
    """Id and name of each way to look; the usual one first."""
    hint: Words = Words("", "")

    @property
    def usual(self) -> str:
        """The id of the usual way to look."""
        return self.options[0][0]

    def chosen(self, looks: Mapping[str, str]) -> str:
        """Return which way is chosen; the usual one where none is, or one there is no more."""
        wanted = looks.get(self.id, "")
        return wanted if wanted in dict(self.options) else self.usual


@runtime_checkable
class ManyLooks(Protocol):
    """Cards that can look otherwise."""

    @property
    def look_choices(self) -> Sequence[LookChoice]:
        """What can be chosen."""

    def wear(self, looks: Mapping[str, str]) -> None:
        """Look so from now on: id of a choice to id of its option; what is not said is usual."""


def look_choices(cards: GameCards) -> Sequence[LookChoice]:
    """Return how the cards of a game can look; nothing for most games."""
    return cards.look_choices if isinstance(cards, ManyLooks) else ()


def look_key(game: str, choice: str) -> str:
    """Return under which name the settings keep a choice of a game."""
    return f"{game}.{choice}"


def wear(cards: GameCards, kept: Mapping[str, str]) -> None:
    """Let the cards of a game look as the settings keep it (`look_key`)."""
    if isinstance(cards, ManyLooks):
        start = look_key(cards.game, "")
        own = {name: held for name, held in kept.items() if name.startswith(start)}
        cards.wear({name.removeprefix(start): held for name, held in own.items()})
