"""Finding one's way on a seat's view: who acts, whose card, what a selection means, one gesture."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE
from app.core.intent import Attach, Batch, Draw, Face, Look, PutMark, Show, Shuffle
from app.core.intents.turn_intents import NextTurn
from app.core.text.words import Words
from app.games import table_tools as tools
from app.games.contracts.board.number_contract import UnitNumber
from app.games.game_api import Selection
from tests.games.pokemon_table import BELT, DREEPY, DUSKULL, FIRE, PSYCHIC, TOWER, Game, teams

# -- whose, and which -----------------------------------------------------------------------------


def test_a_player_acts_for_the_own_seat_and_a_judge_for_whose_turn_it_is(game: Game) -> None:
    game.turn(1)
    assert [tools.me(game.view(seat)) for seat in (0, 1, JUDGE)] == [0, 1, 1]
    assert [tools.others(game.view(seat)) for seat in (0, 1)] == [(1,), (0,)]
    assert tools.own(game.view(JUDGE), "deck") == "deck.1"


def test_it_is_the_own_turn_once_the_game_began() -> None:
    game = Game()
    assert not tools.my_turn(game.view(0)), "Aki would go first"
    game.turn(0)
    assert [tools.my_turn(game.view(seat)) for seat in (0, 1)] == [True, False]


def test_a_card_is_found_by_handle_and_by_place_where_the_seat_sees_it(game: Game) -> None:
    fire = game.card(FIRE)
    at = game.view().cards_in("hand.0").index(fire)
    for ref in (fire, f"hand.0#{at}"):
        assert tools.ref_of(game.view(), ref) == FIRE
        assert tools.zone_of(game.view(), ref) == "hand.0"
    for hidden in (f"hand.1#{0}", "hand.0#99", "nowhere#0", "cnothing"):
        assert tools.find(game.view(), hidden) is None


def test_a_place_that_nobody_sees_is_in_its_zone_all_the_same(game: Game) -> None:
    assert tools.zone_of(game.view(), "deck.0#3") == "deck.0"
    assert tools.ref_of(game.view(), "deck.0#3") is None
    assert tools.zone_of(game.view(), "deck.0#99") == ""


def test_a_card_belongs_to_its_owner_and_a_back_to_who_holds_it(game: Game) -> None:
    lent = game.put(TOWER, "stadium", owner=1)
    assert tools.owner_of(game.view(), lent) == 1
    assert tools.owner_of(game.view(), "hand.1#0") == 1


def test_a_zone_is_somebodys_or_the_tables(game: Game) -> None:
    assert tools.holder(game.view(), "hand.1") == 1
    assert tools.holder(game.view(), "stadium") is None
    assert tools.holder(game.view(), "no zone") is None


def test_a_unit_stands_on_the_side_of_its_zone_and_a_stadium_on_its_owners(game: Game) -> None:
    game.put(TOWER, "stadium", owner=1)
    view = game.view()
    units = (game.unit("active.0"), game.unit("bench.1"), game.unit("stadium"))
    assert [tools.side(view, unit) for unit in units] == [0, 1, 1]
    assert tools.base_ref(view, view.units[units[0]]) == DREEPY


# -- what a selection means -----------------------------------------------------------------------


def test_what_was_selected_and_is_gone_is_not_chosen(game: Game) -> None:
    fire, unit = game.card(FIRE), game.unit("active.0")
    selection = Selection((fire, "cnothing", "deck.0#99"), (unit, "unothing"), "nowhere")
    assert tools.chosen(game.view(), selection) == (fire,)
    assert tools.chosen_units(game.view(), selection) == (unit,)
    assert tools.chosen_zone(game.view(), selection) == ""
    assert tools.chosen_zone(game.view(), Selection(zone="deck.0")) == "deck.0"


def test_backs_of_others_are_out_of_reach_until_they_are_shown(game: Game) -> None:
    theirs, mine = Selection(("deck.1#0",)), Selection(("deck.0#0",))
    assert tools.chosen(game.view(), theirs) == ()
    assert tools.chosen(game.view(), mine) == ("deck.0#0",)
    assert tools.chosen(game.view(JUDGE), theirs) == ("deck.1#0",)
    game.do(Look("deck.1", 1), 1)
    assert tools.chosen(game.view(), theirs) == (), "Ren looked, not Aki"
    game.do(Show(("deck.1#0",), (0,)), 1)
    assert tools.chosen(game.view(), theirs) == ("deck.1#0",)


def test_parts_of_a_selected_pokemon_go_with_it(game: Game) -> None:
    unit, fire = game.unit("active.0"), game.card(FIRE)
    on_it = game.card(FIRE, "active.0")
    assert tools.loose(game.view(), Selection((on_it, fire), (unit,))) == (fire,)
    assert tools.loose(game.view(), Selection((on_it, fire))) == (on_it, fire)


def test_a_mark_lies_on_units_and_on_cards_that_lie_open(game: Game) -> None:
    unit, hand = game.unit("active.1"), game.card(FIRE)
    opened = game.put(DUSKULL, "discard.0")
    found = tools.open_targets(game.view(), Selection((hand, opened), (unit,)))
    assert found == (unit, opened)


def test_the_top_of_a_pile_is_no_more_than_there_is(game: Game) -> None:
    assert tools.top(game.view(), "deck.0", 2) == ("deck.0#0", "deck.0#1")
    assert len(tools.top(game.view(), "prizes.1", 9)) == tools.count(game.view(), "prizes.1") == 3


# -- gestures -------------------------------------------------------------------------------------


def test_several_steps_are_one_gesture_one_is_itself_and_none_is_nothing() -> None:
    draw, shuffle = Draw(1, "deck.0", "hand.0"), Shuffle("deck.0")
    assert tools.gesture((draw, shuffle)) == Batch((draw, shuffle))
    assert tools.gesture([draw]) == draw
    assert tools.gesture(()) is None


def test_an_action_is_offered_where_it_finds_something_to_do(game: Game) -> None:
    words = Words("End it", "終える")
    always = tools.offer("end", words, tools.always(NextTurn(1)), "E", "turn", ruinous=True)
    never = tools.offer("never", words, tools.always())
    view, nothing = game.view(), Selection()
    assert always.when(view, nothing)
    assert always.make(view, nothing) == NextTurn(1)
    assert (always.key, always.group, always.ruinous) == ("E", "turn", True)
    assert not never.when(view, nothing)
    assert never.make(view, nothing) is None


# -- arguments of procedures ----------------------------------------------------------------------


def test_cards_named_by_place_are_named_by_handle_from_then_on(game: Game) -> None:
    belt = game.card(BELT)
    at = game.view().cards_in("hand.0").index(belt)
    assert tools.named(game.view(), f"hand.0#{at},deck.0#0,") == (belt, "deck.0#0")
    assert tools.named(game.view(), "") == ()


@pytest.mark.parametrize(
    ("said", "found"), [("3", 3), ("", 7), ("three", 7), ("-1", 7), ("9999", 7)]
)
def test_a_number_that_is_none_is_the_usual_one(said: str, found: int) -> None:
    assert tools.number({"count": said}, "count", 7) == found


def test_units_of_a_field_stand_in_their_order(game: Game) -> None:
    refs = [tools.base_ref(game.view(), game.view().units[unit]) for unit in game.view().units]
    assert PSYCHIC not in refs, "attached cards are no units"
    assert tools.units_in(game.view(), "bench.0") == game.view().zones["bench.0"].items


def test_what_lay_face_down_in_the_open_is_moved_face_down(game: Game) -> None:
    view = game.view()
    assert tools.kept_face(view, view.cards_in("hand.0")) is None, "a hand says nothing of it"
    (unit,) = view.zones["active.0"].items
    base = view.units[unit].base
    assert tools.kept_face(view, (base,)) is None, "it lies face up"
    game.do(Face((base,), up=False))
    base = game.view().units[unit].base
    assert tools.kept_face(game.view(), (base,)) is False
    assert tools.kept_face(view, ()) is None


def test_a_number_of_a_unit_is_what_was_said_of_it_and_before_that_what_is_usual() -> None:
    usual = {DREEPY: 3}
    life = UnitNumber("life", Words("Life", "ライフ"), usual.get)
    game = Game()
    dreepy, duskull = game.stand(DREEPY, "bench.0"), game.stand(DUSKULL, "bench.0")
    assert tools.number_now(game.view(), dreepy, life) == 3
    assert tools.number_now(game.view(), duskull, life) is None
    game.do(PutMark((dreepy,), "life", value=1))
    assert tools.number_now(game.view(), dreepy, life) == 1
    other = game.stand(DREEPY, "bench.0")
    game.do(Face((game.view().units[other].base,), up=False))
    assert tools.number_now(game.view(), other, life) is None, "face down"


def test_a_unit_that_a_partner_put_a_card_on_stays_on_the_side_of_who_began_it() -> None:
    game = teams()
    unit = game.view().zones["active.t0"].items[0]
    assert tools.side(game.view(), unit) == 0
    game.do(Attach(game.view(2).cards_in("hand.2")[:1], unit, "base"), 2)
    view = game.view()
    assert view.cards[view.units[unit].base].owner == 2
    assert tools.side(view, unit) == 0
