#include "jpeg_calls.h"

#ifdef CANVAS_JPEG

#include "jpeg_errors.h"

#include <stdlib.h>

static void on_message(j_common_ptr cinfo, int level) { (void)cinfo, (void)level; }

// A premultiplied colour on white has the white that its alpha lets through. A colour above its alpha counts as equal.
static void row_on_white(const uint8_t *rgba, uint8_t *rgb, uint32_t width) {
  for (uint32_t x = 0; x < width; x++, rgba += 4, rgb += 3) {
    uint8_t alpha = rgba[3];
    for (int channel = 0; channel < 3; channel++) {
      uint8_t value = rgba[channel] < alpha ? rgba[channel] : alpha;
      rgb[channel] = (uint8_t)(value + (255 - alpha));
    }
  }
}

static ck_jpeg_status encode(
    struct jpeg_compress_struct *cinfo, jpeg_errors *errors, const uint8_t *rgba, uint32_t width, uint32_t height,
    int quality, uint16_t density, uint8_t **bytes, unsigned long *count) {
  if (setjmp(errors->escape)) return errors->status;
  jpeg_create_compress(cinfo);
  jpeg_mem_dest(cinfo, bytes, count);
  cinfo->image_width = width;
  cinfo->image_height = height;
  cinfo->input_components = 3;
  cinfo->in_color_space = JCS_RGB;
  jpeg_set_defaults(cinfo);
  jpeg_set_quality(cinfo, quality, TRUE);
  // The integer transform gives the same bytes on every machine, with and without SIMD.
  cinfo->dct_method = JDCT_ISLOW;
  cinfo->optimize_coding = TRUE;
  if (quality >= 90) {
    cinfo->comp_info[0].h_samp_factor = 1;
    cinfo->comp_info[0].v_samp_factor = 1;
  }
  if (density > 0) {
    cinfo->density_unit = 1;
    cinfo->X_density = density;
    cinfo->Y_density = density;
  }
  jpeg_start_compress(cinfo, TRUE);
  JSAMPARRAY row = cinfo->mem->alloc_sarray((j_common_ptr)cinfo, JPOOL_IMAGE, width * 3, 1);
  while (cinfo->next_scanline < height) {
    row_on_white(rgba + (size_t)cinfo->next_scanline * width * 4, row[0], width);
    jpeg_write_scanlines(cinfo, row, 1);
  }
  jpeg_finish_compress(cinfo);
  return CK_JPEG_OK;
}

ck_jpeg_status ck_jpeg_encode(
    const uint8_t *rgba, uint32_t width, uint32_t height, int quality, uint16_t density, uint8_t **bytes,
    size_t *count, char *message, size_t message_capacity) {
  struct jpeg_compress_struct cinfo;
  jpeg_errors errors;
  memset(&cinfo, 0, sizeof cinfo);
  cinfo.err = begin(&errors, message, message_capacity, on_message);
  *bytes = NULL;
  *count = 0;
  uint8_t *own = NULL;
  unsigned long length = 0;
  ck_jpeg_status status = encode(&cinfo, &errors, rgba, width, height, quality, density, &own, &length);
  // libjpeg replaces its buffer as it grows, and says so only when the file is finished.
  if (status != CK_JPEG_OK && own && cinfo.dest) cinfo.dest->term_destination(&cinfo);
  jpeg_destroy_compress(&cinfo);
  if (status != CK_JPEG_OK) {
    free(own);
    return status;
  }
  *bytes = own;
  *count = length;
  return status;
}

#else

ck_jpeg_status ck_jpeg_encode(
    const uint8_t *rgba, uint32_t width, uint32_t height, int quality, uint16_t density, uint8_t **bytes,
    size_t *count, char *message, size_t message_capacity) {
  (void)rgba, (void)width, (void)height, (void)quality, (void)density;
  *bytes = 0;
  *count = 0;
  if (message_capacity > 0) message[0] = 0;
  return CK_JPEG_UNAVAILABLE;
}

#endif
