"""What dropping cards means, on a Pokémon or on a zone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from app.core.ids import UnitId, ZoneId, zone_name
from app.core.intent import Attach, Move
from app.core.placed.pile_gaps import is_gap
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Asks
from app.games.game_api import Drop, Selection
from app.games.pokemon.forms import opponent_form, way_form
from app.games.pokemon.procedures import candy_evolution
from app.games.pokemon.table import moves, prize_cards, promoting
from app.games.pokemon.table.printed_facts import (
    ENERGY,
    TRAINERS,
    is_basic,
    is_evolution,
    kind,
    name_of,
    stands_as_pokemon,
)
from app.games.pokemon.table.seat_board import in_play, unit_name
from app.games.pokemon.table.titles import filled
from app.games.pokemon.variants.every_variant import variant_of
from app.games.table_tools import (
    Steps,
    gesture,
    owner_of,
    place_of,
    ref_of,
    zone_of,
)

Readings = Iterator[tuple[Words, Steps] | Drop]
"""Titles with the steps they stand for, or what asks something first."""


# -- onto a Pokémon -----------------------------------------------------------------------


def cards_on_unit(
    view: SeatView, cards: tuple[str, ...], unit: UnitId, zone: ZoneId, index: int
) -> Readings:
    """Yield what cards dropped on a Pokémon could mean; what is no addition goes to the zone."""
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
        goal = _natural(view, cards)
        yield from cards_on_zone(view, cards, goal, index if goal == zone else -1)
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


def _natural(view: SeatView, cards: tuple[str, ...]) -> ZoneId:
    """Return where a card goes that is no addition to the Pokémon it was dropped on."""
    what = kind(ref_of(view, cards[0]))
    if what == "stadium":
        return "stadium"
    return place_of(view, "bench", owner_of(view, cards[0])) if what == "pokemon" else "stage"


def _fitting(view: SeatView, cards: tuple[str, ...]) -> bool:
    return {kind(ref_of(view, ref)) for ref in cards} <= ENERGY | {"tool", "unknown"}


def _evolving(view: SeatView, cards: tuple[str, ...], unit: UnitId) -> Steps:
    return moves.evolve(view, cards[0], unit) if len(cards) == 1 else ()


# -- onto a zone --------------------------------------------------------------------------


def cards_on_zone(view: SeatView, cards: tuple[str, ...], zone: ZoneId, index: int) -> Readings:
    """Yield what cards dropped at `index` of a zone could mean."""
    reading = _CARDS.get(zone_name(zone))
    if reading is not None and zone in view.zones:
        yield from reading(view, cards, zone, index)


def _bench_cards(view: SeatView, cards: tuple[str, ...], zone: ZoneId, index: int) -> Readings:
    if not _are_pokemon(view, cards):
        yield from _played_beside(view, cards)
        return
    if any(place_of(view, "bench", owner_of(view, ref)) != zone for ref in cards):
        return  # nobody's Pokémon come to play on another's side
    yield slot(view, index, len(cards)), moves.bench_cards(view, cards, index)


def _are_pokemon(view: SeatView, cards: tuple[str, ...]) -> bool:
    return all(stands_as_pokemon(ref_of(view, ref)) for ref in cards)


def _played_beside(view: SeatView, cards: tuple[str, ...]) -> Readings:
    """What is no Pokémon has no place of its own there: a Trainer is played, an Energy stays."""
    trainers = TRAINERS - {"tool"}
    if all(moves.is_played(view, ref) and kind(ref_of(view, ref)) in trainers for ref in cards):
        goal = "stadium" if kind(ref_of(view, cards[0])) == "stadium" else "stage"
        yield from cards_on_zone(view, cards, goal, -1)


def slot(view: SeatView, index: int, number: int) -> Words:
    """Return what a place of the Bench is called for so many that are dropped on it."""
    down = view.turn.number == 0
    how = Words(" face down", "（ウラ向き）") if down else Words("", "")
    if index < 0 or number > 1:
        return Words(f"Bench{how.en}", f"ベンチ{how.ja}")
    return Words(f"Bench, slot {index + 1}{how.en}", f"ベンチ{index + 1}番目{how.ja}")


def _active_cards(view: SeatView, cards: tuple[str, ...], zone: ZoneId, index: int) -> Readings:
    seat, units = owner_of(view, cards[0]), view.zones[zone].items
    pokemon, own_side = _are_pokemon(view, cards), place_of(view, "active", seat) == zone
    on_free_spot = len(units) <= index < variant_of(view).actives
    there = () if on_free_spot or (pokemon and not own_side) else nearest(units, index)
    leaving = nearest(promoting.giving_way(view, seat), index)
    comes = not leaving and all(is_basic(ref_of(view, ref)) for ref in cards)
    if there and in_play(view, there[0]) and not comes:
        yield from cards_on_unit(view, cards, there[0], zone, index)
    if not pokemon:
        yield from _played_beside(view, cards) if not there else ()
        return
    if len(cards) > 1 or not own_side:
        return
    if not leaving:
        yield Words("Active Spot", "バトル場"), promoting.promote_card(view, cards[0])
    for other in leaving:
        name = unit_name(view, other)
        title = Words(
            f"Active Spot; {name.en} goes to the Bench", f"バトル場へ（{name.ja}はベンチへ）"
        )
        yield title, promoting.promote_card(view, cards[0], other)


def nearest(units: tuple[UnitId, ...], index: int) -> tuple[UnitId, ...]:
    """Return units of a row, the one at `index` first; the first one where none is there."""
    at = min(max(0, index), len(units) - 1)
    return (*units[at : at + 1], *(one for one in units if one != units[at])) if units else ()


def _stadium_cards(view: SeatView, cards: tuple[str, ...], _zone: ZoneId, _index: int) -> Readings:
    if len(cards) != 1:
        return
    name, about = name_of(ref_of(view, cards[0])), Selection(cards)
    title = Words(f"Stadium: {name.en}", f"スタジアム：{name.ja}")
    if way_form.stadium_asked(view, about):
        title = Words(f"{title.en}: choose what it replaces…", f"{title.ja}（入れ替えを選ぶ…）")
        first = placing(view, cards[0], moves.replaced_stadiums(view)[0])
        if (intent := gesture(first)) is not None:
            yield Drop(title, intent, way_form.asks_stadium, about)
        return
    yield title, placing(view, cards[0])


def placing(view: SeatView, card: str, instead: UnitId = "") -> Steps:
    """Return the steps that play a Stadium, for `instead` where there is one to choose."""
    placed = moves.place_stadium(view, card, instead)
    played = bool(placed) and moves.is_played(view, card)
    return (*(moves.tidy(view) if played else ()), *placed)


def _stage_cards(view: SeatView, cards: tuple[str, ...], zone: ZoneId, _index: int) -> Readings:
    if all(moves.is_played(view, ref) for ref in cards):
        title = Words("Play", "使う")
        if len(cards) == 1:
            title = filled(Words("Play {}", "{}を使う"), name_of(ref_of(view, cards[0])))
        played = tuple(step for ref in cards for step in _to_stage(view, ref))
        yield from _playing(view, cards, title, played, opponent_form.asks_play)
    yield Words("Lay open", "オモテで置く"), (Move(cards, zone, -1),)


def _playing(
    view: SeatView, cards: tuple[str, ...], title: Words, played: Steps, asks: Asks
) -> Readings:
    """Yield that cards are played, asking first whom they mean where that is to be chosen."""
    steps, about = (*moves.tidy(view), *played), Selection(cards)
    intent = gesture(steps)
    if intent is not None and opponent_form.trainer_asked(view, about):
        yield Drop(Words(f"{title.en}…", f"{title.ja}…"), intent, asks, about)
    else:
        yield title, steps


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
        yield from _playing(view, cards, title, played, opponent_form.asks_play_and_discard)


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
