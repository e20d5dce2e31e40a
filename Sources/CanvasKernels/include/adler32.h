// The checksum of a zlib stream.
#ifndef CANVAS_ADLER32_H
#define CANVAS_ADLER32_H

#include <stddef.h>
#include <stdint.h>

// The Adler-32 (RFC 1950) of bytes that follow those of which it was `checksum`; 1 before the first.
uint32_t ck_adler32(uint32_t checksum, const uint8_t *bytes, size_t count);

#endif
