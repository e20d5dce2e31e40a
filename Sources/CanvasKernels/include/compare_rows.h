// Compares two rows of pixels, in several tiers of instruction set that give the same figures.
#ifndef CANVAS_COMPARE_ROWS_H
#define CANVAS_COMPARE_ROWS_H

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

// Compares `count` pixels, at most 32 767. Bit x % 8 of byte x / 8 of `over_bits` becomes 1 where pixel x is over the
// threshold, and 0 elsewhere; it has room for the bytes of `count` bits.
void ck_compare_row(
    const uint32_t *actual, const uint32_t *expected, size_t count, uint8_t threshold, uint8_t *over_bits,
    ck_row_difference *difference);

#endif
