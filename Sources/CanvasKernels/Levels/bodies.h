// All kernels, compiled once for each level by the file that includes this one. Their prototypes come first, so that
// the compiler compares each with its declaration in the list.
#pragma once

#include "../kernel_lists.h"

#include "../Clip/channel_body.h"
#include "../Clip/clip_row_body.h"
#include "../Comparison/compare_body.h"
#include "../Comparison/similarity_body.h"
#include "../Composite/blend_modes_body.h"
#include "../Composite/blur_body.h"
#include "../Composite/color_cells_body.h"
#include "../Composite/color_coverage_body.h"
#include "../Composite/color_rect_body.h"
#include "../Composite/gradient_coverage_body.h"
#include "../Composite/image_coverage_body.h"
#include "../Composite/partition_body.h"
#include "../Composite/row_body.h"
#include "../Coverage/coverage_body.h"
#include "../Coverage/edges_body.h"
#include "../PNG/adler32_body.h"
#include "../PNG/filter_body.h"
#include "../PNG/inflate_body.h"
#include "../PNG/pixels_body.h"
#include "../PNG/rows_body.h"
#include "../PNG/unfilter_body.h"
#include "../Paint/gradient_planes_body.h"
#include "../Paint/image_body.h"
