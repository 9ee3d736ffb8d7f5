"""All tables of this house: making them, finding them, and what they give away after the end."""

from farmyard.server.protocol.state import Replay
from farmyard.server.protocol.tables import AgainTable, Created, Join, Joined, NewTable, TableInfo, TableList


class Lobby:
    async def create(self, wanted: NewTable) -> Created:
        raise NotImplementedError

    async def tables(self, finished: bool, before: str | None) -> TableList:
        raise NotImplementedError

    async def info(self, table: str) -> TableInfo:
        raise NotImplementedError

    async def join(self, table: str, wanted: Join) -> Joined:
        raise NotImplementedError

    async def again(self, table: str, secret: str) -> AgainTable:
        raise NotImplementedError

    async def record(self, table: str) -> str:
        raise NotImplementedError

    async def replay(self, table: str, eyes: int | None) -> Replay:
        raise NotImplementedError
