// The kernels that compare pictures.
#include "../Levels/prototypes.h"
#include "compare.h"
#include "edge_shift.h"
#include "similarity.h"

// Compares `count` pixels, at most 32 767. Bit x % 8 of byte x / 8 of `over_bits` becomes 1 if pixel x is over the
// threshold, otherwise 0. It has room for the bytes of `count` bits.
KERNEL(void, compare_row, (
    const uint32_t *actual, const uint32_t *expected, size_t count, uint8_t threshold, uint8_t *over_bits,
    ck_row_difference *difference))

// The sum of the similarities of all windows in a part of both pictures, over the four channels. The part has
// `columns` × `rows` pixels, each at least the window's side; its rows are `stride` pixels apart. Sums are integers,
// and each similarity is one quotient of two rounded products.
KERNEL(double, similarity_sum, (
    const uint32_t *actual, const uint32_t *expected, size_t stride, size_t columns, size_t rows))

// The shifts that explain how eight pixels of a row differ, or would if they did, from pixel x on: the first bytes and the last
// one of `shifts`, or those of the diagonal shifts. See edge_shift.h. Pixels beyond the narrower picture count as explained.
WIDE_KERNEL(void, explain_shifts, (
    ck_picture_rows actual, ck_picture_rows expected, ptrdiff_t x, ptrdiff_t y, _Bool are_diagonal, uint8_t *shifts))

// A bit for each of eight pixels that one shift explains together with its neighbours. The bytes of the eight pixels before
// and after are beside those of each row.
KERNEL(uint8_t, commonly_explained, (const uint8_t *above, const uint8_t *own, const uint8_t *below))

// Marks pixels of a row, neither the first nor the last one, that no such shift explains: bit x % 8 of byte x / 8 of `bits`,
// which has room for a bit for each pixel of the narrower picture, and is 0. Both pictures have the rows above and below. Not
// all such pixels are marked: none with a neighbour that isn't opaque, nor some at the end.
KERNEL(void, mark_unexplained, (ck_picture_rows actual, ck_picture_rows expected, ptrdiff_t y, uint8_t *bits))
