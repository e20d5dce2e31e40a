"""Horizontal bars of a table as SVG and PDF: usage matplotlib_bars.py TABLE TARGET_WITHOUT_ENDING."""
import csv
import sys

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot

rows = sorted(((row[0], float(row[1])) for row in list(csv.reader(open(sys.argv[1])))[1:]), key=lambda row: row[1])
figure, axes = pyplot.subplots(figsize=(6.4, 4))
bars = axes.barh([row[0] for row in rows], [row[1] for row in rows])
axes.bar_label(bars)
axes.set_title("Sales")
figure.tight_layout()
for ending in ("svg", "pdf"):
    figure.savefig(f"{sys.argv[2]}.{ending}")
