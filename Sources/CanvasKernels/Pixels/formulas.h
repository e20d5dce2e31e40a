// The arithmetic of pixels and areas, shared by the kernels and Swift.
#pragma once

#include <stdint.h>

// A cell of the coverage accumulator holds 1/131072 of a pixel (2 · 256 · 256); running sums of cells are signed areas A.
#define CK_FULL_AREA 131072

// The coverage of one signed area, non-zero rule: round(255 · min(|A|, 1)).
static inline uint32_t ck_coverage_nonzero(int32_t area) {
  uint32_t a = area < 0 ? 0u - (uint32_t)area : (uint32_t)area;
  if (a > CK_FULL_AREA) a = CK_FULL_AREA;
  return ((a << 8) - a + 65536) >> 17;
}

// The coverage of one signed area, even-odd rule: that of the distance of A from the nearest even number of full
// pixels.
static inline uint32_t ck_coverage_evenodd(int32_t area) {
  uint32_t a = (uint32_t)area & (2 * CK_FULL_AREA - 1);
  if (a > CK_FULL_AREA) a = 2 * CK_FULL_AREA - a;
  return ((a << 8) - a + 65536) >> 17;
}

// x / 255, rounded to nearest, for x in 0…65 025.
static inline uint32_t ck_divide_by_255(uint32_t x) {
  uint32_t y = x + 128;
  return (y + (y >> 8)) >> 8;
}

// The four channels times factor / 255, each rounded to nearest, two at a time in the halves of a word.
static inline uint32_t ck_scale_pixel(uint32_t pixel, uint32_t factor) {
  uint32_t low = (pixel & 0x00FF00FF) * factor + 0x00800080;
  low = ((low + ((low >> 8) & 0x00FF00FF)) >> 8) & 0x00FF00FF;
  uint32_t high = ((pixel >> 8) & 0x00FF00FF) * factor + 0x00800080;
  high = (high + ((high >> 8) & 0x00FF00FF)) & 0xFF00FF00;
  return low | high;
}
// Source over, premultiplied: S + D · (1 − Sa). A channel never exceeds 255, because S ≤ Sa.
static inline uint32_t ck_source_over(uint32_t source, uint32_t destination) {
  return source + ck_scale_pixel(destination, 255 - (source >> 24));
}

// round(byte · factor / 255) is (byte · ck_multiplier(factor) + 2^14) >> 15: one rounding multiplication instead of
// two and a sum. 257 · factor / 2, rounded down, is such a multiplier for three of four factors; for the others it is
// the next number. Tested for every byte and factor.
static inline uint16_t ck_multiplier(uint32_t factor) {
  static const uint64_t is_next[4] = {
      0x0022002080002080, 0x820208220a082200, 0xb022228aa1208a20, 0x289a93ac8a5b8ab6};
  return (uint16_t)((factor * 257 >> 1) + (is_next[factor >> 6] >> (factor & 63) & 1));
}

// Mixes four pixels into one. Each channel is (top · (256 − fy) + bottom · fy + 32768) / 65536, where top and bottom
// are left · (256 − fx) + right · fx. Two channels are computed at a time in the halves of a long word.
static inline uint32_t ck_mix_pixels(
    uint32_t p00, uint32_t p10, uint32_t p01, uint32_t p11, uint32_t fx, uint32_t fy) {
  uint32_t result = 0;
  for (int shift = 0; shift < 16; shift += 8) {
#define CK_SPREAD(p) (((p) >> shift & 0xFF) | (uint64_t)((p) >> shift & 0xFF0000) << 16)
    uint64_t top = CK_SPREAD(p00) * (256 - fx) + CK_SPREAD(p10) * fx;
    uint64_t bottom = CK_SPREAD(p01) * (256 - fx) + CK_SPREAD(p11) * fx;
#undef CK_SPREAD
    uint64_t sum = top * (256 - fy) + bottom * fy + 0x0000800000008000;
    result |= ((uint32_t)(sum >> 16 & 0xFF) | (uint32_t)(sum >> 32 & 0xFF0000)) << shift;
  }
  return result;
}

// The integer part of 0…255.5, without the checks of Swift's conversion.
static inline uint8_t ck_byte(double value) { return (uint8_t)value; }

// The channel values of four fractions, rounded to nearest. Fractions outside 0…1 are clamped; NaN gives 0.
typedef int32_t ck_channels __attribute__((ext_vector_type(4)));
static inline ck_channels ck_channels_of(double red, double green, double blue, double alpha) {
#pragma STDC FP_CONTRACT OFF
  typedef double fractions __attribute__((ext_vector_type(4)));
  const fractions zero = 0, one = 1;
  fractions v = {red, green, blue, alpha};
  v = v > zero ? v : zero;
  v = v < one ? v : one;
  return __builtin_convertvector(v * 255 + 0.5, ck_channels);
}

// The premultiplied pixel of straight channels: red, green and blue times alpha / 255, each rounded to nearest.
static inline uint32_t ck_premultiplied(ck_channels straight) {
  typedef uint16_t words __attribute__((ext_vector_type(4)));
  typedef uint8_t bytes __attribute__((ext_vector_type(4)));
  const words channels = __builtin_convertvector(straight, words);
  const words x = channels * (words){channels.w, channels.w, channels.w, 255} + 128;
  const bytes pixel = __builtin_convertvector((x + (x >> 8)) >> 8, bytes);
  uint32_t bits;
  __builtin_memcpy(&bits, &pixel, sizeof bits);
  return bits;
}
