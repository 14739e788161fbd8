"""SVG as PNG, by resvg where it is installed (the extra `pictures`); as a program from its input to its output."""

from __future__ import annotations

import sys

from cyberdeck.kernel.message import Complaint, message


def png(svg: str) -> bytes:
    """The same picture in pixels; a Complaint where nothing is installed that could do it."""
    try:
        import resvg_py
    except ImportError:
        raise Complaint(message("extra-missing", extra="pictures")) from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))


if __name__ == "__main__":
    sys.stdout.buffer.write(png(sys.stdin.read()))
