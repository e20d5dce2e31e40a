// Rows of pixels combined by blend modes, eight at a time: those that need no quotient.
#ifndef CANVAS_BLEND_KERNELS_H
#define CANVAS_BLEND_KERNELS_H

#include <stddef.h>
#include <stdint.h>

// The modes of Canvas's BlendMode that have the same names there.
enum ck_blend_mode {
  CK_BLEND_MULTIPLY,
  CK_BLEND_SCREEN,
  CK_BLEND_OVERLAY,
  CK_BLEND_DARKEN,
  CK_BLEND_LIGHTEN,
  CK_BLEND_HARD_LIGHT,
  CK_BLEND_DIFFERENCE,
  CK_BLEND_EXCLUSION,
  CK_BLEND_CLEAR,
  CK_BLEND_COPY,
  CK_BLEND_SOURCE_IN,
  CK_BLEND_SOURCE_OUT,
  CK_BLEND_SOURCE_ATOP,
  CK_BLEND_DESTINATION_OVER,
  CK_BLEND_DESTINATION_IN,
  CK_BLEND_DESTINATION_OUT,
  CK_BLEND_DESTINATION_ATOP,
  CK_BLEND_XOR,
  CK_BLEND_PLUS_DARKER,
  CK_BLEND_PLUS_LIGHTER,
};

// Blends premultiplied pixels, each times alpha, onto others: D(1 - c) + Rc with the mode's result R, rounded once.
void ck_blend_row_by_mode(
    enum ck_blend_mode mode, uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, size_t count,
    uint8_t alpha);

#endif
