"""What a result must rest on, and what decides it."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.turn_record import Record
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import (
    FIGHTING,
    ME,
    YOU,
    ability,
    attack,
    hears,
    mon,
    pokemon,
    position,
    trainer,
    words,
)

BOTH, BREAKER = "win-simultaneous", "win-tiebreaker"
CARD, CLAIM = "win-by-card", "win-claim-wrong"
CASE = Record(is_case=True)
PASS, STANDING = t.PassTurn(ME), p.Standing()
ATTACH = p.AttachCard(ME, "a1", FIGHTING)
WON, EMPTY = {"prizes": 0}, {"deck": 0}
TAKEN = {"prizes": 0, "marks": (Mark("prizes_taken"),)}


def case(**more: Any) -> Position:
    return position([mon()], [mon()], **{"record": CASE, **more})


def at_table(**more: Any) -> Position:
    return position([mon()], [mon()], **more)


def wins(by: int | None = ME, result: str = "", **more: Any) -> t.Claim:
    return t.Claim(ME, result, by, **more)


# -- both at once ----------------------------------------------------------------------------------


def two_to_one(**more: Any) -> Position:
    return position([mon()], me=WON, you=WON, record=CASE, **more)


def test_win_simultaneous() -> None:
    right = (
        "Aki wins: 2 conditions (all Prizes taken and no opposing Pokémon left in play) against 1"
    )
    assert hears(BOTH, two_to_one(), wins(None, "sudden death")) == ("reminder", (), right)
    assert hears(BOTH, two_to_one(), wins(YOU)) == ("reminder", (), right)
    assert hears(BOTH, two_to_one(), STANDING) == ("reminder", (), right)
    assert hears(BOTH, two_to_one(), wins(None, "tie", tie=True)) is not None
    equal = at_table(me=TAKEN, you=TAKEN)
    assert hears(BOTH, equal, STANDING) == ("reminder", (), "A tie: 1 against 1")
    assert hears(BOTH, equal, wins()) == ("reminder", (), "A tie: 1 against 1")
    (said,) = [one for one in judge(equal, (STANDING,)) if one.rule == BOTH]
    assert said.message.en == (
        "Both sides meet conditions (Aki: all Prizes taken; Ren: all Prizes taken). "
        "A tie: 1 against 1."
    )


def test_win_simultaneous_is_silent_for_who_says_how_it_stands() -> None:
    assert hears(BOTH, two_to_one(), wins()) is None
    equal = at_table(me=TAKEN, you=TAKEN)
    assert hears(BOTH, equal, wins(None, "tie", tie=True)) is None
    assert hears(BOTH, equal, wins(None, "concede")) is None
    assert hears(BOTH, at_table(me=TAKEN), wins(YOU)) is None
    assert hears(BOTH, at_table(me=TAKEN), STANDING) is None
    assert hears(BOTH, at_table(me=TAKEN, you=TAKEN, turn={"phase": "over"}), STANDING) is None
    assert hears(BOTH, at_table(me=TAKEN, you=TAKEN, turn={"phase": "over"}), wins()) is not None


def test_win_simultaneous_of_more_than_two_is_left_to_people() -> None:
    equal = at_table(me=TAKEN, you=TAKEN)
    more = (replace(side, player=side.player + 2) for side in equal.sides)
    four = replace(equal, sides=(*equal.sides, *more))
    assert hears(BOTH, four, STANDING) is None
    assert hears(CLAIM, four, wins()) is not None, "nobody is ahead of the others"


def test_win_tiebreaker() -> None:
    heard = ("reminder", (), 6)
    assert hears(BREAKER, at_table(), wins(None, "Sudden Death")) == heard
    assert hears(BREAKER, at_table(), wins(None, "a one-prize game")) == heard
    assert hears(BREAKER, at_table(), wins(None, "サドンデス")) == heard
    assert hears(BREAKER, at_table(), c.SetPrizes(ME, 1)) == heard


def test_win_tiebreaker_is_silent_for_six_prizes_and_where_it_was_agreed() -> None:
    assert hears(BREAKER, at_table(), wins(None, "tie")) is None
    assert hears(BREAKER, at_table(), c.SetPrizes(ME, 6)) is None
    for option in (("tie", "sudden-death"), ("game", "sudden-death"), ("prizes", "1")):
        agreed = at_table(options=(option,))
        assert hears(BREAKER, agreed, wins(None, "sudden death")) is None
        assert hears(BREAKER, agreed, c.SetPrizes(ME, 1)) is None


# -- by a card -------------------------------------------------------------------------------------

EXACT = "If you use this attack when you have exactly 1 Prize card remaining, you win this game."
SIGN = pokemon("Sign", attack("Symbol", "", "", EXACT), attack("Hit", "", "10"))
UNOWN = pokemon("Unown", abilities=(ability("Damage", "If you do, you win this game."),))


def ends(card: Card | None, play: Play, **more: Any) -> Any:
    return hears(CARD, position([mon(card)], [mon()], **more), play)


def test_win_by_card() -> None:
    heard, one = ("reminder", ("a1",), None), {"prizes": 1}
    symbol = p.Attack(ME, "a1", "Symbol")
    assert ends(SIGN, symbol, me=one) == heard
    assert ends(SIGN, symbol, me={"prizes": None}) == heard
    assert ends(UNOWN, p.UseAbility(ME, "a1", "Damage")) == heard
    unread = Card("?", words("Sigilyph"), "unknown")
    assert ends(unread, p.Attack(ME, "a1", "Victory Symbol"), me=one) == heard
    after = {"plays": (symbol,)}
    assert ends(SIGN, PASS, me=one, turn=after, record=CASE) == heard


def test_win_by_card_is_silent_with_more_prizes_left_and_for_other_texts() -> None:
    symbol = p.Attack(ME, "a1", "Symbol")
    assert ends(SIGN, symbol, me={"prizes": 2}) is None
    assert ends(SIGN, symbol, you={"prizes": 1}) is None
    assert ends(SIGN, p.Attack(ME, "a1", "Hit"), me={"prizes": 1}) is None
    assert ends(SIGN, p.Attack(ME, "a9", "Symbol"), me={"prizes": 1}) is None
    assert ends(UNOWN, p.UseAbility(ME, "a1", "Elsewhere")) is None
    unread = Card("?", words("Sigilyph"), "unknown")
    assert ends(unread, p.Attack(ME, "a1", "Victory Symbol")) is None
    assert ends(unread, p.Attack(ME, "a1", "Other"), me={"prizes": 1}) is None
    over = {"phase": "over"}
    assert ends(SIGN, symbol, me={"prizes": 1}, turn=over) is None
    assert ends(SIGN, symbol, me={"prizes": 1}, marks=(Mark("play_on"),)) is None
    after = {"plays": (symbol,)}
    assert ends(SIGN, PASS, me={"prizes": 1}, turn=after) is None
    assert ends(SIGN, PASS, me={"prizes": 1}, record=CASE) is None
    assert ends(SIGN, p.Promote(ME, "a1"), me={"prizes": 1}, turn=after, record=CASE) is None
    by_effect = replace(ATTACH, manual=False)
    assert ends(SIGN, by_effect, me={"prizes": 1}, turn=after, record=CASE) is None


# -- claims ----------------------------------------------------------------------------------------


def test_win_claim_wrong() -> None:
    heard = ("suspicious", (), "Nobody has won yet")
    assert hears(CLAIM, case(me={"prizes": 1}), wins()) == heard
    assert hears(CLAIM, case(), wins(None, "tie", tie=True)) == heard
    one = "Aki wins: 1 condition (all Prizes taken) against 0"
    assert hears(CLAIM, case(me=WON), wins(YOU)) == ("suspicious", (), one)
    assert hears(CLAIM, at_table(me=TAKEN), wins(YOU)) == ("suspicious", (), one)
    assert hears(CLAIM, case(me=WON, you=WON), wins()) is not None
    assert hears(CLAIM, two_to_one(), wins(None, "sudden death")) is not None
    assert hears(CLAIM, two_to_one(), wins(None, "tiebreaker")) is not None
    assert hears(CLAIM, case(me=WON, you=WON), wins(None, "something")) is not None
    assert hears(CLAIM, at_table(turn={"phase": "over"}), wins()) == heard
    assert hears(CLAIM, at_table(turn={"number": 1}), wins()) == heard


def test_win_claim_wrong_is_silent_for_a_win_that_is_one() -> None:
    assert hears(CLAIM, case(me=WON), wins()) is None
    assert hears(CLAIM, case(me=WON, you=WON), wins(None, "tie", tie=True)) is None
    assert hears(CLAIM, case(me=WON, you=WON), wins(None, "sudden death")) is None
    assert hears(CLAIM, case(me=WON, you=WON), wins(None, "a tie-breaker")) is None
    assert hears(CLAIM, position([mon()]), wins()) is None
    waits = {"turn": {"drew": False}, "me": EMPTY}
    assert hears(CLAIM, at_table(**waits), wins(YOU)) is None
    assert hears(CLAIM, at_table(me=EMPTY), wins(YOU)) is not None
    theirs = {"turn": {"drew": False}, "you": EMPTY}
    assert hears(CLAIM, at_table(**theirs), wins()) is not None


@pytest.mark.parametrize("said", ["concede", "Aki concedes", "I resign", "投了"])
def test_win_claim_wrong_is_silent_for_giving_up(said: str) -> None:
    assert hears(CLAIM, case(), wins(None, said)) is None
    announced = (wins(None, said), wins(YOU, "Ren wins"))
    assert hears(CLAIM, case(), *announced) is None


def test_win_claim_wrong_is_silent_where_a_card_may_have_ended_the_game() -> None:
    symbol = p.Attack(ME, "a1", "Symbol")
    after = {"plays": (c.PlayTrainer(ME, trainer("Ball")), symbol)}
    assert hears(CLAIM, position([mon(SIGN)], [mon()], turn=after), wins()) is None
    named = {"plays": (p.Attack(ME, "a1", "Victory Symbol"),)}
    assert hears(CLAIM, position([mon(SIGN)], [mon()], turn=named), wins()) is None
    other = {"plays": (p.Attack(ME, "a1", "Hit"),)}
    assert hears(CLAIM, position([mon(SIGN)], [mon()], turn=other), wins()) is not None
    assert hears(CLAIM, at_table(turn={"number": 0}), wins()) is None


def test_a_tiebreaker_is_won_with_fewer_prizes() -> None:
    game = (("game", "tiebreaker"),)
    few, many = {"prizes": 5}, {"prizes": 6}
    assert hears(CLAIM, at_table(me=few, you=many, options=game), wins()) is None
    assert hears(CLAIM, at_table(me=few, you=many), wins()) is not None
    assert hears(CLAIM, at_table(me=few, you=few, options=game), wins()) is not None
    assert hears(CLAIM, at_table(me=many, you=few, options=game), wins()) is not None
    assert hears(CLAIM, at_table(me=few, you={"prizes": None}, options=game), wins()) is not None
    assert hears(CLAIM, at_table(me={"prizes": 0}, you=few, options=game), wins()) is not None
