// Rows of coverage as bytes, for whatever is not one colour over all that a shape covers.
#ifndef CANVAS_ROWS_H
#define CANVAS_ROWS_H

#include <stddef.h>
#include <stdint.h>

// Columns start..<end of a row, counted from its first; value 1…255: all bytes there are that; 0: they differ.
typedef struct {
  int32_t start, end;
  uint8_t value;
} ck_span;

// Spans say where coverage may be, split at gaps of 16, from the left; the bytes are the truth, and 0 outside of spans.
typedef struct {
  uint8_t *bytes;      // of the first row; there is room for a multiple of 8 in each
  size_t stride;
  int32_t x, y, width, rows;
  uint32_t repeats;    // above 1: there is one row, for so many
  ck_span *spans;      // of all rows, one after the other; there is room for width / 8 + 2 in each
  uint16_t *span_ends;  // of each row: how many spans there are up to its end
} ck_coverage_rows;

#endif
