"""Which printed kinds a card has where the data says so only in its name, and its Prizes."""

from __future__ import annotations

import pytest

from app.games.pokemon.cards.imports.readers.printed_kinds import prizes_of, tags_of, unwidened


@pytest.mark.parametrize(
    ("name", "tags"),
    [
        ("Dragapult ex", ("ex",)),
        ("ドラパルトex", ("ex",)),
        ("Pikachu & Zekrom-GX", ("GX", "TAG TEAM")),
        ("ピカチュウ＆ゼクロムGX", ("GX", "TAG TEAM")),
        ("Mega Lucario ex", ("ex", "Mega")),
        ("メガニウム", ()),
        ("かがやくゲッコウガ", ("Radiant",)),
        ("Lugia ◇", ("Prism Star",)),
        ("Dreepy", ()),
    ],
)
def test_a_pokemons_name_says_what_it_is(name: str, tags: tuple[str, ...]) -> None:
    assert tags_of(name, "pokemon", ()) == tags


def test_what_the_data_says_itself_is_kept_and_said_once() -> None:
    assert tags_of("Dragapult ex", "pokemon", ["Tera", "ex"]) == ("Tera", "ex")
    assert tags_of("Handheld Fan V", "tool", ["ACE SPEC"]) == ("ACE SPEC",), "it is no Pokémon"


@pytest.mark.parametrize(
    ("tags", "prizes"),
    [
        (("ex",), 2),
        (("VMAX",), 3),
        (("TAG TEAM", "GX"), 3),
        (("Mega", "ex"), 3),
        (("Tera",), 1),
        ((), 1),
    ],
)
def test_a_rule_box_says_how_many_prizes_it_gives(tags: tuple[str, ...], prizes: int) -> None:
    assert prizes_of(tags) == prizes
    assert unwidened("A＆B") == "A&B"
