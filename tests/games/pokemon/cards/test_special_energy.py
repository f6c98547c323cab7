"""The shipped facts about Special Energy: every entry can be read, and says what the deck asks."""

from __future__ import annotations

import json

import pytest

from app.core.text.wording import both
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.special_energy import ANY, Around, gives
from app.resources import assets

ENTRIES = json.loads((assets() / "energy" / "special.json").read_bytes())
ANYBODY = Card("P-1", both("Ralts"), "pokemon", stage="basic", types=("P",))


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["name"])
def test_every_entry_can_be_read(entry: dict[str, object]) -> None:
    written = gives(Card("S-1", both(str(entry["name"])), "special_energy"))
    assert written is not None
    assert written.types <= ANY
    there = written.there(Around(ANYBODY, behind=False))
    assert there is not None, "with all known it is known"
    assert bool(there) == written.helps(ANYBODY)


def test_names_occur_once() -> None:
    names = [entry[key] for entry in ENTRIES for key in ("name", "ja") if key in entry]
    assert len(set(names)) == len(names)


def test_at_its_best_a_conditional_one_gives_every_type() -> None:
    prism = gives(Card("S-1", both("Prism Energy"), "special_energy"))
    assert prism is not None
    assert prism.types == ANY
    assert gives(Card("S-1", both("Brand New Energy"), "special_energy")) is None
