"""What somebody with bad intentions writes wherever this program lets people write something.

Every text ends in a word of its own. Where that word is shown and the whole text is not, what
stands before it was read as something else than text.
"""

from __future__ import annotations

import ctypes
import os
import struct
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from app.core.data.value import replace
from app.core.text.words import Words
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.session.room.person_names import LONGEST_NAME
from tests.gallery.written import Written
from tests.helpers.shipped import shipped_base

_IN_OPEN = 0x20
_EVENT = struct.Struct("iIII")


class Bait:
    """A picture that nothing has a reason to open, and whoever opens it all the same."""

    def __init__(self, folder: str) -> None:
        # A short path: a name has room for no more.
        self.path = Path(folder) / "r"
        picture = QImage(40, 40, QImage.Format.Format_RGB32)
        picture.fill(QColor("red"))
        assert picture.save(str(self.path), "PNG")
        libc = ctypes.CDLL(None, use_errno=True)
        self._watch = libc.inotify_init1(os.O_NONBLOCK)
        assert self._watch >= 0
        assert libc.inotify_add_watch(self._watch, os.fsencode(self.path), _IN_OPEN) >= 0

    def taken(self) -> int:
        """Return how often it was opened since this was asked last."""
        try:
            return len(os.read(self._watch, 4096)) // _EVENT.size
        except BlockingIOError:
            return 0

    def close(self) -> None:
        """Watch no longer."""
        os.close(self._watch)


@contextmanager
def bait() -> Iterator[Bait]:
    """Lay out a bait for a while."""
    if sys.platform != "linux":
        pytest.skip("who opens a file is seen by inotify")
    with tempfile.TemporaryDirectory(prefix="", dir="/tmp") as folder:
        found = Bait(folder)
        try:
            yield found
        finally:
            found.close()


def hostile(bait: Bait) -> Written:
    """Return what may be written, as somebody writes it who means harm."""
    picture, sheet = f"<img src={bait.path}>", f"<link type=text/css href={bait.path}>"
    words = Written(
        players=(f"{picture}A & B qA", "&lt;b&gt;<b>x</b> &amp; <i>&T qB"),
        spectator=f'<img src="{bait.path}"> & qC',
        decks=(f"{picture}{sheet} A & B qD", f"<h1>{picture} &amp; qE"),
        notes=(f"{picture} <a href={bait.path}>&x</a> qF", f"{sheet}<b>a & b</b> qG"),
        mark=f"{picture} & qH",
        branches=(f"{picture}a & b qI", f"<table><tr><td>{picture} qJ"),
        branch_note=f"{picture}&nbsp;a & b qK",
        chat=f"{picture}{sheet}<b>a & b</b> qL",
        table=f"{picture}a & b qM",
        host=f"{picture}.qN",
        file="<img src=r>&lt;b&gt; a & b qO",
    )
    assert all(len(name) <= LONGEST_NAME for name in (*words.players, words.spectator))
    return words


CARD, CARD_TEXT = "qP", "qQ"
"""The last words of the names of cards, and of what they say."""


def hostile_cards(bait: Bait) -> PokemonCards:
    """Return the shipped cards under names, and with texts, that mean harm."""
    picture = f"<img src={bait.path}>"

    def named(words: Words) -> Words:
        return Words(f"{words.en} {picture} & {CARD}", f"{words.ja}{picture}&T {CARD}")

    def told(words: Words | None) -> Words | None:
        end = f"{picture}<b>a & b</b> {CARD_TEXT}"
        return words and Words(f"{picture}{words.en} {end}", f"{picture}{words.ja}{end}")

    def spoilt(card: Card) -> Card:
        return replace(
            card,
            name=named(card.name),
            evolves_from=card.evolves_from and named(card.evolves_from),
            attacks=tuple(
                replace(one, name=named(one.name), text=told(one.text)) for one in card.attacks
            ),
            abilities=tuple(
                replace(one, name=named(one.name), text=told(one.text)) for one in card.abilities
            ),
            text=told(card.text),
            set_name=f"{card.set_name}{picture} & qR" if card.set_name else "",
        )

    return PokemonCards(map(spoilt, shipped_base()))


def texts(words: Written, bait: Bait) -> dict[str, str]:
    """Return all that was written, by its last word; of cards what stands at the end."""
    picture = f"<img src={bait.path}>"
    every = [
        *words.players,
        words.spectator,
        *words.decks,
        *words.notes,
        words.mark,
        *words.branches,
        words.branch_note,
        words.chat,
        words.table,
        words.host,
        words.file,
        f"{picture}<b>a & b</b> {CARD_TEXT}",
        f"{picture} & qR",
    ]
    return {text[-2:]: text for text in every}
