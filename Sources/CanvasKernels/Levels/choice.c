// The choice of the level.
#include "../kernels.h"

#include <stdlib.h>
#include <string.h>

extern const ck_kernels ck_kernels_baseline;
#if defined(__x86_64__)
extern const ck_kernels ck_kernels_avx2;
// The AVX2 kernels, except for those that the AVX-512 file sets.
static ck_kernels avx512_kernels;
void ck_set_avx512_kernels(ck_kernels *kernels);
#endif

const ck_kernels *ck_kernels_at(enum ck_level level) {
  if (level == CK_LEVEL_BASELINE) return &ck_kernels_baseline;
#if defined(__x86_64__)
  __builtin_cpu_init();
  const bool has_avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
                        __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
  if (level == CK_LEVEL_AVX2 && has_avx2) return &ck_kernels_avx2;
  // Processors with this set of extensions, whose newest is VBMI2, don't slow down for wide vectors.
  if (level == CK_LEVEL_AVX512 && has_avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
      __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vbmi") &&
      __builtin_cpu_supports("avx512vbmi2"))
    return &avx512_kernels;
#endif
  return NULL;
}

const ck_kernels *ck_best_kernels = &ck_kernels_baseline;

// Runs before main, so that no thread ever sees a change.
__attribute__((constructor)) static void choose_level(void) {
#if defined(__x86_64__)
  avx512_kernels = ck_kernels_avx2;
  ck_set_avx512_kernels(&avx512_kernels);
#endif
  const char *asked = getenv("CANVAS_KERNELS");
  if (asked && strcmp(asked, "baseline") == 0) return;
  const enum ck_level widest = asked && strcmp(asked, "avx2") == 0 ? CK_LEVEL_AVX2 : CK_LEVEL_AVX512;
  for (enum ck_level level = widest; level > CK_LEVEL_BASELINE; level--) {
    const ck_kernels *kernels = ck_kernels_at(level);
    if (!kernels) continue;
    ck_best_kernels = kernels;
    return;
  }
}
