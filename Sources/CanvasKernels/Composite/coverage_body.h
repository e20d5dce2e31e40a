// Draws pixels from rows of coverage.

// Draws one colour with the same coverage in several rows.
static void color_coverage(const ck_coverage_row *row, const ck_target *target, uint32_t pixel, size_t rows) {
  const size_t stride = target->stride;
  for (const ck_span *span = row->spans; span < row->spans + row->span_count; span++) {
    uint32_t *pixels = target->pixels + span->start, *below = pixels + rows * stride;
    const size_t count = (size_t)(span->end - span->start);
    if (span->value == 0) {
      const ck_mask mask = {row->bytes + span->start, 0, count, rows};
      color_mask(&mask, &(ck_target){pixels, stride, target->room - (size_t)span->start}, pixel);
    } else {
      const uint32_t source = span->value == 255 ? pixel : ck_scale_pixel(pixel, span->value);
      for (; pixels != below; pixels += stride) paint_pixels(pixels, count, source, 2 * stride);
    }
  }
}
