"""Instructions per unit of growing work, counted by callgrind: the cost of doing the work twice less that of once.

usage: growth.py BENCHMARKS
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile

LIMIT = 1.5
ROWS = {
    "segments": ([1_000, 10_000, 100_000, 1_000_000], lambda n: n),
    "pixels a side": ([64, 128, 256, 512, 1_024, 2_048, 4_096, 8_192], lambda n: n * n),
    "cards": ([10, 100, 1_000, 10_000], lambda n: n),
}


def instructions(program, row, size, times, folder):
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", program, "growth"]
    command += ["--only", f"{row}={size}", "--instructions", str(times)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", done.stderr)[1])


def main():
    exceeded = False
    with tempfile.TemporaryDirectory() as folder:
        # Valgrind can't read the debug information of Swift's compiler.
        program = shutil.copy(sys.argv[1], os.path.join(folder, "benchmarks"))
        subprocess.run(["strip", "--strip-debug", program], check=True)
        for row, (sizes, units) in ROWS.items():
            costs = []
            for size in sizes:
                once = instructions(program, row, size, 1, folder)
                costs.append((instructions(program, row, size, 2, folder) - once) / units(size))
            for size, cost in zip(sizes, costs):
                print(f"{row}\t{size}\t{cost:.2f} instructions\t{cost / min(costs):.2f}", flush=True)
            exceeded = exceeded or max(costs) > LIMIT * min(costs)
    if exceeded:
        sys.exit(f"error: more than {LIMIT} times the cheapest")


main()
