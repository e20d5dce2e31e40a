// Inflates deflate data (RFC 1951): the codes of a block as tables.
//
// An entry's lowest byte is the number of bits that it consumes, extra bits included. Above it, from bit 8, are the bits
// of the code alone; and from bit 16 the literal, or the base of a length or distance. Nothing is accepted that zlib
// refuses.
#pragma once

#include "../Levels/simd.h"
#include "inflate.h"

enum {
  INFLATE_LITERAL = 1u << 15,
  // Not a literal, a length or a distance, but one of the following.
  INFLATE_SPECIAL = 1u << 14,
  // The entry of a longer code is in a table that starts at the number from bit 16, for the number of bits from bit 8.
  INFLATE_LONGER = 1u << 13,
  INFLATE_END = 1u << 12,
  // A code that doesn't occur. Neither LONGER nor END.
  INFLATE_INVALID = INFLATE_SPECIAL,
};

// The entries of literals and lengths, and of distances, before the bits of their codes are added.
static const uint16_t length_bases[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                          31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_extra_bits[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};

INLINE uint32_t symbol_entry(uint32_t symbol) {
  if (symbol < 256) return INFLATE_LITERAL | symbol << 16;
  if (symbol == 256) return INFLATE_SPECIAL | INFLATE_END;
  symbol -= 257;
  if (symbol >= 29) return INFLATE_INVALID;
  return (uint32_t)length_bases[symbol] << 16 | length_extra_bits[symbol];
}
INLINE uint32_t distance_entry(uint32_t symbol) {
  if (symbol >= 30) return INFLATE_INVALID;
  if (symbol < 4) return (symbol + 1) << 16;
  uint32_t extra = symbol / 2 - 1;
  return ((2 + symbol % 2) << extra | 1) << 16 | extra;
}

// The code after this one of the same length, both with their first bit lowest. 0 after the last.
INLINE uint32_t next_code(uint32_t code, uint32_t length) {
  uint32_t zeros = ~code & ((1u << length) - 1);
  if (zeros == 0) return 0;
  uint32_t highest = 1u << (31 - __builtin_clz(zeros));
  return (code & (highest - 1)) | highest;
}

enum inflate_alphabet { INFLATE_CODE_LENGTHS, INFLATE_SYMBOLS, INFLATE_DISTANCES };

INLINE uint32_t table_entry(enum inflate_alphabet alphabet, uint32_t symbol, uint32_t length) {
  uint32_t entry = alphabet == INFLATE_SYMBOLS     ? symbol_entry(symbol)
                   : alphabet == INFLATE_DISTANCES ? distance_entry(symbol)
                                                   : symbol << 16;
  return entry + (length << 8 | length);
}

// The bits of the first look-up, at most `most_bits`, or 0 if the lengths are not those of a code or if the table has too
// few entries. The entries of the first look-up come first.
OUT_OF_LINE uint32_t make_inflate_table(
    uint32_t *table, uint32_t capacity, uint32_t most_bits, const uint8_t *lengths, uint32_t symbol_count,
    enum inflate_alphabet alphabet) {
  uint32_t counts[16] = {0}, offsets[17];
  for (uint32_t i = 0; i < symbol_count; i++) counts[lengths[i]]++;
  const uint32_t used = symbol_count - counts[0];
  counts[0] = 0;
  int32_t left = 1;
  uint32_t longest = 0;
  offsets[0] = offsets[1] = 0;
  for (uint32_t length = 1; length < 16; length++) {
    left = 2 * left - (int32_t)counts[length];
    if (left < 0) return 0;
    if (counts[length] > 0) longest = length;
    offsets[length + 1] = offsets[length] + counts[length];
  }
  // An incomplete code has at most one symbol, with the shortest code. Only a block without repetitions has none.
  if (left > 0 && (alphabet == INFLATE_CODE_LENGTHS || longest > 1)) return 0;
  if (left > 0 && used == 0 && alphabet != INFLATE_DISTANCES) return 0;
  uint16_t sorted[288];
  for (uint32_t i = 0; i < symbol_count; i++)
    if (lengths[i] > 0) sorted[offsets[lengths[i]]++] = (uint16_t)i;
  if (left > 0) {
    table[0] = used > 0 ? table_entry(alphabet, sorted[0], 1) : INFLATE_INVALID;
    table[1] = INFLATE_INVALID;
    return 1;
  }
  const uint32_t root_bits = longest < most_bits ? longest : most_bits, root_size = 1u << root_bits;
  const uint16_t *next = sorted;
  uint32_t code = 0;
  table[0] = INFLATE_INVALID;
  // The table doubles with each bit: a code's entry is repeated for all values of the bits that follow it.
  for (uint32_t length = 1; length <= root_bits; length++) {
    memcpy(table + (1u << (length - 1)), table, sizeof *table << (length - 1));
    for (uint32_t i = counts[length]; i > 0; i--) {
      table[code] = table_entry(alphabet, *next++, length);
      code = next_code(code, length);
    }
  }
  uint32_t end = root_size, prefix = UINT32_MAX, start = 0, sub_bits = 0;
  for (uint32_t length = root_bits + 1; length <= longest; length++) {
    for (uint32_t i = counts[length]; i > 0; i--) {
      if ((code & (root_size - 1)) != prefix) {
        // As many bits as the codes with this beginning need, which follow in order.
        prefix = code & (root_size - 1);
        sub_bits = length - root_bits;
        for (uint32_t codes = i; codes < 1u << sub_bits && sub_bits + root_bits < 15; sub_bits++)
          codes = 2 * codes + counts[sub_bits + 1 + root_bits];
        start = end;
        end += 1u << sub_bits;
        if (end > capacity) return 0;
        table[prefix] = INFLATE_SPECIAL | INFLATE_LONGER | start << 16 | sub_bits << 8 | root_bits;
      }
      // The entry consumes the bits after the first ones.
      uint32_t entry = table_entry(alphabet, *next++, length - root_bits), step = 1u << (length - root_bits);
      for (uint32_t k = code >> root_bits; k < 1u << sub_bits; k += step) table[start + k] = entry;
      code = next_code(code, length);
    }
  }
  return root_bits;
}
