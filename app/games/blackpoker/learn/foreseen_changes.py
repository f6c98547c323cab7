"""What an action foreseen changes, in words: who falls or comes, numbers, cards drawn, damage."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from app.core.ids import SeatId
from app.core.intent import Draw
from app.core.text.wording import CARD, Noun, counted, listed
from app.core.text.words import Words
from app.core.view import Event, SeatDeclaration, SeatView
from app.games.blackpoker.actions.names import declared_name
from app.games.blackpoker.effects.every_effect import effect_of
from app.games.blackpoker.flow.ability_hooks import unhurt
from app.games.blackpoker.flow.deed import Deed
from app.games.blackpoker.flow.table_steps import DAMAGE, unhurt_by
from app.games.blackpoker.rules.card_values import in_short
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.battle_status import BULWARK, blocking, written
from app.games.blackpoker.table.blackpoker_zones import (
    BULWARKS,
    DECK,
    FIELD,
    GRAVE,
    HAND,
    KEYS,
    TRUMPS,
)
from app.games.contracts.stage.stage_contract import as_written
from app.games.game_api import As

MOST_STEPS = 200
"""Steps of one effect that are looked at for damage."""
BULWARKS_LOST = Noun("bulwark", "bulwarks", "枚の防壁")


# -- what happens to characters -------------------------------------------------------------------


def moved(events: tuple[Event, ...]) -> Iterator[Words]:
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
    """Return what a way from zone to zone means to players; "" where it goes without saying."""
    if (source, goal) == (TRUMPS, GRAVE):
        return "falls"
    if goal == HAND and source in (GRAVE, KEYS):
        return "returns"
    if source not in FIELD:
        return "enters" if goal in FIELD else ""
    if goal in FIELD:
        return "becomes" if source != goal else ""
    return {GRAVE: "falls", HAND: "returns", DECK: "under"}.get(goal, "")


def _named(event: Event) -> Words | str:
    """Return which character an event is about, made of all cards that move together."""
    known = [ref for ref in event.cards if ref]
    hidden = BULWARKS in (event.source.partition(".")[0], event.goal.partition(".")[0])
    if not known:
        return BULWARK if hidden else Words("a card", "カード")
    return in_short(known)


def other_numbers(first: SeatView, last: SeatView) -> Iterator[Words]:
    """Yield which soldiers have another number in the end."""
    for unit, was, now in _numbers(first, last):
        name = in_short(f.refs(first, unit))
        yield Words(f"{name.en}: {was} → {now}", f"{name.ja}：{was} → {now}")


def _numbers(before: SeatView, after: SeatView) -> Iterator[tuple[str, int, int]]:
    for unit in before.units:
        if f.is_soldier(before, unit) and f.is_soldier(after, unit):
            was, now = f.number(before, unit), f.number(after, unit)
            if was != now:
                yield unit, was, now


def open_battles(view: SeatView, deed: Deed) -> Iterator[Words]:
    """Yield attackers of whom a hidden bulwark decides whether they fall."""
    if deed.action.id != "damageJudge":
        return
    for attacker in f.attackers(view):
        against = blocking(view, attacker)
        if against and f.is_bulwark(view, against[0]) and not f.refs(view, against[0]):
            name = written(view, attacker)
            yield Words(f"a hidden bulwark meets {name.en}", f"{name.ja}は伏せた防壁しだい")


# -- what happens to others -----------------------------------------------------------------------


def stopped(before: SeatView, after: SeatView, one: SeatDeclaration) -> Iterator[Words]:
    """Yield which other actions have left the stage with `one`, and so have no effect."""
    left = {other.id for other in after.stage.declarations}
    for other in before.stage.declarations:
        if other.id not in left and other.id != one.id:
            yield without_effect(called(before, other))


def called(view: SeatView, one: SeatDeclaration) -> Words:
    """Return the name of an action on the stage, or what somebody wrote in its place."""
    return declared_name(view, one) or as_written(one.text)


def without_effect(title: Words) -> Words:
    """Return that an action of this title has no effect."""
    return Words(f"{title.en} has no effect", f"{title.ja}は効果なし")


def follows(title: Words) -> Words:
    """Return that an action of this title comes onto the stage next."""
    return Words(f"{title.en} follows", f"次は{title.ja}")


def damage_taken(view: SeatView, deed: Deed, events: tuple[Event, ...]) -> dict[SeatId, int]:
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


def cards_drawn(view: SeatView, events: tuple[Event, ...]) -> Iterator[Words]:
    """Yield who draws how many cards."""
    drawn: dict[SeatId, int] = {}
    for event in events:
        if event.verb == "draw" and event.goal.startswith(HAND):
            drawn[event.actor] = drawn.get(event.actor, 0) + event.count
    for seat, count in drawn.items():
        name, cards = view.setting.seats[seat].name, counted(count, CARD)
        yield Words(f"{name} draws {cards.en}", f"{name}が{cards.ja}引く")


def takes(view: SeatView, seat: SeatId, points: int) -> Iterator[Words]:
    """Yield how much damage a player takes, and that the deck does not last, where it does not."""
    name, left = view.setting.seats[seat].name, f.life(view, seat)
    yield Words(f"{name} takes {points}", f"{name}に{points}ダメージ")
    if left is not None and points >= left:
        yield Words(f"{name} has no deck left", f"{name}のデッキがなくなる")
