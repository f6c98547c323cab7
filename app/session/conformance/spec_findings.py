"""What is wrong with a game that shows without a move: names twice, refs of no card, no faces."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from app.cards.face import Face
from app.core.data.value import value
from app.core.text.words import Words
from app.core.zone import Seat
from app.games.common_options import options_of
from app.games.contracts.reserved_names import NEVER_BOTH, PROGRAM_ACTIONS, PROGRAM_KEYS, RESERVED
from app.games.game_api import GameSpec
from app.games.game_registry import cards_of

Decks = Sequence[tuple[str, ...]]
"""Card keys of decks."""
_KEY = re.compile(
    r"(?:(?:Ctrl|Shift|Alt|Meta)\+)*"
    r"(?:[!-`{-~]|F[1-9]|F1[0-9]|F2[0-4]|Up|Down|Left|Right|Home|End|PgUp|PgDown|Return|Enter|Space"
    r"|Tab|Backtab|Backspace|Del|Delete|Ins|Insert|Esc|Escape|Menu)"
)
"""A key as people write it; of letters the capital ones."""
FaceOf = Callable[[str], Face]


@value
class Finding:
    """One thing that a game does not keep."""

    rule: str
    """"twice", "reserved", "window", "ref", "face", "key", "unreachable", …"""
    about: str
    """What it is about: an id, a ref."""
    words: Words
    """What is wrong, where, and what to do."""

    def __str__(self) -> str:
        return self.words.en


def spec_findings(spec: GameSpec, decks: Decks = ()) -> tuple[Finding, ...]:
    """Return what shows without a move; `decks` are looked at beside the game's own packs."""
    return (
        *_twice(spec),
        *_reserved(spec),
        *_keys_of_window(spec),
        *_no_keys(spec),
        *_unknown_parts(spec),
        *_refs_and_faces(spec, decks),
    )


# -- names ----------------------------------------------------------------------------------------


def _named(spec: GameSpec) -> Iterator[tuple[Words, Iterable[str]]]:
    yield Words("zones", "領域"), (zone.name for zone in spec.zones)
    yield Words("actions", "操作"), (action.id for action in spec.actions)
    yield Words("submenus", "サブメニュー"), (group.id for group in spec.groups)
    yield Words("marks", "マーク"), (key for key, _ in spec.marks)
    yield (
        Words("ledger entries", "回数の項目"),
        [key for key, _, _ in spec.ledger] + [key for key, _ in spec.once],
    )
    yield Words("numbers", "数値"), (number.key for number in spec.numbers)
    yield Words("phases", "フェイズ"), (phase for phase, _ in spec.phases)
    yield Words("table options", "卓の設定"), (option.id for option in options_of(spec))


def _twice(spec: GameSpec) -> Iterator[Finding]:
    for kind, names in _named(spec):
        for name, times in Counter(names).items():
            if times > 1:
                yield Finding(
                    "twice",
                    name,
                    Words(
                        f"{times} {kind.en} of {spec.id} are called “{name}”. "
                        "Give each a name of its own.",
                        f"{spec.id}の{kind.ja}のうち{times}個が「{name}」です。"
                        "別々の名前にしてください。",
                    ),
                )


def _reserved(spec: GameSpec) -> Iterator[Finding]:
    for action in spec.actions:
        if action.id in RESERVED:
            yield Finding(
                "reserved",
                action.id,
                Words(
                    f"The action “{action.id}” of {spec.id} would take the place of the program's "
                    "own. Give it another id.",
                    f"{spec.id}の操作「{action.id}」は、プログラム自身の操作と入れ替わります。"
                    "別のidにしてください。",
                ),
            )


def _keys_of_window(spec: GameSpec) -> Iterator[Finding]:
    """Yield keys that the window has itself, and that the game does not say it takes."""
    owners = {key: name for name, keys in PROGRAM_KEYS.items() for key in keys.split()}
    for action in spec.actions:
        owner = owners.get(action.key)
        replaced = PROGRAM_KEYS.get(action.id, "").split()
        if (
            owner is None
            or action.key in (*replaced, *spec.takes_keys)
            or NEVER_BOTH.get(action.id) == owner
        ):
            continue
        yield Finding(
            "window",
            action.key,
            Words(
                f"The action “{action.id}” of {spec.id} has the key {action.key}, which the window "
                f"itself has for “{owner}”. Give it another key, or name this one in takes_keys.",
                f"{spec.id}の操作「{action.id}」のキー{action.key}は、ウィンドウの操作「{owner}」の"
                "キーです。別のキーにするか、takes_keysに書いてください。",
            ),
        )


# -- what is named and is not there ---------------------------------------------------------------


def _no_keys(spec: GameSpec) -> Iterator[Finding]:
    for action in spec.actions:
        if any(not _KEY.fullmatch(key) for key in action.key.split()):
            yield Finding(
                "key",
                action.key,
                Words(
                    f"The key “{action.key}” of “{action.id}” in {spec.id} cannot be pressed. "
                    "Write it like “P”, “Shift+P”, “Ctrl+Up” or “F5”.",
                    f"{spec.id}の操作「{action.id}」のキー「{action.key}」は押せません。"
                    "「P」「Shift+P」「Ctrl+Up」「F5」のように書いてください。",
                ),
            )


def _unknown_parts(spec: GameSpec) -> Iterator[Finding]:
    zones = {zone.name for zone in spec.zones}
    named: list[tuple[str, str]] = [
        *(("layout", place.zone) for place in spec.layout.places if place.zone not in zones),
        *(
            ("ledger", key)
            for key in (spec.counted | spec.by_seat | spec.shows_seat)
            - {key for key, _ in spec.marks}
        ),
    ]
    phases = [phase for phase, _ in spec.phases]
    if spec.over and spec.over not in phases:
        named.append(("over", f"{spec.over}"))
    if spec.beginning is not None and spec.beginning.procedure not in spec.procedures:
        named.append(("beginning", spec.beginning.procedure))
    if spec.respond and spec.respond not in {action.id for action in spec.actions}:
        named.append(("respond", spec.respond))
    known = {*spec.procedures, *spec.sentences}
    named += [("own_deeds", name) for name in sorted(spec.own_deeds - known)]
    named += [("window_keys", name) for name in spec.window_keys if name not in PROGRAM_ACTIONS]
    for where, name in named:
        yield Finding(
            "name",
            name,
            Words(
                f"“{name}” is named in the {where} of {spec.id}, but there is nothing of that "
                "name. Correct it, or add what it means.",
                f"{spec.id}の{where}に「{name}」とありますが、その名前のものはありません。"
                "名前を直すか、追加してください。",
            ),
        )


def _refs_and_faces(spec: GameSpec, decks: Decks) -> Iterator[Finding]:
    cards = cards_of(spec)
    packs = [(pack.id, pack.deck.keys) for pack in cards.packs]
    packs += [(f"{number}", deck) for number, deck in enumerate(decks, 1)]
    laid = _laid(spec)
    told = set[str]()
    for pack, keys in (*packs, ("lay", laid)):
        for key in dict.fromkeys(keys):
            if key in told:
                continue
            told.add(key)
            if key not in cards:
                yield _no_card(spec, pack, key)
            elif not _shows(spec, cards.face, key):
                yield _no_face(spec, pack, key)


def _laid(spec: GameSpec) -> tuple[str, ...]:
    """Return the cards that lie at a table to which nobody brings any."""
    if spec.brings_decks and spec.needs_decks:
        return ()
    count = spec.seats[1]
    seats = tuple(Seat(f"Seat {n}", team) for n, team in enumerate(spec.teams(count), 1))
    return tuple(card.ref for card in spec.lay(seats, ((),) * count))


def _shows(spec: GameSpec, face: FaceOf, key: str) -> bool:
    """Whether a card shows something: in both languages, and more than a card nobody knows."""
    try:
        shown = face(key)
    except Exception:  # noqa: BLE001 - whatever a game's face raises, the card shows nothing
        return False
    by_name = spec.cards is None and spec.face is None
    drawn = by_name or (shown.known and shown.layout != "name")
    return drawn and bool(shown.name.en and shown.name.ja)


def _no_card(spec: GameSpec, pack: str, key: str) -> Finding:
    return Finding(
        "ref",
        key,
        Words(
            f"The pack “{pack}” of {spec.id} names the card “{key}”, which the game does not have. "
            "Correct the name, or add the card.",
            f"{spec.id}のパック「{pack}」にあるカード「{key}」は、このゲームにありません。"
            "名前を直すか、カードを追加してください。",
        ),
    )


def _no_face(spec: GameSpec, pack: str, key: str) -> Finding:
    return Finding(
        "face",
        key,
        Words(
            f"The card “{key}” of {spec.id} (pack “{pack}”) has no face. "
            "Let the game's face return one, with a name in both languages.",
            f"{spec.id}のカード「{key}」（パック「{pack}」）に表示内容がありません。"
            "faceで、両方の言語の名前と内容を返してください。",
        ),
    )
