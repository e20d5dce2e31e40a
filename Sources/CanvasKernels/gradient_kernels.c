#include "gradient_kernels.h"

#include <string.h>

#include "row_kernels.h"
#include "tiers.h"

// A product and a sum must stay two roundings in every tier.
#pragma STDC FP_CONTRACT OFF

#define INLINE static ALWAYS_INLINE
#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Places
//
// Eight at a time in double precision. The source is the same for every tier, and so are the results: sums, products,
// quotients and roots are rounded alike however wide they are computed.

typedef double doubles __attribute__((ext_vector_type(8)));
typedef long masks __attribute__((ext_vector_type(8)));
typedef float floats __attribute__((ext_vector_type(8)));

#define CHOOSE(mask, a, b) ((doubles)(((masks)(a) & (mask)) | ((masks)(b) & ~(mask))))
#define MAGNITUDE(a) ((doubles)((masks)(a) & 0x7FFFFFFFFFFFFFFF))
#define IS_FINITE(a) (MAGNITUDE(a) < __builtin_inf())

INLINE void linear_places(const ck_gradient_shape *g, const doubles *x, const doubles *y, doubles *t) {
  // Divided, not multiplied by the inverse: the end is exactly 1, where a repeated gradient begins anew.
  *t = ((*x - g->center_x) * g->way_x + (*y - g->center_y) * g->way_y) / g->squared_length;
}

// The circle of t has the centre c0 + t·(c1 − c0) and the radius r0 + t·(r1 − r0). That a point p lies on it is a
// quadratic equation for t, a·t² − 2b·t + c = 0; the larger root whose radius is not negative counts.
INLINE void radial_places(const ck_gradient_shape *g, const doubles *x, const doubles *y, doubles *t) {
  const double radius = g->radius, step = g->radius_step, a = g->a;
  doubles px = *x - g->center_x, py = *y - g->center_y, squared = px * px + py * py;
  if (g->way_x == 0 && g->way_y == 0) {
    *t = (__builtin_elementwise_sqrt(squared) - radius) / step;
    return;
  }
  doubles b = px * g->way_x + py * g->way_y + radius * step, c = squared - radius * radius;
  doubles discriminant = b * b - a * c, zero = 0, nan = __builtin_nan("");
  masks exists = discriminant >= 0;
  // The two roots as q/a and c/q: neither subtracts nearly equal numbers, and the second is the only root where a is 0
  // (each circle touches the next from inside, all at one line).
  doubles root = __builtin_elementwise_sqrt(CHOOSE(exists, discriminant, zero));
  doubles q = CHOOSE(b < 0, b - root, b + root);
  doubles t1 = q / a, t2 = CHOOSE(q == 0, t1, c / q);
  // A root that does not exist is infinite or not a number.
  masks first = (t1 > t2) | ~IS_FINITE(t2);
  doubles larger = CHOOSE(first, t1, t2), smaller = CHOOSE(first, t2, t1);
  if (a < 0) {
    // One circle holds the other: every point has its circle. Its sign would be a rounding's at the cone's tip.
    *t = step > 0 ? larger : smaller;
    return;
  }
  masks larger_counts = IS_FINITE(larger) & (radius + larger * step >= 0);
  masks smaller_counts = IS_FINITE(smaller) & (radius + smaller * step >= 0);
  *t = CHOOSE(exists, CHOOSE(larger_counts, larger, CHOOSE(smaller_counts, smaller, nan)), nan);
}

// The octant's tangent is reduced once by the addition theorem with tan(π/8); eight terms of the arctangent's series are
// then exact to 1e-12 of a turn.
INLINE void conic_places(const ck_gradient_shape *g, const doubles *x, const doubles *y, doubles *t) {
  const double eighth = 0.41421356237309503, turn = 6.283185307179586;
  doubles dx = *x - g->center_x, dy = *y - g->center_y, zero = 0;
  doubles ax = MAGNITUDE(dx), ay = MAGNITUDE(dy);
  masks is_steep = ay > ax;
  doubles high = CHOOSE(is_steep, ay, ax), low = CHOOSE(is_steep, ax, ay);
  doubles tangent = CHOOSE(high == 0, zero, low / high);
  masks is_large = tangent > 0.1989123673796580;
  doubles r = CHOOSE(is_large, (tangent - eighth) / (1 + tangent * eighth), tangent), z = r * r;
  doubles series = -1.0 / 15 / turn;
  series = 1.0 / 13 / turn + z * series;
  series = -1.0 / 11 / turn + z * series;
  series = 1.0 / 9 / turn + z * series;
  series = -1.0 / 7 / turn + z * series;
  series = 1.0 / 5 / turn + z * series;
  series = -1.0 / 3 / turn + z * series;
  series = 1.0 / turn + z * series;
  doubles turns = r * series;
  turns += CHOOSE(is_large, zero + 0.0625, zero);
  turns = CHOOSE(is_steep, 0.25 - turns, turns);
  turns = CHOOSE(dx < 0, 0.5 - turns, turns);
  turns = CHOOSE(dy < 0, -turns, turns);
  turns = (turns - g->start) * g->direction;
  doubles within = turns - __builtin_elementwise_floor(turns), nan = __builtin_nan("");
  // A hair before the start rounds up to the full turn, which is the start.
  within = CHOOSE(within < 1, within, zero);
  *t = CHOOSE(IS_FINITE(high), within, nan);
}

INLINE void spread_places(enum ck_spread spread, doubles *t) {
  if (spread == CK_SPREAD_REPEAT) {
    *t -= __builtin_elementwise_floor(*t);
  } else if (spread == CK_SPREAD_REFLECT) {
    doubles half = *t / 2, phase = (half - __builtin_elementwise_floor(half)) * 2;
    *t = CHOOSE(phase > 1, 2 - phase, phase);
  }
  doubles limit = 1e30;
  *t = CHOOSE(*t > limit, limit, *t);
  *t = CHOOSE(*t < -limit, -limit, *t);
}

// From the column itself, not from another one: a pixel is the same whatever is drawn beside it.
#define FOR_EIGHT_CENTERS(statement)                                                           \
  for (size_t i = 0; i < count; i += 8) {                                                      \
    doubles column = (double)(first + (int64_t)i);                                             \
    column += (doubles){0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5};                               \
    doubles t;                                                                                 \
    statement;                                                                                 \
    floats rounded = __builtin_convertvector(t, floats);                                       \
    memcpy(places + i, &rounded, sizeof rounded);                                              \
  }
#define FOR_EIGHT_POINTS(place)                                                                \
  FOR_EIGHT_CENTERS(doubles x = line->x_step * column + line->x;                               \
                    doubles y = line->y_step * column + line->y; place(shape, &x, &y, &t);     \
                    spread_places(shape->spread, &t))

INLINE void write_conic_places(
    float *places, size_t count, int64_t first, const ck_gradient_shape *shape, const ck_row_line *line) {
  FOR_EIGHT_POINTS(conic_places)
}

INLINE void write_places(
    float *places, size_t count, int64_t first, const ck_gradient_shape *shape, const ck_row_line *line) {
  if (shape->kind == CK_GRADIENT_LINEAR && shape->spread == CK_SPREAD_PAD) {
    double slope = (line->x_step * shape->way_x + line->y_step * shape->way_y) / shape->squared_length;
    double offset =
        ((line->x - shape->center_x) * shape->way_x + (line->y - shape->center_y) * shape->way_y) / shape->squared_length;
    FOR_EIGHT_CENTERS(t = column * slope + offset; spread_places(CK_SPREAD_PAD, &t))
    return;
  }
  switch (shape->kind) {
    case CK_GRADIENT_LINEAR: FOR_EIGHT_POINTS(linear_places) return;
    case CK_GRADIENT_RADIAL: FOR_EIGHT_POINTS(radial_places) return;
    case CK_GRADIENT_CONIC: write_conic_places(places, count, first, shape, line); return;
  }
}

#if defined(__x86_64__)
AVX2 static void write_places_avx2(
    float *places, size_t count, int64_t first, const ck_gradient_shape *shape, const ck_row_line *line) {
  write_places(places, count, first, shape, line);
}
AVX512 static void write_conic_places_avx512(
    float *places, size_t count, int64_t first, const ck_gradient_shape *shape, const ck_row_line *line) {
  write_conic_places(places, count, first, shape, line);
}
#endif

void ck_write_gradient_places(
    float *places, size_t count, int64_t first, const ck_gradient_shape *shape, const ck_row_line *line) {
#if defined(__x86_64__)
  // Only this much arithmetic is worth it: short rows and the other gradients measured slower.
  if (ck_current_tier() == CK_TIER_AVX512 && shape->kind == CK_GRADIENT_CONIC && count >= 64)
    return write_conic_places_avx512(places, count, first, shape, line);
  if (ck_current_tier() >= CK_TIER_AVX2) return write_places_avx2(places, count, first, shape, line);
#endif
  write_places(places, count, first, shape, line);
}

// Colours

INLINE const ck_stretch *stretch_at(const ck_stretch *stretch, float t) {
  while (t >= stretch->end) stretch++;
  while (t < stretch->start) stretch--;
  return stretch;
}

static inline uint32_t color_scalar(const ck_stretch *s, float t, float bias) {
  float f = (t - s->origin) * s->scale, factor = s->factor + s->factor_change * f, channels[4];
  for (int c = 0; c < 4; c++) channels[c] = (s->color[c] + s->color_change[c] * f) * factor;
  uint32_t pixel = 0;
  for (int c = 0; c < 4; c++) {
    float value = channels[c] < channels[3] ? channels[c] : channels[3];
    // 1.5 · 2^23 leaves the nearest integer in the low bits; what is below 0 by a rounding gives 0 there.
    union { float number; uint32_t bits; } sum = {.number = (value + bias) + 12582912.0f};
    uint32_t rounded = sum.bits - 0x4B400000u;
    pixel |= ((int32_t)rounded < 0 ? 0 : rounded > 255 ? 255 : rounded) << (8 * c);
  }
  return pixel;
}
static void colors_scalar(
    uint32_t *pixels, const float *places, size_t count, const ck_stretch *stretch, int64_t first, const float *bias) {
  for (size_t i = 0; i < count; i++) {
    float t = places[i];
    stretch = stretch_at(stretch, t);
    pixels[i] = t != t ? 0 : color_scalar(stretch, t, bias ? bias[(first + (int64_t)i) & 7] : 0);
  }
}

#if defined(__x86_64__)

static inline uint32_t color_sse2(const ck_stretch *s, float t, float bias) {
  __m128 f = _mm_set1_ps((t - s->origin) * s->scale);
  __m128 factor = _mm_add_ps(_mm_set1_ps(s->factor), _mm_mul_ps(_mm_set1_ps(s->factor_change), f));
  __m128 v = _mm_mul_ps(_mm_add_ps((__m128)s->color, _mm_mul_ps((__m128)s->color_change, f)), factor);
  v = _mm_add_ps(_mm_min_ps(v, _mm_shuffle_ps(v, v, 0xFF)), _mm_set1_ps(bias));
  __m128i channels = _mm_cvtps_epi32(v);
  channels = _mm_packs_epi32(channels, channels);
  return (uint32_t)_mm_cvtsi128_si32(_mm_packus_epi16(channels, channels));
}
static void colors_sse2(
    uint32_t *pixels, const float *places, size_t count, const ck_stretch *stretch, int64_t first, const float *bias) {
  for (size_t i = 0; i < count; i++) {
    float t = places[i];
    stretch = stretch_at(stretch, t);
    pixels[i] = t != t ? 0 : color_sse2(stretch, t, bias ? bias[(first + (int64_t)i) & 7] : 0);
  }
}

// Which of eight places lie in a stretch.
AVX2 static inline __m256 within(__m256 t, __m256 start, __m256 end) {
  return _mm256_and_ps(_mm256_cmp_ps(t, start, _CMP_GE_OQ), _mm256_cmp_ps(t, end, _CMP_LT_OQ));
}
AVX2 static inline int are_within(__m256 t, __m256 start, __m256 end) {
  return _mm256_movemask_ps(within(t, start, end)) == 0xFF;
}
// A stretch made ready for eight pixels at a time, a channel a register.
typedef struct {
  __m256 origin, scale, factor, factor_change, color[4], change[4];
} Eight;
AVX2 static inline Eight make_eight(const ck_stretch *s) {
  Eight e = {_mm256_set1_ps(s->origin), _mm256_set1_ps(s->scale), _mm256_set1_ps(s->factor),
             _mm256_set1_ps(s->factor_change)};
  for (int c = 0; c < 4; c++) {
    e.color[c] = _mm256_set1_ps(s->color[c]);
    e.change[c] = _mm256_set1_ps(s->color_change[c]);
  }
  return e;
}
AVX2 static inline __m256i colors_of_eight(const Eight *e, __m256 t, __m256 bias) {
  __m256 f = _mm256_mul_ps(_mm256_sub_ps(t, e->origin), e->scale);
  __m256 factors = _mm256_add_ps(e->factor, _mm256_mul_ps(e->factor_change, f));
  __m256 alpha = _mm256_mul_ps(_mm256_add_ps(e->color[3], _mm256_mul_ps(e->change[3], f)), factors);
  __m256i channels[4];
  for (int c = 0; c < 4; c++) {
    __m256 v = _mm256_mul_ps(_mm256_add_ps(e->color[c], _mm256_mul_ps(e->change[c], f)), factors);
    // Below 0 only by a rounding.
    channels[c] = _mm256_max_epi32(
        _mm256_cvtps_epi32(_mm256_add_ps(_mm256_min_ps(v, alpha), bias)), _mm256_setzero_si256());
  }
  __m256i low = _mm256_or_si256(channels[0], _mm256_slli_epi32(channels[1], 8));
  __m256i high = _mm256_or_si256(channels[2], _mm256_slli_epi32(channels[3], 8));
  return _mm256_or_si256(low, _mm256_slli_epi32(high, 16));
}
// Pixels of one stretch; how many.
AVX2 static inline size_t colors_in_stretch_avx2(
    uint32_t *pixels, const float *places, size_t count, const ck_stretch *s, __m256 bias) {
  const __m256 start = _mm256_set1_ps(s->start), end = _mm256_set1_ps(s->end);
  const Eight eight = make_eight(s);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256 t = _mm256_loadu_ps(places + i);
    if (!are_within(t, start, end)) break;
    _mm256_storeu_si256((__m256i *)(pixels + i), colors_of_eight(&eight, t, bias));
  }
  return i;
}
// Eight pixels of any stretches: all of them as if they lay in one, and of these those that do, as often as it takes.
// What is not a number lies in none, and stays transparent.
AVX2 static inline __m256i mixed_colors_avx2(const float *places, const ck_stretch *stretch, __m256 bias) {
  __m256 t = _mm256_loadu_ps(places), result = _mm256_setzero_ps();
  uint32_t left = (uint32_t)_mm256_movemask_ps(_mm256_cmp_ps(t, t, _CMP_ORD_Q));
  while (left != 0) {
    stretch = stretch_at(stretch, places[__builtin_ctz(left)]);
    const Eight eight = make_eight(stretch);
    __m256 here = within(t, _mm256_set1_ps(stretch->start), _mm256_set1_ps(stretch->end));
    result = _mm256_blendv_ps(result, _mm256_castsi256_ps(colors_of_eight(&eight, t, bias)), here);
    left &= ~(uint32_t)_mm256_movemask_ps(here);
  }
  return _mm256_castps_si256(result);
}
// The same where the colour does not change.
AVX2 static inline size_t constant_colors_avx2(uint32_t *pixels, const float *places, size_t count, const ck_stretch *s) {
  const __m256 start = _mm256_set1_ps(s->start), end = _mm256_set1_ps(s->end);
  const __m256i pixel = _mm256_set1_epi32((int)color_sse2(s, 0, 0));
  size_t i = 0;
  for (; i + 8 <= count && are_within(_mm256_loadu_ps(places + i), start, end); i += 8)
    _mm256_storeu_si256((__m256i *)(pixels + i), pixel);
  return i;
}
AVX2 static void colors_avx2(
    uint32_t *pixels, const float *places, size_t count, const ck_stretch *stretch, int64_t first, const float *bias) {
  __m256 biases = _mm256_setzero_ps();
  if (bias) {
    float turned[8];
    for (int k = 0; k < 8; k++) turned[k] = bias[(first + k) & 7];
    biases = _mm256_loadu_ps(turned);
  }
  size_t i = 0;
  while (i + 8 <= count) {
    stretch = stretch_at(stretch, places[i]);
    size_t done = stretch->scale == 0 && !bias
                      ? constant_colors_avx2(pixels + i, places + i, count - i, stretch)
                      : colors_in_stretch_avx2(pixels + i, places + i, count - i, stretch, biases);
    if (done == 0) {
      _mm256_storeu_si256((__m256i *)(pixels + i), mixed_colors_avx2(places + i, stretch, biases));
      done = 8;
    }
    i += done;
  }
  size_t rest = count - i;
  if (rest > 2) {
    float last[8];
    uint32_t colors[8];
    _mm256_storeu_ps(last, _mm256_set1_ps(__builtin_nanf("")));
    memcpy(last, places + i, rest * sizeof *last);
    _mm256_storeu_si256((__m256i *)colors, mixed_colors_avx2(last, stretch, biases));
    memcpy(pixels + i, colors, rest * sizeof *colors);
  } else {
    colors_sse2(pixels + i, places + i, rest, stretch, first + (int64_t)i, bias);
  }
}
#endif

void ck_write_gradient_colors(
    uint32_t *pixels, const float *places, size_t count, const ck_stretch *stretches, int64_t first, const float *bias) {
#if defined(__x86_64__)
  switch (ck_current_tier()) {
    case CK_TIER_AVX512:
    case CK_TIER_AVX2: colors_avx2(pixels, places, count, stretches, first, bias); return;
    case CK_TIER_SSE2: colors_sse2(pixels, places, count, stretches, first, bias); return;
    case CK_TIER_SCALAR: break;
  }
#endif
  colors_scalar(pixels, places, count, stretches, first, bias);
}
