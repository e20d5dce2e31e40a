// The kernels that draw pixels over pixels. Those of the blend modes have their own list in blend.h.
#include "../Coverage/cells.h"
#include "../Coverage/mask.h"
#include "../Coverage/rect.h"
#include "../Coverage/rows.h"
#include "../Levels/prototypes.h"
#include "../Paint/gradient.h"
#include "../Paint/image.h"
#include "blur.h"
#include "partition.h"
#include "target.h"

// Draw one colour, a premultiplied pixel, with the coverage of cells, of a rectangle, or of a mask. Cells become zero.
WIDE_KERNEL(void, color_cells, (const ck_cells *cells, const ck_target *target, uint32_t pixel))
WIDE_KERNEL(void, color_rect, (const ck_rect *rect, const ck_target *target, uint32_t pixel))
KERNEL(void, color_mask, (const ck_mask *mask, const ck_target *target, uint32_t pixel))

// Draws one colour with the same coverage in several rows. The target is at the row's first byte.
KERNEL(void, color_coverage, (const ck_coverage_row *row, const ck_target *target, uint32_t pixel, size_t rows))

// Draws a gradient over pixels, with the same coverage in several rows from device row `y` on, like color_coverage
// with a colour for each pixel.
WIDE_KERNEL(void, gradient_coverage, (
    const ck_coverage_row *row, const ck_gradient *gradient, int64_t y, const ck_target *target, size_t rows))

// Does the same with the coverage of a part of a rectangle, like color_rect. There is memory for one row of coverage,
// unless all is covered.
WIDE_KERNEL(void, gradient_rect, (
    const ck_rect *rect, const ck_gradient *gradient, const ck_target *target, const ck_coverage_rows *memory))

// Does the same with the coverage of cells, the first of which is in column x and row y of the device, like
// color_cells. Returns false and does nothing if rows of coverage are faster.
WIDE_KERNEL(bool, gradient_cells, (
    const ck_cells *cells, const ck_gradient *gradient, int64_t x, int64_t y, const ck_target *target))

// Draw an image over pixels: like gradient_coverage, gradient_rect and gradient_cells.
WIDE_KERNEL(void, image_coverage, (
    const ck_coverage_row *row, const ck_image *image, int64_t y, const ck_target *target, size_t rows))
WIDE_KERNEL(void, image_rect, (
    const ck_rect *rect, const ck_image *image, const ck_target *target, const ck_coverage_rows *memory))
WIDE_KERNEL(void, image_cells, (
    const ck_cells *cells, const ck_image *image, int64_t x, int64_t y, const ck_target *target))

// pixels[i] = source[i] over pixels[i] in several rows: `normal` with full coverage.
KERNEL(void, blend_rows_full, (
    uint32_t *pixels, size_t stride, size_t rows, const uint32_t *source, size_t source_stride, size_t count))

// The signed areas of a row of cells, where 131 072 is one pixel. The cells, `stride` of them, are zero afterwards.
KERNEL(void, sweep_areas, (int32_t *areas, int32_t *cells, size_t width, size_t stride))

// Takes a shape's share of a row, given its areas: in each pixel its area, but at most what is left. gains[i] is the
// increase of the pixel's coverage byte, -255...255. Returns the columns with a gain.
KERNEL(ck_columns, take_part, (
    const int32_t *areas, size_t width, bool is_negative, int32_t *taken, int16_t *gains))

// Adds each pixel's four channels, times its gain, to its four sums.
KERNEL(void, add_gains, (int32_t *sums, const uint32_t *source, const int16_t *gains, size_t count))

// The pixels from the sums: divided by 255, or without their coverage, as the mean of the colours in each pixel.
KERNEL(void, partition_pixels, (uint32_t *pixels, const int32_t *sums, size_t count))
KERNEL(void, partition_means, (uint32_t *pixels, const int32_t *sums, const int32_t *taken, size_t count))

// The coverage of the taken areas.
KERNEL(void, partition_coverage, (uint8_t *coverage, const int32_t *taken, size_t count))

// Box blurs of 16-bit numbers: each becomes the rounded mean of those at most `radius` away, which is below 16 384.
// Beyond the ends all are 0. Along a row, or along each of up to CK_BLUR_COLUMNS columns, with strides as counts of
// numbers.
KERNEL(void, blur_row, (const uint16_t *source, uint16_t *target, size_t count, size_t radius))
KERNEL(void, blur_columns, (
    const uint16_t *source, size_t source_stride, uint16_t *target, size_t target_stride, size_t columns, size_t rows,
    size_t radius))
