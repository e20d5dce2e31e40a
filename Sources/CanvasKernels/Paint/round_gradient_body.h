// Round gradients over pixels: first the parameters of several rows, then their colours. Both are short loops, of which
// a processor computes several steps at once.
#pragma once

#include "gradient_planes_body.h"

INLINE lane_pixels ramp_colors(floats t, const ck_gradient_ramp *ramp, bool is_pair, bool is_product) {
  const floats none = 0;
  return is_pair ? paired_colors(t, ramp) : LOOKED_UP(t, ramp, is_product, false, none);
}
// Blends rows of parameters.
INLINE void blend_parameters(
    uint32_t *pixels, size_t stride, size_t rows, const covered_part *part, const float *ts, size_t ts_stride,
    const ck_gradient_ramp *ramp, bool is_pair, bool is_product, enum blending blending) {
  // Copies of its own stay in registers, whatever is written to the pixels.
  const covered_part copy = *part;
  const ck_gradient_ramp colors = *ramp;
  const size_t few = copy.count % LANES, whole = copy.count - few;
  for (; rows > 0; rows--, pixels += stride, ts += ts_stride) {
    for (size_t i = 0; i < whole; i += LANES) {
      const lane_pixels source = ramp_colors(load_floats(ts + i, LANES), &colors, is_pair, is_product);
      blend_step(pixels, &copy, i, LANES, source, false, blending);
    }
    if (few == 0) continue;
    const lane_pixels source = ramp_colors(load_floats(ts + whole, few), &colors, is_pair, is_product);
    blend_step(pixels, &copy, whole, few, source, false, blending);
  }
}
OUT_OF_LINE void blend_round_rows(
    uint32_t *pixels, size_t stride, size_t rows, const covered_part *part, const float *ts, size_t ts_stride,
    const ck_gradient_ramp *ramp, enum blending blending) {
#define PARAMETERS_BY(is_pair, is_product, blending) \
  blend_parameters(pixels, stride, rows, part, ts, ts_stride, ramp, is_pair, is_product, blending)
#define ROWS_BY(blending)                                            \
  (ramp->is_pair      ? PARAMETERS_BY(true, true, blending)          \
   : ramp->is_product ? PARAMETERS_BY(false, true, blending)         \
                      : PARAMETERS_BY(false, false, blending))
  blending == COPIED ? ROWS_BY(COPIED) : blending == COVERING ? ROWS_BY(COVERING) : ROWS_BY(SHADED);
#undef ROWS_BY
#undef PARAMETERS_BY
}
// Groups of four or eight pixels of a round gradient, which are blended together wherever they are.
enum { GROUPS = PARAMETERS / 8 };
typedef struct {
  size_t count;
  uint32_t *places[GROUPS];
  int32_t columns[GROUPS + 8];
  float x[GROUPS + 8], y[GROUPS + 8];
  uint64_t coverages[GROUPS];
} round_groups;

// Blends the first `few` pixels of each group.
OUT_OF_LINE void blend_groups(
    round_groups *groups, size_t group, size_t few, const ck_gradient *gradient, enum blending blending) {
  const ck_gradient_round r = gradient->round;
  const bool is_radial = gradient->shape.kind == CK_GRADIENT_RADIAL;
  const size_t count = groups->count * group;
  uint32_t below[PARAMETERS + LANES];
  uint8_t coverage[PARAMETERS + 8];
  float ts[PARAMETERS + LANES];
  for (size_t k = 0; k < groups->count; k++) {
    store_lanes(below + k * group, LANES, load_lanes(groups->places[k], few));
    memcpy(coverage + k * group, groups->coverages + k, 8);
  }
  const lane_pixels order = group_order(group, few);
  const lane_numbers own = own_groups(group);
  for (size_t i = 0; i < count; i += LANES) {
    const size_t k = i / group;
    const floats x = look_up_floats(groups->x + k, own), y = look_up_floats(groups->y + k, own);
    const lane_pixels columns = look_up_lanes(make_table(groups->columns + k), own) + order;
    const floats t = is_radial ? round_parameters_at(&r, true, gradient->shape.spread, x, y, columns)
                               : round_parameters_at(&r, false, CK_SPREAD_PAD, x, y, columns);
    store_lanes((uint32_t *)ts + i, LANES, (lane_pixels)t);
  }
  const covered_part all = {0, 0, count, coverage, 0, 0};
  blend_round_rows(below, 0, 1, &all, ts, 0, &gradient->ramp, blending);
  for (size_t k = 0; k < groups->count; k++)
    store_lanes(groups->places[k], few, load_lanes(below + k * group, group));
  groups->count = 0;
}
INLINE void add_group(
    round_groups *groups, size_t group, size_t few, uint32_t *place, int32_t column, uint64_t coverage, round_row row,
    const ck_gradient *gradient, enum blending blending) {
  const size_t k = groups->count++;
  groups->places[k] = place;
  groups->columns[k] = column;
  groups->x[k] = row.x;
  groups->y[k] = row.y;
  groups->coverages[k] = coverage;
  if (groups->count == GROUPS) blend_groups(groups, group, few, gradient, blending);
}
// Blends rows of at most half a vector's pixels, several in a vector.
OUT_OF_LINE void blend_narrow_round(
    uint32_t *pixels, size_t stride, size_t rows, const covered_part *part, const ck_gradient *gradient, int64_t y,
    enum blending blending) {
  const size_t few = part->count, group = group_size(few);
  const int32_t column = column_from(gradient, part->column);
  const uint64_t coverages = part->coverage ? coverages_of(part->coverage, few) : part->value * 0x0101010101010101u;
  round_groups groups;
  groups.count = 0;
  for (uint32_t down = rows_from(gradient, y); rows > 0; rows--, down++, pixels += stride)
    add_group(
        &groups, group, few, pixels, column, coverages, make_round_row(&gradient->round, down), gradient, blending);
  if (groups.count > 0) blend_groups(&groups, group, few, gradient, blending);
}
// Blends at most a vector's pixels. What is needed once is not prepared for more.
OUT_OF_LINE void blend_round_step(
    uint32_t *pixels, const covered_part *part, const ck_gradient *gradient, int64_t y, enum blending blending) {
  const ck_gradient_ramp *ramp = &gradient->ramp;
  const round_row row = make_round_row(&gradient->round, rows_from(gradient, y));
  const size_t few = part->count;
  const floats t = round_parameters_at(
      &gradient->round, gradient->shape.kind == CK_GRADIENT_RADIAL, gradient->shape.spread, (floats)(row.x),
      (floats)(row.y), lane_order(few) + (uint32_t)column_from(gradient, part->column));
  const lane_pixels colors = ramp->is_pair      ? ramp_colors(t, ramp, true, true)
                             : ramp->is_product ? ramp_colors(t, ramp, false, true)
                                                : ramp_colors(t, ramp, false, false);
  if (blending == SHADED) blend_step(pixels, part, 0, few, colors, false, SHADED);
  else blend_step(pixels, part, 0, few, colors, blending == COPIED, COVERING);
}
// Blends a part of several rows of a round gradient, as many rows at once as have room for their parameters.
OUT_OF_LINE void blend_round(
    uint32_t *pixels, size_t stride, size_t rows, const covered_part *part, const ck_gradient *gradient, int64_t y,
    enum blending blending) {
  float ts[PARAMETERS];
  if (part->count == 0) return;
  if (blending == COVERING && gradient->ramp.is_opaque) blending = COPIED;
  if (part->count <= LANES && rows == 1) return blend_round_step(pixels, part, gradient, y, blending);
  if (part->count <= LANES / 2 && rows > 1)
    return blend_narrow_round(pixels, stride, rows, part, gradient, y, blending);
  for (size_t i = 0; i < part->count; i += PARAMETERS) {
    covered_part some = *part;
    some.count = part->count - i < PARAMETERS ? part->count - i : PARAMETERS;
    some.coverage = part->coverage ? part->coverage + i : NULL;
    const size_t width = (some.count + LANES - 1) / LANES * LANES, most = PARAMETERS / width;
    for (size_t row = 0; row < rows; row += most) {
      const size_t next = rows - row < most ? rows - row : most;
      write_round_rows(ts, width, next, some.count, some.column + (int64_t)i, y + (int64_t)row, gradient);
      blend_round_rows(pixels + row * stride + i, stride, next, &some, ts, width, &gradient->ramp, blending);
    }
  }
}
