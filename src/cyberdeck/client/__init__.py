"""To sit at a table of a service: `Service` and `Seat`, and the same for asyncio in `cyberdeck.client.aio`."""

from cyberdeck.client.known import Known
from cyberdeck.client.refusals import Closed, Refusal
from cyberdeck.client.seat import Seat
from cyberdeck.client.service import Service, new_token

__all__ = ["Closed", "Known", "Refusal", "Seat", "Service", "new_token"]
