// The checksum of a zlib stream.
//
// Its two halves modulo 65521 are a = 1 + the sum of all bytes, and b = the sum of the values of a after each byte.
// Over 32 bytes, b grows by 32 times the previous a, plus 32 times the first byte, 31 times the second, and so on.
#pragma once

#include "../Levels/simd.h"

static uint32_t adler32(uint32_t checksum, const uint8_t *bytes, size_t count) {
  uint32_t a = checksum & 0xFFFF, b = checksum >> 16;
  const u8x32 weights = {32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17,
                         16, 15, 14, 13, 12, 11, 10, 9,  8,  7,  6,  5,  4,  3,  2,  1};
  while (count > 0) {
    // The number of bytes for which b is certain to stay below 2^32: zlib's NMAX, 5552 bytes, in whole steps.
    size_t part = count < 5536 ? count : 5536, steps = part / 32;
    count -= part;
    i32x8 sums = 0, earlier_sums = 0, weighted = 0;
    for (const uint8_t *end = bytes + 32 * steps; bytes != end; bytes += 32) {
      u8x32 v;
      memcpy(&v, bytes, sizeof v);
      earlier_sums += sums;
      sums += sum_bytes(v);
      weighted += sum_products(v, weights);
    }
    b += 32 * (uint32_t)steps * a + 32 * (uint32_t)__builtin_reduce_add(earlier_sums);
    b += (uint32_t)__builtin_reduce_add(weighted);
    a += (uint32_t)__builtin_reduce_add(sums);
    for (size_t rest = part % 32; rest > 0; rest--) b += a += *bytes++;
    a %= 65521;
    b %= 65521;
  }
  return b << 16 | a;
}
