"""Who has met a condition to win, and who plays on."""

from __future__ import annotations

from typing import Any

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.turn_record import Record
from tests.games.pokemon.adviser.situation import (
    FIGHTING,
    ME,
    YOU,
    hears,
    mon,
    position,
    says,
)

PRIZE, NOBODY, DECK = "win-last-prize", "win-no-pokemon", "win-deck-out"
GOES_ON = "win-play-goes-on"
CASE = Record(is_case=True)
PASS, STANDING = t.PassTurn(ME), p.Standing()
ATTACH = p.AttachCard(ME, "a1", FIGHTING)
WON = {"prizes": 0}
TAKEN = {"prizes": 0, "marks": (Mark("prizes_taken"),)}


def case(**more: Any) -> Position:
    return position([mon()], [mon()], **{"record": CASE, **more})


def at_table(**more: Any) -> Position:
    return position([mon()], [mon()], **more)


def wins(by: int | None = ME, result: str = "", **more: Any) -> t.Claim:
    return t.Claim(ME, result, by, **more)


def test_an_ordinary_turn_is_not_spoken_of() -> None:
    for play in (PASS, ATTACH, STANDING, t.BeginTurn(YOU, YOU)):
        assert says(at_table(), play) == {}


# -- the last Prize --------------------------------------------------------------------------------


def test_win_last_prize() -> None:
    heard = ("reminder", ("seat.0",), None)
    assert hears(PRIZE, at_table(me=TAKEN), STANDING) == heard
    assert hears(PRIZE, case(you=WON), STANDING) == ("reminder", ("seat.1",), None)
    assert hears(PRIZE, case(me=WON), PASS) == heard
    assert hears(PRIZE, case(me=WON), wins()) == heard
    last = c.TakePrizes(ME, ((ME, 1),), "b1")
    assert hears(PRIZE, at_table(me={"prizes": 1}), last) == heard
    assert hears(PRIZE, at_table(me={"prizes": 1}), replace(last, taken=((ME, 2),))) == heard


def test_win_last_prize_is_silent_while_one_is_left() -> None:
    one = {"prizes": 1}
    assert hears(PRIZE, case(me=one), STANDING) is None
    assert hears(PRIZE, case(me=one), PASS) is None
    take = c.TakePrizes(ME, ((ME, 1),), "b1")
    assert hears(PRIZE, at_table(me={"prizes": 2}), take) is None
    assert hears(PRIZE, at_table(me={"prizes": None}), take) is None
    assert hears(PRIZE, at_table(me=one), replace(take, taken=((ME, 0),))) is None
    assert hears(PRIZE, at_table(me=WON), replace(take, taken=((ME, 0),))) is None
    assert hears(PRIZE, at_table(me=one), replace(take, taken=((7, 1),))) is None
    assert hears(PRIZE, at_table(me=one), replace(take, taken=((2, 1),))) is None
    assert hears(PRIZE, at_table(me=one), replace(take, taken=((-1, 1),))) is None


def test_win_last_prize_is_silent_where_nobody_took_one_or_it_is_known() -> None:
    assert hears(PRIZE, at_table(me=WON), STANDING) is None
    assert hears(PRIZE, at_table(me=TAKEN), PASS) is None
    assert hears(PRIZE, at_table(me=TAKEN, turn={"phase": "over"}), STANDING) is None
    assert hears(PRIZE, at_table(me=TAKEN, marks=(Mark("play_on"),)), STANDING) is None
    assert hears(PRIZE, at_table(me=TAKEN, turn={"number": 0}), STANDING) is None
    alone = at_table(me=TAKEN)
    alone = replace(alone, sides=alone.sides[:1])
    assert hears(PRIZE, alone, STANDING) is None
    last = c.TakePrizes(ME, ((ME, 1),), "b1")
    one = position([mon()], [mon()], me={"prizes": 1})
    assert hears(PRIZE, replace(one, sides=one.sides[:1]), last) is None


# -- no Pokémon ------------------------------------------------------------------------------------


def test_win_no_pokemon() -> None:
    heard = ("reminder", ("seat.0",), None)
    assert hears(NOBODY, position([mon()]), STANDING) == heard
    assert hears(NOBODY, position([mon()], record=CASE), PASS) == heard
    assert hears(NOBODY, at_table(), p.KnockOut(ME, "b1")) == heard
    two = position([mon()], [mon()], their_bench=[mon()])
    out = (p.KnockOut(ME, "b1"), p.KnockOut(ME, "b2"))
    assert hears(NOBODY, two, *out) == heard
    assert hears(NOBODY, at_table(turn={"number": 1}), p.KnockOut(ME, "b1")) == heard


def test_win_no_pokemon_is_silent_while_one_is_left() -> None:
    two = position([mon()], [mon()], their_bench=[mon()])
    assert hears(NOBODY, two, STANDING) is None
    assert hears(NOBODY, two, p.KnockOut(ME, "b1")) is None
    assert hears(NOBODY, at_table(), p.KnockOut(ME, "b9")) is None
    benched = position([mon()], their_bench=[mon()])
    assert hears(NOBODY, benched, STANDING) is None


def test_win_no_pokemon_is_silent_where_that_is_not_told_or_known() -> None:
    untold = position([mon()], you={"shown": False})
    assert hears(NOBODY, untold, STANDING) is None
    assert hears(NOBODY, position([mon()], turn={"number": 0}), STANDING) is None
    laid_out = at_table(turn={"number": 0})
    assert hears(NOBODY, laid_out, p.KnockOut(ME, "b1")) is None
    over = position([mon()], turn={"phase": "over"})
    assert hears(NOBODY, over, STANDING) is None
    assert hears(NOBODY, position([mon()]), PASS) is None
    assert hears(NOBODY, at_table(turn={"phase": "over"}), p.KnockOut(ME, "b1")) is None


# -- the deck --------------------------------------------------------------------------------------

EMPTY = {"deck": 0}


def test_win_deck_out() -> None:
    heard = ("reminder", ("seat.0",), None)
    assert hears(DECK, at_table(you=EMPTY), t.BeginTurn(YOU, YOU)) == (
        "reminder",
        ("seat.1",),
        None,
    )
    draw = c.DrawCards(ME, 1)
    first = {"turn": {"number": 1}, "you": EMPTY}
    assert hears(DECK, at_table(**first), t.BeginTurn(YOU, YOU)) is not None
    assert hears(DECK, at_table(me=EMPTY, turn={"phase": "draw"}), draw) == heard
    assert hears(DECK, at_table(me=EMPTY, turn={"drew": False}), draw) == heard
    assert hears(DECK, at_table(me=EMPTY), replace(draw, reason="turn")) == heard
    waits = {"turn": {"phase": "draw"}, "me": EMPTY}
    assert hears(DECK, case(**waits), wins(YOU)) == heard


def test_win_deck_out_is_silent_with_a_card_left_and_later_in_the_turn() -> None:
    assert hears(DECK, at_table(), t.BeginTurn(YOU, YOU)) is None
    assert hears(DECK, at_table(you={"deck": 1}), t.BeginTurn(YOU, YOU)) is None
    assert hears(DECK, at_table(me=EMPTY), c.DrawCards(ME, 3, "effect")) is None
    assert hears(DECK, at_table(me=EMPTY), PASS) is None
    assert hears(DECK, case(me=EMPTY), wins(YOU)) is None
    assert hears(DECK, case(you=EMPTY), wins()) is None
    assert hears(DECK, at_table(you=EMPTY), c.DrawCards(ME, 3, "effect")) is None
    waits = {"turn": {"phase": "draw"}, "me": EMPTY}
    assert hears(DECK, at_table(**waits), wins(YOU)) is None
    assert hears(DECK, at_table(you=EMPTY), t.BeginTurn(7, 7)) is None
    assert hears(DECK, at_table(you=EMPTY), t.BeginTurn(2, 2)) is None
    assert hears(DECK, at_table(you=EMPTY), t.BeginTurn(-1, -1)) is None
    opening = {"turn": {"number": 0, "phase": "setup"}, "me": EMPTY}
    assert hears(DECK, at_table(**opening), c.DrawCards(ME, 7, "turn")) is None


# -- playing on ------------------------------------------------------------------------------------


def test_win_play_goes_on() -> None:
    heard = ("suspicious", ("seat.0",), None)
    assert hears(GOES_ON, at_table(me=TAKEN), ATTACH) == heard
    assert hears(GOES_ON, case(me=WON), t.BeginTurn(YOU, YOU)) == heard
    assert hears(GOES_ON, position([mon()]), ATTACH) == heard
    assert hears(GOES_ON, at_table(you=TAKEN), ATTACH) == ("suspicious", ("seat.1",), None)
    both = at_table(me=TAKEN, you=TAKEN)
    assert hears(GOES_ON, both, ATTACH) == heard
    assert hears(GOES_ON, at_table(me=TAKEN), PASS) == heard
    (said,) = [one for one in judge(at_table(me=TAKEN), (ATTACH,)) if one.rule == GOES_ON]
    assert said.message.en == "The game is decided (Aki: all Prizes taken)."


def test_win_play_goes_on_is_silent_once_it_is_over_or_people_agreed() -> None:
    assert hears(GOES_ON, at_table(me=TAKEN, turn={"phase": "over"}), ATTACH) is None
    assert hears(GOES_ON, at_table(me=TAKEN, marks=(Mark("play_on"),)), ATTACH) is None
    assert hears(GOES_ON, case(me=WON), PASS) is None
    assert hears(GOES_ON, at_table(me=TAKEN), p.Promote(ME, "a1")) is None
    assert hears(GOES_ON, at_table(me=TAKEN), replace(ATTACH, manual=False)) is None
    assert hears(GOES_ON, at_table(), ATTACH) is None
