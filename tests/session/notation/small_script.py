"""A Pokémon table laid by a script, on which lines are played; and a scene without any game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from app.cards.deck.deck import DeckListError
from app.core.ids import JUDGE
from app.core.sight import view
from app.core.table import Table
from app.core.text.words import Words
from app.games.contracts.notation_contract import Notation, Scene, Told
from app.games.game_registry import GAMES
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.session.host.local_table import LocalTable
from app.session.notation.replay import Replayed, replay
from app.session.notation.script_lines import ScriptError

HEAD = """
deck Aki:
  8 Dreepy TWM 128
  8 Drakloak TWM 129
  4 Duskull PRE 35
  6 Iono PAL 185
  4 Jamming Tower TWM 153
  4 Rare Candy MEG 125
  4 Dragapult ex TWM 130
  10 Basic Psychic Energy MEE 5
  12 Odd Thing
deck Ren:
  20 Snorunt ASC 46
  20 Munkidori TWM 95
  20 Basic Psychic Energy MEE 5
stack Aki: 2 Dreepy, Duskull, Drakloak, Iono, Basic Psychic Energy ×2
stack Ren: Snorunt, Munkidori ×2, Basic Psychic Energy ×4
Aki goes first
Aki shuffles and draws 7
Ren shuffles and draws 7
Aki puts down Dreepy with Dreepy, Duskull on the Bench
Ren puts down Snorunt with Munkidori on the Bench
Aki starts the game
"""
LINES = HEAD.count("\n")
"""It is Aki's first turn after them."""


@cache
def all_cards() -> PokemonCards:
    return PokemonCards.load()


def no_deck(name: str) -> tuple[str, ...]:
    raise DeckListError(Words(f"no deck {name}", f"{name}なし"))


def play(text: str, head: str = HEAD) -> Replayed:
    """Play lines that all hold."""
    return replay(head + text, GAMES.__getitem__, no_deck, all_cards())


def wrong(text: str, head: str = HEAD) -> ScriptError:
    """Play lines of which one fails; return what is said of it."""
    with pytest.raises(ScriptError) as caught:
        play(text, head)
    return caught.value


def logs(table: LocalTable) -> Iterator[str]:
    """Yield the verb of everything that happened."""
    for node in table.host.tree.nodes:
        yield from (event.verb for event in table.host.told(node.id, JUDGE))


def scene(table: Table, told: Told | None = None, actor: int = 0) -> Scene:
    """Return a table of no game as a line of a script finds it."""
    named = Told() if told is None else told
    return Scene(
        actor,
        lambda seat: view(table, seat),
        lambda ref: Words(ref, ref),
        named,
        Notation(()).same_name,
    )
