// Kernels over rows of premultiplied RGBA pixels, each in several tiers of instruction set that give the same bytes.
#ifndef CANVAS_ROW_KERNELS_H
#define CANVAS_ROW_KERNELS_H

#include <stddef.h>
#include <stdint.h>

enum ck_tier { CK_TIER_SCALAR, CK_TIER_SSE2, CK_TIER_AVX2, CK_TIER_AVX512 };

// The tier in use: the best one of this processor, or a lower one that the environment asks for with
// CANVAS_KERNELS=scalar|sse2|avx2|avx512. AVX-512 stands for its parts F, BW and VL; both of the
// last have BMI, BMI2 and POPCNT with them. Chosen once, when the program starts.
enum ck_tier ck_current_tier(void);

// pixels[i] = pixel
void ck_fill_row(uint32_t *pixels, size_t count, uint32_t pixel);
// pixels[i] = pixel over pixels[i]
void ck_blend_color_row(uint32_t *pixels, size_t count, uint32_t pixel);
// `count` pixels from column x on get `pixel` over them.
typedef struct {
  int32_t x, count;
  uint32_t pixel;
} ck_color_run;

// The same runs, from the left, in each of several rows, `stride` pixels apart, from the one of which `row` is column 0.
// There are pixels up to column `end_x`.
void ck_blend_color_runs(
    uint32_t *row, size_t stride, size_t rows, const ck_color_run *runs, size_t run_count, size_t end_x);
// pixels[i] = source[i] over pixels[i]
void ck_blend_row(uint32_t *pixels, const uint32_t *source, size_t count);
// pixels[i] = source[i] · coverage[i] over pixels[i]
void ck_blend_row_with_coverage(uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, size_t count);

#endif
