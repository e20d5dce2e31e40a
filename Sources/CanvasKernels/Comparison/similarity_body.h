// Structural similarity of a small part of two pictures.
#pragma once

#include "../Levels/simd.h"
#include "similarity.h"

// Sums over a window, or over a column of one, for each channel. They are whole numbers, so sliding the window loses
// nothing. 49 · 255² is far below 2³¹, as are 49 times that and the squares of the sums.
typedef struct {
  i32x4 a, b, squares, products;
} sums;

INLINE i32x4 pixel_channels(uint32_t pixel) {
  return __builtin_convertvector(((u8x16)(u32x4){pixel}).lo.lo, i32x4);
}

INLINE void add_pixels(sums *sum, uint32_t p, uint32_t q) {
  i32x4 a = pixel_channels(p), b = pixel_channels(q);
  sum->a += a;
  sum->b += b;
  sum->squares += a * a + b * b;
  sum->products += a * b;
}

// Moves a window's column down by one row: p and q are added, old_p and old_q removed.
INLINE void slide_pixels(sums *sum, uint32_t p, uint32_t q, uint32_t old_p, uint32_t old_q) {
  i32x4 a = pixel_channels(p), b = pixel_channels(q), old_a = pixel_channels(old_p), old_b = pixel_channels(old_q);
  sum->a += a - old_a;
  sum->b += b - old_b;
  sum->squares += (a * a + b * b) - (old_a * old_a + old_b * old_b);
  sum->products += a * b - old_a * old_b;
}

INLINE void add_sums(sums *sum, const sums *other) {
  sum->a += other->a;
  sum->b += other->b;
  sum->squares += other->squares;
  sum->products += other->products;
}

INLINE void remove_sums(sums *sum, const sums *other) {
  sum->a -= other->a;
  sum->b -= other->b;
  sum->squares -= other->squares;
  sum->products -= other->products;
}

// Adds equation (13) of the paper, with numerator and denominator multiplied by n³(n − 1): a, b, squares and products
// are sums over n pixels, and the sample covariance is (n Σab − Σa Σb) / (n (n − 1)). Equal windows give x / x, which
// is 1.
INLINE void add_similarity(const sums *sum, f64x4 *total) {
  const int32_t n = CK_SIMILARITY_SIDE * CK_SIMILARITY_SIDE;
  // (0.01 · 255)² n² and (0.03 · 255)² n (n − 1).
  const double c1 = 6.5025 * n * n, c2 = 58.5225 * n * (n - 1);
  i32x4 product = sum->a * sum->b, square = sum->a * sum->a + sum->b * sum->b;
  f64x4 means = __builtin_convertvector(2 * product, f64x4) + c1;
  f64x4 covariances = __builtin_convertvector(2 * (n * sum->products - product), f64x4) + c2;
  f64x4 mean_squares = __builtin_convertvector(square, f64x4) + c1;
  f64x4 variances = __builtin_convertvector(n * sum->squares - square, f64x4) + c2;
  *total += (means * covariances) / (mean_squares * variances);
}

static double similarity_sum(
    const uint32_t *actual, const uint32_t *expected, size_t stride, size_t columns, size_t rows) {
  const size_t side = CK_SIMILARITY_SIDE;
  if (columns > CK_SIMILARITY_COLUMNS) return 0;
  sums column[CK_SIMILARITY_COLUMNS];
  memset(column, 0, sizeof column);
  f64x4 total = 0;
  for (size_t y = 0; y < rows; y++) {
    const uint32_t *a = actual + y * stride, *b = expected + y * stride;
    if (y < side) {
      for (size_t x = 0; x < columns; x++) add_pixels(&column[x], a[x], b[x]);
    } else {
      const uint32_t *old_a = a - side * stride, *old_b = b - side * stride;
      for (size_t x = 0; x < columns; x++) slide_pixels(&column[x], a[x], b[x], old_a[x], old_b[x]);
    }
    if (y + 1 < side) continue;
    sums window = {0};
    f64x4 row = 0;
    for (size_t x = 0; x + 1 < side; x++) add_sums(&window, &column[x]);
    for (size_t x = side - 1; x < columns; x++) {
      add_sums(&window, &column[x]);
      add_similarity(&window, &row);
      remove_sums(&window, &column[x + 1 - side]);
    }
    total += row;
  }
  return (total.x + total.y) + (total.z + total.w);
}
