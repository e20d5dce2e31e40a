// Coverage as rows of bytes, with spans that say where they lie and which are all one value: what paints, clips and kept
// masks are made from.
#pragma once

#include <stddef.h>
#include <stdint.h>

// Pixels start..<end of a row. A value of 1...255: all their bytes are that. 0: they differ. Pixels outside of all spans
// have coverage 0, and no bytes.
typedef struct {
  int32_t start, end;
  uint8_t value;
} ck_span;

// How many spans a row of so many pixels has at most.
static inline size_t ck_most_spans(size_t width) { return width / 8 + 2; }

// Where rows of coverage go.
typedef struct {
  uint8_t *bytes;       // of the first row's first pixel; after the last row's last there is room for sixteen more
  size_t stride;        // a multiple of 8, at least the width
  ck_span *spans;       // room for ck_most_spans of each row; they count from the row's first pixel
  uint16_t *span_ends;  // for each row one past its last span
} ck_coverage_rows;

// A row of coverage.
typedef struct {
  uint8_t *bytes;
  ck_span *spans;
  size_t span_count;
  int32_t x;  // the device's column of the first byte
} ck_coverage_row;

// A part of a mask's row. Where `offset` is negative all its pixels have `coverage`; else their bytes begin there.
typedef struct {
  int32_t x, count, offset;
  uint8_t coverage;
} ck_mask_run;
