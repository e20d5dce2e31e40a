// The preparation of gradients, and rows of prepared ones. Padded linear gradients are computed in integers.
//
// In a segment each channel is a plane over the device: value + across · dx + down · dy, with columns and rows
// relative to the anchor, the pixel where the gradient starts. All numbers are in 2^-24 of a level, modulo 2^32. A
// sum is exact however it is computed, so a pixel doesn't depend on what is drawn next to it. The planes' steps are
// rounded: 32 767 columns and rows from the anchor, a channel is off by 2^-9 of a level. For straight colours with
// alpha, the product of both is used, each in 2^-8 of a level.
#pragma once

#include "../Pixels/formulas.h"
#include "gradient_body.h"

// Segments of a gradient

static size_t gradient_segments(
    ck_gradient_segment *segments, const ck_gradient_stop *stops, size_t count, bool is_product) {
  ck_gradient_segment *next = segments;
  ck_color last_color = 0;
  float last_factor = 0;
  double last = 0, previous = 0;
  for (size_t i = 0; i < count; i++) {
    const ck_gradient_stop *s = stops + i;
    // This is false for NaN too.
    if (!(s->location >= previous && s->location <= 1)) return 0;
    previous = s->location;
    ck_color color = {(float)s->red, (float)s->green, (float)s->blue, (float)s->alpha};
    float factor = 1;
    if (is_product) {
      color = __builtin_convertvector(ck_channels_of(s->red, s->green, s->blue, s->alpha), ck_color);
      factor = color.w;
      color.w = 255;
      color /= 255;
    }
    if (i == 0) {
      last = s->location;
      *next++ = (ck_gradient_segment){.color = color, .factor = factor, .start = -__builtin_inff(), .end = (float)last};
    } else if (s->location - last > 1e-9) {
      *next++ = (ck_gradient_segment){last_color, color - last_color, last_factor, factor - last_factor,
          (float)last, (float)s->location, (float)last, (float)(1 / (s->location - last))};
      last = s->location;
    }
    // Otherwise single precision can't distinguish the locations: a hard edge.
    last_color = color, last_factor = factor;
  }
  *next++ = (ck_gradient_segment){
      .color = last_color, .factor = last_factor, .start = (float)last, .end = __builtin_inff()};
  return count == 0 ? 0 : (size_t)(next - segments);
}

// Planes of a gradient

// Stores the numbers of segment i of a plane, in 2^-24 of a level, for four channels. False if they don't fit. Adding
// such a large number rounds to whole units, which are then in the lower half.
INLINE bool set_plane(uint32_t (*plane)[CK_LOOKUP_SEGMENTS], size_t i, f64x4 numbers) {
  const f64x4 largest = 0x1p50, sums = numbers + 0x1.8p52;
  for (int c = 0; c < 4; c++) plane[c][i] = ((u32x8)sums)[2 * c];
  return __builtin_reduce_and((numbers > -largest) & (numbers < largest)) != 0;
}
// The planes of the i-th segment in the order of columns.
INLINE bool set_segment_planes(
    ck_gradient_planes *p, size_t i, const ck_gradient_segment *s, double half, bool is_straight, double t,
    double across, double down) {
  ck_color color = s->color, change = s->color_change;
  if (is_straight) {
    color.w = s->factor;
    change.w = s->factor_change;
  }
  const double full = 255 * 0x1p24, one = 0x1p24;
  const f64x4 unit = is_straight ? (f64x4){full, full, full, one} : one;
  const f64x4 start = __builtin_convertvector(color, f64x4) * unit, none = 0;
  // Adding half a unit rounds the bits that are cut off later.
  if (s->scale == 0)
    return set_plane(p->value, i, start + half) && set_plane(p->across, i, none) && set_plane(p->down, i, none);
  const f64x4 slope = __builtin_convertvector(change, f64x4) * unit * (double)s->scale;
  return set_plane(p->value, i, start + slope * (t - (double)s->origin) + half) &&
         set_plane(p->across, i, slope * across) && set_plane(p->down, i, slope * down);
}

// The increase of t along a vector, for a linear gradient. It divides instead of multiplying by the inverse: the end
// is then exactly 1, where a repeated gradient starts again.
static double slope_along(const ck_gradient_shape *g, double x, double y) {
  return (x * g->way_x + y * g->way_y) / g->squared_length;
}

// The following have no planes: gradients of other kinds, dithered ones, and those that have many segments, change by
// 2^26 levels from a pixel to the next, or start far away.
static void set_planes(ck_gradient *g) {
  const ck_gradient_shape *shape = &g->shape;
  const ck_gradient_ramp *ramp = &g->ramp;
  ck_gradient_planes *p = &g->planes;
  if (shape->kind != CK_GRADIENT_LINEAR || shape->spread != CK_SPREAD_PAD || g->is_dithered) return;
  if (ramp->count > CK_LOOKUP_SEGMENTS || !set_anchor(g)) return;
  const double center_x = g->anchor_x + 0.5, center_y = g->anchor_y + 0.5;
  const double from_x = shape->center_x - g->tx, from_y = shape->center_y - g->ty;
  double across = slope_along(shape, g->a, g->b);
  const double down = slope_along(shape, g->c, g->d);
  const double t = slope_along(shape, g->a * center_x + g->c * center_y - from_x, g->b * center_x + g->d * center_y - from_y);
  if (!(__builtin_fabs(t) < 1e9 && __builtin_fabs(across) < 1e9 && __builtin_fabs(down) < 1e9)) return;
  // Vertical, except for rounding errors.
  if (__builtin_fabs(across) < __builtin_fabs(down) * 0x1p-40) across = 0;
  const bool is_even = across == 0;
  p->is_reversed = across < 0;
  p->has_few = ramp->count <= CK_FEW_SEGMENTS;
  const enum ck_gradient_form form =
      ramp->is_opaque ? CK_OPAQUE_PLANES : ramp->is_product ? CK_STRAIGHT_PLANES : CK_PREMULTIPLIED_PLANES;
  // A pixel whose centre is on an edge, except for rounding errors, is in the segment that starts there.
  const double snap = p->is_reversed ? 0x1p-20 : -0x1p-20, unit = is_even ? 1e30 : 1 / across;
  const double half = form == CK_STRAIGHT_PLANES ? 0x1p15 : 0x1p23;
  p->shift = down * unit;
  for (size_t i = 0; i < CK_LOOKUP_SEGMENTS; i++) p->begin[i] = 1e100;
  for (size_t i = 0; i < ramp->count; i++) {
    const ck_gradient_segment *s = ramp->segments + (p->is_reversed ? ramp->count - 1 - i : i);
    const double edge = (double)(p->is_reversed ? s->end : s->start) - t;
    p->begin[i] = is_even ? (edge - 1e-9) * unit : edge * unit + snap;
    if (!set_segment_planes(p, i, s, half, ramp->is_product, t, across, down)) return;
  }
  p->is_even = is_even;
  g->form = form;
}

static bool is_opaque_ramp(const ck_gradient_ramp *ramp) {
  for (size_t i = 0; i < ramp->count; i++) {
    const ck_gradient_segment *s = ramp->segments + i;
    if (ramp->is_product ? s->factor != 255 || s->factor_change != 0 : s->color[3] != 255 || s->color_change[3] != 0)
      return false;
  }
  return true;
}

// Whether a segment ends with the next one's first colour.
static bool is_continued(const ck_gradient_segment *s) {
  const ck_color change = s[1].color - (s->color + s->color_change);
  const float factor = s[1].factor - (s->factor + s->factor_change);
  return __builtin_reduce_and((change > -1e-6f) & (change < 1e-6f)) != 0 && factor * factor < 1e-6f;
}
// The segments' numbers in rows. Missing segments never begin.
static void set_ramp_rows(ck_gradient_ramp *ramp) {
  const ck_gradient_segment *segments = ramp->segments;
  ramp->is_pair = ramp->is_product && ramp->count >= 2 && ramp->count <= 4 && is_continued(segments) &&
                  (ramp->count < 4 || is_continued(segments + 2));
  ramp->end = segments[ramp->count - 1].start;
  for (size_t i = ramp->count; i < CK_LOOKUP_SEGMENTS; i++) ramp->start[i] = __builtin_inff();
  for (size_t i = 0; i < ramp->count && ramp->count <= CK_LOOKUP_SEGMENTS; i++) {
    const ck_gradient_segment *s = ramp->segments + i;
    ramp->start[i] = s->start;
    ramp->origin[i] = s->origin;
    ramp->scale[i] = s->scale;
    ramp->factor[i] = s->factor;
    ramp->factor_change[i] = s->factor_change;
    for (int c = 0; c < 4; c++) {
      ramp->color[c][i] = s->color[c];
      ramp->change[c][i] = s->color_change[c];
    }
  }
}

static void prepare_gradient(ck_gradient *gradient) {
  gradient->form = CK_ANY_GRADIENT;
  gradient->round.is_set = gradient->planes.is_even = false;
  gradient->ramp.is_opaque = is_opaque_ramp(&gradient->ramp);
  set_planes(gradient);
  if (gradient->form != CK_ANY_GRADIENT) return;
  set_ramp_rows(&gradient->ramp);
  if (gradient->shape.kind != CK_GRADIENT_LINEAR) set_round(gradient);
  if (gradient->round.is_set && !gradient->is_dithered && HAS_LOOK_UP && gradient->ramp.count <= CK_LOOKUP_SEGMENTS)
    gradient->form = CK_ROUND;
}

// Levels that don't look up have no other forms than planes.
INLINE bool is_round(const ck_gradient *gradient) { return HAS_LOOK_UP && gradient->form == CK_ROUND; }

// Planes on a row

// The planes on a row: their values at the anchor's column, and the columns relative to it where segments begin. No
// segment begins at the last entry.
typedef struct {
  const ck_gradient *gradient;
  const ck_gradient_planes *planes;
  uint32_t value[4][CK_LOOKUP_SEGMENTS];
  int32_t begin[CK_LOOKUP_SEGMENTS + 1];
  int64_t y;
  round_row round;  // for a round gradient, which has no planes
} gradient_line;

// The column relative to the anchor, which is no farther away than a picture may be wide.
INLINE int32_t column_from(const ck_gradient *g, int64_t column) {
  return (int32_t)((uint32_t)(uint64_t)column - (uint32_t)g->anchor_x);
}
// The columns where segments begin: the first column at or after an edge; for reversed segments, the first one after
// it.
#define BEGIN_COLUMNS(name, doubles, numbers)                                                          \
  INLINE void name(int32_t *columns, doubles begin, bool is_reversed) {                                \
    const doubles farthest = 0x1p30;                                                                   \
    begin = begin < -farthest ? -farthest : begin;                                                     \
    begin = begin > farthest ? farthest : begin;                                                       \
    numbers column = __builtin_convertvector(begin, numbers);                                          \
    const doubles whole = __builtin_convertvector(column, doubles);                                    \
    column -= __builtin_convertvector(is_reversed ? begin >= whole : begin > whole, numbers);          \
    memcpy(columns, &column, sizeof column);                                                           \
  }
BEGIN_COLUMNS(write_columns, f64x8, i32x8)
BEGIN_COLUMNS(write_four_columns, f64x4, i32x4)
// For each segment but the first, where it begins on up to ROWS rows, from `down` rows below the anchor on.
enum { ROWS = 32 };
typedef int32_t row_begins[CK_LOOKUP_SEGMENTS + 1][ROWS];  // the last is only read
INLINE void write_row_begins(
    row_begins columns, const ck_gradient_planes *p, uint32_t down, size_t rows, bool has_few_segments) {
  for (uint32_t row = 0; row < rows; row += 4) {
    const i32x4 downs = (int32_t)(down + row) + (i32x4){0, 1, 2, 3};
    const f64x4 shift = p->shift * __builtin_convertvector(downs, f64x4);
    for (size_t k = 1; k < (has_few_segments ? CK_FEW_SEGMENTS : CK_LOOKUP_SEGMENTS); k++)
      write_four_columns(columns[k] + row, p->begin[k] - shift, p->is_reversed);
  }
}
#undef BEGIN_COLUMNS
INLINE u32x8 values_on(const ck_gradient_planes *p, int channel, uint32_t down) {
  return load(p->value[channel]) + load(p->down[channel]) * down;
}
INLINE void make_line(gradient_line *row, const ck_gradient *gradient, int64_t y) {
  const uint32_t down = rows_from(gradient, y);
  const ck_gradient_planes *p = &gradient->planes;
  row->gradient = gradient;
  row->planes = p;
  row->y = y;
  if (is_round(gradient)) {
    row->round = make_round_row(&gradient->round, down);
    return;
  }
  for (int c = 0; c < 4; c++) store(row->value[c], values_on(p, c, down));
  f64x8 begin;
  memcpy(&begin, p->begin, sizeof begin);
  write_columns(row->begin, begin - p->shift * (double)(int32_t)down, p->is_reversed);
  row->begin[CK_LOOKUP_SEGMENTS] = 1 << 30;
}
// Returns the segment of a column.
INLINE size_t segment_of(const gradient_line *row, int32_t column) {
  i32x8 begin;
  memcpy(&begin, row->begin, sizeof begin);
  const size_t begun = (size_t)__builtin_popcount(mask_bits(begin <= column));
  return begun == 0 ? 0 : begun - 1;
}

INLINE void values_in(lane_pixels *v, const gradient_line *row, size_t segment, lane_pixels columns) {
  for (int c = 0; c < 4; c++) v[c] = row->planes->across[c][segment] * columns + row->value[c][segment];
}
// Red and blue, and green and alpha, are in the halves of lanes: both are multiplied at once.
INLINE lane_pixels straight_pixels(const lane_pixels *v) {
  const lane_pixels upper = 0xFFFF0000;
  const lane_words alpha = (lane_words)(v[3] >> 16 | (v[3] & upper));
  const lane_words red_blue = (lane_words)(v[0] >> 16 | (v[2] & upper));
  const lane_words green_full = (lane_words)(v[1] >> 16 | 0xFF000000);
  return (lane_pixels)words_by_255(high_products(red_blue, alpha)) |
         (lane_pixels)words_by_255(high_products(green_full, alpha)) << 8;
}
INLINE lane_pixels pixels_of(const lane_pixels *v, enum ck_gradient_form form) {
  if (form == CK_STRAIGHT_PLANES) return straight_pixels(v);
  const lane_pixels colors = v[0] >> 24 | (v[1] >> 16 & 0xFF00) | (v[2] >> 8 & 0xFF0000);
  if (form == CK_OPAQUE_PLANES) return colors | 0xFF000000;
  lane_pixels alphas = v[3] >> 24;
  alphas |= alphas << 8;
  alphas |= alphas << 16;
  return least_bytes(colors | 0xFF000000, alphas);
}
// Each lane's pixel, from tables of the planes. Segment k begins at begin[k * step]. If there are few segments, none
// follows the fourth.
INLINE lane_pixels looked_up_pixels(
    const lane_pixels *across, const lane_pixels *value, const int32_t *begin, size_t step, lane_pixels columns,
    enum ck_gradient_form form, bool has_few_segments) {
  lane_numbers segment = 0;
  const int count = has_few_segments ? CK_FEW_SEGMENTS : CK_LOOKUP_SEGMENTS;
  for (int k = 1; k < count; k++) segment -= (lane_numbers)columns >= begin[(size_t)k * step];
  lane_pixels v[4];
  for (int c = 0; c < 4; c++) v[c] = look_up_lanes(across[c], segment) * columns + look_up_lanes(value[c], segment);
  return pixels_of(v, form);
}
INLINE lane_pixels colors_at(
    const gradient_line *row, lane_pixels columns, enum ck_gradient_form form, bool has_few_segments) {
  lane_pixels across[4], value[4];
  for (int c = 0; c < 4; c++) {
    across[c] = make_table(row->planes->across[c]);
    value[c] = make_table(row->value[c]);
  }
  return looked_up_pixels(across, value, row->begin, 1, columns, form, has_few_segments);
}
// The colours of LANES pixels, or of `count`, from a column on.
INLINE lane_pixels colors_from(
    const gradient_line *row, int32_t column, size_t few, enum ck_gradient_form form, bool has_few_segments) {
  const lane_pixels columns = (uint32_t)column + lane_order(few);
  if (HAS_LOOK_UP) return colors_at(row, columns, form, has_few_segments);
  lane_pixels v[4];
  size_t segment = segment_of(row, column);
  values_in(v, row, segment, columns);
  while (row->begin[segment + 1] - column < (int32_t)few) {
    segment++;
    const lane_numbers has_begun = (lane_numbers)columns >= row->begin[segment];
    lane_pixels next[4];
    values_in(next, row, segment, columns);
    for (int c = 0; c < 4; c++) v[c] = has_begun ? next[c] : v[c];
  }
  return pixels_of(v, form);
}

// Groups of four or eight lanes, for a few pixels of a row each.
INLINE size_t group_size(size_t few) { return few > 4 ? 8 : 4; }
INLINE lane_numbers own_groups(size_t group) { return (lane_numbers)lane_order(LANES) >> (group == 8 ? 3 : 2); }
INLINE lane_pixels group_order(size_t group, size_t few) {
  if (LANES > 8 || group == 8) return lane_order(LANES) & (uint32_t)(group - 1);
  uint32_t order[2 * LANES];
  for (size_t i = 0; i < LANES; i += group) store_lanes(order + i, LANES, lane_order(few));
  return load_lanes(order, LANES);
}
INLINE uint64_t coverages_of(const uint8_t *coverage, size_t few) {
  return lanes_to_bytes(FIRST_EIGHT(load_coverages(coverage, few)));
}

// Pixels of a row

// A part of a row from a column on: the number of pixels, and their coverages or the single coverage of all.
typedef struct {
  size_t start;  // in the coverage's row
  int64_t column;
  size_t count;
  const uint8_t *coverage;
  uint8_t value;
  size_t ahead;  // the distance to the pixels to prefetch
} covered_part;

// How colours are blended: they replace the pixels below, cover them, or are applied by coverage.
enum blending { COPIED, COVERING, SHADED };

INLINE void blend_step(
    uint32_t *pixels, const covered_part *part, size_t i, size_t few, lane_pixels source, bool is_opaque,
    enum blending blending) {
  fetch(pixels + i, part->ahead);
  if (blending == COPIED || (blending == COVERING && is_opaque)) return store_lanes(pixels + i, few, source);
  if (blending == SHADED && !(part->coverage && few >= LANES && are_covered(part->coverage + i)))
    source = shade_lanes(source, part->coverage ? load_coverages(part->coverage + i, few) : (lane_pixels)(part->value));
  store_lanes(pixels + i, few, lanes_over(source, load_lanes(pixels + i, few)));
}
// Blends `steps` steps in one segment.
INLINE void blend_steps(
    uint32_t *pixels, const covered_part *part, size_t i, size_t steps, const gradient_line *row, size_t segment,
    int32_t column, enum ck_gradient_form form, enum blending blending) {
  lane_pixels v[4], across[4];
  values_in(v, row, segment, (uint32_t)column + lane_order(LANES));
  for (int c = 0; c < 4; c++) across[c] = row->planes->across[c][segment] * LANES;
  const lane_pixels first = pixels_of(v, form);
  const size_t end = i + steps * LANES;
  if ((across[0][0] | across[1][0] | across[2][0] | across[3][0]) == 0) {
    for (; i < end; i += LANES) blend_step(pixels, part, i, LANES, first, form == CK_OPAQUE_PLANES, blending);
    return;
  }
  for (; i < end; i += LANES) {
    blend_step(pixels, part, i, LANES, pixels_of(v, form), form == CK_OPAQUE_PLANES, blending);
    for (int c = 0; c < 4; c++) v[c] += across[c];
  }
}
INLINE void blend_in_row(
    uint32_t *pixels, const covered_part *part, const gradient_line *row, enum ck_gradient_form form, enum blending blending,
    bool has_few_segments) {
  const bool is_opaque = form == CK_OPAQUE_PLANES;
  // A copy of its own stays in registers, whatever is written to the pixels.
  const covered_part copy = *part;
  part = &copy;
  const int32_t first = column_from(row->gradient, part->column);
  for (size_t i = 0; i < part->count;) {
    const int32_t column = first + (int32_t)i;
    const size_t left = part->count - i;
    if (left >= 2 * LANES) {
      const size_t segment = segment_of(row, column), run = (size_t)(row->begin[segment + 1] - column);
      const size_t steps = (run < left ? run : left) / LANES;
      if (steps > 1) {
        blend_steps(pixels, part, i, steps, row, segment, column, form, blending);
        i += steps * LANES;
        continue;
      }
    }
    if (left < LANES) {
      const lane_pixels colors = colors_from(row, column, left, form, has_few_segments);
      return blend_step(pixels, part, i, left, colors, is_opaque, blending);
    }
    blend_step(pixels, part, i, LANES, colors_from(row, column, LANES, form, has_few_segments), is_opaque, blending);
    i += LANES;
  }
}

// Each is compiled for one form of planes.
#define FOR_FORMS(gradient, statement)                                     \
  switch ((gradient)->form) {                                              \
    case CK_STRAIGHT_PLANES:                                               \
      if ((gradient)->planes.has_few) statement(CK_STRAIGHT_PLANES, true);          \
      else statement(CK_STRAIGHT_PLANES, false);                           \
      break;                                                               \
    case CK_OPAQUE_PLANES:                                                 \
      if ((gradient)->planes.has_few) statement(CK_OPAQUE_PLANES, true);            \
      else statement(CK_OPAQUE_PLANES, false);                             \
      break;                                                               \
    case CK_PREMULTIPLIED_PLANES: statement(CK_PREMULTIPLIED_PLANES, false); break; \
    case CK_ROUND: case CK_ANY_GRADIENT: break;                                     \
  }
OUT_OF_LINE void copy_colors(uint32_t *pixels, const covered_part *part, const gradient_line *row) {
#define COPY(form, has_few) blend_in_row(pixels, part, row, form, COPIED, has_few)
  FOR_FORMS(row->gradient, COPY)
#undef COPY
}
