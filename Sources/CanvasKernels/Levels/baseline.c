// The level that every processor supports: SSE2, or NEON on ARM.
#include "../kernels.h"

// Vectors wider than the level's are passed only in inlined calls, so their calling convention doesn't matter.
#pragma clang diagnostic ignored "-Wpsabi"
#include "bodies.h"

const ck_kernels ck_kernels_baseline = CK_TABLE(CK_LEVEL_BASELINE);
