"""Imports into a store: repeatable, incremental, whole or not at all, and no card lost."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.cards.importing.import_values import Summary
from app.games.pokemon.cards.imports import deriving
from app.games.pokemon.cards.imports.bring_cards import bring, forget, link_anew
from app.games.pokemon.cards.imports.card_sources import Read, read_files
from app.games.pokemon.cards.imports.linked_names import NameTable
from app.games.pokemon.cards.imports.readers.set_records import CardSet, SetTable, shipped_sets
from app.games.pokemon.cards.store.card_store import CardStore
from app.games.pokemon.cards.store.store_file import CardStoreError
from tests.games.pokemon.cards.imports.conftest import Bring, Write, english, japanese


def counts(summary: Summary) -> tuple[int, int, int, int]:
    return (summary.new, summary.changed, summary.unchanged, summary.refused)


def test_what_was_new_is_unchanged_the_next_time(store: CardStore, brought: Bring) -> None:
    cards = [english(f"sv6-{number}") for number in range(1, 4)]
    assert counts(brought(*cards)) == (3, 0, 0, 0)
    assert counts(brought(*cards)) == (0, 0, 3, 0)
    assert counts(brought(*cards[:2], english("sv6-3", hp="70"), english("sv6-9"))) == (1, 1, 2, 0)
    changed = store.get("TWM-3")
    assert changed is not None
    assert changed.hp == 70
    assert len(store) == 4


def test_an_unchanged_import_writes_nothing(tmp_path: Path, write: Write) -> None:
    path = write([english(), japanese()])
    base = tmp_path / "cards.sqlite"
    for _ in range(2):
        store, _ = CardStore.open_to_write(base)
        bring(store, read_files([path], shipped_sets()), NameTable())
        before = store.connection.total_changes
        bring(store, read_files([path], shipped_sets()), NameTable())
        assert store.connection.total_changes == before
        store.close()


def test_refusals_are_told_with_file_and_entry(brought: Bring) -> None:
    summary = brought(english(), english("sv6-2", hp=[]), {"nonsense": 1}, english("sv6-3"))
    assert counts(summary) == (2, 0, 0, 2)
    assert [(trouble.entry, trouble.why.en) for trouble in summary.troubles] == [
        ("sv6-2", "field “hp”: it is not a text"),
        ("3", "it has no form that is known"),
    ]
    assert summary.troubles[0].file.endswith("cards.json")


def test_a_card_that_cannot_be_kept_is_refused(brought: Bring) -> None:
    long = [{"name": f"Hit {n}", "cost": [], "damage": "", "text": "x" * 4000} for n in range(20)]
    summary = brought(english(attacks=long), english("sv6-2", name="\ud800 half"))
    assert [trouble.why.en for trouble in summary.troubles] == [
        "it is far longer than a card",
        "it contains a broken character",
    ]


def test_a_number_that_a_set_prints_twice(store: CardStore, brought: Bring) -> None:
    brought(
        english("cel25c-15_A1", "Venusaur", number="15"),
        english("cel25c-15_A2", "Here Comes Team Rocket!", number="15"),
        english("cel25c-15_A3", "Rocket's Zapdos", number="15"),
    )
    assert {card.key: card.name.en for card in store} == {
        "CEL25C-15": "Venusaur",
        "CEL25C-15_A2": "Here Comes Team Rocket!",
        "CEL25C-15_A3": "Rocket's Zapdos",
    }
    # They keep their keys, whoever comes again.
    summary = brought(english("cel25c-15_A2", "Here Comes Team Rocket!", number="15"))
    assert counts(summary) == (0, 0, 1, 0)
    found = store.by_id("cel25c-15_A3")
    assert found is not None
    assert found.key == "CEL25C-15_A3"


def test_two_sources_of_one_print_complete_each_other(store: CardStore, brought: Bring) -> None:
    scraped = {
        "jp_id": 5,
        "name": "モンメン",
        "card_type": "Pokémon",
        "set_name": "XX",
        "number": "001",
        "hp": 60,
        "weakness": {"type": ["Fire"], "value": "×2"},
    }
    brought(scraped)
    brought(japanese("XX-001", regulationMark="I"))
    (card,) = store
    assert (card.key, card.regulation_mark, card.weakness) == ("XX-1", "I", "R")
    assert card.id == "XX-001"


def test_an_own_card_completes_a_public_one_but_takes_no_key_from_another(
    store: CardStore, brought: Bring
) -> None:
    brought(english())
    same = {"key": "TWM-1", "name": "Cottonee", "text": "Soft."}
    assert counts(brought(same)) == (1, 0, 0, 0)
    card = store.get("TWM-1")
    assert card is not None
    assert card.text is not None
    assert (card.hp, card.text.en) == (60, "Soft.")
    summary = brought({"key": "TWM-1", "name": "Another"})
    assert counts(summary) == (0, 0, 0, 1)
    assert "another card has this key" in summary.troubles[0].why.en
    assert len(store) == 1


def test_a_key_that_stands_twice_in_ones_own_cards(store: CardStore, brought: Bring) -> None:
    summary = brought({"key": "A-1", "name": "One"}, {"key": "A-1", "name": "Two"})
    assert counts(summary) == (1, 0, 0, 1)
    assert "stands twice" in summary.troubles[0].why.en
    assert [card.name.en for card in store] == ["One"]


def test_a_changed_card_may_move_to_another_key(store: CardStore, brought: Bring) -> None:
    brought(english("sv6-1"), english("sv6-2"))
    brought(english("sv6-2", number="99"))
    assert {card.key for card in store} == {"TWM-1", "TWM-99"}


def test_sets_are_remembered_for_later_imports(store: CardStore, write: Write) -> None:
    rising = SetTable([CardSet("me4", "CRI", "Chaos Rising", "2026-05-22")])
    path = write([english("me4-1")])
    bring(store, read_files([path], rising), NameTable())
    known = SetTable().remembering(CardSet(*one) for one in store.known_sets())
    summary = bring(store, read_files([write([english("me4-2")], "b.json")], known), NameTable())
    assert summary.new == 1
    assert {card.key for card in store} == {"CRI-1", "CRI-2"}


def test_names_that_change_link_anew(store: CardStore, brought: Bring) -> None:
    trainer = {"supertype": "Trainer", "subtypes": ["Item"], "attacks": None, "hp": None}
    summary = brought(english("sv6-5", "Kettle", **trainer))
    assert summary.linked == 0
    assert link_anew(store, NameTable([("Kettle", "やかん")])) == 1
    assert [card.name.ja for card in store.prints("やかん")] == ["やかん"]
    assert link_anew(store, NameTable()) == 0
    assert store.prints("やかん") == []


def test_sets_can_be_forgotten(store: CardStore, brought: Bring) -> None:
    brought(english(), japanese(), english("me1-5", "Whimsicott", hp="90"))
    assert forget(store, ["twm"], NameTable()) == 1
    assert {card.key for card in store} == {"SV6-1", "MEG-5"}
    # What the forgotten card lent goes with it.
    card = store.get("SV6-1")
    assert card is not None
    assert card.name.en == "モンメン"
    assert store.prints("Cottonee") == []
    assert forget(store, ["twm"], NameTable()) == 0
    assert forget(store, None, NameTable()) == 2
    assert len(store) == 0


# -- crashes --------------------------------------------------------------------------------------


def two_then(problem: BaseException, write: Write) -> Iterator[Read]:
    """Two cards, and then something breaks."""
    yield from read_files([write([english("sv6-7"), english("sv6-8")])], shipped_sets())
    raise problem


@pytest.mark.parametrize("problem", [KeyboardInterrupt(), MemoryError(), RuntimeError("broken")])
def test_a_crash_in_the_middle_leaves_the_old_base(
    tmp_path: Path, write: Write, problem: BaseException
) -> None:
    base = tmp_path / "cards.sqlite"
    store, _ = CardStore.open_to_write(base)
    bring(store, read_files([write([english()])], shipped_sets()), NameTable())
    with pytest.raises(type(problem)):
        bring(store, two_then(problem, write), NameTable())
    assert [card.key for card in store] == ["TWM-1"]
    store.close()
    again = CardStore.open(base)
    assert [card.key for card in again] == ["TWM-1"]
    again.close()


def test_a_crash_while_writing_leaves_the_old_base(
    brought: Bring, store: CardStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    brought(english())

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(deriving.Deriving, "_write_cards", full)
    with pytest.raises(CardStoreError):
        brought(english(hp="90"), english("sv6-2"))
    monkeypatch.undo()
    card = store.get("TWM-1")
    assert card is not None
    assert (card.hp, len(store)) == (60, 1)
    assert counts(brought(english(hp="90"), english("sv6-2"))) == (1, 1, 0, 0)


def test_a_reader_goes_on_while_an_import_runs(tmp_path: Path, write: Write) -> None:
    base = tmp_path / "cards.sqlite"
    writer, _ = CardStore.open_to_write(base)
    bring(writer, read_files([write([english()])], shipped_sets()), NameTable())
    reader = CardStore.open(base)
    seen = []

    def watched() -> Iterator[Read]:
        many = write([english(f"sv6-{n}", name=f"Cotton {n}") for n in range(2, 1200)], "b.json")
        for one in read_files([many], shipped_sets()):
            seen.append(len(reader))
            yield one

    bring(writer, watched(), NameTable())
    assert set(seen) == {1}
    assert len(reader) == 1199
    writer.close()
    reader.close()
