// The mask of a clip, in runs.
#pragma once

#include <stdint.h>

// A part of a mask's row. If `offset` is negative, all its pixels have `coverage`; otherwise their bytes begin there.
typedef struct {
  int32_t x, count, offset;
  uint8_t coverage;
} ck_mask_run;
