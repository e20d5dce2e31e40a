// The AVX2 level, including the other extensions of processors with AVX2.
#include "../kernels.h"

#if defined(__x86_64__)
#include <immintrin.h>

#define CK_AVX2 1
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2,popcnt"))), apply_to = function)
#include "bodies.h"
#pragma clang attribute pop

const ck_kernels ck_kernels_avx2 = CK_TABLE(CK_LEVEL_AVX2);
#endif
