// Shapes that share edges: how much of each pixel is taken, and by which colours.
#ifndef CANVAS_PARTITION_H
#define CANVAS_PARTITION_H

#include <stddef.h>

// Columns first..<end.
typedef struct {
  size_t first, end;
} ck_columns;

#endif
