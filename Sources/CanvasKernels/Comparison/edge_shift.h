// The shifts of edges that explain how a pixel differs.
#pragma once

#include <stddef.h>
#include <stdint.h>

// Some rows of a picture of straight pixels, of which `pixels` begins with row `top`.
typedef struct ck_picture_rows {
  const uint32_t *_Nonnull pixels;
  ptrdiff_t width, height, top;
} ck_picture_rows;

// The bits of the shifts: right, left, down and up by 0 to 4 eighths of a pixel, and then down right, down left, up right and
// up left by 1 to 3 eighths on each axis, as in `explaining_shifts`. Above them is that of a pixel that differs no more than
// it may without a shift.
enum { CK_EDGE_SHIFT_COUNT = 52 };
static const uint64_t CK_EDGE_NEAR = UINT64_C(1) << 63;
