"""The classic deck beside librsvg's pictures of its design: usage deck.py EASEL DESIGN_DIR WORK_DIR (see .ci/checks/deck).

Away from edges the faces that are kept as designed differ by at most 2 levels, and over the card by less than 0.4 in the
mean; all pictures are the same after half a turn as far as their design is.
"""
import glob
import os
import subprocess
import sys

import numpy as np
from PIL import Image

easel, design, work = sys.argv[1:4]
# Drawn otherwise than designed: queens with poses of their own and bodices that show, clubs and diamonds with smaller
# pips, circles whose lines do not depend on the order in which they are drawn.
changed = {"QS", "QH", "QD", "QC", "back-circles"} | {f"{n}{s}" for n in range(2, 11) for s in "CD"}
subprocess.run([sys.executable, os.path.join(design, "make_svg.py"), work, "--all"], check=True)
failed = False
for svg in sorted(glob.glob(os.path.join(work, "*.svg"))):
    name = os.path.basename(svg)[:-4]
    if name in changed or name.startswith("pip-"):
        continue
    theirs, ours = os.path.join(work, "theirs.png"), os.path.join(work, "ours.png")
    subprocess.run(["rsvg-convert", "-w", "750", svg, "-o", theirs], check=True)
    card = ["back", "--back", name[5:]] if name.startswith("back-") else [name]
    subprocess.run([easel, "card", *card, "--width", "750", "-o", ours, "--quiet"], check=True)
    a, b = (np.asarray(Image.open(path).convert("RGBA")).astype(int) for path in (ours, theirs))
    for pixels in (a, b):  # premultiplied: what is transparent has no colour
        pixels[..., :3] = pixels[..., :3] * pixels[..., 3:] // 255
    difference = np.abs(a - b)
    edges = np.zeros(a.shape[:2], bool)
    for _ in range(2):
        grown = edges.copy()
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                shifted = np.roll(b, (dy, dx), (0, 1))
                grown |= np.roll(edges, (dy, dx), (0, 1)) | (np.abs(shifted - b).max(axis=2) > 2)
        edges = grown
    flat = difference.max(axis=2)[~edges].max()
    print(f"{name:12} mean {difference.mean():.3f}, away from edges at most {flat}")
    failed |= flat > 2 or (difference.mean() >= 0.4 and not name.startswith("back-"))
sys.exit(1 if failed else 0)
