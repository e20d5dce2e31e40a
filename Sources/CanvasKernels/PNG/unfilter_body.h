// Undoes PNG's filters of rows (PNG specification, 9.2), a pixel after the other: each needs the one before it.
#pragma once

#include "../Levels/simd.h"

typedef VECTOR(int16_t, 8) channels;

// A pixel's bytes in a lane each. Four are read of three: see unfilter_pixels.
INLINE channels load_pixel(const uint8_t *bytes, size_t size) {
  u8x8 v = 0;
  memcpy(&v, bytes, size);
  return __builtin_convertvector(v, channels);
}
INLINE void store_pixel(uint8_t *bytes, channels pixel, size_t size) {
  u8x8 v = __builtin_convertvector(pixel, u8x8);
  memcpy(bytes, &v, size);
}
INLINE channels channel_distance(channels v) { return __builtin_elementwise_max(v, -v); }
// Modulo 256.
INLINE channels add_channels(channels a, channels b) { return (channels)((u8x16)a + (u8x16)b); }

// a is the pixel to the left, b the one above, c the one above a. The prediction is added to x.
INLINE channels unfilter_pixel(channels x, channels a, channels b, channels c, int filter) {
  if (filter == 1) return add_channels(x, a);
  if (filter == 3) return add_channels(x, (a + b) >> 1);
  // The fewest steps from a to the result: the next pixel waits for it.
  channels to_a = b - c, to_b = a - c, to_c = channel_distance(to_a + to_b);
  to_a = channel_distance(to_a);
  to_b = channel_distance(to_b);
  channels nearer = to_b > to_c ? c : b;
  return add_channels(x, ((to_a > to_b) | (to_a > to_c)) ? nearer : a);
}

// Filters 1, 3 and 4. `size` and `filter` are constants.
INLINE void unfilter_pixels(
    uint8_t *row, const uint8_t *filtered, const uint8_t *above, size_t count, size_t size, int filter) {
  channels a = 0, c = 0;
  // Three bytes are read and written as four; the next pixel overwrites the fourth.
  const size_t step = size == 3 ? 4 : size;
  size_t i = 0;
  for (; i + step <= count; i += size) {
    channels b = filter == 1 ? a : load_pixel(above + i, step);
    a = unfilter_pixel(load_pixel(filtered + i, step), a, b, c, filter);
    store_pixel(row + i, a, step);
    c = b;
  }
  if (i < count) {
    channels b = filter == 1 ? a : load_pixel(above + i, size);
    store_pixel(row + i, unfilter_pixel(load_pixel(filtered + i, size), a, b, c, filter), size);
  }
}

#define UNFILTER(size)                                                                \
  case size:                                                                          \
    if (filter == 1) unfilter_pixels(row, filtered, above, count, size, 1);           \
    else if (filter == 3) unfilter_pixels(row, filtered, above, count, size, 3);      \
    else unfilter_pixels(row, filtered, above, count, size, 4);                       \
    break;

static void unfilter_row(
    uint8_t *row, const uint8_t *filtered, const uint8_t *above, size_t count, size_t pixel_size, int filter) {
  if (filter == 0) {
    memcpy(row, filtered, count);
    return;
  }
  if (filter == 2) {
    for (size_t i = 0; i < count; i++) row[i] = (uint8_t)(filtered[i] + above[i]);
    return;
  }
  switch (pixel_size) {
    UNFILTER(1)
    UNFILTER(2)
    UNFILTER(3)
    UNFILTER(4)
  }
}
#undef UNFILTER
