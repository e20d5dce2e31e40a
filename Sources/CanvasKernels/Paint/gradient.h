// Rows of gradients: the position of each pixel's centre along the gradient, and its colour there.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef float ck_color __attribute__((ext_vector_type(4)));

// A part of a gradient's line, start <= t < end, in which a colour and a factor change linearly: with f = (t -
// origin) * scale the premultiplied colour is (color + color_change * f) * (factor + factor_change * f), 0…255. All
// is in single precision, with each operation rounded.
typedef struct {
  ck_color color, color_change;
  float factor, factor_change;
  float start, end, origin, scale;
} ck_gradient_segment;

// A location, and a straight colour of 0…1 or premultiplied channels of 0…255: the memory of Gradient.Stop.
typedef struct {
  double location, red, green, blue, alpha;
} ck_gradient_stop;

// The segments of a gradient, which are contiguous from -infinity to infinity. If there are at most
// CK_LOOKUP_SEGMENTS, each number is also stored in a row of its own, in which the lanes of a vector look it up. In a
// product the colours' own alpha is 1 and the factor is alpha; otherwise the factor is 1. Opaque: all alphas are 255.
#define CK_LOOKUP_SEGMENTS 8
// Up to this number of segments, each pixel is compared with each start.
#define CK_FEW_SEGMENTS 4
typedef struct {
  const ck_gradient_segment *segments;
  size_t count;
  bool is_product, is_opaque;
  bool is_pair;  // between the ends are at most two segments, which continue the ends' colours; a product
  float end;     // the last segment's start
  float start[CK_LOOKUP_SEGMENTS], origin[CK_LOOKUP_SEGMENTS], scale[CK_LOOKUP_SEGMENTS];
  float factor[CK_LOOKUP_SEGMENTS], factor_change[CK_LOOKUP_SEGMENTS];
  float color[4][CK_LOOKUP_SEGMENTS], change[4][CK_LOOKUP_SEGMENTS];
} ck_gradient_ramp;

enum ck_spread { CK_SPREAD_PAD, CK_SPREAD_REPEAT, CK_SPREAD_REFLECT };
enum ck_gradient_kind { CK_GRADIENT_LINEAR, CK_GRADIENT_RADIAL, CK_GRADIENT_CONIC };

// The positions where t is 0 and 1. `center` is the start of a linear gradient or the first circle's centre of a
// radial one.
typedef struct {
  enum ck_gradient_kind kind;
  enum ck_spread spread;
  double center_x, center_y;
  double way_x, way_y;         // linear: vector to the end; radial: vector to the second circle's centre
  double squared_length;       // linear: the vector's squared length
  double radius, radius_step;  // radial: the first circle's radius, and the second's minus the first's
  double a;                    // radial: way² - radius_step², or 0
  double start, direction;     // conic: in turns, 0 <= start < 1; 1 clockwise as seen on screen, -1 anticlockwise
} ck_gradient_shape;

static inline bool ck_are_equal_shapes(const ck_gradient_shape *a, const ck_gradient_shape *b) {
  return __builtin_memcmp(a, b, sizeof *a) == 0;
}

// How a gradient's pixels are computed. Any: in the way that works for every gradient. Opaque planes: alpha is 255,
// regardless of its plane. Premultiplied planes: the planes are the pixel's channels. Straight planes: colours must
// still be multiplied by alpha. Round: from the distance to a centre, or from the direction.
enum ck_gradient_form { CK_ANY_GRADIENT, CK_OPAQUE_PLANES, CK_PREMULTIPLIED_PLANES, CK_STRAIGHT_PLANES, CK_ROUND };

// The planes of a padded linear gradient: see gradient_planes_body.h.
typedef struct {
  bool is_even;      // each row has one colour
  bool is_reversed;  // the segments are those of the ramp from the last one on
  bool has_few;      // has at most CK_FEW_SEGMENTS segments
  uint32_t value[4][CK_LOOKUP_SEGMENTS], across[4][CK_LOOKUP_SEGMENTS], down[4][CK_LOOKUP_SEGMENTS];
  double begin[CK_LOOKUP_SEGMENTS], shift;  // their first columns in the anchor's row, and the decrease per row
} ck_gradient_planes;

// The positions of a round gradient's pixels: see round_places_body.h.
typedef struct {
  bool is_set;
  double x, y, x_down, y_down;  // the anchor's centre, and the change per row
  float x_step, y_step;         // the change per column
  float sign, offset;           // radial: the sign of the distance, and the offset added to it
  float right, left;            // conic: the turns added on both sides of the centre
} ck_gradient_round;

// A gradient prepared for the device: (a·x + c·y + tx, b·x + d·y + ty) is a point of the device in the shape's space.
// The creator sets these, whether it is dithered, and the ramp's segments, their count and whether they are products.
// prepare_gradient sets the rest.
typedef struct {
  ck_gradient_shape shape;
  double a, b, c, d, tx, ty;
  bool is_dithered;
  ck_gradient_ramp ramp;
  enum ck_gradient_form form;
  int32_t anchor_x, anchor_y;  // the pixel where planes start, or the pixel of the centre
  ck_gradient_planes planes;
  ck_gradient_round round;
} ck_gradient;
