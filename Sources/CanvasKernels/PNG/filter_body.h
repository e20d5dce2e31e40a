// PNG's filters of rows: each byte minus its prediction from the neighbours (PNG specification, 9.2).
//
// a is the byte one pixel to the left, b the one above, c the one above a.
#pragma once

#include "../Levels/simd.h"

INLINE u8x32 load_32(const uint8_t *bytes) {
  u8x32 v;
  memcpy(&v, bytes, sizeof v);
  return v;
}
INLINE u8x32 byte_distance(u8x32 x, u8x32 y) { return __builtin_elementwise_max(x, y) - __builtin_elementwise_min(x, y); }
INLINE u8x32 average_bytes(u8x32 a, u8x32 b) { return (a & b) + ((a ^ b) >> 1); }
// The one of a, b and c that is nearest to a + b - c, or the first if several are equally near. The last distance is
// the sum of the others if both are on the same side of c, and otherwise their difference.
INLINE u8x32 paeth_bytes(u8x32 a, u8x32 b, u8x32 c) {
  u8x32 to_a = byte_distance(b, c), to_b = byte_distance(a, c);
  u8x32 one_side = (u8x32)((b > c) == (a > c));
  u8x32 to_c = (one_side & __builtin_elementwise_add_sat(to_a, to_b)) | (~one_side & byte_distance(to_a, to_b));
  u8x32 takes_a = (u8x32)((to_a <= to_b) & (to_a <= to_c));
  u8x32 takes_b = (u8x32)(to_b <= to_c);
  return (takes_a & a) | (~takes_a & ((takes_b & b) | (~takes_b & c)));
}
// Byte i of a row after each filter.
INLINE uint8_t filtered_byte(const uint8_t *row, const uint8_t *above, size_t i, size_t pixel_size, int filter) {
  int a = i < pixel_size ? 0 : row[i - pixel_size], b = above[i], c = i < pixel_size ? 0 : above[i - pixel_size];
  int to_a = b > c ? b - c : c - b, to_b = a > c ? a - c : c - a, to_c = a + b - 2 * c;
  if (to_c < 0) to_c = -to_c;
  const int predictions[5] = {0, a, b, (a + b) >> 1, to_a <= to_b && to_a <= to_c ? a : to_b <= to_c ? b : c};
  return (uint8_t)(row[i] - predictions[filter]);
}
INLINE uint32_t byte_weight(uint8_t x) { return x < 128 ? x : 256u - x; }
INLINE i32x8 byte_weights(u8x32 x) { return sum_bytes(__builtin_elementwise_min(x, 0 - x)); }

static void filter_weights(
    const uint8_t *row, const uint8_t *above, size_t count, size_t pixel_size, uint32_t *weights) {
  i32x8 sums[5] = {0};
  size_t start = count < pixel_size ? count : pixel_size, i = start;
  for (; i + 32 <= count; i += 32) {
    u8x32 x = load_32(row + i), a = load_32(row + i - pixel_size), b = load_32(above + i);
    u8x32 c = load_32(above + i - pixel_size);
    sums[0] += byte_weights(x);
    sums[1] += byte_weights(x - a);
    sums[2] += byte_weights(x - b);
    sums[3] += byte_weights(x - average_bytes(a, b));
    sums[4] += byte_weights(x - paeth_bytes(a, b, c));
  }
  for (int filter = 0; filter < 5; filter++) {
    uint32_t sum = (uint32_t)__builtin_reduce_add(sums[filter]);
    for (size_t k = 0; k < start; k++) sum += byte_weight(filtered_byte(row, above, k, pixel_size, filter));
    for (size_t k = i; k < count; k++) sum += byte_weight(filtered_byte(row, above, k, pixel_size, filter));
    weights[filter] = sum;
  }
}

static void filter_row(
    uint8_t *bytes, const uint8_t *row, const uint8_t *above, size_t count, size_t pixel_size, int filter) {
  size_t i = 0;
  for (; i < count && i < pixel_size; i++) bytes[i] = filtered_byte(row, above, i, pixel_size, filter);
  for (; i + 32 <= count; i += 32) {
    u8x32 x = load_32(row + i), a = load_32(row + i - pixel_size), b = load_32(above + i), zero = 0;
    u8x32 prediction = filter == 0   ? zero
                       : filter == 1 ? a
                       : filter == 2 ? b
                       : filter == 3 ? average_bytes(a, b)
                                     : paeth_bytes(a, b, load_32(above + i - pixel_size));
    x -= prediction;
    memcpy(bytes + i, &x, sizeof x);
  }
  for (; i < count; i++) bytes[i] = filtered_byte(row, above, i, pixel_size, filter);
}
