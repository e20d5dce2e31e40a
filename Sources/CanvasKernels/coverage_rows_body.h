// Compiled once for each tier; see coverage_rows.c.

typedef int32_t TIER(lanes) __attribute__((ext_vector_type(8)));
typedef uint32_t TIER(words) __attribute__((ext_vector_type(8)));
typedef uint8_t TIER(octet) __attribute__((ext_vector_type(8)));

// Eight signed areas as coverages. The formulas are those of ck_coverage_nonzero and ck_coverage_evenodd.
static ALWAYS_INLINE uint64_t TIER(round_areas)(const TIER(lanes) *areas, bool is_even_odd) {
  TIER(words) a, full = CK_FULL_AREA;
  if (is_even_odd) {
    a = (TIER(words))*areas & (2 * CK_FULL_AREA - 1);
    a = __builtin_elementwise_min(a, 2 * CK_FULL_AREA - a);
  } else {
    // |INT32_MIN| stays what it is, and is large without a sign.
    a = __builtin_elementwise_min((TIER(words))__builtin_elementwise_abs(*areas), full);
  }
  TIER(octet) coverages = __builtin_convertvector(((a << 8) - a + 65536) >> 17, TIER(octet));
  uint64_t result;
  memcpy(&result, &coverages, sizeof result);
  return result;
}

// Reads and clears eight cells and gives the signed areas; the last of them is what the next eight begin with.
static ALWAYS_INLINE void TIER(take_cells)(int32_t *cells, int32_t *sum, TIER(lanes) *areas) {
  const TIER(lanes) zero = 0;
  TIER(lanes) v;
  memcpy(&v, cells, sizeof v);
  memcpy(cells, &zero, sizeof zero);
  v += __builtin_shufflevector(v, zero, 8, 0, 1, 2, 3, 4, 5, 6);
  v += __builtin_shufflevector(v, zero, 8, 8, 0, 1, 2, 3, 4, 5);
  v += __builtin_shufflevector(v, zero, 8, 8, 8, 8, 0, 1, 2, 3);
  v += *sum;
  *sum = v[7];
  *areas = v;
}

// The first cell from `from` on of the first eight that are not all zero; `end` where there are none.
static ALWAYS_INLINE size_t TIER(next_touched)(const int32_t *cells, size_t from, size_t end) {
  for (; from + 32 <= end; from += 32) {
    TIER(lanes) a, b, c, d;
    memcpy(&a, cells + from, sizeof a);
    memcpy(&b, cells + from + 8, sizeof b);
    memcpy(&c, cells + from + 16, sizeof c);
    memcpy(&d, cells + from + 24, sizeof d);
    a = a | b | c | d;
    if (__builtin_reduce_or(a) != 0) break;
  }
  for (; from < end; from += 8) {
    TIER(lanes) a;
    memcpy(&a, cells + from, sizeof a);
    if (__builtin_reduce_or(a) != 0) return from;
  }
  return end;
}

static ALWAYS_INLINE size_t TIER(cells_row)(
    int32_t *cells, size_t cell_stride, size_t width, bool is_even_odd, uint8_t *bytes, ck_span *spans) {
  RowWriter writer = {bytes, spans, 0, 0, 0, 0};
  int32_t sum = 0;
  size_t x = 0;
  while (x < width) {
    size_t next = TIER(next_touched)(cells, x, cell_stride);
    if (next > x) {
      size_t end = next < width ? next : width;
      uint32_t coverage = is_even_odd ? ck_coverage_evenodd(sum) : ck_coverage_nonzero(sum);
      add_constant(&writer, (int32_t)x, (int32_t)end, (uint8_t)coverage);
      x = next;
      if (x >= width) break;
    }
    TIER(lanes) areas;
    TIER(take_cells)(cells + x, &sum, &areas);
    add_eight(&writer, (int32_t)x, width - x < 8 ? (int32_t)(width - x) : 8, TIER(round_areas)(&areas, is_even_odd));
    x += 8;
  }
  // What edges have added to the right of the last pixel.
  for (; x < cell_stride; x += 8) memset(cells + x, 0, 8 * sizeof *cells);
  return finish_row(&writer);
}

static void TIER(coverage_cells)(const ck_cells *c, const ck_coverage_rows *rows) {
  size_t span_count = 0;
  for (size_t y = 0; y < c->rows; y++) {
    if (c->occupancy) c->occupancy[y] = 0;
    span_count += TIER(cells_row)(
        c->cells + y * c->cell_stride, c->cell_stride, c->width, c->is_even_odd, rows->bytes + y * rows->stride,
        rows->spans + span_count);
    rows->span_ends[y] = (uint16_t)span_count;
  }
}

static void TIER(multiply_bytes)(uint8_t *restrict bytes, const uint8_t *restrict a, const uint8_t *restrict b, size_t count) {
  for (size_t i = 0; i < count; i++) bytes[i] = (uint8_t)(((uint16_t)(a[i] * b[i]) + 128) * 257u >> 16);
}
static void TIER(scale_bytes)(uint8_t *bytes, const uint8_t *from, size_t count, uint8_t factor) {
  for (size_t i = 0; i < count; i++) bytes[i] = (uint8_t)(((uint16_t)(from[i] * factor) + 128) * 257u >> 16);
}

static size_t TIER(clip_row)(
    const ck_coverage_row *row, const ck_mask_run *runs, size_t run_count, const uint8_t *mask_bytes,
    const ck_coverage_row *clipped) {
  RowWriter writer = {clipped->bytes, clipped->spans, 0, 0, 0, 0};
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
        add_constant(&writer, first, last, product(r->coverage, span->value));
        continue;
      }
      if (r->offset < 0) TIER(scale_bytes)(clipped->bytes + first, row->bytes + first, count, r->coverage);
      else {
        const uint8_t *mask = mask_bytes + (r->offset + first - run_start);
        if (span->value != 0) TIER(scale_bytes)(clipped->bytes + first, mask, count, span->value);
        else TIER(multiply_bytes)(clipped->bytes + first, row->bytes + first, mask, count);
      }
      add_bytes(&writer, first, last);
    }
  }
  return finish_row(&writer);
}

static void TIER(threshold_bytes)(uint8_t *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) bytes[i] = bytes[i] >= 128 ? 255 : 0;
}
