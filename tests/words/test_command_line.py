"""The command line and the first start: every help, answer and error in the person's language."""

from __future__ import annotations

import ast
import io
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from app.cli.command_line import VERBS, run
from app.cli.deck.deck_convert import PAPERS, PDF
from app.cli.support.preset_option import presets_of
from app.cli.verbs.bench_verb import BENCHES
from app.cli.verbs.cards_verb import DEEDS as CARDS_DEEDS
from app.cli.verbs.deck_verb import DEEDS
from app.games.game_registry import GAMES
from app.games.pokemon.cards.card_filter import KINDS as CARD_KINDS
from app.games.pokemon.cards.card_record import CardKind
from app.games.pokemon.cards.check import REGIONS, formats
from app.games.pokemon.cards.check.check_registry import RULES
from app.games.pokemon.cards.decklists.decklist_write import Form
from app.session.host.local_table import lay_table
from app.store.decks.deck_files import shipped_decks
from app.store.tables.table_file import write_table
from tests.helpers.first_start import PARTS, Start
from tests.words.source import JAPANESE, PROJECT

DECKS = [deck.stem for deck in shipped_decks("pokemon")]
DECK = DECKS[0]
FORMATS = formats()
CHECKS = [check for game in GAMES if (check := GAMES.cards(game).check) is not None]
SAME = re.compile(
    r"--?[a-z]+|(?<![A-Za-z])[A-Z]{2,}(?![A-Za-z])|chabudai|\.png|/\S+|Aki|Ren|judge|spectator|player|"
    + "|".join(
        sorted(
            (
                *VERBS,
                *DEEDS,
                *CARDS_DEEDS,
                *get_args(CardKind),
                *CARD_KINDS,
                *get_args(Form),
                *(form for game in GAMES for form in GAMES.cards(game).lists.forms),
                *GAMES,
                *(name for game in GAMES.values() for name in presets_of(game)),
                PDF,
                *PAPERS,
                *BENCHES,
                *DECKS,
                *FORMATS,
                *(name for check in CHECKS for name in (*check.formats(), *check.regions)),
                *RULES,
                *REGIONS,
                "dance",
                "nobody",
                "nothing",
                "sheet",
                "random",
            ),
            key=len,
        )[::-1]
    )
)
"""What is typed, and names: the same in every language."""


@pytest.fixture
def table_file(tmp_path: Path) -> Path:
    decks = (("TWM-130",) * 30, ("PAL-185",) * 30)
    path = tmp_path / "1.chabudai"
    write_table(path, lay_table(GAMES["pokemon"], ("Aki", "Ren"), decks, seed=3).host.journal)
    return path


class Terminal:
    """Carries out command lines and keeps what was printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch

    def said(self, language: str, *words: object) -> str:
        self._monkeypatch.setenv("CHABUDAI_LANG", language)
        self._capsys.readouterr()
        run([str(word) for word in words])
        return "".join(self._capsys.readouterr())


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(capsys, monkeypatch)


def english_in(text: str) -> list[str]:
    """Return the English words of a text that should be Japanese."""
    return re.findall(r"[A-Za-z]{3,}", SAME.sub(" ", text))


def lines(file: Path) -> list[tuple[object, ...]]:
    """Command lines that are right, and all that can be wrong with one."""
    nothing = file.with_name("nothing")
    return [
        ("--help",),
        *((verb, "--help") for verb in VERBS),
        (),
        ("dance",),
        ("goldfish",),
        ("goldfish", "nobody"),
        ("goldfish", DECK, "--turns", "1", "--seed", "1"),
        ("goldfish", DECK, "--turns", "1000"),
        ("goldfish", DECK, "--turns", "x"),
        ("goldfish", DECK, "--turns"),
        ("goldfish", DECK, "--dance"),
        ("goldfish", "--preset", "dance"),
        ("goldfish", DECK, "--preset", "dance"),
        ("goldfish", "--preset", "klondike", "--seed", "1", "--turns", "1"),
        ("host", "--preset", "hearts", "--seats", "2"),
        ("show", file),
        ("show", file, "--seat", "spectator"),
        ("show", file, "--seat", "nobody"),
        ("show", file, "--at", "1000"),
        ("show", file, "--json=1"),
        ("show", file, "--json", "--png", "x.png"),
        ("show", nothing),
        ("verify", file),
        ("verify", nothing),
        ("open", nothing),
        ("deck",),
        ("deck", "--help"),
        *(("deck", deed, "--help") for deed in ("show", "convert", "check")),
        ("deck", "check", DECK, "--on", "2026-04-05"),
        ("deck", "check", odd_list(file), "--format", "glc", "--prizes", "6"),
        ("deck", "check", odd_list(file), "--format", "half", "--prizes", "6"),
        ("deck", "check", DECK, "--format", "dance"),
        ("deck", "check", DECK, "--on", "dance"),
        ("deck", "check", DECK, "--type", "dance"),
        ("deck", "check", DECK, "--region", "dance"),
        ("deck", "show", odd_list(file)),
        ("deck", "show", "nobody"),
        ("deck", "convert", DECK, "--to", "dance"),
        ("deck", "convert", DECK, "--to", "pdf"),
        ("deck", "convert", odd_list(file), "--to", "ids"),
        ("cards",),
        *(("cards", deed, "--help") for deed in ("import", "find", "sets", "link", "forget")),
        ("cards", "sets"),
        ("cards", "link"),
        ("cards", "forget"),
        ("cards", "forget", "TWM"),
        ("cards", "find", "--limit", "0"),
        ("cards", "find", "dancedance"),
        ("cards", "find", "--type", "dance"),
        ("cards", "find", "--mark", "Z"),
        ("cards", "find", "nothing", "--cards", nothing),
        ("bench", "dance"),
    ]


def odd_list(beside: Path) -> Path:
    """A deck list with all that there is to say about one."""
    path = beside.with_name("ODD.txt")
    path.write_text(
        "PAL 185\n2 ABC PAL 185\n0 TWM 128\n1.50 TWM 130\n4 ABC ZZZ 1\n2 DREEPY PRE 71\n"
        "123456-123456-123456\nSideboard\n1 IONO\nTotal: 60\n",
        encoding="utf-8",
    )
    return path


def test_every_line_is_answered_in_japanese(terminal: Terminal, table_file: Path) -> None:
    for line in lines(table_file)[:-1]:
        if line:
            said = terminal.said("ja", *line)
            assert JAPANESE.search(said), (line, said)
            assert not english_in(said), (line, said)


def test_every_line_is_answered_in_english(terminal: Terminal, table_file: Path) -> None:
    for line in lines(table_file):
        if line:
            said = terminal.said("en", *line)
            assert said
            assert not JAPANESE.search(said), (line, said)


def test_a_damaged_file_is_told_in_both(terminal: Terminal, table_file: Path) -> None:
    table_file.write_bytes(table_file.read_bytes()[:-30])
    for verb in ("verify", "show"):
        assert not english_in(terminal.said("ja", verb, table_file))
        assert not JAPANESE.search(terminal.said("en", verb, table_file))


def test_what_is_odd_about_a_deck_list_is_told_in_both(terminal: Terminal, tmp_path: Path) -> None:
    deck = tmp_path / "odd.txt"
    deck.write_text("4 PAL 185\n5 Iono PAL 185\n0 Iono PAL 185\n", encoding="utf-8")
    told = terminal.said("ja", "goldfish", deck, "--turns", "0")
    assert re.search(r"⚠ .*\d行目", told)
    assert not JAPANESE.search(terminal.said("en", "goldfish", deck, "--turns", "0"))


# -- the first start ------------------------------------------------------------------------------


@pytest.fixture
def bootstrap(monkeypatch: pytest.MonkeyPatch) -> Start:
    return Start(PROJECT, monkeypatch)


def test_every_sentence_of_the_first_start_is_in_both_languages() -> None:
    pairs = [pair for part in PARTS for pair in sentences(PROJECT / "packaging" / f"{part}.py")]
    assert len(pairs) > 25
    for en, ja in pairs:
        assert not JAPANESE.search(en), en
        words = re.search(r"[A-Za-z]{2,}", re.sub(r"%\w|\{[^}]*\}", "", ja))
        assert JAPANESE.search(ja) or not words, ja
        assert re.findall(r"%\w", en) == re.findall(r"%\w", ja), en
        assert sorted(re.findall(r"\{[^}]*\}", en)) == sorted(re.findall(r"\{[^}]*\}", ja)), en


def sentences(script: Path) -> list[tuple[str, str]]:
    """Return what a script says by `say`, with what is filled in between braces."""
    found = []
    for node in ast.walk(ast.parse(script.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "say":
            texts = [text for part in node.args if (text := _text(part)) is not None]
            if len(texts) == 2:
                found.append((texts[0], texts[1]))
    return found


def _text(node: ast.expr) -> str | None:
    if isinstance(node, ast.Constant):
        return str(node.value)
    if not isinstance(node, ast.JoinedStr):
        return None
    return "".join(
        str(part.value) if isinstance(part, ast.Constant) else f"{{{ast.unparse(part)[3:-2]}}}"
        for part in node.values
    )


@pytest.mark.parametrize("part", PARTS)
def test_nothing_is_printed_by_the_first_start_beside_them(part: str) -> None:
    """What a person is told goes through `say`; only command lines are printed as they are."""
    tree = ast.parse((PROJECT / "packaging" / f"{part}.py").read_text(encoding="utf-8"))
    alone = [
        ast.unparse(node)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") in ("print", "Problem")
        and any(_is_english(part) for part in node.args)
    ]
    assert alone == []


def _is_english(node: Any) -> bool:
    if isinstance(node, ast.BinOp):
        return _is_english(node.left)
    if not (isinstance(node, ast.Constant) and isinstance(node.value, str)):
        return False
    return bool(re.search(r"[A-Za-z]{2,} [a-z]{2,}", node.value))


@pytest.mark.parametrize(
    ("environment", "speaks"),
    [
        ({}, False),
        ({"LANG": "ja_JP.UTF-8"}, True),
        ({"LANG": "de_DE.UTF-8"}, False),
        ({"CHABUDAI_LANG": "en", "LANG": "ja_JP.UTF-8"}, False),
        ({"CHABUDAI_LANG": "ja", "LANG": "en_US.UTF-8"}, True),
        ({"LC_ALL": "ja_JP", "LANG": "en_US.UTF-8"}, True),
        ({"LC_ALL": "", "LANG": "ja_JP.UTF-8"}, True),
    ],
)
def test_the_first_start_asks_the_environment(
    bootstrap: Start, environment: dict[str, str], *, speaks: bool
) -> None:
    assert bootstrap.speaks_japanese(environment, io.TextIOWrapper(io.BytesIO(), "utf-8")) is speaks


def test_a_terminal_without_the_letters_gets_english(bootstrap: Start) -> None:
    latin = io.TextIOWrapper(io.BytesIO(), "latin-1")
    assert not bootstrap.speaks_japanese({"LANG": "ja_JP"}, latin)
    assert not bootstrap.speaks_japanese({"LANG": "ja_JP"}, None)


@pytest.mark.parametrize(
    ("pip", "ja"),
    [
        ("OSError: No space left on device", "空きがありません"),
        ("THESE PACKAGES DO NOT MATCH THE HASHES", "ハッシュが一致しない"),
        ("Permission denied: x", "書き込めません"),
        ("NewConnectionError", "ネットワーク"),
        ("No matching distribution found", "Python"),
    ],
)
def test_what_pip_says_is_told_in_japanese(
    bootstrap: Start, monkeypatch: pytest.MonkeyPatch, pip: str, ja: str
) -> None:
    monkeypatch.setattr(bootstrap, "speaks_japanese", lambda *_: True)
    assert ja in bootstrap.pip_sentence(pip)
