// Padded linear gradients in integer arithmetic.
//
// In a segment each channel is a plane over the device: value + across · dx + down · dy, with columns and rows
// relative to the anchor, the pixel where the gradient starts. All numbers are in 2^-24 of a level, modulo 2^32. A
// sum is exact however it is computed, so a pixel doesn't depend on what is drawn next to it. The planes' steps are
// rounded: 32 767 columns and rows from the anchor, a channel is off by 2^-9 of a level. For straight colours with
// alpha, the product of both is used, each in 2^-8 of a level.
#pragma once

#include "gradient.h"

typedef double ck_levels __attribute__((ext_vector_type(4)));

// Converts the levels of four channels to the numbers of the planes of segment i. False if they don't fit. Adding
// such a large number rounds to whole units, which are then in the lower half.
static inline bool ck_set_plane(uint32_t (*plane)[CK_LOOKUP_SEGMENTS], size_t i, const ck_levels *levels) {
#pragma STDC FP_CONTRACT OFF
  const ck_levels largest = 0x1p26;
  const ck_levels sums = *levels * 0x1p24 + 0x1.8p52;
  uint64_t bits[4];
  __builtin_memcpy(bits, &sums, sizeof sums);
  for (int c = 0; c < 4; c++) plane[c][i] = (uint32_t)bits[c];
  return __builtin_reduce_and((*levels > -largest) & (*levels < largest)) != 0;
}

// The planes of the i-th segment in the order of columns.
static inline bool ck_set_segment_planes(
    ck_gradient_planes *p, size_t i, const ck_gradient_segment *s, enum ck_gradient_form form, bool is_straight, double t,
    double across, double down) {
#pragma STDC FP_CONTRACT OFF
  ck_color color = s->color, change = s->color_change;
  if (is_straight) {
    color.w = s->factor;
    change.w = s->factor_change;
  }
  const ck_levels unit = is_straight ? (ck_levels){255, 255, 255, 1} : (ck_levels){1, 1, 1, 1};
  const ck_levels start = __builtin_convertvector(color, ck_levels) * unit;
  const ck_levels slope = __builtin_convertvector(change, ck_levels) * unit * (double)s->scale;
  // Adding half a unit here rounds the bits that are cut off later.
  const double half = form == CK_STRAIGHT_PLANES ? 0x1p-9 : 0.5;
  const ck_levels value = start + slope * (t - (double)s->origin) + half, right = slope * across, below = slope * down;
  return ck_set_plane(p->value, i, &value) && ck_set_plane(p->across, i, &right) && ck_set_plane(p->down, i, &below);
}

// The anchor is the pixel that contains the shape's centre. False if it is farther away than any picture is wide.
static inline bool ck_set_anchor(ck_gradient *g) {
#pragma STDC FP_CONTRACT OFF
  const double area = g->a * g->d - g->b * g->c, from_x = g->shape.center_x - g->tx, from_y = g->shape.center_y - g->ty;
  const double x = (g->d * from_x - g->c * from_y) / area, y = (g->a * from_y - g->b * from_x) / area;
  if (!(x > -0x1p22 && x < 0x1p22 && y > -0x1p22 && y < 0x1p22)) return false;
  g->anchor_x = (int32_t)x;
  g->anchor_y = (int32_t)y;
  return true;
}

// The following have no planes: gradients of other kinds, dithered ones, and those that have many segments, change by
// 2^26 levels from a pixel to the next, or start far away.
static inline void ck_set_gradient_planes(ck_gradient *g) {
#pragma STDC FP_CONTRACT OFF
  const ck_gradient_shape *shape = &g->shape;
  const ck_gradient_ramp *ramp = &g->ramp;
  ck_gradient_planes *p = &g->planes;
  if (shape->kind != CK_GRADIENT_LINEAR || shape->spread != CK_SPREAD_PAD || g->is_dithered) return;
  if (ramp->count > CK_LOOKUP_SEGMENTS || !ck_set_anchor(g)) return;
  const double center_x = g->anchor_x + 0.5, center_y = g->anchor_y + 0.5;
  const double from_x = shape->center_x - g->tx, from_y = shape->center_y - g->ty;
  double across = ck_slope(shape, g->a, g->b);
  const double down = ck_slope(shape, g->c, g->d);
  const double t = ck_slope(shape, g->a * center_x + g->c * center_y - from_x, g->b * center_x + g->d * center_y - from_y);
  if (!(__builtin_fabs(t) < 1e9 && __builtin_fabs(across) < 1e9 && __builtin_fabs(down) < 1e9)) return;
  // Vertical, except for rounding errors.
  if (__builtin_fabs(across) < __builtin_fabs(down) * 0x1p-40) across = 0;
  p->is_even = across == 0;
  p->is_reversed = across < 0;
  p->has_few = ramp->count <= CK_FEW_SEGMENTS;
  const enum ck_gradient_form form =
      ramp->is_opaque ? CK_OPAQUE_PLANES : ramp->is_product ? CK_STRAIGHT_PLANES : CK_PREMULTIPLIED_PLANES;
  // A pixel whose centre is on an edge, except for rounding errors, is in the segment that starts there.
  const double snap = 0x1p-20, unit = p->is_even ? 1e30 : 1 / across;
  p->shift = down * unit;
  for (size_t i = 0; i < CK_LOOKUP_SEGMENTS; i++) p->begin[i] = 1e100;
  bool is_set = true;
  for (size_t i = 0; i < ramp->count; i++) {
    const ck_gradient_segment *s = ramp->segments + (p->is_reversed ? ramp->count - 1 - i : i);
    const double edge = (double)(p->is_reversed ? s->end : s->start) - t;
    p->begin[i] = p->is_even ? (edge - 1e-9) * unit : edge * unit + (p->is_reversed ? snap : -snap);
    is_set &= ck_set_segment_planes(p, i, s, form, ramp->is_product, t, across, down);
  }
  if (is_set) g->form = form;
}
