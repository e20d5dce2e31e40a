#include "deflate_calls.h"

#include <stdlib.h>
#include <zlib.h>

struct ck_deflate {
  z_stream stream;
  uint8_t *bytes;
  size_t count, capacity;
};

ck_deflate *ck_deflate_create(
    const ck_deflate_settings *settings, const uint8_t *dictionary, size_t dictionary_count) {
  ck_deflate *part = calloc(1, sizeof *part);
  if (!part) return NULL;
  // A window of less than nothing: without zlib's own header and checksum, which the whole stream has once.
  if (deflateInit2(
          &part->stream, settings->level, Z_DEFLATED, -settings->window_bits, settings->memory_level,
          settings->only_runs ? Z_RLE : Z_DEFAULT_STRATEGY) != Z_OK) {
    free(part);
    return NULL;
  }
  if (dictionary_count) deflateSetDictionary(&part->stream, dictionary, (uInt)dictionary_count);
  return part;
}

int ck_deflate_add(ck_deflate *part, const uint8_t *bytes, size_t count, ck_deflate_end end) {
  static const int flush[] = {Z_NO_FLUSH, Z_SYNC_FLUSH, Z_FINISH};
  z_stream *stream = &part->stream;
  stream->next_in = (Bytef *)bytes;
  stream->avail_in = (uInt)count;
  do {
    if (part->count == part->capacity) {
      size_t capacity = part->capacity ? 2 * part->capacity : 16384;
      uint8_t *larger = realloc(part->bytes, capacity);
      if (!larger) return 1;
      part->bytes = larger;
      part->capacity = capacity;
    }
    stream->next_out = part->bytes + part->count;
    stream->avail_out = (uInt)(part->capacity - part->count);
    // Its only other answer is that there was nothing to do.
    deflate(stream, flush[end]);
    part->count = part->capacity - stream->avail_out;
    // Room that is left means that all is done.
  } while (stream->avail_out == 0);
  return 0;
}

const uint8_t *ck_deflate_bytes(const ck_deflate *part, size_t *count) {
  *count = part->count;
  return part->bytes;
}

void ck_deflate_destroy(ck_deflate *part) {
  deflateEnd(&part->stream);
  free(part->bytes);
  free(part);
}

uint32_t ck_deflate_combined(uint32_t first, uint32_t second, size_t count) {
  return (uint32_t)adler32_combine(first, second, (z_off_t)count);
}
