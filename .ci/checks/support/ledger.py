"""Whether a change of a correct file is told: the mutation test of notes.

    python3 ledger.py EASEL FOLDER PACKAGES VEGALITE [--icons] [--seed NUMBER] [SURFACE...]
"""

import argparse
import collections
import json
import pathlib
import random
import re
import subprocess
import sys

import ledger_svg
import ledger_tables
import ledger_templates
import ledger_vegalite

# Notes of correct files that are true: what the file lacks on this machine, or what it asks for and nobody draws.
TRUE_NOTES = re.compile(
    "|".join([
        # Fonts and letters that aren't installed.
        r"is not a known font", r"is not installed", r"no font has", r"can't be read as a font",
        # Pictures and elements that aren't in the package.
        r"may not be read", r"isn't there",
        # Editors' elements for text that flows, and what only browsers draw.
        r"the element '?(flow|foreignObject|font|glyph)",
        # Rows that the data lacks a value in, and properties that are allowed and not drawn.
        r"rows without a (number|time) aren't drawn", r": isn't drawn$",
        # Sums beside their parts, which a chart would count twice.
        r"left out as the total",
        # Colours with the names of other programs.
        r"can't be '#value_",
    ]))

parser = argparse.ArgumentParser()
parser.add_argument("easel")
parser.add_argument("folder", type=pathlib.Path)
parser.add_argument("packages", type=pathlib.Path)
parser.add_argument("vegalite", type=pathlib.Path)
parser.add_argument("surfaces", nargs="*")
parser.add_argument("--icons", action="store_true")
parser.add_argument("--seed", type=int, default=64)
parser.add_argument("--verbose", action="store_true")
asked = parser.parse_args()


def run(arguments, job=None):
    """The notes of a run, as (kind, text), with its error as one of the kind `error`."""
    line = [asked.easel, *map(str, arguments)]
    done = subprocess.run(line, input=job, capture_output=True, text=True, timeout=120)
    notes = []
    for text in done.stdout.splitlines():
        if text.startswith("{"):
            result = json.loads(text)
            notes += [(note["kind"], plain(f"{note['place']}: {note['what']}")) for note in result.get("notes", [])]
            if result.get("status") == "failed":
                notes.append(("error", result["message"]))
    if done.returncode not in (0, 1) or done.returncode == 1 and not notes:
        notes.append(("error", done.stderr.strip()))
    return notes


def plain(text):
    """A note without the folder and the number of its file."""
    return re.sub(r"\S*/(\d+)-?[ab]?\.", "file.", text)


def is_named(change, notes):
    """Whether a note has the changed property, and one of its places."""
    for kind, text in notes:
        if all(any(part in text for part in parts) for parts in change.words):
            return True
    return False


def is_false(note):
    kind, text = note
    # A choice is no loss.
    return kind != "chosen" and not TRUE_NOTES.search(text)


def surfaces():
    # Each surface has its own, so that it picks the same files alone and with others.
    def generator(name):
        return random.Random(f"{asked.seed} {name}")

    yield "svg", ledger_svg.changes(generator("svg"), asked.packages, asked.folder, 80)
    yield "vegalite", ledger_vegalite.changes(generator("vegalite"), asked.vegalite, asked.folder, 60)
    yield "template", ledger_templates.changes(generator("template"), asked.folder, 35)
    yield "table", ledger_tables.changes(generator("table"), asked.folder, 25)


def mutations():
    misses, false_notes, failures = [], [], 0
    total, named = collections.Counter(), collections.Counter()
    for surface, changes in surfaces():
        if asked.surfaces and surface not in asked.surfaces:
            continue
        for change in changes:
            before = run(change.correct, change.correct_job)
            if any(kind == "error" for kind, _ in before):
                print(f"{surface}: {change.file} can't be drawn: {before[-1][1][:200]}")
                failures += 1
                continue
            false_notes += [(surface, change.file, *note) for note in before if is_false(note)]
            after = [note for note in run(change.changed, change.changed_job) if note not in before]
            total[surface, change.kind] += 1
            named[surface, change.kind] += is_named(change, after)
            if not is_named(change, after):
                misses.append((surface, change, after))
            elif asked.verbose:
                print("named:", change.kind, change.what, "|", after[0][1][-120:])
    print(f"\n{len(misses)} changes without a word:")
    for surface, change, after in misses:
        print(f"  {surface} {change.kind}: {change.what}  ({change.file})")
        for kind, text in after[:2]:
            print(f"      only: {kind}: {text[:200]}")
    print(f"\n{len(false_notes)} notes about correct files:")
    for surface, file, kind, text in false_notes:
        print(f"  {surface} {kind}: {text[-200:]}  ({file})")
    print()
    for key in sorted(total):
        print(f"{key[0]:9} {key[1]:10} {named[key]:3} of {total[key]:3} named")
    share = 100 * sum(named.values()) / max(sum(total.values()), 1)
    print(f"{'all':20} {sum(named.values()):3} of {sum(total.values()):3} named: {share:.1f} %")
    sys.exit(share < 95 or bool(false_notes) or failures > 0)


def icons():
    """The kinds of notes about all icons, with the number of icons and one of them."""
    files = sorted(
        path for path in asked.packages.rglob("*.svg")
        if re.search("/(breeze|Papirus|ePapirus)", str(path)) and not path.is_symlink())
    jobs = "".join(
        json.dumps({"command": "svg", "file": str(path), "options": {"width": 16}}) + "\n" for path in files)
    done = subprocess.run([asked.easel, "batch", "-", "--quiet", "--input-root", str(asked.packages)], input=jobs, capture_output=True, text=True)
    kinds, losses, known, examples = collections.Counter(), 0, 0, {}
    for path, line in zip(files, done.stdout.splitlines(), strict=True):
        result = json.loads(line)
        notes = [(note["kind"], note["what"]) for note in result.get("notes", [])]
        if result["status"] == "failed":
            notes.append(("error", result["message"]))
        losses += any(kind != "chosen" for kind, _ in notes)
        known += any(is_false(note) for note in notes)
        # The same kind of note about other names and numbers.
        for kind in {f"{kind}: " + re.sub(r"\d+", "9", re.sub(r"'[^']*'", "'…'", text)) for kind, text in notes}:
            kinds[kind] += 1
            examples.setdefault(kind, path.relative_to(asked.packages))
    for kind, count in kinds.most_common():
        print(f"{count:6} {kind[:160]}\n         {examples[kind]}")
    print(f"{len(files)} icons, {losses} with a note of a loss ({100 * losses / len(files):.2f} %), "
          f"{known} with one that isn't known to be true ({100 * known / len(files):.2f} %)")
    sys.exit(100 * known > 2 * len(files))


icons() if asked.icons else mutations()
