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
  // A word for each row, zero afterwards: bit i is set where one of the four cells from 4i on may not be zero. Or NULL, as
  // it must be for rows of more than 256 cells.
  uint64_t *occupancy;
} ck_cells;
