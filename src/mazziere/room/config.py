"""What the house decides about itself."""

import msgspec


class Config(msgspec.Struct, frozen=True):
    """Settings of a room; times in milliseconds.

    With `bots_rest` no hand is dealt to bots alone while nobody watches; `bot_pace` is the least and the most a bot
    takes to act. `slow` is the time of a ping from which a connection counts as slow; `burst` and
    `messages_per_second` bound what one client may send; `tables_each` and `bots_each` what one person may have.
    """

    demo: bool = True
    bots_rest: bool = True
    bot_pace: tuple[int, int] = (700, 2200)
    slow: int = 600
    burst: int = 60
    messages_per_second: float = 20
    tables_each: int = 4
    bots_each: int = 5
