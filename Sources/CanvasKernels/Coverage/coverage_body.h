// Rows of coverage from cells, rectangles and masks.
#pragma once

#include "cells_body.h"
#include "mask.h"
#include "rect_body.h"
#include "row_writer_body.h"

// From cells

// The number of leading zeros among `count` cells, by eights. `count` is a multiple of 8.
INLINE size_t zero_cells(const int32_t *cells, size_t count) {
  size_t i = 0;
  i32x8 a, b, c, d;
  for (; i + 32 <= count; i += 32) {
    memcpy(&a, cells + i, sizeof a);
    memcpy(&b, cells + i + 8, sizeof b);
    memcpy(&c, cells + i + 16, sizeof c);
    memcpy(&d, cells + i + 24, sizeof d);
    if (mask_bits(((a | b) | (c | d)) != 0) != 0) break;
  }
  for (; i + 8 <= count; i += 8) {
    memcpy(&a, cells + i, sizeof a);
    if (mask_bits(a != 0) != 0) break;
  }
  return i;
}
INLINE size_t write_cells_row(const ck_cells *c, int32_t *cells, uint8_t *bytes, ck_span *spans) {
  row_writer writer = {bytes, spans, 0, 0, 0, 0};
  const size_t width = c->width, stride = c->stride;
  i32x8 sum = 0;
  size_t x = 0;
  while (x < width) {
    const size_t next = x + zero_cells(cells + x, stride - x);
    if (next > x) {
      uint32_t coverage = area_coverage(sum[0], c->is_even_odd);
      add_constant(&writer, (int32_t)x, (int32_t)(next < width ? next : width), (uint8_t)coverage);
      x = next;
      if (x >= width) break;
    }
    uint64_t eight = lanes_to_bytes(area_coverages(take_areas(cells + x, &sum), c->is_even_odd));
    add_eight(&writer, (int32_t)x, width - x < 8 ? (int32_t)(width - x) : 8, eight);
    x += 8;
  }
  // Clear the cells that edges have changed to the right of the last pixel.
  for (; x < stride; x += 8) memset(cells + x, 0, 8 * sizeof *cells);
  return finish_row(&writer);
}
static void coverage_cells(const ck_cells *c, const ck_coverage_rows *rows) {
  const size_t words = ck_occupancy_words(c->stride);
  size_t span_count = 0;
  for (size_t y = 0; y < c->rows; y++) {
    for (size_t i = 0; c->occupancy && i < words; i++) c->occupancy[y * words + i] = 0;
    span_count += write_cells_row(c, c->cells + y * c->stride, rows->bytes + y * rows->stride, rows->spans + span_count);
    rows->span_ends[y] = (uint16_t)span_count;
  }
}

// From rectangles

// The coverages of few pixels are computed; those of many are runs from edge to edge.
INLINE void write_narrow_row(row_writer *w, const ck_rect *r, height h) {
  const int32_t count = r->max_x - r->min_x;
  for (int32_t x = 0; x < count; x += 8) {
    const uint64_t eight = lanes_to_bytes(eight_coverages(widths_at(r, eight_numbers + (r->min_x + x)), h));
    add_eight(w, x, count - x < 8 ? count - x : 8, eight);
  }
}
INLINE void write_wide_row(row_writer *w, const ck_rect *r, bool has_hole, height h) {
  const int32_t edges[4] = {r->left, r->hole_left, r->hole_right, r->right};
  for (int32_t x = r->min_x; x < r->max_x;) {
    // Up to the next pixel that an edge touches, or to the end of this one.
    int32_t end = r->max_x;
    for (int i = 0; i < 4; i++) {
      if (!has_hole && (i == 1 || i == 2)) continue;
      int32_t column = edges[i] >> 8;
      if (column == x && (edges[i] & 255) != 0) end = x + 1;
      else if (column > x && column < end) end = column;
    }
    int32_t area = overlap(x, r->left, r->right) * h.outer;
    if (h.hole > 0) area -= overlap(x, r->hole_left, r->hole_right) * h.hole;
    add_constant(w, x - r->min_x, end - r->min_x, (uint8_t)ck_coverage_nonzero(2 * area));
    x = end;
  }
}
static size_t coverage_rect(const ck_rect *r, int32_t y, const ck_coverage_rows *row) {
  row_writer writer = {row->bytes, row->spans, 0, 0, 0, 0};
  const bool has_hole = r->hole_left < r->hole_right && r->hole_top < r->hole_bottom;
  const height h = {overlap(y, r->top, r->bottom), has_hole ? overlap(y, r->hole_top, r->hole_bottom) : 0};
  if (h.hole == 0 && r->left <= r->min_x * 256 && r->right >= r->max_x * 256)
    add_constant(&writer, 0, r->max_x - r->min_x, (uint8_t)ck_coverage_nonzero(2 * 256 * h.outer));
  else if (r->max_x - r->min_x <= LEAST_CONSTANT) write_narrow_row(&writer, r, h);
  else write_wide_row(&writer, r, has_hole, h);
  row->span_ends[0] = (uint16_t)finish_row(&writer);
  return (size_t)equal_rows(r, has_hole, y, h);
}

// From masks

static void coverage_mask(const ck_mask *mask, const ck_coverage_rows *rows) {
  size_t span_count = 0;
  for (size_t y = 0; y < mask->rows; y++) {
    row_writer writer = {rows->bytes + y * rows->stride, rows->spans + span_count, 0, 0, 0, 0};
    for (size_t x = 0; x < mask->width; x += 8) {
      uint64_t eight = load_bytes(mask->coverage + y * mask->stride + x);
      add_eight(&writer, (int32_t)x, mask->width - x < 8 ? (int32_t)(mask->width - x) : 8, eight);
    }
    span_count += finish_row(&writer);
    rows->span_ends[y] = (uint16_t)span_count;
  }
}

static void threshold_row(const ck_coverage_row *row) {
  for (ck_span *span = row->spans; span < row->spans + row->span_count; span++) {
    for (int32_t i = span->start; i < span->end; i++) row->bytes[i] = row->bytes[i] >= 128 ? 255 : 0;
    if (span->value != 0) span->value = row->bytes[span->start];
  }
}
