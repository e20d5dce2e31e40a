// Tells which shifts of at most half a pixel explain eight pixels of a row: see EdgeShiftDetector.swift.
//
// A vector has a number for each channel of eight pixels: a level, or 64ths of one. All fit in 16 bits. Negated levels have
// a vector of their own: the greatest level and the least one are then bounded alike.
#pragma once

#include "../Levels/simd.h"
#include "../Pixels/formulas.h"
#include "edge_shift.h"

typedef VECTOR(int16_t, 32) i16x32;
typedef VECTOR(int32_t, 32) i32x32;
typedef VECTOR(float, 32) f32x32;

INLINE i16x32 widen(u8x32 v) { return __builtin_convertvector(v, i16x32); }

// A bit for each pixel with a lane that is set.
INLINE uint8_t pixel_bits(i16x32 mask) {
  const bits8 bits = __builtin_convertvector((i64x8)mask != 0, bits8);
  uint8_t byte;
  memcpy(&byte, &bits, 1);
  return byte;
}

// The least and the greatest of each byte among eight pixels and the eight neighbours of each.
typedef struct {
  u8x32 least, greatest;
} byte_range;

INLINE byte_range range_around(const uint32_t *pixel, ptrdiff_t stride) {
  byte_range range = {.least = 255, .greatest = 0};
  for (int i = 0; i < 9; i++) {
    const u8x32 v = (u8x32)load(pixel + (i / 3 - 1) * stride + i % 3 - 1);
    range.least = __builtin_elementwise_min(range.least, v);
    range.greatest = __builtin_elementwise_max(range.greatest, v);
  }
  return range;
}

// Levels of eight pixels in both pictures, the bounds of a part's level, and the tolerance without that for gamma.
typedef struct {
  i16x32 own, expected, low, high, tolerance;
  i32x8 are_opaque;
} pixel_levels;

INLINE pixel_levels levels_around(
    const uint32_t *actual, ptrdiff_t actual_stride, const uint32_t *expected, ptrdiff_t expected_stride) {
  const byte_range there = range_around(actual, actual_stride), around = range_around(expected, expected_stride);
  const u8x32 contrast = around.greatest - around.least;
  const i16x32 base = 4 * widen(contrast);
  return (pixel_levels){
      .own = widen((u8x32)load(actual)),
      .expected = widen((u8x32)load(expected)),
      .low = widen(__builtin_elementwise_max(
          __builtin_elementwise_min(around.least, there.least),
          __builtin_elementwise_sub_sat(around.least, contrast))),
      .high = widen(__builtin_elementwise_min(
          __builtin_elementwise_max(around.greatest, there.greatest),
          __builtin_elementwise_add_sat(around.greatest, contrast))),
      .tolerance = base + ((base > 0) & 96),
      .are_opaque = (u32x8)__builtin_elementwise_min(around.least, there.least) >> 24 == 255};
}

// With weight w, the part of a pixel has at least the level max(w · low, level − high + w · high).
INLINE i16x32 least_part(i16x32 level, i16x32 low, i16x32 high, int weight) {
  const i16x32 w = (int16_t)weight;
  return __builtin_elementwise_max(w * low, 64 * (level - high) + w * high);
}

// Each shift leaves at least 30 of the pixel itself, and gamma is at most 11 of the contrast.
INLINE i16x32 is_too_low(i16x32 own, i16x32 expected, i16x32 low, i16x32 high, i16x32 tolerance) {
  return least_part(expected, low, high, 30) + 34 * low > 64 * own + tolerance + 11 * (high - low);
}

static void mark_unexplained(ck_picture_rows actual, ck_picture_rows expected, ptrdiff_t y, uint8_t *bits) {
  const ptrdiff_t width = actual.width < expected.width ? actual.width : expected.width;
  const uint32_t *own = actual.pixels + (y - actual.top) * actual.width;
  const uint32_t *should = expected.pixels + (y - expected.top) * expected.width;
  for (ptrdiff_t x = 1; x + 8 < width; x += 8) {
    if (mask_bits(load(own + x) != load(should + x)) == 0) continue;
    const pixel_levels v = levels_around(own + x, actual.width, should + x, expected.width);
    const uint32_t marks = mask_bits(v.are_opaque) & pixel_bits(
        is_too_low(v.own, v.expected, v.low, v.high, v.tolerance) |
        is_too_low(-v.own, -v.expected, -v.high, -v.low, v.tolerance));
    bits[x / 8] |= (uint8_t)(marks << 1);
    bits[x / 8 + 1] |= (uint8_t)(marks >> 7);
  }
}

// Eight pixels of three rows, with one more on each side, premultiplied. Outside of the picture, its edge is repeated.
enum { COPY_STRIDE = 16 };

INLINE void copy_around(ck_picture_rows picture, ptrdiff_t x, ptrdiff_t y, uint32_t *copy) {
  for (ptrdiff_t row = y - 1; row <= y + 1; row++, copy += COPY_STRIDE) {
    const ptrdiff_t inside = row < 0 ? 0 : row < picture.height ? row : picture.height - 1;
    const uint32_t *from = picture.pixels + (inside - picture.top) * picture.width;
    if (x > 0 && x + 9 <= picture.width) {
      memcpy(copy, from + x - 1, 10 * sizeof *copy);
    } else {
      for (ptrdiff_t k = 0, column = x - 1; k < 10; k++, column++) {
        copy[k] = from[column < 0 ? 0 : column < picture.width ? column : picture.width - 1];
      }
    }
    if ((mask_bits(load(copy) >> 24 == 255) & mask_bits(load(copy + 2) >> 24 == 255)) == 255) continue;
    for (int k = 0; k < 10; k++) copy[k] = ck_scale_pixel(copy[k] | 0xFF000000, copy[k] >> 24);
  }
}

// What a pixel's sum of levels, or of negated levels, may be if a shift explains it, and what bounds a part: with weight w,
// it has at least max(w · low, rest + w · high).
typedef struct {
  i16x32 low, high, limit, rest[9];
} part_bounds;

// `is_inside` has the lanes of the neighbours inside of the picture, or is null if all are.
INLINE i16x32 least_of(const part_bounds *side, const i16x32 *is_inside, int i, int weight) {
  const i16x32 w = (int16_t)weight;
  const i16x32 least = __builtin_elementwise_max(w * side->low, side->rest[i] + w * side->high);
  return is_inside ? least & is_inside[i] : least;
}

INLINE void explain(const part_bounds sides[2], const i16x32 *is_inside, bool are_diagonal, uint8_t *shifts) {
  // The parts' places in the shifts' order: beside, below or above, and in the corner.
  static const uint8_t straight[4] = {5, 3, 7, 1}, beside[4] = {5, 3, 5, 3}, next[4] = {7, 7, 1, 1};
  static const uint8_t corner[4] = {8, 6, 2, 0};
  static const uint8_t steps[8][2] = {{1, 1}, {1, 2}, {1, 3}, {2, 1}, {2, 2}, {2, 3}, {3, 1}, {3, 2}};
#define LEAST(s, i, weight) least_of(&sides[s], s == 0 ? is_inside : NULL, i, weight)
#define EXPLAINED(sum) ((uint8_t)~pixel_bits((sum(0) > sides[0].limit) | (sum(1) > sides[1].limit)))
  if (!are_diagonal) {
#define WITHOUT_SHIFT(s) LEAST(s, 4, 64)
    *shifts++ = EXPLAINED(WITHOUT_SHIFT);
    for (int k = 1; k <= 4; k++) {
#pragma clang loop unroll(full)
      for (int d = 0; d < 4; d++) {
#define STRAIGHT_SUM(s) (LEAST(s, 4, 8 * (8 - k)) + LEAST(s, straight[d], 8 * k))
        *shifts++ = EXPLAINED(STRAIGHT_SUM);
      }
    }
    return;
  }
  for (int k = 0; k < 8; k++) {
    const int a = steps[k][0], b = steps[k][1];
#pragma clang loop unroll(full)
    for (int d = 0; d < 4; d++) {
#define DIAGONAL_SUM(s)                                                                     \
  (LEAST(s, 4, (8 - a) * (8 - b)) + LEAST(s, beside[d], a * (8 - b)) + LEAST(s, next[d], (8 - a) * b) + \
   LEAST(s, corner[d], a * b))
      *shifts++ = EXPLAINED(DIAGONAL_SUM);
    }
  }
#undef LEAST
#undef EXPLAINED
#undef WITHOUT_SHIFT
#undef STRAIGHT_SUM
#undef DIAGONAL_SUM
}

static void explain_shifts(
    ck_picture_rows actual, ck_picture_rows expected, ptrdiff_t x, ptrdiff_t y, bool are_diagonal, uint8_t *shifts) {
  uint32_t copies[2][3 * COPY_STRIDE] = {0};
  copy_around(actual, x, y, copies[0]);
  copy_around(expected, x, y, copies[1]);
  const uint32_t *own = copies[0] + COPY_STRIDE + 1, *should = copies[1] + COPY_STRIDE + 1;
  const pixel_levels v = levels_around(own, COPY_STRIDE, should, COPY_STRIDE);
  // Rounded down exactly: quotients are below 2^12, and at least 1/255 from the next number.
  const i16x32 zero = 0, above = __builtin_elementwise_max(v.own - v.low, zero);
  const i16x32 products = above * __builtin_elementwise_max(v.high - v.own, zero);
  const f32x32 contrast = __builtin_convertvector(__builtin_elementwise_max(v.high - v.low, zero + 1), f32x32);
  const i32x32 gamma = __builtin_convertvector(44 * __builtin_convertvector(products, f32x32) / contrast, i32x32);
  const i16x32 tolerance = v.tolerance + __builtin_convertvector(gamma, i16x32);
  part_bounds sides[2] = {
      {.low = v.low, .high = v.high, .limit = tolerance + 64 * v.own},
      {.low = -v.high, .high = -v.low, .limit = tolerance - 64 * v.own}};
  for (int i = 0; i < 9; i++) {
    const i16x32 level = widen((u8x32)load(should + (i / 3 - 1) * COPY_STRIDE + i % 3 - 1));
    sides[0].rest[i] = 64 * (level - v.high);
    sides[1].rest[i] = 64 * (v.low - level);
  }
  if (x > 0 && x + 8 < expected.width && y > 0 && y < expected.height - 1) {
    explain(sides, NULL, are_diagonal, are_diagonal ? shifts + CK_DIAGONAL_SHIFT : shifts);
  } else {
    // Outside of the picture, a part can have any colour or none.
    i16x32 is_inside[9];
    for (int i = 0; i < 9; i++) {
      const i64x8 column = x + i % 3 - 1 + (i64x8){0, 1, 2, 3, 4, 5, 6, 7};
      const ptrdiff_t row = y + i / 3 - 1;
      is_inside[i] = (i16x32)((column >= 0) & (column < expected.width) & -(int64_t)(row >= 0 && row < expected.height));
      sides[1].rest[i] = (sides[1].rest[i] & is_inside[i]) | (~is_inside[i] & -(1 << 14));
    }
    explain(sides, is_inside, are_diagonal, are_diagonal ? shifts + CK_DIAGONAL_SHIFT : shifts);
  }
  if (!are_diagonal) {
    const i16x32 difference = 64 * (v.own - v.expected);
    memset(shifts + CK_DIAGONAL_SHIFT, 0, CK_NEAR - CK_DIAGONAL_SHIFT);
    shifts[CK_NEAR] = (uint8_t)~pixel_bits((difference > v.tolerance) | (-difference > v.tolerance));
  }
  const ptrdiff_t width = actual.width < expected.width ? actual.width : expected.width;
  if (x + 8 <= width) return;
  for (int i = are_diagonal ? CK_DIAGONAL_SHIFT : 0; i < (are_diagonal ? CK_SHIFT_COUNT : CK_DIAGONAL_SHIFT); i++) {
    shifts[i] |= (uint8_t)(0xFF << (width - x));
  }
}

static uint8_t commonly_explained(const uint8_t *above, const uint8_t *own, const uint8_t *below) {
  u8x32 any = 0;
  for (int half = 0; half < CK_SHIFT_BYTES; half += 32) {
    u8x32 groups[3], v;
    for (int i = 0; i < 3; i++) {
      const ptrdiff_t place = half + (i - 1) * CK_SHIFT_BYTES;
      memcpy(&groups[i], above + place, sizeof v);
      memcpy(&v, own + place, sizeof v);
      groups[i] &= v;
      memcpy(&v, below + place, sizeof v);
      groups[i] &= v;
    }
    v = groups[1] & (groups[1] << 1 | groups[0] >> 7) & (groups[1] >> 1 | groups[2] << 7);
    if (half > 0) v[CK_NEAR - half] = 0;
    any |= v;
  }
  uint64_t words[4];
  memcpy(words, &any, sizeof words);
  words[0] |= words[1] | words[2] | words[3];
  words[0] |= words[0] >> 32;
  words[0] |= words[0] >> 16;
  return (uint8_t)(words[0] | words[0] >> 8);
}
