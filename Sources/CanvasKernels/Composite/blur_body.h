// Box blurs.
#pragma once

#include "../Levels/simd.h"
#include "blur.h"

// Division of a sum of `size` numbers by `size`, as one multiplication. If the factor is 2^shift / size rounded up,
// where 2^(shift - 32) is the largest power of two up to size, the quotient is exact for sums up to size · 2¹⁶ and
// sizes below 2¹⁵ (T. Granlund, P. Montgomery, "Division by Invariant Integers using Multiplication", 1994).
typedef struct {
  uint32_t half, factor, shift;
} box_mean;

INLINE box_mean make_mean(size_t radius) {
  uint32_t size = 2 * (uint32_t)radius + 1;
  uint32_t shift = 63 - (uint32_t)__builtin_clz(size);
  return (box_mean){size / 2, (uint32_t)((((uint64_t)1 << shift) + size - 1) / size), shift};
}

INLINE uint16_t mean_of(uint32_t sum, box_mean m) {
  return (uint16_t)((uint64_t)(sum + m.half) * m.factor >> m.shift);
}

static void blur_row(const uint16_t *source, uint16_t *target, size_t count, size_t radius) {
  const box_mean m = make_mean(radius);
  uint32_t sum = 0;
  for (size_t x = 0; x < radius && x < count; x++) sum += source[x];
  for (size_t x = 0; x < count; x++) {
    if (x + radius < count) sum += source[x + radius];
    if (x > radius) sum -= source[x - radius - 1];
    target[x] = mean_of(sum, m);
  }
}

static void blur_columns(
    const uint16_t *restrict source, size_t source_stride, uint16_t *restrict target, size_t target_stride,
    size_t columns, size_t rows, size_t radius) {
  if (columns > CK_BLUR_COLUMNS) return;
  static const uint16_t nothing[CK_BLUR_COLUMNS];
  const box_mean m = make_mean(radius);
  uint32_t sums[CK_BLUR_COLUMNS] = {0};
  for (size_t y = 0; y < radius && y < rows; y++) {
    for (size_t x = 0; x < columns; x++) sums[x] += source[y * source_stride + x];
  }
  for (size_t y = 0; y < rows; y++) {
    const uint16_t *entering = y + radius < rows ? source + (y + radius) * source_stride : nothing;
    const uint16_t *leaving = y > radius ? source + (y - radius - 1) * source_stride : nothing;
    uint16_t *row = target + y * target_stride;
    for (size_t x = 0; x < columns; x++) {
      sums[x] += (uint32_t)entering[x] - leaving[x];
      row[x] = mean_of(sums[x], m);
    }
  }
}
