"""What dropping cards or Pokémon somewhere means: readings, the likeliest first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from app.core.ids import UnitId, ZoneId, zone_name
from app.core.intent import Attach, Move, MoveUnits, Procedure, Step
from app.core.pile_gaps import is_gap
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.game_api import Drop, Selection
from app.games.pokemon.forms import retreat_form
from app.games.pokemon.procedures import candy_evolution
from app.games.pokemon.table import moves, prize_cards
from app.games.pokemon.table.printed_facts import (
    ENERGY,
    TRAINERS,
    evolves,
    is_basic,
    is_evolution,
    kind,
    name_of,
    stands_as_pokemon,
)
from app.games.pokemon.table.seat_board import actives, in_play, is_active, is_astray, unit_name
from app.games.pokemon.table.titles import filled
from app.games.table_tools import (
    Steps,
    base_ref,
    chosen,
    chosen_units,
    count,
    gesture,
    me,
    owner_of,
    ref_of,
    side,
    zone_of,
)

Readings = Iterator[tuple[Words, Steps] | Drop]
"""Titles with the steps they stand for, or what asks something first."""


def drops(
    view: SeatView, selection: Selection, zone: ZoneId, unit: str, index: int
) -> Iterable[Drop]:
    """Return what dropping `selection` on `unit`, or at `index` of `zone`, could mean."""
    seen: set[Step] = set()
    for reading in _readings(view, selection, zone, unit, index):
        if isinstance(reading, Drop):
            yield reading
            continue
        title, steps = reading
        intent = gesture(steps)
        if intent is not None and intent not in seen:
            seen.add(intent)
            yield Drop(title, intent)


def _readings(
    view: SeatView, selection: Selection, zone: ZoneId, unit: UnitId, index: int
) -> Readings:
    cards, units = chosen(view, selection), chosen_units(view, selection)
    if units:
        if unit in view.units and unit not in units and in_play(view, unit):
            yield from _unit_on_unit(view, units, unit)
        yield from _units_on_zone(view, units, zone, index)
    elif cards:
        if in_play(view, unit):
            yield from _cards_on_unit(view, cards, unit, zone, index)
        yield from _cards_on_zone(view, cards, zone, index)


# -- onto a Pokémon -----------------------------------------------------------------------


def _cards_on_unit(
    view: SeatView, cards: tuple[str, ...], unit: UnitId, zone: ZoneId, index: int
) -> Readings:
    name = unit_name(view, unit)
    joining = tuple(ref for ref in cards if ref not in view.units[unit].parts)
    if not joining:
        return
    onto = {
        "evolve": (
            filled(Words("Evolve {}", "{}を進化させる"), name),
            _evolving(view, joining, unit),
        ),
        "attach": (
            filled(Words("Attach to {}", "{}につける"), name),
            moves.attach(view, joining, unit),
        ),
        "effect": (
            filled(Words("Attach by an effect to {}", "{}に効果でつける"), name),
            moves.attach(view, joining, unit, manual=False),
        ),
        "tuck": (
            filled(Words("Put under {}", "{}の下に置く"), name),
            (Attach(joining, unit, "under"),),
        ),
    }
    yield from _by_candy(view, joining, unit)
    if _fitting(view, joining):
        yield from (onto[reading] for reading in ("attach", "effect", "evolve", "tuck"))
        return
    if any(is_evolution(ref_of(view, ref)) for ref in joining[:1]):
        yield from (onto[reading] for reading in ("evolve", "attach", "tuck"))
        return
    played = all(moves.is_played(view, ref) for ref in joining)
    if played or all(is_basic(ref_of(view, ref)) for ref in joining):
        goal = _natural(view, cards, unit)
        yield from _cards_on_zone(view, cards, goal, index if goal == zone else -1)
    yield from (onto[reading] for reading in ("attach", "evolve", "tuck"))


def _by_candy(view: SeatView, cards: tuple[str, ...], unit: UnitId) -> Readings:
    """A Stage 2 onto the Basic of its line with Rare Candy in hand, or the Candy onto the Basic."""
    if len(cards) != 1 or not moves.from_hand(view, cards[0]):
        return
    for candy, card, onto in candy_evolution.ways(view, Selection(cards, (unit,))):
        into = name_of(ref_of(view, card))
        title = Words(
            f"Evolve into {into.en} with Rare Candy", f"ふしぎなアメで{into.ja}に進化させる"
        )
        yield title, (candy_evolution.gesture(candy, card, onto),)


def _natural(view: SeatView, cards: tuple[str, ...], unit: UnitId) -> ZoneId:
    """Return where a card goes that is no addition to the Pokémon it was dropped on."""
    what = kind(ref_of(view, cards[0]))
    if what == "stadium":
        return "stadium"
    return f"bench.{side(view, unit)}" if what == "pokemon" else "stage"


def _fitting(view: SeatView, cards: tuple[str, ...]) -> bool:
    return {kind(ref_of(view, ref)) for ref in cards} <= ENERGY | {"tool", "unknown"}


def _evolving(view: SeatView, cards: tuple[str, ...], unit: UnitId) -> Steps:
    return moves.evolve(view, cards[0], unit) if len(cards) == 1 else ()


def _unit_on_unit(view: SeatView, units: tuple[UnitId, ...], unit: UnitId) -> Readings:
    one = units[0]
    if all(is_astray(view, each) for each in units):
        parts = tuple(part for each in units for part in view.units[each].parts)
        title = filled(Words("Attach to {}", "{}につける"), unit_name(view, unit))
        yield title, moves.attach(view, parts, unit)
        return
    same_side = side(view, one) == side(view, unit)
    if same_side and len(units) == 1 and in_play(view, one):
        yield from _changing_places(view, one, unit)
    if len(units) == 1:
        yield from _damage_on(view, one, unit)
        base = base_ref(view, view.units[unit])
        parts = view.units[one].parts
        if evolves(base_ref(view, view.units[one]), base):
            yield (
                filled(Words("Evolve {}", "{}を進化させる"), unit_name(view, unit)),
                moves.evolve(view, view.units[one].base, unit),
            )
        yield (
            filled(Words("Attach to {}", "{}につける"), unit_name(view, unit)),
            (Attach(parts, unit),),
        )


def _changing_places(view: SeatView, one: UnitId, other: UnitId) -> Readings:
    """Whose Active Pokémon may retreat means that; who may not is switched by an effect."""
    switch = filled(Words("Switch with {}", "{}と入れ替える"), unit_name(view, other))
    readings = [[(switch, moves.switch(view, one, other))], _retreat(view, one, other)]
    if retreat_form.ready(view, one):
        readings.reverse()
    for reading in readings:
        yield from reading


def _damage_on(view: SeatView, one: UnitId, unit: UnitId) -> Readings:
    """Dragging a hurt Pokémon onto an opposing one moves damage counters."""
    name = unit_name(view, unit)
    yield (
        filled(Words("Move 10 damage to {}", "{}にダメカンを1個移す"), name),
        moves.move_damage(view, one, unit, 10),
    )
    yield (
        filled(Words("Move all damage to {}", "{}にダメカンをすべて移す"), name),
        moves.move_damage(view, one, unit),
    )


def _retreat(view: SeatView, one: UnitId, other: UnitId) -> Readings:
    """The Active Pokémon of the player whose turn it is may retreat (seed 000 §6.4)."""
    if side(view, one) != me(view) or is_active(view, one) == is_active(view, other):
        return
    active, bench = (one, other) if is_active(view, one) else (other, one)
    name, arguments = unit_name(view, bench), (("unit", active), ("to", bench))
    about = Selection(units=(active, bench))
    if retreat_form.asks(view, about, {}) is None:
        title = filled(Words("Retreat to {}", "にげる：{}と入れ替わる"), name)
        yield title, (Procedure("retreat", arguments),)
        return
    title = Words(
        "Retreat to {}: choose the Energy…", "にげる：{}と入れ替わる（エネルギーを選ぶ…）"
    )
    yield Drop(filled(title, name), Procedure("retreat", arguments), retreat_form.asks, about)


def _retreat_to_bench(view: SeatView, unit: UnitId) -> Readings:
    """Let go beside the Pokémon on the Bench, the Active one may retreat to any of them."""
    about = Selection(units=(unit,))
    if not view.turn.number or unit not in retreat_form.that_retreats(view, about):
        return
    bench = retreat_form.benched(view)
    if len(bench) == 1:
        yield from _retreat(view, unit, bench[0])
    elif bench:
        intent = Procedure("retreat", (("unit", unit), ("to", bench[0])))
        yield Drop(Words("Retreat…", "にげる…"), intent, retreat_form.asks, about)


# -- onto a zone --------------------------------------------------------------------------


def _cards_on_zone(view: SeatView, cards: tuple[str, ...], zone: ZoneId, index: int) -> Readings:
    reading = _CARDS.get(zone_name(zone))
    if reading is not None and zone in view.zones:
        yield from reading(view, cards, zone, index)


def _bench_cards(view: SeatView, cards: tuple[str, ...], _zone: ZoneId, index: int) -> Readings:
    if not _are_pokemon(view, cards):
        yield from _played_beside(view, cards)
        return
    yield _slot(view, index, len(cards)), moves.bench_cards(view, cards, index)


def _are_pokemon(view: SeatView, cards: tuple[str, ...]) -> bool:
    return all(stands_as_pokemon(ref_of(view, ref)) for ref in cards)


def _played_beside(view: SeatView, cards: tuple[str, ...]) -> Readings:
    """What is no Pokémon has no place of its own there: a Trainer is played, an Energy stays."""
    trainers = TRAINERS - {"tool"}
    if all(moves.is_played(view, ref) and kind(ref_of(view, ref)) in trainers for ref in cards):
        goal = "stadium" if kind(ref_of(view, cards[0])) == "stadium" else "stage"
        yield from _cards_on_zone(view, cards, goal, -1)


def _slot(view: SeatView, index: int, number: int) -> Words:
    down = view.turn.number == 0
    how = Words(" face down", "（ウラ向き）") if down else Words("", "")
    if index < 0 or number > 1:
        return Words(f"Bench{how.en}", f"ベンチ{how.ja}")
    return Words(f"Bench, slot {index + 1}{how.en}", f"ベンチ{index + 1}番目{how.ja}")


def _active_cards(view: SeatView, cards: tuple[str, ...], zone: ZoneId, index: int) -> Readings:
    there = view.zones[zone].items
    if there and in_play(view, there[0]):
        yield from _cards_on_unit(view, cards, there[0], zone, index)
    if not _are_pokemon(view, cards):
        yield from _played_beside(view, cards) if not there else ()
        return
    title = Words("Active Spot", "バトル場")
    if actives(view, owner_of(view, cards[0])):
        name = unit_name(view, actives(view, owner_of(view, cards[0]))[0])
        title = Words(
            f"Active Spot; {name.en} goes to the Bench", f"バトル場へ（{name.ja}はベンチへ）"
        )
    if len(cards) == 1:
        yield title, moves.promote_card(view, cards[0])


def _stadium_cards(view: SeatView, cards: tuple[str, ...], _zone: ZoneId, _index: int) -> Readings:
    if len(cards) == 1:
        name, played = name_of(ref_of(view, cards[0])), moves.is_played(view, cards[0])
        yield (
            Words(f"Stadium: {name.en}", f"スタジアム：{name.ja}"),
            (*(moves.tidy(view) if played else ()), *moves.place_stadium(view, cards[0])),
        )


def _stage_cards(view: SeatView, cards: tuple[str, ...], zone: ZoneId, _index: int) -> Readings:
    if all(moves.is_played(view, ref) for ref in cards):
        title = Words("Play", "使う")
        if len(cards) == 1:
            title = filled(Words("Play {}", "{}を使う"), name_of(ref_of(view, cards[0])))
        played = tuple(step for ref in cards for step in _to_stage(view, ref))
        yield title, (*moves.tidy(view), *played)
    yield Words("Lay open", "オモテで置く"), (Move(cards, zone, -1),)


def _to_stage(view: SeatView, ref: str) -> Steps:
    what = kind(ref_of(view, ref))
    if what == "stadium":
        return (Move((ref,), "stage", -1, verb="play"),)
    return moves.play(view, ref)


def _mat_cards(_view: SeatView, cards: tuple[str, ...], zone: ZoneId, _index: int) -> Readings:
    yield Words("Lay on the mat", "マットに置く"), (Move(cards, zone, -1),)


def _hand_cards(view: SeatView, cards: tuple[str, ...], zone: ZoneId, index: int) -> Readings:
    if all(zone_of(view, ref) == zone for ref in cards):
        yield Words("Sort the hand", "手札を並べ替える"), (Move(cards, zone, index),)
    elif all(zone_name(zone_of(view, ref)) == "prizes" for ref in cards):
        title = Words("Take as Prize", "サイドをとる")
        yield title, prize_cards.take(view, cards, owner_of(view, cards[0]))
    else:
        yield Words("To the hand", "手札へ"), moves.put_cards(view, cards, "hand", -1)


def _deck_cards(view: SeatView, cards: tuple[str, ...], zone: ZoneId, _index: int) -> Readings:
    top = Words("On top of the deck", "山札の上へ")
    bottom = Words("To the bottom of the deck", "山札の下へ")
    yield top, moves.put_cards(view, cards, "deck", 0, "return")
    yield bottom, moves.put_cards(view, cards, "deck", -1, "return")
    if view.seat < 0 or view.seat in view.setting.zones[zone].holders:
        owned = all(owner_of(view, ref) in view.setting.zones[zone].holders for ref in cards)
        title = Words("Shuffle into the deck", "山札に戻して切る")
        yield title, moves.shuffle_in(view, cards, ()) if owned else ()


def _discard_cards(view: SeatView, cards: tuple[str, ...], _zone: ZoneId, _index: int) -> Readings:
    yield Words("Discard", "トラッシュへ"), moves.put_cards(view, cards, "discard", 0, "discard")
    trainers = TRAINERS - {"tool", "stadium"}
    if all(moves.is_played(view, ref) and kind(ref_of(view, ref)) in trainers for ref in cards):
        title = Words("Play and discard", "使ってトラッシュ")
        played = tuple(s for ref in cards for s in moves.play(view, ref, finish=True))
        yield title, (*moves.tidy(view), *played)


def _lost_cards(view: SeatView, cards: tuple[str, ...], _zone: ZoneId, _index: int) -> Readings:
    yield Words("To the Lost Zone", "ロストゾーンへ"), moves.put_cards(view, cards, "lost")


def _prize_cards(view: SeatView, cards: tuple[str, ...], zone: ZoneId, index: int) -> Readings:
    title = Words("Set as Prize", "サイドに置く")
    at = index if is_gap(view.zones[zone].gaps, index) else -1
    yield title, moves.put_cards(view, cards, "prizes", at, "set_prizes")


_CARDS: dict[str, Callable[[SeatView, tuple[str, ...], ZoneId, int], Readings]] = {
    "bench": _bench_cards,
    "active": _active_cards,
    "stadium": _stadium_cards,
    "stage": _stage_cards,
    "mat": _mat_cards,
    "hand": _hand_cards,
    "deck": _deck_cards,
    "discard": _discard_cards,
    "lost": _lost_cards,
    "prizes": _prize_cards,
}


def _units_on_zone(view: SeatView, units: tuple[UnitId, ...], zone: ZoneId, index: int) -> Readings:
    name = zone_name(zone)
    if name == "bench":
        yield from _units_on_bench(view, units, zone, index)
    elif name == "active":
        yield from _promoted(view, units)
    elif name in _PILES:
        for title, at, verb in _PILES[name]:
            yield title, moves.put_units(view, units, name, at, verb)
        if name == "discard" and all(in_play(view, unit) for unit in units):
            arguments = (("units", ",".join(units)),)
            yield Words("Knocked Out", "きぜつ"), (Procedure("knock_out", arguments),)
    elif zone in view.zones:
        title = view.setting.zones[zone].spec.title
        yield title, (MoveUnits(units, zone, -1 if count(view, zone) == 0 else index),)


_WITH_ALL = Words("Discard with all that is attached", "ついているカードごとトラッシュ")
_PILES: dict[str, tuple[tuple[Words, int, str], ...]] = {
    "discard": ((_WITH_ALL, 0, "discard"),),
    "hand": ((Words("To the hand with all that is attached", "すべて手札へ"), -1, "move"),),
    "deck": (
        (Words("On top of the deck with all", "すべて山札の上へ"), 0, "return"),
        (Words("To the bottom of the deck with all", "すべて山札の下へ"), -1, "return"),
    ),
    "lost": ((Words("To the Lost Zone with all", "すべてロストゾーンへ"), 0, "move"),),
    "prizes": ((Words("Set as Prizes", "サイドに置く"), -1, "set_prizes"),),
}


def _units_on_bench(
    view: SeatView, units: tuple[UnitId, ...], zone: ZoneId, index: int
) -> Readings:
    slot = _slot(view, index, len(units)), moves.bench_units(view, units, index)
    retreats = len(units) == 1 and zone == f"bench.{me(view)}"
    likely = retreats and retreat_form.ready(view, units[0])
    if not likely:
        yield slot
    if retreats:
        yield from _retreat_to_bench(view, units[0])
    if likely:
        yield slot


def _promoted(view: SeatView, units: tuple[UnitId, ...]) -> Readings:
    unit = units[0]
    if len(units) > 1 or is_active(view, unit):
        return
    there = actives(view, side(view, unit))
    title = Words("Active Spot", "バトル場")
    if there:
        title = filled(Words("Switch with {}", "{}と入れ替える"), unit_name(view, there[0]))
    yield title, moves.promote_unit(view, unit)
