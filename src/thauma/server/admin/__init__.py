"""What an operator does: to people, to tables, to the lobby. Everything of it stands in a log."""
