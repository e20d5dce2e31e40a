"""Draws jobs with Apache Spark: each partition's lines go through an `easel batch` of their own.

usage: spark_pipe.py JOBS FOLDER RESULTS

FOLDER is one that all machines see. A task that is lost is tried again, and skips what it has drawn already; two that
draw the same picture do no harm, as files are written whole.
"""
import os
import shlex
import shutil
import sys

from pyspark.sql import SparkSession

PARTITIONS = 64


def command(folder):
    # `pipe` gives its command no environment, so no PATH either.
    easel = shutil.which(os.environ.get("EASEL", "easel"))
    if not easel:
        sys.exit("easel is not installed here")
    batch = shlex.join([easel, "batch", "-", "--threads", "1", "--root", folder, "--resume"])
    # Exit code 1 says that some jobs failed: their results say why, and no other try would help.
    return shlex.join(["/bin/sh", "-c", f"{batch}; code=$?; [ $code -eq 1 ] || exit $code"])


def main():
    jobs, folder, results = sys.argv[1:4]
    spark = SparkSession.builder.appName("easel").getOrCreate()
    lines = spark.sparkContext.textFile(jobs, PARTITIONS)
    lines.pipe(command(os.path.abspath(folder)), checkCode=True).saveAsTextFile(results)
    spark.stop()


if __name__ == "__main__":
    main()
