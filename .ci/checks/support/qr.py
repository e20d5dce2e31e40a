"""Compares QR codes with what zbar reads in them, and with those of libqrencode.

    python3 qr.py EASEL FOLDER COUNT

The texts are random, with a seed. Texts of digits, of capitals, or of bytes alone have only one encoding; a mixed text can
have several, and ours must not be larger than libqrencode's.
"""

import csv
import pathlib
import random
import subprocess
import sys

from PIL import Image

easel, folder, count = sys.argv[1], pathlib.Path(sys.argv[2]), int(sys.argv[3])
capitals = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
margin = 4


def text(generator, index):
    kind = ["digits", "capitals", "bytes", "mixed", "unicode"][index % 5]
    length = generator.randint(1, generator.choice([20, 80, 300]))
    if kind == "digits":
        return kind, "".join(generator.choice("0123456789") for _ in range(length))
    if kind == "capitals":
        return kind, "Z" + "".join(generator.choice(capitals[10:36]) for _ in range(length)) + "Z"
    if kind == "bytes":
        return kind, "".join(generator.choice("abcdefghijklmnopqrstuvwxyz_,;") for _ in range(length))
    if kind == "mixed":
        parts = ["HTTPS://EXAMPLE.COM/", "abc", "1234567890", "x=", "TICKET", "20261126"]
        return kind, "".join(generator.choice(parts) for _ in range(1 + length // 12))
    return kind, "".join(generator.choice("카드게임äöüßЖш日本語") for _ in range(1 + length // 3))


def modules(path):
    """The modules of a code without its margin, one pixel each."""
    image = Image.open(path).convert("L")
    side = image.width
    return [[image.getpixel((x, y)) < 128 for x in range(margin, side - margin)] for y in range(margin, side - margin)]


generator = random.Random(7)
texts = [text(generator, index) for index in range(count)]
with open(folder / "texts.csv", "w", newline="") as file:
    writer = csv.writer(file)
    writer.writerow(["Text", "Kind"])
    writer.writerows([content, kind] for kind, content in texts)

read = equal = compared = smaller = 0
failures = []
for level, letter in [("low", "L"), ("medium", "M"), ("quartile", "Q"), ("high", "H")]:
    template = folder / f"{level}.yaml"
    # Four pixels for each module of the largest code.
    template.write_text(f'size: 744x744\nfront: {{qr: "{{Text}}", correction: {level}, width: fill, height: fill}}\n')
    out = folder / level
    subprocess.run([easel, "cards", template, folder / "texts.csv", "-o", out, "--quiet"], check=True)
    paths = sorted(out.iterdir())
    for (kind, content), path in zip(texts, paths):
        found = subprocess.run(
            ["zbarimg", "--quiet", "--raw", "--oneshot", "-Sdisable", "-Sqrcode.enable", "-Sbinary", path],
            capture_output=True)
        if found.stdout == content.encode():
            read += 1
        else:
            failures.append(f"{level} {path.name}: zbar reads {found.stdout[:60]!r}, not {content[:60]!r}")
        other = folder / "other.png"
        subprocess.run(["qrencode", "-l", letter, "-s", "1", "-m", str(margin), "-o", other, "--", content], check=True)
        theirs = modules(other)
        image = Image.open(path).convert("L")
        # The side is found by the finder pattern: the first dark row begins seven modules.
        box = image.point(lambda value: 255 if value < 128 else 0).getbbox()
        width, row = box[2] - box[0], box[1] + 1
        run = next(x for x in range(box[0], box[2]) if image.getpixel((x, row)) >= 128) - box[0]
        side = min((4 * version + 17 for version in range(1, 41)), key=lambda s: abs(s - width * 7 / run))
        ours = [
            [image.getpixel((box[0] + int((x + 0.5) * width / side), box[1] + int((y + 0.5) * width / side))) < 128
             for x in range(side)] for y in range(side)]
        if kind in ("digits", "capitals", "bytes"):
            compared += 1
            if ours == theirs:
                equal += 1
            else:
                failures.append(f"{level} {path.name}: {side} modules, not those of libqrencode ({len(theirs)}): {content[:60]!r}")
        elif side > len(theirs):
            failures.append(f"{level} {path.name}: {side} modules, more than libqrencode's {len(theirs)}: {content[:60]!r}")
        elif side < len(theirs):
            smaller += 1

print(f"zbar reads {read} of {4 * count}; {equal} of {compared} have libqrencode's modules; {smaller} mixed texts are smaller")
for failure in failures[:20]:
    print(failure)
sys.exit(1 if failures else 0)
