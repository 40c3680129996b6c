"""What is wrong with a fleet, and what its cards say, in sentences for people."""

from __future__ import annotations

from quarterdeck.messages import Speaker

SAY = Speaker(__name__).say
