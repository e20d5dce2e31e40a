// How two rows of pixels differ.
#pragma once

#include <stddef.h>
#include <stdint.h>

typedef struct ck_row_difference {
  // Pixels that differ in any channel, and those with a channel that differs by more than the threshold.
  uint32_t changed, over;
  // The largest difference of each channel, the first channel in the lowest byte.
  uint32_t largest;
  // The sum of the squared differences of all channels.
  uint64_t squares;
} ck_row_difference;
