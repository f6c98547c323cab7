"""Knows the log of a game that an app wrote, which people paste where a deck list is wanted."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from app.core.text.words import Words

_SIGNS = tuple(
    re.compile(pattern)
    for pattern in (
        r".+ chose (?:heads|tails) for the opening coin flip\.",
        r".+ won the coin toss\.",
        r".+ decided to go (?:first|second)\.",
        r".+ drew \d+ cards? for the opening hand\.",
        r"(?:Turn # ?\d+ - )?.+['’]s Turn",
        r".+ ended their turn\.",
    )
)
"""Lines that such a log has and no deck list."""
ENOUGH = 2
"""Kinds of such lines that make it one: a deck may well be called “Ren's Turn”."""


_ELSEWHERE: Mapping[str, tuple[Words, tuple[str, ...]]] = {
    "fr": (
        Words("French", "フランス語"),
        (r".+ a pioché \d+ cartes pour sa main de départ\.?", r".*Tour de \S.*"),
    ),
    "de": (
        Words("German", "ドイツ語"),
        (r".+ hat für die Starthand \d+ Karten gezogen\.?", r".*Zug von \S.*"),
    ),
    "it": (
        Words("Italian", "イタリア語"),
        (r".+ ha pescato \d+ carte (?:come mano d['’]apertura|per la mano iniziale)\.?",),
    ),
    "pt": (
        Words("Portuguese", "ポルトガル語"),
        (r".+ comprou \d+ cartas para a mão inicial\.?", r"Turno # ?\d+ - Turno d[eoa]\b.*"),
    ),
    "es": (
        Words("Spanish", "スペイン語"),
        (r".+ robó \d+ cartas de la mano inicial\.?", r".+ terminó su turno\.", r"Turno de \S.*"),
    ),
}
"""Language -> its name, and lines of a log in it: the first is a sign by itself, of the others two
kinds are."""


def log_language(lines: Iterable[str]) -> Words | None:
    """Return the language other than English that a log of a game is in; None for another text."""
    found: dict[str, set[str]] = {name: set() for name in _ELSEWHERE}
    for line in lines:
        for name, (title, forms) in _ELSEWHERE.items():
            found[name].update(form for form in forms if re.fullmatch(form, line.strip()))
            if forms[0] in found[name] or len(found[name]) >= ENOUGH:
                return title
    return None


def not_read(language: Words) -> Words:
    """Say that logs in a language are not read."""
    return Words(
        f"This is the log of a game of PTCG Live in {language.en}. Only English logs are read: set "
        "the app to English, and copy the log of a game that is played then.",
        f"これはPTCG Liveの{language.ja}の対戦ログです。読めるのは英語のログだけです。"
        "アプリの言語を英語にして、その後の対戦のログをコピーしてください。",
    )


def is_battle_log(lines: Iterable[str]) -> bool:
    """Whether a text is the log of a game, as PTCG Live copies it in English."""
    found: set[re.Pattern[str]] = set()
    for line in lines:
        found.update(sign for sign in _SIGNS if sign not in found and sign.fullmatch(line.strip()))
        if len(found) >= ENOUGH:
            return True
    return False
