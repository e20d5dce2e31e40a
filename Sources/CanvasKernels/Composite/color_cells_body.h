// Draws pixels from cells. Wide rows are swept eight cells at a time. If all eight are zero, the area does not change;
// such runs are painted as a whole. Other cells are summed up, converted to coverages and blended at once.
#pragma once

#include "../Coverage/cells_body.h"
#include "../Levels/lanes.h"
#include "color_body.h"
#include "target.h"

INLINE void paint_runs(
    const ck_cells *cells, size_t stride, uint32_t pixel, uint32_t *pixels, const area_run *s, const area_run *end) {
  for (; s < end; s++) {
    ptrdiff_t count = (ptrdiff_t)(s->end < cells->width ? s->end : cells->width) - s->start;
    uint32_t coverage = area_coverage(s->area, cells->is_even_odd);
    if (count <= 0 || coverage == 0) continue;
    uint32_t source = coverage == 255 ? pixel : ck_scale_pixel(pixel, coverage);
    paint_pixels(pixels + s->start, (size_t)count, source, 2 * stride);
  }
}

// `is_narrow`: a row has at most 256 cells. `has_occupancy`: the touched cells are recorded.
INLINE void sweep_color(
    const ck_cells *s, const ck_target *target, uint32_t pixel, bool is_even_odd, bool is_narrow, bool has_occupancy) {
  const shaded color = make_shaded(pixel);
  const size_t width = s->width, cell_stride = s->stride, pixel_stride = target->stride;
  int32_t *cells = s->cells;
  uint32_t *pixels = target->pixels;
  uint64_t *occupancy = s->occupancy;
  for (size_t rows = s->rows; rows > 0; rows--, cells += cell_stride, pixels += pixel_stride) {
    i32x8 sum = 0;
    size_t start = 0, base = 0;
    bool is_last;
    do {
      const size_t left = cell_stride - base;
      is_last = is_narrow || left <= 256;
      uint64_t occupied = has_occupancy ? *occupancy : occupied_quads(cells + base, left);
      if (has_occupancy) *occupancy++ = 0;
      // The previous block may already have included the first four cells.
      if (has_occupancy && start > base) occupied &= ~(uint64_t)1;
      // All pixels of the blocks that begin there belong to the row.
      const uint64_t inner = width < base + 8 ? 0 : quads_within(width - base - 7);
      // The runs are painted after the blocks, so that the blocks keep their registers. In 256 cells there is one run
      // before each of 32 blocks, one more before a last block, and the rest of the row.
      area_run runs[34], *next = runs;
      while ((occupied & inner) != 0) {
        size_t quad = (size_t)__builtin_ctzll(occupied), x = base + 4 * quad;
        occupied &= ~(uint64_t)3 << quad;
        fetch(pixels + x, 2 * pixel_stride);
        int32_t area = sum[0];
        *next = (area_run){(uint32_t)start, (uint32_t)x, area};
        next += (start != x) & (area != 0);
        start = x + 8;
        blend_shaded(pixels + x, color, area_coverages(take_areas(cells + x, &sum), is_even_odd));
      }
      while (occupied != 0) {
        size_t quad = (size_t)__builtin_ctzll(occupied), x = base + 4 * quad;
        occupied &= ~(uint64_t)3 << quad;
        *next++ = (area_run){(uint32_t)start, (uint32_t)x, sum[0]};
        start = x + 8;
        i32x8 areas = take_areas(cells + x, &sum);
        if (x < width)
          blend_last_shaded(pixels + x, width - x, target->room - x, color, area_coverages(areas, is_even_odd));
      }
      if (is_last) {
        *next = (area_run){(uint32_t)start, (uint32_t)width, sum[0]};
        next += (start < width) & (sum[0] != 0);
      }
      if (next != runs) paint_runs(s, pixel_stride, pixel, pixels, runs, next);
      base += 256;
    } while (!is_last);
  }
}

AREA_COVERAGES(lane_coverages, lane_pixels, lane_numbers)

// Reads and clears `count` cells, at most LANES. Returns false if none of their pixels is covered.
INLINE bool take_coverages(
    lane_pixels *coverage, size_t count, int32_t *cells, lane_numbers *sum, bool is_even_odd) {
#if defined(CK_AVX512)
  const __mmask16 lanes = first_lanes(count);
  lane_numbers v = (lane_numbers)_mm512_maskz_loadu_epi32(lanes, cells);
  if (_mm512_test_epi32_mask((__m512i)(v | *sum), (__m512i)(v | *sum)) == 0) return false;
  _mm512_mask_storeu_epi32(cells, lanes, _mm512_setzero_si512());
  v = sums_of_lanes(v);
  *coverage = lane_coverages(v + *sum, is_even_odd);
  // Separate from the areas, so that a block need not wait for all of the previous one.
  *sum += (lane_numbers)_mm512_permutexvar_epi32(_mm512_set1_epi32(15), (__m512i)v);
#else
  lane_numbers v;
  memcpy(&v, cells, sizeof v);
  if (mask_bits((v | *sum) != 0) == 0) return false;
  *coverage = lane_coverages(take_areas(cells, sum), is_even_odd);
#endif
  return true;
}
INLINE void blend_cells(
    uint32_t *pixels, size_t count, size_t room, int32_t *cells, lane_numbers *sum, shaded color, bool is_even_odd) {
  lane_pixels coverage;
  if (!take_coverages(&coverage, count, cells, sum, is_even_odd)) return;
#if defined(CK_AVX512)
  store_lanes(pixels, count, shade_over_lanes(color.channels, color.alpha, coverage, load_lanes(pixels, count)));
#else
  if (count >= LANES) blend_shaded(pixels, color, coverage);
  else blend_last_shaded(pixels, count, room, color, coverage);
#endif
}

// Narrow rows: taking all cells costs less than a search.
enum { WIDEST_UNSEARCHED = 4 * LANES };
INLINE bool is_unsearched(const ck_cells *s) { return s->width <= WIDEST_UNSEARCHED && !s->occupancy; }
// Edges have also changed two cells to the right of the last pixel.
INLINE void clear_last_cells(int32_t *cells, size_t width) { memset(cells + width, 0, 2 * sizeof *cells); }
INLINE void sweep_narrow(const ck_cells *s, const ck_target *target, uint32_t pixel, bool is_even_odd) {
  const shaded color = make_shaded(pixel);
  const size_t rest = s->width % LANES, whole = s->width - rest;
  int32_t *cells = s->cells;
  uint32_t *pixels = target->pixels;
  for (size_t rows = s->rows; rows > 0; rows--, cells += s->stride, pixels += target->stride) {
    lane_numbers sum = 0;
    for (size_t x = 0; x < whole; x += LANES) {
      fetch(pixels + x, 2 * target->stride);
      blend_cells(pixels + x, LANES, LANES, cells + x, &sum, color, is_even_odd);
    }
    if (rest > 0) blend_cells(pixels + whole, rest, target->room - whole, cells + whole, &sum, color, is_even_odd);
    clear_last_cells(cells, s->width);
  }
}

static void color_cells(const ck_cells *s, const ck_target *target, uint32_t pixel) {
  if (is_unsearched(s) && s->is_even_odd) sweep_narrow(s, target, pixel, true);
  else if (is_unsearched(s)) sweep_narrow(s, target, pixel, false);
  else if (s->is_even_odd) sweep_color(s, target, pixel, true, false, s->occupancy != NULL);
  else if (s->occupancy && s->stride <= 256) sweep_color(s, target, pixel, false, true, true);
  else if (s->occupancy) sweep_color(s, target, pixel, false, false, true);
  else if (s->stride <= 256) sweep_color(s, target, pixel, false, true, false);
  else sweep_color(s, target, pixel, false, false, false);
}
