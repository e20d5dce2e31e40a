"""Compares pictures of PDF and SVG files by other programs with our own of the same scenes."""
import concurrent.futures
import glob
import os
import shutil
import struct
import subprocess
import sys

import numpy

# A picture differs if its mean is off by more than this many levels, or more than this share of its pixels by more than 32.
MEAN, SHARE = 0.5, 0.002


def one_by_one(command):
    """A program that draws a file at a time: the results of `judge` for what it draws of each (path, width, height)."""
    def draw(jobs, judge):
        def drawn(job):
            path, width, height = job
            target = f"{path}.{width}.png"
            subprocess.run(command(path, width, height, target), check=True, capture_output=True, timeout=300)
            found = pixels(target)
            os.remove(target)
            return judge(path, found)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            return list(pool.map(drawn, jobs))
    return draw


def chromium(jobs, judge):
    """The same by a browser, which starts slowly: it draws pages with as many files below each other as fit."""
    pages, height = [], 0
    for job in jobs:
        if not pages or height + job[2] > 6000:
            pages, height = pages + [[]], 0
        pages[-1].append((*job, height))
        height += job[2]

    def drawn(page):
        name = f"{page[0][0]}.{page[0][1]}.html"
        with open(name, "w") as file:
            file.write('<body style="margin:0;background:white">')
            for path, width, height, top in page:
                style = f"position:absolute;left:0;top:{top}px;width:{width}px;height:{height}px"
                file.write(f'<img src="{path}" style="{style}">')
        width, height = max(job[1] for job in page), page[-1][3] + page[-1][2]
        # The height of a window contains more than the page's.
        subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--allow-file-access-from-files",
             f"--user-data-dir={name}.profile", f"--window-size={max(width, 600)},{max(height, 400) + 200}",
             f"--screenshot={name}.png", "file://" + name], check=True, capture_output=True, timeout=300)
        found = pixels(name + ".png")
        os.remove(name + ".png")
        shutil.rmtree(name + ".profile", ignore_errors=True)
        return [judge(path, found[top : top + height, :width]) for path, width, height, top in page]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return [result for results in pool.map(drawn, pages) for result in results]


# The programs of each format. Each has its own faults, such as text a fraction of a pixel away: a scene differs if it differs
# in all of them.
PROGRAMS = {
    "pdf": {
        "mutool": one_by_one(lambda path, width, height, target: [
            "mutool", "draw", "-q", "-w", str(width), "-h", str(height), "-f", "-o", target, path]),
        "pdftoppm": one_by_one(lambda path, width, height, target: [
            "pdftoppm", "-png", "-singlefile", "-scale-to-x", str(width), "-scale-to-y", str(height), path, target[:-4]]),
        "gs": one_by_one(lambda path, width, height, target: [
            "gs", "-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", "-sDEVICE=png16m", "-dTextAlphaBits=4", "-dGraphicsAlphaBits=4",
            f"-g{width}x{height}", "-dPDFFitPage", f"-sOutputFile={target}", path]),
    },
    "svg": {
        "chromium": chromium,
        "rsvg-convert": one_by_one(lambda path, width, height, target: [
            "rsvg-convert", "-w", str(width), "-h", str(height), path, "-o", target]),
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


def pixels(path):
    data = subprocess.run(
        ["convert", path, "-background", "white", "-alpha", "remove", "-depth", "8", "ppm:-"], capture_output=True, check=True
    ).stdout
    _, size, _, rest = data.split(b"\n", 3)
    width, height = map(int, size.split())
    return numpy.frombuffer(rest, dtype=numpy.uint8)[: width * height * 3].reshape(height, width, 3)


def size(path):
    """The width and the height of a PNG."""
    with open(path, "rb") as file:
        return struct.unpack(">II", file.read(24)[16:])


def averaged(picture, times):
    height, width = picture.shape[0] // times, picture.shape[1] // times
    return picture[: height * times, : width * times].reshape(height, times, width, times, 3).mean(axis=(1, 3), dtype=numpy.float32)


def differences(files, draw):
    """For each file the mean difference and the share of pixels that are far off, or None if its picture doesn't differ."""
    result, left = {}, files
    # Some programs put letters on whole pixels, and don't at a larger size; as large as the memory allows.
    for is_large in (False, True):
        expected = {path: size(path[:-4] + ".png") for path in left}
        factors = {path: 1 if not is_large else 4 if width * height < 5_000_000 else 2
                   for path, (width, height) in expected.items()}

        def judge(path, found):
            factor = factors[path]
            off = numpy.abs(averaged(pixels(path[:-4] + ".png"), 4) - averaged(found, 4 * factor))
            return off.mean(), (off.max(axis=2) > 32).mean()
        jobs = [(path, width * factors[path], height * factors[path]) for path, (width, height) in expected.items()]
        result |= zip(left, draw(jobs, judge))
        left = [path for path in left if result[path][0] > MEAN or result[path][1] > SHARE]
    return [result[path] if path in left else None for path in files]


def main():
    failed = False
    for kind, programs in PROGRAMS.items():
        files = sorted(glob.glob(sys.argv[1] + "/*." + kind))
        found = {}
        for name, draw in programs.items():
            found[name] = differences(files, draw)
            count = sum(1 for item in found[name] if item)
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
