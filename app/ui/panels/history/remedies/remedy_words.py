"""What a way to put a step right comes to, said before it is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.intent import Batch, Repeat, Shuffle
from app.core.text.wording import STEP, counted, number
from app.core.text.words import Words
from app.session.agreement.request_words import stays_known
from app.session.room.messages.remedy_messages import MOST_CHANGES

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.core.table import Setting
    from app.core.text.words import Language
    from app.session.remedies.remedy import Remedy

CHANGES = Words("What changes on the board", "盤面で変わること")
NO_CHANGE = Words("Nothing changes on the board.", "盤面は変わりません。")
KNOWN = Words("What stays known", "知られたままになること")
NOT_KNOWN = Words("Nobody knows more than they see.", "見えているもの以外は知られません。")
BY_CHANCE = Words(
    "What is random in it is decided when it is carried out.",
    "ランダムに決まることは、実行した時に決まります。",
)
KEPT = Words(
    "A card that somebody knows stays where it lies.",
    "だれかが知っているカードは元の位置に残ります。",
)
FAR = Words(
    "That is far back: only the last steps were looked through for it.",
    "かなり前の手順のため、最後の部分だけを調べました。",
)
BY_HOST = Words(
    "The table works out what comes of it. The way it was stays a branch of the history.",
    "結果は卓が計算します。元の進行は履歴の枝として残ります。",
)
STAYS = Words("The way it was stays a branch of the history.", "元の進行は履歴の枝として残ります。")


def what_host_says(remedy: Remedy) -> Words:
    """Return what is known of a way where the host is elsewhere, and works out the rest."""
    return BY_HOST if isinstance(remedy.intent, Repeat) else NO_CHANGE


def what_comes_of(
    remedy: Remedy, setting: Setting, names: Callable[[str, Language], str], more: int = 0
) -> list[tuple[Words | None, Words]]:
    """Return what a way comes to, each part with its heading, if it has one.

    `names` gives a card's name by its ref; `more` changes there are beside those of the remedy.
    """

    def named(ref: str) -> Words:
        return Words(names(ref, "en"), names(ref, "ja"))

    told: list[tuple[Words | None, Words]] = []
    if remedy.end is not None:
        told.append((None, remedy.end))
    if remedy.changes:
        changes = [
            Words(
                f"{one.about.en}: now {one.one.en}, then {one.other.en}",
                f"{one.about.ja}：今は{one.one.ja}、実行後は{one.other.ja}",
            )
            for one in remedy.changes[:MOST_CHANGES]
        ]
        more += max(len(remedy.changes) - MOST_CHANGES, 0)
        if more:
            left = number(more)
            changes.append(Words(f"and {left} more", f"ほか{left}件"))
        told.append((CHANGES, changes[0]))
        told += [(None, words) for words in changes[1:]]
    else:
        by_chance = isinstance(remedy.intent, Batch) and remedy.intent.steps
        told.append((None, BY_CHANCE if by_chance else NO_CHANGE))
    if _is_in_part(remedy):
        told.append((None, KEPT))
    known = stays_known(remedy.known, setting, named)
    if known.en or not remedy.far:
        told.append((KNOWN, known) if known.en else (None, NOT_KNOWN))
    if remedy.far:
        told.append((None if known.en else KNOWN, FAR))
    if remedy.again:
        steps = counted(remedy.again, STEP)
        told.append(
            (
                None,
                Words(
                    f"{steps.en} after it happen again as far as they can.",
                    f"その後の{steps.ja}は、できるところまで同じように進みます。",
                ),
            )
        )
    if isinstance(remedy.intent, Repeat):
        told.append((None, STAYS))
    return told


def _is_in_part(remedy: Remedy) -> bool:
    """Whether a pile is shuffled of which a part stays where it lies."""
    steps = remedy.intent.steps if isinstance(remedy.intent, Batch) else ()
    return any(isinstance(step, Shuffle) and step.unknown for step in steps)
