"""Plays that an intent would be, read before it is sent."""

from __future__ import annotations

from app.core import intent as i
from app.core.ids import JUDGE
from app.core.intents.turn_intents import NextTurn, SetPhase, Use
from app.games.game_api import Selection
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.known_cards import known
from tests.games.pokemon.adviser.readers.gestures import AKI, REN, attached, meant
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
from tests.games.setup_table import two

# -- moving cards ----------------------------------------------------------------------------------


def test_a_pokemon_is_put_down(game: Game) -> None:
    duskull = (known(DUSKULL),)
    card = game.card(DUSKULL)
    assert meant(game, i.Move((card,), "bench.0")) == [c.PutDown(AKI, duskull, "bench", AKI)]
    assert meant(game, i.Move((card,), "active.1", up=False)) == [
        c.PutDown(AKI, duskull, "active", REN, up=False)
    ]


def test_in_a_setup_a_pokemon_is_put_face_down() -> None:
    game = two()
    assert meant(game, i.Move(("hand.0#0",), "active.0")) == [
        c.PutDown(AKI, (known(DREEPY),), "active", AKI, up=False)
    ]


def test_a_stadium_takes_the_place_of_another(game: Game) -> None:
    tower = known(TOWER)
    assert meant(game, i.Move((game.card(TOWER),), "stadium", verb="play")) == [
        c.PlayStadium(AKI, tower, discarded=())
    ]
    game.put(ARTAZON, "stadium", AKI)
    play = action("play").make(game.view(), Selection((game.card(TOWER),)))
    assert meant(game, play)[-1] == c.PlayStadium(AKI, tower, discarded=(known(ARTAZON),))  # type: ignore[arg-type]


def test_trainers_are_played(game: Game) -> None:
    cards = (game.card(IONO), game.card(ULTRA_BALL))
    assert meant(game, i.Move(cards, "stage", verb="play")) == [
        c.PlayTrainer(AKI, known(IONO)),
        c.PlayTrainer(AKI, known(ULTRA_BALL)),
    ]
    (discard,) = meant(game, i.Move((game.card(FIRE, "discard.0"),), "stage", verb="play"))
    assert discard == c.PlayTrainer(AKI, known(FIRE), "discard")


def test_prizes_are_taken(game: Game) -> None:
    two_own = c.TakePrizes(AKI, ((AKI, 2),), from_player=AKI)
    assert meant(game, i.Move(("prizes.0#0", "prizes.0#1"), "hand.0")) == [two_own]
    assert meant(game, i.Draw(2, "prizes.0", "hand.0", "take_prize")) == [two_own]
    theirs = c.TakePrizes(AKI, ((REN, 1),), from_player=REN)
    assert meant(game, i.Draw(1, "prizes.1", "hand.1"), seat=JUDGE) == [theirs]
    assert meant(game, i.Move(("prizes.1#0",), "hand.1"), seat=JUDGE) == [theirs]


def test_a_hand_goes_back(game: Game) -> None:
    hand = game.view(REN).cards_in("hand.1")
    cards = tuple(known(ref) for ref in game.refs("hand.1", REN))
    back = i.Move(hand, "deck.1", verb="mulligan")
    assert meant(game, back, seat=REN) == [c.Redraw(REN, shown=False, hand=cards)]  # type: ignore[arg-type]
    shown = meant(game, i.Show(hand, ()), back, seat=REN)
    assert shown[-1] == c.Redraw(REN, shown=True, hand=cards)  # type: ignore[arg-type]
    unseen = i.Move(("hand.1#0",), "deck.1", verb="mulligan")
    assert meant(game, unseen) == [c.Redraw(AKI, shown=False)]


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
        c.MoveCards(
            *(AKI, (known(IONO), known(FIRE)), "hand", "discard", AKI),
            owners=(AKI, AKI),
            verb="discard",
        )
    ]
    assert meant(game, i.Move(("deck.0#0",), "hand.0")) == [
        c.MoveCards(AKI, (None,), "deck", "hand", AKI, (AKI,))
    ]
    assert meant(game, i.Move((game.card(IONO),), "hand.0", -1)) == []
    assert meant(game, i.Move(("gone", "deck.0#99"), "hand.0")) == []


# -- drawing and attaching -------------------------------------------------------------------------


def test_cards_are_drawn(game: Game) -> None:
    assert meant(game, i.Draw(2, "deck.0", "hand.0")) == [c.DrawCards(AKI, 2, deck_of=AKI)]
    assert meant(game, i.Draw(6, "deck.0", "prizes.0", "set_prizes")) == [c.SetPrizes(AKI, 6)]
    assert meant(game, i.Draw(2, "deck.0", "discard.0", "discard")) == [
        c.MoveCards(AKI, (None, None), "deck", "discard", AKI, (), "discard")
    ]
    (many,) = meant(game, i.Draw(10**6, "deck.0", "discard.0"))
    assert isinstance(many, c.MoveCards)
    assert len(many.cards) == 60


def test_a_judge_acts_for_the_player_whose_turn_it_is(game: Game) -> None:
    game.turn(REN)
    assert meant(game, i.Draw(1, "deck.1", "hand.1"), seat=JUDGE) == [
        c.DrawCards(REN, 1, deck_of=REN)
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
        c.MoveCards(
            *(AKI, (known(ARTAZON),), "stadium", "discard"),
            goal_player=REN,
            owners=(REN,),
            verb="discard",
        )
    ]
    (mat,) = meant(game, i.Collect((game.unit("stadium"),), "mat"))
    assert isinstance(mat, c.MoveCards)
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
    assert meant(game, i.Shuffle("deck.0")) == [c.ShuffleZone(AKI, "deck", AKI)]
    assert meant(game, i.Look("deck.1", 3)) == [c.LookAt(AKI, "deck", REN, 3)]
    cards = (game.card(IONO), game.card(FIRE), "deck.0#0")
    assert meant(game, i.Show(cards, ())) == [
        c.Reveal(AKI, "deck", AKI, 1),
        c.Reveal(AKI, "hand", AKI, 2),
    ]
    base = game.view().units[mine].base
    for up in (True, False):
        assert meant(game, i.Face((base, "prizes.0#0", "gone"), up)) == [
            c.TurnUp(AKI, "active", AKI, up),
            c.TurnUp(AKI, "prizes", AKI, up),
        ]


def test_what_is_announced(game: Game, mine: str) -> None:
    for verb in ("attack", "copy_attack"):
        assert meant(game, i.Announce(verb, "Bite\x1fかみつく", (mine,))) == [
            p.Attack(AKI, mine, "Bite")
        ]
    assert meant(game, i.Announce("ability", "Seek")) == [p.UseAbility(AKI, "", "Seek")]
    assert meant(game, i.Announce("concede")) == [t.Claim(AKI, "concede")]
    assert meant(game, i.Announce("say", "hello")) == []
    game.put(ARTAZON, "stadium", AKI)
    stadium = game.unit("stadium")
    assert meant(game, i.Announce("use_stadium", units=(stadium,))) == [
        c.UseStadium(AKI, known(ARTAZON))
    ]
    assert meant(game, i.Announce("use_stadium", units=("gone",))) == []


def test_the_next_turn(game: Game) -> None:
    assert meant(game, NextTurn(REN)) == [t.BeginTurn(AKI, REN)]


def test_what_is_no_play(game: Game) -> None:
    for step in (i.Flip(), SetPhase("checkup"), Use("energy"), i.Undo(), i.Procedure("deal")):
        assert meant(game, step) == []
