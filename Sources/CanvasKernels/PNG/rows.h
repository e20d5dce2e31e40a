// Rows of pixels on their way into a PNG.
#pragma once

#include <stddef.h>
#include <stdint.h>

// How many pixels of a row differ from the one before them, and how many from the one above.
typedef struct {
  uint32_t across, down;
} ck_row_changes;
