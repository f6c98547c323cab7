"""The engine is loaded by itself, and is the one that pydantic uses."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from app.core.data import codec

ROOT = Path(codec.__file__).parents[3]
FIRST = """
import sys
from app.core.data.codec import checked
from app.core.data.reading_engine import engine
"""


def run(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", FIRST + code], check=True, cwd=ROOT, capture_output=True, text=True
    )
    return done.stdout.strip()


def test_neither_pydantic_nor_the_package_is_loaded_to_read() -> None:
    code = "checked(b'{}'); print([name for name in sys.modules if 'pydantic' in name])"
    assert run(code) == "[]"


def test_pydantic_that_is_loaded_afterwards_has_the_same_engine() -> None:
    code = """
used = engine()
import pydantic, pydantic_core
class Model(pydantic.BaseModel): number: int
try: Model(number="what?")
except pydantic.ValidationError as problem: print(problem.errors()[0]["type"])
print(pydantic_core.SchemaValidator is used.SchemaValidator, Model(number=2).number)
"""
    assert run(code).split() == ["int_parsing", "True", "2"]


def test_it_is_the_engine_of_the_package_that_is_loaded_already() -> None:
    code = "import pydantic_core as p; print(engine().SchemaValidator is p.SchemaValidator)"
    assert run(code) == "True"


def test_where_the_module_lies_in_no_folder_the_package_is_loaded() -> None:
    code = """
from app.core.data import reading_engine
reading_engine.find_spec = lambda name: None
print(engine().__name__, engine().from_json(b"[1]"))
"""
    assert run(code) == "pydantic_core [1]"


def test_threads_that_read_first_at_the_same_time_have_the_same() -> None:
    code = """
import threading
found = []
again = engine.__wrapped__
threads = [threading.Thread(target=lambda: found.append(again().SchemaValidator)) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
import pydantic_core
print(len(found), {*found} == {pydantic_core.SchemaValidator})
"""
    assert run(code) == "8 True"
