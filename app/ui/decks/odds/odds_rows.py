"""What the odds of a deck show, as rows that a plot paints, a table writes and a voice says.

One row holds one event as the formulas have it, as the simulation had it, and as it was played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from app.cards.odds import exact_odds as exact
from app.cards.odds import odds_words
from app.cards.odds.deck_pool import Group, Pool
from app.core.data.value import value
from app.core.text.wording import CARD, bracketed, counted, labelled, number, series
from app.core.text.words import Language, Words

if TYPE_CHECKING:
    from app.cards.odds.simulate import Simulated, Tried
    from app.store.decks.played_openings import Opening

EXACT = Words("Exact", "理論値")
TRIED = Words("Simulated", "シミュレーション")
PLAYED = Words("Played", "実戦")
_TWO_ERRORS = 2.0
"""Standard errors to either side, within which 19 of 20 figures lie."""


@value
class Share:
    """How often something happened."""

    times: int
    of: int

    @property
    def share(self) -> float:
        """As a share of 1."""
        return self.times / self.of if self.of else 0.0


@value
class Row:
    """One event."""

    label: Words
    exact: float
    """Its chance; where `average` an average number."""
    tried: float | None = None
    error: float = 0.0
    """How far the simulation may be from the chance."""
    played: Share | None = None
    average: bool = False
    mark: str = ""
    """What stands below it in a plot; "" for a row that is only written."""

    def figures(self) -> tuple[str, str, str]:
        """Return the exact, the simulated and the played figure as they are written."""
        written = odds_words.average if self.average else odds_words.chance
        tried = "" if self.tried is None else written(self.tried)
        return written(self.exact), tried, "" if self.played is None else self._played(self.played)

    def _played(self, played: Share) -> str:
        if self.average:
            return odds_words.average(played.share)
        return f"{number(played.times)}/{number(played.of)} ({round(played.share * 100)}%)"

    def said(self, language: Language) -> str:
        """Return the row as it is said: "1 Basic Pokémon: Exact 47.1%, Played 3/12 (25%)"."""
        pairs = zip((EXACT, TRIED, PLAYED), self.figures(), strict=True)
        parts = [Words(f"{title.en} {of}", f"{title.ja}{of}") for title, of in pairs if of]
        return labelled(self.label, series(parts)).in_(language)


@value
class Sources:
    """Where figures come from: the deck, and what was tried and played with it."""

    pool: Pool
    tried: Simulated | None = None
    played: tuple[Opening, ...] = ()

    def row(
        self,
        label: Words,
        chance: float,
        counts: Sequence[int] | None,
        fits: Callable[[int], bool],
        held: Callable[[Opening], int] | None = None,
        mark: str = "",
    ) -> Row:
        """Return the row of what happens when a number of cards `fits`.

        `counts` are the openings of the simulation by that number; `held` counts it in an opening
        that was played, and is None where nobody can know.
        """
        tried, error = None, 0.0
        if self.tried is not None and counts is not None:
            times = sum(count for of, count in enumerate(counts) if fits(of))
            tried = times / max(1, self.tried.openings)
            error = _TWO_ERRORS * exact.standard_error(tried, self.tried.openings)
        played = None
        if held is not None and self.played:
            times = sum(fits(held(opening)) for opening in self.played)
            played = Share(times, len(self.played))
        return Row(label, chance, tried, error, played, mark=mark)


def hand_rows(sources: Sources) -> tuple[Row, ...]:
    """Return the mulligans, what they cost, and the keepers of the hand that is kept."""
    pool, tried = sources.pool, sources.tried
    none = sources.row(
        Words("A mulligan", "マリガン"),
        exact.mulligan(pool),
        None if tried is None else tried.mulligans,
        lambda count: count > 0,
        lambda opening: opening.mulligans,
    )
    extra = Row(
        Words(
            "Average extra cards for the opponent, at most", "相手が追加で引ける平均枚数（最大）"
        ),
        exact.extra_cards(pool),
        None if tried is None else tried.extra_cards,
        played=_mean_mulligans(sources.played),
        average=True,
    )
    mirrored = Row(
        Words("The same against a deck like this one", "相手も同じデッキの場合"),
        exact.extra_cards(pool, exact.mulligan(pool)),
        average=True,
    )
    return (none, extra, mirrored, *_keepers(sources))


def _mean_mulligans(played: Sequence[Opening]) -> Share | None:
    """Return the mulligans for each opening that was played."""
    if not played:
        return None
    return Share(sum(opening.mulligans for opening in played), len(played))


def _keepers(sources: Sources) -> tuple[Row, ...]:
    spread = exact.keepers_in_hand(sources.pool)
    counts = None if sources.tried is None else sources.tried.keepers
    return tuple(
        sources.row(
            sources.pool.opening.words.keepers(held),
            chance,
            counts,
            lambda found, held=held: found == held,  # type: ignore[misc]
            lambda opening: opening.basics,
            mark=str(held),
        )
        for held, chance in enumerate(spread)
        if held
    )


def turn_rows(
    sources: Sources, group: Group, tried: Tried | None, turns: int, least: int
) -> tuple[Row, ...]:
    """Return the chance of `least` or more cards of a group by each own turn, from the hand on."""
    pool, keys = sources.pool, frozenset(group.keys)
    rows = []
    for turn in range(turns + 1):
        seen = counted(pool.opening.hand + exact.drawn_by(pool, turn), CARD)
        name = Words(f"Turn {turn}", f"{turn}番目の番") if turn else OPENING_HAND
        beside = bracketed(Words(f"{seen.en} seen", f"計{seen.ja}"))
        rows.append(
            sources.row(
                Words(name.en + beside.en, name.ja + beside.ja),
                exact.at_least(exact.by_turn(pool, group, turn), least),
                None if tried is None else tried.by_turn[turn],
                lambda found: found >= least,
                None if turn else lambda opening: sum(key in keys for key in opening.cards),
                mark=str(turn),
            )
        )
    return tuple(rows)


OPENING_HAND = Words("Opening hand", "最初の手札")


def aside_rows(sources: Sources, group: Group, tried: Tried | None) -> tuple[Row, ...]:
    """Return the chances that none, one, … are set aside; nobody knows what was in play."""
    counts = None if tried is None else tried.set_aside
    return tuple(
        sources.row(
            sources.pool.opening.words.gone_of(count, group.copies),
            chance,
            counts,
            lambda found, count=count: found == count,  # type: ignore[misc]
            mark=str(count),
        )
        for count, chance in enumerate(exact.set_aside(sources.pool, group))
    )


def about_openings(tried: Simulated | None, played: int) -> list[Words]:
    """Return how many openings were tried and how many were played."""
    words = []
    if tried is not None:
        words.append(odds_words.reach(tried.openings, tried.seed))
    if not played:
        words.append(
            Words(
                "Openings that you play with exactly these cards are shown here as well.",
                "このデッキのままで対戦を始めると、そのときの最初の手札もここに表示します。",
            )
        )
        return words
    times = counted(played, odds_words.OPENING)
    words.append(
        Words(
            f"Played with these cards: {times.en}, shown by the diamonds.",
            f"このデッキでの実戦は{times.ja}です。ひし形で示しています。",
        )
    )
    return words
