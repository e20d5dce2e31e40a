// One colour over pixels.
#pragma once

#include <stddef.h>
#include <stdint.h>

// The target of a part of a shape, and the colour that its coverage is blended with.
typedef struct {
  uint32_t *pixels;  // the first pixel of the part's first row
  size_t stride;
  size_t room;     // the number of accessible pixels in a row, from that one on; at least the part's width
  uint32_t color;  // premultiplied
} ck_color_target;
