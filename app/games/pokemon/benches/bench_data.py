"""What Pokémon gives benches to measure with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.games.contracts.bench_contract import BenchData
from app.games.pokemon.benches.card_files import write_card_files
from app.games.pokemon.benches.full_board import fill, gesture, settle
from app.games.pokemon.benches.long_log import long_log
from app.games.pokemon.benches.many_cards import list_of_sixty, many_stored
from app.games.pokemon.cards.card_base import shipped_base
from app.games.pokemon.cards.imports.bring_cards import bring
from app.games.pokemon.cards.imports.card_sources import read_files
from app.games.pokemon.cards.imports.linked_names import known_names
from app.games.pokemon.cards.imports.readers.set_records import shipped_sets
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.games.pokemon.cards.store.card_store import CardStore

TYPED = (
    *("pikachu", "mega lucario ex", "boss's orders", "rare candy", "charizard", "team rocket"),
    *("thunder shock", "discard an energy", "iono", "x", "ー", "ナンジャモ", "ドラパルトex"),
    *("ろけっとだんの", "基本悪エネルギー", "ふしぎなアメ", "ポケモンいれかえ", "リザードン", "の"),
)


def _bring(data: Path, base: Path) -> int:
    """Import a folder as `chabudai cards import` does; return how many cards are new."""
    store, _ = CardStore.open_to_write(base)
    try:
        summary = bring(store, read_files([data], shipped_sets()), known_names(shipped_base()))
    finally:
        store.close()
    assert not summary.refused
    return summary.new


@contextmanager
def _cards_in(base: Path) -> Iterator[PokemonCards]:
    """The shipped cards and those in a base."""
    store = CardStore.open(base)
    yield PokemonCards.load(layers=(store,))
    store.close()


BENCHES = BenchData(
    typed=TYPED,
    card_files=write_card_files,
    bring=_bring,
    cards_in=_cards_in,
    many_stored=many_stored,
    list_of_sixty=list_of_sixty,
    decks=("dragapult-dusknoir", "ns-zoroark"),
    log=long_log,
    four=("battle-royal", ("glc-fire", "glc-grass", "glc-fighting", "glc-psychic")),
    settle=settle,
    fill=fill,
    gesture=gesture,
)
