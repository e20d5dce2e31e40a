// Rows for blend modes. The result for a channel, 0…255, is 0…65 025 for 0…1 until it is rounded, once.
#pragma once

#include "../Pixels/formulas.h"
#include "blend.h"
#include "row_body.h"

enum { ALPHA = 3 };

#define CK_MIN(a, b) __builtin_elementwise_min(a, b)
#define CK_MAX(a, b) __builtin_elementwise_max(a, b)
#define CK_ABS(a) __builtin_elementwise_abs(a)

// A colour channel, or alpha, of the result of a mode that works on channels separately.
INLINE void blend_channel(
    enum ck_blend_mode mode, bool is_alpha, const i32x8 *s_, const i32x8 *sa_, const i32x8 *d_, const i32x8 *da_,
    i32x8 *result) {
  const i32x8 s = *s_, sa = *sa_, d = *d_, da = *da_, zero = 0, full = 255;
  i32x8 mixture;
  switch (mode) {
#define CK_MIX(NAME, formula) case CK_BLEND_##NAME: mixture = formula; break;
#define CK_OPERATE(NAME, formula) case CK_BLEND_##NAME: *result = formula; return;
    CK_BLEND_MIXTURES(CK_MIX)
    CK_BLEND_OPERATORS(CK_OPERATE)
    case CK_BLEND_PLUS_DARKER: *result = (is_alpha ? CK_MIN(full, s + d) : CK_MAX(zero, s + d - 255)) * 255; return;
    default: mixture = zero;
  }
  if (is_alpha) mixture = sa * da;
  *result = s * (255 - da) + d * (255 - sa) + mixture;
}

INLINE void split(const uint32_t *pixels, i32x8 *channels) {
  for (int c = 0; c < 4; c++) channels[c] = (i32x8)load(pixels) >> (8 * c) & 255;
}

INLINE void blend_eight(
    enum ck_blend_mode mode, uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, uint8_t alpha) {
  const uint64_t all = load_bytes(coverage);
  if (all == 0) return;
  i32x8 s[4], d[4], factor = (i32x8)bytes_to_lanes(all);
  u32x8 bits = 0;
  split(source, s);
  split(pixels, d);
  if (alpha != 255)
    for (int c = 0; c < 4; c++) s[c] = ((s[c] * alpha + 128) * 257) >> 16;
  for (int c = 0; c < 4; c++) {
    i32x8 r;
    blend_channel(mode, c == ALPHA, &s[c], &s[ALPHA], &d[c], &d[ALPHA], &r);
    if (all == ~(uint64_t)0) {
      r = ((r + 128) * 257) >> 16;
    } else {
      // The numbers are below 2^24, so they and their quotients, rounded down, are exact.
      f32x8 mixed = __builtin_convertvector(d[c] * 255 * (255 - factor) + r * factor + 65025 / 2, f32x8);
      r = __builtin_convertvector(mixed / 65025, i32x8);
    }
    bits |= (u32x8)r << (8 * c);
  }
  store(pixels, bits);
}

INLINE void blend_lanes(
    enum ck_blend_mode mode, uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, size_t count,
    uint8_t alpha) {
  // The last few pixels, together with some that are not covered.
  uint32_t few[8] = {0}, few_sources[8] = {0};
  uint8_t few_coverages[8] = {0};
  const size_t rest = count % 8, whole = count - rest;
  memcpy(few, pixels + whole, rest * sizeof *pixels);
  memcpy(few_sources, source + whole, rest * sizeof *source);
  memcpy(few_coverages, coverage + whole, rest);
  for (size_t i = 0; i < count; i += 8) {
    const bool is_last = i == whole;
    blend_eight(
        mode, is_last ? few : pixels + i, is_last ? few_sources : source + i, is_last ? few_coverages : coverage + i, alpha);
  }
  memcpy(pixels + whole, few, rest * sizeof *pixels);
}

// Modes that divide, one pixel at a time

// a / b, rounded to nearest, for a ≥ 0 and b > 0.
INLINE int64_t quotient(int64_t a, int64_t b) { return (2 * a + b) / (2 * b); }
INLINE int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }
INLINE int64_t most(int64_t a, int64_t b) { return a > b ? a : b; }

// sa·da·B(d / da, s / sa), in 0…sa·da, for channels s ≤ sa and d ≤ da.
INLINE int64_t channel_mixture(enum ck_blend_mode mode, int64_t s, int64_t sa, int64_t d, int64_t da) {
  const int64_t one = sa * da;
  switch (mode) {
    // 0 if Cb = 0; 1 if Cs = 1; otherwise min(1, Cb / (1 − Cs))
    case CK_BLEND_COLOR_DODGE: return d == 0 ? 0 : s == sa ? one : least(one, quotient(d * sa * sa, sa - s));
    // 1 if Cb = 1; 0 if Cs = 0; otherwise 1 − min(1, (1 − Cb) / Cs)
    case CK_BLEND_COLOR_BURN:
      return d == da ? one : s == 0 ? 0 : one - least(one, quotient((da - d) * sa * sa, s));
    // Cb − (1 − 2 · Cs) · Cb · (1 − Cb) if Cs ≤ 1/2; otherwise Cb + (2 · Cs − 1) · (D − Cb), with
    // D = ((16 · Cb − 12) · Cb + 4) · Cb if Cb ≤ 1/4, √Cb otherwise
    default: {
      const int64_t contrast = 2 * s - sa;
      if (d == 0) return 0;
      if (contrast <= 0) return d * sa - quotient(-contrast * d * (da - d), da);
      if (4 * d <= da)
        return d * sa + quotient(contrast * d * (16 * d * d - 12 * d * da + 3 * da * da), da * da);
      // √(d · da) in 1/65 536, rounded to nearest by adding 1.5 · 2^52. A square root is rounded the same way on
      // every machine.
      union { double number; int64_t bits; } root = {__builtin_sqrt((double)(d * da)) * 65536 + 6755399441055744.0};
      return d * sa + ((contrast * ((int32_t)root.bits - d * 65536) + 32768) >> 16);
    }
  }
}

// A colour in the W3C's functions for hue, saturation and luminosity. These are homogeneous: with both colours and 1
// multiplied by sa·da they give sa·da·B(Cb, Cs) without a division by alpha. Channels are in hundredths, so that
// luminosity is a whole number.
typedef struct {
  int64_t c[3];
} whole_color;

INLINE whole_color make_whole(uint32_t pixel, int64_t factor) {
  factor *= 100;
  return (whole_color){{(pixel & 255) * factor, (pixel >> 8 & 255) * factor, (pixel >> 16 & 255) * factor}};
}
INLINE int64_t lowest(whole_color v) { return least(least(v.c[0], v.c[1]), v.c[2]); }
INLINE int64_t highest(whole_color v) { return most(most(v.c[0], v.c[1]), v.c[2]); }
// Lum(C) = 0.3 · Cred + 0.59 · Cgreen + 0.11 · Cblue
INLINE int64_t luminosity_of(whole_color v) { return (30 * v.c[0] + 59 * v.c[1] + 11 * v.c[2]) / 100; }
// Sat(C) = max(C) − min(C)
INLINE int64_t saturation_of(whole_color v) { return highest(v) - lowest(v); }
// SetSat(C, s): the smallest channel becomes 0, the largest s, and the other keeps its relative position.
INLINE whole_color with_saturation(whole_color v, int64_t s) {
  const int64_t low = lowest(v), range = saturation_of(v);
  for (int i = 0; i < 3; i++) v.c[i] = range == 0 ? 0 : (v.c[i] - low) * s / range;
  return v;
}
// SetLum(C, l): all channels are moved equally, then ClipColor(C) moves them towards l until they are in 0…one. Only
// one of its two cases applies, because saturation is at most 1: in the first n < 0 ≤ l, in the second l ≤ one < x.
INLINE whole_color with_luminosity(whole_color v, int64_t l, int64_t one) {
  const int64_t move = l - luminosity_of(v);
  for (int i = 0; i < 3; i++) v.c[i] += move;
  const int64_t n = lowest(v), x = highest(v);
  if (n >= 0 && x <= one) return v;
  const int64_t factor = n < 0 ? l : one - l, divisor = n < 0 ? l - n : x - l;
  for (int i = 0; i < 3; i++) v.c[i] = (v.c[i] - l) * factor / divisor + l;
  return v;
}
INLINE whole_color whole_mixture(enum ck_blend_mode mode, whole_color s, whole_color d, int64_t one) {
  switch (mode) {
    case CK_BLEND_HUE: return with_luminosity(with_saturation(s, saturation_of(d)), luminosity_of(d), one);
    case CK_BLEND_SATURATION: return with_luminosity(with_saturation(d, saturation_of(s)), luminosity_of(d), one);
    case CK_BLEND_COLOR: return with_luminosity(s, luminosity_of(d), one);
    default: return with_luminosity(d, luminosity_of(s), one);
  }
}

INLINE void blend_quotients(
    enum ck_blend_mode mode, uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, size_t count,
    uint8_t alpha) {
  const bool is_whole =
      mode == CK_BLEND_HUE || mode == CK_BLEND_SATURATION || mode == CK_BLEND_COLOR || mode == CK_BLEND_LUMINOSITY;
  for (size_t i = 0; i < count; i++) {
    if (coverage[i] == 0) continue;
    const uint32_t s = alpha == 255 ? source[i] : ck_scale_pixel(source[i], alpha), d = pixels[i];
    const int64_t c = coverage[i], sa = s >> 24, da = d >> 24;
    whole_color mixed;
    if (is_whole) mixed = whole_mixture(mode, make_whole(s, da), make_whole(d, sa), 100 * sa * da);
    uint32_t result = 0;
    for (int k = 0; k < 4; k++) {
      const int64_t sc = s >> (8 * k) & 255, dc = d >> (8 * k) & 255;
      int64_t mixture = sa * da;
      // Rounding may have exceeded the range by one unit.
      if (k != ALPHA && is_whole) mixture = least(most((mixed.c[k] + 50) / 100, 0), mixture);
      else if (k != ALPHA) mixture = channel_mixture(mode, sc, sa, dc, da);
      const uint32_t r = (uint32_t)(sc * (255 - da) + dc * (255 - sa) + mixture);
      const uint32_t byte =
          c == 255 ? ck_divide_by_255(r) : (uint32_t)((dc * 255 * (255 - c) + r * c + 65025 / 2) / 65025);
      result |= byte << (8 * k);
    }
    pixels[i] = result;
  }
}

// A function for each mode

#define BLEND_row(NAME, name)
#define BLEND_BY(kind, NAME, name)                                                                                   \
  static void blend_##name(                                                                                          \
      uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, size_t count, uint8_t alpha) {              \
    blend_##kind(CK_BLEND_##NAME, pixels, source, coverage, count, alpha);                                           \
  }
#define BLEND_lanes(NAME, name) BLEND_BY(lanes, NAME, name)
#define BLEND_quotients(NAME, name) BLEND_BY(quotients, NAME, name)
#define BLEND_FUNCTION(NAME, name, kind) BLEND_##kind(NAME, name)
CK_BLEND_MODES(BLEND_FUNCTION)

// Of a level's table.
#define BLEND_ENTRY(NAME, name, kind) blend_##name,
