"""What a server counts, for Prometheus at /metrics."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
FINE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)

REQUESTS = Counter("karavelle_requests", "HTTP requests.", ["method", "status"], registry=REGISTRY)
MOVES = Counter("karavelle_moves", "Deeds at tables that were written down.", ["game"], registry=REGISTRY)
MOVE_SECONDS = Histogram(
    "karavelle_move_seconds", "From a deed to its acknowledgement.", buckets=FINE, registry=REGISTRY
)
CONFLICTS = Counter("karavelle_conflicts", "Deeds that another process had forestalled.", registry=REGISTRY)
SOCKETS = Gauge("karavelle_sockets", "Open sockets.", registry=REGISTRY)
ROOMS = Gauge("karavelle_rooms", "Tables in memory.", registry=REGISTRY)
SENT = Counter("karavelle_sent_bytes", "Bytes sent over sockets, before compression.", registry=REGISTRY)
REFUSED = Counter("karavelle_limited", "Requests over a rate limit.", ["what"], registry=REGISTRY)
BOT_SECONDS = Histogram("karavelle_bot_seconds", "A bot's thinking.", buckets=(*FINE, 5.0), registry=REGISTRY)
BOT_FAILURES = Counter("karavelle_bot_failures", "Bots that hung, died or answered nonsense.", registry=REGISTRY)
