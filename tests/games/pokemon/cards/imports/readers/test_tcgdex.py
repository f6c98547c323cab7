"""The public multi-language data: its traps, and the two Japanese sets beside the project."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.imports.brought_entry import Brought, Refused
from app.games.pokemon.cards.imports.readers.set_records import SetTable, shipped_sets
from app.games.pokemon.cards.imports.readers.tcgdex import read_tcgdex
from tests.games.pokemon.cards.imports.conftest import japanese


def brought(**more: Any) -> Brought:
    found = read_tcgdex(japanese(**more), 1, shipped_sets())
    assert isinstance(found, Brought), found
    return found


def card(**more: Any) -> Card:
    return brought(**more).card


def test_a_japanese_print() -> None:
    found = brought()
    assert (found.tongue, found.species, found.source) == ("ja", (546,), "SV6-001")
    # The West has another set "sv6": Japanese sets have their ids as codes.
    assert (found.card.key, found.card.id) == ("SV6-1", "SV6-001")
    assert found.card.name.en == found.card.name.ja == "モンメン"
    assert (found.card.hp, found.card.stage, found.card.retreat) == (60, "basic", 1)


def test_a_western_print_has_the_id_and_code_of_the_english_data() -> None:
    found = brought(
        card_id="sv06-130", name={"en": "Dragapult ex", "fr": "Lanssorien-ex"}, dexId=None
    )
    assert (found.tongue, found.card.key, found.card.id) == ("en", "TWM-130", "sv6-130")
    half = card(card_id="sv03.5-006", name={"en": "Charizard ex"})
    assert (half.key, half.id) == ("MEW-6", "sv3pt5-6")


def test_both_languages_in_one_entry() -> None:
    found = brought(name={"en": "Cottonee", "ja": "モンメン"})
    assert found.tongue == "both"
    assert (found.card.name.en, found.card.name.ja) == ("Cottonee", "モンメン")


def test_the_same_data_served_in_one_language() -> None:
    for name, tongue in (("モンメン", "ja"), ("Cottonee", "en")):
        entry = {**japanese(), "name": name, "set": {"id": "SV6"}, "evolveFrom": name}
        found = read_tcgdex(entry, 1, shipped_sets())
        assert isinstance(found, Brought)
        assert (found.tongue, found.card.name.in_("ja")) == (tongue, name)


@pytest.mark.parametrize(
    ("written", "read"),
    [("x2", "×2"), ("×2", "×2"), ("-30", "-30"), ("－30", "-30"), ("₋30", "-30")],
)
def test_signs_of_every_kind(written: str, read: str) -> None:
    assert card(weaknesses=[{"type": "Fire", "value": written}]).weakness_value == read
    assert card(resistances=[{"type": "Fire", "value": written}]).resistance_value == read


@pytest.mark.parametrize(
    ("damage", "read"), [(20, "20"), ("20x", "20×"), ("100＋", "100+"), (None, "")]
)
def test_damages(damage: Any, read: str) -> None:
    attack = {"name": {"ja": "このは"}, "damage": damage}
    assert card(attacks=[attack]).attacks[0].damage == read


@pytest.mark.parametrize(
    ("name", "suffix", "tags", "prizes"),
    [
        ("ドラパルトex", "EX", ("ex",), 2),
        ("メガルカリオex", "EX", ("ex", "Mega"), 3),
        ("メガニウムex", "EX", ("ex",), 2),
        ("フシギバナEX", "EX", ("EX",), 2),
        ("MフシギバナEX", "EX", ("EX", "Mega"), 2),
        ("リザードンVSTAR", None, ("VSTAR",), 2),
        ("ピカチュウ&ゼクロムGX", "TAG TEAM-GX", ("TAG TEAM", "GX"), 3),
        ("かがやくリザードン", None, ("Radiant",), 1),
        ("ギラティナ◇", None, ("Prism Star",), 1),
        ("ポリゴンZ", None, (), 1),
    ],
)
def test_what_only_the_name_tells(
    name: str, suffix: str | None, tags: tuple[str, ...], prizes: int
) -> None:
    found = card(name=name, suffix=suffix)
    assert (found.tags, found.prizes) == (tags, prizes)


@pytest.mark.parametrize(("mark", "read"), [("j", "J"), ("H", "H"), ("None", ""), (None, "")])
def test_marks(mark: str | None, read: str) -> None:
    assert card(regulationMark=mark).regulation_mark == read


def test_trainers_and_energy() -> None:
    found = card(
        category="Trainer",
        trainerType="Supporter",
        rarity="ACE SPEC Rare",
        effect={"ja": "山札を3枚引く。 サポートは、自分の番に1枚しか使えない。"},
    )
    assert (found.kind, found.tags) == ("supporter", ("ACE SPEC",))
    assert found.text is not None
    assert found.text.ja == "山札を3枚引く。"
    basic = card(category="Energy", name="基本炎エネルギー", energyType="Normal", types=None)
    assert (basic.kind, basic.types) == ("basic_energy", ("R",))
    assert card(category="Energy", energyType="Special").kind == "special_energy"


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"name": {"fr": "Doudouvet"}}, "English or Japanese"),
        ({"hp": "viel"}, "“hp”"),
        ({"hp": 10**12}, "“hp”"),
        ({"localId": None, "card_id": ""}, "set and number"),
    ],
)
def test_what_is_no_card_is_refused(more: dict[str, Any], why: str) -> None:
    found = read_tcgdex(japanese(**more), 3, shipped_sets())
    assert isinstance(found, Refused)
    assert why in found.why.en


@pytest.mark.parametrize(("name", "count"), [("M3", 117), ("M1L", 92)])
def test_a_whole_japanese_set(shared: Path, name: str, count: int) -> None:
    file = shared / "data" / "ptcg" / "ja" / f"tcgdex_{name}.ja.json"
    if not file.is_file():
        pytest.skip(f"needs the Japanese sets, and {file} is not there")
    data = json.loads(file.read_bytes())
    sets: SetTable = shipped_sets().with_set(data["set"])
    found = [read_tcgdex(entry, 1, sets) for entry in data["cards"]]
    cards = [one.card for one in found if isinstance(one, Brought)]
    assert len(cards) == len({card.key for card in cards}) == count
    assert {card.set_name for card in cards} == {data["set"]["name"]["ja"]}
    assert all(card.regulation_mark == "I" for card in cards)
    assert all(card.text for card in cards if card.kind not in ("pokemon", "basic_energy"))
    for card in cards:
        assert ("Mega" in card.tags) == (card.prizes == 3), card.name


def test_a_name_that_a_machine_made_up_names_no_other_card() -> None:
    assert brought(card_id="PMCG1-003").species == ()
    assert brought(card_id="M3-003").species == (546,)
