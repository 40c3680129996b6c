"""Pictures of screens as small PNG files: 256 colours, chosen by the browser that took them."""

from __future__ import annotations

from base64 import b64decode, b64encode
from struct import pack
from typing import Final
from zlib import compress, crc32

from msgspec import Struct, convert
from playwright.sync_api import Page

MEDIAN_CUT: Final = """
    async (png) => {
        const image = new Image();
        image.src = `data:image/png;base64,${png}`;
        await image.decode();
        const { width, height } = image;
        const canvas = new OffscreenCanvas(width, height).getContext("2d");
        canvas.drawImage(image, 0, 0);
        const { data } = canvas.getImageData(0, 0, width, height);
        const pixels = new Uint32Array(data.buffer);
        const counts = new Map();
        for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
        const part = (colour, channel) => (colour >>> (8 * channel)) & 255;
        const box = (colours) => {
            const spans = [0, 1, 2].map((channel) => {
                const values = colours.map((colour) => part(colour, channel));
                return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
            });
            const span = Math.max(...spans);
            const weight = colours.reduce((sum, colour) => sum + counts.get(colour), 0);
            return { colours, channel: spans.indexOf(span), weight, urgency: span * span * Math.sqrt(weight) };
        };
        const boxes = [box([...counts.keys()])];
        while (boxes.length < 256) {
            const at = boxes.reduce((best, one, k) => (one.urgency > boxes[best].urgency ? k : best), 0);
            const { colours, channel, weight, urgency } = boxes[at];
            if (urgency === 0) break;
            colours.sort((a, b) => part(a, channel) - part(b, channel));
            let half = 0;
            for (let sum = 0; half < colours.length - 1 && sum < weight / 2; half++) sum += counts.get(colours[half]);
            half = Math.max(1, half);
            boxes.splice(at, 1, box(colours.slice(0, half)), box(colours.slice(half)));
        }
        const places = new Map();
        const palette = boxes.flatMap(({ colours, weight }, place) => {
            for (const colour of colours) places.set(colour, place);
            return [0, 1, 2].map((channel) =>
                Math.round(colours.reduce((sum, colour) => sum + part(colour, channel) * counts.get(colour), 0) / weight),
            );
        });
        const text = [];
        for (let at = 0; at < pixels.length; at += 8192) {
            const some = pixels.subarray(at, at + 8192);
            text.push(String.fromCharCode(...Array.from(some, (pixel) => places.get(pixel))));
        }
        return { width, height, palette, places: btoa(text.join("")) };
    }
"""


class Reduced(Struct):
    """A picture of few colours: the palette's reds, greens and blues, and a place in it for each pixel, as base64."""

    width: int
    height: int
    palette: list[int]
    places: str


def small_png(page: Page, png: bytes) -> bytes:
    """The picture with at most 256 colours."""
    found = convert(page.evaluate(MEDIAN_CUT, b64encode(png).decode()), Reduced)
    places = b64decode(found.places)
    rows = b"".join(b"\0" + places[at : at + found.width] for at in range(0, len(places), found.width))
    header = pack(">IIBBBBB", found.width, found.height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", header), (b"PLTE", bytes(found.palette)), (b"IDAT", compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", crc32(kind + data))
