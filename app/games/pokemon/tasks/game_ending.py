"""How a game that is over ended: by the conditions met, by a concession, or as people decided."""

from __future__ import annotations

from app.core.ids import SeatId
from app.core.text.wording import Noun, counted
from app.core.text.words import Words, packed, unpacked
from app.core.view import SeatView
from app.games.contracts.rematch_contract import Ending, Told, conceded, others, who_conceded
from app.games.pokemon.procedures import game_result
from app.games.pokemon.table import prize_cards
from app.games.pokemon.table.seat_board import out_of, players

DECIDED = Words("as the players decided", "プレイヤーの判断")
"""What does not follow from the table: time ran out, a judge ruled so, or they agreed on it."""
PRIZE = Noun("Prize", "Prizes", "枚")


def ending(view: SeatView, told: Told) -> Ending:
    """Return how a game ended, by what stands on the table and what was announced."""
    standing = tuple(_standing(view, seat) for seat in range(len(view.setting.seats)))
    gave_up = who_conceded(told)
    if gave_up is not None:
        # Of several the others played on, until one was left.
        left = players(view).playing
        winners = others(view, gave_up) if gave_up in left else left
        return Ending(winners, conceded(view, gave_up), standing=standing)
    text = next((said for verb, _, said in reversed(told) if verb == "result"), "")
    found = game_result.result(view)
    if found is not None and text in ("", packed(game_result.said(view, found))):
        winners = found.winners or tuple(range(len(view.setting.seats)))
        return Ending(winners, game_result.why(view, found), standing=standing)
    if not text:
        return Ending(standing=standing)
    for seat in range(len(view.setting.seats)):
        if text == packed(game_result.wins(view, seat)):
            return Ending(view.setting.partners(seat), DECIDED, standing=standing)
    announced = Words(unpacked(text, "en"), unpacked(text, "ja"))
    return Ending(why=DECIDED, announced=announced, standing=standing)


def _standing(view: SeatView, seat: SeatId) -> Words:
    """Return how a player stands: why out of the game, else how many Prizes are left."""
    gone = out_of(view, seat)
    if gone is not None:
        return gone
    left = counted(prize_cards.left(view, seat), PRIZE)
    return Words(f"{left.en} left", f"サイド残り{left.ja}")
