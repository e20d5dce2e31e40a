#!/usr/bin/env bash
# Draws jobs with GNU parallel (Debian's package `parallel`): it cuts the file into blocks of lines, and starts an
# `easel batch` for each, one for each core.
#
# usage: parallel.sh JOBS FOLDER > results.ndjson
set -euo pipefail
jobs=$1 folder=$2

# Each process has one thread, as there is a process for each core. What was drawn in a run before is skipped. The field
# `line` of a result counts within the process's block: jobs are known by their `id`.
parallel --pipe --block 1M "${EASEL:-easel}" batch - --threads 1 --root "$folder" --resume < "$jobs"
