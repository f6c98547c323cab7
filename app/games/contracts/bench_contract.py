"""The contract of benches: what a game gives to measure with, many cards and a full board."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

from app.core.data.value import value
from app.core.ids import SeatId
from app.core.intent import Intent, Step
from app.core.options import Options
from app.core.view import SeatView
from app.games.contracts.card_contract import GameCards


class BenchSeat(Protocol):
    """A seat of a table that is measured."""

    @property
    def view(self) -> SeatView:
        """What it sees now."""

    def ask(self, intent: Intent) -> object:
        """Ask for something."""


Deed = Callable[[BenchSeat, int, Sequence[str]], None]
"""(a seat's client, which seat it is, the keys of its deck) -> what it does there."""


@value
class BenchData:
    """What is measured with."""

    typed: tuple[str, ...]
    """What a person types, letter by letter, into the search."""
    card_files: Callable[[Path, int], None]
    """Writes files of so many cards into a folder, to be imported."""
    bring: Callable[[Path, Path], int]
    """(folder of such files, file of a new base) -> how many cards it has after the import."""
    cards_in: Callable[[Path], AbstractContextManager[GameCards]]
    """(file of a base) -> the shipped cards and those in it."""
    many_stored: Callable[[Path], GameCards]
    """(file of a new base) -> the shipped cards and twenty thousand more."""
    list_of_sixty: Callable[[], str]
    """A list of sixty of them."""
    decks: tuple[str, str]
    """Two shipped decks."""
    log: Callable[[int], str]
    """The log of a game from elsewhere, of so many lines."""
    four: tuple[str, tuple[str, str, str, str]]
    """(id of the game in which four play for themselves, a shipped deck for each of them)."""
    settle: Deed
    """Before the first turn: as much as a side of the board holds."""
    fill: Deed
    """After its beginning: everything else that lies on a board."""
    gesture: Callable[[SeatView, random.Random], Intent]
    """One of the gestures of a turn, whatever the rules say of it."""


@value
class PlayData:
    """What a game is measured with whose actions are offered by its rules, and programs play it."""

    deck: tuple[str, ...]
    """What each player brings."""
    everything: Options
    """What people agree on to have all of its actions."""
    settle: Step
    """Before the first turn: how a seat sets up."""
    fill: Callable[[BenchSeat, SeatId], None]
    """After its beginning: as much as a side of the table holds."""
    actions: Callable[[SeatView, SeatId], int]
    """Lists all that a seat could do now, with what it costs and what it is aimed at; how much."""
    gesture: Callable[[SeatView, random.Random], Step]
    """A gesture after which something else may be possible, whatever the rules say of it."""
    simple: Options
    """What people agree on to play a short game."""
    player: str
    """The program that plays such games (`GameSpec.players`)."""


@value
class TurnData:
    """What a game is measured with whose turns are resolved from plans."""

    full_turn: Callable[[int], Callable[[], object]]
    """(seed) -> what resolves one full turn on a full board; each is called once."""
    random_game: Callable[[random.Random], int]
    """Plays one whole game by chance, through the resolver that its table uses; its turns."""
    player: str
    """The strongest of its programs (`GameSpec.players`)."""
    deck: Callable[[random.Random], tuple[str, ...]]
    """Makes a deck by chance."""


@value
class RevealData:
    """What showing a step moment by moment is measured with, in a game that has moments."""

    deck: tuple[str, ...]
    """What each player brings."""
    settle: Step
    """How each seat sets up."""
    begin: Step
    """How the first seat begins the first turn."""
    fill: Callable[[BenchSeat, SeatId], None]
    """As much as a side of the table holds, and what is needed for what follows."""
    ready: Callable[[SeatView, SeatId], Step]
    """What each seat does after that, one after the other."""
    step: Step
    """What the first seat does then, as often as that is possible: steps with moments."""
