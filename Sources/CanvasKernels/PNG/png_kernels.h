// The kernels of PNG: rows of pixels and of samples.
#include "../Levels/prototypes.h"

// The number of leading pixels of `count`, at least 1, that are the same.
KERNEL(size_t, run_length, (const uint32_t *pixels, size_t count))

// bytes[3i + c] = channel c of row[i], R, G and B: rows of opaque pixels.
KERNEL(void, rgb_samples, (uint8_t *bytes, const uint32_t *row, size_t count))

// The Adler-32 (RFC 1950) of bytes after those with the Adler-32 `checksum`, which is 1 at the start.
KERNEL(uint32_t, adler32, (uint32_t checksum, const uint8_t *_Nullable bytes, size_t count))

// The weights of a row of samples for each of PNG's five filters, in the order of their numbers: the sum of the
// absolute values of the filtered bytes as signed numbers. `above` is the row above; a pixel has 1 to 4 bytes.
KERNEL(void, filter_weights, (
    const uint8_t *row, const uint8_t *above, size_t count, size_t pixel_size, uint32_t *weights))

// A row's bytes after one of the filters, 0 to 4. `bytes` overlaps neither row.
KERNEL(void, filter_row, (
    uint8_t *bytes, const uint8_t *row, const uint8_t *above, size_t count, size_t pixel_size, int filter))

// The next part of inflated data, written from `out` on, up to `limit` or, if a repetition starts before it, up to
// CK_INFLATE_EXCESS bytes more. Returns its length. Repetitions look back to `start`, at most CK_INFLATE_HISTORY bytes.
KERNEL(size_t, inflate, (ck_inflater *inflater, const uint8_t *start, uint8_t *out, const uint8_t *limit))

// A row's bytes before the filter was applied: the inverse of filter_row. `row` and `filtered` don't overlap.
KERNEL(void, unfilter_row, (
    uint8_t *row, const uint8_t *filtered, const uint8_t *above, size_t count, size_t pixel_size, int filter))

// Opaque pixels of R, G and B: the inverse of rgb_samples.
KERNEL(void, rgb_pixels, (uint32_t *row, const uint8_t *bytes, size_t count))

// Straight pixels of greys and alphas.
KERNEL(void, grey_alpha_pixels, (uint32_t *row, const uint8_t *bytes, size_t count))

// The table's pixels at indices of 1, 2, 4 or 8 bits, the first in the highest bits of a byte.
KERNEL(void, table_pixels, (
    uint32_t *row, const uint8_t *bytes, size_t count, const uint32_t *table, uint32_t bits))
