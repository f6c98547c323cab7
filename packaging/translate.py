"""Brings the Japanese wording of the window up to date with its source.

`python packaging/translate.py` gathers the English source texts into
assets/translations/chabudai_ja.ts (new ones are marked unfinished) and compiles the .qm file that
the program loads. `--check` changes nothing and fails if either would change, or if the Japanese
of a text lacks or differs in its blanks. Needs the environment that `bootstrap.py test`
makes.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parent.parent
TS = ROOT / "assets" / "translations" / "chabudai_ja.ts"
QM = TS.with_suffix(".qm")


def tool(name: str) -> Path:
    """Return the path of one of Qt's tools, as PySide6 brings it."""
    import PySide6  # noqa: PLC0415 - only where the tools are needed

    home = Path(PySide6.__file__).parent
    for place in (home / name, home / "Qt" / "libexec" / name, home / f"{name}.exe"):
        if place.exists():
            return place
    raise SystemExit(f"PySide6 has no {name} in {home}")


def gather(ts: Path) -> None:
    """Update `ts` from the source of the window."""
    sources = sorted(str(path) for path in (ROOT / "app" / "ui").rglob("*.py"))
    command = [tool("lupdate"), *sources, "-locations", "none", "-no-obsolete", "-ts", ts]
    subprocess.run([str(part) for part in command], check=True, stdout=subprocess.DEVNULL, cwd=ROOT)


def compile_qm(ts: Path, qm: Path) -> None:
    """Compile `ts` to the form that the program loads."""
    command = [str(tool("lrelease")), "-silent", str(ts), "-qm", str(qm)]
    subprocess.run(command, check=True)


def messages(ts: Path) -> list[tuple[str, str]]:
    """Return (English, Japanese) of every text in `ts`; "" where the Japanese is not finished."""
    found = []
    for message in ET.parse(ts).getroot().iter("message"):  # noqa: S314 - our own file
        told = message.find("translation")
        done = told is not None and told.get("type") is None
        ja = told.text if done and told is not None else None
        found.append((message.findtext("source", ""), ja or ""))
    return found


def missing(ts: Path) -> list[str]:
    """Return the source texts that have no Japanese."""
    return [en for en, ja in messages(ts) if not ja.strip()]


def differing(ts: Path) -> list[str]:
    """Return the source texts whose Japanese has other blanks, or a menu letter where it has none.

    Such a text would lose a number or a name, or end the program when it is filled in.
    """

    def parts(text: str) -> tuple[list[str], bool]:
        return sorted(set(re.findall(r"\{[^}]*\}", text))), "&" in text

    return [en for en, ja in messages(ts) if ja.strip() and parts(en) != parts(ja)]


def problems() -> list[str]:
    """Return what is not up to date, as sentences."""
    said = [f"no Japanese for: {text}" for text in missing(TS)]
    said += [f"blanks or menu letter differ in Japanese: {text}" for text in differing(TS)]
    with tempfile.TemporaryDirectory() as folder:
        fresh, compiled = Path(folder) / TS.name, Path(folder) / QM.name
        fresh.write_bytes(TS.read_bytes())
        gather(fresh)
        if fresh.read_bytes() != TS.read_bytes():
            said.append(f"{TS.name} does not match the source: run packaging/translate.py")
        compile_qm(TS, compiled)
        if not QM.exists() or compiled.read_bytes() != QM.read_bytes():
            said.append(f"{QM.name} is not compiled from {TS.name}: run packaging/translate.py")
    return said


def main(arguments: list[str]) -> int:
    """Update, or check."""
    if arguments == ["--check"]:
        said = problems()
        print("\n".join(said) or "translations are complete")
        return 1 if said else 0
    TS.parent.mkdir(parents=True, exist_ok=True)
    gather(TS)
    compile_qm(TS, QM)
    for text in missing(TS):
        print(f"no Japanese yet: {text}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
