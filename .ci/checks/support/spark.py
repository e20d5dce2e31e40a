"""Draws pictures with Spark on two workers of which one is killed, and compares them with those drawn without it.

usage: spark.py EASEL FOLDER [COUNT]
"""
import collections
import json
import os
import signal
import subprocess
import sys
import time

EASEL, WORK = sys.argv[1:3]
COUNT = int(sys.argv[3]) if len(sys.argv) > 3 else 100_000
EXAMPLES = os.path.abspath(os.path.join(os.path.dirname(__file__), "../../../Examples/batch"))
sys.path.insert(0, EXAMPLES)
import jobs as example

ENVIRONMENT = os.environ | {"EASEL": EASEL, "PYSPARK_PYTHON": sys.executable}


def submit(script, *arguments):
    """Starts an example on two workers, each a process of its own."""
    return subprocess.Popen(
        [os.path.join(os.path.dirname(sys.executable), "spark-submit"), "--master", "local-cluster[2,1,1024]",
         "--conf", "spark.local.dir=" + WORK, f"{EXAMPLES}/{script}", *arguments],
        env=ENVIRONMENT, stdout=subprocess.DEVNULL, stderr=open(f"{WORK}/{script}.log", "w"), cwd=WORK)


def workers(parent):
    """The executors below a process, by their parents."""
    parents, found = {}, []
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            stat = open(f"/proc/{name}/stat").read()
            command = open(f"/proc/{name}/cmdline").read().split("\0")
        except OSError:
            continue
        parents[int(name)] = int(stat.rsplit(")", 1)[1].split()[1])
        if any(word.endswith("CoarseGrainedExecutorBackend") for word in command):
            found.append(int(name))

    def is_below(process):
        while process in parents:
            if process == parent:
                return True
            process = parents[process]
        return False

    return [process for process in found if is_below(process)]


def count(folder):
    return sum(name.endswith(".png") for _, _, names in os.walk(folder) for name in names)


def same(folder, other):
    """The number of files that two folders have alike; an error where one has more or another."""
    def files(root):
        return sorted(os.path.relpath(os.path.join(place, name), root)
                      for place, _, names in os.walk(root) for name in names)
    names = files(folder)
    # A task that was killed may leave a temporary file, which is no picture.
    others = [name for name in files(other) if not name.split("/")[-1].startswith(".")]
    if names != others:
        sys.exit("error: some pictures are missing, or too many")
    for name in names:
        if open(f"{folder}/{name}", "rb").read() != open(f"{other}/{name}", "rb").read():
            sys.exit(f"error: {name} differs")
    return len(names)


def main():
    jobs = f"{WORK}/jobs.ndjson"
    with open(jobs, "w") as file:
        for number in range(COUNT):
            file.write(json.dumps(example.job(number)) + "\n")
    start = time.perf_counter()
    with open(f"{WORK}/alone.ndjson", "w") as results:
        subprocess.run([EASEL, "batch", jobs, "--root", f"{WORK}/alone"], stdout=results, check=True)
    print(f"{COUNT} pictures without Spark: {time.perf_counter() - start:.0f} s", flush=True)

    start = time.perf_counter()
    spark = submit("spark_pipe.py", jobs, f"{WORK}/spark", f"{WORK}/results")
    while count(f"{WORK}/spark") < COUNT / 2:
        if spark.poll() is not None:
            sys.exit(f"error: Spark ended before the middle, with {spark.returncode}; see {WORK}/spark_pipe.py.log")
        time.sleep(0.5)
    running = workers(spark.pid)
    killed_at = count(f"{WORK}/spark")
    os.kill(running[0], signal.SIGKILL)
    if spark.wait() != 0:
        print(open(f"{WORK}/spark_pipe.py.log").read()[-3000:])
        sys.exit(f"error: Spark ended with {spark.returncode}")
    lost = open(f"{WORK}/spark_pipe.py.log").read().count("Lost task ")
    print(f"with Spark: {time.perf_counter() - start:.0f} s; one of {len(running)} workers was killed at {killed_at} pictures, "
          f"{lost} tasks were lost and drawn again", flush=True)
    if len(running) != 2 or lost == 0:
        sys.exit("error: not one of two workers was killed at work")
    ids = collections.Counter()
    for name in os.listdir(f"{WORK}/results"):
        if name.startswith("part-"):
            for line in open(f"{WORK}/results/{name}"):
                result = json.loads(line)
                ids[result["id"]] += 1
                if result["status"] not in ("done", "skipped"):
                    sys.exit(f"error: {line}")
    if set(ids) != set(range(COUNT)) or set(ids.values()) != {1}:
        sys.exit("error: not each job has one result")
    alike = same(f"{WORK}/alone", f"{WORK}/spark")
    print(f"{alike} pictures are there once, whole, and have the same bytes")

    few = f"{WORK}/few.ndjson"
    with open(few, "w") as file:
        for number in range(1000):
            file.write(json.dumps(example.job(number)) + "\n")
    if submit("spark_pandas.py", few, f"{WORK}/table").wait() != 0:
        sys.exit("error: the example with pandas failed")
    import pandas
    table = pandas.read_parquet(f"{WORK}/table")
    pictures = dict(zip(table["id"], table["png"]))
    for number in range(1000):
        if pictures.pop(str(number)) != open(f"{WORK}/alone/{example.job(number)['output']}", "rb").read():
            sys.exit(f"error: picture {number} of the table differs")
    print("1000 pictures in a table of Parquet have the same bytes")


main()
