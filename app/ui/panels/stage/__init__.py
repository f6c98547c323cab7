"""The stage: what is declared and waits, whose chance it is to respond, who has passed."""
