"""Figures of published implementations on the pairs of PublishedMetricsTests: usage metrics.py [TEST_FILE].

Prints the table of the tests. With the tests' file, says which of its figures differ from what is computed here.
Needs scikit-image (see .ci/checks/metrics).
"""
import sys

import numpy as np
from skimage.color import deltaE_ciede2000, rgb2lab
from skimage.metrics import mean_squared_error, peak_signal_noise_ratio, structural_similarity


def noise(x, y, channel):
    v = (x * 374761393 + y * 668265263 + channel * 2246822519) & 0xFFFFFFFF
    v = ((v ^ (v >> 13)) * 1274126177) & 0xFFFFFFFF
    return (v ^ (v >> 16)) & 255


def waves(x, y):
    return [(5 * x + 3 * y) % 256, x * y // 3 % 256, (7 * y + x * x // 5) % 256, 255]


def discs(x, y, limit=90):
    inside = (x % 24 - 12) ** 2 + (y % 24 - 12) ** 2 < limit
    return [200, 40, 60, 255] if inside else [240, 240, 230, 255]


def flat(x, y):
    return [128, 128, 128, 255]


def grain(p, x, y):
    return [min(255, max(0, p[c] + noise(x, y, c) % 9 - 4)) for c in range(3)] + [p[3]]


PAIRS = {
    "waves-grain": (96, 64, waves, lambda x, y: grain(waves(x, y), x, y)),
    "waves-moved": (96, 64, waves, lambda x, y: waves(x + 1, y)),
    "waves-darker": (96, 64, waves, lambda x, y: [v * 9 // 10 for v in waves(x, y)[:3]] + [255]),
    "waves-small": (7, 7, waves, lambda x, y: grain(waves(x, y), x, y)),
    "discs-smaller": (96, 64, discs, lambda x, y: discs(x, y, 70)),
    "discs-recoloured": (96, 64, discs, lambda x, y: [discs(x, y)[c] for c in (2, 1, 0, 3)]),
    "discs-moved": (96, 64, discs, lambda x, y: discs(x + 1, y)),
    "discs-grain": (96, 64, discs, lambda x, y: grain(discs(x, y), x, y)),
    "flat-grain": (96, 64, flat, lambda x, y: grain(flat(x, y), x, y)),
    "discs-translucent": (96, 64, discs, lambda x, y: discs(x, y)[:3] + [255 - noise(x, y, 3) % 64]),
}

# Pairs of L*, a*, b*, as Sharma, Wu and Dalal chose them: near grey, across the turn of hue, far apart.
COLORS = [
    ((50, 2.6772, -79.7751), (50, 0, -82.7485)),
    ((50, -1.3802, -84.2814), (50, 0, -82.7485)),
    ((50, 0, 0), (50, -1, 2)),
    ((50, 2.49, -0.001), (50, -2.49, 0.0009)),
    ((50, 2.49, -0.001), (50, -2.49, 0.0011)),
    ((50, -0.001, 2.49), (50, 0.0011, -2.49)),
    ((50, 2.5, 0), (73, 25, -18)),
    ((50, 2.5, 0), (58, 24, 15)),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387)),
    ((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619)),
    ((90.8027, -2.0831, 1.441), (91.1528, -1.6435, 0.0447)),
    ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514)),
]


def premultiplied(p):
    alpha = p[..., 3:].astype(np.uint32)
    return np.concatenate([(p[..., :3] * alpha + 127) // 255, alpha], axis=2).astype(np.uint8)


def lines():
    for name, (width, height, first, second) in PAIRS.items():
        a, b = (np.array([[f(x, y) for x in range(width)] for y in range(height)], np.uint8) for f in (first, second))
        # Alpha that is constant says nothing; otherwise levels are those of colours multiplied by it.
        samples = (p if name == "discs-translucent" else p[..., :3] for p in (a, b))
        seen = [premultiplied(p) if name == "discs-translucent" else p[..., :3] for p in (a, b)]
        row = [
            structural_similarity(*samples, channel_axis=2, data_range=255),
            peak_signal_noise_ratio(*seen, data_range=255),
            mean_squared_error(*seen) ** 0.5,
        ]
        if name != "discs-translucent":
            row.append(deltaE_ciede2000(rgb2lab(a[..., :3]), rgb2lab(b[..., :3])).mean())
        yield name, [float(v) for v in row]
    for i, (a, b) in enumerate(COLORS):
        yield f"color-{i}", [float(deltaE_ciede2000(np.array(a, float), np.array(b, float)))]


recorded = {}
if len(sys.argv) > 1:
    for line in open(sys.argv[1]):
        words = line.split()
        if words and (words[0] in PAIRS or words[0].startswith("color-")):
            recorded[words[0]] = [float(w) for w in words[1:]]
failed = False
for name, row in lines():
    print("   ", name, *(f"{v:.9f}" for v in row))
    if len(sys.argv) > 1:
        old = recorded.get(name, [])
        if len(old) != len(row) or any(abs(o - v) > 1e-6 for o, v in zip(old, row)):
            print("      recorded:", *old)
            failed = True
sys.exit(failed)
