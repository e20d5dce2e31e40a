"""Whole jobs beside Cairo's: on one processor, processes also on all: usage figures.py WORK_DIR (see .ci/checks/figures)."""
import os
import resource
import statistics
import subprocess
import sys
import time

from PIL import Image

work, support = sys.argv[1], os.path.dirname(__file__)
job = os.path.join(support, "job.txt")
cairo = os.path.join(work, "cairo_job")
easel = ".build-static/release/easel"
processors = os.sched_getaffinity(0)


def scaled_job(factor):
    """job.txt with every length of its cards multiplied; the pies stay."""
    lines = open(job).read().splitlines()
    out = []
    for line in lines:
        words = line.split()
        if len(words) == 8:  # a card: width height radius, colour, counts
            words[:3] = [str(float(w) * factor) for w in words[:3]]
        elif len(words) == 4 and not line.startswith(("400 ", "4096 ")):  # a text: string, baseline, size
            words[1:] = [str(float(w) * factor) for w in words[1:]]
        out.append(" ".join(words))
    path = os.path.join(work, f"job{factor}.txt")
    open(path, "w").write("\n".join(out) + "\n")
    return path


def fields(text):
    return {p[0]: (float(p[2]), float(p[4])) for p in (line.split("\t") for line in text.splitlines()) if len(p) == 5}


def colours(path):
    return len(Image.open(path).convert("RGBA").getcolors(1 << 24))


def in_process(factor):
    name = scaled_job(factor)
    ours_dir, cairo_dir = os.path.join(work, f"ours{factor}"), os.path.join(work, f"cairo{factor}")
    for folder in (ours_dir, cairo_dir):
        os.makedirs(folder, exist_ok=True)
    print(f"in process, cards at {250 * factor}x{350 * factor}: draw and PNG in ms, Cairo's / ours")
    for what in ("card", "deck") + (("pie", "pie4096") if factor == 1 else ()):
        repetitions = "3" if what == "pie4096" else "25"
        turns = 1
        # The best of a few short runs says more about the machine's moment than about either: medians of more, in turns.
        if factor == 1 and what in ("card", "pie"):
            repetitions, turns = "300", 9
        pairs = []
        for _ in range(turns):
            a = fields(subprocess.check_output([".build/release/Benchmarks", "jobs", "--job", name, "--only", what, "--repetitions", repetitions, "-o", ours_dir], text=True))[what]
            b = fields(subprocess.check_output([cairo, what, name, cairo_dir, repetitions], text=True))[what]
            pairs.append((a, b))
        parts = []
        for i, part in enumerate(("draw", "png")):
            ours, cairos = (statistics.median(pair[side][i] for pair in pairs) for side in (0, 1))
            parts.append(f"{part} {cairos:.3f} / {ours:.3f} = {cairos / ours:.2f}")
        print(f"  {what:8} " + "   ".join(parts))
    groups = {"at most 256 colours": [0, 0, 0], "more": [0, 0, 0]}
    for i in range(52):
        o, c = f"{ours_dir}/deck-{i}.png", f"{cairo_dir}/cairo-deck-{i:02}.png"
        g = groups["at most 256 colours" if colours(o) <= 256 else "more"]
        g[0] += 1
        g[1] += os.path.getsize(o)
        g[2] += os.path.getsize(c)
    for name, (count, ours, cairos) in groups.items():
        if count:
            print(f"  deck, {name}: {count} cards, bytes {ours} / {cairos} = {ours / cairos:.2f} of Cairo's")


def vectors():
    """The jobs as SVG and PDF."""
    ours_dir, cairo_dir = os.path.join(work, "ours-vector"), os.path.join(work, "cairo-vector")
    for folder in (ours_dir, cairo_dir):
        os.makedirs(folder, exist_ok=True)
    print("in process, as SVG and PDF: drawn and written in ms a picture, and bytes, ours / Cairo's")
    for kind in ("svg", "pdf"):
        for what in ("card", "deck", "pie"):
            pairs = []
            for _ in range(7):
                ours = subprocess.check_output(
                    [".build/release/Benchmarks", "jobs", "--job", job, "--only", what, "--repetitions", "20", "--format", kind, "-o", ours_dir],
                    text=True).split()
                cairos = subprocess.check_output([cairo, what, job, cairo_dir, "20", kind], text=True).split()
                pairs.append((float(ours[2]) + float(ours[4]), float(cairos[2])))
            mine, theirs = (statistics.median(pair[side] for pair in pairs) for side in (0, 1))
            sizes = [
                sum(os.path.getsize(os.path.join(folder, name)) for name in os.listdir(folder)
                    if name.startswith(prefix + what) and name.endswith(kind) and not name.startswith(prefix + "pie4096"))
                for folder, prefix in ((ours_dir, ""), (cairo_dir, "cairo-"))
            ]
            print(f"  {what:5} {kind}  {mine:.3f} / {theirs:.3f} = {mine / theirs:.2f}   bytes {sizes[0]} / {sizes[1]} = {sizes[0] / sizes[1]:.2f}")


def bars():
    """The bars of a table, beside matplotlib's."""
    table = "assets/sales.csv"
    subprocess.run(["/usr/bin/python3", f"{support}/matplotlib_bars.py", table, f"{work}/bars"], check=True)
    for kind in ("svg", "pdf"):
        subprocess.run([easel, "chart", "bars", table, "--title", "Sales", "-o", f"{work}/ours.{kind}", "--quiet"], check=True)
        ours, theirs = (os.path.getsize(f"{work}/{name}.{kind}") for name in ("ours", "bars"))
        print(f"  bars {kind}: bytes {ours} / {theirs} = {ours / theirs:.2f} of matplotlib's")


def medians(ours, theirs, count):
    """Of both, in turns."""
    times = [], []
    for _ in range(count):
        for command, results in zip((ours, theirs), times):
            # The files of the run before are on the disk: replacing one whose writing is under way waits for it.
            os.sync()
            start = time.perf_counter()
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            results.append((time.perf_counter() - start) * 1000)
    return map(statistics.median, times)


def processes():
    count = len(os.sched_getaffinity(0))
    print(f"whole processes on {count} processor{'s' if count > 1 else ''}, median ms: Cairo's / ours")
    six = os.path.join(support, "six.csv")
    board = [easel, "board", "solitaire", "--seed", "7", "--scale", "3", "-o", f"{work}/b.png", "--quiet"]
    fill = [os.path.join(work, "cairo_fill"), "1125", "2001", f"{work}/f.png"]
    for name, ours, theirs, count in [
        ("card", [easel, "card", "10H", "--style", "lecture", "-o", f"{work}/c.png", "--size", "250x350", "--quiet"], "card", 41),
        ("deck", [easel, "deck", "--style", "lecture", "-o", f"{work}/deck", "--size", "250x350", "--quiet"], "deck", 15),
        ("pie4096", [easel, "pie", six, "--order", "reference", "--size", "400x400", "--scale", "10.24", "-o", f"{work}/p.png", "--quiet"], "pie4096", 9),
        ("board", board, None, 21),
    ]:
        a, b = medians(ours, [cairo, theirs, job, work] if theirs else fill, count)
        print(f"  {name:8} {b:.1f} / {a:.1f} = {b / a:.2f}" + ("" if theirs else "   (1125x2001; Cairo only fills and writes)"))


os.sched_setaffinity(0, {min(processors)})
in_process(1)
in_process(3)
vectors()
bars()
processes()
os.sched_setaffinity(0, processors)
if len(processors) > 1:
    processes()
subprocess.run([easel, "deck", "--style", "lecture", "-o", f"{work}/deck", "--quiet"], check=True)
print(f"peak memory of any child: {resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024:.1f} MiB (the 4096 pies included)")
