// The data of a gradient that is computed before its first row.
#pragma once

#include "gradient_round.h"

static inline bool ck_is_opaque(const ck_gradient_ramp *ramp) {
  for (size_t i = 0; i < ramp->count; i++) {
    const ck_gradient_segment *s = ramp->segments + i;
    if (ramp->is_product ? s->factor != 255 || s->factor_change != 0 : s->color[3] != 255 || s->color_change[3] != 0)
      return false;
  }
  return true;
}

// The segments' numbers in rows. Missing segments never begin.
static inline void ck_set_ramp_rows(ck_gradient_ramp *ramp) {
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

// `looks_up`: whether the level finds each lane's segment in a table.
static inline void ck_prepare_gradient(ck_gradient *gradient, bool looks_up) {
  gradient->form = CK_ANY_GRADIENT;
  gradient->round.is_set = false;
  gradient->ramp.is_opaque = ck_is_opaque(&gradient->ramp);
  ck_set_gradient_planes(gradient);
  if (gradient->form != CK_ANY_GRADIENT) return;
  ck_set_ramp_rows(&gradient->ramp);
  ck_set_gradient_round(gradient);
  if (gradient->round.is_set && !gradient->is_dithered && looks_up && gradient->ramp.count <= CK_LOOKUP_SEGMENTS)
    gradient->form = CK_ROUND;
}
