// Multiplies a row of coverage by a row of a mask.
#pragma once

#include "../Coverage/row_writer_body.h"
#include "../Pixels/formulas.h"
#include "mask_run.h"

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
