// Coverage as rows of bytes, with spans that say where they lie and which are all one value: what paints, clips and kept
// masks are made from. In several tiers that give the same bytes.
#ifndef CANVAS_COVERAGE_ROWS_H
#define CANVAS_COVERAGE_ROWS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rect_kernels.h"

// Pixels start..<end of a row. A value of 1...255: all their bytes are that. 0: they differ. Pixels outside of all spans
// have coverage 0, and no bytes.
typedef struct {
  int32_t start, end;
  uint8_t value;
} ck_span;

// How many spans a row of so many pixels has at most.
static inline size_t ck_most_spans(size_t width) { return width / 8 + 2; }

// Where rows of coverage go.
typedef struct {
  uint8_t *bytes;      // of the first row's first pixel; after each row's last there is room up to a multiple of eight
  size_t stride;       // a multiple of 8
  ck_span *spans;      // room for ck_most_spans of each row; they count from the row's first pixel
  uint16_t *span_ends; // for each row one past its last span
} ck_coverage_rows;

// Rows of accumulated cells; zero afterwards.
typedef struct {
  int32_t *cells;
  size_t cell_stride;  // a multiple of 8, at least width + 6; the last four cells are zero
  size_t width, rows;
  bool is_even_odd;
  uint64_t *occupancy; // a word for each row, zero afterwards; or NULL
} ck_cells;

void ck_coverage_cells(ck_cells cells, ck_coverage_rows rows);

// One row of a rectangle's part; gives how many rows from it on are equal to it. Pixels and colour don't matter.
size_t ck_coverage_rect(const ck_rect_part *rect, int32_t y, ck_coverage_rows row);

// Rows of a mask's bytes, `mask_stride` apart.
void ck_coverage_mask(const uint8_t *mask, size_t mask_stride, size_t width, size_t row_count, ck_coverage_rows rows);

// A row of coverage.
typedef struct {
  uint8_t *bytes;
  ck_span *spans;
  size_t span_count;
  int32_t x;  // the device's column of the first byte
} ck_coverage_row;

// Makes the coverage all or nothing: 255 from 128 on, the first above a half.
void ck_threshold_row(ck_coverage_row row);
// Multiplies it with a factor of 0...255.
void ck_scale_row(ck_coverage_row row, uint8_t factor);

// A stretch of a mask's row. Where `offset` is negative all its pixels have `coverage`; else their bytes begin there.
typedef struct {
  int32_t x, count, offset;
  uint8_t coverage;
} ck_mask_run;

// Multiplies a row with runs of a mask, from the left, into the bytes and spans of another, which has as much room.
// Gives how many spans that has.
size_t ck_clip_row(
    const ck_coverage_row *row, const ck_mask_run *runs, size_t run_count, const uint8_t *mask_bytes,
    ck_coverage_row clipped);

// A premultiplied colour over several rows of pixels, all with this coverage: `pixels` is the first one's column 0, rows
// are `stride` apart and have pixels up to `end_x`.
void ck_color_row(const ck_coverage_row *row, uint32_t *pixels, size_t stride, size_t rows, size_t end_x, uint32_t color);

#endif
