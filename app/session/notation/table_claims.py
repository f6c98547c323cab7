"""What an `expect` line can assert of any table: the turn, how many cards lie where, the log."""

from __future__ import annotations

from app.core.text.actor_names import listed_seats
from app.core.text.wording import number, times
from app.games.contracts.notation_contract import Blanks, Claim, Scene, amount, misread
from app.games.notation.script_cards import cards_named, is_called, names_in, told_of
from app.games.notation.script_places import seat_named, turn_named, zone_named, zone_title


def _turn(scene: Scene, blanks: Blanks) -> None:
    turn, who = scene.view.turn, blanks["who"]
    if turn.number != amount(blanks["n"]) or (who and turn_named(scene.view, who) is None):
        names = listed_seats(turn.seats, scene.view.setting)
        raise misread(
            f"it is turn {turn.number}, {names.en}'s.",
            f"今は{turn.number}ターン目、{names.ja}の番です。",
            5,
        )


def _count(scene: Scene, blanks: Blanks) -> None:
    seat = seat_named(scene.view, blanks["who"])
    zone = zone_named(scene, blanks["zone"], owner=seat)
    there = scene.view.zones[zone].count or 0
    wanted = 0 if blanks["n"].casefold() == "no" else amount(blanks["n"])
    if there != wanted:
        title, lie, not_ = zone_title(scene.view, zone), number(there), number(wanted)
        raise misread(
            f"{title.en}: {lie}, and not {not_}.",
            f"{title.ja}は{lie}枚です（{not_}枚ではありません）。",
            5,
        )


def _holds(scene: Scene, blanks: Blanks) -> None:
    """All that lies in a zone, in any order."""
    zone = zone_named(scene, blanks["zone"], owner=seat_named(scene.view, blanks["who"]))
    seen = scene.truth
    pool = [(handle, seen.cards[handle].ref) for handle in seen.cards_in(zone)]
    title = zone_title(seen, zone)
    names = blanks["cards"].strip()
    wanted = (
        () if names.casefold() in ("nothing", "empty") else cards_named(scene, names, pool, title)
    )
    left = [ref for handle, ref in pool if handle not in wanted]
    if left:
        more = told_of(scene, left)
        raise misread(
            f"{title.en} also holds: {more.en}.", f"{title.ja}には{more.ja}もあります。", 5
        )


def _lies_in(scene: Scene, blanks: Blanks) -> None:
    """Cards that lie in a zone, whatever else does."""
    zone = zone_named(scene, blanks["zone"])
    seen = scene.truth
    pool = [(handle, seen.cards[handle].ref) for handle in seen.cards_in(zone)]
    cards_named(scene, blanks["cards"], pool, zone_title(seen, zone))


def _lies_not_in(scene: Scene, blanks: Blanks) -> None:
    zone = zone_named(scene, blanks["zone"])
    seen = scene.truth
    refs = [seen.cards[handle].ref for handle in seen.cards_in(zone)]
    for name in names_in(scene, blanks["cards"], refs):
        if any(is_called(scene, ref, name) for ref in refs):
            title = zone_title(seen, zone)
            raise misread(f"{name} lies in {title.en}.", f"{name}は{title.ja}にあります。", 5)


def _phase(scene: Scene, blanks: Blanks) -> None:
    turn = scene.view.turn
    if turn.phase.casefold() != blanks["phase"].casefold():
        raise misread(f"the phase is “{turn.phase}”.", f"今は「{turn.phase}」です。", 5)


def _used(scene: Scene, blanks: Blanks) -> None:
    used = scene.view.turn.used(blanks["key"].casefold())
    if used != amount(blanks["n"]):
        often = times(used)
        raise misread(
            f"this turn used “{blanks['key']}” {often.en}.",
            f"この番の「{blanks['key']}」は{often.ja}です。",
            5,
        )


CLAIMS: tuple[Claim, ...] = (
    Claim("turn {n}[, {who}]", _turn),
    Claim("phase {phase}", _phase),
    Claim("{key} used {n} (time|times)", _used),
    Claim(
        "{who} has (no|0) (cards|card) in [the |their ]{zone}",
        lambda s, b: _count(s, {**b, "n": "no"}),
    ),
    Claim("{who} has {n} (cards|card) in [the |their ]{zone}", _count),
    Claim("{who} has no {zone}[ left]", lambda s, b: _count(s, {**b, "n": "no"})),
    Claim("{who} has {n} {zone}[ left]", _count),
    Claim("no {cards} in {zone}", _lies_not_in),
    Claim("{cards} in {zone}", _lies_in),
    Claim("{who}'s {zone}: {cards}", _holds),
)
