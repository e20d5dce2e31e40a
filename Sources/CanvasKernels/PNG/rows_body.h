// Prepares rows of pixels for a PNG.
#pragma once

#include "../Levels/simd.h"

static size_t run_length(const uint32_t *pixels, size_t count) {
  const u32x8 first = pixels[0];
  size_t i = 1;
  for (; i + 8 <= count; i += 8) {
    uint32_t others = mask_bits(load(pixels + i) != first);
    if (others != 0) return i + (size_t)__builtin_ctz(others);
  }
  while (i < count && pixels[i] == pixels[0]) i++;
  return i;
}

static void rgb_samples(uint8_t *bytes, const uint32_t *row, size_t count) {
  size_t i = 0;
  // A step stores eight extra bytes, which the next step overwrites.
  for (; i + 11 <= count; i += 8) {
    u8x32 v = (u8x32)load(row + i);
#if defined(__x86_64__) && !defined(CK_AVX2)
    // This level can't permute bytes freely.
    uint64_t pairs[4];
    memcpy(pairs, &v, sizeof pairs);
    for (int k = 0; k < 4; k++) {
      uint64_t six = (pairs[k] & 0xFFFFFF) | (pairs[k] >> 8 & 0xFFFFFF000000);
      memcpy(bytes + 3 * i + 6 * k, &six, sizeof six);
    }
#else
    v = __builtin_shufflevector(
        v, v, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 16, 17, 18, 20, 21, 22, 24, 25, 26, 28, 29, 30, -1, -1, -1, -1, -1,
        -1, -1, -1);
    memcpy(bytes + 3 * i, &v, sizeof v);
#endif
  }
  for (; i < count; i++)
    for (int c = 0; c < 3; c++) bytes[3 * i + c] = (uint8_t)(row[i] >> 8 * c);
}
