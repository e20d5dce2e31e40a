// Gradients over pixels, by coverage: colours are blended as they are made where that gains, and else a part of a row after
// the other.

// A part of a row from a column on: how many pixels, and their coverages, or the one of them all.
typedef struct {
  int64_t column;
  size_t count;
  const uint8_t *coverage;
  uint8_t value;
  size_t ahead;  // pixels so much further on are wanted next
} covered_part;

INLINE ck_row_line line_at(const ck_gradient *g, int64_t y) {
  const double center = (double)y + 0.5;
  return (ck_row_line){g->c * center + g->tx, g->d * center + g->ty, g->a, g->b};
}

// A row of a padded linear gradient.
typedef struct {
  const ck_gradient *gradient;
  int64_t y;
  padded_line padded;
} gradient_line;

INLINE bool is_padded(const ck_gradient *g) {
  return g->shape.kind == CK_GRADIENT_LINEAR && g->shape.spread == CK_SPREAD_PAD;
}
// Whether a padded line keeps inside of the limits, as every place on the device is nearer than the largest parameter.
INLINE bool is_near(const ck_gradient *gradient, double offset) {
  return __builtin_fabs(gradient->slope) < 1e15 && __builtin_fabs(offset) < 1e25;
}
// The offsets of the padded lines of so many rows from y on, up to ROWS: before they are wanted, as a quotient takes long.
enum { ROWS = 32 };
INLINE void row_offsets(double *offsets, const ck_gradient *g, int64_t y, size_t rows) {
  const ck_gradient_shape *shape = &g->shape;
  for (size_t i = 0; i < rows; i += 8) {
    f64x8 center = (double)(y + (int64_t)i);
    center += (f64x8){0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5};
    const f64x8 line_x = g->c * center + g->tx, line_y = g->d * center + g->ty;
    f64x8 offset;
    linear_parameter(shape, &line_x, &line_y, &offset);
    memcpy(offsets + i, &offset, sizeof offset);
  }
}

// The colours first, then their blending.
OUT_OF_LINE void paint_part(
    uint32_t *pixels, const covered_part *part, const ck_gradient *gradient, int64_t y) {
  const ck_row_line line = line_at(gradient, y);
  uint32_t source[PARAMETERS + 8];
  uint8_t coverage[PARAMETERS];
  if (!part->coverage && part->value != 255) memset(coverage, part->value, PARAMETERS);
  for (size_t i = 0; i < part->count; i += PARAMETERS) {
    const size_t count = part->count - i < PARAMETERS ? part->count - i : PARAMETERS;
    gradient_row(source, count, part->column + (int64_t)i, gradient, &line, NULL);
    if (part->coverage) blend_normal(pixels + i, source, part->coverage + i, count, 255);
    else if (part->value == 255) blend_row_full(pixels + i, source, count);
    else blend_normal(pixels + i, source, coverage, count, 255);
  }
}

#if HAS_LOOK_UP
// The columns of so many pixels, their centres; and where these lie on a line.
typedef struct {
  f64x8 parts[LANES / 8];
} centers;

INLINE centers centers_at(int64_t column, size_t count) {
  centers c;
  for (int k = 0; k < LANES / 8; k++) {
    f64x8 offsets = {0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5};
    // As load_few takes them.
    if (LANES == 8 && count < LANES)
      offsets = __builtin_convertvector((i32x8)load_few((const uint32_t *)&eight_numbers, count), f64x8) + 0.5;
    c.parts[k] = (double)(column + 8 * k) + offsets;
  }
  return c;
}
INLINE floats places_at(const padded_line *line, const centers *c) {
  f32x8 parts[2];
  for (int k = 0; k < LANES / 8; k++) parts[k] = padded_parameters(line, &c->parts[k]);
  return JOIN_PARTS(parts);
}

INLINE void blend_step(
    uint32_t *pixels, const covered_part *part, size_t i, size_t few, lane_pixels source, bool is_opaque, bool is_full) {
  fetch(pixels + i, part->ahead);
  if (is_full && is_opaque) return store_lanes(pixels + i, few, source);
  if (!is_full && !(part->coverage && few >= LANES && are_covered(part->coverage + i)))
    source = shade_lanes(source, part->coverage ? load_coverages(part->coverage + i, few) : (lane_pixels)(part->value));
  store_lanes(pixels + i, few, lanes_over(source, load_lanes(pixels + i, few)));
}
INLINE void blend_looked_up(
    uint32_t *pixels, const covered_part *part, size_t i, size_t few, const centers *c, const gradient_line *line,
    bool is_product, bool is_full) {
  const ck_gradient_ramp *ramp = &line->gradient->ramp;
  const floats t = places_at(&line->padded, c);
  blend_step(pixels, part, i, few, LOOKED_UP(t, ramp, is_product, false, 0), ramp->is_opaque, is_full);
}

// A segment made ready for so many pixels.
typedef struct {
  floats origin, scale, color[4], change[4];
} lane_segment;
INLINE lane_segment make_lane_segment(const ck_gradient_segment *s, bool is_product) {
  lane_segment e = {(floats)(s->origin), (floats)(s->scale), {0}, {0}};
  for (int c = 0; c < 4; c++) {
    e.color[c] = is_product && c == 3 ? s->factor : s->color[c];
    e.change[c] = is_product && c == 3 ? s->factor_change : s->color_change[c];
  }
  return e;
}
INLINE lane_pixels lane_colors(const lane_segment *s, bool is_product, floats t) {
  const floats f = (t - s->origin) * s->scale;
  floats planes[4];
  for (int c = 0; c < 4; c++) planes[c] = s->color[c] + s->change[c] * f;
  for (int c = 0; is_product && c < 3; c++) planes[c] *= planes[3];
  return round_planes(planes);
}
INLINE void blend_in_segment(
    uint32_t *pixels, const covered_part *part, size_t i, size_t end, const gradient_line *line,
    const ck_gradient_segment *s, bool is_product, bool is_opaque, bool is_full) {
  const lane_segment ready = make_lane_segment(s, is_product);
  const padded_line padded = line->padded;
  centers c = centers_at(part->column + (int64_t)i, LANES);
  for (; i < end; i += LANES) {
    blend_step(pixels, part, i, LANES, lane_colors(&ready, is_product, places_at(&padded, &c)), is_opaque, is_full);
    for (int k = 0; k < LANES / 8; k++) c.parts[k] += LANES;
  }
}
// Up to where the pixels from i on lie in a segment for certain, away from its ends by more than roundings move them.
INLINE size_t end_of_segment(
    const gradient_line *line, const covered_part *part, const ck_gradient_segment *s, size_t i) {
  if (line->padded.slope == 0) return part->count;
  const double offset = line->padded.offset, inverse = line->gradient->inverse_slope, first = (double)part->column;
  const double left = ((inverse > 0 ? s->start : s->end) - offset) * inverse;
  const double right = ((inverse > 0 ? s->end : s->start) - offset) * inverse;
  const double margin = 1 + 1e-6 * __builtin_fabs(inverse);
  if (!(left + margin < first + (double)i)) return i;
  const double end = right - margin - first;
  return end >= (double)part->count ? part->count : end > (double)i ? (size_t)end : i;
}
// A part so wide that segments have steps of their own: those at their ends look each pixel up.
INLINE void blend_wide(
    uint32_t *pixels, const covered_part *part, const gradient_line *line, bool is_product, bool is_full) {
  const ck_gradient_ramp *ramp = &line->gradient->ramp;
  const ck_gradient_segment *s = ramp->segments;
  for (size_t i = 0; i < part->count; i += LANES) {
    s = segment_at(s, padded_parameter_at(&line->padded, part->column + (int64_t)i));
    const size_t end = i + (end_of_segment(line, part, s, i) - i) / LANES * LANES;
    if (ramp->is_opaque) blend_in_segment(pixels, part, i, end, line, s, is_product, true, is_full);
    else blend_in_segment(pixels, part, i, end, line, s, is_product, false, is_full);
    i = end;
    const size_t few = part->count - i;
    const centers c = centers_at(part->column + (int64_t)i, few);
    if (few >= LANES) blend_looked_up(pixels, part, i, LANES, &c, line, is_product, is_full);
    else if (few > 0) blend_looked_up(pixels, part, i, few, &c, line, is_product, is_full);
  }
}
// Up to four segments made ready for look-ups.
typedef struct {
  floats starts[3], origin, scale, color[4], change[4];
} ready_ramp;
INLINE ready_ramp make_ready_ramp(const ck_gradient_ramp *ramp, bool is_product) {
  ready_ramp r;
  for (int k = 0; k < 3; k++) r.starts[k] = ramp->start[k + 1];
  r.origin = make_table(ramp->origin);
  r.scale = make_table(ramp->scale);
  for (int c = 0; c < 4; c++) {
    r.color[c] = make_table(is_product && c == 3 ? ramp->factor : ramp->color[c]);
    r.change[c] = make_table(is_product && c == 3 ? ramp->factor_change : ramp->change[c]);
  }
  return r;
}
INLINE lane_pixels ready_colors(const ready_ramp *r, bool is_product, floats t) {
  const lane_numbers n = number_in_table(t, r->starts);
  const floats f = (t - look_up_table(r->origin, n)) * look_up_table(r->scale, n);
  floats planes[4];
  for (int c = 0; c < 4; c++) planes[c] = look_up_table(r->color[c], n) + look_up_table(r->change[c], n) * f;
  for (int c = 0; is_product && c < 3; c++) planes[c] *= planes[3];
  return round_planes(planes);
}

// Steps below each other, in so many rows: where their columns lie is found once, and each step waits for little. Wider
// parts are faster segment by segment.
enum { COLUMNS = 8 * LANES };

INLINE void blend_column(
    uint32_t *pixels, size_t stride, size_t rows, size_t i, size_t few, const covered_part *part,
    const ck_gradient *gradient, const double *offsets, const ready_ramp *ready, bool is_product) {
  const ck_gradient_ramp *ramp = &gradient->ramp;
  const centers c = centers_at(part->column + (int64_t)i, few);
  const lane_pixels coverage =
      part->coverage ? load_coverages(part->coverage + i, few) : (lane_pixels)(uint32_t)part->value;
  const bool is_full = part->coverage ? few >= LANES && are_covered(part->coverage + i) : part->value == 255;
  f64x8 steps[LANES / 8];
  for (int k = 0; k < LANES / 8; k++) steps[k] = c.parts[k] * gradient->slope;
  pixels += i;
  for (size_t row = 0; row < rows; row++, pixels += stride) {
    f32x8 parts[2];
    for (int k = 0; k < LANES / 8; k++) parts[k] = __builtin_convertvector(steps[k] + offsets[row], f32x8);
    const floats t = JOIN_PARTS(parts);
    lane_pixels source = ready ? ready_colors(ready, is_product, t) : looked_up_colors(t, ramp, is_product, false, false, 0);
    fetch(pixels, part->ahead);
    if (!is_full) source = shade_lanes(source, coverage);
    else if (ramp->is_opaque) {
      store_lanes(pixels, few, source);
      continue;
    }
    store_lanes(pixels, few, lanes_over(source, load_lanes(pixels, few)));
  }
}
INLINE void blend_columns(
    uint32_t *pixels, size_t stride, size_t rows, const covered_part *part, const ck_gradient *gradient,
    const double *offsets, bool is_product) {
  const ready_ramp ready = make_ready_ramp(&gradient->ramp, is_product);
  const bool has_few = gradient->ramp.count <= FEW_SEGMENTS;
  for (size_t i = 0; i < part->count; i += LANES) {
    const size_t few = part->count - i;
    if (!has_few) blend_column(pixels, stride, rows, i, few, part, gradient, offsets, NULL, is_product);
    else if (few >= LANES) blend_column(pixels, stride, rows, i, LANES, part, gradient, offsets, &ready, is_product);
    else blend_column(pixels, stride, rows, i, few, part, gradient, offsets, &ready, is_product);
  }
}
INLINE void blend_part(
    uint32_t *pixels, const covered_part *part, const gradient_line *line, bool is_product, bool is_full) {
  // With sixteen registers it is faster to make a wide row's colours first.
  if (LANES == 8 && part->count > 16) return paint_part(pixels, part, line->gradient, line->y);
  if (LANES > 8 && part->count >= 2 * WIDE_ROW) return blend_wide(pixels, part, line, is_product, is_full);
  centers c = centers_at(part->column, part->count);
  size_t i = 0;
  for (; i + LANES <= part->count; i += LANES) {
    blend_looked_up(pixels, part, i, LANES, &c, line, is_product, is_full);
    for (int k = 0; k < LANES / 8; k++) c.parts[k] += LANES;
  }
  if (i == part->count) return;
  const centers last = centers_at(part->column + (int64_t)i, part->count - i);
  blend_looked_up(pixels, part, i, part->count - i, &last, line, is_product, is_full);
}
#endif

// From cells
//
// As sweep_color, with the colour of each pixel.

#if HAS_LOOK_UP
// Eight pixels by coverages.
INLINE u32x8 covered_eight(
    uint32_t *pixels, int64_t column, u32x8 coverage, const gradient_line *line, bool is_product) {
  const centers c = centers_at(column, LANES);
  const lane_pixels colors = LOOKED_UP(places_at(&line->padded, &c), &line->gradient->ramp, is_product, false, 0);
  return covered_pixels_over(FIRST_EIGHT(colors), coverage, load(pixels));
}
INLINE void blend_last_eight(
    uint32_t *pixels, size_t count, size_t room, int64_t column, u32x8 coverage, const gradient_line *line,
    bool is_product) {
  coverage &= (u32x8)((i32x8)((int32_t)count) > eight_numbers);
  if (room >= 8) return store(pixels, covered_eight(pixels, column, coverage, line, is_product));
  uint32_t last[8] = {0};
  memcpy(last, pixels, 4 * room);
  store(last, covered_eight(last, column, coverage, line, is_product));
  memcpy(pixels, last, 4 * room);
}
INLINE void blend_runs(
    const ck_cells *cells, uint32_t *pixels, int64_t column, size_t ahead, const area_run *s, const area_run *end,
    const gradient_line *line, bool is_product) {
  for (; s < end; s++) {
    const ptrdiff_t count = (ptrdiff_t)(s->end < cells->width ? s->end : cells->width) - s->start;
    const uint32_t coverage = area_coverage(s->area, cells->is_even_odd);
    if (count <= 0 || coverage == 0) continue;
    const covered_part part = {column + s->start, (size_t)count, NULL, (uint8_t)coverage, ahead};
    if (coverage == 255) blend_part(pixels + s->start, &part, line, is_product, true);
    else blend_part(pixels + s->start, &part, line, is_product, false);
  }
}

// The occupied blocks of up to 256 cells from `base` on, and the runs between them; the last run is open.
INLINE void sweep_gradient_part(
    const ck_cells *s, int32_t *cells, size_t base, uint64_t occupied, i32x8 *sum, size_t *start, uint32_t *pixels,
    int64_t column, const ck_color_target *target, const gradient_line *line, bool is_product) {
  const size_t width = s->width;
  const uint64_t inner = width < base + 8 ? 0 : quads_within(width - base - 7);
  area_run runs[34], *next = runs;
  while (occupied != 0) {
    const size_t quad = (size_t)__builtin_ctzll(occupied), x = base + 4 * quad;
    const bool is_inner = inner >> quad & 1;
    occupied &= ~(uint64_t)3 << quad;
    const int32_t area = (*sum)[0];
    *next = (area_run){(uint32_t)*start, (uint32_t)x, area};
    next += (*start < x) & (area != 0);
    *start = x + 8;
    const u32x8 coverage = area_coverages(take_areas(cells + x, sum), s->is_even_odd);
    if (is_inner) store(pixels + x, covered_eight(pixels + x, column + (int64_t)x, coverage, line, is_product));
    else if (x < width)
      blend_last_eight(pixels + x, width - x, target->room - x, column + (int64_t)x, coverage, line, is_product);
  }
  if (base + 256 >= s->stride) {
    *next = (area_run){(uint32_t)*start, (uint32_t)width, (*sum)[0]};
    next += (*start < width) & ((*sum)[0] != 0);
  }
  blend_runs(s, pixels, column, 2 * target->stride, runs, next, line, is_product);
}
INLINE void sweep_gradient_row(
    const ck_cells *s, size_t row, uint32_t *pixels, int64_t column, const ck_color_target *target,
    const gradient_line *line, bool is_product) {
  int32_t *cells = s->cells + row * s->stride;
  i32x8 sum = 0;
  size_t start = 0;
  for (size_t base = 0; base < s->stride; base += 256) {
    const uint64_t occupied = s->occupancy ? s->occupancy[row] : occupied_quads(cells + base, s->stride - base);
    sweep_gradient_part(s, cells, base, occupied, &sum, &start, pixels, column, target, line, is_product);
  }
  if (s->occupancy) s->occupancy[row] = 0;
}
#endif

// Spans that adjoin and are short together are one, of bytes that differ; up to which one.
INLINE const ck_span *adjoining(const ck_span *span, const ck_span *end) {
  const ck_span *last = span;
  while (last + 1 < end && last[1].start == last->end && last[1].end - span->start <= 3 * WIDE_ROW) last++;
  return last;
}
INLINE covered_part part_of_row(
    const ck_coverage_row *row, const ck_span *first, const ck_span *last, const ck_color_target *target) {
  const bool is_one = first == last && first->value != 0;
  return (covered_part){
      row->x + (int64_t)first->start, (size_t)(last->end - first->start), is_one ? NULL : row->bytes + first->start,
      first->value, 2 * target->stride};
}
// The same part of so many rows; with offsets where look-ups paint them.
INLINE void paint_part_of_rows(
    uint32_t *pixels, size_t stride, size_t rows, const covered_part *part, const ck_gradient *gradient, int64_t y,
    const double *offsets, bool is_product) {
#if HAS_LOOK_UP
  const bool is_full = !part->coverage && part->value == 255;
  if (offsets && part->count <= COLUMNS)
    return blend_columns(pixels, stride, rows, part, gradient, offsets, is_product);
  for (size_t row = 0; offsets && row < rows; row++) {
    const gradient_line line = {gradient, y + (int64_t)row, {gradient->slope, offsets[row]}};
    if (is_full) blend_part(pixels + row * stride, part, &line, is_product, true);
    else blend_part(pixels + row * stride, part, &line, is_product, false);
  }
#endif
  for (size_t row = 0; !offsets && row < rows; row++)
    paint_part(pixels + row * stride, part, gradient, y + (int64_t)row);
}
// A row of one colour.
INLINE void paint_even_row(
    const ck_coverage_row *row, const ck_gradient_ramp *ramp, double t, const ck_color_target *target) {
  const float ts[8] = {(float)t};
  uint32_t pixels[8];
  gradient_colors(pixels, ts, 1, ramp, ramp->is_product, 0, NULL);
  color_coverage(row, &(ck_color_target){target->pixels, target->stride, target->room, pixels[0]}, 1);
}

// Up to ROWS rows.
INLINE void paint_rows(
    const ck_coverage_row *row, const ck_gradient *gradient, int64_t y, const ck_color_target *target, size_t rows) {
  double offsets[ROWS];
  bool are_near = is_padded(gradient) && (HAS_LOOK_UP || gradient->slope == 0);
  if (are_near) {
    row_offsets(offsets, gradient, y, rows);
    are_near = is_near(gradient, offsets[0]) && is_near(gradient, offsets[rows - 1]);
  }
  if (are_near && gradient->slope == 0) {
    ck_color_target place = *target;
    for (size_t i = 0; i < rows; i++, place.pixels += place.stride)
      paint_even_row(row, &gradient->ramp, offsets[i], &place);
    return;
  }
  const double *direct = are_near && gradient->ramp.count <= CK_LOOKUP_SEGMENTS && HAS_LOOK_UP ? offsets : NULL;
  const ck_span *end = row->spans + row->span_count;
  for (const ck_span *span = row->spans; span < end; span++) {
    const ck_span *start = span;
    span = adjoining(span, end);
    const covered_part part = part_of_row(row, start, span, target);
    uint32_t *pixels = target->pixels + start->start;
    if (gradient->ramp.is_product)
      paint_part_of_rows(pixels, target->stride, rows, &part, gradient, y, direct, true);
    else paint_part_of_rows(pixels, target->stride, rows, &part, gradient, y, direct, false);
  }
}
static void gradient_coverage(
    const ck_coverage_row *row, const ck_gradient *gradient, int64_t y, const ck_color_target *target, size_t rows) {
  ck_color_target place = *target;
  for (size_t done = 0; done < rows; done += ROWS, place.pixels += ROWS * place.stride)
    paint_rows(row, gradient, y + (int64_t)done, &place, rows - done < ROWS ? rows - done : ROWS);
}

static bool gradient_cells(
    const ck_cells *s, const ck_gradient *gradient, int64_t x, int64_t y, const ck_color_target *target) {
#if HAS_LOOK_UP
  if (!is_padded(gradient) || gradient->ramp.count > CK_LOOKUP_SEGMENTS) return false;
  double offsets[ROWS], last[8];
  row_offsets(last, gradient, y + (int64_t)s->rows - 1, 1);
  row_offsets(offsets, gradient, y, 1);
  if (!is_near(gradient, offsets[0]) || !is_near(gradient, last[0])) return false;
  uint32_t *pixels = target->pixels;
  for (size_t row = 0; row < s->rows; row++, pixels += target->stride) {
    if (row % ROWS == 0) row_offsets(offsets, gradient, y + (int64_t)row, s->rows - row < ROWS ? s->rows - row : ROWS);
    const gradient_line line = {gradient, y + (int64_t)row, {gradient->slope, offsets[row % ROWS]}};
    if (gradient->ramp.is_product) sweep_gradient_row(s, row, pixels, x, target, &line, true);
    else sweep_gradient_row(s, row, pixels, x, target, &line, false);
  }
  return true;
#else
  return false;
#endif
}
