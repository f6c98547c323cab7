"""A long game as PTCG Live would log it, invented: what reading such logs is measured with."""

from __future__ import annotations

from collections.abc import Iterator

PLAYERS = ("Aki", "Ren")
MOST_TURNS = 44
"""After these a deck is empty."""


def long_log(lines: int) -> str:
    """Return a log of so many lines, or of as many as a game has."""
    written = list(_setup())
    for turn in range(MOST_TURNS):
        if len(written) >= lines:
            break
        written += _turn(PLAYERS[turn % 2], PLAYERS[(turn + 1) % 2], attaches=turn % 4 < 2)
    return "\n".join(written[:lines])


def _setup() -> Iterator[str]:
    first, second = PLAYERS
    yield "Setup"
    yield f"{first} chose heads for the opening coin flip."
    yield f"{first} won the coin toss."
    yield f"{first} decided to go first."
    for name in PLAYERS:
        yield f"{name} drew 7 cards for the opening hand."
        yield "- 7 drawn cards."
    for name in PLAYERS:
        yield f"{name} played Dreepy to the Active Spot."
    yield f"{second} played Duskull to the Bench."


def _turn(name: str, other: str, *, attaches: bool) -> Iterator[str]:
    """`attaches`: in every second turn of a player; more Energy than that no hand would hold."""
    yield f"{name}'s Turn"
    yield f"{name} drew a card."
    yield f"{name} played Poké Pad."
    yield f"- {name} drew Drakloak."
    yield f"- {name} shuffled their deck."
    if attaches:
        yield f"{name} attached Basic Psychic Energy to Dreepy in the Active Spot."
    yield f"{name}'s Dreepy used Bite on {other}’s Dreepy for 10 damage."
    yield f"- {other}'s Dreepy healed 10 damage."
    yield "- Damage breakdown:"
    yield "   • Base damage: 10 damage"
