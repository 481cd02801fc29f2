"""What the laboratory offers for Quiddler alone."""

from __future__ import annotations

from app.games.laboratory import Lab

LAB = Lab()
