// Makes pixels of a PNG's samples.
#pragma once

#include "../Levels/simd.h"

static void rgb_pixels(uint32_t *row, const uint8_t *bytes, size_t count) {
  size_t i = 0;
#if !defined(__x86_64__) || defined(CK_AVX2)
  // A step reads four bytes in excess.
  for (; i + 10 <= count; i += 8) {
    u8x16 low, high;
    memcpy(&low, bytes + 3 * i, sizeof low);
    memcpy(&high, bytes + 3 * i + 12, sizeof high);
    u32x8 v = (u32x8)__builtin_shufflevector(
        low, high, 0, 1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9, 10, 11, 11, 16, 17, 18, 18, 19, 20, 21, 21, 22, 23, 24, 24, 25,
        26, 27, 27);
    store(row + i, v | 0xFF000000);
  }
#endif
  for (; i + 1 < count; i++) {
    uint32_t v;
    memcpy(&v, bytes + 3 * i, sizeof v);
    row[i] = v | 0xFF000000;
  }
  for (; i < count; i++) row[i] = bytes[3 * i] | bytes[3 * i + 1] << 8 | bytes[3 * i + 2] << 16 | 0xFF000000;
}

static void grey_alpha_pixels(uint32_t *row, const uint8_t *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) row[i] = bytes[2 * i] * 0x10101u | (uint32_t)bytes[2 * i + 1] << 24;
}

static void table_pixels(uint32_t *row, const uint8_t *bytes, size_t count, const uint32_t *table, uint32_t bits) {
  if (bits == 8) {
    for (size_t i = 0; i < count; i++) row[i] = table[bytes[i]];
    return;
  }
  // The first index is in the highest bits of a byte.
  const uint32_t mask = (1u << bits) - 1;
  for (size_t i = 0; i < count; bytes++)
    for (uint32_t shift = 8; shift > 0 && i < count; i++) row[i] = table[*bytes >> (shift -= bits) & mask];
}
