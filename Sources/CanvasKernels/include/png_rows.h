// Rows of pixels on their way into a PNG.
#ifndef CANVAS_PNG_ROWS_H
#define CANVAS_PNG_ROWS_H

#include <stddef.h>
#include <stdint.h>

// How many pixels of a row differ from the one before them, and how many from the one above.
typedef struct {
  uint32_t across, down;
} ck_row_changes;
ck_row_changes ck_count_row_changes(const uint32_t *row, const uint32_t *above, size_t count);

// How many of the first of `count` pixels, at least 1, are the same.
size_t ck_run_length(const uint32_t *pixels, size_t count);

// bytes[3i + c] = channel c of row[i] less that of expected[i], R, G and B modulo 256: rows of opaque pixels, filtered.
void ck_write_rgb_differences(uint8_t *bytes, const uint32_t *row, const uint32_t *expected, size_t count);

#endif
