// Box blurs of numbers of 16 bits: each becomes the mean, rounded, of those up to `radius` away; beyond the ends all are 0.
// The radius is below 16 384.
#ifndef CANVAS_BOX_BLUR_H
#define CANVAS_BOX_BLUR_H

#include <stddef.h>
#include <stdint.h>

// The most columns that are blurred at a time.
enum { CK_BLUR_COLUMNS = 64 };

// Along a row.
void ck_blur_row(const uint16_t *source, uint16_t *target, size_t count, size_t radius);

// Along each of some columns; strides count numbers.
void ck_blur_columns(
    const uint16_t *source, size_t source_stride, uint16_t *target, size_t target_stride, size_t columns, size_t rows,
    size_t radius);

#endif
