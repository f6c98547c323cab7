"""What is wrong with data, in words for people: the validation library speaks English only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.core.text.words import Words

_NOT_JSON = Words("it is not JSON", "JSONとして読み取れません")
_NOT_TEXT = Words("it is not a text", "文字列ではありません")
_NOT_WHOLE = Words("it is not a whole number", "整数ではありません")
_NOT_NUMBER = Words("it is not a number", "数ではありません")
_NOT_TRUTH = Words("it is neither true nor false", "真偽値ではありません")
_NOT_LIST = Words("it is not a list", "一覧ではありません")
_NOT_OBJECT = Words("it is not an object", "項目の組ではありません")
_MISSING = Words("it is missing", "必要な項目がありません")
_UNKNOWN_NAME = Words("nothing has that name", "知らない項目です")
_UNKNOWN = Words("no such value is known", "知らない値です")
_RANGE = Words("it is out of range", "範囲外の値です")
_FORM = Words("it does not have the right form", "形が違います")
_SHORT = Words("it is too short", "短すぎます")
_LONG = Words("it is too long", "長すぎます")
_WRONG = Words("the value does not fit", "使えない値です")

_KINDS = {
    "missing": _MISSING,
    "union_tag_not_found": _MISSING,
    "extra_forbidden": _UNKNOWN_NAME,
    "unexpected_keyword_argument": _UNKNOWN_NAME,
    "union_tag_invalid": _UNKNOWN,
    "literal_error": _UNKNOWN,
    "enum": _UNKNOWN,
    "json_invalid": _NOT_JSON,
    "json_type": _NOT_JSON,
    "string_type": _NOT_TEXT,
    "string_unicode": _NOT_TEXT,
    "string_pattern_mismatch": _FORM,
    "string_too_short": _SHORT,
    "string_too_long": _LONG,
    "too_short": _SHORT,
    "too_long": _LONG,
    "int_type": _NOT_WHOLE,
    "int_parsing": _NOT_WHOLE,
    "int_parsing_size": _RANGE,
    "int_from_float": _NOT_WHOLE,
    "float_type": _NOT_NUMBER,
    "float_parsing": _NOT_NUMBER,
    "finite_number": _NOT_NUMBER,
    "bool_type": _NOT_TRUTH,
    "bool_parsing": _NOT_TRUTH,
    "list_type": _NOT_LIST,
    "tuple_type": _NOT_LIST,
    "set_type": _NOT_LIST,
    "frozen_set_type": _NOT_LIST,
    "dict_type": _NOT_OBJECT,
    "model_type": _NOT_OBJECT,
    "dataclass_type": _NOT_OBJECT,
    "greater_than": _RANGE,
    "greater_than_equal": _RANGE,
    "less_than": _RANGE,
    "less_than_equal": _RANGE,
}
"""Kind of mistake, as the library names it -> a clause without its end."""


def why_wrong(error: Mapping[str, Any]) -> Words:
    """Return one of the errors of a ValidationError as a clause without its end."""
    return _KINDS.get(error["type"], _WRONG)
