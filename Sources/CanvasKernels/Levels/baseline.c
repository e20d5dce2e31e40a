// The level that every processor supports: SSE2, or NEON on ARM.
#include "../kernels.h"

#include "bodies.h"

const ck_kernels ck_kernels_baseline = CK_TABLE(CK_LEVEL_BASELINE);
