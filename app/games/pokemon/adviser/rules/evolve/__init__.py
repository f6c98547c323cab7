"""Rules of evolution."""
