// Accumulates edges in cells: CellGrid.swift defines the result.
//
// A row that an edge crosses in at most two columns changes three cells. Such rows are computed in vectors, without a
// branch. Of flat edges the columns of a row are.
#pragma once

#include "../Levels/simd.h"
#include "cells.h"

// Vectors of as many rows or columns as the level has doubles. INTERLEAVED: a[i], b[i], a[i + 1], b[i + 1] of halves.
#if defined(CK_AVX512)
#define STEP_NUMBERS 0, 1, 2, 3, 4, 5, 6, 7
#define PRECEDED(v, first) __builtin_shufflevector(v, (step_ints)(first), 8, 0, 1, 2, 3, 4, 5, 6)
#define INTERLEAVED(a, b, i) __builtin_shufflevector(a, b, i, 8 + i, 1 + i, 9 + i, 4 + i, 12 + i, 5 + i, 13 + i)
#define PAIRS(a, b, i) __builtin_shufflevector((step_pairs)(a), (step_pairs)(b), i, 4 + i, 2 + i, 6 + i)
enum { STEPS = 8 };
#else
#define STEP_NUMBERS 0, 1, 2, 3
#define PRECEDED(v, first) __builtin_shufflevector(v, (step_ints)(first), 4, 0, 1, 2)
#define INTERLEAVED(a, b, i) __builtin_shufflevector(a, b, i, 4 + i, 1 + i, 5 + i)
#define PAIRS(a, b, i) __builtin_shufflevector((step_pairs)(a), (step_pairs)(b), i, 2 + i)
enum { STEPS = 4 };
#endif
typedef VECTOR(int32_t, STEPS) step_ints;
typedef VECTOR(int64_t, STEPS) step_bits;
typedef VECTOR(int64_t, STEPS / 2) step_pairs;
typedef VECTOR(double, STEPS) step_doubles;
static const step_ints step_numbers = {STEP_NUMBERS};

// An edge that is neither horizontal nor vertical, from its top.
typedef struct {
  int32_t x0, y0, y1;
  bool is_leftward;
  int32_t flip;  // -1 if areas from left to right are negative, otherwise 0
  double dx, dy, inverse_dx, inverse_dy;
} sloped_edge;

// The quotients are exact: numerators are integers below 2^50. Adding a quarter turns "halves upwards" into "nearest",
// and exceeds the rounding errors of the products by the reciprocals. The last sum puts the integer into the low bits.
INLINE step_ints quotients(double factor, step_ints offset, double inverse) {
  const step_doubles v = (factor * __builtin_convertvector(offset, step_doubles) + 0.25) * inverse + 0x1.8p52;
  return __builtin_convertvector((step_bits)v, step_ints);
}
INLINE step_ints x_at(const sloped_edge *e, step_ints y) { return e->x0 + quotients(e->dx, y - e->y0, e->inverse_dy); }
INLINE step_ints y_at(const sloped_edge *e, step_ints x) {
  return e->y0 + quotients(e->dy, __builtin_elementwise_abs(x - e->x0), e->inverse_dx);
}
INLINE int32_t x_at_one(const sloped_edge *e, int32_t y) {
  const union { double number; int64_t bits; } v = {(e->dx * (double)(y - e->y0) + 0.25) * e->inverse_dy + 0x1.8p52};
  return e->x0 + (int32_t)v.bits;
}
INLINE step_ints clamp(step_ints v, step_ints low, step_ints high) {
  return __builtin_elementwise_min(__builtin_elementwise_max(v, low), high);
}

// Records that cells low...high + 1 of a row may not be zero.
INLINE void mark(const ck_cells *s, int32_t row, int32_t low, int32_t high) {
  const size_t words = ck_occupancy_words(s->stride);
  uint64_t *occupancy = s->occupancy + (size_t)row * words;
  const int32_t first = low >> 2, last = (high + 1) >> 2, last_word = last >> 6;
  uint64_t bits = ~(uint64_t)0 << (first & 63);
  for (int32_t i = first >> 6; i < last_word; i++, bits = ~(uint64_t)0) occupancy[i] |= bits;
  occupancy[last_word] |= bits & (~(uint64_t)0 >> (63 - (last & 63)));
}
// Adds a piece inside one pixel, given its cover and the sum of its two x offsets in the pixel. Sums wrap; the
// caller adds no more edges at once than they hold. The cells are volatile so that they are loaded one by one: the load of a pair would wait for a cell that was just stored.
INLINE void add_piece(int32_t *cells, int32_t cover, int32_t offsets) {
  const int32_t area = cover * offsets;
  volatile uint32_t *sums = (uint32_t *)cells;
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

// Adds the rows first...last of an edge that has at most two columns in each.
INLINE void add_steep(const ck_cells *s, const sloped_edge *e, int32_t first, int32_t last, bool has_occupancy) {
  const step_ints is_leftward = e->is_leftward ? -1 : 0, flip = e->flip, zero = 0;
  for (int32_t row = first; row <= last; row += STEPS) {
    const step_ints top = (step_numbers + row) * 256;
    const step_ints ya = __builtin_elementwise_max(top, (step_ints)(e->y0)), xa = x_at(e, ya);
    const step_ints yb = __builtin_elementwise_min(top + 256, (step_ints)(e->y1)), xb = x_at(e, yb);
    const step_ints xl = __builtin_elementwise_min(xa, xb), xr = __builtin_elementwise_max(xa, xb);
    const step_ints yl = (is_leftward ? yb : ya) ^ flip, yr = (is_leftward ? ya : yb) ^ flip;
    // The side between two columns, unless both ends are in one.
    const step_ints side = xr & ~255, crosses = xl < side;
    const step_ints y = crosses ? clamp(y_at(e, side), ya, yb) ^ flip : yr, left = y - yl, right = yr - y;
    const step_ints right_area = right * (xr & 255);
    const step_ints left_area = left * ((xl & 255) + (crosses ? (step_ints)(256) : xr & 255));
    const step_ints v0 = left * 512 - left_area, v1 = left_area + right * 512 - right_area;
    // The three cells of each row, and a zero.
    const step_ints a = INTERLEAVED(v0, v1, 0), b = INTERLEAVED(right_area, zero, 0);
    const step_ints c = INTERLEAVED(v0, v1, 2), d = INTERLEAVED(right_area, zero, 2);
    const step_pairs rows[4] = {PAIRS(a, b, 0), PAIRS(a, b, 1), PAIRS(c, d, 0), PAIRS(c, d, 1)};
    const step_ints columns = xl >> 8, last_columns = xr >> 8;
    int32_t lows[STEPS], highs[STEPS];
    memcpy(lows, &columns, sizeof lows);
    memcpy(highs, &last_columns, sizeof highs);
    int32_t *cells = s->cells + (size_t)row * s->stride;
    const int32_t count = last - row < STEPS ? last - row + 1 : STEPS;
    for (int32_t i = 0; i < count; i++, cells += s->stride) {
      i32x4 piece, v;
      memcpy(&piece, (const char *)(rows + (i & 3)) + 16 * (i >> 2), sizeof piece);
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
    const step_ints top = y, bottom = next_y;
    int32_t xl = e->is_leftward ? next_x : x, yl = e->is_leftward ? next_y : y;
    int32_t xr = e->is_leftward ? x : next_x, yr = e->is_leftward ? y : next_y;
    y = next_y, x = next_x;
    int32_t *cells = s->cells + (size_t)row * s->stride;
    if (is_clipped) {
      if (xl >= end) continue;
      if (xl < 0) {
        // All of the row's pixels are to the right of this piece.
        const int32_t entry = xr < 0 ? yr : clamp(y_at(e, (step_ints)(0)), top, bottom)[0];
        add_piece(cells, ((entry - yl) ^ flip) - flip, 0);
        if (has_occupancy) mark(s, row, 0, 0);
        if (xr < 0) continue;
        xl = 0;
        yl = entry;
      }
      if (xr > end) {
        xr = end;
        yr = clamp(y_at(e, (step_ints)(end)), top, bottom)[0];
      }
    }
    if (has_occupancy) mark(s, row, xl >> 8, xr >> 8);
    int32_t left = xl & 255, offset = 0;
    cells += xl >> 8;
    for (int32_t rest = (xr >> 8) - (xl >> 8); rest >= 0; rest -= STEPS, cells += STEPS, offset += STEPS * 256) {
      const step_ints side = (xl & ~255) + offset + (step_numbers + 1) * 256;
      const step_ints ends = step_numbers >= rest ? (step_ints)(yr) : clamp(y_at(e, side), top, bottom);
      const step_ints cover = ((ends - PRECEDED(ends, yl)) ^ flip) - flip;
      step_ints offsets = step_numbers == rest ? (step_ints)(xr & 255) : (step_ints)(256);
      offsets[0] += left;
      const step_ints area = cover * offsets;
      step_ints v;
      memcpy(&v, cells, sizeof v);
      v += cover * 512 - area + PRECEDED(area, 0);
      memcpy(cells, &v, sizeof v);
      ((uint32_t *)cells)[STEPS] += (uint32_t)area[STEPS - 1];
      yl = ends[STEPS - 1];
      left = 0;
    }
  }
}
OUT_OF_LINE void add_clipped(const ck_cells *s, const sloped_edge *e, int32_t first, int32_t last) {
  add_rows(s, e, first, last, true, s->occupancy != NULL);
}

// Adds the edge from (ax, ay) to (bx, by).
INLINE void add_edge(const ck_cells *s, int32_t ax, int32_t ay, int32_t bx, int32_t by, bool has_occupancy) {
  if (ay == by) return;
  const int32_t right = (int32_t)s->width * 256, bottom = (int32_t)s->rows * 256;
  // Most edges of small curves are inside one pixel: they cross nothing, and the direction is only a sign.
  const int32_t y0 = ay < by ? ay : by, y1 = ay < by ? by : ay;
  const uint32_t others = (uint32_t)((ax ^ bx) | (y0 ^ (y1 - 1)));
  if (others < 256 && (uint32_t)ax < (uint32_t)right && (uint32_t)y0 < (uint32_t)bottom) {
    const int32_t row = y0 >> 8, column = ax >> 8;
    if (has_occupancy) mark(s, row, column, column);
    add_piece(s->cells + (size_t)row * s->stride + column, by - ay, (ax & 255) + (bx & 255));
    return;
  }
  const int32_t low = ax < bx ? ax : bx, high = ax < bx ? bx : ax;
  if (y1 <= 0 || y0 >= bottom || low >= right) return;
  const int32_t flip = ay < by ? 0 : -1, top = y0 > 0 ? y0 : 0, end = y1 < bottom ? y1 : bottom;
  if (low == high || high <= 0) return add_vertical(s, high > 0 ? high : 0, top, end, flip, has_occupancy);
  const int32_t x0 = flip == 0 ? ax : bx, dx = flip == 0 ? bx - ax : ax - bx, dy = y1 - y0;
  const sloped_edge e = {
      x0, y0, y1, dx < 0, dx < 0 ? ~flip : flip, dx, dy, 1.0 / (double)(high - low), 1.0 / (double)dy};
  const int32_t first = top >> 8, last = (end - 1) >> 8;
  // An edge that ends at the right side itself touches the two cells after the row's pixels.
  if (low < 0 || high > right) add_clipped(s, &e, first, last);
  else if ((high - low <= dy) | ((high >> 8) - (low >> 8) <= 1)) add_steep(s, &e, first, last, has_occupancy);
  else add_rows(s, &e, first, last, false, has_occupancy);
}
static void add_edges(const ck_cells *s, const ck_edge *edges, size_t count, int32_t x, int32_t y) {
  const bool has_occupancy = s->occupancy != NULL;
  for (const ck_edge *e = edges; e < edges + count; e++) {
    if (has_occupancy) add_edge(s, (*e)[0] - x, (*e)[1] - y, (*e)[2] - x, (*e)[3] - y, true);
    else add_edge(s, (*e)[0] - x, (*e)[1] - y, (*e)[2] - x, (*e)[3] - y, false);
  }
}

// At the middle of each row, an edge changes the pixels whose centres are on it or on its right. Columns are exact.
static void add_centers(const ck_cells *s, const ck_edge *edges, size_t count, int32_t x, int32_t y) {
  for (const ck_edge *e = edges; e < edges + count; e++) {
    const bool is_upward = (*e)[1] > (*e)[3];
    const int64_t ax = (*e)[0] - x, ay = (*e)[1] - y, bx = (*e)[2] - x, by = (*e)[3] - y;
    const int64_t x0 = is_upward ? bx : ax, y0 = is_upward ? by : ay, dy = is_upward ? ay - by : by - ay;
    const int64_t dx = is_upward ? ax - bx : bx - ax, top = (y0 + 127) >> 8, bottom = (y0 + dy + 127) >> 8;
    const int64_t end = bottom < (int64_t)s->rows ? bottom : (int64_t)s->rows;
    for (int64_t row = top > 0 ? top : 0; row < end; row++) {
      const int64_t distance = (x0 - 128) * dy + (row * 256 + 128 - y0) * dx;
      const int64_t column = distance > 0 ? (distance + 256 * dy - 1) / (256 * dy) : 0;
      if (column >= (int64_t)s->width) continue;
      add_piece(s->cells + (size_t)row * s->stride + column, is_upward ? -256 : 256, 0);
      if (s->occupancy) mark(s, (int32_t)row, (int32_t)column, (int32_t)column);
    }
  }
}
