// The coverage of a small shape, kept as bytes.
#pragma once

#include <stddef.h>
#include <stdint.h>

// A part of a mask.
typedef struct {
  const uint8_t *coverage;  // of the part's first pixel; after the last pixel's there are seven more to read
  size_t stride;
  size_t width, rows;
} ck_mask;
