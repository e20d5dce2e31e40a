// Which level is used.
#include "../kernels.h"

#include <stdlib.h>
#include <string.h>

extern const ck_kernels ck_kernels_baseline;
#if defined(__x86_64__)
extern const ck_kernels ck_kernels_avx2;
#endif

const ck_kernels *ck_kernels_at(enum ck_level level) {
  if (level == CK_LEVEL_BASELINE) return &ck_kernels_baseline;
#if defined(__x86_64__)
  __builtin_cpu_init();
  if (level == CK_LEVEL_AVX2 && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
      __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt"))
    return &ck_kernels_avx2;
#endif
  return NULL;
}

const ck_kernels *ck_best_kernels = &ck_kernels_baseline;

// Before main, so that no thread ever sees it change.
__attribute__((constructor)) static void choose_level(void) {
  const char *asked = getenv("CANVAS_KERNELS");
  const ck_kernels *wide = ck_kernels_at(CK_LEVEL_AVX2);
  if (wide && !(asked && strcmp(asked, "baseline") == 0)) ck_best_kernels = wide;
}
