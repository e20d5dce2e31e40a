// How the kernels are compiled for a tier.
#ifndef CANVAS_TIERS_H
#define CANVAS_TIERS_H

// Into the function of each tier, to be compiled for it.
#define ALWAYS_INLINE inline __attribute__((always_inline))

// What a tier's processors have; ck_current_tier asks for all of it.
#if defined(__x86_64__)
#define AVX2 __attribute__((target("avx2,bmi,bmi2,popcnt")))
#define AVX512 __attribute__((target("avx512f,avx512bw,avx512vl,bmi,bmi2,popcnt")))
#endif

#endif
