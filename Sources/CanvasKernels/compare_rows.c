#include "compare_rows.h"

#include <string.h>

#include "row_kernels.h"
#include "tiers.h"

// Up to 8 pixels; their bits come back.
static uint8_t compare_scalar(
    const uint32_t *actual, const uint32_t *expected, size_t count, uint8_t threshold, ck_row_difference *sum) {
  uint8_t bits = 0;
  for (size_t i = 0; i < count; i++) {
    if (actual[i] == expected[i]) continue;
    uint32_t largest = sum->largest, is_over = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      int d = (int)(actual[i] >> shift & 255) - (int)(expected[i] >> shift & 255);
      uint32_t distance = (uint32_t)(d < 0 ? -d : d);
      sum->squares += distance * distance;
      if (distance > (largest >> shift & 255)) largest = (largest & ~(255u << shift)) | distance << shift;
      is_over |= distance > threshold;
    }
    sum->largest = largest;
    sum->changed++;
    sum->over += is_over;
    bits |= (uint8_t)(is_over << i);
  }
  return bits;
}

static void compare_rest(
    const uint32_t *actual, const uint32_t *expected, size_t from, size_t count, uint8_t threshold, uint8_t *over_bits,
    ck_row_difference *sum) {
  for (size_t i = from; i < count; i += 8) {
    size_t few = count - i < 8 ? count - i : 8;
    over_bits[i / 8] = compare_scalar(actual + i, expected + i, few, threshold, sum);
  }
}

#if defined(__x86_64__)
#include <immintrin.h>

// The sums of squares stay below 2^32 in each 32-bit lane: a step adds at most 8 · 255², and a row of 32 767 pixels has
// at most 4096 steps.

static void add_vector(ck_row_difference *sum, const uint32_t *squares, const uint32_t *largest, int lanes) {
  for (int lane = 0; lane < lanes; lane++) {
    sum->squares += squares[lane];
    for (int shift = 0; shift < 32; shift += 8) {
      uint32_t mine = sum->largest >> shift & 255, other = largest[lane] >> shift & 255;
      if (other > mine) sum->largest = (sum->largest & ~(255u << shift)) | other << shift;
    }
  }
}

static void compare_sse2(
    const uint32_t *actual, const uint32_t *expected, size_t count, uint8_t threshold, uint8_t *over_bits,
    ck_row_difference *sum) {
  __m128i zero = _mm_setzero_si128(), limit = _mm_set1_epi8((char)threshold);
  __m128i largest = zero, squares = zero;
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    int over = 0, changed = 0;
    for (int half = 0; half < 2; half++) {
      __m128i a = _mm_loadu_si128((const __m128i *)(actual + i + 4 * half));
      __m128i b = _mm_loadu_si128((const __m128i *)(expected + i + 4 * half));
      __m128i d = _mm_or_si128(_mm_subs_epu8(a, b), _mm_subs_epu8(b, a));
      __m128i low = _mm_unpacklo_epi8(d, zero), high = _mm_unpackhi_epi8(d, zero);
      largest = _mm_max_epu8(largest, d);
      squares = _mm_add_epi32(squares, _mm_add_epi32(_mm_madd_epi16(low, low), _mm_madd_epi16(high, high)));
      changed |= (15 ^ _mm_movemask_ps(_mm_castsi128_ps(_mm_cmpeq_epi32(d, zero)))) << 4 * half;
      over |= (15 ^ _mm_movemask_ps(_mm_castsi128_ps(_mm_cmpeq_epi32(_mm_subs_epu8(d, limit), zero)))) << 4 * half;
    }
    sum->changed += (uint32_t)__builtin_popcount((unsigned)changed);
    sum->over += (uint32_t)__builtin_popcount((unsigned)over);
    over_bits[i / 8] = (uint8_t)over;
  }
  uint32_t lanes[2][4];
  _mm_storeu_si128((__m128i *)lanes[0], squares);
  _mm_storeu_si128((__m128i *)lanes[1], largest);
  add_vector(sum, lanes[0], lanes[1], 4);
  compare_rest(actual, expected, i, count, threshold, over_bits, sum);
}

AVX2 static void compare_avx2(
    const uint32_t *actual, const uint32_t *expected, size_t count, uint8_t threshold, uint8_t *over_bits,
    ck_row_difference *sum) {
  __m256i zero = _mm256_setzero_si256(), limit = _mm256_set1_epi8((char)threshold);
  __m256i largest = zero, squares = zero;
  uint32_t changed = 0, over = 0;
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256i a = _mm256_loadu_si256((const __m256i *)(actual + i));
    __m256i b = _mm256_loadu_si256((const __m256i *)(expected + i));
    __m256i d = _mm256_or_si256(_mm256_subs_epu8(a, b), _mm256_subs_epu8(b, a));
    __m256i low = _mm256_unpacklo_epi8(d, zero), high = _mm256_unpackhi_epi8(d, zero);
    largest = _mm256_max_epu8(largest, d);
    squares = _mm256_add_epi32(squares, _mm256_add_epi32(_mm256_madd_epi16(low, low), _mm256_madd_epi16(high, high)));
    int same = _mm256_movemask_ps(_mm256_castsi256_ps(_mm256_cmpeq_epi32(d, zero)));
    int under = _mm256_movemask_ps(_mm256_castsi256_ps(_mm256_cmpeq_epi32(_mm256_subs_epu8(d, limit), zero)));
    changed += 8 - (uint32_t)__builtin_popcount((unsigned)same);
    over += 8 - (uint32_t)__builtin_popcount((unsigned)under);
    over_bits[i / 8] = (uint8_t)~under;
  }
  sum->changed += changed;
  sum->over += over;
  uint32_t lanes[2][8];
  _mm256_storeu_si256((__m256i *)lanes[0], squares);
  _mm256_storeu_si256((__m256i *)lanes[1], largest);
  add_vector(sum, lanes[0], lanes[1], 8);
  compare_rest(actual, expected, i, count, threshold, over_bits, sum);
}
#endif

void ck_compare_row(
    const uint32_t *actual, const uint32_t *expected, size_t count, uint8_t threshold, uint8_t *over_bits,
    ck_row_difference *difference) {
  *difference = (ck_row_difference){0};
#if defined(__x86_64__)
  switch (ck_current_tier()) {
    case CK_TIER_AVX512:
    case CK_TIER_AVX2: return compare_avx2(actual, expected, count, threshold, over_bits, difference);
    case CK_TIER_SSE2: return compare_sse2(actual, expected, count, threshold, over_bits, difference);
    case CK_TIER_SCALAR: break;
  }
#endif
  compare_rest(actual, expected, 0, count, threshold, over_bits, difference);
}
