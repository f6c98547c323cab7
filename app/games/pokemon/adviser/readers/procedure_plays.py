"""Reads plays from a procedure before it is begun: what it would do by what it is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from app.core.ids import zone_name
from app.core.view import SeatView
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.known_cards import known
from app.games.pokemon.adviser.readers.seen_cards import SPOTS, card_named
from app.games.pokemon.procedures.attack_payment import attacks_of, payment
from app.games.pokemon.procedures.attacking import amounts
from app.games.pokemon.procedures.checkup_steps import open_checks
from app.games.pokemon.procedures.game_result import result
from app.games.pokemon.procedures.mulligans import owed
from app.games.pokemon.table.health import knocked_out
from app.games.pokemon.table.prize_cards import due
from app.games.pokemon.table.seat_board import actives
from app.games.pokemon.table.special_conditions import has
from app.games.pokemon.tasks.pending_duties import pending
from app.games.pokemon.tasks.setup_marks import HAS_BASIC, NO_BASIC, READY, prize_number
from app.games.pokemon.tasks.starters import needs_mulligan
from app.games.table_tools import holder, me, number, own, place_of, ref_of, zone_of


def _run_attack(view: SeatView, said: Mapping[str, str]) -> Iterator[p.Play]:
    unit = said.get("unit") or next(iter(actives(view, me(view))), "")
    if unit not in view.units:
        return
    index = int(said.get("attack", "0")) if said.get("attack", "0").isdecimal() else 0
    known_attacks = attacks_of(view, view.units[unit])
    name = known_attacks[index].name.en if index < len(known_attacks) else ""
    damage, counters = amounts(said.get("damage", "")), amounts(said.get("counters", ""))
    target = said.get("target", "") or (damage[0][0] if damage else "")
    entered = "damage" in said or "counters" in said
    if has(view, unit, "confused"):
        yield c.FlipCoins(me(view))  # the procedure flips before anything else
    yield p.Attack(me(view), unit, name, index, target, damage, counters, entered)


def _run_retreat(view: SeatView, said: Mapping[str, str]) -> Iterator[p.Play]:
    unit = said.get("unit") or next(iter(actives(view, me(view))), "")
    if unit not in view.units:
        return
    free = bool(said.get("free"))
    chosen = tuple(ref for ref in said.get("energy", "").split(",") if ref)
    paid = () if free else payment(view, unit, chosen)
    cards = tuple(known(ref_of(view, ref)) for ref in paid)
    yield p.Retreat(me(view), unit, said.get("to", ""), cards, free)


def _run_candy(view: SeatView, said: Mapping[str, str]) -> Iterator[p.Play]:
    unit, card = said.get("unit", ""), said.get("evolution", "")
    if unit not in view.units:
        return
    candy, evolution = card_named(view, said.get("card", "")), card_named(view, card)
    yield c.PlayTrainer(me(view), candy, "hand", unit, evolution)
    yield p.Evolve(me(view), unit, evolution, "hand", candy)


def _run_trainer(view: SeatView, said: Mapping[str, str]) -> Iterator[p.Play]:
    card, seat = said.get("card", ""), number(said, "seat", -1)
    meant = (seat,) if 0 <= seat < len(view.setting.seats) else ()
    played, source = card_named(view, card), zone_name(zone_of(view, card))
    yield c.PlayTrainer(me(view), played, source, players=meant)


def _run_end(view: SeatView, said: Mapping[str, str]) -> Iterator[p.Play]:
    if open_checks(view):
        yield t.Checkup(me(view))
        return
    waits = view.turn.phase in ("main", "draw", "attack") and pending(view)
    if view.turn.number and not waits:  # otherwise people see to something first
        to = said.get("seat", "")
        yield t.PassTurn(me(view), int(to) if to.isdecimal() else None)


def _run_checkup(view: SeatView, said: Mapping[str, str]) -> Iterator[p.Play]:
    step = said.get("step", "")
    yield t.Checkup(me(view), step=step, unit=said.get("unit", "") if step else "")


def _run_mulligan(view: SeatView, _said: Mapping[str, str]) -> Iterator[p.Play]:
    hand = [known(view.cards[ref].ref) for ref in view.cards_in(own(view, "hand"))]
    whole = tuple(card for card in hand if card is not None)
    every = len(whole) == view.zones[own(view, "hand")].count
    yield c.Redraw(me(view), shown=True, hand=whole if every else None)


def _run_announce(view: SeatView, said: Mapping[str, str]) -> Iterator[p.Play]:
    verb = said.get("say") or (NO_BASIC if needs_mulligan(view) else HAS_BASIC)
    if verb in (HAS_BASIC, NO_BASIC, READY):
        yield t.Announce(me(view), verb)


def _run_extra_draw(view: SeatView, said: Mapping[str, str]) -> Iterator[p.Play]:
    drawn = number(said, "number", owed(view, me(view)))
    yield t.Announce(me(view), "extra_draw" if drawn else "no_extra_draw", number=drawn)
    if drawn:
        yield c.DrawCards(me(view), drawn, "mulligan", me(view), announced=True)


def _run_place(view: SeatView, said: Mapping[str, str]) -> Iterator[p.Play]:
    for spot in SPOTS:
        refs = tuple(ref for ref in said.get(spot, "").split(",") if ref)
        if refs:
            cards = tuple(card_named(view, ref) for ref in refs)
            yield c.PutDown(me(view), cards, spot, me(view), "hand", up=False)
    there = view.zones[place_of(view, "prizes", me(view))].count or 0
    missing = number(said, "prizes", prize_number(view)) - there
    if missing > 0:
        yield c.SetPrizes(me(view), missing)


def _run_knock_out(view: SeatView, said: Mapping[str, str]) -> Iterator[p.Play]:
    asked = said.get("units", "")
    for unit in asked.split(",") if asked else knocked_out(view):
        if unit in view.units:
            # The procedure puts every card where it belongs.
            yield p.KnockOut(me(view), unit, goal="")


def _run_prizes(view: SeatView, said: Mapping[str, str]) -> Iterator[p.Play]:
    seat = number(said, "seat", me(view))
    if not 0 <= seat < len(view.setting.seats):
        return
    cards = [one for one in said.get("cards", "").split(",") if one]
    taken = len(cards) or number(said, "count", due(view, seat) or 1)
    whose = holder(view, zone_of(view, cards[0])) if cards else seat
    yield c.TakePrizes(me(view), ((seat, taken),), from_player=whose)


def _run_finish(view: SeatView, said: Mapping[str, str]) -> Iterator[p.Play]:
    asked, found = said.get("winner", ""), result(view)
    if asked.isdecimal():
        yield t.Claim(me(view), "wins", number(said, "winner", 0))
    elif asked == "tie" or found is None:
        yield t.Claim(me(view), "tie", tie=True)
    else:
        yield t.Claim(me(view), "wins", found.winner, tie=found.winner is None)


def _run_concede(view: SeatView, _said: Mapping[str, str]) -> Iterator[p.Play]:
    yield t.Claim(me(view), "concede")


PROCEDURES: dict[str, Callable[[SeatView, Mapping[str, str]], Iterator[p.Play]]] = {
    "attack": _run_attack,
    "retreat": _run_retreat,
    "rare_candy": _run_candy,
    "play_trainer": _run_trainer,
    "end_turn": _run_end,
    "announce": _run_announce,
    "extra_draw": _run_extra_draw,
    "checkup": _run_checkup,
    "mulligan": _run_mulligan,
    "setup_place": _run_place,
    "knock_out": _run_knock_out,
    "take_prizes": _run_prizes,
    "finish": _run_finish,
    "concede": _run_concede,
}
"""Readings by the name of the procedure; each is told its arguments."""
