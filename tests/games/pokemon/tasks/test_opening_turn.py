"""A simple opening turn, played alone: what a goldfisher does before thinking."""

from __future__ import annotations

from app.core.intent import Procedure
from app.games.pokemon.tasks.opening_turn import BENCHED, next_gesture
from tests.games.pokemon_table import DRAKLOAK, DREEPY, DUSKULL, FIRE, IONO, Game

UNKNOWN = "?Mystery|XYZ|1"


def alone(*hand: str) -> Game:
    """One player with these cards in hand; more of everything is in the deck."""
    game = Game(seats=1, deck=(*hand, *(DREEPY,) * 4, DRAKLOAK, *(FIRE,) * 20))
    for ref in hand:
        game.put(ref, "hand.0")
    return game


def play(game: Game) -> list[str]:
    """Play on until the turn is done; what each gesture was."""
    verbs = []
    while (step := next_gesture(game.view())) is not None:
        game.do(step)
        verbs.append(game.verbs()[0])
        assert len(verbs) < 20, "it comes to an end"
    return verbs


def test_a_game_is_set_up_from_the_first_hand() -> None:
    game = Game(seats=1, deck=(*(DREEPY,) * 20, *(FIRE,) * 20))
    assert next_gesture(game.view()) == Procedure("setup")
    play(game)
    assert game.view().zones["prizes.0"].count == 6
    assert len(game.view().zones["active.0"].items) == 1
    assert len(game.view().zones["bench.0"].items) <= BENCHED


def test_a_hand_without_a_basic_pokemon_ends_it_and_one_without_data_may_be_one() -> None:
    assert next_gesture(alone(IONO, FIRE).view()) is None
    step = next_gesture(alone(IONO, UNKNOWN).view())
    assert isinstance(step, Procedure)
    assert step.name == "setup_place"
    assert dict(step.arguments)["active"]


def test_basics_are_benched_but_for_a_free_place_and_energy_goes_to_the_active_one() -> None:
    game = alone(*(DUSKULL,) * 6, FIRE)
    game.stand(DREEPY, "active.0")
    game.turn()
    assert play(game) == ["bench"] * BENCHED + ["attach"]
    assert game.refs("active.0") == [DREEPY, FIRE]
    assert game.view().turn.used("energy") == 1


def test_with_an_empty_active_spot_somebody_is_sent_there_first() -> None:
    game = alone(DUSKULL)
    game.turn()
    assert play(game) == ["promote"]
    game = alone()
    benched = game.stand(DREEPY, "bench.0")
    game.turn()
    assert play(game) == ["promote"]
    assert game.unit("active.0") == benched


def test_nobody_evolves_or_attacks_on_the_first_turn() -> None:
    game = alone(DRAKLOAK)
    game.stand(DREEPY, "active.0", FIRE, FIRE)
    game.turn()
    assert play(game) == []


def test_later_it_evolves_what_stood_there_and_attacks_if_it_can_pay() -> None:
    game = alone(DRAKLOAK, DREEPY)
    game.stand(DREEPY, "active.0", FIRE, FIRE)
    for _ in range(2):
        game.turn()
    assert play(game) == ["bench", "evolve", "attack"]
    assert game.refs("active.0")[0] == DRAKLOAK
    assert game.refs("bench.0") == [DREEPY]
    assert game.view().turn.used("attack") == 1


def test_what_cannot_be_paid_is_no_attack() -> None:
    game = alone()
    game.stand(DREEPY, "active.0")
    for _ in range(2):
        game.turn()
    assert next_gesture(game.view()) is None
