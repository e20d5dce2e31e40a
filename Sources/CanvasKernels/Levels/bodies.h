// All kernels and their table, compiled once for each level by the file that includes this one.
#pragma once

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
#include "../Composite/partition_body.h"
#include "../Composite/row_body.h"
#include "../Coverage/coverage_body.h"
#include "../PNG/adler32_body.h"
#include "../PNG/filter_body.h"
#include "../PNG/rows_body.h"
#include "../Paint/gradient_planes_body.h"
#include "../Paint/image_body.h"

#define CK_BLEND_ENTRY(NAME, name, kind) blend_##name,

#define CK_TABLE(its_level)                      \
  {                                              \
    .level = its_level,                          \
    .color_cells = color_cells,                  \
    .color_rect = color_rect,                    \
    .color_mask = color_mask,                    \
    .coverage_cells = coverage_cells,            \
    .coverage_rect = coverage_rect,              \
    .coverage_mask = coverage_mask,              \
    .threshold_row = threshold_row,              \
    .clip_row = clip_row,                        \
    .color_coverage = color_coverage,            \
    .sweep_areas = sweep_areas,                  \
    .take_part = take_part,                      \
    .add_gains = add_gains,                      \
    .partition_pixels = partition_pixels,        \
    .partition_means = partition_means,          \
    .partition_coverage = partition_coverage,    \
    .alpha_coverage = alpha_coverage,            \
    .luminance_coverage = luminance_coverage,    \
    .blend_row_full = blend_row_full,            \
    .blend_modes = {CK_BLEND_MODES(CK_BLEND_ENTRY)}, \
    .blur_row = blur_row,                        \
    .blur_columns = blur_columns,                \
    .prepare_gradient = prepare_gradient,        \
    .gradient_row = gradient_row,                \
    .gradient_coverage = gradient_coverage,      \
    .gradient_rect = gradient_rect,              \
    .gradient_cells = gradient_cells,            \
    .gradient_parameters = gradient_parameters,  \
    .image_nearest = image_nearest,              \
    .image_bilinear = image_bilinear,            \
    .image_bicubic = image_bicubic,              \
    .image_tiles = image_tiles,                  \
    .image_parts = image_parts,                  \
    .compare_row = compare_row,                  \
    .similarity_sum = similarity_sum,            \
    .run_length = run_length,                    \
    .rgb_samples = rgb_samples,                  \
    .adler32 = adler32,                          \
    .filter_weights = filter_weights,            \
    .filter_row = filter_row,                    \
  }
