"""What judges do about a step that went wrong: offered with what each way comes to."""
