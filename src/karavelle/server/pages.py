"""Addresses for people: a table, a moment of it, a code to join by, a link to a seat."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Path, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from karavelle.kernel.errors import KaravelleError
from karavelle.server import html
from karavelle.server.api.lobby import Code, about
from karavelle.server.api.tables import Id, view_of
from karavelle.server.deeds import Answer, Confirm, Name, Sit, Undo
from karavelle.server.errors import ApiError
from karavelle.server.guard import hashed
from karavelle.server.store import tables
from karavelle.server.views import eyes, moment_view
from karavelle.server.visitors import Visitor, harbour_of, new_guest, start_session, visitor
