"""Which set a card belongs to: its code in deck lists, its name, and when it came out."""

from __future__ import annotations

from app.games.pokemon.cards.imports.readers.set_records import CardSet, SetTable, shipped_sets

TWM = CardSet("sv6", "TWM", "Twilight Masquerade", "2024-05-24")


def test_the_shipped_sets_are_known_by_their_ids_in_any_case() -> None:
    assert shipped_sets().get("sv6").code == "TWM"
    assert shipped_sets().get("SV6").code == "TWM"
    assert shipped_sets().knows("sv6")
    assert not shipped_sets().knows("SV6")
    assert shipped_sets().get("sv6").size == 167
    assert all(one.size for one in shipped_sets())


def test_a_set_nobody_knows_has_its_id_as_code_and_name() -> None:
    assert SetTable().get("zz1") == CardSet("zz1", "ZZ1", "zz1")


def test_a_japanese_set_never_has_the_code_of_another() -> None:
    table = SetTable(
        [CardSet("sv10", "DRI", "Destined Rivals")], [CardSet("SV10", "DRI", "ロケット団")]
    )
    assert table.get("sv10").code == "DRI"
    assert table.japanese("SV10").code == "DRIJA"


def test_a_public_file_adds_sets_and_changes_none() -> None:
    entries = [
        {"id": "sv6", "ptcgoCode": "XXX", "name": "Other"},
        {"id": "zz1", "ptcgoCode": "ZZO", "name": "Zed", "releaseDate": "2030/01/02"},
        {"name": "no id"},
        "no set",
    ]
    table = SetTable([TWM]).with_entries(entries)
    assert [one.id for one in table] == ["sv6", "zz1"]
    assert table.get("sv6") == TWM
    assert table.get("zz1") == CardSet("zz1", "ZZO", "Zed", "2030-01-02")


def test_the_set_beside_its_cards_goes_by_its_language() -> None:
    western = SetTable().with_set({"id": "zz1", "name": {"en": "Zed"}, "tcgOnline": "ZZO"})
    assert western.get("zz1").code == "ZZO"
    eastern = SetTable().with_set({"id": "ZZ1", "name": {"ja": "ゼット"}})
    assert eastern.japanese("ZZ1").name == "ゼット"
    assert list(eastern) == []
    assert SetTable([TWM]).with_set({"id": "sv6", "name": "Other"}).get("sv6") == TWM


def test_sets_imported_before_count_where_nothing_else_knows_them() -> None:
    table = SetTable([TWM]).remembering(
        [CardSet("zz1", "ZZO", "Zed"), CardSet("sv6", "XXX", "Other")]
    )
    assert (table.get("zz1").code, table.get("sv6").code) == ("ZZO", "TWM")
