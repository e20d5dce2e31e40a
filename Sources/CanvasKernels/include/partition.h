// Shapes that share edges: how much of each pixel is taken, and by which colours.
#ifndef CANVAS_PARTITION_H
#define CANVAS_PARTITION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Columns first..<end.
typedef struct {
  size_t first, end;
} ck_columns;

// The signed areas of a row of cells, 131072 being a pixel; the cells, `cell_stride` of them, are zero afterwards.
void ck_sweep_areas(int32_t *areas, int32_t *cells, size_t width, size_t cell_stride);

// What a shape of these areas takes of a row: of each pixel its area, at most what is left. gains[i] is what the pixel's
// coverage byte grows by, -255...255. Gives the columns with a gain.
ck_columns ck_take_areas_row(
    const int32_t *areas, size_t width, bool is_negative, int32_t *taken, int16_t *gains);

// Adds the pixels' channels, times their gains, to four sums for each.
void ck_add_gains(int32_t *sums, const uint32_t *source, const int16_t *gains, size_t count);

// The pixels of sums, divided by 255.
void ck_partition_pixels(uint32_t *pixels, const int32_t *sums, size_t count);
// The pixels of sums without their coverage: of each pixel the mean of the colours in it.
void ck_partition_means(uint32_t *pixels, const int32_t *sums, const int32_t *taken, size_t count);
// The coverage of what is taken.
void ck_partition_coverage(uint8_t *coverage, const int32_t *taken, size_t count);

// Coverage from pixels: their alpha, or their luminance, which is premultiplied as they are.
void ck_alpha_coverage(uint8_t *coverage, const uint32_t *pixels, size_t count);
void ck_luminance_coverage(uint8_t *coverage, const uint32_t *pixels, size_t count);

#endif
