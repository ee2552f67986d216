"""Tables for people who are not in the same room: HTTP and WebSocket around `karavelle.play`, and a database."""
