#include "mask_kernels.h"

#include <string.h>

#include "coverage_quads.h"
#include "row_kernels.h"
#include "solid_color.h"

static void blend_mask_scalar(const ck_mask_part *m) {
  for (size_t y = 0; y < m->rows; y++) {
    const uint8_t *coverage = m->coverage + y * m->coverage_stride;
    uint32_t *pixels = m->pixels + y * m->pixel_stride;
    for (size_t x = 0; x < m->width; x++)
      if (coverage[x] != 0) pixels[x] = ck_source_over(ck_scale_pixel(m->color, coverage[x]), pixels[x]);
  }
}

#if defined(__x86_64__)
static void blend_mask_sse2(const ck_mask_part *m) {
  for (size_t y = 0; y < m->rows; y++) {
    const uint8_t *coverage = m->coverage + y * m->coverage_stride;
    uint32_t *pixels = m->pixels + y * m->pixel_stride;
    for (size_t x = 0; x < m->width; x += 4) {
      uint32_t quad;
      memcpy(&quad, coverage + x, 4);
      if (x + 4 > m->width) quad &= ~0u >> (8 * (x + 4 - m->width));
      if (quad == 0) continue;
      if (x + 4 <= m->room) {
        ck_blend_quad(pixels + x, m->color, quad);
      } else {
        uint32_t last[4] = {0};
        memcpy(last, pixels + x, 4 * (m->room - x));
        ck_blend_quad(last, m->color, quad);
        memcpy(pixels + x, last, 4 * (m->room - x));
      }
    }
  }
}

AVX2 static void blend_mask_avx2(const ck_mask_part *m) {
  const ck_shaded_avx2 color = make_shaded_avx2(m->color);
  const ck_solid_avx2 solid = make_solid_avx2(m->color);
  const size_t width = m->width, room = m->room;
  const uint8_t *coverage = m->coverage;
  uint32_t *pixels = m->pixels;
  for (size_t y = 0; y < m->rows; y++, coverage += m->coverage_stride, pixels += m->pixel_stride) {
    for (size_t x = 0; x < width; x += 8) {
      uint64_t eight;
      memcpy(&eight, coverage + x, 8);
      if (x + 8 > width) eight &= ~(uint64_t)0 >> (8 * (x + 8 - width));
      if (eight == 0) continue;
      if (eight == ~(uint64_t)0 && solid.is_opaque) {
        _mm256_storeu_si256((__m256i *)(pixels + x), solid.source);
        continue;
      }
      __m256i lanes = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128((long long)eight));
      if (x + 8 <= room) {
        blend_shaded_avx2(pixels + x, color, lanes);
      } else {
        uint32_t last[8] = {0};
        memcpy(last, pixels + x, 4 * (room - x));
        blend_shaded_avx2(last, color, lanes);
        memcpy(pixels + x, last, 4 * (room - x));
      }
    }
  }
}
#endif

void ck_blend_mask(ck_mask_part mask) {
#if defined(__x86_64__)
  switch (ck_current_tier()) {
    case CK_TIER_AVX512:
    case CK_TIER_AVX2: blend_mask_avx2(&mask); return;
    case CK_TIER_SSE2: blend_mask_sse2(&mask); return;
    case CK_TIER_SCALAR: break;
  }
#endif
  blend_mask_scalar(&mask);
}
