// Draws rectangles. Equal rows are prepared once.
#pragma once

#include "../Coverage/rect_body.h"
#include "color_body.h"
#include "target.h"

// The colour times these coverages, prepared.
INLINE eight shade_eight(shaded color, widths w, height h) {
  return make_eight(shaded_sources(color, eight_coverages(w, h)));
}
// Paints `rows` equal rows of `count` pixels in one colour.
// Rows at least this long are painted sixteen pixels at a time, if the level can.
enum { LONG_ROW = 96 };
INLINE void paint_even_rows(uint32_t *pixels, size_t stride, size_t rows, size_t count, uint32_t pixel) {
  uint32_t *below = pixels + rows * stride;
  const solid color = make_solid(pixel);
  if (count == 8) {
    for (; pixels != below; pixels += stride) store(pixels, solid_over(color, load(pixels)));
  } else if (count >= LONG_ROW) {
    for (; pixels != below; pixels += stride) paint_pixels(pixels, count, pixel, 2 * stride);
  } else if (count > 8) {
    for (; pixels != below; pixels += stride) paint_span(pixels, count, color, 2 * stride);
  } else if (count >= 4) {
    for (; pixels != below; pixels += stride)
      store_few(pixels, count, solid_over(color, load_few(pixels, count)));
  } else {
    for (; pixels != below; pixels += stride)
      for (size_t i = 0; i < count; i++) pixels[i] = ck_source_over(pixel, pixels[i]);
  }
}
// Does the same for the first eight pixels, the last eight, and one colour between them, unless it is transparent.
// Fewer than eight are those that load_few takes.
INLINE void paint_framed_rows(
    uint32_t *pixels, size_t stride, size_t rows, size_t count, eight first, eight last, uint32_t between) {
  uint32_t *below = pixels + rows * stride;
  if (count < 8) {
    for (; pixels != below; pixels += stride) store_few(pixels, count, eight_over(first, load_few(pixels, count)));
    return;
  }
  const solid middle = make_solid(between);
  for (; pixels != below; pixels += stride) {
    // Computed from the previous pixels if the two groups overlap.
    u32x8 a = eight_over(first, load(pixels)), b = eight_over(last, load(pixels + count - 8));
    if (between != 0) paint_middle(pixels, count, middle, 2 * stride);
    store(pixels, a);
    store(pixels + count - 8, b);
  }
}

// Paints columns that are equal, except for the first eight and the last eight.
INLINE void paint_rect(const ck_rect *r, uint32_t *pixels, size_t stride, uint32_t pixel) {
  const int32_t low = r->min_x * 256, high = r->max_x * 256;
  const size_t count = (size_t)(r->max_x - r->min_x);
  const bool has_hole =
      r->hole_left < r->hole_right && r->hole_top < r->hole_bottom && r->hole_left < high && r->hole_right > low;
  // If no side runs through a pixel, a row is one span.
  const bool is_even = r->left <= low && r->right >= high && (!has_hole || (r->hole_left <= low && r->hole_right >= high));
  if (is_even && !has_hole && r->top <= r->min_y * 256 && r->bottom >= r->max_y * 256)
    return paint_even_rows(pixels, stride, (size_t)(r->max_y - r->min_y), count, pixel);
  const bool has_middle = is_even || count > 16;
  const bool is_middle_hole = r->hole_left <= low + 8 * 256 && r->hole_right >= high - 8 * 256;
  const shaded color = make_shaded(pixel);
  i32x8 numbers = eight_numbers;
  if (count < 8) numbers = (i32x8)load_few((const uint32_t *)&eight_numbers, count);
  const widths first = widths_at(r, numbers + r->min_x), last = widths_at(r, eight_numbers + (r->max_x - 8));
  for (int32_t y = r->min_y; y < r->max_y;) {
    height h = {overlap(y, r->top, r->bottom), has_hole ? overlap(y, r->hole_top, r->hole_bottom) : 0};
    int32_t rows = equal_rows(r, has_hole, y, h);
    uint32_t middle = 0;
    if (has_middle) {
      uint32_t coverage = ck_coverage_nonzero(2 * 256 * (h.outer - (is_middle_hole ? h.hole : 0)));
      middle = coverage == 255 ? pixel : ck_scale_pixel(pixel, coverage);
    }
    if (!is_even) {
      paint_framed_rows(
          pixels, stride, (size_t)rows, count, shade_eight(color, first, h), shade_eight(color, last, h), middle);
    } else if (middle != 0) {
      paint_even_rows(pixels, stride, (size_t)rows, count, middle);
    }
    y += rows;
    pixels += (size_t)rows * stride;
  }
}

static void color_rect(const ck_rect *rect, const ck_target *target, uint32_t pixel) {
  ck_rect r = *rect;
  const bool is_wide = r.max_x - r.min_x > 16 && r.hole_left < r.hole_right &&
                       (r.hole_left > (r.min_x + 8) * 256 || r.hole_right < (r.max_x - 8) * 256);
  if (!is_wide) return paint_rect(&r, target->pixels, target->stride, pixel);
  // A wide frame: the parts left of the hole, above and below it, and right of it.
  int32_t start = (r.hole_left + 255) >> 8, end = r.hole_right >> 8;
  if (start < r.min_x) start = r.min_x;
  if (start > r.max_x) start = r.max_x;
  if (end > r.max_x) end = r.max_x;
  if (end < start) end = start;
  const int32_t ends[] = {start, end, r.max_x};
  for (int part = 0; part < 3; part++) {
    r.max_x = ends[part];
    if (r.min_x < r.max_x) paint_rect(&r, target->pixels + (r.min_x - rect->min_x), target->stride, pixel);
    r.min_x = r.max_x;
  }
}
