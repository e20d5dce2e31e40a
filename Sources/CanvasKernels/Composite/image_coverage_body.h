// Images over pixels, by coverage.
#pragma once

#include "../Paint/image_body.h"
#include "gradient_coverage_body.h"

// Blends pixels with the same coverages as `count` of a row, or fully if there are none.
INLINE void blend_source(uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, size_t count) {
  if (coverage) blend_normal(pixels, source, coverage, count, 255);
  else blend_row_full(pixels, source, count);
}
INLINE void blend_image(
    uint32_t *pixels, const uint8_t *coverage, size_t count, int64_t column, int64_t y, const ck_image *image) {
  uint32_t source[PARAMETERS];
  for (size_t i = 0; i < count; i += PARAMETERS) {
    const size_t some = count - i < PARAMETERS ? count - i : PARAMETERS;
    image_row(source, some, column + (int64_t)i, y, image);
    blend_source(pixels + i, source, coverage ? coverage + i : NULL, some);
  }
}
// Does the same for an image that is moved, whose pixels are blended from where they are. `x` is the column's tile.
INLINE void blend_tiles(
    uint32_t *pixels, const uint8_t *coverage, size_t count, int64_t column, int32_t x, int64_t y, const ck_image *image) {
  const image_source source = make_source(image, y);
  const int32_t tile_y = tile_at(y + (int64_t)image->ty, &source.y);
  if (tile_y < 0) return;
  const uint32_t *row = image->pixels + (size_t)tile_y * (size_t)image->width;
  const int64_t wanted = column + (int64_t)image->tx;
  for (size_t i = 0; i < count;) {
    const size_t left = ordered_pixels(wanted + (int64_t)i, x, &source.x);
    if (left == 0) return blend_image(pixels + i, coverage ? coverage + i : NULL, count - i, column + (int64_t)i, y, image);
    const size_t some = count - i < left ? count - i : left;
    blend_source(pixels + i, row + x, coverage ? coverage + i : NULL, some);
    i += some;
    // A repeated image begins again.
    x = image->tiling_x == CK_TILING_REPEAT ? 0 : -1;
  }
}

static void image_coverage(
    const ck_coverage_row *row, const ck_image *image, int64_t y, const ck_target *target, size_t rows) {
  const image_axis axis = {.size = image->width, .tiling = image->tiling_x};
  const bool is_moved = image->sampling == CK_SAMPLING_MOVED;
  const ck_span *end = row->spans + row->span_count;
  for (const ck_span *span = row->spans; span < end;) {
    // Computing pixels in parts costs more than looking at their coverages.
    const ck_span *last = adjoining(span, end, is_moved ? SHORT_TOGETHER : INT32_MAX);
    const size_t start = (size_t)span->start, count = (size_t)last->end - start;
    const uint8_t *coverage = span == last && span->value == 255 ? NULL : row->bytes + start;
    const int64_t column = row->x + (int64_t)start;
    const int32_t x = is_moved ? tile_at(column + (int64_t)image->tx, &axis) : 0;
    for (size_t k = 0; k < rows; k++) {
      uint32_t *pixels = target->pixels + k * target->stride + start;
      if (is_moved) blend_tiles(pixels, coverage, count, column, x, y + (int64_t)k, image);
      else blend_image(pixels, coverage, count, column, y + (int64_t)k, image);
    }
    span = last + 1;
  }
}

static void image_rect(
    const ck_rect *rect, const ck_image *image, const ck_target *target, const ck_coverage_rows *memory) {
  FOR_ROWS_OF_RECT(rect, target, memory, image_coverage(&row, image, y, &place, rows))
}
