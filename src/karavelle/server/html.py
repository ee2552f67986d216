"""Plain pages, without a script: enough to be led to a table by a link, to look at it, and to play."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from karavelle.kernel.text import Speech

REFRESH = 4
"""Seconds after which a page on which one waits is fetched again."""

STYLE = """
:root { color-scheme: light dark; --sea: #0d3b45; --paper: #f6eedd; --ink: #24180d; --brass: #96691c; --line: #cbb994; }
@media (prefers-color-scheme: dark) {
  :root { --sea: #9ad3d6; --paper: #0f1c22; --ink: #eadfc6; --brass: #d9a94a; --line: #33474d; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 1rem; background: var(--paper); color: var(--ink);
       font: 1rem/1.5 system-ui, sans-serif; }
h1, h2, caption { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif; color: var(--sea); }
h1 { font-size: 1.6rem; } h2, caption { font-size: 1.1rem; text-align: left; font-weight: 600; }
a { color: var(--sea); } .prompt { font-size: 1.15rem; font-weight: 600; margin: 1rem 0 .5rem; }
.panels { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
.panel { overflow-x: auto; max-width: 100%; border: 1px solid var(--line); border-radius: .5rem; padding: .5rem .8rem; }
table { border-collapse: collapse; } td, th { padding: .1rem .5rem; text-align: left; vertical-align: top; }
th { font-weight: 600; } .answers { display: flex; flex-wrap: wrap; gap: .5rem; margin: .5rem 0 1rem; }
button, input, select { font: inherit; min-height: 2.75rem; padding: .3rem .9rem; border-radius: .4rem;
  border: 1px solid var(--brass); background: transparent; color: inherit; }
button { cursor: pointer; border-width: 2px; } button:focus-visible, a:focus-visible, input:focus-visible {
  outline: 3px solid var(--brass); outline-offset: 2px; }
.dim { opacity: .75; } .strong { font-weight: 700; } .log { max-height: 18rem; overflow-y: auto; }
form { display: inline; } ul { padding-left: 1.2rem; } p.error { color: #b3261e; font-weight: 600; }
@media (prefers-color-scheme: dark) { p.error { color: #ff9d92; } }
"""


def page(title: str, lang: str, *parts: str, refresh: bool = False) -> str:
    """A whole page."""
    again = f'<meta http-equiv="refresh" content="{REFRESH}">' if refresh else ""
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">{again}'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{escape(title)} · Karavelle</title><link rel="stylesheet" href="/style.css"></head>'
        f"<body><main>{''.join(parts)}</main></body></html>"
    )


def heading(text: str, level: int = 1) -> str:
    """A heading."""
    return f"<h{level}>{escape(text)}</h{level}>"


def paragraph(text: str, kind: str = "") -> str:
    """A paragraph."""
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def link(href: str, text: str) -> str:
    """A link."""
    return f'<a href="{escape(href)}">{escape(text)}</a>'


def listed(items: Sequence[str], kind: str = "") -> str:
    """A list of things that are HTML already."""
    return f'<ul class="{kind}">' + "".join(f"<li>{item}</li>" for item in items) + "</ul>"


def button(action: str, text: str, **fields: object) -> str:
    """A button that sends fields to an address."""
    hidden = "".join(
        f'<input type="hidden" name="{name}" value="{escape(str(value))}">' for name, value in fields.items()
    )
    return f'<form method="post" action="{escape(action)}">{hidden}<button>{escape(text)}</button></form>'


def ask(action: str, label: str, name: str, text: str, value: str = "", **fields: object) -> str:
    """A form with one line to fill in."""
    hidden = "".join(f'<input type="hidden" name="{key}" value="{escape(str(said))}">' for key, said in fields.items())
    return (
        f'<form method="post" action="{escape(action)}">{hidden}<label>{escape(label)} '
        f'<input name="{name}" value="{escape(value)}" maxlength="24" required></label> '
        f"<button>{escape(text)}</button></form>"
    )


def panels(scene: dict[str, Any]) -> str:
    """What lies on the table."""
    return '<div class="panels">' + "".join(map(_panel, scene["panels"])) + "</div>"


def _panel(panel: dict[str, Any]) -> str:
    head = f"<tr>{''.join(_cell('th', cell) for cell in panel['head'])}</tr>" if panel["head"] else ""
    rows = "".join(f"<tr>{''.join(_cell('td', cell) for cell in row)}</tr>" for row in panel["rows"])
    return f'<div class="panel"><table><caption>{escape(panel["title"])}</caption>{head}{rows}</table></div>'


def _cell(tag: str, cell: list[str]) -> str:
    kinds = " ".join(kind for kind in cell[1].split() if kind in ("dim", "strong"))
    return f'<{tag} class="{kinds}">{escape(cell[0])}</{tag}>'


def scores(view: dict[str, Any], speech: Speech) -> str:
    """The score sheets of a finished game, in a line each."""
    rows = [
        f"{escape(seat['name'])}: {sheet['total']}" for seat, sheet in zip(view["seats"], view["points"], strict=True)
    ]
    return heading(speech.say("score-total"), 2) + listed(rows)
