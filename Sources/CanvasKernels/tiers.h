// How the kernels are compiled for a tier.
#ifndef CANVAS_TIERS_H
#define CANVAS_TIERS_H

// Into the function of each tier, to be compiled for it.
#define ALWAYS_INLINE inline __attribute__((always_inline))

#endif
