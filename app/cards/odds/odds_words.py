"""How odds are said: figures, what they assume, and what makes them doubtful."""

from __future__ import annotations

from app.cards.odds import exact_odds
from app.cards.odds.deck_pool import Group, Pool
from app.cards.odds.exact_odds import Going
from app.core.text.wording import CARD, Noun, bracketed, copies, counted, listed, series
from app.core.text.words import Words

OPENING = Noun("opening", "openings", "回")
_FINEST = 0.0005
"""Below it nothing but zeros would be written."""

DRAWS = Words(
    "A card is drawn at the beginning of each turn, the very first one included. What effects draw "
    "or search out is not counted.",
    "最初の番も含め、自分の番ごとに1枚引きます。カードの効果で引いたり選んだりする分は数えません。",
)
_OWN_TURNS: dict[Going, Words] = {
    "first": Words(
        "A turn here is your own: going first, turns 1, 3, 5, … of the game.",
        "「番」は自分の番のことです。先攻では卓の1、3、5…番目にあたります。",
    ),
    "second": Words(
        "A turn here is your own: going second, turns 2, 4, 6, … of the game.",
        "「番」は自分の番のことです。後攻では卓の2、4、6…番目にあたります。",
    ),
}
_EITHER = Words(
    "A turn here is your own: turns 1, 3, 5, … of the game going first, 2, 4, 6, … going "
    "second. Either way you have seen as many cards by then.",
    "「番」は自分の番のことです。先攻では卓の1、3、5…番目、後攻では2、4、6…番目にあたり、そ"
    "れまでに見る枚数はどちらも同じです。",
)


def own_turns(going: Going | None) -> Words:
    """Return what a turn means, for one who goes first or second, or for both."""
    return _EITHER if going is None else _OWN_TURNS[going]


def chance(share: float) -> str:
    """Return a chance in per cent, the same in both languages: "19.1%", "<0.1%", "100%"."""
    if share <= 0.0:
        return "0%"
    if share >= 1.0:
        return "100%"
    if share < _FINEST:
        return "<0.1%"
    return f"{share * 100:.1f}%" if share < 1 - _FINEST else ">99.9%"


def average(number: float) -> str:
    """Return an average, the same in both languages: "0.24"."""
    return f"{number:.2f}"


def summary(pool: Pool) -> Words:
    """Return what of the deck the odds follow from: cards, keepers, what is set aside."""
    words = pool.opening.words
    return series([counted(pool.size, CARD), words.keepers(pool.keepers), words.aside(pool.aside)])


def asked(group: Group) -> Words:
    """Return what is asked for, with its copies: "4 Iono", "Iono or Nest Ball (8 cards)"."""
    if len(group.members) == 1:
        return copies(group.copies, group.title)
    held = bracketed(counted(group.copies, CARD))
    return Words(group.title.en + held.en, group.title.ja + held.ja)


def doubts(pool: Pool) -> tuple[Words, ...]:
    """Return what makes the odds of this deck doubtful: cards without data."""
    if not pool.doubtful:
        return ()
    names = listed([one.name for one in pool.names if one.doubtful])
    otherwise = chance(exact_odds.mulligan(pool, sure=True))
    return (pool.opening.words.doubt(names, counted(pool.doubtful, CARD), otherwise),)


def reach(openings: int, seed: int | None) -> Words:
    """Return how many openings were tried, and how far a share may be from its chance.

    Two standard errors, √(p(1-p)/n) each, are largest where p is one half: 1/√n.
    """
    tried, within = counted(openings, OPENING), f"{100 / max(1, openings) ** 0.5:.2f}"
    by_seed = Words("", "") if seed is None else Words(f" with seed {seed}", f"（シード{seed}）")
    return Words(
        f"Simulated: {tried.en}{by_seed.en}. In 19 of 20 cases a figure is no more than {within} "
        "percentage points from its chance.",
        f"シミュレーションは{tried.ja}{by_seed.ja}です。20回に19回は、確率との差が{within}ポイント以内です。",
    )
