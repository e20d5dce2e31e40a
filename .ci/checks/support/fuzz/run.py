"""Runs fuzz targets, as many at once as there are processors, and says of each how far it came.

    python3 run.py FUZZER FOLDER SECONDS TARGET ...

FOLDER keeps the seeds, what the fuzzer found worth keeping of each target (corpus/TARGET), its log, and the inputs that
failed (finds/TARGET-...). Exit code 1 where there is one.
"""

import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

here = pathlib.Path(__file__).parent

# The longest input in bytes.
lengths = {"drawing": 400, "vector": 400, "fonts": 8192, "jpeg": 8192, "webp": 4096, "workbooks": 8192, "png": 4096, "documents": 8192, "specs": 4096, "svg": 4096}
usual_length = 2048
# MiB that one call may take: a drawing may ask for a picture of 100 megapixels.
memory = {"drawing": 512, "vector": 512}
usual_memory = 128
# Seconds of the clock after which an input hangs. Targets have limits of the processor's time, which are stricter.
hanging = 1200


def run(fuzzer, folder, seconds, target):
    corpus = folder / "corpus" / target
    corpus.mkdir(parents=True, exist_ok=True)
    (folder / "finds").mkdir(exist_ok=True)
    dictionary = here / f"{target}.dict"
    command = [
        fuzzer, corpus, folder / "seeds" / target, f"-artifact_prefix={folder}/finds/{target}-",
        f"-max_total_time={seconds}", f"-max_len={lengths.get(target, usual_length)}", f"-timeout={hanging}", f"-malloc_limit_mb={memory.get(target, usual_memory)}",
        "-rss_limit_mb=2048", "-print_final_stats=1", "-reload=0", "-report_slow_units=600"]
    if dictionary.exists():
        command.append(f"-dict={dictionary}")
    # Where memory was allocated is said when a find is run again; to remember it costs a fourth of the time.
    options = "detect_leaks=1:malloc_context_size=1"
    # The fuzzer reports what ends the program; Swift's own report of it takes longer than an input may.
    environment = dict(os.environ, FUZZ_TARGET=target, SWIFT_BACKTRACE="enable=no", ASAN_OPTIONS=options)
    start = last_new = time.monotonic()
    executions = edges = 0
    with open(folder / f"{target}.log", "w") as log:
        process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        for line in process.stderr:
            line = line.decode(errors="replace")
            log.write(line)
            if found := re.match(r"#(\d+)\s.*\bcov: (\d+)", line):
                executions = int(found[1])
                if int(found[2]) > edges:
                    edges, last_new = int(found[2]), time.monotonic()
            elif found := re.match(r"stat::number_of_executed_units: (\d+)", line):
                executions = int(found[1])
        status = process.wait()
    took = time.monotonic() - start
    print(
        f"{target}: {executions} executions in {took:.0f} s, {edges} edges, the last new one after"
        f" {last_new - start:.0f} s" + ("" if status == 0 else f"; a find: see {folder}/{target}.log"), flush=True)
    return status == 0


def share(fuzzer, folder):
    """Which part of the edges of each module all inputs that were kept reach together."""
    fuzzer_targets = sorted(path.name for path in (folder / "corpus").iterdir())
    with tempfile.TemporaryDirectory() as inputs:
        # The target "all" takes the name of an input's target from its first line.
        for target in fuzzer_targets:
            for kept in (folder / "corpus" / target).iterdir():
                pathlib.Path(inputs, f"{target}-{kept.name}").write_bytes(target.encode() + b"\n" + kept.read_bytes())
        environment = dict(os.environ, FUZZ_TARGET="all", SWIFT_BACKTRACE="enable=no", ASAN_OPTIONS="detect_leaks=0")
        done = subprocess.run(
            [fuzzer, inputs, "-runs=0", "-print_coverage=1", "-max_len=10000", f"-timeout={hanging}"], env=environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    reached, all_edges = {}, {}
    for line in done.stderr.decode(errors="replace").splitlines():
        found = re.match(r"(UN)?COVERED_FUNC: hits: \d+ edges: (\d+)/(\d+) .*/Sources/(\w+)/", line)
        if found:
            module = found[4]
            reached[module] = reached.get(module, 0) + (0 if found[1] else int(found[2]))
            all_edges[module] = all_edges.get(module, 0) + int(found[3])
    for module in sorted(all_edges):
        print(f"{module}: {100 * reached[module] / all_edges[module]:.0f}% of {all_edges[module]} edges", flush=True)


def main():
    fuzzer, folder, seconds, targets = sys.argv[1], pathlib.Path(sys.argv[2]), int(sys.argv[3]), sys.argv[4:]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda target: run(fuzzer, folder, seconds, target), targets))
    if len(targets) > 1:
        share(fuzzer, folder)
    sys.exit(0 if all(results) else 1)


main()
