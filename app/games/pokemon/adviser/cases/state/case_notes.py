"""What lies on a Pokémon of a case besides its cards: marks, markers, and effects in words.

Effects stand on the Pokémon, as texts or as objects, or in the state, with whom they are on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from app.core.card import Mark
from app.core.text.words import Words
from app.games.advising.cases.case_fields import several
from app.games.pokemon.adviser.cases.case_cards import Reader
from app.games.pokemon.adviser.cases.case_conditions import (
    condition_key,
    degrees_of,
)
from app.games.pokemon.adviser.cases.state.case_effects import KEYS, notes_of
from app.games.pokemon.adviser.cases.state.case_named import in_words
from app.games.pokemon.adviser.model.case_marks import CAUSED, MARKER, TURN_ENDED, UPRIGHT

_YES = (
    ("no_retreat", "no_retreat"),
    ("no_retreat", "cant_retreat"),
    ("no_retreat", "cannot_retreat"),
    ("no_retreat", "can't_retreat"),
    ("no_attack", "no_attack"),
    ("no_attack", "cant_attack"),
    ("no_attack", "cannot_attack"),
    ("no_attack", "can't_attack"),
    ("protected", "protected"),
)
"""(note, what a case calls it) of what is said of a Pokémon with yes."""
_LOCKED = ("locked", "locked_attack", "locked_attacks", "cannot_use", "cant_use", "can't_use")
_ON = ("uid", "on", "target", "pokemon", "unit", "onto")
_WHEN = ("from", "by", "until", "since", "expires", "ends", "duration", "turn", "attack", "card")
"""What an effect says besides what it does: from whom, how long, which attack is meant."""
_HOW_MUCH = ("amount", "number", "points", "value", "by_points")


def on_mon(read: Reader, state: Reader) -> tuple[Mark, ...]:
    """Return what is noted on a Pokémon: marks by key, and effects in words of the rules."""
    found = {mark.key: mark for mark in marks_written(read.raw.get("marks"), read)}
    found.update((key, Mark(key)) for key, said in _YES if read.raw.get(said) is True)
    for said in read.sayings("markers"):
        marker = f"{MARKER}{condition_key(said)}"
        found[marker] = Mark(marker)
    for key in _LOCKED:
        found.update((mark.key, mark) for mark in _locked(read.raw.get(key)))
    for one in (*several(read.raw.get("effects")), *_told_of(state, read.text("uid", ""))):
        notes = tuple(_noted(one))
        if all(note.key not in KEYS for note in notes):
            notes = tuple(notes_of(in_words(one, read)))  # it may name an attack
        found.update((note.key, note) for note in notes)
    if degrees_of(read, "rotation", "turned") == 0:
        found[UPRIGHT] = Mark(UPRIGHT)
    if _ended_the_turn(read, state):
        found[TURN_ENDED] = Mark(TURN_ENDED)
    causes = state.raw.get("cause")
    if isinstance(causes, Mapping) and causes.get(read.text("uid", "")):
        found[CAUSED] = Mark(CAUSED)
    return tuple(found[key] for key in sorted(found))


def _ended_the_turn(read: Reader, state: Reader) -> bool:
    """Whether a Pokémon used an effect this turn that ends it: noted on it, or in the turn."""
    said = state.inside_if("this_turn")
    keys = ("turn_end", "turn_end_effect", "turn_ended", "turn_ends", "ended_turn")
    named = [one for key in keys for one in _uids(said.raw.get(key))]
    return any(read.raw.get(key) is True for key in keys) or read.text("uid", "") in named


def _uids(written: Any) -> Iterator[str]:
    for one in several(written):
        told = [one.get(key) for key in _ON] if isinstance(one, Mapping) else [one]
        yield from (uid for uid in told if isinstance(uid, str))


def _locked(written: Any) -> Iterator[Mark]:
    """Yield that attacks are locked: yes for all of them, or the name of one."""
    if written is True:
        yield Mark("no_attack")
    for name in several(written):
        if isinstance(name, str):
            yield Mark("no_attack", text=name)


def _told_of(state: Reader, uid: str) -> Iterator[Any]:
    """Yield the effects on a Pokémon that stand in the state: {"a1": [...]}, or with their uid."""
    written = state.raw.get("effects")
    if isinstance(written, Mapping) and uid in written:
        yield from several(written[uid])
    for one in written if isinstance(written, list) else []:
        if isinstance(one, Mapping) and uid and uid in [one.get(key) for key in _ON]:
            yield {key: said for key, said in one.items() if key not in _ON}


def _noted(one: Any) -> Iterator[Mark]:
    """Yield the notes that an effect means, as a text or as an object that tells its parts."""
    if not isinstance(one, Mapping):
        yield from notes_of(str(one))
        return
    attack = next((one[key] for key in ("attack", "card") if isinstance(one.get(key), str)), "")
    said = [str(told) for key, told in one.items() if isinstance(told, str) and key not in _WHEN]
    amount = next((one[key] for key in _HOW_MUCH if isinstance(one.get(key), int)), 0)
    plain = next((word for word in said if word in KEYS), "")
    if plain:
        yield Mark(plain, abs(amount) or 1, text=attack if plain == "no_attack" else "")
        return
    for note in notes_of(" ".join(said).replace("_", " ") or attack):
        named = note.key == "no_attack" and bool(attack)
        yield Mark("no_attack", text=attack) if named else note


def marks_written(written: Any, read: Reader) -> tuple[Mark, ...]:
    """Return notes written as a list of keys or as {key: number}."""
    if written is None:
        return ()
    if isinstance(written, list) and all(isinstance(key, str) for key in written):
        return tuple(Mark(key) for key in sorted(set(written)))
    if isinstance(written, Mapping):
        found = [
            Mark(str(key), number)
            for key, number in written.items()
            if isinstance(number, int) and number
        ]
        return tuple(sorted(found, key=lambda mark: mark.key))
    raise read.error(
        "marks",
        Words(
            "write marks as a list of keys, or as an object with a number for each key",
            "マークは、キーのリストか、キーごとに数を書いたオブジェクトにしてください",
        ),
    )
