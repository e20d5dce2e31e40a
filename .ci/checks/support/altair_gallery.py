#!/usr/bin/env python3
"""Makes a folder for .ci/checks/vegalite of Altair's gallery: its examples as specifications, drawn by vl-convert.

    altair_gallery.py --altair REPOSITORY --data DATASETS OUT      needs altair, pandas, polars and vl-convert-python of PyPI
    altair_gallery.py --specs FOLDER --data DATASETS OUT           draws specifications that are there already

REPOSITORY is a snapshot of vega/altair, DATASETS one of vega/vega-datasets. OUT has `specs` and `compiled` afterwards. Then

    VEGALITE_FONT=/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf \\
      .ci/checks/vegalite OUT DATASETS a-z

compares our pictures with them: vl-convert measures texts with Liberation Sans. Examples that can't be made are told.
"""

import argparse
import ast
import functools
import http.server
import json
import multiprocessing
import os
import pathlib
import re
import sys
import warnings

PORT = 8765
ADDRESS = re.compile(r"^(https?://[^ ]*/)?data/")


class Dataset:
    """Stands for one file of vega-datasets: its address, or its rows when it is called."""

    def __init__(self, path):
        self.path = path
        self.url = "data/" + path.name

    def __call__(self, engine=None, backend=None, **options):
        import pandas

        readers = {".csv": pandas.read_csv, ".parquet": pandas.read_parquet, ".json": pandas.read_json}
        readers[".tsv"] = functools.partial(pandas.read_csv, sep="\t")
        rows = readers[self.path.suffix](self.path, **options)
        for name in rows.columns:
            if name.lower() in ("date", "year", "time") and str(rows[name].dtype) in ("object", "str"):
                try:
                    rows[name] = pandas.to_datetime(rows[name])
                except ValueError:
                    pass
        return rows


class Datasets:
    """Stands for `altair.datasets.data`, without the network."""

    def __init__(self, folder):
        self.files = {}
        order = [".json", ".csv"]
        paths = sorted(folder.iterdir(), key=lambda p: (order + [p.suffix]).index(p.suffix))
        for path in paths:
            self.files.setdefault(re.sub(r"[-.]", "_", path.stem), path)

    def __getattr__(self, name):
        if name not in self.files:
            raise AttributeError(name)
        return Dataset(self.files[name])

    def __call__(self, name, **options):
        return getattr(self, name)(**options)


def gallery(repository, data):
    """Gives (name, specification) of Altair's examples in both syntaxes, with their rows inside."""
    warnings.filterwarnings("ignore")
    import altair
    import altair.datasets

    altair.data_transformers.disable_max_rows()
    altair.datasets.data = Datasets(data)
    for syntax in ("arguments", "methods"):
        for path in sorted((repository / "tests" / ("examples_%s_syntax" % syntax)).glob("[!_]*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            last = tree.body.pop()
            names = {"__name__": "example"}
            try:
                exec(compile(tree, path, "exec"), names)
                chart = eval(compile(ast.Expression(last.value), path, "eval"), names)
                yield syntax[0] + "_" + path.stem, chart.to_dict()
            except Exception as problem:  # An example may need what isn't installed.
                print("%s: %s" % (path.stem, " ".join(str(problem).split())[:150]), file=sys.stderr)


def readdressed(value, base):
    """Gives a specification whose data files have addresses below a base."""
    if isinstance(value, dict):
        return {
            k: ADDRESS.sub(base + "data/", v) if k == "url" and isinstance(v, str) else readdressed(v, base)
            for k, v in value.items()
        }
    return [readdressed(v, base) for v in value] if isinstance(value, list) else value


def serve(folder):
    """Serves the data files to vl-convert, which reads addresses only."""
    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *arguments):
            pass

    http.server.ThreadingHTTPServer(("127.0.0.1", PORT), functools.partial(Quiet, directory=folder)).serve_forever()


def main():
    parser = argparse.ArgumentParser(description="Makes a folder of Altair's gallery for .ci/checks/vegalite.")
    parser.add_argument("--altair", type=pathlib.Path)
    parser.add_argument("--specs", type=pathlib.Path)
    parser.add_argument("--data", type=pathlib.Path, required=True)
    parser.add_argument("out", type=pathlib.Path)
    asked = parser.parse_args()
    os.environ.setdefault("TZ", os.environ.get("VEGALITE_ZONE", "America/Los_Angeles"))
    server = multiprocessing.Process(target=serve, args=(str(asked.data),), daemon=True)
    server.start()
    import vl_convert

    for name in ("specs", "compiled"):
        (asked.out / name).mkdir(parents=True, exist_ok=True)
    if asked.altair:
        examples = gallery(asked.altair, asked.data / "data")
    else:
        paths = sorted(asked.specs.glob("*.vl.json"))
        examples = ((p.name[: -len(".vl.json")], json.loads(p.read_text(encoding="utf-8"))) for p in paths)
    for name, spec in examples:
        (asked.out / "specs" / (name + ".vl.json")).write_text(json.dumps(readdressed(spec, "")), encoding="utf-8")
        try:
            picture = vl_convert.vegalite_to_svg(readdressed(spec, "http://127.0.0.1:%d/" % PORT))
            (asked.out / "compiled" / (name + ".svg")).write_text(picture, encoding="utf-8")
        except ValueError as problem:
            print("%s: %s" % (name, " ".join(str(problem).split())[:150]), file=sys.stderr)
    server.terminate()


if __name__ == "__main__":
    main()
