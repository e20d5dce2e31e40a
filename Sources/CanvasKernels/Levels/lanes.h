// Vectors of LANES pixels, as many as the level has lanes.
//
// The wider level uses masks at the end of a row. Other levels take `count` lanes, fewer than LANES, like load_few.
// - load_lanes, store_lanes, load_floats, load_coverages: load or store `count` values.
// - lane_order: 0, 1, 2, … in the order in which `count` values are loaded.
// - are_covered: whether LANES coverages are all 255.
// - make_table, look_up_lanes: the lanes' entries in a table of eight.
// - high_products: the upper halves of 16-bit products.
// - words_by_255: divide_by_255 for LANES pixels.
// - least_bytes: the smaller of two bytes.
// - round_planes: pack_planes for LANES pixels.
// - lanes_over: sources over the pixels below.
// - shade_lanes: sources times coverages.
// - shade_over_lanes, sums_of_lanes: for the wider level, parts of blended_shade and take_areas.
// - FIRST_EIGHT and, for sixteen lanes, LAST_EIGHT and JOIN_EIGHTS: groups of eight lanes.

#pragma once

#include "simd.h"

#if defined(CK_AVX512)

enum { LANES = 16 };
#define FIRST_EIGHT(v) __builtin_shufflevector(v, v, 0, 1, 2, 3, 4, 5, 6, 7)
#define LAST_EIGHT(v) __builtin_shufflevector(v, v, 8, 9, 10, 11, 12, 13, 14, 15)
#define JOIN_EIGHTS(a, b) __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
typedef f32x16 floats;
typedef i32x16 lane_numbers;
typedef u32x16 lane_pixels;
typedef VECTOR(uint16_t, 32) lane_words;

INLINE __mmask16 first_lanes(size_t count) { return (__mmask16)((1u << count) - 1); }
INLINE floats load_floats(const float *v, size_t count) {
  if (count >= LANES) return (floats)_mm512_loadu_ps(v);
  return (floats)_mm512_maskz_loadu_ps(first_lanes(count), v);
}
INLINE lane_pixels load_lanes(const uint32_t *pixels, size_t count) {
  if (count >= LANES) return (lane_pixels)_mm512_loadu_si512(pixels);
  return (lane_pixels)_mm512_maskz_loadu_epi32(first_lanes(count), pixels);
}
INLINE void store_lanes(uint32_t *pixels, size_t count, lane_pixels v) {
  if (count >= LANES) _mm512_storeu_si512(pixels, (__m512i)v);
  else _mm512_mask_storeu_epi32(pixels, first_lanes(count), (__m512i)v);
}
INLINE lane_pixels load_coverages(const uint8_t *bytes, size_t count) {
  if (count >= LANES) return (lane_pixels)_mm512_cvtepu8_epi32(_mm_loadu_si128((const __m128i *)bytes));
  return (lane_pixels)_mm512_cvtepu8_epi32(_mm_maskz_loadu_epi8(first_lanes(count), bytes));
}
INLINE bool are_covered(const uint8_t *bytes) {
  return _mm_movemask_epi8(_mm_cmpeq_epi8(_mm_loadu_si128((const __m128i *)bytes), _mm_set1_epi8(-1))) == 0xFFFF;
}
INLINE lane_pixels make_table(const void *table) {
  return (lane_pixels)_mm512_zextsi256_si512(_mm256_loadu_si256((const __m256i *)table));
}
INLINE lane_pixels look_up_lanes(lane_pixels table, lane_numbers index) {
  return (lane_pixels)_mm512_permutexvar_epi32((__m512i)index, (__m512i)table);
}
INLINE lane_pixels lane_order(size_t count) {
  return (lane_pixels){0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
}
INLINE lane_words high_products(lane_words a, lane_words b) {
  return (lane_words)_mm512_mulhi_epu16((__m512i)a, (__m512i)b);
}
INLINE lane_words words_by_255(lane_words x) { return high_products(x + 128, (lane_words)(257)); }
INLINE lane_pixels least_bytes(lane_pixels a, lane_pixels b) {
  return (lane_pixels)_mm512_min_epu8((__m512i)a, (__m512i)b);
}
INLINE __m512i in_quarters(__m128i bytes) { return _mm512_broadcast_i32x4(bytes); }
INLINE lane_pixels round_planes(const floats *planes) {
  __m512i low = _mm512_packs_epi32(_mm512_cvtps_epi32((__m512)planes[0]), _mm512_cvtps_epi32((__m512)planes[1]));
  __m512i high = _mm512_packs_epi32(_mm512_cvtps_epi32((__m512)planes[2]), _mm512_cvtps_epi32((__m512)planes[3]));
  __m512i bytes = _mm512_packus_epi16(low, high);
  const __m512i pixels = in_quarters(_mm_setr_epi8(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15));
  const __m512i alphas = in_quarters(_mm_setr_epi8(12, 12, 12, 12, 13, 13, 13, 13, 14, 14, 14, 14, 15, 15, 15, 15));
  return (lane_pixels)_mm512_min_epu8(_mm512_shuffle_epi8(bytes, pixels), _mm512_shuffle_epi8(bytes, alphas));
}
// For half of the pixels of each quarter, copies a number, starting at byte `from` of each pixel, to the pixel's four
// 16-bit lanes.
#define SPREAD_BYTES(v, a, b) \
  _mm512_shuffle_epi8(v, in_quarters(_mm_setr_epi8(a, -1, a, -1, a, -1, a, -1, b, -1, b, -1, b, -1, b, -1)))
INLINE __m512i divide_lanes_by_255(__m512i x) {
  return _mm512_mulhi_epu16(_mm512_add_epi16(x, _mm512_set1_epi16(128)), _mm512_set1_epi16(257));
}
INLINE lane_pixels lanes_over(lane_pixels source, lane_pixels below) {
  const __m512i d = (__m512i)below, rest = (__m512i)~source, zero = _mm512_setzero_si512();
  __m512i low = _mm512_mullo_epi16(_mm512_unpacklo_epi8(d, zero), SPREAD_BYTES(rest, 3, 7));
  __m512i high = _mm512_mullo_epi16(_mm512_unpackhi_epi8(d, zero), SPREAD_BYTES(rest, 11, 15));
  return (lane_pixels)_mm512_add_epi8(
      (__m512i)source, _mm512_packus_epi16(divide_lanes_by_255(low), divide_lanes_by_255(high)));
}
INLINE lane_pixels shade_lanes(lane_pixels source, lane_pixels coverage) {
  const __m512i s = (__m512i)source, c = (__m512i)coverage, zero = _mm512_setzero_si512();
  __m512i low = _mm512_mullo_epi16(_mm512_unpacklo_epi8(s, zero), SPREAD_BYTES(c, 0, 4));
  __m512i high = _mm512_mullo_epi16(_mm512_unpackhi_epi8(s, zero), SPREAD_BYTES(c, 8, 12));
  return (lane_pixels)_mm512_packus_epi16(divide_lanes_by_255(low), divide_lanes_by_255(high));
}
INLINE __m512i scale_lanes_of(__m512i bytes, __m256i factor) {
  return _mm512_mulhrs_epi16(bytes, _mm512_broadcast_i64x4(factor));
}
INLINE __m512i shade_words(__m512i coverage, __m512i below, u16x16 channels, u16x16 alpha) {
  __m512i rest = _mm512_sub_epi16(_mm512_set1_epi16(255), scale_lanes_of(coverage, (__m256i)alpha));
  return _mm512_add_epi16(
      scale_lanes_of(coverage, (__m256i)channels), divide_lanes_by_255(_mm512_mullo_epi16(below, rest)));
}
INLINE lane_pixels shade_over_lanes(u16x16 channels, u16x16 alpha, lane_pixels coverage, lane_pixels below) {
  const __m512i c = (__m512i)coverage, d = (__m512i)below, zero = _mm512_setzero_si512();
  return (lane_pixels)_mm512_packus_epi16(
      shade_words(SPREAD_BYTES(c, 0, 4), _mm512_unpacklo_epi8(d, zero), channels, alpha),
      shade_words(SPREAD_BYTES(c, 8, 12), _mm512_unpackhi_epi8(d, zero), channels, alpha));
}
#undef SPREAD_BYTES
INLINE lane_numbers sums_of_lanes(lane_numbers v) {
  const __m512i zero = _mm512_setzero_si512();
  v += (lane_numbers)_mm512_alignr_epi32((__m512i)v, zero, 15);
  v += (lane_numbers)_mm512_alignr_epi32((__m512i)v, zero, 14);
  v += (lane_numbers)_mm512_alignr_epi32((__m512i)v, zero, 12);
  return v + (lane_numbers)_mm512_alignr_epi32((__m512i)v, zero, 8);
}

#else

enum { LANES = 8 };
#define FIRST_EIGHT(v) (v)
typedef f32x8 floats;
typedef i32x8 lane_numbers;
typedef u32x8 lane_pixels;
typedef u16x16 lane_words;

INLINE lane_pixels load_lanes(const uint32_t *pixels, size_t count) {
  return count >= LANES ? load(pixels) : load_few(pixels, count);
}
INLINE floats load_floats(const float *v, size_t count) { return (floats)load_lanes((const uint32_t *)v, count); }
INLINE void store_lanes(uint32_t *pixels, size_t count, lane_pixels v) {
  if (count >= LANES) store(pixels, v);
  else store_few(pixels, count, v);
}
INLINE lane_pixels load_coverages(const uint8_t *bytes, size_t count) {
  return bytes_to_lanes(count >= LANES ? load_bytes(bytes) : load_few_bytes(bytes, count));
}
INLINE bool are_covered(const uint8_t *bytes) { return load_bytes(bytes) == ~(uint64_t)0; }
INLINE lane_pixels make_table(const void *table) { return load((const uint32_t *)table); }
INLINE lane_pixels look_up_lanes(lane_pixels table, lane_numbers index) { return look_up(table, index); }
INLINE lane_pixels lane_order(size_t count) {
  const lane_pixels order = (lane_pixels)eight_numbers;
  return count >= LANES ? order : load_few((const uint32_t *)&eight_numbers, count);
}
INLINE lane_words high_products(lane_words a, lane_words b) {
  const u32x16 products = __builtin_convertvector(a, u32x16) * __builtin_convertvector(b, u32x16);
  return __builtin_convertvector(products >> 16, u16x16);
}
INLINE lane_words words_by_255(lane_words x) { return divide_by_255(x); }
INLINE lane_pixels least_bytes(lane_pixels a, lane_pixels b) {
  return (lane_pixels)__builtin_elementwise_min((u8x32)a, (u8x32)b);
}
INLINE lane_pixels round_planes(const floats *planes) { return pack_planes(planes); }
INLINE lane_pixels lanes_over(lane_pixels source, lane_pixels below) {
  wide d = unpack(below), rest = spread_numbers(~source >> 24);
  return (lane_pixels)((u8x32)source + (u8x32)pack_channels(
                                           (wide){divide_by_255(d.low * rest.low), divide_by_255(d.high * rest.high)}));
}
INLINE lane_pixels shade_lanes(lane_pixels source, lane_pixels coverage) {
  wide s = unpack(source), c = spread_numbers(coverage);
  return pack_channels((wide){divide_by_255(s.low * c.low), divide_by_255(s.high * c.high)});
}
#endif
