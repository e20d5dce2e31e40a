"""What `easel batch` promises, where it takes long to see.

usage: batch.py EASEL FOLDER kills|memory|lines|speed
"""
import json
import os
import random
import re
import shutil
import statistics
import subprocess
import sys
import time

EASEL, WORK, PART = sys.argv[1:4]
RANDOM = random.Random(1)
sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../../Examples/batch"))
import jobs as example


def write(name, jobs):
    path = f"{WORK}/{name}"
    with open(path, "w") as file:
        for job in jobs:
            file.write(json.dumps(job) + "\n")
    return path


def mixed(count, size="250x350"):
    """Cards and charts with their files."""
    for number in range(count):
        job = {"id": number, "output": f"{number % 7}/{number}.png", "options": {"size": size}}
        if number % 2:
            job |= {"command": "card", "card": RANDOM.choice("A23456789TJQK") + RANDOM.choice("SHDC")}
        else:
            job |= {"command": "pie", "data": [[name, RANDOM.randint(1, 90)] for name in example.PRODUCTS]}
            job["options"]["title"] = f"Customer {number}"
        yield job


def tree(folder):
    """All files by their paths, hidden ones too."""
    files = {}
    for place, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(place, name)
            files[os.path.relpath(path, folder)] = open(path, "rb").read()
    return files


def kills():
    """A batch is killed at random moments and resumed, again and again: in the end all is as in an undisturbed run."""
    count, moments, rounds = 800, 200, 10
    path = write("jobs", mixed(count, "100x140"))
    start = time.perf_counter()
    subprocess.run([EASEL, "batch", path, "--root", f"{WORK}/whole"], stdout=subprocess.DEVNULL, check=True)
    duration = time.perf_counter() - start
    whole = tree(f"{WORK}/whole")
    assert len(whole) == count
    killed = left = halves = 0
    for _ in range(rounds):
        folder = f"{WORK}/killed"
        shutil.rmtree(folder, ignore_errors=True)
        done = 0
        while done < moments // rounds:
            tool = subprocess.Popen([EASEL, "batch", path, "--root", folder, "--resume"], stdout=subprocess.DEVNULL)
            time.sleep(RANDOM.uniform(0, duration * 1.5 * rounds / moments))
            tool.kill()
            # One that was faster than the moment does not count, and the folder begins anew.
            if tool.wait() == -9:
                done += 1
            else:
                shutil.rmtree(folder)
            files = tree(folder) if os.path.exists(folder) else {}
            left += any(name.split("/")[-1].startswith(".") for name in files)
            halves += sum(whole[name] != data for name, data in files.items() if name in whole)
        killed += done
        subprocess.run([EASEL, "batch", path, "--root", folder, "--resume"], stdout=subprocess.DEVNULL, check=True)
        if tree(folder) != whole:
            sys.exit("error: the folder differs from that of an undisturbed run")
    print(f"{killed} times killed, {left} times with a temporary file left, {halves} half files; {rounds} folders of "
          f"{count} pictures equal an undisturbed run's")
    if halves:
        sys.exit(1)


def memory():
    """How much memory a batch has at its beginning and at its end."""
    count = 100_000
    path = write("jobs", (example.job(number) for number in range(count)))
    tool = subprocess.Popen([EASEL, "batch", path, "--root", f"{WORK}/out"], stdout=subprocess.PIPE)

    def size(name):
        return int(re.search(rf"^{name}:\s+(\d+) kB", open(f"/proc/{tool.pid}/status").read(), re.M)[1]) / 1024

    sizes = []
    for number, line in enumerate(tool.stdout, 1):
        if '"status":"done"' not in line.decode():
            sys.exit(f"error: {line.decode()}")
        # A process that has ended has no memory any more.
        if number % 100 == 0 and number <= count - 100:
            sizes.append(size("VmRSS"))
            peak = size("VmHWM")
    if tool.wait() != 0 or number != count:
        sys.exit("error: not all were drawn")
    first, last = max(sizes[:10]), max(sizes[-10:])
    print(f"{count} pictures: {first:.1f} MiB in the first thousand, {last:.1f} in the last, at most {peak:.1f}")
    if last - first > 2 or peak >= 80:
        sys.exit("error: allowed are 2 MiB more and a peak below 80")
    table = '{"command":"pie","options":{"width":60},"data":[' + "[1,1]," * (16_700_000 // 6) + "[1,1]]}\n"
    unknown = '{"command":"pie","data":[],"x":[' + "0," * (16_700_000 // 2) + "0]}\n"
    with open(f"{WORK}/large", "w") as file:
        for _ in range(4):
            file.write(table + unknown)
    tool = subprocess.Popen([EASEL, "batch", f"{WORK}/large", "--threads", "2"], stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(tool.pid, 0)
    print(f"lines of 16 MiB on two threads: at most {usage.ru_maxrss / 1024:.0f} MiB")
    if os.waitstatus_to_exitcode(status) != 1 or usage.ru_maxrss > 512 << 10:
        sys.exit("error: allowed are 512 MiB")


def lines():
    """Wrong lines among right ones."""
    nested = '{"command":"pie","data":' + "[" * 100_000
    card = {"command": "card", "card": "QH", "options": {"width": 40}}
    wrong = {
        "no JSON": "not JSON", "too long": json.dumps(card)[:-1] + " " * (17 << 20) + "}", "no command": '{"command":"pei"}',
        "no option": '{"command":"card","card":"QH","options":{"widht":1}}', "nested": nested,
        "outside": json.dumps(card | {"output": "../x.png"}), "twice": json.dumps(card | {"output": "0/0.png"}),
        "bytes": b"\xff\xfe\x00", "large": '{"command":"card","card":"QH","options":{"size":"30000x30000"}}',
        "no file": '{"command":"pie","file":"/nowhere"}', "null": "null", "empty": "{}",
        "pipe": json.dumps({"command": "pie", "file": f"{WORK}/pipe"}), "device": '{"command":"pie","file":"/dev/zero"}',
        "font of a pipe": json.dumps({"command": "card", "card": "QH", "options": {"font": f"{WORK}/pipe"}}),
        "font of a device": '{"command":"card","card":"QH","options":{"font":"/dev/zero"}}',
        "input": '{"command":"pie","file":"/dev/stdin"}',
    }
    os.mkfifo(f"{WORK}/pipe")
    good = list(mixed(2000, "60x80"))
    places = dict(zip(sorted(RANDOM.sample(range(1, len(good)), 200)), list(wrong.items()) * 12))
    expected = []
    with open(f"{WORK}/jobs", "wb") as file:
        for number, job in enumerate(good):
            if number in places:
                line = places[number][1]
                file.write((line if isinstance(line, bytes) else line.encode()) + b"\n")
                expected.append("failed")
            file.write(json.dumps(job).encode() + b"\n")
            expected.append("done")
    # Through a pipe and on one thread, which a job that waits would stop.
    with open(f"{WORK}/jobs", "rb") as file:
        cat = subprocess.Popen(["cat"], stdin=file, stdout=subprocess.PIPE)
        run = subprocess.run([EASEL, "batch", "-", "--threads", "1", "--root", f"{WORK}/lines"], stdin=cat.stdout,
                             stdout=subprocess.PIPE, timeout=600)
    cat.wait()
    results = [json.loads(line) for line in run.stdout.splitlines()]
    if run.returncode != 1 or [result["status"] for result in results] != expected:
        sys.exit("error: not the wrong lines alone have failed")
    alone = write("alone", good)
    subprocess.run([EASEL, "batch", alone, "--root", f"{WORK}/alone-out"], stdout=subprocess.DEVNULL, check=True)
    if tree(f"{WORK}/lines") != tree(f"{WORK}/alone-out"):
        sys.exit("error: the other pictures differ")
    messages = {result["message"].split(":")[-1] for result in results if result["status"] == "failed"}
    print(f"{expected.count('failed')} wrong lines of {len(wrong)} kinds among {len(good)}: all the others are as without them "
          f"({len(messages)} messages)")


def speed():
    """How much of one core goes into drawing, and what two are worth. Only a quiet machine tells."""
    count = 2000
    path = write("jobs", mixed(count))
    # Without debugging information, which valgrind does not always understand.
    subprocess.run(["objcopy", "--strip-debug", EASEL, f"{WORK}/easel"], check=True)
    few = write("few", mixed(300))
    log = f"{WORK}/callgrind"
    subprocess.run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={log}", f"{WORK}/easel", "batch", few,
                    "--threads", "1", "--root", f"{WORK}/counted"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                   check=True)
    table = subprocess.run(["callgrind_annotate", "--inclusive=yes", "--threshold=100", log], stdout=subprocess.PIPE,
                           check=True).stdout.decode()

    def instructions(pattern):
        rows = [line for line in table.splitlines() if re.search(pattern, line)]
        return max((int(row.split()[0].replace(",", "")) for row in rows), default=0)

    loop = instructions(r"CanvasBatch10JobWorkersC4work")
    drawing = sum(instructions(rf"Easel[A-Z][a-z]+\d+{name}CommandV4work2in\S*ErrorVYKF(TW)? ") for name in ("Pie", "Card"))
    print(f"drawing and encoding: {drawing / loop:.3f} of the instructions of a batch's thread")
    if not 0.9 <= drawing / loop < 1:
        sys.exit("error: allowed is 0.9 at least")
    times = {1: [], 2: []}
    for turn in range(7):
        for cores in times:
            start = time.perf_counter()
            # A folder of its own: the system is slow to give new files the place of removed ones.
            subprocess.run(["taskset", "-c", "0" if cores == 1 else "0,1", EASEL, "batch", path, "--root",
                            f"{WORK}/turn-{turn}-{cores}"], check=True, stdout=subprocess.DEVNULL)
            times[cores].append(time.perf_counter() - start)
    one, two = (statistics.median(times[cores]) for cores in (1, 2))
    print(f"{count} pictures of 250x350: {one:.2f} s on one core, {two:.2f} s on two: {one / two:.2f} times as fast "
          f"({count / two:.0f} a second)")


{"kills": kills, "memory": memory, "lines": lines, "speed": speed}[PART]()
