// Four cells of the coverage accumulator at a time, inlined into Swift's sweep.
#ifndef CANVAS_COVERAGE_QUADS_H
#define CANVAS_COVERAGE_QUADS_H

#include <stdint.h>
#include <string.h>

#include "../Pixels/formulas.h"

// Four signed areas of neighbouring pixels.
typedef int32_t ck_areas __attribute__((ext_vector_type(4)));

// Whether eight cells are zero.
static inline _Bool ck_are_zero(const int32_t *cells) {
  uint64_t pairs[4];
  memcpy(pairs, cells, sizeof pairs);
  return (pairs[0] | pairs[1] | pairs[2] | pairs[3]) == 0;
}
// Reads and clears four cells, goes on with the running sum, and gives the four signed areas.
static inline ck_areas ck_take_areas(int32_t *cells, int32_t *sum) {
  ck_areas v, zero = 0;
  memcpy(&v, cells, sizeof v);
  memcpy(cells, &zero, sizeof zero);
  v += __builtin_shufflevector(v, zero, 4, 0, 1, 2);
  v += __builtin_shufflevector(v, zero, 4, 4, 0, 1);
  v += *sum;
  *sum = v.w;
  return v;
}
// Areas of 0…131072 as bytes, the leftmost lowest.
static inline uint32_t ck_area_bytes(ck_areas a) {
  typedef uint8_t bytes __attribute__((ext_vector_type(4)));
  bytes coverages = __builtin_convertvector(((a << 8) - a + 65536) >> 17, bytes);
  uint32_t result;
  memcpy(&result, &coverages, sizeof result);
  return result;
}
static inline uint32_t ck_nonzero_coverages(ck_areas areas) {
  const ck_areas full = CK_FULL_AREA, most = INT32_MAX;
  // |INT32_MIN| stays negative; it is a full pixel.
  ck_areas a = __builtin_elementwise_abs(areas);
  a = a < 0 ? most : a;
  return ck_area_bytes(__builtin_elementwise_min(a, full));
}
static inline uint32_t ck_evenodd_coverages(ck_areas areas) {
  ck_areas a = areas & (2 * CK_FULL_AREA - 1);
  return ck_area_bytes(__builtin_elementwise_min(a, 2 * CK_FULL_AREA - a));
}
// Blends one premultiplied colour onto four pixels, each with its own coverage byte.
static inline void ck_blend_quad(uint32_t *pixels, uint32_t color, uint32_t coverage_bytes) {
  typedef uint8_t bytes __attribute__((ext_vector_type(16)));
  typedef uint16_t lanes __attribute__((ext_vector_type(16)));
  typedef uint32_t words __attribute__((ext_vector_type(4)));
#define CK_DIVIDE(x) ((lanes)(((x) + 128 + (((x) + 128) >> 8)) >> 8))
  bytes c = (bytes)(words)(coverage_bytes), d;
  c = __builtin_shufflevector(c, c, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
  memcpy(&d, pixels, sizeof d);
  lanes s = CK_DIVIDE(__builtin_convertvector((bytes)(words)(color), lanes) * __builtin_convertvector(c, lanes));
  lanes rest = 255 - __builtin_shufflevector(s, s, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
  d = __builtin_convertvector(s + CK_DIVIDE(__builtin_convertvector(d, lanes) * rest), bytes);
  memcpy(pixels, &d, sizeof d);
#undef CK_DIVIDE
}

#endif
