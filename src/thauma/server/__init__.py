"""The server: tables where people and bots play together, and where no acknowledged move is ever lost."""
