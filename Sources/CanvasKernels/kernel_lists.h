// All kernels, in a list for each stage. KERNEL(type, name, parameters) declares one, and WIDE_KERNEL one that also has
// an AVX-512 version.
//
// The fields of ck_kernels, the prototypes of the bodies and each level's table are made of these lists: this file is
// included once for each, after KERNEL is defined, and WIDE_KERNEL if it differs. Afterwards neither is defined.
#include "Clip/clip_kernels.h"
#include "Comparison/comparison_kernels.h"
#include "Composite/composite_kernels.h"
#include "Coverage/coverage_kernels.h"
#include "PNG/png_kernels.h"
#include "Paint/paint_kernels.h"

#undef KERNEL
#undef WIDE_KERNEL
