"""What golden games compare: a match's score sheet as plain data."""

from __future__ import annotations

from karavelle.kernel.match import Match


def sheet(match: Match) -> list[dict[str, object]]:
    """The score sheet, a column a seat, with ranks."""
    return [
        {
            "lines": [f"{line.category} {line.item} {line.points}" for line in column.lines],
            "total": int(column.total),
            "rank": rank,
        }
        for column, rank in zip(match.game.sheets(match.state), match.game.ranks(match.state), strict=True)
    ]
