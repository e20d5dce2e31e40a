// One colour over pixels, eight at a time: shared by rectangles, the sweep of cells, and masks.
#pragma once

#include "../Levels/lanes.h"
#include "../Pixels/formulas.h"

// A prepared colour.
typedef struct {
  u32x8 source;       // eight copies of the pixel
  u16x16 multiplier;  // for the pixels below it
  bool is_opaque;
} solid;

INLINE solid make_solid(uint32_t pixel) {
  uint32_t alpha = pixel >> 24;
  return (solid){(u32x8)(pixel), (u16x16)(lane_factor(255 - alpha)), alpha == 255};
}
INLINE u32x8 solid_over(solid color, u32x8 below) {
  wide v = unpack(below);
  u32x8 rest = pack_channels((wide){scale_lanes(v.low, color.multiplier), scale_lanes(v.high, color.multiplier)});
  return (u32x8)((u8x32)color.source + (u8x32)rest);
}

INLINE uint32_t *aligned(uint32_t *pixels) { return (uint32_t *)(((uintptr_t)pixels + 31) & ~(uintptr_t)31); }

// Like paint_middle, for an opaque colour. It paints thirty-two pixels per step and then the same number up to the
// end. The number of steps rarely changes from row to row, so the branch is predicted.
INLINE void fill_middle(uint32_t *pixels, size_t count, u32x8 source, size_t ahead) {
  uint32_t *end = pixels + count;
  if (count <= 16) return;
  if (count > 32) {
    uint32_t *p = aligned(pixels);
    for (; p + 32 <= end; p += 32) {
      fetch(p, ahead);
      fetch(p + 16, ahead);
      for (int i = 0; i < 32; i += 8) store(p + i, source);
    }
    store(end - 32, source);
    store(end - 24, source);
  } else {
    fetch(pixels, ahead);
    fetch(end, ahead);
    store(pixels + 8, source);
  }
  store(end - 16, source);
}

// Paints the colour over the pixels between the first eight and the last eight of a row, or over more of them: in
// whole aligned vectors, so that none crosses a cache line. The pixels `ahead` of these are prefetched.
INLINE void paint_middle(uint32_t *pixels, size_t count, solid color, size_t ahead) {
  if (color.is_opaque) return fill_middle(pixels, count, color.source, ahead);
  if (count <= 16) return;
  uint32_t *last = pixels + count - 8, *p = aligned(pixels);
  // Thirty-two pixels per step, then the rest.
  for (; p + 24 <= last; p += 32) {
    fetch(p, ahead);
    fetch(p + 16, ahead);
    for (int i = 0; i < 32; i += 8) store(p + i, solid_over(color, load(p + i)));
  }
  for (; p + 8 <= last; p += 16) {
    fetch(p, ahead);
    u32x8 a = solid_over(color, load(p)), b = solid_over(color, load(p + 8));
    store(p, a);
    store(p + 8, b);
  }
  if (p < last) store(p, solid_over(color, load(p)));
}

// Paints one opaque pixel over at least eight pixels.
INLINE void fill_span(uint32_t *pixels, size_t count, u32x8 source, size_t ahead) {
  fill_middle(pixels, count, source, ahead);
  store(pixels, source);
  store(pixels + count - 8, source);
}

// Paints the colour over at least eight pixels. The first and the last eight are computed from their original values:
// pixels that are also in other groups are merely stored twice.
INLINE void paint_span(uint32_t *pixels, size_t count, solid color, size_t ahead) {
  if (color.is_opaque) return fill_span(pixels, count, color.source, ahead);
  u32x8 first = solid_over(color, load(pixels)), last = solid_over(color, load(pixels + count - 8));
  paint_middle(pixels, count, color, ahead);
  store(pixels, first);
  store(pixels + count - 8, last);
}

#if defined(CK_AVX512)
INLINE __m512i paint_lanes(__m512i source, __m512i multiplier, __m512i below) {
  const __m512i low = _mm512_mulhrs_epi16(_mm512_unpacklo_epi8(below, _mm512_setzero_si512()), multiplier);
  const __m512i high = _mm512_mulhrs_epi16(_mm512_unpackhi_epi8(below, _mm512_setzero_si512()), multiplier);
  return _mm512_add_epi8(source, _mm512_packus_epi16(low, high));
}
// Paints a colour that is not opaque over any number of pixels, sixteen at a time.
INLINE void paint_wide_span(uint32_t *pixels, size_t count, uint32_t pixel, size_t ahead) {
  const __m512i source = _mm512_set1_epi32((int)pixel);
  const __m512i multiplier = _mm512_set1_epi16((short)lane_factor(255 - (pixel >> 24)));
  const __mmask16 lanes = count < 16 ? first_lanes(count) : 0xFFFF;
  uint32_t *last = pixels + (count < 16 ? 0 : count - 16);
  const __m512i begin = paint_lanes(source, multiplier, _mm512_maskz_loadu_epi32(lanes, pixels));
  const __m512i end = paint_lanes(source, multiplier, _mm512_maskz_loadu_epi32(lanes, last));
  for (uint32_t *p = (uint32_t *)(((uintptr_t)pixels + 63) & ~(uintptr_t)63); p < last; p += 16) {
    fetch(p, ahead);
    _mm512_store_si512(p, paint_lanes(source, multiplier, _mm512_load_si512(p)));
  }
  _mm512_mask_storeu_epi32(pixels, lanes, begin);
  _mm512_mask_storeu_epi32(last, lanes, end);
}
#endif

// Does the same for any number of pixels.
INLINE void paint_pixels(uint32_t *pixels, size_t count, uint32_t pixel, size_t ahead) {
#if defined(CK_AVX512)
  if (pixel >> 24 != 255) return paint_wide_span(pixels, count, pixel, ahead);
#endif
  if (count >= 8) {
    paint_span(pixels, count, make_solid(pixel), ahead);
  } else if (count >= 4) {
    store_few(pixels, count, solid_over(make_solid(pixel), load_few(pixels, count)));
  } else {
    for (size_t i = 0; i < count; i++) pixels[i] = ck_source_over(pixel, pixels[i]);
  }
}

// Eight prepared pixels, each with its own source.
typedef struct {
  u32x8 source;
  wide rest;
} eight;
INLINE eight make_eight(u32x8 source) {
  wide v = unpack(source);
  return (eight){source, {255 - spread_alpha(v.low), 255 - spread_alpha(v.high)}};
}
INLINE u32x8 eight_over(eight e, u32x8 below) {
  wide v = unpack(below);
  wide rest = {divide_by_255(v.low * e.rest.low), divide_by_255(v.high * e.rest.high)};
  return (u32x8)((u8x32)e.source + (u8x32)pack_channels(rest));
}

// A colour prepared for coverages: the factor of each channel, and the factor of alpha in all lanes.
typedef struct {
  u16x16 channels, alpha;
} shaded;

INLINE shaded make_shaded(uint32_t pixel) {
  uint16_t r = lane_factor(pixel & 255), g = lane_factor(pixel >> 8 & 255), b = lane_factor(pixel >> 16 & 255);
  uint16_t alpha = lane_factor(pixel >> 24);
  uint64_t all = (uint64_t)alpha << 48 | (uint64_t)b << 32 | (uint64_t)g << 16 | r;
  return (shaded){(u16x16)(i64x4)((int64_t)all), (u16x16)(alpha)};
}
// The colour times eight pixels' coverages, in 32-bit lanes, as sources.
INLINE u32x8 shaded_sources(shaded color, u32x8 coverage) {
  wide c = spread_numbers(coverage);
  return pack_channels((wide){scale_lanes(c.low, color.channels), scale_lanes(c.high, color.channels)});
}
INLINE u16x16 shaded_over(shaded color, u16x16 coverage, u16x16 below) {
  u16x16 rest = 255 - scale_lanes(coverage, color.alpha);
  return scale_lanes(coverage, color.channels) + divide_by_255(below * rest);
}
// Paints the colour over eight pixels.
INLINE u32x8 blended_shade(shaded color, u32x8 coverage, u32x8 below) {
  wide c = spread_numbers(coverage), v = unpack(below);
  return pack_channels((wide){shaded_over(color, c.low, v.low), shaded_over(color, c.high, v.high)});
}
INLINE void blend_shaded(uint32_t *pixels, shaded color, u32x8 coverage) {
  store(pixels, blended_shade(color, coverage, load(pixels)));
}
// Does the same if only the first `count` pixels belong to the row and `room` pixels may be accessed.
INLINE void blend_last_shaded(uint32_t *pixels, size_t count, size_t room, shaded color, u32x8 coverage) {
  coverage &= (u32x8)((i32x8)((int32_t)count) > eight_numbers);
  if (room >= 8) return blend_shaded(pixels, color, coverage);
  uint32_t last[8] = {0};
  memcpy(last, pixels, 4 * room);
  blend_shaded(last, color, coverage);
  memcpy(pixels, last, 4 * room);
}
