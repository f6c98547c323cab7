"""Four players at one table of Pokémon, in the middle of a game: everybody alone, or two teams."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.intent import Batch, Draw, Procedure, Shuffle
from app.core.intents.turn_intents import NextTurn, Use
from app.games.game_registry import GAMES
from app.games.pokemon.procedures.choosing_opponent import choose
from tests.gallery.game import Desk
from tests.gallery.written import on_screen

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.ui.table.table_document import Document

NAMES = ("Aki", "Ren", "Mio", "Sota")
DECKS = {
    "battle-royal": ("glc-fire", "glc-psychic", "glc-grass", "glc-fighting"),
    "team-battle": ("half-water", "half-darkness", "half-lightning", "half-metal"),
}
LATER = 24
"""The turn that pictures of a Battle Royal show: round six of the first player begins."""


def names() -> tuple[str, ...]:
    """Return the names of four players."""
    return (*on_screen().players, *NAMES[len(on_screen().players) :])


def _desk(game: str) -> Desk:
    return Desk(names(), spec=GAMES[game], decks=DECKS[game])


def _dealt(desk: Desk, prizes: int, *seats: tuple[int, int]) -> None:
    """Shuffle what is left of the decks; set out Prizes, of which each took some, and draw."""
    for seat, (drawn, taken) in enumerate(seats):
        desk.ask(seat, Shuffle(f"deck.{seat}"))
        desk.ask(seat, Draw(prizes, f"deck.{seat}", f"prizes.{seat}", verb="set_prizes"))
        if drawn:
            desk.ask(seat, Draw(drawn, f"deck.{seat}", f"hand.{seat}"))
        if taken:
            desk.ask(seat, Draw(taken, f"prizes.{seat}", f"hand.{seat}", verb="take_prize"))


def _marked(desk: Desk, seat: SeatId, zone: str, index: int, **marks: int) -> None:
    for key, value in marks.items():
        desk.mark(seat, desk.unit(seat, zone, index), key, value)


def _turns(desk: Desk, count: int) -> None:
    """Go on to a turn; `count` divides by 4 with nothing left: it is the first player's."""
    desk.ask(0, NextTurn(0))
    for number in range(1, count + 1):
        desk.ask((number - 1) % 4, NextTurn(number % 4))


def royal() -> Document:
    """A Battle Royal of four: two Active Pokémon each, two Stadiums, one of two attacks made."""
    desk = _desk("battle-royal")
    _first_of_royal(desk)
    _others_of_royal(desk)
    _dealt(desk, 6, (0, 2), (3, 2), (1, 3), (5, 1))
    _turns(desk, LATER)
    desk.ask(0, Draw(1, "deck.0", "hand.0"))
    desk.ask(0, Use("energy"))
    first, target = desk.unit(0, "active"), desk.unit(2, "active")
    damage = (("base", "50"), ("damage", f"{target}:100"))
    attack = (("unit", first), ("attack", "0"), ("target", target), *damage)
    desk.ask(0, Procedure("attack", attack))
    desk.lay(0, "stage", "Boss's Orders")
    orders = desk.document.table.sit(0).view.zones["stage"].items[0]
    desk.ask(0, Batch(choose(desk.document.table.sit(0).view, orders, 3)))
    desk.document.nothing_done_yet()
    return desk.document


def royal_out() -> Document:
    """A Battle Royal that one player left a turn ago; its board is no more than a plate."""
    document = royal()
    table = document.table
    table.sit(1).ask(Procedure("concede"))
    table.sit(0).ask(NextTurn(2))
    return document


def setting_up(game: str) -> Document:
    """A game that is being set up: who goes first is settled, hands are drawn."""
    desk = _desk(game)
    desk.document.nothing_done_yet()
    return desk.document


def _first_of_royal(desk: Desk) -> None:
    desk.lay(0, "active", "Scorbunny", "Volcanion")
    desk.join(0, desk.unit(0, "active"), "Raboot", "Cinderace", evolve=True)
    desk.join(0, desk.unit(0, "active"), *("Basic Fire Energy",) * 2)
    desk.join(0, desk.unit(0, "active", 1), *("Basic Fire Energy",) * 3)
    _marked(desk, 0, "active", 0, damage=50)
    desk.lay(0, "bench", "Vulpix", "Turtonator", "Chi-Yu")
    desk.join(0, desk.unit(0, "bench"), "Ninetales", evolve=True)
    _marked(desk, 0, "bench", 1, damage=20)
    desk.lay(0, "discard", "Ultra Ball", "Iono", "Buddy-Buddy Poffin")
    desk.lay(0, "stadium", "Artazon")
    desk.lay(0, "hand", "Nest Ball", "Cheren", "Basic Fire Energy", "Night Stretcher", "Litleo")


def _others_of_royal(desk: Desk) -> None:
    desk.lay(1, "active", "Abra")
    desk.join(1, desk.unit(1, "active"), "Kadabra", "Alakazam", evolve=True)
    desk.join(1, desk.unit(1, "active"), *("Basic Psychic Energy",) * 3, "Bravery Charm")
    _marked(desk, 1, "active", 0, damage=60)
    desk.lay(1, "bench", "Duskull", "Ralts", "Xerneas")
    desk.join(1, desk.unit(1, "bench", 1), "Kirlia", evolve=True)
    _marked(desk, 1, "bench", 2, damage=20)
    desk.lay(1, "discard", "Judge", "Iono")
    desk.lay(2, "active", "Snivy", "Shaymin")
    desk.join(2, desk.unit(2, "active"), "Servine", "Serperior", evolve=True)
    desk.join(2, desk.unit(2, "active", 1), "Growing Grass Energy", "Air Balloon")
    _marked(desk, 2, "active", 1, damage=10)
    desk.mark(2, desk.unit(2, "active", 1), "poisoned", 1, text="seat.3")
    desk.lay(2, "bench", "Seedot", "Celebi", "Tangela", "Bulbasaur")
    desk.lay(2, "discard", "Judge", "Nest Ball", "Hilda")
    desk.lay(2, "stadium", "Forest of Vitality")
    desk.lay(3, "active", "Nacli", "Solrock")
    desk.join(3, desk.unit(3, "active"), "Naclstack", "Garganacl", evolve=True)
    _marked(desk, 3, "active", 0, damage=40, asleep=1)
    desk.lay(3, "bench", "Makuhita", "Lunatone")
    desk.lay(3, "discard", "Iono", "Potion")
    desk.lay(3, "lost", "Switch")


def teams() -> Document:
    """Two against two: a full Bench of one team, damage, a condition and a Stadium."""
    desk = _desk("team-battle")
    _first_team(desk)
    _second_team(desk)
    _dealt(desk, 3, (0, 1), (4, 0), (3, 0), (2, 2))
    _turns(desk, 12)
    desk.ask(0, Draw(1, "deck.0", "hand.0"))
    for key in ("energy", "supporter"):
        desk.ask(0, Use(key))
    desk.document.nothing_done_yet()
    return desk.document


def _first_team(desk: Desk) -> None:
    desk.lay(0, "active", "Sobble")
    desk.join(0, desk.unit(0, "active"), "Drizzile", "Inteleon", evolve=True)
    desk.join(0, desk.unit(0, "active"), *("Basic Water Energy",) * 2)
    desk.lay(2, "active", "Shinx")
    desk.join(2, desk.unit(2, "active", 1), "Luxio", evolve=True)
    desk.join(2, desk.unit(2, "active", 1), *("Basic Lightning Energy",) * 2)
    _marked(desk, 0, "active", 0, damage=30)
    desk.lay(0, "bench", "Clauncher", "Kyogre")
    desk.join(0, desk.unit(0, "bench"), "Clawitzer", evolve=True)
    desk.lay(2, "bench", "Raikou", "Dedenne", "Magnemite")
    _marked(desk, 2, "bench", 2, damage=10)
    desk.lay(0, "discard", "Nest Ball", "Cheren")
    desk.lay(2, "discard", "Poké Pad", "Cheren")
    desk.lay(2, "lost", "Rare Candy")
    desk.lay(2, "stadium", "Levincia")
    desk.lay(0, "hand", "Boss's Orders", "Surfer", "Basic Water Energy", "Sobble")


def _second_team(desk: Desk) -> None:
    desk.lay(1, "active", "Gastly")
    desk.join(1, desk.unit(1, "active"), "Haunter", evolve=True)
    desk.join(1, desk.unit(1, "active"), "Basic Darkness Energy", "Punk Helmet")
    desk.lay(3, "active", "Dialga")
    _marked(desk, 1, "active", 0, damage=60)
    _marked(desk, 3, "active", 1, burned=1)
    desk.lay(1, "bench", "Nickit", "Yveltal")
    desk.lay(3, "bench", "Honedge", "Tinkatink")
    _marked(desk, 3, "bench", 2, damage=20)
    desk.lay(1, "discard", "Cheren")
    desk.lay(3, "discard", "Emcee's Hype", "Iron Defender")
