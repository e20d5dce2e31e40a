// The kernels of clips.
#include "../Coverage/rows.h"
#include "../Levels/prototypes.h"
#include "mask_run.h"

// Multiplies a row by runs of a mask, from the left, and writes the bytes and spans of another row, which has the same
// room. Returns the number of its spans.
KERNEL(size_t, clip_row, (
    const ck_coverage_row *row, const ck_mask_run *_Nullable runs, size_t run_count,
    const uint8_t *_Nullable mask_bytes, const ck_coverage_row *clipped))

// Coverage from pixels: their alpha, or their luminance, both premultiplied.
KERNEL(void, alpha_coverage, (uint8_t *coverage, const uint32_t *pixels, size_t count))
KERNEL(void, luminance_coverage, (uint8_t *coverage, const uint32_t *pixels, size_t count))
