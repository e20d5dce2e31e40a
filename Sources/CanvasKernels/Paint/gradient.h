// Rows of gradients: where along the gradient each pixel's centre lies, and its colour there.
#pragma once

#include <stdint.h>

typedef float ck_color __attribute__((ext_vector_type(4)));

// A part of a gradient's line, start <= t < end, in which a colour and a factor change evenly: with
// f = (t - origin) * scale the premultiplied colour is (color + color_change * f) * (factor + factor_change * f), 0…255.
// All in single precision, each operation rounded.
typedef struct {
  ck_color color, color_change;
  float factor, factor_change;
  float start, end, origin, scale;
} ck_gradient_segment;

enum ck_spread { CK_SPREAD_PAD, CK_SPREAD_REPEAT, CK_SPREAD_REFLECT };
enum ck_gradient_kind { CK_GRADIENT_LINEAR, CK_GRADIENT_RADIAL, CK_GRADIENT_CONIC };

// Where t is 0 and 1; `center` is the start of a linear gradient, the first circle's centre of a radial one.
typedef struct {
  enum ck_gradient_kind kind;
  enum ck_spread spread;
  double center_x, center_y;
  double way_x, way_y;         // linear: to the end; radial: to the second circle's centre
  double squared_length;       // linear: of the way
  double radius, radius_step;  // radial: the first circle's, and what the second's is larger by
  double a;                    // radial: way² - radius_step², or 0
  double start, direction;     // conic: in turns, 0 <= start < 1; 1 clockwise to the eye, -1 the other way
} ck_gradient_shape;
