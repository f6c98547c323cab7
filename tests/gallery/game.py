"""Tables with everything on them: what pictures are made of.

The cards are put where they are wanted by hand, so that a picture shows the same game each time.
"""

from __future__ import annotations

from collections.abc import Callable

from app.cards.deck.deck import DeckList
from app.core.ids import SeatId, place
from app.core.intent import (
    Attach,
    Draw,
    Flip,
    Intent,
    Jump,
    Move,
    Procedure,
    PutMark,
    Shuffle,
    WriteLabel,
)
from app.core.intents.turn_intents import NextTurn, Use
from app.games.game_api import GameSpec
from app.games.game_registry import GAMES
from app.games.pokemon.cards.decklists.decklist import read_decklist_file
from app.games.pokemon.cards.every_card import known_base
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.games.table_tools import place_of
from app.resources import decklists
from app.session.host.local_table import lay_table
from app.session.host.updates import Accepted, JournalEntry
from app.ui.table.table_document import Document
from tests.gallery.written import Written, on_screen
from tests.helpers.reopened import reopened_table
from tests.helpers.shipped import shipped_base

DECKS = ("dragapult-dusknoir", "marnies-grimmsnarl")
SEED = 7


class Desk:
    """A document, and hands that find any card by its English name."""

    def __init__(
        self,
        seats: tuple[str, ...],
        seed: int = SEED,
        spec: GameSpec = GAMES["pokemon"],
        decks: tuple[str, ...] = DECKS,
    ) -> None:
        self.cards: PokemonCards = shipped_base()
        """By the names that the cards have in the game, whatever stands on the screen."""
        self.brings = decks
        brought = tuple(self.deck(number).keys for number, _ in enumerate(seats))
        table = lay_table(spec, seats, brought, seed)
        self.document: Document = Document(table, known_base(), None, None)

    def deck(self, number: int) -> DeckList:
        path = decklists() / "pokemon" / f"{self.brings[number]}.txt"
        return read_decklist_file(path, self.cards)

    def ask(self, seat: SeatId, intent: Intent) -> None:
        answer = self.document.table.sit(seat).ask(intent)
        assert isinstance(answer, Accepted), answer

    def find(self, seat: SeatId, name: str, zone: str = "deck") -> str:
        """The name by which a seat calls a card: its handle, or its place in a hidden pile."""
        table = self.document.tree.table
        view = self.document.table.sit(seat).view
        there = place_of(view, zone, seat)
        for index, number in enumerate(table.zones[there]):
            card = table.cards[number]
            if self.cards.get(card.ref).name.en == name:
                seen = view.zones[there]
                return seen.items[index] if seen.listed else place(there, index)
        raise LookupError(f"{name} is not in {there}")

    def lay(self, seat: SeatId, zone: str, *names: str) -> None:
        """Put cards from the deck into a zone, one after the other."""
        view = self.document.table.sit(seat).view
        goal = zone if zone in view.zones else place_of(view, zone, seat)
        verb = {"hand": "draw", "discard": "discard"}.get(zone, "play")
        for name in names:
            self.ask(seat, Move((self.find(seat, name),), goal, -1, verb=verb))

    def unit(self, seat: SeatId, zone: str, index: int = 0) -> str:
        view = self.document.table.sit(seat).view
        return view.zones[place_of(view, zone, seat)].items[index]

    def join(self, seat: SeatId, unit: str, *names: str, evolve: bool = False) -> None:
        """Attach cards from the deck to a unit, or evolve it."""
        for name in names:
            role = "base" if evolve else "attached"
            verb = "evolve" if evolve else "attach"
            self.ask(seat, Attach((self.find(seat, name),), unit, role, verb))

    def mark(self, seat: SeatId, unit: str, key: str, value: int = 1, **more: object) -> None:
        self.ask(seat, PutMark((unit,), key, value=value, **more))  # type: ignore[arg-type]


_journals: dict[tuple[str, Written, int], tuple[GameSpec, list[JournalEntry]]] = {}
"""What was played at the tables that were laid before in this process, each with its game."""


def _laid_once(name: str, spec: GameSpec, play: Callable[[], Desk]) -> Document:
    """Return the table that `play` comes to; it is played once, and goes on from its journal."""
    key = (name, on_screen(), id(spec))
    if key not in _journals:
        _journals[key] = spec, list(play().document.table.host.journal)
    table = reopened_table(spec, _journals[key][1], SEED)
    document = Document(table, known_base(), None, None)
    document.nothing_done_yet()
    return document


def solo() -> Document:
    """One player, set up at once, some turns in."""
    return _laid_once("solo", GAMES["pokemon"], _solo)


def _solo() -> Desk:
    desk = Desk(on_screen().players[:1])
    desk.ask(0, Procedure("setup"))
    return desk


def duel(*, history: bool = True, spec: GameSpec = GAMES["pokemon"]) -> Document:
    """Two players in the middle of a game: everything that can lie on a table lies there."""
    name = "duel with history" if history else "duel"
    return _laid_once(name, spec, lambda: _duel(history=history, spec=spec))


def _duel(*, history: bool, spec: GameSpec) -> Desk:
    desk = Desk(on_screen().players, spec=spec)
    for seat in (0, 1):
        desk.ask(seat, Shuffle(f"deck.{seat}"))
        desk.ask(seat, Draw(6, f"deck.{seat}", f"prizes.{seat}", verb="set_prizes"))
    _own_half(desk)
    _other_half(desk)
    desk.ask(0, NextTurn(0))
    for number in range(1, 5):
        desk.ask(number % 2, NextTurn(number % 2))
    _turn_five(desk)
    if history:
        _branches(desk)
    return desk


def crowded() -> Document:
    """Two Active Pokémon with more on them than most games ever put there."""
    return _laid_once("crowded", GAMES["pokemon"], _crowded)


def _crowded() -> Desk:
    desk = Desk(on_screen().players)
    for seat, name in ((0, "Dreepy"), (1, "Marnie's Impidimp")):
        desk.lay(seat, "active", name)
    stages = ("Drakloak", "Dragapult ex"), ("Marnie's Morgrem", "Marnie's Grimmsnarl ex")
    energies = (
        ("Basic Psychic Energy",) * 2 + ("Basic Fire Energy",) + ("Luminous Energy",) * 3,
        ("Basic Darkness Energy",) * 8,
    )
    for seat in (0, 1):
        unit = desk.unit(seat, "active")
        desk.join(seat, unit, *stages[seat], evolve=True)
        desk.join(seat, unit, *energies[seat])
        for key in ("poisoned", "burned", "asleep", "used", "no_retreat"):
            desk.mark(seat, unit, key)
        desk.mark(seat, unit, "damage", 310)
        desk.mark(seat, unit, on_screen().mark, 4)
        desk.mark(seat, unit, "note:", text=on_screen().notes[1])
        desk.ask(seat, PutMark((f"seat.{seat}",), "gx", value=1))
    desk.join(1, desk.unit(1, "active"), "Bravery Charm", "Air Balloon")
    desk.ask(0, NextTurn(0))
    return desk


def _own_half(desk: Desk) -> None:
    desk.lay(0, "active", "Dreepy")
    active = desk.unit(0, "active")
    desk.join(0, active, "Drakloak", "Dragapult ex", evolve=True)
    desk.join(0, active, "Basic Psychic Energy", "Basic Fire Energy", "Luminous Energy")
    desk.mark(0, active, "damage", 120)
    desk.lay(0, "bench", "Dreepy", "Duskull", "Fezandipiti ex", "Munkidori")
    desk.join(0, desk.unit(0, "bench", 0), "Drakloak", evolve=True)
    desk.join(0, desk.unit(0, "bench", 0), "Luminous Energy")
    desk.mark(0, desk.unit(0, "bench", 1), "damage", 20)
    desk.mark(0, desk.unit(0, "bench", 2), "used")
    desk.join(0, desk.unit(0, "bench", 3), "Basic Psychic Energy", "Luminous Energy")
    desk.lay(0, "discard", "Ultra Ball", "Iono", "Dreepy", "Buddy-Buddy Poffin")
    desk.lay(0, "lost", "Hawlucha")
    desk.lay(0, "hand", "Boss's Orders", "Ultra Ball", "Counter Catcher", "Neo Upper Energy")
    desk.lay(0, "hand", "Dusclops", "Night Stretcher", "Lillie's Determination")
    desk.ask(0, Draw(2, "prizes.0", "hand.0", verb="take_prize"))


def _other_half(desk: Desk) -> None:
    desk.lay(1, "active", "Marnie's Impidimp")
    active = desk.unit(1, "active")
    desk.join(1, active, "Marnie's Morgrem", "Marnie's Grimmsnarl ex", evolve=True)
    desk.join(1, active, "Basic Darkness Energy", "Basic Darkness Energy", "Bravery Charm")
    desk.mark(1, active, "damage", 180)
    desk.mark(1, active, "poisoned")
    desk.mark(1, active, "confused")
    desk.lay(1, "bench", "Snorunt", "Munkidori", "Tatsugiri")
    desk.join(1, desk.unit(1, "bench", 0), "Froslass", evolve=True)
    desk.mark(1, desk.unit(1, "bench", 0), "damage", 40)
    desk.join(1, desk.unit(1, "bench", 1), "Basic Darkness Energy", "Air Balloon")
    desk.mark(1, desk.unit(1, "bench", 1), "note:", text=on_screen().notes[0])
    desk.mark(1, desk.unit(1, "bench", 2), "no_retreat")
    desk.lay(1, "discard", "Arven", "Iono", "Rare Candy")
    desk.lay(1, "hand", "Poké Pad", "Boss's Orders", "Iron Bundle", "Secret Box", "Super Rod")
    desk.lay(1, "stadium", "Spikemuth Gym")


def _turn_five(desk: Desk) -> None:
    for key in ("energy", "supporter"):
        desk.ask(0, Use(key))
    desk.ask(0, Draw(3, "deck.0", "hand.0"))
    desk.ask(0, Flip(3))
    desk.lay(0, "stage", "Iono")
    seat_mark = PutMark(("seat.1",), "vstar", value=1)
    desk.ask(1, seat_mark)


def _branches(desk: Desk) -> None:
    """Leave two lines of play behind and name one of them."""
    tree = desk.document.tree
    here = tree.cursor
    active = desk.unit(0, "active")
    for what, step in zip(on_screen().branches, (3, 5), strict=True):
        desk.ask(0, Jump(here - step))
        for damage in (30, 50, 70):
            desk.mark(0, desk.unit(1, "active"), "damage", damage)
        desk.ask(0, WriteLabel(tree.cursor, what, on_screen().branch_note))
    desk.ask(0, Jump(here))
    for damage in (10, 20):
        desk.ask(0, PutMark((active,), "damage", add=damage))
