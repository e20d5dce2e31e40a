// Inflates deflate data (RFC 1951) part by part: literals, repetitions and stored bytes.
#pragma once

#include "inflate_tables_body.h"

// After `refill`, at least this many bits are there: enough for a length and a distance, which take up to 48, but not
// for literals before them.
enum { REFILLED_BITS = 56 };

INLINE void copy_16(uint8_t *to, const uint8_t *from) {
  u8x16 v;
  memcpy(&v, from, sizeof v);
  memcpy(to, &v, sizeof v);
}

// The bytes that must be left where two words are read. In the tail, zeros that follow the data count as bits; having
// used them is found in the end.
INLINE ptrdiff_t needed_bytes(const ck_inflater *z) { return z->is_in_tail ? -8 : 24; }

// Whether to end until more bytes are there.
INLINE bool lacks_input(const ck_inflater *z) { return z->has_more && z->end - z->next < CK_INFLATE_RESERVE; }

// Gives back the whole bytes that were read in advance.
INLINE void give_back(ck_inflater *z) {
  z->next -= z->bit_count / 8;
  z->bit_count %= 8;
  z->bits &= (1u << z->bit_count) - 1;
}

// Moves to the tail when its time has come. False if the data have ended.
OUT_OF_LINE bool continue_in_tail(ck_inflater *z) {
  if (z->is_in_tail) return false;
  give_back(z);
  size_t count = (size_t)(z->end - z->next);
  if (count > 48) return false;
  memset(z->tail, 0, sizeof z->tail);
  memcpy(z->tail, z->next, count);
  z->next = z->tail;
  z->end = z->tail + count;
  z->is_in_tail = true;
  return true;
}

INLINE bool refill(ck_inflater *z) {
  if (z->end - z->next < needed_bytes(z) && !continue_in_tail(z)) return false;
  z->bits |= load_bytes(z->next) << z->bit_count;
  z->next += (63 - z->bit_count) / 8;
  z->bit_count |= REFILLED_BITS;
  return true;
}
INLINE uint32_t take_bits(ck_inflater *z, uint32_t count) {
  uint32_t v = (uint32_t)z->bits & ((1u << count) - 1);
  z->bits >>= count;
  z->bit_count -= count;
  return v;
}

// The codes of a block of kind 1 or 2.
OUT_OF_LINE bool read_codes(ck_inflater *z, uint32_t kind) {
  uint8_t lengths[288 + 32] = {0};
  uint32_t symbol_count = 288, distance_count = 32;
  if (kind == 1) {
    memset(lengths, 8, 144);
    memset(lengths + 144, 9, 112);
    memset(lengths + 256, 7, 24);
    memset(lengths + 280, 8, 8);
    memset(lengths + 288, 5, 32);
  } else {
    symbol_count = 257 + take_bits(z, 5);
    distance_count = 1 + take_bits(z, 5);
    uint32_t code_length_count = 4 + take_bits(z, 4);
    if (symbol_count > 286 || distance_count > 30) return false;
    static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    uint8_t code_lengths[19] = {0};
    for (uint32_t i = 0; i < code_length_count; i++) {
      if (!refill(z)) return false;
      code_lengths[order[i]] = (uint8_t)take_bits(z, 3);
    }
    uint32_t table[1 << 7];
    const uint32_t bits = make_inflate_table(table, 1 << 7, 7, code_lengths, 19, INFLATE_CODE_LENGTHS);
    if (bits == 0) return false;
    for (uint32_t i = 0, total = symbol_count + distance_count; i < total;) {
      if (!refill(z)) return false;
      uint32_t entry = table[z->bits & ((1u << bits) - 1)];
      take_bits(z, entry & 15);
      uint32_t symbol = entry >> 16;
      if (symbol < 16) {
        lengths[i++] = (uint8_t)symbol;
        continue;
      }
      if (symbol == 16 && i == 0) return false;
      uint8_t length = symbol == 16 ? lengths[i - 1] : 0;
      uint32_t repeats = symbol == 16 ? 3 + take_bits(z, 2) : symbol == 17 ? 3 + take_bits(z, 3) : 11 + take_bits(z, 7);
      if (repeats > total - i) return false;
      memset(lengths + i, length, repeats);
      i += repeats;
    }
    // Otherwise the block has no end.
    if (lengths[256] == 0) return false;
  }
  z->distance_bits = make_inflate_table(
      z->distances, CK_INFLATE_DISTANCES, CK_INFLATE_DISTANCE_BITS, lengths + symbol_count, distance_count,
      INFLATE_DISTANCES);
  z->symbol_bits = make_inflate_table(
      z->symbols, CK_INFLATE_SYMBOLS, CK_INFLATE_SYMBOL_BITS, lengths, symbol_count, INFLATE_SYMBOLS);
  return z->distance_bits > 0 && z->symbol_bits > 0;
}

static void read_block_header(ck_inflater *z) {
  z->state = CK_INFLATE_BAD;
  if (!refill(z)) return;
  z->is_last_block = take_bits(z, 1);
  uint32_t kind = take_bits(z, 2);
  if (kind == 0) {
    take_bits(z, z->bit_count % 8);
    if (!refill(z)) return;
    uint32_t count = take_bits(z, 16), check = take_bits(z, 16);
    if (count != (check ^ 0xFFFF)) return;
    z->stored_count = count;
    z->state = CK_INFLATE_STORED;
  } else if (kind < 3 && read_codes(z, kind)) {
    z->state = CK_INFLATE_CODES;
  }
}

static uint8_t *copy_stored(ck_inflater *z, uint8_t *out, const uint8_t *limit) {
  give_back(z);
  size_t room = (size_t)(limit - out), left = (size_t)(z->end - z->next), count = z->stored_count;
  if (left < count && !z->has_more) {
    z->state = CK_INFLATE_BAD;
    return out;
  }
  if (count > room) count = room;
  if (count > left) count = left;
  memcpy(out, z->next, count);
  z->next += count;
  z->stored_count -= (uint32_t)count;
  if (z->stored_count == 0) z->state = z->is_last_block ? CK_INFLATE_DONE : CK_INFLATE_HEADER;
  return out + count;
}

// Sixteen bytes that repeat the `distance` bytes at `from`, fewer than sixteen.
INLINE u8x16 repeated_bytes(const uint8_t *from, size_t distance) {
  u8x16 v;
#if defined(CK_AVX2) || defined(__aarch64__)
  // The remainders of 0 to 15 when divided by the row's number.
  static const uint8_t remainders[16][16] = {
      {0},
      {0},
      {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1},
      {0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0},
      {0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3},
      {0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0},
      {0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3},
      {0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1},
      {0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7},
      {0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 6},
      {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5},
      {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 1, 2, 3, 4},
      {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3},
      {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0, 1, 2},
      {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 0, 1},
      {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 0}};
  u8x16 order;
  memcpy(&v, from, sizeof v);
  memcpy(&order, remainders[distance], sizeof order);
#if defined(__aarch64__)
  return (u8x16)vqtbl1q_u8((uint8x16_t)v, (uint8x16_t)order);
#else
  return (u8x16)_mm_shuffle_epi8((__m128i)v, (__m128i)order);
#endif
#else
  if (distance == 1) return (u8x16)(*from);
  uint8_t bytes[32];
  memcpy(bytes, from, 16);
  for (size_t count = distance; count < 16; count *= 2) copy_16(bytes + count, bytes);
  memcpy(&v, bytes, sizeof v);
  return v;
#endif
}
// The largest multiple of each distance that is at most sixteen.
static const uint8_t repeated_counts[16] = {0, 16, 16, 15, 16, 15, 12, 14, 16, 9, 10, 11, 12, 13, 14, 15};

// A repetition of what is `distance` bytes back. Up to 31 bytes after it are overwritten.
INLINE void repeat_bytes(uint8_t *out, size_t distance, size_t length) {
  const uint8_t *from = out - distance, *end = out + length;
  if (distance >= 32) {
    do {
      u8x32 v;
      memcpy(&v, from, sizeof v);
      memcpy(out, &v, sizeof v);
      out += 32;
      from += 32;
    } while (out < end);
  } else if (distance >= 16) {
    do {
      copy_16(out, from);
      out += 16;
      from += 16;
    } while (out < end);
  } else {
    // Not read again from where it was written.
    u8x16 v = repeated_bytes(from, distance);
    size_t step = repeated_counts[distance];
    do {
      memcpy(out, &v, sizeof v);
      out += step;
    } while (out < end);
  }
}

static uint8_t *inflate_block(ck_inflater *z, const uint8_t *start, uint8_t *out, const uint8_t *limit) {
  const uint32_t *symbols = z->symbols, *distances = z->distances;
  const uint64_t symbol_mask = (1u << z->symbol_bits) - 1, distance_mask = (1u << z->distance_bits) - 1;
  uint32_t entry;
#define REFILL() (bits |= load_bytes(next) << bit_count, next += (63 - bit_count) / 8, bit_count |= REFILLED_BITS)
#define TAKE(entry) (bits >>= (uint8_t)(entry), bit_count -= (uint8_t)(entry))
// An entry's number, plus the extra bits.
#define NUMBER(entry) ((entry >> 16) + ((bits & (((uint64_t)1 << (uint8_t)entry) - 1)) >> (entry >> 8 & 15)))
#define LONGER(entry) ((entry >> 16) + (bits & ((1u << (entry >> 8 & 15)) - 1)))
#define PUT_LITERAL() (TAKE(entry), *out++ = (uint8_t)(entry >> 16), entry = symbols[bits & symbol_mask])
  while (out < limit && z->state == CK_INFLATE_CODES) {
    if (lacks_input(z)) break;
    if (z->end - z->next < needed_bytes(z) && !continue_in_tail(z)) {
      z->state = CK_INFLATE_BAD;
      break;
    }
    const uint8_t *next = z->next, *const end = z->end;
    const ptrdiff_t needed = z->has_more ? CK_INFLATE_RESERVE : needed_bytes(z);
    uint64_t bits = z->bits;
    uint32_t bit_count = z->bit_count;
    REFILL();
    entry = symbols[bits & symbol_mask];
    // Each round takes up to 48 of the bits that are there at its start, or refills once more, and refills in the end.
    while (out < limit && end - next >= needed) {
      if (entry & INFLATE_LITERAL) {
        // Three of the first look-up take up to 33 bits.
        PUT_LITERAL();
        if (entry & INFLATE_LITERAL) {
          PUT_LITERAL();
          if (entry & INFLATE_LITERAL) {
            PUT_LITERAL();
            REFILL();
            continue;
          }
        }
      }
      if (entry & INFLATE_SPECIAL) {
        TAKE(entry);
        if (entry & INFLATE_LONGER) {
          entry = symbols[LONGER(entry)];
          if (entry & INFLATE_LITERAL) {
            PUT_LITERAL();
            REFILL();
            continue;
          }
          if (entry & INFLATE_SPECIAL) TAKE(entry);
        }
        if (entry & INFLATE_SPECIAL) {
          z->state = !(entry & INFLATE_END) ? CK_INFLATE_BAD : z->is_last_block ? CK_INFLATE_DONE : CK_INFLATE_HEADER;
          break;
        }
      }
      const size_t length = NUMBER(entry);
      TAKE(entry);
      // A distance takes up to 28 bits.
      if (bit_count < 28) REFILL();
      entry = distances[bits & distance_mask];
      if (entry & INFLATE_SPECIAL) {
        if (entry & INFLATE_LONGER) {
          TAKE(entry);
          entry = distances[LONGER(entry)];
        }
        if (entry & INFLATE_SPECIAL) {
          z->state = CK_INFLATE_BAD;
          break;
        }
      }
      const size_t distance = NUMBER(entry);
      TAKE(entry);
      if (distance > (size_t)(out - start)) {
        z->state = CK_INFLATE_BAD;
        break;
      }
      REFILL();
      entry = symbols[bits & symbol_mask];
      repeat_bytes(out, distance, length);
      out += length;
    }
    z->next = next;
    z->bits = bits;
    z->bit_count = bit_count;
  }
  return out;
#undef REFILL
#undef TAKE
#undef NUMBER
#undef LONGER
#undef PUT_LITERAL
}

static size_t inflate(ck_inflater *z, const uint8_t *start, uint8_t *out, const uint8_t *limit) {
  const uint8_t *first = out;
  while (z->state < CK_INFLATE_DONE && !lacks_input(z)) {
    if (z->state == CK_INFLATE_HEADER) {
      read_block_header(z);
    } else if (out >= limit) {
      break;
    } else {
      out = z->state == CK_INFLATE_STORED ? copy_stored(z, out, limit) : inflate_block(z, start, out, limit);
    }
  }
  return (size_t)(out - first);
}
