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

// Those of some shifts by which an edge explains how a pixel of both pictures differs, and maybe others: a bit for each. See
// edge_shift.h.
KERNEL(uint64_t, explaining_shifts, (
    ck_picture_rows actual, ck_picture_rows expected, ptrdiff_t x, ptrdiff_t y, uint64_t shifts))

// Marks pixels of a row, neither the first nor the last one, that no such shift explains: bit x % 8 of byte x / 8 of `bits`,
// which has room for a bit for each pixel of the narrower picture, and is 0. Both pictures have the rows above and below. Not
// all such pixels are marked: none with a neighbour that isn't opaque, nor some at the end.
KERNEL(void, mark_unexplained, (ck_picture_rows actual, ck_picture_rows expected, ptrdiff_t y, uint8_t *bits))
