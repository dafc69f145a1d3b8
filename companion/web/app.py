"""The web application: the routes and what each of them serves."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from functools import partial
from html import escape
from typing import NamedTuple

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from companion.web import art, colours, editions
from companion.web import names as vocabulary
from companion.web.connection import serve_connection
from companion.web.guard import Guard
from companion.web.hub import Hub
from companion.web.static_files import StaticFiles, not_found


class WebPage(NamedTuple):
    path: str
    file: str
    """In `static/pages`, without its ending."""
    label: str = ""
    """What the navigation calls it; empty if it is not listed there."""


PAGES = (
    WebPage("/", "index", "Play"),
    WebPage("/tray", "tray", "Tray"),
    WebPage("/table", "table", "Table"),
    WebPage("/hand", "hand", "Hand"),
    WebPage("/referee", "referee", "Referee"),
    WebPage("/statistics", "statistics", "Statistics"),
    WebPage("/cheat", "cheat", "Rules"),
    WebPage("/cheat/{edition}", "cheat"),
    WebPage("/calibrate", "calibrate"),
    WebPage("/selftest", "selftest"),
    WebPage("/j/{code}", "join"),
    # For QR codes, whose links are all capitals.
    WebPage("/J/{code}", "join"),
)
NAVIGATION = "".join(f'<a href="{page.path}">{escape(page.label)}</a>' for page in PAGES if page.label)
FOR_AN_HOUR = {"Cache-Control": "max-age=3600"}


def make_app(hub: Hub, names: Collection[str] = ()) -> Starlette:
    files = StaticFiles(navigation=NAVIGATION)

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

    async def nothing(request: Request, error: Exception) -> Response:
        return not_found()

    return Starlette(
        routes=[
            *(Route(each.path, page(each.file)) for each in PAGES),
            Route("/static/{name:path}", static),
            Route("/art/sprite.svg", sprite),
            Route("/art/sponge.svg", sponge),
            Route("/favicon.ico", favicon),
            Route("/art/colours.css", all_colours),
            Route("/editions.json", all_editions),
            Route("/names.json", all_names),
            WebSocketRoute("/ws", partial(serve_connection, hub=hub)),
        ],
        middleware=[Middleware(Guard, names=names)],
        exception_handlers={404: nothing},
    )
