"""Benches of positions: typed, laid, and held against each other."""

from __future__ import annotations

import gc
import time

from app.cards.deck.deck import DeckList
from app.cli.benches.tools.bench_figures import Figures, figures
from app.cli.benches.tools.collected_at_rest import collected_at_rest
from app.cli.benches.window_bench import application
from app.core.ids import JUDGE, NodeId
from app.core.intent import Jump, PutMark, Repeat
from app.games.game_api import GameSpec
from app.games.game_registry import GAMES, USUAL
from app.games.lexicon import lexicon
from app.session.host.local_table import LocalTable
from app.session.notation.foreign_text import play_text
from app.session.positions.laid_tables import lay_position
from app.session.positions.typed.typed_position import typed_position
from app.session.readings import dispute_report
from app.session.readings.compared_readings import compare
from app.session.readings.dispute_report import Asked
from app.store.decks.deck_files import read_deck, shipped_decks

CARDS = 40
LAID = 40
"""Positions that are measured."""
COMPARED, REPORTS, REPLAYED = 200, 60, 60
LOGS, LOG_LINES = 30, 400
REPEATED = 200
"""Steps that happen again."""
STEPS = 10
"""Steps of each branch."""
NAMES = ("Aki", "Ren")
IN_PLAY = 6
"""Cards of a side that stand in a zone of units, at most."""


def typed_text(spec: GameSpec, deck: DeckList, seat: str) -> str:
    """Return a side of `CARDS` cards as somebody might type it: some in play, some in piles."""
    names = [line.name for line in deck.lines for _ in range(line.count)][:CARDS]
    own = [zone for zone in spec.zones if zone.scope == "seat"]
    fields = [zone for zone in own if zone.holds == "units"][:2]
    piles = [zone for zone in own if zone.holds == "pile" and zone.visibility != "sealed"]
    parts: list[str] = []
    for zone in fields:
        count = min(IN_PLAY - 1, len(names)) if parts else 1
        parts.append(f"{zone.name} {', '.join(names[:count])}")
        names = names[count:]
    share = -(-len(names) // len(piles))
    for number, zone in enumerate(piles):
        held = names[number * share : (number + 1) * share]
        parts.append(f"{zone.name} {', '.join(held)}")
    return f"game: {spec.id}; {seat}: " + "; ".join(parts)


def position_lay() -> Figures:
    """A typed position of 40 cards to the painted board, 1600 x 960, in milliseconds."""
    application()
    from app.ui.toolkit.window_position_times import lay_times  # noqa: PLC0415 - Qt only for this bench

    spec = GAMES[USUAL]
    texts = [
        typed_text(spec, read_deck(path, spec.id), "Aki") for path in shipped_decks(spec.id)[:3]
    ]
    return figures(lay_times(texts, LAID), "ms")


def compare_two() -> Figures:
    """What differs between two branches of a full board, with advice, in milliseconds."""
    spec, samples = GAMES[USUAL], []
    table, nodes = _two_branches(spec)
    words = lexicon(spec, GAMES.cards(spec.id))
    with collected_at_rest():
        for _ in range(COMPARED):
            began = time.perf_counter()
            compare(table.host, nodes, 0, words, _raise, secret=True)
            samples.append((time.perf_counter() - began) * 1000)
            gc.collect(0)
    return figures(samples, "ms")


def report() -> Figures:
    """The report of a dispute with everything in it, in both its forms, in milliseconds."""
    spec, samples = GAMES[USUAL], []
    table, nodes = _two_branches(spec)
    words = lexicon(spec, GAMES.cards(spec.id))
    asked = Asked(nodes, JUDGE)
    with collected_at_rest():
        for _ in range(REPORTS):
            began = time.perf_counter()
            dispute_report.report(table.host, asked, words, "en", spec.title, _raise)
            samples.append((time.perf_counter() - began) * 1000)
            gc.collect(0)
    return figures(samples, "ms")


def replay_alone() -> Figures:
    """One step taken back alone, and the 200 after it done again, in milliseconds."""
    spec, samples = GAMES[USUAL], []
    table = _full_table(spec)
    client, tree = table.sit(0), table.host.tree
    units = sorted(client.view.units)
    for step in range(REPEATED + 1):
        unit = units[step % len(units)]
        client.ask(PutMark((unit,), "damage", add=10))
    tip = tree.cursor
    line = tree.path(tip)
    step, steps = line[-REPEATED - 1], tuple(line[-REPEATED:])
    start = tree.parent(step)
    assert start is not None
    with collected_at_rest():
        for _ in range(REPLAYED):
            began = time.perf_counter()
            client.ask(Repeat(start, steps))
            samples.append((time.perf_counter() - began) * 1000)
            client.ask(Jump(tip))
            gc.collect(0)
    return figures(samples, "ms")


def _full_table(spec: GameSpec) -> LocalTable:
    """Return a table with both sides full."""
    decks = [read_deck(path, spec.id) for path in shipped_decks(spec.id)[:2]]
    texts = [typed_text(spec, deck, seat) for deck, seat in zip(decks, NAMES, strict=True)]
    typed = typed_position("\n".join(texts), spec, GAMES.cards(spec.id), NAMES)
    return LocalTable(lay_position(spec, typed.position))


def _two_branches(spec: GameSpec) -> tuple[LocalTable, tuple[NodeId, NodeId]]:
    """Return a table with both sides full, and the ends of two branches of ten steps."""
    table = _full_table(spec)
    client, ends = table.sit(0), []
    for branch in range(2):
        client.ask(Jump(0))
        for step in range(STEPS):
            units = sorted(client.view.units)
            unit = units[(step + branch) % len(units)]
            client.ask(PutMark((unit,), "damage", add=10))
        ends.append(table.host.tree.cursor)
    return table, (ends[0], ends[1])


def _raise(rule: str, problem: Exception) -> None:
    raise RuntimeError(rule) from problem


def log_import() -> Figures:
    """The log of a game from elsewhere, of 400 lines, to a table on which it was played."""
    spec, cards = GAMES[USUAL], GAMES.cards(USUAL)
    assert spec.benches is not None
    text, samples = spec.benches().log(LOG_LINES), []
    for _ in range(LOGS + 1):
        began = time.perf_counter()
        played = play_text(text, (spec,), lambda _game: cards)
        samples.append((time.perf_counter() - began) * 1000)
        assert played is not None
        assert not played.missing, played.left_out
        assert played.game.lines == LOG_LINES
    # The first one reads what the others find read.
    return figures(samples[1:], "ms")
