"""Help that says for each game what an option may be: formats, regions and forms are a game's own.

Loading all games takes a moment, so that is done where somebody asks for help, and not before each
answer; where the line says `--game`, help is of that one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.cli.support.speaking_parser import SpeakingParser
from app.core.text.wording import clauses
from app.core.text.words import Words
from app.games.game_registry import GAMES, USUAL, deck_games

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards

NONE = Words("none", "なし")


def games_shown(parser: SpeakingParser) -> tuple[str, ...]:
    """Return the games that a command line is about, as far as its words say.

    The one that is said, all of them where help is wanted (one for those that share their cards),
    and the usual one else.
    """
    said = _said(parser.given)
    if said in GAMES:
        return (said,)
    return deck_games() if parser.wants_help else (USUAL,)


def of_each_game(parser: SpeakingParser, tell: Callable[[GameCards], Words]) -> Words:
    """Return what `tell` says of the games that are shown: "for pokemon …; for open_table …"."""
    games = games_shown(parser)
    told = [(game, tell(GAMES.cards(game))) for game in games]
    if len(told) == 1:
        return told[0][1]
    return clauses(
        [Words(f"for {game} {words.en}", f"{game}では{words.ja}") for game, words in told]
    )


def _said(given: tuple[str, ...]) -> str:
    """Return the game that the words of a command line say; "" for none."""
    for place, word in enumerate(given):
        if word == "--game":
            return given[place + 1] if place + 1 < len(given) else ""
        if word.startswith("--game="):
            return word.removeprefix("--game=")
    return ""
