"""What the table asks for before the game: in order, by buttons, whoever did it how."""

from __future__ import annotations

from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import Draw, Move
from app.games.game_api import Selection
from app.games.pokemon.pokemon_game import SPEC
from app.games.pokemon.tasks.setup_marks import all_off
from tests.games.pokemon_table import DREEPY, FIRE, Game, action
from tests.games.setup_table import (
    BASICS,
    NONE,
    buttons,
    choose,
    put_down,
    run,
    says,
    tasks,
    two,
)


def test_first_who_goes_first_then_seven_cards_for_each() -> None:
    game = Game(deck=BASICS)
    assert list(tasks(game)) == ["setup.first", "setup.deal.0", "setup.deal.1"]
    assert buttons(game, "setup.first") == [
        *("Coin (heads: Aki)", "Dice", "Aki", "Ren", "Rock, paper, scissors"),
    ]
    choose(game, "setup.first", "Ren")
    assert list(tasks(game)) == ["setup.deal.1", "setup.deal.0"]


def test_a_whole_setup_by_its_buttons() -> None:
    game = Game(deck=BASICS)
    choose(game, "setup.first", "Aki")
    choose(game, "setup.deal.0", "Shuffle and draw")
    choose(game, "setup.deal.1", "Shuffle and draw")
    choose(game, "setup.basic.0", "I have a Basic Pokémon")
    choose(game, "setup.basic.1", "I have a Basic Pokémon")
    assert list(tasks(game)) == ["setup.down.0", "setup.down.1"]
    assert tasks(game)["setup.down.0"].choices[0].action == "setup_place"
    for seat in (0, 1):
        card = game.view(seat).cards_in(f"hand.{seat}")[0]
        game.act("setup_place", seat, Selection((card,)))
    assert list(tasks(game)) == ["setup.start"]
    choose(game, "setup.start", "Turn up and begin")
    view = game.view()
    assert (view.turn.number, view.turn.seat) == (1, 0)
    assert game.refs("active.1") == [DREEPY]
    assert tasks(game) == {}


def test_the_marks_of_the_setup_go_when_the_game_begins() -> None:
    game = two()
    for seat in (0, 1):
        put_down(game, seat)
    assert all_off(game.view())
    run(game, "start")
    assert not all_off(game.view())
    assert game.view().marks == {}


def test_who_goes_first_tells_first_of_the_hand() -> None:
    game = two()
    assert list(tasks(game)) == ["setup.basic.0"]
    says(game, "has_basic", 0)
    assert list(tasks(game)) == ["setup.down.0", "setup.basic.1"]


def test_a_player_is_asked_what_the_own_hand_leaves_open_and_others_both() -> None:
    game = two(BASICS, NONE)
    assert buttons(game, "setup.basic.0", seat=0) == ["I have a Basic Pokémon", "Put down…"]
    everything = ["I have a Basic Pokémon", "Put down…", "No Basic Pokémon"]
    for seat in (1, SPECTATOR):
        game.table.sit(seat)
        assert buttons(game, "setup.basic.0", seat=seat) == everything
        assert tasks(game, seat)["setup.basic.0"].units == ()
    says(game, "has_basic", 0)
    assert buttons(game, "setup.basic.1", seat=1) == ["No Basic Pokémon"]


def test_a_hand_that_may_hold_a_basic_pokemon_may_be_told_either_way() -> None:
    game = two(("?Pikachu||",) * 20)
    assert buttons(game, "setup.basic.0") == [
        "I have a Basic Pokémon",
        "Put down…",
        "No Basic Pokémon",
    ]


def test_the_cards_that_may_begin_are_pointed_out_to_their_owner() -> None:
    game = two()
    assert len(tasks(game)["setup.basic.0"].units) == 7


def test_nobody_has_a_basic_both_redraw() -> None:
    game = two(NONE, NONE)
    choose(game, "setup.basic.0", "No Basic Pokémon")
    choose(game, "setup.basic.1", "No Basic Pokémon")
    assert list(tasks(game)) == ["setup.redraw.0", "setup.redraw.1"]
    choose(game, "setup.redraw.1", "Show and redraw")
    assert list(tasks(game)) == ["setup.redraw.0"]
    choose(game, "setup.redraw.0", "Show and redraw")
    assert list(tasks(game)) == ["setup.basic.0"]


def test_who_alone_has_none_waits_until_the_other_has_set_up() -> None:
    game = two(BASICS, NONE)
    says(game, "has_basic", 0)
    says(game, "no_basic", 1)
    assert list(tasks(game)) == ["setup.down.0", "setup.redraw.1"]
    assert buttons(game, "setup.redraw.1") == []
    put_down(game, 0)
    assert list(tasks(game)) == ["setup.redraw.1"]
    assert buttons(game, "setup.redraw.1") == ["Show and redraw", "Redraw until there is one"]
    choose(game, "setup.redraw.1", "Show and redraw")
    assert buttons(game, "setup.basic.1", seat=1) == ["Show and redraw"]


def test_extra_cards_are_offered_when_all_is_put_down_none_or_one_for_each() -> None:
    game = two(BASICS, NONE)
    put_down(game, 0)
    for _ in range(2):
        run(game, "mulligan", 1)
    assert "setup.extra.0" not in tasks(game)
    put_down(game, 1)
    assert list(tasks(game)) == ["setup.extra.0"]
    assert tasks(game)["setup.extra.0"].title.en == "Aki may draw up to 2 cards for the mulligans"
    assert buttons(game, "setup.extra.0") == ["Draw 2 cards", "Draw 1 card", "None"]
    choose(game, "setup.extra.0", "Draw 1 card")
    assert list(tasks(game)) == ["setup.ready.0"]
    choose(game, "setup.ready.0", "Ready")
    assert list(tasks(game)) == ["setup.start"]


def test_many_extra_cards_are_asked_for_by_number() -> None:
    game = two(BASICS, NONE)
    put_down(game, 0)
    for _ in range(7):
        run(game, "mulligan", 1)
    put_down(game, 1)
    assert buttons(game, "setup.extra.0") == ["Draw 7 cards", "Another number…", "None"]
    assert tasks(game)["setup.extra.0"].choices[1].action == "extra_draw"


def test_whoever_sets_up_by_hand_is_not_asked_for_it_again() -> None:
    game = two()
    for seat in (0, 1):
        deck, hand = f"deck.{seat}", f"hand.{seat}"
        game.do(Move((f"{hand}#0",), f"active.{seat}", up=False), seat)
        assert f"setup.prizes.{seat}" in tasks(game)
        game.do(Draw(6, deck, f"prizes.{seat}"), seat)
    assert list(tasks(game)) == ["setup.ready.0", "setup.ready.1"]
    for seat in (0, 1):
        choose(game, f"setup.ready.{seat}", "Ready")
    assert list(tasks(game)) == ["setup.start"]


def test_everybody_set_up_at_once() -> None:
    game = Game(deck=BASICS)
    game.act("setup", 0)
    game.act("setup", 1)
    assert list(tasks(game)) == ["setup.first", "setup.start"]


def test_one_alone_is_asked_nothing_that_is_for_others() -> None:
    game = Game(seats=1, deck=(DREEPY,) * 4 + (FIRE,) * 30)
    assert list(tasks(game)) == ["setup.deal.0"]
    game.act("setup_hand")
    assert buttons(game, "setup.basic.0") == ["Put down…"]
    game.act("setup")
    assert list(tasks(game)) == ["setup.start"]
    assert game.view().marks.keys() <= {"seat.0"}


def test_one_alone_without_a_basic_redraws() -> None:
    game = Game(seats=1, deck=NONE)
    run(game, "deal")
    assert buttons(game, "setup.basic.0") == ["Show and redraw"]


def test_the_table_s_number_of_prizes_is_set_out() -> None:
    game = Game(deck=BASICS, options=(("prizes", "3"),))
    run(game, "deal")
    game.do(Move(("hand.0#0",), "active.0", up=False))
    assert tasks(game)["setup.prizes.0"].title.en == "Aki: set out 3 Prize cards"
    choose(game, "setup.prizes.0", "Set out")
    assert game.view().zones["prizes.0"].count == 3


def test_every_view_has_its_tasks_and_nobody_but_the_owner_is_told_of_a_hand() -> None:
    """What others are asked must not follow from a hand that they do not see."""
    assert SPEC.tasks is not None
    told = []
    for deck in (BASICS, NONE):
        game = two(deck)
        told.append(SPEC.tasks(game.view(1)))
        SPEC.tasks(game.table.sit(JUDGE).view)
    assert told[0] == told[1]


def test_what_was_said_can_be_taken_back() -> None:
    game = two()
    says(game, "no_basic", 0)
    game.act("unsaid")
    assert list(tasks(game)) == ["setup.basic.0"]
    assert not action("unsaid").when(game.view(), Selection())
