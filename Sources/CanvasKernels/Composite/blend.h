// Rows of pixels combined by blend modes.
#pragma once

#include <stddef.h>
#include <stdint.h>

// The modes of Canvas's BlendMode, with the same names and in the same order, each with the function for its rows. A
// new mode is a line here and a formula below, or in blend_modes_body.h if it takes colours as a whole or divides.
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

// The formulas of the modes that work on channels separately: on s and d, a channel of the source and the
// destination, and their alphas sa and da, all 0…255 and premultiplied. The result is 0…65 025 for 0…1.
//
// The blending modes are s · (1 − da) + d · (1 − sa) + sa · da · B(d / da, s / sa). Only the last product is specific
// to the mode, and the divisions cancel. For alpha, B is 1.
#define CK_BLEND_MIXTURES(MIX)                 \
  MIX(MULTIPLY, s * d)                         \
  MIX(SCREEN, s * da + d * sa - s * d)         \
  MIX(OVERLAY, CK_HARD_LIGHT(d, da, s, sa))    \
  MIX(DARKEN, CK_MIN(s * da, d * sa))          \
  MIX(LIGHTEN, CK_MAX(s * da, d * sa))         \
  MIX(HARD_LIGHT, CK_HARD_LIGHT(s, sa, d, da)) \
  MIX(DIFFERENCE, CK_ABS(s * da - d * sa))     \
  MIX(EXCLUSION, s * da + d * sa - 2 * s * d)
// HardLight: Multiply(Cb, 2 · Cs) if Cs ≤ 1/2, Screen(Cb, 2 · Cs − 1) otherwise.
#define CK_HARD_LIGHT(s, sa, d, da) (2 * (s) <= (sa) ? 2 * (s) * (d) : (sa) * (da) - 2 * ((da) - (d)) * ((sa) - (s)))

// The operators of Porter and Duff, "Compositing Digital Images" (1984), and the sum treat all channels alike.
#define CK_BLEND_OPERATORS(OPERATOR)                   \
  OPERATOR(CLEAR, zero)                                \
  OPERATOR(COPY, s * 255)                              \
  OPERATOR(SOURCE_IN, s * da)                          \
  OPERATOR(SOURCE_OUT, s * (255 - da))                 \
  OPERATOR(SOURCE_ATOP, s * da + d * (255 - sa))       \
  OPERATOR(DESTINATION_OVER, s * (255 - da) + d * 255) \
  OPERATOR(DESTINATION_IN, d * sa)                     \
  OPERATOR(DESTINATION_OUT, d * (255 - sa))            \
  OPERATOR(DESTINATION_ATOP, s * (255 - da) + d * sa)  \
  OPERATOR(XOR, s * (255 - da) + d * (255 - sa))       \
  OPERATOR(PLUS_LIGHTER, CK_MIN(full, s + d) * 255)

// Blends premultiplied pixels, each times alpha, onto others: D(1 - c) + Rc with the mode's result R, rounded once.
// For normal, c times alpha is rounded, then the source times that, which is then drawn over.
typedef void (*ck_blend_function)(
    uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, size_t count, uint8_t alpha);
