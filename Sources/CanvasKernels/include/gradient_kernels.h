// Rows of pixels whose colour changes evenly.
#ifndef CANVAS_GRADIENT_KERNELS_H
#define CANVAS_GRADIENT_KERNELS_H

#include <stddef.h>
#include <stdint.h>

typedef float ck_color __attribute__((ext_vector_type(4)));

// A colour and a factor that change evenly from pixel to pixel.
typedef struct {
  ck_color color, color_change;
  float factor, factor_change;
} ck_color_ramp;

// Pixel i is (color + color_change · p) · (factor + factor_change · p), p = first + i: red, green, blue and alpha,
// premultiplied, each 0…255. All sums and products are rounded to single precision; no channel is larger than alpha; then
// each is rounded to nearest, halves to even.
void ck_write_color_ramp(uint32_t *pixels, size_t count, ck_color_ramp ramp, int32_t first);

#endif
