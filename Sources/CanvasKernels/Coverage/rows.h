// Coverage as rows of bytes, with spans that give their positions and mark runs of one value. Paints, clips and
// stored masks are made from these.
#pragma once

#include <stddef.h>
#include <stdint.h>

// Pixels start..<end of a row. If the value is 1...255, all their bytes have it. If it is 0, they differ. Pixels
// outside all spans have coverage 0 and no bytes.
typedef struct {
  int32_t start, end;
  uint8_t value;
} ck_span;

// The maximum number of spans in a row of `width` pixels.
static inline size_t ck_most_spans(size_t width) { return width / 8 + 2; }

// The memory that rows of coverage are written to.
typedef struct {
  uint8_t *bytes;       // starts at the first row's first pixel; has room for sixteen more after the last row's last
  size_t stride;        // a multiple of 8, at least the width
  ck_span *spans;       // room for ck_most_spans per row; relative to the row's first pixel
  uint16_t *span_ends;  // the end of each row's spans
} ck_coverage_rows;

// A row of coverage.
typedef struct {
  uint8_t *bytes;
  ck_span *spans;
  size_t span_count;
  int32_t x;  // the device column of the first byte
} ck_coverage_row;
