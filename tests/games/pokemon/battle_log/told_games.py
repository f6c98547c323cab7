"""Whole invented logs around a few lines: what they come to, and what then lies on the table."""

from __future__ import annotations

from collections.abc import Sequence

from app.core.ids import JUDGE
from app.games.contracts.reading.foreign_contract import ForeignDeed, ForeignGame
from app.games.game_registry import GAMES
from app.games.pokemon.battle_log.foreign_logs import read_battle_log
from app.session.notation.foreign_play import ForeignPlayed, play_foreign
from app.session.notation.replay import ScriptPlayer

POKEMON = GAMES["pokemon"]
TURN = ("Aki's Turn", "Aki drew a card.")


def setup(
    *, hand: str = "", active: str = "Dreepy", bench: Sequence[str] = (), rens: Sequence[str] = ()
) -> list[str]:
    """Return the lines up to the first turn; `hand` is Aki's, `rens` are Ren's on the Bench."""
    return [
        "Setup",
        "Aki chose heads for the opening coin flip.",
        "Aki won the coin toss.",
        "Aki decided to go first.",
        "Aki drew 7 cards for the opening hand.",
        "- 7 drawn cards.",
        *([f"   • {hand}"] if hand else []),
        "Ren drew 7 cards for the opening hand.",
        "- 7 drawn cards.",
        f"Aki played {active} to the Active Spot.",
        *(f"Aki played {name} to the Bench." for name in bench),
        "Ren played Duskull to the Active Spot.",
        *(f"Ren played {name} to the Bench." for name in rens),
    ]


def around(
    *lines: str,
    hand: str = "",
    active: str = "Dreepy",
    bench: Sequence[str] = (),
    rens: Sequence[str] = (),
) -> str:
    """Return the log of a game that has these lines in Aki's first turn."""
    before = setup(hand=hand, active=active, bench=bench, rens=rens)
    return "\n".join([*before, *TURN, *lines])


def read(text: str) -> ForeignGame:
    """Return the game that a log tells."""
    return read_battle_log(text, GAMES.cards("pokemon"))


def deeds(
    *lines: str,
    hand: str = "",
    active: str = "Dreepy",
    bench: Sequence[str] = (),
    rens: Sequence[str] = (),
) -> list[ForeignDeed]:
    """Return what lines of Aki's first turn come to."""
    before = around(hand=hand, active=active, bench=bench, rens=rens)
    game = read("\n".join([before, *lines]))
    first = len(before.splitlines())
    return [deed for step in game.steps if step.lines[0] > first for deed in step.deeds]


def told(
    *lines: str,
    hand: str = "",
    active: str = "Dreepy",
    bench: Sequence[str] = (),
    rens: Sequence[str] = (),
) -> list[str]:
    """Return the sentences of those."""
    return [deed.text for deed in deeds(*lines, hand=hand, active=active, bench=bench, rens=rens)]


def played(text: str) -> ForeignPlayed:
    """Play the game that a log tells."""
    return play_foreign(read(text), POKEMON, GAMES.cards("pokemon"))


def lie(game: ForeignPlayed, zone: str) -> list[str]:
    """Return what cards lie in a zone in the end (`hand.0`), "?" for those that nobody knows."""
    view = game.table.sit(JUDGE).view
    refs = [view.cards[card].ref or "" for card in view.cards_in(zone)]
    return [GAMES.cards("pokemon").get(ref).name.en if ref else "?" for ref in refs]


def expect(game: ForeignPlayed, claim: str) -> None:
    """Hold a claim of the notation against the table; raises NotationError where it is not so."""
    player = ScriptPlayer.at_table(game.table, POKEMON, GAMES.cards("pokemon"))
    player.line(f"expect {claim}")
