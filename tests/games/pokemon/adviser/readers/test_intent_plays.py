"""Plays that an intent would be, read before it is sent."""

from __future__ import annotations

from typing import Any

import pytest

from app.core import intent as i
from app.core.ids import JUDGE
from app.core.intents.turn_intents import NextTurn, SetPhase, Use
from app.games.game_api import Selection
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.known_cards import known
from app.games.pokemon.adviser.readers.intent_plays import plays_meant
from tests.games.pokemon_table import (
    ARTAZON,
    BELT,
    DRAKLOAK,
    DREEPY,
    DUSKULL,
    FIRE,
    IONO,
    PSYCHIC,
    TOWER,
    ULTRA_BALL,
    Game,
    action,
)
from tests.games.setup_table import NONE, run, two

AKI, REN = 0, 1


def meant(game: Game, *steps: Any, seat: int = AKI) -> list[p.Play]:
    """Return the plays that a gesture of a seat would be."""
    intent = steps[0] if len(steps) == 1 else i.Batch(steps)
    return list(plays_meant(game.view(seat), intent))


def procedure(game: Game, name: str, who: int = AKI, /, **arguments: str) -> list[p.Play]:
    return meant(game, i.Procedure(name, tuple(arguments.items())), seat=who)


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


# -- moving cards ----------------------------------------------------------------------------------


def test_a_pokemon_is_put_down(game: Game) -> None:
    duskull = (known(DUSKULL),)
    card = game.card(DUSKULL)
    assert meant(game, i.Move((card,), "bench.0")) == [p.PutDown(AKI, duskull, "bench", AKI)]
    assert meant(game, i.Move((card,), "active.1", up=False)) == [
        p.PutDown(AKI, duskull, "active", REN, up=False)
    ]


def test_in_a_setup_a_pokemon_is_put_face_down() -> None:
    game = two()
    assert meant(game, i.Move(("hand.0#0",), "active.0")) == [
        p.PutDown(AKI, (known(DREEPY),), "active", AKI, up=False)
    ]


def test_a_stadium_takes_the_place_of_another(game: Game) -> None:
    tower = known(TOWER)
    assert meant(game, i.Move((game.card(TOWER),), "stadium", verb="play")) == [
        p.PlayStadium(AKI, tower, discarded=())
    ]
    game.put(ARTAZON, "stadium", AKI)
    play = action("play").make(game.view(), Selection((game.card(TOWER),)))
    assert meant(game, play)[-1] == p.PlayStadium(AKI, tower, discarded=(known(ARTAZON),))  # type: ignore[arg-type]


def test_trainers_are_played(game: Game) -> None:
    cards = (game.card(IONO), game.card(ULTRA_BALL))
    assert meant(game, i.Move(cards, "stage", verb="play")) == [
        p.PlayTrainer(AKI, known(IONO)),
        p.PlayTrainer(AKI, known(ULTRA_BALL)),
    ]
    (discard,) = meant(game, i.Move((game.card(FIRE, "discard.0"),), "stage", verb="play"))
    assert discard == p.PlayTrainer(AKI, known(FIRE), "discard")


def test_prizes_are_taken(game: Game) -> None:
    two_own = p.TakePrizes(AKI, ((AKI, 2),), from_player=AKI)
    assert meant(game, i.Move(("prizes.0#0", "prizes.0#1"), "hand.0")) == [two_own]
    assert meant(game, i.Draw(2, "prizes.0", "hand.0", "take_prize")) == [two_own]
    theirs = p.TakePrizes(AKI, ((REN, 1),), from_player=REN)
    assert meant(game, i.Draw(1, "prizes.1", "hand.1"), seat=JUDGE) == [theirs]
    assert meant(game, i.Move(("prizes.1#0",), "hand.1"), seat=JUDGE) == [theirs]


def test_a_hand_goes_back(game: Game) -> None:
    hand = game.view(REN).cards_in("hand.1")
    cards = tuple(known(ref) for ref in game.refs("hand.1", REN))
    back = i.Move(hand, "deck.1", verb="mulligan")
    assert meant(game, back, seat=REN) == [p.Redraw(REN, shown=False, hand=cards)]  # type: ignore[arg-type]
    shown = meant(game, i.Show(hand, ()), back, seat=REN)
    assert shown[-1] == p.Redraw(REN, shown=True, hand=cards)  # type: ignore[arg-type]
    unseen = i.Move(("hand.1#0",), "deck.1", verb="mulligan")
    assert meant(game, unseen) == [p.Redraw(AKI, shown=False)]


def test_a_devolution(game: Game, mine: str) -> None:
    game.do(i.Attach((game.card(DRAKLOAK),), mine, "base", "evolve"))
    top = game.view().units[mine].base
    assert meant(game, i.Move((top,), "hand.0", verb="devolve")) == [
        p.Devolve(AKI, mine, known(DRAKLOAK), "hand")
    ]


def test_an_attached_card_goes_to_a_pile(game: Game, mine: str, theirs: str) -> None:
    assert meant(game, i.Move((attached(game, mine),), "discard.0")) == [
        p.Detach(AKI, mine, known(FIRE), "discard", "move", AKI, AKI)
    ]
    both = i.Move((attached(game, theirs), attached(game, theirs, 1)), "hand.1", verb="take_back")
    assert meant(game, both) == [
        p.Detach(AKI, theirs, known(ref), "hand", "take_back", REN, REN) for ref in (PSYCHIC, BELT)
    ]


def test_cards_go_from_pile_to_pile(game: Game) -> None:
    cards = (game.card(IONO), game.card(FIRE))
    assert meant(game, i.Move(cards, "discard.0", verb="discard")) == [
        p.MoveCards(
            *(AKI, (known(IONO), known(FIRE)), "hand", "discard", AKI),
            owners=(AKI, AKI),
            verb="discard",
        )
    ]
    assert meant(game, i.Move(("deck.0#0",), "hand.0")) == [
        p.MoveCards(AKI, (None,), "deck", "hand", AKI, (AKI,))
    ]
    assert meant(game, i.Move((game.card(IONO),), "hand.0", -1)) == []
    assert meant(game, i.Move(("gone", "deck.0#99"), "hand.0")) == []


# -- drawing and attaching -------------------------------------------------------------------------


def test_cards_are_drawn(game: Game) -> None:
    assert meant(game, i.Draw(2, "deck.0", "hand.0")) == [p.DrawCards(AKI, 2, deck_of=AKI)]
    assert meant(game, i.Draw(6, "deck.0", "prizes.0", "set_prizes")) == [p.SetPrizes(AKI, 6)]
    assert meant(game, i.Draw(2, "deck.0", "discard.0", "discard")) == [
        p.MoveCards(AKI, (None, None), "deck", "discard", AKI, (), "discard")
    ]
    (many,) = meant(game, i.Draw(10**6, "deck.0", "discard.0"))
    assert isinstance(many, p.MoveCards)
    assert len(many.cards) == 60


def test_a_judge_acts_for_the_player_whose_turn_it_is(game: Game) -> None:
    game.turn(REN)
    assert meant(game, i.Draw(1, "deck.1", "hand.1"), seat=JUDGE) == [
        p.DrawCards(REN, 1, deck_of=REN)
    ]


def test_an_evolution_and_attached_cards(game: Game, mine: str) -> None:
    assert meant(game, i.Attach((game.card(DRAKLOAK),), mine, "base")) == [
        p.Evolve(AKI, mine, known(DRAKLOAK), "hand")
    ]
    fire = i.Attach((game.card(FIRE),), mine)
    assert meant(game, fire) == [p.AttachCard(AKI, mine, known(FIRE), manual=False)]
    assert meant(game, fire, Use("energy")) == [p.AttachCard(AKI, mine, known(FIRE))]
    assert meant(game, fire, Use("supporter")) == meant(game, fire)
    other = game.unit("bench.0")
    assert meant(game, i.Attach((attached(game, other),), mine)) == [
        p.AttachCard(AKI, mine, known(PSYCHIC), "attached", manual=False, came_from=other)
    ]
    assert meant(game, i.Attach((game.card(DRAKLOAK),), mine, "under")) == []
    assert meant(game, i.Attach((game.card(DRAKLOAK),), "gone", "base")) == []


def test_batches_within_batches_are_one_gesture(game: Game, mine: str) -> None:
    fire = i.Attach((game.card(FIRE),), mine)
    assert meant(game, i.Batch((i.Batch((fire,)), Use("energy")))) == [
        p.AttachCard(AKI, mine, known(FIRE))
    ]


# -- Pokémon ---------------------------------------------------------------------------------------


def test_pokemon_change_places(game: Game, mine: str) -> None:
    other, last = game.unit("bench.0"), game.unit("bench.0", 1)
    switch = p.Switch(AKI, mine, other, AKI)
    assert meant(game, i.SwapUnits(mine, other)) == [switch]
    assert meant(game, i.SwapUnits(other, mine)) == [switch]
    assert meant(game, i.SwapUnits(mine, other, "retreat")) == [p.Retreat(AKI, mine, other, ())]
    pay = i.Move((attached(game, mine),), "discard.0")
    assert meant(game, pay, i.SwapUnits(mine, other, "retreat")) == [
        p.Retreat(AKI, mine, other, (known(FIRE),))
    ]
    assert meant(game, i.SwapUnits(other, last)) == meant(game, i.SwapUnits(mine, "gone")) == []


def test_a_pokemon_moves_to_the_active_spot_or_from_it(game: Game, mine: str) -> None:
    other = game.unit("bench.0")
    assert meant(game, i.MoveUnits((mine, "gone"), "bench.0")) == [p.MoveToBench(AKI, mine)]
    assert meant(game, i.MoveUnits((other,), "active.0")) == [p.Promote(AKI, other)]
    assert meant(game, i.MoveUnits((other,), "bench.0")) == []
    assert meant(game, i.MoveUnits((mine,), "active.0")) == []


def test_pokemon_leave_play(game: Game, theirs: str) -> None:
    assert meant(game, i.Collect((theirs, "gone"), "discard.1", verb="knock_out")) == [
        p.KnockOut(AKI, theirs, "discard")
    ]
    assert meant(game, i.Collect((theirs,), "hand.1", verb="take_back")) == [
        p.LeavePlay(AKI, theirs, "hand", "take_back")
    ]


def test_what_lies_in_the_play_area_goes_to_its_owners_pile(game: Game) -> None:
    game.put(ARTAZON, "stadium", REN)
    gone = i.Collect((game.unit("stadium"),), "discard.0", verb="discard")
    assert meant(game, gone) == [
        p.MoveCards(
            *(AKI, (known(ARTAZON),), "stadium", "discard"),
            goal_player=REN,
            owners=(REN,),
            verb="discard",
        )
    ]
    (mat,) = meant(game, i.Collect((game.unit("stadium"),), "mat"))
    assert isinstance(mat, p.MoveCards)
    assert mat.goal_player is None


def test_damage_and_conditions(game: Game, theirs: str) -> None:
    game.do(i.PutMark((theirs,), "damage", value=30))
    for value, add, points in ((None, 20, 20), (10, 0, -20), (None, -90, -30), (10, 30, 10)):
        assert meant(game, i.PutMark((theirs, "gone"), "damage", value, add)) == [
            p.ChangeDamage(AKI, theirs, points)
        ]
    assert meant(game, i.PutMark((theirs,), "damage", value=30)) == []
    assert meant(game, i.PutMark((theirs,), "burned", value=1)) == [
        p.ChangeCondition(AKI, theirs, "burned", on=True, counters=2)
    ]
    game.do(i.PutMark((theirs,), "poisoned", value=4))
    assert meant(game, i.PutMark((theirs,), "poisoned", value=0)) == [
        p.ChangeCondition(AKI, theirs, "poisoned", on=False, counters=4)
    ]
    assert meant(game, i.PutMark((theirs,), "poisoned", value=4)) == []
    assert meant(game, i.PutMark((theirs,), "no_retreat", value=1)) == []


def test_a_pokemon_is_turned(game: Game, mine: str, theirs: str) -> None:
    game.do(i.Rotate((theirs,), 90))
    assert meant(game, i.Rotate((mine, theirs, "gone"), 90)) == [p.TurnCard(AKI, mine, 90)]


# -- the rest --------------------------------------------------------------------------------------


def test_piles_are_shuffled_looked_at_and_shown(game: Game, mine: str) -> None:
    assert meant(game, i.Shuffle("deck.0")) == [p.ShuffleZone(AKI, "deck", AKI)]
    assert meant(game, i.Look("deck.1", 3)) == [p.LookAt(AKI, "deck", REN, 3)]
    cards = (game.card(IONO), game.card(FIRE), "deck.0#0")
    assert meant(game, i.Show(cards, ())) == [
        p.Reveal(AKI, "deck", AKI, 1),
        p.Reveal(AKI, "hand", AKI, 2),
    ]
    base = game.view().units[mine].base
    for up in (True, False):
        assert meant(game, i.Face((base, "prizes.0#0", "gone"), up)) == [
            p.TurnUp(AKI, "active", AKI, up),
            p.TurnUp(AKI, "prizes", AKI, up),
        ]


def test_what_is_announced(game: Game, mine: str) -> None:
    for verb in ("attack", "copy_attack"):
        assert meant(game, i.Announce(verb, "Bite\x1fかみつく", (mine,))) == [
            p.Attack(AKI, mine, "Bite")
        ]
    assert meant(game, i.Announce("ability", "Seek")) == [p.UseAbility(AKI, "", "Seek")]
    assert meant(game, i.Announce("concede")) == [p.Claim(AKI, "concede")]
    assert meant(game, i.Announce("say", "hello")) == []
    game.put(ARTAZON, "stadium", AKI)
    stadium = game.unit("stadium")
    assert meant(game, i.Announce("use_stadium", units=(stadium,))) == [
        p.UseStadium(AKI, known(ARTAZON))
    ]
    assert meant(game, i.Announce("use_stadium", units=("gone",))) == []


def test_the_next_turn(game: Game) -> None:
    assert meant(game, NextTurn(REN)) == [p.BeginTurn(AKI, REN)]


def test_what_is_no_play(game: Game) -> None:
    for step in (i.Flip(), SetPhase("checkup"), Use("energy"), i.Undo(), i.Procedure("deal")):
        assert meant(game, step) == []


# -- procedures: attacks, retreats, evolutions -----------------------------------------------------


def test_an_attack_of_the_active_pokemon(game: Game, mine: str, theirs: str) -> None:
    assert procedure(game, "attack") == [p.Attack(AKI, mine, "Petty Grudge", 0)]
    assert procedure(game, "attack", attack="1", damage=f"{theirs}:60,x:1", counters="") == [
        p.Attack(AKI, mine, "Bite", 1, theirs, ((theirs, 60), ("x", 1)), (), entered=True)
    ]
    assert procedure(game, "attack", attack="9", counters=f"{theirs}:20") == [
        p.Attack(AKI, mine, "", 9, counters=((theirs, 20),), entered=True)
    ]
    bench = game.unit("bench.0")
    assert procedure(game, "attack", unit=bench) == [p.Attack(AKI, bench, "Come and Get You", 0)]
    assert procedure(game, "attack", unit="gone") == []


def test_the_confused_flip_before_anything_else(game: Game, mine: str) -> None:
    game.do(i.PutMark((mine,), "confused", value=1))
    flip, attack = procedure(game, "attack")
    assert flip == p.FlipCoins(AKI)
    assert isinstance(attack, p.Attack)


def test_points_that_are_none_are_left_out(game: Game, theirs: str) -> None:
    (attack,) = procedure(game, "attack", damage=f"{theirs}:x,{theirs},:,{theirs}:0")
    assert isinstance(attack, p.Attack)
    assert attack.damage == ((theirs, 0),)
    (beyond,) = procedure(game, "attack", damage=f"{theirs}:99999")
    assert isinstance(beyond, p.Attack)
    assert beyond.damage == (), "the attack itself puts nothing either"


def test_a_retreat_with_what_pays_for_it(game: Game, mine: str) -> None:
    other, fire = game.unit("bench.0"), known(FIRE)
    assert procedure(game, "retreat", to=other) == [p.Retreat(AKI, mine, other, (fire,))]
    assert procedure(game, "retreat", unit=mine) == [p.Retreat(AKI, mine, "", (fire,))]
    assert procedure(game, "retreat", to=other, free="1") == [
        p.Retreat(AKI, mine, other, (), free=True)
    ]
    game.do(i.Attach((game.card(PSYCHIC),), mine))
    chosen = attached(game, mine, 1)
    assert procedure(game, "retreat", to=other, energy=f"{chosen},") == [
        p.Retreat(AKI, mine, other, (known(PSYCHIC),))
    ]
    assert procedure(game, "retreat", unit="gone") == []


def test_rare_candy_is_played_and_evolves(game: Game, mine: str) -> None:
    card, evolution = game.card(IONO), game.card(DRAKLOAK)
    assert procedure(game, "rare_candy", unit=mine, card=card, evolution=evolution) == [
        p.PlayTrainer(AKI, known(IONO), "hand", mine, known(DRAKLOAK)),
        p.Evolve(AKI, mine, known(DRAKLOAK), "hand", known(IONO)),
    ]
    assert procedure(game, "rare_candy", unit="gone", card=card) == []


# -- procedures: turns -----------------------------------------------------------------------------


def test_the_end_of_a_turn(game: Game) -> None:
    assert procedure(game, "end_turn") == [p.PassTurn(AKI)]
    assert procedure(game, "end_turn", seat="1") == [p.PassTurn(AKI, REN)]
    assert procedure(two(), "end_turn") == []


def test_a_turn_does_not_end_while_people_have_to_see_to_something(game: Game, theirs: str) -> None:
    game.do(i.PutMark((theirs,), "damage", value=300))
    assert procedure(game, "end_turn") == []
    game.do(SetPhase("end"))
    assert procedure(game, "end_turn") == [p.PassTurn(AKI)]


def test_ending_a_turn_carries_out_what_a_checkup_has_left(game: Game, theirs: str) -> None:
    game.do(i.PutMark((theirs,), "poisoned", value=1))
    game.do(i.Procedure("end_turn", (("checkup", "step-by-step"),)))
    assert procedure(game, "end_turn") == procedure(game, "checkup") == [p.Checkup(AKI)]
    assert procedure(game, "checkup", step="poisoned", unit=theirs) == [
        p.Checkup(AKI, step="poisoned", unit=theirs)
    ]
    assert procedure(game, "checkup", unit=theirs) == [p.Checkup(AKI)]


# -- procedures: setup -----------------------------------------------------------------------------


def test_what_is_said_of_a_hand_is_what_it_holds() -> None:
    game = two(ren=NONE)
    assert procedure(game, "announce") == [p.Announce(AKI, "has_basic")]
    assert procedure(game, "announce", REN) == [p.Announce(REN, "no_basic")]
    assert procedure(game, "announce", say="ready") == [p.Announce(AKI, "ready")]
    assert procedure(game, "announce", say="hello") == []


def test_a_mulligan_shows_the_whole_hand(game: Game) -> None:
    (redraw,) = procedure(game, "mulligan")
    assert isinstance(redraw, p.Redraw)
    assert redraw.shown
    assert [card.key for card in redraw.hand or ()] == game.refs("hand.0")
    assert procedure(game, "mulligan", JUDGE) == [redraw], "for whose turn it is"


def test_cards_for_the_mulligans_of_the_other() -> None:
    game = two(ren=NONE)
    run(game, "announce", AKI)
    run(game, "announce", REN)
    run(game, "mulligan", REN)
    drawn = [
        p.Announce(AKI, "extra_draw", number=1),
        p.DrawCards(AKI, 1, "mulligan", AKI, announced=True),
    ]
    assert procedure(game, "extra_draw") == procedure(game, "extra_draw", number="1") == drawn
    for no_number in ("1000", "²", "one", "-1"):
        assert procedure(game, "extra_draw", number=no_number) == drawn
    assert procedure(game, "extra_draw", number="0") == [p.Announce(AKI, "no_extra_draw")]
    assert procedure(game, "extra_draw", REN) == [p.Announce(REN, "no_extra_draw")]


def test_a_whole_setup() -> None:
    game = two()
    dreepy = known(DREEPY)
    assert procedure(game, "setup_place", active="hand.0#0", bench="hand.0#1,hand.0#2") == [
        p.PutDown(AKI, (dreepy,), "active", AKI, "hand", up=False),
        p.PutDown(AKI, (dreepy, dreepy), "bench", AKI, "hand", up=False),
        p.SetPrizes(AKI, 6),
    ]
    assert procedure(game, "setup_place", prizes="4") == [p.SetPrizes(AKI, 4)]
    for no_number in ("1000", "²", "four", "-1"):
        assert procedure(game, "setup_place", prizes=no_number) == [p.SetPrizes(AKI, 6)]


def test_only_prizes_that_are_missing_are_set_out(game: Game) -> None:
    assert game.view().zones["prizes.0"].count == 3
    assert procedure(game, "setup_place") == [p.SetPrizes(AKI, 3)]
    assert procedure(game, "setup_place", prizes="3") == []


# -- procedures: Knock Outs, Prizes, the end -------------------------------------------------------


def test_those_without_hp_are_knocked_out_or_those_that_are_named(
    game: Game, mine: str, theirs: str
) -> None:
    assert procedure(game, "knock_out") == []
    game.do(i.PutMark((theirs,), "damage", value=300))
    assert procedure(game, "knock_out") == [p.KnockOut(AKI, theirs, "")]
    assert procedure(game, "knock_out", units=f"{mine},gone") == [p.KnockOut(AKI, mine, "")]


def test_as_many_prizes_are_taken_as_are_due_or_as_are_said(game: Game) -> None:
    def taken(number: int, seat: int = AKI, whose: int = AKI) -> list[p.Play]:
        return [p.TakePrizes(AKI, ((seat, number),), from_player=whose)]

    assert procedure(game, "take_prizes") == taken(1)
    assert procedure(game, "take_prizes", count="2") == taken(2)
    game.do(i.PutMark(("seat.0",), "prizes_due", value=2))
    assert procedure(game, "take_prizes") == taken(2)
    assert procedure(game, "take_prizes", cards="prizes.1#0,prizes.1#1,") == taken(2, whose=REN)
    assert procedure(game, "take_prizes", seat="1", count="1") == taken(1, REN, REN)
    assert procedure(game, "take_prizes", seat="2") == []


def test_how_the_game_ends(game: Game) -> None:
    tie = [p.Claim(AKI, "tie", tie=True)]
    assert procedure(game, "finish") == procedure(game, "finish", winner="tie") == tie
    assert procedure(game, "finish", winner="1") == [p.Claim(AKI, "wins", REN)]
    assert procedure(game, "concede", REN) == [p.Claim(REN, "concede")]
    units = (game.unit("active.1"), game.unit("bench.1"))
    game.do(i.Collect(units, "discard.1"), JUDGE)
    assert procedure(game, "finish") == [p.Claim(AKI, "wins", AKI)]
    everything = (game.unit("active.0"), *game.view().zones["bench.0"].items)
    game.do(i.Collect(everything, "discard.0"), JUDGE)
    assert procedure(game, "finish") == [p.Claim(AKI, "wins", None, tie=True)]
