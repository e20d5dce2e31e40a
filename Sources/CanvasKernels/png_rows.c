#include "png_rows.h"

#include "row_kernels.h"
#include "tiers.h"

// From the second pixel on, at least. Sums as wide as the pixels, and no other condition: of that the compiler makes vector
// code.
static ck_row_changes count_changes(
    const uint32_t *row, const uint32_t *above, size_t from, size_t count, ck_row_changes changes) {
  for (size_t i = from; i < count; i++) {
    changes.across += row[i] != row[i - 1];
    changes.down += row[i] != above[i];
  }
  return changes;
}

static size_t run_length(const uint32_t *pixels, size_t from, size_t count) {
  while (from < count && pixels[from] == pixels[0]) from++;
  return from;
}

static void write_rgb_differences(
    uint8_t *bytes, const uint32_t *row, const uint32_t *expected, size_t from, size_t count) {
  for (size_t i = from; i < count; i++)
    for (int c = 0; c < 3; c++) bytes[3 * i + c] = (uint8_t)((row[i] >> 8 * c) - (expected[i] >> 8 * c));
}

#if defined(__x86_64__)
#include <immintrin.h>

AVX2 static ck_row_changes count_changes_avx2(
    const uint32_t *row, const uint32_t *above, size_t count, ck_row_changes changes) {
  // Minus one for each pair that is the same.
  __m256i across = _mm256_setzero_si256(), down = across;
  size_t i = 1;
  for (; i + 8 <= count; i += 8) {
    __m256i eight = _mm256_loadu_si256((const __m256i *)(row + i));
    __m256i before = _mm256_loadu_si256((const __m256i *)(row + i - 1));
    across = _mm256_add_epi32(across, _mm256_cmpeq_epi32(eight, before));
    down = _mm256_add_epi32(down, _mm256_cmpeq_epi32(eight, _mm256_loadu_si256((const __m256i *)(above + i))));
  }
  uint32_t same_across[8], same_down[8];
  _mm256_storeu_si256((__m256i *)same_across, across);
  _mm256_storeu_si256((__m256i *)same_down, down);
  changes.across += (uint32_t)(i - 1);
  changes.down += (uint32_t)(i - 1);
  for (int lane = 0; lane < 8; lane++) {
    changes.across += same_across[lane];
    changes.down += same_down[lane];
  }
  return count_changes(row, above, i, count, changes);
}

AVX2 static size_t run_length_avx2(const uint32_t *pixels, size_t count) {
  const __m256i first = _mm256_set1_epi32((int)pixels[0]);
  size_t i = 1;
  for (; i + 8 <= count; i += 8) {
    __m256i same = _mm256_cmpeq_epi32(first, _mm256_loadu_si256((const __m256i *)(pixels + i)));
    uint32_t others = (uint32_t)_mm256_movemask_ps(_mm256_castsi256_ps(same)) ^ 0xFF;
    if (others != 0) return i + (size_t)__builtin_ctz(others);
  }
  return run_length(pixels, i, count);
}

AVX2 static void write_rgb_differences_avx2(
    uint8_t *bytes, const uint32_t *row, const uint32_t *expected, size_t count) {
  // Three bytes of each pixel to the front of each half, then both together.
  const __m256i pack = _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1));
  const __m256i join = _mm256_setr_epi32(0, 1, 2, 4, 5, 6, 3, 7);
  size_t i = 0;
  // A step stores eight bytes more than it has, over which the next ones go.
  for (; i + 11 <= count; i += 8) {
    __m256i eight = _mm256_loadu_si256((const __m256i *)(row + i));
    __m256i difference = _mm256_sub_epi8(eight, _mm256_loadu_si256((const __m256i *)(expected + i)));
    __m256i packed = _mm256_permutevar8x32_epi32(_mm256_shuffle_epi8(difference, pack), join);
    _mm256_storeu_si256((__m256i *)(bytes + 3 * i), packed);
  }
  write_rgb_differences(bytes, row, expected, i, count);
}
#endif

ck_row_changes ck_count_row_changes(const uint32_t *row, const uint32_t *above, size_t count) {
  if (count == 0) return (ck_row_changes){0, 0};
  const ck_row_changes first = {0, row[0] != above[0]};
#if defined(__x86_64__)
  if (ck_current_tier() >= CK_TIER_AVX2) return count_changes_avx2(row, above, count, first);
#endif
  return count_changes(row, above, 1, count, first);
}

size_t ck_run_length(const uint32_t *pixels, size_t count) {
#if defined(__x86_64__)
  if (ck_current_tier() >= CK_TIER_AVX2) return run_length_avx2(pixels, count);
#endif
  return run_length(pixels, 1, count);
}

void ck_write_rgb_differences(uint8_t *bytes, const uint32_t *row, const uint32_t *expected, size_t count) {
#if defined(__x86_64__)
  if (ck_current_tier() >= CK_TIER_AVX2) return write_rgb_differences_avx2(bytes, row, expected, count);
#endif
  write_rgb_differences(bytes, row, expected, 0, count);
}
