"""Whole games for four, played as people play, to their end; the long form is `whole_games`."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.core.ids import SeatId
from app.core.intent import Procedure
from app.core.seal import filled
from app.core.zone import ZoneSpec
from app.games.blackpoker.rules.rule_set import rules_of
from app.games.game_registry import GAMES
from app.session.host.updates import Accepted
from tests.helpers.play import Play
from tests.props import whole_games
from tests.props.legal_play import BY_RULES
from tests.props.whole_games import StuckError, WholeGame, of_the_table, words_in


@pytest.mark.parametrize(("name", "seed"), [("battle-royal", 3), ("team-battle", 0)])
def test_a_game_comes_to_its_end_with_no_card_lost_and_nothing_told(name: str, seed: int) -> None:
    game = WholeGame(GAMES[name], seed)
    ended = game.to_the_end()
    game.check()
    assert ended.over
    happened = game.events()
    assert happened["knock_out"]
    assert happened["take_prize"]
    assert happened["said attack"]


def test_the_names_in_what_was_sent_are_found() -> None:
    found = words_in([b'{"ref":"TWM-128"}', b'["GLC-1","c8xyz"]', b'"frost_witch 1;summon cat"'])
    assert found > {"TWM-128", "GLC-1", "frost_witch", "cat"}


def test_how_options_are_called_is_no_news() -> None:
    said = (
        b'[["frog","becomes"]],{"mark":"swap","text":"any","verb":"option"},"lies_open":["blaze"]'
    )
    left = of_the_table(GAMES["nullpoga"], [said, b'{"ref":"frog"}', b'["frog","swap"]'])
    assert words_in(left[:1]) & {"frog", "swap", "blaze"} == set()
    assert left[1:] == [b'{"ref":"frog"}', b'["frog","swap"]']


def test_a_name_that_somebody_was_sent_and_never_read_is_found() -> None:
    game = WholeGame(GAMES["team-battle"], 1)
    game.to_the_end(most=8)
    game.check()
    play: Play = game.play
    hidden = next(card.ref for card in play.truth.cards if card.zone == "deck.1")
    play.sent[whole_games.SPECTATOR].append(b'{"ref":"%s"}' % hidden.encode())
    with pytest.raises(AssertionError, match="was sent the names of"):
        game.check()


def _same_throws() -> WholeGame:
    """Return a table for four where two have thrown the same hand, the second unlooked at."""
    game = WholeGame(GAMES["battle-royal"], 2)
    hands = (("by", "hands"),)
    throw = Procedure("first", (*hands, ("hand", "1")))
    for seat, gesture in ((3, Procedure("first", hands)), (0, throw), (1, throw)):
        game.plans.look()
        assert isinstance(game.play.ask(seat, gesture), Accepted)
    return game


def test_two_who_throw_the_same_under_seal_are_told_nothing_of_each_other() -> None:
    game = _same_throws()
    game.plans.look()
    assert game.plans.locked


def test_the_other_s_throw_is_found_beside_the_same_of_one_s_own() -> None:
    game = _same_throws()
    game.play.sent[1].append(b'{"plan":"%s"}' % filled("Rock 1").encode())
    with pytest.raises(AssertionError, match="was sent 'Rock 1', locked"):
        game.plans.look()


@pytest.mark.parametrize("seed", range(12))
def test_a_game_by_its_rules_comes_to_its_end_in_every_format(seed: int) -> None:
    game = WholeGame(GAMES["blackpoker"], seed)
    with_trumps = bool(rules_of(game.play.view(0)).trumps)
    ended = game.to_the_end()
    game.check()
    game.check_over(ended)
    happened = game.events()
    assert happened["settled"] > 20
    assert (happened["lay_trump"] == len(game.play.seats)) == with_trumps


def test_the_other_s_card_that_somebody_was_sent_is_found_where_a_pack_is_dealt_out() -> None:
    game = WholeGame(GAMES["blackpoker"], 11)
    game.to_the_end(most=30)
    game.check()
    hidden = next(card.ref for card in game.play.truth.cards if card.zone == "deck.1")
    game.play.sent[0].append(b'{"ref":"%s"}' % hidden.encode())
    with pytest.raises(AssertionError, match="was sent the names of"):
        game.check()


def test_a_game_by_its_rules_that_goes_on_and_on_is_found() -> None:
    game = WholeGame(GAMES["blackpoker"], 1)
    with pytest.raises(StuckError, match="not over after 30 gestures"):
        game.check_over(game.to_the_end(most=30))


def test_a_game_in_which_nobody_may_do_anything_is_stuck() -> None:
    game = WholeGame(GAMES["blackpoker"], 1)
    game.to_the_end(most=30)
    assert game.player.by_rules is not None
    game.player.by_rules = replace(game.player.by_rules, moves=lambda _view, _chance: None)
    with pytest.raises(StuckError, match="nobody may do anything"):
        game.to_the_end()


# -- plans in secret ------------------------------------------------------------------------------

ROUND = len(BY_RULES["nullpoga"].tables)
"""Games with the same things brought; then come others."""


@pytest.mark.parametrize("seed", [0, 1, 2, ROUND, ROUND + 7, 2 * ROUND, 2 * ROUND + 5])
def test_a_game_of_plans_comes_to_its_end_and_no_locked_plan_is_told(seed: int) -> None:
    game = WholeGame(GAMES["nullpoga"], seed)
    ended = game.to_the_end()
    game.check()
    game.check_over(ended)
    happened = game.events()
    assert happened["plans_opened"] > 5
    assert happened["plan_locked"] >= happened["plans_opened"] * 2
    assert game.plans.locked > 20, "others were sent something meanwhile"


def _with_a_locked_plan(first: int) -> tuple[WholeGame, SeatId, str]:
    """Return a game in which one locked a plan that says something, who, and how it begins."""
    for seed in range(first, first + ROUND):
        game = WholeGame(GAMES["nullpoga"], seed)
        for _ in range(60):
            game.to_the_end(most=game.made + 1)
            for one in game.play.truth.seals:
                if one.locked and one.plan.strip() and game.play.truth.turn.number:
                    return game, one.seat, one.plan.split(";")[0].strip()
    raise AssertionError(first)


def test_a_locked_plan_that_another_is_sent_is_found() -> None:
    game, owner, entry = _with_a_locked_plan(0)
    game.play.sent[1 - owner].append(b'{"plan":"' + entry.encode() + b'"}')
    with pytest.raises(AssertionError, match="locked"):
        game.plans.look()


def test_the_own_locked_plan_is_no_secret_from_who_made_it() -> None:
    game, owner, entry = _with_a_locked_plan(0)
    game.play.sent[owner].append(b'{"plan":"' + entry.encode() + b'"}')
    game.plans.look()


def test_a_monster_of_the_other_hand_that_somebody_was_sent_is_found() -> None:
    game = WholeGame(GAMES["nullpoga"], ROUND)
    game.to_the_end(most=10)
    game.check()
    hidden = next(card.ref for card in game.play.truth.cards if card.zone == "deck.1")
    game.play.sent[0].append(b'{"name":"%s"}' % hidden.encode())
    with pytest.raises(AssertionError, match="was sent the names of"):
        game.check()


def test_spells_that_lie_open_though_nobody_agreed_on_it_are_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tables = BY_RULES["nullpoga"].tables
    hidden = next(n for n, options in enumerate(tables) if ("open-spells", "hidden") in options)
    monkeypatch.setattr(ZoneSpec, "opens", lambda spec, _options: bool(spec.lies_open))
    game = WholeGame(GAMES["nullpoga"], ROUND + hidden)
    game.to_the_end(most=30)
    with pytest.raises(AssertionError, match="knows what it never saw"):
        game.check()
