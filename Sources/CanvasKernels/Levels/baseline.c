// The level that every processor supports: SSE2, or NEON on ARM.
#include "../kernels.h"

#include "bodies.h"

const ck_kernels ck_kernels_baseline = {
    .level = CK_LEVEL_BASELINE,
    .blend_modes = {CK_BLEND_MODES(BLEND_ENTRY)},
#define KERNEL(type, name, parameters) .name = name,
#include "../kernel_lists.h"
};
