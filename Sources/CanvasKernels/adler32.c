#include "adler32.h"

#include <zlib.h>

#include "row_kernels.h"
#include "tiers.h"

#if defined(__x86_64__)
#include <immintrin.h>

// The checksum's two halves modulo 65521 are a = 1 + the sum of all bytes, and b = the sum of what a was after each. Over
// 32 bytes b grows by 32 times the a before them and by 32 times the first byte, 31 times the second, and so on.
AVX2 static uint32_t adler32_avx2(uint32_t checksum, const uint8_t *bytes, size_t count) {
  const __m256i weights = _mm256_setr_epi8(
      32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1);
  const __m256i zero = _mm256_setzero_si256(), ones = _mm256_set1_epi16(1);
  uint32_t a = checksum & 0xFFFF, b = checksum >> 16;
  while (count >= 32) {
    // As many steps as b surely stays below 2^32: zlib's NMAX, 5552 bytes, in whole steps.
    size_t steps = count / 32 < 173 ? count / 32 : 173;
    __m256i sums = zero, earlier_sums = zero, weighted = zero;
    for (const uint8_t *end = bytes + 32 * steps; bytes != end; bytes += 32) {
      __m256i v = _mm256_loadu_si256((const __m256i *)bytes);
      earlier_sums = _mm256_add_epi32(earlier_sums, sums);
      sums = _mm256_add_epi32(sums, _mm256_sad_epu8(v, zero));
      weighted = _mm256_add_epi32(weighted, _mm256_madd_epi16(_mm256_maddubs_epi16(v, weights), ones));
    }
    uint32_t lanes[3][8];
    _mm256_storeu_si256((__m256i *)lanes[0], sums);
    _mm256_storeu_si256((__m256i *)lanes[1], earlier_sums);
    _mm256_storeu_si256((__m256i *)lanes[2], weighted);
    b += 32 * (uint32_t)steps * a;
    for (int lane = 0; lane < 8; lane++) {
      a += lanes[0][lane];
      b += 32 * lanes[1][lane] + lanes[2][lane];
    }
    a %= 65521;
    b %= 65521;
    count -= 32 * steps;
  }
  return (uint32_t)adler32(b << 16 | a, bytes, (uInt)count);
}
#endif

uint32_t ck_adler32(uint32_t checksum, const uint8_t *bytes, size_t count) {
  if (count == 0) return checksum;
#if defined(__x86_64__)
  if (ck_current_tier() >= CK_TIER_AVX2) return adler32_avx2(checksum, bytes, count);
#endif
  return (uint32_t)adler32_z(checksum, bytes, count);
}
