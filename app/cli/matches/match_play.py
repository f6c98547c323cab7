"""Many games of two programs with the luck shared out: seats and decks change from game to game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import count

from app.cli.matches.computer_games import play_out
from app.cli.matches.match_score import MatchScore
from app.core.data.value import value
from app.core.options import Options
from app.games.game_api import GameSpec


@value
class Pairing:
    """One game of a match."""

    seats: tuple[int, int]
    """Which player sits at each seat: 0 or 1."""
    decks: tuple[tuple[str, ...], tuple[str, ...]]
    """The card keys of each seat's deck."""
    seed: int
    """The chance of its table."""


@value
class Match:
    """Who plays, with what."""

    spec: GameSpec
    players: tuple[str, str]
    decks: tuple[tuple[str, ...], tuple[str, ...]]
    """The card keys of both decks; who plays which changes."""
    seed: int
    options: Options = ()


def pairings(match: Match) -> Iterator[Pairing]:
    """Yield the games of a match, as many as are wanted; the same seed is the same games.

    Two games each have the same chance and the seats exchanged; with two decks four have, so that
    each player has had each deck at each seat.
    """
    one, other = match.decks
    dealt = ((one, other), (other, one)) if one != other else ((one, other),)
    for number in count():
        chance = random.Random(f"{match.seed} {number}")  # noqa: S311 - repeatable on purpose
        seed = chance.getrandbits(32)
        for decks in dealt:
            yield Pairing((0, 1), decks, seed)
            yield Pairing((1, 0), decks, seed)


def play_match(
    match: Match, games: int, score: MatchScore, played: Callable[[int], object]
) -> None:
    """Play so many games, and count them in `score`; `played` is told how many there are.

    The game in which Ctrl+C is pressed does not count.
    """
    for pairing, number in zip(pairings(match), range(games), strict=False):
        _play(match, pairing, score)
        played(number + 1)


def _play(match: Match, pairing: Pairing, score: MatchScore) -> None:
    names = tuple(match.players[player] for player in pairing.seats)
    game = play_out(match.spec, names, pairing.decks, pairing.seed, match.options)
    winners: list[int] | None = None
    if game.over and match.spec.result is not None:
        winners = [pairing.seats[seat] for seat in match.spec.result(game.table.sit(0).view) or ()]
    score.count(winners)
    for thought in game.thoughts:
        if not thought.decided:
            continue
        score.seconds[pairing.seats[thought.seat]].append(thought.seconds)
    score.refused += game.refused
