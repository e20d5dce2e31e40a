// Source pixels over pixels: source over, fully covered or by coverage.
#pragma once

#include "../Levels/simd.h"

INLINE u16x16 over_lanes(u16x16 s, u16x16 d) { return s + divide_by_255(d * (255 - spread_alpha(s))); }
INLINE u32x8 pixels_over(u32x8 source, u32x8 below) {
  wide s = unpack(source), d = unpack(below), rest = spread_numbers(~source >> 24);
  return pack_channels(
      (wide){s.low + divide_by_255(d.low * rest.low), s.high + divide_by_255(d.high * rest.high)});
}
INLINE u32x8 covered_pixels_over(u32x8 source, u32x8 coverage, u32x8 below) {
  wide s = unpack(source), c = spread_numbers(coverage), d = unpack(below);
  u16x16 low = divide_by_255(s.low * c.low), high = divide_by_255(s.high * c.high);
  return pack_channels((wide){over_lanes(low, d.low), over_lanes(high, d.high)});
}

INLINE bool are_opaque(u32x8 pixels) { return mask_bits((i32x8)(pixels | 0x00FFFFFF) == -1) == 0xFF; }

INLINE void blend_eight_full(uint32_t *pixels, const uint32_t *source) {
  const u32x8 s = load(source);
  store(pixels, are_opaque(s) ? s : pixels_over(s, load(pixels)));
}

OUT_OF_LINE void blend_rows_full(
    uint32_t *pixels, size_t stride, size_t rows, const uint32_t *source, size_t source_stride, size_t count) {
  for (; rows > 0; rows--, pixels += stride, source += source_stride) {
    size_t i = 0;
    for (; i + 8 <= count; i += 8) blend_eight_full(pixels + i, source + i);
    const size_t rest = count - i;
    if (rest > 0)
      store_few(pixels + i, rest, pixels_over(load_few(source + i, rest), load_few(pixels + i, rest)));
  }
}

OUT_OF_LINE void blend_normal(
    uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, size_t count, uint8_t alpha) {
  const u32x8 factor = alpha;
  size_t i = 0;
  for (; i < count; i += 8) {
    const size_t few = count - i;
    uint64_t bytes = few >= 8 ? load_bytes(coverage + i) : load_few_bytes(coverage + i, few);
    if (bytes == 0) continue;
    if (few >= 8 && bytes == ~(uint64_t)0 && alpha == 255) {
      blend_eight_full(pixels + i, source + i);
      continue;
    }
    u32x8 c = bytes_to_lanes(bytes);
    if (alpha != 255) c = (u32x8)divide_by_255((u16x16)(c * factor));
    if (few >= 8) store(pixels + i, covered_pixels_over(load(source + i), c, load(pixels + i)));
    else store_few(pixels + i, few, covered_pixels_over(load_few(source + i, few), c, load_few(pixels + i, few)));
  }
}
