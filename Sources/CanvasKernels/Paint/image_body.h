// Rows of images that are moved, scaled or rotated, and continue beyond their edges.
#pragma once

#include "../Levels/simd.h"
#include "../Pixels/formulas.h"
#include "image.h"

// Positions
//
// Four at a time in double precision, from each column itself, not from the previous one, so a pixel doesn't depend
// on what is drawn next to it.

// The number of positions that are computed before they are used; a multiple of 4.
enum { CHUNK = 64 };
// A position along one axis of the image, in fractions of a pixel.
typedef struct {
  i32x4 at[CHUNK / 4];
} image_places;

// One axis: the position of column 0's left edge, the change per column, and the image along it.
typedef struct {
  double start, step;
  int32_t size;
  enum ck_tiling tiling;
} image_axis;

// Moves coordinates to equivalent ones in the image or next to it: at most 4 pixels before its start, or 4 after
// twice its size. NaN may become any of these.
INLINE void reduce(f64x4 *places, const image_axis *axis) {
  double end = axis->size;
  f64x4 value = *places;
  if (axis->tiling == CK_TILING_REPEAT) value -= __builtin_elementwise_floor(value / end) * end;
  if (axis->tiling == CK_TILING_MIRROR) value -= __builtin_elementwise_floor(value / (2 * end)) * (2 * end);
  f64x4 lowest = -4, highest = 2 * end + 4;
  value = value >= lowest ? value : lowest;
  *places = value < highest ? value : highest;
}

INLINE double place_of(const image_axis *axis, double column, double before) {
  return axis->step * column + axis->start - before;
}
INLINE bool is_within(const image_axis *axis, double place) { return place >= 0 && place < axis->size; }

// The positions of `count` columns, four at a time, each changed by the statement.
#define FOR_FOUR_PLACES(statement)                                                     \
  f64x4 column = (double)first;                                                      \
  column += (f64x4){0.5, 1.5, 2.5, 3.5};                                             \
  for (size_t i = 0; i < count; i += 4, column += 4) {                                 \
    f64x4 value = axis->step * column + axis->start - before;                        \
    statement;                                                                         \
    /* 1.5 * 2^52 leaves the nearest integer, halves to even, in the low bits. */      \
    value += 6755399441055744.0;                                                       \
    places->at[i / 4] = (i32x4)__builtin_convertvector((i64x4)value, u32x4);         \
  }
// The positions in pixels, rounded down.
INLINE void write_whole_places(image_places *places, size_t count, int64_t first, const image_axis *axis) {
  const double before = 0;
  FOR_FOUR_PLACES(reduce(&value, axis); value = __builtin_elementwise_floor(value))
}
// The positions in 1/256 pixel from the first centre. Returns true if the image has this pixel and the next at all of
// them. Along a row positions only increase or only decrease, so testing the first and the last is enough.
INLINE bool write_fixed_places(image_places *places, size_t count, int64_t first, const image_axis *axis) {
  const double before = 0.5, last = (double)(first + (int64_t)count - 1) + 0.5;
  double a = place_of(axis, (double)first + 0.5, before), b = place_of(axis, last, before);
  if (!is_within(axis, a) || !is_within(axis, b)) {
    FOR_FOUR_PLACES(reduce(&value, axis); value *= 256)
    return false;
  }
  FOR_FOUR_PLACES(value *= 256)
  int32_t end = (axis->size - 1) * 256;
  return places->at[0].x < end && places->at[(count - 1) / 4][(count - 1) % 4] < end;
}

// Four positions from a column on.
INLINE i32x4 fixed_places(const image_axis *axis, int64_t first) {
  image_places four, *places = &four;
  const double before = 0.5;
  const size_t count = 4;
  FOR_FOUR_PLACES(reduce(&value, axis); value *= 256)
  return four.at[0];
}

// The pixel at an index near the image, or -1 if there is none.
INLINE int32_t tiled(int32_t index, const image_axis *axis) {
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
  image_axis x, y;
} image_source;

INLINE image_source make_source(const ck_image *image, int64_t y) {
  const double center = (double)y + 0.5;
  return (image_source){
      .pixels = image->pixels,
      .x = {.start = image->c * center + image->tx, .step = image->a, .size = image->width, .tiling = image->tiling_x},
      .y = {.start = image->d * center + image->ty, .step = image->b, .size = image->height, .tiling = image->tiling_y}};
}
INLINE uint32_t pixel_at(const image_source *source, int32_t x, int32_t y) {
  return x < 0 || y < 0 ? 0 : source->pixels[(size_t)y * (size_t)source->x.size + (size_t)x];
}

// Tiles

// Returns an equivalent index near the image.
INLINE int32_t near_index(int64_t index, const image_axis *axis) {
  if ((int32_t)index == index) return (int32_t)index;
  if (axis->tiling == CK_TILING_REPEAT || axis->tiling == CK_TILING_MIRROR) return (int32_t)(index % (2 * axis->size));
  return index < 0 ? -1 : index > axis->size ? axis->size : (int32_t)index;
}
INLINE int32_t tile_at(int64_t index, const image_axis *axis) { return tiled(near_index(index, axis), axis); }
// The number of pixels that are in their own order in the image from a column on. `x` is the first of them.
INLINE size_t ordered_pixels(int64_t column, int32_t x, const image_axis *axis) {
  return x >= 0 && (axis->tiling == CK_TILING_REPEAT || x == column) ? (size_t)(axis->size - x) : 0;
}
// Copies pixels of a row of the image from a column on, whose tile is `x`. Row -1 has no pixels.
INLINE void write_tiles(uint32_t *row, size_t count, int64_t column, int32_t x, int32_t y, const image_source *source) {
  if (y < 0) {
    memset(row, 0, count * sizeof *row);
    return;
  }
  const uint32_t *pixels = source->pixels + (size_t)y * (size_t)source->x.size;
  for (size_t i = 0; i < count;) {
    const size_t left = ordered_pixels(column + (int64_t)i, x, &source->x);
    if (left > 0) {
      const size_t length = count - i < left ? count - i : left;
      memcpy(row + i, pixels + x, length * sizeof *row);
      i += length;
    } else {
      row[i++] = x < 0 ? 0 : pixels[x];
    }
    // A repeated image begins again.
    x = source->x.tiling == CK_TILING_REPEAT ? 0 : tile_at(column + (int64_t)i, &source->x);
  }
}

// Nearest

INLINE void write_nearest(uint32_t *row, size_t count, int64_t first, const image_source *source) {
  image_places x, y;
  write_whole_places(&x, count, first, &source->x);
  write_whole_places(&y, count, first, &source->y);
  for (size_t i = 0; i < count; i++)
    row[i] = pixel_at(
        source, tiled(x.at[i / 4][i % 4], &source->x), tiled(y.at[i / 4][i % 4], &source->y));
}

// Bilinear

// Mixes the four pixels around a position in 1/256 pixel.
INLINE uint32_t mixed_pixel(const image_source *source, int32_t x, int32_t y) {
  int32_t left = x >> 8, top = y >> 8;
  uint32_t fx = (uint32_t)(x & 255), fy = (uint32_t)(y & 255);
  int32_t x0 = tiled(left, &source->x), y0 = tiled(top, &source->y);
  if ((fx | fy) == 0) return pixel_at(source, x0, y0);
  int32_t x1 = tiled(left + 1, &source->x), y1 = tiled(top + 1, &source->y);
  return ck_mix_pixels(
      pixel_at(source, x0, y0), pixel_at(source, x1, y0), pixel_at(source, x0, y1), pixel_at(source, x1, y1), fx, fy);
}

// Mixes two pixels' four columns of two, with channels as words: the sum of upper · (256 − down) and lower · down, up
// to 65 280, minus 32 768 as required by signed products.
INLINE i16x16 mixed_columns(u8x16 upper, u8x16 lower, u16x16 down) {
  u16x16 above = __builtin_convertvector(upper, u16x16), below = __builtin_convertvector(lower, u16x16);
  return (i16x16)((above * (256 - down) + below * down) ^ 0x8000);
}
// A pixel from two such columns in each half, with channels as double words. `sides` has the factors of left and
// right.
INLINE i32x8 mixed_sides(i16x16 columns, i32x8 sides) {
  i16x16 neighbors =
      __builtin_shufflevector(columns, columns, 0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15);
  return (i32x8)((u32x8)(add_pairs(neighbors, (i16x16)sides) + (256 * 32768 + 32768)) >> 16);
}
// The same for pairs of neighbours, in words.
INLINE u16x16 words_of_pairs(i16x16 low, i16x16 high, i16x16 sides) {
  const i32x8 rounding = 256 * 32768 + 32768;
  return (u16x16)pack_numbers(
      (i32x8)((u32x8)(add_pairs(low, sides) + rounding) >> 16), (i32x8)((u32x8)(add_pairs(high, sides) + rounding) >> 16));
}
INLINE i16x16 sides_of(int32_t x) { return (i16x16)(i32x8)((x & 255) << 16 | (256 - (x & 255))); }
// Eight pixels between mixed columns and those to the right of them.
INLINE u32x8 eight_between(const i16x16 *one, const i16x16 *next, i16x16 sides) {
  u16x16 words[2];
  for (int i = 0; i < 2; i++)
    words[i] = words_of_pairs(
        __builtin_shufflevector(one[i], next[i], 0, 16, 1, 17, 2, 18, 3, 19, 8, 24, 9, 25, 10, 26, 11, 27),
        __builtin_shufflevector(one[i], next[i], 4, 20, 5, 21, 6, 22, 7, 23, 12, 28, 13, 29, 14, 30, 15, 31), sides);
  const u32x8 pixels = pack_channels((wide){words[0], words[1]});
  return __builtin_shufflevector(pixels, pixels, 0, 1, 4, 5, 2, 3, 6, 7);
}
INLINE u32x4 four_pixels(i32x8 ab, i32x8 cd) {
  u16x16 words = (u16x16)pack_numbers(ab, cd);
  u32x8 pixels = pack_channels((wide){words, words});  // a c a c, b d b d
  return __builtin_shufflevector(pixels, pixels, 0, 4, 1, 5);
}
INLINE i32x4 side_factors(i32x4 x) { return (x & 255) << 16 | (256 - (x & 255)); }
// The first or last two of four numbers, each in all of a half.
INLINE i32x8 first_two(i32x4 v) { return __builtin_shufflevector(v, v, 0, 0, 0, 0, 1, 1, 1, 1); }
INLINE i32x8 last_two(i32x4 v) { return __builtin_shufflevector(v, v, 2, 2, 2, 2, 3, 3, 3, 3); }

// The two pixels that begin at each of two addresses.
INLINE u8x16 pairs_of_two(const uint32_t *first, const uint32_t *second) {
  int64_t one, two;
  memcpy(&one, first, sizeof one);
  memcpy(&two, second, sizeof two);
  return (u8x16)(i64x2){one, two};
}
// Four pixels from columns of two, in pairs.
INLINE u32x4 four_between(const u8x16 *upper, const u8x16 *lower, i32x4 x, i32x4 y) {
  i32x4 sides = side_factors(x), down = y & 255;
  down |= down << 16;
  i16x16 ab = mixed_columns(upper[0], lower[0], (u16x16)first_two(down));
  i16x16 cd = mixed_columns(upper[1], lower[1], (u16x16)last_two(down));
  return four_pixels(mixed_sides(ab, first_two(sides)), mixed_sides(cd, last_two(sides)));
}
// Four pixels whose neighbours are all pixels of the image, next to each other.
INLINE u32x4 inner_four(const image_source *source, i32x4 x, i32x4 y) {
  const ptrdiff_t width = source->x.size;
  // At most 10^8 pixels.
  const i32x4 offset = (y >> 8) * (int32_t)width + (x >> 8);
  u8x16 upper[2], lower[2];
  for (int i = 0; i < 2; i++) {
    const uint32_t *a = source->pixels + offset[2 * i], *b = source->pixels + offset[2 * i + 1];
    upper[i] = pairs_of_two(a, b);
    lower[i] = pairs_of_two(a + width, b + width);
  }
  return four_between(upper, lower, x, y);
}
// Four pixels of an image that repeats in both directions, around positions in it.
INLINE u32x4 repeated_four(const image_source *source, i32x4 x, i32x4 y) {
  const int32_t width = source->x.size, height = source->y.size;
  const i32x4 zero = 0, left = (x >> 8) == width ? zero : x >> 8, top = (y >> 8) == height ? zero : y >> 8;
  const i32x4 right = left + 1 == width ? zero : left + 1, bottom = top + 1 == height ? zero : top + 1;
  const uint32_t *p = source->pixels;
  const i32x4 a = top * width, b = bottom * width, c = a + left, d = a + right, e = b + left, f = b + right;
  u8x16 upper[2], lower[2];
  for (int i = 0; i < 4; i += 2) {
    upper[i / 2] = (u8x16)(u32x4){p[c[i]], p[d[i]], p[c[i + 1]], p[d[i + 1]]};
    lower[i / 2] = (u8x16)(u32x4){p[e[i]], p[f[i]], p[e[i + 1]], p[f[i + 1]]};
  }
  return four_between(upper, lower, x, y);
}

// The two mixed columns that begin at each of two addresses.
INLINE i16x16 columns_of_two(const int64_t *first, const int64_t *second) {
  i64x2 one, two;
  memcpy(&one, first, sizeof one);
  memcpy(&two, second, sizeof two);
  return (i16x16)__builtin_shufflevector(one, two, 0, 1, 2, 3);
}

// The maximum number of columns that are mixed before the pixels between them. Images that are drawn smaller are
// averaged first, so there are rarely more columns than pixels.
enum { MOST_COLUMNS = 2 * CHUNK };

// A row parallel to the image's rows whose neighbours are all pixels of the image: each column is mixed once. Does
// nothing if there are too many columns.
INLINE bool write_inner_row(uint32_t *row, size_t count, const image_source *source, const image_places *x, int32_t y) {
  int32_t one = x->at[0].x >> 8, other = x->at[(count - 1) / 4][(count - 1) % 4] >> 8;
  int32_t lowest = one < other ? one : other, columns = (one < other ? other : one) + 2 - lowest;
  if (columns > MOST_COLUMNS) return false;
  int64_t mixed[MOST_COLUMNS];
  const uint32_t *upper = source->pixels + (ptrdiff_t)(y >> 8) * source->x.size + lowest, *lower = upper + source->x.size;
  const u16x16 down = (uint16_t)(y & 255);
  int32_t k = 0;
  for (; k + 4 <= columns; k += 4) {
    u8x16 above, below;
    memcpy(&above, upper + k, sizeof above);
    memcpy(&below, lower + k, sizeof below);
    i16x16 four = mixed_columns(above, below, down);
    memcpy(mixed + k, &four, sizeof four);
  }
  for (; k < columns; k++) {
    u8x16 above = (u8x16)(u32x4){upper[k]}, below = (u8x16)(u32x4){lower[k]};
    mixed[k] = ((i64x4)mixed_columns(above, below, down)).x;
  }
  for (size_t i = 0; i < count; i += 4) {
    // The value after the last pixel doesn't matter, but must be read from here.
    u32x4 column = __builtin_elementwise_min((u32x4)((x->at[i / 4] >> 8) - lowest), (u32x4)((uint32_t)columns - 2));
    i16x16 ab = columns_of_two(mixed + column.x, mixed + column.y);
    i16x16 cd = columns_of_two(mixed + column.z, mixed + column.w);
    i32x4 sides = side_factors(x->at[i / 4]);
    u32x4 pixels = four_pixels(mixed_sides(ab, first_two(sides)), mixed_sides(cd, last_two(sides)));
    if (count - i >= 4) memcpy(row + i, &pixels, sizeof pixels);
    else memcpy(row + i, &pixels, (count - i) * sizeof *row);
  }
  return true;
}

// Four pixels around positions in 1/256 pixel.
INLINE u32x4 mixed_four(const image_source *source, i32x4 x, i32x4 y) {
  const i32x4 left = x >> 8, top = y >> 8;
  const i32x4 are_inner = (left < source->x.size - 1) & (top < source->y.size - 1) & ((left | top) >= 0);
  if (__builtin_reduce_and(are_inner) != 0) return inner_four(source, x, y);
  const i32x4 are_near = (left <= source->x.size) & (top <= source->y.size) & ((left | top) >= 0);
  const bool repeats = source->x.tiling == CK_TILING_REPEAT && source->y.tiling == CK_TILING_REPEAT;
  if (repeats && __builtin_reduce_and(are_near) != 0) return repeated_four(source, x, y);
  u32x4 pixels = 0;
  for (int i = 0; i < 4; i++) pixels[i] = mixed_pixel(source, x[i], y[i]);
  return pixels;
}

// The nearest integer, halves to even.
INLINE int32_t nearest_number(double value) {
  union { double number; int64_t bits; } sum = {value + 6755399441055744.0};
  return (int32_t)sum.bits;
}
// An image this far away is treated as scaled by 1, not as moved.
enum { FARTHEST_MOVE = 1 << 22 };

INLINE bool is_moved(const image_source *source) {
  const double start = source->x.start;
  return source->x.step == 1 && source->y.step == 0 && start > -FARTHEST_MOVE && start < FARTHEST_MOVE;
}
// The position of column 0 of a moved image, in 1/256 pixel from the first centre.
INLINE int32_t moved_place(const image_source *source) { return nearest_number(source->x.start * 256); }
// Like write_fixed_places for an image that is moved: all columns are mixed the same way.
INLINE bool write_moved_places(image_places *places, size_t count, int64_t first, const image_source *source) {
  const int32_t place = moved_place(source) + (int32_t)first * 256;
  for (size_t i = 0; i < count; i += 4) places->at[i / 4] = (i32x4){0, 256, 512, 768} + (place + (int32_t)i * 256);
  return place >= 0 && place + ((int32_t)count - 1) * 256 < (source->x.size - 1) * 256;
}

INLINE void write_bilinear(uint32_t *row, size_t count, int64_t first, const image_source *source) {
  image_places x, y;
  bool has_columns = is_moved(source) ? write_moved_places(&x, count, first, source)
                                      : write_fixed_places(&x, count, first, &source->x);
  bool has_rows = write_fixed_places(&y, source->y.step == 0 ? 1 : count, first, &source->y);
  if (source->y.step == 0) {
    if (has_columns && has_rows && write_inner_row(row, count, source, &x, y.at[0].x)) return;
    for (size_t i = 0; i < count; i += 4) y.at[i / 4] = y.at[0].x;
  }
  for (size_t i = 0; i < count; i += 4) {
    const u32x4 pixels = mixed_four(source, x.at[i / 4], y.at[i / 4]);
    memcpy(row + i, &pixels, (count - i < 4 ? count - i : 4) * sizeof *row);
  }
}

// Bicubic

// Catmull and Rom's four weights at a fraction of k/256, times 2^25: integers with a sum of 2^25.
INLINE f64x4 cubic_weights(int32_t fraction) {
  const double k = fraction, k2 = k * k, k3 = k2 * k;
  return (f64x4){
      -k3 + 512 * k2 - 65536 * k, 3 * k3 - 1280 * k2 + 33554432, -3 * k3 + 1024 * k2 + 65536 * k, k3 - 256 * k2};
}
INLINE uint32_t cubic_pixel(const image_source *source, int32_t x, int32_t y) {
  const f64x4 weights_x = cubic_weights(x & 255), weights_y = cubic_weights(y & 255);
  int32_t columns[4];
  for (int i = 0; i < 4; i++) columns[i] = tiled((x >> 8) + i - 1, &source->x);
  // Weights have 25 fraction bits. A row's sum is below 2^35 and exact in floating point; the total is below 2^60.
  i64x4 sums = (int64_t)1 << 49;
  for (int j = 0; j < 4; j++) {
    const int32_t row = tiled((y >> 8) + j - 1, &source->y);
    f64x4 sum = 0;
    for (int i = 0; i < 4; i++) {
      u8x16 channels = (u8x16)(u32x4){pixel_at(source, columns[i], row)};
      sum += __builtin_convertvector(__builtin_convertvector(channels.lo.lo, i32x4), f64x4) * weights_x[i];
    }
    for (int c = 0; c < 4; c++) sums[c] += (int64_t)sum[c] * (int64_t)weights_y[j];
  }
  uint32_t pixel = 0;
  int64_t limit = 255;
  for (int c = 3; c >= 0; c--) {
    int64_t value = sums[c] >> 50;
    value = value < 0 ? 0 : value > limit ? limit : value;
    if (c == 3) limit = value;
    pixel |= (uint32_t)value << (8 * c);
  }
  return pixel;
}
INLINE void write_bicubic(uint32_t *row, size_t count, int64_t first, const image_source *source) {
  image_places x, y;
  write_fixed_places(&x, count, first, &source->x);
  write_fixed_places(&y, count, first, &source->y);
  for (size_t i = 0; i < count; i++) row[i] = cubic_pixel(source, x.at[i / 4][i % 4], y.at[i / 4][i % 4]);
}

// Eight pixels at a time

// How eight pixels of a row are found, from any column on: where they are, between them, around the position of each,
// or as a row of eight.
enum image_step { WHOLE_STEP, FRACTION_STEP, AFFINE_STEP, ANY_STEP };

// A part of a row of an image. In the first two steps its pixels are next to each other, or the image repeats: `first`
// is the index of the first, and `inverse` is 2^32 / width, rounded up. They lie between two rows.
typedef struct {
  const ck_image *image;
  int64_t column, y;
  size_t count;
  image_source source;
  double start;  // for which the next four are set
  bool is_ordered;
  uint32_t width, inverse, first;
  i16x16 sides;
  u16x16 down;
  const uint32_t *upper, *lower;
} image_line;

INLINE image_line make_image_line(const ck_image *image, int64_t column, size_t count) {
  return (image_line){
      .image = image, .column = column, .count = count, .start = __builtin_nan(""), .width = (uint32_t)image->width};
}
INLINE void set_image_columns(image_line *line, bool is_whole) {
  const image_axis *x = &line->source.x;
  const int32_t place = is_whole ? 0 : moved_place(&line->source);
  const int64_t left = line->column + (is_whole ? (int64_t)x->start : place >> 8);
  const bool repeats = x->tiling == CK_TILING_REPEAT;
  line->start = x->start;
  line->is_ordered = repeats || (left >= 0 && left + (int64_t)line->count < x->size);
  line->first = (uint32_t)(repeats ? tile_at(left, x) : left);
  line->inverse = UINT32_MAX / line->width + 1;
  line->sides = sides_of(place);
}
// Moves a line to a row of the device, and returns how its pixels are found.
INLINE enum image_step set_image_row(image_line *line, int64_t y) {
  const ck_image *image = line->image;
  const enum image_step other = image->sampling == CK_SAMPLING_BILINEAR ? AFFINE_STEP : ANY_STEP;
  const bool is_whole = image->sampling == CK_SAMPLING_MOVED;
  image_source *source = &line->source;
  *source = make_source(image, y);
  line->y = y;
  if (line->width < 8 || !(is_whole || (other == AFFINE_STEP && is_moved(source)))) return other;
  if (!(source->x.start == line->start)) set_image_columns(line, is_whole);
  const int32_t place = is_whole ? 0 : fixed_places(&source->y, line->column).x;
  const int32_t top = is_whole ? tile_at(y + (int64_t)image->ty, &source->y) : tiled(place >> 8, &source->y);
  const int32_t bottom = is_whole ? top : tiled((place >> 8) + 1, &source->y);
  if (!line->is_ordered || top < 0 || bottom < 0) return other;
  line->upper = source->pixels + (size_t)top * line->width;
  line->lower = source->pixels + (size_t)bottom * line->width;
  line->down = (u16x16)((uint16_t)(place & 255));
  return is_whole ? WHOLE_STEP : FRACTION_STEP;
}

OUT_OF_LINE void image_row(uint32_t *row, size_t count, int64_t first, int64_t y, const ck_image *image);
INLINE u32x8 affine_eight(const image_source *source, int64_t column) {
  u32x4 fours[2];
  for (int half = 0; half < 2; half++, column += 4)
    fours[half] = mixed_four(source, fixed_places(&source->x, column), fixed_places(&source->y, column));
  return __builtin_shufflevector(fours[0], fours[1], 0, 1, 2, 3, 4, 5, 6, 7);
}
#define HALF(eight, half) ((u8x16)((half) == 0 ? (eight).lo : (eight).hi))
INLINE u32x8 image_eight(const image_line *line, size_t x, enum image_step step) {
  if (step == AFFINE_STEP) return affine_eight(&line->source, line->column + (int64_t)x);
  if (step == ANY_STEP) {
    uint32_t eight[8];
    image_row(eight, 8, line->column + (int64_t)x, line->y, line->image);
    return load(eight);
  }
  // Exact for sums below 2^16.
  const uint32_t sum = line->first + (uint32_t)x, width = line->width;
  const uint32_t index = sum - (uint32_t)((uint64_t)sum * line->inverse >> 32) * width;
  const u32x8 above = load_around(line->upper, index, width);
  if (step == WHOLE_STEP) return above;
  const uint32_t after = index + 1 < width ? index + 1 : 0;
  const u32x8 below = load_around(line->lower, index, width), next_above = load_around(line->upper, after, width);
  const u32x8 next_below = load_around(line->lower, after, width);
  i16x16 one[2], next[2];
  for (int half = 0; half < 2; half++) {
    one[half] = mixed_columns(HALF(above, half), HALF(below, half), line->down);
    next[half] = mixed_columns(HALF(next_above, half), HALF(next_below, half), line->down);
  }
  return eight_between(one, next, line->sides);
}
#undef HALF
INLINE void write_eights(uint32_t *row, size_t count, const image_line *line, enum image_step step) {
  for (size_t i = 0; i < count; i += 8) {
    const u32x8 eight = image_eight(line, i, step);
    memcpy(row + i, &eight, (count - i < 8 ? count - i : 8) * sizeof *row);
  }
}

#define WRITE_CHUNKS(write)                       \
  for (size_t i = 0; i < count; i += CHUNK)       \
    write(row + i, count - i < CHUNK ? count - i : CHUNK, first + (int64_t)i, &source);

OUT_OF_LINE void image_row(uint32_t *row, size_t count, int64_t first, int64_t y, const ck_image *image) {
  image_line line = make_image_line(image, first, count);
  const enum image_step step = set_image_row(&line, y);
  if (step == WHOLE_STEP) return write_eights(row, count, &line, WHOLE_STEP);
  if (step == FRACTION_STEP) return write_eights(row, count, &line, FRACTION_STEP);
  const image_source source = line.source;
  switch (image->sampling) {
    case CK_SAMPLING_NEAREST: WRITE_CHUNKS(write_nearest) return;
    case CK_SAMPLING_BILINEAR: WRITE_CHUNKS(write_bilinear) return;
    case CK_SAMPLING_BICUBIC: WRITE_CHUNKS(write_bicubic) return;
    case CK_SAMPLING_MOVED: {
      const int64_t column = first + (int64_t)image->tx;
      const int32_t tile_y = tile_at(y + (int64_t)image->ty, &source.y);
      return write_tiles(row, count, column, tile_at(column, &source.x), tile_y, &source);
    }
  }
}
#undef WRITE_CHUNKS

// Parts

// Two pixels around a position, and its distance from the first, in 1/256.
typedef struct {
  size_t index, next;
  uint32_t fraction;
} part_place;
INLINE part_place place_in_parts(const ck_part_axis *axis, double coordinate) {
  const ck_part *part = axis->parts + axis->part_count - 1;
  while (part > axis->parts && !(coordinate >= part->start)) part--;
  const int32_t first = part->first, count = part->count;
  // The line between two caps, halfway between their pixels.
  if (count == 0)
    return (part_place){
        (size_t)(first > 1 ? first - 1 : 0), (size_t)(first < axis->count - 1 ? first : axis->count - 1), 128};
  const double size = count;
  double x = (coordinate - part->start) * part->pixels_per_point - 0.5;
  if (part->repeats) x -= __builtin_floor(x / size) * size;
  // NaN counts as 0.
  const double limit = part->repeats ? size : size - 1;
  x = x >= 0 ? x : 0;
  int32_t fixed = nearest_number((limit < x ? limit : x) * 256);
  if (part->repeats && fixed >= count << 8) fixed -= count << 8;
  const int32_t i = fixed >> 8, next = i + 1 < count ? i + 1 : part->repeats ? 0 : count - 1;
  return (part_place){(size_t)(first + i), (size_t)(first + next), (uint32_t)(fixed & 255)};
}
static void image_parts(uint32_t *row, size_t count, int64_t first, const ck_parted_image *image) {
  const size_t width = (size_t)image->columns.count;
  for (size_t i = 0; i < count; i++) {
    // Computed from the column itself, not from the row's first, so a pixel doesn't depend on what is drawn next to
    // it.
    const double center = (double)(first + (int64_t)i) + 0.5;
    const part_place u = place_in_parts(&image->columns, image->x_step * center + image->x_row + image->x);
    const part_place v = place_in_parts(&image->rows, image->y_step * center + image->y_row + image->y);
    const uint32_t *upper = image->pixels + v.index * width, *lower = image->pixels + v.next * width;
    row[i] = ck_mix_pixels(upper[u.index], upper[u.next], lower[u.index], lower[u.next], u.fraction, v.fraction);
  }
}
