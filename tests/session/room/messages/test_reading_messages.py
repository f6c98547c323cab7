"""How much a judge may send, and what of it is no reading at all."""

from __future__ import annotations

import pytest

from app.core.data.codec import CodecError, to_bytes
from app.net.encoding.messages import read_from_people, written
from app.session.room.messages.reading_messages import (
    LONGEST_NAME,
    LONGEST_STEPS,
    MOST_SENT,
    EnterReading,
    SendReadings,
    SentReading,
)

ONE = SentReading("It was Switch", "[]")


def test_as_many_as_have_a_letter() -> None:
    most = SendReadings(1, ("c1",), (ONE,) * MOST_SENT)
    assert read_from_people(written(most)) == most


@pytest.mark.parametrize(
    "sent",
    [
        SendReadings(1, ("c1",), (ONE,) * (MOST_SENT + 1)),
        SendReadings(-1, ("c1",), (ONE, ONE)),
        SendReadings(1, ("",), (ONE, ONE)),
        SendReadings(1, ("c1",), (SentReading("x" * (LONGEST_NAME + 1), "[]"), ONE)),
        SendReadings(1, ("c1",), (SentReading("", "x" * (LONGEST_STEPS + 1)), ONE)),
        EnterReading(MOST_SENT),
        EnterReading(-1),
    ],
)
def test_more_is_no_message(sent: SendReadings | EnterReading) -> None:
    with pytest.raises(CodecError):
        read_from_people(to_bytes(sent))
