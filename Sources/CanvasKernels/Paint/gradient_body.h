// Rows of gradients: the parameter of each pixel, then its colour.
#pragma once

#include "../Levels/lanes.h"
#include "gradient.h"
#include "round_places_body.h"
#include "spread_body.h"

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

INLINE void gradient_colors(
    uint32_t *pixels, const float *ts, size_t count, const ck_gradient_ramp *ramp, bool is_product, int64_t first,
    const float *bias) {
  const ck_gradient_segment *s = ramp->segments;
  if (HAS_LOOK_UP && ramp->count <= CK_LOOKUP_SEGMENTS) {
    float biases[LANES];
    for (int k = 0; bias && k < LANES; k++) biases[k] = bias[(first + k) & 7];
    return bias ? looked_up_row(pixels, ts, count, ramp, is_product, true, biases)
                : looked_up_row(pixels, ts, count, ramp, is_product, false, biases);
  }
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
