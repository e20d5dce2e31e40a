// Four cells of the coverage accumulator at a time, inlined into Swift's sweep.
//
// A cell holds 1/131072 of a pixel (2 · 256 · 256); running sums of cells are signed areas A. Coverage as a byte is
// round(255 · min(|A|, 1)) for non-zero, and the same of the triangle wave of A for even-odd. The definition, pixel by
// pixel, is ReferenceRasterizer in the tests; these must equal it to the bit.
#ifndef CANVAS_COVERAGE_QUADS_H
#define CANVAS_COVERAGE_QUADS_H

#include <stdint.h>

#define CK_FULL_AREA 131072

// Four signed areas of neighbouring pixels.
typedef int32_t ck_areas __attribute__((ext_vector_type(4)));

// The coverage of one signed area, non-zero rule.
static inline uint32_t ck_coverage_nonzero(int32_t area) {
  uint32_t a = area < 0 ? 0u - (uint32_t)area : (uint32_t)area;
  if (a > CK_FULL_AREA) a = CK_FULL_AREA;
  return ((a << 8) - a + 65536) >> 17;
}

// The coverage of one signed area, even-odd rule: the distance to the nearest even number of full pixels.
static inline uint32_t ck_coverage_evenodd(int32_t area) {
  uint32_t a = (uint32_t)area & (2 * CK_FULL_AREA - 1);
  if (a > CK_FULL_AREA) a = 2 * CK_FULL_AREA - a;
  return ((a << 8) - a + 65536) >> 17;
}

// Source over of a premultiplied pixel scaled by a coverage: S·c + D·(1 − Sa·c), each product rounded to nearest.
static inline uint32_t ck_scale_pixel(uint32_t pixel, uint32_t factor) {
  uint32_t low = (pixel & 0x00FF00FF) * factor + 0x00800080;
  low = ((low + ((low >> 8) & 0x00FF00FF)) >> 8) & 0x00FF00FF;
  uint32_t high = ((pixel >> 8) & 0x00FF00FF) * factor + 0x00800080;
  high = (high + ((high >> 8) & 0x00FF00FF)) & 0xFF00FF00;
  return low | high;
}
static inline uint32_t ck_source_over(uint32_t source, uint32_t destination) {
  return source + ck_scale_pixel(destination, 255 - (source >> 24));
}

// The whole part of 0…255.5, without the checks that Swift's conversion makes.
static inline uint8_t ck_byte(double value) { return (uint8_t)value; }

#if defined(__SSE2__)
#include <emmintrin.h>

// Whether eight cells are zero.
static inline _Bool ck_are_zero(const int32_t *cells) {
  __m128i either = _mm_or_si128(
      _mm_loadu_si128((const __m128i *)cells), _mm_loadu_si128((const __m128i *)(cells + 4)));
  return _mm_movemask_epi8(_mm_cmpeq_epi8(either, _mm_setzero_si128())) == 0xFFFF;
}
// Reads and clears four cells, goes on with the running sum, and gives the four signed areas.
static inline ck_areas ck_take_areas(int32_t *cells, int32_t *sum) {
  __m128i v = _mm_loadu_si128((const __m128i *)cells);
  _mm_storeu_si128((__m128i *)cells, _mm_setzero_si128());
  v = _mm_add_epi32(v, _mm_slli_si128(v, 4));
  v = _mm_add_epi32(v, _mm_slli_si128(v, 8));
  v = _mm_add_epi32(v, _mm_set1_epi32(*sum));
  *sum = _mm_cvtsi128_si32(_mm_shuffle_epi32(v, 0xFF));
  return (ck_areas)v;
}
static inline __m128i ck_round_areas(__m128i a) {  // 0…131072 to 0…255
  __m128i scaled = _mm_sub_epi32(_mm_slli_epi32(a, 8), a);
  return _mm_srli_epi32(_mm_add_epi32(scaled, _mm_set1_epi32(65536)), 17);
}
static inline __m128i ck_smaller(__m128i a, __m128i b) {
  __m128i greater = _mm_cmpgt_epi32(a, b);
  return _mm_or_si128(_mm_and_si128(greater, b), _mm_andnot_si128(greater, a));
}
// Four coverages in 32-bit lanes, as bytes, the leftmost lowest.
static inline uint32_t ck_lane_bytes(__m128i lanes) {
  __m128i words = _mm_packs_epi32(lanes, lanes);
  return (uint32_t)_mm_cvtsi128_si32(_mm_packus_epi16(words, words));
}
static inline uint32_t ck_nonzero_coverages(ck_areas areas) {
  __m128i v = (__m128i)areas, sign = _mm_srai_epi32(v, 31);
  __m128i a = _mm_sub_epi32(_mm_xor_si128(v, sign), sign);
  // |INT32_MIN| stays negative; it is a full pixel, and the mask of its sign makes it one.
  __m128i overflow = _mm_srai_epi32(a, 31);
  a = _mm_or_si128(_mm_andnot_si128(overflow, a), _mm_and_si128(overflow, _mm_set1_epi32(CK_FULL_AREA)));
  return ck_lane_bytes(ck_round_areas(ck_smaller(a, _mm_set1_epi32(CK_FULL_AREA))));
}
static inline uint32_t ck_evenodd_coverages(ck_areas areas) {
  __m128i a = _mm_and_si128((__m128i)areas, _mm_set1_epi32(2 * CK_FULL_AREA - 1));
  return ck_lane_bytes(ck_round_areas(ck_smaller(a, _mm_sub_epi32(_mm_set1_epi32(2 * CK_FULL_AREA), a))));
}
static inline __m128i ck_divide_by_255(__m128i x) {  // ⌊(x + 128) · 257 / 2^16⌋ = round(x / 255) for x ≤ 65 025
  return _mm_mulhi_epu16(_mm_add_epi16(x, _mm_set1_epi16(128)), _mm_set1_epi16(257));
}
// Blends one premultiplied colour onto four pixels, each with its own coverage byte.
static inline void ck_blend_quad(uint32_t *pixels, uint32_t color, uint32_t coverage_bytes) {
  __m128i zero = _mm_setzero_si128();
  __m128i c = _mm_unpacklo_epi8(_mm_cvtsi32_si128((int)coverage_bytes), zero);  // c0 c1 c2 c3
  c = _mm_unpacklo_epi16(c, c);                                                   // c0 c0 c1 c1 c2 c2 c3 c3
  __m128i c01 = _mm_unpacklo_epi32(c, c), c23 = _mm_unpackhi_epi32(c, c);
  __m128i s = _mm_unpacklo_epi8(_mm_set1_epi32((int)color), zero);
  __m128i s01 = ck_divide_by_255(_mm_mullo_epi16(s, c01)), s23 = ck_divide_by_255(_mm_mullo_epi16(s, c23));
  __m128i full = _mm_set1_epi16(255);
  __m128i r01 = _mm_sub_epi16(full, _mm_shufflehi_epi16(_mm_shufflelo_epi16(s01, 0xFF), 0xFF));
  __m128i r23 = _mm_sub_epi16(full, _mm_shufflehi_epi16(_mm_shufflelo_epi16(s23, 0xFF), 0xFF));
  __m128i d = _mm_loadu_si128((const __m128i *)pixels);
  __m128i d01 = ck_divide_by_255(_mm_mullo_epi16(_mm_unpacklo_epi8(d, zero), r01));
  __m128i d23 = ck_divide_by_255(_mm_mullo_epi16(_mm_unpackhi_epi8(d, zero), r23));
  _mm_storeu_si128((__m128i *)pixels, _mm_packus_epi16(_mm_add_epi16(s01, d01), _mm_add_epi16(s23, d23)));
}

#else

static inline _Bool ck_are_zero(const int32_t *cells) {
  int32_t any = 0;
  for (int i = 0; i < 8; i++) any |= cells[i];
  return any == 0;
}
static inline ck_areas ck_take_areas(int32_t *cells, int32_t *sum) {
  ck_areas areas;
  uint32_t running = (uint32_t)*sum;
  for (int i = 0; i < 4; i++) {
    running += (uint32_t)cells[i];
    cells[i] = 0;
    areas[i] = (int32_t)running;
  }
  *sum = (int32_t)running;
  return areas;
}
static inline uint32_t ck_nonzero_coverages(ck_areas areas) {
  return ck_coverage_nonzero(areas[0]) | ck_coverage_nonzero(areas[1]) << 8 | ck_coverage_nonzero(areas[2]) << 16 |
         ck_coverage_nonzero(areas[3]) << 24;
}
static inline uint32_t ck_evenodd_coverages(ck_areas areas) {
  return ck_coverage_evenodd(areas[0]) | ck_coverage_evenodd(areas[1]) << 8 | ck_coverage_evenodd(areas[2]) << 16 |
         ck_coverage_evenodd(areas[3]) << 24;
}
static inline void ck_blend_quad(uint32_t *pixels, uint32_t color, uint32_t coverage_bytes) {
  for (int i = 0; i < 4; i++)
    pixels[i] = ck_source_over(ck_scale_pixel(color, coverage_bytes >> (8 * i) & 255), pixels[i]);
}

#endif

#endif
