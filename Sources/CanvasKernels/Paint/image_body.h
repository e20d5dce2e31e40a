// Rows of images that are moved, scaled or rotated, and continue beyond their edges.
#pragma once

#include "../Levels/simd.h"
#include "../Pixels/formulas.h"
#include "image.h"

// Positions
//
// Eight at a time in double precision, from each column itself, not from the previous one, so a pixel doesn't depend
// on what is drawn next to it.

// One axis: the position of column 0's left edge, the change per column, and the image along it. The inverse is that of
// the distance after which the image repeats.
typedef struct {
  double start, step, inverse;
  int32_t size;
  enum ck_tiling tiling;
} image_axis;

INLINE f64x8 positions_from(const image_axis *axis, int64_t column, double before) {
  const f64x8 centers = (double)column + (f64x8){0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5};
  return axis->step * centers + axis->start - before;
}
// Moves positions to equivalent ones in the image or next to it: at most 4 pixels before its start, or 4 after twice
// its size. NaN may become any of these.
INLINE f64x8 reduced(f64x8 value, const image_axis *axis) {
  const double end = axis->size;
  if (axis->tiling == CK_TILING_REPEAT) value -= __builtin_elementwise_floor(value * axis->inverse) * end;
  if (axis->tiling == CK_TILING_MIRROR) value -= __builtin_elementwise_floor(value * axis->inverse) * (2 * end);
  const f64x8 lowest = -4, highest = 2 * end + 4;
  value = value >= lowest ? value : lowest;
  return value < highest ? value : highest;
}
// The nearest integers: 1.5 * 2^52 leaves them, halves to even, in the low bits.
INLINE i32x8 nearest_numbers(f64x8 value) {
  return (i32x8)__builtin_convertvector((i64x8)(value + 0x1.8p52), u32x8);
}
INLINE int32_t nearest_number(double value) {
  union { double number; int64_t bits; } sum = {value + 0x1.8p52};
  return (int32_t)sum.bits;
}
// Eight positions from a column on, in pixels, rounded down.
INLINE i32x8 whole_places(const image_axis *axis, int64_t column) {
  return nearest_numbers(__builtin_elementwise_floor(reduced(positions_from(axis, column, 0), axis)));
}
// Eight positions from a column on, in 1/256 pixel from the first centre.
INLINE i32x8 fixed_places(const image_axis *axis, int64_t column) {
  return nearest_numbers(reduced(positions_from(axis, column, 0.5), axis) * 256);
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

INLINE image_axis make_axis(double step, int32_t size, enum ck_tiling tiling) {
  return (image_axis){0, step, 1.0 / (tiling == CK_TILING_MIRROR ? 2 * size : size), size, tiling};
}
INLINE void set_source_row(image_source *source, const ck_image *image, int64_t y) {
  const double center = (double)y + 0.5;
  source->x.start = image->c * center + image->tx;
  source->y.start = image->d * center + image->ty;
}
INLINE image_source make_source(const ck_image *image, int64_t y) {
  image_source source = {
      image->pixels, make_axis(image->a, image->width, image->tiling_x),
      make_axis(image->b, image->height, image->tiling_y)};
  set_source_row(&source, image, y);
  return source;
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
  for (size_t i = 0; i < count; i += 8) {
    const i32x8 x = whole_places(&source->x, first + (int64_t)i), y = whole_places(&source->y, first + (int64_t)i);
    for (size_t k = 0; k < 8 && i + k < count; k++)
      row[i + k] = pixel_at(source, tiled(x[k], &source->x), tiled(y[k], &source->y));
  }
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
// The factors of left and right.
INLINE i32x4 side_factors(i32x4 x) { return (x & 255) << 16 | (256 - (x & 255)); }
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

// The number of pixels of a row that are computed together, and the maximum number of columns that are mixed before
// them. Images that are drawn smaller are averaged first, so there are rarely more columns than pixels.
enum { CHUNK = 64, MOST_COLUMNS = 2 * CHUNK };

// A row parallel to the image's rows whose neighbours are all pixels of the image: each column is mixed once. Does
// nothing and returns false if there are others, or too many columns.
INLINE bool write_inner_row(uint32_t *row, size_t count, int64_t first, const image_source *source) {
  const int32_t y = fixed_places(&source->y, first).x;
  int32_t places[CHUNK];
  for (size_t i = 0; i < count; i += 8) {
    const i32x8 eight = fixed_places(&source->x, first + (int64_t)i);
    memcpy(places + i, &eight, sizeof eight);
  }
  // Along a row positions only increase or only decrease.
  const double start = source->x.start - 0.5, step = source->x.step, end = source->x.size - 1;
  const double a = step * ((double)first + 0.5) + start, b = step * ((double)(first + (int64_t)count) - 0.5) + start;
  const int32_t one = places[0] >> 8, other = places[count - 1] >> 8;
  if (!(a >= 0 && a < end && b >= 0 && b < end) || (one > other ? one : other) >= source->x.size - 1) return false;
  if (y < 0 || y >> 8 >= source->y.size - 1) return false;
  const int32_t lowest = one < other ? one : other, columns = (one < other ? other : one) + 2 - lowest;
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
    i32x4 x;
    memcpy(&x, places + i, sizeof x);
    // The value after the last pixel doesn't matter, but must be read from here.
    const u32x4 column = __builtin_elementwise_min((u32x4)((x >> 8) - lowest), (u32x4)((uint32_t)columns - 2));
    i16x16 ab = columns_of_two(mixed + column.x, mixed + column.y);
    i16x16 cd = columns_of_two(mixed + column.z, mixed + column.w);
    const i32x4 sides = side_factors(x);
    const u32x4 pixels = four_pixels(mixed_sides(ab, first_two(sides)), mixed_sides(cd, last_two(sides)));
    memcpy(row + i, &pixels, (count - i < 4 ? count - i : 4) * sizeof *row);
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

INLINE u32x8 affine_eight(const image_source *source, int64_t column) {
  const i32x8 x = fixed_places(&source->x, column), y = fixed_places(&source->y, column);
  const u32x4 low = mixed_four(source, x.lo, y.lo), high = mixed_four(source, x.hi, y.hi);
  return __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7);
}
INLINE void write_bilinear(uint32_t *row, size_t count, int64_t first, const image_source *source) {
  if (source->y.step == 0 && write_inner_row(row, count, first, source)) return;
  for (size_t i = 0; i < count; i += 8) {
    const u32x8 eight = affine_eight(source, first + (int64_t)i);
    memcpy(row + i, &eight, (count - i < 8 ? count - i : 8) * sizeof *row);
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
  for (size_t i = 0; i < count; i += 8) {
    const i32x8 x = fixed_places(&source->x, first + (int64_t)i), y = fixed_places(&source->y, first + (int64_t)i);
    for (size_t k = 0; k < 8 && i + k < count; k++) row[i + k] = cubic_pixel(source, x[k], y[k]);
  }
}

// Eight pixels at a time

// How eight pixels of a row are found, from any column on: where they are, between them, around the position of each,
// or as a row of eight.
enum image_step { WHOLE_STEP, FRACTION_STEP, AFFINE_STEP, ANY_STEP };

// Some columns of an image. In the first two steps its pixels are next to each other, or the image repeats: `first` is
// the index of the first, and `inverse` is 2^32 / width, rounded up. They lie between two rows.
typedef struct {
  const ck_image *image;
  int64_t column, y;
  image_source source;
  enum image_step step;
  uint32_t width, inverse, first;
  const uint32_t *upper, *lower;
} image_line;

INLINE image_line make_image_line(const ck_image *image, int64_t column, size_t count) {
  image_line line = {.image = image, .column = column, .source = make_source(image, 0)};
  line.width = (uint32_t)image->width;
  line.step = image->sampling == CK_SAMPLING_BILINEAR ? AFFINE_STEP : ANY_STEP;
  if (image->sampling != CK_SAMPLING_MOVED || line.width < 8) return line;
  const int64_t left = column + (image->move_x >> 8);
  const bool repeats = image->tiling_x == CK_TILING_REPEAT, is_whole = ck_is_moved_whole(image);
  if (!repeats && (left < 0 || left + (int64_t)count + !is_whole > image->width)) return line;
  line.first = (uint32_t)(repeats ? tile_at(left, &line.source.x) : left);
  line.inverse = UINT32_MAX / line.width + 1;
  line.step = is_whole ? WHOLE_STEP : FRACTION_STEP;
  return line;
}
// Moves a line to a row of the device, and returns how its pixels are found.
INLINE enum image_step set_image_row(image_line *line, int64_t y) {
  const ck_image *image = line->image;
  image_source *source = &line->source;
  line->y = y;
  set_source_row(source, image, y);
  if (line->step == AFFINE_STEP || line->step == ANY_STEP) return line->step;
  const int64_t row = y + (image->move_y >> 8);
  const int32_t top = tile_at(row, &source->y);
  const int32_t bottom = line->step == WHOLE_STEP ? top : tile_at(row + 1, &source->y);
  if (top < 0 || bottom < 0) return ANY_STEP;
  line->upper = image->pixels + (size_t)top * line->width;
  line->lower = image->pixels + (size_t)bottom * line->width;
  return line->step;
}

OUT_OF_LINE void image_row(uint32_t *row, size_t count, int64_t first, int64_t y, const ck_image *image);
INLINE i16x16 second_to_fifth(i16x16 a, i16x16 b) {
  return (i16x16)__builtin_shufflevector((i64x4)a, (i64x4)b, 1, 2, 3, 4);
}
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
  const uint32_t after = index + 8 < width ? index + 8 : index + 8 - width;
  const u32x8 below = load_around(line->lower, index, width);
  const u16x16 down = (uint16_t)(line->image->move_y & 255);
  const i16x16 one[2] = {
      mixed_columns((u8x16)above.lo, (u8x16)below.lo, down), mixed_columns((u8x16)above.hi, (u8x16)below.hi, down)};
  const i16x16 last = mixed_columns(
      (u8x16)(u32x4){line->upper[after]}, (u8x16)(u32x4){line->lower[after]}, down);
  const i16x16 next[2] = {second_to_fifth(one[0], one[1]), second_to_fifth(one[1], last)};
  const i32x8 sides = side_factors((i32x4)((int32_t)line->image->move_x)).x;
  return eight_between(one, next, (i16x16)sides);
}
// A row of an image that is moved by a fraction.
INLINE void write_moved(uint32_t *row, size_t count, int64_t first, int64_t y, const ck_image *image) {
  const image_source source = make_source(image, y);
  const int64_t left = first + (image->move_x >> 8), top = y + (image->move_y >> 8);
  const int32_t upper = tile_at(top, &source.y), lower = tile_at(top + 1, &source.y);
  for (size_t i = 0; i < count;) {
    // Those between the image's pixels, or one after the other.
    const int64_t place = left + (int64_t)i, last = image->width - 1;
    size_t some = place >= 0 && place < last ? (size_t)(last - place) : 1;
    if (image->tiling_x == CK_TILING_REPEAT || some > count - i) some = count - i;
    image_line line = make_image_line(image, first + (int64_t)i, some);
    if (set_image_row(&line, y) == FRACTION_STEP) {
      for (size_t k = 0; k < some; k += 8) {
        const u32x8 eight = image_eight(&line, k, FRACTION_STEP);
        memcpy(row + i + k, &eight, (some - k < 8 ? some - k : 8) * sizeof *row);
      }
      i += some;
      continue;
    }
    const int32_t x = tile_at(place, &source.x), next = tile_at(place + 1, &source.x);
    row[i++] = ck_mix_pixels(
        pixel_at(&source, x, upper), pixel_at(&source, next, upper), pixel_at(&source, x, lower),
        pixel_at(&source, next, lower), (uint32_t)image->move_x & 255, (uint32_t)image->move_y & 255);
  }
}

#define WRITE_CHUNKS(write)                       \
  for (size_t i = 0; i < count; i += CHUNK)       \
    write(row + i, count - i < CHUNK ? count - i : CHUNK, first + (int64_t)i, &source);

OUT_OF_LINE void image_row(uint32_t *row, size_t count, int64_t first, int64_t y, const ck_image *image) {
  const image_source source = make_source(image, y);
  switch (image->sampling) {
    case CK_SAMPLING_NEAREST: WRITE_CHUNKS(write_nearest) return;
    case CK_SAMPLING_BILINEAR: WRITE_CHUNKS(write_bilinear) return;
    case CK_SAMPLING_BICUBIC: WRITE_CHUNKS(write_bicubic) return;
    case CK_SAMPLING_MOVED: {
      if (!ck_is_moved_whole(image)) return write_moved(row, count, first, y, image);
      const int64_t column = first + (image->move_x >> 8);
      const int32_t tile_y = tile_at(y + (image->move_y >> 8), &source.y);
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
