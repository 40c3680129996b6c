"""Pictures as arrays of pixels, as programs that learn from them or make films of games want them."""

from __future__ import annotations

import sys
from io import BytesIO
from typing import Final

from quarterdeck.research.needs import need

need("resvg_py", "rgb")
need("PIL", "rgb")

import numpy as np  # noqa: E402 - only where the others are installed
import resvg_py  # noqa: E402
from numpy.typing import NDArray  # noqa: E402
from PIL import Image, ImageOps  # noqa: E402

WIDTH: Final = 1024
HEIGHT: Final = 768
Pixels = NDArray[np.uint8]
"""Height × width × red, green and blue."""
FONTS: Final = ("DejaVu Serif", "DejaVu Sans", "DejaVu Sans Mono")
"""The fonts of words on Linux; elsewhere Times, Arial and Courier are there, which are taken by themselves."""


def pixels_of(svg: str) -> Pixels:
    """An SVG document as pixels, always of one size; what is left over has the colour of its first corner."""
    serif, sans, mono = FONTS if sys.platform == "linux" else (None, None, None)
    png = resvg_py.svg_to_bytes(
        svg, width=WIDTH, font_family=serif, serif_family=serif, sans_serif_family=sans, monospace_family=mono
    )
    with Image.open(BytesIO(png)) as drawn:
        image = drawn.convert("RGB")
    corner = image.getpixel((0, 0))
    return np.asarray(ImageOps.pad(image, (WIDTH, HEIGHT), color=corner))  # type: ignore[arg-type]
