"""How seats and decks change from game to game, and whole games by seed."""

from __future__ import annotations

from itertools import islice

import pytest

from app.cli.matches import computer_games
from app.cli.matches.match_play import Match, pairings, play_match
from app.cli.matches.match_score import MatchScore
from app.core.options import Options
from app.games._playing_cards.suits_ranks import CARDS
from app.games.blackpoker.rules.rule_set import EDITIONS, FORMATS
from app.games.game_registry import GAMES
from tests.games.nullpoga.stand_in_players import DECK, with_stand_ins

PACK = tuple(CARDS)
ONE, OTHER = ("rat",) * 6, ("cat",) * 6


def nullpoga(*decks: tuple[str, ...], seed: int = 1) -> Match:
    first, *more = decks or (DECK,)
    return Match(with_stand_ins(), ("hasty", "idle"), (first, *(more or [first])), seed)  # type: ignore[arg-type]  # two


def blackpoker(first: str, second: str, options: Options = ()) -> Match:
    return Match(GAMES["blackpoker"], (first, second), (PACK, PACK), 1, options)


def played(match: Match, games: int) -> MatchScore:
    score = MatchScore()
    play_match(match, games, score, lambda _done: None)
    return score


def test_two_games_each_have_the_same_chance_and_the_seats_exchanged() -> None:
    first, second, third, fourth = islice(pairings(nullpoga()), 4)
    assert (first.seats, second.seats, third.seats) == ((0, 1), (1, 0), (0, 1))
    assert first.seed == second.seed != third.seed == fourth.seed
    assert list(islice(pairings(nullpoga()), 2)) == [first, second]
    assert next(pairings(nullpoga(seed=2))).seed != first.seed


def test_with_two_decks_each_player_has_each_of_them_at_each_seat() -> None:
    four = list(islice(pairings(nullpoga(ONE, OTHER)), 4))
    assert len({game.seed for game in four}) == 1
    had = {(game.seats.index(0), game.decks[game.seats.index(0)]) for game in four}
    assert had == {(seat, deck) for seat in (0, 1) for deck in (ONE, OTHER)}


def test_players_that_plan_at_once_play_to_the_end() -> None:
    score = played(nullpoga(), 4)
    assert (score.wins, score.games, score.refused) == (4, 4, [])
    # Each decides once a turn, and what carries the phases out is no decision.
    assert len(score.seconds[0]) == len(score.seconds[1]) < 100


def test_the_same_seed_is_the_same_match() -> None:
    match = Match(with_stand_ins(), ("hasty", "hasty"), (DECK, DECK), 5)
    first, again = played(match, 4), played(match, 4)
    assert (first.wins, first.draws, first.losses) == (again.wins, again.draws, again.losses)
    # Two of a kind with the same chance: what one wins at a seat, the other wins there.
    assert first.wins == first.losses


def test_two_of_a_kind_are_even_in_turns_as_well() -> None:
    score = played(blackpoker("steady", "steady", (("format", "lite"),)), 2)
    assert (score.score, score.games, score.refused) == (0.5, 2, [])


@pytest.mark.parametrize("at", range(len(FORMATS)))
def test_both_players_of_blackpoker_play_every_format_to_its_end(at: int) -> None:
    options = (("edition", EDITIONS[at % len(EDITIONS)]), ("format", FORMATS[at]))
    score = played(blackpoker("keen", "steady", options), 1)
    assert (score.games, score.cut, score.unknown, score.refused) == (1, 0, 0, [])
    assert all(score.seconds)


def test_a_game_in_which_nobody_does_anything_is_cut_and_counts_as_a_draw(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(computer_games, "MOST_TURNS", 4)
    match = Match(with_stand_ins(), ("idle", "idle"), (DECK, DECK), 1)
    score = played(match, 1)
    assert (score.draws, score.cut) == (1, 1)
