"""What says that the environment in `.venv` serves as it is: all that a second start looks at.

Its imports are few and old: every start waits for them.
"""

import hashlib
import json
import os
import sys

from speech import PROJECT

if False:  # names for the annotations, which nothing evaluates
    from typing import Mapping

VERSION = 1  # raise it when an environment made by an older bootstrap must be made again
VERBS = ("run", "test")
ELSEWHERE = (
    "PYTHONPATH", "PYTHONHOME", "PYTHONSTARTUP", "PYTHONUSERBASE", "VIRTUAL_ENV",
    "__PYVENV_LAUNCHER__", "PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_QUIET",
    "PIP_VERBOSE", "PIP_PYTHON", "PIP_REQUIRE_VIRTUALENV", "PIP_LOG", "PIP_NO_BINARY",
    "PIP_DRY_RUN", "PIP_REQUIREMENT", "PIP_CONSTRAINT",
)  # fmt: skip
"""Variables that would send pip, venv or the program elsewhere than into our environment."""


def files_of(verb: str) -> tuple:
    """Whose requirements a verb needs: those of `test` hold those of `run`."""
    return VERBS if verb == "test" else ("run",)


def requirements_path(verb: str) -> str:
    """The pinned requirements of a verb."""
    return os.path.join(PROJECT, "packaging", "requirements-%s.txt" % verb)


def fingerprint(verb: str, venv: str) -> str:
    """Equal when an environment made then serves now: same pins, Python, place, bootstrap."""
    digest = hashlib.sha256(fingerprint_of_home(venv).encode())
    for name in files_of(verb):
        with open(requirements_path(name), "rb") as file:
            digest.update(file.read())
    return digest.hexdigest()


def fingerprint_of_home(venv: str) -> str:
    """Place, Python and bootstrap of an environment, without its requirements."""
    machine = (
        os.uname().machine if hasattr(os, "uname") else os.environ.get("PROCESSOR_ARCHITECTURE")
    )
    python = (VERSION, sys.implementation.cache_tag, sys.maxsize, sys.platform, machine)
    digest = hashlib.sha256(repr(python).encode())
    for place in (venv, PROJECT):
        # As bytes, because the same folder decodes differently under another locale.
        digest.update(os.fsencode(os.path.realpath(place)) + b"\0")
    return digest.hexdigest()


def stamp_path(venv: str) -> str:
    """The file that says that everything before it was done."""
    return os.path.join(venv, "chabudai-stamp.json")


def read_stamp(venv: str) -> dict:
    """What is installed, or an empty stamp where that is unknown."""
    try:
        with open(stamp_path(venv), encoding="utf-8") as file:
            stamp = json.load(file)
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(venv: str, stamp: dict) -> None:
    """Write it whole or not at all."""
    path = stamp_path(venv)
    with open(path + ".new", "w", encoding="utf-8") as file:
        json.dump(stamp, file)
        file.flush()
        os.fsync(file.fileno())
    os.replace(path + ".new", path)


def installed(venv: str, verb: str, stamp: dict) -> bool:
    """Whether the stamp says that this verb's requirements are in the environment."""
    if not os.path.exists(python_of(venv)):  # follows the link: a removed Python counts as missing
        return False
    # The requirements of `test` hold those of `run`.
    return any(stamp.get(name) == fingerprint(name, venv) for name in VERBS[VERBS.index(verb) :])


def is_ready(venv: str, verb: str) -> bool:
    """The whole check of a second start: one small file read, two hashed."""
    stamp = read_stamp(venv)
    return bool(stamp.get("system")) and installed(venv, verb, stamp)


def python_of(venv: str) -> str:
    """The environment's interpreter."""
    if os.name == "nt":
        return os.path.join(venv, "Scripts", "python.exe")
    return os.path.join(venv, "bin", "python")


def clean_environment(environment: "Mapping[str, str]") -> dict:
    """The variables without leftovers of other Pythons."""
    return {name: held for name, held in environment.items() if name not in ELSEWHERE}
