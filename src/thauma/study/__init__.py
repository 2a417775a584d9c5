"""What a game teaches: pure functions over records and evaluators; no clock, no network, no page."""
