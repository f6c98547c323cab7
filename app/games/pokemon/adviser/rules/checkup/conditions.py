"""Rules of Special Conditions (特殊状態): who has which (group O)."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.data.asked_once import asked_of_each
from app.core.text.wording import DAMAGE_COUNTER, counted, together
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, guard, rule
from app.games.pokemon.adviser.effects.immunity import why_immune
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.table.special_conditions import CONDITIONS, TURNS

STANDS = (p.Standing, t.Checkup, t.BeginTurn, t.PassTurn)
"""When what stands there is looked at: after each gesture; in a case, when a turn ends."""


def looked_at(position: Position, play: p.Play) -> tuple[Mon, ...]:
    """Return the Pokémon that are looked at: those with a condition, or turned."""
    if not isinstance(play, p.Standing) and not position.record.is_case:
        return ()
    return position.affected


@rule(
    "cond-active-only",
    "illegal",
    p.ChangeCondition,
    *STANDS,
    title=Words(
        "Only Active Pokémon have Special Conditions.",
        "特殊状態になるのはバトルポケモンだけです。",
    ),
    source="APR A-03, ST144",
)
def cond_active_only(position: Position, play: p.Play) -> Iterator[Said]:
    """They end when a Pokémon goes to the Bench."""
    for mon, key in _afflicted(position, play):
        yield _cannot_be(mon, key)


@asked_of_each
def _cannot_be(mon: Mon, key: str) -> Said:
    what = CONDITIONS[key]
    return Said(
        Words(
            f"{mon.name.en} is on the Bench and cannot be {what.en}.",
            f"{mon.name.ja}はベンチにいるので、{what.ja}にはなりません。",
        ),
        (mon.uid,),
    )


def _afflicted(position: Position, play: p.Play) -> Iterator[tuple[Mon, str]]:
    """Yield Benched Pokémon with a condition they have, or get."""
    if isinstance(play, p.ChangeCondition):
        mon = position.mon(play.unit)
        benched = mon is not None and mon.spot == "bench" and not _moves_up(position, mon)
        if mon is not None and benched and play.on and play.key in CONDITIONS:
            yield mon, play.key
    else:
        for mon in looked_at(position, play):
            first = next((one.key for one in mon.conditions if one.key in CONDITIONS), None)
            if mon.spot == "bench" and first is not None:
                yield mon, first


def _moves_up(position: Position, mon: Mon) -> bool:
    """Whether a Pokémon takes the Active Spot in the same gesture."""
    return any(
        (isinstance(play, p.Switch) and play.into == mon.uid)
        or (isinstance(play, p.Retreat) and play.to == mon.uid)
        or (isinstance(play, p.Promote) and play.unit == mon.uid)
        for play in position.gesture
    )


@rule(
    "cond-rotation-exclusive",
    "illegal",
    p.ChangeCondition,
    *STANDS,
    title=Words(
        "Asleep, Paralyzed and Confused replace each other.",
        "ねむり、マヒ、こんらんは、新しいほうだけが残ります。",
    ),
    source="ST141",
)
def cond_rotation_exclusive(position: Position, play: p.Play) -> Iterator[Said]:
    """A case may put two on in one move; at a table what stands there counts."""
    if isinstance(play, p.ChangeCondition):
        mon = position.mon(play.unit) if position.record.is_case else None
        pairs = [(mon, _given(position, mon))] if mon is not None else []
    else:
        looked = looked_at(position, play)
        pairs = [(mon, [one.key for one in mon.conditions if one.key in TURNS]) for mon in looked]
    for mon, keys in pairs:
        if len(keys) > 1:
            both = together([CONDITIONS[key] for key in keys])
            yield Said(
                Words(
                    f"{mon.name.en} is {both.en} at once. The newest one replaces the others.",
                    f"{mon.name.ja}が同時に{both.ja}になっています。新しいほうだけが残ります。",
                ),
                (mon.uid,),
            )


def _given(position: Position, mon: Mon) -> list[str]:
    """Return which conditions that turn a card one gesture of a case puts on a Pokémon."""
    given = (play for play in position.gesture if isinstance(play, p.ChangeCondition))
    return [one.key for one in given if one.unit == mon.uid and one.on and one.key in TURNS]


cond_marker_stack = guard(
    "cond-marker-stack",
    Words(
        "Poisoned and Burned stack with each other and with any other condition.",
        "どくとやけどは、ほかの特殊状態と重なります。",
    ),
    "ST142",
)


@rule(
    "cond-same-replaces",
    "reminder",
    p.ChangeCondition,
    *STANDS,
    title=Words(
        "The same condition again does not add up: the newest one counts.",
        "同じ特殊状態は重なりません。新しいほうになります。",
    ),
    source="APR E-16",
)
def cond_same_replaces(position: Position, play: p.Play) -> Iterator[Said]:
    """Said of Poisoned and Burned, whose counters people might add up."""
    if not isinstance(play, p.ChangeCondition):
        yield from _doubled(position)
        return
    mon = position.mon(play.unit) if play.on else None
    old = next((one for one in mon.conditions if one.key == play.key), None) if mon else None
    if mon is None or old is None or play.key not in ("poisoned", "burned"):
        return
    if play.counters is not None and play.counters <= old.counters:
        return
    if play.counters is None and not position.record.is_case:
        return
    yield _counts_once(mon, play.key, play.counters or old.counters)


def _doubled(position: Position) -> Iterator[Said]:
    """Yield what is said of Pokémon on which a case has a condition twice."""
    for mon in position.mons if position.record.is_case else ():
        for key in ("poisoned", "burned"):
            same = [one.counters for one in mon.conditions if one.key == key]
            if len(same) > 1:
                yield _counts_once(mon, key, same[-1])


def _counts_once(mon: Mon, key: str, now: int) -> Said:
    what, counters = CONDITIONS[key], counted(now, DAMAGE_COUNTER)
    return Said(
        Words(
            f"{mon.name.en} is {what.en} already. They do not add up: the newest one counts, with "
            f"{counters.en} at each checkup.",
            f"{mon.name.ja}はすでに{what.ja}です。重ならず、新しいほうの効果（ポケモンチェックで"
            f"ダメカン{counters.ja}）になります。",
        ),
        (mon.uid,),
        right=now,
    )


@rule(
    "cond-immune",
    "suspicious",
    p.ChangeCondition,
    *STANDS,
    title=Words(
        "An effect may keep a Pokémon from Special Conditions.",
        "特殊状態にならない効果があることがあります。",
    ),
    source="APR C-17",
)
def cond_immune(position: Position, play: p.Play) -> Iterator[Said]:
    """What only prevents effects of attacks does not prevent a Trainer's or an Ability's.

    Of a case, what stands there is looked at too: by what it came is not told.
    """
    for change in _put_on(position, play):
        mon = position.mon(change.unit)
        why = why_immune(position, mon, change) if mon is not None else None
        if mon is None or why is None or change.key not in CONDITIONS:
            continue
        what = CONDITIONS[change.key]
        yield Said(
            Words(
                f"{mon.name.en} cannot be {what.en} because of {why.en}.",
                f"{why.ja}により、{mon.name.ja}は{what.ja}になりません。",
            ),
            (mon.uid,),
        )


def _put_on(position: Position, play: p.Play) -> Iterator[p.ChangeCondition]:
    """Yield the conditions that are put on, or that a case has on its Pokémon."""
    if isinstance(play, p.ChangeCondition):
        yield from (play,) if play.on else ()
        return
    for mon in position.mons if position.record.is_case else ():
        for one in mon.conditions:
            yield p.ChangeCondition(-1, mon.uid, one.key, on=True)
