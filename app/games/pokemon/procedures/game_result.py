"""Winning (勝敗): which conditions each side meets, and who wins by how many (APR E).

Nothing ends by itself: people announce the result, or play on.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.core.card import mark_of
from app.core.data.value import value
from app.core.ids import SeatId
from app.core.intent import Announce, PutMark
from app.core.intents.turn_intents import SetPhase
from app.core.text.wording import clauses, labelled, listed
from app.core.text.words import Words, packed
from app.core.view import SeatView
from app.games.game_api import Look
from app.games.pokemon.table import prize_cards
from app.games.pokemon.table.pokemon_options import option
from app.games.pokemon.table.pokemon_zones import IN_PLAY
from app.games.pokemon.table.seat_board import in_play
from app.games.table_tools import Running, count, me, number, place_of, units_in

OVER = "over"
"""The phase of a game that was decided; everything still works in it."""
PLAY_ON = "play_on"
"""Mark on the table: this result was seen, and people play on all the same."""

WHY: dict[str, Words] = {
    "prizes": Words("all Prizes taken", "サイドをすべてとった"),
    "no_pokemon": Words("no opposing Pokémon left in play", "相手の場にポケモンがいない"),
    "deck_out": Words("the opponent could not draw", "相手が山札を引けない"),
    "last": Words("nobody else left in the game", "ほかのプレイヤーが残っていない"),
    "fewer_prizes": Words("fewer Prizes left", "残りのサイドが少ない"),
}
"""The conditions under which a side wins."""


@value
class Result:
    """How a game ends, as it stands on the table."""

    winner: SeatId | None
    """None for as many conditions on both sides."""
    met: tuple[tuple[str, ...], ...]
    """The conditions that each side fulfils, by seat."""

    @property
    def sign(self) -> str:
        """What tells this result from another one: "prizes,no_pokemon/prizes"."""
        return "/".join(",".join(conditions) for conditions in self.met)


def standings(view: SeatView) -> tuple[tuple[str, ...], ...]:
    """Return the conditions for winning that each side fulfils, by seat.

    Own Prizes all taken; the opponent has no Pokémon in play, so that none can be sent to the
    Active Spot; the opponent could not draw at the start of the turn (seed 000 §10, APR E).
    """
    seats = range(len(view.setting.seats))
    if view.turn.number == 0 or len(seats) < 2:
        return ((),) * len(seats)
    return tuple(_met(view, seat) for seat in seats)


def _met(view: SeatView, seat: SeatId) -> tuple[str, ...]:
    opponents = _opponents(view, seat)
    met = {
        "prizes": has_taken_all(view, seat),
        "no_pokemon": not any(has_pokemon(view, other) for other in opponents),
        "deck_out": any(could_not_draw(view, other) for other in opponents),
        "fewer_prizes": option(view, "game") == "tiebreaker"
        and 0
        < prize_cards.left(view, seat)
        < min(prize_cards.left(view, other) for other in opponents),
    }
    return tuple(key for key, fulfilled in met.items() if fulfilled)


def _opponents(view: SeatView, seat: SeatId) -> tuple[SeatId, ...]:
    side = view.setting.partners(seat)
    return tuple(other for other in range(len(view.setting.seats)) if other not in side)


def has_taken_all(view: SeatView, seat: SeatId) -> bool:
    """Whether a player took the last Prize; a table without Prizes is no game won."""
    noted = mark_of(view.marks.get(f"seat.{seat}", ()), prize_cards.ALL_TAKEN)
    return noted is not None and not prize_cards.left(view, seat)


def has_pokemon(view: SeatView, seat: SeatId) -> bool:
    """Whether a player has a Pokémon in play (場のポケモン)."""
    return any(
        in_play(view, unit)
        for name in IN_PLAY
        for unit in units_in(view, place_of(view, name, seat))
    )


def could_not_draw(view: SeatView, seat: SeatId) -> bool:
    """Whether the turn began with an empty deck; an empty deck later in it is fine (APR E)."""
    begun = view.turn.seat == seat and not view.turn.used("draw")
    return begun and not count(view, place_of(view, "deck", seat))


def result(view: SeatView) -> Result | None:
    """Return who wins as the table stands; None while nobody meets a condition.

    More conditions win, as many on both sides are a tie (APR E, which corrects the Sudden
    Death of seed 000 §10).
    """
    met = standings(view)
    most = max((len(conditions) for conditions in met), default=0)
    if not most:
        return None
    ahead = [seat for seat, conditions in enumerate(met) if len(conditions) == most]
    return Result(ahead[0] if len(ahead) == 1 else None, met)


def open_result(view: SeatView) -> Result | None:
    """Return the result that still waits to be announced; None if people play on."""
    found = result(view)
    noted = mark_of(view.marks.get("table", ()), PLAY_ON)
    if found is None or view.turn.phase == OVER:
        return None
    return None if noted is not None and noted.text == found.sign else found


def said(view: SeatView, found: Result) -> Words:
    """Return a result as people say it: "Aki wins (all Prizes taken)"."""
    if found.winner is None:
        return _tie(view, found)
    won, name = found.met[found.winner], view.setting.seats[found.winner].name
    lost = max(len(met) for seat, met in enumerate(found.met) if seat != found.winner)
    why = listed([WHY[key] for key in won])
    if lost:
        why = Words(
            f"{why.en}: {len(won)} conditions to {lost}", f"{why.ja}：条件{len(won)}対{lost}"
        )
    return Words(f"{name} wins ({why.en})", f"{name}の勝ち（{why.ja}）")


def _tie(view: SeatView, found: Result) -> Words:
    sides = zip(view.setting.seats, found.met, strict=True)
    why = clauses([labelled(seat.name, listed([WHY[key] for key in met])) for seat, met in sides])
    return Words(f"A tie ({why.en})", f"引き分け（{why.ja}）")


# -- announcing it ------------------------------------------------------------------------


def finish(look: Look, arguments: Mapping[str, str]) -> Running:
    """Announce how the game ends and go to the phase "over".

    By what stands on the table, unless `winner` names a seat or says "tie".
    """
    view = look()
    asked = arguments.get("winner", "")
    found = result(view)
    if asked.isdecimal():
        words = _wins(view, number(arguments, "winner", 0))
    elif asked == "tie" or found is None:
        words = Words("A tie", "引き分け")
    else:
        words = said(view, found)
    yield SetPhase(OVER)
    yield Announce("result", packed(words))


def _wins(view: SeatView, seat: SeatId) -> Words:
    name = view.setting.seats[seat].name
    return Words(f"{name} wins", f"{name}の勝ち")


def play_on(look: Look, _arguments: Mapping[str, str]) -> Running:
    """Play on although somebody has won: this result is not asked about again."""
    view = look()
    found = result(view)
    if view.turn.phase == OVER:
        yield SetPhase("main")
    if found is not None:
        yield PutMark(("table",), PLAY_ON, value=1, text=found.sign)


def concede(look: Look, _arguments: Mapping[str, str]) -> Running:
    """Concede (投了): the opponent wins. Nobody does so for a player, a judge neither."""
    view = look()
    if view.seat < 0:
        return
    opponents = _opponents(view, me(view))
    yield Announce("concede")
    yield SetPhase(OVER)
    if len(opponents) == 1:
        yield Announce("result", packed(_wins(view, opponents[0])))
