"""What was heard on a cable: packets, put together again as streams, and searched for words.

A word is looked for as it stands, as UTF-16, in base64, in hexadecimal digits, and in whatever can
be unpacked as zlib, gzip or bare deflate from any place of a stream on.
"""

from __future__ import annotations

import base64
import struct
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path

ETHERNET, TCP = 14, 6
MOST_UNPACKED = 1 << 16
"""Bytes that are looked at of each thing that was unpacked."""
SHORTEST_UNPACKED = 16
"""Bytes below which bare deflate is the play of chance: nearly any byte begins a short one."""
_GZIP, _ZLIB, _BARE = 31, 15, -15


def pcap_packets(file: Path) -> list[bytes]:
    """Return the packets that tcpdump wrote to a file."""
    data = file.read_bytes()
    magic, _, _, _, _, _, link = struct.unpack("<IHHiIII", data[:24])
    assert (magic, link) == (0xA1B2C3D4, 1), "no packets of Ethernet"
    at, packets = 24, []
    while at + 16 <= len(data):
        _, _, length, whole = struct.unpack("<IIII", data[at : at + 16])
        assert length == whole, "a packet was cut off"
        packets.append(data[at + 16 : at + 16 + length])
        at += 16 + length
    return packets


def streams(packets: Iterable[bytes], port: int) -> list[bytes]:
    """Return what went each way of each connection with a TCP port, headers left out."""
    parts: dict[tuple[bytes, ...], dict[int, bytes]] = {}
    for packet in packets:
        ip = packet[ETHERNET:]
        if packet[12:ETHERNET] != b"\x08\x00" or len(ip) < 20 or ip[9] != TCP:
            continue
        length = int.from_bytes(ip[2:4], "big")
        tcp = ip[4 * (ip[0] & 15) : length or None]
        source, goal, number = struct.unpack("!HHI", tcp[:8])
        said = tcp[4 * (tcp[12] >> 4) :]
        if port in (source, goal) and said:
            flow = parts.setdefault((ip[12:16], ip[16:20], tcp[:4]), {})
            flow.setdefault(number, said)
    return [_joined(flow) for flow in parts.values()]


def _joined(flow: dict[int, bytes]) -> bytes:
    """Return the bytes of one way in their order; what was sent twice stands once."""
    first = min(flow)
    # Numbers wrap at the end of 32 bits.
    begin = max(flow) if max(flow) - first > 1 << 31 else first
    if begin != first:
        begin = min(number for number in flow if number > 1 << 31)
    whole = bytearray()
    for number in sorted(flow, key=lambda one: (one - begin) % (1 << 32)):
        at = (number - begin) % (1 << 32)
        whole[at : at + len(flow[number])] = flow[number]
    return bytes(whole)


def disguises(word: str) -> Iterator[bytes]:
    """Yield a word as it may stand in bytes."""
    plain = word.encode()
    yield plain
    yield word.encode("utf-16-le")
    yield word.encode("utf-16-be")
    yield plain.hex().encode()
    yield plain.hex().upper().encode()
    for shift in range(3):
        # Where it begins in the middle of four letters, the first and last of them hold others too.
        first, last = -(-shift * 8 // 6), (shift + len(plain)) * 8 // 6
        yield base64.b64encode(bytes(shift) + plain + bytes(3))[first:last]


def found(words: Iterable[str], heard: Iterable[bytes]) -> set[str]:
    """Return which of some words stand in what was heard, in whatever form."""
    pieces = [one for stream in heard for one in (stream, *unpacked(stream))]
    return {
        word
        for word in words
        if any(form in piece for form in set(disguises(word)) for piece in pieces)
    }


def unpacked(stream: bytes) -> Iterator[bytes]:
    """Yield whatever can be unpacked from some place of a stream on."""
    for at in range(len(stream)):
        piece = memoryview(stream)[at : at + MOST_UNPACKED]
        for form in _forms(stream, at):
            opened = zlib.decompressobj(form)
            try:
                whole = opened.decompress(piece, MOST_UNPACKED)
            except zlib.error:
                continue
            if len(whole) >= SHORTEST_UNPACKED:
                yield whole


def _forms(stream: bytes, at: int) -> tuple[int, ...]:
    if stream[at] == 0x1F and stream[at + 1 : at + 2] == b"\x8b":
        return (_GZIP,)
    if stream[at] == 0x78:
        return (_ZLIB, _BARE)
    return (_BARE,)
