// What is beyond a gradient's ends: parameters moved to equivalent ones.
#pragma once

#include "../Levels/lanes.h"
#include "gradient.h"

// Beyond this limit is the inside of the first or the last segment, whose colours do not change.
#define LARGEST_PARAMETER 1e30f

#define SPREAD_PARAMETERS(name, numbers)                                                          \
  INLINE void name(enum ck_spread spread, numbers *t) {                                           \
    if (spread == CK_SPREAD_REPEAT) {                                                             \
      *t -= __builtin_elementwise_floor(*t);                                                      \
    } else if (spread == CK_SPREAD_REFLECT) {                                                     \
      const numbers half = *t / 2, phase = (half - __builtin_elementwise_floor(half)) * 2;        \
      *t = (phase > 1 ? 2 - phase : phase);                                                       \
    }                                                                                             \
    const numbers largest = LARGEST_PARAMETER;                                                    \
    *t = (*t > largest ? largest : *t);                                                           \
    *t = (*t < -largest ? -largest : *t);                                                         \
  }
SPREAD_PARAMETERS(spread_parameter, f64x8)
SPREAD_PARAMETERS(spread_floats, floats)
#undef SPREAD_PARAMETERS
