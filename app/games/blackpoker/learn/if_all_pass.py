"""What comes of the stage if everybody passes: resolved one after the other on what a seat sees.

It ends where somebody has to choose, and says so. Cards that the seat does not know stay unknown:
of a hidden bulwark that blocks it says that the battle is open.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from app.core.data.value import replace
from app.core.ids import SeatId
from app.core.intent import Draw
from app.core.text.wording import Noun, both, counted, listed, series
from app.core.text.words import Words
from app.core.view import Event, SeatDeclaration, SeatView
from app.games.blackpoker.actions.names import declared_name
from app.games.blackpoker.effects.every_effect import effect_of
from app.games.blackpoker.flow.ability_hooks import unhurt
from app.games.blackpoker.flow.deed import Deed, deed_of
from app.games.blackpoker.flow.resolve_steps import resolve_with, still_fits
from app.games.blackpoker.flow.stage_reading import OVER, being_done, top
from app.games.blackpoker.flow.table_steps import DAMAGE, unhurt_by
from app.games.blackpoker.flow.waiting_triggers import orders, to_order
from app.games.blackpoker.learn.if_answered import if_answered
from app.games.blackpoker.rules.card_values import short
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.battle_status import BULWARK, battle_status, blocking, written
from app.games.blackpoker.table.blackpoker_zones import BULWARKS, DECK, FIELD, GRAVE, HAND, TRUMPS
from app.games.contracts.computer_contract import LookAhead
from app.games.contracts.stage.forecast_contract import Forecast
from app.games.contracts.stage.stage_contract import as_written
from app.games.game_api import As

DEEP = 12
"""Actions of the stage that are foreseen."""
MOST_BATTLES = 2
"""Battles that are told one by one where there is little room."""
MOST_STEPS = 200
"""Steps of one effect that are looked at for damage."""
BULWARKS_LOST = Noun("bulwark", "bulwarks", "枚の防壁")
CARDS = Noun("card", "cards", "枚")
NOTHING = Words("nothing changes", "変化なし")
NO_EFFECT = Words("no effect", "効果なし")


def forecast(view: SeatView, ahead: LookAhead) -> Forecast | None:
    """Return what comes of the stage; None while nothing is on it."""
    found, one = _if_all_pass(view, ahead), top(view)
    if found is None or one is None:
        return found
    # That what is countered has no effect is what it is countered for.
    anyway = (*found.comes, _without_effect(_called(view, one)))
    answers = if_answered(view, anyway, ahead, lambda seen: _if_all_pass(seen, ahead))
    return replace(found, answers=tuple(answers))


def _if_all_pass(view: SeatView, ahead: LookAhead) -> Forecast | None:
    if view.turn.phase == OVER or not view.turn.number or not view.stage.declarations:
        return None
    if being_done(view) is not None or to_order(view) is not None:
        # Somebody chooses first: a task says who.
        return Forecast(status=battle_status(view))
    there = {one.id for one in view.stage.declarations}
    foreseen = _Foreseen(view)
    until: Words | None = None
    for _ in range(DEEP):
        one = top(foreseen.now)
        if one is None or one.id not in there:
            break
        until = _chooses(foreseen.now)
        if until is not None or not foreseen.resolves(one, ahead):
            break
    return Forecast(foreseen.comes(), tuple(foreseen.each), until, battle_status(view))


def _chooses(view: SeatView) -> Words | None:
    """Return who has to choose before the next thing can happen; None where nobody has to."""
    group = to_order(view)
    if group is not None:
        return orders(view, group)
    waits = being_done(view)
    one = waits or top(view)
    if one is None:
        return None
    deed = deed_of(view, one)
    if deed is None:
        said = as_written(one.text)
        return Words(f"{said.en} is done by hand", f"{said.ja}は手で行う")
    if not still_fits(view, deed):
        return None
    effect = effect_of(deed)
    if waits is None and effect.prepare is None and not effect.asks(view, deed):
        return None
    name, title = view.setting.seats[effect.chooser(view, deed)].name, deed.action.title
    return Words(f"{name} chooses ({title.en})", f"{name}が選ぶ（{title.ja}）")


class _Foreseen:
    """What was foreseen so far."""

    def __init__(self, view: SeatView) -> None:
        self._first = self.now = view
        self.each: list[tuple[str, Words]] = []
        self._said: list[Words] = []
        self._taken: dict[SeatId, int] = {}

    def resolves(self, one: SeatDeclaration, ahead: LookAhead) -> bool:
        """Foresee the next action; whether that can be done."""
        before, deed = self.now, deed_of(self.now, one)
        foreseen = ahead(before, (resolve_with(one.id),))
        if deed is None or not foreseen.done:
            return False
        after = foreseen.view
        if not still_fits(before, deed):
            self.each.append((one.id, NO_EFFECT))
            self._said.append(_without_effect(deed.action.title))
        else:
            said = [*_open_battles(before, deed), *_moved(foreseen.events)]
            said += _drawn(before, foreseen.events)
            self._said += [*said, *_stopped(before, after, one)]
            for seat, points in _damage(before, deed, foreseen.events).items():
                self._taken[seat] = self._taken.get(seat, 0) + points
            brief = _brief(before, after, deed, foreseen.events)
            if brief is not None:
                self.each.append((one.id, brief))
        self.now = after
        return all(left.id != one.id for left in after.stage.declarations)

    def comes(self) -> tuple[Words, ...]:
        """Return all that will have happened; that nothing will, where something is resolved."""
        said = list(self._said)
        for seat, points in sorted(self._taken.items()):
            said += _takes(self._first, seat, points)
        said += _other_numbers(self._first, self.now)
        if self.now.turn.number != self._first.turn.number:
            said.append(Words("the turn ends", "手番が終わる"))
        return tuple(said) or ((NOTHING,) if self.now is not self._first else ())


# -- what happens to characters -------------------------------------------------------------------


def _moved(events: tuple[Event, ...]) -> Iterator[Words]:
    """Yield what leaves the field and what comes onto it, things that go the same way together."""
    ways: dict[str, list[str | Words]] = {}
    for event in events:
        way = _way(event.source.partition(".")[0], event.goal.partition(".")[0])
        if way and event.unit is None:
            ways.setdefault(way, []).append(_named(event))
    for way, names in ways.items():
        one, several = WAYS[way]
        said, who = several if len(names) > 1 else one, _together(names)
        yield Words(said.en.format(names=who.en), said.ja.format(names=who.ja))


WAYS = {
    "falls": (Words("{names} falls", "{names}が墓地へ"), Words("{names} fall", "{names}が墓地へ")),
    "returns": (
        Words("{names} returns to the hand", "{names}が手札へ"),
        Words("{names} return to the hand", "{names}が手札へ"),
    ),
    "under": (
        Words("{names} lands on the deck", "{names}がデッキへ"),
        Words("{names} land on the deck", "{names}がデッキへ"),
    ),
    "becomes": (
        Words("{names} becomes another character", "{names}が別のキャラクターになる"),
        Words("{names} become other characters", "{names}が別のキャラクターになる"),
    ),
    "enters": (
        Words("{names} enters", "{names}が場に出る"),
        Words("{names} enter", "{names}が場に出る"),
    ),
}
"""What becomes of a character, and of several."""


def _together(names: list[str | Words]) -> Words:
    """Return several names, of those that are not known how many there are."""
    unknown = names.count(BULWARK)
    known = [name for name in names if name != BULWARK]
    return listed([*known, *([counted(unknown, BULWARKS_LOST)] if unknown else [])])


def _way(source: str, goal: str) -> str:
    """Return what a way from zone to zone is for a character or trump; "" for any other card."""
    if (source, goal) == (TRUMPS, GRAVE):
        return "falls"
    if source not in FIELD:
        return "enters" if goal in FIELD else ""
    if goal in FIELD:
        return "becomes" if source != goal else ""
    return {GRAVE: "falls", HAND: "returns", DECK: "under"}.get(goal, "")


def _named(event: Event) -> Words | str:
    """Return which character an event is about, made of all cards that move together."""
    known = [short(ref) for ref in event.cards if ref]
    hidden = BULWARKS in (event.source.partition(".")[0], event.goal.partition(".")[0])
    if not known:
        return BULWARK if hidden else Words("a card", "カード")
    return "+".join(known)


def _other_numbers(first: SeatView, last: SeatView) -> Iterator[Words]:
    """Yield which soldiers have another number in the end."""
    for unit, was, now in _numbers(first, last):
        name = "+".join(short(ref) for ref in f.refs(first, unit))
        yield Words(f"{name}: {was} → {now}", f"{name}：{was} → {now}")


def _numbers(before: SeatView, after: SeatView) -> Iterator[tuple[str, int, int]]:
    for unit in before.units:
        if f.is_soldier(before, unit) and f.is_soldier(after, unit):
            was, now = f.number(before, unit), f.number(after, unit)
            if was != now:
                yield unit, was, now


def _open_battles(view: SeatView, deed: Deed) -> Iterator[Words]:
    """Yield attackers of whom a hidden bulwark decides whether they fall."""
    if deed.action.id != "damageJudge":
        return
    for attacker in f.attackers(view):
        against = blocking(view, attacker)
        if against and f.is_bulwark(view, against[0]) and not f.refs(view, against[0]):
            name = written(view, attacker)
            yield Words(f"a hidden bulwark meets {name}", f"{name}は伏せた防壁しだい")


# -- what happens to others -----------------------------------------------------------------------


def _stopped(before: SeatView, after: SeatView, one: SeatDeclaration) -> Iterator[Words]:
    left = {other.id for other in after.stage.declarations}
    for other in before.stage.declarations:
        if other.id not in left and other.id != one.id:
            yield _without_effect(_called(before, other))


def _called(view: SeatView, one: SeatDeclaration) -> Words:
    return declared_name(view, one) or as_written(one.text)


def _without_effect(title: Words) -> Words:
    return Words(f"{title.en} has no effect", f"{title.ja}は効果なし")


def _damage(view: SeatView, deed: Deed, events: tuple[Event, ...]) -> dict[SeatId, int]:
    """Return the damage that players take by an effect.

    Where a seat is not told how many cards a deck has, none is too many: what the effect says
    counts, and not the cards that the deck is supposed to have.
    """
    found: dict[SeatId, int] = {}
    for event in events:
        if event.verb == DAMAGE:
            found[event.actor] = found.get(event.actor, 0) + event.count
    if any(f.life(view, seat) is None for seat in found):
        told = {seat: points for seat, points in _meant(view, deed) if f.life(view, seat) is None}
        found.update(told)
    return found


def _meant(view: SeatView, deed: Deed) -> Iterator[tuple[SeatId, int]]:
    doing = unhurt_by(effect_of(deed).carry_out(lambda: view, deed), unhurt(view, deed))
    points: dict[SeatId, int] = {}
    for step in islice(doing, MOST_STEPS):
        if isinstance(step, As) and isinstance(step.step, Draw) and step.step.verb == DAMAGE:
            points[step.seat] = points.get(step.seat, 0) + step.step.count
    yield from points.items()


def _drawn(view: SeatView, events: tuple[Event, ...]) -> Iterator[Words]:
    """Yield who draws how many cards."""
    drawn: dict[SeatId, int] = {}
    for event in events:
        if event.verb == "draw" and event.goal.startswith(HAND):
            drawn[event.actor] = drawn.get(event.actor, 0) + event.count
    for seat, count in drawn.items():
        name, cards = view.setting.seats[seat].name, counted(count, CARDS)
        yield Words(f"{name} draws {cards.en}", f"{name}が{cards.ja}引く")


def _takes(view: SeatView, seat: SeatId, points: int) -> Iterator[Words]:
    name, left = view.setting.seats[seat].name, f.life(view, seat)
    yield Words(f"{name} takes {points}", f"{name}に{points}ダメージ")
    if left is not None and points >= left:
        yield Words(f"{name} has no deck left", f"{name}のデッキがなくなる")


def _brief(
    before: SeatView, after: SeatView, deed: Deed, events: tuple[Event, ...]
) -> Words | None:
    """Return what an action comes to in a word or two: "9 → 4", or the battles "7 : 10"."""
    if deed.action.id == "damageJudge":
        return _battles(before)
    if deed.target in before.units and f.is_soldier(before, deed.target):
        was = f.number(before, deed.target)
        if not f.on_field(after, deed.target):
            falls = any(event.goal.startswith(GRAVE) and event.verb == "bury" for event in events)
            return Words("falls", "墓地へ") if falls else Words("leaves", "場を離れる")
        now = f.number(after, deed.target) if f.is_soldier(after, deed.target) else was
        return both(f"{was} → {now}") if now != was else None
    return None


def _battles(view: SeatView) -> Words | None:
    """Return the battles in as little room as a stage has: who meets whom, and the damage."""
    attackers = f.attackers(view)
    blocked = [attacker for attacker in attackers if blocking(view, attacker)]
    shown = blocked if len(blocked) <= MOST_BATTLES else blocked[: MOST_BATTLES - 1]
    said: list[str | Words] = [_against(view, attacker) for attacker in shown]
    if len(blocked) > len(shown):
        left = len(blocked) - len(shown)
        said.append(Words(f"{left} more", f"ほか{left}"))
    through = [f.number(view, attacker) for attacker in attackers if attacker not in blocked]
    if through:
        said.append(f"→ {sum(through)}")
    return series(said) if said else None


def _against(view: SeatView, attacker: str) -> str:
    number, against = f.number(view, attacker), blocking(view, attacker)
    if f.is_bulwark(view, against[0]):
        known = f.refs(view, against[0])
        return f"{number} : {short(known[0]) if known else '?'}"
    return f"{number} : {sum(f.number(view, unit) for unit in against)}"
