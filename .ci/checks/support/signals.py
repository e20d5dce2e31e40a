"""Sends a signal to a deck at a random moment while its files are written, many times: none may leave a half file behind,
and what KILL leaves the next run removes.

usage: signals.py EASEL FOLDER [COUNT]
"""
import os
import random
import shutil
import signal
import subprocess
import sys
import time

EASEL, WORK = sys.argv[1:3]
COUNT = int(sys.argv[3]) if len(sys.argv) > 3 else 1000
# Soon drawn, so that most of the time goes into writing.
COMMAND = ["deck", "--style", "lecture", "--width", "12", "--compression", "fast", "-o"]
RANDOM = random.Random(1)


def started(folder):
    """A run that has begun to write: its folder is there."""
    # A shell's background job has SIGINT ignored, and hands that on.
    tool = subprocess.Popen([EASEL, *COMMAND, folder], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    while not os.path.exists(folder) and tool.poll() is None:
        time.sleep(0.0002)
    return tool


def temporaries(folder):
    return [name for name in os.listdir(folder) if name.startswith(".")] if os.path.exists(folder) else []


def main():
    folder = f"{WORK}/deck"
    whole = {}
    phases = []
    for _ in range(10):
        shutil.rmtree(folder, ignore_errors=True)
        tool = started(folder)
        start = time.perf_counter()
        tool.wait()
        phases.append(time.perf_counter() - start)
    for name in os.listdir(folder):
        whole[name] = open(f"{folder}/{name}", "rb").read()
    phase = sorted(phases)[5]
    print(f"{len(whole)} files are written in {phase * 1e3:.1f} ms")
    failures = 0
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGKILL):
        stopped = orphans = left = halves = 0
        for _ in range(COUNT):
            shutil.rmtree(folder, ignore_errors=True)
            tool = started(folder)
            end = time.perf_counter() + RANDOM.uniform(0, phase)
            while time.perf_counter() < end:
                time.sleep(0.0001)
            tool.send_signal(number)
            status = tool.wait()
            expected = -number if number == signal.SIGKILL else 128 + number
            stopped += status == expected
            if status not in (0, expected):
                print(f"{number.name}: status {status}")
                failures += 1
            for name in os.listdir(folder) if os.path.exists(folder) else []:
                if name in whole:
                    halves += open(f"{folder}/{name}", "rb").read() != whole[name]
            left += bool(temporaries(folder))
            if number == signal.SIGKILL:
                subprocess.run([EASEL, "card", "QH", "--width", "12", "-o", f"{folder}/QH.png"], check=True)
            orphans += bool(temporaries(folder))
        after = f" ({left} before the next run into the folder)" if number == signal.SIGKILL else ""
        print(f"{number.name}: {COUNT} sent, {stopped} of them before the end, {orphans} times a file was left{after}, "
              f"{halves} half files", flush=True)
        failures += orphans + halves
    sys.exit(1 if failures else 0)


main()
