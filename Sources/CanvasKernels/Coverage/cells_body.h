// From cells to areas and coverages, eight cells at a time, and the search for cells that are not zero.
#pragma once

#include "../Levels/simd.h"
#include "../Pixels/formulas.h"
#include "cells.h"

// Pixels start..<end of a row, all with the area `area`.
typedef struct {
  uint32_t start, end;
  int32_t area;
} area_run;

INLINE uint32_t area_coverage(int32_t area, bool is_even_odd) {
  return is_even_odd ? ck_coverage_evenodd(area) : ck_coverage_nonzero(area);
}
// The coverages of a vector of pixels. By the even-odd rule both terms are below 2^31, so that they can be compared as
// signed numbers, for which every processor has an instruction. By the other, |INT32_MIN| stays unchanged, and is a
// large unsigned number.
#define AREA_COVERAGES(name, pixels, numbers)                                                                   \
  INLINE pixels name(numbers area, bool is_even_odd) {                                                          \
    const numbers phase = area & (2 * CK_FULL_AREA - 1);                                                        \
    const pixels wave = (pixels)__builtin_elementwise_min(phase, 2 * CK_FULL_AREA - phase);                     \
    const pixels size = (pixels)__builtin_elementwise_abs(area), full = CK_FULL_AREA;                           \
    const pixels a = is_even_odd ? wave : __builtin_elementwise_min(size, full);                                \
    return ((a << 8) - a + 65536) >> 17;                                                                        \
  }
AREA_COVERAGES(area_coverages, u32x8, i32x8)

// A bit for each quad that begins in the first `count` cells, 0 or more.
INLINE uint64_t quads_within(size_t count) {
  return count <= 252 ? ((uint64_t)1 << ((count + 3) / 4)) - 1 : ~(uint64_t)0;
}
// The quads that are not all zero, one bit each, of up to 64 that begin in the first `count` cells.
INLINE uint64_t occupied_quads(const int32_t *cells, size_t count) {
  uint64_t occupied = sixteen_occupied_quads(cells);
  if (count > 64) occupied |= sixteen_occupied_quads(cells + 64) << 16;
  if (count > 128) occupied |= sixteen_occupied_quads(cells + 128) << 32;
  if (count > 192) occupied |= sixteen_occupied_quads(cells + 192) << 48;
  return occupied & quads_within(count);
}

// Reads and clears eight cells, continues the running sum, which is in every lane, and returns the signed areas.
INLINE i32x8 take_areas(int32_t *cells, i32x8 *sum) {
  i32x8 v, zero = 0;
  memcpy(&v, cells, sizeof v);
  memcpy(cells, &zero, sizeof zero);
  v += __builtin_shufflevector(v, zero, 8, 0, 1, 2, 8, 4, 5, 6);
  v += __builtin_shufflevector(v, zero, 8, 8, 0, 1, 8, 8, 4, 5);
  // The total of the lower half continues in the upper half.
  v += __builtin_shufflevector(v, zero, 8, 8, 8, 8, 3, 3, 3, 3);
  i32x8 areas = v + *sum;
  // Separate from the areas, so that a block need not wait for all of the previous one.
  *sum += __builtin_shufflevector(v, v, 7, 7, 7, 7, 7, 7, 7, 7);
  return areas;
}
