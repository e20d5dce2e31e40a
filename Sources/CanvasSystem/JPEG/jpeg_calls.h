#pragma once

// The calls into libjpeg. It reports errors by a callback that must not return; here that is a longjmp, which is caught
// before the function returns, so that no jump crosses a Swift frame. Nothing here trusts its bytes.

#include <stddef.h>
#include <stdint.h>

typedef enum ck_jpeg_status {
  CK_JPEG_OK = 0,
  CK_JPEG_FAILED = 1,
  CK_JPEG_NO_MEMORY = 2,
  // Built without libjpeg.
  CK_JPEG_UNAVAILABLE = 3,
} ck_jpeg_status;

// Decodes into `width` × `height` opaque R, G, B, A bytes, rows without gaps. The size is the one the caller has read
// from the header and made room for; another one is an error, and so are bytes that end too early or are damaged.
// `message` takes what libjpeg said when the call fails.
ck_jpeg_status ck_jpeg_decode(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *rgba, char *message,
    size_t message_capacity);
