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
import time

here = pathlib.Path(__file__).parent

# The longest input in bytes.
lengths = {"drawing": 400, "fonts": 8192, "jpeg": 8192, "png": 4096, "documents": 8192}
usual_length = 2048
# Seconds of the clock after which an input hangs. Targets have limits of the processor's time, which are stricter.
hanging = 1200


def run(fuzzer, folder, seconds, target):
    corpus = folder / "corpus" / target
    corpus.mkdir(parents=True, exist_ok=True)
    (folder / "finds").mkdir(exist_ok=True)
    dictionary = here / f"{target}.dict"
    command = [
        fuzzer, corpus, folder / "seeds" / target, f"-artifact_prefix={folder}/finds/{target}-",
        f"-max_total_time={seconds}", f"-max_len={lengths.get(target, usual_length)}", f"-timeout={hanging}", "-malloc_limit_mb=128",
        "-rss_limit_mb=2048", "-print_final_stats=1", "-reload=0", "-report_slow_units=600"]
    if dictionary.exists():
        command.append(f"-dict={dictionary}")
    # The fuzzer reports what ends the program; Swift's own report of it takes longer than an input may.
    environment = dict(os.environ, FUZZ_TARGET=target, SWIFT_BACKTRACE="enable=no", ASAN_OPTIONS="detect_leaks=1")
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


def main():
    fuzzer, folder, seconds, targets = sys.argv[1], pathlib.Path(sys.argv[2]), int(sys.argv[3]), sys.argv[4:]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda target: run(fuzzer, folder, seconds, target), targets))
    sys.exit(0 if all(results) else 1)


main()
