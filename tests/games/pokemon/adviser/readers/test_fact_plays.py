"""Plays by what a seat is told of a gesture, each with what it saw just before."""

from __future__ import annotations

from typing import Any

import pytest

from app.core import intent as i
from app.core.data.value import replace
from app.core.ids import JUDGE
from app.core.intents.agreement_intents import SetOptions
from app.core.intents.turn_intents import NextTurn, SetPhase, Use
from app.games.game_api import Selection
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.known_cards import known
from app.games.pokemon.adviser.readers.fact_plays import Told, plays_told
from tests.games.pokemon_table import (
    ARTAZON,
    BELT,
    DRAKLOAK,
    DUSKULL,
    FIRE,
    IONO,
    LATIAS,
    PSYCHIC,
    TOWER,
    ULTRA_BALL,
    Game,
    action,
)
from tests.games.setup_table import told_of, two

AKI, REN = 0, 1


def told(game: Game, *steps: Any, seat: int = AKI, by: int = AKI) -> tuple[Told, ...]:
    """Make a gesture, and return what a seat reads of it."""
    intent = steps[0] if len(steps) == 1 else i.Batch(steps)
    return plays_told(*told_of(game, intent, seat, by))


def plays(game: Game, *steps: Any, seat: int = AKI, by: int = AKI) -> list[p.Play]:
    return [one.play for one in told(game, *steps, seat=seat, by=by)]


@pytest.fixture
def mine(game: Game) -> str:
    """Dreepy in Aki's Active Spot, with a Fire Energy."""
    return game.unit("active.0")


@pytest.fixture
def theirs(game: Game) -> str:
    """Duskull in Ren's Active Spot, with a Psychic Energy and a Tool."""
    return game.unit("active.1")


def attached(game: Game, unit: str, number: int = 0) -> str:
    return game.view().units[unit].attached[number]


# -- cards on the field ----------------------------------------------------------------------------


def test_an_evolution_and_a_devolution(game: Game, mine: str) -> None:
    drakloak = known(DRAKLOAK)
    evolve = i.Attach((game.card(DRAKLOAK),), mine, "base", "evolve")
    assert plays(game, evolve, seat=REN) == [p.Evolve(AKI, mine, drakloak, "hand")]
    top = game.view().units[mine].base
    assert plays(game, i.Move((top,), "deck.0", verb="devolve")) == [
        p.Devolve(AKI, mine, drakloak, "deck")
    ]


def test_a_card_under_a_pokemon_is_no_evolution(game: Game, mine: str) -> None:
    assert plays(game, i.Attach((game.card(DRAKLOAK),), mine, "under")) == []


def test_energy_is_attached_by_hand_where_it_was_ticked_off(game: Game, mine: str) -> None:
    fire, psychic = known(FIRE), known(PSYCHIC)
    both = i.Attach((game.card(FIRE), game.card(PSYCHIC)), mine)
    assert plays(game, both, Use("energy")) == [
        p.AttachCard(AKI, mine, fire),
        p.AttachCard(AKI, mine, psychic, manual=False),
    ]
    from_pile = i.Attach((game.card(FIRE, "discard.0"),), mine)
    assert plays(game, from_pile) == [p.AttachCard(AKI, mine, fire, "discard", manual=False)]


def test_energy_that_is_moved_comes_from_another_pokemon(game: Game, mine: str) -> None:
    other = game.unit("bench.0")
    assert plays(game, i.Attach((attached(game, other),), mine)) == [
        p.AttachCard(AKI, mine, known(PSYCHIC), "attached", manual=False, came_from=other)
    ]


def test_an_attached_card_goes_to_a_pile(game: Game, mine: str, theirs: str) -> None:
    assert plays(game, i.Move((attached(game, mine),), "discard.0")) == [
        p.Detach(AKI, mine, known(FIRE), "discard", "move", AKI, AKI)
    ]
    tool = attached(game, theirs, 1)
    assert plays(game, i.Move((tool,), "hand.1"), by=JUDGE) == [
        p.Detach(JUDGE, theirs, known(BELT), "hand", "move", REN, REN)
    ]


def test_a_card_that_is_hidden_where_it_goes_is_followed_by_where_that_is(
    game: Game, mine: str
) -> None:
    assert plays(game, i.Move((attached(game, mine),), "deck.0"), seat=REN) == [
        p.Detach(AKI, mine, known(FIRE), "deck", "move", AKI, AKI)
    ]


def test_a_pokemon_is_put_down(game: Game) -> None:
    bench = i.Move((game.card(DUSKULL),), "bench.0", -1, verb="bench")
    assert plays(game, bench, seat=REN) == [p.PutDown(AKI, (known(DUSKULL),), "bench", AKI)]
    elsewhere = i.Move((game.card(IONO),), "bench.1", -1)
    assert plays(game, elsewhere, by=JUDGE) == [p.PutDown(JUDGE, (known(IONO),), "bench", REN)]


def test_face_down_the_other_player_is_not_told_which_it_is(game: Game) -> None:
    down = i.Move((game.card(DUSKULL),), "bench.0", -1, up=False)
    assert plays(game, down, seat=REN) == [p.PutDown(AKI, (None,), "bench", AKI, up=False)]


def test_several_are_put_down_one_by_one(game: Game) -> None:
    both = i.Move((game.card(DUSKULL), game.card(IONO)), "bench.0", -1)
    assert plays(game, both) == [
        p.PutDown(AKI, (known(DUSKULL),), "bench", AKI),
        p.PutDown(AKI, (known(IONO),), "bench", AKI),
    ]


def test_a_trainer_is_played_and_discarded(game: Game) -> None:
    assert plays(game, i.Move((game.card(IONO),), "stage", verb="play")) == [
        p.PlayTrainer(AKI, known(IONO))
    ]
    assert plays(game, i.Collect((game.unit("stage"),), "discard.0")) == [
        p.MoveCards(
            *(AKI, (known(IONO),), "stage", "discard"),
            goal_player=AKI,
            owners=(AKI,),
        )
    ]


def test_a_card_that_lies_there_without_a_word_was_only_moved(game: Game) -> None:
    for zone in ("stage", "mat"):
        assert plays(game, i.Move((game.card(IONO),), zone, verb="discard")) == [
            p.MoveCards(AKI, (known(IONO),), "hand", zone, verb="discard")
        ]
    assert plays(game, i.Collect((game.unit("mat"),), "hand.0")) == [
        p.MoveCards(AKI, (known(IONO),), "mat", "hand", goal_player=AKI, owners=(AKI,))
    ]


def test_trainers_that_are_played_straight_to_the_discard_pile(game: Game) -> None:
    cards = (game.card(IONO), game.card(ULTRA_BALL))
    assert plays(game, i.Move(cards, "discard.0", verb="play")) == [
        p.PlayTrainer(AKI, known(IONO)),
        p.PlayTrainer(AKI, known(ULTRA_BALL)),
    ]


def test_a_stadium_takes_the_place_of_another(game: Game) -> None:
    game.put(ARTAZON, "stadium", AKI)
    before = game.view()
    play = action("play").make(before, Selection((game.card(TOWER),)))
    gone, stadium = told(game, play)
    assert gone.play == p.MoveCards(
        *(AKI, (known(ARTAZON),), "stadium", "discard"),
        goal_player=AKI,
        owners=(AKI,),
        verb="replace",
    )
    assert stadium.play == p.PlayStadium(AKI, known(TOWER), discarded=(known(ARTAZON),))  # type: ignore[arg-type]
    assert stadium.view is before, "what it ends goes first, and is still there when it is played"


def test_pokemon_leave_play(game: Game, theirs: str) -> None:
    assert plays(game, i.Collect((theirs,), "discard.1", verb="knock_out")) == [
        p.KnockOut(AKI, theirs, "discard")
    ]
    both = game.view().zones["bench.0"].items
    assert plays(game, i.Collect(both, "hand.0")) == [
        p.LeavePlay(AKI, unit, "hand") for unit in both
    ]


# -- places ----------------------------------------------------------------------------------------


def test_two_pokemon_change_places(game: Game, mine: str) -> None:
    other = game.unit("bench.0")
    assert plays(game, i.SwapUnits(mine, other)) == [p.Switch(AKI, mine, other, AKI)]
    assert plays(game, i.SwapUnits(other, mine, "retreat")) == [p.Retreat(AKI, other, mine, ())]


def test_a_retreat_with_what_was_discarded_for_it_stands_where_the_gesture_began(
    game: Game, mine: str
) -> None:
    other, before = game.unit("bench.0"), game.view()
    pay = i.Move((attached(game, mine),), "discard.0")
    (retreat,) = told(game, pay, i.SwapUnits(mine, other, "retreat"))
    assert retreat.play == p.Retreat(AKI, mine, other, (known(FIRE),))
    assert retreat.view is before


def test_a_pokemon_leaves_the_active_spot_and_another_takes_it(game: Game, mine: str) -> None:
    other = game.unit("bench.0")
    assert plays(game, i.MoveUnits((mine,), "bench.0")) == [p.MoveToBench(AKI, mine)]
    assert plays(game, i.MoveUnits((other,), "active.0")) == [p.Promote(AKI, other)]
    assert plays(game, i.MoveUnits((mine,), "bench.0", 0)) == [], "it only moves up there"


# -- piles -----------------------------------------------------------------------------------------


def test_cards_are_drawn_and_the_other_player_is_told_as_much(game: Game) -> None:
    draw = i.Draw(2, "deck.0", "hand.0")
    assert plays(game, draw) == [p.DrawCards(AKI, 2, deck_of=AKI)]
    assert plays(game, draw, seat=REN) == [p.DrawCards(AKI, 2, deck_of=AKI)]


def test_prizes_are_taken_and_set_out(game: Game) -> None:
    one = p.TakePrizes(AKI, ((AKI, 1),), from_player=AKI)
    assert plays(game, i.Draw(1, "prizes.0", "hand.0", "take_prize")) == [one]
    assert plays(game, i.Move(("prizes.0#1",), "hand.0")) == [one]
    theirs = i.Draw(1, "prizes.1", "hand.0", "take_prize")
    assert plays(game, theirs, by=JUDGE) == [p.TakePrizes(JUDGE, ((AKI, 1),), from_player=REN)]
    assert plays(game, i.Draw(1, "deck.0", "hand.0", "take_prize")) == [one], "it is called so"
    assert plays(game, i.Draw(3, "deck.0", "prizes.0", "set_prizes")) == [p.SetPrizes(AKI, 3)]


def test_cards_go_from_pile_to_pile(game: Game) -> None:
    cards = (game.card(IONO), game.card(FIRE))
    assert plays(game, i.Move(cards, "discard.0"), seat=REN) == [
        p.MoveCards(
            *(AKI, (known(IONO), known(FIRE)), "hand", "discard", AKI),
            owners=(AKI, AKI),
        )
    ]
    hidden = i.Move((game.card(IONO),), "deck.0", -1)
    assert plays(game, hidden, seat=REN) == [p.MoveCards(AKI, (None,), "hand", "deck", AKI)]
    assert plays(game, i.Move((game.card(ULTRA_BALL),), "hand.0", -1)) == []
    back = plays(game, i.Draw(1, "discard.0", "hand.0"), seat=REN)
    assert [type(play) for play in back] == [p.MoveCards], "only a deck is drawn from"


def test_a_hand_goes_back_for_a_new_one(game: Game) -> None:
    hand = tuple(known(ref) for ref in game.refs("hand.1", REN))
    mulligan = i.Procedure("mulligan")
    assert plays(game, mulligan, by=REN) == [
        p.Reveal(REN, "hand", REN, 2),
        p.Redraw(REN, shown=True, hand=hand),  # type: ignore[arg-type]
        p.ShuffleZone(REN, "deck", REN),
        p.DrawCards(REN, 7, deck_of=REN),
    ]


def test_of_a_hand_that_was_not_shown_nobody_knows_what_went_back(game: Game) -> None:
    cards = game.view(REN).cards_in("hand.1")
    assert plays(game, i.Move(cards, "deck.1", verb="mulligan"), by=REN) == [
        p.Redraw(REN, shown=False)
    ]


# -- marks -----------------------------------------------------------------------------------------


def test_damage_is_put_and_healed(game: Game, theirs: str) -> None:
    assert plays(game, i.PutMark((theirs,), "damage", add=30)) == [p.ChangeDamage(AKI, theirs, 30)]
    assert plays(game, i.PutMark((theirs,), "damage", value=10)) == [
        p.ChangeDamage(AKI, theirs, -20)
    ]


def test_conditions_are_put_on_and_end(game: Game, theirs: str) -> None:
    for number, on in ((1, True), (0, False)):
        assert plays(game, i.PutMark((theirs,), "burned", value=number)) == [
            p.ChangeCondition(AKI, theirs, "burned", on=on, counters=2)
        ]
    assert plays(game, i.PutMark((theirs,), "poisoned", value=4)) == [
        p.ChangeCondition(AKI, theirs, "poisoned", on=True, counters=4)
    ]
    assert plays(game, i.PutMark((theirs,), "no_retreat", value=1)) == [], "a note is no play"


def test_what_players_say_of_their_hands(game: Game) -> None:
    for key in ("has_basic", "no_basic", "ready"):
        assert plays(game, i.PutMark(("seat.1",), key, value=1)) == [p.Announce(REN, key)]
        assert plays(game, i.PutMark(("seat.1",), key, value=0)) == []


def test_what_is_marked_on_several_at_once_is_read_once_of_each(
    game: Game, mine: str, theirs: str
) -> None:
    both = (mine, theirs)
    damage = plays(game, i.PutMark(both, "damage", value=30))
    assert sorted(map(str, damage)) == sorted(str(p.ChangeDamage(AKI, unit, 30)) for unit in both)
    game.do(i.PutMark((mine,), "damage", add=10))
    healed = plays(game, i.PutMark(both, "damage", add=-30))
    assert len(healed) == 2, "of one the mark is gone, of the other it is less"
    asleep = plays(game, i.PutMark(both, "asleep", value=1))
    assert len(asleep) == 2
    ready = plays(game, i.PutMark(("seat.0", "seat.1"), "ready", value=1))
    assert ready == [p.Announce(AKI, "ready"), p.Announce(REN, "ready")]


def test_conditions_that_end_together_with_a_turn_are_each_read(game: Game, theirs: str) -> None:
    for key in ("burned", "poisoned"):
        game.do(i.PutMark((theirs,), key, value=1, until=1))
    ended = [play for play in plays(game, NextTurn(REN)) if isinstance(play, p.ChangeCondition)]
    assert sorted((play.key, play.on) for play in ended) == [("burned", False), ("poisoned", False)]


def test_a_step_of_a_checkup_is_ticked_off(game: Game, theirs: str) -> None:
    for key in ("poisoned", "check_poisoned"):
        game.do(i.PutMark((theirs,), key, value=1))
    tick = i.PutMark((theirs,), "check_poisoned", value=0)
    assert plays(game, tick) == [], "in a turn it says nothing"
    game.do(i.PutMark((theirs,), "check_poisoned", value=1))
    game.do(SetPhase("checkup"))
    assert plays(game, tick) == [p.Checkup(AKI, step="poisoned", unit=theirs)]
    assert plays(game, i.PutMark((theirs,), "check_burned", value=1)) == []
    assert plays(game, i.PutMark((theirs,), "check_burned", value=0)) == [], "it is not Burned"


def test_a_pokemon_is_turned(game: Game, mine: str, theirs: str) -> None:
    assert plays(game, i.Rotate((theirs,), 90)) == [p.TurnCard(AKI, theirs, 90)]
    assert plays(game, i.Rotate((mine, theirs), 90)) == [p.TurnCard(AKI, mine, 90)]


# -- what is announced -----------------------------------------------------------------------------


def test_an_attack_with_the_damage_of_its_gesture(game: Game, mine: str, theirs: str) -> None:
    for verb in ("attack", "copy_attack"):
        attack = i.Announce(verb, "Bite", (mine,))
        assert plays(game, attack) == [p.Attack(AKI, mine, "Bite")]
    assert plays(game, attack, i.PutMark((theirs,), "damage", add=30), seat=REN) == [
        p.Attack(
            *(AKI, mine, "Bite"),
            target=theirs,
            damage=((theirs, 30),),
            entered=True,
            apart=False,
        )
    ]


def test_an_attack_that_failed(game: Game, mine: str) -> None:
    assert plays(game, i.Announce("attack_fails", "", (mine,))) == [
        p.Attack(AKI, mine, failed=True)
    ]


def test_the_pokemon_that_attacked_is_known_though_it_left_with_the_gesture(
    game: Game, mine: str
) -> None:
    attack = i.Announce("attack", "Bite", (mine,))
    leaves = i.Collect((mine,), "discard.0")
    found = plays(game, attack, leaves)
    assert found[0] == p.Attack(AKI, mine, "Bite")


def test_an_ability_is_that_of_the_pokemon_that_was_marked_as_used(game: Game) -> None:
    second = game.stand(LATIAS, "bench.0")
    first = game.unit("bench.0", 1)
    use = i.Announce("ability", "Skyliner", (second,))
    assert plays(game, use) == [p.UseAbility(AKI, first, "Skyliner")], "both have it"
    mark = i.PutMark((second,), "used", value=1)
    assert plays(game, use, mark) == [p.UseAbility(AKI, second, "Skyliner")]


def test_an_ability_of_nobody_there(game: Game) -> None:
    assert plays(game, i.Announce("ability", "Skyliner")) == [p.UseAbility(AKI, "", "Skyliner")]


def test_the_stadium_is_used(game: Game) -> None:
    game.put(ARTAZON, "stadium", AKI)
    use = i.Announce("use_stadium", units=(game.unit("stadium"),))
    assert plays(game, use) == [p.UseStadium(AKI, known(ARTAZON))]


@pytest.mark.parametrize("verb", ["say", "checkup", "extra_draw", "no_extra_draw", "worked_out"])
def test_what_is_only_said(game: Game, verb: str) -> None:
    said = i.Announce(verb, "so it is", number=2)
    assert plays(game, said) == [p.Announce(AKI, verb, "so it is", 2)]


def test_cards_drawn_for_mulligans(game: Game) -> None:
    said = i.Announce("extra_draw", number=1)
    assert plays(game, said, i.Draw(1, "deck.0", "hand.0")) == [
        p.Announce(AKI, "extra_draw", number=1),
        p.DrawCards(AKI, 1, "mulligan", AKI, announced=True),
    ]


# -- turns -----------------------------------------------------------------------------------------


def test_a_turn_ends_and_the_next_begins(game: Game) -> None:
    assert plays(game, NextTurn(REN)) == [p.PassTurn(AKI, REN), p.BeginTurn(AKI, REN)]


def test_a_turn_ends_with_the_checkup(game: Game) -> None:
    assert plays(game, SetPhase("end")) == []
    assert plays(game, SetPhase("checkup")) == [], "the turn was over before"
    game.do(SetPhase("main"))
    assert plays(game, SetPhase("checkup")) == [p.PassTurn(AKI)]
    assert plays(game, NextTurn(REN)) == [p.BeginTurn(AKI, REN)]


def test_the_first_turn_ends_none() -> None:
    game = two()
    assert plays(game, NextTurn(REN)) == [p.BeginTurn(AKI, REN)]


# -- chance and hidden cards -----------------------------------------------------------------------


def test_coins_are_flipped(game: Game) -> None:
    (coins,) = plays(game, i.Flip(3))
    assert isinstance(coins, p.FlipCoins)
    assert list(coins.results) == game.coins()


def test_a_pile_is_shuffled_and_looked_through(game: Game) -> None:
    assert plays(game, i.Shuffle("deck.0"), seat=REN) == [p.ShuffleZone(AKI, "deck", AKI)]
    assert plays(game, i.Look("deck.0", 3)) == [p.LookAt(AKI, "deck", AKI, 3)]
    assert plays(game, i.Look("deck.0")) == [p.LookAt(AKI, "deck", AKI)]
    assert plays(game, i.Look("prizes.0", 3)) == [p.LookAt(AKI, "prizes", AKI)], "all there are"
    game.do(i.Draw(2, "prizes.0", "hand.0"))
    assert plays(game, i.Look("prizes.0", 1)) == [p.LookAt(AKI, "prizes", AKI, 1)]


def test_cards_are_shown_and_turned(game: Game, mine: str) -> None:
    cards = (game.card(IONO), game.card(FIRE), "deck.0#0")
    assert plays(game, i.Show(cards, ()), seat=REN) == [
        p.Reveal(AKI, "hand", AKI, 2),
        p.Reveal(AKI, "deck", AKI, 1),
    ]
    base = game.view().units[mine].base
    for up in (False, True):
        assert plays(game, i.Face((base,), up)) == [p.TurnUp(AKI, "active", AKI, up)]
    game.put(ARTAZON, "stadium", AKI)
    stadium = game.view().units[game.unit("stadium")].base
    assert plays(game, i.Face((stadium,), up=False)) == [p.TurnUp(AKI, "stadium", None, up=False)]


# -- how it ends -----------------------------------------------------------------------------------


def test_somebody_concedes(game: Game) -> None:
    assert plays(game, i.Procedure("concede")) == [
        p.Claim(AKI, "concede"),
        p.Claim(AKI, "Ren wins", REN),
    ]


def test_a_result_is_announced(game: Game) -> None:
    finish = i.Procedure("finish", (("winner", "0"),))
    assert plays(game, finish, seat=REN) == [p.Claim(AKI, "Aki wins", AKI)]
    tie = i.Procedure("finish", (("winner", "tie"),))
    assert plays(game, tie) == [p.Claim(AKI, "A tie", None, tie=True)]
    other = i.Announce("result", "Akiko wins")
    assert plays(game, other) == [p.Claim(AKI, "Akiko wins", None, tie=True)]


def test_the_winner_may_have_a_name_that_begins_with_the_others(game: Game) -> None:
    view, facts = told_of(game, i.Announce("result", "Ren B wins"))
    aki, ren = view.setting.seats
    seats = (replace(aki, name="Ren"), replace(ren, name="Ren B"))
    named = replace(view, setting=replace(view.setting, seats=seats))
    (claim,) = plays_told(named, facts)
    assert claim.play == p.Claim(AKI, "Ren B wins", REN)


# -- what the seat saw -----------------------------------------------------------------------------


def test_each_play_knows_what_was_seen_just_before_it(game: Game, mine: str) -> None:
    start = game.view()
    evolve = i.Attach((game.card(DRAKLOAK),), mine, "base", "evolve")
    first, second = told(game, evolve, i.Draw(1, "deck.0", "hand.0"))
    assert first.view is start
    assert second.view.units[mine].under
    assert second.view.zones["deck.0"].count == start.zones["deck.0"].count


def test_a_gesture_of_nothing_is_no_play(game: Game) -> None:
    assert plays_told(game.view(), ()) == ()
    assert plays(game, SetOptions((("prizes", "4"),))) == []
