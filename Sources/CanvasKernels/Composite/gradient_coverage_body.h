// Gradients over pixels, by coverage. Gradients with planes are blended as their colours are computed.
#pragma once

#include "../Coverage/coverage_body.h"
#include "../Paint/gradient_row_body.h"
#include "color_coverage_body.h"
#include "row_body.h"
#include "target.h"

// Narrower parts are blended column by column, so that all rows on which a column is in one segment take no look-up. With
// few rows that doesn't pay: each pixel looks for its segment, or wide parts for runs of one segment in the row.
enum { WIDE_PART = 144, WIDE_FEW_ROWS = 9 * LANES, FEW_ROWS = 8 };

INLINE void blend_covered(
    uint32_t *pixels, const covered_part *part, const gradient_line *row, enum ck_gradient_form form, bool has_few_segments) {
  if (!part->coverage && part->value == 255) blend_in_row(pixels, part, row, form, COVERING, has_few_segments);
  else blend_in_row(pixels, part, row, form, SHADED, has_few_segments);
}
// The segments of a column on up to ROWS rows.
INLINE void write_segments(
    int32_t *segments, const row_begins begins, int32_t column, size_t rows, bool has_few_segments) {
  for (size_t row = 0; row < rows; row += 8) {
    i32x8 segment = 0, begin;
    for (size_t k = 1; k < (has_few_segments ? CK_FEW_SEGMENTS : CK_LOOKUP_SEGMENTS); k++) {
      memcpy(&begin, begins[k] + row, sizeof begin);
      segment -= begin <= column;
    }
    memcpy(segments + row, &segment, sizeof segment);
  }
}
// Blends one step in `rows` rows. Each pixel looks for its segment. The first row's segments begin at begin[k * ROWS].
INLINE void blend_looked_up(
    uint32_t *pixels, size_t stride, size_t rows, size_t i, size_t few, const covered_part *part,
    const ck_gradient_planes *planes, lane_pixels columns, lane_pixels down, const int32_t *begin,
    enum ck_gradient_form form, enum blending blending, bool has_few_segments) {
  lane_pixels across[4], value[4], change[4];
  for (int c = 0; c < 4; c++) {
    across[c] = make_table(planes->across[c]);
    change[c] = make_table(planes->down[c]);
    value[c] = make_table(planes->value[c]) + change[c] * down;
  }
  for (const int32_t *end = begin + rows; begin < end; begin++, pixels += stride) {
    const lane_pixels colors = looked_up_pixels(across, value, begin, ROWS, columns, form, has_few_segments);
    blend_step(pixels, part, i, few, colors, form == CK_OPAQUE_PLANES, blending);
    for (int c = 0; c < 4; c++) value[c] += change[c];
  }
}
// Does the same. Down the rows on which the step is in one segment, each channel changes by the same.
INLINE void blend_column(
    uint32_t *pixels, size_t stride, size_t rows, size_t i, size_t few, const covered_part *part,
    const ck_gradient *gradient, uint32_t down, const row_begins begins, enum ck_gradient_form form,
    enum blending blending, bool has_few_segments) {
  const ck_gradient_planes *planes = &gradient->planes;
  const int32_t first = column_from(gradient, part->column + (int64_t)i);
  const lane_pixels columns = (uint32_t)first + lane_order(few);
#define LOOK_UP(row, rows)                                                                                         \
  blend_looked_up(                                                                                                 \
      pixels, stride, rows, i, few, part, planes, columns, (lane_pixels)(down + (uint32_t)(row)), begins[0] + (row), \
      form, blending, has_few_segments)
  if (rows < FEW_ROWS) return LOOK_UP(0, rows);
  int32_t firsts[ROWS], lasts[ROWS];
  write_segments(firsts, begins, first, rows, has_few_segments);
  write_segments(lasts, begins, first + (int32_t)few - 1, rows, has_few_segments);
  for (size_t row = 0, end; row < rows; row = end) {
    const int32_t segment = firsts[row];
    end = row + 1;
    if (segment != lasts[row]) {
      while (end < rows && firsts[end] != lasts[end]) end++;
      LOOK_UP(row, end - row);
      pixels += (end - row) * stride;
      continue;
    }
    while (end < rows && firsts[end] == segment && lasts[end] == segment) end++;
    lane_pixels v[4], change[4];
    for (int c = 0; c < 4; c++) {
      change[c] = (lane_pixels)(planes->down[c][segment]);
      v[c] = planes->across[c][segment] * columns + planes->value[c][segment] + change[c] * (down + (uint32_t)row);
    }
    for (size_t count = end - row; count > 0; count--, pixels += stride) {
      blend_step(pixels, part, i, few, pixels_of(v, form), form == CK_OPAQUE_PLANES, blending);
      for (int c = 0; c < 4; c++) v[c] += change[c];
    }
  }
#undef LOOK_UP
}
// Blends a part of several rows, column by column.
INLINE void blend_narrow_part(
    uint32_t *pixels, size_t stride, size_t rows, const covered_part *part, const ck_gradient *gradient, int64_t y,
    enum ck_gradient_form form, enum blending blending, bool has_few) {
  // A copy of its own stays in registers, whatever is written to the pixels.
  const covered_part copy = *part;
  row_begins begins;
  for (uint32_t down = rows_from(gradient, y); rows > 0; down += ROWS, pixels += ROWS * stride) {
    const size_t some = rows < ROWS ? rows : ROWS, few = copy.count % LANES, whole = copy.count - few;
    write_row_begins(begins, &gradient->planes, down, some, has_few);
    for (size_t i = 0; i < whole; i += LANES)
      blend_column(pixels, stride, some, i, LANES, &copy, gradient, down, begins, form, blending, has_few);
    if (few > 0) blend_column(pixels, stride, some, whole, few, &copy, gradient, down, begins, form, blending, has_few);
    rows -= some;
  }
}
// Blends many rows of at most half a vector's pixels, several in a vector.
enum { MANY_ROWS = 16 };
INLINE void blend_grouped_rows(
    uint32_t *pixels, size_t stride, size_t rows, const covered_part *part, const ck_gradient *gradient, uint32_t down,
    enum ck_gradient_form form, bool has_few_segments) {
  const size_t few = part->count, group = group_size(few);
  const uint64_t coverages = part->coverage ? coverages_of(part->coverage, few) : part->value * 0x0101010101010101u;
  uint32_t below[8 * ROWS + LANES];
  uint8_t coverage[8 * ROWS + 8];
  for (size_t row = 0; row < rows; row++) {
    store_lanes(below + row * group, LANES, load_lanes(pixels + row * stride, few));
    memcpy(coverage + row * group, &coverages, 8);
  }
  row_begins begins;
  write_row_begins(begins, &gradient->planes, down, rows, has_few_segments);
  const covered_part all = {0, 0, 0, coverage, 0, 0};
  const ck_gradient_planes *p = &gradient->planes;
  const lane_pixels columns = (uint32_t)column_from(gradient, part->column) + group_order(group, few);
  const lane_numbers own = own_groups(group);
  for (size_t i = 0; i < rows * group; i += LANES) {
    const size_t row = i / group;
    const lane_pixels downs = (lane_pixels)own + (down + (uint32_t)row);
    lane_numbers segment = 0;
    for (size_t k = 1; k < (has_few_segments ? CK_FEW_SEGMENTS : CK_LOOKUP_SEGMENTS); k++)
      segment -= (lane_numbers)columns >= (lane_numbers)look_up_lanes(make_table(begins[k] + row), own);
    lane_pixels v[4];
    for (int c = 0; c < 4; c++)
      v[c] = look_up_lanes(make_table(p->across[c]), segment) * columns +
             look_up_lanes(make_table(p->down[c]), segment) * downs + look_up_lanes(make_table(p->value[c]), segment);
    blend_step(below, &all, i, LANES, pixels_of(v, form), false, SHADED);
  }
  for (size_t row = 0; row < rows; row++)
    store_lanes(pixels + row * stride, few, load_lanes(below + row * group, group));
}
OUT_OF_LINE void blend_groups_of_rows(
    uint32_t *pixels, size_t stride, size_t rows, const covered_part *part, const ck_gradient *gradient, int64_t y) {
#define BLEND(form, has_few) blend_grouped_rows(pixels, stride, some, part, gradient, down, form, has_few)
  for (uint32_t down = rows_from(gradient, y); rows > 0; down += ROWS, pixels += ROWS * stride) {
    const size_t some = rows < ROWS ? rows : ROWS;
    FOR_FORMS(gradient, BLEND)
    rows -= some;
  }
#undef BLEND
}
INLINE void blend_part_rows(
    uint32_t *pixels, size_t stride, size_t rows, const covered_part *part, const ck_gradient *gradient, int64_t y,
    enum ck_gradient_form form, bool has_few) {
  const bool is_full = !part->coverage && part->value == 255;
  if (HAS_LOOK_UP && part->count <= LANES / 2 && rows >= MANY_ROWS)
    return blend_groups_of_rows(pixels, stride, rows, part, gradient, y);
  if (HAS_LOOK_UP && part->count < (rows < FEW_ROWS ? WIDE_FEW_ROWS : WIDE_PART))
    return is_full ? blend_narrow_part(pixels, stride, rows, part, gradient, y, form, COVERING, has_few)
                   : blend_narrow_part(pixels, stride, rows, part, gradient, y, form, SHADED, has_few);
  for (; rows > 0; rows--, y++, pixels += stride) {
    gradient_line row;
    make_line(&row, gradient, y);
    blend_covered(pixels, part, &row, form, has_few);
  }
}
// Blends a part of several rows, from row y on.
OUT_OF_LINE void blend_rows(
    uint32_t *pixels, size_t stride, size_t rows, const covered_part *part, const ck_gradient *gradient, int64_t y) {
  const bool is_full = !part->coverage && part->value == 255;
  if (is_round(gradient))
    return blend_round(pixels, stride, rows, part, gradient, y, is_full ? COVERING : SHADED);
#define BLEND(form, has_few) blend_part_rows(pixels, stride, rows, part, gradient, y, form, has_few)
  FOR_FORMS(gradient, BLEND)
#undef BLEND
}
OUT_OF_LINE void blend_part(uint32_t *pixels, const covered_part *part, const gradient_line *row) {
  if (is_round(row->gradient)) return blend_rows(pixels, 0, 1, part, row->gradient, row->y);
#define BLEND(form, has_few) blend_covered(pixels, part, row, form, has_few)
  FOR_FORMS(row->gradient, BLEND)
#undef BLEND
}

// Joins contiguous spans that together are short into one of differing bytes, and returns its last span.
enum { SHORT_TOGETHER = 144 };
INLINE const ck_span *adjoining(const ck_span *span, const ck_span *end, int32_t longest) {
  const ck_span *last = span;
  while (last + 1 < end && last[1].start == last->end && last[1].end - span->start <= longest) last++;
  return last;
}
INLINE covered_part part_of(
    const ck_coverage_row *row, const ck_span *first, const ck_span *last, const ck_target *target) {
  const size_t start = (size_t)first->start;
  const uint8_t *coverage = first == last && first->value != 0 ? NULL : row->bytes + start;
  const int64_t column = row->x + (int64_t)start;
  return (covered_part){start, column, (size_t)last->end - start, coverage, first->value, 2 * target->stride};
}
// First the colours, then their blending: by as many coverages, or fully if there are none.
OUT_OF_LINE void blend_gradient(
    uint32_t *pixels, const uint8_t *coverage, size_t count, int64_t column, int64_t y, const ck_gradient *gradient) {
  uint32_t source[PARAMETERS + 8];
  for (size_t i = 0; i < count; i += PARAMETERS) {
    const size_t some = count - i < PARAMETERS ? count - i : PARAMETERS;
    gradient_row(source, some, column + (int64_t)i, y, gradient, NULL);
    if (coverage) blend_normal(pixels + i, source, coverage + i, some, 255);
    else blend_rows_full(pixels + i, 0, 1, source, 0, some);
  }
}

// Blends rows that each have one colour.
INLINE void color_rows(
    const ck_coverage_row *row, const ck_gradient *gradient, int64_t y, const ck_target *target, size_t rows) {
  ck_target place = *target;
  for (; rows > 0; rows--, y++, place.pixels += place.stride) {
    gradient_line even;
    make_line(&even, gradient, y);
    uint32_t pixels[LANES];
    copy_colors(pixels, &(covered_part){0, row->x, 1, NULL, 255, 0}, &even);
    color_coverage(row, &place, pixels[0], 1);
  }
}
static void gradient_coverage(
    const ck_coverage_row *row, const ck_gradient *gradient, int64_t y, const ck_target *target, size_t rows) {
  if (gradient->planes.is_even) return color_rows(row, gradient, y, target, rows);
  const ck_span *end = row->spans + row->span_count;
  for (const ck_span *span = row->spans, *last; span < end; span = last + 1) {
    last = adjoining(span, end, SHORT_TOGETHER);
    const covered_part part = part_of(row, span, last, target);
    uint32_t *pixels = target->pixels + part.start;
    const uint8_t *coverage = span == last && span->value == 255 ? NULL : row->bytes + part.start;
    if (gradient->form != CK_ANY_GRADIENT) blend_rows(pixels, target->stride, rows, &part, gradient, y);
    for (size_t k = 0; gradient->form == CK_ANY_GRADIENT && k < rows; k++)
      blend_gradient(pixels + k * target->stride, coverage, part.count, part.column, y + (int64_t)k, gradient);
  }
}

// Runs a statement with each `row` of a rectangle: its first y, the number of `rows` that are equal, and their place.
// Rows that are all covered are one span, which takes no memory.
#define FOR_ROWS_OF_RECT(rect, target, memory, statement)                                                \
  ck_target place = *(target);                                                                           \
  ck_span whole = {0, (rect)->max_x - (rect)->min_x, 255};                                               \
  for (int32_t y = (rect)->min_y; y < (rect)->max_y;) {                                                  \
    ck_coverage_row row = {(memory)->bytes, &whole, 1, (rect)->min_x};                                   \
    size_t rows = whole_rows(rect, y);                                                                   \
    if (rows == 0) {                                                                                     \
      rows = coverage_rect(rect, y, memory);                                                             \
      row = (ck_coverage_row){(memory)->bytes, (memory)->spans, (memory)->span_ends[0], (rect)->min_x};  \
    }                                                                                                    \
    statement;                                                                                           \
    place.pixels += rows * place.stride;                                                                 \
    y += (int32_t)rows;                                                                                  \
  }
static void gradient_rect(
    const ck_rect *rect, const ck_gradient *gradient, const ck_target *target, const ck_coverage_rows *memory) {
  const size_t height = (size_t)(rect->max_y - rect->min_y), width = (size_t)(rect->max_x - rect->min_x);
  const covered_part part = {0, rect->min_x, width, NULL, 255, 2 * target->stride};
  if (!memory->bytes && gradient->form != CK_ANY_GRADIENT && !gradient->planes.is_even)
    return blend_rows(target->pixels, target->stride, height, &part, gradient, rect->min_y);
  FOR_ROWS_OF_RECT(rect, target, memory, gradient_coverage(&row, gradient, y, &place, rows))
}
