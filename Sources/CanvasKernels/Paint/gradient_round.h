// Radial gradients around one centre, and conic ones, in single precision.
//
// A position is given in columns and rows from the anchor, the pixel of the centre, so that no large numbers are
// subtracted. It is exact to a thousandth of a pixel for 4 000 columns and rows, and its parameters to about 2^-22.
// Positions of a radial gradient are in units of the parameter.
#pragma once

#include "gradient_planes.h"

// Not prepared: a gradient with two centres, one that changes so much within a pixel that its steps can't be seen,
// one with a ring so thin that its distance from the centre is not exact enough, and one whose centre is far away.
static inline void ck_set_gradient_round(ck_gradient *g) {
#pragma STDC FP_CONTRACT OFF
  const ck_gradient_shape *shape = &g->shape;
  ck_gradient_round *r = &g->round;
  double scale;
  if (shape->kind == CK_GRADIENT_RADIAL) {
    const double inverse = 1 / shape->radius_step, offset = -shape->radius * inverse;
    if (shape->way_x != 0 || shape->way_y != 0 || !(__builtin_fabs(offset) <= 64)) return;
    scale = __builtin_fabs(inverse);
    r->sign = inverse < 0 ? -1 : 1;
    r->offset = (float)offset;
  } else if (shape->kind == CK_GRADIENT_CONIC) {
    // A direction needs no specific unit.
    scale = 1 / (__builtin_fabs(g->a) + __builtin_fabs(g->b) + __builtin_fabs(g->c) + __builtin_fabs(g->d));
    r->start = (float)shape->start;
    r->direction = (float)shape->direction;
  } else {
    return;
  }
  if (!ck_set_anchor(g)) return;
  const double x = g->anchor_x + 0.5, y = g->anchor_y + 0.5;
  r->x_step = g->a * scale;
  r->y_step = g->b * scale;
  r->x_down = g->c * scale;
  r->y_down = g->d * scale;
  r->x = (g->a * x + g->c * y - (shape->center_x - g->tx)) * scale;
  r->y = (g->b * x + g->d * y - (shape->center_y - g->ty)) * scale;
  const double steps[] = {r->x_step, r->y_step, r->x_down, r->y_down, r->x, r->y};
  r->is_set = true;
  for (int i = 0; i < 6; i++) r->is_set &= __builtin_fabs(steps[i]) < 1e6;
}
