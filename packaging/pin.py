"""Writes requirements-run.txt and requirements-test.txt: exact versions, a hash for every wheel.

Bootstrap installs only what these two files name and what matches a hash in them, on all platforms.
A lock file would record where each wheel was downloaded; version and hash need no address.
Run it with a Python whose pip can reach the index: `python packaging/pin.py`. With the argument
`mutation` it writes requirements-mutation.txt instead, which `tests/mutation` installs for itself.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from pip._vendor.packaging.requirements import Requirement
from pip._vendor.packaging.utils import canonicalize_name

HERE = Path(__file__).resolve().parent

# One version of Qt for every Python: 6.12.0 aborts on Python 3.11, 6.11 is sound on 3.11 to 3.14.
RUN = [
    "pyside6-essentials>=6.8,<6.12",
    "pydantic>=2.7",
    "numpy>=2.2",
    "pyqtgraph>=0.14",
    "websockets>=15",
    "cryptography>=45",
    "spake2>=0.9",
    "zeroconf>=0.140",
    "segno>=1.6",
]
TEST = [
    "pytest",
    "pytest-qt",
    "pytest-timeout",
    "pytest-xdist",
    "hypothesis",
    "import-linter",
    "ruff",
    "mypy",
    "hatchling",
]
# The operators of mutmut, and what they are made with; its screens and reports are not used.
MUTATION = ["mutmut", "libcst"]
# Needed on one platform only; the resolver, which runs on another, would not see them.
MARKERS: dict[str, str] = {}

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
GLIBC = ("2_39", "2_35", "2_34", "2_31", "2_28", "2_27", "2_26", "2_24", "2_17", "2_12", "2_5")


def _linux(machine: str) -> list[str]:
    """Every tag a glibc Linux of today accepts: pip does not widen the newer ones by itself."""
    return [f"manylinux_{glibc}_{machine}" for glibc in GLIBC] + [f"manylinux2014_{machine}"]


PLATFORMS = {
    "linux x86_64": _linux("x86_64"),
    "linux aarch64": _linux("aarch64"),
    "windows x86_64": ["win_amd64"],
    "windows arm64": ["win_arm64"],
    "macos arm64": ["macosx_14_0_arm64"],
    "macos x86_64": ["macosx_14_0_x86_64"],
}
ENVIRONMENTS = {
    "linux": ("posix", "Linux"),
    "win32": ("nt", "Windows"),
    "darwin": ("posix", "Darwin"),
}


def _pip(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pip", *arguments, "--disable-pip-version-check"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def resolve(requirements: list[str], folder: Path) -> dict[str, dict[str, Any]]:
    """The newest versions that fit together, by canonical name, with their metadata."""
    report = folder / "report.json"
    done = _pip(
        "install", "--dry-run", "--ignore-installed", "--only-binary=:all:", "--quiet",
        "--report", str(report), *requirements,
    )  # fmt: skip
    if done.returncode:
        raise SystemExit(f"pip could not resolve {', '.join(requirements)}:\n{done.stderr}")
    installs = json.loads(report.read_text(encoding="utf-8"))["install"]
    return {canonicalize_name(item["metadata"]["name"]): item["metadata"] for item in installs}


def closure(names: list[str], found: dict[str, dict[str, Any]]) -> set[str]:
    """Everything the names need in any environment we support; an unpinned need is an error."""
    reached: set[str] = set()
    waiting = [canonicalize_name(Requirement(name).name) for name in names]
    while waiting:
        name = waiting.pop()
        if name in reached:
            continue
        if name not in found:
            raise SystemExit(
                f"{name} is needed on some platform but is not pinned: add it to MARKERS."
            )
        reached.add(name)
        for text in found[name].get("requires_dist", []):
            need = Requirement(text)
            if _wanted_somewhere(need):
                waiting.append(canonicalize_name(need.name))
    return reached


def _wanted_somewhere(need: Requirement) -> bool:
    if need.marker is None:
        return True
    return any(
        need.marker.evaluate(
            {
                "python_version": python,
                "python_full_version": f"{python}.0",
                "sys_platform": platform,
                "os_name": os_name,
                "platform_system": system,
                "implementation_name": "cpython",
                "platform_python_implementation": "CPython",
                "extra": "",
            }
        )
        for python in PYTHONS
        for platform, (os_name, system) in ENVIRONMENTS.items()
    )


def download(pins: dict[str, str], folder: Path) -> None:
    """Fetch the wheels of these versions for all platforms and Pythons; say which is missing."""
    pure: set[str] = set()

    def fetch(label: str, python: str, names: list[str]) -> list[str]:
        tags = [part for tag in PLATFORMS[label] for part in ("--platform", tag)]
        wanted = [f"{name}=={pins[name]}" for name in names]
        options = [
            "--no-deps",
            "--only-binary=:all:",
            "--python-version",
            python,
            "--dest",
            str(folder),
        ]
        if _pip("download", *options, *tags, *wanted).returncode == 0:
            return []
        if len(names) == 1:
            return [f"  no wheel of {wanted[0]} for {label}, Python {python}"]
        return [line for name in names for line in fetch(label, python, [name])]

    for label in PLATFORMS:
        names = [name for name in pins if name not in pure]
        with ThreadPoolExecutor(2) as pool:
            for lines in pool.map(lambda python, n=names, p=label: fetch(p, python, n), PYTHONS):
                print(*lines, sep="\n", end="\n" if lines else "")
        pure |= {_name_of(wheel) for wheel in folder.glob("*-none-any.whl")}
        print(f"fetched for {label}", flush=True)


def _name_of(wheel: Path) -> str:
    return str(canonicalize_name(wheel.name.split("-")[0]))


def write(
    path: Path, names: set[str], pins: dict[str, str], folder: Path, first: list[str]
) -> None:
    """One requirement per paragraph, its hashes sorted, so that a new pin is a small diff."""
    lines = ["# Written by packaging/pin.py; change the ranges there and run it again.", *first]
    for name in sorted(names):
        wheels = sorted(wheel for wheel in folder.glob("*.whl") if _name_of(wheel) == name)
        hashes = sorted({hashlib.sha256(wheel.read_bytes()).hexdigest() for wheel in wheels})
        if not hashes:
            raise SystemExit(f"No wheel of {name} {pins[name]} was found for any platform.")
        marker = f" ; {MARKERS[name]}" if name in MARKERS else ""
        lines.append(f"{name}=={pins[name]}{marker} \\")
        lines.append(" \\\n".join(f"    --hash=sha256:{digest}" for digest in hashes))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{path.name}: {len(re.findall('==', path.read_text(encoding='utf-8')))} lines with ==")


def main() -> None:
    """Resolve, fetch, hash, write."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if sys.argv[1:] == ["mutation"]:
            found = resolve(MUTATION, folder)
            pins = {name: str(found[name]["version"]) for name in MUTATION}
            download(pins, folder)
            write(HERE / "requirements-mutation.txt", set(MUTATION), pins, folder, [])
            return
        found = resolve(RUN + TEST + list(MARKERS), folder)
        pins = {name: str(metadata["version"]) for name, metadata in found.items()}
        run = closure(RUN, found)
        test = closure(RUN + TEST, found) - run
        unused = set(pins) - run - test
        if unused:
            raise SystemExit(f"Nothing needs {', '.join(sorted(unused))}: take it out of MARKERS.")
        download(pins, folder)
        write(HERE / "requirements-run.txt", run, pins, folder, [])
        write(HERE / "requirements-test.txt", test, pins, folder, ["-r requirements-run.txt"])


if __name__ == "__main__":
    main()
