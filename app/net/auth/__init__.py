"""Who is let in: invites, codes, keys, and the handshake of both sides."""
