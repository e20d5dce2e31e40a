// An upright rectangle or the frame of one.
#pragma once

#include <stdint.h>

// A rectangle, and the part of it that is painted.
typedef struct {
  int32_t left, top, right, bottom;                      // the rectangle's edges, in 1/256 pixel
  int32_t hole_left, hole_top, hole_right, hole_bottom;  // inside of it; or of no width
  // The pixels wanted: the rectangle has a part in the first and the last row and column.
  int32_t min_x, min_y, max_x, max_y;
} ck_rect;
