"""Odd play at a real table: it carries on whatever people do, and the adviser says it once."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE
from app.core.intent import Attach, Batch, Collect, Intent, Jump, Move, Procedure, PutMark, Undo
from app.core.intents.turn_intents import Use
from app.games.game_api import Selection
from app.session.seat.seat_adviser import SeatAdviser
from tests.games.pokemon.adviser.at_table import Watched
from tests.games.pokemon_table import DECK, DREEPY, DUSKULL, FIRE, LATIAS, PSYCHIC, Game, middle


def watched(game: Game) -> SeatAdviser:
    """Return what listens at the first seat, as at the window: told again what it did not see."""
    make = game.table.host.spec.adviser
    assert make is not None
    client = game.table.sit(0)

    def broken(rule: str, problem: Exception) -> None:
        raise AssertionError(rule) from problem

    adviser = SeatAdviser(make(), 0, client.node, client.view, game.table.host.retell, broken)
    client.listeners.append(adviser.told)
    adviser.catch_up()
    return adviser


def said(game: Game, adviser: SeatAdviser) -> list[str]:
    """Return what was said of the step at which the table stands."""
    adviser.catch_up()
    return [one.rule for one in adviser.advice_at(game.table.sit(0).node)]


def end_turn(game: Game) -> None:
    """End the turn for all that is left to do: the second press does not wait for it."""
    turn = game.view().turn
    for _ in range(3):
        if game.view().turn.number == turn.number:
            game.do(Procedure("end_turn"), turn.seat)


def attach(game: Game, ref: str, unit: str) -> Intent:
    return Attach((game.card(ref),), unit)


@pytest.mark.parametrize("cards", [1, 12, 59, 61, 200])
def test_a_deck_of_any_size_is_set_up_and_played(cards: int) -> None:
    deck = (DREEPY, *(FIRE,) * (cards - 1))
    game = Game(decks=(deck, DECK))
    adviser = watched(game)
    for seat in (0, 1):
        game.do(Procedure("setup", (("auto", "1"),)), seat)
    game.start(first="0")
    said(game, adviser)
    for _ in range(2):
        for seat in (0, 1):
            game.do(Procedure("end_turn"), seat)
            said(game, adviser)
    assert game.view().turn.number == 5


def test_an_active_spot_that_stays_empty_is_spoken_of_once() -> None:
    game = middle()
    adviser = watched(game)
    game.do(Collect((game.unit("active.0"),), "hand.0"))
    heard = set()
    for ref in (FIRE, PSYCHIC):
        game.do(Batch((attach(game, ref, game.unit("bench.0")), Use("energy"))))
        adviser.catch_up()
        heard |= {(one.rule, one.subject) for one in adviser.advice_at(game.table.sit(0).node)}
    # What has one subject is one card at the window.
    assert [rule for rule, _ in heard].count("board-empty-active") == 1
    end_turn(game)
    assert game.view().turn.number == 2


def test_a_player_without_prizes_plays_on() -> None:
    game = middle()
    adviser = watched(game)
    prizes = game.view().zones["prizes.0"]
    assert prizes.count
    game.do(Move(game._judge.view.cards_in("prizes.0"), "lost.0", -1), JUDGE)
    said(game, adviser)
    end_turn(game)
    end_turn(game)
    heard = said(game, adviser)
    assert game.view().turn.number == 3
    assert "win-last-prize" not in heard  # nobody took the last one


def test_a_card_of_the_other_player_goes_home_with_its_owner() -> None:
    game = middle()
    adviser = watched(game)
    mine, theirs = game.unit("active.0"), game.card(FIRE, "hand.1", seat=1)
    game.do(Move((theirs,), "discard.1", -1), 1)
    game.do(Attach((game.view().cards_in("discard.1")[-1],), mine))
    heard = said(game, adviser)
    assert heard
    game.do(attach(game, PSYCHIC, mine))
    assert not set(heard) & set(said(game, adviser))
    before = len(game.view().cards_in("discard.1"))
    game.act("knock_out", selection=Selection(units=(mine,)))
    said(game, adviser)
    assert len(game.view().cards_in("discard.1")) == before + 1


def test_a_procedure_that_is_taken_back_in_its_middle() -> None:
    game = Game()
    adviser = watched(game)
    game.do(Procedure("deal"), 0)
    node = game.table.sit(0).node
    game.do(Procedure("deal"), 1)
    game.do(Undo())
    game.do(Undo())
    said(game, adviser)
    game.do(Jump(node))
    for seat in (0, 1):
        game.do(Procedure("setup", (("auto", "1"),)), seat)
    game.start(first="0")
    assert said(game, adviser) == []


def test_an_attack_taken_back_may_be_made_again() -> None:
    game = middle()
    adviser = watched(game)
    unit = game.unit("active.0")
    for ref in (FIRE, PSYCHIC):
        game.do(attach(game, ref, unit))
    attack = Procedure(
        "attack", (("unit", unit), ("attack", "0"), ("damage", f"{game.unit('active.1')}:10"))
    )
    game.do(attack)
    first = said(game, adviser)
    game.do(Undo())
    game.do(attack)
    assert said(game, adviser) == first
    assert "attack-one-per-turn" not in first


def test_a_house_rule_that_was_agreed_on_is_not_spoken_of() -> None:
    game = Game(options=(("rule:energy-once", "off"),))
    game.stand(DREEPY, "active.0")
    game.stand(DUSKULL, "active.1")
    for ref in (FIRE, FIRE, LATIAS):
        game.put(ref, "hand.0")
    game.turn(0)
    table = Watched(game)
    for _ in range(2):
        game.do(attach(game, FIRE, game.unit("active.0")))
        game.do(Use("energy"))
    assert table.said == {}


def test_numbers_without_sense_break_nothing() -> None:
    game = middle()
    adviser = watched(game)
    unit = game.unit("active.0")
    for points in (10, 9990, 7, 123456):
        game.do(PutMark((unit,), "damage", value=points))
        said(game, adviser)
        end_turn(game)
        said(game, adviser)
    assert game.view().turn.number == 5
