// Deflate data that are inflated part by part.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum ck_inflate_state {
  CK_INFLATE_HEADER,
  CK_INFLATE_STORED,
  CK_INFLATE_CODES,
  // The last block has ended.
  CK_INFLATE_DONE,
  // The data are damaged or end too early.
  CK_INFLATE_BAD,
};

// The most bits that the first look-up of a symbol uses, and the entries of the tables with those of longer codes: at most
// 2342 and 402 for codes of up to 15 bits. Whoever fills them checks it.
enum { CK_INFLATE_SYMBOL_BITS = 11, CK_INFLATE_DISTANCE_BITS = 8, CK_INFLATE_SYMBOLS = 2344, CK_INFLATE_DISTANCES = 408 };

// The farthest that a repetition looks back, and the bytes that are written after `limit`: a repetition of 258 that
// starts before it, and what its steps write in excess.
enum { CK_INFLATE_HISTORY = 1 << 15, CK_INFLATE_EXCESS = 320 };

// As long as more compressed bytes follow, these many are left: more than the codes of a block take.
enum { CK_INFLATE_RESERVE = 1024 };

// Not to be moved once it is started: `next` may point into it. Up to eight bytes before `next` are read again.
typedef struct ck_inflater {
  // The compressed bytes that are left.
  const uint8_t *_Nonnull next, *_Nonnull end;
  // The next bits, lowest first. `bit_count` of them are known to be there.
  uint64_t bits;
  uint32_t bit_count;
  uint32_t stored_count;
  // The bits of the first look-ups.
  uint32_t symbol_bits, distance_bits;
  enum ck_inflate_state state;
  bool is_last_block;
  // Whether `next` is in `tail`: a copy of the last bytes, followed by zeros, so that eight bytes can be read anywhere.
  bool is_in_tail;
  // Whether compressed bytes follow that are not there yet. It ends before they are needed.
  bool has_more;
  uint8_t tail[96];
  uint32_t symbols[CK_INFLATE_SYMBOLS], distances[CK_INFLATE_DISTANCES];
} ck_inflater;

// Starts at compressed bytes without a zlib header, which stay where they are until the end.
static inline void ck_inflater_start(
    ck_inflater *_Nonnull inflater, const uint8_t *_Nonnull bytes, size_t count) {
  memset(inflater, 0, offsetof(ck_inflater, tail));
  inflater->next = bytes;
  inflater->end = bytes + count;
}
// The whole bytes that are left after the last block. Negative if it needed more than there were.
static inline ptrdiff_t ck_inflater_left(const ck_inflater *_Nonnull inflater) {
  return inflater->end - inflater->next + (ptrdiff_t)(inflater->bit_count / 8);
}
