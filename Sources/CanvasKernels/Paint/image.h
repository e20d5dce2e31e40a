// Rows of images that are moved, scaled or rotated, and continue beyond their edges.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// What is beyond an edge: nothing, the edge's pixels, the image again, or the image mirrored.
enum ck_tiling { CK_TILING_NONE, CK_TILING_PAD, CK_TILING_REPEAT, CK_TILING_MIRROR };

// How an image is sampled between its pixels. Moved: it is only moved, by whole pixels or with bilinear interpolation.
enum ck_sampling { CK_SAMPLING_NEAREST, CK_SAMPLING_BILINEAR, CK_SAMPLING_BICUBIC, CK_SAMPLING_MOVED };

// Premultiplied pixels in rows of `width` without gaps, at their place on the device. Sides are 1…32 767.
// (a·x + c·y + tx, b·x + d·y + ty) is a point of the device in the image's pixels, from its top left corner. If the
// image is moved, (move_x, move_y) is the device's pixel (0, 0) in 1/256 of the image's pixels, below 2^40 in
// magnitude.
typedef struct {
  const uint32_t *pixels;
  int32_t width, height;
  enum ck_tiling tiling_x, tiling_y;
  enum ck_sampling sampling;
  double a, b, c, d, tx, ty;
  int64_t move_x, move_y;
} ck_image;

// Whether an image is moved, by whole pixels.
static inline bool ck_is_moved_whole(const ck_image *image) {
  return image->sampling == CK_SAMPLING_MOVED && ((image->move_x | image->move_y) & 255) == 0;
}

// One direction of an image in parts: caps that keep their size, and a middle that is stretched or repeated.
typedef struct {
  double start;             // its start in user space
  double pixels_per_point;
  int32_t first, count;     // its pixels; if none, the line between two caps
  bool repeats;
} ck_part;
typedef struct {
  const ck_part *parts;  // in order, at least one
  int32_t part_count;
  int32_t count;         // the number of all pixels
} ck_part_axis;

// Premultiplied pixels in parts of both directions, and the positions of the centres of a row's pixels: the one at i
// = column + 1/2 is at (x_step * i + x_row + x, y_step * i + y_row + y), added in this order.
typedef struct {
  const uint32_t *pixels;
  ck_part_axis columns, rows;
  double x_step, x_row, x, y_step, y_row, y;
} ck_parted_image;
