"""Prints jobs for `easel batch`: a small chart for each of COUNT customers.

usage: jobs.py [COUNT]
"""
import json
import random
import sys

PRODUCTS = ["Cola", "Tea", "Water", "Coffee", "Juice"]


def job(number):
    """The same for the same number, whoever asks."""
    chance = random.Random(number)
    data = [[name, chance.randint(1, 60)] for name in chance.sample(PRODUCTS, chance.randint(2, 5))]
    size = f"{chance.randint(64, 120)}x{chance.randint(64, 90)}"
    # A thousand files a folder: larger folders are slow to list.
    return {"id": number, "command": "pie", "data": data, "options": {"size": size, "labels": "none"},
            "output": f"{number // 1000:04}/{number:07}.png"}


if __name__ == "__main__":
    for number in range(int(sys.argv[1]) if len(sys.argv) > 1 else 1000):
        print(json.dumps(job(number)))
