// The kernels that compute rows of paints.
#include "../Levels/prototypes.h"
#include "gradient.h"
#include "image.h"

// Writes the segments between stops, at most one more than there are stops, and returns their number: 0 if there are no
// stops, or they are not in order or outside 0…1. In a product, colours are straight and the factor is alpha.
KERNEL(size_t, gradient_segments, (
    ck_gradient_segment *segments, const ck_gradient_stop *stops, size_t count, bool is_product))

// Prepares a gradient, once for all kernels that draw it.
WIDE_KERNEL(void, prepare_gradient, (ck_gradient *gradient))

// The colours of a gradient in row y of the device, at the columns from `first` on. If it has planes they are used,
// and there is no bias. Otherwise no channel is larger than alpha, and all are shifted by bias[column & 7], if given,
// and rounded to nearest, halves to even. Pixels without a position in the gradient are transparent. There is room
// for 7 pixels after the last, which may be written.
WIDE_KERNEL(void, gradient_row, (
    uint32_t *pixels, size_t count, int64_t first, int64_t y, const ck_gradient *gradient, const float *_Nullable bias))

// gradient_row's first step without planes, for tests. ts[k] = t at column first + k, after spreading. It is NaN if
// the position is not in the gradient, otherwise its magnitude is at most 1e30. There is room for 7 more.
WIDE_KERNEL(void, gradient_parameters, (
    float *ts, size_t count, int64_t first, int64_t y, const ck_gradient *gradient))

// Pixel k becomes the image's colour in column first + k and row y of the device. Nearest: the pixel whose square
// contains the centre, including its left and upper edges. Bilinear: the four pixels around it, mixed by
// ck_mix_pixels. Bicubic: the sixteen pixels around it by Catmull and Rom's curves, in integers up to the nearest
// byte. Overshoot is clamped: alpha to 0…255, colours to 0…alpha. Positions are rounded to 1/256, halves to even.
KERNEL(void, image_row, (uint32_t *row, size_t count, int64_t first, int64_t y, const ck_image *image))

// Bilinear inside each part. Parts are not mixed, except if there is no pixel between them.
KERNEL(void, image_parts, (uint32_t *row, size_t count, int64_t first, const ck_parted_image *image))
