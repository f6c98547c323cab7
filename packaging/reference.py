"""Writes the tables of operations, of keys and of rules in docs/ from the code.

`python packaging/reference.py` writes docs/operations.md (what card texts ask of a table, and the
gestures for it), docs/keys.md (every action with its key and its place in the menus) and
docs/advice.md (every rule the advisers know). `--check` changes nothing and fails if one of them
would change. Needs the environment that `bootstrap.py test` makes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

if TYPE_CHECKING:
    from app.core.advice import AdviceRule
    from app.games.contracts.learning.operation_contract import Gesture, Operation, Way
    from app.games.game_api import GameSpec
    from app.ui.commands.action_registry import Action, Registry

OPERATIONS = ROOT / "docs" / "operations.md"
KEYS = ROOT / "docs" / "keys.md"
ADVICE = ROOT / "docs" / "advice.md"
NONE = "–"
STATES = ("checked", "guard", "by hand")
MADE = "<!-- made by packaging/reference.py: change the registry, then run it -->"
ABOUT_OPERATIONS = (
    "A gesture is one key, one drag, one click, one choice from a menu, or one number or text "
    "that is typed and confirmed. Pointing is none: a key acts on the pile or card under the "
    "pointer. The number before each way counts its gestures; “hits” says how many card texts ask"
    " for the operation. Keys are the default ones. “▸” names a submenu of the menu that a right "
    "click opens, “☰” one of the menu in the top bar. What makes most sense for a card where it "
    "lies stands in that menu itself, and what stands in no submenu of its own is below “▸ More”."
    " A test carries out every line at the real window, with key and with menu."
)
ABOUT_KEYS = (
    "A key acts on the pile or card under the pointer; with the pointer over one of the selected "
    "cards, or over nothing, on all that is selected. A fine ring shows which, and what is "
    "selected steps back behind a dashed one. What was selected last is meant until the pointer "
    "moves. Where two actions share a key, they are never offered for the same thing. All keys "
    "can be changed in the settings. What would do much harm by a slip has no bare key. “▸” names"
    " a submenu of the menu that a right click opens, “☰” one of the menu in the top bar. What "
    "makes most sense for a card where it lies stands in that menu itself, and what stands in no "
    "submenu of its own is below “▸ More”."
)
ABOUT_ADVICE = (
    "An adviser says what looks against the rules and stops nothing. This is every rule it knows: "
    "**illegal** against the rules, **suspicious** worth a look, **reminder** good to know. A "
    "rule is *checked*; or it is a *guard*, and what it names must never be flagged, which tests "
    "watch over; or it is left to people, *by hand*, with the reason. What the table does not "
    "know never makes a move illegal. Each rule can be switched off at a table, and `chabudai "
    "advise` asks them about positions in a file ([cli.md](cli.md))."
)
SECTIONS = {
    "card": "menu of a card, or ▸ Move",
    "unit": "menu of a Pokémon, or ▸ More",
    "zone": "menu of a pile, or ▸ More",
    "turn": "menu of the table, or ▸ More",
    "table": "menu of the table, or ▸ More",
    "outline": "in the outline",
}
"""Groups of a game's actions that stand in the menu itself, or below the submenu named."""


def registry_of(spec: GameSpec | None) -> Registry:
    """Return all actions at a table of a game, with their default keys."""
    from app.ui.commands.action_registry import Registry  # noqa: PLC0415
    from app.ui.commands.actions.program_actions import ACTIONS, OUTLINE  # noqa: PLC0415 - after the path is set

    return Registry((*ACTIONS, *OUTLINE), spec)


def games() -> tuple[GameSpec, ...]:
    """Return the games, in the order of their names."""
    from app.games.game_registry import GAMES  # noqa: PLC0415 - after the path is set

    return tuple(GAMES[name] for name in sorted(GAMES))


def known(game: str) -> GameSpec:
    """Return a game by its id."""
    return next(spec for spec in games() if spec.id == game)


# -- one action ---------------------------------------------------------------------------


def menu_place(entry: Action, spec: GameSpec | None) -> str:
    """Return where an action stands: a menu of the top bar, or a menu of what is pointed at."""
    from app.ui.commands.action_registry import without_letter  # noqa: PLC0415
    from app.ui.commands.actions.program_actions import MENUS  # noqa: PLC0415 - after the path is set
    from app.ui.commands.menu_shapes import GROUP_TITLES  # noqa: PLC0415

    of_program = {name: without_letter(words.en) for name, words in MENUS}
    if entry.menu in of_program and not entry.of_game:
        return f"☰ {of_program[entry.menu]}"
    own = {group.id: group for group in spec.groups} if spec is not None else {}
    group = own.get(entry.menu)
    title = group.title if group is not None else GROUP_TITLES.get(entry.menu)
    if entry.menu in SECTIONS or title is None:
        return SECTIONS.get(entry.menu, entry.menu)
    outer = GROUP_TITLES.get(group.within) if group is not None else None
    if group is not None and group.within in own:
        outer = own[group.within].title
    return f"▸ {outer.en} ▸ {title.en}" if outer is not None else f"▸ {title.en}"


def keys_of(entry: Action) -> str:
    """Return the default keys of an action, as code."""
    return " ".join(f"`{_cell(key)}`" for key in entry.key.split()) or NONE


def _cell(text: str) -> str:
    """Return a text that breaks no table."""
    return text.replace("|", "\\|").replace("\n", " ")


# -- the operations -----------------------------------------------------------------------


def _action(registry: Registry, name: str) -> Action:
    assert registry.spec is not None
    own = f"{registry.spec.family}.{name}"
    return registry.get(own if own in registry else name)


def told(gesture: Gesture, registry: Registry) -> str:
    """Return a gesture in words."""
    from app.games.contracts.learning.operation_contract import Act, Band, Click, Drag  # noqa: PLC0415 - after the path is set

    if isinstance(gesture, Act):
        title = _action(registry, gesture.action).plain_title("en")
        return f"“{title}” on {gesture.over.en}"
    if isinstance(gesture, Drag):
        return f"drag {gesture.what.en} onto {gesture.onto.en}"
    if isinstance(gesture, Click):
        return f"click {gesture.on.en}"
    if isinstance(gesture, Band):
        return f"rubber band around {gesture.around.en}"
    return f"type {gesture.what.en}, Enter"


def _acts(way: Way, registry: Registry) -> Iterator[Action]:
    from app.games.contracts.learning.operation_contract import Act  # noqa: PLC0415 - after the path is set

    for gesture in way:
        if isinstance(gesture, Act):
            yield _action(registry, gesture.action)


def _row(operation: Operation, registry: Registry) -> str:
    ways = operation.ways
    gestures = [", then ".join(told(gesture, registry) for gesture in way) for way in ways]
    keys = [", ".join(keys_of(entry) for entry in _acts(way, registry)) for way in ways]
    places = [
        ", ".join(menu_place(entry, registry.spec) for entry in _acts(way, registry))
        for way in ways
    ]
    cells = (
        operation.id,
        f"{operation.title.en}<br>{operation.title.ja}",
        str(operation.hits),
        "<br>".join(f"{len(way)}: {text}" for way, text in zip(ways, gestures, strict=True)),
        "<br>".join(text or NONE for text in keys),
        "<br>".join(text or NONE for text in places),
    )
    return "| " + " | ".join(_cell(cell) for cell in cells) + " |"


def operations_page() -> str:
    """Return docs/operations.md."""
    lines = [
        MADE,
        "",
        "# What card texts ask of a table, and how hands do it",
        "",
        ABOUT_OPERATIONS,
    ]
    for spec in games():
        operations = spec.operations()
        if not operations or spec.variant_of:  # a variant has those of its game
            continue
        registry = registry_of(spec)
        lines += ["", f"## {spec.title.en} · {spec.title.ja}", ""]
        lines += ["| id | operation | hits | gestures | key | menu |", "|---|---|--:|---|---|---|"]
        lines += [_row(operation, registry) for operation in operations]
    return "\n".join(lines) + "\n"


# -- the keys -----------------------------------------------------------------------------


def _key_rows(entries: Iterable[Action], spec: GameSpec | None) -> list[str]:
    rows = ["| id | action | 操作 | menu | key |", "|---|---|---|---|---|"]
    for entry in entries:
        cells = (
            f"`{entry.id}`",
            entry.plain_title("en"),
            entry.plain_title("ja"),
            menu_place(entry, spec),
            keys_of(entry),
        )
        rows.append("| " + " | ".join(map(_cell_of, cells)) + " |")
    return rows


def _cell_of(text: str) -> str:
    return text if text.startswith("`") else _cell(text)


def keys_page() -> str:
    """Return docs/keys.md."""
    lines = [
        MADE,
        "",
        "# Every action and its key",
        "",
        ABOUT_KEYS,
        "",
        "## At every table",
        "",
    ]
    lines += _key_rows(registry_of(None).actions, None)
    for spec in games():
        registry = registry_of(spec)
        own = [entry for entry in registry.actions if entry.id.startswith(f"{spec.family}.")]
        if spec.variant_of:
            # The others are told with its game.
            own = [entry for entry in own if entry.id not in registry_of(known(spec.family))]
        if own:
            lines += ["", f"## {spec.title.en} · {spec.title.ja}", "", *_key_rows(own, spec)]
    return "\n".join(lines) + "\n"


# -- the rules ----------------------------------------------------------------------------


def _rules_of(spec: GameSpec) -> dict[str, AdviceRule]:
    """Return what a game's adviser knows, by id."""
    return {} if spec.adviser is None else {rule.id: rule for rule in spec.adviser().rules}


def advice_page() -> str:
    """Return docs/advice.md."""
    lines = [MADE, "", "# What the advisers know", "", ABOUT_ADVICE]
    for spec in sorted(games(), key=lambda one: bool(one.variant_of)):
        if spec.adviser is None:
            continue
        adviser = spec.adviser()
        of_family = _rules_of(known(spec.family)) if spec.variant_of else {}
        rules = [rule for rule in adviser.rules if rule.id not in of_family]
        states = {state: sum(rule.state == state for rule in rules) for state in STATES}
        told = ", ".join(f"{number} {state}" for state, number in states.items())
        lines += ["", f"## {spec.title.en} · {spec.title.ja}", "", f"{len(rules)} rules: {told}."]
        if of_family:
            here = {rule.id for rule in adviser.rules}
            away = ", ".join(f"`{rule}`" for rule in of_family if rule not in here)
            lines += ["", f"All rules of {known(spec.family).title.en} hold as well, but: {away}."]
        lines += [
            "",
            "| id | severity | state | rule | ルール | source |",
            "|---|---|---|---|---|---|",
        ]
        for rule in rules:
            en, ja = rule.title.en, rule.title.ja
            if rule.why is not None:
                en, ja = f"{en}<br>*{rule.why.en}*", f"{ja}<br>*{rule.why.ja}*"
            cells = (f"`{rule.id}`", rule.severity, rule.state, en, ja, rule.source)
            lines.append("| " + " | ".join(map(_cell_of, cells)) + " |")
        if of_family:
            continue
        lines += ["", "Sources · 出典", ""]
        lines += [f"- **{code}**: {what.en} · {what.ja}" for code, what in adviser.sources]
    return "\n".join(lines) + "\n"


# -- writing and checking -----------------------------------------------------------------


def pages() -> dict[Path, str]:
    """Return what each page should hold."""
    return {OPERATIONS: operations_page(), KEYS: keys_page(), ADVICE: advice_page()}


def problems() -> list[str]:
    """Return what is not up to date, as sentences."""
    return [
        f"docs/{path.name} does not match the registry: run packaging/reference.py"
        for path, text in pages().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def main(arguments: list[str]) -> int:
    """Write, or check."""
    if arguments == ["--check"]:
        said = problems()
        print("\n".join(said) or "the tables of the docs are up to date")
        return 1 if said else 0
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
