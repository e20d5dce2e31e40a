"""Counts the instructions of jobs under callgrind: usage instructions.py BENCHMARKS RECORDED [record].

RECORDED has a line for each: its name and how many instructions once of it takes. Start and end of the program are not
counted: two numbers of repetitions are, and their difference divided.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

benchmarks, recorded = sys.argv[1], pathlib.Path(sys.argv[2])
limit = 1.02


def workload(name, size, style="solid"):
    return f"{name} {size} {style}", 200, 1_200, [
        "workloads", "--instructions", "--only", name, "--sizes", str(size), "--style", style, "--calls"]



def jobs(job, folder):
    pictures = [(what, few, many, ["jobs", "--job", job, "--only", what, "-o", folder, "--repetitions"])
                for what, few, many in (("card", 2, 22), ("pie", 2, 12), ("deck", 1, 2))]
    return pictures + [
        workload("FillRectA", 8), workload("FillRectU", 128), workload("FillRoundRot", 32), workload("FillPolyNZi40", 64),
        workload("FillTriangle", 16), workload("StrokeRectU", 16), workload("StrokeRoundRot", 32), workload("StrokePoly40", 64),
        workload("FillRectA", 256, "linear"),
    ]


def count(arguments, repetitions):
    done = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", benchmarks, *arguments, str(repetitions)],
        capture_output=True, text=True)
    found = re.search(r"Collected : (\d+)", done.stderr)
    if not found:
        sys.exit(f"error: {' '.join(arguments)}: {done.stderr[-300:]}")
    return int(found[1])


def main():
    job = pathlib.Path(__file__).parent / "job.txt"
    expected = dict(line.split("\t") for line in recorded.read_text().splitlines()) if recorded.exists() else {}
    lines, failed = [], False
    with tempfile.TemporaryDirectory() as folder:
        for name, few, many, arguments in jobs(str(job), folder):
            instructions = round((count(arguments, many) - count(arguments, few)) / (many - few))
            lines.append(f"{name}\t{instructions}")
            if name in expected:
                ratio = instructions / int(expected[name])
                text, wrong = f"{ratio:.4f}" + ("  too many" if ratio > limit else ""), ratio > limit
            else:
                text, wrong = "not recorded", True
            failed = failed or wrong
            print(f"{name:28} {instructions:12}  {text}", flush=True)
    if sys.argv[3:] == ["record"]:
        recorded.write_text("\n".join(lines) + "\n")
    elif failed:
        sys.exit(f"error: more than {limit - 1:.0%} above {recorded}, or not in it")


main()
