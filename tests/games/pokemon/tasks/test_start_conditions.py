"""A Pokémon game begins when both are ready, or without those who are named."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import Move, Procedure, Undo
from app.core.view import SeatView
from app.games.game_api import Selection
from app.games.pokemon.tasks.setup_marks import NO_BASIC, READY
from app.games.pokemon.tasks.start_conditions import BEGINNING, awaited
from app.session.host.updates import Refused
from tests.games.pokemon_table import DREEPY, FIRE, Game, log
from tests.games.setup_table import BASICS, NONE, put_down, run, says, tasks, two

ONE_BASIC, TWO_BASICS = (DREEPY,) + (FIRE,) * 6, (DREEPY,) * 2 + (FIRE,) * 5


def refusal(game: Game, who: int = 0, name: str = "start") -> str:
    """Return why a procedure is refused; nothing has happened then."""
    nodes = len(game.table.host.tree.nodes)
    answer = game.ask(Procedure(name), who)
    assert isinstance(answer, Refused)
    assert len(game.table.host.tree.nodes) == nodes
    assert game.view().turn.number == 0
    return answer.reason.en


def whole_side(view: SeatView, seat: int) -> list[object]:
    """Return all that a view holds of a player's cards."""
    zones = [zone for zone in view.zones.values() if zone.id.endswith(f".{seat}")]
    cards = [card for card in view.cards.values() if card.owner == seat]
    return [zones, cards]


# -- when it begins -------------------------------------------------------------------------------


def test_it_does_not_begin_while_the_other_was_never_asked() -> None:
    game = two()
    put_down(game, 0)
    assert refusal(game).startswith("The game waits for Ren.")
    assert refusal(game, 1).startswith("The game waits for Ren.")


def test_nor_before_anything_is_done() -> None:
    game = Game()
    assert refusal(game).startswith("The game waits for Aki and Ren.")


def test_nor_alone_without_an_active_pokemon() -> None:
    game = Game(seats=1, deck=TWO_BASICS + NONE)
    run(game, "deal")
    assert refusal(game).startswith("The game waits for Aki.")
    game.act("setup")
    game.do(BEGINNING.begin())
    assert game.view().turn.number == 1


def test_nor_before_the_prizes_lie_there_or_the_extra_cards_are_drawn() -> None:
    game = two(BASICS, NONE)
    game.do(Move(("hand.0#0",), "active.0", up=False))
    says(game, READY, 0)
    assert awaited(game.view()) == (0, 1)
    run(game, "setup_place", 0)
    assert awaited(game.view()) == (1,)
    run(game, "mulligan", 1)
    put_down(game, 1)
    assert awaited(game.view()) == (0,), "a card may be drawn for the mulligan"
    run(game, "extra_draw", number="0")
    assert awaited(game.view()) == ()


def test_the_end_of_a_turn_begins_no_game() -> None:
    refusal(two(), name="end_turn")


def test_who_is_not_ready_any_more_is_waited_for() -> None:
    game = two()
    for seat in (0, 1):
        put_down(game, seat)
    game.act("unsaid", 1)
    assert refusal(game).startswith("The game waits for Ren.")
    assert list(tasks(game)) == ["setup.ready.1"]
    says(game, READY, 1)
    game.do(BEGINNING.begin())
    assert game.view().turn.number == 1


def test_who_takes_the_active_pokemon_back_is_not_ready() -> None:
    game = two()
    for seat in (0, 1):
        put_down(game, seat)
    game.act("to_hand", selection=Selection(units=(game.unit("active.0"),)))
    assert refusal(game, 1).startswith("The game waits for Aki.")


def test_readiness_and_the_beginning_are_taken_back_as_any_gesture() -> None:
    game = two()
    for seat in (0, 1):
        put_down(game, seat)
    game.do(BEGINNING.begin())
    game.do(Undo())
    assert (game.view().turn.number, awaited(game.view())) == (0, ())
    game.do(Undo())
    assert awaited(game.view()) == (1,)


def test_every_view_says_the_same_of_who_is_awaited() -> None:
    for one, other in ((BASICS, NONE), (NONE, BASICS)):
        game = two(one, other)
        put_down(game, 0)
        views = [game.table.sit(seat).view for seat in (0, 1, JUDGE, SPECTATOR)]
        assert {awaited(view) for view in views} == {(1,)}


# -- without somebody -----------------------------------------------------------------------------


def test_without_the_other_by_name_nothing_of_the_other_side_moves() -> None:
    game = two()
    put_down(game, 0)
    game.do(Move(("hand.1#0",), "active.1", up=False), 1)
    before = [whole_side(game.view(seat), 1) for seat in (0, 1)]
    game.do(BEGINNING.begin(without=(1,)))
    assert [whole_side(game.view(seat), 1) for seat in (0, 1)] == before
    assert game.refs("active.1") == [None], "it still lies face down"
    assert game.refs("active.0", seat=1) == [DREEPY]
    assert log(game).startswith(
        "The game begins; Ren was not waited for; Ren has set out no Prizes; Aki turns Dreepy"
    )
    assert log(game, "ja").startswith("対戦開始、Renを待たずに始めた、Renのサイドが置かれて")


def test_whoever_begins_unready_turns_up_the_own_cards() -> None:
    game = Game(seats=1, deck=BASICS)
    run(game, "deal")
    game.do(Move(("hand.0#0",), "active.0", up=False))
    game.do(BEGINNING.begin(without=(0,)))
    (card,) = game.view().cards_in("active.0")
    assert game.view().cards[card].up
    assert game.view().zones["prizes.0"].count == 0


def test_who_became_ready_meanwhile_is_no_longer_begun_without() -> None:
    game = two()
    for seat in (0, 1):
        put_down(game, seat)
    game.do(BEGINNING.begin(without=(1,)))
    assert game.refs("active.1") == [DREEPY]
    assert "not_awaited" not in game.verbs()


# -- one button -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["get_ready", "deal", "mulligan", "announce", "setup_place"])
@pytest.mark.parametrize("state", ["fresh", "dealt", "none in either hand", "one ready"])
def test_no_procedure_of_the_setup_moves_what_is_another_s(name: str, state: str) -> None:
    game = Game(decks=(NONE, NONE)) if state.startswith("none") else Game(deck=BASICS)
    if state != "fresh":
        for seat in (0, 1):
            run(game, "deal", seat)
    if state.startswith("none"):
        for seat in (0, 1):
            says(game, NO_BASIC, seat)
    if state == "one ready":
        put_down(game, 1)
    before = [whole_side(game.view(seat), 1) for seat in (0, 1)]
    game.ask(Procedure(name))
    assert [whole_side(game.view(seat), 1) for seat in (0, 1)] == before
