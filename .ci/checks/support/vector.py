"""Compares pictures of PDF and SVG files by other programs with our own of the same scenes."""
import glob
import os
import subprocess
import sys

import numpy

# A scene differs if its mean is off by more than this many levels, or more than this share of its pixels by more than 32.
MEAN, SHARE = 0.5, 0.002
# How many scenes may differ: text that MuPDF places a fraction of a pixel away, interpolated images, hairlines, dots without
# a length, and blend modes of images.
LIMITS = {"pdf": 110, "svg": 60}


def pixels(path):
    data = subprocess.run(
        ["convert", path, "-background", "white", "-alpha", "remove", "-depth", "8", "ppm:-"], capture_output=True, check=True
    ).stdout
    _, size, _, rest = data.split(b"\n", 3)
    width, height = map(int, size.split())
    return numpy.frombuffer(rest, dtype=numpy.uint8)[: width * height * 3].reshape(height, width, 3).astype(float)


def averaged(picture):
    height, width = picture.shape[0] // 4, picture.shape[1] // 4
    return picture[: height * 4, : width * 4].reshape(height, 4, width, 4, 3).mean(axis=(1, 3))


def draw(path, width, height, target):
    if path.endswith(".svg"):
        return ["rsvg-convert", "-w", str(width), "-h", str(height), path, "-o", target]
    return ["mutool", "draw", "-q", "-w", str(width), "-h", str(height), "-f", "-o", target, path]


def difference(path):
    expected = pixels(path[:-4] + ".png")
    target = path + ".drawn.png"
    command = draw(path, expected.shape[1], expected.shape[0], target)
    subprocess.run(command, check=True, capture_output=True, timeout=60)
    actual = pixels(target)
    os.remove(target)
    off = numpy.abs(averaged(expected) - averaged(actual))
    return off.mean(), (off.max(axis=2) > 32).mean()


def main():
    failed = False
    for kind, limit in LIMITS.items():
        files = sorted(glob.glob(sys.argv[1] + "/*." + kind))
        found = [(*difference(path), os.path.basename(path)) for path in files]
        bad = sorted((item for item in found if item[0] > MEAN or item[1] > SHARE), reverse=True)
        print(f"{kind}: {len(files)} scenes, {len(bad)} differ, at most {limit} may")
        for mean, share, name in bad:
            print(f"  {mean:6.2f} levels, {100 * share:5.2f} % of the pixels: {name}")
        failed |= len(bad) > limit or not files
    sys.exit(failed)


main()
