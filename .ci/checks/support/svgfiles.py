"""SVG files beside librsvg's pictures of them: usage svgfiles.py EASEL WORK_DIR FOLDER... (see .ci/checks/svgfiles)."""
import os
import re
import resource
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from PIL import Image

easel, work = sys.argv[1:3]
every, keep = int(os.environ.get("EVERY", 1)), os.environ.get("KEEP")
jobs = int(os.environ.get("JOBS", os.cpu_count()))
Image.MAX_IMAGE_PIXELS = None


def files(folders):
    """The files, each once: themes link to most of theirs."""
    for folder in folders:
        for parent, _, names in sorted(os.walk(folder)):
            for name in sorted(names):
                path = os.path.join(parent, name)
                if name.endswith((".svg", ".svgz")) and not os.path.islink(path):
                    yield path


def pixels(path):
    """Premultiplied: what is transparent has no colour."""
    image = np.asarray(Image.open(path).convert("RGBA")).astype(np.int32)
    image[..., :3] = (image[..., :3] * image[..., 3:] + 127) // 255
    return image


def draw(command):
    """Whether a command drew, and what it said."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=60)
        return done.returncode == 0, done.stderr.strip().splitlines()
    except subprocess.TimeoutExpired:
        return False, ["more than 60 s"]


def compare(job):
    number, path = job
    ours, theirs = (os.path.join(work, f"{number}-{who}.png") for who in ("ours", "theirs"))
    drawn, said = draw([easel, "svg", path, "--width", "256", "-o", ours, "--quiet"])
    # Heights of odd ratios are rounded in two ways: librsvg takes ours.
    height = str(Image.open(ours).height) if drawn else "256"
    kept = [] if drawn else ["--keep-aspect-ratio"]
    expected, _ = draw(["rsvg-convert", "-w", "256", "-h", height, *kept, path, "-o", theirs])
    try:
        if not expected:
            return (0, path, f"not drawn by librsvg{'' if drawn else ', nor here'}", False)
        if not drawn:
            return (1e9, path, "fails: " + (said[0] if said else "")[:160], True)
        a, b = pixels(ours), pixels(theirs)
        if a.shape != b.shape:
            return (1e8, path, f"{a.shape[1]}x{a.shape[0]} instead of {b.shape[1]}x{b.shape[0]}", True)
        painted = (a[..., 3] > 0) | (b[..., 3] > 0)
        if not painted.any():
            return (0, path, "", False)
        if not a[..., 3].any():
            return (1e7, path, "blank", True)
        mean = np.abs(a - b)[painted].mean()
        if mean > 3 and keep:
            os.makedirs(keep, exist_ok=True)
            stem = re.sub(r"\W+", "-", os.path.splitext(path)[0])[-80:]
            Image.open(ours).save(os.path.join(keep, stem + "-ours.png"))
            Image.open(theirs).save(os.path.join(keep, stem + "-theirs.png"))
        return (mean, path, f"{mean:.1f} levels", mean > 3)
    finally:
        for picture in (ours, theirs):
            if os.path.exists(picture):
                os.remove(picture)


chosen = list(files(sys.argv[3:]))[::every]
with ThreadPoolExecutor(jobs) as pool:
    results = list(pool.map(compare, enumerate(chosen)))
listed = sorted((result for result in results if result[3]), reverse=True)
for _, path, what, _ in listed:
    print(f"{path}: {what}")
usage = resource.getrusage(resource.RUSAGE_CHILDREN)
skipped = sum("librsvg" in result[2] for result in results)
share = len(listed) / max(len(results), 1)
print(
    f"{len(results)} files, {skipped} that librsvg doesn't draw, {len(listed)} listed ({share:.2%}); "
    f"{usage.ru_utime + usage.ru_stime:.0f} s of CPU for both"
)
sys.exit(share > 0.003 or not results)
