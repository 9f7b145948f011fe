"""Requests of people to a table. Each is checked here and becomes entries of the log.

A request that is not allowed raises an error and changes nothing. Its automatic consequences (a
proposal that is now agreed to, an automatic answer) are carried out with it.
"""

from tableronde.tables.requests.answering import answer, answer_for_bot, resign, undo
from tableronde.tables.requests.chatting import say
from tableronde.tables.requests.checks import check_extra_requests
from tableronde.tables.requests.opening import (
    link_rematch,
    open_own_table,
    open_table,
    rematch_table,
)
from tableronde.tables.requests.ordering import order, pass_turn, raise_hand, remark
from tableronde.tables.requests.seating import claim, come_back, fill, invited, leave, sit
from tableronde.tables.requests.timing import credit_downtime, time_up
from tableronde.tables.requests.voting import propose, show_up, vote

__all__ = [
    "answer",
    "answer_for_bot",
    "check_extra_requests",
    "claim",
    "come_back",
    "credit_downtime",
    "fill",
    "invited",
    "leave",
    "link_rematch",
    "open_own_table",
    "open_table",
    "order",
    "pass_turn",
    "propose",
    "raise_hand",
    "remark",
    "rematch_table",
    "resign",
    "say",
    "show_up",
    "sit",
    "time_up",
    "undo",
    "vote",
]
