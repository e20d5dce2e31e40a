// The C side of Canvas: what Swift cannot say, or says slowly.
#ifndef CANVAS_KERNELS_H
#define CANVAS_KERNELS_H

#include "adler32.h"
#include "blend_kernels.h"
#include "box_blur.h"
#include "compare_rows.h"
#include "coverage_quads.h"
#include "deflate_calls.h"
#include "gradient_kernels.h"
#include "image_kernels.h"
#include "jpeg_calls.h"
#include "mask_kernels.h"
#include "partition.h"
#include "pixel_mix.h"
#include "png_calls.h"
#include "png_rows.h"
#include "processors.h"
#include "rect_kernels.h"
#include "coverage_rows.h"
#include "row_kernels.h"
#include "row_line.h"
#include "similarity.h"
#include "sweep_kernels.h"
#include "temporary_files.h"

#endif
