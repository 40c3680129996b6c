"""What tests of deploying begin with."""

from tests.server.serving import standby

__all__ = ["standby"]
