"""Changes the rules of the Pokémon adviser in small ways and counts how many the tests notice.

    python -m tests.mutation [--group attacks --group damage] [--sample 100 --seed 1] [--out FILE]
    python -m tests.mutation --again FILE

Prints killed and survived for each module; writes the survivors to FILE with what was changed. Ends
with 1 where fewer than 85 % are killed.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.mutation.explained import explained, read, written
from tests.mutation.tool import PROJECT, make_ready

if TYPE_CHECKING:
    from tests.mutation.campaign import Campaign

ADVISER = PROJECT / "app" / "games" / "pokemon" / "adviser"
RULES = tuple(sorted(ADVISER.glob("rules/*/*.py")))
BESIDE = tuple(
    file
    for folder in ("effects", "model", "readers")
    for file in sorted((ADVISER / folder).rglob("*.py"))
    if file.stem in {
        "abilities_off", "acting", "attack_questions", "bench_size", "checkup_reading",
        "condition_counts", "costs_changed", "effects_said", "evolution_questions", "immunity",
        "known_cards", "locks", "main_plays", "no_change", "position_hit_points",
        "printed_conditions", "printed_texts", "prize_worth", "retreat_costs", "setup_questions",
        "pokemon_states", "standings", "striking", "targets_wanted", "tool_limits", "types_named",
    }
)  # fmt: skip
"""What several rules ask alike."""
TESTS = PROJECT / "tests" / "games" / "pokemon" / "adviser"
WANTED = 0.85


def _modules(groups: list[str], beside: bool) -> dict[str, Path]:
    """Return import name -> file of what is to be changed."""
    files = [*RULES, *BESIDE] if beside or groups else list(RULES)
    known = {file.stem: file for file in files if file.stem != "__init__"}
    unknown = sorted(set(groups) - set(known))
    if unknown:
        raise SystemExit(f"no such module: {', '.join(unknown)}; there are {', '.join(known)}")
    return {
        ".".join(file.relative_to(PROJECT).with_suffix("").parts): file
        for name, file in known.items()
        if not groups or name in groups
    }


def _arguments() -> argparse.Namespace:
    words = argparse.ArgumentParser(
        prog="python -m tests.mutation",
        description=__doc__,
        formatter_class=argparse.RawTextHelpFormatter,
    )
    words.add_argument("--group", action="append", default=[], help="a module of rules, or beside")
    words.add_argument("--beside", action="store_true", help="also what several rules ask alike")
    words.add_argument("--sample", type=int, default=0, help="only so many, chosen by chance")
    words.add_argument("--seed", type=int, default=None, help="repeats a sample")
    words.add_argument("--out", type=Path, help="a file for the survivors")
    words.add_argument("--again", type=Path, help="only those that such a file holds")
    return words.parse_args()


def main() -> int:
    """Run the campaign and say what came of it."""
    asked = _arguments()
    if not hasattr(os, "fork"):
        raise SystemExit("this needs a system that can fork a process")
    make_ready()
    from tests.mutation.campaign import Campaign
    from tests.mutation.mutants import mutants_of

    modules = _modules(asked.group, asked.beside or asked.again is not None)
    mutants = [mutant for name, file in modules.items() for mutant in mutants_of(name, file)]
    if asked.again is not None:
        told = {key for key, _ in read(asked.again.read_text(encoding="utf-8"))}
        mutants = [one for one in mutants if one.group in {key[0] for key in told}]
        mutants = [one for one in mutants if one.key in told]
    if asked.sample and asked.sample < len(mutants):
        seed = random.randrange(2**32) if asked.seed is None else asked.seed
        _say(f"{asked.sample} of {len(mutants)} mutants, --seed {seed}")
        chosen = random.Random(seed).sample(range(len(mutants)), asked.sample)
        mutants = [mutants[number] for number in sorted(chosen)]
    campaign = Campaign(mutants, modules, _say)
    # A failure is not shown, and a plain one takes a quarter of the time.
    options = ["-qq", "-s", "--no-summary", "--tb=native", "-p", "no:xdist"]
    options += ["-p", "no:cacheprovider"]
    code = pytest.main([*options, str(TESTS)], plugins=[campaign])
    if len(campaign.killed) + len(campaign.survived) < len(mutants):
        _say(f"the tests could not be run: pytest ended with {code}")
        return 2
    return _report(campaign, asked.out)


def _report(campaign: Campaign, out: Path | None) -> int:
    killed = Counter(mutant.group for mutant in campaign.killed)
    survived = Counter(mutant.group for mutant in campaign.survived)
    _say(f"{'module':24}{'mutants':>8}{'killed':>8}{'survived':>9}{'killed':>9}")
    for group in dict.fromkeys(mutant.group for mutant in campaign.mutants):
        _say(_row(group, killed[group], survived[group]))
    _say(_row("in all", killed.total(), survived.total()))
    known = explained()
    open_ones = [mutant for mutant in campaign.survived if mutant.key not in known]
    _say(f"{survived.total() - len(open_ones)} survivors are explained in survivors.md")
    if open_ones:
        _say(f"{len(open_ones)} are not:\n")
        _say(written(mutant.key for mutant in open_ones))
    if out is not None:
        out.write_text(written(mutant.key for mutant in campaign.survived), encoding="utf-8")
    for name in campaign.broken:
        _say(f"left out, it fails without any mutant: {name}")
    share = killed.total() / max(1, len(campaign.mutants))
    if share < WANTED:
        _say(f"{share:.1%} is below {WANTED:.0%}")
        return 1
    return 0


def _row(name: str, killed: int, survived: int) -> str:
    share = killed / max(1, killed + survived)
    return f"{name:24}{killed + survived:8}{killed:8}{survived:9}{share:9.1%}"


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - this is a command


if __name__ == "__main__":
    sys.exit(main())
