#include "webp_calls.h"

#ifdef CANVAS_WEBP

#include <webp/decode.h>
#include <webp/encode.h>

ck_webp_status ck_webp_read_header(const uint8_t *bytes, size_t count, ck_webp_header *header) {
  WebPBitstreamFeatures features;
  if (WebPGetFeatures(bytes, count, &features) != VP8_STATUS_OK) return CK_WEBP_FAILED;
  if (features.width <= 0 || features.height <= 0) return CK_WEBP_FAILED;
  header->width = (uint32_t)features.width;
  header->height = (uint32_t)features.height;
  header->is_animation = features.has_animation;
  return CK_WEBP_OK;
}

ck_webp_status ck_webp_decode(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *rgba) {
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return CK_WEBP_FAILED;
  config.output.colorspace = MODE_RGBA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = rgba;
  config.output.u.RGBA.stride = (int)(width * 4);
  config.output.u.RGBA.size = (size_t)width * height * 4;
  // A size that differs is an error, because the rows don't fit.
  config.options.use_threads = 0;
  VP8StatusCode status = WebPGetFeatures(bytes, count, &config.input);
  if (status == VP8_STATUS_OK && ((uint32_t)config.input.width != width || (uint32_t)config.input.height != height)) {
    return CK_WEBP_FAILED;
  }
  if (status == VP8_STATUS_OK) status = WebPDecode(bytes, count, &config);
  WebPFreeDecBuffer(&config.output);
  if (status == VP8_STATUS_OUT_OF_MEMORY) return CK_WEBP_NO_MEMORY;
  return status == VP8_STATUS_OK ? CK_WEBP_OK : CK_WEBP_FAILED;
}

ck_webp_status ck_webp_encode(
    const uint8_t *rgba, uint32_t width, uint32_t height, int quality, uint8_t **bytes, size_t *count) {
  *bytes = NULL;
  *count = 0;
  WebPConfig config;
  WebPPicture picture;
  if (!WebPConfigInit(&config) || !WebPPictureInit(&picture)) return CK_WEBP_FAILED;
  if (quality == 0) {
    // Level 6 of 9 is the usual one: higher ones take several times as long.
    if (!WebPConfigLosslessPreset(&config, 6)) return CK_WEBP_FAILED;
    // Colours of pixels that can't be seen are the encoder's choice.
    config.exact = 0;
  } else {
    config.quality = (float)quality;
    config.method = 4;
    config.use_sharp_yuv = quality >= 90;
  }
  config.thread_level = 0;
  if (!WebPValidateConfig(&config)) return CK_WEBP_FAILED;
  WebPMemoryWriter memory;
  WebPMemoryWriterInit(&memory);
  picture.use_argb = 1;
  picture.width = (int)width;
  picture.height = (int)height;
  picture.writer = WebPMemoryWrite;
  picture.custom_ptr = &memory;
  int is_done = WebPPictureImportRGBA(&picture, rgba, (int)(width * 4)) && WebPEncode(&config, &picture);
  WebPEncodingError error = picture.error_code;
  WebPPictureFree(&picture);
  if (!is_done) {
    WebPMemoryWriterClear(&memory);
    int is_memory = error == VP8_ENC_ERROR_OUT_OF_MEMORY || error == VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY;
    return is_memory ? CK_WEBP_NO_MEMORY : CK_WEBP_FAILED;
  }
  *bytes = memory.mem;
  *count = memory.size;
  return CK_WEBP_OK;
}

void ck_webp_free(uint8_t *bytes) { WebPFree(bytes); }

uint32_t ck_webp_version(void) { return (uint32_t)WebPGetEncoderVersion(); }

#else

ck_webp_status ck_webp_read_header(const uint8_t *bytes, size_t count, ck_webp_header *header) {
  (void)bytes, (void)count, (void)header;
  return CK_WEBP_UNAVAILABLE;
}

ck_webp_status ck_webp_decode(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *rgba) {
  (void)bytes, (void)count, (void)width, (void)height, (void)rgba;
  return CK_WEBP_UNAVAILABLE;
}

ck_webp_status ck_webp_encode(
    const uint8_t *rgba, uint32_t width, uint32_t height, int quality, uint8_t **bytes, size_t *count) {
  (void)rgba, (void)width, (void)height, (void)quality;
  *bytes = 0;
  *count = 0;
  return CK_WEBP_UNAVAILABLE;
}

void ck_webp_free(uint8_t *bytes) { (void)bytes; }

uint32_t ck_webp_version(void) { return 0; }

#endif
