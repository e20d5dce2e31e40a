// Where a part of a shape is drawn.
#pragma once

#include <stddef.h>
#include <stdint.h>

typedef struct {
  uint32_t *pixels;  // the first pixel of the part's first row
  size_t stride;
  size_t room;  // the number of accessible pixels in a row, from that one on; at least the part's width
} ck_target;
