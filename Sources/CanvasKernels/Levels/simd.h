// The vocabulary of the bodies: vectors of eight pixels, and the few operations for which clang generates poor code.
//
// A vector's calling convention depends on the level. Functions that take or return vectors are therefore inlined,
// and none is in the table.
#pragma once

// A product and a sum must be rounded separately at every level: ARM has an instruction that rounds only once.
#pragma STDC FP_CONTRACT OFF
// Vectors wider than the level's are passed only in inlined calls, so their calling convention doesn't matter.
#pragma clang diagnostic ignored "-Wpsabi"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

// Added to each function of a level, so that it is compiled for that level.
#define INLINE static inline __attribute__((always_inline))
// For code that would have fewer registers among other loops.
#define OUT_OF_LINE static __attribute__((noinline))

#define VECTOR(type, count) __attribute__((ext_vector_type(count))) type
typedef VECTOR(uint8_t, 8) u8x8;
typedef VECTOR(uint8_t, 16) u8x16;
typedef VECTOR(uint8_t, 32) u8x32;
typedef VECTOR(uint16_t, 16) u16x16;
typedef VECTOR(int16_t, 16) i16x16;
typedef VECTOR(uint32_t, 4) u32x4;
typedef VECTOR(uint32_t, 8) u32x8;
typedef VECTOR(uint32_t, 16) u32x16;
typedef VECTOR(int32_t, 4) i32x4;
typedef VECTOR(int32_t, 8) i32x8;
typedef VECTOR(int32_t, 16) i32x16;
typedef VECTOR(int64_t, 2) i64x2;
typedef VECTOR(int64_t, 4) i64x4;
typedef VECTOR(int64_t, 8) i64x8;
typedef VECTOR(float, 4) f32x4;
typedef VECTOR(float, 8) f32x8;
typedef VECTOR(float, 16) f32x16;
typedef VECTOR(double, 4) f64x4;
typedef VECTOR(double, 8) f64x8;
typedef VECTOR(_Bool, 8) bits8;

static const i32x8 eight_numbers = {0, 1, 2, 3, 4, 5, 6, 7};

// Eight pixels

INLINE u32x8 load(const uint32_t *pixels) {
  u32x8 v;
  memcpy(&v, pixels, sizeof v);
  return v;
}
INLINE void store(uint32_t *pixels, u32x8 v) { memcpy(pixels, &v, sizeof v); }
// Loads four to seven pixels as two overlapping halves, from the left and up to the right, or one to three pixels.
// Storing has the same layout.
INLINE u32x8 load_few(const uint32_t *pixels, size_t count) {
  if (count >= 4) {
    u32x4 low, high;
    memcpy(&low, pixels, sizeof low);
    memcpy(&high, pixels + count - 4, sizeof high);
    return __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7);
  }
  return (u32x8){pixels[0], pixels[count >> 1], pixels[count - 1]};
}
INLINE void store_few(uint32_t *pixels, size_t count, u32x8 v) {
  if (count >= 4) {
    u32x4 low = v.lo, high = v.hi;
    memcpy(pixels, &low, sizeof low);
    memcpy(pixels + count - 4, &high, sizeof high);
  } else {
    pixels[0] = v[0];
    pixels[count >> 1] = v[1];
    pixels[count - 1] = v[2];
  }
}
// Prefetches the cache line of a pixel. It may be outside the picture: nothing is read.
INLINE void fetch(const uint32_t *pixels, size_t offset) {
  __builtin_prefetch((const char *)((uintptr_t)pixels + 4 * offset), 0, 3);
}
// The coverages that belong to these pixels.
INLINE uint64_t load_bytes(const uint8_t *bytes) {
  uint64_t v;
  memcpy(&v, bytes, sizeof v);
  return v;
}
INLINE uint64_t load_few_bytes(const uint8_t *bytes, size_t count) {
  if (count >= 4) {
    uint32_t low, high;
    memcpy(&low, bytes, sizeof low);
    memcpy(&high, bytes + count - 4, sizeof high);
    return low | (uint64_t)high << 32;
  }
  return bytes[0] | (uint32_t)bytes[count >> 1] << 8 | (uint32_t)bytes[count - 1] << 16;
}
INLINE u32x8 bytes_to_lanes(uint64_t bytes) {
  u8x8 v;
  memcpy(&v, &bytes, sizeof v);
  return __builtin_convertvector(v, u32x8);
}
INLINE uint64_t lanes_to_bytes(u32x8 lanes) {
  const u8x8 bytes = __builtin_convertvector(lanes, u8x8);
  uint64_t v;
  memcpy(&v, &bytes, sizeof v);
  return v;
}
// The bits of a comparison, one per lane, the first lane in the lowest bit.
INLINE uint32_t mask_bits(i32x8 mask) {
  bits8 bits = __builtin_convertvector(mask, bits8);
  uint8_t byte;
  memcpy(&byte, &bits, 1);
  return byte;
}

// The channels of eight pixels in 16-bit lanes: `low` has the first two pixels of each half, `high` the other two.
typedef struct {
  u16x16 low, high;
} wide;

INLINE wide unpack(u32x8 pixels) {
  u8x32 v = (u8x32)pixels, zero = 0;
  return (wide){
      (u16x16)__builtin_shufflevector(
          v, zero, 0, 32, 1, 33, 2, 34, 3, 35, 4, 36, 5, 37, 6, 38, 7, 39, 16, 48, 17, 49, 18, 50, 19, 51, 20, 52, 21,
          53, 22, 54, 23, 55),
      (u16x16)__builtin_shufflevector(
          v, zero, 8, 40, 9, 41, 10, 42, 11, 43, 12, 44, 13, 45, 14, 46, 15, 47, 24, 56, 25, 57, 26, 58, 27, 59, 28, 60,
          29, 61, 30, 62, 31, 63)};
}
// Each pixel's alpha in its four 16-bit lanes.
INLINE u16x16 spread_alpha(u16x16 v) {
  return __builtin_shufflevector(v, v, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
}
// ⌊(x + 128) · 257 / 2^16⌋ = round(x / 255), for x up to 65 025.
INLINE u16x16 divide_by_255(u16x16 x) {
#if defined(__aarch64__)
  // Equivalent: (x + (x + 128 >> 8) + 128) >> 8.
  i64x4 v = (i64x4)x;
  uint16x8_t low = (uint16x8_t)v.lo, high = (uint16x8_t)v.hi;
  low = vrshrq_n_u16(vrsraq_n_u16(low, low, 8), 8);
  high = vrshrq_n_u16(vrsraq_n_u16(high, high, 8), 8);
  return (u16x16)__builtin_shufflevector((i64x2)low, (i64x2)high, 0, 1, 2, 3);
#endif
  u32x16 product = __builtin_convertvector(x + 128, u32x16) * 257;
  return __builtin_convertvector(product >> 16, u16x16);
}

// Hand-written operations:
// - scale_lanes: bytes times a byte that was made a factor, divided by 255, rounded to nearest.
// - pack_channels: the inverse of `unpack`, for 0…255.
// - spread_numbers: copies each pixel's number, up to 255 in a 32-bit lane, to its four 16-bit lanes after unpacking.
// - pack_numbers: packs numbers of up to 15 bits to 16 bits, each half separately.
// - add_pairs: the sums of products of neighbours.
// - sum_bytes, sum_products: the sums of four bytes, or of four products of a byte and a number up to 32, wherever
//   the sums are in the vector.
// - round_lanes: rounds to nearest, halves to even.
// - pack_planes: pixels from planes of red, green, blue and alpha. Each number is rounded in this way and clamped to
//   0…255 and to alpha.
// - look_up: the lanes' entries in a table of eight: one after the other, unless HAS_LOOK_UP.
// - load_around: eight pixels of a row of at least eight from an index on, continued from its start.
// - sixteen_occupied_quads: a bit for each of sixteen quads of cells that are not all zero. It has no branch, because
//   the positions of a shape's edges can't be predicted.

#if defined(CK_AVX2)

INLINE uint16_t lane_factor(uint32_t byte) { return ck_multiplier(byte); }
INLINE u16x16 scale_lanes(u16x16 bytes, u16x16 factor) {
  return (u16x16)_mm256_mulhrs_epi16((__m256i)bytes, (__m256i)factor);
}
INLINE u32x8 pack_channels(wide v) { return (u32x8)_mm256_packus_epi16((__m256i)v.low, (__m256i)v.high); }
INLINE wide spread_numbers(u32x8 numbers) {
  // One byte shuffle; the compiler would use two word shuffles.
  const __m256i low = _mm256_broadcastsi128_si256(_mm_setr_epi8(0, -1, 0, -1, 0, -1, 0, -1, 4, -1, 4, -1, 4, -1, 4, -1));
  const __m256i high =
      _mm256_broadcastsi128_si256(_mm_setr_epi8(8, -1, 8, -1, 8, -1, 8, -1, 12, -1, 12, -1, 12, -1, 12, -1));
  return (wide){
      (u16x16)_mm256_shuffle_epi8((__m256i)numbers, low), (u16x16)_mm256_shuffle_epi8((__m256i)numbers, high)};
}
INLINE i16x16 pack_numbers(i32x8 a, i32x8 b) { return (i16x16)_mm256_packs_epi32((__m256i)a, (__m256i)b); }
INLINE i32x8 add_pairs(i16x16 a, i16x16 b) { return (i32x8)_mm256_madd_epi16((__m256i)a, (__m256i)b); }
INLINE i32x8 round_lanes(f32x8 v) { return (i32x8)_mm256_cvtps_epi32((__m256)v); }
#define HAS_LOOK_UP 1
INLINE u32x8 look_up(u32x8 table, i32x8 index) {
  return (u32x8)_mm256_permutevar8x32_epi32((__m256i)table, (__m256i)index);
}
INLINE u32x8 pack_planes(const f32x8 *planes) {
  const __m256i pixels = _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15));
  const __m256i alphas =
      _mm256_broadcastsi128_si256(_mm_setr_epi8(12, 12, 12, 12, 13, 13, 13, 13, 14, 14, 14, 14, 15, 15, 15, 15));
  __m256i low = _mm256_packs_epi32((__m256i)round_lanes(planes[0]), (__m256i)round_lanes(planes[1]));
  __m256i high = _mm256_packs_epi32((__m256i)round_lanes(planes[2]), (__m256i)round_lanes(planes[3]));
  __m256i bytes = _mm256_packus_epi16(low, high);
  return (u32x8)_mm256_min_epu8(_mm256_shuffle_epi8(bytes, pixels), _mm256_shuffle_epi8(bytes, alphas));
}
INLINE i32x8 sum_bytes(u8x32 v) { return (i32x8)_mm256_sad_epu8((__m256i)v, _mm256_setzero_si256()); }
INLINE u32x8 load_around(const uint32_t *row, uint32_t index, uint32_t width) {
  const __m256i is_there = (__m256i)(eight_numbers < (int32_t)(width - index));
  // Lanes that aren't wanted are not read.
  const int *first = (const int *)((uintptr_t)row + 4 * (uintptr_t)index);
  const int *again = (const int *)((uintptr_t)first - 4 * (uintptr_t)width);
  return (u32x8)_mm256_maskload_epi32(first, is_there) | (u32x8)_mm256_maskload_epi32(again, ~is_there);
}
INLINE i32x8 sum_products(u8x32 v, u8x32 factors) {
  return add_pairs((i16x16)_mm256_maddubs_epi16((__m256i)v, (__m256i)factors), (i16x16)(1));
}
INLINE uint64_t sixteen_occupied_quads(const int32_t *cells) {
  const __m256i *next = (const __m256i *)cells;
  // A non-zero value stays non-zero in fewer bits, because the packing saturates. In the end the bytes of the lower
  // half are the even quads, and those of the upper half the odd ones.
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

#else

#define HAS_LOOK_UP 0
INLINE u32x8 look_up(u32x8 table, i32x8 index) {
  u32x8 entries = 0;
  for (int k = 0; k < 8; k++) entries[k] = table[index[k]];
  return entries;
}
INLINE u32x8 load_around(const uint32_t *row, uint32_t index, uint32_t width) {
  if (index + 8 <= width) return load(row + index);
  u32x8 eight = 0;
  for (uint32_t k = 0; k < 8; k++) eight[k] = row[index + k < width ? index + k : index + k - width];
  return eight;
}
INLINE wide spread_numbers(u32x8 numbers) {
  u16x16 v = (u16x16)numbers;
  return (wide){
      __builtin_shufflevector(v, v, 0, 0, 0, 0, 2, 2, 2, 2, 8, 8, 8, 8, 10, 10, 10, 10),
      __builtin_shufflevector(v, v, 4, 4, 4, 4, 6, 6, 6, 6, 12, 12, 12, 12, 14, 14, 14, 14)};
}

#define JOIN(type, a, b) ((type)__builtin_shufflevector((i64x2)(a), (i64x2)(b), 0, 1, 2, 3))

#if defined(__x86_64__)
#define HALVES(type, function, a, b)                                                      \
  JOIN(                                                                                   \
      type, function((__m128i)((i64x4)(a)).lo, (__m128i)((i64x4)(b)).lo),                 \
      function((__m128i)((i64x4)(a)).hi, (__m128i)((i64x4)(b)).hi))

// This level has no multiplication that rounds.
INLINE uint16_t lane_factor(uint32_t byte) { return (uint16_t)byte; }
INLINE u16x16 scale_lanes(u16x16 bytes, u16x16 factor) { return divide_by_255(bytes * factor); }
INLINE u32x8 pack_channels(wide v) { return HALVES(u32x8, _mm_packus_epi16, v.low, v.high); }
INLINE i16x16 pack_numbers(i32x8 a, i32x8 b) { return HALVES(i16x16, _mm_packs_epi32, a, b); }
INLINE i32x8 add_pairs(i16x16 a, i16x16 b) { return HALVES(i32x8, _mm_madd_epi16, a, b); }
INLINE i32x8 round_lanes(f32x8 v) {
  return JOIN(i32x8, _mm_cvtps_epi32((__m128)v.lo), _mm_cvtps_epi32((__m128)v.hi));
}
INLINE uint64_t sixteen_occupied_quads(const int32_t *cells) {
  const __m128i *next = (const __m128i *)cells;
  __m128i bytes[4];
  for (int i = 0; i < 4; i++, next += 4) {
    __m128i low = _mm_packs_epi32(_mm_loadu_si128(next), _mm_loadu_si128(next + 1));
    __m128i high = _mm_packs_epi32(_mm_loadu_si128(next + 2), _mm_loadu_si128(next + 3));
    // The word of each quad has bits if the packed words have any.
    bytes[i] = _mm_packs_epi16(low, high);
  }
  __m128i zero = _mm_setzero_si128();
  __m128i low = _mm_packs_epi32(_mm_cmpeq_epi32(bytes[0], zero), _mm_cmpeq_epi32(bytes[1], zero));
  __m128i high = _mm_packs_epi32(_mm_cmpeq_epi32(bytes[2], zero), _mm_cmpeq_epi32(bytes[3], zero));
  return (uint64_t)_mm_movemask_epi8(_mm_packs_epi16(low, high)) ^ 0xFFFF;
}

#else  // ARM, and other architectures that clang supports

#if defined(__aarch64__)
INLINE uint16_t lane_factor(uint32_t byte) { return ck_multiplier(byte); }
INLINE u16x16 scale_lanes(u16x16 bytes, u16x16 factor) {
  i64x4 a = (i64x4)bytes, b = (i64x4)factor;
  return JOIN(
      u16x16, vqrdmulhq_s16((int16x8_t)a.lo, (int16x8_t)b.lo), vqrdmulhq_s16((int16x8_t)a.hi, (int16x8_t)b.hi));
}
INLINE i32x8 round_lanes(f32x8 v) {
  f32x4 low = v.lo, high = v.hi;
  return JOIN(i32x8, vcvtnq_s32_f32((float32x4_t)low), vcvtnq_s32_f32((float32x4_t)high));
}
#else
INLINE uint16_t lane_factor(uint32_t byte) { return (uint16_t)byte; }
INLINE u16x16 scale_lanes(u16x16 bytes, u16x16 factor) { return divide_by_255(bytes * factor); }
INLINE i32x8 round_lanes(f32x8 v) {
  return __builtin_convertvector(__builtin_elementwise_roundeven(v), i32x8);
}
#endif
INLINE u32x8 pack_channels(wide v) {
  return (u32x8)__builtin_shufflevector(
      (u8x32)v.low, (u8x32)v.high, 0, 2, 4, 6, 8, 10, 12, 14, 32, 34, 36, 38, 40, 42, 44, 46, 16, 18, 20, 22, 24, 26, 28,
      30, 48, 50, 52, 54, 56, 58, 60, 62);
}
INLINE i16x16 pack_numbers(i32x8 a, i32x8 b) {
  return __builtin_shufflevector(
      (i16x16)a, (i16x16)b, 0, 2, 4, 6, 16, 18, 20, 22, 8, 10, 12, 14, 24, 26, 28, 30);
}
INLINE i32x8 add_pairs(i16x16 a, i16x16 b) {
  i32x8 a0 = (i32x8)a << 16 >> 16, b0 = (i32x8)b << 16 >> 16;
  return a0 * b0 + ((i32x8)a >> 16) * ((i32x8)b >> 16);
}
INLINE uint64_t sixteen_occupied_quads(const int32_t *cells) {
  uint64_t quads = 0;
  for (int i = 0; i < 16; i++) {
    i64x2 v;
    memcpy(&v, cells + 4 * i, sizeof v);
    quads |= (uint64_t)((v.x | v.y) != 0) << i;
  }
  return quads;
}
#endif

INLINE i32x8 sum_products(u8x32 v, u8x32 factors) {
  wide a = unpack((u32x8)v), b = unpack((u32x8)factors);
  return add_pairs((i16x16)a.low, (i16x16)b.low) + add_pairs((i16x16)a.high, (i16x16)b.high);
}
INLINE i32x8 sum_bytes(u8x32 v) { return sum_products(v, (u8x32)(1)); }
INLINE u32x8 pack_planes(const f32x8 *planes) {
  const i32x8 zero = 0, full = 255;
  u32x8 pixels = 0;
  for (int c = 0; c < 4; c++) {
    i32x8 channel = round_lanes(planes[c] < planes[3] ? planes[c] : planes[3]);
    channel = __builtin_elementwise_min(__builtin_elementwise_max(channel, zero), full);
    pixels |= (u32x8)channel << (8 * c);
  }
  return pixels;
}
#endif
