// What a list of kernels declares if its reader hasn't defined KERNEL: the functions of a level.
//
// There is no `#pragma once`: each list includes this, and each reader gives KERNEL another meaning. The system's headers
// are only included here, because a list may be read between braces.

#ifndef KERNEL
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define KERNEL(type, name, parameters) \
  _Pragma("clang assume_nonnull begin") static type name parameters; _Pragma("clang assume_nonnull end")
#endif
#ifndef WIDE_KERNEL
#define WIDE_KERNEL KERNEL
#endif
