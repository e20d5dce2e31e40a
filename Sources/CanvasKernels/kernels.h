// The C side of Canvas that loops over pixels: a table of functions for each level of instruction set, which all give the
// same bytes.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "Comparison/compare.h"
#include "Comparison/similarity.h"
#include "Composite/blend.h"
#include "Composite/blur.h"
#include "Composite/color.h"
#include "Composite/partition.h"
#include "Coverage/mask.h"
#include "Coverage/rect.h"
#include "Coverage/rows.h"
#include "Coverage/sweep.h"
#include "Paint/gradient.h"
#include "Paint/image.h"
#include "Paint/row_line.h"
#include "Pixels/formulas.h"

#pragma clang assume_nonnull begin

// The baseline is what every processor has: SSE2, or NEON on ARM.
enum ck_level { CK_LEVEL_BASELINE, CK_LEVEL_AVX2, CK_LEVEL_AVX512 };

typedef struct ck_kernels {
  enum ck_level level;

  // One colour by the coverage of cells, of a rectangle, of a mask. Cells become zero.
  void (*color_cells)(const ck_cells *cells, const ck_color_target *target);
  void (*color_rect)(const ck_rect *rect, const ck_color_target *target);
  void (*color_mask)(const ck_mask *mask, const ck_color_target *target);
  // Rows of coverage: of cells, which become zero; one row of a rectangle's part, with how many from it on are equal to
  // it; of a mask.
  void (*coverage_cells)(const ck_cells *cells, const ck_coverage_rows *rows);
  size_t (*coverage_rect)(const ck_rect *rect, int32_t y, const ck_coverage_rows *row);
  void (*coverage_mask)(const ck_mask *mask, const ck_coverage_rows *rows);
  // Makes coverage all or nothing: 255 from 128 on, the first above a half.
  void (*threshold_row)(const ck_coverage_row *row);
  // Multiplies a row with runs of a mask, from the left, into the bytes and spans of another, which has as much room.
  // Gives how many spans that has.
  size_t (*clip_row)(
      const ck_coverage_row *row, const ck_mask_run *_Nullable runs, size_t run_count,
      const uint8_t *_Nullable mask_bytes, const ck_coverage_row *clipped);
  // One colour by the same coverage in several rows; the target is that of the row's first byte.
  void (*color_coverage)(const ck_coverage_row *row, const ck_color_target *target, size_t rows);

  // pixels[i] = source[i] over pixels[i]: `normal` where all is covered.
  void (*blend_row_full)(uint32_t *pixels, const uint32_t *source, size_t count);
  ck_blend_function _Nonnull blend_modes[CK_BLEND_MODE_COUNT];

  // The signed areas of a row of cells, 131 072 being a pixel; the cells, `stride` of them, are zero afterwards.
  void (*sweep_areas)(int32_t *areas, int32_t *cells, size_t width, size_t stride);
  // What a shape of these areas takes of a row: of each pixel its area, at most what is left. gains[i] is what the pixel's
  // coverage byte grows by, -255...255. Gives the columns with a gain.
  ck_columns (*take_part)(const int32_t *areas, size_t width, bool is_negative, int32_t *taken, int16_t *gains);
  // Adds the pixels' channels, times their gains, to four sums for each.
  void (*add_gains)(int32_t *sums, const uint32_t *source, const int16_t *gains, size_t count);
  // The pixels of sums: divided by 255; or without their coverage, of each pixel the mean of the colours in it.
  void (*partition_pixels)(uint32_t *pixels, const int32_t *sums, size_t count);
  void (*partition_means)(uint32_t *pixels, const int32_t *sums, const int32_t *taken, size_t count);
  // The coverage of what is taken.
  void (*partition_coverage)(uint8_t *coverage, const int32_t *taken, size_t count);

  // Coverage from pixels: their alpha, or their luminance, which is premultiplied as they are.
  void (*alpha_coverage)(uint8_t *coverage, const uint32_t *pixels, size_t count);
  void (*luminance_coverage)(uint8_t *coverage, const uint32_t *pixels, size_t count);

  // Box blurs of numbers of 16 bits: each becomes the mean, rounded, of those up to `radius` away, which is below 16 384;
  // beyond the ends all are 0. Along a row; and along each of up to CK_BLUR_COLUMNS columns, strides counting numbers.
  void (*blur_row)(const uint16_t *source, uint16_t *target, size_t count, size_t radius);
  void (*blur_columns)(
      const uint16_t *source, size_t source_stride, uint16_t *target, size_t target_stride, size_t columns, size_t rows,
      size_t radius);

  // Makes a gradient ready, once for what follows.
  void (*prepare_gradient)(ck_gradient *gradient);
  // The colours of a gradient at the columns from `first` on of row y of the device: from its planes, where it has them;
  // then there is no bias. Else no channel is larger than alpha, all are moved by bias[column & 7] if there is one and rounded to
  // nearest, halves to even; transparent where there is no gradient. There is room for 7 pixels after the last, which may
  // be written.
  void (*gradient_row)(
      uint32_t *pixels, size_t count, int64_t first, int64_t y, const ck_gradient *gradient, const float *_Nullable bias);
  // A gradient over pixels, by the same coverage in several rows from device row `y` on, as color_coverage with the colour
  // of each pixel; the target's own is not used.
  void (*gradient_coverage)(
      const ck_coverage_row *row, const ck_gradient *gradient, int64_t y, const ck_color_target *target, size_t rows);
  // The same by the coverage of a rectangle's part, as color_rect. There is memory for one row of coverage.
  void (*gradient_rect)(
      const ck_rect *rect, const ck_gradient *gradient, const ck_color_target *target, const ck_coverage_rows *memory);
  // The same by the coverage of cells, the first of which is in column x and row y of the device, as color_cells. False,
  // and nothing was done, where rows of coverage are faster.
  bool (*gradient_cells)(
      const ck_cells *cells, const ck_gradient *gradient, int64_t x, int64_t y, const ck_color_target *target);
  // gradient_row's first step where there are no planes, for tests. ts[k] = t at column first + k, after spreading; NaN where
  // there is no gradient, else of a magnitude up to 1e30. There is room for 7 more.
  void (*gradient_parameters)(float *ts, size_t count, int64_t first, int64_t y, const ck_gradient *gradient);
  // Pixel k becomes what the image shows at column first + k of a line that counts in the image's pixels from its top left
  // corner, so that centres lie at halves. Nearest: the pixel in whose square the place lies; left and upper edges belong
  // to it. Bilinear: the four around it, mixed as by ck_mix_pixels; places are rounded to 1/256, halves to even.
  void (*image_nearest)(uint32_t *row, size_t count, int64_t first, const ck_image *image, const ck_row_line *line);
  void (*image_bilinear)(uint32_t *row, size_t count, int64_t first, const ck_image *image, const ck_row_line *line);
  // Bicubic: the sixteen around it by Catmull and Rom's curves, in whole numbers until the nearest byte; what they
  // overshoot is cut off, alpha at 0 and 255, colours at 0 and alpha.
  void (*image_bicubic)(uint32_t *row, size_t count, int64_t first, const ck_image *image, const ck_row_line *line);
  // Pixels as they are, from a column and a row on, both below 2^32 in magnitude.
  void (*image_tiles)(uint32_t *row, size_t count, int64_t column, int64_t row_number, const ck_image *image);
  // Bilinear inside of each part, no mixing between parts but where no pixel is between.
  void (*image_parts)(uint32_t *row, size_t count, int64_t first, const ck_parted_image *image);

  // Compares `count` pixels, at most 32 767. Bit x % 8 of byte x / 8 of `over_bits` becomes 1 where pixel x is over the
  // threshold, and 0 elsewhere; it has room for the bytes of `count` bits.
  void (*compare_row)(
      const uint32_t *actual, const uint32_t *expected, size_t count, uint8_t threshold, uint8_t *over_bits,
      ck_row_difference *difference);
  // The sum of the similarities of all windows that lie in a part of both pictures, over the four channels. The part has
  // `columns` × `rows` pixels, each at least the window's side; its rows are `stride` pixels apart. Sums are whole numbers,
  // and each similarity is one quotient of two rounded products.
  double (*similarity_sum)(
      const uint32_t *actual, const uint32_t *expected, size_t stride, size_t columns, size_t rows);

  // Rows on their way into a PNG.
  // How many of the first of `count` pixels, at least 1, are the same.
  size_t (*run_length)(const uint32_t *pixels, size_t count);
  // bytes[3i + c] = channel c of row[i], R, G and B: rows of opaque pixels.
  void (*rgb_samples)(uint8_t *bytes, const uint32_t *row, size_t count);
  // The Adler-32 (RFC 1950) of bytes that follow those of which it was `checksum`; 1 before the first.
  uint32_t (*adler32)(uint32_t checksum, const uint8_t *_Nullable bytes, size_t count);
  // The weights of a row of samples by each of PNG's five filters, in the order of their numbers: the sum of what the
  // filtered bytes are as signed numbers, without their signs. `above` is the row above; a pixel has 1 to 4 bytes.
  void (*filter_weights)(
      const uint8_t *row, const uint8_t *above, size_t count, size_t pixel_size, uint32_t *weights);
  // A row's bytes by one of the filters, 0 to 4; `bytes` lies beside both rows.
  void (*filter_row)(
      uint8_t *bytes, const uint8_t *row, const uint8_t *above, size_t count, size_t pixel_size, int filter);
} ck_kernels;

// NULL where the processor lacks the level.
const ck_kernels *_Nullable ck_kernels_at(enum ck_level level);
// The best one of this processor, or a lower one where the environment asks for it with CANVAS_KERNELS=baseline or avx2.
// Written once, before main; in the open, so that it is read without a call for each run of pixels.
extern const ck_kernels *ck_best_kernels;
static inline const ck_kernels *ck_kernels_best(void) { return ck_best_kernels; }

static inline void ck_blend_pixels(
    const ck_kernels *kernels, enum ck_blend_mode mode, uint32_t *pixels, const uint32_t *source,
    const uint8_t *coverage, size_t count, uint8_t alpha) {
  kernels->blend_modes[mode](pixels, source, coverage, count, alpha);
}

#pragma clang assume_nonnull end
