// Structural similarity of a small part of two pictures.
#ifndef CANVAS_SIMILARITY_H
#define CANVAS_SIMILARITY_H

#include <stddef.h>
#include <stdint.h>

// The side of the square windows, and the most columns a part may have.
enum { CK_SIMILARITY_SIDE = 7, CK_SIMILARITY_COLUMNS = 80 };

// The sum of the similarities of all windows that lie in a part of both pictures, over the four channels. The part has
// `columns` × `rows` pixels, each at least the window's side; its rows are `stride` pixels apart. The same on every
// machine: sums are whole numbers, and each similarity is one quotient of two rounded products.
double ck_similarity_sum(
    const uint32_t *actual, const uint32_t *expected, size_t stride, size_t columns, size_t rows);

#endif
