// A rectangle parallel to the axes, or a frame.
#pragma once

#include <stdint.h>

// A rectangle, and the part of it that is painted.
typedef struct {
  int32_t left, top, right, bottom;                      // the rectangle's edges, in 1/256 pixel
  int32_t hole_left, hole_top, hole_right, hole_bottom;  // inside the rectangle, or of no width
  // The wanted pixels: the rectangle covers part of the first and the last row and column.
  int32_t min_x, min_y, max_x, max_y;
} ck_rect;
