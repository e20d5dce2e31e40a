// Draws one colour with coverage that is stored: a mask, or a row.
#pragma once

#include "../Coverage/mask.h"
#include "../Coverage/rows.h"
#include "color_body.h"
#include "target.h"

INLINE void blend_mask_bytes(uint32_t *pixels, uint64_t bytes, shaded color, bool is_opaque, u32x8 source) {
  if (bytes == 0) return;
  if (bytes == ~(uint64_t)0 && is_opaque) store(pixels, source);
  else blend_shaded(pixels, color, bytes_to_lanes(bytes));
}

static void color_mask(const ck_mask *mask, const ck_target *target, uint32_t pixel) {
  const shaded color = make_shaded(pixel);
  const u32x8 source = pixel;
  const bool is_opaque = pixel >> 24 == 255;
  const size_t eights = mask->width & ~(size_t)7, rest = mask->width & 7, room = target->room - eights;
  const uint64_t last = ((uint64_t)1 << 8 * rest) - 1;
  const uint8_t *coverage = mask->coverage;
  uint32_t *pixels = target->pixels;
  for (size_t rows = mask->rows; rows > 0; rows--, coverage += mask->stride, pixels += target->stride) {
    for (size_t x = 0; x < eights; x += 8)
      blend_mask_bytes(pixels + x, load_bytes(coverage + x), color, is_opaque, source);
    if (rest == 0) continue;
    const uint64_t bytes = load_bytes(coverage + eights) & last;
    if (room >= 8) blend_mask_bytes(pixels + eights, bytes, color, is_opaque, source);
    else if (bytes != 0) blend_last_shaded(pixels + eights, rest, room, color, bytes_to_lanes(bytes));
  }
}

// Draws one colour with the same coverage in several rows.
static void color_coverage(const ck_coverage_row *row, const ck_target *target, uint32_t pixel, size_t rows) {
  const size_t stride = target->stride;
  for (const ck_span *span = row->spans; span < row->spans + row->span_count; span++) {
    uint32_t *pixels = target->pixels + span->start, *below = pixels + rows * stride;
    const size_t count = (size_t)(span->end - span->start);
    if (span->value == 0) {
      const ck_mask mask = {row->bytes + span->start, 0, count, rows};
      color_mask(&mask, &(ck_target){pixels, stride, target->room - (size_t)span->start}, pixel);
    } else {
      const uint32_t source = span->value == 255 ? pixel : ck_scale_pixel(pixel, span->value);
      for (; pixels != below; pixels += stride) paint_pixels(pixels, count, source, 2 * stride);
    }
  }
}
