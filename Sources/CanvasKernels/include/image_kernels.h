// Rows of images that are moved, scaled or turned, and go on beyond their edges.
#ifndef CANVAS_IMAGE_KERNELS_H
#define CANVAS_IMAGE_KERNELS_H

#include <stddef.h>
#include <stdint.h>

#include "row_line.h"

// What is beyond an edge: nothing, the edge's pixels, the image again, or it mirrored.
enum ck_tiling { CK_TILING_NONE, CK_TILING_PAD, CK_TILING_REPEAT, CK_TILING_MIRROR };

// Premultiplied pixels in rows of `width`, without gaps; sides are 1…32 767.
typedef struct {
  const uint32_t *pixels;
  int32_t width, height;
  enum ck_tiling tiling_x, tiling_y;
} ck_image;

// Pixel k becomes what the image shows at column first + k of a line that counts in the image's pixels from its top left
// corner, so that centres lie at halves.
//
// nearest: the pixel in whose square the place lies; left and upper edges belong to it.
void ck_write_nearest(
    uint32_t *row, size_t count, int64_t first, const ck_image *image, const ck_row_line *line);
// bilinear: the four around it, mixed as by ck_mix_pixels; places are rounded to 1/256, halves to even.
void ck_write_bilinear(
    uint32_t *row, size_t count, int64_t first, const ck_image *image, const ck_row_line *line);

#endif
