#pragma once

// The calls into libjpeg. It reports errors through a callback that must not return. Here the callback is a longjmp
// that is caught before the function returns, so that no jump crosses a Swift frame. The input bytes are not trusted.

#include <stddef.h>
#include <stdint.h>

typedef enum ck_jpeg_status {
  CK_JPEG_OK = 0,
  CK_JPEG_FAILED = 1,
  CK_JPEG_NO_MEMORY = 2,
  // This was built without libjpeg.
  CK_JPEG_UNAVAILABLE = 3,
} ck_jpeg_status;

// Decodes into `width` × `height` opaque R, G, B, A bytes, in rows without gaps. The size must be the one that the
// caller has read from the header and allocated; another size is an error, as are damaged bytes or bytes that end too
// early. If the call fails, `message` receives libjpeg's message.
ck_jpeg_status ck_jpeg_decode(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *rgba, char *message,
    size_t message_capacity);

// Encodes `width` × `height` premultiplied R, G, B, A bytes, in rows without gaps, on white. From quality 90 on, colours
// have the full resolution. `density` is in pixels per inch, or 0 for none. If the call succeeds, `bytes` receives the
// file, which the caller frees, and `count` its length. If it fails, `message` receives libjpeg's message.
ck_jpeg_status ck_jpeg_encode(
    const uint8_t *rgba, uint32_t width, uint32_t height, int quality, uint16_t density, uint8_t **bytes,
    size_t *count, char *message, size_t message_capacity);
