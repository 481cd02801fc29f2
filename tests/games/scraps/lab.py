"""What the laboratory offers for Scraps: nothing of its own."""

from __future__ import annotations

from app.games.laboratory import Lab

LAB = Lab()
