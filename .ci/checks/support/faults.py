"""Fails each call of the system that the tool makes, one a run, and fills disks: what must never be there is a trap, a half
file under a final name, a file left behind, or the wrong exit code.

usage: faults.py EASEL FAULTS_LIBRARY ASSETS FOLDER
"""
import concurrent.futures
import os
import random
import shutil
import subprocess
import sys

EASEL, LIBRARY, ASSETS, WORK = sys.argv[1:5]
COMMANDS = {
    "card": ["card", "QH", "--style", "lecture", "-o", "out.png"],
    "deck": ["deck", "--width", "20", "-o", "out"],
    "pie": ["pie", f"{ASSETS}/sales.csv", "-o", "out.png"],
    "compare": ["compare", "a.png", "b.png", "--report", "out.html", "--panel", "out.png"],
    "board": ["board", "solitaire", "--scale", "0.1", "--moves", "moves", "--frames", "out", "--save", "out.json"],
}
# Beside the status of a run without faults: what can't be read may be one of several places to look.
STATUS = {"open": {66, 73, 70}, "read": {66, 70, 73}, "write": {73}, "rename": {73}, "mmap": {66, 70, 73}}
MOST = 200


def run(command, folder, fault=None, counts=None):
    environment = dict(os.environ, LD_PRELOAD=LIBRARY)
    if fault:
        environment["FAULT"] = fault
    if counts:
        environment["FAULT_COUNTS"] = counts
    done = subprocess.run([EASEL, *command], cwd=folder, env=environment, capture_output=True, stdin=subprocess.DEVNULL,
                          timeout=300)
    return done.returncode, done.stderr.decode(errors="replace")


def files(folder):
    """What is in a folder, by path: the bytes."""
    result = {}
    for place, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(place, name)
            with open(path, "rb") as file:
                result[os.path.relpath(path, folder)] = file.read()
    return result


def prepared(folder):
    os.makedirs(folder, exist_ok=True)
    for name in ("a.png", "b.png", "moves"):
        shutil.copy(f"{WORK}/inputs/{name}", folder)
    return folder


def whole(path, content):
    """Whether a file has its end: with another font, or a pair that can't be read, it is another one."""
    return content.endswith(b"</html>\n" if path.endswith(".html") else b"IEND\xaeB`\x82")


def flaw(before, reference, status, allowed, message, folder):
    """What is wrong with a run, or None."""
    if status not in allowed:
        return f"status {status}, allowed are {sorted(allowed)}"
    lines = message.splitlines()
    tolerated = any("warning: " in line for line in lines) or status == 66
    for path, content in files(folder).items():
        if path in before:
            if before[path] != content:
                return f"{path}: an input was changed"
        elif path not in reference:
            return f"{path}: left behind"
        elif reference[path] != content and not (tolerated and whole(path, content)):
            return f"{path}: half a file, {len(content)} bytes of {len(reference[path])}"
    errors = [line.partition(": ")[0] for line in lines if "warning: " not in line]
    # A comparison has several outputs, and each may fail.
    if status not in (0, 1) and (not errors or len(set(errors)) < len(errors)):
        return f"not one line for what failed: {message!r}"
    return None


def faulted(name, kind, number, before, reference, usual):
    folder = prepared(f"{WORK}/{name}-{kind}-{number}")
    status, message = run(COMMANDS[name], folder, f"{kind}:{number}")
    wrong = flaw(before, reference, status, STATUS[kind] | {usual}, message, folder)
    shutil.rmtree(folder)
    return wrong and f"{name}, {kind} {number}: {wrong}"


def disk(name, options, before, reference, usual):
    """A run on a file system that is too small; its flaw, and whether it was large enough."""
    folder = f"{WORK}/disk"
    os.makedirs(folder, exist_ok=True)
    subprocess.run(["mount", "-t", "tmpfs", "-o", options, "none", folder], check=True)
    try:
        prepared(folder)
        status, message = run(COMMANDS[name], folder)
        wrong = flaw(before, reference, status, {73, usual}, message, folder)
        return wrong and f"{name}, {options}: {wrong}", status == usual
    except OSError:
        return None, False
    finally:
        subprocess.run(["umount", folder], check=True)


def main():
    os.makedirs(f"{WORK}/inputs")
    for card, file in (("QH", "a.png"), ("QS", "b.png")):
        subprocess.run([EASEL, "card", card, "--width", "50", "-o", f"{WORK}/inputs/{file}"], check=True)
    with open(f"{WORK}/inputs/moves", "w") as file:
        file.write("draw\n" * 6)
    before = files(f"{WORK}/inputs")
    flaws = []
    for name, command in COMMANDS.items():
        folder = prepared(f"{WORK}/{name}")
        usual, message = run(command, folder, counts=f"{WORK}/counts")
        reference = files(folder)
        counts = {kind: int(count) for kind, count in (line.split() for line in open(f"{WORK}/counts"))}
        if usual not in (0, 1):
            sys.exit(f"{name}: {message}")
        jobs = []
        for kind, count in counts.items():
            numbers = range(1, count + 1)
            if count > MOST:
                numbers = sorted(random.Random(1).sample(numbers, MOST))
            jobs += [(name, kind, number, before, reference, usual) for number in numbers]
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            found = [wrong for wrong in pool.map(lambda job: faulted(*job), jobs) if wrong]
        print(f"{name}: {counts}, {len(jobs)} runs, {len(found)} flaws", flush=True)
        disks = 0
        if os.geteuid() == 0:
            # Inodes: the folder's, the inputs', then one more each time. Bytes: a page more, later an eighth more.
            for unit, start in (("nr_inodes", 5), ("size", 16384)):
                amount, enough = start, False
                while not enough and disks < 400:
                    wrong, enough = disk(name, f"{unit}={amount}", before, reference, usual)
                    found += [wrong] if wrong else []
                    disks += 1
                    amount += 1 if unit == "nr_inodes" else max(4096, amount // 8 // 4096 * 4096)
        print(f"{name}: {disks} disks that were too small, or just large enough", flush=True)
        flaws += found
    for wrong in flaws:
        print(wrong)
    sys.exit(1 if flaws else 0)


main()
