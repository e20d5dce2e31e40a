// The kernels that make rows of coverage.
#include "../Levels/prototypes.h"
#include "cells.h"
#include "mask.h"
#include "rect.h"
#include "rows.h"

// Adds edges to cells, relative to a corner of the cells in 1/256 pixel. Parts above, below or to the right of the cells
// are ignored. Parts to the left count at the left side. CellGrid.swift defines the result.
WIDE_KERNEL(void, add_edges, (const ck_cells *cells, const ck_edge *edges, size_t count, int32_t x, int32_t y))

// Adds edges so that each pixel is covered as its centre is, fully or not at all. The rest is as in `add_edges`.
KERNEL(void, add_centers, (const ck_cells *cells, const ck_edge *edges, size_t count, int32_t x, int32_t y))

// Write rows of coverage: of cells, which become zero; one row of a part of a rectangle, returning how many rows from
// it on are equal; of a mask.
KERNEL(void, coverage_cells, (const ck_cells *cells, const ck_coverage_rows *rows))
KERNEL(size_t, coverage_rect, (const ck_rect *rect, int32_t y, const ck_coverage_rows *row))
KERNEL(void, coverage_mask, (const ck_mask *mask, const ck_coverage_rows *rows))

// Makes coverage either 0 or 255: 255 from 128 on, the first value above one half.
KERNEL(void, threshold_row, (const ck_coverage_row *row))
