"""What the ledger says where it refuses: what, where, what to do."""

from __future__ import annotations

from pathlib import Path

from app.core.text.disk_refusal import reason
from app.core.text.words import Words
from app.session.steps.rights import ImpossibleError, impossible
from app.store.file_trouble import StoreError


def refused(path: Path, problem: OSError) -> ImpossibleError:
    """Return the refusal of a gesture. Everybody at the table may read it: it names no folder."""
    why = reason(problem)
    return impossible(
        "disk",
        f"Nothing was changed: the host's computer cannot write “{path.name}”. There, {why.en}. "
        "Then do it again.",
        f"ホストのパソコンで「{path.name}」に書き込めないため、何も変わっていません。"
        f"{why.ja}。そのあと、もう一度操作してください。",
    )


def over(path: Path) -> ImpossibleError:
    """Return the refusal of a gesture at a table that is closed."""
    return impossible(
        "closed",
        f"Nothing was changed: the host has closed “{path.name}”. Ask the host to open it again.",
        f"ホストが「{path.name}」を閉じたため、何も変わっていません。"
        "もう一度開くようホストに頼んでください。",
    )


def exists(path: Path) -> StoreError:
    """Return the error of a new table whose name is taken."""
    return StoreError(
        Words(
            f"There is a file “{path.name}” in {path.parent} already. Choose another name, or open "
            "that table.",
            f"{path.parent}には「{path.name}」がすでにあります。別の名前にするか、その卓を開いてください。",
        )
    )


def open_elsewhere(path: Path) -> StoreError:
    """Return the error of a table that some program plays or hosts."""
    return StoreError(
        Words(
            f"“{path.name}” in {path.parent} is open already, and a table has one host at a time. "
            "Join that table, or close it and try again.",
            f"{path.parent}の「{path.name}」はすでに開かれています。1つの卓のホストは1つだけです。"
            "その卓に参加するか、閉じてからもう一度開いてください。",
        )
    )
