// One colour over pixels.
#pragma once

#include <stddef.h>
#include <stdint.h>

// Where a part of a shape goes, and the colour that its coverage is blended with.
typedef struct {
  uint32_t *pixels;  // the part's first row's first
  size_t stride;
  size_t room;     // how many pixels of a row, from that one on, may be read and written; at least the part's width
  uint32_t color;  // premultiplied
} ck_color_target;
