// The AVX2 level, including the other extensions of processors with AVX2.
#include "../kernels.h"

#if defined(__x86_64__)
#include <immintrin.h>

#define CK_AVX2 1
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2,popcnt"))), apply_to = function)
#include "bodies.h"
#pragma clang attribute pop

const ck_kernels ck_kernels_avx2 = {
    .level = CK_LEVEL_AVX2,
    .blend_modes = {CK_BLEND_MODES(BLEND_ENTRY)},
#define KERNEL(type, name, parameters) .name = name,
#include "../kernel_lists.h"
};
#endif
