#include "coverage_rows.h"

#include <string.h>

#include "coverage_quads.h"
#include "mask_kernels.h"
#include "row_kernels.h"
#include "tiers.h"

static inline uint8_t product(uint8_t a, uint8_t b) { return (uint8_t)(((uint32_t)a * b + 128) * 257 >> 16); }

// Rows are written from the left, in stretches of one value and of bytes that differ. Stretches of one value that are
// shorter than this become bytes, and gaps that are shorter become bytes of 0: what draws a row looks at each span.
enum { LEAST_CONSTANT = 16 };

// A row on its way. The last stretch of one value, `start`..<`end`, is no span yet: it may go on.
typedef struct {
  uint8_t *bytes;
  ck_span *spans;
  size_t count;
  int32_t start, end;
  uint8_t value;
} RowWriter;

// The last span, where it is of bytes that differ and ends at this column.
static inline ck_span *bytes_before(const RowWriter *w, int32_t column) {
  ck_span *last = w->count > 0 ? w->spans + (w->count - 1) : NULL;
  return last && last->value == 0 && last->end == column ? last : NULL;
}

// Makes the open stretch, if it is long, a span; bytes that differ otherwise, which go on those before.
static inline void close_constant(RowWriter *w, bool is_last) {
  int32_t length = w->end - w->start;
  if (length <= 0) return;
  bool is_only = is_last && w->count == 0;
  if (w->value != 0 && (length >= LEAST_CONSTANT || is_only)) {
    w->spans[w->count++] = (ck_span){w->start, w->end, w->value};
  } else if (w->value != 0 || (length < LEAST_CONSTANT && !is_last)) {
    ck_span *before = bytes_before(w, w->start);
    // A short gap alone is none of the spans'.
    if (before) before->end = w->end;
    else if (w->value != 0) w->spans[w->count++] = (ck_span){w->start, w->end, 0};
  }
  w->start = w->end;
}

// Up to seven bytes behind them may change: rows are written from the left, from the top, and end in room.
static inline void write_value(uint8_t *bytes, int32_t count, uint8_t value) {
  if (count > 64) {
    memset(bytes, value, (size_t)count);
    return;
  }
  const uint64_t eight = value * 0x0101010101010101;
  for (int32_t i = 0; i < count; i += 8) memcpy(bytes + i, &eight, sizeof eight);
}

// Adds a stretch of one value, which may be 0; its bytes are written here. It begins where the last one ended.
static inline void add_constant(RowWriter *w, int32_t start, int32_t end, uint8_t value) {
  if (value != 0 || end - start < LEAST_CONSTANT) write_value(w->bytes + start, end - start, value);
  if (w->value == value && w->end == start && w->end > w->start) {
    w->end = end;
    return;
  }
  close_constant(w, false);
  // Bytes before it that happen to have its value are part of it.
  ck_span *before = bytes_before(w, start);
  if (before) {
    while (before->end > before->start && w->bytes[before->end - 1] == value) before->end--;
    start = before->end;
    if (before->end == before->start) w->count--;
  }
  w->start = start;
  w->end = end;
  w->value = value;
}

// Adds bytes that were written to their place, and begin where the last stretch ended.
static inline void add_bytes(RowWriter *w, int32_t start, int32_t end) {
  if (w->end == start && w->end > w->start) {
    while (start < end && w->bytes[start] == w->value) start++;
    w->end = start;
    if (start == end) return;
    close_constant(w, false);
  }
  ck_span *before = bytes_before(w, start);
  if (before) before->end = end;
  else w->spans[w->count++] = (ck_span){start, end, 0};
  w->start = w->end = end;
}

// Up to eight bytes, of which the first `count` are the row's.
static inline void add_eight(RowWriter *w, int32_t x, int32_t count, uint64_t eight) {
  uint64_t first = eight & 255;
  if (eight == first * 0x0101010101010101) return add_constant(w, x, x + count, (uint8_t)first);
  memcpy(w->bytes + x, &eight, sizeof eight);
  add_bytes(w, x, x + count);
}

static inline size_t finish_row(RowWriter *w) {
  close_constant(w, true);
  if (w->count > 0 && w->spans[w->count - 1].value == 0) {
    // Zeros at the end of the last bytes are nothing.
    ck_span *last = w->spans + (w->count - 1);
    while (last->end > last->start && w->bytes[last->end - 1] == 0) last->end--;
    if (last->end == last->start) w->count--;
  }
  return w->count;
}

#define TIER(name) name##_baseline
#include "coverage_rows_body.h"
#undef TIER
#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2,popcnt"))), apply_to = function)
#define TIER(name) name##_avx2
#include "coverage_rows_body.h"
#undef TIER
#pragma clang attribute pop
#define CALL(name, ...) (ck_current_tier() >= CK_TIER_AVX2 ? name##_avx2(__VA_ARGS__) : name##_baseline(__VA_ARGS__))
#else
#define CALL(name, ...) name##_baseline(__VA_ARGS__)
#endif

void ck_coverage_cells(ck_cells cells, ck_coverage_rows rows) { CALL(coverage_cells, &cells, &rows); }

size_t ck_clip_row(
    const ck_coverage_row *row, const ck_mask_run *runs, size_t run_count, const uint8_t *mask_bytes,
    ck_coverage_row clipped) {
  return CALL(clip_row, row, runs, run_count, mask_bytes, &clipped);
}

void ck_coverage_mask(const uint8_t *mask, size_t mask_stride, size_t width, size_t row_count, ck_coverage_rows rows) {
  size_t span_count = 0;
  for (size_t y = 0; y < row_count; y++) {
    RowWriter writer = {rows.bytes + y * rows.stride, rows.spans + span_count, 0, 0, 0, 0};
    for (size_t x = 0; x < width; x += 8) {
      uint64_t eight;
      memcpy(&eight, mask + y * mask_stride + x, sizeof eight);
      add_eight(&writer, (int32_t)x, width - x < 8 ? (int32_t)(width - x) : 8, eight);
    }
    span_count += finish_row(&writer);
    rows.span_ends[y] = (uint16_t)span_count;
  }
}

void ck_threshold_row(ck_coverage_row row) {
  for (ck_span *span = row.spans; span < row.spans + row.span_count; span++) {
    size_t count = (size_t)(span->end - span->start);
    CALL(threshold_bytes, row.bytes + span->start, count);
    if (span->value != 0) span->value = row.bytes[span->start];
  }
}

void ck_scale_row(ck_coverage_row row, uint8_t factor) {
  for (ck_span *span = row.spans; span < row.spans + row.span_count; span++) {
    uint8_t *bytes = row.bytes + span->start;
    CALL(scale_bytes, bytes, bytes, (size_t)(span->end - span->start), factor);
    if (span->value != 0) span->value = *bytes;
  }
}

// How much of pixel i lies between two edges, in 1/256.
static inline int32_t overlap(int32_t i, int32_t low, int32_t high) {
  int32_t start = i * 256, end = start + 256;
  if (start < low) start = low;
  if (end > high) end = high;
  return end > start ? end - start : 0;
}
// The row below those equal to row y: an edge runs through the next, or ends at it.
static int32_t end_of_equal_rows(const ck_rect_part *r, int32_t y) {
  const int32_t edges[4] = {r->top, r->hole_top, r->hole_bottom, r->bottom};
  int32_t end = r->max_y;
  for (int i = 0; i < 4; i++) {
    int32_t row = edges[i] >> 8;
    if (row > y && row < end) end = row;
    if (row == y && (edges[i] & 255) != 0) return y + 1;
  }
  return end;
}

size_t ck_coverage_rect(const ck_rect_part *r, int32_t y, ck_coverage_rows row) {
  RowWriter writer = {row.bytes, row.spans, 0, 0, 0, 0};
  const bool has_hole = r->hole_left < r->hole_right;
  const int32_t height = overlap(y, r->top, r->bottom);
  const int32_t hole_height = has_hole ? overlap(y, r->hole_top, r->hole_bottom) : 0;
  const int32_t edges[4] = {r->left, has_hole ? r->hole_left : r->left, has_hole ? r->hole_right : r->right, r->right};
  for (int32_t x = r->min_x; x < r->max_x;) {
    // Up to the next pixel that an edge runs through or begins, or behind this one.
    int32_t end = r->max_x;
    for (int i = 0; i < 4; i++) {
      int32_t column = edges[i] >> 8;
      if (column == x && (edges[i] & 255) != 0) end = x + 1;
      else if (column > x && column < end) end = column;
    }
    int32_t area = overlap(x, r->left, r->right) * height;
    if (hole_height > 0) area -= overlap(x, r->hole_left, r->hole_right) * hole_height;
    add_constant(&writer, x - r->min_x, end - r->min_x, (uint8_t)ck_coverage_nonzero(2 * area));
    x = end;
  }
  row.span_ends[0] = (uint16_t)finish_row(&writer);
  return (size_t)(end_of_equal_rows(r, y) - y);
}

void ck_color_row(
    const ck_coverage_row *row, uint32_t *pixels, size_t stride, size_t rows, size_t end_x, uint32_t color) {
  // As many as are laid out at once; a span of bytes may need several times as many.
  enum { MOST_RUNS = 32 };
  ck_color_run runs[MOST_RUNS];
  size_t run_count = 0;
  for (const ck_span *span = row->spans; span < row->spans + row->span_count; span++) {
    int32_t x = row->x + span->start;
    uint32_t source = span->value == 255 ? color : ck_scale_pixel(color, span->value);
    if (rows == 1 && span->value == 0) {
      ck_blend_mask((ck_mask_part){
          row->bytes + span->start, 0, (size_t)(span->end - span->start), 1, pixels + x, stride, end_x - (size_t)x, color});
    } else if (rows == 1) {
      if (source >> 24 == 255) ck_fill_row(pixels + x, (size_t)(span->end - span->start), source);
      else ck_blend_color_row(pixels + x, (size_t)(span->end - span->start), source);
    } else {
      for (int32_t i = span->start; i < span->end;) {
        int32_t end = i + 1;
        if (span->value != 0) end = span->end;
        else
          while (end < span->end && row->bytes[end] == row->bytes[i]) end++;
        if (row->bytes[i] != 0)
          runs[run_count++] = (ck_color_run){row->x + i, end - i, ck_scale_pixel(color, row->bytes[i])};
        if (run_count == MOST_RUNS) {
          ck_blend_color_runs(pixels, stride, rows, runs, run_count, end_x);
          run_count = 0;
        }
        i = end;
      }
    }
  }
  if (run_count > 0) ck_blend_color_runs(pixels, stride, rows, runs, run_count, end_x);
}
