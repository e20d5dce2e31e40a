// The differences between two rows of pixels.
#pragma once

#include <stddef.h>
#include <stdint.h>

typedef struct ck_row_difference {
  // The number of pixels that differ in any channel, and of those in which a channel differs by more than the
  // threshold.
  uint32_t changed, over;
  // The largest difference of each channel, the first channel in the lowest byte.
  uint32_t largest;
  // The sum of the squared differences of all channels.
  uint64_t squares;
} ck_row_difference;
