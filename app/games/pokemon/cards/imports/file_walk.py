"""Which files to read for card data: those named, and those of a kind we know in folders."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from app.cards.importing.packed_files import is_packed
from app.core.data.value import value
from app.core.text.disk_refusal import reason
from app.core.text.wording import Noun, counted, listed
from app.core.text.words import Words

JSON_ENDINGS = frozenset({".json", ".jsonl", ".ndjson"})
TABLE_ENDINGS = frozenset({".csv", ".tsv"})
_FILE = Noun("file", "files", "個のファイル")
_TOLD_ENDINGS = 4


@value
class Source:
    """A file to read, or one that is only named."""

    path: Path
    name: str
    """As the person wrote it, or the way there from the folder they named."""
    size: int = 0
    asked_for: bool = True
    """Whether the person named the file itself."""
    table: bool = False
    holds_sets: bool = False
    why: Words | None = None
    """Why it is not read."""


def onward() -> None:
    """Go on."""


def sources(paths: Iterable[Path], going: Callable[[], object] = onward) -> Iterator[Source]:
    """Yield the files of all paths, each once, a list of sets beside them included.

    `going` is called for each folder that is walked; whoever wants no more lets it raise.
    """
    seen: set[Path] = set()
    for path in paths:
        for one in _of_path(path, going):
            true = Path(os.path.realpath(one.path))
            if one.why is None and true in seen:
                continue
            seen.add(true)
            yield one
            for beside in _sets_beside(one):
                if Path(os.path.realpath(beside.path)) not in seen:
                    seen.add(Path(os.path.realpath(beside.path)))
                    yield beside


def _of_path(path: Path, going: Callable[[], object]) -> Iterator[Source]:
    if path.is_dir():
        yield from _of_folder(path, going)
        return
    ending = path.suffix.lower()
    if is_packed(path):
        why = Words(
            "it is packed. Unpack it, and give the folder",
            "圧縮ファイルです。展開してから、そのフォルダーを指定してください",
        )
        yield Source(path, str(path), why=why)
        return
    try:
        size = path.stat().st_size
        table = ending in TABLE_ENDINGS or (ending not in JSON_ENDINGS and not _begins_json(path))
    except OSError as problem:
        yield Source(path, str(path), why=reason(problem))
        return
    yield Source(path, str(path), size, table=table, holds_sets=_is_set_list(path))


def _begins_json(path: Path) -> bool:
    """Whether a file of another ending begins as JSON does."""
    with path.open("rb") as file:
        return file.read(64).removeprefix(b"\xef\xbb\xbf").lstrip()[:1] in (b"[", b"{")


def _of_folder(folder: Path, going: Callable[[], object]) -> Iterator[Source]:
    others: Counter[str] = Counter()
    closed: list[OSError] = []
    for here, folders, names in os.walk(folder, onerror=closed.append):
        going()
        # Hidden folders hold what tools keep (".git"), not cards.
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(names):
            path = Path(here, name)
            ending = path.suffix.lower()
            if name.startswith("."):
                continue
            if ending not in JSON_ENDINGS | TABLE_ENDINGS:
                others[ending or name] += 1
                continue
            try:
                size = path.stat().st_size
            except OSError as problem:
                yield Source(path, str(path), why=reason(problem))
                continue
            yield Source(
                path,
                str(path),
                size,
                asked_for=False,
                table=ending in TABLE_ENDINGS,
                holds_sets=_is_set_list(path),
            )
    for shut in closed:
        path = Path(str(shut.filename or folder))
        yield Source(path, str(path), why=reason(shut))
    if others:
        yield Source(folder, str(folder), asked_for=False, why=_other_files(others))


def _other_files(others: Counter[str]) -> Words:
    kinds = listed([ending for ending, _ in others.most_common(_TOLD_ENDINGS)])
    files = counted(sum(others.values()), _FILE)
    return Words(
        f"{files.en} of other kinds ({kinds.en}) left alone",
        f"ほかの種類（{kinds.ja}）の{files.ja}は読み込んでいません",
    )


def _is_set_list(path: Path) -> bool:
    return path.suffix.lower() == ".json" and "sets" in (path.stem.lower(), path.parent.name)


def _sets_beside(one: Source) -> Iterator[Source]:
    """Yield the list of sets that belongs to a file `cards/<language>/<set>.json`."""
    folders = one.path.absolute().parents
    if one.why is not None or len(folders) < 3 or folders[1].name != "cards":
        return
    path = folders[2] / "sets" / f"{folders[0].name}.json"
    if path.is_file():
        yield Source(path, str(path), asked_for=False, holds_sets=True)
