"""Speed of `easel compare` beside ImageMagick's `compare -metric AE`, whole processes on PNG files, and its memory over
many pairs and over large pictures: usage comparison.py EASEL WORK_DIR (see .ci/checks/comparison)."""
import os
import random
import shutil
import statistics
import subprocess
import sys
import time

from PIL import Image

easel, work = sys.argv[1:3]


def photograph(width, height):
    """Smooth noise of falling strength and a grain, as a camera gives."""
    numbers = random.Random(1)

    def noise(columns, rows):
        layer = Image.frombytes("RGB", (columns, rows), numbers.randbytes(3 * columns * rows))
        return layer.resize((width, height), Image.BICUBIC)

    picture = noise(3, 3)
    for k in range(2, 9):
        picture = Image.blend(picture, noise(2**k + 1, 2**k + 1), 0.5**k * 1.6)
    return Image.blend(picture, noise(width, height), 0.02)


def draw(*arguments):
    subprocess.run([easel, *arguments, "--quiet"], check=True)


def make(kind, large):
    """A pair that differs: golden and another."""
    golden, other = (os.path.join(work, f"{kind}{large}-{side}.png") for side in ("golden", "other"))
    if kind == "card":
        scale = "11.7" if large else "1"
        draw("card", "10H", "--style", "lecture", "--scale", scale, "-o", golden)
        draw("card", "10H", "--style", "lecture", "--text-size", "1.1", "--scale", scale, "-o", other)
    elif kind == "chart":
        for path, last in ((golden, 3), (other, 4)):
            data = os.path.join(work, "data.csv")
            with open(data, "w") as file:
                file.write(f"name,value\nCola,12\nWater,7\nChips,9\nCandy,4\nJuice,{last}\n")
            draw("pie", data, "--order", "reference", "--scale", "10.24" if large else "1", "-o", path)
    else:
        picture = photograph(*((4096, 4096) if large else (1280, 853)))
        picture.save(golden)
        if kind == "photograph":
            area = (500, 300, 560, 340)
            picture.paste(picture.crop(area).point(lambda level: level ^ 3), area)
        else:
            # Every pixel changes: a picture that was made lighter.
            picture = picture.point(lambda level: min(level, 253) + 2)
        picture.save(other)
    # Equal pixels in other bytes, as another program or another level of compression writes them.
    again = golden.replace("golden", "again")
    Image.open(golden).save(again, compress_level=3)
    return golden, other, again


def run(command, status):
    """The time in ms of a command that ends with a status, from its start alone, and its processors' time."""
    silent = [(os.POSIX_SPAWN_OPEN, stream, os.devnull, os.O_WRONLY, 0) for stream in (1, 2)]
    start = time.perf_counter()
    process = os.posix_spawnp(command[0], command, os.environ, file_actions=silent)
    _, code, usage = os.wait4(process, 0)
    wall = time.perf_counter() - start
    if os.waitstatus_to_exitcode(code) != status:
        sys.exit(f"error: {command}: not status {status}")
    return wall * 1000, (usage.ru_utime + usage.ru_stime) * 1000


def medians(commands, count, status):
    """The medians of the times of commands, in turns: what else the machine does, and how fast it is at the moment, then
    meets all of them."""
    runs = list(zip(*[[run(command, status) for command in commands] for _ in range(count)]))
    return [[statistics.median(column) for column in zip(*times)] for times in runs]


def speed():
    print("whole processes in ms, ImageMagick's / ours: time, and the processors' time")
    slow = []
    for large in ("", "4096"):
        for kind in ("card", "chart", "photograph", "lightened"):
            golden, other, again = make(kind, large)
            for name, path, status in (("differs", other, 1), ("equal pixels", again, 0), ("equal bytes", None, 0)):
                if path is None:
                    path = golden.replace("golden", "copy")
                    shutil.copy(golden, path)
                commands = ["compare", "-metric", "AE", path, golden, "null:"], [easel, "compare", path, golden]
                theirs, ours = medians(commands, 5 if large else 201, status)
                ratio = theirs[0] / ours[0]
                print(
                    f"  {kind + large:16} {name:13} {theirs[0]:7.1f} / {ours[0]:6.1f} = {ratio:.2f}"
                    f"   {theirs[1]:7.1f} / {ours[1]:6.1f} = {theirs[1] / ours[1]:.2f}", flush=True)
                if ratio < 2:
                    slow.append(f"{kind}{large} {name}: {ratio:.2f}")
    return slow


def peak(arguments):
    """Status, the peak of memory in KiB and the time in s of a run."""
    start = time.perf_counter()
    process = subprocess.Popen([easel, "compare", *arguments], stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    return os.waitstatus_to_exitcode(status), usage.ru_maxrss, time.perf_counter() - start


def folders():
    """10 000 pairs of which every tenth differs, beside 100 of them, with every output."""
    pairs = 10_000
    draw("card", "QS", "--style", "lecture", "-o", os.path.join(work, "queen.png"))
    draw("card", "QS", "--style", "lecture", "--text-size", "1.1", "-o", os.path.join(work, "other.png"))
    for count in (100, pairs):
        for side in ("actual", "expected"):
            folder = os.path.join(work, f"{side}{count}")
            os.makedirs(folder)
            for i in range(count):
                name = "other" if side == "actual" and i % 10 == 0 else "queen"
                os.link(os.path.join(work, f"{name}.png"), os.path.join(folder, f"{i:05}.png"))
    ok = True
    for name, outputs in (
        ("lines", []),
        ("report, JUnit, panels", ["--report", f"{work}/r.html", "--junit", f"{work}/j.xml", "--panel", f"{work}/panels"]),
    ):
        results = [peak([f"{work}/actual{count}", f"{work}/expected{count}", *outputs]) for count in (100, pairs)]
        (_, few, _), (status, many, seconds) = results
        print(f"{pairs} pairs, {name}: {seconds:.1f} s; peak {few} KiB at 100 pairs, {many} KiB at {pairs}")
        # A result and its name stay until the end; pictures don't.
        ok = ok and status == 1 and many < few + 4 * pairs
    return ok


def large():
    """A pair of 64 megapixels, equal and not: at most 100 MiB and 1.5 s."""
    paths = []
    for last in (3, 4):
        data = os.path.join(work, "large.csv")
        with open(data, "w") as file:
            file.write(f"name,value\nCola,12\nWater,7\nChips,9\nCandy,4\nJuice,{last}\n")
        paths.append(os.path.join(work, f"large{last}.png"))
        draw("pie", data, "--order", "reference", "--scale", "20", "-o", paths[-1])
    again = os.path.join(work, "again.png")
    subprocess.run([sys.executable, "-c", "import sys; from PIL import Image; Image.MAX_IMAGE_PIXELS = None; "
                    "Image.open(sys.argv[1]).save(sys.argv[2], compress_level=3)", paths[0], again], check=True)
    ok = True
    for name, path, expected in (("differs", paths[1], 1), ("equal pixels", again, 0)):
        runs = [peak([path, paths[0]]) for _ in range(3)]
        memory, seconds = max(run[1] for run in runs), min(run[2] for run in runs)
        print(f"64 megapixels, {name}: {seconds:.2f} s, {memory} KiB")
        ok = ok and all(run[0] == expected for run in runs) and memory < 100 << 10 and seconds < 1.5
    return ok


# First, while this process is small: what it holds when it starts another counts as that one's peak.
flat = all([large(), folders()])
slow = speed()
for line in slow:
    print(f"below 2: {line}")
sys.exit(0 if flat and not slow else 1)
