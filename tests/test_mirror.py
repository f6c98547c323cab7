"""`tests/` mirrors `app/`: `app/x/y/z.py` is shown by examples in `tests/x/y/test_z.py`.

Who looks for what a module is for opens the test file of its name. Files that hold properties,
fuzzing or whole evenings have names of their own, in the folder of what they are about.
"""

from __future__ import annotations

import ast
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
APP, TESTS = PROJECT / "app", PROJECT / "tests"

NOT_MIRRORED = {"ui", "cli"}
"""Their tests follow what people see and type."""
MIRRORED = tuple(
    folder.name
    for folder in sorted(APP.iterdir())
    if (folder / "__init__.py").is_file() and folder.name not in NOT_MIRRORED
)

EXEMPT: dict[str, str] = {
    "cards/card_facet": "values; store/pokemon_finder of a game fills them",
    "cards/deck/finding": "values and names; a game's deck check fills them",
    "cards/deck/paper_sheet": "values; a game's deck_sheet fills them",
    "cards/odds/opening_rule": "values; a game's openings fill them",
    "core/facts/agreement_facts": "values; core/apply/changed_agreement applies them",
    "core/facts/knowledge_facts": "values; core/apply/changed_faces applies them",
    "core/facts/seal_facts": "values; core/apply/changed_seals applies them",
    "core/facts/turn_facts": "values; core/apply/changed_turn applies them",
    "core/facts/zone_facts": "values; core/apply/changed_zones applies them",
    "core/intent": "values; session/steps/resolver carries them out",
    "core/intents/agreement_intents": "values; session/agreement/table_agreements keeps them",
    "core/intents/knowledge_intents": "values; session/steps/knowing carries them out",
    "core/intents/turn_intents": "values; session/steps/staging carries them out",
    "core/intents/zone_intents": "values; session/steps/making_zones carries them out",
    "core/text/table_sentences": "the sentences themselves; core/text/teller says them",
    "games/contracts/bench_contract": "values and a protocol; games/pokemon/benches keeps it",
    "games/contracts/board/unit_contract": "values; games/pokemon/table/health fills them",
    "games/contracts/reading/case_contract": "values; games/pokemon/adviser fills them",
    "games/contracts/opening_contract": "values; games/pokemon/tasks/kept_opening fills them",
    "games/contracts/procedure_contract": "values; session/steps/resolver runs what they say",
    "games/open_table/open_sentences": "names and sentences; open_procedures says them",
    "games/open_table/presets/preset_model": "values; preset_reading reads and checks them",
    "games/contracts/learning/operation_contract": "values; games/pokemon/operations has them",
    "games/contracts/planned/resolving_contract": "values; games/nullpoga/cases fills them",
    "games/contracts/planned/text_play_contract": "values; games/nullpoga/text_play fills them",
    "games/nullpoga/resolver/resolved_steps": "values; resolver/resolving_turn makes them",
    "games/nullpoga/resolver/turn_plans": "values; cases/plan_reading reads them",
    "games/task_model": "values; games/pokemon/tasks fills them",
    "games/pokemon/adviser/model/case_marks": "names; cases note them and rules ask for them",
    "games/pokemon/adviser/model/rule_sources": "sentences; adviser/advising tells them",
    "games/pokemon/adviser/model/single_card_facts": "facts by name; adviser/effects reads them",
    "games/pokemon/cards/deck/deck_sections": "names; deck_order and pokemon_lists show them",
    "games/pokemon/cards/store/card_layer": "a protocol; store/card_store answers it",
    "games/pokemon/cards/imports/readers/lengths": "limits; json_entries and table_rows keep them",
    "games/pokemon/cards/words/kind_words": "names; store/pokemon_finder shows them",
    "games/pokemon/operations/card_operations": "values; every_operation joins them",
    "games/pokemon/operations/note_operations": "values; every_operation joins them",
    "games/pokemon/operations/pokemon_operations": "values; every_operation joins them",
    "games/pokemon/procedures/procedure_table": "names; each procedure has a file of its own",
    "games/pokemon/table/words/turn_ledger": "names; actions/turn_actions ticks them off",
    "net/client/table_listener": "a protocol; remote_table listens",
    "net/server/hosting": "values; hosted_table hosts what they say",
    "net/transport/limits": "limits; connection, wire and tls_stream keep them",
    "store/personal_settings": "values; store/saved_settings reads and writes them",
}
"""Modules in which nothing runs (`core/text/table_sentences`), and why: types, protocols, texts."""


def modules(*areas: str) -> list[str]:
    """Return the modules of these folders as `session/steps/rights`."""
    return [
        path.relative_to(APP).with_suffix("").as_posix()
        for area in areas
        for path in sorted((APP / area).rglob("*.py"))
        if path.name != "__init__.py"
    ]


def its_file(module: str) -> Path:
    folder, _, name = module.rpartition("/")
    return TESTS / folder / f"test_{name}.py"


def is_shown(module: str) -> bool:
    path = its_file(module)
    return path.is_file() and "def test_" in path.read_text("utf-8")


def test_every_module_has_the_test_file_of_its_name() -> None:
    found = [name for name in modules(*MIRRORED) if name not in EXEMPT]
    missing = [name for name in found if not is_shown(name)]
    assert [str(its_file(name).relative_to(PROJECT)) for name in missing] == []


def runs(module: str) -> list[str]:
    """Return the functions of a module; those of a protocol say only what others shall do."""
    tree = ast.parse((APP / f"{module}.py").read_text("utf-8"))
    protocols = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        and any("Protocol" in ast.unparse(base) for base in node.bases)
        for inner in ast.walk(node)
    }
    return [
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node not in protocols
    ]


def test_in_an_exempt_module_nothing_runs_and_it_says_why() -> None:
    assert EXEMPT.keys() <= set(modules(*MIRRORED))
    assert all(EXEMPT.values())
    assert [name for name in EXEMPT if runs(name) or is_shown(name)] == []


def test_what_runs_is_found() -> None:
    assert "view" in runs("core/sight")
    assert is_shown("core/apply/apply")
    assert not is_shown("core/no_such_module")
    assert {"core", "session", "store", "net", "games"} <= set(MIRRORED)
    assert all(modules(folder) for folder in MIRRORED)
