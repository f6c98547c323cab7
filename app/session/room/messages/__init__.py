"""What people at a hosted table send, and what they are told."""
