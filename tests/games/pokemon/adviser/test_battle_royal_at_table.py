"""A Battle Royal at a real table of four: gestures that the adviser speaks of."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE
from app.core.intent import Batch, Collect, Draw, MoveUnits, Procedure, PutMark
from app.games.game_api import Selection
from app.games.pokemon.adviser.advising import adviser
from app.games.pokemon.adviser.cases.case_file import read_case
from app.games.pokemon.adviser.readers.position_reading import position_of
from app.games.pokemon.cards.every_card import known_base
from app.games.pokemon.pokemon_game import BATTLE_ROYAL_SPEC
from app.games.pokemon.table.moves import attach
from app.games.pokemon.variants.battle_royal import BATTLE_ROYAL
from tests.games.pokemon.adviser.at_table import Watched
from tests.games.pokemon_table import (
    ARTAZON,
    DREEPY,
    DUSKULL,
    FIRE,
    IONO,
    PSYCHIC,
    TOWER,
    Game,
)

DECK = (
    *(FIRE,) * 20,
    *(PSYCHIC,) * 14,
    *(DREEPY,) * 8,
    *(DUSKULL,) * 8,
    *(IONO, TOWER, ARTAZON) * 3,
)


def laid() -> Game:
    """Four players with two Active Pokémon, one on the Bench, and some cards in hand."""
    game = Game(4, deck=DECK, spec=BATTLE_ROYAL_SPEC)
    for seat in range(4):
        game.stand(DREEPY, f"active.{seat}", FIRE, PSYCHIC)
        game.stand(DUSKULL, f"active.{seat}", PSYCHIC)
        game.stand(DUSKULL, f"bench.{seat}")
        for _ in range(6):
            game.put(FIRE, f"prizes.{seat}")
        for ref in (IONO, FIRE, PSYCHIC, FIRE):
            game.put(ref, f"hand.{seat}")
    return game


@pytest.fixture
def table() -> Watched:
    """Aki's second turn, the fifth of all."""
    game = laid()
    for number in range(5):
        game.turn(number % 4)
    return Watched(game)


def first_turn() -> Watched:
    """Aki's first turn, seen from the first shuffle on."""
    watched = Watched(laid())
    watched.game.start(first="0")
    return watched


def active(table: Watched, seat: int, index: int = 0) -> str:
    return table.game.unit(f"active.{seat}", index)


def hits(table: Watched, mine: int, seat: int, index: int = 0) -> dict[str, str]:
    """Attack with one of the two Active Pokémon for 10 damage; what is said of it."""
    target = active(table, seat, index)
    arguments = {
        "unit": active(table, 0, mine),
        "attack": "0",
        "target": target,
        "damage": f"{target}:10",
    }
    table.game.do(Procedure("attack", tuple(arguments.items())))
    return table.said


# -- attacks --------------------------------------------------------------------------------------


def test_one_attack_from_each_spot(table: Watched) -> None:
    assert not {"attack-one-per-turn", "br-attack-each-spot"} & set(hits(table, 0, 1))
    second = hits(table, 1, 2)
    assert not {rule for rule, how in second.items() if how == "illegal" and rule[:3] == "br-"}
    assert hits(table, 0, 3)["br-attack-each-spot"] == "illegal"


def test_the_same_pokemon_does_not_attack_twice(table: Watched) -> None:
    hits(table, 0, 1)
    assert hits(table, 0, 2)["br-attack-each-spot"] == "illegal"


def test_a_second_attack_on_the_same_pokemon(table: Watched) -> None:
    hits(table, 0, 1)
    assert hits(table, 1, 1)["br-attack-same-target"] == "illegal"


def test_another_pokemon_of_the_same_player_may_be_attacked(table: Watched) -> None:
    hits(table, 0, 1)
    assert "br-attack-same-target" not in hits(table, 1, 1, 1)


def test_no_card_between_the_attacks(table: Watched) -> None:
    hits(table, 0, 1)
    said = table.act("play", selection=Selection(cards=(table.game.card(IONO),)))
    assert said["br-no-card-between"] == "illegal"


# -- Energy and Supporters ------------------------------------------------------------------------


def attaches(table: Watched, ref: str, mine: int) -> dict[str, str]:
    unit, card = active(table, 0, mine), table.game.card(ref)
    table.game.do(Batch(attach(table.view, (card,), unit)))
    return table.said


def test_two_basic_energy_on_two_pokemon(table: Watched) -> None:
    assert attaches(table, FIRE, 0) == {}
    assert attaches(table, PSYCHIC, 1) == {}
    assert attaches(table, FIRE, 1)["br-energy-basic-two"] in ("illegal", "suspicious")


def test_two_basic_energy_on_the_same_pokemon(table: Watched) -> None:
    attaches(table, FIRE, 0)
    assert "br-energy-basic-same-target" in attaches(table, PSYCHIC, 0)


def test_two_basic_energy_in_one_gesture_are_two_and_not_three(table: Watched) -> None:
    cards = tuple(table.game.card(ref) for ref in (FIRE, PSYCHIC))
    table.game.do(Batch(attach(table.view, cards, active(table, 0, 0))))
    assert table.said == {"br-energy-basic-same-target": "illegal"}


def test_a_supporter_on_the_first_turn() -> None:
    table = first_turn()
    said = table.act("play", selection=Selection(cards=(table.game.card(IONO),)))
    assert said["br-first-turn-supporter"] == "illegal"
    assert "first-turn-supporter" not in said


def test_an_attack_on_the_first_turn() -> None:
    assert hits(first_turn(), 0, 1)["br-first-turn-attack"] == "illegal"


def test_of_each_player_the_last_turn_is_remembered() -> None:
    table = first_turn()
    for seat in range(4):
        table.game.do(Procedure("end_turn"), seat)
    assert table.view.turn.seat == 0
    assert [turn.player for turn in table.memory.record.turns] == [0, 1, 2, 3]


# -- the board ------------------------------------------------------------------------------------


def test_a_promotion_out_of_turn(table: Watched) -> None:
    gone = active(table, 1)
    table.game.do(Collect((gone,), "discard.1", verb="knock_out"), JUDGE)
    said = {**table.said}
    table.game.do(MoveUnits((table.game.unit("bench.1"),), "active.1", verb="promote"), 1)
    assert table.said["br-promote-too-early"] == "illegal"
    assert not {"ko-promote-missing", "board-empty-active"} & set(said)


def test_two_stadiums_lie_side_by_side(table: Watched) -> None:
    table.game.put(TOWER, "stadium", 1)
    table.game.put(ARTAZON, "stadium", 2)
    assert not {"stadium-old-discarded", "br-stadium-max-two"} & set(table.said)
    table.game.put(TOWER, "stadium", 3)
    assert table.said["br-stadium-max-two"] == "illegal"


def test_the_giver_of_a_condition_is_read_from_its_mark(table: Watched) -> None:
    sick = active(table, 0)
    table.game.do(PutMark((sick,), "poisoned", value=1, text="seat.2"), JUDGE)
    mon = position_of(table.view, table.memory).mon(sick)
    assert mon is not None
    assert mon.conditions[0].source == 2


def test_a_prize_is_taken_by_who_knocked_it_out(table: Watched) -> None:
    hits(table, 0, 1)
    table.game.do(Collect((active(table, 1),), "discard.1", verb="knock_out"))
    table.game.do(Draw(1, "prizes.2", "hand.2"), 2)
    assert table.said["br-prize-one-taker"] == "illegal"
    table.game.do(Draw(1, "prizes.0", "hand.0"))
    assert "br-prize-one-taker" not in table.said


def test_who_is_out_counts_for_nothing(table: Watched) -> None:
    table.game.do(PutMark(("seat.3",), "out", value=1, text="no_active"), JUDGE)
    position = position_of(table.view, table.memory)
    assert [side.player for side in position.foes(0)] == [1, 2]
    assert table.said["br-loser-cards"] == "illegal"


def test_it_is_written_as_a_case_that_can_be_read(table: Watched) -> None:
    hits(table, 0, 1)
    table.game.do(PutMark(("seat.3",), "out", value=1), JUDGE)
    (entry,) = adviser(BATTLE_ROYAL).case(table.memory, table.view)["cases"]
    read = read_case(entry, 1, known_base()).moves[0].position
    assert read.variant is BATTLE_ROYAL
    assert [side.out for side in read.sides] == [False, False, False, True]
    assert read.turn.count("attack") == 1


# -- leaving --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 2])
def test_nothing_is_said_of_the_cards_that_somebody_takes_along(table: Watched, seat: int) -> None:
    """BR124: from every pile, the Lost Zone as well."""
    game = table.game
    for name in ("lost", "discard"):
        for _ in range(2):
            game.put(FIRE, f"{name}.{seat}")
    game.do(Procedure("concede"), seat)
    assert game.view().zones[f"lost.{seat}"].count == 0
    assert table.said == {}
