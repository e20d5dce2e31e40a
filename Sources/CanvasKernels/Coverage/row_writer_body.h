// Writes a row of coverage.
#pragma once

#include "../Levels/simd.h"
#include "rows.h"

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
