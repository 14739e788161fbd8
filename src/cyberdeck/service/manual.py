"""The page that describes the HTTP interface to people, made from its OpenAPI document."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any, Final

Schema = Mapping[str, Any]

STYLE: Final = """
:root { color-scheme: dark light; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
h2 { margin-top: 2.5rem; border-bottom: 1px solid }
details { margin: .4rem 0; padding: .3rem .6rem; border-left: 3px solid #62a }
summary { cursor: pointer } code { font: 0.92em ui-monospace, monospace }
td, th { text-align: left; vertical-align: top; padding: .15rem 1rem .15rem 0 }
.method { display: inline-block; min-width: 4.2rem; font-weight: 700 }
"""


def manual(document: Mapping[str, Any]) -> str:
    """The whole page."""
    schemas: Mapping[str, Schema] = document["components"]["schemas"]
    body = "".join(
        [
            f"<h1>{escape(document['info']['title'])} {escape(document['info']['version'])}</h1>",
            '<p>The same for programs: <a href="/api/openapi.json">openapi.json</a>; what goes over the socket: ',
            '<a href="/api/messages.json">messages.json</a>.</p>',
            "<h2>Requests</h2>",
            *(
                _request(path, method, told)
                for path, ways in document["paths"].items()
                for method, told in ways.items()
            ),
            "<h2>Types</h2>",
            *(_type(name, schema) for name, schema in sorted(schemas.items())),
        ]
    )
    head = f"<meta charset=utf-8><meta name=viewport content='width=device-width'><style>{STYLE}</style>"
    return f"<!doctype html><html lang=en><head><title>Cyberdeck API</title>{head}</head><body>{body}</body></html>"


def _request(path: str, method: str, told: Mapping[str, Any]) -> str:
    rows = [
        *((where["name"], f"{where['in']}: {_said(where['schema'])}") for where in told["parameters"]),
        *(("takes", _content(part)) for part in [told.get("requestBody")] if part),
        *((status, _content(answer)) for status, answer in told["responses"].items()),
        *(("needs", "a session or a token") for _ in told.get("security", ())[:1]),
    ]
    head = f"<span class=method>{escape(method.upper())}</span> <code>{escape(path)}</code>"
    return f"<details><summary>{head} {escape(told['summary'])}</summary>{_rows(rows)}</details>"


def _type(name: str, schema: Schema) -> str:
    fields = [(field, _said(kind)) for field, kind in schema.get("properties", {}).items()]
    rows = fields or [("", _said(schema))]
    about = f"<p>{escape(schema['description'])}</p>" if schema.get("description") else ""
    anchor = escape(name, quote=True)
    return f'<details id="{anchor}"><summary><code>{escape(name)}</code></summary>{about}{_rows(rows)}</details>'


def _rows(rows: Sequence[tuple[str, str]]) -> str:
    return "<table>" + "".join(f"<tr><th>{escape(name)}</th><td>{what}</td></tr>" for name, what in rows) + "</table>"


def _content(part: Mapping[str, Any]) -> str:
    kinds = [kind["schema"] for kind in part.get("content", {}).values()]
    return " or ".join(map(_said, kinds)) or escape(part.get("description", ""))


def _said(schema: Schema) -> str:
    """A type in a few words."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2], quote=True)
        return f'<a href="#{name}">{name}</a>'
    if parts := schema.get("anyOf") or schema.get("oneOf"):
        return " or ".join(map(_said, parts))
    if schema.get("type") == "array":
        return f"list of {_said(schema.get('items', {})) if isinstance(schema.get('items', {}), Mapping) else 'values'}"
    return " ".join(_plain(schema)) or "anything"


def _plain(schema: Schema) -> Iterator[str]:
    if "enum" in schema:
        yield "one of " + ", ".join(f"<code>{escape(str(word))}</code>" for word in schema["enum"])
    elif "const" in schema:
        yield f"<code>{escape(str(schema['const']))}</code>"
    elif "type" in schema:
        yield escape(str(schema["type"]))
