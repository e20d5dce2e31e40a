// From the cells of the coverage accumulator to pixels in one go, in several tiers that give the same bytes.
#ifndef CANVAS_SWEEP_KERNELS_H
#define CANVAS_SWEEP_KERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Some rows of cells, and the colour that their coverage is blended with.
typedef struct {
  // Of the first row; zero afterwards. After the last row there are 56 more to read.
  int32_t *cells;
  size_t cell_stride;  // a multiple of 8, at least width + 6; the last four cells are zero
  size_t width, rows;
  uint32_t *pixels;    // the first row's pixel of the first cell
  size_t pixel_stride;
  size_t room;         // how many pixels of a row, from that one on, may be read and written; at least width
  uint32_t color;      // premultiplied
  bool is_even_odd;
  // A word for each row, zero afterwards: bit i is set where one of the four cells from 4i on may not be zero. Or NULL,
  // as it must be for rows of more than 256 cells, and if ck_sweeps_marks says no.
  uint64_t *marks;
} ck_color_sweep;

void ck_sweep_color(ck_color_sweep sweep);
bool ck_sweeps_marks(void);

// How many of the first of `count` cells are zero; both are multiples of 8.
size_t ck_zero_cells(const int32_t *cells, size_t count);

#endif
