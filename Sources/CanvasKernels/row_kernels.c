#include "row_kernels.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "coverage_quads.h"
#include "solid_color.h"

// The formulas stand in coverage_quads.h (ck_scale_pixel, ck_source_over); the wide tiers are the same arithmetic in
// 16-bit lanes, where round(x / 255) is ⌊(x + 128) · 257 / 2^16⌋, or for one colour what solid_color.h multiplies by.

// Scalar

static inline void fill_scalar(uint32_t *pixels, size_t count, uint32_t pixel) {
  for (size_t i = 0; i < count; i++) pixels[i] = pixel;
}
static inline void blend_color_scalar(uint32_t *pixels, size_t count, uint32_t pixel) {
  for (size_t i = 0; i < count; i++) pixels[i] = ck_source_over(pixel, pixels[i]);
}
// Narrow runs, and runs that lie side by side, are laid out once as a row of source pixels, with nothing (transparent)
// after them up to whole vectors, where the picture has room for that: no step of a row then depends on the runs.
#define WIDEST_LAID_OUT 64
static size_t lay_out_runs(uint32_t *source, const ck_color_run *runs, size_t run_count, size_t room) {
  size_t width = (size_t)(runs[run_count - 1].x - runs[0].x + runs[run_count - 1].count);
  size_t padded = width <= 4 ? 4 : (width + 7) & ~(size_t)7;
  if (padded > WIDEST_LAID_OUT || padded > room) return 0;
  memset(source, 0, 4 * padded);
  for (size_t i = 0; i < run_count; i++)
    for (int32_t x = 0; x < runs[i].count; x++) source[runs[i].x - runs[0].x + x] = runs[i].pixel;
  return padded;
}
// How many of the runs, from the first on, lie side by side but for gaps that are not worth a vector of their own.
static size_t neighbouring_runs(const ck_color_run *runs, size_t run_count) {
  size_t i = 1;
  while (i < run_count && runs[i].x - (runs[i - 1].x + runs[i - 1].count) < 8) i++;
  return i;
}
// Rows of runs, with a tier's ways to fill and to blend; inlined into each tier's function. Wide runs go one by one, so
// that what depends on the colour is made ready once.
#define BLEND_COLOR_RUNS(fill, blend_color, blend, blend_narrow, blend_framed)                               \
  uint32_t source[WIDEST_LAID_OUT];                                                                          \
  const ck_color_run *all_end = runs + run_count;                                                            \
  while (runs < all_end) {                                                                                   \
    size_t neighbours = neighbouring_runs(runs, (size_t)(all_end - runs)), padded = 0;                       \
    uint32_t *start = row + runs->x;                                                                         \
    if (blend_framed(row, stride, rows, runs, neighbours)) {                                                 \
      runs += neighbours;                                                                                    \
      continue;                                                                                              \
    }                                                                                                        \
    if (neighbours > 1 || runs->count < 8)                                                                   \
      padded = lay_out_runs(source, runs, neighbours, end_x - (size_t)runs->x);                              \
    const ck_color_run *end = runs + neighbours;                                                             \
    if (padded > 0) {                                                                                        \
      if (padded <= 8) blend_narrow(start, stride, rows, source, padded);                                    \
      else for (size_t y = 0; y < rows; y++, start += stride) blend(start, source, padded);                  \
      runs = end;                                                                                            \
    }                                                                                                        \
    for (; runs < end; runs++) {                                                                             \
      uint32_t *pixels = row + runs->x, *below = pixels + rows * stride, pixel = runs->pixel;                \
      size_t count = (size_t)runs->count;                                                                    \
      if (pixel >> 24 == 255)                                                                                \
        for (; pixels != below; pixels += stride) fill(pixels, count, pixel);                                \
      else                                                                                                   \
        for (; pixels != below; pixels += stride) blend_color(pixels, count, pixel);                         \
    }                                                                                                        \
  }
static inline void blend_scalar(uint32_t *pixels, const uint32_t *source, size_t count) {
  for (size_t i = 0; i < count; i++) pixels[i] = ck_source_over(source[i], pixels[i]);
}
static inline void blend_narrow_scalar(
    uint32_t *pixels, size_t stride, size_t rows, const uint32_t *source, size_t count) {
  for (size_t y = 0; y < rows; y++, pixels += stride) blend_scalar(pixels, source, count);
}
// A tier that has no way of its own for rows like a rectangle's.
static inline bool blend_no_framed(
    uint32_t *row, size_t stride, size_t rows, const ck_color_run *runs, size_t run_count) {
  return false;
}
static void blend_color_runs_scalar(
    uint32_t *row, size_t stride, size_t rows, const ck_color_run *runs, size_t run_count, size_t end_x) {
  BLEND_COLOR_RUNS(fill_scalar, blend_color_scalar, blend_scalar, blend_narrow_scalar, blend_no_framed)
}
static void blend_with_coverage_scalar(uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, size_t count) {
  for (size_t i = 0; i < count; i++) pixels[i] = ck_source_over(ck_scale_pixel(source[i], coverage[i]), pixels[i]);
}

#if defined(__x86_64__)
#include <immintrin.h>

// SSE2: every x86-64 has it. Four pixels a step.

static inline void fill_sse2(uint32_t *pixels, size_t count, uint32_t pixel) {
  __m128i v = _mm_set1_epi32((int)pixel);
  size_t i = 0;
  for (; i + 4 <= count; i += 4) _mm_storeu_si128((__m128i *)(pixels + i), v);
  fill_scalar(pixels + i, count - i, pixel);
}
static inline void blend_color_sse2(uint32_t *pixels, size_t count, uint32_t pixel) {
  __m128i zero = _mm_setzero_si128(), source = _mm_set1_epi32((int)pixel);
  __m128i rest = _mm_set1_epi16((short)(255 - (pixel >> 24)));
  size_t i = 0;
  for (; i + 4 <= count; i += 4) {
    __m128i d = _mm_loadu_si128((const __m128i *)(pixels + i));
    __m128i low = ck_divide_by_255(_mm_mullo_epi16(_mm_unpacklo_epi8(d, zero), rest));
    __m128i high = ck_divide_by_255(_mm_mullo_epi16(_mm_unpackhi_epi8(d, zero), rest));
    _mm_storeu_si128((__m128i *)(pixels + i), _mm_add_epi8(source, _mm_packus_epi16(low, high)));
  }
  blend_color_scalar(pixels + i, count - i, pixel);
}
static inline __m128i over_sse2(__m128i s, __m128i d) {  // two pixels in 16-bit lanes
  __m128i alpha = _mm_shufflehi_epi16(_mm_shufflelo_epi16(s, 0xFF), 0xFF);
  return _mm_add_epi16(s, ck_divide_by_255(_mm_mullo_epi16(d, _mm_sub_epi16(_mm_set1_epi16(255), alpha))));
}
static inline void blend_sse2(uint32_t *pixels, const uint32_t *source, size_t count) {
  __m128i zero = _mm_setzero_si128();
  size_t i = 0;
  for (; i + 4 <= count; i += 4) {
    __m128i s = _mm_loadu_si128((const __m128i *)(source + i)), d = _mm_loadu_si128((const __m128i *)(pixels + i));
    __m128i low = over_sse2(_mm_unpacklo_epi8(s, zero), _mm_unpacklo_epi8(d, zero));
    __m128i high = over_sse2(_mm_unpackhi_epi8(s, zero), _mm_unpackhi_epi8(d, zero));
    _mm_storeu_si128((__m128i *)(pixels + i), _mm_packus_epi16(low, high));
  }
  blend_scalar(pixels + i, source + i, count - i);
}
// Four or eight pixels in each of several rows, the same source in all of them.
static inline void blend_narrow_sse2(
    uint32_t *pixels, size_t stride, size_t rows, const uint32_t *source, size_t count) {
  __m128i zero = _mm_setzero_si128(), full = _mm_set1_epi16(255);
  for (size_t x = 0; x < count; x += 4) {
    uint32_t *p = pixels + x, *below = p + rows * stride;
    __m128i s = _mm_loadu_si128((const __m128i *)(source + x));
    __m128i low_alpha = _mm_unpacklo_epi8(s, zero), high_alpha = _mm_unpackhi_epi8(s, zero);
    low_alpha = _mm_shufflehi_epi16(_mm_shufflelo_epi16(low_alpha, 0xFF), 0xFF);
    high_alpha = _mm_shufflehi_epi16(_mm_shufflelo_epi16(high_alpha, 0xFF), 0xFF);
    __m128i low_rest = _mm_sub_epi16(full, low_alpha), high_rest = _mm_sub_epi16(full, high_alpha);
    for (; p != below; p += stride) {
      __m128i d = _mm_loadu_si128((const __m128i *)p);
      __m128i low = ck_divide_by_255(_mm_mullo_epi16(_mm_unpacklo_epi8(d, zero), low_rest));
      __m128i high = ck_divide_by_255(_mm_mullo_epi16(_mm_unpackhi_epi8(d, zero), high_rest));
      _mm_storeu_si128((__m128i *)p, _mm_add_epi8(s, _mm_packus_epi16(low, high)));
    }
  }
}
static void blend_color_runs_sse2(
    uint32_t *row, size_t stride, size_t rows, const ck_color_run *runs, size_t run_count, size_t end_x) {
  BLEND_COLOR_RUNS(fill_sse2, blend_color_sse2, blend_sse2, blend_narrow_sse2, blend_no_framed)
}
static void blend_with_coverage_sse2(uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, size_t count) {
  __m128i zero = _mm_setzero_si128();
  size_t i = 0;
  for (; i + 4 <= count; i += 4) {
    uint32_t bytes;
    memcpy(&bytes, coverage + i, 4);
    if (bytes == 0) continue;
    __m128i c = _mm_unpacklo_epi8(_mm_cvtsi32_si128((int)bytes), zero);
    c = _mm_unpacklo_epi16(c, c);
    __m128i s = _mm_loadu_si128((const __m128i *)(source + i)), d = _mm_loadu_si128((const __m128i *)(pixels + i));
    __m128i low = ck_divide_by_255(_mm_mullo_epi16(_mm_unpacklo_epi8(s, zero), _mm_unpacklo_epi32(c, c)));
    __m128i high = ck_divide_by_255(_mm_mullo_epi16(_mm_unpackhi_epi8(s, zero), _mm_unpackhi_epi32(c, c)));
    low = over_sse2(low, _mm_unpacklo_epi8(d, zero));
    high = over_sse2(high, _mm_unpackhi_epi8(d, zero));
    _mm_storeu_si128((__m128i *)(pixels + i), _mm_packus_epi16(low, high));
  }
  blend_with_coverage_scalar(pixels + i, source + i, coverage + i, count - i);
}

// AVX2: eight pixels a step, the same steps as SSE2 in both halves.

AVX2 static void fill_avx2(uint32_t *pixels, size_t count, uint32_t pixel) {
  if (count < 8) return fill_sse2(pixels, count, pixel);
  fill_stretch_avx2(pixels, count, _mm256_set1_epi32((int)pixel), 0);
}
AVX2 static void blend_color_avx2(uint32_t *pixels, size_t count, uint32_t pixel) {
  if (count < 8) return blend_color_sse2(pixels, count, pixel);
  paint_stretch_avx2(pixels, count, make_solid_avx2(pixel), 0);
}
AVX2 static inline __m256i over_avx2(__m256i s, __m256i d) {
  __m256i alpha = _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(s, 0xFF), 0xFF);
  __m256i rest = _mm256_sub_epi16(_mm256_set1_epi16(255), alpha);
  return _mm256_add_epi16(s, divide_by_255_avx2(_mm256_mullo_epi16(d, rest)));
}
AVX2 static inline void blend_avx2(uint32_t *pixels, const uint32_t *source, size_t count) {
  __m256i zero = _mm256_setzero_si256();
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256i s = _mm256_loadu_si256((const __m256i *)(source + i));
    __m256i d = _mm256_loadu_si256((const __m256i *)(pixels + i));
    __m256i low = over_avx2(_mm256_unpacklo_epi8(s, zero), _mm256_unpacklo_epi8(d, zero));
    __m256i high = over_avx2(_mm256_unpackhi_epi8(s, zero), _mm256_unpackhi_epi8(d, zero));
    _mm256_storeu_si256((__m256i *)(pixels + i), _mm256_packus_epi16(low, high));
  }
  blend_sse2(pixels + i, source + i, count - i);
}
AVX2 static inline void blend_narrow_avx2(
    uint32_t *pixels, size_t stride, size_t rows, const uint32_t *source, size_t count) {
  if (count == 4) return blend_narrow_sse2(pixels, stride, rows, source, count);
  ck_eight_avx2 eight = make_eight_avx2(_mm256_loadu_si256((const __m256i *)source));
  for (uint32_t *below = pixels + rows * stride; pixels != below; pixels += stride)
    _mm256_storeu_si256((__m256i *)pixels, eight_over_avx2(eight, _mm256_loadu_si256((const __m256i *)pixels)));
}
// What the runs put on the eight pixels from column `x` on; nothing (transparent) beside them.
AVX2 static inline __m256i lay_out_eight(const ck_color_run *runs, size_t run_count, int32_t x) {
  const __m256i columns = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  __m256i result = _mm256_setzero_si256();
  for (size_t i = 0; i < run_count; i++) {
    __m256i is_after = _mm256_cmpgt_epi32(columns, _mm256_set1_epi32(runs[i].x - x - 1));
    __m256i is_before = _mm256_cmpgt_epi32(_mm256_set1_epi32(runs[i].x - x + runs[i].count), columns);
    __m256i pixels = _mm256_set1_epi32((int)runs[i].pixel);
    result = _mm256_or_si256(result, _mm256_and_si256(_mm256_and_si256(is_after, is_before), pixels));
  }
  return result;
}
// Runs side by side that are one colour but for their first eight and last eight pixels, as those of a rectangle are:
// each row in one go, from the left. False where they are not.
AVX2 static inline bool blend_framed_avx2(
    uint32_t *row, size_t stride, size_t rows, const ck_color_run *runs, size_t run_count) {
  int32_t start = runs[0].x, end = runs[run_count - 1].x + runs[run_count - 1].count;
  if (end - start < 8) return false;
  const ck_color_run *middle = runs;
  if (end - start > 16) {
    while (middle->x + middle->count < end - 8) middle++;
    if (middle->x > start + 8) return false;
  }
  size_t count = (size_t)(end - start);
  ck_solid_avx2 color = make_solid_avx2(middle->pixel);
  uint32_t *pixels = row + start, *below = pixels + rows * stride;
  if (run_count == 1 && count > 8) {
    for (; pixels != below; pixels += stride) paint_stretch_avx2(pixels, count, color, 2 * stride);
    return true;
  }
  ck_eight_avx2 first = make_eight_avx2(lay_out_eight(runs, run_count, start));
  if (count == 8) {
    for (; pixels != below; pixels += stride)
      _mm256_storeu_si256((__m256i *)pixels, eight_over_avx2(first, _mm256_loadu_si256((const __m256i *)pixels)));
    return true;
  }
  ck_eight_avx2 last = make_eight_avx2(lay_out_eight(runs, run_count, end - 8));
  for (; pixels != below; pixels += stride) {
    // From what was before, as in paint_stretch_avx2.
    __m256i a = eight_over_avx2(first, _mm256_loadu_si256((const __m256i *)pixels));
    __m256i b = eight_over_avx2(last, _mm256_loadu_si256((const __m256i *)(pixels + count - 8)));
    if (count > 16) paint_middle_avx2(pixels, count, color, 2 * stride);
    _mm256_storeu_si256((__m256i *)pixels, a);
    _mm256_storeu_si256((__m256i *)(pixels + count - 8), b);
  }
  return true;
}
AVX2 static void blend_color_runs_avx2(
    uint32_t *row, size_t stride, size_t rows, const ck_color_run *runs, size_t run_count, size_t end_x) {
  BLEND_COLOR_RUNS(fill_avx2, blend_color_avx2, blend_avx2, blend_narrow_avx2, blend_framed_avx2)
}
AVX2 static void blend_with_coverage_avx2(
    uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, size_t count) {
  __m256i zero = _mm256_setzero_si256();
  // Spreads pixel k's coverage, a byte in 32-bit lane k, over the four 16-bit lanes of pixel k after unpacking.
  const __m256i spread_low = spread_bytes(0, 4), spread_high = spread_bytes(8, 12);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    uint64_t bytes;
    memcpy(&bytes, coverage + i, 8);
    if (bytes == 0) continue;
    __m256i c = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128((long long)bytes));
    __m256i s = _mm256_loadu_si256((const __m256i *)(source + i));
    __m256i d = _mm256_loadu_si256((const __m256i *)(pixels + i));
    __m256i low = _mm256_mullo_epi16(_mm256_unpacklo_epi8(s, zero), _mm256_shuffle_epi8(c, spread_low));
    __m256i high = _mm256_mullo_epi16(_mm256_unpackhi_epi8(s, zero), _mm256_shuffle_epi8(c, spread_high));
    low = over_avx2(divide_by_255_avx2(low), _mm256_unpacklo_epi8(d, zero));
    high = over_avx2(divide_by_255_avx2(high), _mm256_unpackhi_epi8(d, zero));
    _mm256_storeu_si256((__m256i *)(pixels + i), _mm256_packus_epi16(low, high));
  }
  blend_with_coverage_sse2(pixels + i, source + i, coverage + i, count - i);
}
#endif

// Choice

typedef struct {
  void (*fill)(uint32_t *, size_t, uint32_t);
  void (*blend_color)(uint32_t *, size_t, uint32_t);
  void (*blend_color_runs)(uint32_t *, size_t, size_t, const ck_color_run *, size_t, size_t);
  void (*blend)(uint32_t *, const uint32_t *, size_t);
  void (*blend_with_coverage)(uint32_t *, const uint32_t *, const uint8_t *, size_t);
} Kernels;

static const Kernels tiers[] = {
    {fill_scalar, blend_color_scalar, blend_color_runs_scalar, blend_scalar, blend_with_coverage_scalar},
#if defined(__x86_64__)
    {fill_sse2, blend_color_sse2, blend_color_runs_sse2, blend_sse2, blend_with_coverage_sse2},
    {fill_avx2, blend_color_avx2, blend_color_runs_avx2, blend_avx2, blend_with_coverage_avx2},
    // Sixteen pixels a step, with AVX-512, measured slower: see the article Speed.
    {fill_avx2, blend_color_avx2, blend_color_runs_avx2, blend_avx2, blend_with_coverage_avx2},
#endif
};
static enum ck_tier tier = CK_TIER_SCALAR;
static Kernels kernels = {fill_scalar, blend_color_scalar, blend_color_runs_scalar, blend_scalar, blend_with_coverage_scalar};

// Before main, so that no thread ever sees it change.
__attribute__((constructor)) static void choose_tier(void) {
#if defined(__x86_64__)
  __builtin_cpu_init();
  enum ck_tier best = CK_TIER_SSE2;
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
      __builtin_cpu_supports("popcnt")) {
    bool has_avx512 = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                      __builtin_cpu_supports("avx512vl");
    best = has_avx512 ? CK_TIER_AVX512 : CK_TIER_AVX2;
  }
  const char *asked = getenv("CANVAS_KERNELS");
  tier = best;
  if (asked && strcmp(asked, "scalar") == 0) tier = CK_TIER_SCALAR;
  if (asked && strcmp(asked, "sse2") == 0) tier = CK_TIER_SSE2;
  if (asked && strcmp(asked, "avx2") == 0 && best > CK_TIER_AVX2) tier = CK_TIER_AVX2;
  kernels = tiers[tier];
#endif
}

enum ck_tier ck_current_tier(void) { return tier; }
void ck_fill_row(uint32_t *pixels, size_t count, uint32_t pixel) { kernels.fill(pixels, count, pixel); }
void ck_blend_color_row(uint32_t *pixels, size_t count, uint32_t pixel) { kernels.blend_color(pixels, count, pixel); }
void ck_blend_color_runs(
    uint32_t *row, size_t stride, size_t rows, const ck_color_run *runs, size_t run_count, size_t end_x) {
  kernels.blend_color_runs(row, stride, rows, runs, run_count, end_x);
}
void ck_blend_row(uint32_t *pixels, const uint32_t *source, size_t count) { kernels.blend(pixels, source, count); }
void ck_blend_row_with_coverage(uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, size_t count) {
  kernels.blend_with_coverage(pixels, source, coverage, count);
}
