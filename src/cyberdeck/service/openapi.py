"""The HTTP interface as a list of endpoints: routes and the OpenAPI document are both made from it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cyberdeck import __version__, games
from cyberdeck.service.forms import Error
from cyberdeck.service.wire import Said, Told

Handler = Callable[[Request], Awaitable[Response]]
_PARAMETER = re.compile(r"{(\w+)}")


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One method of one path: what it takes, what it answers, and how it may refuse."""

    method: str
    path: str
    handler: Handler
    summary: str
    takes: object = None
    gives: object = None
    status: int = 200
    refusals: tuple[int, ...] = ()
    queries: tuple[tuple[str, dict[str, object]], ...] = ()
    media: str = "application/json"
    signed_in: bool = False


def routes(endpoints: list[Endpoint]) -> list[Route]:
    return [Route(e.path, e.handler, methods=[e.method]) for e in endpoints]


def openapi(endpoints: list[Endpoint]) -> dict[str, object]:
    """The OpenAPI document of these endpoints."""
    types = [t for e in endpoints for t in (e.takes, e.gives) if t is not None] + [Error]
    schemas, components = _described(types, "#/components/schemas/{name}")
    found = dict(zip(map(id, types), schemas, strict=True))
    paths: dict[str, dict[str, object]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, lambda t: found[id(t)])
    return {
        "openapi": "3.1.0",
        "info": {"title": "Cyberdeck table service", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "session": {"type": "apiKey", "in": "cookie", "name": "cyberdeck_session"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _described(types: Sequence[object], template: str) -> tuple[list[Any], dict[str, Any]]:
    """The schemas of these types and of what they are made of; a view is one of those that the games have."""
    views = [get_type_hints(games.find(name).view)["return"] for name in games.all_games()]
    found, components = msgspec.json.schema_components([*types, *views], ref_template=template)
    schemas = list(found)
    view = {"anyOf": schemas[len(types) :]}
    for component in components.values():
        if "view" in component.get("properties", {}):
            component["properties"]["view"] = view
    return schemas[: len(types)], components


def _operation(endpoint: Endpoint, schema: Callable[[object], object]) -> dict[str, object]:
    path = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "maxLength": 80}}
        for name in _PARAMETER.findall(endpoint.path)
    ]
    query = [{"name": name, "in": "query", "schema": kind} for name, kind in endpoint.queries]
    success: dict[str, object] = {"description": "done"}
    if endpoint.gives is not None:
        success["content"] = {endpoint.media: {"schema": schema(endpoint.gives)}}
    refusal = {"description": "refused", "content": {"application/json": {"schema": schema(Error)}}}
    statuses = {*endpoint.refusals, 429, *((400, 403, 413) if endpoint.method not in ("GET", "HEAD") else ())}
    if endpoint.signed_in:
        statuses |= {401, 403}
    operation: dict[str, object] = {
        "summary": endpoint.summary,
        "operationId": getattr(endpoint.handler, "__name__", ""),
        "parameters": path + query,
        "responses": {str(endpoint.status): success, **{str(status): refusal for status in sorted(statuses)}},
    }
    if endpoint.takes is not None:
        body = {"required": True, "content": {"application/json": {"schema": schema(endpoint.takes)}}}
        operation["requestBody"] = body
    if endpoint.signed_in:
        operation["security"] = [{"session": []}, {"token": []}]
    return operation


def messages() -> dict[str, object]:
    """The JSON schema of what goes over the socket, both ways."""
    (client, server), components = _described([Said, Told], "#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Cyberdeck socket messages",
        "$defs": {**components, "FromClient": client, "FromServer": server},
    }
