"""Plays by what a seat is told of a gesture, each with what it saw just before."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.core import intent as i
from app.core.ids import JUDGE
from app.core.intents.agreement_intents import SetOptions
from app.core.intents.turn_intents import Use
from app.games.game_api import Selection
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.known_cards import known
from app.games.pokemon.adviser.readers.gesture_plays import plays_told
from tests.games.pokemon.adviser.readers.gestures import AKI, REN, attached, meant, plays, told
from tests.games.pokemon_table import (
    ARTAZON,
    BELT,
    DRAKLOAK,
    DREEPY,
    DUSKULL,
    FIRE,
    IONO,
    LATIAS,
    PSYCHIC,
    TOWER,
    ULTRA_BALL,
    Game,
    action,
    royal,
    teams,
)

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
    assert plays(game, bench, seat=REN) == [c.PutDown(AKI, (known(DUSKULL),), "bench", AKI)]
    elsewhere = i.Move((game.card(IONO),), "bench.1", -1)
    assert plays(game, elsewhere, by=JUDGE) == [c.PutDown(JUDGE, (known(IONO),), "bench", REN)]


def test_face_down_the_other_player_is_not_told_which_it_is(game: Game) -> None:
    down = i.Move((game.card(DUSKULL),), "bench.0", -1, up=False)
    assert plays(game, down, seat=REN) == [c.PutDown(AKI, (None,), "bench", AKI, up=False)]


def test_several_are_put_down_one_by_one(game: Game) -> None:
    both = i.Move((game.card(DUSKULL), game.card(IONO)), "bench.0", -1)
    assert plays(game, both) == [
        c.PutDown(AKI, (known(DUSKULL),), "bench", AKI),
        c.PutDown(AKI, (known(IONO),), "bench", AKI),
    ]


def test_a_trainer_is_played_and_discarded(game: Game) -> None:
    assert plays(game, i.Move((game.card(IONO),), "stage", verb="play")) == [
        c.PlayTrainer(AKI, known(IONO))
    ]
    assert plays(game, i.Collect((game.unit("stage"),), "discard.0")) == [
        c.MoveCards(
            *(AKI, (known(IONO),), "stage", "discard"),
            goal_player=AKI,
            owners=(AKI,),
        )
    ]


def test_a_card_that_lies_there_without_a_word_was_only_moved(game: Game) -> None:
    for zone in ("stage", "mat"):
        assert plays(game, i.Move((game.card(IONO),), zone, verb="discard")) == [
            c.MoveCards(AKI, (known(IONO),), "hand", zone, verb="discard")
        ]
    assert plays(game, i.Collect((game.unit("mat"),), "hand.0")) == [
        c.MoveCards(AKI, (known(IONO),), "mat", "hand", goal_player=AKI, owners=(AKI,))
    ]


def test_trainers_that_are_played_straight_to_the_discard_pile(game: Game) -> None:
    cards = (game.card(IONO), game.card(ULTRA_BALL))
    assert plays(game, i.Move(cards, "discard.0", verb="play")) == [
        c.PlayTrainer(AKI, known(IONO)),
        c.PlayTrainer(AKI, known(ULTRA_BALL)),
    ]


def test_a_stadium_takes_the_place_of_another(game: Game) -> None:
    game.put(ARTAZON, "stadium", AKI)
    before = game.view()
    play = action("play").make(before, Selection((game.card(TOWER),)))
    gone, stadium = told(game, play)
    assert gone.play == c.MoveCards(
        *(AKI, (known(ARTAZON),), "stadium", "discard"),
        goal_player=AKI,
        owners=(AKI,),
        verb="replace",
    )
    assert stadium.play == c.PlayStadium(AKI, known(TOWER), discarded=(known(ARTAZON),))  # type: ignore[arg-type]
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
    assert plays(game, draw) == [c.DrawCards(AKI, 2, deck_of=AKI)]
    assert plays(game, draw, seat=REN) == [c.DrawCards(AKI, 2, deck_of=AKI)]


def test_prizes_are_taken_and_set_out(game: Game) -> None:
    one = c.TakePrizes(AKI, ((AKI, 1),), from_player=AKI)
    assert plays(game, i.Draw(1, "prizes.0", "hand.0", "take_prize")) == [one]
    assert plays(game, i.Move(("prizes.0#1",), "hand.0")) == [one]
    theirs = i.Draw(1, "prizes.1", "hand.0", "take_prize")
    assert plays(game, theirs, by=JUDGE) == [c.TakePrizes(JUDGE, ((AKI, 1),), from_player=REN)]
    assert plays(game, i.Draw(1, "deck.0", "hand.0", "take_prize")) == [one], "it is called so"
    assert plays(game, i.Draw(3, "deck.0", "prizes.0", "set_prizes")) == [c.SetPrizes(AKI, 3)]


def test_cards_go_from_pile_to_pile(game: Game) -> None:
    cards = (game.card(IONO), game.card(FIRE))
    assert plays(game, i.Move(cards, "discard.0"), seat=REN) == [
        c.MoveCards(
            *(AKI, (known(IONO), known(FIRE)), "hand", "discard", AKI),
            owners=(AKI, AKI),
        )
    ]
    hidden = i.Move((game.card(IONO),), "deck.0", -1)
    assert plays(game, hidden, seat=REN) == [c.MoveCards(AKI, (None,), "hand", "deck", AKI)]
    assert plays(game, i.Move((game.card(ULTRA_BALL),), "hand.0", -1)) == []
    back = plays(game, i.Draw(1, "discard.0", "hand.0"), seat=REN)
    assert [type(play) for play in back] == [c.MoveCards], "only a deck is drawn from"


def test_a_hand_goes_back_for_a_new_one(game: Game) -> None:
    hand = tuple(known(ref) for ref in game.refs("hand.1", REN))
    mulligan = i.Procedure("mulligan")
    assert plays(game, mulligan, by=REN) == [
        c.Reveal(REN, "hand", REN, 2),
        c.Redraw(REN, shown=True, hand=hand),  # type: ignore[arg-type]
        c.ShuffleZone(REN, "deck", REN),
        c.DrawCards(REN, 7, deck_of=REN),
    ]


def test_of_a_hand_that_was_not_shown_nobody_knows_what_went_back(game: Game) -> None:
    cards = game.view(REN).cards_in("hand.1")
    assert plays(game, i.Move(cards, "deck.1", verb="mulligan"), by=REN) == [
        c.Redraw(REN, shown=False)
    ]


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


@pytest.mark.parametrize("lay", [royal, teams])
def test_of_two_equal_active_pokemon_the_one_that_is_marked_has_attacked(
    lay: Callable[[], Game],
) -> None:
    game = lay()
    zone = game.view().units[next(iter(game.view().units))].zone
    first = game.unit(zone)
    second = game.stand(DREEPY, zone, PSYCHIC, owner=0)
    for unit in (second, first, second, second):
        attack = i.Procedure("attack", (("unit", unit), ("attack", "0")))
        (read,) = [one for one in plays(game, attack) if isinstance(one, p.Attack)]
        assert (read.attacker, read.attack) == (unit, "Petty Grudge")
    # Announced by hand, it may have been any of them.
    (untold,) = plays(game, i.Announce("attack", "Bite", (second,)))
    assert untold == p.Attack(AKI, "", "Bite")


def test_an_ability_is_that_of_the_pokemon_that_was_marked_as_used(game: Game) -> None:
    second = game.stand(LATIAS, "bench.0")
    first = game.unit("bench.0", 1)
    use = i.Announce("ability", "Skyliner", (second,))
    assert plays(game, use) == [p.UseAbility(AKI, first, "Skyliner")], "both have it"
    mark = i.PutMark((second,), "used", value=1)
    assert plays(game, use, mark) == [p.UseAbility(AKI, second, "Skyliner")]


def test_cards_drawn_for_mulligans(game: Game) -> None:
    said = i.Announce("extra_draw", number=1)
    assert plays(game, said, i.Draw(1, "deck.0", "hand.0")) == [
        t.Announce(AKI, "extra_draw", number=1),
        c.DrawCards(AKI, 1, "mulligan", AKI, announced=True),
    ]


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


def test_a_trainer_is_played_for_whom_was_chosen_in_its_gesture() -> None:
    game = royal()
    card = game.put(IONO, "hand.0")
    trainer = i.Procedure("play_trainer", (("card", card), ("seat", "2")))
    for seat in (AKI, 3):
        played = c.PlayTrainer(AKI, known(IONO), "hand", players=(2,))
        assert plays(game, trainer, seat=seat)[-1] == played
        game.do(i.Undo())
    game.do(trainer)
    unit = game.unit("stage")
    again = i.PutMark((unit,), "chosen", value=2)
    assert plays(game, again) == [c.Choose(AKI, known(IONO), (1,))]
    assert meant(game, i.PutMark((unit,), "chosen", value=4)) == [c.Choose(AKI, known(IONO), (3,))]
    assert meant(game, i.PutMark((unit,), "chosen", value=0)) == []
