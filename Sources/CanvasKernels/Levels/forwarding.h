// Kernels of the level in use by the names and forms that compositors still call.
#ifndef CANVAS_FORWARDING_H
#define CANVAS_FORWARDING_H

#pragma clang assume_nonnull begin

static inline void ck_fill_row(uint32_t *pixels, size_t count, uint32_t pixel) {
  ck_kernels_best()->fill_row(pixels, count, pixel);
}
static inline void ck_blend_color_row(uint32_t *pixels, size_t count, uint32_t pixel) {
  ck_kernels_best()->color_row(pixels, count, pixel);
}
static inline void ck_blend_color_runs(
    uint32_t *row, size_t stride, size_t rows, const ck_color_run *_Nullable runs, size_t run_count, size_t end_x) {
  ck_kernels_best()->color_runs(row, stride, rows, runs, run_count);
}
static inline void ck_blend_row(uint32_t *pixels, const uint32_t *source, size_t count) {
  ck_kernels_best()->blend_row_full(pixels, source, count);
}
static inline void ck_blend_row_with_coverage(
    uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, size_t count) {
  ck_kernels_best()->blend_modes[CK_BLEND_NORMAL](pixels, source, coverage, count, 255);
}
static inline size_t ck_zero_cells(const int32_t *cells, size_t count) {
  return ck_kernels_best()->zero_cells(cells, count);
}
static inline bool ck_sweeps_marks(void) { return true; }

typedef struct {
  int32_t *cells;
  size_t cell_stride, width, rows;
  uint32_t *pixels;
  size_t pixel_stride, room;
  uint32_t color;
  bool is_even_odd;
  uint64_t *_Nullable marks;
} ck_color_sweep;
static inline void ck_sweep_color(ck_color_sweep s) {
  const ck_cells cells = {s.cells, s.cell_stride, s.width, s.rows, s.is_even_odd, s.marks};
  const ck_color_target target = {s.pixels, s.pixel_stride, s.room, s.color};
  ck_kernels_best()->color_cells(&cells, &target);
}

typedef struct {
  const uint8_t *coverage;
  size_t coverage_stride, width, rows;
  uint32_t *pixels;
  size_t pixel_stride, room;
  uint32_t color;
} ck_mask_part;
static inline void ck_blend_mask(ck_mask_part m) {
  const ck_mask mask = {m.coverage, m.coverage_stride, m.width, m.rows};
  const ck_color_target target = {m.pixels, m.pixel_stride, m.room, m.color};
  ck_kernels_best()->color_mask(&mask, &target);
}

typedef struct {
  int32_t left, top, right, bottom, hole_left, hole_top, hole_right, hole_bottom, min_x, min_y, max_x, max_y;
  uint32_t *pixels;  // of the picture
  size_t stride;
  uint32_t color;
} ck_rect_part;
static inline bool ck_fill_rect(ck_rect_part r) {
  const ck_rect rect = {r.left,      r.top,        r.right,       r.bottom, r.hole_left, r.hole_top,
                        r.hole_right, r.hole_bottom, r.min_x,      r.min_y, r.max_x,     r.max_y};
  const ck_color_target target = {
      r.pixels + (r.min_y * (ptrdiff_t)r.stride + r.min_x), r.stride, (size_t)(r.max_x - r.min_x), r.color};
  ck_kernels_best()->color_rect(&rect, &target);
  return true;
}

#pragma clang assume_nonnull end

#endif
