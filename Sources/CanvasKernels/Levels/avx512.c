// The kernels that benefit from AVX-512 (Intel since Ice Lake, AMD since Zen 4). Other kernels would be slower,
// because their steps are short.
#include "../kernels.h"

#if defined(__x86_64__)
#include <immintrin.h>

#define CK_AVX2 1
#define CK_AVX512 1
#pragma clang diagnostic ignored "-Wunused-function"
#pragma clang attribute push( \
    __attribute__((target("avx2,bmi,bmi2,popcnt,avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,avx512vbmi2"))), apply_to = function)
#include "bodies.h"
#pragma clang attribute pop

void ck_set_avx512_kernels(ck_kernels *kernels) {
  kernels->level = CK_LEVEL_AVX512;
#define KERNEL(type, name, parameters)
#define WIDE_KERNEL(type, name, parameters) kernels->name = name;
#include "../kernel_lists.h"
}
#endif
