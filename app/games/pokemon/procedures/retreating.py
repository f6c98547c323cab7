"""The procedure of a retreat: pay, change places, one gesture (seed 000 §6.4, APR A-03)."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.intent import Announce
from app.games.game_api import Look
from app.games.pokemon.procedures.attack_payment import payment
from app.games.pokemon.table import moves, promoting
from app.games.pokemon.table.seat_board import actives
from app.games.table_tools import Running, me, named


def retreat(look: Look, arguments: Mapping[str, str]) -> Running:
    """Pay, then let the Active Pokémon (`unit`) and one from the Bench (`to`) change places.

    `energy` names the Energy cards to discard, with commas between; `free` discards none.
    """
    view = look()
    unit = arguments.get("unit") or next(iter(actives(view, me(view))), "")
    if unit in view.units and not arguments.get("free"):
        paid = payment(view, unit, named(view, arguments.get("energy", "")))
        yield from moves.put_cards(view, paid, "discard", verb="discard")
    to = arguments.get("to", "")
    if unit in view.units and to in view.units:
        yield from promoting.switch(look(), unit, to, "retreat")
    else:
        # The host answers that they are not in play.
        yield Announce("retreat", units=(unit, to))
    yield from moves.tick(view, "retreat")
