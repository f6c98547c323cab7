"""Rules of how the cards lie: turned and marked as their Special Conditions say (group O)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from app.core.data.asked_once import asked_of_each, asked_once
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.case_marks import MARKER, UPRIGHT
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon, Side
from app.games.pokemon.adviser.rules.checkup.conditions import STANDS, looked_at
from app.games.pokemon.table.special_conditions import CONDITIONS, TURNS

SIDEWAYS = ("break", "legend")
"""Stages whose cards lie sideways by themselves."""
WAYS = {
    90: Words("to the right", "右向き"),
    180: Words("upside down", "逆さま"),
    270: Words("to the left", "左向き"),
}


@rule(
    "table-rotation",
    "reminder",
    p.TurnCard,
    *STANDS,
    title=Words(
        "Asleep lies to the left, Paralyzed to the right, Confused upside down.",
        "ねむりは左向き、マヒは右向き、こんらんは逆さまに置きます。",
    ),
    source="TPCi rulebook",
)
def table_rotation(position: Position, play: p.Play) -> Iterator[Said]:
    """Poisoned and Burned are markers on an upright card."""
    for mon, turned, key in _turned(position, play):
        if mon.spot != "active" or not key or turned in (0, TURNS[key]):
            continue
        what, right = CONDITIONS[key], WAYS[TURNS[key]]
        yield Said(
            Words(
                f"{mon.name.en} is {what.en}: turn the card {right.en}.",
                f"{mon.name.ja}は{what.ja}なので、カードを{right.ja}にします。",
            ),
            (mon.uid,),
            right=TURNS[key],
        )


@rule(
    "table-rotation-mismatch",
    "suspicious",
    p.TurnCard,
    *STANDS,
    title=Words(
        "How a card lies agrees with its Special Condition.",
        "カードの向きと特殊状態のマークは一致します。",
    ),
    source="-",
)
def table_rotation_mismatch(position: Position, play: p.Play) -> Iterator[Said]:
    """A card that is turned the wrong way is left to `table-rotation`."""
    yield from _stray_markers(position, "active")
    for mon, turned, key in _turned(position, play):
        if mon.spot != "active" or bool(turned) == bool(key):
            continue
        told = mon.noted(UPRIGHT) or isinstance(play, p.TurnCard)
        if not turned and position.record.is_case and not told:
            continue  # a case need not say how its cards lie
        if turned:
            way = WAYS[turned]
            said = Words(
                f"{mon.name.en} is turned {way.en}, but no condition is noted that does that.",
                f"{mon.name.ja}が{way.ja}ですが、その特殊状態のマークがありません。",
            )
        else:
            what, way = CONDITIONS[key], WAYS[TURNS[key]]
            said = Words(
                f"{mon.name.en} is noted as {what.en}, but its card lies upright, not {way.en}.",
                f"{mon.name.ja}は{what.ja}のはずですが、カードが{way.ja}になっていません。",
            )
        yield Said(said, (mon.uid,), right=TURNS.get(key, 0))


@rule(
    "table-rotation-bench",
    "suspicious",
    p.TurnCard,
    *STANDS,
    title=Words("Benched Pokémon lie upright.", "ベンチポケモンは正しい向きに置きます。"),
    source="ST144",
)
def table_rotation_bench(position: Position, play: p.Play) -> Iterator[Said]:
    """One with a condition is left to `cond-active-only`."""
    yield from _stray_markers(position, "bench")
    for mon, turned, _ in _turned(position, play):
        if mon.spot == "bench" and turned and not mon.conditions:
            yield Said(
                Words(
                    f"{mon.name.en} is on the Bench and turned. Benched Pokémon have no "
                    "conditions.",
                    f"{mon.name.ja}はベンチにいますが、カードの向きが変わっています。"
                    "ベンチポケモンに特殊状態はありません。",
                ),
                (mon.uid,),
                right=0,
            )


def _stray_markers(position: Position, spot: str) -> Iterator[Said]:
    """Yield what is said of markers that a case tells of, and no condition."""
    for mon in _marked(position.sides):
        if mon.spot != spot:
            continue
        keys = [mark.key.removeprefix(MARKER) for mark in mon.marks if MARKER in mark.key]
        stray = next((key for key in keys if key in CONDITIONS and not mon.has(key)), None)
        if stray is not None:
            what = CONDITIONS[stray]
            yield Said(
                Words(
                    f"{mon.name.en} has a marker for {what.en}, and is not.",
                    f"{mon.name.ja}に{what.ja}のマーカーがありますが、{what.ja}ではありません。",
                ),
                (mon.uid,),
            )


@asked_once
def _marked(sides: tuple[Side, ...]) -> tuple[Mon, ...]:
    """Return the Pokémon with a marker that a case tells of."""
    return tuple(mon for side in sides for mon in _marked_on(side))


@asked_of_each
def _marked_on(side: Side) -> tuple[Mon, ...]:
    return tuple(mon for mon in side.mons if any(MARKER in mark.key for mark in mon.marks))


def _turned(position: Position, play: p.Play) -> Iterable[tuple[Mon, int, str]]:
    """Return Pokémon with how they lie and the condition that turns them, "" for none."""
    if isinstance(play, p.TurnCard):
        found = position.mon(play.unit)
        return _lying(position, [(found, play.degrees % 360)]) if found is not None else ()
    return _affected(position) if looked_at(position, play) else ()


@asked_once
def _affected(position: Position) -> tuple[tuple[Mon, int, str], ...]:
    return tuple(_lying(position, [(mon, mon.turned) for mon in position.affected]))


def _lying(position: Position, looked: list[tuple[Mon, int]]) -> Iterator[tuple[Mon, int, str]]:
    for mon, turned in looked:
        if mon.card is not None and mon.card.stage in SIDEWAYS:
            continue
        keys = _then(position, mon)
        if len(keys) < 2 and turned in (0, *WAYS):
            yield mon, turned, next(iter(keys), "")


def _then(position: Position, mon: Mon) -> set[str]:
    """Return the conditions that turn a Pokémon when the gesture is done."""
    keys = {one.key for one in mon.conditions if one.key in TURNS}
    for play in position.gesture:
        if isinstance(play, p.ChangeCondition) and play.unit == mon.uid and play.key in TURNS:
            keys = keys | {play.key} if play.on else keys - {play.key}
    return keys
