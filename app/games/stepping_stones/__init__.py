"""Stepping stones (飛び石): stones of one colour each, set across a stream."""
