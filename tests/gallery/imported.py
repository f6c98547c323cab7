"""An import to be shown: the samples of the docs, and a table with a mistake in it."""

from __future__ import annotations

import tempfile
from pathlib import Path

from app.cards.importing.import_values import Imported
from app.games.pokemon.cards.imports.import_errand import bring_files
from app.games.pokemon.cards.store.card_store import CardStore

SAMPLES = Path(__file__).resolve().parents[2] / "docs" / "samples"
WRONG = "key,name,kind\nHOME-4,Kettle,item\nHOME-5,Cup,mug\n"


def import_of_samples() -> Imported:
    """What came of it; nobody's card base is touched."""
    store = CardStore.in_memory()
    with tempfile.TemporaryDirectory() as folder:
        wrong = Path(folder) / "kitchen.csv"
        wrong.write_text(WRONG, encoding="utf-8")
        summary = bring_files(store, [SAMPLES / "cards.csv", SAMPLES / "cards.json", wrong])
    store.close()
    return Imported(summary)
