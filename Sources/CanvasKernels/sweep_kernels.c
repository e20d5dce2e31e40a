#include "sweep_kernels.h"

#include <string.h>

#include "coverage_quads.h"
#include "row_kernels.h"
#include "solid_color.h"
#include "tiers.h"

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

// Pixels start..<end of a row that all have the area `area`.
typedef struct {
  uint32_t start, end;
  int32_t area;
} Stretch;

AVX2 static ALWAYS_INLINE void paint_stretches_avx2(
    const ck_color_sweep *s, uint32_t *pixels, const Stretch *stretch, const Stretch *end) {
  const size_t ahead = 2 * s->pixel_stride;
  for (; stretch < end; stretch++) {
    uint32_t *first = pixels + stretch->start;
    ptrdiff_t count = (ptrdiff_t)(stretch->end < s->width ? stretch->end : s->width) - stretch->start;
    uint32_t coverage = s->is_even_odd ? ck_coverage_evenodd(stretch->area) : ck_coverage_nonzero(stretch->area);
    if (count <= 0 || coverage == 0) continue;
    uint32_t source = coverage == 255 ? s->color : ck_scale_pixel(s->color, coverage);
    if (count >= 8 && source >> 24 == 255) {
      fill_stretch_avx2(first, (size_t)count, _mm256_set1_epi32((int)source), ahead);
    } else if (count >= 8) {
      paint_stretch_avx2(first, (size_t)count, make_solid_avx2(source), ahead);
    } else if (count >= 4) {
      paint_four_to_eight_avx2(first, (size_t)count, make_solid_avx2(source));
    } else {
      for (ptrdiff_t i = 0; i < count; i++) first[i] = ck_source_over(source, first[i]);
    }
  }
}

// The quads that begin in the first `count` cells, 0 or more.
static inline uint64_t quads_within(size_t count) {
  return count <= 252 ? ((uint64_t)1 << ((count + 3) / 4)) - 1 : ~(uint64_t)0;
}

// Which of sixteen quads of cells are not all zero, a bit for each.
AVX2 static ALWAYS_INLINE uint64_t sixteen_touched_quads(const int32_t *cells) {
  const __m256i *next = (const __m256i *)cells;
  // What is not zero stays so in fewer bits: the packing saturates. In the end the bytes of the lower half are the
  // even quads, those of the upper half the odd ones.
  __m256i packed[2];
  for (int half = 0; half < 2; half++, next += 4) {
    __m256i low = _mm256_packs_epi32(_mm256_loadu_si256(next), _mm256_loadu_si256(next + 1));
    __m256i high = _mm256_packs_epi32(_mm256_loadu_si256(next + 2), _mm256_loadu_si256(next + 3));
    packed[half] = _mm256_packs_epi16(low, high);
  }
  __m256i bytes = _mm256_packs_epi16(packed[0], packed[1]);
  bytes = _mm256_packs_epi16(bytes, bytes);
  __m128i quads = _mm_unpacklo_epi8(_mm256_castsi256_si128(bytes), _mm256_extracti128_si256(bytes, 1));
  return (uint64_t)_mm_movemask_epi8(_mm_cmpeq_epi8(quads, _mm_setzero_si128())) ^ 0xFFFF;
}
// The same of up to 64 that begin in the first `count` cells. Without a branch for each: where the edges of a shape lie no
// branch predictor knows.
AVX2 static ALWAYS_INLINE uint64_t touched_quads(const int32_t *cells, size_t count) {
  uint64_t touched = sixteen_touched_quads(cells);
  if (count > 64) touched |= sixteen_touched_quads(cells + 64) << 16;
  if (count > 128) touched |= sixteen_touched_quads(cells + 128) << 32;
  if (count > 192) touched |= sixteen_touched_quads(cells + 192) << 48;
  return touched & quads_within(count);
}

// The signed areas of eight pixels as coverages.
AVX2 static ALWAYS_INLINE __m256i coverage_avx2(__m256i area, bool is_even_odd) {
  const __m256i full = _mm256_set1_epi32(CK_FULL_AREA);
  __m256i a;
  if (is_even_odd) {
    a = _mm256_and_si256(area, _mm256_set1_epi32(2 * CK_FULL_AREA - 1));
    a = _mm256_min_epi32(a, _mm256_sub_epi32(_mm256_set1_epi32(2 * CK_FULL_AREA), a));
  } else {
    // |INT32_MIN| stays what it is, and is large without a sign.
    a = _mm256_min_epu32(_mm256_abs_epi32(area), full);
  }
  __m256i scaled = _mm256_sub_epi32(_mm256_slli_epi32(a, 8), a);
  return _mm256_srli_epi32(_mm256_add_epi32(scaled, _mm256_set1_epi32(65536)), 17);
}

// Reads and clears eight cells, goes on with the running sum, which is in every lane, and gives the signed areas.
AVX2 static ALWAYS_INLINE __m256i take_areas_avx2(int32_t *cells, __m256i *sum) {
  __m256i v = _mm256_loadu_si256((const __m256i *)cells);
  _mm256_storeu_si256((__m256i *)cells, _mm256_setzero_si256());
  v = _mm256_add_epi32(v, _mm256_slli_si256(v, 4));
  v = _mm256_add_epi32(v, _mm256_slli_si256(v, 8));
  // The lower half's total goes on in the upper half.
  v = _mm256_add_epi32(v, _mm256_shuffle_epi32(_mm256_permute2x128_si256(v, v, 0x08), 0xFF));
  __m256i areas = _mm256_add_epi32(v, *sum);
  // Apart from the areas, so that one block need not wait for all of the one before.
  *sum = _mm256_add_epi32(*sum, _mm256_permutevar8x32_epi32(v, _mm256_set1_epi32(7)));
  return areas;
}

// A block of which the first `count` pixels, 1…7, are the row's, and `room` may be touched.
AVX2 static ALWAYS_INLINE void blend_last_avx2(
    uint32_t *pixels, size_t count, size_t room, ck_shaded_avx2 color, __m256i coverage) {
  const __m256i numbers = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  coverage = _mm256_and_si256(coverage, _mm256_cmpgt_epi32(_mm256_set1_epi32((int)count), numbers));
  if (room >= 8) return blend_shaded_avx2(pixels, color, coverage);
  uint32_t last[8] = {0};
  memcpy(last, pixels, 4 * room);
  blend_shaded_avx2(last, color, coverage);
  memcpy(pixels, last, 4 * room);
}

// `is_narrow`: a row has at most 256 cells. `has_marks`: the row's cells need not be looked at.
AVX2 static ALWAYS_INLINE void sweep_rows_avx2(
    const ck_color_sweep *s, bool is_even_odd, bool is_narrow, bool has_marks) {
  const ck_shaded_avx2 color = make_shaded_avx2(s->color);
  const size_t width = s->width, cell_stride = s->cell_stride, pixel_stride = s->pixel_stride;
  int32_t *cells = s->cells;
  uint32_t *pixels = s->pixels;
  uint64_t *marks = s->marks;
  for (size_t rows = s->rows; rows > 0; rows--, cells += cell_stride, pixels += pixel_stride) {
    __m256i sum = _mm256_setzero_si256();
    size_t start = 0, base = 0;
    bool is_last;
    do {
      const size_t left = cell_stride - base;
      is_last = is_narrow || left <= 256;
      uint64_t touched = has_marks ? *marks : touched_quads(cells + base, left);
      if (has_marks) *marks++ = 0;
      // Of the blocks that begin there all pixels are the row's.
      const uint64_t inner = width < base + 8 ? 0 : quads_within(width - base - 7);
      // Painted after the blocks, which then keep their registers.
      // Of 256 cells there is one before each of 32 blocks, one more before a last block, and the row's rest.
      Stretch stretches[34], *next = stretches;
      while ((touched & inner) != 0) {
        size_t quad = (size_t)__builtin_ctzll(touched), x = base + 4 * quad;
        touched &= ~(uint64_t)3 << quad;
        fetch(pixels + x, 2 * pixel_stride);
        int32_t area = _mm256_cvtsi256_si32(sum);
        *next = (Stretch){(uint32_t)start, (uint32_t)x, area};
        next += (start != x) & (area != 0);
        start = x + 8;
        blend_shaded_avx2(pixels + x, color, coverage_avx2(take_areas_avx2(cells + x, &sum), is_even_odd));
      }
      while (touched != 0) {
        size_t quad = (size_t)__builtin_ctzll(touched), x = base + 4 * quad;
        touched &= ~(uint64_t)3 << quad;
        *next++ = (Stretch){(uint32_t)start, (uint32_t)x, _mm256_cvtsi256_si32(sum)};
        start = x + 8;
        __m256i areas = take_areas_avx2(cells + x, &sum);
        if (x < width) blend_last_avx2(pixels + x, width - x, s->room - x, color, coverage_avx2(areas, is_even_odd));
      }
      if (is_last) {
        int32_t area = _mm256_cvtsi256_si32(sum);
        *next = (Stretch){(uint32_t)start, (uint32_t)width, area};
        next += (start < width) & (area != 0);
      }
      if (next != stretches) paint_stretches_avx2(s, pixels, stretches, next);
      base += 256;
    } while (!is_last);
  }
}

AVX2 static void sweep_avx2(const ck_color_sweep *s) {
  if (s->is_even_odd && s->marks) sweep_rows_avx2(s, true, true, true);
  else if (s->is_even_odd) sweep_rows_avx2(s, true, false, false);
  else if (s->marks) sweep_rows_avx2(s, false, true, true);
  else if (s->cell_stride <= 256) sweep_rows_avx2(s, false, true, false);
  else sweep_rows_avx2(s, false, false, false);
}

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
  if (ck_current_tier() >= CK_TIER_AVX2) i = zero_cells_avx2(cells, count);
#endif
  while (i + 8 <= count && ck_are_zero(cells + i)) i += 8;
  return i;
}

bool ck_sweeps_marks(void) {
#if defined(__x86_64__)
  return ck_current_tier() >= CK_TIER_AVX2;
#else
  return false;
#endif
}

void ck_sweep_color(ck_color_sweep sweep) {
#if defined(__x86_64__)
  switch (ck_current_tier()) {
    case CK_TIER_AVX512:
    case CK_TIER_AVX2: sweep_avx2(&sweep); return;
    case CK_TIER_SSE2: sweep_sse2(&sweep); return;
    case CK_TIER_SCALAR: break;
  }
#endif
  sweep_scalar(&sweep);
}
