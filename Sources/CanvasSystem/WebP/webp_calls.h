#pragma once

// The calls into libwebp. The input bytes are not trusted.

#include <stddef.h>
#include <stdint.h>

typedef enum ck_webp_status {
  CK_WEBP_OK = 0,
  CK_WEBP_FAILED = 1,
  CK_WEBP_NO_MEMORY = 2,
  // This was built without libwebp.
  CK_WEBP_UNAVAILABLE = 3,
} ck_webp_status;

typedef struct ck_webp_header {
  uint32_t width, height;
  int is_animation;
} ck_webp_header;

// Reads the header. Fails for bytes that are no WebP, or that end in the header.
ck_webp_status ck_webp_read_header(const uint8_t *bytes, size_t count, ck_webp_header *header);

// Decodes into `width` × `height` R, G, B, A bytes without premultiplied alpha, in rows without gaps. The size must be
// the one in the header.
ck_webp_status ck_webp_decode(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *rgba);

// Encodes `width` × `height` R, G, B, A bytes without premultiplied alpha, with a quality of 1 to 100, or without loss
// for 0. If the call succeeds, `bytes` receives the file, which the caller frees with `ck_webp_free`.
ck_webp_status ck_webp_encode(
    const uint8_t *rgba, uint32_t width, uint32_t height, int quality, uint8_t **bytes, size_t *count);

void ck_webp_free(uint8_t *bytes);

// The version of the library, such as 0x10204 for 1.2.4; 0 without libwebp.
uint32_t ck_webp_version(void);
