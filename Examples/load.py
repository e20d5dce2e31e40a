"""Measures the answers of the example server under load: usage load.py [CLIENTS [SECONDS]].

Clients request cards and charts one after the other. Another one requests /health every 5 ms. The addresses are those of the
loopback interface. Prints the median, the 99th percentile and the longest time of each kind of request.
"""

import asyncio
import sys
import time

CLIENTS = int(sys.argv[1]) if len(sys.argv) > 1 else 32
SECONDS = float(sys.argv[2]) if len(sys.argv) > 2 else 10
RANKS, SUITS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"], "SHDC"


async def request(reader, writer, path):
    start = time.perf_counter()
    writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    await writer.drain()
    head = (await reader.readuntil(b"\r\n\r\n")).decode().lower().split("\r\n")
    if " 200 " not in head[0]:
        sys.exit(f"error: {path}: {head[0]}")
    length = [line.split(":")[1] for line in head if line.startswith("content-length:")]
    await reader.readexactly(int(length[0]) if length else 0)
    return time.perf_counter() - start


async def client(paths, times, end, pause=0.0):
    reader, writer = await asyncio.open_connection("127.0.0.1", 8080)
    i = 0
    while time.monotonic() < end:
        path = paths[i % len(paths)]
        times.append(await request(reader, writer, path))
        i += 1
        await asyncio.sleep(pause)
    writer.close()


async def main():
    cards = [f"/card/{rank}{suit}.png" for suit in SUITS for rank in RANKS]
    end = time.monotonic() + SECONDS
    times = {"/card": [], "/chart.png": [], "/health": []}
    await asyncio.gather(
        *(client(cards[i:] + cards[:i], times["/card"], end) for i in range(CLIENTS)),
        client(["/chart.png"], times["/chart.png"], end),
        client(["/health"], times["/health"], end, pause=0.005),
    )
    print(f"{CLIENTS} clients, {SECONDS:g} s")
    for path, some in times.items():
        some = sorted(1000 * seconds for seconds in some)
        rank = min(len(some) - 1, len(some) * 99 // 100)
        print(f"{path}: {len(some)} answers, median {some[len(some) // 2]:.1f} ms, p99 {some[rank]:.1f} ms, "
              f"longest {some[-1]:.1f} ms")


asyncio.run(main())
