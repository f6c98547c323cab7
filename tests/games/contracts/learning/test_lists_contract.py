from app.cards.name_keys import search_key
from app.core.text.words import Words
from app.games.contracts.learning.lists_contract import ListRow, ListSection, found

UP = ListRow(Words("Up", "アップ"), Words("gains a number", "数字が増える"), sign="♥")
PASS = ListRow(Words("Pass", "パス"), also=("スルー",), facts=(Words("free", "無料"),))
EVERY = (
    ListSection(Words("Magic", "魔法"), (UP,)),
    ListSection(Words("Words", "用語"), (PASS,)),
)


def _titles(text: str) -> list[str]:
    return [row.title.en for one in found(EVERY, text, search_key) for row in one.rows]


def test_rows_are_found_by_all_that_is_said_of_them_in_either_language() -> None:
    assert _titles("") == ["Up", "Pass"]
    assert _titles("するー") == ["Pass"]
    assert _titles("GAINS") == ["Up"]
    assert _titles("無料") == ["Pass"]
    assert _titles("♥") == ["Up"]


def test_all_words_have_to_occur_and_a_heading_counts_for_its_rows() -> None:
    assert _titles("magic number") == ["Up"]
    assert _titles("magic free") == []
    assert found(EVERY, "nothing at all", search_key) == ()
