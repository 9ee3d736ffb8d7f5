"""The built page, as it lies in this package; files with a fingerprint in their names never change."""

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER: Final = Path(__file__).parent / "page"
_NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>farmyard</title>
<h1>The page is not built yet</h1>
<p>The server runs, but the page it should show has not been built. In the folder of farmyard say
<code>make page</code> and load this page again; <code>make play</code> does both.</p></html>"""


class Fingerprinted(StaticFiles):
    """Files that can be kept for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def add_page(app: FastAPI, folder: Path = FOLDER) -> None:
    """Serve the page; says kindly what to do where it is not built."""
    if (folder / "assets").is_dir():
        app.mount("/assets", Fingerprinted(directory=folder / "assets"))

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        wanted = (folder / path).resolve()
        if path and not path.startswith("api/") and wanted.is_relative_to(folder.resolve()) and wanted.is_file():
            return FileResponse(wanted, headers={"Cache-Control": "no-cache"})
        if path.startswith("api/"):
            return Response("Not found", 404, media_type="text/plain")
        if not (folder / "index.html").is_file():
            return HTMLResponse(_NOT_BUILT, 503)
        return FileResponse(folder / "index.html", headers={"Cache-Control": "no-cache"})
