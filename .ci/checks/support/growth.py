"""Instructions per unit of growing work, counted by callgrind: the cost of doing the work twice less that of once.

usage: growth.py BENCHMARKS [ROW...]
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile

LIMIT = 1.3
# A larger disc has less edge for its area, so that a pixel costs less, and axes cost the same under any number of marks: the
# limit is for sizes that cost more than a smaller one.
SHRINKING = {"a disc's side", "bars", "a line's points"}
# Only after this often the memory of a layer comes from that of others, which is to be cleared.
WARM = {"layers": 3}
ROWS = {
    "segments": ([1_000, 10_000, 100_000, 1_000_000], lambda n: n),
    "pixels a side": ([64, 128, 256, 512, 1_024, 2_048, 4_096, 8_192], lambda n: n * n),
    "a disc's side": ([64, 128, 256, 512, 1_024, 2_048, 4_096, 8_192], lambda n: n * n),
    "pdf": ([10_000, 100_000], lambda n: n),
    "svg": ([10_000, 100_000], lambda n: n),
    "shapes": ([1_000, 10_000, 100_000, 1_000_000], lambda n: n),
    "glyphs": ([1_000, 10_000, 100_000], lambda n: n),
    "labels": ([100, 1_000, 10_000, 100_000], lambda n: n),
    "clips": ([10, 100, 1_000], lambda n: n),
    "layers": ([1, 10, 100], lambda n: n),
    "cards": ([10, 100, 1_000, 10_000], lambda n: n),
    "table rows": ([10_000, 100_000, 1_000_000], lambda n: n),
    "bars": ([10, 100, 1_000], lambda n: n),
    "a line's points": ([1_000, 10_000, 100_000], lambda n: n),
}


def instructions(program, row, size, times, folder):
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", program, "growth"]
    command += ["--only", f"{row}={size}", "--instructions", str(times)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", done.stderr)[1])


def cost(program, row, size, folder):
    """What the work costs when all is warm: done twice, less what it costs done once, or once more than it takes."""
    before = WARM.get(row, 1)
    return instructions(program, row, size, before + 1, folder) - instructions(program, row, size, before, folder)


def stripped(program, folder):
    """A copy of a program that valgrind can read: not the debug information of Swift's compiler."""
    program = shutil.copy(program, os.path.join(folder, "benchmarks"))
    subprocess.run(["strip", "--strip-debug", program], check=True)
    return program


def main():
    exceeded = False
    with tempfile.TemporaryDirectory() as folder:
        program = stripped(sys.argv[1], folder)
        for row, (sizes, units) in ROWS.items():
            if len(sys.argv) > 2 and row not in sys.argv[2:]:
                continue
            costs = []
            for size in sizes:
                costs.append(cost(program, row, size, folder) / units(size))
            for size, each in zip(sizes, costs):
                print(f"{row}\t{size}\t{each:.2f} instructions\t{each / min(costs):.2f}", flush=True)
            growth = max(costs[i] / min(costs[: i + 1]) for i in range(len(costs)))
            exceeded = exceeded or (growth if row in SHRINKING else max(costs) / min(costs)) > LIMIT
    if exceeded:
        sys.exit(f"error: more than {LIMIT} times the cheapest")


if __name__ == "__main__":
    main()
