#include "png_calls.h"

#include <png.h>
#include <setjmp.h>
#include <string.h>
#include <zlib.h>

typedef struct reader {
  const uint8_t *bytes;
  size_t left;
  char *message;
  size_t message_capacity;
  // The number of rows left, of all passes. While reading the last one, libpng also reads everything after it, to the
  // end of the compressed data, however long that is.
  uint64_t rows_left;
  size_t surplus;
} reader;

// In compressed bytes. libpng requests 8 KiB at once, which inflate to at most 8 MiB.
enum { surplus_limit = 1 << 14 };

static void on_error(png_structp png, png_const_charp text) {
  reader *source = png_get_error_ptr(png);
  if (source->message_capacity > 0) {
    strncpy(source->message, text, source->message_capacity - 1);
    source->message[source->message_capacity - 1] = 0;
  }
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static void on_read(png_structp png, png_bytep data, size_t count) {
  reader *source = png_get_io_ptr(png);
  if (count > source->left) png_error(png, "the file ends too early");
  if (source->rows_left == 0) {
    source->surplus += count;
    if (source->surplus > surplus_limit) png_longjmp(png, 1);
  }
  memcpy(data, source->bytes, count);
  source->bytes += count;
  source->left -= count;
}

// The total number of rows in the passes. The rows of pass p of an interlaced picture start at an offset and are a
// fixed distance apart.
static uint64_t rows_of_passes(uint32_t width, uint32_t height, int passes) {
  if (passes == 1) return height;
  uint64_t rows = 0;
  for (int pass = 0; pass < passes; pass++) {
    if (PNG_PASS_COLS(width, pass) > 0) rows += PNG_PASS_ROWS(height, pass);
  }
  return rows;
}

// Called for each row when its bytes are available, before libpng checks whether more follow.
static void on_row(png_structp png, png_row_infop info, png_bytep data) {
  (void)info;
  (void)data;
  reader *source = png_get_user_transform_ptr(png);
  if (source->rows_left > 0) source->rows_left--;
}

// Reads everything before the pixels.
static void read_info(png_structp png, png_infop info, reader *source, uint32_t width, uint32_t height) {
  png_set_read_fn(png, source, on_read);
  png_set_user_limits(png, width, height);
  // Each chunk has a CRC of the compressed bytes, which is checked. A second checksum of the decompressed bytes takes
  // a fifth of the instructions for a card (callgrind), and could only find an error of the encoder.
  png_set_option(png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
  // Skip unknown chunks and all known ones except IHDR, PLTE, tRNS, IDAT and IEND: otherwise a few bytes of zTXt or
  // iCCP could inflate to gigabytes.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  // libpng's own list of known chunks is older than this one.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, (png_const_bytep) "eXIf", 1);
  // Skipped chunks may have any length: the caller has checked that they end inside the file. libpng knows the
  // lengths of the others.
  png_set_chunk_malloc_max(png, 0);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) {
    png_error(png, "two headers");
  }
}

static ck_png_status decode(
    png_structp png, png_infop info, reader *source, uint32_t width, uint32_t height, uint8_t *rgba) {
  if (setjmp(png_jmpbuf(png))) return source->surplus > surplus_limit ? CK_PNG_SURPLUS : CK_PNG_FAILED;
  read_info(png, info, source, width, height);
  // Expand palettes, greys below 8 bits and tRNS to 8 or 16 bits per channel, then convert everything to R, G, B, A
  // of 8 bits.
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  if (!(png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA) && !png_get_valid(png, info, PNG_INFO_tRNS)) {
    png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  }
  int passes = png_set_interlace_handling(png);
  source->rows_left = rows_of_passes(width, height, passes);
  png_set_read_user_transform_fn(png, on_row);
  png_set_user_transform_info(png, source, 0, 0);
  png_read_update_info(png, info);
  size_t row_bytes = (size_t)width * 4;
  if (png_get_rowbytes(png, info) != row_bytes) png_error(png, "rows of an unexpected length");
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < height; y++) png_read_row(png, rgba + y * row_bytes, NULL);
  }
  // The remaining chunks are skipped.
  source->rows_left = UINT64_MAX;
  png_read_end(png, NULL);
  return CK_PNG_OK;
}

ck_png_status ck_png_decode(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *rgba, char *message,
    size_t message_capacity) {
  reader source = {bytes, count, message, message_capacity, UINT64_MAX, 0};
  if (message_capacity > 0) message[0] = 0;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &source, on_error, on_warning);
  if (!png) return CK_PNG_NO_MEMORY;
  png_infop info = png_create_info_struct(png);
  ck_png_status status = info ? decode(png, info, &source, width, height, rgba) : CK_PNG_NO_MEMORY;
  png_destroy_read_struct(&png, &info, NULL);
  return status;
}

// The pixels of indices, or of greys of up to 8 bits. Indices without a colour are black.
static void make_table(png_structp png, png_infop info, ck_png_samples *samples) {
  png_colorp palette = NULL;
  png_bytep alphas = NULL;
  png_color_16p transparent = NULL;
  int color_count = 0, alpha_count = 0;
  png_get_PLTE(png, info, &palette, &color_count);
  png_get_tRNS(png, info, &alphas, &alpha_count, &transparent);
  uint8_t rgba[256][4];
  const int top = (1 << samples->bit_depth) - 1;
  for (int i = 0; i < 256; i++) {
    png_color color = {0, 0, 0};
    uint8_t alpha = 255;
    if (samples->color_type == CK_PNG_GREY) {
      color.red = color.green = color.blue = (png_byte)(i > top ? 0 : i * (255 / top));
      if (samples->has_transparent_color && i == (transparent->gray & top)) alpha = 0;
    } else if (i < color_count) {
      color = palette[i];
      if (i < alpha_count) alpha = alphas[i];
    }
    memcpy(rgba[i], (uint8_t[4]){color.red, color.green, color.blue, alpha}, 4);
  }
  memcpy(samples->table, rgba, sizeof rgba);
}

static ck_png_status read_samples(
    png_structp png, png_infop info, reader *source, uint32_t width, uint32_t height, ck_png_samples *samples) {
  if (setjmp(png_jmpbuf(png))) return CK_PNG_FAILED;
  read_info(png, info, source, width, height);
  samples->color_type = png_get_color_type(png, info);
  samples->bit_depth = png_get_bit_depth(png, info);
  samples->is_interlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
  samples->has_transparent_color =
      samples->color_type != CK_PNG_INDEXED && png_get_valid(png, info, PNG_INFO_tRNS) != 0;
  if (samples->color_type == CK_PNG_INDEXED || (samples->color_type == CK_PNG_GREY && samples->bit_depth <= 8)) {
    make_table(png, info, samples);
  }
  return CK_PNG_OK;
}

ck_png_status ck_png_read_samples(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, ck_png_samples *samples) {
  reader source = {bytes, count, NULL, 0, UINT64_MAX, 0};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &source, on_error, on_warning);
  if (!png) return CK_PNG_NO_MEMORY;
  png_infop info = png_create_info_struct(png);
  ck_png_status status = info ? read_samples(png, info, &source, width, height, samples) : CK_PNG_NO_MEMORY;
  png_destroy_read_struct(&png, &info, NULL);
  return status;
}

uint32_t ck_png_checksum(uint32_t before, const void *bytes, size_t count) {
  return count == 0 ? before : (uint32_t)crc32_z(before, bytes, count);
}
