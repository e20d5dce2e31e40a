// The parts of pixels inside a rectangle or a frame.
#pragma once

#include "../Levels/simd.h"
#include "rect.h"

// The part of pixel i between two edges, in 1/256.
INLINE int32_t overlap(int32_t i, int32_t low, int32_t high) {
  int32_t start = i * 256, end = start + 256;
  if (start < low) start = low;
  if (end > high) end = high;
  return end > start ? end - start : 0;
}
// The same for eight pixels.
INLINE i32x8 overlaps(i32x8 i, int32_t low, int32_t high) {
  i32x8 start = i * 256, end = __builtin_elementwise_min(start + 256, (i32x8)(high)), zero = 0;
  return __builtin_elementwise_max(end - __builtin_elementwise_max(start, (i32x8)(low)), zero);
}

// The part of eight pixels between the left and the right edges, and the part of a row between the upper and the
// lower edges.
typedef struct {
  i32x8 outer, hole;
} widths;
typedef struct {
  int32_t outer, hole;
} height;
INLINE widths widths_at(const ck_rect *r, i32x8 i) {
  return (widths){overlaps(i, r->left, r->right), overlaps(i, r->hole_left, r->hole_right)};
}

// The coverages of eight pixels: ck_coverage_nonzero of twice the area.
INLINE u32x8 eight_coverages(widths w, height h) {
  i32x8 area = w.outer * (2 * h.outer) - w.hole * (2 * h.hole);
  return (u32x8)(((area << 8) - area + 65536) >> 17);
}

// The number of rows from y on that have the same height in both the rectangle and the hole.
INLINE int32_t equal_rows(const ck_rect *r, bool has_hole, int32_t y, height h) {
  int32_t end;
  if (h.outer < 256) return 1;
  if (has_hole && h.hole == 256) end = r->hole_bottom >> 8;
  else if (has_hole && h.hole > 0) return 1;
  else if (has_hole && y * 256 < r->hole_top) end = r->hole_top >> 8;
  else end = r->bottom >> 8;
  return (end < r->max_y ? end : r->max_y) - y;
}

// The number of rows from y on that are covered fully, if all are and there is no hole.
INLINE size_t whole_rows(const ck_rect *r, int32_t y) {
  const bool is_whole = r->hole_left >= r->hole_right && r->left <= r->min_x * 256 && r->right >= r->max_x * 256 &&
                        r->top <= y * 256 && r->bottom >= r->max_y * 256;
  return is_whole ? (size_t)(r->max_y - y) : 0;
}
