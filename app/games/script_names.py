"""What a name in a script means on the table: a player, a zone, cards, a unit.

Names are compared as deck lists compare them, in English and in Japanese. What is not there is
answered with what is.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from app.core.ids import SeatId, UnitId, ZoneId
from app.core.text.actor_names import listed_seats
from app.core.text.wording import either, listed, numbered, owned, repeated
from app.core.text.words import Words
from app.core.view import SeatUnit, SeatView
from app.games.contracts.notation_contract import NotationError, Scene, misread

MOST_TOLD = 12
"""Names that a message lists."""

_COPIES = re.compile(
    r"(\d{1,2})\s*[x×]?\s+(?P<before>.+)|(?P<after>.+?)\s*[x×]\s*(\d{1,2})", re.IGNORECASE
)
_PLACE = re.compile(r"(?P<name>.*?)\s*[(（](?P<where>[^()（）]+)[)）]")
_WHERE = re.compile(r"(?P<zone>.*?)\s*(?P<index>\d{1,2})?")
_CARDS_SUFFIX = re.compile(r"\s+cards?$")
_ACTIVE_SUFFIX = re.compile(r"\s+(pok[eé]mon|spot)$", re.IGNORECASE)


def any_of(text: str, *words: str) -> bool:
    """Whether a text is one of these words, in any case."""
    return text.strip().casefold() in words


def nobody(text: str, view: SeatView) -> NotationError:
    """Return the error for a player who does not sit here."""
    there = either([seat.name for seat in view.setting.seats])
    return misread(
        f"nobody called “{text}” sits at this table. Write {there.en}.",
        f"「{text}」という人はこの卓にいません。{there.ja}と書いてください。",
    )


def seat_named(view: SeatView, text: str) -> SeatId:
    """Return the player called `text`. Raises NotationError."""
    for number, seat in enumerate(view.setting.seats):
        if seat.name.casefold() == text.strip().casefold():
            return number
    raise nobody(text, view)


def turn_named(view: SeatView, text: str) -> SeatId | None:
    """Return which seat of those in turn `text` names, the first where it names all of them.

    None where it names a player whose turn it is not. Raises NotationError for nobody's name.
    """
    seats = view.turn.seats
    names = listed_seats(seats, view.setting)
    if text.strip().casefold() in (names.en.casefold(), names.ja.casefold()):
        return seats[0]
    seat = seat_named(view, text)
    return seat if seat in seats else None


def without_owner(scene: Scene, text: str) -> tuple[SeatId | None, str]:
    """Return whose something is, None where that is not said, and what it is."""
    text = text.strip()
    for number, seat in enumerate(scene.view.setting.seats):
        for mark in ("'s ", "’s ", "の"):
            if text.casefold().startswith((seat.name + mark).casefold()):
                return number, text[len(seat.name) + len(mark) :].strip()
    seats = range(len(scene.view.setting.seats))
    for word in ("opponent's ", "opponent’s ", "opposing ", "相手の"):
        bare = text.casefold().removeprefix("the ")
        others = [seat for seat in seats if seat != scene.actor]
        if bare.startswith(word) and len(others) == 1:
            return others[0], text[len(text) - len(bare) + len(word) :].strip()
    for word in ("their own ", "their ", "the own ", "own ", "自分の"):
        if text.casefold().startswith(word):
            return scene.actor, text[len(word) :].strip()
    return None, text


# -- zones --------------------------------------------------------------------------------


def zone_named(scene: Scene, text: str, *, owner: SeatId | None = None) -> ZoneId:
    """Return the zone called `text`, of the acting player if it is not said whose.

    Raises NotationError.
    """
    said, bare = without_owner(scene, text)
    bare = _CARDS_SUFFIX.sub("", bare.casefold().removeprefix("the "))
    seat = said if said is not None else owner if owner is not None else scene.actor
    for zone in scene.view.setting.zones.values():
        spec = zone.spec
        if zone.holders and seat not in zone.holders:
            continue
        title = spec.title.en.casefold()
        if bare in (title, title.removesuffix("s"), title.split(" ")[0], spec.title.ja, spec.name):
            return zone.id
    titles = dict.fromkeys(zone.spec.title for zone in scene.view.setting.zones.values())
    there = either(list(titles))
    raise misread(
        f"there is no zone “{text}”. The zones are: {there.en}.",
        f"「{text}」という場所はありません。場所は{there.ja}です。",
    )


def zone_title(view: SeatView, zone: ZoneId) -> Words:
    """Return a zone's title with whose it is: "Aki's Bench"."""
    place = view.setting.zones[zone]
    if not place.holders:
        return place.spec.title
    return owned(
        listed([view.setting.seats[seat].name for seat in place.holders]), place.spec.title
    )


# -- cards --------------------------------------------------------------------------------


def is_called(scene: Scene, ref: str | None, text: str) -> bool:
    """Whether the card `ref` is called `text` in either language, or has it as its key."""
    if ref is None:
        return False
    if ref.casefold() == text.strip().casefold():
        return True
    name = scene.name(ref)
    return scene.same_name(text, name.en) or scene.same_name(text, name.ja)


def parts(text: str) -> list[str]:
    """Return the members of a list: "A, B and C"."""
    return [part for part in re.split(r"\s*(?:,\s*and\s|,|、|\band\b|/|\|)\s*", text) if part]


def names_in(scene: Scene, text: str, pool: Iterable[str | None]) -> list[str]:
    """Return the names that a list means, each as often as it is told.

    A name with "and" or a comma in it counts as a whole where a card of the pool has it.
    """
    refs = [ref for ref in dict.fromkeys(pool) if ref is not None]
    if any(is_called(scene, ref, text) for ref in refs):
        return [text.strip()]
    names: list[str] = []
    for part in parts(text):
        known = any(is_called(scene, ref, part) for ref in refs)
        found = None if known else _COPIES.fullmatch(part)
        if found is None:
            names.append(part.strip())
        else:
            count = int(found.group(1) or found.group(4))
            names.extend([(found["before"] or found["after"]).strip()] * count)
    return names


def told_of(scene: Scene, refs: Sequence[str | None]) -> Words:
    """Return the names of cards as a list, each once with its number of copies."""
    known = Counter(ref for ref in refs if ref is not None)
    said = [repeated(scene.name(ref), copies) for ref, copies in known.items()]
    if len(said) > MOST_TOLD:
        said = [*said[:MOST_TOLD], Words("…", "…")]
    return listed(said) if said else Words("nothing that can be seen", "見えるカードなし")


def cards_named(
    scene: Scene, text: str, pool: Sequence[tuple[str, str | None]], where: Words
) -> tuple[str, ...]:
    """Return the cards that a list means, each card of `pool` (how it is named, its ref) once.

    Raises NotationError.
    """
    left = list(pool)
    taken: list[str] = []
    for name in names_in(scene, text, (ref for _, ref in pool)):
        found = next((one for one in left if is_called(scene, one[1], name)), None)
        if found is None:
            there = told_of(scene, [ref for _, ref in left])
            raise misread(
                f"there is no {name} in {where.en}; there: {there.en}.",
                f"{where.ja}に{name}はありません。あるのは{there.ja}です。",
                2,
            )
        left.remove(found)
        taken.append(found[0])
    return tuple(taken)


def cards_of(scene: Scene, zone: ZoneId, text: str, taken: Collection[str] = ()) -> tuple[str, ...]:
    """Return the cards of a zone that a list means, as far as the acting seat sees them.

    "all" means every card; those that are `taken` already are not meant. Raises NotationError.
    """
    view = scene.view
    handles = tuple(handle for handle in view.cards_in(zone) if handle not in taken)
    if text.strip().casefold() in ("all", "everything", "すべて", "全部"):
        return handles
    pool = [(handle, view.cards[handle].ref) for handle in handles]
    return cards_named(scene, text, pool, zone_title(view, zone))


# -- units --------------------------------------------------------------------------------


def unit_named(
    scene: Scene,
    text: str,
    *,
    own: bool = True,
    anywhere: bool = False,
    likelier: Collection[UnitId] = (),
) -> UnitId:
    """Return the unit that is meant: "Riolu", "Ren's Riolu (Bench 2)", "Active Pokémon".

    Where it is not said whose, the acting player's counts (`own`), or that of the others; with
    `anywhere` that of the other side, if this one has none. Of several it is one that is
    `likelier`, where there is one. Raises NotationError.
    """
    owner, bare = without_owner(scene, text)
    seats = range(len(scene.view.setting.seats))
    others = [seat for seat in seats if seat != scene.actor]
    mine = [scene.actor] if scene.actor >= 0 else list(seats)
    first = mine if own else others
    sides = [[owner]] if owner is not None else [first, others if own else mine]
    if owner is None and not anywhere:
        sides = sides[:1]
    for side in sides:
        found = _units(scene, bare, side)
        if found:
            meant = [unit for unit in found if unit in likelier]
            return _only(scene, text, meant or found)
    return _none_there(scene, bare, sides[0])


def _standing(view: SeatView, side: Sequence[SeatId]) -> list[SeatUnit]:
    """Return the units in the zones of these seats, zone by zone, in their order."""
    units = []
    for zone in view.setting.zones.values():
        if zone.spec.holds == "units" and (not zone.holders or set(zone.holders) & set(side)):
            units += [view.units[unit] for unit in view.zones[zone.id].items]
    return units


def _units(scene: Scene, text: str, side: Sequence[SeatId]) -> list[UnitId]:
    view = scene.view
    standing = _standing(view, side)
    # A place goes first: a bracket behind a name is otherwise no part of it.
    placed = _PLACE.fullmatch(text)
    name, where = (placed["name"], placed["where"]) if placed else ("", text)
    found = [
        unit.id
        for unit in standing
        if (not name or is_called(scene, view.cards[unit.base].ref, name))
        and _stands(view, unit, where)
    ]
    if found or (placed and _is_place(view, where)):
        return found
    return [unit.id for unit in standing if is_called(scene, view.cards[unit.base].ref, text)]


def _is_place(view: SeatView, where: str) -> bool:
    return any(_is_zone(zone.spec.title, where) for zone in view.setting.zones.values())


def _is_zone(title: Words, where: str) -> bool:
    """Whether "Bench 2", "the Active Spot" or "バトル場" names a zone of this title."""
    found = _WHERE.fullmatch(where.strip())
    wanted = found["zone"].casefold().removeprefix("the ") if found else ""
    bare = _ACTIVE_SUFFIX.sub("", wanted).strip()
    return bare in {title.en.casefold(), title.en.casefold().split(" ")[0], title.ja}


def _stands(view: SeatView, unit: SeatUnit, where: str) -> bool:
    """Whether a unit stands at "Bench 2", "Bench" or "Active Spot"."""
    if not _is_zone(view.setting.zones[unit.zone].spec.title, where):
        return False
    found = _WHERE.fullmatch(where.strip())
    assert found is not None  # it named the zone
    return found["index"] is None or _number(view, unit) == int(found["index"])


def _number(view: SeatView, unit: SeatUnit) -> int:
    """Return a unit's place in its zone, counted from 1."""
    return view.zones[unit.zone].items.index(unit.id) + 1


def _only(scene: Scene, text: str, found: list[UnitId]) -> UnitId:
    """Return the one of several that is meant; of twins the first."""
    view = scene.view
    if len({_likeness(view, view.units[unit]) for unit in found}) == 1:
        return found[0]
    there = either([_placed(scene, unit) for unit in found])
    raise misread(
        f"“{text}” may be {there.en}. Write one of these.",
        f"「{text}」では{there.ja}のどれか分かりません。どれかを書いてください。",
        3,
    )


def _likeness(view: SeatView, unit: SeatUnit) -> tuple[object, ...]:
    """Return all that tells a unit from another but its place."""
    refs = [view.cards[card].ref or "" for card in unit.attached]
    under = [view.cards[card].ref or "" for card in unit.under]
    ages = (unit.entered, unit.changed)
    base = view.cards[unit.base].ref or ""
    return (unit.zone, base, *under, "/", *sorted(refs), unit.marks, unit.turn, ages)


def _placed(scene: Scene, unit: UnitId) -> Words:
    """Return a unit's name with where it stands: "Riolu (Bench 2)"."""
    view = scene.view
    standing = view.units[unit]
    ref = view.cards[standing.base].ref
    name = Words("a face-down card", "ウラ向きのカード") if ref is None else scene.name(ref)
    title = view.setting.zones[standing.zone].spec.title
    several = len(view.zones[standing.zone].items) > 1
    where = numbered(title, _number(view, standing)) if several else title
    holders = view.setting.zones[standing.zone].holders
    if holders and holders[0] != scene.actor:
        name = owned(view.setting.seats[holders[0]].name, name)
    return Words(f"{name.en} ({where.en})", f"{name.ja}（{where.ja}）")


def _none_there(scene: Scene, text: str, side: Sequence[SeatId]) -> UnitId:
    view = scene.view
    there = [_placed(scene, unit.id) for unit in _standing(view, side)]
    whose = listed([view.setting.seats[seat].name for seat in side])
    stands = listed(there[:MOST_TOLD]) if there else Words("nobody", "なし")
    raise misread(
        f"there is no {text} on {whose.en}'s side; in play: {stands.en}.",
        f"{whose.ja}の場に{text}はいません。いるのは{stands.ja}です。",
        2,
    )


# -- chance -------------------------------------------------------------------------------

_FACES = {
    **dict.fromkeys(("heads", "head", "h", "オモテ", "表"), True),
    **dict.fromkeys(("tails", "tail", "t", "ウラ", "裏"), False),
}


def faces(text: str) -> list[bool]:
    """Return how coins fall: "heads, tails". Raises NotationError."""
    fell = []
    for word in re.split(r"\s*[,、]\s*|\s+and\s+", text.strip()):
        if word.casefold() not in _FACES:
            raise misread(
                f"“{word}” is neither heads nor tails.",
                f"「{word}」はheads（オモテ）でもtails（ウラ）でもありません。",
            )
        fell.append(_FACES[word.casefold()])
    return fell


def coins_told(scene: Scene, text: str) -> list[bool]:
    """Put coins into the script's chance and return how they fall. Raises NotationError."""
    fell = faces(text)
    scene.told.coins.extend(fell)
    return fell
