"""What happened, in the words of both languages."""
