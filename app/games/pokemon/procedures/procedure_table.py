"""The named procedures of the game.

Each sees only what its seat sees and asks anew after every step.
"""

from __future__ import annotations

from app.games.game_api import ProcedureSteps
from app.games.pokemon.procedures.attacking import attack
from app.games.pokemon.procedures.candy_evolution import rare_candy
from app.games.pokemon.procedures.checkup_steps import checkup
from app.games.pokemon.procedures.choosing_opponent import play_trainer
from app.games.pokemon.procedures.first_player import first
from app.games.pokemon.procedures.game_result import finish, play_on
from app.games.pokemon.procedures.getting_ready import get_ready
from app.games.pokemon.procedures.knocking_out import knock_out
from app.games.pokemon.procedures.leaving import concede, leave
from app.games.pokemon.procedures.mulligans import extra_draw, mulligan
from app.games.pokemon.procedures.retreating import retreat
from app.games.pokemon.procedures.searches import search, shuffle_in
from app.games.pokemon.procedures.setup_steps import (
    announce,
    deal,
    new_hand,
    reveal,
    setup,
    setup_place,
)
from app.games.pokemon.procedures.turns import end_turn, promote, start, turn_draw
from app.games.pokemon.table.prize_cards import share, take_prizes

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
    "turn_draw": turn_draw,
    "promote": promote,
    "checkup": checkup,
    "knock_out": knock_out,
    "take_prizes": take_prizes,
    "share": share,
    "leave": leave,
    "finish": finish,
    "play_on": play_on,
    "concede": concede,
    "attack": attack,
    "retreat": retreat,
    "rare_candy": rare_candy,
    "search": search,
    "shuffle_in": shuffle_in,
}

AMONG_SEVERAL: dict[str, ProcedureSteps] = {"play_trainer": play_trainer}
"""Besides, where opponents are no team and one of them is chosen (BR079)."""
