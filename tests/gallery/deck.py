"""Decks on the workbench: what pictures of the deck editor and of the odds are made of."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from app.cards.deck.deck import DeckList
from app.cards.deck.deck_edit import add, move, retitle, set_count
from app.cards.deck.deck_own import own_yaml
from app.cards.odds.simulate import simulate
from app.games.game_registry import GAMES
from app.games.pokemon.cards.decklists.decklist import read_decklist, read_decklist_file
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.places import decks_folder, openings_file
from app.resources import decklists
from app.store.decks.played_openings import Opening, deck_mark, keep
from app.store.decks.saved_decks import DeckShelf
from app.ui.decks.editor.editor_page import DeckEditor
from app.ui.decks.odds.odds_view import OddsView
from tests.gallery.studio import Studio
from tests.gallery.written import on_screen

SHIPPED = "dragapult-dusknoir"
ILLEGAL = """Pokémon: 4
5 Dreepy TWM 128
4 Drakloak TWM 129
3 Dragapult ex TWM 130
2 Nobody Known ABC 12

Trainer: 4
4 Iono PAL 185
4 Rare Candy SVI 191
4 Ultra Ball SVI 196
1 Secret Box TWM 163
1 Unfair Stamp TWM 165

Energy: 2
12 Basic {P} Energy
9 Basic {R} Energy
"""
PLAYED = 40
"""Openings."""
_FIRST = datetime(2026, 4, 1, 18, 30, tzinfo=UTC)


def shipped(cards: PokemonCards) -> DeckList:
    """The deck that the other pictures are played with, under a name that people would give it."""
    deck = read_decklist_file(decklists() / "pokemon" / f"{SHIPPED}.txt", cards)
    return retitle(deck, on_screen().decks[0]).deck


def with_maybes(cards: PokemonCards) -> DeckList:
    """The deck with some cards that somebody is still thinking about."""
    deck = shipped(cards)
    line = deck.lines[4]
    deck = move(deck, "main", 4, "maybe", 1, cards.get(line.key).name).deck
    for name, count in (("Munkidori", 1), ("Counter Catcher", 2)):
        deck = add(deck, next(iter(cards.search(name))), count, "maybe").deck
    return deck


def illegal(cards: PokemonCards) -> DeckList:
    """A deck that breaks several rules."""
    return read_decklist(ILLEGAL, cards, on_screen().decks[1])


def edit(studio: Studio, deck: DeckList) -> DeckEditor:
    """Put a deck on the bench and show it."""
    studio.window.pages.decks.edit(deck, None, deck.title)
    editor = studio.window.pages.decks.editor()
    editor.parts.check.check()
    return editor


def edit_playing(studio: Studio) -> DeckEditor:
    """Put a deck of playing cards on the bench: forty, and one of them twice."""
    cards = GAMES.cards("blackpoker")
    pack = next(pack for pack in cards.packs if pack.id == "lite40")
    name = cards.get(pack.deck.lines[6].key).name
    doubled = set_count(pack.deck, "main", 6, 2, name).deck
    studio.window.pages.decks.edit(doubled, None, on_screen().decks[1])
    editor = studio.window.pages.decks.editor("blackpoker")
    editor.parts.check.check()
    return editor


def edit_saved(studio: Studio) -> DeckEditor:
    """Put a deck on the bench that was saved three times and changed since."""
    cards, shelf = studio.window.cards, DeckShelf()
    deck = shipped(cards)
    path = shelf.save(deck)
    folder = decks_folder() / "versions" / path.stem
    for version in folder.iterdir():
        version.unlink()
    for day in range(3):
        when = _FIRST + timedelta(days=day, minutes=47 * day)
        data = own_yaml(deck).encode()
        (folder / f"{when:%Y%m%d-%H%M%S-%f}.yaml").write_bytes(data)
        path.write_bytes(data)
        deck = _other(deck, cards, day)
    editor = studio.window.pages.decks.editor()
    editor.edit(shelf_deck := read_decklist_file(path, cards), path)
    studio.window.pages.open("editor")
    at = next(n for n, line in enumerate(shelf_deck.lines) if line.count == 4)
    editor.work.do(set_count(editor.deck, "main", at, 3, cards.get(shelf_deck.lines[at].key).name))
    return editor


def _other(deck: DeckList, cards: PokemonCards, day: int) -> DeckList:
    """The deck a day later: a card more here, one less there."""
    first, last = day, len(deck.lines) - 1 - day
    for at, more in ((first, 1), (last, -1)):
        line = deck.lines[at]
        name = cards.get(line.key).name
        deck = set_count(deck, "main", at, max(1, line.count + more), name).deck
    return deck


def play_openings(deck: DeckList, cards: PokemonCards) -> None:
    """Note openings as if they had been played with a deck."""
    openings_file().parent.mkdir(parents=True, exist_ok=True)
    keys, mark = deck.keys, deck_mark(deck.keys)
    for number in range(PLAYED):
        hand = tuple(sorted(keys[(number * 7 + card * 11) % len(keys)] for card in range(7)))
        basics = sum(cards.get(key).stage == "basic" for key in hand)
        when = _FIRST + timedelta(hours=number)
        keep(Opening(mark, when, int(basics == 0), max(1, basics), hand))


def show_odds(studio: Studio, editor: DeckEditor, *, tried: bool = False) -> OddsView:
    """Turn to the odds, plots and all; with what a simulation found."""
    editor.tabs.bring("odds")
    view = editor.findChild(OddsView)
    assert isinstance(view, OddsView)
    view.load_plots()
    if tried:
        assert view._pool is not None
        found = simulate(view._pool, (view.asking.group,), view.asking.turns, 10_000, 7)
        assert found is not None
        view._on_found(found)
    studio.settle()
    return view
