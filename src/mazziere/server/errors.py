"""Errors of the REST side: a stable code, a sentence in two languages, the rule where one decides."""

from __future__ import annotations

import logging
import re
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from mazziere.room.ports import StoreError, Unavailable
from mazziere.rules.refusal import Refusal
from mazziere.words import LANGUAGES, said

log = logging.getLogger("mazziere.server")


LARGEST: Final = 256 * 1024
"""Bytes a request's body may have."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something was not done; nothing has changed."""

    code: str
    message: dict[str, str]
    rule: str = ""
    facts: dict[str, Any] = {}


NOT_FOUND: Final = 404
STATUS: Final = {
    "room-session": 401,
    "room-login": 401,
    "room-role": 403,
    "room-forged": 403,
    "room-key": 403,
    "room-silenced": 403,
    "not-found": 404,
    "room-no-table": 404,
    "room-no-account": 404,
    "room-no-hand": 404,
    "room-no-list": 404,
    "room-no-rule": 404,
    "room-no-rulebook": 404,
    "room-no-house-rulebook": 404,
    "floor-no-call": 404,
    "room-name-taken": 409,
    "room-conflict": 409,
    "room-fast": 429,
    "room-chat-fast": 429,
    "room-busy": 429,
    "room-fault": 500,
    "room-unavailable": 503,
}
"""The status of a refusal; any other is 422, whether a rule or the house says no."""


def refused(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    """A rule, or the house, says no."""
    told = refusal.to_dict()
    problem = Problem(told["code"], told["message"], told["rule"], msgspec.to_builtins(told["facts"], enc_hook=str))
    return Response(problem, status_code=STATUS.get(refusal.code, 422), media_type=MediaType.JSON)


def not_taken(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """The request itself is wrong."""
    if error.status_code == NOT_FOUND:
        return refused(_, Refusal("", "not-found"))
    extra: Any = error.extra if isinstance(error.extra, list) else []
    wrong = [
        _wrong(str(each.get("key", "body")), str(each.get("message", ""))) for each in extra if isinstance(each, dict)
    ]
    code, sentence = _CODES.get(error.status_code, ("bad-request", "request-unread"))
    whole = said(sentence, most=LARGEST // 1024)
    problem = Problem(code, {lang: "; ".join(each[lang] for each in wrong) or whole[lang] for lang in LANGUAGES})
    return Response(problem, status_code=error.status_code, media_type=MediaType.JSON, headers=error.headers)


def _wrong(field: str, detail: str) -> dict[str, str]:
    """What is wrong with a field, to whoever filled it in."""
    for pattern, code in _WRONG:
        if found := pattern.match(detail):
            return said(code, field=field, limit=found.group(1))
    return said("request-wrong", field=field)


def failed(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A bug of ours, or the database is away; what it was stays in the log."""
    if isinstance(error, Unavailable):
        return refused(_, Refusal("", "room-unavailable"))
    if isinstance(error, StoreError):
        return refused(_, Refusal("", "room-conflict"))
    log.error("a request failed", exc_info=error)
    return refused(_, Refusal("", "room-fault"))


_WRONG: Final = tuple(
    (re.compile(pattern), code)
    for pattern, code in (
        (r"Expected `str` of length <= (\d+)", "request-long"),
        (r"Expected `str` of length >= (\d+)", "request-short"),
        (r"Expected `int` >= (-?\d+)", "request-least"),
        (r"Expected `int` <= (-?\d+)", "request-most"),
        (r"Expected `(int)(?: \| null)?`, got", "request-whole"),
        (r"Expected `(str)(?: \| null)?`, got", "request-text"),
        (r"Expected `(bool)(?: \| null)?`, got", "request-yes-no"),
        (r"Expected `(array)(?: \| null)?`, got", "request-list"),
        (r"Expected `array` of length <= (\d+)", "request-many"),
        (r"Expected `array` of length >= (\d+)", "request-few"),
        (r"Expected `array` of length (\d+)", "request-so-many"),
        (r"Invalid enum value '?(.*?)'?(?: - |$)", "request-choice"),
        (r"Object missing required field `(\w+)`", "request-missing"),
        (r"Object contains unknown field `(\w+)`", "request-unknown"),
    )
)
"""What msgspec says of a field that does not fit, and our sentence for it."""

_CODES: Final = {
    401: ("unauthorised", "request-login"),
    403: ("forbidden", "request-forbidden"),
    405: ("bad-method", "request-method"),
    413: ("too-large", "request-large"),
    415: ("bad-type", "request-type"),
}
"""What is wrong with a request as a whole, by its status: the code for programs, and our sentence."""

HANDLERS: Final[dict[Any, Any]] = {Refusal: refused, HTTPException: not_taken, Exception: failed}
