"""Round trips of random pictures: those that the encoder wrote are read by pngcheck, Pillow and pypng, and PNG files of
every form, written here, are read by the decoder.

usage: pictures.py BENCHMARKS FOLDER [COUNT]
"""
import concurrent.futures
import os
import random
import re
import shutil
import struct
import subprocess
import sys
import zlib

import png
from PIL import Image

BENCHMARKS, WORK = sys.argv[1:3]
COUNT = int(sys.argv[3]) if len(sys.argv) > 3 else 10_000
BATCH = 250
# Colour type and depths, as the specification has them.
FORMS = [(kind, depth) for kind, depths in ((0, (1, 2, 4, 8, 16)), (2, (8, 16)), (3, (1, 2, 4, 8)), (4, (8, 16)), (6, (8, 16)))
         for depth in depths]
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
PASSES = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]


def without_hidden_color(samples):
    result = bytearray(samples)
    for place in range(3, len(result), 4):
        if result[place] == 0:
            result[place - 3:place] = b"\0\0\0"
    return bytes(result)


def read_back(folder, number):
    with open(f"{folder}/{number}.rgba", "rb") as file:
        width, height = struct.unpack("<II", file.read(8))
        expected = file.read()
    for effort in ("fast", "balanced", "small"):
        path = f"{folder}/{number}-{effort}.png"
        with Image.open(path) as picture:
            pillow = (picture.size, without_hidden_color(picture.convert("RGBA").tobytes()))
        columns, rows, values, _ = png.Reader(path).asRGBA8()
        pypng = ((columns, rows), without_hidden_color(b"".join(bytes(row) for row in values)))
        # Pillow's pattern for alphas of 255 and one 0 also takes a last one of 10 (a line end): those files it reads wrong.
        with open(path, "rb") as file:
            misread = re.search(rb"tRNS\xff*\0\xff*\n.{8}IDAT", file.read(), re.DOTALL)
        for reader, found in (("pypng", pypng),) if misread else (("Pillow", pillow), ("pypng", pypng)):
            if found != ((width, height), expected):
                sys.exit(f"{path}: {reader} reads another picture")


def written(batch):
    folder = f"{WORK}/written-{batch}"
    os.makedirs(folder)
    subprocess.run([BENCHMARKS, "pictures", folder, str(BATCH), "--seed", str(1 + batch * BATCH)], check=True)
    files = [f"{folder}/{name}" for name in os.listdir(folder) if name.endswith(".png")]
    checked = subprocess.run(["pngcheck", "-q", *files], capture_output=True, text=True)
    if checked.returncode or checked.stdout:
        sys.exit(checked.stdout + checked.stderr)
    for number in range(BATCH):
        read_back(folder, number)
    shutil.rmtree(folder)
    return len(files)


def filtered(row, above, step, kind):
    """A row by one of the five filters."""
    result = bytearray([kind])
    for place, value in enumerate(row):
        left = row[place - step] if place >= step else 0
        up = above[place] if above else 0
        corner = above[place - step] if above and place >= step else 0
        guess = left + up - corner
        paeth = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))[2]
        result.append((value - (0, left, up, (left + up) // 2, paeth)[kind]) & 255)
    return bytes(result)


def packed(samples, depth):
    """Samples as the bytes of a row."""
    if depth == 16:
        return b"".join(struct.pack(">H", sample) for sample in samples)
    bits = "".join(format(sample, f"0{depth}b") for sample in samples)
    bits += "0" * (-len(bits) % 8)
    return bytes(int(bits[place:place + 8], 2) for place in range(0, len(bits), 8))


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def eight_bits(sample, depth):
    # 16 bits to the nearest of 8, as libpng does it exactly; fewer bits are spread.
    return (sample * 255 + 32895) >> 16 if depth == 16 else sample * 255 // ((1 << depth) - 1)


def form(source, number):
    """A file of a form, and the samples that it should be read as."""
    kind, depth = FORMS[number % len(FORMS)]
    interlaced = source.random() < 0.5
    width, height = source.randint(1, 24), source.randint(1, 24)
    most = (1 << depth) - 1
    palette = alphas = key = None
    if kind == 3:
        palette = [tuple(source.randbytes(3)) for _ in range(source.randint(1, most + 1))]
        most = len(palette) - 1
        alphas = source.randbytes(source.randint(0, len(palette)))
    picture = [[tuple(source.choice((0, most, source.randint(0, most))) for _ in range(CHANNELS[kind]))
                for _ in range(width)] for _ in range(height)]
    if kind in (0, 2) and source.random() < 0.5:
        key = picture[source.randrange(height)][source.randrange(width)]
    stream = b""
    for x, y, across, down in PASSES if interlaced else [(0, 0, 1, 1)]:
        above = None
        for line in picture[y::down]:
            pixels = line[x::across]
            if pixels:
                row = packed([sample for pixel in pixels for sample in pixel], depth)
                stream += filtered(row, above, max(1, CHANNELS[kind] * depth // 8), source.randrange(5))
                above = row
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, interlaced))
    if palette:
        data += chunk(b"PLTE", b"".join(bytes(color) for color in palette))
        data += chunk(b"tRNS", alphas) if alphas else b""
    elif key:
        data += chunk(b"tRNS", struct.pack(f">{len(key)}H", *key))
    squeezed = zlib.compress(stream, source.randrange(10))
    cut = source.randint(0, len(squeezed))
    data += chunk(b"IDAT", squeezed[:cut]) + chunk(b"IDAT", squeezed[cut:]) + chunk(b"IEND", b"")
    samples = b""
    for line in picture:
        for pixel in line:
            if kind == 3:
                alpha = alphas[pixel[0]] if pixel[0] < len(alphas) else 255
                samples += bytes(palette[pixel[0]] + (alpha,))
                continue
            color = [eight_bits(sample, depth) for sample in pixel]
            alpha = color.pop() if kind in (4, 6) else 0 if pixel == key else 255
            samples += bytes((color if kind in (2, 6) else color * 3) + [alpha])
    return data, struct.pack("<II", width, height) + without_hidden_color(samples)


def read(batch):
    folder = f"{WORK}/read-{batch}"
    os.makedirs(folder)
    source = random.Random(batch)
    for number in range(BATCH):
        data, samples = form(source, number)
        with open(f"{folder}/{number}.png", "wb") as file:
            file.write(data)
        with open(f"{folder}/{number}.rgba", "wb") as file:
            file.write(samples)
    subprocess.run([BENCHMARKS, "pictures", folder, str(BATCH), "--read"], check=True)
    shutil.rmtree(folder)
    return BATCH


def main():
    batches = range(-(-COUNT // BATCH))
    with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
        files = sum(pool.map(written, batches))
        print(f"{len(batches) * BATCH} pictures, {files} files: pngcheck, Pillow and pypng read each as it was drawn", flush=True)
        print(f"{sum(pool.map(read, batches))} files of {len(FORMS)} forms, with and without interlace, are read as they "
              "were written")


if __name__ == "__main__":
    main()
