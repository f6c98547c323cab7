"""What card texts ask of coins, decks and cards, and of where they lie (groups A to D)."""

from __future__ import annotations

from app.core.text.words import Words
from app.games.contracts.learning.operation_contract import Act, Drag, Operation, Typed
from app.games.pokemon.operations.pointed_at import (
    BENCH,
    BY_OPPONENT,
    DECK,
    DISCARD,
    HAND,
    HAND_CARD,
    LOST,
    MAT,
    ORDER,
    OWN,
    PRIZE,
    SHEET,
    SIT,
    THEIR_HAND,
    THEIRS,
    on,
    to,
    two,
)

# -- the operations -----------------------------------------------------------------------

CHANCE = (
    Operation(
        "A01",
        Words(
            "Flip coins: one, several, until tails", "コインを投げる（1枚、複数、ウラが出るまで）"
        ),
        5303,
        (on("coin", MAT), on("coins_3", MAT), on("coins_until_tails", MAT)),
    ),
    Operation(
        "A02",
        Words("Choose a target", "対象を選ぶ"),
        1380,
        (on("target", THEIRS), on("target", THEIR_HAND), on("target", DECK)),
    ),
    Operation(
        "A03",
        Words("Show cards to everybody", "カードを全員に見せる"),
        937,
        (on("show", HAND_CARD), on("show_hand", HAND_CARD), on("show_top", DECK)),
    ),
    Operation(
        "A04",
        Words("Look at hidden cards", "ウラ向きのカードを見る"),
        453,
        (on("look_3", DECK), on("look_at_one_more", PRIZE), on("look_through", PRIZE)),
    ),
    Operation(
        "A05",
        Words("Pick at random from hidden cards", "ウラ向きのカードからランダムに選ぶ"),
        181,
        (on("random_open", THEIR_HAND), on("random_discard", THEIR_HAND)),
    ),
    Operation(
        "A06",
        Words("Put several cards in an order of one's choice", "複数のカードを好きな順に置く"),
        109,
        (
            (Act("look_4", DECK), Typed(ORDER)),
            two(HAND_CARD, HAND_CARD, "to_deck_bottom"),
        ),
    ),
    Operation(
        "A07",
        Words("Change the result of a coin afterwards", "コインの結果をあとから変える"),
        21,
        (on("coin_heads", MAT), on("coin_tails", MAT), on("coins_as_2", MAT)),
    ),
    Operation(
        "A08",
        Words("Roll dice", "サイコロを振る"),
        0,
        (on("dice", MAT), on("dice_2", MAT)),
    ),
)
DECKS = (
    Operation("B01", Words("Shuffle a deck", "山札を切る"), 2523, (on("shuffle", DECK),)),
    Operation(
        "B02",
        Words("Search the deck, then shuffle", "山札からカードを探し、山札を切る"),
        2120,
        (
            on("search_same", OWN),
            on("search_evolution", OWN),
            (Act("look_through", DECK), Drag(SHEET, HAND), Act("shuffle", SHEET)),
        ),
    ),
    Operation(
        "B03",
        Words("Draw cards", "カードを引く"),
        1358,
        (on("draw", DECK), on("draw_3", DECK), to(DECK, HAND)),
    ),
    Operation(
        "B04",
        Words("Discard from the top of the deck", "山札の上からトラッシュする"),
        380,
        (on("discard_top", DECK), on("discard_top_3", DECK), to(DECK, DISCARD)),
    ),
    Operation(
        "B05",
        Words("Put on top of or below the deck", "山札の上や下に置く"),
        256,
        (on("to_deck_top", HAND_CARD), on("to_deck_bottom", HAND_CARD), to(HAND_CARD, DECK)),
    ),
    Operation(
        "B06",
        Words("Note another rule of deck building", "デッキ構築の例外を示す"),
        178,
        (on("deck_rule", MAT),),
    ),
    Operation(
        "B07",
        Words("Put the top of the deck in order", "山札の上のカードを並べ替える"),
        159,
        ((Act("look_4", DECK), Typed(ORDER)),),
    ),
    Operation(
        "B08",
        Words("Say that a card may be played", "カードを使う条件を満たしたと示す"),
        156,
        (on("condition_met", HAND_CARD),),
    ),
    Operation(
        "B09",
        Words("Discard the whole hand", "手札をすべてトラッシュする"),
        144,
        (on("discard_hand", HAND_CARD),),
    ),
    Operation(
        "B10",
        Words("Shuffle the hand into the deck", "手札をすべて山札に戻して切る"),
        125,
        (on("shuffle_hand_in", HAND_CARD),),
    ),
    Operation(
        "B11",
        Words("Let the opponent discard", "相手の手札をトラッシュさせる"),
        115,
        (on("random_discard", THEIR_HAND), (SIT, Act("to_discard", HAND_CARD), SIT)),
    ),
    Operation(
        "B12",
        Words("Look at the opponent's hand and choose", "相手の手札を見て選ぶ"),
        79,
        (
            (Act("show_hand", BY_OPPONENT), Act("to_discard", THEIR_HAND)),
            (SIT, Act("to_discard", HAND_CARD), SIT),
        ),
    ),
    Operation(
        "B13",
        Words("Draw until the hand has a number of cards", "手札が決まった枚数になるまで引く"),
        0,
        (on("draw_up_to_9", DECK),),
    ),
)
PLACES = (
    Operation(
        "C01",
        Words("Retreat: prevent it, change its cost", "にげる：できなくする、エネルギーを増減する"),
        770,
        (
            on("no_retreat", THEIRS),
            on("retreat_less_1", OWN),
            on("retreat_more_1", THEIRS),
            on("retreat", OWN),
        ),
    ),
    Operation(
        "C02",
        Words("Switch the Active Pokémon with a Benched one", "バトルポケモンをベンチと入れ替える"),
        740,
        (on("to_active", OWN), on("to_active", THEIRS), to(OWN, OWN)),
    ),
    Operation(
        "C03",
        Words("Put onto the Bench from hand or deck", "手札や山札からベンチに出す"),
        521,
        (on("bench_basic", HAND_CARD), to(HAND_CARD, BENCH), on("search_bench", OWN)),
    ),
    Operation(
        "C04",
        Words("Bring up a Benched Pokémon of the opponent", "相手のベンチポケモンを呼び出す"),
        135,
        (on("to_active", THEIRS), to(THEIRS, THEIRS)),
    ),
    Operation(
        "C05",
        Words("Put straight into the Active Spot", "バトル場に直接出す"),
        67,
        (on("to_active", HAND_CARD),),
    ),
    Operation(
        "C06",
        Words("Change how many fit on the Bench", "ベンチの上限を変える"),
        14,
        (on("bench_8", MAT), on("bench_3", MAT)),
    ),
    Operation(
        "C07",
        Words("Let a Pokémon attack from the Bench", "ベンチからワザを使えるようにする"),
        8,
        (on("bench_attack", OWN),),
    ),
)
MOVES = (
    Operation(
        "D01",
        Words("Take or set out Prizes", "サイドをとる、置く"),
        3431,
        (
            on("take_prize", MAT),
            on("take_prizes_2", PRIZE),
            to(PRIZE, HAND),
            on("to_prizes", HAND_CARD),
            on("top_to_prizes", DECK),
        ),
    ),
    Operation(
        "D02",
        Words("Discard from anywhere", "どこからでもトラッシュする"),
        2458,
        (on("to_discard", HAND_CARD), to(HAND_CARD, DISCARD), on("to_discard", OWN)),
    ),
    Operation(
        "D03",
        Words("Evolve, devolve", "進化、退化させる"),
        1140,
        (
            to(HAND_CARD, OWN),
            on("evolve", HAND_CARD),
            on("devolve", OWN),
            on("rare_candy", HAND_CARD),
        ),
    ),
    Operation(
        "D04",
        Words("Take back from the discard pile", "トラッシュから戻す"),
        873,
        (on("recover_2", DISCARD), on("to_hand", DISCARD), to(DISCARD, HAND)),
    ),
    Operation(
        "D05",
        Words("Return to the deck", "山札に戻す"),
        574,
        (
            on("shuffle_in", HAND_CARD),
            on("to_deck_top", DISCARD),
            on("shuffle_in", OWN),
            on("pile_into_deck", DISCARD),
        ),
    ),
    Operation(
        "D06",
        Words("Send to the Lost Zone", "ロストゾーンに置く"),
        131,
        (on("to_lost", HAND_CARD), to(OWN, LOST)),
    ),
    Operation(
        "D07",
        Words("Return to the hand", "手札に戻す"),
        109,
        (on("to_hand", OWN), on("to_hand", THEIRS)),
    ),
    Operation(
        "D08",
        Words("A Pokémon leaves with all that is attached", "ついているカードごと場を離れる"),
        106,
        (to(OWN, DECK), to(OWN, HAND), on("shuffle_in", OWN)),
    ),
)
