// The coverage of a small shape, stored as bytes.
#pragma once

#include <stddef.h>
#include <stdint.h>

// A part of a mask.
typedef struct {
  const uint8_t *coverage;  // starts at the part's first pixel; seven more bytes after the last pixel's can be read
  size_t stride;
  size_t width, rows;
} ck_mask;
