// Coverage as bytes and spans.

// What is as narrow goes with its neighbours.
enum { WORTH_A_SPAN = 16 };

// More of a row: all spans before are to the left.
INLINE void add_varying(ck_coverage_rows *rows, size_t first_span, size_t *count, int32_t start, int32_t end) {
  ck_span *last = rows->spans + *count - 1;
  if (*count > first_span && last->value == 0 && start - last->end < WORTH_A_SPAN) last->end = end;
  else rows->spans[(*count)++] = (ck_span){start, end, 0};
}
INLINE void add_even(
    ck_coverage_rows *rows, uint8_t *bytes, size_t first_span, size_t *count, int32_t start, int32_t end, uint32_t value) {
  if (start >= end || value == 0) return;
  memset(bytes + start, (int)value, (size_t)(end - start));
  if (end - start < WORTH_A_SPAN) add_varying(rows, first_span, count, start, end);
  else rows->spans[(*count)++] = (ck_span){start, end, (uint8_t)value};
}

static void coverage_cells(const ck_cells *s, ck_coverage_rows *rows) {
  const int32_t width = (int32_t)s->width;
  int32_t *cells = s->cells;
  uint8_t *bytes = rows->bytes;
  uint64_t *marks = s->marks;
  size_t count = 0;
  for (size_t y = 0; y < s->rows; y++, cells += s->stride, bytes += rows->stride) {
    const size_t first_span = count;
    i32x8 sum = 0;
    int32_t start = 0;
    memset(bytes, 0, (s->width + 7) & ~(size_t)7);
    for (size_t base = 0; base < s->stride; base += 256) {
      uint64_t occupied = marks ? *marks : occupied_quads(cells + base, s->stride - base);
      if (marks) *marks++ = 0;
      while (occupied != 0) {
        const size_t quad = (size_t)__builtin_ctzll(occupied), x = base + 4 * quad;
        occupied &= ~(uint64_t)3 << quad;
        const int32_t end = (int32_t)x < width ? (int32_t)x : width;
        add_even(rows, bytes, first_span, &count, start, end, area_coverage(sum[0], s->is_even_odd));
        start = (int32_t)x + 8;
        u32x8 coverage = area_coverages(take_areas(cells + x, &sum), s->is_even_odd);
        if ((int32_t)x >= width) continue;
        coverage &= (u32x8)((i32x8)(width - (int32_t)x) > eight_numbers);
        u8x8 eight_bytes = __builtin_convertvector(coverage, u8x8);
        // Blocks begin at quads: of the last one only the first half may have room.
        const size_t room = ((s->width + 7) & ~(size_t)7) - x;
        memcpy(bytes + x, &eight_bytes, 4);
        if (room >= 8) memcpy(bytes + x + 4, (uint8_t *)&eight_bytes + 4, 4);
        add_varying(rows, first_span, &count, (int32_t)x, start < width ? start : width);
      }
    }
    add_even(rows, bytes, first_span, &count, start, width, area_coverage(sum[0], s->is_even_odd));
    rows->span_ends[y] = (uint16_t)count;
  }
}

// The rows from y on that are alike, as one; gives how many.
static int32_t coverage_rect(const ck_rect *r, int32_t y, ck_coverage_rows *rows) {
  const bool has_hole = r->hole_left < r->hole_right && r->hole_top < r->hole_bottom;
  const height h = {overlap(y, r->top, r->bottom), has_hole ? overlap(y, r->hole_top, r->hole_bottom) : 0};
  const int32_t edges[] = {r->left, has_hole ? r->hole_left : r->left, has_hole ? r->hole_right : r->left, r->right};
  const int32_t width = r->max_x - r->min_x;
  size_t count = 0;
  int32_t start = 0;
  memset(rows->bytes, 0, (size_t)((width + 7) & ~7));
  // Up to each edge's pixel, that pixel, and the rest.
  for (int i = 0; i <= 8; i++) {
    int32_t end = i == 8 ? width : ((edges[i / 2] + (i % 2) * 255) >> 8) - r->min_x;
    if (end > width) end = width;
    if (end <= start) continue;
    const int32_t column = r->min_x + start;
    const int32_t hole = h.hole == 0 ? 0 : overlap(column, r->hole_left, r->hole_right) * h.hole;
    const int32_t area = overlap(column, r->left, r->right) * h.outer - hole;
    add_even(rows, rows->bytes, 0, &count, start, end, ck_coverage_nonzero(2 * area));
    start = end;
  }
  const int32_t alike = equal_rows(r, has_hole, y, h);
  rows->x = r->min_x;
  rows->y = y;
  rows->width = width;
  rows->rows = 1;
  rows->repeats = (uint32_t)alike;
  rows->span_ends[0] = (uint16_t)count;
  return alike;
}

// One colour by rows of coverage.
static void color_rows(const ck_coverage_rows *rows, const ck_color_target *target) {
  const shaded color = make_shaded(target->color);
  const ck_span *span = rows->spans;
  const uint8_t *bytes = rows->bytes;
  uint32_t *pixels = target->pixels;
  for (int32_t y = 0; y < rows->rows; y++, bytes += rows->stride) {
    const ck_span *end = rows->spans + rows->span_ends[y];
    for (uint32_t repeat = 0; repeat < rows->repeats; repeat++, pixels += target->stride) {
      for (const ck_span *s = span; s < end; s++) {
        const size_t count = (size_t)(s->end - s->start);
        uint32_t *part = pixels + s->start;
        if (s->value != 0) {
          uint32_t source = s->value == 255 ? target->color : ck_scale_pixel(target->color, s->value);
          paint_pixels(part, count, source, 2 * target->stride);
          continue;
        }
        const uint8_t *coverage = bytes + s->start;
        size_t i = 0;
        for (; i + 8 <= count; i += 8) blend_shaded(part + i, color, bytes_to_lanes(load_bytes(coverage + i)));
        const size_t few = count - i;
        if (few == 0) continue;
        u32x8 c = bytes_to_lanes(load_few_bytes(coverage + i, few));
        store_few(part + i, few, blended_shade(color, c, load_few(part + i, few)));
      }
    }
    span = end;
  }
}
