"""Writes docs/variants.md from docs/variants.json: how each sentence of the variants' rules is met.

`python packaging/variants_reference.py` writes it; `--check` changes nothing and fails if it would
change. Titles of options and actions come from the code. Needs the environment that `bootstrap.py
test` makes.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

if TYPE_CHECKING:
    from app.core.text.words import Words
    from app.games.game_api import GameSpec

DATA = ROOT / "docs" / "variants.json"
PAGE = ROOT / "docs" / "variants.md"
MADE = (
    "<!-- made by packaging/variants_reference.py from variants.json: change that, then run it -->"
)
ABOUT_EN = (
    "Two variants are played with Pokémon cards beside the usual game: Battle Royal, four players "
    "each for themselves, and two against two. Their rules stand in two articles on the web. The "
    "tables below say of each sentence, by its number, how this table meets it."
)
ABOUT_JA = (
    "ポケモンカードでは、通常の対戦のほかに、4人がそれぞれ1人で戦うバトルロイヤルと、"
    "2対2のマルチバトルを遊べます。ルールはウェブの2つの記事によります。"
    "下の表は、記事の文の番号ごとに、この卓での扱いを示します。"
)
SEE = (
    "The rules of the adviser stand in [advice.md](advice.md), the values that tell the variants "
    "apart in `app/games/pokemon/variants`."
)
STALE = "docs/{} does not match {} or the code: run packaging/variants_reference.py"
HOWS = {
    "table": ("the table does it, or asks for it", "卓が行うか、たずねる"),
    "option": ("the table's options choose how it is read", "卓の設定で読み方を選ぶ"),
    "adviser": (
        "people do it, and the adviser says what looks wrong",
        "手で行い、違いそうならアドバイザーが知らせる",
    ),
    "by-hand": ("people do it with the actions named", "示した操作を使い、手で行う"),
    "prose": ("no rule", "ルールではない"),
}
"""How a sentence is met, and what that means."""
KINDS = {
    "procedures": "procedure",
    "fields": "of the `Variant`",
    "actions": "action",
    "options": "option",
    "rules": "advice",
}
"""What a sentence may be met by, in the order in which it is told."""
ONE = re.compile(r"([A-Z]{2})(\d{3})(?:-\1(\d{3}))?")


def data() -> dict[str, Any]:
    """Return what is known of each variant: for players, and its rows in sections."""
    known: dict[str, Any] = json.loads(DATA.read_text(encoding="utf-8"))
    return known


def rows(game: str) -> Iterator[dict[str, Any]]:
    """Yield the rows of a variant."""
    for section in data()[game]["sections"]:
        yield from section["rows"]


def sentences(ids: str) -> tuple[str, ...]:
    """Return every sentence that a row names: "BR001-BR003, BR007" are four."""
    found: list[str] = []
    for part in ids.split(", "):
        match = ONE.fullmatch(part)
        if match is None:
            message = f"{part!r} names no sentence: write BR001 or BR001-BR003"
            raise ValueError(message)
        article, first, last = match[1], int(match[2]), int(match[3] or match[2])
        found += [f"{article}{number:03}" for number in range(first, last + 1)]
    return tuple(found)


def option_titles(spec: GameSpec) -> dict[str, Words]:
    """Return what the options of a table are called, by their ids."""
    return {option.id: option.title for option in spec.options}


def action_titles(spec: GameSpec) -> dict[str, tuple[str, str]]:
    """Return what the actions at a table are called, those of the program and of the game."""
    from app.ui.commands.action_registry import without_letter  # noqa: PLC0415
    from app.ui.commands.actions.program_actions import ACTIONS  # noqa: PLC0415 - after the path is set

    titles = {entry.id: entry.title for entry in ACTIONS}
    titles |= {entry.id: entry.title for entry in spec.actions}
    return {
        name: (without_letter(title.en), re.sub(r"\(&.\)", "", title.ja).rstrip("…"))
        for name, title in titles.items()
    }


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def _met_by(spec: GameSpec, by: dict[str, list[str]]) -> str:
    options, actions = option_titles(spec), action_titles(spec)
    said: list[str] = []
    for kind, word in KINDS.items():
        names: list[str] = []
        for name in by.get(kind, ()):
            if kind == "options":
                names.append(f"{options[name].en} · {options[name].ja} (`{name}`)")
            elif kind == "actions":
                names.append(f"{actions[name][0].rstrip('…')} · {actions[name][1]}")
            else:
                names.append(f"`{name}`")
        if names:
            said.append(f"{word}: {', '.join(names)}")
    return "<br>".join(said) or "–"


def _options(spec: GameSpec) -> list[str]:
    """Return the options that the variant alone has, with what they say of themselves."""
    from app.games.pokemon.pokemon_game import SPEC  # noqa: PLC0415 - after the path is set

    everywhere = {option.id for option in SPEC.options}
    lines = ["| option | 設定 | choices | why | 理由 |", "|---|---|---|---|---|"]
    for option in spec.options:
        if option.id in everywhere:
            continue
        choices = "<br>".join(f"{one.title.en} · {one.title.ja}" for one in option.values)
        about = option.about
        assert about is not None
        cells = (option.title.en, option.title.ja, choices, about.en, about.ja)
        lines.append("| " + " | ".join(map(_cell, cells)) + " |")
    return lines


def _of_players(spec: GameSpec) -> list[str]:
    paragraphs = data()[spec.id]["players"]
    lines = ["", f"## {spec.title.en} · {spec.title.ja}", "", "### For players", ""]
    lines += [f"* {one['en']}" for one in paragraphs]
    lines += ["", "### 遊ぶ人へ", ""]
    lines += [f"* {one['ja']}" for one in paragraphs]
    lines += [
        "",
        "### What a table may agree on · 卓の設定",
        "",
        "The first choice is the usual one · 先頭が通常の設定です。",
        "",
        *_options(spec),
    ]
    return lines


def _of_sentences(spec: GameSpec) -> list[str]:
    lines = ["", f"## {spec.title.en}: sentence by sentence · 文ごとの扱い"]
    for section in data()[spec.id]["sections"]:
        lines += ["", f"### {section['en']} · {section['ja']}", ""]
        lines += ["| sentences | met by | what it asks | 内容 | with |", "|---|---|---|---|---|"]
        for row in section["rows"]:
            cells = (row["ids"], row["how"], row["en"], row["ja"], _met_by(spec, row["by"]))
            lines.append("| " + " | ".join(map(_cell, cells)) + " |")
    return lines


def page() -> str:
    """Return docs/variants.md."""
    from app.games.game_registry import GAMES  # noqa: PLC0415 - after the path is set

    specs = [GAMES[game] for game in data()]
    lines = [MADE, "", "# Battle Royal, and two against two · バトルロイヤルとマルチバトル", ""]
    lines += [ABOUT_EN, "", ABOUT_JA, ""]
    lines += [f"* **{how}**: {en} · {ja}" for how, (en, ja) in HOWS.items()]
    lines += ["", SEE]
    for spec in specs:
        lines += _of_players(spec)
    for spec in specs:
        lines += _of_sentences(spec)
    return "\n".join(lines) + "\n"


def problems() -> list[str]:
    """Return what is not up to date, as sentences."""
    if PAGE.exists() and PAGE.read_text(encoding="utf-8") == page():
        return []
    return [STALE.format(PAGE.name, DATA.name)]


def main(arguments: list[str]) -> int:
    """Write, or check."""
    if arguments == ["--check"]:
        said = problems()
        print("\n".join(said) or f"docs/{PAGE.name} is up to date")
        return 1 if said else 0
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
