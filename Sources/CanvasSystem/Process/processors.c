// For cpu_set_t.
#define _GNU_SOURCE
#include "processors.h"

#include <sched.h>
#include <unistd.h>

int ck_available_processors(void) {
#ifdef CPU_COUNT
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) == 0 && CPU_COUNT(&set) > 0) return CPU_COUNT(&set);
#endif
  long count = sysconf(_SC_NPROCESSORS_ONLN);
  return count > 0 ? (int)count : 1;
}
