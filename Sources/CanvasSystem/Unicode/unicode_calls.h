// The calls into ICU. Its headers are not included here: Foundation brings an ICU of its own with other definitions
// of the same names, and Swift rejects a module that sees both.
#pragma once

#include <stdint.h>

/// The embedding levels of one paragraph in UTF-16, one per unit, and its base level. `base` is 0, 1, or -1 for the
/// direction of the first letter that has one. Returns whether it succeeded.
int ck_bidi_levels(const uint16_t *text, int32_t length, int base, uint8_t *levels, uint8_t *paragraph_level);

typedef struct ck_line_iterator ck_line_iterator;

/// An iterator over the positions where lines may end, by the rules of a locale of ICU such as "ja@lb=strict", or of the
/// root locale for "". NULL if ICU has none.
ck_line_iterator *ck_line_iterator_open(const char *locale);

void ck_line_iterator_close(ck_line_iterator *iterator);

/// Sets the UTF-8 text that `ck_line_next` iterates over, which must stay at its address. Returns whether it
/// succeeded.
int ck_line_begin(ck_line_iterator *iterator, const char *text, int64_t length);

/// The next byte offset at which a line may end, including the end of the text; negative after that.
int32_t ck_line_next(ck_line_iterator *iterator);
