// The C part of Canvas, which loops over pixels: a table of functions for each level of the instruction set. All
// levels give the same bytes.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "Clip/mask_run.h"
#include "Comparison/compare.h"
#include "Comparison/similarity.h"
#include "Composite/blend.h"
#include "Composite/blur.h"
#include "Composite/partition.h"
#include "Composite/target.h"
#include "Coverage/cells.h"
#include "Coverage/mask.h"
#include "Coverage/rect.h"
#include "Coverage/rows.h"
#include "Paint/gradient.h"
#include "Paint/image.h"
#include "Paint/row_line.h"
#include "Pixels/formulas.h"

#pragma clang assume_nonnull begin

// The baseline is supported by every processor: SSE2, or NEON on ARM.
enum ck_level { CK_LEVEL_BASELINE, CK_LEVEL_AVX2, CK_LEVEL_AVX512 };

typedef struct ck_kernels {
  enum ck_level level;

  // Draws one colour, a premultiplied pixel, with the coverage of cells, of a rectangle, or of a mask. Cells become
  // zero.
  void (*color_cells)(const ck_cells *cells, const ck_target *target, uint32_t pixel);
  void (*color_rect)(const ck_rect *rect, const ck_target *target, uint32_t pixel);
  void (*color_mask)(const ck_mask *mask, const ck_target *target, uint32_t pixel);
  // Writes rows of coverage: of cells, which become zero; one row of a part of a rectangle, returning how many rows
  // from it on are equal; of a mask.
  void (*coverage_cells)(const ck_cells *cells, const ck_coverage_rows *rows);
  size_t (*coverage_rect)(const ck_rect *rect, int32_t y, const ck_coverage_rows *row);
  void (*coverage_mask)(const ck_mask *mask, const ck_coverage_rows *rows);
  // Makes coverage either 0 or 255: 255 from 128 on, the first value above one half.
  void (*threshold_row)(const ck_coverage_row *row);
  // Multiplies a row by runs of a mask, from the left, and writes the bytes and spans of another row, which has the
  // same room. Returns the number of its spans.
  size_t (*clip_row)(
      const ck_coverage_row *row, const ck_mask_run *_Nullable runs, size_t run_count,
      const uint8_t *_Nullable mask_bytes, const ck_coverage_row *clipped);
  // Draws one colour with the same coverage in several rows. The target is at the row's first byte.
  void (*color_coverage)(const ck_coverage_row *row, const ck_target *target, uint32_t pixel, size_t rows);

  // pixels[i] = source[i] over pixels[i]: `normal` with full coverage.
  void (*blend_row_full)(uint32_t *pixels, const uint32_t *source, size_t count);
  ck_blend_function _Nonnull blend_modes[CK_BLEND_MODE_COUNT];

  // The signed areas of a row of cells, where 131 072 is one pixel. The cells, `stride` of them, are zero afterwards.
  void (*sweep_areas)(int32_t *areas, int32_t *cells, size_t width, size_t stride);
  // Takes a shape's share of a row, given its areas: in each pixel its area, but at most what is left. gains[i] is
  // the increase of the pixel's coverage byte, -255...255. Returns the columns with a gain.
  ck_columns (*take_part)(const int32_t *areas, size_t width, bool is_negative, int32_t *taken, int16_t *gains);
  // Adds each pixel's four channels, times its gain, to its four sums.
  void (*add_gains)(int32_t *sums, const uint32_t *source, const int16_t *gains, size_t count);
  // The pixels from the sums: divided by 255, or without their coverage, as the mean of the colours in each pixel.
  void (*partition_pixels)(uint32_t *pixels, const int32_t *sums, size_t count);
  void (*partition_means)(uint32_t *pixels, const int32_t *sums, const int32_t *taken, size_t count);
  // The coverage of the taken areas.
  void (*partition_coverage)(uint8_t *coverage, const int32_t *taken, size_t count);

  // Coverage from pixels: their alpha, or their luminance, both premultiplied.
  void (*alpha_coverage)(uint8_t *coverage, const uint32_t *pixels, size_t count);
  void (*luminance_coverage)(uint8_t *coverage, const uint32_t *pixels, size_t count);

  // Box blurs of 16-bit numbers: each becomes the rounded mean of those at most `radius` away, which is below 16 384.
  // Beyond the ends all are 0. Along a row, or along each of up to CK_BLUR_COLUMNS columns, with strides as counts of
  // numbers.
  void (*blur_row)(const uint16_t *source, uint16_t *target, size_t count, size_t radius);
  void (*blur_columns)(
      const uint16_t *source, size_t source_stride, uint16_t *target, size_t target_stride, size_t columns, size_t rows,
      size_t radius);

  // Prepares a gradient, once for all of the following.
  void (*prepare_gradient)(ck_gradient *gradient);
  // The colours of a gradient in row y of the device, at the columns from `first` on. If it has planes they are used,
  // and there is no bias. Otherwise no channel is larger than alpha, and all are shifted by bias[column & 7], if
  // given, and rounded to nearest, halves to even. Pixels without a position in the gradient are transparent. There
  // is room for 7 pixels after the last, which may be written.
  void (*gradient_row)(
      uint32_t *pixels, size_t count, int64_t first, int64_t y, const ck_gradient *gradient, const float *_Nullable bias);
  // Draws a gradient over pixels, with the same coverage in several rows from device row `y` on, like color_coverage
  // with a colour for each pixel.
  void (*gradient_coverage)(
      const ck_coverage_row *row, const ck_gradient *gradient, int64_t y, const ck_target *target, size_t rows);
  // Does the same with the coverage of a part of a rectangle, like color_rect. There is memory for one row of
  // coverage.
  void (*gradient_rect)(
      const ck_rect *rect, const ck_gradient *gradient, const ck_target *target, const ck_coverage_rows *memory);
  // Does the same with the coverage of cells, the first of which is in column x and row y of the device, like
  // color_cells. Returns false and does nothing if rows of coverage are faster.
  bool (*gradient_cells)(
      const ck_cells *cells, const ck_gradient *gradient, int64_t x, int64_t y, const ck_target *target);
  // gradient_row's first step without planes, for tests. ts[k] = t at column first + k, after spreading. It is NaN if
  // the position is not in the gradient, otherwise its magnitude is at most 1e30. There is room for 7 more.
  void (*gradient_parameters)(float *ts, size_t count, int64_t first, int64_t y, const ck_gradient *gradient);
  // Pixel k becomes the image's colour at column first + k of a line, in the image's pixels from its top left corner,
  // so that centres are at halves. Nearest: the pixel whose square contains the position, including its left and
  // upper edges. Bilinear: the four pixels around it, mixed by ck_mix_pixels. Positions are rounded to 1/256, halves
  // to even.
  void (*image_nearest)(uint32_t *row, size_t count, int64_t first, const ck_image *image, const ck_row_line *line);
  void (*image_bilinear)(uint32_t *row, size_t count, int64_t first, const ck_image *image, const ck_row_line *line);
  // Bicubic: the sixteen pixels around it by Catmull and Rom's curves, in integers up to the nearest byte. Overshoot
  // is clamped: alpha to 0…255, colours to 0…alpha.
  void (*image_bicubic)(uint32_t *row, size_t count, int64_t first, const ck_image *image, const ck_row_line *line);
  // Copies pixels, from a column and a row on, both below 2^32 in magnitude.
  void (*image_tiles)(uint32_t *row, size_t count, int64_t column, int64_t row_number, const ck_image *image);
  // Bilinear inside each part. Parts are not mixed, except if there is no pixel between them.
  void (*image_parts)(uint32_t *row, size_t count, int64_t first, const ck_parted_image *image);

  // Compares `count` pixels, at most 32 767. Bit x % 8 of byte x / 8 of `over_bits` becomes 1 if pixel x is over the
  // threshold, otherwise 0. It has room for the bytes of `count` bits.
  void (*compare_row)(
      const uint32_t *actual, const uint32_t *expected, size_t count, uint8_t threshold, uint8_t *over_bits,
      ck_row_difference *difference);
  // The sum of the similarities of all windows in a part of both pictures, over the four channels. The part has
  // `columns` × `rows` pixels, each at least the window's side; its rows are `stride` pixels apart. Sums are
  // integers, and each similarity is one quotient of two rounded products.
  double (*similarity_sum)(
      const uint32_t *actual, const uint32_t *expected, size_t stride, size_t columns, size_t rows);

  // Rows of a PNG.
  // The number of leading pixels of `count`, at least 1, that are the same.
  size_t (*run_length)(const uint32_t *pixels, size_t count);
  // bytes[3i + c] = channel c of row[i], R, G and B: rows of opaque pixels.
  void (*rgb_samples)(uint8_t *bytes, const uint32_t *row, size_t count);
  // The Adler-32 (RFC 1950) of bytes after those with the Adler-32 `checksum`, which is 1 at the start.
  uint32_t (*adler32)(uint32_t checksum, const uint8_t *_Nullable bytes, size_t count);
  // The weights of a row of samples for each of PNG's five filters, in the order of their numbers: the sum of the
  // absolute values of the filtered bytes as signed numbers. `above` is the row above; a pixel has 1 to 4 bytes.
  void (*filter_weights)(
      const uint8_t *row, const uint8_t *above, size_t count, size_t pixel_size, uint32_t *weights);
  // A row's bytes after one of the filters, 0 to 4. `bytes` overlaps neither row.
  void (*filter_row)(
      uint8_t *bytes, const uint8_t *row, const uint8_t *above, size_t count, size_t pixel_size, int filter);
} ck_kernels;

// NULL if the processor doesn't support the level.
const ck_kernels *_Nullable ck_kernels_at(enum ck_level level);
// The best level of this processor, or a lower one if requested by the environment: CANVAS_KERNELS=baseline or avx2.
// It is written once, before main. It is public, so that reading it takes no call for each run of pixels.
extern const ck_kernels *ck_best_kernels;
static inline const ck_kernels *ck_kernels_best(void) { return ck_best_kernels; }

static inline void ck_blend_pixels(
    const ck_kernels *kernels, enum ck_blend_mode mode, uint32_t *pixels, const uint32_t *source,
    const uint8_t *coverage, size_t count, uint8_t alpha) {
  kernels->blend_modes[mode](pixels, source, coverage, count, alpha);
}

#pragma clang assume_nonnull end
