"""Which cards a text takes from a pile, by its wording."""

from __future__ import annotations

import pytest

from app.games.pokemon.adviser.effects.meant.cards_wanted import wanted_by
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import (
    FIGHTING,
    FIRE,
    KIRLIA,
    LUCARIO,
    RALTS,
    RIOLU,
    energy,
    pokemon,
    trainer,
)

BIG = pokemon("Big ex", prizes=2, tags=("ex",))
MEGA = pokemon("Mega Big ex", prizes=3, tags=("ex",), stage="stage1", evolves="Big")
OLD_V = pokemon("Old V", prizes=2, tags=("V",))
OLD_VMAX = pokemon("Old VMAX", prizes=3, tags=("VMAX", "Tera"), stage="vmax", evolves="Old V")
OLD_EX = pokemon("Old-EX", prizes=2, tags=("EX",))
MARNIES = pokemon("Marnie's Imp", types="D", hp=60)
ODD = energy("R", "Odd Energy")
ITEM, DAWN, GYM, BELT = (
    trainer("Item"),
    trainer("Dawn", "supporter"),
    trainer("Gym", "stadium"),
    trainer("Belt", "tool"),
)
ALL = (
    RIOLU,
    LUCARIO,
    RALTS,
    KIRLIA,
    BIG,
    MEGA,
    MARNIES,
    FIRE,
    FIGHTING,
    ODD,
    ITEM,
    DAWN,
    GYM,
    BELT,
)
POKEMON = {"Riolu", "Lucario", "Ralts", "Kirlia", "Big ex", "Mega Big ex", "Marnie's Imp"}
BASICS = {"Basic R Energy", "Basic F Energy"}
COIN = (
    "If heads, search your deck for an Item card, reveal it. "
    "If tails, search your deck for a Supporter card, reveal it."
)
REST = ", reveal it, and put it into your hand. Then, shuffle your deck."


def taken(text: str, source: str = "deck", cards: tuple[Card, ...] = ALL) -> set[str] | None:
    wanted = wanted_by(text, source)
    if wanted is None:
        return None
    return {card.name.en for card in cards if any(one.is_met(card) for one in wanted)}


@pytest.mark.parametrize(
    ("what", "names"),
    [
        ("a Pokémon", POKEMON),
        ("a Basic Pokémon", {"Riolu", "Ralts", "Big ex", "Marnie's Imp"}),
        ("up to 2 Basic Pokémon with 70 HP or less", {"Riolu", "Ralts", "Marnie's Imp"}),
        ("an Evolution Pokémon", {"Lucario", "Kirlia", "Mega Big ex"}),
        ("a Stage 1 Pokémon", {"Lucario", "Kirlia", "Mega Big ex"}),
        ("a Mega Evolution Pokémon ex", {"Mega Big ex"}),
        ("up to 3 Pokémon ex", {"Big ex", "Mega Big ex"}),
        ("a Pokémon that doesn't have a Rule Box", POKEMON - {"Big ex", "Mega Big ex"}),
        ("a Marnie's Pokémon", {"Marnie's Imp"}),
        ("a Darkness Pokémon", {"Marnie's Imp"}),
        ("a Basic {D} Pokémon", {"Marnie's Imp"}),
        ('a Pokémon that has "Riol" in its name', {"Riolu"}),
        ("a Basic Fighting Energy card or a Basic Psychic Pokémon", {"Basic F Energy", "Ralts"}),
        ("a Basic Energy card", BASICS),
        ("a Special Energy card", {"Odd Energy"}),
        ("an Energy card", {*BASICS, "Odd Energy"}),
        ("an Item card", {"Item"}),
        ("an Item card and a Pokémon Tool card", {"Item", "Belt"}),
        ("a Supporter card", {"Dawn"}),
        ("a Stadium card", {"Gym"}),
        ("a Trainer card", {"Item", "Dawn", "Gym", "Belt"}),
        ("up to 3 in any combination of Marnie's Pokémon and Basic Fire Energy cards",
         {"Marnie's Imp", "Basic R Energy"}),
    ],
)  # fmt: skip
def test_what_a_search_may_take(what: str, names: set[str]) -> None:
    assert taken(f"Search your deck for {what}{REST}") == names


@pytest.mark.parametrize(
    "text",
    [
        "Search your deck for a card and put it into your hand.",
        "Search your deck for a card that evolves from Ralts and put it onto it.",
        "Search your deck for up to 2 Pokémon with Fighting Resistance, reveal them.",
        "Search your deck for a Silcoon or a Cascoon and put it onto your Bench.",
        COIN,
        "Draw 2 cards.",
        "",
    ],
)
def test_a_wording_that_is_not_read_to_its_end_says_nothing(text: str) -> None:
    assert wanted_by(text, "deck") is None


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Put a Pokémon or a Basic Energy card from your discard pile into your hand.",
         POKEMON | BASICS),
        ("Shuffle up to 5 Basic Energy cards from your discard pile into your deck.", BASICS),
        ("Return up to 2 Supporters out of your discard pile to your deck. Shuffle.", {"Dawn"}),
        ("Take back 1 Pokémon or 1 Basic Energy from your discard pile into hand.",
         POKEMON | BASICS),
    ],
)  # fmt: skip
def test_what_is_taken_from_the_discard_pile(text: str, names: set[str]) -> None:
    assert taken(text, "discard") == names
    assert taken(text) is None, "not from the deck"
    assert taken(text, "prizes") is None


@pytest.mark.parametrize(
    ("text", "en", "ja"),
    [
        ("Bench up to 2 Basic Pokémon of 70 HP or less straight from your deck. Shuffle.",
         "a Basic Pokémon with 70 HP or less", "HP70以下のたねポケモン"),
        ("Find 1 Pokémon without a Rule Box (no ex, V and so on) in your deck, show it.",
         "a Pokémon without a Rule Box", "ルールを持たないポケモン"),
        ("Search your deck for a Marnie's Pokémon, reveal it.",
         "a Marnie's Pokémon", "名前に「Marnie's」とつくポケモン"),
        ("Search your deck for a Basic Fire Pokémon, reveal it.",
         "a Basic Fire Pokémon", "たねの炎ポケモン"),
        ("Search your deck for an Energy card, reveal it.", "an Energy", "エネルギー"),
        ('Search your deck for a Supporter card that has "Rocket" in its name, reveal it.',
         "a Supporter with “rocket” in its name", "名前に「rocket」とつくサポート"),
        ("Search your deck for a Tera Pokémon, reveal it.",
         "a Tera Pokémon", "テラスタルのポケモン"),
        ("Search your deck for a Basic Rapid Strike Pokémon V, reveal it.",
         "a Basic Rapid Strike Pokémon V", "れんげきのたねポケモンV"),
        ("Search your deck for a Pokémon-GX, reveal it.", "a Pokémon-GX", "ポケモンGX"),
    ],
)  # fmt: skip
def test_it_is_said_in_words(text: str, en: str, ja: str) -> None:
    (wanted,) = wanted_by(text, "deck") or ()
    assert (wanted.words.en, wanted.words.ja) == (en, ja)


@pytest.mark.parametrize(
    ("what", "names"),
    [
        ("Pokémon V", {"Old V", "Old VMAX"}),
        ("Pokémon VMAX", {"Old VMAX"}),
        ("Pokémon VSTAR", set()),
        ("Pokémon-EX", {"Old-EX"}),
        ("Pokémon-GX", set()),
        ("Pokémon ex", {"Big ex"}),
        ("Tera Pokémon", {"Old VMAX"}),
        ("Pokémon-EX or Pokémon V", {"Old V", "Old VMAX", "Old-EX"}),
    ],
)
def test_printed_kinds(what: str, names: set[str]) -> None:
    text = f"Search your deck for a {what}, reveal it."
    assert taken(text, cards=(OLD_V, OLD_VMAX, OLD_EX, BIG, RALTS)) == names


def test_what_is_attached_by_an_effect_is_read_too() -> None:
    text = "Attach a Basic Psychic Energy card from your discard pile to 1 of your Pokémon."
    assert taken(text, "discard") == set()
    assert taken(text.replace("Psychic", "Fire"), "discard") == {"Basic R Energy"}
    search = "Search your deck for a Basic Fire Energy card and attach it to 1 of your Pokémon."
    assert taken(search) == {"Basic R Energy"}
