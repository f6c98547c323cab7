"""The games the program knows. A game is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from app.core.text.wording import either, quoted
from app.core.text.words import Words

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards
    from app.games.game_api import GameSpec


class UnknownGameError(KeyError):
    """No such game; `words` says which there are."""

    def __init__(self, asked: str, known: tuple[str, ...]) -> None:
        super().__init__(asked)
        name, there = quoted(asked), either(known)
        self.words = Words(
            f"There is no game {name.en}. Choose {there.en}.",
            f"{name.ja}というゲームはありません。{there.ja}から選んでください。",
        )

    def __str__(self) -> str:
        return self.words.en


def _pokemon() -> GameSpec:
    from app.games.pokemon.pokemon_game import SPEC  # noqa: PLC0415 - loaded when asked for

    return SPEC


def _pokemon_cards() -> GameCards:
    from app.games.pokemon.cards.every_card import known_base  # noqa: PLC0415 - when asked for

    return known_base()


def _open_table() -> GameSpec:
    from app.games.open_table.open_table_game import SPEC  # noqa: PLC0415 - loaded when asked for

    return SPEC


def _open_cards() -> GameCards:
    from app.games.open_table.open_cards import open_cards  # noqa: PLC0415 - when asked for

    return open_cards()


_LOADERS: dict[str, Callable[[], GameSpec]] = {"pokemon": _pokemon, "open_table": _open_table}
_CARDS: dict[str, Callable[[], GameCards]] = {
    "pokemon": _pokemon_cards,
    "open_table": _open_cards,
}
"""A short way to the cards of a game: who reads a deck list need not wait for its table."""

USUAL = "pokemon"
"""The game of a deck, a table or a script that does not say."""


class Games(Mapping[str, "GameSpec"]):
    """Games by id."""

    def __getitem__(self, game: str) -> GameSpec:
        """Return a game. Raises UnknownGameError."""
        if game not in _LOADERS:
            raise UnknownGameError(game, tuple(_LOADERS))
        return _LOADERS[game]()

    def cards(self, game: str = "") -> GameCards:
        """Return the cards of a game, the usual one unless another is said.

        A game without card data has cards all the same: their names. Raises UnknownGameError.
        """
        game = game or USUAL
        loader = _CARDS.get(game)
        return cards_of(self[game]) if loader is None else loader()

    def __iter__(self) -> Iterator[str]:
        return iter(_LOADERS)

    def __len__(self) -> int:
        return len(_LOADERS)


GAMES = Games()


_plain: dict[str, tuple[GameSpec, GameCards]] = {}


def cards_of(spec: GameSpec) -> GameCards:
    """Return the cards of a game: by their names alone where it brings no data."""
    if spec.cards is not None:
        return spec.cards()
    made = _plain.get(spec.id)
    if made is None or made[0] is not spec:
        from app.games._plain.plain_cards import PlainCards  # noqa: PLC0415 - in games without data

        made = _plain[spec.id] = (spec, PlainCards(spec.id, spec.face))
    return made[1]


def usual_cards() -> GameCards:
    """Return the cards of the usual game."""
    return GAMES.cards()
