"""Scripts of games that have no notation of their own: a shipped one, and the toys."""

from __future__ import annotations

import pytest

from app.core.view import SeatView
from app.games.game_api import GameSpec
from app.games.game_registry import GAMES, cards_of
from app.session.notation.replay import Replayed, replay
from app.session.notation.script_lines import ScriptError
from tests.helpers.toy_games import TOYS
from tests.session.notation.small_script import no_deck

STONES = """
game: stepping_stones
stack Aki: Moss 5, Moss 9, Moss 2, Moss 1, Moss 3
stack Ren: Slate 7, Slate 3, Slate 12

Aki does setup
Ren does setup
Aki starts the game
"""
OUTPOST = """
game: outpost
deck Aki:
  1 post 01
  1 spear 02
  1 sling 03
  1 scout 05
  1 smith 06
deck Ren:
  1 gate 01
  1 rider 02
  1 baker 03

Aki moves the top 3 cards of the deck to hand
Ren draws 2 cards: rider 02, baker 03
"""


def game(name: str) -> GameSpec:
    return TOYS[name] if name in TOYS else GAMES[name]


def played(lines: str, head: str = STONES) -> Replayed:
    name = "outpost" if head is OUTPOST else "stepping_stones"
    return replay(head + lines, game, no_deck, cards_of(game(name)))


def seen(lines: str, head: str = STONES, seat: int = 0) -> SeatView:
    """Return what a seat sees once the lines were played."""
    return played(lines, head).table.sit(seat).view


def why(lines: str, head: str = STONES) -> str:
    """Return what is wrong with the last of these lines."""
    with pytest.raises(ScriptError) as told:
        played(lines, head)
    assert told.value.line == (head + lines).count("\n") + 1
    return told.value.words.en.partition(": ")[2]


def hand(view: SeatView, seat: int = 0) -> list[str]:
    return [f"{view.cards[card].ref}" for card in view.cards_in(f"hand.{seat}")]
