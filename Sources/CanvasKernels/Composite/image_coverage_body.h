// Images over pixels, by coverage.
#pragma once

#include "../Paint/image_body.h"
#include "gradient_coverage_body.h"

// Images that are moved by whole pixels, over pixels that are all covered: several rows at once.

// Blends `rows` rows, whose pixels are next to each other in the image from `source` in its first row on.
OUT_OF_LINE void blend_tile(
    uint32_t *pixels, size_t stride, size_t rows, size_t count, const uint32_t *source, size_t width, int64_t line,
    const image_axis *down) {
  for (size_t some; rows > 0; rows -= some, pixels += some * stride, line += (int64_t)some) {
    const int32_t tile_y = tile_at(line, down);
    const size_t left = ordered_pixels(line, tile_y, down);
    some = left < 1 ? 1 : left < rows ? left : rows;
    if (tile_y >= 0) blend_rows_full(pixels, stride, some, source + (size_t)tile_y * width, width, count);
  }
}
OUT_OF_LINE void blend_tiles(
    uint32_t *pixels, size_t stride, size_t rows, size_t count, int64_t y, const image_line *line) {
  const ck_image *image = line->image;
  const int64_t first = y + (image->move_y >> 8);
  size_t x = line->first;
  for (size_t i = 0, some; i < count; i += some, x = 0) {
    const size_t left = line->width - x, rest = count - i;
    some = left < rest ? left : rest;
    blend_tile(pixels + i, stride, rows, some, image->pixels + x, line->width, first, &line->source.y);
  }
}

// Other images, a part of a row at a time

INLINE void blend_image_eight(uint32_t *pixels, const covered_part *part, size_t i, u32x8 source) {
  const size_t few = part->count - i;
  const uint64_t even = part->value * (uint64_t)0x0101010101010101;
  if (few >= 8) {
    const u32x8 coverage = bytes_to_lanes(part->coverage ? load_bytes(part->coverage + i) : even);
    return store(pixels + i, covered_pixels_over(source, coverage, load(pixels + i)));
  }
  uint32_t last[8];
  store(last, source);
  const u32x8 coverage = bytes_to_lanes(part->coverage ? load_few_bytes(part->coverage + i, few) : even);
  store_few(pixels + i, few, covered_pixels_over(load_few(last, few), coverage, load_few(pixels + i, few)));
}
INLINE void blend_image_eights(
    uint32_t *pixels, const covered_part *part, const image_line *line, enum image_step step) {
  const covered_part copy = *part;
  const size_t first = (size_t)(part->column - line->column);
  for (size_t i = 0; i < copy.count; i += 8) blend_image_eight(pixels, &copy, i, image_eight(line, first + i, step));
}
// Computes rows of pixels before it blends them.
OUT_OF_LINE void blend_image_row(uint32_t *pixels, const covered_part *part, const image_line *line) {
  uint32_t source[PARAMETERS + 8];
  for (size_t i = 0; i < part->count; i += PARAMETERS) {
    const size_t some = part->count - i < PARAMETERS ? part->count - i : PARAMETERS;
    image_row(source, some, part->column + (int64_t)i, line->y, line->image);
    if (!part->coverage && part->value == 255) blend_rows_full(pixels + i, 0, 1, source, 0, some);
    else for (size_t k = 0; k < some; k += 8) blend_image_eight(pixels, part, i + k, load(source + k));
  }
}
OUT_OF_LINE void blend_image_part(
    uint32_t *pixels, const covered_part *part, const image_line *line, enum image_step step) {
  // Rows parallel to the image's share their columns.
  if (step == AFFINE_STEP && line->image->b == 0 && part->count > 32) step = ANY_STEP;
  switch (step) {
    case WHOLE_STEP: return blend_image_eights(pixels, part, line, WHOLE_STEP);
    case FRACTION_STEP: return blend_image_eights(pixels, part, line, FRACTION_STEP);
    case AFFINE_STEP: return blend_image_eights(pixels, part, line, AFFINE_STEP);
    case ANY_STEP: return blend_image_row(pixels, part, line);
  }
}
static void image_coverage(
    const ck_coverage_row *row, const ck_image *image, int64_t y, const ck_target *target, size_t rows) {
  const ck_span *end = row->spans + row->span_count;
  uint32_t *pixels = target->pixels;
  image_line line = make_image_line(image, row->x, row->span_count == 0 ? 0 : (size_t)end[-1].end);
  for (; rows > 0; rows--, y++, pixels += target->stride) {
    const enum image_step step = set_image_row(&line, y);
    for (const ck_span *span = row->spans, *last; span < end; span = last + 1) {
      // Computing pixels in parts costs more than looking at their coverages.
      last = adjoining(span, end, INT32_MAX);
      const covered_part part = part_of(row, span, last, target);
      blend_image_part(pixels + part.start, &part, &line, step);
    }
  }
}
static void image_rect(
    const ck_rect *rect, const ck_image *image, const ck_target *target, const ck_coverage_rows *memory) {
  const size_t height = (size_t)(rect->max_y - rect->min_y), width = (size_t)(rect->max_x - rect->min_x);
  if (!memory->bytes) {
    const image_line line = make_image_line(image, rect->min_x, width);
    if (line.step == WHOLE_STEP)
      return blend_tiles(target->pixels, target->stride, height, width, rect->min_y, &line);
  }
  FOR_ROWS_OF_RECT(rect, target, memory, image_coverage(&row, image, y, &place, rows))
}
