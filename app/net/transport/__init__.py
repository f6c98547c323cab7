"""Connections: addresses, TLS, frames, limits."""
