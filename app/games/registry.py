"""The games the program knows. A game is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from app.games.api import GameSpec


class UnknownGameError(KeyError):
    """No such game; says which there are."""

    def __init__(self, asked: str, known: tuple[str, ...]) -> None:
        super().__init__(asked)
        self.asked = asked
        self.known = known

    def __str__(self) -> str:
        return f"There is no game “{self.asked}”. Choose one of: {', '.join(self.known)}."


def _pokemon() -> GameSpec:
    from app.games.pokemon import SPEC  # noqa: PLC0415 - loaded when asked for

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
