"""What Pokémon gives benches to measure with: each part does what the contract says of it."""

from __future__ import annotations

from pathlib import Path

from app.games.pokemon.benches.bench_data import BENCHES
from app.games.pokemon.cards.card_base import shipped_base
from app.games.pokemon.pokemon_game import SPEC


def test_files_are_written_brought_and_known(tmp_path: Path) -> None:
    BENCHES.card_files(tmp_path / "data", 20)
    base = tmp_path / "cards.sqlite"
    assert BENCHES.bring(tmp_path / "data", base) == 20
    with BENCHES.cards_in(base) as cards:
        assert len(cards) == len(shipped_base()) + 20


def test_what_is_typed_is_in_both_languages_and_nothing_is_typed_twice() -> None:
    assert len(set(BENCHES.typed)) == len(BENCHES.typed)
    assert any(text.isascii() for text in BENCHES.typed)
    assert any(not text.isascii() for text in BENCHES.typed)


def test_the_decks_are_shipped_ones() -> None:
    from app.resources import decklists

    names = {path.stem for path in decklists().rglob("*.txt")}
    assert set(BENCHES.decks) <= names
    assert SPEC.benches is not None
    assert SPEC.benches() is BENCHES
