// Four pixels mixed into one, inlined into loops of C and Swift.
#ifndef CANVAS_PIXEL_MIX_H
#define CANVAS_PIXEL_MIX_H

#include <stdint.h>

// Each channel: (top · (256 − fy) + bottom · fy + 32768) / 65536, top and bottom being left · (256 − fx) + right · fx.
#if defined(__SSE2__)
#include <emmintrin.h>

static inline uint32_t ck_mix_pixels(
    uint32_t p00, uint32_t p10, uint32_t p01, uint32_t p11, uint32_t fx, uint32_t fy) {
  __m128i zero = _mm_setzero_si128();
  __m128i left = _mm_unpacklo_epi8(_mm_unpacklo_epi32(_mm_cvtsi32_si128((int)p00), _mm_cvtsi32_si128((int)p01)), zero);
  __m128i right = _mm_unpacklo_epi8(_mm_unpacklo_epi32(_mm_cvtsi32_si128((int)p10), _mm_cvtsi32_si128((int)p11)), zero);
  // The upper row's four channels, then the lower row's, each up to 65 280.
  __m128i rows = _mm_add_epi16(
      _mm_mullo_epi16(left, _mm_set1_epi16((short)(256 - fx))), _mm_mullo_epi16(right, _mm_set1_epi16((short)fx)));
  // Signed products want what is 32 768 less; the sum is then 256 · 32 768 less.
  rows = _mm_xor_si128(rows, _mm_set1_epi16((short)0x8000));
  __m128i pairs = _mm_unpacklo_epi16(rows, _mm_unpackhi_epi64(rows, rows));
  __m128i sums = _mm_madd_epi16(pairs, _mm_set1_epi32((int)(fy << 16 | (256 - fy))));
  sums = _mm_srli_epi32(_mm_add_epi32(sums, _mm_set1_epi32(256 * 32768 + 32768)), 16);
  __m128i words = _mm_packs_epi32(sums, sums);
  return (uint32_t)_mm_cvtsi128_si32(_mm_packus_epi16(words, words));
}
#else
static inline uint32_t ck_mix_pixels(
    uint32_t p00, uint32_t p10, uint32_t p01, uint32_t p11, uint32_t fx, uint32_t fy) {
  uint32_t result = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    uint32_t top = (p00 >> shift & 255) * (256 - fx) + (p10 >> shift & 255) * fx;
    uint32_t bottom = (p01 >> shift & 255) * (256 - fx) + (p11 >> shift & 255) * fx;
    result |= (top * (256 - fy) + bottom * fy + 32768) >> 16 << shift;
  }
  return result;
}
#endif

#endif
