// Tells which shifts of at most half a pixel explain a pixel: see EdgeShiftDetector.swift.
//
// A vector has a number for each of the four channels, and then the same for their levels negated: the greatest level and the
// least one are then found alike, and so are the bounds of a sum. Numbers are levels or 64ths of levels; all fit in 16 bits.
#pragma once

#include "../Levels/simd.h"
#include "../Pixels/formulas.h"
#include "edge_shift.h"

typedef VECTOR(int16_t, 4) i16x4;
typedef VECTOR(int16_t, 8) i16x8;
typedef VECTOR(int16_t, 32) i16x32;
typedef VECTOR(_Bool, 32) bits32;

INLINE i16x8 swap_halves(i16x8 v) { return __builtin_shufflevector(v, v, 4, 5, 6, 7, 0, 1, 2, 3); }
INLINE i16x8 join_halves(i16x4 a, i16x4 b) { return __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7); }
INLINE i16x32 join_four(i16x8 a, i16x8 b, i16x8 c, i16x8 d) {
#define ALL_16 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
  return __builtin_shufflevector(
      __builtin_shufflevector(a, b, ALL_16), __builtin_shufflevector(c, d, ALL_16), ALL_16, 16, 17, 18, 19, 20, 21, 22,
      23, 24, 25, 26, 27, 28, 29, 30, 31);
#undef ALL_16
}

INLINE i16x32 spread(i16x8 v) { return join_four(v, v, v, v); }

// A bit for each of four vectors in which no lane is over its limit.
INLINE uint64_t none_over(i16x32 v, i16x32 limit) {
  const bits32 over_bits = __builtin_convertvector(v > limit, bits32);
  uint32_t over;
  memcpy(&over, &over_bits, sizeof over);
  over |= over >> 4;
  over |= over >> 2;
  over |= over >> 1;
  return ((~over & 0x01010101) * 0x01020408) >> 24;
}

// The nine pixels around a place, premultiplied, and the greatest of each lane among those that are in the picture.
typedef struct {
  i16x8 pixels[9], greatest;
  uint32_t inside;
} surroundings;

INLINE surroundings look_around(ck_picture_rows picture, ptrdiff_t x, ptrdiff_t y) {
  surroundings around = {.greatest = -255};
  const bool is_inner = x > 0 && y > 0 && x < picture.width - 1 && y < picture.height - 1;
  const uint32_t *own = picture.pixels + (y - picture.top) * picture.width + x;
#pragma clang loop unroll(full)
  for (int i = 0; i < 9; i++) {
    const ptrdiff_t dx = i % 3 - 1, dy = i / 3 - 1;
    if (!is_inner && (x + dx < 0 || y + dy < 0 || x + dx >= picture.width || y + dy >= picture.height)) continue;
    uint32_t pixel = own[dy * picture.width + dx];
    if (pixel >> 24 != 255) pixel = ck_scale_pixel(pixel | 0xFF000000, pixel >> 24);
    const i16x4 levels = __builtin_convertvector(((u8x16)(u32x4){pixel}).lo.lo, i16x4);
    around.pixels[i] = join_halves(levels, -levels);
    around.greatest = __builtin_elementwise_max(around.greatest, around.pixels[i]);
    around.inside |= 1u << i;
  }
  return around;
}

// What a pixel may be if a shift explains it: the bounds of the parts, and the sum's limit.
typedef struct {
  i16x8 low[9], rest[9], high, limit;
  bool is_inner, is_near;
} pixel_bounds;

INLINE pixel_bounds bounds_of(ck_picture_rows actual, ck_picture_rows expected, ptrdiff_t x, ptrdiff_t y) {
  const surroundings there = look_around(actual, x, y), around = look_around(expected, x, y);
  const i16x8 own = there.pixels[4], reach = around.greatest + swap_halves(around.greatest), zero = 0;
  pixel_bounds bounds = {.is_inner = around.inside == 511, .limit = 4 * reach + ((reach > 0) & 96)};
  bounds.is_near = none_over(spread(64 * (own - around.pixels[4])), spread(bounds.limit)) != 0;
  const i16x8 high = __builtin_elementwise_min(
      __builtin_elementwise_max(around.greatest, there.greatest), around.greatest + reach);
  const i16x8 low = -swap_halves(high), between = __builtin_elementwise_max(high - own, zero);
  // Rounded down exactly: quotients are below 2^12, and at least 1/255 from the next number.
  const f32x4 products = __builtin_convertvector((between * swap_halves(between)).lo, f32x4);
  const f32x4 contrast = __builtin_convertvector(__builtin_elementwise_max(high - low, zero + 1).lo, f32x4);
  const i16x4 gamma = __builtin_convertvector(__builtin_convertvector(44 * products / contrast, i32x4), i16x4);
  bounds.limit += 64 * own + join_halves(gamma, gamma);
  bounds.high = high;
  for (int i = 0; i < 9; i++) {
    // Outside of the picture, a part can have any colour or none.
    const bool is_inside = around.inside >> i & 1;
    bounds.low[i] = is_inside ? low : join_halves(zero.lo, low.hi);
    bounds.rest[i] = is_inside ? 64 * (around.pixels[i] - high) : zero - (1 << 14);
  }
  return bounds;
}

// What bounds the parts of four pixels: with weight w, a part has at least max(w · low, rest + w · high).
typedef struct {
  i16x32 low, rest;
} four_parts;

INLINE four_parts join_parts(const pixel_bounds *bounds, int a, int b, int c, int d) {
  const i16x8 *low = bounds->low, *rest = bounds->rest;
  return (four_parts){join_four(low[a], low[b], low[c], low[d]), join_four(rest[a], rest[b], rest[c], rest[d])};
}
INLINE i16x32 least_sum(const four_parts *parts, int weight, i16x32 high) {
  const i16x32 w = (int16_t)weight;
  return __builtin_elementwise_max(w * parts->low, parts->rest + w * high);
}

static uint64_t explaining_shifts(
    ck_picture_rows actual, ck_picture_rows expected, ptrdiff_t x, ptrdiff_t y, uint64_t shifts) {
  const pixel_bounds bounds = bounds_of(actual, expected, x, y);
  uint64_t explaining = bounds.is_near ? CK_EDGE_NEAR : 0;
  const i16x32 high = spread(bounds.high), limit = spread(bounds.limit);
  const four_parts center = join_parts(&bounds, 4, 4, 4, 4);
  // Each shift leaves at least 30 of the pixel itself.
  if (bounds.is_inner && !none_over(least_sum(&center, 30, high) + 34 * center.low, limit)) return explaining;
  const four_parts straight = join_parts(&bounds, 5, 3, 7, 1);
  for (int k = 0; k <= 4; k++) {
    if ((shifts >> 4 * k & 15) == 0) continue;
    explaining |= none_over(least_sum(&center, 8 * (8 - k), high) + least_sum(&straight, 8 * k, high), limit) << 4 * k;
  }
  if (shifts >> 20 == 0) return explaining;
  const four_parts sides = join_parts(&bounds, 5, 3, 5, 3), next = join_parts(&bounds, 7, 7, 1, 1);
  const four_parts corners = join_parts(&bounds, 8, 6, 2, 0);
  static const uint8_t steps[8][2] = {{1, 1}, {1, 2}, {1, 3}, {2, 1}, {2, 2}, {2, 3}, {3, 1}, {3, 2}};
  for (int k = 0; k < 8; k++) {
    if ((shifts >> (20 + 4 * k) & 15) == 0) continue;
    const int a = steps[k][0], b = steps[k][1];
    i16x32 sum = least_sum(&center, (8 - a) * (8 - b), high) + least_sum(&sides, a * (8 - b), high);
    sum += least_sum(&next, (8 - a) * b, high) + least_sum(&corners, a * b, high);
    explaining |= none_over(sum, limit) << (20 + 4 * k);
  }
  return explaining;
}

// The least and the greatest of each byte among eight pixels and the eight neighbours of each.
typedef struct {
  u8x32 least, greatest;
} byte_range;

INLINE byte_range range_around(const uint32_t *pixel, ptrdiff_t width) {
  byte_range range = {.least = 255, .greatest = 0};
  for (int i = 0; i < 9; i++) {
    const u8x32 v = (u8x32)load(pixel + (i / 3 - 1) * width + i % 3 - 1);
    range.least = __builtin_elementwise_min(range.least, v);
    range.greatest = __builtin_elementwise_max(range.greatest, v);
  }
  return range;
}

// The lanes in which a pixel is less than any shift leaves of it, as in `explaining_shifts`, with the most for gamma.
INLINE i16x16 too_low(i16x16 own, i16x16 expected, i16x16 low, i16x16 high, i16x16 reach) {
  const i16x16 limit = 64 * own + 4 * reach + ((reach > 0) & 96) + 11 * (high - low);
  return __builtin_elementwise_max(30 * low, 64 * (expected - high) + 30 * high) + 34 * low > limit;
}
INLINE u16x16 out_of_range(u16x16 own, u16x16 expected, u16x16 low, u16x16 high, u16x16 reach) {
  const i16x16 o = (i16x16)own, e = (i16x16)expected, l = (i16x16)low, h = (i16x16)high, r = (i16x16)reach;
  return (u16x16)(too_low(o, e, l, h, r) | too_low(-o, -e, -h, -l, r));
}

static void mark_unexplained(ck_picture_rows actual, ck_picture_rows expected, ptrdiff_t y, uint8_t *bits) {
  const ptrdiff_t width = actual.width < expected.width ? actual.width : expected.width;
  const uint32_t *own = actual.pixels + (y - actual.top) * actual.width;
  const uint32_t *should = expected.pixels + (y - expected.top) * expected.width;
  for (ptrdiff_t x = 1; x + 8 < width; x += 8) {
    const u8x32 pixels = (u8x32)load(own + x);
    if (mask_bits((u32x8)pixels != load(should + x)) == 0) continue;
    const byte_range there = range_around(own + x, actual.width), around = range_around(should + x, expected.width);
    const u8x32 reach = around.greatest - around.least;
    const u8x32 high = __builtin_elementwise_min(
        __builtin_elementwise_max(around.greatest, there.greatest),
        __builtin_elementwise_add_sat(around.greatest, reach));
    const u8x32 low = __builtin_elementwise_max(
        __builtin_elementwise_min(around.least, there.least), __builtin_elementwise_sub_sat(around.least, reach));
    const wide o = unpack((u32x8)pixels), e = unpack(load(should + x)), l = unpack((u32x8)low), h = unpack((u32x8)high);
    const wide r = unpack((u32x8)reach);
    const wide out = {
        out_of_range(o.low, e.low, l.low, h.low, r.low), out_of_range(o.high, e.high, l.high, h.high, r.high)};
    const i32x8 is_opaque = (u32x8)__builtin_elementwise_min(around.least, there.least) >> 24 == 255;
    const uint32_t marks = mask_bits((pack_channels((wide){out.low >> 15, out.high >> 15}) != 0) & is_opaque);
    bits[x / 8] |= (uint8_t)(marks << 1);
    bits[x / 8 + 1] |= (uint8_t)(marks >> 7);
  }
}
