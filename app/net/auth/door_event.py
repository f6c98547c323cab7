"""What the host's people read about those at the door: tries that failed, codes that changed."""

from __future__ import annotations

from typing import Literal

from app.core.data.value import value
from app.core.text.wording import quoted
from app.core.text.words import Words
from app.net.auth.spoken_code import shown_code

What = Literal["wrong-code", "unfinished", "wrong-secret", "banned", "code-changed"]


@value
class DoorEvent:
    """One line for the host's log."""

    what: What
    address: str
    """Where it came from; "" if the host's people did it."""
    words: Words
    new_code: str = ""
    """The spoken code from now on, where it changed."""


def wrong_code(address: str, tries: int, most: int) -> DoorEvent:
    """Tell that somebody tried a wrong code, or that somebody is in between."""
    return DoorEvent(
        "wrong-code",
        address,
        Words(
            f"A wrong spoken code came from {address} (try {tries} of {most}).",
            f"{address}から間違った参加コードが届きました（{tries}/{most}）。",
        ),
    )


def unfinished(address: str, tries: int, most: int) -> DoorEvent:
    """Tell that somebody began to try a code and went away."""
    return DoorEvent(
        "unfinished",
        address,
        Words(
            f"A try with the spoken code from {address} broke off (try {tries} of {most}).",
            f"{address}からの参加コードの確認が途中で切れました（{tries}/{most}）。",
        ),
    )


def wrong_secret(address: str) -> DoorEvent:
    """Tell that somebody came with an invite or a seat that does not hold."""
    return DoorEvent(
        "wrong-secret",
        address,
        Words(
            f"Somebody at {address} came with an invite or a seat that does not hold any more.",
            f"{address}から、使えない招待か席で入ろうとした人がいます。",
        ),
    )


def banned(address: str) -> DoorEvent:
    """Tell that somebody who is banned came."""
    return DoorEvent(
        "banned",
        address,
        Words(
            f"Somebody who is banned knocked from {address}.",
            f"参加を断られている人が{address}から入ろうとしました。",
        ),
    )


def code_changed(address: str, code: str) -> DoorEvent:
    """Tell the new code."""
    shown = quoted(shown_code(code))
    return DoorEvent(
        "code-changed",
        address,
        Words(f"The spoken code is now {shown.en}.", f"参加コードは{shown.ja}に変わりました。"),
        code,
    )
