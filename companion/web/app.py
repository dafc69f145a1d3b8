"""The web application: the routes and what each of them serves."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from companion.web import art, colours, editions
from companion.web import names as vocabulary
from companion.web.connection import serve_connection
from companion.web.guard import Guard
from companion.web.hub import Hub
from companion.web.static_files import StaticFiles, not_found

PAGES = {
    "/": "index",
    "/tray": "tray",
    "/table": "table",
    "/referee": "referee",
    "/hand": "hand",
    "/statistics": "statistics",
    "/calibrate": "calibrate",
    "/cheat": "cheat",
    "/cheat/{edition}": "cheat",
    "/j/{code}": "join",
    "/J/{code}": "join",
}
"""By path, the file of `static/pages` shown there. `/J/` is for QR codes, whose links are all capitals."""
FOR_AN_HOUR = {"Cache-Control": "max-age=3600"}


def make_app(hub: Hub, names: Collection[str] = ()) -> Starlette:
    files = StaticFiles()

    def page(name: str) -> Callable[[Request], Awaitable[Response]]:
        async def show(request: Request) -> Response:
            return files.page(name, request)

        return show

    async def static(request: Request) -> Response:
        return files.serve(request.path_params["name"], request)

    async def sprite(request: Request) -> Response:
        return Response(art.sprite(), media_type="image/svg+xml", headers=FOR_AN_HOUR)

    async def sponge(request: Request) -> Response:
        return Response(art.face(), media_type="image/svg+xml", headers=FOR_AN_HOUR)

    async def all_editions(request: Request) -> Response:
        return Response(editions.listed(), media_type="application/json", headers=FOR_AN_HOUR)

    async def all_names(request: Request) -> Response:
        return Response(vocabulary.listed(), media_type="application/json", headers=FOR_AN_HOUR)

    async def all_colours(request: Request) -> Response:
        return Response(colours.style_sheet(), media_type="text/css", headers=FOR_AN_HOUR)

    async def favicon(request: Request) -> Response:
        return await sponge(request)

    async def socket(socket: WebSocket) -> None:
        await serve_connection(socket, hub)

    async def nothing(request: Request, error: Exception) -> Response:
        return not_found()

    return Starlette(
        routes=[
            *(Route(path, page(name)) for path, name in PAGES.items()),
            Route("/static/{name:path}", static),
            Route("/art/sprite.svg", sprite),
            Route("/art/sponge.svg", sponge),
            Route("/favicon.ico", favicon),
            Route("/art/colours.css", all_colours),
            Route("/editions.json", all_editions),
            Route("/names.json", all_names),
            WebSocketRoute("/ws", socket),
        ],
        middleware=[Middleware(Guard, names=names)],
        exception_handlers={404: nothing},
    )
