"""Four players at one table of Pokémon, in the middle of a game: everybody alone, or two teams."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.intent import Draw, PutMark, Shuffle
from app.core.intents.turn_intents import NextTurn, Use
from app.games.game_registry import GAMES
from tests.gallery.game import Desk
from tests.gallery.written import on_screen

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.ui.table.table_document import Document

NAMES = ("Aki", "Ren", "Mio", "Sota")
LATER = 24
"""The turn that pictures of a Battle Royal show: round six of the first player begins."""


def names() -> tuple[str, ...]:
    """Return the names of four players."""
    return (*on_screen().players, *NAMES[len(on_screen().players) :])


def _desk(game: str, prizes: int) -> Desk:
    desk = Desk(names(), spec=GAMES[game])
    for seat in range(4):
        desk.ask(seat, Shuffle(f"deck.{seat}"))
        desk.ask(seat, Draw(prizes, f"deck.{seat}", f"prizes.{seat}", verb="set_prizes"))
    return desk


def _marked(desk: Desk, seat: SeatId, zone: str, index: int, **marks: int) -> None:
    for key, value in marks.items():
        desk.mark(seat, desk.unit(seat, zone, index), key, value)


def _turns(desk: Desk, count: int) -> None:
    """Go on to a turn; `count` divides by 4 with nothing left: it is the first player's."""
    desk.ask(0, NextTurn(0))
    for number in range(1, count + 1):
        desk.ask((number - 1) % 4, NextTurn(number % 4))


def royal() -> Document:
    """A Battle Royal of four: two Active Pokémon each, two Stadiums, a Supporter in use."""
    desk = _desk("battle-royal", 6)
    _first_of_royal(desk)
    _others_of_royal(desk)
    _turns(desk, LATER)
    for key in ("energy", "supporter"):
        desk.ask(0, Use(key))
    desk.lay(0, "stage", "Boss's Orders")
    desk.document.nothing_done_yet()
    return desk.document


def _first_of_royal(desk: Desk) -> None:
    desk.lay(0, "active", "Dreepy", "Duskull")
    desk.join(0, desk.unit(0, "active"), "Drakloak", "Dragapult ex", evolve=True)
    desk.join(0, desk.unit(0, "active"), "Basic Psychic Energy", "Basic Fire Energy")
    desk.join(0, desk.unit(0, "active", 1), "Dusclops", evolve=True)
    desk.join(0, desk.unit(0, "active", 1), "Luminous Energy")
    _marked(desk, 0, "active", 0, damage=50)
    desk.lay(0, "bench", "Dreepy", "Fezandipiti ex", "Munkidori")
    _marked(desk, 0, "bench", 1, damage=20)
    desk.lay(0, "discard", "Ultra Ball", "Iono", "Buddy-Buddy Poffin")
    desk.lay(0, "stadium", "Jamming Tower")
    desk.lay(0, "hand", "Ultra Ball", "Counter Catcher", "Neo Upper Energy", "Night Stretcher")
    desk.lay(0, "hand", "Hawlucha", "Lillie's Determination")
    desk.ask(0, Draw(2, "prizes.0", "hand.0", verb="take_prize"))


def _others_of_royal(desk: Desk) -> None:
    desk.lay(1, "active", "Marnie's Impidimp")
    desk.join(1, desk.unit(1, "active"), "Marnie's Morgrem", "Marnie's Grimmsnarl ex", evolve=True)
    desk.join(1, desk.unit(1, "active"), *("Basic Darkness Energy",) * 3, "Bravery Charm")
    _marked(desk, 1, "active", 0, damage=60)
    desk.lay(1, "bench", "Snorunt", "Munkidori", "Tatsugiri")
    _marked(desk, 1, "bench", 2, damage=20)
    desk.lay(1, "discard", "Arven", "Iono")
    desk.lay(2, "active", "Snorunt", "Munkidori")
    desk.join(2, desk.unit(2, "active"), "Froslass", evolve=True)
    desk.join(2, desk.unit(2, "active", 1), "Luminous Energy", "Air Balloon")
    _marked(desk, 2, "active", 1, damage=10, poisoned=1)
    desk.lay(2, "bench", "Snorunt", "Budew", "Ting-Lu", "Shaymin")
    desk.lay(2, "discard", "Arven", "Iono", "Poké Pad")
    desk.lay(2, "stadium", "Artazon")
    desk.lay(3, "active", "N's Zorua", "N's Zekrom")
    desk.join(3, desk.unit(3, "active"), "N's Zoroark ex", evolve=True)
    _marked(desk, 3, "active", 0, damage=40, asleep=1)
    desk.lay(3, "bench", "N's Darumaka", "Pecharunt ex")
    desk.lay(3, "discard", "Iono", "N's PP Up")
    for seat, held, taken in ((1, 5, 2), (2, 4, 3), (3, 6, 1)):
        desk.ask(seat, Draw(held - taken, f"deck.{seat}", f"hand.{seat}"))
        desk.ask(seat, Draw(taken, f"prizes.{seat}", f"hand.{seat}", verb="take_prize"))


def teams() -> Document:
    """Two against two: a full Bench of one team, damage, a condition and a Stadium."""
    desk = _desk("team-battle", 3)
    _first_team(desk)
    _second_team(desk)
    _turns(desk, 12)
    for key in ("energy", "supporter"):
        desk.ask(0, Use(key))
    desk.document.nothing_done_yet()
    return desk.document


def _first_team(desk: Desk) -> None:
    desk.lay(0, "active", "Dreepy")
    desk.join(0, desk.unit(0, "active"), "Drakloak", evolve=True)
    desk.join(0, desk.unit(0, "active"), "Basic Psychic Energy", "Basic Fire Energy")
    desk.lay(2, "active", "Snorunt")
    desk.join(2, desk.unit(2, "active", 1), "Froslass", evolve=True)
    desk.join(2, desk.unit(2, "active", 1), "Luminous Energy")
    _marked(desk, 0, "active", 0, damage=30)
    desk.lay(0, "bench", "Fezandipiti ex", "Munkidori")
    desk.lay(2, "bench", "Snorunt", "Budew", "Ting-Lu")
    _marked(desk, 2, "bench", 2, damage=10)
    desk.lay(0, "discard", "Ultra Ball", "Iono")
    desk.lay(2, "discard", "Arven", "Poké Pad")
    desk.lay(2, "lost", "Iono")
    desk.lay(2, "stadium", "Artazon")
    desk.lay(0, "hand", "Boss's Orders", "Ultra Ball", "Counter Catcher", "Neo Upper Energy")
    desk.ask(2, Draw(4, "deck.2", "hand.2"))
    desk.ask(0, Draw(1, "prizes.0", "hand.0", verb="take_prize"))


def _second_team(desk: Desk) -> None:
    desk.lay(1, "active", "Marnie's Impidimp")
    desk.join(1, desk.unit(1, "active"), "Marnie's Morgrem", evolve=True)
    desk.join(1, desk.unit(1, "active"), "Basic Darkness Energy", "Bravery Charm")
    desk.lay(3, "active", "N's Zekrom")
    _marked(desk, 1, "active", 0, damage=60)
    _marked(desk, 3, "active", 1, burned=1)
    desk.lay(1, "bench", "Snorunt", "Tatsugiri")
    desk.lay(3, "bench", "N's Darumaka", "Pecharunt ex")
    _marked(desk, 3, "bench", 2, damage=20)
    desk.lay(1, "discard", "Arven")
    desk.lay(3, "discard", "Iono", "N's PP Up")
    for seat, held in ((1, 5), (3, 4)):
        desk.ask(seat, Draw(held, f"deck.{seat}", f"hand.{seat}"))
    desk.ask(3, Draw(2, "prizes.3", "hand.3", verb="take_prize"))
    desk.ask(1, PutMark(("seat.1",), "gx", value=1))
