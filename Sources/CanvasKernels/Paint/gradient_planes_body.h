// The colours of padded linear gradients, from their planes.

#include "../Levels/lanes.h"
#include "gradient_prepared.h"

static void prepare_gradient(ck_gradient *gradient) { ck_prepare_gradient(gradient, HAS_LOOK_UP); }

// The planes on a row: their values at the anchor's column, and the columns relative to it where segments begin. No
// segment begins at the last entry.
typedef struct {
  const ck_gradient *gradient;
  const ck_gradient_planes *planes;
  uint32_t value[4][CK_LOOKUP_SEGMENTS];
  int32_t begin[CK_LOOKUP_SEGMENTS + 1];
  round_row round;  // for a round gradient, which has no planes
} gradient_line;

// The column relative to the anchor, which is no farther away than a picture may be wide.
INLINE int32_t column_from(const ck_gradient *g, int64_t column) {
  return (int32_t)((uint32_t)(uint64_t)column - (uint32_t)g->anchor_x);
}
// The columns where segments begin on the row that is `down` rows below the anchor.
INLINE i32x8 begins_on(const ck_gradient_planes *p, uint32_t down) {
  f64x8 begin;
  memcpy(&begin, p->begin, sizeof begin);
  begin -= p->shift * (double)(int32_t)down;
  const f64x8 farthest = 0x1p30;
  begin = begin < -farthest ? -farthest : begin;
  begin = begin > farthest ? farthest : begin;
  const i32x8 column = __builtin_convertvector(begin, i32x8);
  const f64x8 whole = __builtin_convertvector(column, f64x8);
  // The first column at or after an edge; for reversed segments, the first one after it.
  return column - __builtin_convertvector(p->is_reversed ? begin >= whole : begin > whole, i32x8);
}
INLINE u32x8 values_on(const ck_gradient_planes *p, int channel, uint32_t down) {
  return load(p->value[channel]) + load(p->down[channel]) * down;
}
INLINE uint32_t rows_from(const ck_gradient *g, int64_t y) { return (uint32_t)(uint64_t)y - (uint32_t)g->anchor_y; }

INLINE void make_line(gradient_line *row, const ck_gradient *gradient, int64_t y) {
  const uint32_t down = rows_from(gradient, y);
  const ck_gradient_planes *p = &gradient->planes;
  row->gradient = gradient;
  row->planes = p;
  if (gradient->form == CK_ROUND) {
    row->round = make_round_row(gradient, y);
    return;
  }
  for (int c = 0; c < 4; c++) store(row->value[c], values_on(p, c, down));
  const i32x8 begins = begins_on(p, down);
  memcpy(row->begin, &begins, sizeof begins);
  row->begin[CK_LOOKUP_SEGMENTS] = 1 << 30;
}
// Returns the segment of a column.
INLINE size_t segment_of(const gradient_line *row, int32_t column) {
  i32x8 begin;
  memcpy(&begin, row->begin, sizeof begin);
  const size_t begun = (size_t)__builtin_popcount(mask_bits(begin <= column));
  return begun == 0 ? 0 : begun - 1;
}

INLINE void values_in(lane_pixels *v, const gradient_line *row, size_t segment, lane_pixels columns) {
  for (int c = 0; c < 4; c++) v[c] = row->planes->across[c][segment] * columns + row->value[c][segment];
}
// Red and blue, and green and alpha, are in the halves of lanes: both are multiplied at once.
INLINE lane_pixels straight_pixels(const lane_pixels *v) {
  const lane_pixels upper = 0xFFFF0000;
  const lane_words alpha = (lane_words)(v[3] >> 16 | (v[3] & upper));
  const lane_words red_blue = (lane_words)(v[0] >> 16 | (v[2] & upper));
  const lane_words green_full = (lane_words)(v[1] >> 16 | 0xFF000000);
  return (lane_pixels)words_by_255(high_products(red_blue, alpha)) |
         (lane_pixels)words_by_255(high_products(green_full, alpha)) << 8;
}
INLINE lane_pixels pixels_of(const lane_pixels *v, enum ck_gradient_form form) {
  if (form == CK_STRAIGHT_PLANES) return straight_pixels(v);
  const lane_pixels colors = v[0] >> 24 | (v[1] >> 16 & 0xFF00) | (v[2] >> 8 & 0xFF0000);
  if (form == CK_OPAQUE_PLANES) return colors | 0xFF000000;
  lane_pixels alphas = v[3] >> 24;
  alphas |= alphas << 8;
  alphas |= alphas << 16;
  return least_bytes(colors | 0xFF000000, alphas);
}
#if HAS_LOOK_UP
// Each lane's pixel, from tables of the planes. If there are few segments, none follows the fourth.
INLINE lane_pixels looked_up_pixels(
    const lane_pixels *across, const lane_pixels *value, const int32_t *begin, lane_pixels columns,
    enum ck_gradient_form form, bool has_few_segments) {
  lane_numbers segment = 0;
  const int count = has_few_segments ? CK_FEW_SEGMENTS : CK_LOOKUP_SEGMENTS;
  for (int k = 1; k < count; k++) segment -= (lane_numbers)columns >= begin[k];
  lane_pixels v[4];
  for (int c = 0; c < 4; c++) v[c] = look_up_lanes(across[c], segment) * columns + look_up_lanes(value[c], segment);
  return pixels_of(v, form);
}
INLINE lane_pixels colors_at(
    const gradient_line *row, lane_pixels columns, enum ck_gradient_form form, bool has_few_segments) {
  if (form == CK_ROUND) {
    const ck_gradient_ramp *ramp = &row->gradient->ramp;
    const floats t = round_parameters_at(row->gradient, &row->round, columns), none = 0;
    return ramp->is_product ? LOOKED_UP(t, ramp, true, false, none) : LOOKED_UP(t, ramp, false, false, none);
  }
  lane_pixels across[4], value[4];
  for (int c = 0; c < 4; c++) {
    across[c] = make_table(row->planes->across[c]);
    value[c] = make_table(row->value[c]);
  }
  return looked_up_pixels(across, value, row->begin, columns, form, has_few_segments);
}
#endif
// The colours of LANES pixels, or of `count`, from a column on.
INLINE lane_pixels colors_from(
    const gradient_line *row, int32_t column, size_t few, enum ck_gradient_form form, bool has_few_segments) {
  const lane_pixels columns = (uint32_t)column + lane_order(few);
#if HAS_LOOK_UP
  return colors_at(row, columns, form, has_few_segments);
#else
  lane_pixels v[4];
  size_t segment = segment_of(row, column);
  values_in(v, row, segment, columns);
  while (row->begin[segment + 1] - column < (int32_t)few) {
    segment++;
    const lane_numbers has_begun = (lane_numbers)columns >= row->begin[segment];
    lane_pixels next[4];
    values_in(next, row, segment, columns);
    for (int c = 0; c < 4; c++) v[c] = has_begun ? next[c] : v[c];
  }
  return pixels_of(v, form);
#endif
}
