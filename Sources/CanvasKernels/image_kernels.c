#include "image_kernels.h"

#include <string.h>

#include "pixel_mix.h"
#include "row_kernels.h"
#include "tiers.h"

// A product and a sum must stay two roundings in every tier.
#pragma STDC FP_CONTRACT OFF

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Places
//
// Four at a time in double precision, from each column itself, not from the one before: a pixel is the same whatever is
// drawn beside it.

typedef double doubles __attribute__((ext_vector_type(4)));
typedef int64_t masks __attribute__((ext_vector_type(4)));
typedef uint32_t words __attribute__((ext_vector_type(4)));
typedef int32_t numbers __attribute__((ext_vector_type(4)));

// As many as are worked out before they are used; a multiple of 4.
enum { CHUNK = 64 };
// Along one axis of the image, in parts of a pixel.
typedef struct {
  numbers at[CHUNK / 4];
} Places;

// One axis: where column 0's left edge lies, what a column more adds, and the image along it.
typedef struct {
  double start, step;
  int32_t size;
  enum ck_tiling tiling;
} Axis;

#define CHOOSE(mask, a, b) ((doubles)(((masks)(a) & (mask)) | ((masks)(b) & ~(mask))))

// Coordinates moved to ones that mean the same and lie within the image or next to it: at most 4 pixels before its start,
// or 4 behind twice its size. One that is not a number may be anywhere there.
static ALWAYS_INLINE void reduce(doubles *places, const Axis *axis) {
  double end = axis->size;
  doubles value = *places;
  if (axis->tiling == CK_TILING_REPEAT) value -= __builtin_elementwise_floor(value / end) * end;
  if (axis->tiling == CK_TILING_MIRROR) value -= __builtin_elementwise_floor(value / (2 * end)) * (2 * end);
  doubles lowest = -4, highest = 2 * end + 4;
  value = CHOOSE(value >= lowest, value, lowest);
  *places = CHOOSE(value < highest, value, highest);
}

static ALWAYS_INLINE double place_of(const Axis *axis, double column, double before) {
  return axis->step * column + axis->start - before;
}
static ALWAYS_INLINE _Bool is_within(const Axis *axis, double place) { return place >= 0 && place < axis->size; }

// The places of `count` columns, four at a time, each changed by the statement.
#define FOR_FOUR_PLACES(statement)                                                     \
  doubles column = (double)first;                                                      \
  column += (doubles){0.5, 1.5, 2.5, 3.5};                                             \
  for (size_t i = 0; i < count; i += 4, column += 4) {                                 \
    doubles value = axis->step * column + axis->start - before;                        \
    statement;                                                                         \
    /* 1.5 * 2^52 leaves the nearest integer, halves to even, in the low bits. */      \
    value += 6755399441055744.0;                                                       \
    places->at[i / 4] = (numbers)__builtin_convertvector((masks)value, words);         \
  }
// In pixels, rounded down.
static ALWAYS_INLINE void write_whole_places(Places *places, size_t count, int64_t first, const Axis *axis) {
  const double before = 0;
  FOR_FOUR_PLACES(reduce(&value, axis); value = __builtin_elementwise_floor(value))
}
// In 1/256 pixels from the first centre. True if all lie where the image has this pixel and the next; along a row they
// only grow or only fall, so that the first and the last tell.
static ALWAYS_INLINE _Bool write_fixed_places(Places *places, size_t count, int64_t first, const Axis *axis) {
  const double before = 0.5, last = (double)(first + (int64_t)count - 1) + 0.5;
  double a = place_of(axis, (double)first + 0.5, before), b = place_of(axis, last, before);
  if (!is_within(axis, a) || !is_within(axis, b)) {
    FOR_FOUR_PLACES(reduce(&value, axis); value *= 256)
    return 0;
  }
  FOR_FOUR_PLACES(value *= 256)
  int32_t end = (axis->size - 1) * 256;
  return places->at[0].x < end && places->at[(count - 1) / 4][(count - 1) % 4] < end;
}

// The pixel that stands at an index near the image; -1 where there is none.
static ALWAYS_INLINE int32_t tiled(int32_t index, const Axis *axis) {
  int32_t size = axis->size;
  if (index >= 0 && index < size) return index;
  switch (axis->tiling) {
    case CK_TILING_NONE: return -1;
    case CK_TILING_PAD: return index < 0 ? 0 : size - 1;
    case CK_TILING_REPEAT: {
      int32_t rest = index % size;
      return rest < 0 ? rest + size : rest;
    }
    case CK_TILING_MIRROR: {
      int32_t rest = index % (2 * size), phase = rest < 0 ? rest + 2 * size : rest;
      return phase < size ? phase : 2 * size - 1 - phase;
    }
  }
  return -1;
}

typedef struct {
  const uint32_t *pixels;
  Axis x, y;
} Source;

static Source make_source(const ck_image *image, const ck_row_line *line) {
  return (Source){
      .pixels = image->pixels,
      .x = {.start = line->x, .step = line->x_step, .size = image->width, .tiling = image->tiling_x},
      .y = {.start = line->y, .step = line->y_step, .size = image->height, .tiling = image->tiling_y}};
}
static ALWAYS_INLINE uint32_t pixel_at(const Source *source, int32_t x, int32_t y) {
  return x < 0 || y < 0 ? 0 : source->pixels[(size_t)y * (size_t)source->x.size + (size_t)x];
}

// Nearest

static ALWAYS_INLINE void write_nearest(uint32_t *row, size_t count, int64_t first, const Source *source) {
  Places x, y;
  write_whole_places(&x, count, first, &source->x);
  write_whole_places(&y, count, first, &source->y);
  for (size_t i = 0; i < count; i++)
    row[i] = pixel_at(
        source, tiled(x.at[i / 4][i % 4], &source->x), tiled(y.at[i / 4][i % 4], &source->y));
}

// Bilinear

// Of the four around a place in 1/256 pixels.
static ALWAYS_INLINE uint32_t mixed_pixel(const Source *source, int32_t x, int32_t y) {
  int32_t left = x >> 8, top = y >> 8;
  uint32_t fx = (uint32_t)(x & 255), fy = (uint32_t)(y & 255);
  int32_t x0 = tiled(left, &source->x), y0 = tiled(top, &source->y);
  if ((fx | fy) == 0) return pixel_at(source, x0, y0);
  int32_t x1 = tiled(left + 1, &source->x), y1 = tiled(top + 1, &source->y);
  return ck_mix_pixels(
      pixel_at(source, x0, y0), pixel_at(source, x1, y0), pixel_at(source, x0, y1), pixel_at(source, x1, y1), fx, fy);
}
static void write_mixed(uint32_t *row, size_t start, size_t end, const Source *source, const Places *x, const Places *y) {
  for (size_t i = start; i < end; i++) row[i] = mixed_pixel(source, x->at[i / 4][i % 4], y->at[i / 4][i % 4]);
}
static void write_bilinear(uint32_t *row, size_t count, int64_t first, const Source *source) {
  Places x, y;
  write_fixed_places(&x, count, first, &source->x);
  write_fixed_places(&y, count, first, &source->y);
  write_mixed(row, 0, count, source, &x, &y);
}

#if defined(__x86_64__)

// Two pixels' four columns of two, channels as words, mixed: the sum of upper · (256 − down) and lower · down, up to
// 65 280, less 32 768, as signed products want it.
AVX2 static ALWAYS_INLINE __m256i mixed_columns(__m256i upper, __m256i lower, __m256i down) {
  __m256i up = _mm256_sub_epi16(_mm256_set1_epi16(256), down);
  __m256i sums = _mm256_add_epi16(_mm256_mullo_epi16(upper, up), _mm256_mullo_epi16(lower, down));
  return _mm256_xor_si256(sums, _mm256_set1_epi16((short)0x8000));
}
// A pixel from two such columns in each half, channels as double words; `sides` has the factors of left and right.
AVX2 static ALWAYS_INLINE __m256i mixed_sides(__m256i columns, __m256i sides) {
  const __m256i neighbors = _mm256_setr_epi8(
      0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15, 0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15);
  __m256i sums = _mm256_madd_epi16(_mm256_shuffle_epi8(columns, neighbors), sides);
  return _mm256_srli_epi32(_mm256_add_epi32(sums, _mm256_set1_epi32(256 * 32768 + 32768)), 16);
}
AVX2 static ALWAYS_INLINE __m128i four_pixels(__m256i ab, __m256i cd) {
  __m256i bytes = _mm256_packus_epi16(_mm256_packs_epi32(ab, cd), _mm256_setzero_si256());  // a c, b d
  return _mm_unpacklo_epi32(_mm256_castsi256_si128(bytes), _mm256_extracti128_si256(bytes, 1));
}
AVX2 static ALWAYS_INLINE __m128i fractions(numbers places) {
  return _mm_and_si128((__m128i)places, _mm_set1_epi32(255));
}
AVX2 static ALWAYS_INLINE __m128i side_factors(numbers x) {
  __m128i right = fractions(x);
  return _mm_or_si128(_mm_slli_epi32(right, 16), _mm_sub_epi32(_mm_set1_epi32(256), right));
}
// The first two of four numbers, or the last two, each in all of a half.
AVX2 static ALWAYS_INLINE __m256i first_two(__m128i four) {
  return _mm256_permutevar8x32_epi32(_mm256_castsi128_si256(four), _mm256_setr_epi32(0, 0, 0, 0, 1, 1, 1, 1));
}
AVX2 static ALWAYS_INLINE __m256i last_two(__m128i four) {
  return _mm256_permutevar8x32_epi32(_mm256_castsi128_si256(four), _mm256_setr_epi32(2, 2, 2, 2, 3, 3, 3, 3));
}

// The two pixels that begin at each of two addresses, channels as words.
AVX2 static ALWAYS_INLINE __m256i pairs_of_two(const uint32_t *first, const uint32_t *second) {
  __m128i one = _mm_loadl_epi64((const __m128i *)first), two = _mm_loadl_epi64((const __m128i *)second);
  return _mm256_cvtepu8_epi16(_mm_unpacklo_epi64(one, two));
}
// Four pixels whose neighbours are all pixels of the image, side by side.
AVX2 static ALWAYS_INLINE void write_inner_four(uint32_t *row, const Source *source, numbers x, numbers y) {
  const uint32_t *pixels = source->pixels;
  const ptrdiff_t width = source->x.size;
  // At most 10^8 pixels.
  numbers offset = (y >> 8) * (int32_t)width + (x >> 8);
  const uint32_t *a = pixels + offset.x, *b = pixels + offset.y, *c = pixels + offset.z, *d = pixels + offset.w;
  __m128i sides = side_factors(x), down = fractions(y);
  down = _mm_or_si128(down, _mm_slli_epi32(down, 16));
  __m256i ab = mixed_columns(pairs_of_two(a, b), pairs_of_two(a + width, b + width), first_two(down));
  __m256i cd = mixed_columns(pairs_of_two(c, d), pairs_of_two(c + width, d + width), last_two(down));
  _mm_storeu_si128(
      (__m128i *)row, four_pixels(mixed_sides(ab, first_two(sides)), mixed_sides(cd, last_two(sides))));
}

// The most columns that are mixed before the pixels between them are. Images that are made smaller are averaged first, so
// that there are seldom more columns than pixels.
enum { MOST_COLUMNS = 2 * CHUNK };

// A row along the image's own rows, all of whose neighbours are pixels of the image: each column is mixed once. Does
// nothing for too many columns.
AVX2 static _Bool write_inner_row(uint32_t *row, size_t count, const Source *source, const Places *x, int32_t y) {
  int32_t one = x->at[0].x >> 8, other = x->at[(count - 1) / 4][(count - 1) % 4] >> 8;
  int32_t lowest = one < other ? one : other, columns = (one < other ? other : one) + 2 - lowest;
  if (columns > MOST_COLUMNS) return 0;
  uint64_t mixed[MOST_COLUMNS];
  const uint32_t *upper = source->pixels + (ptrdiff_t)(y >> 8) * source->x.size + lowest, *lower = upper + source->x.size;
  const __m256i down = _mm256_set1_epi16((short)(y & 255));
  int32_t k = 0;
  for (; k + 4 <= columns; k += 4) {
    __m256i above = _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)(upper + k)));
    __m256i below = _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)(lower + k)));
    _mm256_storeu_si256((__m256i *)(mixed + k), mixed_columns(above, below, down));
  }
  for (; k < columns; k++) {
    __m256i above = _mm256_cvtepu8_epi16(_mm_cvtsi32_si128((int)upper[k]));
    __m256i below = _mm256_cvtepu8_epi16(_mm_cvtsi32_si128((int)lower[k]));
    _mm_storel_epi64((__m128i *)(mixed + k), _mm256_castsi256_si128(mixed_columns(above, below, down)));
  }
  for (size_t i = 0; i < count; i += 4) {
    numbers places = x->at[i / 4], column = (places >> 8) - lowest;
    // What is beyond the last pixel may be anything, but must be read from here.
    column = (numbers)_mm_min_epu32((__m128i)column, _mm_set1_epi32(columns - 2));
    __m128i sides = side_factors(places);
    __m256i ab = _mm256_loadu2_m128i((const __m128i *)(mixed + column.y), (const __m128i *)(mixed + column.x));
    __m256i cd = _mm256_loadu2_m128i((const __m128i *)(mixed + column.w), (const __m128i *)(mixed + column.z));
    __m128i pixels = four_pixels(mixed_sides(ab, first_two(sides)), mixed_sides(cd, last_two(sides)));
    if (count - i >= 4) {
      _mm_storeu_si128((__m128i *)(row + i), pixels);
    } else {
      memcpy(row + i, &pixels, (count - i) * sizeof *row);
    }
  }
  return 1;
}

// Which of four pixels have neighbours that are all pixels of the image.
AVX2 static ALWAYS_INLINE numbers are_inner(const Source *source, numbers x, numbers y) {
  numbers left = x >> 8, top = y >> 8;
  return (left < source->x.size - 1) & (top < source->y.size - 1) & ((left | top) >= 0);
}

AVX2 static void write_nearest_avx2(uint32_t *row, size_t count, int64_t first, const Source *source) {
  write_nearest(row, count, first, source);
}
AVX2 static void write_bilinear_avx2(uint32_t *row, size_t count, int64_t first, const Source *source) {
  Places x, y;
  _Bool has_columns = write_fixed_places(&x, count, first, &source->x);
  _Bool has_rows = write_fixed_places(&y, source->y.step == 0 ? 1 : count, first, &source->y);
  if (source->y.step == 0) {
    if (has_columns && has_rows && write_inner_row(row, count, source, &x, y.at[0].x)) return;
    for (size_t i = 0; i < count; i += 4) y.at[i / 4] = y.at[0].x;
  }
  size_t i = 0;
  for (; i + 4 <= count; i += 4) {
    if (_mm_movemask_ps((__m128)are_inner(source, x.at[i / 4], y.at[i / 4])) == 15) {
      write_inner_four(row + i, source, x.at[i / 4], y.at[i / 4]);
    } else {
      write_mixed(row, i, i + 4, source, &x, &y);
    }
  }
  write_mixed(row, i, count, source, &x, &y);
}
#endif

typedef void (*write_chunk)(uint32_t *row, size_t count, int64_t first, const Source *source);

static void write_chunks(
    uint32_t *row, size_t count, int64_t first, const ck_image *image, const ck_row_line *line, write_chunk write) {
  const Source source = make_source(image, line);
  for (size_t i = 0; i < count; i += CHUNK)
    write(row + i, count - i < CHUNK ? count - i : CHUNK, first + (int64_t)i, &source);
}

void ck_write_nearest(
    uint32_t *row, size_t count, int64_t first, const ck_image *image, const ck_row_line *line) {
#if defined(__x86_64__)
  if (ck_current_tier() >= CK_TIER_AVX2) return write_chunks(row, count, first, image, line, write_nearest_avx2);
#endif
  write_chunks(row, count, first, image, line, write_nearest);
}

void ck_write_bilinear(
    uint32_t *row, size_t count, int64_t first, const ck_image *image, const ck_row_line *line) {
#if defined(__x86_64__)
  if (ck_current_tier() >= CK_TIER_AVX2) return write_chunks(row, count, first, image, line, write_bilinear_avx2);
#endif
  write_chunks(row, count, first, image, line, write_bilinear);
}
