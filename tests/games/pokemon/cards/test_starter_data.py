"""The shipped card data against the collected sources: equal in facts, unlike in wording."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Card, Words

SOURCE_SETS = {
    "MEG": "me1",
    "PFL": "me2",
    "ASC": "me2pt5",
    "POR": "me3",
    "MEE": "mee",
    "DRI": "sv10",
    "SVE": "sve",
    "SVI": "sv1",
    "PAR": "sv4",
    "TEF": "sv5",
}
LETTERS = {
    "Grass": "G",
    "Fire": "R",
    "Water": "W",
    "Lightning": "L",
    "Psychic": "P",
    "Fighting": "F",
    "Darkness": "D",
    "Metal": "M",
    "Fairy": "Y",
    "Dragon": "N",
    "Colorless": "C",
}
SHARED_WORDS = 8
SHARED_CHARACTERS = 16

Source = dict[str, Any]


@pytest.fixture(scope="session")
def sources(shared: Path) -> dict[str, Source]:
    """The collected English cards by id."""
    folder = shared / "data" / "ptcg"
    files = [
        *sorted((folder / "cards" / "en").glob("*.json")),
        *(folder / "samples").glob("*.json"),
    ]
    if not files:
        pytest.skip(f"needs the collected card data, and {folder} holds none")
    return {card["id"]: card for file in files for card in json.loads(file.read_bytes())}


@pytest.fixture(scope="session")
def compared(cards: CardBase, sources: dict[str, Source]) -> list[tuple[Card, Source]]:
    """The starter cards whose print is among the sources."""
    pairs = []
    for card in cards:
        set_code, _, number = card.key.rpartition("-")
        source = sources.get(f"{SOURCE_SETS.get(set_code)}-{number}")
        if source is not None:
            pairs.append((card, source))
    return pairs


def texts(card: Card) -> Iterator[Words]:
    """Every retold text of a card."""
    parts = [card.text, *(each.text for each in card.abilities)]
    parts += [each.text for each in card.attacks]
    yield from (text for text in parts if text is not None)


def letters(types: list[str]) -> tuple[str, ...]:
    return tuple(LETTERS[name] for name in types if name != "Free")


def test_enough_cards_are_compared(compared: list[tuple[Card, Source]]) -> None:
    assert len(compared) >= 150


def test_names_marks_and_kinds_agree(compared: list[tuple[Card, Source]]) -> None:
    for card, source in compared:
        assert card.name.en == source["name"], card.key
        assert card.regulation_mark == source.get("regulationMark", ""), card.key
        subtypes = set(source.get("subtypes", ()))
        assert ("ex" in card.tags) == ("ex" in subtypes), card.key
        assert ("Mega" in card.tags) == ("MEGA" in subtypes), card.key
        assert ("Tera" in card.tags) == ("Tera" in subtypes), card.key
        assert ("ACE SPEC" in card.tags) == ("ACE SPEC" in subtypes), card.key
        if source["supertype"] == "Trainer":
            kind = {"Pokémon Tool": "tool"}.get(next(iter(subtypes)), next(iter(subtypes)).lower())
            assert card.kind == kind, card.key


def test_the_facts_of_pokemon_agree(compared: list[tuple[Card, Source]]) -> None:
    for card, source in compared:
        if source["supertype"] != "Pokémon":
            continue
        key = card.key
        assert card.hp == int(source["hp"]), key
        assert card.types == letters(source["types"]), key
        stage = next(word for word in source["subtypes"] if word.startswith(("Basic", "Stage")))
        assert card.stage == stage.lower().replace(" ", ""), key
        assert (card.evolves_from.en if card.evolves_from else None) == source.get("evolvesFrom")
        assert card.retreat == len(source.get("retreatCost", ())), key
        weak = source.get("weaknesses", [{"type": None, "value": ""}])[0]
        assert (card.weakness, card.weakness_value) == (LETTERS.get(weak["type"]), weak["value"])
        resist = source.get("resistances", [{"type": None, "value": ""}])[0]
        expected = (LETTERS.get(resist["type"]), resist["value"])
        assert (card.resistance, card.resistance_value) == expected, key


def test_attacks_and_abilities_agree(compared: list[tuple[Card, Source]]) -> None:
    for card, source in compared:
        attacks = source.get("attacks", [])
        assert [attack.name.en for attack in card.attacks] == [each["name"] for each in attacks]
        for attack, each in zip(card.attacks, attacks, strict=True):
            assert attack.cost == letters(each["cost"]), card.key
            assert attack.damage == each["damage"], card.key
            assert (attack.text is None) == (not each["text"]), card.key
        abilities = [each["name"] for each in source.get("abilities", [])]
        assert [ability.name.en for ability in card.abilities] == abilities, card.key


def test_prizes_follow_the_rule_box(cards: CardBase) -> None:
    for card in cards:
        expected = 3 if "Mega" in card.tags else 2 if "ex" in card.tags else 1
        assert card.prizes == expected, card.key


def test_japanese_names_agree(cards: CardBase, shared: Path) -> None:
    file = shared / "data" / "ptcg" / "ja" / "en_name_to_ja.json"
    if not file.is_file():
        pytest.skip(f"needs the collected Japanese names, and {file} is not there")
    names = json.loads(file.read_bytes())["names"]
    for card in cards:
        if card.name.en in names:
            assert card.name.ja == names[card.name.en], card.key


def test_japanese_names_of_attacks_and_abilities_agree(cards: CardBase, shared: Path) -> None:
    files = sorted((shared / "data" / "ptcg" / "ja").glob("tcgdex_*.json"))
    if not files:
        pytest.skip("needs the collected Japanese sets, and there are none")
    printed: dict[tuple[object, ...], list[list[str]]] = {}
    for source in (one for file in files for one in json.loads(file.read_bytes())["cards"]):
        attacks = source.get("attacks", [])
        costs = tuple(
            tuple(LETTERS[name] for name in each.get("cost", ()) if name != "Void")
            for each in attacks
        )
        same = (source["name"]["ja"], source.get("hp"), source.get("retreat", 0), costs)
        names = [each["name"]["ja"] for each in (*source.get("abilities", []), *attacks)]
        printed.setdefault(same, []).append(names)
    compared = 0
    for card in cards:
        same = (card.name.ja, card.hp, card.retreat, tuple(one.cost for one in card.attacks))
        if card.kind == "pokemon" and same in printed:
            compared += 1
            names = [one.name.ja for one in (*card.abilities, *card.attacks)]
            assert names in printed[same], card.key
    assert compared >= 60


def test_what_an_evolution_comes_from_is_there_too(cards: CardBase) -> None:
    for card in cards:
        if card.evolves_from is not None:
            before = cards.find(card.evolves_from.en)
            assert before is not None, card.key
            assert before.name == card.evolves_from, card.key


def test_every_trainer_and_special_energy_says_what_it_does(cards: CardBase) -> None:
    for card in cards:
        if card.kind in ("item", "tool", "supporter", "stadium", "special_energy"):
            assert card.text is not None, card.key
        for words in texts(card):
            assert words.en.endswith("."), card.key
            assert words.ja.endswith("。"), card.key


def test_numbers_are_the_same_in_both_languages(cards: CardBase) -> None:
    # One is left out: English also writes "a", "once" and "one".
    for card in cards:
        for words in texts(card):
            english, japanese = (
                set(re.findall(r"\d+", text)) - {"1"} for text in (words.en, words.ja)
            )
            assert english == japanese, (card.key, words)


def runs(units: list[str] | str, length: int) -> set[tuple[str, ...]]:
    """Return all runs of `length` words or characters."""
    return {tuple(units[at : at + length]) for at in range(len(units) - length + 1)}


def test_no_english_text_is_a_copy(cards: CardBase, sources: dict[str, Source]) -> None:
    def plain(text: str) -> list[str]:
        return re.findall(r"[\w'{}]+", text.lower())

    copied: set[tuple[str, ...]] = set()
    whole: set[tuple[str, ...]] = set()
    for source in sources.values():
        parts = [*source.get("attacks", []), *source.get("abilities", [])]
        for text in [*(part["text"] for part in parts), *source.get("rules", [])]:
            whole.add(tuple(plain(text)))
            copied |= runs(plain(text), SHARED_WORDS)
    for card in cards:
        for words in texts(card):
            assert tuple(plain(words.en)) not in whole, card.key
            assert not runs(plain(words.en), SHARED_WORDS) & copied, card.key


def test_no_japanese_text_is_a_copy(cards: CardBase, shared: Path) -> None:
    files = sorted((shared / "data" / "ptcg" / "ja").glob("tcgdex_*.json"))
    if not files:
        pytest.skip("needs the collected Japanese sets, and there are none")
    copied: set[tuple[str, ...]] = set()
    for file in files:
        for source in json.loads(file.read_bytes())["cards"]:
            parts = [source, *source.get("attacks", []), *source.get("abilities", [])]
            for part in parts:
                text = unicodedata.normalize("NFKC", part.get("effect", {}).get("ja", ""))
                copied |= runs(text, SHARED_CHARACTERS)
    for card in cards:
        for words in texts(card):
            assert not runs(unicodedata.normalize("NFKC", words.ja), SHARED_CHARACTERS) & copied
