#include "rect_kernels.h"

#include "coverage_quads.h"
#include "row_kernels.h"
#include "solid_color.h"

// How much of pixel i lies between two edges, in 1/256.
static inline int32_t overlap(int32_t i, int32_t low, int32_t high) {
  int32_t start = i * 256, end = start + 256;
  if (start < low) start = low;
  if (end > high) end = high;
  return end > start ? end - start : 0;
}

#if defined(__x86_64__)
// The same of eight pixels from i on.
AVX2 static inline __m256i overlaps(int32_t i, int32_t low, int32_t high) {
  const __m256i numbers = _mm256_setr_epi32(0, 256, 512, 768, 1024, 1280, 1536, 1792);
  __m256i start = _mm256_add_epi32(_mm256_set1_epi32(i * 256), numbers);
  __m256i end = _mm256_min_epi32(_mm256_add_epi32(start, _mm256_set1_epi32(256)), _mm256_set1_epi32(high));
  start = _mm256_max_epi32(start, _mm256_set1_epi32(low));
  return _mm256_max_epi32(_mm256_sub_epi32(end, start), _mm256_setzero_si256());
}

// How much of eight pixels lies between the left and the right edges, and of a row between the upper and the lower ones.
typedef struct {
  __m256i outer, hole;
} Widths;
typedef struct {
  int32_t outer, hole;
} Height;
AVX2 static inline Widths widths_avx2(const ck_rect_part *r, int32_t i) {
  return (Widths){overlaps(i, r->left, r->right), overlaps(i, r->hole_left, r->hole_right)};
}

// The colour times the coverages of eight pixels, made ready.
AVX2 static inline ck_eight_avx2 shade_eight(ck_shaded_avx2 color, Widths widths, Height height) {
  const __m256i spread_low = spread_bytes(0, 4), spread_high = spread_bytes(8, 12);
  // As ck_coverage_nonzero of twice the area.
  __m256i area = _mm256_sub_epi32(
      _mm256_mullo_epi32(widths.outer, _mm256_set1_epi32(2 * height.outer)),
      _mm256_mullo_epi32(widths.hole, _mm256_set1_epi32(2 * height.hole)));
  __m256i scaled = _mm256_sub_epi32(_mm256_slli_epi32(area, 8), area);
  __m256i coverage = _mm256_srli_epi32(_mm256_add_epi32(scaled, _mm256_set1_epi32(65536)), 17);
  __m256i low = _mm256_mulhrs_epi16(_mm256_shuffle_epi8(coverage, spread_low), color.channels);
  __m256i high = _mm256_mulhrs_epi16(_mm256_shuffle_epi8(coverage, spread_high), color.channels);
  return make_eight_avx2(_mm256_packus_epi16(low, high));
}

// `rows` equal rows of `count` pixels: the first eight, the last eight, and one colour between them, unless it is nothing.
// Fewer than eight are the first of them, and `lanes` says which.
AVX2 static inline void fill_rows(
    uint32_t *pixels, size_t stride, size_t rows, size_t count, ck_eight_avx2 first, ck_eight_avx2 last,
    ck_solid_avx2 middle, bool has_middle, __m256i lanes) {
  uint32_t *below = pixels + rows * stride;
  if (count < 8) {
    for (; pixels != below; pixels += stride) {
      __m256i result = eight_over_avx2(first, _mm256_maskload_epi32((const int *)pixels, lanes));
      _mm256_maskstore_epi32((int *)pixels, lanes, result);
    }
    return;
  }
  for (; pixels != below; pixels += stride) {
    // From what was before, where they have pixels in common.
    __m256i a = eight_over_avx2(first, _mm256_loadu_si256((const __m256i *)pixels));
    __m256i b = eight_over_avx2(last, _mm256_loadu_si256((const __m256i *)(pixels + count - 8)));
    if (count > 16 && has_middle) paint_middle_avx2(pixels, count, middle, 2 * stride);
    _mm256_storeu_si256((__m256i *)pixels, a);
    _mm256_storeu_si256((__m256i *)(pixels + count - 8), b);
  }
}

// The rows from y on that are as high as it is, by both.
static inline int32_t equal_rows(const ck_rect_part *r, int32_t y, Height height) {
  int32_t end;
  if (height.outer < 256) return 1;
  if (height.hole == 256) end = r->hole_bottom >> 8;
  else if (height.hole > 0) return 1;
  else if (r->hole_left < r->hole_right && r->hole_top < r->hole_bottom && y * 256 < r->hole_top) end = r->hole_top >> 8;
  else end = r->bottom >> 8;
  return (end < r->max_y ? end : r->max_y) - y;
}

// Rows of one colour.
AVX2 static inline void fill_whole_rows(uint32_t *pixels, size_t stride, size_t rows, size_t count, uint32_t pixel) {
  uint32_t *below = pixels + rows * stride;
  const ck_solid_avx2 color = make_solid_avx2(pixel);
  if (count == 8) {
    for (; pixels != below; pixels += stride)
      _mm256_storeu_si256((__m256i *)pixels, solid_over_avx2(color, _mm256_loadu_si256((const __m256i *)pixels)));
  } else if (count > 8) {
    for (; pixels != below; pixels += stride) paint_stretch_avx2(pixels, count, color, 2 * stride);
  } else if (count >= 4) {
    for (; pixels != below; pixels += stride) paint_four_to_eight_avx2(pixels, count, color);
  } else {
    for (; pixels != below; pixels += stride)
      for (size_t i = 0; i < count; i++) pixels[i] = ck_source_over(pixel, pixels[i]);
  }
}

AVX2 static bool fill_rect_avx2(const ck_rect_part *r) {
  const size_t count = (size_t)(r->max_x - r->min_x);
  const bool has_hole = r->hole_left < r->hole_right;
  uint32_t *pixels = r->pixels + (r->min_y * (ptrdiff_t)r->stride + r->min_x);
  // Where no side runs through a pixel, a row is one stretch.
  const bool is_even = !has_hole && r->left <= r->min_x * 256 && r->right >= r->max_x * 256;
  if (is_even && r->top <= r->min_y * 256 && r->bottom >= r->max_y * 256) {
    fill_whole_rows(pixels, r->stride, (size_t)(r->max_y - r->min_y), count, r->color);
    return true;
  }
  const ck_shaded_avx2 color = make_shaded_avx2(r->color);
  // Between the first eight pixels and the last a row must be even.
  if (has_hole && count > 16 && (r->hole_left > (r->min_x + 8) * 256 || r->hole_right < (r->max_x - 8) * 256))
    return false;
  const __m256i numbers = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  const __m256i lanes = _mm256_cmpgt_epi32(_mm256_set1_epi32(count < 8 ? (int)count : 8), numbers);
  const Widths first = widths_avx2(r, r->min_x), last = widths_avx2(r, r->max_x - 8);
  for (int32_t y = r->min_y; y < r->max_y;) {
    Height height = {overlap(y, r->top, r->bottom), has_hole ? overlap(y, r->hole_top, r->hole_bottom) : 0};
    int32_t rows = equal_rows(r, y, height);
    uint32_t coverage = ck_coverage_nonzero(2 * 256 * (height.outer - height.hole));
    uint32_t middle = coverage == 255 ? r->color : ck_scale_pixel(r->color, coverage);
    if (is_even) {
      fill_whole_rows(pixels, r->stride, (size_t)rows, count, middle);
    } else {
      fill_rows(
          pixels, r->stride, (size_t)rows, count, shade_eight(color, first, height), shade_eight(color, last, height),
          make_solid_avx2(middle), coverage > 0, lanes);
    }
    y += rows;
    pixels += (size_t)rows * r->stride;
  }
  return true;
}
#endif

bool ck_fill_rect(ck_rect_part rect) {
#if defined(__x86_64__)
  if (ck_current_tier() >= CK_TIER_AVX2) return fill_rect_avx2(&rect);
#endif
  return false;
}
