"""Writes docs/protocol-messages.md from the code: every message, every gesture, every word.

`python packaging/protocol_reference.py` writes it; `--check` changes nothing and fails if it would
change. Needs the environment that `bootstrap.py test` makes.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import sys
import textwrap
import types
from collections.abc import Iterable
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

PAGE = ROOT / "docs" / "protocol-messages.md"
MADE = "<!-- made by packaging/protocol_reference.py: change the code, then run it -->"
ABOUT = (
    "A chapter of [protocol.md](protocol.md). Every message is one JSON object with its `kind`. A "
    "field with its usual value may be left out, and the host leaves it out; “needed” has no usual "
    "value. An unknown field, a missing one, another type or a value out of its limits is "
    "refused. The limit of a text counts its characters, that of a list its items and, after ×, "
    "those of each; `[0-9a-f]` are hexadecimal digits, and “| 0” allows the empty text as well. "
    "Times are in seconds. The names of cards have no spaces at their ends and no sign that cannot "
    "be seen. What people write (names, chat, the texts of a gesture) the host tells as one line "
    "without such signs. Where no limit is given, a text has at most 4,000 characters, a list in a "
    "request at most 1,000 items, and a number lies within ±2^53."
)
ABOUT_STEPS = (
    "The `intent` of an `ask`: what somebody does on the table. Cards are named by handle, or by "
    "place: `deck.0#3` is the fourth card from the top of that pile. `undo`, `redo`, `jump` and "
    "`write_label` go through the history and may not stand in a `batch`; a `batch` may stand in "
    "another, four deep at most."
)
ABOUT_PROCEDURES = (
    'What a `procedure` can be called. Its arguments are pairs of texts, such as `[["auto", "1"]]`.'
)
ABOUT_VERBS = (
    "What a gesture with a `verb` is called in the log. Any other is refused as `unknown-verb`; "
    "the usual one always fits."
)
ABOUT_WORDS = "Words that steps send by their number ([protocol-steps.md](protocol-steps.md))."
ABOUT_LIMITS = "Those of the connection (`app/net/transport/limits.py`)."
ABOUT_BOUNDS = (
    "How much there may be of everything that a seat can grow. What is more is refused with the "
    "code `too-many`, `too-much` or `too-long` and a sentence that says what to do; what is there "
    "already stays, and can always be taken away."
)
BOUNDS = (
    "app.core.card",
    "app.core.table",
    "app.core.facts.agreement_facts",
    "app.core.options",
    "app.core.past.branching",
    "app.core.data.weight",
    "app.session.steps.rights",
    "app.session.steps.marking",
    "app.session.room.lobby",
    "app.session.room.room_limits",
    "app.session.agreement.asking",
    "app.session.agreement.travel_told",
    "app.session.room.pointers",
    "app.session.host.history_recall",
    "app.session.room.draw_queue",
    "app.session.host.history_shares",
    "app.session.room.rate_limit",
    "app.session.room.messages.remedy_messages",
)
"""The modules that say how much there may be of what they are about."""
ABOUT_LENGTHS = (
    "Messages beside the cards that are filled up with spaces behind the JSON, since their length "
    "could tell which cards are meant. Steps and views have widths of their own."
)
NOBODY_ANSWERS = "No answer."
ANSWERS = {
    "sit": "`seated`, and `people` to all; or `notice`: `role`, `name`, `full`, `no-seat`, "
    "`no-seat-free`, `seat-taken`, `seated` (whoever has a seat in the game takes no other).",
    "judging": "`people` to all with what changed, and a `notice` to all (`judge-call`, "
    "`judge-settled`, `judge-for`); or `notice`: `spectator`, `judge-only`, `player-only`, "
    "`not-laid`, `no-seat`, `player-away`, `no-judge` (the call stands all the same).",
    "move_seat": "`people` to all, and `seated` anew to whoever moved; a wish shows in `people` as "
    "`wants`; or `notice`: `not-chair`, `no-seat`, `laid`.",
    "deck": "`people` to all; or `notice`: `deck`, `laid`, `spectator`. The table knows cards by "
    "set and number (`TWM-128`), others by any name. It has 1 to 1,000, or the seat’s share of "
    "`MOST_LAID` where that is less, and its names their share of `MOST_NAMED`.",
    "ready": "`people` to all; once all seats are taken and ready, the table is laid and everybody "
    "is `seated` anew; or `notice`: `no-deck`, `laid`, `spectator`.",
    "ask": "`answered`, always, after the frame that tells of it. See protocol.md for the codes.",
    "say": "`said` to all, the sender too; or `notice`: `muted`, `too-long` (over 500 characters). "
    "Line breaks and control characters become spaces, marks that show nothing are left out; of a "
    "line that is empty then nobody hears. With `team` it is `said` to the players of the own team "
    "and to judges, the sender too, and to nobody else; or `notice`: `no-team`.",
    "send_readings": "`readings_shown` to players and judges, each with their own eyes, and "
    "`notice` to all: `readings`; or `notice`: `judge-only`, `reading` (it fits not the game), "
    "`no-node`, `too-many`, `too-much`, `too-fast`, `not-laid`.",
    "enter_reading": "`reading_entered` to players and judges, after the frames that tell of "
    "it, and `notice` to the sender of each that stays on the copy: `reading-stays`; or `notice`: "
    "`judge-only`, `reading`, `busy` (a draw is made), `not-laid`.",
    "want_remedies": "`remedies_told` to the sender, made of their own eyes; or `notice`: "
    "`judge-only`, `too-fast`, `not-laid`. A guest asks no host of a version before 4.",
    "emote": "`emoted` to all, the sender too; or `notice`: `muted`.",
    "point": "`pointed` to the others; or `notice`: `muted`.",
    "drag": "`ghost` to the others, ten times a second at most; the rest is passed over. At most "
    "60 cards, and of those only what the sender sees, or the place of a card that lies there. "
    "Never answered.",
    "view": "The whole view, frame 2 of [protocol-steps.md](protocol-steps.md).",
    "past": "Frames 5 of [protocol-steps.md](protocol-steps.md), eight steps at a time until all "
    "are told; numbers that are no steps are passed over; or `notice`: `not-laid`, `too-fast`, "
    "`too-much`.",
    "commit": "Frame `[4, 0, …]` to all; or `notice`: `malformed`, or that it cannot be kept.",
    "link": "None, or `notice` for a link of another chain. One that is late changes nothing, but "
    "that a draw waits for this seat again.",
    "sign": "None, or `notice` if it does not sign what was told.",
    "ask_leave": "`questioned` to who may answer and to who asks, or `decided` at once; or "
    "`notice`: `nobody-there`, `asked-already`, `asked-enough` (twice a turn; of `touch` only "
    "what was not allowed counts), `too-many`, "
    "`no-node`, `no-seat`, `not-locked`, `ask-them` (who has the chair only watches), `spectator`, "
    "`not-laid`; about the `record`: `not-chair`, `not-over`, `player-away`; about a `ruling` or "
    "`options`: `player-away`, `nothing` (it is so already), `no-option`, `too-long`, `malformed`; "
    "to `touch` what another holds: `not-held` (nobody has to be asked for that, or it cannot be "
    "done), `gone`, `player-away`, `turn-lock`, `too-fast`, `malformed`.",
    "reply": "`decided` to all once it is; or `notice`: `answered`, `no-reply`, `not-asked`.",
    "withdraw": "`decided` to all.",
    "want_file": "`file_part`, all of them in their order; or `notice`: `record-closed`, "
    "`spectator`, `not-laid`, `too-fast` while one is on its way. That the record is open is told "
    "by a `notice` with the code `record-open`.",
    "close_hand": "`people` to all; those who watched are `seated` anew.",
    "clock": "`clock_shows` to all, and `notice`: `clock-set`; or `notice`: `not-chair`, `clock`.",
    "pause_clock": "`clock_shows` to all, and `notice`: `clock`; or `notice`: `spectator`. Nothing "
    "where there is no clock, or nothing changes.",
    "seat_computer": "`people` to all; or `notice`: `not-chair`, `no-seat`, `seat-taken`, "
    "`no-computer`, `laid`.",
    "steer_computers": "`people` to all where one stops or goes on; or `notice`: `spectator`.",
    "chair": "`people` to all; or `notice`: `not-chair`, `no-person`, `laid`, `no-deck`. Who is "
    "sent away gets `bye`. `invite` and `new_code` are answered by `invitation`.",
}
"""What comes back, by the kind of what was sent."""


# -- types --------------------------------------------------------------------------------------


def type_words(hint: Any) -> str:
    """Return a type as people say it."""
    origin, parts = get_origin(hint), get_args(hint)
    if is_dataclass(hint):
        name = hint.__name__  # type: ignore[union-attr]
        return f"[{name}](#{name.lower()})"
    if origin is Literal:
        return ", ".join(f"`{part}`" for part in parts)
    if origin is tuple:
        each = [type_words(part) for part in parts if part is not Ellipsis]
        return f"list of {_many(each[0])}" if parts[-1] is Ellipsis else f"[{', '.join(each)}]"
    if origin is dict:
        return f"object of {_many(type_words(parts[1]))}"
    if origin in (Union, types.UnionType) and len(parts) <= MANY:
        return " or ".join(type_words(part) for part in parts)
    return _PLAIN.get(hint, "a gesture")


def _many(words: str) -> str:
    return f"{words}s" if words in _PLAIN.values() else words


_PLAIN = {
    str: "text",
    int: "whole number",
    float: "number",
    bool: "true or false",
    type(None): "null",
}
MANY = 4
"""A union with more members than this is that of all gestures."""


def values_in(hint: Any) -> list[Any]:
    """Return the classes of values that a type is made of, gestures left out."""
    if is_dataclass(hint):
        return [hint]
    parts = [part for part in get_args(hint) if part is not Ellipsis]
    if get_origin(hint) in (Union, types.UnionType) and len(parts) > MANY:
        return []
    return [kind for part in parts for kind in values_in(part)]


def explained(thing: Any) -> dict[str, str]:
    """Return what the texts under the fields of a class, or under the names of a module, say."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(thing)))
    body = tree.body[0] if inspect.isclass(thing) else tree
    assert isinstance(body, (ast.ClassDef, ast.Module))
    said, last = {}, ""
    for line in body.body:
        if isinstance(line, ast.AnnAssign | ast.Assign):
            target = line.target if isinstance(line, ast.AnnAssign) else line.targets[0]
            last = target.id if isinstance(target, ast.Name) else ""
        elif isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) and last:
            said[last] = _one_line(str(line.value.value))
    return said


def limits_table() -> list[str]:
    """Return the table of the limits of the wire."""
    from app.net.transport import limits  # noqa: PLC0415 - after the path is set

    rows = [
        f"| `{name}` | {_figure(getattr(limits, name))} | {said} |"
        for name, said in explained(limits).items()
    ]
    return ["| | | |", "|---|--:|---|", *rows]


def bounds_table() -> list[str]:
    """Return the table of how much there may be of everything."""
    rows = []
    for name in BOUNDS:
        module = importlib.import_module(name)
        rows += [
            f"| `{constant}` | {_figure(getattr(module, constant))} | {said} |"
            for constant, said in explained(module).items()
            if constant.startswith(("MOST_", "LONGEST_", "HANDLED_"))
        ]
    return ["| | | |", "|---|--:|---|", *rows]


def _figure(amount: float) -> str:
    return f"{int(amount):,}" if amount == int(amount) else str(amount)


def widths_table() -> list[str]:
    """Return the table of the messages that are filled up with spaces."""
    from app.net.encoding.messages import WIDTHS  # noqa: PLC0415 - after the path is set

    rows = [f"| `{called(kind)}` | {width:,} |" for kind, width in WIDTHS.items()]
    return ["| message | to a multiple of bytes |", "|---|--:|", *rows]


def verbs_list() -> list[str]:
    """Return which verbs gestures may have, as a list."""
    from app.core.text.describe import MOVING, SPOKEN  # noqa: PLC0415 - after the path is set
    from app.games.game_registry import GAMES  # noqa: PLC0415

    lines = [f"* of `announce`: {_listed(SPOKEN)}", f"* of the others: {_listed(MOVING)}"]
    for name in sorted(GAMES):
        own = {verb for verb in GAMES[name].sentences if ":" not in verb}
        lines.append(f"* of any, at a table of `{name}`: {_listed(own)}")
    return lines


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in sorted(names))


def _one_line(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|").replace("None", "null")


# -- tables -------------------------------------------------------------------------------------


def table(kind: Any) -> list[str]:
    """Return the table of the fields of a class; nothing if it has none."""
    from app.core.data.validation import limits_of  # noqa: PLC0415 - after the path is set

    hints, said, limits = get_type_hints(kind), explained(kind), limits_of(kind)
    rows = []
    for field in fields(kind):
        if not field.compare:
            continue  # it is never written
        if field.name == "kind" and field.default is not MISSING:
            continue
        allowed = limits.get(field.name)
        limit = allowed.said.replace("|", "\\|") if allowed is not None else ""
        cells = (
            f"`{field.name}`",
            type_words(hints[field.name]),
            limit,
            _usual(field),
            said.get(field.name, ""),
        )
        rows.append("| " + " | ".join(cells) + " |")
    if not rows:
        return ["No fields."]
    return ["| field | type | limit | usual | |", "|---|---|---|---|---|", *rows]


def _usual(field: Any) -> str:
    from app.core.data.codec import plain  # noqa: PLC0415 - after the path is set

    if field.default is MISSING and field.default_factory is MISSING:
        return "needed"
    usual = field.default if field.default is not MISSING else field.default_factory()
    return f"`{json.dumps(plain(usual), ensure_ascii=False)}`"


def called(kind: Any) -> str:
    """Return the `kind` of a class of messages or gestures."""
    name: str = get_args(get_type_hints(kind)["kind"])[0]
    return name


def _about(kind: Any) -> str:
    """Return what the text of a class says, as lines of prose."""
    return _one_line(inspect.getdoc(kind) or "")


def _section(title: str, kind: Any, answer: str = "") -> list[str]:
    answers = ["", f"Answer: {answer}"] if answer else []
    return ["", f"### {title}", "", _about(kind), "", *table(kind), *answers]


def parts_of(kinds: list[Any]) -> list[Any]:
    """Return the values that messages are made of, each once, in the order of their names."""
    found: dict[str, Any] = {}
    waiting = [*kinds]
    while waiting:
        for hint in get_type_hints(waiting.pop()).values():
            for part in values_in(hint):
                if part not in kinds and part.__name__ not in found:
                    found[part.__name__] = part
                    waiting.append(part)
    return [found[name] for name in sorted(found)]


def page() -> str:
    """Return docs/protocol-messages.md."""
    from app.core.intent import Intent  # noqa: PLC0415 - after the path is set
    from app.core.view import SeatFact, SeatView  # noqa: PLC0415
    from app.games.game_registry import GAMES  # noqa: PLC0415
    from app.net.encoding.step_words import WORDS  # noqa: PLC0415
    from app.session.room.messages.from_people import FromPeople  # noqa: PLC0415
    from app.session.room.messages.to_people import ToPeople  # noqa: PLC0415

    sent, told = get_args(FromPeople), get_args(ToPeople)
    lines = [MADE, "", "# Every message", "", ABOUT, "", "## From people"]
    for kind in sent:
        lines += _section(f"`{called(kind)}`", kind, ANSWERS.get(called(kind), NOBODY_ANSWERS))
    lines += ["", "## To people"]
    for kind in told:
        lines += _section(f"`{called(kind)}`", kind)
    lines += ["", "## Parts of messages"]
    # What seats are told goes as steps do, but is signed as values are written.
    views = [SeatFact, SeatView]
    parts = [*parts_of([*sent, *told, *views]), *views]
    for kind in sorted(parts, key=lambda part: part.__name__):
        lines += _section(kind.__name__, kind)
    lines += ["", "## Gestures", "", ABOUT_STEPS]
    for kind in get_args(Intent):
        lines += _section(f"`{called(kind)}`", kind)
    lines += ["", "## Procedures", "", ABOUT_PROCEDURES]
    for name in sorted(GAMES):
        procedures = GAMES[name].procedures
        lines += ["", f"### {GAMES[name].title.en} (`{name}`)", "", "| name | |", "|---|---|"]
        lines += [f"| `{key}` | {_about(how)} |" for key, how in procedures.items()]
    lines += ["", "## Verbs", "", ABOUT_VERBS, "", *verbs_list()]
    lines += ["", "## Words", "", ABOUT_WORDS, "", "```"]
    lines += textwrap.wrap(" ".join(WORDS), 100, break_on_hyphens=False)
    lines += ["```", "", "## Limits", "", ABOUT_LIMITS, "", *limits_table()]
    lines += ["", "## Bounds", "", ABOUT_BOUNDS, "", *bounds_table()]
    lines += ["", "## Lengths", "", ABOUT_LENGTHS, "", *widths_table()]
    return "\n".join(lines) + "\n"


# -- writing and checking -----------------------------------------------------------------------


def problems() -> list[str]:
    """Return what is not up to date, as sentences."""
    if PAGE.exists() and PAGE.read_text(encoding="utf-8") == page():
        return []
    return [f"docs/{PAGE.name} does not match the code: run packaging/protocol_reference.py"]


def main(arguments: list[str]) -> int:
    """Write, or check."""
    if arguments == ["--check"]:
        said = problems()
        print("\n".join(said) or "the messages of the docs are up to date")
        return 1 if said else 0
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
