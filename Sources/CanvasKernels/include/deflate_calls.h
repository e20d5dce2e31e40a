#ifndef CANVAS_DEFLATE_CALLS_H
#define CANVAS_DEFLATE_CALLS_H

// The calls into zlib: a stream in parts that can be compressed apart, one after the other or at the same time.

#include <stddef.h>
#include <stdint.h>

typedef struct ck_deflate_settings {
  // 0…9.
  int level;
  // Not 0: looks for runs of one byte only.
  int only_runs;
  // 9…15: how far back repetitions are looked for, as a power of two.
  int window_bits;
} ck_deflate_settings;

// The most bytes that ck_deflate may give for so many.
size_t ck_deflate_bound(size_t count);

// Compresses one part of a stream to `out`, which has room for ck_deflate_bound(count) bytes, and returns how many there
// are; 0 where memory lacks. A part ends on a whole byte, and where it is the last one the stream ends with it. What the
// decoder has seen before it, as far as the window reaches, is the dictionary. `checksum` becomes the Adler-32 of the
// part alone.
size_t ck_deflate(
    const ck_deflate_settings *settings, const uint8_t *dictionary, size_t dictionary_count, const uint8_t *bytes,
    size_t count, int is_last, uint8_t *out, uint32_t *checksum);

// The Adler-32 of two parts, of which the second has `count` bytes.
uint32_t ck_deflate_combined(uint32_t first, uint32_t second, size_t count);

#endif
