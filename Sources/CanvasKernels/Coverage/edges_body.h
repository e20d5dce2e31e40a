// Accumulates edges in cells: CellGrid.swift defines the result.
//
// A row that an edge crosses in at most two columns changes three cells. Eight such rows are computed at a time, without
// a branch. Of flat edges eight columns of a row are.
#pragma once

#include "../Levels/simd.h"
#include "cells.h"

// An edge that is neither horizontal nor vertical, from its top.
typedef struct {
  int32_t x0, y0, y1;
  bool is_leftward;
  int32_t flip;  // -1 if areas from left to right are negative, otherwise 0
  double dx, dy, inverse_dx, inverse_dy;
} sloped_edge;

// The quotients are exact: numerators are integers below 2^50. Adding a quarter turns "halves upwards" into "nearest",
// and exceeds the rounding errors of the products by the reciprocals. The last sum puts the integer into the low bits.
#define QUOTIENT(integers, doubles, bits, factor, offset, inverse) \
  __builtin_convertvector(                                         \
      (bits)(((factor) * __builtin_convertvector(offset, doubles) + 0.25) * (inverse) + 0x1.8p52), integers)
INLINE i32x8 x_at(const sloped_edge *e, i32x8 y) {
  return e->x0 + QUOTIENT(i32x8, f64x8, i64x8, e->dx, y - e->y0, e->inverse_dy);
}
INLINE i32x8 y_at(const sloped_edge *e, i32x8 x) {
  const i32x8 distance = __builtin_elementwise_abs(x - e->x0);
  return e->y0 + QUOTIENT(i32x8, f64x8, i64x8, e->dy, distance, e->inverse_dx);
}
INLINE int32_t x_at_one(const sloped_edge *e, int32_t y) {
  const double quotient = (e->dx * (double)(y - e->y0) + 0.25) * e->inverse_dy + 0x1.8p52;
  int64_t bits;
  memcpy(&bits, &quotient, sizeof bits);
  return e->x0 + (int32_t)bits;
}
INLINE i32x8 clamp(i32x8 v, i32x8 low, i32x8 high) {
  return __builtin_elementwise_min(__builtin_elementwise_max(v, low), high);
}

// Records that cells low...high + 1 of a row may not be zero.
INLINE void mark(const ck_cells *s, int32_t row, int32_t low, int32_t high) {
  const size_t words = ck_occupancy_words(s->stride);
  uint64_t *occupancy = s->occupancy + (size_t)row * words;
  const int32_t first = low >> 2, last = (high + 1) >> 2;
  for (int32_t i = first >> 6; i <= last >> 6; i++) {
    const int32_t from = first > i * 64 ? first & 63 : 0, to = last < i * 64 + 63 ? last & 63 : 63;
    occupancy[i] |= (~(uint64_t)0 >> (63 - to)) & (~(uint64_t)0 << from);
  }
}
// Adds a piece inside one pixel, given its cover and the sum of its two x offsets in the pixel. Sums wrap.
INLINE void add_piece(int32_t *cells, int32_t cover, int32_t offsets) {
  const int32_t area = cover * offsets;
  uint32_t *sums = (uint32_t *)cells;
  sums[0] += (uint32_t)(cover * 512 - area);
  sums[1] += (uint32_t)area;
}

INLINE void add_vertical(const ck_cells *s, int32_t x, int32_t y0, int32_t y1, int32_t flip, bool has_occupancy) {
  int32_t *cells = s->cells + (size_t)(y0 >> 8) * s->stride + (x >> 8);
  for (int32_t y = y0; y < y1; cells += s->stride) {
    const int32_t below = (y | 255) + 1, end = below < y1 ? below : y1;
    if (has_occupancy) mark(s, y >> 8, x >> 8, x >> 8);
    add_piece(cells, ((end - y) ^ flip) - flip, 2 * (x & 255));
    y = end;
  }
}

// Adds the rows first...last of an edge that is at least as high as wide.
INLINE void add_steep(const ck_cells *s, const sloped_edge *e, int32_t first, int32_t last, bool has_occupancy) {
  const i32x8 is_leftward = e->is_leftward ? -1 : 0, flip = e->flip, zero = 0;
  for (int32_t row = first; row <= last; row += 8) {
    const i32x8 top = (eight_numbers + row) * 256;
    const i32x8 ya = __builtin_elementwise_max(top, (i32x8)(e->y0)), xa = x_at(e, ya);
    const i32x8 yb = __builtin_elementwise_min(top + 256, (i32x8)(e->y1)), xb = x_at(e, yb);
    const i32x8 xl = __builtin_elementwise_min(xa, xb), xr = __builtin_elementwise_max(xa, xb);
    const i32x8 yl = is_leftward ? yb : ya, yr = is_leftward ? ya : yb;
    // The side between two columns, unless both ends are in one.
    const i32x8 side = xr & ~255, crosses = xl < side;
    const i32x8 y = crosses ? clamp(y_at(e, side), ya, yb) : yr;
    const i32x8 left = ((y - yl) ^ flip) - flip, right = ((yr - y) ^ flip) - flip;
    const i32x8 left_area = left * ((xl & 255) + (crosses ? (i32x8)(256) : xr & 255)), right_area = right * (xr & 255);
    const i32x8 v0 = left * 512 - left_area, v1 = left_area + right * 512 - right_area;
    // The three cells of each row, and a zero.
#define INTERLEAVE(a, b, i) (i64x4) __builtin_shufflevector(a, b, i, 8 + i, 1 + i, 9 + i, 4 + i, 12 + i, 5 + i, 13 + i)
    const i64x4 a = INTERLEAVE(v0, v1, 0), b = INTERLEAVE(right_area, zero, 0);
    const i64x4 c = INTERLEAVE(v0, v1, 2), d = INTERLEAVE(right_area, zero, 2);
#undef INTERLEAVE
    const i64x4 rows[4] = {
        __builtin_shufflevector(a, b, 0, 4, 2, 6), __builtin_shufflevector(a, b, 1, 5, 3, 7),
        __builtin_shufflevector(c, d, 0, 4, 2, 6), __builtin_shufflevector(c, d, 1, 5, 3, 7)};
    const i32x8 columns = xl >> 8, last_columns = xr >> 8;
    int32_t lows[8], highs[8];
    memcpy(lows, &columns, sizeof lows);
    memcpy(highs, &last_columns, sizeof highs);
    int32_t *cells = s->cells + (size_t)row * s->stride;
    const int32_t count = last - row < 7 ? last - row + 1 : 8;
    for (int32_t i = 0; i < count; i++, cells += s->stride) {
      i32x4 piece, v;
      memcpy(&piece, (const char *)rows + 32 * (i & 3) + 16 * (i >> 2), sizeof piece);
      memcpy(&v, cells + lows[i], sizeof v);
      v += piece;
      memcpy(cells + lows[i], &v, sizeof v);
      if (has_occupancy) mark(s, row + i, lows[i], highs[i]);
    }
  }
}

// Adds the rows first...last of any edge. It may leave the grid at either side if it `is_clipped`.
INLINE void add_rows(
    const ck_cells *s, const sloped_edge *e, int32_t first, int32_t last, bool is_clipped, bool has_occupancy) {
  const int32_t end = (int32_t)s->width * 256, flip = e->flip;
  int32_t y = first * 256 > e->y0 ? first * 256 : e->y0, x = x_at_one(e, y);
  for (int32_t row = first; row <= last; row++) {
    const int32_t below = row * 256 + 256, next_y = below < e->y1 ? below : e->y1, next_x = x_at_one(e, next_y);
    const i32x8 top = y, bottom = next_y;
    int32_t xl = e->is_leftward ? next_x : x, yl = e->is_leftward ? next_y : y;
    int32_t xr = e->is_leftward ? x : next_x, yr = e->is_leftward ? y : next_y;
    y = next_y;
    x = next_x;
    int32_t *cells = s->cells + (size_t)row * s->stride;
    if (is_clipped) {
      if (xl >= end) continue;
      if (xl < 0) {
        // All of the row's pixels are to the right of this piece.
        const int32_t entry = xr < 0 ? yr : clamp(y_at(e, (i32x8)(0)), top, bottom)[0];
        add_piece(cells, ((entry - yl) ^ flip) - flip, 0);
        if (has_occupancy) mark(s, row, 0, 0);
        if (xr < 0) continue;
        xl = 0;
        yl = entry;
      }
      if (xr > end) {
        xr = end;
        yr = clamp(y_at(e, (i32x8)(end)), top, bottom)[0];
      }
    }
    if (has_occupancy) mark(s, row, xl >> 8, xr >> 8);
    int32_t left = xl & 255, offset = 0;
    cells += xl >> 8;
    for (int32_t rest = (xr >> 8) - (xl >> 8); rest >= 0; rest -= 8, cells += 8, offset += 8 * 256) {
      const i32x8 side = (xl & ~255) + offset + (eight_numbers + 1) * 256;
      const i32x8 ends = eight_numbers >= rest ? (i32x8)(yr) : clamp(y_at(e, side), top, bottom);
      i32x8 starts = __builtin_shufflevector(ends, ends, 0, 0, 1, 2, 3, 4, 5, 6);
      starts[0] = yl;
      const i32x8 cover = ((ends - starts) ^ flip) - flip;
      i32x8 offsets = eight_numbers == rest ? (i32x8)(xr & 255) : (i32x8)(256);
      offsets[0] += left;
      const i32x8 area = cover * offsets, zero = 0;
      i32x8 v;
      memcpy(&v, cells, sizeof v);
      v += cover * 512 - area + __builtin_shufflevector(area, zero, 8, 0, 1, 2, 3, 4, 5, 6);
      memcpy(cells, &v, sizeof v);
      ((uint32_t *)cells)[8] += (uint32_t)area[7];
      yl = ends[7];
      left = 0;
    }
  }
}
OUT_OF_LINE void add_clipped(const ck_cells *s, const sloped_edge *e, int32_t first, int32_t last) {
  if (s->occupancy) add_rows(s, e, first, last, true, true);
  else add_rows(s, e, first, last, true, false);
}

INLINE void add_edge(const ck_cells *s, ck_edge edge, bool has_occupancy) {
  if (edge.y == edge.w) return;
  const int32_t right = (int32_t)s->width * 256, bottom = (int32_t)s->rows * 256;
  // Most edges of small curves are inside one pixel: they cross nothing, and the direction is only a sign.
  const int32_t y0 = edge.y < edge.w ? edge.y : edge.w, y1 = edge.y < edge.w ? edge.w : edge.y;
  const uint32_t others = (uint32_t)((edge.x ^ edge.z) | (y0 ^ (y1 - 1)));
  if (others < 256 && (uint32_t)edge.x < (uint32_t)right && (uint32_t)y0 < (uint32_t)bottom) {
    const int32_t row = y0 >> 8, column = edge.x >> 8;
    if (has_occupancy) mark(s, row, column, column);
    add_piece(s->cells + (size_t)row * s->stride + column, edge.w - edge.y, (edge.x & 255) + (edge.z & 255));
    return;
  }
  const int32_t low = edge.x < edge.z ? edge.x : edge.z, high = edge.x < edge.z ? edge.z : edge.x;
  if (y1 <= 0 || y0 >= bottom || low >= right) return;
  const int32_t flip = edge.y < edge.w ? 0 : -1, top = y0 > 0 ? y0 : 0, end = y1 < bottom ? y1 : bottom;
  if (low == high || high <= 0) return add_vertical(s, high > 0 ? high : 0, top, end, flip, has_occupancy);
  const int32_t x0 = flip == 0 ? edge.x : edge.z, dx = flip == 0 ? edge.z - edge.x : edge.x - edge.z, dy = y1 - y0;
  const sloped_edge e = {
      x0, y0, y1, dx < 0, dx < 0 ? ~flip : flip, dx, dy, 1.0 / (double)(high - low), 1.0 / (double)dy};
  const int32_t first = top >> 8, last = (end - 1) >> 8;
  // An edge that ends at the right side itself touches the two cells after the row's pixels.
  if (low < 0 || high > right) add_clipped(s, &e, first, last);
  else if (high - low <= dy) add_steep(s, &e, first, last, has_occupancy);
  else add_rows(s, &e, first, last, false, has_occupancy);
}
static void add_edges(const ck_cells *s, const ck_edge *edges, size_t count, int32_t x, int32_t y) {
  const ck_edge origin = {x, y, x, y};
  if (s->occupancy)
    for (size_t i = 0; i < count; i++) add_edge(s, edges[i] - origin, true);
  else
    for (size_t i = 0; i < count; i++) add_edge(s, edges[i] - origin, false);
}
