// Rows of pixels combined by blend modes.
#ifndef CANVAS_BLEND_H
#define CANVAS_BLEND_H

#include <stddef.h>
#include <stdint.h>

// The modes of Canvas's BlendMode, by the same names: each with how its row goes. A new mode is a line here and a formula
// in blend_modes_body.h.
#define CK_BLEND_MODES(MODE)                          \
  MODE(NORMAL, normal, row)                           \
  MODE(MULTIPLY, multiply, lanes)                     \
  MODE(SCREEN, screen, lanes)                         \
  MODE(OVERLAY, overlay, lanes)                       \
  MODE(DARKEN, darken, lanes)                         \
  MODE(LIGHTEN, lighten, lanes)                       \
  MODE(COLOR_DODGE, color_dodge, quotients)           \
  MODE(COLOR_BURN, color_burn, quotients)             \
  MODE(SOFT_LIGHT, soft_light, quotients)             \
  MODE(HARD_LIGHT, hard_light, lanes)                 \
  MODE(DIFFERENCE, difference, lanes)                 \
  MODE(EXCLUSION, exclusion, lanes)                   \
  MODE(HUE, hue, quotients)                           \
  MODE(SATURATION, saturation, quotients)             \
  MODE(COLOR, color, quotients)                       \
  MODE(LUMINOSITY, luminosity, quotients)             \
  MODE(CLEAR, clear, lanes)                           \
  MODE(COPY, copy, lanes)                             \
  MODE(SOURCE_IN, source_in, lanes)                   \
  MODE(SOURCE_OUT, source_out, lanes)                 \
  MODE(SOURCE_ATOP, source_atop, lanes)               \
  MODE(DESTINATION_OVER, destination_over, lanes)     \
  MODE(DESTINATION_IN, destination_in, lanes)         \
  MODE(DESTINATION_OUT, destination_out, lanes)       \
  MODE(DESTINATION_ATOP, destination_atop, lanes)     \
  MODE(XOR, xor, lanes)                               \
  MODE(PLUS_DARKER, plus_darker, lanes)               \
  MODE(PLUS_LIGHTER, plus_lighter, lanes)

#define CK_BLEND_CONSTANT(NAME, name, kind) CK_BLEND_##NAME,
enum ck_blend_mode { CK_BLEND_MODES(CK_BLEND_CONSTANT) CK_BLEND_MODE_COUNT };

// Blends premultiplied pixels, each times alpha, onto others: D(1 - c) + Rc with the mode's result R, rounded once. In
// normal c times alpha is rounded, then the source times that, then drawn over.
typedef void (*ck_blend_function)(
    uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, size_t count, uint8_t alpha);

#endif
