// The positions of the centres of a row's pixels in a paint's own space.
#pragma once

// (x_step * i + x, y_step * i + y) for a centre at i = column + 1/2.
typedef struct {
  double x, y, x_step, y_step;
} ck_row_line;
