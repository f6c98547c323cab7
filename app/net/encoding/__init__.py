"""What passes over the wire, as JSON and back."""
