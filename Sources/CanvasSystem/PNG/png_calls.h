#pragma once

// The calls into libpng. It reports errors by longjmp; every function here catches it and returns a code, so that no
// jump crosses a Swift frame. The input bytes are not trusted, and nothing is decided here: the caller specifies the
// colour type, the filter and the limits.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum ck_png_status {
  CK_PNG_OK = 0,
  CK_PNG_FAILED = 1,
  CK_PNG_NO_MEMORY = 2,
  // All rows were read, but more data follows than a careless encoder would leave.
  CK_PNG_SURPLUS = 3,
} ck_png_status;

// PNG's numbers for colour types.
enum { CK_PNG_GREY = 0, CK_PNG_RGB = 2, CK_PNG_INDEXED = 3, CK_PNG_GREY_ALPHA = 4, CK_PNG_RGBA = 6 };

typedef struct ck_png_header {
  uint32_t width, height;
  int color_type, bit_depth;
  // For indexed pictures only: RGB triples, and the alphas of the first entries.
  const uint8_t *palette;
  int palette_count;
  const uint8_t *alphas;
  int alpha_count;
  // 0 if not specified.
  uint32_t pixels_per_metre;
} ck_png_header;

typedef struct ck_png_writer ck_png_writer;

// NULL if there is not enough memory.
ck_png_writer *ck_png_writer_create(void);
// Writes everything before the pixels. Arrays are copied.
ck_png_status ck_png_writer_start(ck_png_writer *writer, const ck_png_header *header);
// Writes the next part of the filtered and compressed pixels, as a chunk of its own.
ck_png_status ck_png_writer_data(ck_png_writer *writer, const uint8_t *bytes, size_t count);
// Writes everything after the pixels.
ck_png_status ck_png_writer_finish(ck_png_writer *writer);
// The bytes written so far, valid until the next call.
const uint8_t *ck_png_writer_bytes(const ck_png_writer *writer, size_t *count);
// libpng's message if a call failed.
const char *ck_png_writer_message(const ck_png_writer *writer);
void ck_png_writer_destroy(ck_png_writer *writer);

// Decodes into `width` × `height` straight (not premultiplied) R, G, B, A bytes, in rows without gaps. The size must
// be the one that the caller has read from the header and allocated; another size is an error. Chunks that don't
// change the pixels are skipped unread, as is everything after image data that continues long after the last row. If
// the call fails, `message` receives libpng's message.
ck_png_status ck_png_decode(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *rgba, char *message,
    size_t message_capacity);

// What the pixels of a file are.
typedef struct ck_png_samples {
  int color_type, bit_depth;
  bool is_interlaced;
  // Whether one colour is transparent, in a picture without a palette.
  bool has_transparent_color;
  // The straight R, G, B, A of each index, or of each grey of up to 8 bits.
  uint32_t table[256];
} ck_png_samples;

// Reads everything before the pixels with the checks of ck_png_decode, whose parameters the others are.
ck_png_status ck_png_read_samples(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, ck_png_samples *samples);

// The checksum of a chunk's name and data, of which `before` is that of the bytes before, 0 for none.
uint32_t ck_png_checksum(uint32_t before, const void *bytes, size_t count);
