"""Card data that people bring, as the program asks for it.

What reads card data loads SQLite and pydantic, a quarter of a second: only who imports waits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from app.core.text.words import Words

if TYPE_CHECKING:
    from app.cards.importing.import_values import Held, Imported, Progress, Summary, TypedField
    from app.games.contracts.card_contract import GameCards
    from app.games.pokemon.cards.store.card_layer import Layer
    from app.games.pokemon.cards.store.imported_cards import ImportedCards

WHAT = Words(
    "Choose card data that you have: the public English, Japanese or multi-language data, or a "
    "table of your own (JSON, CSV). It is read from your disk; nothing is fetched.",
    "手元のカードデータを選んでください。公開されている英語・日本語・多言語のデータか、自分で作った"
    "表（JSON、CSV）を読み込めます。ネットワークからは何も取得しません。",
)


def _nobody(_file: str) -> None:
    """Tell nobody."""


class PokemonImports:
    """The person's imported cards, and how they came and go."""

    what = WHAT

    def __init__(self, imported: ImportedCards, know: Callable[[Layer], GameCards]) -> None:
        self._imported = imported
        self._know = know

    @property
    def fields(self) -> Sequence[TypedField]:
        """What is asked where a card is written down."""
        from app.games.pokemon.cards.imports.typed_fields import FIELDS  # noqa: PLC0415

        return FIELDS

    def begun(self, name: str, set_code: str, number: str, section: str) -> Mapping[str, str]:
        """Return what the fields begin with."""
        from app.games.pokemon.cards.imports.typed_fields import begun  # noqa: PLC0415

        return begun(name, set_code, number, section)

    def holds_cards(self, path: Path) -> Literal["own", "public", ""]:
        """Return whose form the card data in a file or folder has, "" where there is none."""
        from app.games.pokemon.cards.imports.card_sources import form_of  # noqa: PLC0415

        form = form_of(path)
        return "" if form is None else "own" if form == "own" else "public"

    def held(self) -> Held:
        """Return what was imported so far. Raises CardsError."""
        from app.games.pokemon.cards.imports.base_contents import held  # noqa: PLC0415

        return held()

    def bring(
        self,
        paths: Sequence[Path],
        reading: Progress | None = None,
        linking: Progress | None = None,
        opened: Callable[[str], object] = _nobody,
    ) -> Imported:
        """Import files and folders. Raises CardsError."""
        from app.games.pokemon.cards.imports.import_errand import import_files  # noqa: PLC0415

        return import_files(paths, reading, linking, opened)

    def keep(self, entry: Mapping[str, str], linking: Progress | None = None) -> Imported:
        """Keep one card that was written down. Raises CardsError."""
        from app.games.pokemon.cards.imports.import_errand import keep_written  # noqa: PLC0415

        return keep_written(entry, linking)

    def forget(self, sets: Sequence[str] | None, progress: Progress | None = None) -> int | None:
        """Take the cards of sets, of all if None, out again. Raises CardsError."""
        from app.games.pokemon.cards.imports.import_errand import forget_sets  # noqa: PLC0415

        return forget_sets(sets, progress)

    def link(self) -> tuple[int, int] | None:
        """Link the names in both languages anew. Raises CardsError."""
        from app.games.pokemon.cards.imports.import_errand import link_all  # noqa: PLC0415

        return link_all()

    def for_this_run(
        self, paths: Sequence[Path], reading: Progress | None, linking: Progress | None
    ) -> tuple[GameCards, Summary]:
        """Let this run know the cards of files and folders too. Raises CardsError.

        What the imported cards have shown about names holds for them too.
        """
        from app.games.pokemon.cards.imports.import_errand import bring_files  # noqa: PLC0415
        from app.games.pokemon.cards.store.card_store import CardStore  # noqa: PLC0415

        store = CardStore.in_memory()
        summary = bring_files(store, paths, reading, linking, self._imported.name_pairs())
        return self._know(store), summary
