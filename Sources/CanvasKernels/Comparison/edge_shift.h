// The shifts of edges that explain how pixels differ.
#pragma once

#include <stddef.h>
#include <stdint.h>

// Some rows of a picture of straight pixels, of which `pixels` begins with row `top`.
typedef struct ck_picture_rows {
  const uint32_t *_Nonnull pixels;
  ptrdiff_t width, height, top;
} ck_picture_rows;

// The bytes of eight pixels of a row, with a bit for each. The first is for no shift; then come right, left, down and up by
// 1 to 4 eighths of a pixel, and then down right, down left, up right and up left by 1 to 3 eighths on each axis, as in
// `explain_shifts`. The last is for the pixels that differ no more than they may without a shift. Those between are 0.
enum { CK_SHIFT_BYTES = 64, CK_DIAGONAL_SHIFT = 17, CK_SHIFT_COUNT = 49, CK_NEAR = 63 };
