// Rows of gradients of every form.
#pragma once

#include "round_gradient_body.h"

static void gradient_row(
    uint32_t *pixels, size_t count, int64_t first, int64_t y, const ck_gradient *gradient, const float *bias) {
  if (gradient->form == CK_ANY_GRADIENT) {
    if (gradient->ramp.is_product) paint_gradient(pixels, count, first, y, gradient, true, bias);
    else paint_gradient(pixels, count, first, y, gradient, false, bias);
    return;
  }
  const covered_part part = {0, first, count, NULL, 255, 0};
  if (is_round(gradient)) return blend_round(pixels, 0, 1, &part, gradient, y, COPIED);
  gradient_line row;
  make_line(&row, gradient, y);
  copy_colors(pixels, &part, &row);
}
