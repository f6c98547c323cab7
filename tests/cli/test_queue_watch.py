"""How much waits for whom is read from the system's table of connections."""

from __future__ import annotations

from app.cli.benches.tools.queue_watch import waiting

TABLE = """\
  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:6B1C 00000000:0000 0A 00000000:00000007 00:00000000 00000000     0        0 1 1
   1: 0100007F:6B1C 0100007F:C350 01 00000010:00000000 01:00000014 00000000     0        0 2 4
   2: 0100007F:C350 0100007F:6B1C 01 00000000:00000020 00:00000000 00000000     0        0 3 1
   3: 0100007F:6B1C 0100007F:C351 06 00000100:00000000 00:00000000 00000000     0        0 0 3
   4: 0100007F:C352 0100007F:6B1D 01 00000000:00000400 00:00000000 00000000     0        0 5 1
"""


def test_what_waits_at_both_ends_of_a_connection_is_one_queue() -> None:
    assert waiting(TABLE, 0x6B1C) == {0xC350: 0x30}
