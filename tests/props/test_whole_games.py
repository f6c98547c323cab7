"""Whole games for four, played as people play, to their end; the long form is `whole_games`."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.games.blackpoker.rules.rule_set import rules_of
from app.games.game_registry import GAMES
from tests.helpers.play import Play
from tests.props import whole_games
from tests.props.whole_games import StuckError, WholeGame, decks_of, names_in


@pytest.mark.parametrize(("name", "seed"), [("battle-royal", 3), ("team-battle", 0)])
def test_a_game_comes_to_its_end_with_no_card_lost_and_nothing_told(name: str, seed: int) -> None:
    game = WholeGame(GAMES[name], seed, decks_of(name))
    ended = game.to_the_end()
    game.check()
    assert ended.over
    happened = game.events()
    assert happened["knock_out"]
    assert happened["take_prize"]
    assert happened["said attack"]


def test_the_names_in_what_was_sent_are_found() -> None:
    assert names_in([b'{"ref":"TWM-128"}', b'["GLC-1","c8xyz"]']) == {"TWM-128", "GLC-1"}


def test_a_name_that_somebody_was_sent_and_never_read_is_found() -> None:
    game = WholeGame(GAMES["team-battle"], 1, decks_of("team-battle"))
    game.to_the_end(most=8)
    game.check()
    play: Play = game.play
    hidden = next(card.ref for card in play.truth.cards if card.zone == "deck.1")
    play.sent[whole_games.SPECTATOR].append(b'{"ref":"%s"}' % hidden.encode())
    with pytest.raises(AssertionError, match="was sent the names of"):
        game.check()


@pytest.mark.parametrize("seed", range(12))
def test_a_game_by_its_rules_comes_to_its_end_in_every_format(seed: int) -> None:
    game = WholeGame(GAMES["blackpoker"], seed, decks_of("blackpoker"))
    with_trumps = bool(rules_of(game.play.view(0)).trumps)
    ended = game.to_the_end()
    game.check()
    game.check_over(ended)
    happened = game.events()
    assert happened["settled"] > 20
    assert (happened["lay_trump"] == len(game.play.seats)) == with_trumps


def test_the_other_s_card_that_somebody_was_sent_is_found_where_a_pack_is_dealt_out() -> None:
    game = WholeGame(GAMES["blackpoker"], 11, decks_of("blackpoker"))
    game.to_the_end(most=30)
    game.check()
    hidden = next(card.ref for card in game.play.truth.cards if card.zone == "deck.1")
    game.play.sent[0].append(b'{"ref":"%s"}' % hidden.encode())
    with pytest.raises(AssertionError, match="was sent the names of"):
        game.check()


def test_a_game_by_its_rules_that_goes_on_and_on_is_found() -> None:
    game = WholeGame(GAMES["blackpoker"], 1, decks_of("blackpoker"))
    with pytest.raises(StuckError, match="not over after 30 gestures"):
        game.check_over(game.to_the_end(most=30))


def test_a_game_in_which_nobody_may_do_anything_is_stuck() -> None:
    game = WholeGame(GAMES["blackpoker"], 1, decks_of("blackpoker"))
    game.to_the_end(most=30)
    assert game.player.by_rules is not None
    game.player.by_rules = replace(game.player.by_rules, moves=lambda _view, _chance: None)
    with pytest.raises(StuckError, match="nobody may do anything"):
        game.to_the_end()
