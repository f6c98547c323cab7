"""The worked deck cases beside the project."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.check import check_deck, deck_of_ids, formats
from app.games.pokemon.cards.imports.readers.english import Brought, read_english
from app.games.pokemon.cards.imports.readers.set_records import shipped_sets
from app.games.pokemon.cards.words.energy_types import type_of


@pytest.fixture(scope="module")
def cases(shared: Path) -> list[dict[str, Any]]:
    path = shared / "cases" / "pokemon.json"
    if not path.is_file():
        pytest.skip(f"needs the worked cases, and {path} is not there")
    found = json.loads(path.read_text(encoding="utf-8"))["cases"]
    return [case for case in found if case["state"]["variant"] == "deck-check"]


@pytest.fixture(scope="module")
def every_card(shared: Path, cards: CardBase) -> CardBase:
    """The shipped cards and those of the samples."""
    folder = shared / "data" / "ptcg"
    if not folder.is_dir():
        pytest.skip(f"needs the sample card data, and {folder} is not there")
    read = (
        read_english(entry, place, shipped_sets())
        for path in sorted([*folder.glob("cards/en/*.json"), *folder.glob("samples/*.json")])
        for place, entry in enumerate(json.loads(path.read_bytes()), start=1)
    )
    return CardBase([*cards, *(one.card for one in read if isinstance(one, Brought))])


def test_every_worked_case_comes_out_as_it_should(
    cases: list[dict[str, Any]], every_card: CardBase
) -> None:
    assert cases
    for case in cases:
        state = case["state"]
        for alternative in case["moves"]:
            found = check_deck(
                deck_of_ids(alternative["move"]["deck"], every_card),
                every_card,
                formats()[state["format"]],
                None,
                "intl",
                declared_type=type_of(state["type"]),
            )
            told = [{"rule": one.rule, "severity": one.severity} for one in found]
            grave = [one for one in told if one["severity"] != "reminder"]
            assert grave == alternative["expect"], case["id"]
            assert not {one["rule"] for one in told} & set(alternative.get("silent", ()))
