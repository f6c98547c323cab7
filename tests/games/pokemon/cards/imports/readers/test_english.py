"""The public English data: what each odd value becomes (docs/cards.md)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.imports.brought_entry import Brought, Refused
from app.games.pokemon.cards.imports.readers.english import looks_english, read_english
from app.games.pokemon.cards.imports.readers.set_records import SetTable, shipped_sets
from tests.games.pokemon.cards.imports.conftest import Entry, english


def card(**more: Any) -> Card:
    found = read_english(english(**more), 1, shipped_sets())
    assert isinstance(found, Brought), found
    return found.card


def refusal(**more: Any) -> Refused:
    found = read_english(english(**more), 7, shipped_sets())
    assert isinstance(found, Refused), found
    return found


def test_a_pokemon() -> None:
    found = card(
        weaknesses=[{"type": "Fire", "value": "×2"}], regulationMark="H", evolvesFrom="Cotton"
    )
    assert (found.key, found.id, found.set_name) == ("TWM-1", "sv6-1", "Twilight Masquerade")
    assert (found.hp, found.types, found.stage, found.retreat) == (60, ("G",), "basic", 1)
    assert (found.weakness, found.weakness_value, found.regulation_mark) == ("R", "×2", "H")
    assert found.evolves_from is not None
    assert found.attacks[0].damage == "20"
    assert found.attacks[0].text is None
    assert found.released == "2024-05-24"


@pytest.mark.parametrize(
    ("damage", "read"), [("30+", "30+"), ("50×", "50×"), ("?", "?"), (None, ""), ("", "")]
)
def test_a_damage_as_printed_or_missing(damage: str | None, read: str) -> None:
    attack = {"name": "Hit", "cost": ["Grass"], "damage": damage}
    assert card(attacks=[attack]).attacks[0].damage == read
    del attack["damage"]
    assert card(attacks=[attack]).attacks[0].damage == ""


@pytest.mark.parametrize("cost", [[], ["Free"], None])
def test_a_cost_of_nothing(cost: list[str] | None) -> None:
    attack = {"name": "Itchy", "cost": cost, "convertedEnergyCost": 1, "damage": "10"}
    assert card(attacks=[attack]).attacks[0].cost == ()


def test_a_fossil_is_an_item_with_hp() -> None:
    found = card(supertype="Trainer", subtypes=None, hp="60", types=None, attacks=None)
    assert (found.kind, found.hp, found.attacks) == ("item", 60, ())


@pytest.mark.parametrize(
    ("subtypes", "kind", "tags"),
    [
        (["Item", "Pokémon Tool"], "tool", ()),
        (["Pokémon Tool F"], "tool", ("Pokémon Tool F",)),
        (["Item", "MEGA"], "item", ()),
        (["Supporter", "TAG TEAM"], "supporter", ("TAG TEAM",)),
        (["Stadium", "ACE SPEC"], "stadium", ("ACE SPEC",)),
        (None, "item", ()),
    ],
)
def test_kinds_of_trainers(subtypes: list[str] | None, kind: str, tags: tuple[str, ...]) -> None:
    found = card(supertype="Trainer", subtypes=subtypes)
    assert (found.kind, found.tags) == (kind, tags)


@pytest.mark.parametrize(
    ("subtypes", "stage", "tags"),
    [
        (["VMAX"], "vmax", ("VMAX",)),
        (["Stage 1", "MEGA", "ex"], "stage1", ("Mega", "ex")),
        (["MEGA", "EX"], None, ("Mega", "EX")),
        (["LEGEND"], None, ("LEGEND",)),
        (["V-UNION"], None, ("V-UNION",)),
        (["Restored"], "restored", ()),
        (["Level-Up", "SP"], "level_up", ("Level-Up", "SP")),
        (["Stage 2", "Prime"], "stage2", ("Prime",)),
    ],
)
def test_stages_and_printed_kinds(
    subtypes: list[str], stage: str | None, tags: tuple[str, ...]
) -> None:
    found = card(subtypes=subtypes)
    assert (found.stage, found.tags) == (stage, tags)


@pytest.mark.parametrize(
    ("rule", "prizes"),
    [
        ("V-UNION rule: When your Pokémon V-UNION is Knocked Out, your opponent takes 3 Prize", 3),
        ("When Pokémon-ex has been knocked out, your opponent takes 2 Prize cards.", 2),
        ("Put this card onto your Bench only with the other half.", 1),
    ],
)
def test_prizes_of_the_rule_box(rule: str, prizes: int) -> None:
    assert card(rules=[rule]).prizes == prizes


def test_what_every_card_of_a_kind_says_is_left_out() -> None:
    supporter = card(
        supertype="Trainer",
        subtypes=["Supporter"],
        rules=["Draw 3 cards.", "You may play only 1 Supporter card during your turn."],
    )
    assert supporter.text is not None
    assert supporter.text.en == "Draw 3 cards."


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("You may have as many of this card in your deck as you like.", "any_number"),
        ("You can't have more than 1 Shining Celebi in your deck.", "one_of_name"),
        ("(This card cannot be used at official tournaments.)", "not_tournament"),
        ("You may have up to 4 Basic Pokémon cards in your deck with Unown in", "four_unown"),
    ],
)
def test_what_a_card_says_about_decks(rule: str, said: str) -> None:
    assert card(rules=[rule]).deck_texts == (said,)


def test_an_ancient_trait_has_its_name_and_text() -> None:
    found = card(ancientTrait={"name": "Ω Barrage", "text": "It may attack twice."})
    assert [one.name.en for one in found.abilities] == ["Ω Barrage"]


def test_errors_of_the_data_are_mended() -> None:
    assert card(name="ナッシー[Exeggutor]").name.en == "Exeggutor"
    assert card(name="Unown [A]").name.en == "Unown [A]"
    fossil = card(evolvesFrom="Antiuqe Plume Fossil").evolves_from
    assert fossil is not None
    assert fossil.en == "Antique Plume Fossil"


def test_energy() -> None:
    basic = card(supertype="Energy", subtypes=["Basic"], name="Basic Grass Energy", types=None)
    assert (basic.kind, basic.types) == ("basic_energy", ("G",))
    special = card(supertype="Energy", subtypes=["Special"], name="Jet Energy", types=None)
    assert (special.kind, special.tags) == ("special_energy", ())


def test_a_set_nobody_knows_has_its_id_as_code() -> None:
    assert card(card_id="me9-4").key == "ME9-4"


@pytest.mark.parametrize(
    ("more", "field"),
    [
        ({"name": None}, "a name"),
        ({"name": ["Cottonee"]}, "“name”"),
        ({"supertype": "Poké"}, "“Poké”"),
        ({"attacks": [{"cost": []}]}, "attacks.0.name"),
        ({"types": "Grass"}, "“types”"),
        ({"name": "x" * 300}, "“name”"),
        ({"number": True}, "“number”"),
    ],
)
def test_what_is_no_card_is_refused_with_its_field(more: dict[str, Any], field: str) -> None:
    refused = refusal(**more)
    assert refused.entry == "sv6-1"
    assert field in refused.why.en


def test_only_its_own_form_is_taken() -> None:
    other: Entry = {"name": "Cottonee", "category": "Pokemon"}
    assert looks_english(english())
    assert not looks_english(other)
    assert not looks_english([english()])


def test_sets_of_a_file_add_to_the_known_ones() -> None:
    table = SetTable().with_entries(
        [
            {"id": "me4", "name": "Chaos Rising", "ptcgoCode": "CRI", "releaseDate": "2026/05/22"},
            {"id": "sm8", "releaseDate": None},
            {"name": "without an id"},
            "no object",
        ]
    )
    rising = table.get("me4")
    assert (rising.code, rising.name, rising.released) == ("CRI", "Chaos Rising", "2026-05-22")
    assert table.get("sm8").code == "SM8"
    assert len(list(table)) == 2


def test_a_known_set_keeps_its_code() -> None:
    table = shipped_sets().with_entries([{"id": "sv6", "ptcgoCode": "XXX"}])
    assert table.get("sv6").code == "TWM"


def test_every_collected_card_is_read(shared: Path) -> None:
    """All sets and odd prints beside the project: none is refused, none takes another's key."""
    folder = shared / "data" / "ptcg"
    files = [*(folder / "cards" / "en").glob("*.json"), *(folder / "samples").glob("*.json")]
    if not files:
        pytest.skip(f"needs the collected card data, and {folder} holds none")
    sources = {entry["id"]: entry for file in files for entry in json.loads(file.read_bytes())}
    found = [read_english(entry, 1, shipped_sets()) for entry in sources.values()]
    cards = {one.card.id: one.card for one in found if isinstance(one, Brought)}
    assert cards.keys() == sources.keys()
    assert len({card.key for card in cards.values()}) == len(cards)
    for card_id, card in cards.items():
        source = sources[card_id]
        attacks = source.get("attacks", [])
        assert card.name.en == source["name"], card_id
        assert card.hp == int(source.get("hp", 0)), card_id
        assert card.retreat == len(source.get("retreatCost", [])), card_id
        assert [one.damage for one in card.attacks] == [one.get("damage", "") for one in attacks]
        costs = [len([word for word in one["cost"] if word != "Free"]) for one in attacks]
        assert [len(one.cost) for one in card.attacks] == costs, card_id
        assert card.regulation_mark == source.get("regulationMark", ""), card_id
