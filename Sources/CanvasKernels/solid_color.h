// One colour over pixels, eight at a time: shared by the rows of rectangles, the sweep of cells and masks.
#ifndef CANVAS_SOLID_COLOR_H
#define CANVAS_SOLID_COLOR_H

#if defined(__x86_64__)
#include <immintrin.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "tiers.h"

// round(byte · factor / 255) is (byte · ck_multiplier(factor) + 2^14) >> 15: one rounding multiplication instead of two
// and a sum. 257 · factor / 2 rounded down is such a number for three factors of four; for the others the next one is.
// Tested for every byte and factor.
static inline int16_t ck_multiplier(uint32_t factor) {
  static const uint64_t is_next[4] = {
      0x0022002080002080, 0x820208220a082200, 0xb022228aa1208a20, 0x289a93ac8a5b8ab6};
  return (int16_t)((factor * 257 >> 1) + (is_next[factor >> 6] >> (factor & 63) & 1));
}

// A colour made ready.
typedef struct {
  __m256i source;      // eight times the pixel
  __m256i multiplier;  // of what is below it
  bool is_opaque;
} ck_solid_avx2;

AVX2 static inline ck_solid_avx2 make_solid_avx2(uint32_t pixel) {
  uint32_t alpha = pixel >> 24;
  return (ck_solid_avx2){_mm256_set1_epi32((int)pixel), _mm256_set1_epi16(ck_multiplier(255 - alpha)), alpha == 255};
}
AVX2 static inline __m256i solid_over_avx2(ck_solid_avx2 color, __m256i below) {
  __m256i zero = _mm256_setzero_si256();
  __m256i low = _mm256_mulhrs_epi16(_mm256_unpacklo_epi8(below, zero), color.multiplier);
  __m256i high = _mm256_mulhrs_epi16(_mm256_unpackhi_epi8(below, zero), color.multiplier);
  return _mm256_add_epi8(color.source, _mm256_packus_epi16(low, high));
}

// For _mm256_shuffle_epi8: in each half, byte `a` in the first four 16-bit lanes and byte `b` in the others, as the two
// pixels there have their channels after unpacking.
AVX2 static inline __m256i spread_bytes(uint64_t a, uint64_t b) {
  const uint64_t lanes = 0x0001000100010001, zeros = 0xFF00FF00FF00FF00;
  long long first = (long long)(a * lanes | zeros), second = (long long)(b * lanes | zeros);
  return _mm256_setr_epi64x(first, second, first, second);
}

// Fetches the cache line of a pixel to be. It may lie outside of the picture: nothing is read.
static inline void fetch(const uint32_t *pixels, size_t offset) {
  _mm_prefetch((const char *)((uintptr_t)pixels + 4 * offset), _MM_HINT_T0);
}

// As paint_middle_avx2, of what hides all below. Thirty-two pixels a step, and as many again up to the end: how many steps
// there are changes seldom from row to row, and is foreseen.
AVX2 static inline void fill_middle_avx2(uint32_t *pixels, size_t count, __m256i source, size_t ahead) {
  uint32_t *end = pixels + count;
  if (count <= 16) return;
  if (count > 32) {
    uint32_t *p = (uint32_t *)(((uintptr_t)pixels + 31) & ~(uintptr_t)31);
    for (; p + 32 <= end; p += 32) {
      fetch(p, ahead);
      fetch(p + 16, ahead);
      for (int i = 0; i < 32; i += 8) _mm256_store_si256((__m256i *)(p + i), source);
    }
    _mm256_storeu_si256((__m256i *)(end - 32), source);
    _mm256_storeu_si256((__m256i *)(end - 24), source);
  } else {
    fetch(pixels, ahead);
    fetch(end, ahead);
    _mm256_storeu_si256((__m256i *)(pixels + 8), source);
  }
  _mm256_storeu_si256((__m256i *)(end - 16), source);
}

// The colour over the pixels between the first eight and the last eight of a row, or more, up to all of them: in whole
// vectors on addresses that they divide, so that none lies in two cache lines. What lies `ahead` pixels further on will
// be wanted next.
AVX2 static inline void paint_middle_avx2(uint32_t *pixels, size_t count, ck_solid_avx2 color, size_t ahead) {
  if (color.is_opaque) return fill_middle_avx2(pixels, count, color.source, ahead);
  if (count <= 16) return;
  uint32_t *last = pixels + count - 8;
  uint32_t *p = (uint32_t *)(((uintptr_t)pixels + 31) & ~(uintptr_t)31);
  for (; p + 8 <= last; p += 16) {
    fetch(p, ahead);
    __m256i a = solid_over_avx2(color, _mm256_load_si256((const __m256i *)p));
    __m256i b = solid_over_avx2(color, _mm256_load_si256((const __m256i *)(p + 8)));
    _mm256_store_si256((__m256i *)p, a);
    _mm256_store_si256((__m256i *)(p + 8), b);
  }
  if (p < last) _mm256_store_si256((__m256i *)p, solid_over_avx2(color, _mm256_load_si256((const __m256i *)p)));
}

// One pixel over at least eight, of which nothing below is seen.
AVX2 static inline void fill_stretch_avx2(uint32_t *pixels, size_t count, __m256i source, size_t ahead) {
  fill_middle_avx2(pixels, count, source, ahead);
  _mm256_storeu_si256((__m256i *)pixels, source);
  _mm256_storeu_si256((__m256i *)(pixels + count - 8), source);
}

// The colour over at least eight pixels. The first and the last eight are painted from what they were before: pixels
// that are also among others are only stored twice.
AVX2 static inline void paint_stretch_avx2(uint32_t *pixels, size_t count, ck_solid_avx2 color, size_t ahead) {
  if (color.is_opaque) return fill_stretch_avx2(pixels, count, color.source, ahead);
  __m256i first = solid_over_avx2(color, _mm256_loadu_si256((const __m256i *)pixels));
  __m256i last = solid_over_avx2(color, _mm256_loadu_si256((const __m256i *)(pixels + count - 8)));
  paint_middle_avx2(pixels, count, color, ahead);
  _mm256_storeu_si256((__m256i *)pixels, first);
  _mm256_storeu_si256((__m256i *)(pixels + count - 8), last);
}

// The same over four to eight pixels.
AVX2 static inline void paint_four_to_eight_avx2(uint32_t *pixels, size_t count, ck_solid_avx2 color) {
  __m128i *first = (__m128i *)pixels, *last = (__m128i *)(pixels + count - 4);
  __m256i both = solid_over_avx2(color, _mm256_loadu2_m128i(last, first));
  _mm256_storeu2_m128i(last, first, both);
}

AVX2 static inline __m256i divide_by_255_avx2(__m256i x) {
  return _mm256_mulhi_epu16(_mm256_add_epi16(x, _mm256_set1_epi16(128)), _mm256_set1_epi16(257));
}
// Eight pixels with a source of each its own, made ready.
typedef struct {
  __m256i source, low_rest, high_rest;
} ck_eight_avx2;
AVX2 static inline ck_eight_avx2 make_eight_avx2(__m256i source) {
  __m256i zero = _mm256_setzero_si256(), full = _mm256_set1_epi16(255);
  const __m256i spread = spread_bytes(6, 14);
  __m256i low = _mm256_shuffle_epi8(_mm256_unpacklo_epi8(source, zero), spread);
  __m256i high = _mm256_shuffle_epi8(_mm256_unpackhi_epi8(source, zero), spread);
  return (ck_eight_avx2){source, _mm256_sub_epi16(full, low), _mm256_sub_epi16(full, high)};
}
AVX2 static inline __m256i eight_over_avx2(ck_eight_avx2 eight, __m256i below) {
  __m256i zero = _mm256_setzero_si256();
  __m256i low = divide_by_255_avx2(_mm256_mullo_epi16(_mm256_unpacklo_epi8(below, zero), eight.low_rest));
  __m256i high = divide_by_255_avx2(_mm256_mullo_epi16(_mm256_unpackhi_epi8(below, zero), eight.high_rest));
  return _mm256_add_epi8(eight.source, _mm256_packus_epi16(low, high));
}

// A colour made ready for coverages: what each channel's is multiplied by, and four times the alpha's.
typedef struct {
  __m256i channels, alpha;
} ck_shaded_avx2;

AVX2 static inline ck_shaded_avx2 make_shaded_avx2(uint32_t pixel) {
  int16_t alpha = ck_multiplier(pixel >> 24);
  return (ck_shaded_avx2){
      _mm256_set1_epi64x((long long)(
          (uint64_t)alpha << 48 | (uint64_t)ck_multiplier(pixel >> 16 & 255) << 32 |
          (uint64_t)ck_multiplier(pixel >> 8 & 255) << 16 | (uint64_t)ck_multiplier(pixel & 255))),
      _mm256_set1_epi16(alpha)};
}
// Two pixels of each half in 16-bit lanes: the colour · coverage over `below`.
AVX2 static inline __m256i shaded_over_avx2(ck_shaded_avx2 color, __m256i coverage, __m256i below) {
  __m256i source = _mm256_mulhrs_epi16(coverage, color.channels);
  __m256i rest = _mm256_sub_epi16(_mm256_set1_epi16(255), _mm256_mulhrs_epi16(coverage, color.alpha));
  __m256i product = _mm256_add_epi16(_mm256_mullo_epi16(below, rest), _mm256_set1_epi16(128));
  return _mm256_add_epi16(source, _mm256_mulhi_epu16(product, _mm256_set1_epi16(257)));
}
// The colour over eight pixels, their coverages in 32-bit lanes.
AVX2 static inline void blend_shaded_avx2(uint32_t *pixels, ck_shaded_avx2 color, __m256i coverage) {
  // Each pixel's coverage in the four 16-bit lanes that it has after unpacking.
  const __m256i spread_low = spread_bytes(0, 4), spread_high = spread_bytes(8, 12);
  __m256i zero = _mm256_setzero_si256(), below = _mm256_loadu_si256((const __m256i *)pixels);
  __m256i low = shaded_over_avx2(color, _mm256_shuffle_epi8(coverage, spread_low), _mm256_unpacklo_epi8(below, zero));
  __m256i high = shaded_over_avx2(color, _mm256_shuffle_epi8(coverage, spread_high), _mm256_unpackhi_epi8(below, zero));
  _mm256_storeu_si256((__m256i *)pixels, _mm256_packus_epi16(low, high));
}
#endif

#endif
