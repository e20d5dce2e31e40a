"""Lines of 100 Latin, Korean and Arabic characters beside pangocairo's, in turns: how many times as fast they are.

usage: text_lines.py BENCHMARKS TEXT_LINE
"""
import os
import re
import subprocess
import sys
import tempfile

from growth import stripped

TURNS, ROUNDS = 7, 20
# What is written, pango's family, the file of that font, and how many times as fast a warm line is to be.
SCRIPTS = {
    "latin": (
        "Sphinx of black quartz, judge my vow; AVATAR office waffle To 0123456789 (five boxing wizards jump) quickly. ",
        "DejaVu Sans", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", 3),
    "korean": (
        "키스의 고유조건은 입술끼리 만나야 하고 특별한 기술은 필요치 않다. 다람쥐 헌 쳇바퀴에 타고파, 원그래프는 전체가 "
        "어떻게 나뉘는지를 보여 줍니다. ", "NanumGothic", "/usr/share/fonts/truetype/nanum/NanumGothic.ttf", 3),
    "arabic": (
        "نص حكيم له سر قاطع وذو شأن عظيم مكتوب على ثوب أخضر ومغلف بجلد أزرق، صف خلق خود كمثل الشمس إذ بزغت. ",
        "DejaVu Sans", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", 2),
}
COLD = 1.5
MEASURES = {"first_us": "first of a process", "size_us": "at a new size", "warm_us": "warm"}


def fields(command):
    words = subprocess.check_output(command, text=True).split("\t")
    return dict(zip(words[1::2], map(float, words[2::2])))


def instructions(command, folder):
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out"] + command
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", done.stderr)[1])


def main():
    program, pango = sys.argv[1:]
    slow = []
    with tempfile.TemporaryDirectory() as folder:
        for script, (text, family, font, limit) in SCRIPTS.items():
            path = os.path.join(folder, script)
            lines = [(text * 3)[i:i + 100] for i in range(len(text))]
            with open(path, "w") as file:
                file.write("\n".join(lines) + "\n")
            ours = [program, "text", "--file", path, "--font", font]
            theirs = [pango, path, family]
            pairs = [(fields(ours + ["--rounds", str(ROUNDS)]), fields(theirs + [str(ROUNDS)])) for _ in range(TURNS)]
            if abs(pairs[0][0]["width"] / pairs[0][1]["width"] - 1) > 0.01:
                sys.exit(f"error: {script}: the lines' widths differ: {pairs[0]}")
            for measure, name in MEASURES.items():
                own, other = (min(pair[side][measure] for pair in pairs) for side in (0, 1))
                print(f"{script}\t{name}\tpango {other:.1f} us\tours {own:.1f} us\t{other / own:.2f} times as fast", flush=True)
                if other / own < (limit if measure == "warm_us" else COLD):
                    slow.append(f"{script}, {name}")
            bare = stripped(program, folder)
            counts = [
                (instructions(command(2), folder) - instructions(command(1), folder)) / len(lines)
                for command in (
                    lambda times: [bare] + ours[1:] + ["--instructions", str(times)],
                    lambda times: theirs + [str(times), "count"])
            ]
            print(f"{script}\tinstructions of a warm line\tpango {counts[1]:.0f}\tours {counts[0]:.0f}\t{counts[1] / counts[0]:.2f}")
    if slow:
        sys.exit(f"error: not as fast as asked: {'; '.join(slow)}")


if __name__ == "__main__":
    main()
