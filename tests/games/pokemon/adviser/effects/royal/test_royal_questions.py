"""What the rules of a Battle Royal ask alike."""

from __future__ import annotations

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.effects.royal.royal_questions import (
    aimed_at,
    attacked_owner,
    attacks_made,
    by_the_sheet,
    foes,
    is_between,
    last_trainer,
    named_players,
    turn_enders,
    was_hit,
)
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from tests.games.pokemon.adviser.royal import SHEET, A, B, C, D, royal
from tests.games.pokemon.adviser.situation import ability, mon, pokemon, trainer


def test_each_difference_is_read_as_the_text_or_by_itself() -> None:
    assert not by_the_sheet(royal(), "br-spots")
    assert by_the_sheet(royal(options=SHEET), "br-spots")
    one = royal(options=(("br-spots", "clarified"), *SHEET))
    assert (by_the_sheet(one, "br-spots"), by_the_sheet(one, "br-between")) == (False, True)


def test_players_are_named_and_who_is_out_is_no_opponent() -> None:
    table = royal(sides={C: {"out": True}})
    assert foes(table, A) == (B, D)
    assert foes(table, -1) == ()
    assert named_players(table, (B, D)).en == "B and D"


def test_whom_an_attack_aims_at() -> None:
    table = royal()
    assert aimed_at(table, p.Attack(A, "a1", target="c2")) == "c2"
    assert aimed_at(table, p.Attack(A, "a1", damage=(("b1", 10), ("a2", 10)))) == "b1"
    assert aimed_at(table, p.Attack(A, "a1", damage=(("b1", 10), ("c1", 10)))) == ""
    assert attacked_owner(table, p.Attack(A, "a1", target="c2")) == C
    assert attacked_owner(table, p.Attack(A, "a1", target="a2")) is None


def test_what_was_hit_stands_in_the_turn_or_on_the_pokemon() -> None:
    marked = mon(None, plain=True, marks=(Mark("hit", 1),))
    table = royal(b=[marked, mon()], turn={"hit": ("c1",)})
    assert [uid for uid in ("b1", "b2", "c1", "c2") if was_hit(table, uid)] == ["b1", "c1"]


def test_between_two_attacks() -> None:
    one = (p.Attack(A, "a1"),)
    assert is_between(royal(turn={"plays": one}))
    assert is_between(royal(turn={"phase": "between_attacks"}))
    assert not is_between(royal())
    assert not is_between(royal(turn={"plays": one * 2}))
    assert attacks_made(royal(turn={"used": (("attack", 2),), "plays": one})) == 2


def test_who_ended_the_turn_and_which_trainer_was_last() -> None:
    ender = pokemon("Ender", abilities=(ability("Rest", "Draw 2 cards. Your turn ends."),))
    used = p.UseAbility(A, "a1", "Rest")
    assert list(turn_enders(royal([mon(ender)], turn={"plays": (used,)}))) == ["a1"]
    other = replace(used, unit="a2")
    assert list(turn_enders(royal([mon(ender), mon()], turn={"plays": (other,)}))) == []
    ball = c.PlayTrainer(A, trainer("Ball"))
    flip = c.FlipCoins(A)
    assert last_trainer(royal(turn={"plays": (ball, flip)}), flip) is ball
    assert last_trainer(replace(royal(), gesture=(flip, ball)), flip) is None
