"""What a deck will do in its opening hands: exactly, and by trying it out."""
