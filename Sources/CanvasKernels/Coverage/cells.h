// The cells of the coverage accumulator.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Rows of cells.
typedef struct {
  // The first row's cells, which readers set to zero. 56 more after the last row can be read.
  int32_t *cells;
  size_t stride;  // a multiple of 8, at least width + 6; the last four cells are zero
  size_t width, rows;
  bool is_even_odd;
  // One word per 256 cells of each row, or NULL; zero afterwards. Bit i of a word is set if one of the four cells
  // from 4i on may not be zero.
  uint64_t *occupancy;
} ck_cells;

// An edge from one point to another, as x, y, x, y in 1/256 pixel.
typedef int32_t ck_edge __attribute__((ext_vector_type(4)));

static inline size_t ck_occupancy_words(size_t stride) { return (stride + 255) / 256; }
