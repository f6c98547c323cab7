"""What is declared and waits: how it is told, whose chance it is, and what comes of it."""
