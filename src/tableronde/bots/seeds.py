"""The seeds of bots."""

from hashlib import sha256


def seed_for(secret: str, seat: int, number: int | None = None) -> str:
    """Derive a bot's seed from the secret seed of a match, for the whole game or for one answer.

    The secret seed, and with it the cards, cannot be computed from the bot's seed.
    """
    place = f"{seat}" if number is None else f"{seat}/{number}"
    return sha256(f"bot/{secret}/{place}".encode()).hexdigest()
