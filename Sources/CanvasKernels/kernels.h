// The C part of Canvas, which loops over pixels: a table of functions for each level of the instruction set. All
// levels give the same bytes.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "Clip/mask_run.h"
#include "Comparison/compare.h"
#include "Comparison/edge_shift.h"
#include "Comparison/similarity.h"
#include "Composite/blend.h"
#include "Composite/blur.h"
#include "Composite/partition.h"
#include "Composite/target.h"
#include "Coverage/cells.h"
#include "Coverage/mask.h"
#include "Coverage/rect.h"
#include "Coverage/rows.h"
#include "PNG/inflate.h"
#include "Paint/gradient.h"
#include "Paint/image.h"
#include "Pixels/formulas.h"

// The baseline is supported by every processor: SSE2, or NEON on ARM.
enum ck_level { CK_LEVEL_BASELINE, CK_LEVEL_AVX2, CK_LEVEL_AVX512 };

// The kernels of a level. They are described where they are listed: see kernel_lists.h.
typedef struct ck_kernels {
  enum ck_level level;
  // The rows of the blend modes, in the order of ck_blend_mode.
  ck_blend_function _Nonnull blend_modes[CK_BLEND_MODE_COUNT];

#define KERNEL(type, name, parameters) \
  _Pragma("clang assume_nonnull begin") type (*name) parameters; _Pragma("clang assume_nonnull end")
#include "kernel_lists.h"
} ck_kernels;

#pragma clang assume_nonnull begin

// NULL if the processor doesn't support the level.
const ck_kernels *_Nullable ck_kernels_at(enum ck_level level);
// The best level of this processor, or a lower one if requested by the environment: CANVAS_KERNELS=baseline or avx2.
// It is written once, before main. It is public, so that reading it takes no call for each run of pixels.
extern const ck_kernels *ck_best_kernels;
static inline const ck_kernels *ck_kernels_best(void) { return ck_best_kernels; }

static inline void ck_blend_pixels(
    const ck_kernels *kernels, enum ck_blend_mode mode, uint32_t *pixels, const uint32_t *source,
    const uint8_t *coverage, size_t count, uint8_t alpha) {
  kernels->blend_modes[mode](pixels, source, coverage, count, alpha);
}

#pragma clang assume_nonnull end
