"""Draws jobs with Apache Spark into a table: the pictures become a column of bytes, as a Parquet file.

usage: spark_pandas.py JOBS TABLE
"""
import base64
import json
import os
import subprocess
import sys

import pandas
from pyspark.sql import SparkSession

SCHEMA = "id string, status string, message string, png binary"


def line_without_output(line):
    """A job without a file has the picture in its result. What is no job goes on as it is: its result says why."""
    try:
        job = json.loads(line)
    except (ValueError, RecursionError):
        return line
    if not isinstance(job, dict):
        return line
    job.pop("output", None)
    return json.dumps(job)


def draw(frames):
    """Frames with a column of jobs' lines, as frames of results."""
    for frame in frames:
        lines = "".join(line_without_output(line) + "\n" for line in frame["value"] if line.strip())
        run = subprocess.run([os.environ.get("EASEL", "easel"), "batch", "-", "--threads", "1"], input=lines.encode(),
                             stdout=subprocess.PIPE)
        # 1 says that some jobs failed; their results say why.
        if run.returncode not in (0, 1):
            raise RuntimeError(f"easel batch ended with {run.returncode}")
        results = [json.loads(line) for line in run.stdout.splitlines()]
        yield pandas.DataFrame({
            "id": [None if result["id"] is None else str(result["id"]) for result in results],
            "status": [result["status"] for result in results],
            "message": [result.get("message") for result in results],
            "png": [base64.b64decode(result["png"]) if "png" in result else None for result in results],
        })


def main():
    jobs, table = sys.argv[1:3]
    spark = SparkSession.builder.appName("easel").getOrCreate()
    lines = spark.read.text(jobs).repartition(64)
    lines.mapInPandas(draw, SCHEMA).write.parquet(table)
    spark.stop()


if __name__ == "__main__":
    main()
