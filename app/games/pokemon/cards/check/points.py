"""Points: a format gives some to strong cards, and a deck may have so many (殿堂)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from app.core.text.wording import Noun, counted, labelled, repeated, series
from app.core.text.words import Words
from app.games.pokemon.cards.check.bans import is_listed
from app.games.pokemon.cards.check.check_rule import Said, rule
from app.games.pokemon.cards.check.checked_deck import Checked
from app.games.pokemon.cards.check.deck_row import Held

POINT = Noun("point", "points", "ポイント")


def pointed(deck: Checked) -> Iterator[tuple[Held, int]]:
    """Yield the rows that have points, and how many all their copies have together."""
    for held in deck.held:
        for one in deck.format.points:
            if is_listed(held, one, deck.cards):
                yield held, one.points * held.count
                break


@rule("deck-points", "illegal", "JP, FILE")
def deck_points(deck: Checked) -> Iterable[Said]:
    """All copies of a deck together have no more points than the format allows."""
    most = deck.format.most_points
    if most is None:
        return
    rows = list(pointed(deck))
    having = sum(points for _, points in rows)
    if having > most:
        sums = [
            labelled(repeated(held.name, held.count), counted(points, POINT))
            for held, points in rows
        ]
        said, all_of, allowed = series(sums), counted(having, POINT), counted(most, POINT)
        words = Words(
            f"The deck has {all_of.en}, and {deck.format.title.en} allows {allowed.en} "
            f"({said.en}). Take some of these cards out.",
            f"合計{all_of.ja}で、{deck.format.title.ja}の上限{allowed.ja}を超えています"
            f"（{said.ja}）。いずれかのカードを減らしてください。",
        )
        yield Said(words, tuple(held for held, _ in rows))


@rule("deck-points-unknown", "reminder", "JP, FILE")
def deck_points_unknown(deck: Checked) -> Iterable[Said]:
    """Where a format counts points and its file lists none, people have to look them up."""
    most = deck.format.most_points
    if most is not None and not deck.format.points:
        allowed = counted(most, POINT)
        yield Said(
            Words(
                f"{deck.format.title.en} allows a deck {allowed.en}; which cards have any, each "
                "event says for itself. Write its list into the file of the format.",
                f"{deck.format.title.ja}のデッキは合計{allowed.ja}までです。どのカードに何ポイント"
                "付くかは大会ごとに決まるため、その一覧をレギュレーションのファイルに"
                "書いてください。",
            )
        )


RULES = (deck_points, deck_points_unknown)
