// Rows of coverage from cells, rectangles and masks, and operations on them.

// A row is written from the left, as runs of one value and runs of differing bytes. Shorter runs of one value and
// shorter gaps become bytes, because drawing a row takes time for each of its spans.
enum { LEAST_CONSTANT = 16 };

// A row that is being written. The last run of one value, `start`..<`end`, is not a span yet because it may continue.
typedef struct {
  uint8_t *bytes;
  ck_span *spans;
  size_t count;
  int32_t start, end;
  uint8_t value;
} row_writer;

// The last span, if it has differing bytes and ends at this column.
INLINE ck_span *bytes_before(const row_writer *w, int32_t column) {
  ck_span *last = w->count > 0 ? w->spans + (w->count - 1) : NULL;
  return last && last->value == 0 && last->end == column ? last : NULL;
}

// Ends the open run. A long run becomes a span; a short one becomes differing bytes after the previous ones.
INLINE void close_constant(row_writer *w, bool is_last) {
  int32_t length = w->end - w->start;
  if (length <= 0) return;
  bool is_only = is_last && w->count == 0;
  if (w->value != 0 && (length >= LEAST_CONSTANT || is_only)) {
    w->spans[w->count++] = (ck_span){w->start, w->end, w->value};
  } else if (w->value != 0 || (length < LEAST_CONSTANT && !is_last)) {
    ck_span *before = bytes_before(w, w->start);
    // A short gap that does not follow bytes belongs to no span.
    if (before) before->end = w->end;
    else if (w->value != 0) w->spans[w->count++] = (ck_span){w->start, w->end, 0};
  }
  w->start = w->end;
}

// May change up to seven bytes after them: rows are written from left to right and top to bottom, and have extra room
// at the end.
INLINE void write_value(uint8_t *bytes, int32_t count, uint8_t value) {
  if (count > 64) {
    memset(bytes, value, (size_t)count);
    return;
  }
  const uint64_t eight = value * 0x0101010101010101u;
  for (int32_t i = 0; i < count; i += 8) memcpy(bytes + i, &eight, sizeof eight);
}

// The number of leading bytes of eight that are `value`, and the number of trailing bytes of the eight that end at
// `end`.
INLINE int32_t equal_bytes_from(const uint8_t *bytes, uint8_t value) {
  uint64_t others = load_bytes(bytes) ^ value * 0x0101010101010101u;
  return others == 0 ? 8 : __builtin_ctzll(others) >> 3;
}
INLINE int32_t equal_bytes_before(const uint8_t *bytes, int32_t end, uint8_t value) {
  const int32_t missing = end < 8 ? 8 - end : 0;
  uint64_t others = (load_bytes(bytes + (end - 8 + missing)) << (8 * missing)) ^ value * 0x0101010101010101u;
  return others == 0 ? 8 : __builtin_clzll(others) >> 3;
}

// Adds a run of one value, which may be 0, and writes its bytes. It begins at the end of the last run.
INLINE void add_constant(row_writer *w, int32_t start, int32_t end, uint8_t value) {
  if (w->value == value && w->end == start && w->end > w->start) {
    if (value != 0 || end - start < LEAST_CONSTANT) write_value(w->bytes + start, end - start, value);
    w->end = end;
    return;
  }
  close_constant(w, false);
  w->end = end;
  w->value = value;
  // Preceding bytes that happen to have the same value join the run.
  ck_span *before = bytes_before(w, start);
  int32_t first = start;
  if (before) {
    int32_t count = equal_bytes_before(w->bytes, start, value), length = start - before->start;
    first = start - (count < length ? count : length);
    before->end = first;
    if (first == before->start) w->count--;
  }
  w->start = first;
  if (value != 0 || end - start < LEAST_CONSTANT) write_value(w->bytes + start, end - start, value);
}

// Adds bytes that are already written in place and begin at the end of the last run.
INLINE void add_bytes(row_writer *w, int32_t start, int32_t end) {
  if (w->end == start && w->end > w->start) {
    int32_t count = equal_bytes_from(w->bytes + start, w->value);
    start += count < end - start ? count : end - start;
    w->end = start;
    if (start == end) return;
    close_constant(w, false);
  }
  ck_span *before = bytes_before(w, start);
  if (before) before->end = end;
  else w->spans[w->count++] = (ck_span){start, end, 0};
  w->start = w->end = end;
}

// Adds up to eight bytes, of which the first `count` belong to the row.
INLINE void add_eight(row_writer *w, int32_t x, int32_t count, uint64_t eight) {
  uint64_t first = eight & 255;
  if (eight == first * 0x0101010101010101u) return add_constant(w, x, x + count, (uint8_t)first);
  memcpy(w->bytes + x, &eight, sizeof eight);
  add_bytes(w, x, x + count);
}

INLINE size_t finish_row(row_writer *w) {
  close_constant(w, true);
  if (w->count > 0 && w->spans[w->count - 1].value == 0) {
    // Zeros at the end of the last bytes are dropped.
    ck_span *last = w->spans + (w->count - 1);
    int32_t count = equal_bytes_before(w->bytes, last->end, 0), length = last->end - last->start;
    last->end -= count < length ? count : length;
    if (count >= length) w->count--;
  }
  return w->count;
}

// From cells

INLINE uint64_t lanes_to_bytes(u32x8 lanes) {
  u8x8 bytes = __builtin_convertvector(lanes, u8x8);
  uint64_t result;
  memcpy(&result, &bytes, sizeof result);
  return result;
}

// The number of leading zeros among `count` cells, by eights. `count` is a multiple of 8.
INLINE size_t zero_cells(const int32_t *cells, size_t count) {
  size_t i = 0;
  i32x8 a, b, c, d;
  for (; i + 32 <= count; i += 32) {
    memcpy(&a, cells + i, sizeof a);
    memcpy(&b, cells + i + 8, sizeof b);
    memcpy(&c, cells + i + 16, sizeof c);
    memcpy(&d, cells + i + 24, sizeof d);
    if (mask_bits(((a | b) | (c | d)) != 0) != 0) break;
  }
  for (; i + 8 <= count; i += 8) {
    memcpy(&a, cells + i, sizeof a);
    if (mask_bits(a != 0) != 0) break;
  }
  return i;
}
INLINE size_t write_cells_row(const ck_cells *c, int32_t *cells, uint8_t *bytes, ck_span *spans) {
  row_writer writer = {bytes, spans, 0, 0, 0, 0};
  const size_t width = c->width, stride = c->stride;
  i32x8 sum = 0;
  size_t x = 0;
  while (x < width) {
    const size_t next = x + zero_cells(cells + x, stride - x);
    if (next > x) {
      uint32_t coverage = area_coverage(sum[0], c->is_even_odd);
      add_constant(&writer, (int32_t)x, (int32_t)(next < width ? next : width), (uint8_t)coverage);
      x = next;
      if (x >= width) break;
    }
    uint64_t eight = lanes_to_bytes(area_coverages(take_areas(cells + x, &sum), c->is_even_odd));
    add_eight(&writer, (int32_t)x, width - x < 8 ? (int32_t)(width - x) : 8, eight);
    x += 8;
  }
  // Clear the cells that edges have changed to the right of the last pixel.
  for (; x < stride; x += 8) memset(cells + x, 0, 8 * sizeof *cells);
  return finish_row(&writer);
}
static void coverage_cells(const ck_cells *c, const ck_coverage_rows *rows) {
  const size_t words = ck_occupancy_words(c->stride);
  size_t span_count = 0;
  for (size_t y = 0; y < c->rows; y++) {
    for (size_t i = 0; c->occupancy && i < words; i++) c->occupancy[y * words + i] = 0;
    span_count += write_cells_row(c, c->cells + y * c->stride, rows->bytes + y * rows->stride, rows->spans + span_count);
    rows->span_ends[y] = (uint16_t)span_count;
  }
}

// From rectangles

// The coverages of few pixels are computed; those of many are runs from edge to edge.
INLINE void write_narrow_row(row_writer *w, const ck_rect *r, height h) {
  const int32_t count = r->max_x - r->min_x;
  for (int32_t x = 0; x < count; x += 8) {
    const uint64_t eight = lanes_to_bytes(eight_coverages(widths_at(r, eight_numbers + (r->min_x + x)), h));
    add_eight(w, x, count - x < 8 ? count - x : 8, eight);
  }
}
INLINE void write_wide_row(row_writer *w, const ck_rect *r, bool has_hole, height h) {
  const int32_t edges[4] = {r->left, r->hole_left, r->hole_right, r->right};
  for (int32_t x = r->min_x; x < r->max_x;) {
    // Up to the next pixel that an edge touches, or to the end of this one.
    int32_t end = r->max_x;
    for (int i = 0; i < 4; i++) {
      if (!has_hole && (i == 1 || i == 2)) continue;
      int32_t column = edges[i] >> 8;
      if (column == x && (edges[i] & 255) != 0) end = x + 1;
      else if (column > x && column < end) end = column;
    }
    int32_t area = overlap(x, r->left, r->right) * h.outer;
    if (h.hole > 0) area -= overlap(x, r->hole_left, r->hole_right) * h.hole;
    add_constant(w, x - r->min_x, end - r->min_x, (uint8_t)ck_coverage_nonzero(2 * area));
    x = end;
  }
}
static size_t coverage_rect(const ck_rect *r, int32_t y, const ck_coverage_rows *row) {
  row_writer writer = {row->bytes, row->spans, 0, 0, 0, 0};
  const bool has_hole = r->hole_left < r->hole_right && r->hole_top < r->hole_bottom;
  const height h = {overlap(y, r->top, r->bottom), has_hole ? overlap(y, r->hole_top, r->hole_bottom) : 0};
  if (r->max_x - r->min_x <= LEAST_CONSTANT) write_narrow_row(&writer, r, h);
  else write_wide_row(&writer, r, has_hole, h);
  row->span_ends[0] = (uint16_t)finish_row(&writer);
  return (size_t)equal_rows(r, has_hole, y, h);
}

// From masks

static void coverage_mask(const ck_mask *mask, const ck_coverage_rows *rows) {
  size_t span_count = 0;
  for (size_t y = 0; y < mask->rows; y++) {
    row_writer writer = {rows->bytes + y * rows->stride, rows->spans + span_count, 0, 0, 0, 0};
    for (size_t x = 0; x < mask->width; x += 8) {
      uint64_t eight = load_bytes(mask->coverage + y * mask->stride + x);
      add_eight(&writer, (int32_t)x, mask->width - x < 8 ? (int32_t)(mask->width - x) : 8, eight);
    }
    span_count += finish_row(&writer);
    rows->span_ends[y] = (uint16_t)span_count;
  }
}

// Operations on rows

static void threshold_row(const ck_coverage_row *row) {
  for (ck_span *span = row->spans; span < row->spans + row->span_count; span++) {
    for (int32_t i = span->start; i < span->end; i++) row->bytes[i] = row->bytes[i] >= 128 ? 255 : 0;
    if (span->value != 0) span->value = row->bytes[span->start];
  }
}

INLINE void multiply_bytes(uint8_t *restrict bytes, const uint8_t *restrict a, const uint8_t *restrict b, size_t count) {
  for (size_t i = 0; i < count; i++) bytes[i] = (uint8_t)(((uint16_t)(a[i] * b[i]) + 128) * 257u >> 16);
}
INLINE void scale_bytes(uint8_t *restrict bytes, const uint8_t *restrict from, size_t count, uint8_t factor) {
  for (size_t i = 0; i < count; i++) bytes[i] = (uint8_t)(((uint16_t)(from[i] * factor) + 128) * 257u >> 16);
}

static size_t clip_row(
    const ck_coverage_row *row, const ck_mask_run *runs, size_t run_count, const uint8_t *mask_bytes,
    const ck_coverage_row *clipped) {
  row_writer writer = {clipped->bytes, clipped->spans, 0, 0, 0, 0};
  const ck_mask_run *run = runs, *end = runs + run_count;
  int32_t done = 0;
  for (const ck_span *span = row->spans; span < row->spans + row->span_count; span++) {
    while (run < end && run->x + run->count - row->x <= span->start) run++;
    for (const ck_mask_run *r = run; r < end && r->x - row->x < span->end; r++) {
      int32_t run_start = r->x - row->x, run_end = run_start + r->count;
      int32_t first = run_start > span->start ? run_start : span->start, last = run_end < span->end ? run_end : span->end;
      if (first >= last) continue;
      if (first > done) add_constant(&writer, done, first, 0);
      done = last;
      size_t count = (size_t)(last - first);
      if (r->offset < 0 && span->value != 0) {
        add_constant(&writer, first, last, (uint8_t)ck_divide_by_255((uint32_t)r->coverage * span->value));
        continue;
      }
      if (r->offset < 0) scale_bytes(clipped->bytes + first, row->bytes + first, count, r->coverage);
      else {
        const uint8_t *mask = mask_bytes + (r->offset + first - run_start);
        if (span->value != 0) scale_bytes(clipped->bytes + first, mask, count, span->value);
        else multiply_bytes(clipped->bytes + first, row->bytes + first, mask, count);
      }
      add_bytes(&writer, first, last);
    }
  }
  return finish_row(&writer);
}
