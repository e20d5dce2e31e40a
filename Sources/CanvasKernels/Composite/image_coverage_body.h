// Images over pixels, by coverage.
#pragma once

#include "../Paint/image_body.h"
#include "gradient_coverage_body.h"

OUT_OF_LINE void blend_image(
    uint32_t *pixels, const uint8_t *coverage, size_t count, int64_t column, int64_t y, const ck_image *image) {
  BLEND_CHUNKS(image_row(source, some, first, y, image))
}
// Images that are moved, whose pixels are blended from where they are.

// Blends `rows` rows, whose pixels are next to each other in the image from `source` in its first row on.
OUT_OF_LINE void blend_tile(
    uint32_t *pixels, size_t stride, size_t rows, const uint8_t *coverage, size_t count, const uint32_t *source,
    size_t width, int64_t line, const image_axis *down) {
  for (size_t some; rows > 0; rows -= some, pixels += some * stride, line += (int64_t)some) {
    const int32_t tile_y = tile_at(line, down);
    const size_t left = ordered_pixels(line, tile_y, down);
    some = left < 1 ? 1 : left < rows ? left : rows;
    if (tile_y < 0) continue;
    const uint32_t *tile = source + (size_t)tile_y * width;
    if (!coverage) blend_rows_full(pixels, stride, some, tile, width, count);
    for (size_t k = 0; coverage && k < some; k++)
      blend_normal(pixels + k * stride, tile + k * width, coverage, count, 255);
  }
}
OUT_OF_LINE void blend_tiles(
    uint32_t *pixels, size_t stride, size_t rows, const uint8_t *coverage, size_t count, int64_t column, int64_t y,
    const ck_image *image) {
  const image_axis across = {.size = image->width, .tiling = image->tiling_x};
  const image_axis down = {.size = image->height, .tiling = image->tiling_y};
  const int64_t wanted = column + (int64_t)image->tx, line = y + (int64_t)image->ty;
  for (size_t i = 0; i < count;) {
    const int32_t x = tile_at(wanted + (int64_t)i, &across);
    const size_t left = ordered_pixels(wanted + (int64_t)i, x, &across), rest = count - i;
    const uint8_t *part = coverage ? coverage + i : NULL;
    for (size_t k = 0; left == 0 && k < rows; k++)
      blend_image(pixels + i + k * stride, part, rest, column + (int64_t)i, y + (int64_t)k, image);
    if (left == 0) return;
    const uint32_t *source = image->pixels + x;
    blend_tile(pixels + i, stride, rows, part, rest < left ? rest : left, source, (size_t)image->width, line, &down);
    i += left;
  }
}

INLINE void blend_image_rows(
    uint32_t *pixels, size_t stride, size_t rows, const uint8_t *coverage, size_t count, int64_t column, int64_t y,
    const ck_image *image) {
  if (image->sampling == CK_SAMPLING_MOVED)
    return blend_tiles(pixels, stride, rows, coverage, count, column, y, image);
  for (size_t k = 0; k < rows; k++, pixels += stride) blend_image(pixels, coverage, count, column, y + (int64_t)k, image);
}

// Blends few pixels of a row, from index x of it on.
enum { NARROW = 32 };
INLINE void blend_narrow(
    uint32_t *pixels, const uint8_t *coverage, size_t count, size_t x, const image_line *line, enum image_step step) {
  for (size_t i = 0; i < count; i += 8) {
    const size_t few = count - i;
    uint32_t source[8];
    store(source, image_eight(line, x + i, step));
    blend_source(pixels + i, source, coverage ? coverage + i : NULL, few < 8 ? few : 8);
  }
}
static void image_coverage(
    const ck_coverage_row *row, const ck_image *image, int64_t y, const ck_target *target, size_t rows) {
  const bool is_moved = image->sampling == CK_SAMPLING_MOVED;
  const ck_span *end = row->spans + row->span_count;
  const size_t width = row->span_count == 0 ? 0 : (size_t)end[-1].end;
  // All rows at once, if pixels are blended from where they are.
  image_line line = make_image_line(image, row->x, width);
  for (size_t k = 0, some = is_moved ? rows : 1; k < rows; k += some) {
    uint32_t *pixels = target->pixels + k * target->stride;
    const int64_t line_y = y + (int64_t)k;
    const enum image_step step = is_moved ? ANY_STEP : set_image_row(&line, line_y);
    for (const ck_span *span = row->spans, *last; span < end; span = last + 1) {
      // Computing pixels in parts costs more than looking at their coverages.
      last = adjoining(span, end, is_moved ? SHORT_TOGETHER : INT32_MAX);
      const size_t start = (size_t)span->start, count = (size_t)last->end - start;
      const uint8_t *coverage = span == last && span->value == 255 ? NULL : row->bytes + start;
      if (step == FRACTION_STEP)
        blend_narrow(pixels + start, coverage, count, start, &line, FRACTION_STEP);
      else if (step == AFFINE_STEP && count <= NARROW)
        blend_narrow(pixels + start, coverage, count, start, &line, AFFINE_STEP);
      else
        blend_image_rows(
            pixels + start, target->stride, some, coverage, count, row->x + (int64_t)start, line_y, image);
    }
  }
}

// Blends a run of one coverage.
OUT_OF_LINE void blend_image_run(uint32_t *pixels, const covered_part *part, const image_line *line) {
  uint8_t coverage[PARAMETERS];
  if (part->value != 255) memset(coverage, part->value, part->count < PARAMETERS ? part->count : PARAMETERS);
  for (size_t i = 0; i < part->count; i += PARAMETERS) {
    const size_t some = part->count - i < PARAMETERS ? part->count - i : PARAMETERS;
    blend_image_rows(
        pixels + i, 0, 1, part->value == 255 ? NULL : coverage, some, part->column + (int64_t)i, line->y, line->image);
  }
}

static void image_rect(
    const ck_rect *rect, const ck_image *image, const ck_target *target, const ck_coverage_rows *memory) {
  const size_t height = (size_t)(rect->max_y - rect->min_y), width = (size_t)(rect->max_x - rect->min_x);
  if (!memory->bytes && image->sampling == CK_SAMPLING_MOVED)
    return blend_tiles(target->pixels, target->stride, height, NULL, width, rect->min_x, rect->min_y, image);
  FOR_ROWS_OF_RECT(rect, target, memory, image_coverage(&row, image, y, &place, rows))
}
