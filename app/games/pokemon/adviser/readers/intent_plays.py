"""Reads plays from an intent before it is sent: for what a drop would raise."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from app.core import intent as i
from app.core.card import value_of
from app.core.ids import SeatId, zone_name
from app.core.intents.turn_intents import NextTurn, Use
from app.core.view import SeatView
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.condition_counts import damage_counters
from app.games.pokemon.adviser.model.known_cards import known
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.readers.gesture_joining import joined
from app.games.pokemon.procedures.attack_payment import attacks_of, payment
from app.games.pokemon.procedures.attacking import amounts
from app.games.pokemon.procedures.checkup_steps import open_checks
from app.games.pokemon.procedures.game_result import result
from app.games.pokemon.procedures.mulligans import owed
from app.games.pokemon.table.health import knocked_out
from app.games.pokemon.table.prize_cards import due
from app.games.pokemon.table.seat_board import actives
from app.games.pokemon.table.special_conditions import CONDITIONS, has
from app.games.pokemon.tasks.pending_duties import pending
from app.games.pokemon.tasks.setup_marks import HAS_BASIC, NO_BASIC, READY, prize_number
from app.games.pokemon.tasks.starters import needs_mulligan
from app.games.table_tools import find, me, number, own, owner_of, ref_of, zone_of


def plays_meant(view: SeatView, intent: i.Intent) -> tuple[Play, ...]:
    """Return the plays that `intent` would be; none for what is no play."""
    steps = list(_steps(intent))
    ticks = sum(step.add for step in steps if isinstance(step, Use) and step.key == "energy")
    plays = [play for step in steps for play in _of_step(view, step)]
    return tuple(play for play, _ in joined(plays, ticks))


def _steps(intent: i.Intent) -> Iterator[Any]:
    if isinstance(intent, i.Batch):
        for step in intent.steps:
            yield from _steps(step)
    else:
        yield intent


def _of_step(view: SeatView, step: Any) -> Iterator[Play]:
    reading = _STEPS.get(type(step))
    if reading is not None:
        yield from reading(view, step)


def _card(view: SeatView, ref: str) -> Any:
    return known(ref_of(view, ref))


def _source(view: SeatView, ref: str) -> str:
    card = find(view, ref)
    if card is not None and card.unit and card.unit in view.units:
        standing = view.units[card.unit]
        if ref in standing.attached:
            return "attached"
    return zone_name(zone_of(view, ref))


def _holder(view: SeatView, zone: str) -> SeatId | None:
    about = view.setting.zones.get(zone)
    return about.holders[0] if about is not None and about.holders else None


# -- cards --------------------------------------------------------------------------------------


def _move(view: SeatView, step: i.Move) -> Iterator[Play]:  # noqa: C901 - one reading a line
    by, goal = me(view), zone_name(step.zone)
    refs = [ref for ref in step.cards if zone_of(view, ref)]
    if not refs:
        return
    source = _source(view, refs[0])
    if source == "attached":
        for ref in refs:
            yield _detached(view, ref, step.zone, step.verb)
        return
    cards = tuple(_card(view, ref) for ref in refs)
    whose = _holder(view, step.zone)
    if goal in _SPOTS:
        up = step.up if step.up is not None else view.turn.number > 0
        yield p.PutDown(by, cards, goal, by if whose is None else whose, source, up)
    elif goal == "stadium":
        yield p.PlayStadium(by, cards[0], source)
    elif step.verb == "play":
        for card in cards:
            yield p.PlayTrainer(by, card, source)
    elif source == "prizes" and goal == "hand":
        taken = ((by if whose is None else whose, len(cards)),)
        yield p.TakePrizes(by, taken, from_player=_holder(view, zone_of(view, refs[0])))
    elif step.verb == "mulligan":
        hand = tuple(card for card in cards if card is not None)
        yield p.Redraw(by, hand=hand if len(hand) == len(cards) else None)
    elif step.verb == "devolve":
        unit = getattr(find(view, refs[0]), "unit", "")
        yield p.Devolve(by, unit, cards[0], goal)
    elif zone_of(view, refs[0]) != step.zone:
        owners = tuple(owner_of(view, ref) for ref in refs)
        yield p.MoveCards(by, cards, source, goal, whose, owners, step.verb)


def _detached(view: SeatView, ref: str, zone: str, verb: str) -> p.Detach:
    card = find(view, ref)
    unit = card.unit if card is not None else ""
    owner = card.owner if card is not None else None
    goal = zone_name(zone)
    return p.Detach(me(view), unit, _card(view, ref), goal, verb, owner, _holder(view, zone))


def _draw(view: SeatView, step: i.Draw) -> Iterator[Play]:
    by, source, goal = me(view), zone_name(step.source), zone_name(step.goal)
    whose = _holder(view, step.source)
    if source == "prizes" and goal == "hand":
        taker = _holder(view, step.goal)
        taken = ((by if taker is None else taker, step.count),)
        yield p.TakePrizes(by, taken, from_player=whose)
    elif step.verb == "set_prizes":
        yield p.SetPrizes(by, step.count)
    elif source == "deck" and goal == "hand":
        yield p.DrawCards(by, step.count, deck_of=whose)
    else:
        to = _holder(view, step.goal)
        yield p.MoveCards(by, (None,) * min(step.count, 60), source, goal, to, (), step.verb)


def _attach(view: SeatView, step: i.Attach) -> Iterator[Play]:
    if step.unit not in view.units:
        return
    for ref in step.cards:
        source, card = _source(view, ref), _card(view, ref)
        if step.role == "base":
            yield p.Evolve(me(view), step.unit, card, source)
        elif step.role == "attached":
            found = find(view, ref)
            came = found.unit if found is not None and source == "attached" else ""
            yield p.AttachCard(me(view), step.unit, card, source, manual=False, came_from=came)


# -- Pokémon ------------------------------------------------------------------------------------


def _move_units(view: SeatView, step: i.MoveUnits) -> Iterator[Play]:
    for unit in (one for one in step.units if one in view.units):
        was, now = zone_name(view.units[unit].zone), zone_name(step.zone)
        if now == "active" and was != "active":
            yield p.Promote(me(view), unit)
        elif now == "bench" and was == "active":
            yield p.MoveToBench(me(view), unit)


def _swap(view: SeatView, step: i.SwapUnits) -> Iterator[Play]:
    there = [unit for unit in (step.one, step.other) if unit in view.units]
    out = [unit for unit in there if zone_name(view.units[unit].zone) == "active"]
    into = [unit for unit in there if zone_name(view.units[unit].zone) == "bench"]
    if len(out) != 1 or len(into) != 1:
        return
    if step.verb == "retreat":
        yield p.Retreat(me(view), out[0], into[0])
    else:
        yield p.Switch(me(view), out[0], into[0], me(view))


def _collect(view: SeatView, step: i.Collect) -> Iterator[Play]:
    for unit in (one for one in step.units if one in view.units):
        where, goal = zone_name(view.units[unit].zone), zone_name(step.zone)
        if where in ("active", "bench"):
            if step.verb == "knock_out":
                yield p.KnockOut(me(view), unit, goal)
            else:
                yield p.LeavePlay(me(view), unit, goal, step.verb)
        else:
            base = view.cards[view.units[unit].base]
            yield p.MoveCards(
                me(view),
                (known(base.ref),),
                where,
                goal,
                # The host sends it to its owner's pile, whichever one is named.
                goal_player=base.owner if _holder(view, step.zone) is not None else None,
                owners=(base.owner,),
                verb=step.verb,
            )


def _mark(view: SeatView, step: i.PutMark) -> Iterator[Play]:
    for unit in (one for one in step.targets if one in view.units):
        now = value_of(view.units[unit].marks, step.key)
        then = max(0, (now if step.value is None else step.value) + step.add)
        if step.key == "damage" and then != now:
            yield p.ChangeDamage(me(view), unit, then - now)
        elif step.key in CONDITIONS and then != now:
            puts = damage_counters(step.key, then or now)
            yield p.ChangeCondition(me(view), unit, step.key, on=then > 0, counters=puts)


def _rotate(view: SeatView, step: i.Rotate) -> Iterator[Play]:
    for unit in (one for one in step.units if one in view.units):
        if view.units[unit].turn != step.degrees:
            yield p.TurnCard(me(view), unit, step.degrees)


# -- the rest -----------------------------------------------------------------------------------


def _shuffle(view: SeatView, step: i.Shuffle) -> Iterator[Play]:
    yield p.ShuffleZone(me(view), zone_name(step.zone), _holder(view, step.zone))


def _look(view: SeatView, step: i.Look) -> Iterator[Play]:
    yield p.LookAt(me(view), zone_name(step.zone), _holder(view, step.zone), step.count)


def _show(view: SeatView, step: i.Show) -> Iterator[Play]:
    for zone in sorted({zone_of(view, ref) for ref in step.cards} - {""}):
        count = sum(zone_of(view, ref) == zone for ref in step.cards)
        yield p.Reveal(me(view), zone_name(zone), _holder(view, zone), count)


def _face(view: SeatView, step: i.Face) -> Iterator[Play]:
    for zone in sorted({zone_of(view, ref) for ref in step.cards} - {""}):
        yield p.TurnUp(me(view), zone_name(zone), _holder(view, zone), step.up)


def _announce(view: SeatView, step: i.Announce) -> Iterator[Play]:
    unit = step.units[0] if step.units else ""
    text = step.text.split("\x1f")[0]
    if step.verb in ("attack", "copy_attack"):
        yield p.Attack(me(view), unit, text)
    elif step.verb == "ability":
        yield p.UseAbility(me(view), unit, text)
    elif step.verb == "use_stadium" and unit in view.units:
        yield p.UseStadium(me(view), known(view.cards[view.units[unit].base].ref))
    elif step.verb == "concede":
        yield p.Claim(me(view), "concede")


def _next_turn(view: SeatView, step: NextTurn) -> Iterator[Play]:
    yield p.BeginTurn(me(view), step.seat)


# -- procedures ---------------------------------------------------------------------------------


def _procedure(view: SeatView, step: i.Procedure) -> Iterator[Play]:
    reading = _PROCEDURES.get(step.name)
    if reading is not None:
        yield from reading(view, dict(step.arguments))


def _run_attack(view: SeatView, said: Mapping[str, str]) -> Iterator[Play]:
    unit = said.get("unit") or next(iter(actives(view, me(view))), "")
    if unit not in view.units:
        return
    index = int(said.get("attack", "0")) if said.get("attack", "0").isdecimal() else 0
    known_attacks = attacks_of(view, view.units[unit])
    name = known_attacks[index].name.en if index < len(known_attacks) else ""
    damage, counters = amounts(said.get("damage", "")), amounts(said.get("counters", ""))
    target = damage[0][0] if damage else ""
    entered = "damage" in said or "counters" in said
    if has(view, unit, "confused"):
        yield p.FlipCoins(me(view))  # the procedure flips before anything else
    yield p.Attack(me(view), unit, name, index, target, damage, counters, entered)


def _run_retreat(view: SeatView, said: Mapping[str, str]) -> Iterator[Play]:
    unit = said.get("unit") or next(iter(actives(view, me(view))), "")
    if unit not in view.units:
        return
    free = bool(said.get("free"))
    chosen = tuple(ref for ref in said.get("energy", "").split(",") if ref)
    paid = () if free else payment(view, unit, chosen)
    cards = tuple(known(ref_of(view, ref)) for ref in paid)
    yield p.Retreat(me(view), unit, said.get("to", ""), cards, free)


def _run_candy(view: SeatView, said: Mapping[str, str]) -> Iterator[Play]:
    unit, card = said.get("unit", ""), said.get("evolution", "")
    if unit not in view.units:
        return
    candy, evolution = _card(view, said.get("card", "")), _card(view, card)
    yield p.PlayTrainer(me(view), candy, "hand", unit, evolution)
    yield p.Evolve(me(view), unit, evolution, "hand", candy)


def _run_end(view: SeatView, said: Mapping[str, str]) -> Iterator[Play]:
    if open_checks(view):
        yield p.Checkup(me(view))
        return
    waits = view.turn.phase in ("main", "draw", "attack") and pending(view)
    if view.turn.number and not waits:  # otherwise people see to something first
        to = said.get("seat", "")
        yield p.PassTurn(me(view), int(to) if to.isdecimal() else None)


def _run_checkup(view: SeatView, said: Mapping[str, str]) -> Iterator[Play]:
    step = said.get("step", "")
    yield p.Checkup(me(view), step=step, unit=said.get("unit", "") if step else "")


def _run_mulligan(view: SeatView, _said: Mapping[str, str]) -> Iterator[Play]:
    hand = [known(view.cards[ref].ref) for ref in view.cards_in(own(view, "hand"))]
    whole = tuple(card for card in hand if card is not None)
    every = len(whole) == view.zones[own(view, "hand")].count
    yield p.Redraw(me(view), shown=True, hand=whole if every else None)


def _run_announce(view: SeatView, said: Mapping[str, str]) -> Iterator[Play]:
    verb = said.get("say") or (NO_BASIC if needs_mulligan(view) else HAS_BASIC)
    if verb in (HAS_BASIC, NO_BASIC, READY):
        yield p.Announce(me(view), verb)


def _run_extra_draw(view: SeatView, said: Mapping[str, str]) -> Iterator[Play]:
    drawn = number(said, "number", owed(view, me(view)))
    yield p.Announce(me(view), "extra_draw" if drawn else "no_extra_draw", number=drawn)
    if drawn:
        yield p.DrawCards(me(view), drawn, "mulligan", me(view), announced=True)


def _run_place(view: SeatView, said: Mapping[str, str]) -> Iterator[Play]:
    for spot in _SPOTS:
        refs = tuple(ref for ref in said.get(spot, "").split(",") if ref)
        if refs:
            cards = tuple(_card(view, ref) for ref in refs)
            yield p.PutDown(me(view), cards, spot, me(view), "hand", up=False)
    there = view.zones[f"prizes.{me(view)}"].count or 0
    missing = number(said, "prizes", prize_number(view)) - there
    if missing > 0:
        yield p.SetPrizes(me(view), missing)


_SPOTS = ("active", "bench")


def _run_knock_out(view: SeatView, said: Mapping[str, str]) -> Iterator[Play]:
    asked = said.get("units", "")
    for unit in asked.split(",") if asked else knocked_out(view):
        if unit in view.units:
            # The procedure puts every card where it belongs.
            yield p.KnockOut(me(view), unit, goal="")


def _run_prizes(view: SeatView, said: Mapping[str, str]) -> Iterator[Play]:
    seat = number(said, "seat", me(view))
    if not 0 <= seat < len(view.setting.seats):
        return
    cards = [one for one in said.get("cards", "").split(",") if one]
    taken = len(cards) or number(said, "count", due(view, seat) or 1)
    whose = _holder(view, zone_of(view, cards[0])) if cards else seat
    yield p.TakePrizes(me(view), ((seat, taken),), from_player=whose)


def _run_finish(view: SeatView, said: Mapping[str, str]) -> Iterator[Play]:
    asked, found = said.get("winner", ""), result(view)
    if asked.isdecimal():
        yield p.Claim(me(view), "wins", number(said, "winner", 0))
    elif asked == "tie" or found is None:
        yield p.Claim(me(view), "tie", tie=True)
    else:
        yield p.Claim(me(view), "wins", found.winner, tie=found.winner is None)


def _run_concede(view: SeatView, _said: Mapping[str, str]) -> Iterator[Play]:
    yield p.Claim(me(view), "concede")


_PROCEDURES: dict[str, Callable[[SeatView, Mapping[str, str]], Iterator[Play]]] = {
    "attack": _run_attack,
    "retreat": _run_retreat,
    "rare_candy": _run_candy,
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

_STEPS: dict[type[Any], Callable[[SeatView, Any], Iterator[Play]]] = {
    i.Move: _move,
    i.Draw: _draw,
    i.Attach: _attach,
    i.MoveUnits: _move_units,
    i.SwapUnits: _swap,
    i.Collect: _collect,
    i.PutMark: _mark,
    i.Rotate: _rotate,
    i.Shuffle: _shuffle,
    i.Look: _look,
    i.Show: _show,
    i.Face: _face,
    i.Announce: _announce,
    NextTurn: _next_turn,
    i.Procedure: _procedure,
}
