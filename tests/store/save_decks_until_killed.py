"""Saves a short and a long version of a deck in turn until it is killed: `save_….py FOLDER`."""

from __future__ import annotations

import sys
from itertools import cycle
from pathlib import Path

from app.cards.deck.deck_edit import retitle
from app.games.pokemon.cards.decklists.decklist import read_decklist
from app.store.decks.saved_decks import DeckShelf
from tests.helpers.shipped import shipped_base

SHORT = "4 Dreepy TWM 128\n"
LONG = SHORT + "".join(f"1 Nobody {number} ABC {number}\n" for number in range(56))


def main(folder: str) -> None:
    cards, shelf = shipped_base(), DeckShelf(Path(folder))
    decks = [retitle(read_decklist(text, cards), "Saved").deck for text in (SHORT, LONG)]
    path = shelf.save(decks[0])
    sys.stdout.write("saving\n")
    sys.stdout.flush()
    for deck in cycle(reversed(decks)):
        shelf.save(deck, path)


if __name__ == "__main__":
    main(*sys.argv[1:])
