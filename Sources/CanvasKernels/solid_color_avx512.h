// One colour over pixels, sixteen at a time: what solid_color.h does, with lanes that are left out instead of rests.
#ifndef CANVAS_SOLID_COLOR_AVX512_H
#define CANVAS_SOLID_COLOR_AVX512_H

#include "solid_color.h"

#if defined(__x86_64__)

// The first `count` of sixteen lanes, or all of them.
AVX512 static inline __mmask16 first_lanes(size_t count) {
  return count < 16 ? (__mmask16)((1u << count) - 1) : (__mmask16)0xFFFF;
}

typedef struct {
  __m512i source;      // sixteen times the pixel
  __m512i multiplier;  // of what is below it
  bool is_opaque;
} ck_solid_avx512;

AVX512 static inline ck_solid_avx512 make_solid_avx512(uint32_t pixel) {
  uint32_t alpha = pixel >> 24;
  return (ck_solid_avx512){_mm512_set1_epi32((int)pixel), _mm512_set1_epi16(ck_multiplier(255 - alpha)), alpha == 255};
}
AVX512 static inline __m512i solid_over_avx512(ck_solid_avx512 color, __m512i below) {
  __m512i zero = _mm512_setzero_si512();
  __m512i low = _mm512_mulhrs_epi16(_mm512_unpacklo_epi8(below, zero), color.multiplier);
  __m512i high = _mm512_mulhrs_epi16(_mm512_unpackhi_epi8(below, zero), color.multiplier);
  return _mm512_add_epi8(color.source, _mm512_packus_epi16(low, high));
}
AVX512 static inline void paint_lanes_avx512(uint32_t *pixels, __mmask16 lanes, ck_solid_avx512 color) {
  __m512i result = color.source;
  if (!color.is_opaque) result = solid_over_avx512(color, _mm512_maskz_loadu_epi32(lanes, pixels));
  _mm512_mask_storeu_epi32(pixels, lanes, result);
}
// The colour over any number of pixels; what lies `ahead` pixels further on will be wanted next.
AVX512 static inline void paint_stretch_avx512(uint32_t *pixels, size_t count, ck_solid_avx512 color, size_t ahead) {
  // Up to a whole cache line.
  size_t head = (0 - (uintptr_t)pixels / 4) & 15;
  if (head > count) head = count;
  if (head > 0) paint_lanes_avx512(pixels, first_lanes(head), color);
  uint32_t *p = pixels + head, *end = pixels + count;
  if (color.is_opaque) {
    for (; end - p >= 16; p += 16) {
      fetch(p, ahead);
      _mm512_storeu_si512(p, color.source);
    }
  } else {
    for (; end - p >= 16; p += 16) {
      fetch(p, ahead);
      _mm512_storeu_si512(p, solid_over_avx512(color, _mm512_loadu_si512(p)));
    }
  }
  if (p < end) paint_lanes_avx512(p, first_lanes((size_t)(end - p)), color);
}

// As spread_bytes, in all four quarters.
AVX512 static inline __m512i spread_bytes_avx512(uint64_t a, uint64_t b) {
  return _mm512_broadcast_i32x4(_mm256_castsi256_si128(spread_bytes(a, b)));
}

// A colour made ready for coverages.
typedef struct {
  __m512i channels, alpha;
} ck_shaded_avx512;

AVX512 static inline ck_shaded_avx512 make_shaded_avx512(uint32_t pixel) {
  ck_shaded_avx2 half = make_shaded_avx2(pixel);
  return (ck_shaded_avx512){
      _mm512_broadcast_i64x4(half.channels), _mm512_broadcast_i64x4(half.alpha)};
}
AVX512 static inline __m512i shaded_over_avx512(ck_shaded_avx512 color, __m512i coverage, __m512i below) {
  __m512i source = _mm512_mulhrs_epi16(coverage, color.channels);
  __m512i rest = _mm512_sub_epi16(_mm512_set1_epi16(255), _mm512_mulhrs_epi16(coverage, color.alpha));
  __m512i product = _mm512_add_epi16(_mm512_mullo_epi16(below, rest), _mm512_set1_epi16(128));
  return _mm512_add_epi16(source, _mm512_mulhi_epu16(product, _mm512_set1_epi16(257)));
}
// The colour over some of sixteen pixels, their coverages in 32-bit lanes.
AVX512 static inline void blend_shaded_avx512(
    uint32_t *pixels, __mmask16 lanes, ck_shaded_avx512 color, __m512i coverage) {
  const __m512i spread_low = spread_bytes_avx512(0, 4), spread_high = spread_bytes_avx512(8, 12);
  __m512i zero = _mm512_setzero_si512(), below = _mm512_maskz_loadu_epi32(lanes, pixels);
  __m512i low = _mm512_unpacklo_epi8(below, zero), high = _mm512_unpackhi_epi8(below, zero);
  low = shaded_over_avx512(color, _mm512_shuffle_epi8(coverage, spread_low), low);
  high = shaded_over_avx512(color, _mm512_shuffle_epi8(coverage, spread_high), high);
  _mm512_mask_storeu_epi32(pixels, lanes, _mm512_packus_epi16(low, high));
}
#endif

#endif
