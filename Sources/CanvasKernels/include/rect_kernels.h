// One colour in an upright rectangle or the frame of one, in several tiers that give the same bytes.
#ifndef CANVAS_RECT_KERNELS_H
#define CANVAS_RECT_KERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A rectangle, and the part of it that is painted.
typedef struct {
  int32_t left, top, right, bottom;                      // the rectangle's edges, in 1/256 pixel
  int32_t hole_left, hole_top, hole_right, hole_bottom;  // inside of it; or of no width
  // The pixels wanted: the rectangle has a part in the first and the last row and column.
  int32_t min_x, min_y, max_x, max_y;
  uint32_t *pixels;  // of the picture
  size_t stride;
  uint32_t color;    // premultiplied
} ck_rect_part;

// False where the tier has no way of its own, or not for this frame: nothing was painted.
bool ck_fill_rect(ck_rect_part rect);

#endif
