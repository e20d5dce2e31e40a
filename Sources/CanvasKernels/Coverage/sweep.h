// The cells of the coverage accumulator.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Some rows of cells.
typedef struct {
  // Of the first row; zero afterwards. After the last row there are 56 more to read.
  int32_t *cells;
  size_t stride;  // a multiple of 8, at least width + 6; the last four cells are zero
  size_t width, rows;
  bool is_even_odd;
  // For each row a word for each 256 cells, zero afterwards: bit i of a word is set where one of its four cells from 4i on may
  // not be zero. Or NULL.
  uint64_t *occupancy;
} ck_cells;

static inline size_t ck_occupancy_words(size_t stride) { return (stride + 255) / 256; }
