"""A Pokémon game begins when both are ready; one button sets up the own side and no other."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import Move, Procedure, PutMark, Undo
from app.core.view import SeatView
from app.games.game_api import Selection
from app.games.pokemon.tasks.setup_marks import NO_BASIC, READY, is_set_out, marked
from app.games.pokemon.tasks.start_conditions import BEGINNING, awaited
from app.session.host.updates import Refused
from tests.games.pokemon_table import DRAKLOAK, DREEPY, FIRE, Game, action
from tests.games.setup_table import BASICS, NONE, log, put_down, run, says, tasks, two

ONE_BASIC, TWO_BASICS = (DREEPY,) + (FIRE,) * 6, (DREEPY,) * 2 + (FIRE,) * 5


def refusal(game: Game, who: int = 0, name: str = "start") -> str:
    """Return why a procedure is refused; nothing has happened then."""
    nodes = len(game.table.host.tree.nodes)
    answer = game.ask(Procedure(name), who)
    assert isinstance(answer, Refused)
    assert len(game.table.host.tree.nodes) == nodes
    assert game.view().turn.number == 0
    return answer.reason.en


def titled(game: Game, seat: int = 0) -> str:
    """Return what the button says; "" where it is not offered."""
    entry, view = action("get_ready"), game.view(seat)
    return entry.words(view, Selection()).en if entry.when(view, Selection()) else ""


def press(game: Game, seat: int = 0, **answers: str) -> None:
    """Press the button, and answer what it asks."""
    entry = action("get_ready")
    assert entry.form is not None
    form = entry.form(game.view(seat), Selection(), answers)
    intent = entry.make(game.view(seat), Selection()) if form is None else form.intent
    assert intent is not None
    game.do(intent, seat)


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


def test_it_draws_seven_from_a_shuffled_deck_and_asks_for_the_rest() -> None:
    game = Game(deck=BASICS)
    assert titled(game) == "Set up for me"
    press(game)
    assert game.verbs() == ["shuffle", "draw"]
    assert titled(game) == "Set up for me"
    press(game, active=game.view().cards_in("hand.0")[2])
    assert is_set_out(game.view(), 0)
    assert marked(game.view(), 0, READY)
    assert titled(game) == ""


def test_it_leaves_the_other_side_alone() -> None:
    game = Game(deck=BASICS)
    before = whole_side(game.view(1), 1)
    press(game)
    press(game, active=game.view().cards_in("hand.0")[0])
    assert whole_side(game.view(1), 1) == before
    assert game.view().turn.number == 0
    assert awaited(game.view()) == (1,)


def test_alone_the_only_one_is_put_down_at_once_and_of_two_one_is_chosen() -> None:
    game = Game(seats=1, deck=ONE_BASIC + (DRAKLOAK,) * 6)
    for card in ONE_BASIC:
        game.put(card, "hand.0")
    press(game)
    assert game.refs("active.0") == [DREEPY]
    assert (titled(game), awaited(game.view())) == ("", ())
    game = Game(seats=1, deck=TWO_BASICS + (DRAKLOAK,) * 6)
    for card in TWO_BASICS:
        game.put(card, "hand.0")
    entry = action("get_ready")
    assert entry.form is not None
    form = entry.form(game.view(), Selection(), {})
    assert form is not None
    assert form.intent is None, "which of the two is still open"


def test_how_many_could_begin_shows_in_nothing_that_the_other_is_told() -> None:
    told = []
    for deck in (ONE_BASIC, TWO_BASICS, (DREEPY,) * 7):
        game = Game(decks=(deck, BASICS))
        press(game)
        assert game.view().zones["hand.0"].count == 7
        told.append(game.table.host.told(game.table.host.tree.cursor, 1))
        entry = action("get_ready")
        assert entry.form is not None
        assert entry.form(game.view(), Selection(), {}) is not None
    assert told[0] == told[1] == told[2]


def test_alone_without_a_basic_pokemon_it_redraws_until_there_is_one() -> None:
    game = Game(seats=1, deck=(DREEPY,) + (FIRE,) * 30, seed=4)
    press(game)
    assert game.verbs().count("mulligan") >= 1
    assert is_set_out(game.view(), 0)


def test_with_another_it_says_that_there_is_none_and_waits_as_the_rules_have_it() -> None:
    game = Game(decks=(NONE, BASICS))
    run(game, "first", by="choice")
    press(game)
    assert marked(game.view(), 0, NO_BASIC)
    assert "mulligan" not in game.verbs()
    assert titled(game) == ""
    press(game, 1)
    press(game, 1, active=game.view(1).cards_in("hand.1")[0])
    assert titled(game) == "Set up for me"
    press(game)
    assert game.verbs().count("mulligan") > 1


def test_in_a_round_of_both_it_redraws_the_own_hand() -> None:
    game = Game(decks=(NONE, NONE))
    run(game, "first", by="choice")
    for seat in (0, 1):
        press(game, seat)
    assert titled(game) == "Set up for me"
    held = game.view(1).cards_in("hand.1")
    press(game)
    assert game.verbs()[:2] == ["show", "mulligan"]
    assert game.view(1).cards_in("hand.1") == held


def test_then_it_says_ready_or_asks_for_the_extra_cards() -> None:
    game = two(BASICS, NONE)
    put_down(game, 0)
    for _ in range(2):
        run(game, "mulligan", 1)
    put_down(game, 1)
    assert titled(game) == "Draw for mulligans"
    press(game, number="1")
    assert titled(game) == "Ready"
    press(game)
    assert awaited(game.view()) == ()


def test_prizes_that_are_missing_are_set_out() -> None:
    game = two()
    game.do(Move(("hand.0#0",), "active.0", up=False))
    press(game)
    assert game.view().zones["prizes.0"].count == 6


def test_nobody_is_offered_it_who_does_not_play() -> None:
    game = Game()
    entry = action("get_ready")
    for seat in (JUDGE, SPECTATOR):
        assert not entry.when(game.table.sit(seat).view, Selection())
    game.do(PutMark(("seat.0",), READY, value=1))
    game.turn(0)
    assert not entry.when(game.view(), Selection())


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
