// Rows of gradients: the parameter of each pixel, then its colour.
#pragma once

#include "../Levels/lanes.h"
#include "gradient.h"

// Positions
//
// Eight at a time in double precision: sums, products, quotients and roots are rounded the same way at any vector
// width.

#define MAGNITUDE(a) ((f64x8)((i64x8)(a) & 0x7FFFFFFFFFFFFFFF))
#define IS_FINITE(a) (MAGNITUDE(a) < __builtin_inf())

INLINE void linear_parameter(const ck_gradient_shape *g, const f64x8 *x, const f64x8 *y, f64x8 *t) {
  // Divide instead of multiplying by the inverse: the end is then exactly 1, where a repeated gradient starts again.
  *t = ((*x - g->center_x) * g->way_x + (*y - g->center_y) * g->way_y) / g->squared_length;
}

// The circle of t has the centre c0 + t·(c1 − c0) and the radius r0 + t·(r1 − r0). The condition that a point p is on
// it is a quadratic equation for t, a·t² − 2b·t + c = 0. The result is the larger root whose radius is not negative.
INLINE void radial_parameter(const ck_gradient_shape *g, const f64x8 *x, const f64x8 *y, f64x8 *t) {
  const double radius = g->radius, step = g->radius_step, a = g->a;
  f64x8 px = *x - g->center_x, py = *y - g->center_y, squared = px * px + py * py;
  if (g->way_x == 0 && g->way_y == 0) {
    *t = (__builtin_elementwise_sqrt(squared) - radius) / step;
    return;
  }
  f64x8 b = px * g->way_x + py * g->way_y + radius * step, c = squared - radius * radius;
  f64x8 discriminant = b * b - a * c, zero = 0, nan = __builtin_nan("");
  i64x8 exists = discriminant >= 0;
  // The two roots are computed as q/a and c/q: neither subtracts nearly equal numbers, and the second is the only
  // root if a is 0 (each circle touches the next from inside, all at one line).
  f64x8 root = __builtin_elementwise_sqrt((exists ? discriminant : zero));
  f64x8 q = (b < 0 ? b - root : b + root);
  f64x8 t1 = q / a, t2 = (q == 0 ? t1 : c / q);
  // A root that does not exist is infinite or NaN.
  i64x8 first = (t1 > t2) | ~IS_FINITE(t2);
  f64x8 larger = (first ? t1 : t2), smaller = (first ? t2 : t1);
  if (a < 0) {
    // One circle contains the other, so every point has its circle. At the cone's tip, rounding would determine the
    // sign.
    *t = step > 0 ? larger : smaller;
    return;
  }
  i64x8 larger_counts = IS_FINITE(larger) & (radius + larger * step >= 0);
  i64x8 smaller_counts = IS_FINITE(smaller) & (radius + smaller * step >= 0);
  *t = (exists ? (larger_counts ? larger : (smaller_counts ? smaller : nan)) : nan);
}

// Beyond this limit is the inside of the first or the last segment, whose colours do not change.
#define LARGEST_PARAMETER 1e30f

#define SPREAD_PARAMETERS(name, numbers)                                                          \
  INLINE void name(enum ck_spread spread, numbers *t) {                                           \
    if (spread == CK_SPREAD_REPEAT) {                                                             \
      *t -= __builtin_elementwise_floor(*t);                                                      \
    } else if (spread == CK_SPREAD_REFLECT) {                                                     \
      const numbers half = *t / 2, phase = (half - __builtin_elementwise_floor(half)) * 2;        \
      *t = (phase > 1 ? 2 - phase : phase);                                                       \
    }                                                                                             \
    const numbers largest = LARGEST_PARAMETER;                                                    \
    *t = (*t > largest ? largest : *t);                                                           \
    *t = (*t < -largest ? -largest : *t);                                                         \
  }
SPREAD_PARAMETERS(spread_parameter, f64x8)
SPREAD_PARAMETERS(spread_floats, floats)
#undef SPREAD_PARAMETERS

// Positions of round gradients
//
// Radial gradients around one centre, and conic ones, are computed in single precision. A position is given in columns
// and rows from the anchor, the pixel of the centre, so that no large numbers are subtracted. It is exact to a
// thousandth of a pixel for 4 000 columns and rows, and its parameters to about 2^-22. Positions of a radial gradient
// are in units of the parameter.

// The anchor is the pixel that contains the shape's centre. False if it is farther away than any picture is wide.
static bool set_anchor(ck_gradient *g) {
  const double area = g->a * g->d - g->b * g->c, from_x = g->shape.center_x - g->tx, from_y = g->shape.center_y - g->ty;
  const double x = (g->d * from_x - g->c * from_y) / area, y = (g->a * from_y - g->b * from_x) / area;
  g->anchor_x = g->anchor_y = 0;
  if (!(x > -0x1p22 && x < 0x1p22 && y > -0x1p22 && y < 0x1p22)) return false;
  g->anchor_x = (int32_t)x;
  g->anchor_y = (int32_t)y;
  return true;
}

// Not prepared: a gradient with two centres, one that changes so much within a pixel that its steps can't be seen,
// one with a ring so thin that its distance from the centre is not exact enough, and a radial one whose centre is far away.
static void set_round(ck_gradient *g) {
  const ck_gradient_shape *shape = &g->shape;
  ck_gradient_round *r = &g->round;
  double a = g->a, b = g->b, c = g->c, d = g->d, scale, largest = 1e6;
  // Seen from far away, a direction is as exact from any pixel.
  if (!set_anchor(g) && shape->kind == CK_GRADIENT_RADIAL) return;
  const double from_x = shape->center_x - g->tx, from_y = shape->center_y - g->ty;
  double x = a * (g->anchor_x + 0.5) + c * (g->anchor_y + 0.5) - from_x;
  double y = b * (g->anchor_x + 0.5) + d * (g->anchor_y + 0.5) - from_y;
  if (shape->kind == CK_GRADIENT_RADIAL) {
    const double inverse = 1 / shape->radius_step, offset = -shape->radius * inverse;
    if (shape->way_x != 0 || shape->way_y != 0 || !(__builtin_fabs(offset) <= 64)) return;
    r->sign = inverse < 0 ? -1 : 1;
    r->offset = (float)offset;
    // A distance doesn't change when it is turned, so a row may be at a constant y.
    const double length = __builtin_sqrt(a * a + b * b), cosine = a / length, sine = b / length;
    const double turned_x = x * cosine + y * sine, down_x = c * cosine + d * sine;
    scale = __builtin_fabs(inverse), a = length;
    y = y * cosine - x * sine, x = turned_x;
    d = d * cosine - c * sine, c = down_x, b = 0;
  } else {
    // A direction needs no specific unit. Anticlockwise ones are seen in a mirror.
    const double direction = shape->direction;
    largest = 1e30;
    scale = 1 / (__builtin_fabs(a) + __builtin_fabs(b) + __builtin_fabs(c) + __builtin_fabs(d));
    b *= direction, d *= direction, y *= direction;
    r->right = (float)(-shape->start * direction);
    r->left = 0.5f + r->right;
  }
  const double numbers[] = {x, y, c, d, a, b};
  r->is_set = true;
  for (int i = 0; i < 6; i++) r->is_set &= __builtin_fabs(numbers[i] * scale) < largest;
  r->x = x * scale, r->y = y * scale, r->x_down = c * scale, r->y_down = d * scale;
  r->x_step = (float)(a * scale), r->y_step = (float)(b * scale);
}

// A row, as positions of the anchor's column on it.
typedef struct {
  float x, y;
} round_row;
INLINE uint32_t rows_from(const ck_gradient *g, int64_t y) { return (uint32_t)(uint64_t)y - (uint32_t)g->anchor_y; }
INLINE round_row make_round_row(const ck_gradient_round *r, uint32_t rows_down) {
  const double down = (double)(int32_t)rows_down;
  return (round_row){(float)(r->x_down * down + r->x), (float)(r->y_down * down + r->y)};
}

// The arctangent of a direction in turns, exact to 3e-7, and to the eighths. The coefficients are those of the least error
// whose sum is 1/8.
INLINE floats turns_of(const ck_gradient_round *round, floats x, floats y) {
  const lane_numbers sign = (int32_t)0x80000000;
  const floats ax = (floats)((lane_numbers)x & ~sign), ay = (floats)((lane_numbers)y & ~sign), least = 1e-37f;
  const lane_numbers is_steep = ay > ax;
  const floats high = is_steep ? ay : ax, low = is_steep ? ax : ay;
  const floats r = low / (high > least ? high : least), z = r * r, zz = z * z;
  const floats first = 0.15915121f + -0.052933678f * z, second = 0.030764507f + -0.018423053f * z;
  const floats turns = r * (first + zz * (second + zz * (0.0082565155f + -0.0018154989f * z)));
  const lane_numbers quarter = (lane_numbers)(is_steep ? 0.25f - turns : turns);
  // Left of the centre the half turn's other side is measured, and above it the angle is negative.
  const floats side = (lane_numbers)x < 0 ? (floats)(round->left) : (floats)(round->right);
  return (floats)(quarter ^ (((lane_numbers)x ^ (lane_numbers)y) & sign)) + side;
}

// The parameters at columns relative to the anchor.
INLINE floats round_parameters_at(
    const ck_gradient_round *r, bool is_radial, enum ck_spread spread, floats row_x, floats row_y, lane_pixels columns) {
  const floats across = __builtin_convertvector((lane_numbers)columns, floats), x = r->x_step * across + row_x;
  if (is_radial) {
    floats t = __builtin_elementwise_sqrt(x * x + row_y * row_y) * r->sign + r->offset;
    if (spread != CK_SPREAD_PAD) spread_floats(spread, &t);
    return t;
  }
  const floats turns = turns_of(r, x, r->y_step * across + row_y);
  return turns - __builtin_elementwise_floor(turns);
}
INLINE void write_round_row(
    float *ts, size_t count, uint32_t start, uint32_t down, const ck_gradient_round *r, bool is_radial,
    enum ck_spread spread) {
  const round_row row = make_round_row(r, down);
  for (size_t i = 0; i < count; i += LANES) {
    const lane_pixels columns = start + (uint32_t)i + lane_order(count - i);
    const floats t = round_parameters_at(r, is_radial, spread, (floats)(row.x), (floats)(row.y), columns);
    store_lanes((uint32_t *)ts + i, count - i, (lane_pixels)t);
  }
}
// Writes the parameters of `count` pixels of several rows.
OUT_OF_LINE void write_round_rows(
    float *ts, size_t stride, size_t rows, size_t count, int64_t first, int64_t y, const ck_gradient *g) {
  // A copy of its own stays in registers.
  const ck_gradient_round r = g->round;
  const uint32_t start = (uint32_t)(uint64_t)first - (uint32_t)g->anchor_x;
  const bool is_radial = g->shape.kind == CK_GRADIENT_RADIAL, is_padded = g->shape.spread == CK_SPREAD_PAD;
  for (uint32_t down = rows_from(g, y); rows > 0; rows--, down++, ts += stride) {
    if (!is_radial) write_round_row(ts, count, start, down, &r, false, CK_SPREAD_PAD);
    else if (is_padded) write_round_row(ts, count, start, down, &r, true, CK_SPREAD_PAD);
    else write_round_row(ts, count, start, down, &r, true, g->shape.spread);
  }
}

// Parameters of a row

// Computed from the column itself, not from another one, so a pixel doesn't depend on what is drawn next to it.
#define FOR_EIGHT_CENTERS(statement)                                                           \
  for (size_t i = 0; i < count; i += 8) {                                                      \
    f64x8 column = (double)(first + (int64_t)i);                                             \
    column += (f64x8){0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5};                               \
    f64x8 t;                                                                                 \
    statement;                                                                                 \
    f32x8 rounded = __builtin_convertvector(t, f32x8);                                       \
    memcpy(ts + i, &rounded, sizeof rounded);                                              \
  }
#define FOR_EIGHT_POINTS(place)                                                                \
  FOR_EIGHT_CENTERS(f64x8 x = line->x_step * column + line->x;                               \
                    f64x8 y = line->y_step * column + line->y; place(shape, &x, &y, &t);     \
                    spread_parameter(shape->spread, &t))

// The points of a row's centres: (x_step * i + x, y_step * i + y) for the one at i = column + 1/2.
typedef struct {
  double x, y, x_step, y_step;
} point_line;
INLINE point_line line_at(const ck_gradient *g, int64_t y) {
  const double center = (double)y + 0.5;
  return (point_line){g->c * center + g->tx, g->d * center + g->ty, g->a, g->b};
}
static void gradient_parameters(float *ts, size_t count, int64_t first, int64_t y, const ck_gradient *gradient) {
  if (gradient->round.is_set) return write_round_rows(ts, 0, 1, count, first, y, gradient);
  const ck_gradient_shape *shape = &gradient->shape;
  const point_line row = line_at(gradient, y), *line = &row;
  switch (shape->kind) {
    case CK_GRADIENT_LINEAR: FOR_EIGHT_POINTS(linear_parameter) return;
    case CK_GRADIENT_RADIAL: FOR_EIGHT_POINTS(radial_parameter) return;
    // A centre that is not finite.
    case CK_GRADIENT_CONIC: for (size_t i = 0; i < count; i++) ts[i] = __builtin_nanf("");
  }
}

#undef MAGNITUDE
#undef IS_FINITE
#undef FOR_EIGHT_CENTERS
#undef FOR_EIGHT_POINTS

// Colours

// Parameters of this many pixels stay in the cache.
enum { PARAMETERS = 256 };

INLINE const ck_gradient_segment *segment_at(const ck_gradient_segment *s, float t) {
  while (t >= s->end) s++;
  while (t < s->start) s--;
  return s;
}
// Which of eight t are in a segment.
INLINE i32x8 within(f32x8 t, const ck_gradient_segment *s) { return (t >= s->start) & (t < s->end); }
INLINE f32x8 load_parameters(const float *ts) {
  f32x8 t;
  memcpy(&t, ts, sizeof t);
  return t;
}

// A segment prepared for eight pixels at a time, one vector per channel.
typedef struct {
  f32x8 origin, scale, factor, factor_change, color[4], change[4];
} ready_segment;
INLINE ready_segment make_segment(const ck_gradient_segment *s) {
  ready_segment e = {(f32x8)(s->origin), (f32x8)(s->scale), (f32x8)(s->factor), (f32x8)(s->factor_change), {0}, {0}};
  for (int c = 0; c < 4; c++) {
    e.color[c] = s->color[c];
    e.change[c] = s->color_change[c];
  }
  return e;
}
INLINE u32x8 segment_colors(const ready_segment *e, bool is_product, f32x8 t, bool is_biased, f32x8 bias) {
  f32x8 f = (t - e->origin) * e->scale, planes[4];
  planes[3] = is_product ? e->factor + e->factor_change * f : e->color[3] + e->change[3] * f;
  for (int c = 0; c < 3; c++) {
    planes[c] = e->color[c] + e->change[c] * f;
    if (is_product) planes[c] *= planes[3];
  }
  for (int c = 0; is_biased && c < 4; c++) planes[c] += bias;
  return pack_planes(planes);
}
// Writes the pixels of one segment and returns their number.
INLINE size_t colors_in_segment(
    uint32_t *pixels, const float *ts, size_t count, const ck_gradient_segment *s, bool is_product, f32x8 bias) {
  const ready_segment ready = make_segment(s);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    f32x8 t = load_parameters(ts + i);
    if (mask_bits(within(t, s)) != 0xFF) break;
    store(pixels + i, segment_colors(&ready, is_product, t, true, bias));
  }
  return i;
}
// Eight pixels of any segments: computes all of them for one segment, keeps those that are in it, and repeats this as
// often as necessary. NaN is in no segment and stays transparent.
INLINE u32x8 mixed_colors(f32x8 t, const ck_gradient_segment *s, bool is_product, f32x8 bias) {
  u32x8 result = 0;
  uint32_t left = mask_bits(t == t);
  float ts[8];
  memcpy(ts, &t, sizeof ts);
  while (left != 0) {
    s = segment_at(s, ts[__builtin_ctz(left)]);
    const ready_segment ready = make_segment(s);
    i32x8 here = within(t, s);
    result = here ? segment_colors(&ready, is_product, t, true, bias) : result;
    left &= ~mask_bits(here);
  }
  return result;
}

INLINE f32x8 biases_at(const float *bias, int64_t column) {
  f32x8 result = 0;
  if (bias)
    for (int k = 0; k < 8; k++) result[k] = bias[(column + k) & 7];
  return result;
}

#if HAS_LOOK_UP
INLINE floats look_up_floats(const float *table, lane_numbers n) { return (floats)look_up_lanes(make_table(table), n); }
// The colours of `count` pixels, each with the numbers of its own segment: there is no branch at the end of a
// segment.
INLINE lane_pixels looked_up_colors(
    floats t, const ck_gradient_ramp *ramp, bool is_product, bool has_few, bool is_biased, floats bias) {
  lane_numbers n = 0;
  // If there are few segments, the number of starts is fixed; starts without a segment are infinite.
  for (size_t k = 1; k < (has_few ? CK_FEW_SEGMENTS : ramp->count); k++) n -= t >= ramp->start[k];
  const floats f = (t - look_up_floats(ramp->origin, n)) * look_up_floats(ramp->scale, n);
  floats planes[4];
  for (int c = 0; c < 4; c++) {
    const bool is_factor = is_product && c == 3;
    const float *color = is_factor ? ramp->factor : ramp->color[c];
    const float *change = is_factor ? ramp->factor_change : ramp->change[c];
    planes[c] = look_up_floats(color, n) + look_up_floats(change, n) * f;
  }
  for (int c = 0; is_product && c < 3; c++) planes[c] *= planes[3];
  for (int c = 0; is_biased && c < 4; c++) planes[c] += bias;
  return round_planes(planes);
}
// Does the same for a pair of segments: t is moved to the nearest place between them, which has the same colour.
INLINE lane_pixels paired_colors(floats t, const ck_gradient_ramp *ramp) {
  const floats start = ramp->start[1], end = ramp->end;
  t = t > start ? t : start;
  t = t < end ? t : end;
  const lane_numbers is_second = t >= ramp->start[2];
#define CHOSEN(numbers) (is_second ? (floats)((numbers)[2]) : (floats)((numbers)[1]))
  const floats f = (t - CHOSEN(ramp->origin)) * CHOSEN(ramp->scale);
  floats planes[4];
  planes[3] = CHOSEN(ramp->factor) + CHOSEN(ramp->factor_change) * f;
  for (int c = 0; c < 3; c++) planes[c] = (CHOSEN(ramp->color[c]) + CHOSEN(ramp->change[c]) * f) * planes[3];
#undef CHOSEN
  return round_planes(planes);
}
// Does the same for one of the shapes, for which it is compiled.
#define LOOKED_UP(t, ramp, is_product, is_biased, bias)                                        \
  ((ramp)->count <= CK_FEW_SEGMENTS ? looked_up_colors(t, ramp, is_product, true, is_biased, bias) \
                                 : looked_up_colors(t, ramp, is_product, false, is_biased, bias))
INLINE void looked_up_row(
    uint32_t *pixels, const float *ts, size_t count, const ck_gradient_ramp *ramp, bool is_product, bool is_biased,
    const float *biases) {
  for (size_t i = 0; i < count; i += LANES) {
    const size_t few = count - i;
    const floats t = load_floats(ts + i, few), bias = is_biased ? load_floats(biases, few) : 0;
    store_lanes(pixels + i, few, LOOKED_UP(t, ramp, is_product, is_biased, bias) & (lane_pixels)(t == t));
  }
}
#endif

INLINE void gradient_colors(
    uint32_t *pixels, const float *ts, size_t count, const ck_gradient_ramp *ramp, bool is_product, int64_t first,
    const float *bias) {
  const ck_gradient_segment *s = ramp->segments;
#if HAS_LOOK_UP
  if (ramp->count <= CK_LOOKUP_SEGMENTS) {
    float biases[LANES];
    for (int k = 0; bias && k < LANES; k++) biases[k] = bias[(first + k) & 7];
    return bias ? looked_up_row(pixels, ts, count, ramp, is_product, true, biases)
                : looked_up_row(pixels, ts, count, ramp, is_product, false, biases);
  }
#endif
  const f32x8 biases = biases_at(bias, first);
  size_t i = 0;
  while (i + 8 <= count) {
    s = segment_at(s, ts[i]);
    size_t done = colors_in_segment(pixels + i, ts + i, count - i, s, is_product, biases);
    if (done == 0) {
      store(pixels + i, mixed_colors(load_parameters(ts + i), s, is_product, biases));
      done = 8;
    }
    i += done;
  }
  if (i == count) return;
  float last[8];
  uint32_t colors[8];
  for (size_t k = 0; k < 8; k++) last[k] = i + k < count ? ts[i + k] : __builtin_nanf("");
  store(colors, mixed_colors(load_parameters(last), s, is_product, biases));
  memcpy(pixels + i, colors, (count - i) * sizeof *colors);
}

INLINE void paint_gradient(
    uint32_t *pixels, size_t count, int64_t first, int64_t y, const ck_gradient *gradient, bool is_product,
    const float *bias) {
  float ts[PARAMETERS];
  for (size_t i = 0; i < count; i += PARAMETERS) {
    const size_t part = count - i < PARAMETERS ? count - i : PARAMETERS;
    gradient_parameters(ts, part, first + (int64_t)i, y, gradient);
    gradient_colors(pixels + i, ts, part, &gradient->ramp, is_product, first + (int64_t)i, bias);
  }
}
