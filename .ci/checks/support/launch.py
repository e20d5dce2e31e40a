"""How long a card takes as a process beside a C program that needs the same libraries and writes the same bytes.

usage: launch.py EASEL LAUNCH WORK_DIR [LIMIT]
"""
import os
import subprocess
import sys

COUNT = 200


def twin(easel, picture, folder):
    """The C program."""
    contents = ",".join(map(str, open(picture, "rb").read()))
    source, program = os.path.join(folder, "twin.c"), os.path.join(folder, "twin")
    with open(source, "w") as file:
        file.write(f"""#include <fcntl.h>
#include <unistd.h>
static const unsigned char bytes[] = {{{contents}}};
int main(int argc, char **argv) {{
  int file = open(argv[1], O_WRONLY | O_CREAT | O_TRUNC, 0666);
  return file < 0 || write(file, bytes, sizeof bytes) != sizeof bytes || close(file);
}}
""")
    dynamic = subprocess.check_output(["readelf", "-d", easel], text=True).splitlines()
    libraries = [line.split("[")[1].rstrip("]") for line in dynamic if "(NEEDED)" in line]
    flags = [f"-l:{name}" for name in libraries if not name.startswith("ld-")]
    subprocess.run(["cc", "-O2", source, "-o", program, "-Wl,--no-as-needed"] + flags, check=True)
    return program


def main():
    easel, launch, folder = sys.argv[1:4]
    limit = float(sys.argv[4]) if len(sys.argv) > 4 else None
    ours, theirs = (os.path.join(folder, name) for name in ("ours.png", "theirs.png"))
    card = [easel, "card", "10H", "-o", ours, "--quiet"]
    subprocess.run(card, check=True)
    program = twin(easel, ours, folder)
    subprocess.run([program, theirs], check=True)
    if open(ours, "rb").read() != open(theirs, "rb").read():
        sys.exit("error: the C program writes other bytes")
    # Of the last one the tool has read no command yet: what is before that is the program's start.
    commands = card + ["--", program, theirs, "--", easel, "--version", "--verbose"]
    lines = subprocess.check_output([launch, str(COUNT)] + commands, text=True).splitlines()
    names = ["easel card", "the C program", "easel --version --verbose"]
    quarters = []
    for name, line in zip(names, lines):
        words = line.split("\t")
        print(f"{name}\twall ms {words[1]} {words[2]} {words[3]}\tprocessor ms {words[5]} {words[6]} {words[7]}\t(least, quarter, half)")
        quarters.append(float(words[6]))
    behind = quarters[0] - quarters[1]
    print(f"behind the C program\t{behind:.2f} ms of processor time, of which {quarters[2] - quarters[1]:.2f} ms before the command is read")
    if limit is not None and behind > limit:
        sys.exit(f"error: more than {limit} ms behind")


if __name__ == "__main__":
    main()
