#pragma once

// The calls into libpng. It reports errors by longjmp, which is caught before the function returns, so that no jump
// crosses a Swift frame. Nothing here trusts its bytes.

#include <stddef.h>
#include <stdint.h>

typedef enum ck_png_status {
  CK_PNG_OK = 0,
  CK_PNG_FAILED = 1,
  CK_PNG_NO_MEMORY = 2,
  // All rows were read, and more data than a careless encoder leaves follows them.
  CK_PNG_SURPLUS = 3,
} ck_png_status;

// Decodes into `width` × `height` straight (not premultiplied) R, G, B, A bytes, rows without gaps. The size is the one
// the caller has read from the header and made room for; another one is an error. Chunks that don't change the pixels
// are skipped unread, and so is all that follows image data that goes on after the last row. `message` takes what libpng
// said when the call fails.
ck_png_status ck_png_decode(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *rgba, char *message,
    size_t message_capacity);
