"""What the host's people read of those who try to join: tries that failed, codes that changed."""

from __future__ import annotations

from typing import Literal

from app.core.data.value import value
from app.core.text.wording import quoted
from app.core.text.words import Words
from app.net.auth.spoken_code import shown_code

What = Literal["wrong-code", "unfinished", "wrong-secret", "banned", "code-changed"]


@value
class AdmissionEvent:
    """One line for the host's log."""

    what: What
    address: str
    """Where it came from; "" if the host's people did it."""
    words: Words
    new_code: str = ""
    """The spoken code from now on, where it changed."""


def wrong_code(address: str, tries: int, most: int) -> AdmissionEvent:
    """Tell that somebody tried a wrong code, or that somebody is in between."""
    return AdmissionEvent(
        "wrong-code",
        address,
        Words(
            f"A wrong spoken code came from {address} (try {tries} of {most}).",
            f"{address}から間違った参加コードが届きました（{tries}／{most}）。",
        ),
    )


def unfinished(address: str, tries: int, most: int) -> AdmissionEvent:
    """Tell that somebody began to try a code and went away."""
    return AdmissionEvent(
        "unfinished",
        address,
        Words(
            f"A try with the spoken code from {address} broke off (try {tries} of {most}).",
            f"{address}からの参加コードの確認が途中で切れました（{tries}／{most}）。",
        ),
    )


def wrong_secret(address: str) -> AdmissionEvent:
    """Tell that somebody came with an invite or a seat that does not hold."""
    return AdmissionEvent(
        "wrong-secret",
        address,
        Words(
            f"Somebody at {address} tried an invite or a seat that is no longer valid.",
            f"{address}から、使えない招待か席で入ろうとした人がいます。",
        ),
    )


def banned(address: str) -> AdmissionEvent:
    """Tell that somebody who is banned came."""
    return AdmissionEvent(
        "banned",
        address,
        Words(
            f"Somebody who is kept out tried to join from {address}.",
            f"参加を断られている人が{address}から入ろうとしました。",
        ),
    )


def code_changed(address: str, code: str) -> AdmissionEvent:
    """Tell the new code."""
    shown = quoted(shown_code(code))
    return AdmissionEvent(
        "code-changed",
        address,
        Words(f"The spoken code is now {shown.en}.", f"参加コードは{shown.ja}に変わりました。"),
        code,
    )
