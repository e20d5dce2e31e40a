// Kernels as they are written without vectors: a pixel after the other, with the formulas of Pixels/formulas.h, which take two
// channels at once. What they write is what the vectors write, so that their instructions can be compared.
//
//   plain_kernels plain|vectors KERNEL TIMES   prints the digest of what is written; `sweep`, `blend`, `coverage`, `gradient`
#include "../../../Sources/CanvasKernels/kernels.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PLAIN __attribute__((noinline, section("counted")))

// One colour by cells. Where no cell is, the colour of the run so far is still known.
static PLAIN void plain_color_cells(const ck_cells *s, const ck_target *target, uint32_t pixel) {
  int32_t *cells = s->cells;
  uint32_t *pixels = target->pixels;
  for (size_t y = 0; y < s->rows; y++, cells += s->stride, pixels += target->stride) {
    int32_t area = 0;
    uint32_t source = 0;
    for (size_t x = 0; x < s->width; x++) {
      if (cells[x] != 0) {
        area += cells[x];
        cells[x] = 0;
        source = ck_scale_pixel(pixel, s->is_even_odd ? ck_coverage_evenodd(area) : ck_coverage_nonzero(area));
      }
      if (source >> 24 == 255) pixels[x] = source;
      else if (source != 0) pixels[x] = ck_source_over(source, pixels[x]);
    }
    for (size_t x = s->width; x < s->stride; x++) cells[x] = 0;
  }
}

static PLAIN void plain_blend_rows_full(uint32_t *pixels, const uint32_t *source, size_t count) {
  for (size_t i = 0; i < count; i++) pixels[i] = ck_source_over(source[i], pixels[i]);
}

static PLAIN void plain_blend_normal(
    uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, size_t count, uint8_t alpha) {
  for (size_t i = 0; i < count; i++) {
    if (coverage[i] == 0) continue;
    const uint32_t factor = ck_divide_by_255((uint32_t)coverage[i] * alpha);
    pixels[i] = ck_source_over(factor == 255 ? source[i] : ck_scale_pixel(source[i], factor), pixels[i]);
  }
}

// From the planes, a segment after the other: see gradient_planes_body.h.
static PLAIN void plain_gradient_row(
    uint32_t *pixels, size_t count, int64_t first, int64_t y, const ck_gradient *gradient, const float *bias) {
  const ck_gradient_planes *p = &gradient->planes;
  const int32_t down = (int32_t)(y - gradient->anchor_y);
  int32_t column = (int32_t)(first - gradient->anchor_x);
  size_t segment = 0;
  uint32_t v[4], across[4];
  bool is_new = true;
  for (size_t i = 0; i < count; i++, column++) {
    while (segment + 1 < CK_LOOKUP_SEGMENTS) {
      const double begin = p->begin[segment + 1] - p->shift * down;
      if (p->is_reversed ? !(column > begin) : !(column >= begin)) break;
      segment++;
      is_new = true;
    }
    for (int c = 0; is_new && c < 4; c++) {
      across[c] = p->across[c][segment];
      v[c] = p->value[c][segment] + p->down[c][segment] * (uint32_t)down + across[c] * (uint32_t)column;
    }
    is_new = false;
    const uint32_t color = v[0] >> 24 | (v[1] >> 16 & 0xFF00) | (v[2] >> 8 & 0xFF0000);
    if (gradient->form == CK_OPAQUE_PLANES) {
      pixels[i] = color | 0xFF000000;
    } else {
      // In 2^-8 of a level; 255 for the alpha itself.
      const uint32_t alpha = v[3] >> 16;
      uint32_t pixel = 0;
      for (int c = 0; c < 4; c++)
        pixel |= ck_divide_by_255((c == 3 ? 0xFF00 : v[c] >> 16) * alpha >> 16) << (8 * c);
      pixels[i] = pixel;
    }
    for (int c = 0; c < 4; c++) v[c] += across[c];
  }
}

// Work of one usual size: rows of 256 pixels.
enum { WIDTH = 256, ROWS = 64, COUNT = WIDTH * ROWS };
static uint32_t pixels[COUNT], source[COUNT];
static uint8_t coverage[COUNT + 8];
static int32_t cells[COUNT + 8];

static uint64_t state = 5;
static uint32_t below(uint32_t limit) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(state >> 33) % limit;
}
static uint32_t pixel(void) {
  const uint32_t alpha = below(4) == 0 ? 255 : below(256);
  return below(alpha + 1) | below(alpha + 1) << 8 | below(alpha + 1) << 16 | alpha << 24;
}

// The edges of a shape cross each row in a few cells.
static void set_cells(void) {
  for (int y = 0; y < ROWS; y++) {
    for (int edge = 0; edge < 4; edge++) {
      const uint32_t x = 10 + 60 * (uint32_t)edge + below(8), part = below(CK_FULL_AREA);
      const int sign = edge % 2 == 0 ? 1 : -1;
      cells[y * WIDTH + x] += sign * (int32_t)part;
      cells[y * WIDTH + x + 1] += sign * (int32_t)(CK_FULL_AREA - part);
    }
  }
}

static void set_gradient(ck_gradient *gradient, ck_gradient_segment *segments, const ck_kernels *kernels) {
  memset(segments, 0, 4 * sizeof *segments);
  for (int i = 0; i < 4; i++) {
    ck_gradient_segment *s = &segments[i];
    for (int c = 0; c < 3; c++) s->color[c] = (float)(i + 1 - c % 2) / 6, s->color_change[c] = 0.1f;
    s->color[3] = 1;
    s->factor = 100 + 30 * (float)i;
    s->factor_change = 20;
    s->start = i == 0 ? -__builtin_inff() : 0.4f * (float)(i - 1);
    s->end = i == 3 ? __builtin_inff() : 0.4f * (float)i;
    s->origin = i == 0 ? 0 : s->start;
    s->scale = i == 0 || i == 3 ? 0 : 2.5f;
    if (s->scale == 0) s->factor_change = 0, s->color_change = 0;
  }
  gradient->ramp.segments = segments;
  gradient->ramp.count = 4;
  gradient->ramp.is_product = true;
  gradient->shape = (ck_gradient_shape){
      .kind = CK_GRADIENT_LINEAR, .spread = CK_SPREAD_PAD, .center_x = 10, .center_y = 5, .way_x = 220, .way_y = 30,
      .squared_length = 220 * 220 + 30 * 30};
  gradient->a = gradient->d = 1;
  kernels->prepare_gradient(gradient);
}

int main(int argc, char **argv) {
  if (argc < 4) return 1;
  const bool is_plain = strcmp(argv[1], "plain") == 0;
  const ck_kernels *k = ck_kernels_at(CK_LEVEL_BASELINE);
  static ck_gradient gradient;
  static ck_gradient_segment segments[4];
  set_gradient(&gradient, segments, k);
  for (int i = 0; i < COUNT; i++) {
    pixels[i] = pixel();
    source[i] = pixel();
    coverage[i] = (uint8_t)(below(4) == 0 ? 255 : below(256));
  }
  const ck_target target = {pixels, WIDTH, WIDTH};
  const uint32_t color = 0x80332211;
  for (int turn = 0; turn < atoi(argv[3]); turn++) {
    if (strcmp(argv[2], "sweep") == 0) {
      set_cells();
      const ck_cells grid = {.cells = cells, .stride = WIDTH, .width = WIDTH, .rows = ROWS};
      if (is_plain) plain_color_cells(&grid, &target, color);
      else k->color_cells(&grid, &target, color);
    }
    for (size_t y = 0; y < ROWS; y++) {
      uint32_t *row = pixels + y * WIDTH, *from = source + y * WIDTH;
      if (strcmp(argv[2], "blend") == 0) {
        if (is_plain) plain_blend_rows_full(row, from, WIDTH);
        else k->blend_rows_full(row, 0, 1, from, 0, WIDTH);
      } else if (strcmp(argv[2], "coverage") == 0) {
        if (is_plain) plain_blend_normal(row, from, coverage + y * WIDTH, WIDTH, 255);
        else k->blend_modes[CK_BLEND_NORMAL](row, from, coverage + y * WIDTH, WIDTH, 255);
      } else if (strcmp(argv[2], "gradient") == 0) {
        if (is_plain) plain_gradient_row(row, WIDTH, 0, (int64_t)y, &gradient, NULL);
        else k->gradient_row(row, WIDTH, 0, (int64_t)y, &gradient, NULL);
      }
    }
  }
  uint64_t digest = 14695981039346656037u;
  for (int i = 0; i < COUNT; i++) digest = (digest ^ pixels[i]) * 0x100000001B3;
  printf("%016llx\n", (unsigned long long)digest);
}
