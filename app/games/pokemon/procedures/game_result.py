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
from app.core.text.wording import clauses, labelled, listed, together
from app.core.text.words import Words, packed
from app.core.view import SeatView
from app.games.game_api import Look
from app.games.pokemon.table import prize_cards
from app.games.pokemon.table.pokemon_options import option
from app.games.pokemon.table.pokemon_zones import IN_PLAY
from app.games.pokemon.table.seat_board import foes, in_play, named_seats, players
from app.games.pokemon.variants.every_variant import variant_of
from app.games.pokemon.variants.variant import Standing
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
_DECK_OF_TEAM = Words("a deck of the opponents has run out", "相手の山札がなくなった")


@value
class Result:
    """How a game ends, as it stands on the table."""

    winners: tuple[SeatId, ...]
    """A player, or the members of a team; empty for as many conditions on several sides."""
    met: tuple[tuple[str, ...], ...]
    """The conditions that each side fulfils, by seat."""

    @property
    def winner(self) -> SeatId | None:
        """The winner, of a team its first member; None for a tie."""
        return self.winners[0] if self.winners else None

    @property
    def sign(self) -> str:
        """What tells this result from another one: "prizes,no_pokemon/prizes"."""
        return "/".join(",".join(conditions) for conditions in self.met)


def standings(view: SeatView) -> tuple[tuple[str, ...], ...]:
    """Return the conditions for winning that each player fulfils, as the variant has them.

    In a Tiebreaker fewer Prizes left than the opponent are one more (APR E).
    """
    seats = range(len(view.setting.seats))
    if view.turn.number == 0 or len(seats) < 2:
        return ((),) * len(seats)
    stand = tuple(standing(view, seat) for seat in seats)
    met = variant_of(view).standings(players(view), stand)
    if option(view, "game") != "tiebreaker":
        return met
    return tuple(
        (*keys, "fewer_prizes") if _has_fewer(view, seat) else keys for seat, keys in enumerate(met)
    )


def standing(view: SeatView, seat: SeatId) -> Standing:
    """Return how a player stands, as far as winning and losing ask."""
    active = units_in(view, place_of(view, "active", seat))
    return Standing(
        prizes_taken=has_taken_all(view, seat),
        prizes_left=prize_cards.left(view, seat),
        has_pokemon=has_pokemon(view, seat),
        has_active=any(in_play(view, unit) for unit in active),
        could_draw=not could_not_draw(view, seat),
        deck=count(view, place_of(view, "deck", seat)),
    )


def _has_fewer(view: SeatView, seat: SeatId) -> bool:
    least = min((prize_cards.left(view, other) for other in foes(view, seat)), default=0)
    return 0 < prize_cards.left(view, seat) < least


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
    ahead = tuple(seat for seat, conditions in enumerate(met) if len(conditions) == most)
    alone = set(ahead) <= set(view.setting.partners(ahead[0]))
    return Result(ahead if alone else (), met)


def winners(view: SeatView) -> tuple[SeatId, ...] | None:
    """Return who has won a game that was decided, everybody for a tie; None before.

    Nobody where a result was announced that does not stand on the table: somebody gave up.
    """
    if view.turn.phase != OVER:
        return None
    found = result(view)
    if found is None:
        return ()
    return found.winners or tuple(range(len(view.setting.seats)))


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
    win, by = _win(view, found.winners), why(view, found)
    return Words(f"{win.en} ({by.en})", f"{win.ja}（{by.ja}）")


def why(view: SeatView, found: Result) -> Words:
    """Return by what somebody wins, or why it is a tie: "all Prizes taken"."""
    if found.winner is None:
        sides = zip(view.setting.seats, found.met, strict=True)
        return clauses(
            [
                labelled(seat.name, listed([_why(view, key) for key in met]))
                for seat, met in sides
                if met
            ]
        )
    won = found.met[found.winner]
    lost = max(len(met) for seat, met in enumerate(found.met) if seat not in found.winners)
    by = listed([_why(view, key) for key in won])
    if not lost:
        return by
    return Words(f"{by.en}: {len(won)} conditions to {lost}", f"{by.ja}：条件{len(won)}対{lost}")


def _why(view: SeatView, key: str) -> Words:
    together = key == "deck_out" and bool(variant_of(view).shared)
    return _DECK_OF_TEAM if together else WHY[key]


def _tie(view: SeatView, found: Result) -> Words:
    by = why(view, found)
    return Words(f"A tie ({by.en})", f"引き分け（{by.ja}）")


# -- announcing it ------------------------------------------------------------------------


def finish(look: Look, arguments: Mapping[str, str]) -> Running:
    """Announce how the game ends and go to the phase "over".

    By what stands on the table, unless `winner` names a seat or says "tie".
    """
    view = look()
    asked = arguments.get("winner", "")
    found = result(view)
    if asked.isdecimal():
        words = wins(view, number(arguments, "winner", 0))
    elif asked == "tie" or found is None:
        words = Words("A tie", "引き分け")
    else:
        words = said(view, found)
    yield SetPhase(OVER)
    yield Announce("result", packed(words))


def wins(view: SeatView, seat: SeatId) -> Words:
    """Return that a player wins, with the partners: "Aki and Mei win"."""
    return _win(view, view.setting.partners(seat))


def _win(view: SeatView, seats: tuple[SeatId, ...]) -> Words:
    names = together(named_seats(view, seats))
    if len(seats) == 1:
        return Words(f"{names.en} wins", f"{names.ja}の勝ち")
    return Words(f"{names.en} win", f"{names.ja}の勝ち")


def play_on(look: Look, _arguments: Mapping[str, str]) -> Running:
    """Play on although somebody has won: this result is not asked about again."""
    view = look()
    found = result(view)
    if view.turn.phase == OVER:
        yield SetPhase("main")
    if found is not None:
        yield PutMark(("table",), PLAY_ON, value=1, text=found.sign)


def concede(look: Look, _arguments: Mapping[str, str]) -> Running:
    """Concede (投了): the opponents win. Nobody does so for a player, a judge neither.

    Whoever concedes does so for the whole team.
    """
    view = look()
    if view.seat < 0:
        return
    opponents = foes(view, me(view))
    yield Announce("concede")
    yield SetPhase(OVER)
    if opponents:
        yield Announce("result", packed(wins(view, opponents[0])))
