"""Compares pictures of PDF and SVG files by other programs with our own of the same scenes."""
import concurrent.futures
import glob
import os
import shutil
import subprocess
import sys

import numpy

# A picture differs if its mean is off by more than this many levels, or more than this share of its pixels by more than 32.
MEAN, SHARE = 0.5, 0.002
# The programs of each format. Each has its own faults, such as text a fraction of a pixel away: a scene differs if it differs
# in all of them.
PROGRAMS = {
    "pdf": {
        "mutool": lambda path, width, height, target: [
            "mutool", "draw", "-q", "-w", str(width), "-h", str(height), "-f", "-o", target, path],
        "pdftoppm": lambda path, width, height, target: [
            "pdftoppm", "-png", "-singlefile", "-scale-to-x", str(width), "-scale-to-y", str(height), path, target[:-4]],
        "gs": lambda path, width, height, target: [
            "gs", "-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", "-sDEVICE=png16m", "-dTextAlphaBits=4", "-dGraphicsAlphaBits=4",
            f"-g{width}x{height}", "-dPDFFitPage", f"-sOutputFile={target}", path],
    },
    "svg": {
        "chromium": lambda path, width, height, target: [
            "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--allow-file-access-from-files",
            f"--user-data-dir={target}.profile", f"--window-size={max(width, 600)},{max(height, 400) + 200}",
            f"--screenshot={target}", "file://" + page(path, width, height)],
        "rsvg-convert": lambda path, width, height, target: [
            "rsvg-convert", "-w", str(width), "-h", str(height), path, "-o", target],
    },
}
# Why scenes differ in every program, by a part of their names.
REASONS = {
    "pattern": "programs enlarge and reduce the images of patterns as they like",
    "partition-of": "programs enlarge and reduce the images of patterns as they like",
    "everything-at": "programs enlarge and reduce the images of patterns as they like",
    "image": "programs enlarge and reduce images as they like",
    "emoji": "programs enlarge and reduce images as they like",
    "aliased": "no format draws without antialiasing",
}
# How many scenes may differ in every program of a format: all together, and for no known reason.
LIMITS = {"pdf": (60, 20), "svg": (40, 25)}
# How many may differ in a single program.
EACH = {"mutool": 110, "rsvg-convert": 60}


def page(path, width, height):
    """A page with a picture in its corner, for browsers."""
    name = f"{path}.{width}.html"
    style = f"position:absolute;left:0;top:0;width:{width}px;height:{height}px"
    open(name, "w").write(f'<body style="margin:0;background:white"><img src="{path}" style="{style}">')
    return name


def pixels(path):
    data = subprocess.run(
        ["convert", path, "-background", "white", "-alpha", "remove", "-depth", "8", "ppm:-"], capture_output=True, check=True
    ).stdout
    _, size, _, rest = data.split(b"\n", 3)
    width, height = map(int, size.split())
    return numpy.frombuffer(rest, dtype=numpy.uint8)[: width * height * 3].reshape(height, width, 3)


def averaged(picture, times):
    height, width = picture.shape[0] // times, picture.shape[1] // times
    return picture[: height * times, : width * times].reshape(height, times, width, times, 3).mean(axis=(1, 3), dtype=numpy.float32)


def difference(path, command):
    """The mean difference and the share of pixels that are far off, or None if the picture doesn't differ."""
    expected = pixels(path[:-4] + ".png")
    # Some programs put letters on whole pixels, and don't at a larger size; as large as the memory allows.
    for factor in (1, 4 if expected.size < 15_000_000 else 2):
        target = f"{path}.{factor}.png"
        subprocess.run(
            command(path, expected.shape[1] * factor, expected.shape[0] * factor, target),
            check=True, capture_output=True, timeout=300)
        # A browser's window may be larger than the picture.
        found = pixels(target)[: expected.shape[0] * factor, : expected.shape[1] * factor]
        off = numpy.abs(averaged(expected, 4) - averaged(found, 4 * factor))
        os.remove(target)
        shutil.rmtree(target + ".profile", ignore_errors=True)
        found = off.mean(), (off.max(axis=2) > 32).mean()
        if found[0] <= MEAN and found[1] <= SHARE:
            return None
    return found


def main():
    failed = False
    for kind, programs in PROGRAMS.items():
        files = sorted(glob.glob(sys.argv[1] + "/*." + kind))
        found = {}
        for name, command in programs.items():
            with concurrent.futures.ThreadPoolExecutor() as pool:
                results = list(pool.map(lambda path: difference(path, command), files))
            found[name] = results
            count = sum(1 for item in results if item)
            failed |= count > EACH.get(name, len(files))
            print(f"{kind}: {name} differs in {count} of {len(files)} scenes")
        bad = [(min(items), path) for path, *items in zip(files, *found.values()) if all(items)]
        unknown = 0
        for (mean, share), path in sorted(bad, reverse=True):
            name = os.path.basename(path)
            reason = next((reason for part, reason in REASONS.items() if part in name), "")
            unknown += not reason
            print(f"  {mean:6.2f} levels, {100 * share:5.2f} % of the pixels: {name}" + (f" ({reason})" if reason else ""))
        most, most_unknown = LIMITS[kind]
        print(f"{kind}: {len(bad)} scenes differ in every program, at most {most} may; {unknown} of them for no known reason, "
              f"at most {most_unknown} may")
        failed |= len(bad) > most or unknown > most_unknown or not files
    sys.exit(failed)


main()
