#include "sweep_kernels.h"

#include <string.h>

#include "coverage_quads.h"
#include "row_kernels.h"

// Rows are swept eight cells at a time. Where all eight are zero the area does not change: such stretches are filled or
// blended as a whole. Elsewhere the cells are summed up, made coverages and blended at once.

// The stretch of pixels start..<end that all have the area `area`.
static void paint_stretch(const ck_color_sweep *s, uint32_t *pixels, size_t start, size_t end, int32_t area) {
  if (end > s->width) end = s->width;
  if (area == 0 || start >= end) return;
  uint32_t coverage = s->is_even_odd ? ck_coverage_evenodd(area) : ck_coverage_nonzero(area);
  if (coverage == 0) return;
  uint32_t source = coverage == 255 ? s->color : ck_scale_pixel(s->color, coverage);
  if (source >> 24 == 255) ck_fill_row(pixels + start, end - start, source);
  else ck_blend_color_row(pixels + start, end - start, source);
}

static void sweep_scalar(const ck_color_sweep *s) {
  for (size_t row = 0; row < s->rows; row++) {
    int32_t *cells = s->cells + row * s->cell_stride;
    uint32_t *pixels = s->pixels + row * s->pixel_stride;
    uint32_t sum = 0;
    size_t start = 0;
    for (size_t x = 0; x < s->cell_stride; x++) {
      if (cells[x] == 0) continue;
      paint_stretch(s, pixels, start, x, (int32_t)sum);
      sum += (uint32_t)cells[x];
      cells[x] = 0;
      start = x;
    }
    paint_stretch(s, pixels, start, s->width, (int32_t)sum);
  }
}

#if defined(__x86_64__)
#include <immintrin.h>

static void sweep_sse2(const ck_color_sweep *s) {
  for (size_t row = 0; row < s->rows; row++) {
    int32_t *cells = s->cells + row * s->cell_stride, sum = 0;
    uint32_t *pixels = s->pixels + row * s->pixel_stride;
    size_t start = 0;
    for (size_t x = 0; x < s->cell_stride; x += 8) {
      if (ck_are_zero(cells + x)) continue;
      if (start < x) paint_stretch(s, pixels, start, x, sum);
      start = x + 8;
      for (size_t quad = x; quad < x + 8; quad += 4) {
        ck_areas areas = ck_take_areas(cells + quad, &sum);
        if (quad >= s->width) continue;
        uint32_t coverages = s->is_even_odd ? ck_evenodd_coverages(areas) : ck_nonzero_coverages(areas);
        if (quad + 4 > s->width) coverages &= ~0u >> (8 * (quad + 4 - s->width));
        if (coverages == 0) continue;
        if (quad + 4 <= s->room) {
          ck_blend_quad(pixels + quad, s->color, coverages);
        } else {
          uint32_t last[4] = {0};
          memcpy(last, pixels + quad, 4 * (s->room - quad));
          ck_blend_quad(last, s->color, coverages);
          memcpy(pixels + quad, last, 4 * (s->room - quad));
        }
      }
    }
    paint_stretch(s, pixels, start, s->width, sum);
  }
}

#define AVX2 __attribute__((target("avx2")))

AVX2 static inline __m256i divide_by_255(__m256i x) {
  return _mm256_mulhi_epu16(_mm256_add_epi16(x, _mm256_set1_epi16(128)), _mm256_set1_epi16(257));
}
// Two pixels of each half in 16-bit lanes: `source` · coverage over `destination`.
AVX2 static inline __m256i over(__m256i source, __m256i coverage, __m256i destination) {
  __m256i s = divide_by_255(_mm256_mullo_epi16(source, coverage));
  __m256i alpha = _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(s, 0xFF), 0xFF);
  __m256i rest = _mm256_sub_epi16(_mm256_set1_epi16(255), alpha);
  return _mm256_add_epi16(s, divide_by_255(_mm256_mullo_epi16(destination, rest)));
}
// `coverage` in 32-bit lanes.
AVX2 static inline void blend_eight(uint32_t *pixels, __m256i source, __m256i coverage) {
  // Each pixel's coverage in the four 16-bit lanes that it has after unpacking.
  __m256i pairs = _mm256_or_si256(coverage, _mm256_slli_epi32(coverage, 16));
  __m256i low = _mm256_unpacklo_epi32(pairs, pairs), high = _mm256_unpackhi_epi32(pairs, pairs);
  __m256i zero = _mm256_setzero_si256(), d = _mm256_loadu_si256((const __m256i *)pixels);
  low = over(source, low, _mm256_unpacklo_epi8(d, zero));
  high = over(source, high, _mm256_unpackhi_epi8(d, zero));
  _mm256_storeu_si256((__m256i *)pixels, _mm256_packus_epi16(low, high));
}

AVX2 static void sweep_avx2(const ck_color_sweep *s) {
  const __m256i zero = _mm256_setzero_si256(), full = _mm256_set1_epi32(CK_FULL_AREA);
  const __m256i numbers = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  const __m256i source = _mm256_unpacklo_epi8(_mm256_set1_epi32((int)s->color), zero);
  const bool is_even_odd = s->is_even_odd;
  const size_t width = s->width, room = s->room, cell_stride = s->cell_stride;
  for (size_t row = 0; row < s->rows; row++) {
    int32_t *cells = s->cells + row * cell_stride;
    uint32_t *pixels = s->pixels + row * s->pixel_stride;
    __m256i sum = zero;
    size_t start = 0;
    for (size_t x = 0; x < cell_stride; x += 8) {
      __m256i v = _mm256_loadu_si256((const __m256i *)(cells + x));
      if (_mm256_testz_si256(v, v)) {
        // Long stretches in larger steps.
        while (x + 40 <= cell_stride) {
          const __m256i *next = (const __m256i *)(cells + x + 8);
          __m256i low = _mm256_or_si256(_mm256_loadu_si256(next), _mm256_loadu_si256(next + 1));
          __m256i high = _mm256_or_si256(_mm256_loadu_si256(next + 2), _mm256_loadu_si256(next + 3));
          __m256i any = _mm256_or_si256(low, high);
          if (!_mm256_testz_si256(any, any)) break;
          x += 32;
        }
        continue;
      }
      if (start < x) paint_stretch(s, pixels, start, x, _mm256_cvtsi256_si32(sum));
      start = x + 8;
      _mm256_storeu_si256((__m256i *)(cells + x), zero);
      v = _mm256_add_epi32(v, _mm256_slli_si256(v, 4));
      v = _mm256_add_epi32(v, _mm256_slli_si256(v, 8));
      // The lower half's total goes on in the upper half.
      __m256i carry = _mm256_shuffle_epi32(_mm256_permute2x128_si256(v, v, 0x08), 0xFF);
      v = _mm256_add_epi32(_mm256_add_epi32(v, carry), sum);
      sum = _mm256_permutevar8x32_epi32(v, _mm256_set1_epi32(7));
      if (x >= width) continue;
      __m256i a;
      if (is_even_odd) {
        a = _mm256_and_si256(v, _mm256_set1_epi32(2 * CK_FULL_AREA - 1));
        a = _mm256_min_epi32(a, _mm256_sub_epi32(_mm256_set1_epi32(2 * CK_FULL_AREA), a));
      } else {
        // |INT32_MIN| stays what it is, and is large without a sign.
        a = _mm256_min_epu32(_mm256_abs_epi32(v), full);
      }
      __m256i scaled = _mm256_sub_epi32(_mm256_slli_epi32(a, 8), a);
      __m256i coverage = _mm256_srli_epi32(_mm256_add_epi32(scaled, _mm256_set1_epi32(65536)), 17);
      if (x + 8 > width) {
        coverage = _mm256_and_si256(coverage, _mm256_cmpgt_epi32(_mm256_set1_epi32((int)(width - x)), numbers));
        if (x + 8 > room) {
          uint32_t last[8] = {0};
          memcpy(last, pixels + x, 4 * (room - x));
          blend_eight(last, source, coverage);
          memcpy(pixels + x, last, 4 * (room - x));
          continue;
        }
      }
      blend_eight(pixels + x, source, coverage);
    }
    int32_t area = _mm256_cvtsi256_si32(sum);
    if (area != 0 && start < width) paint_stretch(s, pixels, start, width, area);
  }
}
#endif

#if defined(__x86_64__)
AVX2 static size_t zero_cells_avx2(const int32_t *cells, size_t count) {
  size_t i = 0;
  for (; i + 32 <= count; i += 32) {
    const __m256i *next = (const __m256i *)(cells + i);
    __m256i low = _mm256_or_si256(_mm256_loadu_si256(next), _mm256_loadu_si256(next + 1));
    __m256i high = _mm256_or_si256(_mm256_loadu_si256(next + 2), _mm256_loadu_si256(next + 3));
    __m256i any = _mm256_or_si256(low, high);
    if (!_mm256_testz_si256(any, any)) break;
  }
  return i;
}
#endif

size_t ck_zero_cells(const int32_t *cells, size_t count) {
  size_t i = 0;
#if defined(__x86_64__)
  if (ck_current_tier() == CK_TIER_AVX2) i = zero_cells_avx2(cells, count);
#endif
  while (i + 8 <= count && ck_are_zero(cells + i)) i += 8;
  return i;
}

void ck_sweep_color(ck_color_sweep sweep) {
#if defined(__x86_64__)
  switch (ck_current_tier()) {
    case CK_TIER_AVX2: sweep_avx2(&sweep); return;
    case CK_TIER_SSE2: sweep_sse2(&sweep); return;
    case CK_TIER_SCALAR: break;
  }
#endif
  sweep_scalar(&sweep);
}
