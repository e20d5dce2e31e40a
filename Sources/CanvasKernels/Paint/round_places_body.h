// Positions of round gradients.
//
// Radial gradients around one centre, and conic ones, are computed in single precision. A position is given in columns
// and rows from the anchor, the pixel of the centre, so that no large numbers are subtracted. It is exact to a
// thousandth of a pixel for 4 000 columns and rows, and its parameters to about 2^-22. Positions of a radial gradient
// are in units of the parameter.
#pragma once

#include "spread_body.h"

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
// one with a ring so thin that its distance from the centre is not exact enough, and a radial one with a far centre.
static void set_round(ck_gradient *g) {
  const ck_gradient_shape *shape = &g->shape;
  ck_gradient_round *r = &g->round;
  double a = g->a, b = g->b, c = g->c, d = g->d, scale;
  const bool is_near = set_anchor(g);
  if (!is_near && shape->kind == CK_GRADIENT_RADIAL) return;
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
    // A direction needs no specific unit, and from far away is as exact from any pixel. Anticlockwise ones are seen in a
    // mirror.
    const double direction = shape->direction, away = is_near ? 0 : __builtin_fabs(x) + __builtin_fabs(y);
    scale = 1 / (__builtin_fabs(a) + __builtin_fabs(b) + __builtin_fabs(c) + __builtin_fabs(d) + away);
    b *= direction, d *= direction, y *= direction;
    r->right = (float)(-shape->start * direction);
    r->left = 0.5f + r->right;
  }
  const double numbers[] = {x, y, c, d, a, b};
  r->is_set = true;
  for (int i = 0; i < 6; i++) r->is_set &= __builtin_fabs(numbers[i] * scale) < 1e6;
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

// The turns from a direction's start, plus a whole number: exact to 3e-7, and at eighths. The polynomial is the odd one
// of six terms with the least error from the arctangent among those that are 1/8 at 1.
INLINE floats turns_of(const ck_gradient_round *round, floats x, floats y) {
  const lane_numbers sign = (int32_t)0x80000000;
  const floats ax = (floats)((lane_numbers)x & ~sign), ay = (floats)((lane_numbers)y & ~sign), least = 1e-37f;
  const lane_numbers is_steep = ay > ax;
  const floats high = is_steep ? ay : ax, low = is_steep ? ax : ay;
  const floats r = low / (high > least ? high : least), z = r * r, zz = z * z;
  const floats first = 0.15915121f + -0.052933678f * z, second = 0.030764507f + -0.018423053f * z;
  const floats turns = r * (first + zz * (second + zz * (0.0082565155f + -0.0018154989f * z)));
  const lane_numbers quarter = (lane_numbers)(is_steep ? 0.25f - turns : turns);
  // To the left the angle is measured from the half turn, and on one of both sides it is negative.
  const floats side = (lane_numbers)x < 0 ? (floats)(round->left) : (floats)(round->right);
  return (floats)(quarter ^ (((lane_numbers)x ^ (lane_numbers)y) & sign)) + side;
}

// The parameters at columns relative to the anchor.
INLINE floats round_parameters_at(
    const ck_gradient_round *r, bool is_radial, enum ck_spread spread, floats row_x, floats row_y,
    lane_pixels columns) {
  const floats across = __builtin_convertvector((lane_numbers)columns, floats), x = r->x_step * across + row_x;
  if (is_radial) {
    floats t = __builtin_elementwise_sqrt(x * x + row_y * row_y) * r->sign + r->offset;
    if (spread != CK_SPREAD_PAD) spread_floats(spread, &t);
    return t;
  }
  const floats turns = turns_of(r, x, r->y_step * across + row_y);
  return turns - __builtin_elementwise_floor(turns);
}
// Writes the parameters of `count` pixels of several rows.
INLINE void write_rows(
    float *ts, size_t stride, size_t rows, size_t count, uint32_t column, uint32_t down, const ck_gradient_round *r,
    bool is_radial, enum ck_spread spread) {
  for (; rows > 0; rows--, down++, ts += stride) {
    const round_row row = make_round_row(r, down);
    for (size_t i = 0; i < count; i += LANES) {
      const lane_pixels columns = column + (uint32_t)i + lane_order(count - i);
      const floats t = round_parameters_at(r, is_radial, spread, (floats)(row.x), (floats)(row.y), columns);
      store_lanes((uint32_t *)ts + i, count - i, (lane_pixels)t);
    }
  }
}
OUT_OF_LINE void write_round_rows(
    float *ts, size_t stride, size_t rows, size_t count, int64_t first, int64_t y, const ck_gradient *g) {
  // A copy of its own stays in registers.
  const ck_gradient_round r = g->round;
  const uint32_t column = (uint32_t)(uint64_t)first - (uint32_t)g->anchor_x, down = rows_from(g, y);
  if (g->shape.kind == CK_GRADIENT_CONIC) write_rows(ts, stride, rows, count, column, down, &r, false, CK_SPREAD_PAD);
  else if (g->shape.spread == CK_SPREAD_PAD) write_rows(ts, stride, rows, count, column, down, &r, true, CK_SPREAD_PAD);
  else write_rows(ts, stride, rows, count, column, down, &r, true, g->shape.spread);
}
