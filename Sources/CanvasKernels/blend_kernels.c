#include "blend_kernels.h"

#include <string.h>

#include "row_kernels.h"
#include "tiers.h"

// A channel of eight pixels, 0…255, and what becomes of it, 0…65 025 for 0…1. The source is the same for every tier.
typedef int32_t lanes __attribute__((ext_vector_type(8)));
typedef uint32_t words __attribute__((ext_vector_type(8)));
typedef uint8_t bytes __attribute__((ext_vector_type(8)));
typedef float floats __attribute__((ext_vector_type(8)));

enum { ALPHA = 3 };

#define CHOOSE(mask, a, b) (((a) & (mask)) | ((b) & ~(mask)))

// HardLight: Multiply(Cb, 2 · Cs) where Cs ≤ 1/2, Screen(Cb, 2 · Cs − 1) otherwise.
#define HARD_LIGHT(s, sa, d, da) CHOOSE(2 * (s) <= (sa), 2 * (s) * (d), (sa) * (da) - 2 * ((da) - (d)) * ((sa) - (s)))

// A colour channel, or alpha, of the mode's result. The blending modes, premultiplied, are s · (1 − da) + d · (1 − sa) +
// sa · da · B(d / da, s / sa), of which only the last product is the mode's own, and the divisions cancel; in alpha B is 1.
// The operators of Porter and Duff, "Compositing Digital Images" (1984), and the two sums treat all channels alike.
static ALWAYS_INLINE void blend_channel(
    enum ck_blend_mode mode, _Bool is_alpha, const lanes *s_, const lanes *sa_, const lanes *d_, const lanes *da_,
    lanes *result) {
  const lanes s = *s_, sa = *sa_, d = *d_, da = *da_, zero = 0, full = 255;
  lanes mixture;
  switch (mode) {
    case CK_BLEND_MULTIPLY: mixture = s * d; break;
    case CK_BLEND_SCREEN: mixture = s * da + d * sa - s * d; break;
    case CK_BLEND_OVERLAY: mixture = HARD_LIGHT(d, da, s, sa); break;
    case CK_BLEND_DARKEN: mixture = __builtin_elementwise_min(s * da, d * sa); break;
    case CK_BLEND_LIGHTEN: mixture = __builtin_elementwise_max(s * da, d * sa); break;
    case CK_BLEND_HARD_LIGHT: mixture = HARD_LIGHT(s, sa, d, da); break;
    case CK_BLEND_DIFFERENCE: mixture = __builtin_elementwise_abs(s * da - d * sa); break;
    case CK_BLEND_EXCLUSION: mixture = s * da + d * sa - 2 * s * d; break;
    case CK_BLEND_CLEAR: *result = zero; return;
    case CK_BLEND_COPY: *result = s * 255; return;
    case CK_BLEND_SOURCE_IN: *result = s * da; return;
    case CK_BLEND_SOURCE_OUT: *result = s * (255 - da); return;
    case CK_BLEND_SOURCE_ATOP: *result = s * da + d * (255 - sa); return;
    case CK_BLEND_DESTINATION_OVER: *result = s * (255 - da) + d * 255; return;
    case CK_BLEND_DESTINATION_IN: *result = d * sa; return;
    case CK_BLEND_DESTINATION_OUT: *result = d * (255 - sa); return;
    case CK_BLEND_DESTINATION_ATOP: *result = s * (255 - da) + d * sa; return;
    case CK_BLEND_XOR: *result = s * (255 - da) + d * (255 - sa); return;
    case CK_BLEND_PLUS_DARKER:
      if (!is_alpha) {
        *result = __builtin_elementwise_max(zero, s + d - 255) * 255;
        return;
      }
      __attribute__((fallthrough));
    case CK_BLEND_PLUS_LIGHTER: *result = __builtin_elementwise_min(full, s + d) * 255; return;
  }
  if (is_alpha) mixture = sa * da;
  *result = s * (255 - da) + d * (255 - sa) + mixture;
}

static ALWAYS_INLINE void split(const uint32_t *pixels, lanes *channels) {
  lanes bits;
  memcpy(&bits, pixels, sizeof bits);
  for (int c = 0; c < 4; c++) channels[c] = bits >> (8 * c) & 255;
}
// Nearest, of 0…65 025.
static ALWAYS_INLINE void divide_by_255(lanes *x) { *x = ((*x + 128) * 257) >> 16; }

static ALWAYS_INLINE void blend_eight(
    enum ck_blend_mode mode, uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, uint8_t alpha) {
  uint64_t all;
  memcpy(&all, coverage, sizeof all);
  if (all == 0) return;
  lanes s[4], d[4];
  words bits = 0;
  split(source, s);
  split(pixels, d);
  if (alpha != 255) {
    for (int c = 0; c < 4; c++) {
      s[c] *= alpha;
      divide_by_255(&s[c]);
    }
  }
  bytes covered;
  memcpy(&covered, coverage, sizeof covered);
  lanes factor = __builtin_convertvector(covered, lanes);
  for (int c = 0; c < 4; c++) {
    lanes r;
    blend_channel(mode, c == ALPHA, &s[c], &s[ALPHA], &d[c], &d[ALPHA], &r);
    if (all == ~(uint64_t)0) {
      divide_by_255(&r);
    } else {
      // Below 2^24: the numbers, and their quotients down to the next whole number, are exact.
      floats mixed = __builtin_convertvector(d[c] * 255 * (255 - factor) + r * factor + 65025 / 2, floats);
      r = __builtin_convertvector(mixed / 65025, lanes);
    }
    bits |= (words)r << (8 * c);
  }
  memcpy(pixels, &bits, sizeof bits);
}

static ALWAYS_INLINE void blend_mode(
    enum ck_blend_mode mode, uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, size_t count,
    uint8_t alpha) {
  // The last few, in the company of some that are not covered.
  uint32_t few[8] = {0}, few_sources[8] = {0};
  uint8_t few_coverages[8] = {0};
  const size_t rest = count % 8, whole = count - rest;
  memcpy(few, pixels + whole, rest * sizeof *pixels);
  memcpy(few_sources, source + whole, rest * sizeof *source);
  memcpy(few_coverages, coverage + whole, rest);
  for (size_t i = 0; i < count; i += 8) {
    const _Bool is_last = i == whole;
    blend_eight(
        mode, is_last ? few : pixels + i, is_last ? few_sources : source + i, is_last ? few_coverages : coverage + i, alpha);
  }
  memcpy(pixels + whole, few, rest * sizeof *pixels);
}

// A loop for each mode.
#define CASE(mode) \
  case mode: return blend_mode(mode, pixels, source, coverage, count, alpha);
#define BLEND_BY_MODE                 \
  switch (mode) {                     \
    CASE(CK_BLEND_MULTIPLY)           \
    CASE(CK_BLEND_SCREEN)             \
    CASE(CK_BLEND_OVERLAY)            \
    CASE(CK_BLEND_DARKEN)             \
    CASE(CK_BLEND_LIGHTEN)            \
    CASE(CK_BLEND_HARD_LIGHT)         \
    CASE(CK_BLEND_DIFFERENCE)         \
    CASE(CK_BLEND_EXCLUSION)          \
    CASE(CK_BLEND_CLEAR)              \
    CASE(CK_BLEND_COPY)               \
    CASE(CK_BLEND_SOURCE_IN)          \
    CASE(CK_BLEND_SOURCE_OUT)         \
    CASE(CK_BLEND_SOURCE_ATOP)        \
    CASE(CK_BLEND_DESTINATION_OVER)   \
    CASE(CK_BLEND_DESTINATION_IN)     \
    CASE(CK_BLEND_DESTINATION_OUT)    \
    CASE(CK_BLEND_DESTINATION_ATOP)   \
    CASE(CK_BLEND_XOR)                \
    CASE(CK_BLEND_PLUS_DARKER)        \
    CASE(CK_BLEND_PLUS_LIGHTER)       \
  }

#if defined(__x86_64__)
AVX2 static void blend_by_mode_avx2(
    enum ck_blend_mode mode, uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, size_t count,
    uint8_t alpha) {
  BLEND_BY_MODE
}
#endif

void ck_blend_row_by_mode(
    enum ck_blend_mode mode, uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, size_t count,
    uint8_t alpha) {
#if defined(__x86_64__)
  if (ck_current_tier() >= CK_TIER_AVX2)
    return blend_by_mode_avx2(mode, pixels, source, coverage, count, alpha);
#endif
  BLEND_BY_MODE
}
