"""How much, how fast, how long: every limit of the wire in one place."""

from __future__ import annotations

PORT = 27420
"""Where a table listens if nobody says otherwise; the next free one where it is taken."""

LONGEST_REQUEST = 64 * 1024
"""Bytes of one message to the host, once somebody is in."""
LONGEST_CALL = 4 * 1024
"""Bytes of one message to the host before."""
LONGEST_TOLD = 4 * 1024 * 1024
"""Bytes of one message to a client: more than the whole view of any table that a host lets grow
(`app/core/data/weight.py`). Nothing longer is sent."""

LONGEST_DELAY = 3600
"""Seconds by which spectators may be behind."""
MOST_CONNECTIONS = 80
"""Connections to one table that are WebSockets, those in their handshake included."""
MOST_WAITING_CONNECTIONS = 64
"""Connections in the TLS handshake, and as many that are about to become a WebSocket. For one more,
the one that is longest there ends, of the address that has the most of them."""
HANDSHAKE_WAIT = 10.0
"""Seconds that a TLS handshake may take."""
LONGEST_HELLO = 8 * 1024
"""Bytes of the first word of TLS; those of browsers have two thousand."""
LONGEST_HANDSHAKE = 32 * 1024
"""Bytes of a client's part of the TLS handshake."""
FAREWELL_WAIT = 10.0
"""Seconds in which a client has to read what was said last."""

MOST_UNREAD = 1024 * 1024
"""Bytes that wait for a client that does not read, besides the whole view; then it is dropped, and
comes back anew."""
REQUESTS_A_SECOND = 200.0
"""Messages that one client may send on the long run; an honest window sends some ten. What is long,
makes the host tell much or takes it long counts as several."""
LETTERS_OF_A_REQUEST = 2048
"""Bytes of a message, or of a view that is asked for, that count as one."""
USUAL_TIME = 0.02
"""Seconds that the host may work for a message before it counts as several."""
TIME_OF_A_REQUEST = 0.002
"""Seconds of work beyond that, which count as one: nobody gets more than a part of its time."""
HEAVIEST_REQUEST = 200
"""Messages that one counts as at most."""
REQUESTS_AT_ONCE = 600.0
"""Messages that one client may send in a burst."""
FLOOD = 2000.0
"""Messages beyond what one may send until the connection is closed."""

PING_EVERY = 5.0
"""Seconds between two looks whether the other side is there; they tell the latency as well."""
SILENT_AFTER = 20.0
"""Seconds without a sign of life after which a connection counts as dead."""
GREETING_WAIT = 10.0
"""Seconds in which a connection has to become a WebSocket, however busily it sends."""

STEPS_AT_ONCE = 8
"""Steps of the history that are told again in one go: others may play in between."""
BETWEEN_PARTS = 0.005
"""Seconds until the next ones."""
MOST_PARTS = 4096
"""Such parts that one client may wait for."""

LINK_WAIT = 0.3
"""Seconds that a draw waits for the link of a seat; then the seat is left out of it."""
