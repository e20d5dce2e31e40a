// From the coverage of a small shape, kept as bytes, to pixels, in several tiers that give the same bytes.
#ifndef CANVAS_MASK_KERNELS_H
#define CANVAS_MASK_KERNELS_H

#include <stddef.h>
#include <stdint.h>

// A part of a mask, and the colour that its coverage is blended with.
typedef struct {
  const uint8_t *coverage;  // of the part's first pixel; after the last pixel's there are seven more to read
  size_t coverage_stride;
  size_t width, rows;
  uint32_t *pixels;         // the first row's first
  size_t pixel_stride;
  size_t room;              // how many pixels of a row, from that one on, may be read and written; at least width
  uint32_t color;           // premultiplied
} ck_mask_part;

void ck_blend_mask(ck_mask_part mask);

#endif
