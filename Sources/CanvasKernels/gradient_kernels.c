#include "gradient_kernels.h"

#include "row_kernels.h"

// A product and a sum must stay two roundings, as vectors have them.
#pragma STDC FP_CONTRACT OFF

static void ramp_scalar(uint32_t *pixels, size_t count, const ck_color_ramp *ramp, int32_t first) {
  for (size_t i = 0; i < count; i++) {
    float place = (float)(first + (int32_t)i), channels[4];
    float factor = ramp->factor + ramp->factor_change * place;
    for (int c = 0; c < 4; c++) channels[c] = (ramp->color[c] + ramp->color_change[c] * place) * factor;
    uint32_t pixel = 0;
    for (int c = 0; c < 4; c++) {
      float value = channels[c] < channels[3] ? channels[c] : channels[3];
      // 1.5 · 2^23 leaves the nearest integer in the low bits; what is below 0 by a rounding gives 0 there.
      union { float number; uint32_t bits; } sum = {.number = value + 12582912.0f};
      uint32_t rounded = sum.bits - 0x4B400000u;
      pixel |= ((int32_t)rounded < 0 ? 0 : rounded > 255 ? 255 : rounded) << (8 * c);
    }
    pixels[i] = pixel;
  }
}

#if defined(__x86_64__)
#include <immintrin.h>

typedef struct {
  __m128 color, color_change, factor, factor_change;
} Ramp128;
static inline __m128i ramp_pixel(const Ramp128 *ramp, __m128 place) {
  __m128 color = _mm_add_ps(ramp->color, _mm_mul_ps(ramp->color_change, place));
  __m128 v = _mm_mul_ps(color, _mm_add_ps(ramp->factor, _mm_mul_ps(ramp->factor_change, place)));
  return _mm_cvtps_epi32(_mm_min_ps(v, _mm_shuffle_ps(v, v, 0xFF)));
}
static void ramp_sse2(uint32_t *pixels, size_t count, const ck_color_ramp *ramp, int32_t first) {
  const Ramp128 r = {
      (__m128)ramp->color, (__m128)ramp->color_change, _mm_set1_ps(ramp->factor), _mm_set1_ps(ramp->factor_change)};
  size_t i = 0;
  for (; i + 4 <= count; i += 4) {
    __m128 places = _mm_cvtepi32_ps(
        _mm_add_epi32(_mm_set1_epi32(first + (int32_t)i), _mm_setr_epi32(0, 1, 2, 3)));
    __m128i p0 = ramp_pixel(&r, _mm_shuffle_ps(places, places, 0x00));
    __m128i p1 = ramp_pixel(&r, _mm_shuffle_ps(places, places, 0x55));
    __m128i p2 = ramp_pixel(&r, _mm_shuffle_ps(places, places, 0xAA));
    __m128i p3 = ramp_pixel(&r, _mm_shuffle_ps(places, places, 0xFF));
    _mm_storeu_si128(
        (__m128i *)(pixels + i), _mm_packus_epi16(_mm_packs_epi32(p0, p1), _mm_packs_epi32(p2, p3)));
  }
  ramp_scalar(pixels + i, count - i, ramp, first + (int32_t)i);
}

#define AVX2 __attribute__((target("avx2")))

typedef struct {
  __m256 color, color_change, factor, factor_change;
} Ramp256;
// Two pixels, of which the places stand in the halves.
AVX2 static inline __m256i ramp_pair(const Ramp256 *ramp, __m256 places) {
  __m256 color = _mm256_add_ps(ramp->color, _mm256_mul_ps(ramp->color_change, places));
  __m256 v = _mm256_mul_ps(color, _mm256_add_ps(ramp->factor, _mm256_mul_ps(ramp->factor_change, places)));
  return _mm256_cvtps_epi32(_mm256_min_ps(v, _mm256_shuffle_ps(v, v, 0xFF)));
}
AVX2 static void ramp_avx2(uint32_t *pixels, size_t count, const ck_color_ramp *ramp, int32_t first) {
  const Ramp256 r = {
      _mm256_broadcast_ps((const __m128 *)&ramp->color), _mm256_broadcast_ps((const __m128 *)&ramp->color_change),
      _mm256_set1_ps(ramp->factor), _mm256_set1_ps(ramp->factor_change)};
  // The lower halves hold pixels 0…3, the upper ones 4…7, so that packing leaves them in order.
  const __m256i order = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256 places = _mm256_cvtepi32_ps(_mm256_add_epi32(_mm256_set1_epi32(first + (int32_t)i), order));
    __m256i p0 = ramp_pair(&r, _mm256_shuffle_ps(places, places, 0x00));
    __m256i p1 = ramp_pair(&r, _mm256_shuffle_ps(places, places, 0x55));
    __m256i p2 = ramp_pair(&r, _mm256_shuffle_ps(places, places, 0xAA));
    __m256i p3 = ramp_pair(&r, _mm256_shuffle_ps(places, places, 0xFF));
    _mm256_storeu_si256(
        (__m256i *)(pixels + i), _mm256_packus_epi16(_mm256_packs_epi32(p0, p1), _mm256_packs_epi32(p2, p3)));
  }
  ramp_sse2(pixels + i, count - i, ramp, first + (int32_t)i);
}
#endif

void ck_write_color_ramp(uint32_t *pixels, size_t count, ck_color_ramp ramp, int32_t first) {
#if defined(__x86_64__)
  switch (ck_current_tier()) {
    case CK_TIER_AVX2: ramp_avx2(pixels, count, &ramp, first); return;
    case CK_TIER_SSE2: ramp_sse2(pixels, count, &ramp, first); return;
    case CK_TIER_SCALAR: break;
  }
#endif
  ramp_scalar(pixels, count, &ramp, first);
}
