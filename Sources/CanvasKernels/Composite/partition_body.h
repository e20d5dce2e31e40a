// Shapes that share edges.
#pragma once

#include "../Levels/simd.h"
#include "../Pixels/formulas.h"
#include "partition.h"

// Like ck_coverage_nonzero, but 0 for negative areas.
INLINE int32_t coverage_byte(int32_t area) { return area <= 0 ? 0 : (area * 255 + 65536) >> 17; }

static void sweep_areas(int32_t *areas, int32_t *cells, size_t width, size_t cell_stride) {
  uint32_t sum = 0;
  for (size_t x = 0; x < width; x++) {
    sum += (uint32_t)cells[x];
    areas[x] = (int32_t)sum;
  }
  for (size_t x = 0; x < cell_stride; x++) cells[x] = 0;
}

static ck_columns take_part(
    const int32_t *areas, size_t width, bool is_negative, int32_t *taken, int16_t *gains) {
  for (size_t x = 0; x < width; x++) {
    int32_t area = is_negative ? (int32_t)(0u - (uint32_t)areas[x]) : areas[x];
    // A sliver that is turned inside out by the rounding of its corners removes the surplus of its neighbour. A
    // negative area of more than 1/64 pixel is not due to rounding: that part of the shape has the opposite
    // direction.
    if (area < -2048) area = area < -CK_FULL_AREA ? CK_FULL_AREA : -area;
    if (area > CK_FULL_AREA) area = CK_FULL_AREA;
    int32_t before = taken[x], after = before + area;
    if (after > CK_FULL_AREA) after = CK_FULL_AREA;
    taken[x] = after;
    gains[x] = (int16_t)(coverage_byte(after) - coverage_byte(before));
  }
  ck_columns columns = {0, width};
  while (columns.end > 0 && gains[columns.end - 1] == 0) columns.end--;
  while (columns.first < columns.end && gains[columns.first] == 0) columns.first++;
  return columns;
}

static void add_gains(int32_t *sums, const uint32_t *source, const int16_t *gains, size_t count) {
  for (size_t i = 0; i < count; i++)
    for (int c = 0; c < 4; c++) sums[4 * i + (size_t)c] += (int32_t)(source[i] >> (8 * c) & 255) * gains[i];
}

// Colours are at most alpha. Slivers of negative area may have left one slightly below 0 or above alpha.
INLINE uint32_t pixel_of(const uint32_t channels[4]) {
  uint32_t pixel = channels[3] << 24;
  for (int c = 0; c < 3; c++) pixel |= (channels[c] < channels[3] ? channels[c] : channels[3]) << (8 * c);
  return pixel;
}

static void partition_pixels(uint32_t *pixels, const int32_t *sums, size_t count) {
  for (size_t i = 0; i < count; i++, sums += 4) {
    uint32_t channels[4];
    for (int c = 0; c < 4; c++) {
      int32_t sum = sums[c] < 0 ? 0 : sums[c] > 65025 ? 65025 : sums[c];
      channels[c] = ck_divide_by_255((uint32_t)sum);
    }
    pixels[i] = pixel_of(channels);
  }
}

static void partition_means(uint32_t *pixels, const int32_t *sums, const int32_t *taken, size_t count) {
  for (size_t i = 0; i < count; i++, sums += 4) {
    int32_t coverage = coverage_byte(taken[i]);
    uint32_t channels[4] = {0};
    for (int c = 0; c < 4 && coverage != 0; c++) {
      int32_t mean = (2 * sums[c] + coverage) / (2 * coverage);
      channels[c] = (uint32_t)(mean < 0 ? 0 : mean > 255 ? 255 : mean);
    }
    pixels[i] = pixel_of(channels);
  }
}

static void partition_coverage(uint8_t *coverage, const int32_t *taken, size_t count) {
  for (size_t i = 0; i < count; i++) coverage[i] = (uint8_t)coverage_byte(taken[i]);
}
