"""Makes plays of Pokémon of those of any game: of what is meant, and of what was told alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from app.core.card import mark_of
from app.core.ids import zone_name
from app.core.text.words import unpacked
from app.core.view import SeatView
from app.games.advising import common_plays as q
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.condition_counts import damage_counters
from app.games.pokemon.adviser.model.known_cards import known
from app.games.pokemon.adviser.readers.procedure_plays import PROCEDURES
from app.games.pokemon.adviser.readers.seen_cards import SPOTS
from app.games.pokemon.procedures.checkup_steps import CHECKUP, TO_CHECK
from app.games.pokemon.table.seat_board import CHOSEN
from app.games.pokemon.table.special_conditions import CONDITIONS
from app.games.pokemon.tasks.setup_marks import HAS_BASIC, NO_BASIC, READY
from app.games.table_tools import holder

Reading = Callable[[SeatView, Any], Iterator[p.Play]]
"""(what the seat sees just before it, a play of any game) -> the plays of Pokémon that it is."""


# -- cards ----------------------------------------------------------------------------------------


def _entered(view: SeatView, play: q.Entered) -> Iterator[p.Play]:
    by, goal, source = play.by, zone_name(play.goal), zone_name(play.source)
    cards, whose = tuple(map(known, play.cards)), holder(view, play.goal)
    if goal in SPOTS:
        up = play.up if play.up is not None else view.turn.number > 0
        yield c.PutDown(by, cards, goal, by if whose is None else whose, source, up)
    elif goal == "stadium":
        yield c.PlayStadium(by, cards[0], source)
    elif play.verb == "play":
        for card in cards:
            yield c.PlayTrainer(by, card, source)
    elif play.unit or play.source != play.goal:
        yield c.MoveCards(by, cards, source, goal, whose, play.owners, play.verb)


def _moved(view: SeatView, play: q.Moved) -> Iterator[p.Play]:
    by, verb, source, goal = play.by, play.verb, zone_name(play.source), zone_name(play.goal)
    of, to = holder(view, play.source), holder(view, play.goal)
    if verb == "draw" and source == "deck" and goal == "hand":
        yield c.DrawCards(by, play.count, deck_of=of)
        return
    if verb == "set_prizes":
        yield c.SetPrizes(by, play.count)
        return
    if verb == "take_prize" or (source == "prizes" and goal == "hand"):
        yield c.TakePrizes(by, ((by if to is None else to, play.count),), from_player=of)
        return
    cards = tuple(map(known, play.cards))
    if verb == "mulligan":
        hand = tuple(card for card in cards if card is not None)
        yield c.Redraw(by, hand=hand if len(hand) == len(cards) else None)
    elif verb == "play":
        for card in cards:
            yield c.PlayTrainer(by, card, source)
    elif verb == "devolve" and play.unit:
        yield p.Devolve(by, play.unit, cards[0], goal)
    elif play.source != play.goal:
        yield c.MoveCards(by, cards, source, goal, to, play.owners, verb)


def _attached(_view: SeatView, play: q.Attached) -> Iterator[p.Play]:
    source = "attached" if play.came_from else zone_name(play.source)
    came = play.came_from
    yield p.AttachCard(play.by, play.unit, known(play.card), source, manual=False, came_from=came)


def _detached(view: SeatView, play: q.Detached) -> Iterator[p.Play]:
    goal, to = zone_name(play.goal), holder(view, play.goal)
    yield p.Detach(play.by, play.unit, known(play.card), goal, play.verb, play.owner, to)


def _stacked(_view: SeatView, play: q.Stacked) -> Iterator[p.Play]:
    source = "attached" if play.came_from else zone_name(play.source)
    yield p.Evolve(play.by, play.unit, known(play.card), source)


def _unstacked(_view: SeatView, play: q.Unstacked) -> Iterator[p.Play]:
    yield p.Devolve(play.by, play.unit, known(play.card), zone_name(play.goal))


def _shuffled(view: SeatView, play: q.Shuffled) -> Iterator[p.Play]:
    yield c.ShuffleZone(play.by, zone_name(play.zone), holder(view, play.zone))


def _looked(view: SeatView, play: q.Looked) -> Iterator[p.Play]:
    yield c.LookAt(play.by, zone_name(play.zone), holder(view, play.zone), play.count)


def _shown(view: SeatView, play: q.Shown) -> Iterator[p.Play]:
    yield c.Reveal(play.by, zone_name(play.zone), holder(view, play.zone), play.count)


def _faced(view: SeatView, play: q.Faced) -> Iterator[p.Play]:
    yield c.TurnUp(play.by, zone_name(play.zone), holder(view, play.zone), play.up)


# -- Pokémon --------------------------------------------------------------------------------------


def _left(view: SeatView, play: q.Left) -> Iterator[p.Play]:
    unit = view.units[play.unit]
    where, goal = zone_name(unit.zone), zone_name(play.goal)
    if where not in SPOTS:
        base = view.cards[unit.base]
        yield c.MoveCards(
            play.by,
            (known(base.ref),),
            where,
            goal,
            goal_player=holder(view, play.goal),
            owners=(base.owner,),
            verb=play.verb,
        )
    elif play.verb == "knock_out":
        yield p.KnockOut(play.by, play.unit, goal)
    else:
        yield p.LeavePlay(play.by, play.unit, goal, play.verb)


def _shifted(_view: SeatView, play: q.Shifted) -> Iterator[p.Play]:
    was, now = zone_name(play.source), zone_name(play.goal)
    if now == "active" and was != "active":
        yield p.Promote(play.by, play.unit)
    elif now == "bench" and was == "active":
        yield p.MoveToBench(play.by, play.unit)


def _swapped(view: SeatView, play: q.Swapped) -> Iterator[p.Play]:
    both = (play.one, play.other)
    actives = [unit for unit in both if zone_name(view.units[unit].zone) == "active"]
    if len(actives) != 1:
        for unit in actives:  # each comes to the other's Active Spot
            yield p.Promote(play.by, unit)
        return
    out, into = actives[0], both[both[0] == actives[0]]
    if play.verb == "retreat":
        yield p.Retreat(play.by, out, into)
    else:
        yield p.Switch(play.by, out, into, play.by)


def _rotated(_view: SeatView, play: q.Rotated) -> Iterator[p.Play]:
    yield p.TurnCard(play.by, play.unit, play.degrees)


def _marked(view: SeatView, play: q.Marked) -> Iterator[p.Play]:
    by, target, key = play.by, play.target, play.key
    unit = view.units.get(target)
    if key == "damage" and unit is not None:
        yield p.ChangeDamage(by, target, play.now - play.was)
    elif key in CONDITIONS and unit is not None:
        puts = damage_counters(key, play.now or play.was)
        yield p.ChangeCondition(by, target, key, on=play.now > 0, counters=puts)
    elif key == CHOSEN and 0 < play.now <= len(view.setting.seats):
        card = view.cards.get(unit.base if unit is not None else target)
        if card is not None:
            yield c.Choose(by, known(card.ref), (play.now - 1,))


# -- turns, and what is said ----------------------------------------------------------------------


def _turn(_view: SeatView, play: q.TurnBegun) -> Iterator[p.Play]:
    yield t.BeginTurn(play.by, play.seat)


def _announced(_view: SeatView, play: q.Announced) -> Iterator[p.Play]:
    if play.verb in ("attack", "copy_attack"):
        yield p.Attack(play.by, play.unit, unpacked(play.text, "en"))
    elif play.verb == "ability":
        yield p.UseAbility(play.by, play.unit, unpacked(play.text, "en"))
    elif play.verb == "use_stadium" and play.card is not None:
        yield c.UseStadium(play.by, known(play.card))
    elif play.verb == "concede":
        yield t.Claim(play.by, "concede")


def _procedure(view: SeatView, play: q.Proceeded) -> Iterator[p.Play]:
    reading = PROCEDURES.get(play.name)
    if reading is not None:
        yield from reading(view, dict(play.arguments))


MEANT: dict[type[Any], Reading] = {
    q.Entered: _entered,
    q.Moved: _moved,
    q.Attached: _attached,
    q.Detached: _detached,
    q.Stacked: _stacked,
    q.Unstacked: _unstacked,
    q.Shuffled: _shuffled,
    q.Looked: _looked,
    q.Shown: _shown,
    q.Faced: _faced,
    q.Left: _left,
    q.Shifted: _shifted,
    q.Swapped: _swapped,
    q.Rotated: _rotated,
    q.Marked: _marked,
    q.TurnBegun: _turn,
    q.Announced: _announced,
    q.Proceeded: _procedure,
}
"""Readings by the kind of play: before a gesture."""


# -- what is a play only once it was told: the steps of procedures, which are read as a whole before


def _marked_so(view: SeatView, play: q.Marked) -> Iterator[p.Play]:
    if play.key in SAID:
        if play.now and not play.was and play.target.startswith("seat."):
            yield t.Announce(int(play.target.removeprefix("seat.")), play.key)
    elif play.key in TO_CHECK:
        yield from _checked(view, play)
    else:
        yield from _marked(view, play)


def _checked(view: SeatView, play: q.Marked) -> Iterator[p.Play]:
    """Yield a step of a checkup that is done: what said that it was still to do is gone."""
    unit, key = view.units.get(play.target), play.key.removeprefix("check_")
    if view.turn.phase != CHECKUP or unit is None or play.now:
        return
    if mark_of(unit.marks, key) is not None:
        yield t.Checkup(play.by, step=key, unit=play.target)


def _turn_after(view: SeatView, play: q.TurnBegun) -> Iterator[p.Play]:
    if view.turn.number and view.turn.phase == "main":
        yield t.PassTurn(play.by, play.seat)
    yield from _turn(view, play)


def _phase(view: SeatView, play: q.PhaseSet) -> Iterator[p.Play]:
    if play.phase == CHECKUP and view.turn.phase == "main":
        yield t.PassTurn(play.by)


def _flipped(_view: SeatView, play: q.Flipped) -> Iterator[p.Play]:
    yield c.FlipCoins(play.by, play.results)


def _said(view: SeatView, play: q.Announced) -> Iterator[p.Play]:
    if play.verb == "attack_fails":
        yield p.Attack(play.by, play.unit, failed=True)
    elif play.verb == "result":
        yield _result(view, play)
    elif play.verb in SAYING:
        yield t.Announce(play.by, play.verb, unpacked(play.text, "en"), play.number)
    else:
        yield from _announced(view, play)


def _result(view: SeatView, play: q.Announced) -> p.Play:
    said = unpacked(play.text, "en")
    # Who wins is named first: "Aki wins (all Prizes taken)". One name may begin with another.
    names = sorted(enumerate(view.setting.seats), key=lambda one: -len(one[1].name))
    winner = next((seat for seat, about in names if said.startswith(f"{about.name} ")), None)
    return t.Claim(play.by, said, winner, tie=winner is None)


SAID = (HAS_BASIC, NO_BASIC, READY)
"""Marks by which players say something of their setup."""
SAYING = ("say", "checkup", "extra_draw", "no_extra_draw", "worked_out")
"""What is announced and is a play of its own."""
TOLD: dict[type[Any], Reading] = {
    **MEANT,
    q.Marked: _marked_so,
    q.TurnBegun: _turn_after,
    q.PhaseSet: _phase,
    q.Flipped: _flipped,
    q.Announced: _said,
}
"""Readings by the kind of play: of what a seat was told."""


def refined(readings: dict[type[Any], Reading], view: SeatView, play: Any) -> Iterator[p.Play]:
    """Yield the plays of Pokémon that a play of any game is."""
    reading = readings.get(type(play))
    if reading is not None:
        yield from reading(view, play)
