"""The games the program knows. A game is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from app.core.text.wording import either, quoted
from app.core.text.words import Words
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


_LOADERS: dict[str, Callable[[], GameSpec]] = {"pokemon": _pokemon}


class Games(Mapping[str, GameSpec]):
    """Games by id."""

    def __getitem__(self, game: str) -> GameSpec:
        """Return a game. Raises UnknownGameError."""
        if game not in _LOADERS:
            raise UnknownGameError(game, tuple(_LOADERS))
        return _LOADERS[game]()

    def __iter__(self) -> Iterator[str]:
        return iter(_LOADERS)

    def __len__(self) -> int:
        return len(_LOADERS)


GAMES = Games()
