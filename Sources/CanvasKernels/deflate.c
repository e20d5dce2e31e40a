#include "deflate_calls.h"

#include <zlib.h>

size_t ck_deflate_bound(size_t count) {
  // zlib's bound for any settings, and the empty block that ends a part.
  return count + (count >> 3) + (count >> 5) + 64;
}

size_t ck_deflate(
    const ck_deflate_settings *settings, const uint8_t *dictionary, size_t dictionary_count, const uint8_t *bytes,
    size_t count, int is_last, uint8_t *out, uint32_t *checksum) {
  z_stream stream = {0};
  // Less than nothing: without zlib's own header and checksum, which the whole stream has once.
  if (deflateInit2(
          &stream, settings->level, Z_DEFLATED, -settings->window_bits, 8,
          settings->only_runs ? Z_RLE : Z_DEFAULT_STRATEGY) != Z_OK) {
    return 0;
  }
  if (dictionary_count) deflateSetDictionary(&stream, dictionary, (uInt)dictionary_count);
  stream.next_in = (Bytef *)bytes;
  stream.avail_in = (uInt)count;
  stream.next_out = out;
  stream.avail_out = (uInt)ck_deflate_bound(count);
  int status = deflate(&stream, is_last ? Z_FINISH : Z_SYNC_FLUSH);
  size_t written = stream.total_out;
  int done = status == (is_last ? Z_STREAM_END : Z_OK) && stream.avail_in == 0;
  deflateEnd(&stream);
  *checksum = (uint32_t)adler32(1, bytes, (uInt)count);
  return done ? written : 0;
}

uint32_t ck_deflate_combined(uint32_t first, uint32_t second, size_t count) {
  return (uint32_t)adler32_combine(first, second, (z_off_t)count);
}
