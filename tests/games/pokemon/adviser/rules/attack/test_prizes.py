"""How many Prizes a Knock Out gives."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.turn_record import KnockedOut, Record
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.placeholder_card import placeholder_card
from tests.games.pokemon.adviser.situation import (
    FIGHTING,
    ME,
    PIKACHU,
    YOU,
    ability,
    attack,
    energy,
    hears,
    mon,
    pokemon,
    position,
    says,
    trainer,
)

COUNT, OLD = "ko-prize-count", "ko-prize-mega-old"
CHANGED, FEW = "ko-prize-modified", "ko-prize-too-many-left"
NOW = 5
MEGA = pokemon("Mega Lucario ex", hp=340, tags=("Mega", "ex"), prizes=3)
PLAIN = pokemon("Plain", hp=100)
LEGACY = energy("", "Legacy Energy")
CASE = Record(is_case=True)


def take(number: int, ko: str = "b1", by: int = ME, **more: Any) -> c.TakePrizes:
    return c.TakePrizes(by, ((more.pop("who", ME), number),), ko, **more)


def table(out: Card | None = MEGA, **more: Any) -> Position:
    own = {key: more.pop(key) for key in ("energy", "tools", "marks", "damage") if key in more}
    bench = more.pop("their_bench", [mon(PIKACHU)])
    return position([mon()], [mon(out, **own)], their_bench=bench, **more)


# -- how many --------------------------------------------------------------------------------------


def test_ko_prize_count() -> None:
    assert hears(COUNT, table(), take(2)) == ("illegal", ("b1",), {"Aki": 3})
    assert hears(COUNT, table(), take(4)) == ("illegal", ("b1",), {"Aki": 3})
    assert hears(COUNT, table(PLAIN), take(2)) == ("illegal", ("b1",), {"Aki": 1})
    assert hears(COUNT, table(PLAIN), take(0)) == ("illegal", ("b1",), {"Aki": 1})
    assert says(table(), take(2)) == {COUNT: "illegal"}
    (said,) = judge(table(), (take(1),))
    assert said.message.en == "Aki takes 3 Prize cards for Mega Lucario ex, not 1."
    (one,) = judge(table(PLAIN), (take(2),))
    assert one.message.en == "Aki takes 1 Prize card for Plain, not 2."


def test_ko_prize_count_is_silent_for_the_right_number() -> None:
    assert says(table(), take(3)) == {}
    assert says(table(PLAIN), take(1)) == {}
    assert hears(COUNT, table(), take(2, effect=True)) is None
    assert hears(COUNT, table(), take(2, who=7)) is None
    assert hears(COUNT, table(), take(2, who=-1)) is None
    assert hears(COUNT, table(), take(2, ko="b9")) is None


def test_ko_prize_count_takes_no_more_than_are_left() -> None:
    few = {"prizes": 2}
    assert hears(COUNT, table(me=few), take(2)) is None
    assert hears(COUNT, table(me=few), take(3)) == ("illegal", ("b1",), {"Aki": 2})
    assert hears(COUNT, table(me={"prizes": None}), take(3)) is None
    assert hears(COUNT, table(me={"prizes": None}), take(2)) is not None


def test_ko_prize_count_of_several_at_once() -> None:
    both = take(4, also=("b2",))
    assert hears(COUNT, table(), both) is None
    heard = ("illegal", ("b1", "b2"), {"Aki": 4})
    assert hears(COUNT, table(), replace(both, taken=((ME, 3),))) == heard
    (said,) = [
        one for one in judge(table(), (replace(both, taken=((ME, 3),)),)) if one.rule == COUNT
    ]
    assert said.message.en.startswith("Aki takes 3 + 1 = 4 Prize cards for Mega Lucario ex and ")
    assert said.message.ja.startswith("Akiがとるサイドは3 + 1＝4枚です（")
    few = table(me={"prizes": 3})
    (said,) = [one for one in judge(few, (both,)) if one.rule == COUNT]
    assert said.message.en.startswith("Aki takes 3 Prize cards for "), "no more than are left"


def test_ko_prize_count_counts_notes_and_texts() -> None:
    more = table(PLAIN, marks=(Mark("prizes_more", 1),))
    assert hears(COUNT, more, take(2)) is None
    assert hears(COUNT, more, take(1)) is not None
    less = table(MEGA, marks=(Mark("prizes_less", 1),))
    assert hears(COUNT, less, take(2)) is None
    legacy = table(PLAIN, energy=(LEGACY,))
    assert hears(COUNT, legacy, take(0)) is None
    assert hears(COUNT, legacy, take(1)) is None
    assert hears(COUNT, legacy, take(2)) is not None


def test_ko_prize_count_allows_what_an_effect_of_this_turn_changes() -> None:
    text = "If your opponent's Pokémon is Knocked Out by this attack, take 1 more Prize card."
    amp = pokemon("Hands", attack("Amp", text=text), attack("Hit"))

    def after(name: str, number: int) -> Any:
        turn = {"plays": (p.Attack(ME, "a1", name),)}
        there = position([mon(amp)], [mon(PLAIN)], their_bench=[mon()], turn=turn)
        return hears(COUNT, there, take(number))

    assert after("Amp", 2) is None
    assert after("Amp", 1) is None
    assert after("Amp", 3) == ("illegal", ("b1",), {"Aki": 1})
    assert after("Hit", 2) is not None
    assert after("Elsewhere", 2) == ("suspicious", ("b1",), {"Aki": 1})
    kiss = pokemon("Kiss", abilities=(ability("Kiss", "Flip: take 1 more Prize card."),))
    blessed = position([mon(kiss)], [mon(PLAIN)], their_bench=[mon(None)])
    assert hears(COUNT, blessed, take(2)) is None
    veil = trainer("Veil", "tool", "They take 2 fewer Prize cards.")
    assert hears(COUNT, table(MEGA, tools=(veil,)), take(1)) is None
    assert hears(COUNT, table(PLAIN, tools=(veil,)), take(0)) is None


@pytest.mark.parametrize(
    ("name", "prizes"),
    [
        ("Mega Gengar ex", 3),
        ("Pikachu & Zekrom-GX", 3),
        ("Lapras VMAX", 3),
        ("Pikachu V-UNION", 3),
        ("Gengar ex", 2),
        ("Xerneas-EX", 2),
        ("Decidueye-GX", 2),
        ("Lapras V", 2),
        ("Arceus VSTAR", 2),
        ("Ho-Oh LEGEND", 2),
        ("Mega Something", 1),
        ("Salt & Pepper", 1),
        ("Ralts", 1),
    ],
)
def test_ko_prize_count_of_a_card_that_is_not_known_goes_by_its_name(
    name: str, prizes: int
) -> None:
    unread = placeholder_card(f"?{name}||")
    assert hears(COUNT, table(unread), take(prizes)) is None
    heard = ("suspicious", ("b1",), {"Aki": prizes})
    assert hears(COUNT, table(unread), take(prizes + 1)) == heard


def test_ko_prize_count_of_stand_ins() -> None:
    assert hears(COUNT, table(None), take(2)) == ("suspicious", ("b1",), {"Aki": 1})
    plain = position([mon()], [mon(None, plain=True)], their_bench=[mon()])
    assert hears(COUNT, plain, take(2)) == ("illegal", ("b1",), {"Aki": 1})


def due(number: int, taken: int, **more: Any) -> Any:
    marked = {"marks": (Mark("prizes_due", number),), **more.pop("me", {})}
    return hears(COUNT, position([mon()], [mon()], me=marked, **more), take(taken, ko=""))


@pytest.mark.parametrize("text", ["Take 1 more Prize card.", "サイドを1枚多くとる。"])
def test_ko_prize_count_knows_what_was_played_for_one_more_than_is_due(text: str) -> None:
    more = {"plays": (c.PlayTrainer(ME, trainer("More", "supporter", text)),)}
    assert due(2, 3, turn=more) is None
    assert due(2, 3, turn=more, record=CASE) is None
    assert due(2, 4, turn=more) == ("illegal", ("seat.0",), {"Aki": 2})
    assert due(2, 2, turn=more) is None


def test_ko_prize_count_leaves_one_more_to_a_text_that_is_not_known() -> None:
    unread = {"plays": (c.PlayTrainer(ME, None),)}
    assert due(2, 3, turn=unread) is None
    assert due(2, 4, turn=unread) == ("suspicious", ("seat.0",), {"Aki": 2})


def test_ko_prize_count_goes_by_what_is_due_at_a_table() -> None:
    assert due(2, 1) is None
    assert due(2, 2) is None
    assert due(2, 3) == ("illegal", ("seat.0",), {"Aki": 2})
    assert due(2, 0) == ("illegal", ("seat.0",), {"Aki": 2})
    assert due(3, 2, me={"prizes": 2}) is None
    assert due(1, 2, record=CASE) is not None
    assert due(2, 1, record=CASE) == ("illegal", ("seat.0",), {"Aki": 2})
    nothing = position([mon()], [mon()])
    assert hears(COUNT, nothing, take(3, ko="")) is None
    theirs = position([mon()], [mon()], you={"marks": (Mark("prizes_due", 2),)})
    both = c.TakePrizes(ME, ((ME, 1), (YOU, 3)))
    assert hears(COUNT, theirs, both) == ("illegal", ("seat.1",), {"Ren": 2})


def test_ko_prize_count_of_a_case_finds_out_what_was_knocked_out() -> None:
    fallen = table(MEGA, damage=340, record=CASE)
    assert hears(COUNT, fallen, take(2, ko="")) == ("illegal", ("b1",), {"Aki": 3})
    assert hears(COUNT, fallen, take(3, ko="")) is None
    assert hears(COUNT, table(MEGA, damage=330, record=CASE), take(2, ko="")) is None
    two = table(MEGA, damage=340, record=CASE, their_bench=[mon(PLAIN, damage=100)])
    assert hears(COUNT, two, take(2, ko="")) is None
    mine = position([mon(MEGA, damage=340)], [mon()], record=CASE)
    assert hears(COUNT, mine, take(2, ko="")) is None
    at_table = table(MEGA, damage=340)
    assert hears(COUNT, at_table, take(2, ko="")) is None
    assert hears(COUNT, fallen, take(2, ko="b9")) is None, "another one, which is not listed"


def told(*kos: KnockedOut, taken: int, plays: tuple[Play, ...] = ()) -> Any:
    there = position([mon()], [mon()], record=Record(kos=kos, is_case=True), turn={"plays": plays})
    return hears(COUNT, there, take(taken, ko=""))


def test_ko_prize_count_of_a_case_that_tells_of_the_knock_out() -> None:
    out = KnockedOut(ME, YOU, NOW, MEGA, 3)
    assert told(out, taken=2) == ("illegal", ("seat.0",), {"Aki": 3})
    assert told(out, taken=3) is None
    assert told(out, replace(out, prizes=1), taken=4) is None
    assert told(replace(out, turn=NOW - 1), taken=2) is None
    assert told(replace(out, owner=ME), taken=2) is None
    assert told(replace(out, card=None), taken=2) is None
    assert told(out, taken=2, plays=(take(3),)) is None


def test_ko_prize_by_text_is_what_the_card_data_says() -> None:
    legend = pokemon("Entei & Raikou LEGEND", tags=("LEGEND",), prizes=2)
    assert says(table(legend), take(2)) == {}
    assert says(table(legend), take(1)) == {COUNT: "illegal"}


# -- what changes the number -----------------------------------------------------------------------


def test_ko_prize_mega_old() -> None:
    old = pokemon("M Charizard-EX", tags=("Mega", "EX"), prizes=2)
    assert hears(OLD, table(old), take(3)) == ("reminder", ("b1",), None)
    assert hears(OLD, table(pokemon("M Charizard EX", prizes=2)), take(3)) is not None
    two = table(PLAIN, their_bench=[mon(old)])
    assert hears(OLD, two, take(3, also=("b2",))) == ("reminder", ("b2",), None)


def test_ko_prize_mega_old_is_silent_for_2_and_for_others() -> None:
    old = pokemon("M Charizard-EX", tags=("Mega", "EX"), prizes=2)
    assert hears(OLD, table(old), take(2)) is None
    assert hears(OLD, table(), take(3)) is None
    assert hears(OLD, table(pokemon("Venusaur-EX", prizes=2)), take(3)) is None
    assert hears(OLD, table(pokemon("M Charizard", prizes=2)), take(3)) is None
    assert hears(OLD, table(None), take(3)) is None


def test_ko_prize_modified() -> None:
    assert hears(CHANGED, table(PLAIN, energy=(LEGACY,)), take(0)) == ("reminder", ("b1",), None)
    for key in ("prizes_more", "prizes_less"):
        noted = table(PLAIN, marks=(Mark(key, 1),))
        assert hears(CHANGED, noted, take(1)) == ("reminder", ("b1",), None)
    said = next(one for one in judge(noted, (take(1),)) if one.rule == CHANGED)
    assert said.message.en == "It is noted that Plain gives 0."


def test_ko_prize_modified_is_silent_without_such_an_effect() -> None:
    assert hears(CHANGED, table(PLAIN, energy=(FIGHTING,)), take(1)) is None
    assert hears(CHANGED, table(PLAIN, energy=(LEGACY,)), take(1, ko="b9")) is None


def test_ko_prize_too_many_left() -> None:
    heard = ("reminder", ("b1",), {"Aki": 1})
    assert hears(FEW, table(me={"prizes": 1}), take(1)) == heard
    assert hears(FEW, table(me={"prizes": 2}), take(1)) == ("reminder", ("b1",), {"Aki": 2})


def test_ko_prize_too_many_left_is_silent_where_there_are_enough() -> None:
    for left in (3, 6, 0, None):
        assert hears(FEW, table(me={"prizes": left}), take(3)) is None
    assert hears(FEW, table(me={"prizes": 1}), take(1, ko="b9")) is None


def test_a_pokemon_that_may_give_no_prizes() -> None:
    husk = "If it is Knocked Out by a Pokémon ex, your opponent can't take any Prize cards for it."
    frail = pokemon("Frail", abilities=(ability("Husk", husk),))
    assert hears(COUNT, table(frail), take(0)) is None
    assert hears(COUNT, table(frail), take(1)) is None
    assert hears(COUNT, table(frail), take(2)) is not None
