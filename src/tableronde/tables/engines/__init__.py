"""The databases that storage can use: SQLite for one worker, PostgreSQL for many."""
