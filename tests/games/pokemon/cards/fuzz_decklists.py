"""Whether any bytes at all make the deck list readers crash, hang or eat memory.

    .venv/bin/python -m tests.games.pokemon.cards.fuzz_decklists --minutes 30
    .venv/bin/python -m tests.games.pokemon.cards.fuzz_decklists --seed 8731 --rounds 1  # repeat

A process of its own reads the inputs; the system ends it when one of them takes more than two
seconds of a usual machine's time, and its memory is looked at when it is through.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

from tests.helpers.machine_pace import slowness

PROJECT = Path(__file__).resolve().parents[4]
SECONDS = 2.0
"""Of a usual machine's processor, for one input."""
MOST_MEMORY = 200 << 20
ROUNDS = 1_500
"""Random inputs of one process."""
MOST_FOUND = 5
MUCH = 40_000
"""Letters of a line that is there to make a pattern slow."""

SAMPLES = (
    "Pokémon: 1\n2 N's Zorua PR-SV 189 PH\n\nEnergy: 1\n8 Basic {P} Energy MEE 5\n\nTotal: 12\n",
    "ポケモン (5)\nドラメシヤ\nSV6\n066/101\n4枚\nシェイミ\nSV-P\n121/SV-P\n1枚\nナンジャモ 4枚\n",
    "****** ******\n##Pokémon - 1\n* 1 Tapu Koko PR-SM SM31\n",
    "QTY,Name,Type,URL\n4,Dreepy,Pokémon,https://a.example/TWM/TWM_128_R_EN.png\n",
    "name;count;set\nIono;4;PAL\n",
    "Dreepy TWM\nDreepy TWM\nIono PAL\n",
    '["sv6-128", "sv6-128", "sv2-185"]',
    '{"chabudai_deck": 1, "title": "A", "cards": [{"count": 4, "name": "Iono", "set": "PAL"}]}',
    'chabudai_deck: 1\ncards:\n  - {count: 4, name: "N\'s Zorua", set: JTG, number: "97"}\n',
    "- name: Iono\n  count: 4\n- name: 'Dreepy'\n  count: 2\n",
    "<?xml version='1.0'?><cockatrice_deck><deckname>A</deckname>\n<zone name='main'>\n",
    '<cockatrice_deck><zone name="main"><card number="4" name="Iono" setShortName="PAL"/></zone>',
    "<p>Trainer: 1<br>4 Iono PAL 185<br/>1 Pok&eacute; Pad</p>",
    "10x Basic {D} Energy (7), 2x Froslass (104), 4x Munkidori (112),\n",
    "3 Lugia V 3 Professor's Research 4 Evolution Incense\n",
    "Pokémon: 1 4 Dreepy TWM 128 Trainer: 1 4 Iono PAL 185 Total Cards: 8\n",
    "Name\tQty\tSet\nIono\t4\tPAL\n",
)
PIECES = (
    *("\0", "\ufeff", "\r\n", "\n" * 50, " " * 300, "\u3000", "４", "枚", "×", "x4", "*F*", "```"),
    *("[" * 200, "{" * 200, '"', "'", "\\", "<", "<br>", "&amp;", "]]>", "<!DOCTYPE d [", "\ud800"),
    *("９９９", "0", "-1", "1e9", "NaN", "٣", "½", "\u0301" * 90, "ﷺ" * 40, "e\u0323\u0301" * 50),
    *(", 2x ", " 4 ", "x3 ", "4枚", "、", " / ", "\t", "99999", "1,000 ", "(104)", " BRS R"),
    *("Total: 60", "Sideboard", "gngLgL-7AWHa3-LNgNnn", "Pokémon", "エネルギー", ": ", ",", ";"),
)


def nasty() -> Iterator[tuple[str, bytes]]:
    """Yield the inputs that are meant to do harm, with what they are."""
    big = 10_000_000
    yield "nothing", b""
    yield "10 MB of one line", b"4 Iono PAL 185 " * (big // 15)
    yield "10 MB of lines", b"4 Iono PAL 185\n" * (big // 15)
    yield "10 MB of zeros", b"\0" * big
    yield "a line of a megabyte", b"4 " + b"a" * 999_000
    yield "a megabyte of line ends", b"\n" * 999_000
    yield "a megabyte of spaces", b"4 Iono" + b" " * 990_000 + b"x4"
    yield "a zip", b"PK\x03\x04" + bytes(range(256)) * 100
    yield "a gzip", b"\x1f\x8b\x08" + bytes(range(256)) * 100
    yield "tags that do not end", b"<p " * 330_000
    yield "entities that do not end", b"&amp" * 240_000
    yield "marks without end on a letter", ("4 e" + "\u0323\u0301" * 200_000).encode()
    yield "letters that grow", ("4 " + "\ufdfa" * 300_000).encode()
    yield "marks on every letter of lines", (("e" + "\u0323\u0301" * 450 + "\n") * 500).encode()
    yield "deep JSON", b"[" * 999_000
    yield "deep JSON objects", b'{"cards":' * 110_000
    yield "much JSON", b"[" + b"[]," * 330_000 + b"[]]"
    yield "one long text in JSON", b'["' + b"a" * 999_000 + b'"]'
    yield "a number without end in JSON", b"[" + b"9" * 999_000 + b"]"
    yield "deep YAML", b"chabudai_deck: 1\ncards:\n" + b"- " * 400_000
    yield "anchors in YAML", b"chabudai_deck: 1\na: &a [x, x]\nb: &b [*a, *a]\ncards: *b\n"
    yield "quotes that do not end in YAML", b"chabudai_deck: 1\n" + b'- {name: "\\' * 70_000
    yield "a long number", b"count,name,set,number\n" + b"4,Iono,PAL," + b"0" * 900 + b"X\n"
    yield "quotes in a table", b'count,name\n4,"' + b'"",' * 300_000
    yield "laughs", _laughs()
    yield "deep XML", b"<?xml version='1.0'?>" + b"<a>" * 320_000
    yield "much XML", b"<cockatrice_deck>" + b"\n" * 900_000
    yield (
        "attributes in XML",
        b"<cockatrice_deck " + b" ".join(f'a{number}="b"'.encode() for number in range(60_000)),
    )
    yield "cards without end", b"999 Iono PAL 185\n" * 2_999


def _laughs() -> bytes:
    """A file whose text would have ten thousand million letters."""
    names = "abcdefghij"
    declared = "".join(f'<!ENTITY {new} "{f"&{old};" * 10}">' for old, new in pairwise(names))
    return (
        f'<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "ha">{declared}]>'
        '<cockatrice_deck><zone name="main"><card number="1" name="&j;"/></zone></cockatrice_deck>'
    ).encode()


SLOW = {
    "spaces": " ",
    "words": "a ",
    "digits": "9",
    "dotted": "9.",
    "kana": "ナ",
    "counters": "枚 ",
    "times": " × ",
    "x": " x",
    "brackets": "(",
    "pairs": "() ",
    "dashes": "- ",
    "colons": ": ",
    "zeros": "0",
    "codes": "abcdef-",
    "bullets": "• ",
    "total": "total ",
    "quotes": "\"'",
    "braces": "{a: ",
}
"""What a pattern that looks at a line again and again would take its square of."""


def slow_lines() -> Iterator[tuple[str, str]]:
    """Yield lines that are much longer than any reader lets through to the patterns."""
    for name, piece in SLOW.items():
        body = piece * (MUCH // len(piece))
        for end in ("", "!", " 4", "枚", ")", "x4"):
            yield f"{name} before {end!r}", body + end
            yield f"4 {name} before {end!r}", f"4 {body}{end}"


def random_input(chance: random.Random) -> bytes:
    """Return samples that were cut, joined, doubled and damaged, or plain noise."""
    if chance.random() < 0.1:
        return chance.randbytes(chance.randrange(3_000))
    text = chance.choice(SAMPLES)
    for _ in range(chance.randrange(1, 6)):
        at, end = sorted(chance.randrange(len(text) + 1) for _ in range(2))
        match chance.randrange(6):
            case 0:
                text = text[:at]
            case 1:
                text = text[:at] + chance.choice(PIECES) + text[at:]
            case 2:
                text = text[:at] + text[end:]
            case 3:
                text = text[:end] + text[at:end] * chance.randrange(1, 40) + text[end:]
            case 4:
                text = text[:at] + chance.choice(SAMPLES) + text[at:]
            case _:
                text = text[:at] + chr(chance.randrange(0x11000)) + text[at:]
    data = text[:20_000].encode("utf-8", "surrogatepass")
    if chance.random() < 0.2:
        spot = chance.randrange(len(data) + 1)
        data = data[:spot] + chance.randbytes(chance.randrange(1, 9)) + data[spot:]
    return data


NAMES = (
    *("Iono", "Dreepy", "Boss's Orders (Ghetsis)", "Basic {P} Energy", "Fire Energy", "N", "AZ"),
    *("Lugia V", "Mew ex", "Porygon2", "Pokégear 3.0", "Energy Removal 2", "Alakazam 4 LV.X"),
    *("Gallade 4", "Foo", "foo bar", "Foo, the Bar", "ナンジャモ", "ふしぎな石", "ポケギア3.0"),
)
PRINTS = (
    "",
    "",
    " PAL 185",
    " ZZZ 7",
    " 30C 66",
    " BRS R",
    " LOR-TG 24",
    " (104)",
    " PAL",
    " MEE 5 PH",
)
JOINTS = (" ", ", ", ",", "; ", "、", " / ", "  \t ", " | ", " and ", " - ", " + ", " • ")
COUNTED = ("{0} {1}", "{0}x {1}", "x{0} {1}", "{0} x {1}", "{1} x{0}", "{1} ×{0}", "{1} {0}枚")
HEADS = ("", "", "Pokémon: 12 ", "Trainer (30) ", "Energy: ", "グッズ (4) ", "* ", "1. ")


def run_together(chance: random.Random) -> tuple[str, int]:
    """Return rows on one line, written in one way or in several, and how many cards they are."""
    joint, form, mixed = chance.choice(JOINTS), chance.choice(COUNTED), chance.random() < 0.2
    text, cards = chance.choice(HEADS), 0
    for number in range(chance.randrange(1, 6)):
        count = chance.choice((1, 2, 3, 4, 10, 59, 1_000 if mixed else 4))
        cards += count
        written = (chance.choice(COUNTED) if mixed else form).format(
            count, chance.choice(NAMES) + chance.choice(PRINTS)
        )
        text += (chance.choice(JOINTS) if mixed else joint) * bool(number) + written
    return text, cards


# -- the process that reads ------------------------------------------------------------------------


def read_all(seed: int, rounds: int, *, harm: bool, plant: str = "") -> None:
    """Read the inputs and print which one is next, so that the one that kills is known."""
    kept: list[bytes] = []
    from app.games.pokemon.cards.card_base import CardBase

    check, whole = _checker(CardBase.load()), _counter(CardBase.load())
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    seconds = SECONDS * slowness()

    def timed(name: str, do: Callable[[], object]) -> None:
        _within(seconds, name, do)

    if plant == "hang":
        timed("a planted hang", lambda: re.match("(a+)+$", "a" * 60 + "b"))
    elif plant == "crash":
        timed("a planted crash", lambda: int("x"))
    elif plant == "memory":
        kept.append(b"1" * (MOST_MEMORY + 1))
    if harm:
        for name, data in nasty():
            timed(name, lambda data=data: check(data))  # type: ignore[misc]
        _timed_lines(timed)
    for number in range(seed, seed + rounds):
        chance = random.Random(number)
        data = random_input(chance)
        timed(f"seed {number}", lambda data=data: check(data))  # type: ignore[misc]
        line = run_together(chance)
        timed(f"seed {number}: {line[0]}", lambda line=line: whole(*line))  # type: ignore[misc]
    print(json.dumps({"memory": _most_memory()}))  # noqa: T201


def _most_memory() -> int:
    """Return the most memory this process ever held, in bytes.

    On Linux `ru_maxrss` also counts what the process held that started this one.
    """
    status = Path("/proc/self/status")
    if status.exists():
        line = next(row for row in status.read_text().splitlines() if row.startswith("VmHWM:"))
        return int(line.split()[1]) * 1024
    scale = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * scale


def _within(seconds: float, name: str, do: Callable[[], object]) -> None:
    """Do something, and let the system end this process if it takes longer."""
    print(name, flush=True)  # noqa: T201
    signal.setitimer(signal.ITIMER_PROF, seconds)
    do()
    signal.setitimer(signal.ITIMER_PROF, 0)


Timed = Callable[[str, Callable[[], object]], None]


def _timed_lines(timed: Timed) -> None:
    """Give the patterns lines of a length that nothing but their linearity survives."""
    from app.games.pokemon.cards.decklists.decklist_headings import heading
    from app.games.pokemon.cards.decklists.forms.decklist_line import recognise, split_print
    from app.games.pokemon.cards.decklists.forms.decklist_yaml import is_yaml, yaml_entries
    from app.games.pokemon.cards.print_index import print_key

    for name, text in slow_lines():
        timed(f"recognise {name}", lambda text=text: recognise(text))  # type: ignore[misc]
        timed(f"heading {name}", lambda text=text: heading(text))  # type: ignore[misc]
        timed(f"print {name}", lambda text=text: split_print(text))  # type: ignore[misc]
        timed(f"key {name}", lambda text=text: print_key("PAL", text))  # type: ignore[misc]
        timed(f"yaml {name}", lambda text=text: is_yaml([text]))  # type: ignore[misc]
        timed(f"pairs {name}", lambda text=text: yaml_entries([text]))  # type: ignore[misc]


def _checker(cards: object) -> Callable[[bytes], None]:
    """Return what reads one input and looks at what comes out."""
    from app.cards.deck.deck import DeckListError
    from app.games.pokemon.cards.card_base import CardBase
    from app.games.pokemon.cards.decklists.decklist import read_decklist
    from app.games.pokemon.cards.decklists.decklist_losses import losses, read_otherwise
    from app.games.pokemon.cards.decklists.decklist_reading import MOST_CARDS
    from app.games.pokemon.cards.decklists.decklist_write import write_decklist

    assert isinstance(cards, CardBase)

    def check(data: bytes) -> None:
        deck, refused = None, None
        try:
            deck = read_decklist(data, cards)
        except DeckListError as problem:
            refused = problem.words
        if deck is None:
            assert refused is not None
            assert refused.en
            assert refused.ja
            return
        lines = (*deck.lines, *deck.side, *deck.maybe)
        assert 0 < sum(line.count for line in lines) <= MOST_CARDS
        assert all(line.count > 0 and line.name and line.key for line in lines)
        assert all(words.en and words.ja for words in deck.remarks)
        again = read_decklist(write_decklist(deck, cards, "json"), cards)
        assert [line.count for line in again.lines] == [line.count for line in deck.lines]
        assert [line.name for line in again.lines] == [line.name for line in deck.lines]
        for form in ("yaml", "json", "cod"):
            assert read_otherwise(deck, cards, form) == (), form
        for form in ("live", "limitless", "japanese", "yaml", "cod"):
            write_decklist(deck, cards, form).encode()
            losses(deck, cards, form)

    return check


def _counter(cards: object) -> Callable[[str, int], None]:
    """Return what reads rows on one line and counts whether all their cards are there, or told."""
    from app.cards.deck.deck import DeckListError
    from app.games.pokemon.cards.card_base import CardBase
    from app.games.pokemon.cards.decklists.decklist import read_decklist
    from app.games.pokemon.cards.decklists.decklist_joined import holds_a_row

    assert isinstance(cards, CardBase)

    def count(text: str, wanted: int) -> None:
        try:
            deck = read_decklist(f"1 Dreepy TWM 128\n{text}", cards)
        except DeckListError as problem:
            raise AssertionError(text) from problem
        told = deck.errors or any("behind the card was left out" in one.en for one in deck.notes)
        assert deck.count == wanted + 1 or told, (text, deck.lines)
        assert not any(holds_a_row(line.name) for line in deck.lines if line.status != "known")

    return count


# -- the process that watches ----------------------------------------------------------------------


def watch(seed: int, rounds: int, *, harm: bool, plant: str = "") -> str:
    """Read the inputs in a process of their own; return what went wrong, "" for nothing.

    `plant` does a harm that must be found: "hang", "crash" or "memory".
    """
    command = [sys.executable, "-m", "tests.games.pokemon.cards.fuzz_decklists", "--inside"]
    command += ["--seed", str(seed), "--rounds", str(rounds), *(["--harm"] if harm else [])]
    command += ["--plant", plant]
    done = subprocess.run(
        command, capture_output=True, encoding="utf-8", cwd=PROJECT, timeout=600, check=False
    )
    last = (done.stdout.splitlines() or [""])[-1]
    if done.returncode == -signal.SIGPROF:
        return f"{last}: more than {SECONDS} seconds"
    if done.returncode != 0:
        return f"{last}: ended with {done.returncode}\n{done.stderr}"
    memory: int = json.loads(last)["memory"]
    return f"{memory >> 20} MB of memory" if memory > MOST_MEMORY else ""


def main() -> int:
    """Read for as long as was asked, and tell what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    parser.add_argument("--rounds", type=int, default=0, help="random inputs; 0: by the minutes")
    parser.add_argument("--harm", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--plant", default="", help=argparse.SUPPRESS)
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.inside:
        read_all(options.seed, options.rounds, harm=options.harm, plant=options.plant)
        return 0
    end = time.monotonic() + options.minutes * 60
    seed, found, first = options.seed, 0, True
    while first or (not options.rounds and found < MOST_FOUND and time.monotonic() < end):
        wrong = watch(seed, options.rounds or ROUNDS, harm=first)
        first = False
        print(f"from seed {seed}: {wrong or 'sound'}", flush=True)  # noqa: T201
        found += bool(wrong)
        seed += options.rounds or ROUNDS
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
