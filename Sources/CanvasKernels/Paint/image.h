// Rows of images that are moved, scaled or turned, and go on beyond their edges.
#ifndef CANVAS_IMAGE_KERNELS_H
#define CANVAS_IMAGE_KERNELS_H

#include <stdint.h>

// What is beyond an edge: nothing, the edge's pixels, the image again, or it mirrored.
enum ck_tiling { CK_TILING_NONE, CK_TILING_PAD, CK_TILING_REPEAT, CK_TILING_MIRROR };

// Premultiplied pixels in rows of `width`, without gaps; sides are 1…32 767.
typedef struct {
  const uint32_t *pixels;
  int32_t width, height;
  enum ck_tiling tiling_x, tiling_y;
} ck_image;

#endif
