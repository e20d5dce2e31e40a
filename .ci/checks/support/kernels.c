// Every kernel of a level on seeded random input: a line with the digest of all it wrote. Levels and processors must agree.
//
//   kernels LEVEL   0: the baseline, 1: AVX2, 2: AVX-512
//
// With ROUNDS and other kernels linked in as `old_kernels`, of the same form: times of both, and what they differ in.
#include "../../../Sources/CanvasKernels/kernels.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

extern const ck_kernels *old_kernels(enum ck_level level) __attribute__((weak));

static uint64_t state;
static uint64_t next(void) {
  uint64_t z = (state += 0x9E3779B97F4A7C15);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
  return z ^ (z >> 31);
}
static uint32_t below(uint32_t limit) { return (uint32_t)(next() % limit); }
static double number(double low, double high) { return low + (high - low) * (double)(next() >> 11) / 9007199254740992.0; }
static uint32_t pixel(void) {
  uint32_t alphas[] = {0, 255, below(256), below(256)}, alpha = alphas[below(4)];
  return below(alpha + 1) | below(alpha + 1) << 8 | below(alpha + 1) << 16 | alpha << 24;
}

// What kernels read and write. `is_timed`: of one usual size.
enum { SIDE = 64, WIDTH = 300, STRIDE = WIDTH + 20, COUNT = STRIDE * SIDE };
static bool is_timed;
static uint32_t before[COUNT], pixels[COUNT], source[COUNT], color;
static uint8_t coverage[COUNT + 8], bytes_out[4 * COUNT];
static int32_t cells_before[COUNT + 64], cells[COUNT + 64];
static uint64_t marks_before[2 * SIDE], marks[2 * SIDE];
static uint16_t numbers[COUNT], numbers_out[COUNT];
static float places[COUNT];
static ck_cells grid;
static ck_rect rect;
static ck_mask mask;
static ck_image image;
static ck_gradient_shape shape;
static ck_gradient_segment segments[6];
static size_t segment_count;
static ck_gradient gradient;
static float bias[8];
static size_t start, count, width, rows, radius;
static uint32_t figure;
static double sum;

static void set_up(int round) {
  state = 77 + (uint64_t)round;
  for (int i = 0; i < COUNT; i++) {
    before[i] = pixel();
    source[i] = pixel();
    uint8_t coverages[] = {0, 255, 255, (uint8_t)below(256)};
    coverage[i] = coverages[below(4)];
    numbers[i] = (uint16_t)next();
  }
  if (round % 5 == 0) memset(coverage, 255, sizeof coverage);
  if (round % 5 == 1) memset(coverage, 0, sizeof coverage - 100);
  // Runs of the same, as pictures have them.
  if (round % 3 == 0)
    for (int i = 1; i < COUNT; i++)
      if (below(8) != 0) source[i] = source[i - 1];
  memcpy(pixels, before, sizeof pixels);
  color = round % 2 == 0 || is_timed ? pixel() | 0xFF000000 : pixel();
  if (is_timed) color = round % 2 == 0 ? 0xFF336699 : 0x80332211;
  start = is_timed ? 3 : below(9);
  width = is_timed ? WIDTH - 44 : 1 + below(round % 3 == 0 ? WIDTH - 10 : 30);
  count = is_timed ? 253 : below(round % 3 == 0 ? WIDTH : 20);
  rows = is_timed ? SIDE - 4 : 1 + below(5);
  radius = is_timed ? 9 : below(40);

  grid = (ck_cells){.cells = cells, .stride = (width + 6 + 7) / 8 * 8, .width = width, .rows = rows};
  grid.is_even_odd = below(2) == 1;
  memset(cells_before, 0, sizeof cells_before);
  memset(marks_before, 0, sizeof marks_before);
  const uint32_t rarity = is_timed ? 40 : (uint32_t[]){2, 8, 40}[round % 3];
  for (size_t y = 0; y < rows; y++)
    for (size_t x = 0; x < width + 2; x++)
      if (below(rarity) == 0) {
        int32_t areas[] = {131072, -131072, (int32_t)below(300000) - 150000};
        cells_before[y * grid.stride + x] = areas[below(3)];
        marks_before[y * ck_occupancy_words(grid.stride) + x / 256] |= (uint64_t)1 << (x / 4 % 64);
      }
  grid.occupancy = below(2) == 1 ? marks : NULL;

  mask = (ck_mask){.coverage = coverage + start, .stride = STRIDE, .width = is_timed ? 20 : width, .rows = rows};
  if (is_timed && round % 4 > 1)
    for (int i = 0; i < COUNT; i++) coverage[i] = (uint8_t)(i * 7);
  const int32_t x = (int32_t)(100 + below(1000)), y = (int32_t)(100 + below(1000));
  rect = (ck_rect){
      .left = x, .top = y, .right = x + (int32_t)(is_timed ? 200 * 256 + 77 : 1 + below(WIDTH * 250)),
      .bottom = y + (int32_t)(is_timed ? 10000 : 1 + below((uint32_t)rows * 256 * 4))};
  if (below(2) == 1 && rect.right - rect.left > 4 && rect.bottom - rect.top > 4) {
    int32_t dx = 1 + (int32_t)below((uint32_t)(rect.right - rect.left) / 2 - 1);
    int32_t dy = 1 + (int32_t)below((uint32_t)(rect.bottom - rect.top) / 2 - 1);
    rect.hole_left = rect.left + dx;
    rect.hole_right = rect.right - dx;
    rect.hole_top = rect.top + dy;
    rect.hole_bottom = rect.bottom - dy;
  }
  rect.min_x = rect.left >> 8;
  rect.max_x = (rect.right + 255) >> 8;
  rect.min_y = rect.top >> 8;
  rect.max_y = (rect.bottom + 255) >> 8;
  if (rect.max_y > rect.min_y + SIDE - 1) rect.max_y = rect.min_y + SIDE - 1;
  if (round % 4 == 3 && rect.max_x - rect.min_x > 9) {
    rect.min_x += (int32_t)below(5);
    rect.max_x -= (int32_t)below(4);
  }

  const enum ck_tiling tilings[] = {below(4), below(4)};
  image = (ck_image){
      source, (int32_t)(1 + below(150)), (int32_t)(1 + below(100)), tilings[0], tilings[1], .a = number(-1, 1),
      .b = round % 3 == 0 ? 0 : number(-1, 1), .tx = number(-90, 90), .ty = number(-90, 90)};
  if (is_timed)
    image = (ck_image){
        source, 130, 130, CK_TILING_PAD, CK_TILING_PAD, .a = 0.42, .b = round % 4 < 2 ? 0 : 0.17, .tx = 5.25, .ty = 60.5};
  image.c = -image.b;
  image.d = image.a;

  shape = (ck_gradient_shape){
      .kind = (enum ck_gradient_kind)(round % 3), .spread = (enum ck_spread)below(is_timed ? 1 : 3),
      .center_x = number(-50, 300), .center_y = number(-50, 300), .way_x = number(-200, 200), .way_y = number(-200, 200),
      .radius = number(0, 30), .radius_step = number(-10, 300), .start = number(0, 1),
      .direction = below(2) == 1 ? 1 : -1};
  if (below(5) == 0) shape.way_x = shape.way_y = 0, shape.radius_step = 100;
  shape.squared_length = shape.way_x * shape.way_x + shape.way_y * shape.way_y + (shape.kind == 0 && below(1));
  if (shape.squared_length == 0) shape.squared_length = 1;
  shape.a = shape.squared_length - shape.radius_step * shape.radius_step;
  float at = 0;
  for (int i = 0; i < 6; i++) {
    ck_gradient_segment *s = &segments[i];
    for (int c = 0; c < 4; c++) s->color[c] = (float)number(0, 0.7), s->color_change[c] = (float)number(0, 0.3);
    if (round % 2 == 0) {
      s->factor = (float)number(0, 180);
      s->factor_change = (float)number(0, 20);
      s->color[3] = 1;
      s->color_change[3] = 0;
    } else {
      s->factor = 1;
      s->factor_change = 0;
      s->color *= 180;
      s->color_change *= 180;
    }
    s->start = i == 0 ? -INFINITY : at;
    s->end = at = i == 5 ? INFINITY : at + (is_timed ? 0.3f : (float)number(0, 0.4));
    s->origin = i == 0 ? 0 : s->start;
    s->scale = i == 0 || i == 5 ? 0 : 1 / (s->end - s->start);
  }
  segment_count = below(2) == 1 ? 4 : 6;
  segments[segment_count - 1].end = INFINITY;
  segments[segment_count - 1].origin = segments[segment_count - 1].scale = 0;
  gradient = (ck_gradient){
      .shape = shape, .a = image.a, .b = image.b, .c = number(-1, 1), .d = number(-1, 1), .tx = image.tx, .ty = image.ty,
      .is_dithered = below(4) == 0, .ramp = {segments, segment_count, round % 2 == 0}};
  for (int k = 0; k < 8; k++) bias[k] = (float)number(-0.5, 0.5);
  for (int i = 0; i < COUNT; i++)
    places[i] = is_timed ? (float)(i % 253) / 200 : below(20) == 0 ? NAN : (float)number(-0.5, 2);
}

static ck_target target(size_t from, size_t part_width) {
  return (ck_target){pixels + from, STRIDE, is_timed ? STRIDE - from : part_width + below(3) * 5};
}

// Each kernel of the lists has a run: without one, this doesn't compile.
#define RUN(name) static void run_##name(const ck_kernels *k)
RUN(color_cells) {
  memcpy(cells, cells_before, grid.stride * rows * 4);
  memcpy(marks, marks_before, sizeof marks);
  const ck_target t = target(start, width);
  k->color_cells(&grid, &t, color);
}
RUN(color_rect) {
  const ck_target t = target(start, (size_t)(rect.max_x - rect.min_x));
  k->color_rect(&rect, &t, color);
}
RUN(color_mask) {
  const ck_target t = target(start, mask.width);
  k->color_mask(&mask, &t, color);
}
// Rows of coverage, and one colour by them; the digest has the bytes and spans as well.
static ck_span spans[SIDE * (STRIDE / 8 + 2)], clipped_spans[STRIDE / 8 + 2];
static uint16_t span_ends[SIDE];
static uint8_t clipped_bytes[STRIDE + 16];
static const ck_coverage_rows coverage_rows = {bytes_out, STRIDE, spans, span_ends};
static ck_coverage_row coverage_row(size_t y) {
  size_t first = y == 0 ? 0 : span_ends[y - 1];
  return (ck_coverage_row){bytes_out + y * STRIDE, spans + first, span_ends[y] - first, 0};
}
static void add_spans(ck_coverage_row row) {
  for (size_t i = 0; i < row.span_count; i++)
    figure = figure * 31 + (uint32_t)(row.spans[i].start * 5 + row.spans[i].end * 3 + row.spans[i].value);
}
RUN(coverage_cells) {
  memcpy(cells, cells_before, grid.stride * rows * 4);
  memcpy(marks, marks_before, sizeof marks);
  k->coverage_cells(&grid, &coverage_rows);
  ck_target t = target(start, width);
  for (size_t y = 0; y < rows; y++, t.pixels += t.stride) {
    const ck_coverage_row row = coverage_row(y);
    k->color_coverage(&row, &t, color, 1);
    if (!is_timed) add_spans(row);
  }
}
RUN(coverage_rect) {
  ck_target t = target(start, (size_t)(rect.max_x - rect.min_x));
  for (int32_t y = rect.min_y; y < rect.max_y;) {
    const size_t count = k->coverage_rect(&rect, y, &coverage_rows);
    const ck_coverage_row row = coverage_row(0);
    k->color_coverage(&row, &t, color, count);
    if (!is_timed) add_spans(row);
    t.pixels += count * t.stride;
    y += (int32_t)count;
  }
}
RUN(coverage_mask) {
  k->coverage_mask(&mask, &coverage_rows);
  for (size_t y = 0; y < mask.rows && !is_timed; y++) add_spans(coverage_row(y));
}
RUN(threshold_row) {
  k->coverage_mask(&mask, &coverage_rows);
  for (size_t y = 0; y < mask.rows; y++) {
    const ck_coverage_row row = coverage_row(y);
    k->threshold_row(&row);
    if (!is_timed) add_spans(row);
  }
}
RUN(color_coverage) {
  k->coverage_mask(&mask, &coverage_rows);
  const ck_coverage_row row = coverage_row(0);
  const ck_target t = target(start, mask.width);
  k->color_coverage(&row, &t, color, rows);
}
RUN(clip_row) {
  k->coverage_mask(&mask, &coverage_rows);
  const ck_mask_run runs[] = {{3, 20, -1, 255}, {23, 40, 0, 0}, {70, 90, -1, 99}};
  for (size_t y = 0; y < mask.rows; y++) {
    const ck_coverage_row row = coverage_row(y);
    ck_coverage_row clipped = {clipped_bytes, clipped_spans, 0, 0};
    clipped.span_count = k->clip_row(&row, runs, 3, mask.coverage, &clipped);
    k->threshold_row(&clipped);
    if (!is_timed) add_spans(clipped);
  }
}
RUN(alpha_coverage) { k->alpha_coverage(bytes_out, source, count); }
RUN(luminance_coverage) { k->luminance_coverage(bytes_out, source, count); }
// A row of a shape that shares edges with others, what those have taken of it, and the sums of their colours.
static int32_t areas[STRIDE], taken[STRIDE], sums[4 * STRIDE];
static int16_t gains[STRIDE];
static void set_partition(void) {
  for (size_t i = 0; i < STRIDE; i++) {
    areas[i] = (int32_t)(source[i] % 300000) - 100000;
    taken[i] = (int32_t)(before[i] % 131073);
    gains[i] = (int16_t)(numbers[i] % 511 - 255);
    for (int c = 0; c < 4; c++) sums[4 * i + (size_t)c] = (int32_t)(before[i] >> (8 * c) & 255) * 260 - 500;
  }
}
static void add_numbers(const int32_t *from, size_t size) {
  for (size_t i = 0; i < size && !is_timed; i++) figure = figure * 31 + (uint32_t)from[i];
}
RUN(sweep_areas) {
  memcpy(cells, cells_before, grid.stride * 4);
  k->sweep_areas(areas, cells, width, grid.stride);
  add_numbers(areas, width);
}
RUN(take_part) {
  set_partition();
  const ck_columns columns = k->take_part(areas, count, radius % 2 == 0, taken, gains);
  figure = (uint32_t)(columns.first * 1000 + columns.end);
  add_numbers(taken, count);
  for (size_t i = 0; i < count; i++) numbers_out[i] = (uint16_t)gains[i];
}
RUN(add_gains) {
  set_partition();
  k->add_gains(sums, source, gains, count);
  add_numbers(sums, 4 * count);
}
RUN(partition_pixels) {
  set_partition();
  k->partition_pixels(pixels, sums, count);
}
RUN(partition_means) {
  set_partition();
  k->partition_means(pixels, sums, taken, count);
}
RUN(partition_coverage) {
  set_partition();
  k->partition_coverage(bytes_out, taken, count);
}
RUN(blend_rows_full) { k->blend_rows_full(pixels + start, STRIDE, rows, source, STRIDE - 1, count); }
#define MODE(NAME, name, kind) \
  RUN(blend_##name) { k->blend_modes[CK_BLEND_##NAME](pixels + start, source, coverage, count, (uint8_t)(color >> 24)); }
CK_BLEND_MODES(MODE)
#undef MODE
RUN(blur_row) { k->blur_row(numbers, numbers_out, count, radius); }
RUN(blur_columns) {
  size_t columns = count < CK_BLUR_COLUMNS ? count : CK_BLUR_COLUMNS;
  k->blur_columns(numbers, STRIDE, numbers_out, columns, columns, SIDE, radius);
}
RUN(gradient_segments) {
  ck_gradient_segment found[9] = {0};
  ck_gradient_stop stops[8];
  for (size_t i = 0; i < 8; i++)
    stops[i] = (ck_gradient_stop){(double)i / 7, number(-0.1, 1.1), number(0, 1), number(0, 1), number(0, 1)};
  if (radius % 3 == 0) stops[radius % 8].location = stops[1].location;
  const size_t segment_count = k->gradient_segments(found, stops, count % 8, color % 2 == 0);
  const uint32_t *words = (const uint32_t *)found;
  for (size_t i = 0; i < 16 * segment_count; i++) figure = figure * 31 + words[i];
}
// As the level makes it ready.
static ck_gradient ready_gradient(const ck_kernels *k) {
  ck_gradient ready = gradient;
  k->prepare_gradient(&ready);
  return ready;
}
RUN(gradient_parameters) {
  const ck_gradient ready = ready_gradient(k);
  k->gradient_parameters(places, count, (int64_t)start - 4, (int64_t)rows, &ready);
}
// Beyond the row the kernels may leave what they like there.
static void clear_beyond_row(void) { memset(pixels + count, 0, 8 * sizeof *pixels); }
RUN(prepare_gradient) {
  const ck_gradient ready = ready_gradient(k);
  const uint32_t *words = (const uint32_t *)ready.planes.value;
  const bool has_planes = ready.form != CK_ANY_GRADIENT && ready.form != CK_ROUND;
  for (size_t i = 0; has_planes && i < segment_count; i++)
    for (size_t c = 0; c < 12; c++) figure = figure * 31 + words[c * CK_LOOKUP_SEGMENTS + i];
}
RUN(gradient_row) {
  const ck_gradient ready = ready_gradient(k);
  k->gradient_row(pixels, count, (int64_t)start - 4, (int64_t)rows, &ready, ready.is_dithered ? bias : NULL);
  clear_beyond_row();
}
RUN(gradient_coverage) {
  const ck_gradient ready = ready_gradient(k);
  k->coverage_mask(&mask, &coverage_rows);
  ck_target t = target(start, width);
  for (size_t y = 0; y < mask.rows; y++, t.pixels += t.stride) {
    const ck_coverage_row row = coverage_row(y);
    k->gradient_coverage(&row, &ready, (int64_t)y, &t, 1);
  }
}
RUN(add_edges) {
  static ck_edge edges[40];
  const int32_t sides[] = {(int32_t)width * 256, (int32_t)rows * 256};
  for (int i = 0; i < 160; i++) {
    // Short ones, long ones, and those that leave the cells.
    const int32_t from = i & 2 ? edges[i / 4][i & 1] : 0, side = sides[i & 1], shift = numbers[i] % 3 * 4;
    edges[i / 4][i & 3] = from + (int32_t)((int64_t)numbers[i + 160] * (side + 4096) >> 16 >> shift) - (2048 >> shift);
  }
  memset(cells, 0, sizeof cells);
  memset(marks, 0, sizeof marks);
  k->add_edges(&grid, edges, 40, 0, 0);
}
RUN(gradient_rect) {
  const ck_gradient ready = ready_gradient(k);
  const ck_target t = target(start, (size_t)(rect.max_x - rect.min_x));
  k->gradient_rect(&rect, &ready, &t, &coverage_rows);
}
// By rows of coverage where the level has no other way: what it writes is the same.
RUN(gradient_cells) {
  const ck_gradient ready = ready_gradient(k);
  memcpy(cells, cells_before, grid.stride * rows * 4);
  memcpy(marks, marks_before, sizeof marks);
  ck_target t = target(start, width);
  if (k->gradient_cells(&grid, &ready, 3, 5, &t)) return;
  k->coverage_cells(&grid, &coverage_rows);
  for (size_t y = 0; y < rows; y++, t.pixels += t.stride) {
    ck_coverage_row row = coverage_row(y);
    row.x = 3;
    k->gradient_coverage(&row, &ready, 5 + (int64_t)y, &t, 1);
  }
  memset(bytes_out, 0, sizeof bytes_out);
}
// The image sampled in one of four ways.
static ck_image sampled(int i) {
  ck_image result = image;
  result.sampling = (enum ck_sampling)(i % 4);
  if (result.sampling != CK_SAMPLING_MOVED) return result;
  result.a = result.d = 1;
  result.b = result.c = 0;
  const double far = numbers[0] % 3 * 2e9, part = numbers[3] % 2 * 0.7;
  result.tx = (double)start - 90 - far + part;
  result.ty = (double)width - 90 + far + part;
  result.move_x = (int64_t)(result.tx * 256);
  result.move_y = (int64_t)(result.ty * 256);
  return result;
}
RUN(image_row) {
  for (int i = 0; i < 4; i++) {
    const ck_image it = sampled(i);
    k->image_row(pixels + i * STRIDE, count, (int64_t)start - 4, i, &it);
  }
}
RUN(image_coverage) {
  k->coverage_mask(&mask, &coverage_rows);
  ck_target t = target(start, width);
  for (size_t y = 0; y < mask.rows; y++, t.pixels += t.stride) {
    const ck_coverage_row row = coverage_row(y);
    const ck_image it = sampled((int)y);
    k->image_coverage(&row, &it, (int64_t)y, &t, 1);
  }
}
RUN(image_rect) {
  const ck_target t = target(start, (size_t)(rect.max_x - rect.min_x));
  const ck_image it = sampled(numbers[1] % 4);
  k->image_rect(&rect, &it, &t, &coverage_rows);
}
RUN(image_cells) {
  const ck_image it = sampled(numbers[1] % 4);
  memcpy(cells, cells_before, grid.stride * rows * 4);
  memcpy(marks, marks_before, sizeof marks);
  const ck_target t = target(start, width);
  k->image_cells(&grid, &it, 3, 5, &t);
}
RUN(image_parts) {
  const int32_t side = image.width < image.height ? image.width : image.height, cap = side / 3;
  const ck_part parts[] = {
      {10, 0.3, 0, cap, false}, {60, 1.7, cap, numbers[1] % 3 == 0 ? 0 : side - 2 * cap, numbers[2] % 2 == 0},
      {150, 0.7, side - cap, cap, false}};
  const ck_part_axis axis = {parts + (cap == 0), cap == 0 ? 1 : 3, side};
  const ck_parted_image parted = {source, axis, axis, image.a, image.tx, 3, image.b, image.ty, 2};
  k->image_parts(pixels, count, (int64_t)start - 4, &parted);
}
RUN(compare_row) {
  ck_row_difference difference;
  k->compare_row(before, source, count, (uint8_t)radius, bytes_out, &difference);
  figure = difference.changed + 31 * difference.over + 977 * difference.largest;
  sum = (double)difference.squares;
}
RUN(similarity_sum) {
  sum = k->similarity_sum(before, source, STRIDE, 7 + count % 74, 7 + rows);
}
RUN(explaining_shifts) {
  // An eighth of a pixel to the left, and one pixel of any colour.
  uint32_t moved[63];
  for (int i = 0; i < 63; i++) moved[i] = source[i] - (source[i] >> 3 & 0x1F1F1F1F) + (source[i + 1] >> 3 & 0x1F1F1F1F);
  moved[radius % 63] = before[0];
  const ck_picture_rows actual = {moved, 9, 7, 0}, expected = {source, 9, 7, 0};
  const uint64_t every = (UINT64_C(1) << CK_EDGE_SHIFT_COUNT) - 1;
  for (int i = 0; i < 63; i++) {
    const uint64_t shifts = k->explaining_shifts(actual, expected, i % 9, i / 9, every);
    figure = figure * 31 + (uint32_t)(shifts ^ shifts >> 32);
  }
}
RUN(run_length) {
  for (size_t i = 0; i < count; i++) source[i] = is_timed || i < count - count / 3 ? 5 : source[i];
  figure = (uint32_t)k->run_length(source, count + 1);
}
RUN(rgb_samples) { k->rgb_samples(bytes_out, source, count); }
RUN(adler32) { figure = k->adler32(1 + color % 65520, (const uint8_t *)before, is_timed ? 32000 : 7 * count * count % COUNT); }
RUN(filter_weights) {
  uint32_t weights[5];
  k->filter_weights((const uint8_t *)source, (const uint8_t *)before, (size_t)count, 1 + color % 4, weights);
  for (int i = 0; i < 5; i++) figure = figure * 31 + weights[i];
}
RUN(filter_row) {
  k->filter_row(bytes_out, (const uint8_t *)source, (const uint8_t *)before, (size_t)count, 1 + color % 4, (int)(color >> 8) % 5);
}
RUN(inflate) {
  // Random bits as codes of the usual lengths, after as much as repetitions can look back to.
  static ck_inflater inflater;
  uint8_t *data = (uint8_t *)source, *out = bytes_out + CK_INFLATE_HISTORY;
  data[0] = (uint8_t)((data[0] & 0xF8) | 2);
  memcpy(bytes_out, before, CK_INFLATE_HISTORY);
  ck_inflater_start(&inflater, data, 4 * count);
  const size_t size = k->inflate(&inflater, bytes_out, out, out + 20000);
  figure = (uint32_t)(size * 8 + inflater.state);
  memset(out + size, 0, sizeof bytes_out - CK_INFLATE_HISTORY - size);
}
RUN(unfilter_row) {
  k->unfilter_row(
      bytes_out, (const uint8_t *)source, (const uint8_t *)before, count, 1 + color % 4, (int)(color >> 8) % 5);
}
RUN(rgb_pixels) { k->rgb_pixels(pixels, (const uint8_t *)source, count); }
RUN(grey_alpha_pixels) { k->grey_alpha_pixels(pixels, (const uint8_t *)source, count); }
RUN(table_pixels) { k->table_pixels(pixels, (const uint8_t *)source, count, before, 1u << color % 4); }

typedef struct {
  const char *name;
  void (*run)(const ck_kernels *);
} test;
static const test tests[] = {
#define TEST(name) {#name, run_##name},
#define KERNEL(type, name, parameters) TEST(name)
#include "../../../Sources/CanvasKernels/kernel_lists.h"
#define MODE(NAME, name, kind) TEST(blend_##name)
    CK_BLEND_MODES(MODE)};

static uint64_t hash(uint64_t h, const void *memory, size_t size) {
  for (const uint8_t *p = memory; size > 0; size--) h = (h ^ *p++) * 0x100000001B3;
  return h;
}
static uint64_t outcome(const test *t, const ck_kernels *k, int round) {
  set_up(round);
  memset(numbers_out, 0, sizeof numbers_out);
  memset(bytes_out, 0, sizeof bytes_out);
  memset(cells, 0, sizeof cells);
  figure = 0;
  sum = 0;
  t->run(k);
  uint64_t h = hash(14695981039346656037u, pixels, sizeof pixels);
  h = hash(h, numbers_out, sizeof numbers_out);
  // Beyond the row the kernels may leave what they like there.
  h = hash(h, bytes_out, t->run == run_compare_row ? (count + 7) / 8 : 3 * count);
  for (size_t i = 0; i < count; i++) h = places[i] == places[i] ? hash(h, places + i, 4) : h + 1;
  h = hash(h, cells, sizeof cells);
  h = hash(h, &figure, sizeof figure);
  return hash(h, &sum, sizeof sum);
}

static double seconds(const test *t, const ck_kernels *k, int runs_of_it) {
  struct timespec a, b;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &a);
  for (int i = 0; i < runs_of_it; i++) t->run(k);
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &b);
  return (double)(b.tv_sec - a.tv_sec) + 1e-9 * (double)(b.tv_nsec - a.tv_nsec);
}

int main(int argc, char **argv) {
  const enum ck_level level = argc > 1 ? (enum ck_level)atoi(argv[1]) : CK_LEVEL_BASELINE;
  const ck_kernels *kernels = ck_kernels_at(level), *old = old_kernels ? old_kernels(level) : NULL;
  if (!kernels) return 2;
  for (size_t i = 0; i < sizeof tests / sizeof *tests; i++) {
    const test *t = &tests[i];
    if (argc > 2 && !strstr(t->name, argv[2])) continue;
    uint64_t digest = 0;
    is_timed = false;
    for (int round = 0; round < 200; round++) {
      uint64_t mine = outcome(t, kernels, round);
      digest = digest * 31 + mine;
      if (old && outcome(t, old, round) != mine) {
        printf("%s differs in round %d\n", t->name, round);
        break;
      }
    }
    printf("%-24s %016llx", t->name, (unsigned long long)digest);
    if (old && argc > 3) {
      is_timed = true;
      for (int round = 0; round < 4; round++) {
        set_up(round);
        int n = 1;
        while (seconds(t, old, n) < 0.002) n *= 2;
        double best[2] = {1e9, 1e9};
        for (int turn = 0; turn < atoi(argv[3]); turn++) {
          double a = seconds(t, old, n), b = seconds(t, kernels, n);
          if (a < best[0]) best[0] = a;
          if (b < best[1]) best[1] = b;
        }
        printf("  %7.0f ns %5.2f", best[1] / n * 1e9, best[0] / best[1]);
      }
    }
    printf("\n");
  }
}
