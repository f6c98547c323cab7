"""Which print a set code and a number name, however the list wrote them."""

from __future__ import annotations

import pytest

from app.games.pokemon.cards.print_index import is_id, live_print, print_key


@pytest.mark.parametrize(
    ("set_code", "number", "key"),
    [
        ("TWM", "130", "TWM-130"),
        ("twm", "085", "TWM-85"),
        ("PR-SV", "189", "SVP-189"),
        ("LOR-TG", "24", "LOR-TG24"),
        ("LOR-TG", "TG24", "LOR-TG24"),
        ("LOR", "TG24", "LOR-TG24"),
        ("CRZ-GG", "05", "CRZ-GG5"),
        ("30C", "66", "30C-66"),
        ("MA3", "035/193", "MA3-35"),
        ("XY9", "98a", "XY9-98A"),
        ("UF", "H", "UF-H"),
        ("Energy", "13", ""),
        ("", "13", ""),
        ("TWM", "", ""),
    ],
)
def test_a_print_is_named_in_one_way(set_code: str, number: str, key: str) -> None:
    assert print_key(set_code, number) == key


@pytest.mark.parametrize(("set_code", "number"), [("", "1"), ("TWM", ""), ("XYEnergy", "4")])
def test_without_set_or_number_there_is_no_print(set_code: str, number: str) -> None:
    assert print_key(set_code, number) == ""


@pytest.mark.parametrize(
    ("set_code", "number", "live"),
    [
        ("SVP", "189", ("PR-SV", "189")),
        ("LOR", "TG24", ("LOR-TG", "24")),
        ("TWM", "1", ("TWM", "1")),
    ],
)
def test_ptcg_live_writes_promos_and_galleries_its_own_way(
    set_code: str, number: str, live: tuple[str, str]
) -> None:
    assert live_print(set_code, number) == live
    assert print_key(*live) == print_key(set_code, number)


@pytest.mark.parametrize(
    ("text", "known"),
    [("sv8pt5-4", True), ("cel25c-15_A1", True), ("TWM-130", False), ("x-", False)],
)
def test_an_id_of_the_public_data_is_told_from_a_print(text: str, known: bool) -> None:
    assert is_id(text) is known
