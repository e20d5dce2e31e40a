// Rows of images that are moved, scaled or turned, and go on beyond their edges.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// What is beyond an edge: nothing, the edge's pixels, the image again, or it mirrored.
enum ck_tiling { CK_TILING_NONE, CK_TILING_PAD, CK_TILING_REPEAT, CK_TILING_MIRROR };

// Premultiplied pixels in rows of `width`, without gaps; sides are 1…32 767.
typedef struct {
  const uint32_t *pixels;
  int32_t width, height;
  enum ck_tiling tiling_x, tiling_y;
} ck_image;

// One direction of an image in parts: caps that keep their size, and between them what is stretched or repeated.
typedef struct {
  double start;             // where it begins in user space
  double pixels_per_point;
  int32_t first, count;     // its pixels; none: the line between two caps
  bool repeats;
} ck_part;
typedef struct {
  const ck_part *parts;  // in order, at least one
  int32_t part_count;
  int32_t count;         // of all pixels
} ck_part_axis;

// Premultiplied pixels in parts of both directions, and where the centres of a row's pixels lie: the one at i = column + 1/2
// at (x_step * i + x_row + x, y_step * i + y_row + y), added in this order.
typedef struct {
  const uint32_t *pixels;
  ck_part_axis columns, rows;
  double x_step, x_row, x, y_step, y_row, y;
} ck_parted_image;
