"""Plays that a procedure would be, read before it is begun."""

from __future__ import annotations

from app.core import intent as i
from app.core.ids import JUDGE
from app.core.intents.turn_intents import SetPhase
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.known_cards import known
from tests.games.pokemon.adviser.readers.gestures import AKI, REN, attached, procedure
from tests.games.pokemon_table import (
    DRAKLOAK,
    DREEPY,
    FIRE,
    IONO,
    PSYCHIC,
    Game,
    royal,
)
from tests.games.setup_table import NONE, run, two

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
    assert flip == c.FlipCoins(AKI)
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
        c.PlayTrainer(AKI, known(IONO), "hand", mine, known(DRAKLOAK)),
        p.Evolve(AKI, mine, known(DRAKLOAK), "hand", known(IONO)),
    ]
    assert procedure(game, "rare_candy", unit="gone", card=card) == []


# -- procedures: turns -----------------------------------------------------------------------------


def test_the_end_of_a_turn(game: Game) -> None:
    assert procedure(game, "end_turn") == [t.PassTurn(AKI)]
    assert procedure(game, "end_turn", seat="1") == [t.PassTurn(AKI, REN)]
    assert procedure(two(), "end_turn") == []


def test_a_turn_does_not_end_while_people_have_to_see_to_something(game: Game, theirs: str) -> None:
    game.do(i.PutMark((theirs,), "damage", value=300))
    assert procedure(game, "end_turn") == []
    game.do(SetPhase("end"))
    assert procedure(game, "end_turn") == [t.PassTurn(AKI)]


def test_ending_a_turn_carries_out_what_a_checkup_has_left(game: Game, theirs: str) -> None:
    game.do(i.PutMark((theirs,), "poisoned", value=1))
    game.do(i.Procedure("end_turn", (("checkup", "step-by-step"),)))
    assert procedure(game, "end_turn") == procedure(game, "checkup") == [t.Checkup(AKI)]
    assert procedure(game, "checkup", step="poisoned", unit=theirs) == [
        t.Checkup(AKI, step="poisoned", unit=theirs)
    ]
    assert procedure(game, "checkup", unit=theirs) == [t.Checkup(AKI)]


# -- procedures: setup -----------------------------------------------------------------------------


def test_what_is_said_of_a_hand_is_what_it_holds() -> None:
    game = two(ren=NONE)
    assert procedure(game, "announce") == [t.Announce(AKI, "has_basic")]
    assert procedure(game, "announce", REN) == [t.Announce(REN, "no_basic")]
    assert procedure(game, "announce", say="ready") == [t.Announce(AKI, "ready")]
    assert procedure(game, "announce", say="hello") == []


def test_a_mulligan_shows_the_whole_hand(game: Game) -> None:
    (redraw,) = procedure(game, "mulligan")
    assert isinstance(redraw, c.Redraw)
    assert redraw.shown
    assert [card.key for card in redraw.hand or ()] == game.refs("hand.0")
    assert procedure(game, "mulligan", JUDGE) == [redraw], "for whose turn it is"


def test_cards_for_the_mulligans_of_the_other() -> None:
    game = two(ren=NONE)
    run(game, "announce", AKI)
    run(game, "announce", REN)
    run(game, "mulligan", REN)
    drawn = [
        t.Announce(AKI, "extra_draw", number=1),
        c.DrawCards(AKI, 1, "mulligan", AKI, announced=True),
    ]
    assert procedure(game, "extra_draw") == procedure(game, "extra_draw", number="1") == drawn
    for no_number in ("1000", "²", "one", "-1"):
        assert procedure(game, "extra_draw", number=no_number) == drawn
    assert procedure(game, "extra_draw", number="0") == [t.Announce(AKI, "no_extra_draw")]
    assert procedure(game, "extra_draw", REN) == [t.Announce(REN, "no_extra_draw")]


def test_a_whole_setup() -> None:
    game = two()
    dreepy = known(DREEPY)
    assert procedure(game, "setup_place", active="hand.0#0", bench="hand.0#1,hand.0#2") == [
        c.PutDown(AKI, (dreepy,), "active", AKI, "hand", up=False),
        c.PutDown(AKI, (dreepy, dreepy), "bench", AKI, "hand", up=False),
        c.SetPrizes(AKI, 6),
    ]
    assert procedure(game, "setup_place", prizes="4") == [c.SetPrizes(AKI, 4)]
    for no_number in ("1000", "²", "four", "-1"):
        assert procedure(game, "setup_place", prizes=no_number) == [c.SetPrizes(AKI, 6)]


def test_only_prizes_that_are_missing_are_set_out(game: Game) -> None:
    assert game.view().zones["prizes.0"].count == 3
    assert procedure(game, "setup_place") == [c.SetPrizes(AKI, 3)]
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
        return [c.TakePrizes(AKI, ((seat, number),), from_player=whose)]

    assert procedure(game, "take_prizes") == taken(1)
    assert procedure(game, "take_prizes", count="2") == taken(2)
    game.do(i.PutMark(("seat.0",), "prizes_due", value=2))
    assert procedure(game, "take_prizes") == taken(2)
    assert procedure(game, "take_prizes", cards="prizes.1#0,prizes.1#1,") == taken(2, whose=REN)
    assert procedure(game, "take_prizes", seat="1", count="1") == taken(1, REN, REN)
    assert procedure(game, "take_prizes", seat="2") == []


def test_how_the_game_ends(game: Game) -> None:
    tie = [t.Claim(AKI, "tie", tie=True)]
    assert procedure(game, "finish") == procedure(game, "finish", winner="tie") == tie
    assert procedure(game, "finish", winner="1") == [t.Claim(AKI, "wins", REN)]
    assert procedure(game, "concede", REN) == [t.Claim(REN, "concede")]
    units = (game.unit("active.1"), game.unit("bench.1"))
    game.do(i.Collect(units, "discard.1"), JUDGE)
    assert procedure(game, "finish") == [t.Claim(AKI, "wins", AKI)]
    everything = (game.unit("active.0"), *game.view().zones["bench.0"].items)
    game.do(i.Collect(everything, "discard.0"), JUDGE)
    assert procedure(game, "finish") == [t.Claim(AKI, "wins", None, tie=True)]


def test_a_trainer_is_played_for_an_opponent() -> None:
    game = royal()
    card = game.put(IONO, "hand.0")
    (meant,) = procedure(game, "play_trainer", card=card, seat="2")
    assert meant == c.PlayTrainer(AKI, known(IONO), "hand", players=(2,))
    for seat in ("9", "x", ""):
        (nobody,) = procedure(game, "play_trainer", card=card, seat=seat)
        assert nobody == c.PlayTrainer(AKI, known(IONO), "hand")
