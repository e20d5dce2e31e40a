// Coverage from pixels: their alpha, or their luminance.
#pragma once

#include "../Levels/simd.h"

static void alpha_coverage(uint8_t *coverage, const uint32_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++) coverage[i] = (uint8_t)(pixels[i] >> 24);
}

static void luminance_coverage(uint8_t *coverage, const uint32_t *pixels, size_t count) {
  // The weights in 1/65536. Their sum is exactly 1.
  for (size_t i = 0; i < count; i++)
    coverage[i] = (uint8_t)(
        (13933 * (pixels[i] & 255) + 46871 * (pixels[i] >> 8 & 255) + 4732 * (pixels[i] >> 16 & 255) + 32768) >> 16);
}
