"""The other servers at the same PostgreSQL: what they write and who sits with them is heard here.

Whatever is written announces itself when its transaction is done. A server that lost the connection
listens again and then looks at everything anew, so nothing is missed.
"""

import json
import logging
import secrets
import threading
import time
from collections.abc import Callable
from typing import Any, Final

from farmyard.server.database.store import CHANNEL, News

log = logging.getLogger("farmyard")
_LISTEN_SECONDS: Final = 1.0


class Neighbours:
    def __init__(self, url: str, heard: Callable[[News], None], lost: Callable[[], None]) -> None:
        self.name = secrets.token_hex(4)
        """How this server calls itself."""
        self._url = url.replace("postgresql+psycopg://", "postgresql://", 1)
        self._heard, self._lost = heard, lost
        self._leaving = threading.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._listen_for_ever, name="farmyard-listen", daemon=True)
        self._thread.start()
        self._ready.wait(10)

    def close(self) -> None:
        self._leaving.set()
        self._thread.join()

    def _listen_for_ever(self) -> None:
        import psycopg

        while not self._leaving.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    if self._ready.is_set():
                        self._lost()
                    self._ready.set()
                    self._listen(connection)
            except psycopg.Error:
                log.warning("the connection that hears of other servers is lost; trying again")
                time.sleep(_LISTEN_SECONDS)

    def _listen(self, connection: Any) -> None:
        while not self._leaving.is_set():
            for said in connection.notifies(timeout=_LISTEN_SECONDS):
                news: News = json.loads(said.payload)
                if news.get("from") != self.name:
                    self._heard(news)
