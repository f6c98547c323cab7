"""Two against two at a real table of four: gestures that the adviser speaks of, and those not."""

from __future__ import annotations

from app.core.ids import JUDGE
from app.core.intent import Attach, Batch, Move, Procedure, Use
from app.core.options import Options
from app.games.game_api import Selection
from app.games.pokemon.adviser.cases.case_file import read_case
from app.games.pokemon.adviser.cases.case_writing import case_of
from app.games.pokemon.adviser.readers.position_reading import position_of
from app.games.pokemon.cards.every_card import known_base
from app.games.pokemon.pokemon_game import spec_of
from app.games.pokemon.variants.team_battle import TEAM_BATTLE
from tests.games.pokemon.adviser.at_table import Watched
from tests.games.pokemon_table import (
    DRAGAPULT,
    DRAKLOAK,
    DREEPY,
    DUSKULL,
    FIRE,
    IONO,
    PSYCHIC,
    ULTRA_BALL,
    Game,
)

COPIES = {
    DREEPY: 3,
    DUSKULL: 4,
    IONO: 3,
    ULTRA_BALL: 2,
    FIRE: 8,
    PSYCHIC: 4,
    DRAKLOAK: 4,
    DRAGAPULT: 2,
}
DECK = tuple(ref for ref, number in COPIES.items() for _ in range(number))
"""Thirty cards, as many as a half deck has."""
OPTIONS: Options = ()
TEAM_SPEC = spec_of(TEAM_BATTLE)


def four(seat: int = 0, options: Options = OPTIONS) -> Watched:
    """A's turn of round one: everybody has a Dreepy Active, A a Duskull on the Bench."""
    game = Game(4, DECK, options=options, spec=TEAM_SPEC)
    for one in range(4):
        game.stand(DREEPY, f"active.t{one % 2}", PSYCHIC, owner=one)
        for ref in (DRAKLOAK, DRAGAPULT, IONO, ULTRA_BALL, FIRE, PSYCHIC, DUSKULL):
            game.put(ref, f"hand.{one}")
        for _ in range(3):
            game.put(FIRE, f"prizes.{one}")
    game.stand(DUSKULL, "bench.t0", owner=0)
    watched = Watched(game, seat)
    game.start(first="0")
    return watched


def until(table: Watched, number: int) -> None:
    """Let turns pass until the one with this number."""
    while table.view.turn.number < number:
        table.game.do(Procedure("end_turn"), table.view.turn.seat)


def attach(table: Watched, seat: int, unit: str, ref: str = FIRE) -> dict[str, str]:
    """Attach an Energy from the hand, as the one of the turn."""
    card = table.game.card(ref, f"hand.{seat}", seat)
    table.game.do(Batch((Attach((card,), unit), Use("energy"))), seat)
    return table.said


def evolve(table: Watched, seat: int, unit: str, ref: str) -> dict[str, str]:
    card = table.game.card(ref, f"hand.{seat}", seat)
    table.game.do(Attach((card,), unit, "base"), seat)
    return table.said


def strike(table: Watched, seat: int, unit: str) -> dict[str, str]:
    table.game.do(Procedure("attack", (("unit", unit), ("attack", "0"))), seat)
    return table.said


def mine(table: Watched, seat: int) -> str:
    """Return the Dreepy that a player brought."""
    view = table.game.view(seat)
    units = view.zones[f"active.t{seat % 2}"].items
    return next(one for one in units if view.cards[view.units[one].base].owner == seat)


def test_the_game_begins_without_a_word() -> None:
    table = four()
    assert table.said == {}
    until(table, 2)
    assert table.said == {}


def test_the_partners_pokemon_evolve_on_the_partners_turn() -> None:
    table = four()
    first, second = mine(table, 0), mine(table, 2)
    until(table, 5)
    assert evolve(table, 0, first, DRAKLOAK) == {}
    until(table, 7)
    assert evolve(table, 2, first, DRAGAPULT) == {}
    assert evolve(table, 2, second, DRAKLOAK) == {}
    table.game.put(DRAGAPULT, "hand.2")
    again = evolve(table, 2, second, DRAGAPULT)
    assert again == {"tv-evolve-next-partner-turn": "illegal"}


def test_energy_of_a_in_round_one_by_version() -> None:
    table = four()
    assert attach(table, 0, mine(table, 2)) == {"tv-a-no-energy": "illegal"}
    table = four(options=(("tv-version", "1.0"),))
    assert attach(table, 0, mine(table, 2)) == {}


def test_energy_for_the_partners_pokemon() -> None:
    table = four(2)
    until(table, 3)
    assert attach(table, 2, mine(table, 0)) == {}


def test_prizes_that_the_partner_takes() -> None:
    table = four(1)
    until(table, 5)
    game, out = table.game, mine(table, 1)
    game.do(Procedure("knock_out", (("units", out),)), 0)
    game.do(Procedure("take_prizes", (("seat", "2"), ("count", "1"))), 2)
    assert table.said.get("tv-prize-turn-player") == "illegal"
    table = four(1)
    until(table, 5)
    game, out = table.game, mine(table, 1)
    game.do(Procedure("knock_out", (("units", out),)), 0)
    game.do(Procedure("take_prizes", (("seat", "0"), ("count", "1"))), 0)
    assert "tv-prize-turn-player" not in table.said


def test_an_evolution_in_round_one() -> None:
    table = four(2)
    until(table, 3)
    assert evolve(table, 2, mine(table, 0), DRAKLOAK) == {"tv-evolve-round-one": "illegal"}


def test_attacks_of_round_one() -> None:
    table = four(1)
    until(table, 2)
    assert strike(table, 1, mine(table, 1))["tv-attack-before-d"] == "illegal"
    table = four(3)
    until(table, 4)
    said = strike(table, 3, mine(table, 3))
    assert "tv-attack-before-d" not in said


def test_a_second_attack_in_a_turn() -> None:
    table = four()
    until(table, 5)
    strike(table, 0, mine(table, 0))
    assert "tv-attack-one-one" not in table.said
    if table.view.turn.phase == "main" and table.view.turn.seat == 0:
        assert strike(table, 0, mine(table, 2)).get("tv-attack-one-one") == "illegal"


def test_a_supporter_of_c_in_round_one() -> None:
    for options, said in (
        ((), {"tv-silent-rules": "reminder"}),
        ((("tv-supporter", "first-team"),), {"first-turn-supporter": "illegal"}),
        ((("tv-supporter", "allowed"),), {}),
    ):
        table = four(2, options)
        until(table, 3)
        card = Selection((table.game.card(IONO, "hand.2", 2),))
        assert table.act("play", 2, card) == said


def test_what_is_used_once_counts_as_the_table_agreed() -> None:
    """A plays a Supporter and attaches in round two, and so does C."""
    for once, illegal in (("player", set()), ("team", {"supporter-once", "energy-once"})):
        table = four(2, (("tv-once", once),))
        until(table, 5)
        table.act("play", 0, Selection((table.game.card(IONO, "hand.0", 0),)))
        assert attach(table, 0, mine(table, 0)) == {}
        until(table, 7)
        said = table.act("play", 2, Selection((table.game.card(IONO, "hand.2", 2),)))
        said |= attach(table, 2, mine(table, 0))
        assert {rule for rule, how in said.items() if how == "illegal"} == illegal
        until(table, 9)
        assert attach(table, 0, mine(table, 0), PSYCHIC) == {}


def test_a_partners_card_in_hand_and_in_the_wrong_deck() -> None:
    table = four()
    foreign = table.game.put(IONO, "discard.t0", 2)
    table.game.do(Move((foreign,), "hand.0", -1), JUDGE)
    assert not {rule for rule, how in table.said.items() if how == "illegal"}
    view = table.game.view(0)
    card = next(one for one in view.cards_in("hand.0") if view.cards[one].owner == 2)
    table.game.do(Move((card,), "deck.0", -1), 0)
    assert table.said.get("tv-hand-return-owner") == "illegal"


def test_a_position_is_written_with_each_pokemon_once() -> None:
    table = four()
    table.game.put(IONO, "discard.t0", 2)
    until(table, 6)
    position = position_of(table.game.view(0), table.memory)
    written = case_of(position, "saved")
    read = read_case(written, 1, known_base()).moves[0].position
    assert sorted(one.uid for one in read.mons) == sorted(one.uid for one in position.mons)
    assert len(read.mons) == 5
    for seat in range(4):
        assert len(read.side(seat).actives) == 2
        assert len(read.side(seat).discard or ()) == (1 if seat % 2 == 0 else 0)
