// Paints over pixels, from cells: like sweep_color, with a colour for each pixel.
#pragma once

#include "color_cells_body.h"
#include "image_coverage_body.h"

// A row of a paint: of an image, or of a gradient, for whose form it is compiled.
typedef struct {
  const image_line *image;
  enum image_step step;
  const gradient_line *gradient;
  enum ck_gradient_form form;
  bool has_few_segments;
  round_groups *edges, *runs;  // for a round gradient
} paint_line;

// Adds eight pixels of a round gradient.
INLINE void add_round_eight(
    round_groups *groups, uint32_t *pixels, size_t room, int64_t column, u32x8 coverage, const paint_line *line) {
  const ck_gradient *g = line->gradient->gradient;
  uint32_t last[8] = {0};
  if (room < 8) memcpy(last, pixels, 4 * room);
  add_group(
      groups, 8, 8, room < 8 ? last : pixels, column_from(g, column), lanes_to_bytes(coverage), line->gradient->round, g,
      SHADED);
  if (room >= 8) return;
  if (groups->count > 0) blend_groups(groups, 8, 8, g, SHADED);
  memcpy(pixels, last, 4 * room);
}

INLINE u32x8 eight_colors(const paint_line *line, int64_t column, size_t x) {
  if (line->image) return image_eight(line->image, x, line->step);
  const int32_t first = column_from(line->gradient->gradient, column + (int64_t)x);
  const lane_pixels colors = colors_from(line->gradient, first, 8, line->form, line->has_few_segments);
  return FIRST_EIGHT(colors);
}
// Eight pixels and their coverages. If a vector has sixteen lanes, those of a gradient wait for eight others.
typedef struct {
  size_t x;
  u32x8 coverage;
  bool is_there;
} waiting_eight;

INLINE void blend_waiting(uint32_t *pixels, int64_t column, const waiting_eight *w, const paint_line *line) {
  if (!w->is_there) return;
  const u32x8 colors = eight_colors(line, column, w->x);
  store(pixels + w->x, covered_pixels_over(colors, w->coverage, load(pixels + w->x)));
}
INLINE void blend_eights(
    uint32_t *pixels, int64_t column, size_t x, u32x8 coverage, waiting_eight *w, const paint_line *line) {
  if (line->form == CK_ROUND) return add_round_eight(line->edges, pixels + x, 8, column + (int64_t)x, coverage, line);
#ifdef JOIN_EIGHTS
  if (!line->image && !w->is_there) {
    *w = (waiting_eight){x, coverage, true};
    return;
  }
  if (!line->image) {
    w->is_there = false;
    const uint32_t first = (uint32_t)column_from(line->gradient->gradient, column);
    const u32x8 order = (u32x8)eight_numbers + first;
    const lane_pixels columns = JOIN_EIGHTS(order + (uint32_t)w->x, order + (uint32_t)x);
    const lane_pixels colors = colors_at(line->gradient, columns, line->form, line->has_few_segments);
    const lane_pixels below = JOIN_EIGHTS(load(pixels + w->x), load(pixels + x));
    const lane_pixels both = lanes_over(shade_lanes(colors, JOIN_EIGHTS(w->coverage, coverage)), below);
    store(pixels + w->x, FIRST_EIGHT(both));
    store(pixels + x, LAST_EIGHT(both));
    return;
  }
#endif
  blend_waiting(pixels, column, &(waiting_eight){x, coverage, true}, line);
}
INLINE void blend_last_eight(
    uint32_t *pixels, size_t count, size_t room, int64_t column, size_t x, u32x8 coverage, const paint_line *line) {
  coverage &= (u32x8)((i32x8)((int32_t)count) > eight_numbers);
  if (line->form == CK_ROUND)
    return add_round_eight(line->edges, pixels + x, room, column + (int64_t)x, coverage, line);
  const u32x8 colors = eight_colors(line, column, x);
  if (room >= 8) return store(pixels + x, covered_pixels_over(colors, coverage, load(pixels + x)));
  uint32_t last[8] = {0};
  memcpy(last, pixels + x, 4 * room);
  store(last, covered_pixels_over(colors, coverage, load(last)));
  memcpy(pixels + x, last, 4 * room);
}
// Shorter runs of round gradients are blended in groups.
enum { LONG_RUN = 48 };
INLINE void blend_runs(
    const ck_cells *cells, uint32_t *pixels, int64_t column, const ck_target *target, const area_run *s,
    const area_run *end, const paint_line *line) {
  for (; s < end; s++) {
    const ptrdiff_t count = (ptrdiff_t)(s->end < cells->width ? s->end : cells->width) - s->start;
    const uint32_t coverage = area_coverage(s->area, cells->is_even_odd);
    if (count <= 0 || coverage == 0) continue;
    if (line->form == CK_ROUND && count < LONG_RUN) {
      for (int32_t i = 0; i < count; i += 8) {
        const size_t x = s->start + (size_t)i;
        const u32x8 coverages = (u32x8)(coverage) & (u32x8)((i32x8)((int32_t)count - i) > eight_numbers);
        add_round_eight(line->runs, pixels + x, target->room - x, column + (int64_t)x, coverages, line);
      }
      continue;
    }
    const covered_part part = {
        s->start, column + s->start, (size_t)count, NULL, (uint8_t)coverage, 2 * target->stride};
    if (line->image) blend_image_part(pixels + s->start, &part, line->image, line->step);
    else blend_part(pixels + s->start, &part, line->gradient);
  }
}

// Finds the occupied blocks of up to 256 cells from `base` on, and the runs between them. The last run is open.
INLINE void sweep_part(
    const ck_cells *s, int32_t *cells, size_t base, uint64_t occupied, i32x8 *sum, size_t *start, uint32_t *pixels,
    int64_t column, const ck_target *target, const paint_line *line) {
  const size_t width = s->width;
  const uint64_t inner = width < base + 8 ? 0 : quads_within(width - base - 7);
  area_run runs[34], *next = runs;
  waiting_eight waiting = {.is_there = false};
  while (occupied != 0) {
    const size_t quad = (size_t)__builtin_ctzll(occupied), x = base + 4 * quad;
    const bool is_inner = inner >> quad & 1;
    occupied &= ~(uint64_t)3 << quad;
    fetch(pixels + x, 2 * target->stride);
    const int32_t area = (*sum)[0];
    *next = (area_run){(uint32_t)*start, (uint32_t)x, area};
    next += (*start < x) & (area != 0);
    *start = x + 8;
    const u32x8 coverage = area_coverages(take_areas(cells + x, sum), s->is_even_odd);
    if (is_inner) blend_eights(pixels, column, x, coverage, &waiting, line);
    else if (x < width) blend_last_eight(pixels, width - x, target->room - x, column, x, coverage, line);
  }
  blend_waiting(pixels, column, &waiting, line);
  if (base + 256 >= s->stride) {
    *next = (area_run){(uint32_t)*start, (uint32_t)width, (*sum)[0]};
    next += (*start < width) & ((*sum)[0] != 0);
  }
  blend_runs(s, pixels, column, target, runs, next, line);
}
INLINE void sweep_row(
    const ck_cells *s, size_t row, uint32_t *pixels, int64_t column, const ck_target *target, paint_line line) {
  int32_t *cells = s->cells + row * s->stride;
  i32x8 sum = 0;
  size_t start = 0;
  uint64_t *occupancy = s->occupancy ? s->occupancy + row * ck_occupancy_words(s->stride) : NULL;
  for (size_t base = 0; base < s->stride; base += 256) {
    uint64_t occupied = occupancy ? *occupancy : occupied_quads(cells + base, s->stride - base);
    if (occupancy) *occupancy++ = 0;
    if (start > base) occupied &= ~(uint64_t)1;
    sweep_part(s, cells, base, occupied, &sum, &start, pixels, column, target, &line);
  }
}

OUT_OF_LINE void round_cells(
    const ck_cells *s, const ck_gradient *gradient, int64_t x, int64_t y, const ck_target *target) {
  round_groups edges, runs;
  edges.count = runs.count = 0;
  gradient_line line;
  for (size_t row = 0; row < s->rows; row++) {
    make_line(&line, gradient, y + (int64_t)row);
    const paint_line paint = {.gradient = &line, .form = CK_ROUND, .edges = &edges, .runs = &runs};
    sweep_row(s, row, target->pixels + row * target->stride, x, target, paint);
  }
  if (edges.count > 0) blend_groups(&edges, 8, 8, gradient, SHADED);
  if (runs.count > 0) blend_groups(&runs, 8, 8, gradient, SHADED);
}
// A narrow row of a linear gradient: like sweep_narrow.
INLINE void sweep_narrow_row(
    const ck_cells *s, size_t row, uint32_t *pixels, int64_t column, const ck_target *target, paint_line line) {
  int32_t *cells = s->cells + row * s->stride;
  lane_numbers sum = 0;
  for (size_t x = 0; x < s->width; x += LANES) {
    const size_t left = s->width - x, count = left < LANES ? left : LANES;
    lane_pixels coverage;
    fetch(pixels + x, 2 * target->stride);
    if (!take_coverages(&coverage, count, cells + x, &sum, s->is_even_odd)) continue;
#if defined(CK_AVX512)
    const int32_t first = column_from(line.gradient->gradient, column + (int64_t)x);
    const lane_pixels colors = colors_from(line.gradient, first, LANES, line.form, line.has_few_segments);
    store_lanes(pixels + x, count, lanes_over(shade_lanes(colors, coverage), load_lanes(pixels + x, count)));
#else
    blend_last_eight(pixels, count, target->room - x, column, x, coverage, &line);
#endif
  }
  clear_last_cells(cells, s->width);
}
static bool gradient_cells(
    const ck_cells *s, const ck_gradient *gradient, int64_t x, int64_t y, const ck_target *target) {
  if (gradient->form == CK_ANY_GRADIENT) return false;
  if (is_round(gradient)) return round_cells(s, gradient, x, y, target), true;
  uint32_t *pixels = target->pixels;
  const bool is_narrow = is_unsearched(s);
  for (size_t row = 0; row < s->rows; row++, pixels += target->stride) {
    gradient_line line;
    make_line(&line, gradient, y + (int64_t)row);
#define LINE(form_, has_few) (paint_line){.gradient = &line, .form = form_, .has_few_segments = has_few}
#define SWEEP(form, has_few)                                                        \
  is_narrow ? sweep_narrow_row(s, row, pixels, x, target, LINE(form, has_few))      \
            : sweep_row(s, row, pixels, x, target, LINE(form, has_few))
    FOR_FORMS(gradient, SWEEP)
#undef SWEEP
#undef LINE
  }
  return true;
}
static void image_cells(const ck_cells *s, const ck_image *image, int64_t x, int64_t y, const ck_target *target) {
  uint32_t *pixels = target->pixels;
  image_line line = make_image_line(image, x, s->width);
  for (size_t row = 0; row < s->rows; row++, pixels += target->stride) {
#define SWEEP(s_) case s_: sweep_row(s, row, pixels, x, target, (paint_line){.image = &line, .step = s_}); break;
    switch (set_image_row(&line, y + (int64_t)row)) {
      SWEEP(WHOLE_STEP) SWEEP(FRACTION_STEP) SWEEP(AFFINE_STEP) SWEEP(ANY_STEP)
    }
#undef SWEEP
  }
}
