#pragma once

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
  // 1…9: how much memory zlib takes for its hash table and for the symbols of a block.
  int memory_level;
} ck_deflate_settings;

typedef struct ck_deflate ck_deflate;

typedef enum ck_deflate_end { CK_DEFLATE_GOES_ON = 0, CK_DEFLATE_PART_ENDS = 1, CK_DEFLATE_STREAM_ENDS = 2 } ck_deflate_end;

// One part of a stream. What the decoder has seen before it, as far as the window reaches, is the dictionary. NULL where
// memory lacks.
ck_deflate *ck_deflate_create(
    const ck_deflate_settings *settings, const uint8_t *dictionary, size_t dictionary_count);
// Compresses the part's next bytes. A part ends on a whole byte. Not 0 where memory lacks.
int ck_deflate_add(ck_deflate *part, const uint8_t *bytes, size_t count, ck_deflate_end end);
// The compressed bytes up to now; valid until the next call.
const uint8_t *ck_deflate_bytes(const ck_deflate *part, size_t *count);
void ck_deflate_destroy(ck_deflate *part);

// The Adler-32 of two parts, of which the second has `count` bytes.
uint32_t ck_deflate_combined(uint32_t first, uint32_t second, size_t count);
