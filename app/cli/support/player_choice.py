"""Players that are programs, as the command line names them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cli.command_line import CannotError
from app.core.text.wording import either, quoted
from app.core.text.words import Words
from app.games.game_registry import GAMES

if TYPE_CHECKING:
    from app.games.game_api import GameSpec


def known_player(spec: GameSpec, name: str) -> str:
    """Return a player of a game as it was said.

    Raises CannotError where there is no such player, or the game has none at all.
    """
    if name in spec.players:
        return name
    game, asked = spec.title, quoted(name)
    if not spec.players:
        raise CannotError(_no_players(spec))
    there = either(list(spec.players))
    raise CannotError(
        Words(
            f"{game.en} has no computer player {asked.en}. Choose {there.en}.",
            f"{game.ja}に{asked.ja}というコンピューターはありません。"
            f"{there.ja}から選んでください。",
        )
    )


def _no_players(spec: GameSpec) -> Words:
    """Return that a game has no players, and which games have some."""
    having, game = [other for other in GAMES if GAMES[other].players], spec.title
    if not having:
        return Words(
            f"{game.en} has no computer players.", f"{game.ja}にコンピューターはありません。"
        )
    there = either(having)
    return Words(
        f"{game.en} has no computer players. Choose {there.en}.",
        f"{game.ja}にコンピューターはありません。{there.ja}を選んでください。",
    )
