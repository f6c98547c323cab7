"""Which cards a name or a list in a script means; compared as deck lists compare names."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from app.core.ids import ZoneId
from app.core.text.wording import listed, repeated
from app.core.text.words import Words
from app.games.contracts.notation_contract import Scene, misread
from app.games.notation.script_places import zone_title

MOST_TOLD = 12
"""Names that a message lists."""

_COPIES = re.compile(
    r"(\d{1,2})\s*[x×]?\s+(?P<before>.+)|(?P<after>.+?)\s*[x×]\s*(\d{1,2})", re.IGNORECASE
)


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
