// Shapes that share edges: how much of each pixel is covered, and by which colours.
#pragma once

#include <stddef.h>

// Columns first..<end.
typedef struct {
  size_t first, end;
} ck_columns;
