#include "jpeg_calls.h"

#ifdef CANVAS_JPEG

#include "jpeg_errors.h"

// The limits on the scans of a progressive picture, each of which passes over the whole picture. Ten are usual; files
// optimized by trial have up to twenty. Without a limit, a few kilobytes could require hours. All passes together may
// take as long as this number over the largest allowed picture.
enum { least_scans = 20, most_scans = 200 };
static const uint64_t scanned_pixels = 2000000000;

// libjpeg continues after damage and makes up the missing data. Damage that loses pixels is an error. Other damage,
// such as extra bytes between segments, is ignored.
static void on_message(j_common_ptr cinfo, int level) {
  if (level >= 0) return;
  switch (cinfo->err->msg_code) {
    case JWRN_JPEG_EOF:
    case JWRN_HIT_MARKER:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_ARITH_BAD_CODE:
    case JWRN_MUST_RESYNC:
    case JWRN_NOT_SEQUENTIAL:
      fail(cinfo);
    default: break;
  }
}

static void on_progress(j_common_ptr cinfo) {
  jpeg_errors *errors = (jpeg_errors *)cinfo->err;
  const struct jpeg_decompress_struct *picture = (j_decompress_ptr)cinfo;
  uint64_t allowed = scanned_pixels / ((uint64_t)picture->image_width * picture->image_height + 1);
  allowed = allowed < least_scans ? least_scans : allowed > most_scans ? most_scans : allowed;
  if ((uint64_t)picture->input_scan_number <= allowed) return;
  char text[JMSG_LENGTH_MAX];
  snprintf(text, sizeof text, "more than %u scans, too many for its size", (unsigned)allowed);
  note(errors, text);
  errors->status = CK_JPEG_FAILED;
  longjmp(errors->escape, 1);
}

// Adobe's programs, which write these files, store CMYK inverted: 255 is no ink. Other programs' files are read the
// same way, as in browsers. Without a colour profile, the remaining light is the product of the light that both inks
// leave.
static void row_from_cmyk(const uint8_t *cmyk, uint8_t *rgba, uint32_t width) {
  for (uint32_t x = 0; x < width; x++, cmyk += 4, rgba += 4) {
    for (int channel = 0; channel < 3; channel++) rgba[channel] = (uint8_t)((cmyk[channel] * cmyk[3] + 127) / 255);
    rgba[3] = 255;
  }
}

static void row_from_rgb(const uint8_t *rgb, uint8_t *rgba, uint32_t width) {
  for (uint32_t x = 0; x < width; x++, rgb += 3, rgba += 4) {
    rgba[0] = rgb[0];
    rgba[1] = rgb[1];
    rgba[2] = rgb[2];
    rgba[3] = 255;
  }
}

static ck_jpeg_status decode(
    struct jpeg_decompress_struct *cinfo, jpeg_errors *errors, const uint8_t *bytes, size_t count, uint32_t width,
    uint32_t height, uint8_t *rgba) {
  struct jpeg_progress_mgr progress = {.progress_monitor = on_progress};
  if (setjmp(errors->escape)) return errors->status;
  jpeg_create_decompress(cinfo);
  cinfo->progress = &progress;
  jpeg_mem_src(cinfo, (unsigned char *)bytes, (unsigned long)count);
  jpeg_read_header(cinfo, TRUE);
  if (cinfo->image_width != width || cinfo->image_height != height) {
    note(errors, "two headers");
    return CK_JPEG_FAILED;
  }
  int is_cmyk = cinfo->num_components == 4;
  cinfo->out_color_space = is_cmyk ? JCS_CMYK : JCS_RGB;
  // The integer transform gives the same pixels on every machine, with and without SIMD.
  cinfo->dct_method = JDCT_ISLOW;
  jpeg_start_decompress(cinfo);
  JSAMPARRAY row = cinfo->mem->alloc_sarray(
      (j_common_ptr)cinfo, JPOOL_IMAGE, cinfo->output_width * (JDIMENSION)cinfo->output_components, 1);
  while (cinfo->output_scanline < cinfo->output_height) {
    uint8_t *target = rgba + (size_t)cinfo->output_scanline * width * 4;
    jpeg_read_scanlines(cinfo, row, 1);
    if (is_cmyk) row_from_cmyk(row[0], target, width); else row_from_rgb(row[0], target, width);
  }
  jpeg_finish_decompress(cinfo);
  return CK_JPEG_OK;
}

ck_jpeg_status ck_jpeg_decode(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *rgba, char *message,
    size_t message_capacity) {
  struct jpeg_decompress_struct cinfo;
  jpeg_errors errors;
  memset(&cinfo, 0, sizeof cinfo);
  cinfo.err = begin(&errors, message, message_capacity, on_message);
  ck_jpeg_status status = decode(&cinfo, &errors, bytes, count, width, height, rgba);
  jpeg_destroy_decompress(&cinfo);
  return status;
}

#else

ck_jpeg_status ck_jpeg_decode(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *rgba, char *message,
    size_t message_capacity) {
  (void)bytes, (void)count, (void)width, (void)height, (void)rgba;
  if (message_capacity > 0) message[0] = 0;
  return CK_JPEG_UNAVAILABLE;
}

#endif
