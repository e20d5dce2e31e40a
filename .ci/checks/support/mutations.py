"""Changes 150 goldens in nine ways, and counts which pass with the options of `easel compare`, and in pixelmatch and
blazediff: usage mutations.py EASEL GOLDENS WORK_DIR (see .ci/checks/mutations)."""
import json
import os
import random
import subprocess
import sys

import blazediff
import numpy as np
from PIL import Image
from pixelmatch.contrib.PIL import pixelmatch

COUNT = 150


def premultiplied(pixels):
    """Premultiplied channels as numbers."""
    pixels = pixels.astype(np.float64)
    pixels[..., :3] *= pixels[..., 3:] / 255
    return pixels


def straight(pixels):
    alpha = np.maximum(pixels[..., 3:], 1e-9)
    result = pixels.copy()
    result[..., :3] = np.where(pixels[..., 3:] > 0, pixels[..., :3] / alpha * 255, 0)
    return np.clip(np.rint(result), 0, 255).astype(np.uint8)


def level(pixels, numbers):
    """One channel of a visible pixel by one level."""
    ys, xs = np.nonzero(pixels[..., 3])
    place = numbers.randrange(len(ys))
    y, x, channel = ys[place], xs[place], numbers.randrange(3)
    pixels[y, x, channel] = pixels[y, x, channel] ^ 1
    return pixels


def row(pixels, numbers):
    """A row one pixel to the right."""
    shifted = np.roll(pixels, 1, axis=1)
    rows = np.nonzero((shifted != pixels).any(axis=(1, 2)))[0]
    if not len(rows):
        return None
    y = numbers.choice(list(rows))
    pixels[y] = shifted[y]
    return pixels


def glyph(pixels, numbers):
    """A connected shape of at most 40 pixels a side is painted over with the colour around it."""
    height, width = pixels.shape[:2]
    for _ in range(400):
        y, x = numbers.randrange(height), numbers.randrange(width)
        around = pixels[max(0, y - 24):y + 25, max(0, x - 24):x + 25]
        colors, counts = np.unique(around.reshape(-1, 4), axis=0, return_counts=True)
        ground = colors[counts.argmax()]
        ink = (pixels != ground).any(axis=2)
        if not ink[y, x]:
            continue
        shape, front = {(y, x)}, [(y, x)]
        while front and len(shape) <= 1600:
            b, a = front.pop()
            for q in range(max(0, b - 1), min(height, b + 2)):
                for p in range(max(0, a - 1), min(width, a + 2)):
                    if ink[q, p] and (q, p) not in shape:
                        shape.add((q, p))
                        front.append((q, p))
        ys, xs = zip(*shape)
        sides = max(ys) - min(ys) + 1, max(xs) - min(xs) + 1
        # What is hardly seen is no glyph.
        contrast = np.abs(pixels[list(ys), list(xs)].astype(int) - ground).max()
        if len(shape) >= 6 and contrast > 32 and max(sides) <= 40 and min(sides) >= 2:
            pixels[list(ys), list(xs)] = ground
            return pixels
    return None


def alpha(pixels, numbers):
    """The alpha of one visible pixel by a fifth or more."""
    ys, xs = np.nonzero(pixels[..., 3])
    place = numbers.randrange(len(ys))
    y, x = ys[place], xs[place]
    pixels[y, x, 3] = (int(pixels[y, x, 3]) + numbers.randrange(51, 205)) % 255 + 1
    return pixels


def hidden(pixels, numbers):
    """The colours of transparent pixels."""
    clear = pixels[..., 3] == 0
    if not clear.any():
        return None
    pixels[clear, :3] = numbers.randrange(1, 256), numbers.randrange(256), numbers.randrange(256)
    return pixels


def block(pixels, numbers):
    """A block of up to 40x30 pixels moved by two to five pixels; what was below it is shown where it was."""
    height, width = pixels.shape[:2]
    w, h = min(40, width // 3), min(30, height // 3)
    for _ in range(400):
        x, y = numbers.randrange(width - w - 5), numbers.randrange(height - h - 5)
        dx, dy = numbers.randint(2, 5), numbers.randint(0, 5)
        other = pixels.copy()
        other[y + dy:y + dy + h, x + dx:x + dx + w] = pixels[y:y + h, x:x + w]
        if np.abs(premultiplied(other) - premultiplied(pixels)).max() > 64:
            return other
    return None


def lossless(pixels, numbers):
    return pixels


def edge(pixels, numbers):
    """Everything by less than half a pixel, interpolated."""
    angle, distance = numbers.uniform(0, 2 * np.pi), numbers.uniform(0.1, 0.4)
    dx, dy = distance * np.cos(angle), distance * np.sin(angle)
    source = np.pad(premultiplied(pixels), ((1, 1), (1, 1), (0, 0)), mode="edge")
    for axis, by in ((0, dy), (1, dx)):
        source = source * (1 - abs(by)) + np.roll(source, 1 if by > 0 else -1, axis=axis) * abs(by)
    return straight(source[1:-1, 1:-1])


KINDS = {"level": level, "row": row, "glyph": glyph, "alpha": alpha, "hidden": hidden, "block": block,
         "lossless": lossless, "jpeg": None, "edge": edge}


def make(goldens, out):
    names = sorted(os.path.relpath(os.path.join(folder, name), goldens)
                   for folder, _, files in os.walk(goldens) for name in files if name.endswith(".png"))
    sizes = {name: Image.open(os.path.join(goldens, name)).size for name in names}
    names = [name for name in names if min(sizes[name]) >= 24 and sizes[name][0] * sizes[name][1] <= 400_000]
    names = random.Random(1).sample(names, COUNT)
    for index, name in enumerate(sorted(names)):
        pixels = np.array(Image.open(os.path.join(goldens, name)).convert("RGBA"))
        if not pixels[..., 3].any():
            continue
        for kind, change in [("golden", lossless), *KINDS.items()]:
            path = os.path.join(out, kind, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            if kind == "jpeg":
                # JPEG has no alpha: the golden of this kind is opaque.
                flat = Image.alpha_composite(Image.new("RGBA", pixels.shape[1::-1], "white"), Image.fromarray(pixels))
                flat = flat.convert("RGB")
                side = os.path.join(out, "golden-jpeg", name)
                os.makedirs(os.path.dirname(side), exist_ok=True)
                flat.save(side)
                flat.save(path + ".jpg", quality=90)
                Image.open(path + ".jpg").save(path)
                os.remove(path + ".jpg")
                continue
            result = change(pixels.copy(), random.Random(f"{index} {kind}"))
            if result is not None and (kind in ("golden", "lossless", "hidden") or (result != pixels).any()):
                Image.fromarray(result).save(path, compress_level=6 if kind == "golden" else 2)


# The examples of the documentation, and two other tools.
MODES = {
    "default": [], "antialiasing": ["--antialiasing"],
    "pixelmatch": ["--antialiasing", "--antialiasing-method", "pixelmatch"], "tolerance 2": ["--tolerance", "2"],
    "OKLab 0.02": ["--perceptual", "0.02"], "CIE 1.5": ["--perceptual", "ciede2000:1.5"],
    "threshold": ["--threshold", "0.1"], "both": ["--threshold", "0.1", "--antialiasing"], "10": ["--max-different", "10"],
    "0.1%": ["--max-different", "0.1%"], "12/16x16": ["--max-different", "12/16x16"], "mapbox": None, "blazediff": None}
# What may pass, as a share of the pictures: by default, and with antialiasing.
ALLOWED = {"level": (0, 1), "row": (0, 0.05), "glyph": (0, 0), "alpha": (0, 0), "block": (0, 0)}


def pairs(work, kind):
    golden = os.path.join(work, "golden-jpeg" if kind == "jpeg" else "golden")
    for folder, _, files in os.walk(os.path.join(work, kind)):
        for name in files:
            path = os.path.join(folder, name)
            yield path, os.path.join(golden, os.path.relpath(path, os.path.join(work, kind)))


def passing(easel, work, kind, mode):
    """The number of pictures that pass."""
    if mode == "mapbox":
        pictures = [[Image.open(path).convert("RGBA") for path in pair] for pair in pairs(work, kind)]
        return sum(pixelmatch(*pair, threshold=0.1, includeAA=False) == 0 for pair in pictures)
    if mode == "blazediff":
        results = [blazediff.compare(*pair, threshold=0.1, antialiasing=True) for pair in pairs(work, kind)]
        return sum(result.diff_count in (None, 0) for result in results)
    golden = os.path.join(work, "golden-jpeg" if kind == "jpeg" else "golden")
    run = subprocess.run([easel, "compare", os.path.join(work, kind), golden, *MODES[mode], "--json"],
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    result = json.loads(run.stdout)
    return result["same"] + result["within"]


def main(easel, goldens, work):
    make(goldens, work)
    wrong = []
    print(f"{'passing of':14}" + "".join(f"{mode:>13}" for mode in MODES))
    for kind in KINDS:
        total = sum(1 for _ in pairs(work, kind))
        counts = {mode: passing(easel, work, kind, mode) for mode in MODES}
        print(f"{kind:9}{total:5}" + "".join(f"{count:13}" for count in counts.values()), flush=True)
        for mode, place in (("default", 0), ("antialiasing", 1)):
            if kind in ALLOWED and counts[mode] > ALLOWED[kind][place] * total:
                wrong.append(f"{kind}: {counts[mode]} of {total} pass with {mode}")
        if kind in ("hidden", "lossless") and min(counts[mode] for mode in MODES if MODES[mode] is not None) < total:
            wrong.append(f"{kind}: not all pass")
        if kind == "edge" and counts["antialiasing"] < 0.9 * total:
            wrong.append(f"edge: only {counts['antialiasing']} of {total} pass with antialiasing")
    for line in wrong:
        print(line)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main(*sys.argv[1:4])
