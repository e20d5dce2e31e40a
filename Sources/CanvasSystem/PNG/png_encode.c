#include "png_calls.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

_Static_assert(CK_PNG_INDEXED == PNG_COLOR_TYPE_PALETTE && CK_PNG_GREY_ALPHA == PNG_COLOR_TYPE_GRAY_ALPHA, "colour types");

struct ck_png_writer {
  png_structp png;
  png_infop info;
  uint8_t *bytes;
  size_t count, capacity;
  int no_memory;
  char message[128];
};

static void on_error(png_structp png, png_const_charp text) {
  ck_png_writer *writer = png_get_error_ptr(png);
  strncpy(writer->message, text, sizeof writer->message - 1);
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static void on_write(png_structp png, png_bytep data, size_t count) {
  ck_png_writer *writer = png_get_io_ptr(png);
  if (count > writer->capacity - writer->count) {
    size_t capacity = writer->capacity ? writer->capacity : 16384;
    while (capacity - writer->count < count) {
      if (capacity > SIZE_MAX / 2) {
        writer->no_memory = 1;
        png_error(png, "too much data");
      }
      capacity *= 2;
    }
    uint8_t *bytes = realloc(writer->bytes, capacity);
    if (!bytes) {
      writer->no_memory = 1;
      png_error(png, "not enough memory");
    }
    writer->bytes = bytes;
    writer->capacity = capacity;
  }
  memcpy(writer->bytes + writer->count, data, count);
  writer->count += count;
}

static void on_flush(png_structp png) { (void)png; }

static ck_png_status failure(const ck_png_writer *writer) {
  return writer->no_memory ? CK_PNG_NO_MEMORY : CK_PNG_FAILED;
}

ck_png_writer *ck_png_writer_create(void) {
  ck_png_writer *writer = calloc(1, sizeof *writer);
  if (!writer) return NULL;
  writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, writer, on_error, on_warning);
  if (writer->png) writer->info = png_create_info_struct(writer->png);
  if (!writer->info) {
    ck_png_writer_destroy(writer);
    return NULL;
  }
  return writer;
}

void ck_png_writer_destroy(ck_png_writer *writer) {
  if (writer->png) png_destroy_write_struct(&writer->png, &writer->info);
  free(writer->bytes);
  free(writer);
}

ck_png_status ck_png_writer_start(ck_png_writer *writer, const ck_png_header *header) {
  if (setjmp(png_jmpbuf(writer->png))) return failure(writer);
  png_structp png = writer->png;
  png_infop info = writer->info;
  png_set_write_fn(png, writer, on_write, on_flush);
  png_set_user_limits(png, 0x7FFFFFFF, 0x7FFFFFFF);
  png_set_IHDR(
      png, info, header->width, header->height, header->bit_depth, header->color_type, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  if (header->color_type == CK_PNG_INDEXED) {
    png_color palette[PNG_MAX_PALETTE_LENGTH];
    if (header->palette_count < 1 || header->palette_count > PNG_MAX_PALETTE_LENGTH) png_error(png, "bad palette");
    for (int i = 0; i < header->palette_count; i++) {
      const uint8_t *entry = header->palette + 3 * i;
      palette[i] = (png_color){entry[0], entry[1], entry[2]};
    }
    png_set_PLTE(png, info, palette, header->palette_count);
    if (header->alpha_count > 0) png_set_tRNS(png, info, header->alphas, header->alpha_count, NULL);
  }
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (header->pixels_per_metre) {
    png_set_pHYs(png, info, header->pixels_per_metre, header->pixels_per_metre, PNG_RESOLUTION_METER);
  }
  png_write_info(png, info);
  return CK_PNG_OK;
}

ck_png_status ck_png_writer_data(ck_png_writer *writer, const uint8_t *bytes, size_t count) {
  if (setjmp(png_jmpbuf(writer->png))) return failure(writer);
  png_write_chunk(writer->png, (png_const_bytep) "IDAT", bytes, count);
  return CK_PNG_OK;
}

ck_png_status ck_png_writer_finish(ck_png_writer *writer) {
  if (setjmp(png_jmpbuf(writer->png))) return failure(writer);
  // png_write_end would expect pixels of its own.
  png_write_chunk(writer->png, (png_const_bytep) "IEND", NULL, 0);
  return CK_PNG_OK;
}

const uint8_t *ck_png_writer_bytes(const ck_png_writer *writer, size_t *count) {
  *count = writer->count;
  return writer->bytes;
}

const char *ck_png_writer_message(const ck_png_writer *writer) { return writer->message; }
