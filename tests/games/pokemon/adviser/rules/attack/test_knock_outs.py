"""When a Pokémon is Knocked Out, and where its cards go."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.case_marks import CAUSED
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position_sides import Condition, Mon
from app.games.pokemon.adviser.model.turn_record import KnockedOut, Record
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import (
    FIGHTING,
    FIRE,
    ME,
    PIKACHU,
    RALTS,
    RIOLU,
    YOU,
    ability,
    attack,
    hears,
    mon,
    pokemon,
    position,
    says,
    trainer,
    words,
)

DONE, EARLY, HP = "ko-not-done", "ko-too-early", "ko-hp-modified"
LEFT, PRISM, EFFECTS = "ko-attached-left", "ko-prism-lost-zone", "ko-own-effect-order"
PASS = t.PassTurn(ME)
HUNDRED = pokemon("Hundred", attack("Hit", "", "10"), hp=100)
UNREAD = Card("?", words("Odd"), "unknown")


def heard(rule: str, stands: Mon, *plays: Play, **more: Any) -> Any:
    table = position([mon(RIOLU)], [stands], their_bench=[mon(PIKACHU)], **more)
    return hears(rule, table, *plays)


# -- damage and HP ---------------------------------------------------------------------------------


def test_ko_not_done() -> None:
    assert heard(DONE, mon(HUNDRED, damage=100), PASS) == ("illegal", ("b1",), None)
    assert heard(DONE, mon(HUNDRED, damage=150), PASS) == ("illegal", ("b1",), None)
    assert heard(DONE, mon(None, hp_left=0), PASS) == ("illegal", ("b1",), None)
    out = mon(HUNDRED, damage=100)
    assert heard(DONE, out, t.BeginTurn(YOU, YOU)) is not None
    hurt = position([mon(RIOLU, damage=10)], [out], their_bench=[mon(PIKACHU)])
    assert hears(DONE, hurt, PASS) == ("illegal", ("b1",), None)
    assert heard(DONE, out, p.AttachCard(ME, "a1", FIGHTING)) is not None
    for phase in ("end", "checkup"):
        assert heard(DONE, out, PASS, turn={"phase": phase}) is not None
    assert heard(DONE, out, p.Standing()) is None
    assert heard(DONE, out, p.Standing(), record=Record(is_case=True)) is not None


def test_ko_not_done_is_silent_while_hp_are_left_and_people_are_at_work() -> None:
    assert heard(DONE, mon(HUNDRED, damage=90), PASS) is None
    assert heard(DONE, mon(None, hp_left=10), PASS) is None
    assert heard(DONE, mon(None, damage=500), PASS) is None
    assert heard(DONE, mon(UNREAD, damage=500), PASS) is None
    out = mon(HUNDRED, damage=100)
    for play in (p.KnockOut(ME, "b1"), p.ChangeDamage(ME, "b1", 10), c.TakePrizes(ME, ((ME, 1),))):
        assert heard(DONE, out, play) is None
    assert heard(DONE, out, p.AttachCard(ME, "a1", FIGHTING, manual=False)) is None
    assert heard(DONE, out, PASS, turn={"number": 0}) is None


def test_ko_not_done_counts_what_people_noted() -> None:
    assert heard(DONE, mon(HUNDRED, damage=100, marks=(Mark("hp", 50),)), PASS) is None
    assert heard(DONE, mon(HUNDRED, damage=150, marks=(Mark("hp", 50),)), PASS) is not None
    assert heard(DONE, mon(HUNDRED, damage=50, marks=(Mark("hp_less", 50),)), PASS) is not None


GROWS = "The Grass Pokémon this card is attached to gets +20 HP."
CHARM = trainer("Charm", "tool", "On a Basic Pokémon: its maximum HP rises by 50.")
CAPE = trainer("Cape", "tool", "The Pokémon this card is attached to gets +100 HP.")
OWNED = trainer("Weight", "tool", "The Cynthia's Pokémon this card is attached to gets +70 HP.")


def stays(damage: int, card: Card = HUNDRED, **more: Any) -> Any:
    return heard(DONE, mon(card, damage=damage), PASS, **more)


def with_tool(damage: int, tool: Card, card: Card = HUNDRED, **more: Any) -> Any:
    return heard(DONE, mon(card, damage=damage, tools=(tool,)), PASS, **more)


def test_ko_not_done_counts_what_texts_plainly_add() -> None:
    grass = pokemon("Leaf", attack("Hit", "", "10"), types="G")
    growing = trainer("Growing", "tool", GROWS)
    assert with_tool(100, growing, grass) is None
    assert with_tool(110, growing, grass) is None
    assert with_tool(120, growing, grass) == ("illegal", ("b1",), None)
    assert with_tool(100, growing) == ("illegal", ("b1",), None)
    assert with_tool(140, CHARM) is None
    assert with_tool(150, CHARM) == ("illegal", ("b1",), None)
    grown = pokemon("Grown", stage="stage1")
    assert with_tool(100, CHARM, grown) == ("illegal", ("b1",), None)
    assert with_tool(190, CAPE) is None
    assert with_tool(200, CAPE) == ("illegal", ("b1",), None)
    energetic = heard(DONE, mon(grass, damage=100, energy=(growing,)), PASS)
    assert energetic is None


def test_ko_not_done_is_silent_where_a_text_may_add_hp() -> None:
    cynthia = pokemon("Cynthia's Gible")
    assert with_tool(160, OWNED, cynthia) is None
    assert with_tool(170, OWNED, cynthia) == ("illegal", ("b1",), None)
    assert with_tool(100, OWNED) == ("illegal", ("b1",), None), "the owner stands in the name"
    special = pokemon(
        "Tyrant", abilities=(ability("A", "If it has Special Energy attached, it gets +150 HP."),)
    )
    assert stays(240, special) is None
    assert stays(250, special) is not None
    stadium = [trainer("Gym", "stadium", "Each Pokémon gets +30 HP.")]
    assert stays(120, stadiums=stadium) is None
    assert stays(130, stadiums=stadium) is not None


def test_ko_not_done_is_less_sure_beside_a_card_that_is_not_known() -> None:
    maybe = ("suspicious", ("b1",), None)
    assert with_tool(100, UNREAD) == maybe
    assert with_tool(100, trainer("Unread", "tool")) == maybe
    assert heard(DONE, mon(HUNDRED, damage=100, unknown=1), PASS) == maybe
    assert heard(DONE, mon(HUNDRED, damage=100, energy=(UNREAD,)), PASS) == maybe
    assert with_tool(90, UNREAD) is None


def test_tools_without_effect_add_no_hp() -> None:
    tower = [trainer("Jamming Tower", "stadium")]
    assert with_tool(100, CAPE, stadiums=tower) == ("illegal", ("b1",), None)
    assert with_tool(100, CAPE, marks=(Mark("no_tools"),)) == ("illegal", ("b1",), None)


def test_a_note_answers_for_all_texts_about_hp() -> None:
    for key, value in (("hp", 50), ("hp_less", 20)):
        marks = (Mark(key, value),)
        least = 100 + (value if key == "hp" else -value)
        tool = mon(HUNDRED, damage=least, tools=(CAPE,), marks=marks)
        assert heard(DONE, tool, PASS) == ("illegal", ("b1",), None)
        nearly = mon(HUNDRED, damage=least - 10, tools=(CAPE,), marks=marks)
        assert heard(DONE, nearly, PASS) is None


@pytest.mark.parametrize("sign", ["-", "−", "–"])
def test_texts_that_take_hp_off(sign: str) -> None:
    heavy = trainer("Heavy", "tool", f"The Pokémon this card is attached to gets {sign}30 HP.")
    assert with_tool(70, heavy) == ("illegal", ("b1",), None)
    assert with_tool(60, heavy) is None
    assert heard(EARLY, mon(HUNDRED, damage=70, tools=(heavy,)), p.KnockOut(ME, "b1")) is None


# -- too early -------------------------------------------------------------------------------------

OUT = p.KnockOut(ME, "b1")


def test_ko_too_early() -> None:
    assert heard(EARLY, mon(HUNDRED, damage=90), OUT) == ("suspicious", ("b1",), None)
    assert heard(EARLY, mon(None, hp_left=10), OUT) == ("suspicious", ("b1",), None)
    table = position([mon()], [mon(HUNDRED, damage=90)], their_bench=[mon()])
    assert says(table, OUT) == {EARLY: "suspicious"}
    (said,) = judge(table, (OUT,))
    assert "has 10 HP left" in said.message.en


def test_ko_too_early_is_silent_without_hp_left() -> None:
    assert heard(EARLY, mon(HUNDRED, damage=100), OUT) is None
    assert heard(EARLY, mon(None, hp_left=0), OUT) is None
    assert heard(EARLY, mon(None), OUT) is None
    assert heard(EARLY, mon(HUNDRED), p.KnockOut(ME, "b9")) is None
    gym = [trainer("Gym", "stadium", "Each Stage 2 Pokémon gets -30 HP.")]
    assert heard(EARLY, mon(HUNDRED, damage=70), OUT, stadiums=gym) is None
    assert heard(EARLY, mon(HUNDRED, damage=60), OUT, stadiums=gym) is not None


def test_ko_too_early_is_silent_where_an_effect_says_so() -> None:
    assert heard(EARLY, mon(HUNDRED), p.KnockOut(ME, "b1", effect=True)) is None
    blast = pokemon("Blast", abilities=(ability("A", "Knock Out this Pokémon."),))
    assert heard(EARLY, mon(blast), OUT) is None
    ends = trainer("Ends", text="The Defending Pokémon is Knocked Out.")
    assert heard(EARLY, mon(HUNDRED), OUT, turn={"plays": (c.PlayTrainer(ME, ends),)}) is None
    assert heard(EARLY, mon(HUNDRED), c.PlayTrainer(ME, ends), OUT) is None
    assert heard(EARLY, mon(HUNDRED), OUT, turn={"plays": (c.PlayTrainer(ME, None),)}) is None
    draw = c.PlayTrainer(ME, trainer("Draw", text="Draw 2 cards."))
    assert heard(EARLY, mon(HUNDRED), OUT, turn={"plays": (draw,)}) is not None


# -- HP that go ------------------------------------------------------------------------------------


def test_ko_hp_modified() -> None:
    off = p.Detach(ME, "b1", CAPE, "discard")
    assert heard(HP, mon(HUNDRED, damage=100, tools=(CAPE,)), off) == ("reminder", ("b1",), None)
    less = mon(HUNDRED, damage=80, marks=(Mark("hp_less", 20),))
    assert heard(HP, less, off) is not None
    told = trainer("マント", "tool", "このポケモンの最大HPは「100」大きくなる。")
    off = p.Detach(ME, "b1", told, "discard")
    assert heard(HP, mon(HUNDRED, damage=100, tools=(told,)), off) is not None


def test_ko_hp_modified_is_silent_where_hp_stay() -> None:
    off = p.Detach(ME, "b1", CAPE, "discard")
    assert heard(HP, mon(HUNDRED, damage=90), off) is None
    other = p.Detach(ME, "b1", trainer("Belt", "tool", "Attacks do 30 more damage."), "discard")
    assert heard(HP, mon(HUNDRED, damage=100), other) is None
    assert heard(HP, mon(HUNDRED, damage=100), p.Detach(ME, "b1", None, "discard")) is None
    assert heard(HP, mon(None, damage=100), off) is None
    assert heard(HP, mon(UNREAD, damage=100), off) is None
    assert heard(HP, mon(HUNDRED, damage=100), p.Detach(ME, "b9", CAPE, "discard")) is None


# -- its cards -------------------------------------------------------------------------------------

WHOLE = mon(HUNDRED, damage=100, stack=(RALTS, HUNDRED), energy=(FIRE,), tools=(CAPE,))


def gone(*cards: Card, **more: Any) -> Any:
    return heard(LEFT, WHOLE, p.KnockOut(ME, "b1", discarded=cards, **more))


def test_ko_attached_left() -> None:
    illegal = ("illegal", ("b1",), None)
    assert gone(RALTS, HUNDRED, FIRE) == illegal
    assert gone(RALTS, HUNDRED, CAPE) == illegal
    assert gone(HUNDRED, FIRE, CAPE) == illegal
    assert gone() == illegal
    other = mon(HUNDRED, others=(FIGHTING,))
    assert heard(LEFT, other, p.KnockOut(ME, "b1", discarded=(HUNDRED,))) == illegal
    to_hand = p.KnockOut(ME, "b1", "hand")
    assert heard(LEFT, WHOLE, to_hand) == ("suspicious", ("b1",), None)
    assert heard(LEFT, WHOLE, p.KnockOut(ME, "b1", "deck")) is not None


def test_ko_attached_left_is_silent_where_all_went() -> None:
    assert gone(CAPE, FIRE, HUNDRED, RALTS) is None
    assert gone(CAPE, FIRE, HUNDRED, RALTS, FIGHTING) is None
    assert gone(HUNDRED, effect=True) is None
    assert heard(LEFT, WHOLE, p.KnockOut(ME, "b1")) is None
    assert heard(LEFT, WHOLE, p.KnockOut(ME, "b1", "lost")) is None
    assert heard(LEFT, WHOLE, p.KnockOut(ME, "b9", discarded=())) is None


def test_ko_attached_left_of_what_lies_where_pokemon_stand() -> None:
    out = Record(kos=(KnockedOut(ME, YOU, 5),))
    heard_of = ("illegal", ("b1",), None)
    assert heard(LEFT, mon(FIRE), p.Standing(), record=out) == heard_of
    assert heard(LEFT, mon(CAPE), p.Standing(), record=out) == heard_of
    assert heard(LEFT, mon(HUNDRED), p.Standing(), record=out) is None
    assert heard(LEFT, mon(FIRE), p.Standing()) is None


# -- ◇ ---------------------------------------------------------------------------------------------

GIRATINA = pokemon("Giratina ◇", tags=("Prism Star",))


@pytest.mark.parametrize(
    "play",
    [
        p.KnockOut(ME, "b1"),
        p.LeavePlay(ME, "b1", "discard"),
        p.Detach(ME, "b1", GIRATINA, "discard"),
        p.KnockOut(ME, "b1", "", discarded=(GIRATINA,)),
    ],
)
def test_ko_prism_lost_zone(play: Play) -> None:
    assert heard(PRISM, mon(GIRATINA), play) == ("illegal", ("b1",), None)


def test_ko_prism_lost_zone_from_a_pile() -> None:
    move = c.MoveCards(ME, (None, GIRATINA), "hand", "discard", owners=(ME, ME))
    assert heard(PRISM, mon(), move) == ("illegal", ("seat.0",), None)


@pytest.mark.parametrize(
    "play",
    [
        p.KnockOut(ME, "b1", "lost"),
        p.KnockOut(ME, "b1", ""),
        p.KnockOut(ME, "b9"),
        p.LeavePlay(ME, "b1", "hand"),
        p.Detach(ME, "b1", GIRATINA, "lost"),
        p.Detach(ME, "b1", FIRE, "discard"),
        p.KnockOut(ME, "b1", discarded=(FIRE,)),
        c.MoveCards(ME, (FIRE,), "hand", "discard"),
    ],
)
def test_ko_prism_lost_zone_is_silent_for_other_ways(play: Play) -> None:
    assert heard(PRISM, mon(GIRATINA), play) is None


def test_ko_prism_lost_zone_is_silent_for_a_card_that_went_elsewhere_before() -> None:
    boost = trainer("Boost ◇", "tool", tags=("Prism Star",))
    off = p.Detach(ME, "b1", boost, "lost")
    stands = mon(HUNDRED, damage=100, tools=(boost,))
    assert heard(PRISM, stands, off, OUT) is None
    assert heard(PRISM, stands, OUT) is not None
    assert heard(LEFT, stands, p.KnockOut(ME, "b1", discarded=(HUNDRED,))) is None


# -- several effects -------------------------------------------------------------------------------

LEGACY = trainer("Legacy", "tool", "If this Pokémon is Knocked Out, take 1 fewer Prize card.")
SPIKY = pokemon("Spiky", abilities=(ability("A", "When this Pokémon is Knocked Out, put 1."),))


def outs(*stands: Mon, **more: Any) -> Any:
    plays = [p.KnockOut(ME, f"b{n}") for n in range(1, len(stands) + 1)]
    return hears(EFFECTS, position([mon()], stands[:1], their_bench=stands[1:], **more), *plays)


def test_ko_own_effect_order() -> None:
    assert outs(mon(SPIKY), mon(tools=(LEGACY,))) == ("reminder", ("b1", "b2"), None)
    assert outs(mon(), mon(SPIKY), mon(energy=(LEGACY,))) == ("reminder", ("b2", "b3"), None)
    theirs = position([mon()], [mon(SPIKY)], their_bench=[mon(SPIKY)], turn={"player": YOU})
    both = (p.KnockOut(ME, "b1"), p.KnockOut(ME, "b2"))
    said = next(one for one in judge(replace(theirs, gesture=both), both) if one.rule == EFFECTS)
    assert "Ren, whose turn it is" in said.message.en
    assert hears(EFFECTS, replace(theirs, gesture=both), both[0]) is not None
    assert hears(EFFECTS, replace(theirs, gesture=both), both[1]) is None, "said once"


def test_ko_own_effect_order_is_silent_for_one() -> None:
    assert outs(mon(SPIKY), mon()) is None
    assert outs(mon(SPIKY)) is None
    assert outs(mon(), mon(None)) is None
    assert outs(mon(trainer("Doll", hp=10)), mon(SPIKY)) is None
    one = position([mon()], [mon(SPIKY)])
    assert hears(EFFECTS, one, p.KnockOut(ME, "b1"), p.KnockOut(ME, "b9")) is None


# -- Prizes for one that has HP left ---------------------------------------------------------------

TAKE = c.TakePrizes(ME, ((ME, 1),), "b1")
CASE = Record(is_case=True)


def test_ko_too_early_of_prizes_that_a_case_takes() -> None:
    assert heard(EARLY, mon(HUNDRED, damage=90), TAKE, record=CASE) == ("suspicious", ("b1",), None)
    assert heard(EARLY, mon(None, hp_left=10), TAKE, record=CASE) is not None
    assert heard(EARLY, mon(HUNDRED, damage=100), TAKE, record=CASE) is None


def test_ko_too_early_of_prizes_is_silent_where_more_may_have_happened() -> None:
    hurt = mon(HUNDRED, damage=90)
    assert heard(EARLY, hurt, TAKE) is None, "at a table damage is put before"
    assert heard(EARLY, mon(HUNDRED), TAKE, record=CASE) is None, "no damage is told"
    for stands in (
        replace(hurt, conditions=(Condition("poisoned"),)),
        replace(hurt, marks=(Mark(CAUSED),)),
    ):
        assert heard(EARLY, stands, TAKE, record=CASE) is None
    hit = {"plays": (p.Attack(ME, "a1", "Punch", target="b1"),)}
    assert heard(EARLY, hurt, TAKE, record=CASE, turn=hit) is None
    assert heard(EARLY, hurt, replace(TAKE, effect=True), record=CASE) is None
