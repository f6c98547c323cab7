"""How many Prize cards a Pokémon is worth, and what texts may change of that."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.effects.prize_worth import (
    Worth,
    has_legacy,
    may_be_taken,
    worth,
)
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.cards.card_record import Card, has_rule_box
from app.games.pokemon.cards.placeholder_card import placeholder_card
from tests.games.pokemon.adviser.situation import (
    FIGHTING,
    ME,
    PIKACHU,
    RIOLU,
    ability,
    energy,
    mon,
    pokemon,
    position,
    trainer,
    words,
)

EX = pokemon("Latias ex", tags=("ex",), prizes=2)
LEGACY = energy("C", "Legacy Energy")


def unknown(name: str) -> Card:
    return placeholder_card(f"?{name}||")


# -- what it is worth ----------------------------------------------------------------------------


def test_a_pokemon_is_worth_what_its_rule_box_says() -> None:
    assert worth(mon(RIOLU)) == Worth(1)
    assert worth(mon(EX)) == Worth(2)
    misnamed = pokemon("Riolu VMAX", prizes=1)
    assert worth(mon(misnamed)) == Worth(1), "its data, not its name"


def test_notes_change_it_and_it_is_never_worth_less_than_none() -> None:
    assert worth(mon(EX, marks=(Mark("prizes_more", 2), Mark("prizes_less", 1)))) == Worth(3)
    assert worth(mon(RIOLU, marks=(Mark("prizes_less", 3),))) == Worth(0)


def test_of_a_card_without_data_its_name_tells_and_that_is_not_sure() -> None:
    assert worth(mon(unknown("Latias ex"))) == Worth(2, sure=False)
    assert worth(mon(None)) == Worth(1, sure=False)
    assert worth(mon(None, plain=True)) == Worth(1)


def test_some_pokemon_have_a_rule_box() -> None:
    assert has_rule_box(EX)
    assert has_rule_box(pokemon("Radiant Charizard", tags=("Radiant",)))
    assert has_rule_box(pokemon("Jirachi ◇", tags=("Prism Star",)))
    assert not has_rule_box(pokemon("Terapagos", tags=("Tera",)))


def test_legacy_energy_may_be_attached() -> None:
    assert has_legacy(mon(RIOLU, energy=(FIGHTING, LEGACY)))
    assert not has_legacy(mon(RIOLU, energy=(FIGHTING,)))
    assert not has_legacy(mon(RIOLU))


# -- what may be taken ---------------------------------------------------------------------------


def taken(
    one: Mon, right: int = 2, *done: p.Play, bench: tuple[Mon, ...] = (), **more: Any
) -> tuple[set[int], bool]:
    """Return what may be taken for a Pokémon that is worth `right`."""
    table = position([mon(PIKACHU)], [one], my_bench=bench, turn={"plays": done}, **more)
    return may_be_taken(table, table.mons[-1], right)


def talker(text: str) -> Mon:
    return mon(pokemon("Talker", abilities=(ability("Hum", "Draw a card."), ability("Say", text))))


def test_what_it_is_worth_is_taken() -> None:
    assert taken(mon(EX)) == ({2}, True)
    assert taken(mon(None)) == ({2}, True)


def test_with_legacy_energy_it_may_be_one_less() -> None:
    assert taken(mon(EX, energy=(LEGACY,))) == ({1, 2}, True)


@pytest.mark.parametrize(
    ("text", "allowed"),
    [
        ("Take 1 more Prize card.", {2, 3}),
        ("Your opponent takes 1 fewer Prize card.", {1, 2}),
        ("Your opponent takes 4 fewer Prize cards.", {0, 2}),
        ("Take 1 more Prize card. Or take 2 more Prize cards.", {2, 3, 4}),
        ("Draw a card.", {2}),
    ],
)
def test_texts_in_play_may_give_more_or_fewer(text: str, allowed: set[int]) -> None:
    belt = trainer("Belt", "tool", text)
    shine = replace(energy("C", "Shine Energy"), text=words(text))
    assert taken(mon(EX, tools=(belt,))) == (allowed, True)
    assert taken(mon(EX, energy=(FIGHTING, shine))) == (allowed, True)
    assert taken(mon(EX), bench=(mon(None), talker(text))) == (allowed, True)


def test_a_text_may_be_in_japanese() -> None:
    assert taken(mon(EX), bench=(talker("サイドを1枚多くとる。"),)) == ({2, 3}, True)


def test_what_was_used_this_turn_may_give_more() -> None:
    briar = c.PlayTrainer(ME, trainer("Briar", "supporter", "Take 1 more Prize card."))
    assert taken(mon(EX), 2, briar) == ({2, 3}, True)


def test_what_was_used_and_nobody_can_read_may_give_any_number() -> None:
    assert taken(mon(EX), 2, c.PlayTrainer(ME, None)) == ({2}, False)


@pytest.mark.parametrize(
    "text", ["Your opponent can't take any Prize cards for it.", "相手はサイドを1枚もとれない。"]
)
def test_its_own_ability_may_give_none(text: str) -> None:
    husk = talker(text)
    assert taken(husk, 1) == ({0, 1}, True)
    assert taken(husk, 3) == ({2, 3}, True), "those of the others that were Knocked Out with it"
    assert taken(mon(EX), bench=(husk,)) == ({2}, True)
