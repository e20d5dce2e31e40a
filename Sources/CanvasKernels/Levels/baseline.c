// What every processor has: SSE2, or NEON on ARM.
#include "../kernels.h"

// Vectors wider than the level's, in calls that are all inlined: their convention does not matter.
#pragma clang diagnostic ignored "-Wpsabi"
#include "bodies.h"

const ck_kernels ck_kernels_baseline = CK_TABLE(CK_LEVEL_BASELINE);
