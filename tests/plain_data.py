"""What is sent can be written as JSON and read back: nothing but its sentences has become text."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from companion.sentences import Sentence, encode


def assert_is_plain_data(value: Struct) -> None:
    written = msgspec.json.encode(value, enc_hook=encode)
    read = msgspec.json.decode(written, type=type(value), dec_hook=_read)
    assert msgspec.json.encode(read, enc_hook=encode) == written


def _read(kind: type, text: str) -> object:
    assert kind is Sentence
    return Sentence(text)
