#pragma once

// The calls into libpng. libpng reports errors by longjmp; every function here catches it and returns a code, so that
// no jump crosses a Swift frame. Nothing here trusts its bytes, and nothing here decides: which colour type, which
// filter and which limits is said by the caller.

#include <stddef.h>
#include <stdint.h>

typedef enum ck_png_status {
  CK_PNG_OK = 0,
  CK_PNG_FAILED = 1,
  CK_PNG_NO_MEMORY = 2,
  // All rows were read, and more data than a careless encoder leaves follows them.
  CK_PNG_SURPLUS = 3,
} ck_png_status;

// PNG's numbers of colour types.
enum { CK_PNG_GREY = 0, CK_PNG_RGB = 2, CK_PNG_INDEXED = 3, CK_PNG_GREY_ALPHA = 4, CK_PNG_RGBA = 6 };

typedef struct ck_png_header {
  uint32_t width, height;
  int color_type, bit_depth;
  // Indexed only: RGB triples, and the alphas of the first entries.
  const uint8_t *palette;
  int palette_count;
  const uint8_t *alphas;
  int alpha_count;
  // 0: not said.
  uint32_t pixels_per_metre;
} ck_png_header;

typedef struct ck_png_writer ck_png_writer;

// NULL where memory lacks.
ck_png_writer *ck_png_writer_create(void);
// Everything before the pixels. Arrays are copied.
ck_png_status ck_png_writer_start(ck_png_writer *writer, const ck_png_header *header);
// The next part of the pixels, filtered and compressed: a chunk of its own.
ck_png_status ck_png_writer_data(ck_png_writer *writer, const uint8_t *bytes, size_t count);
// Everything after the pixels.
ck_png_status ck_png_writer_finish(ck_png_writer *writer);
// What was written up to now; valid until the next call.
const uint8_t *ck_png_writer_bytes(const ck_png_writer *writer, size_t *count);
// What libpng said when a call failed.
const char *ck_png_writer_message(const ck_png_writer *writer);
void ck_png_writer_destroy(ck_png_writer *writer);

// Decodes into `width` × `height` straight (not premultiplied) R, G, B, A bytes, rows without gaps. The size is the one
// the caller has read from the header and made room for; another one is an error. Chunks that don't change the pixels
// are skipped unread, and so is all that follows image data that goes on long after the last row. `message` takes what
// libpng said when the call fails.
ck_png_status ck_png_decode(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *rgba, char *message,
    size_t message_capacity);
