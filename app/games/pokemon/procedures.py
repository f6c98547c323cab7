"""The named procedures of the game.

Each sees only what its seat sees and asks anew after every step.
"""

from __future__ import annotations

from app.games.api import ProcedureSteps
from app.games.pokemon.attacking import attack
from app.games.pokemon.checkup import checkup
from app.games.pokemon.first import first
from app.games.pokemon.getting_ready import get_ready
from app.games.pokemon.knock_outs import knock_out
from app.games.pokemon.mulligans import extra_draw, mulligan
from app.games.pokemon.prizes import take_prizes
from app.games.pokemon.rare_candy import rare_candy
from app.games.pokemon.retreating import retreat
from app.games.pokemon.searches import search
from app.games.pokemon.setup import announce, deal, new_hand, reveal, setup, setup_place
from app.games.pokemon.turns import end_turn, start
from app.games.pokemon.winning import concede, finish, play_on

PROCEDURES: dict[str, ProcedureSteps] = {
    "first": first,
    "get_ready": get_ready,
    "deal": deal,
    "announce": announce,
    "setup": setup,
    "new_hand": new_hand,
    "setup_place": setup_place,
    "mulligan": mulligan,
    "extra_draw": extra_draw,
    "reveal": reveal,
    "start": start,
    "end_turn": end_turn,
    "checkup": checkup,
    "knock_out": knock_out,
    "take_prizes": take_prizes,
    "finish": finish,
    "play_on": play_on,
    "concede": concede,
    "attack": attack,
    "retreat": retreat,
    "rare_candy": rare_candy,
    "search": search,
}
