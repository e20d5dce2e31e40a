// Compares two rows of pixels.
#pragma once

#include "../Levels/simd.h"
#include "compare.h"

// The maximum of each of four channels.
INLINE uint32_t largest_channels(uint32_t a, uint32_t b) {
  uint32_t result = 0;
  for (uint32_t mask = 255; mask != 0; mask <<= 8) result |= (a & mask) > (b & mask) ? a & mask : b & mask;
  return result;
}

static void compare_row(
    const uint32_t *actual, const uint32_t *expected, size_t count, uint8_t threshold, uint8_t *over_bits,
    ck_row_difference *difference) {
  // Sums stay below 2^32 in each lane: a step adds at most 8 · 255², and 32 767 pixels are at most 4096 steps.
  u32x8 squares = 0;
  u8x32 largest = 0;
  const u8x32 limit = threshold;
  uint32_t changed = 0, over = 0;
  for (size_t i = 0; i < count; i += 8) {
    u32x8 a, b;
    if (count - i >= 8) {
      a = load(actual + i);
      b = load(expected + i);
    } else {
      // The lanes after the last pixels are transparent in both rows.
      uint32_t last[2][8] = {{0}};
      memcpy(last[0], actual + i, 4 * (count - i));
      memcpy(last[1], expected + i, 4 * (count - i));
      a = load(last[0]);
      b = load(last[1]);
    }
    u8x32 d = __builtin_elementwise_sub_sat((u8x32)a, (u8x32)b) | __builtin_elementwise_sub_sat((u8x32)b, (u8x32)a);
    wide v = unpack((u32x8)d);
    largest = __builtin_elementwise_max(largest, d);
    squares += (u32x8)add_pairs((i16x16)v.low, (i16x16)v.low) + (u32x8)add_pairs((i16x16)v.high, (i16x16)v.high);
    uint32_t over_here = mask_bits((u32x8)__builtin_elementwise_sub_sat(d, limit) != 0);
    changed += (uint32_t)__builtin_popcount(mask_bits((u32x8)d != 0));
    over += (uint32_t)__builtin_popcount(over_here);
    over_bits[i / 8] = (uint8_t)over_here;
  }
  *difference = (ck_row_difference){.changed = changed, .over = over};
  for (int lane = 0; lane < 8; lane++) {
    difference->squares += squares[lane];
    difference->largest = largest_channels(difference->largest, ((u32x8)largest)[lane]);
  }
}
