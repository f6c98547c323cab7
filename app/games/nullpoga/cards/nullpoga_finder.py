"""Searching among the cards: by name and effect; narrowed to kind, cost, attack and life."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property

from app.cards.card_facet import Facet
from app.cards.card_facts import CardsError
from app.cards.name_keys import sought, sought_in_text
from app.core.text.wording import both, either, quoted
from app.core.text.words import Language, Words
from app.games.nullpoga.cards.card_spellings import spellings
from app.games.nullpoga.cards.nullpoga_cards import NullpogaCard
from app.games.nullpoga.cards.nullpoga_faces import ATTACK, COST, KINDS, LIFE

KIND = Words("Kind", "種類")
Number = Callable[[NullpogaCard], int | None]
"""(card) -> a number of it; None for a card that has no such number."""


def _fights(card: NullpogaCard) -> bool:
    return card.kind != "spell"


NUMBERS: Mapping[str, tuple[Words, Number, tuple[Words, Words]]] = {
    "cost": (
        COST,
        lambda card: card.cost if card.kind != "token" else None,
        (Words("Every cost", "すべてのコスト"), Words("only this cost", "コスト")),
    ),
    "attack": (
        ATTACK,
        lambda card: card.attack if _fights(card) else None,
        (Words("Every attack", "すべての攻撃力"), Words("only this attack", "攻撃力")),
    ),
    "life": (
        LIFE,
        lambda card: card.life if _fights(card) else None,
        (Words("Every life", "すべてのライフ"), Words("only this life", "ライフ")),
    ),
}
"""What may be asked of a card in numbers: its title, the number, what the choice says."""


class NullpogaFinder:
    """Searching among `cards`."""

    hint = Words("Search by name or effect", "カード名、効果で探す")
    help = Words(
        "part of a name, in English or Japanese; then effects are searched too",
        "カード名の一部（日本語・英語）。続けて効果の文も探す",
    )

    def __init__(self, cards: Mapping[str, NullpogaCard]) -> None:
        self._cards = cards

    @cached_property
    def facets(self) -> Sequence[Facet]:
        """Kind, cost, attack, life."""
        kinds = Facet(
            "kind",
            KIND,
            Words("Every kind", "すべての種類"),
            KINDS.items,
            "KIND",
            Words(f"only this kind: {either(tuple(KINDS)).en}", f"種類：{either(tuple(KINDS)).ja}"),
            _kind,
            tuple(KINDS),
        )
        return (kinds, *(self._numbers(name) for name in NUMBERS))

    def _numbers(self, name: str) -> Facet:
        title, number, (every, only) = NUMBERS[name]
        there = sorted({n for card in self._cards.values() if (n := number(card)) is not None})
        choices = tuple(str(one) for one in there)

        def offered() -> Iterable[tuple[str, Words]]:
            return [(one, Words(f"{title.en} {one}", f"{title.ja}{one}")) for one in choices]

        def read(written: str) -> str:
            return _one_of(choices, title, written)

        return Facet(name, title, every, offered, "N", only, read, choices)

    def keys(
        self, text: str, chosen: Mapping[str, str] | None = None, limit: int = 100
    ) -> list[str]:
        """Return the keys of the cards found: whole names, beginnings, parts, then effects."""
        wanted = {name: said for name, said in (chosen or {}).items() if said}
        ranked = [
            (rank, card.kind == "token", card.number, card.key)
            for card in self._cards.values()
            if _fits(card, wanted) and (rank := _rank(card, text)) is not None
        ]
        return [key for *_, key in sorted(ranked)][:limit]

    def cards(self, keys: Sequence[str]) -> Sequence[NullpogaCard]:
        """Return the cards with these keys; one without data is left out."""
        return [self._cards[key] for key in keys if key in self._cards]

    def row(self, key: str, speak: Language) -> Sequence[str]:
        """Return what a line of a list says of a card: its name, kind, cost and numbers."""
        card = self._cards.get(key)
        if card is None:
            return (key,)
        numbers = f"{card.attack}/{card.life}" if _fights(card) else ""
        cost = str(card.cost) if card.kind != "token" else ""
        return (card.name.in_(speak), KINDS[card.kind].in_(speak), cost, numbers)

    def as_json(self, key: str) -> Mapping[str, object]:
        """Return what a program is told of a card."""
        card = self._cards.get(key)
        if card is None:
            return {"key": key}
        said: dict[str, object] = {
            "key": key,
            "number": card.number,
            "name": {"en": card.name.en, "ja": card.name.ja},
            "kind": card.kind,
        }
        said |= {
            name: n for name, (_, number, _) in NUMBERS.items() if (n := number(card)) is not None
        }
        if card.effect is not None:
            said["effect"] = {"en": card.effect.en, "ja": card.effect.ja}
        return said


def _fits(card: NullpogaCard, wanted: Mapping[str, str]) -> bool:
    if wanted.get("kind", card.kind) != card.kind:
        return False
    return all(
        name not in NUMBERS or str(NUMBERS[name][1](card)) == said for name, said in wanted.items()
    )


def _rank(card: NullpogaCard, text: str) -> int | None:
    """Return how well a typed text fits a card, 0 best; None where it does not."""
    asked = sought(text)
    if not asked:
        return 0 if not text.strip() else None
    names = [sought(name) for name in spellings(card)]
    if asked in names:
        return 0
    if any(name.startswith(asked) for name in names):
        return 1
    if any(asked in name for name in names):
        return 2
    effect = card.effect
    said = () if effect is None else (effect.en, effect.ja)
    return 3 if any(sought_in_text(text) in sought_in_text(one) for one in said) else None


def _kind(written: str) -> str:
    """Return the kind that somebody wrote, in either language. Raises CardsError."""
    asked = sought(written)
    for kind, words in KINDS.items():
        if asked in (kind, sought(words.ja)) or asked == f"{kind}s":
            return kind
    return _one_of(tuple(KINDS), KIND, written)


def _one_of(known: Sequence[str], title: Words, written: str) -> str:
    """Return a choice as it is written. Raises CardsError where there is none such."""
    if written.strip() in known:
        return written.strip()
    there, asked = either([both(one) for one in known]), quoted(written[:40])
    raise CardsError(
        Words(
            f"{title.en}: there is no {asked.en}. Choose {there.en}.",
            f"{title.ja}に{asked.ja}はありません。{there.ja}から選んでください。",
        )
    )
