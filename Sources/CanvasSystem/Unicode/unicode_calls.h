// The calls into ICU. Its headers stay behind them: Foundation brings an ICU of its own with other definitions of the
// same names, and Swift refuses a module that sees both.
#pragma once

#include <stdint.h>

/// The embedding levels of one paragraph in UTF-16, one a unit, and its base level. `base` is 0, 1, or -1 for that of
/// the first letter that has a direction. Returns whether it went well.
int ck_bidi_levels(const uint16_t *text, int32_t length, int base, uint8_t *levels, uint8_t *paragraph_level);

typedef struct ck_line_iterator ck_line_iterator;

/// An iterator over the places where lines may end, by the rules of the root locale; NULL where ICU has none. It is kept
/// for good.
ck_line_iterator *ck_line_iterator_open(void);

/// Sets the text, in UTF-8, that `ck_line_next` goes through; it must stay where it is. Returns whether it went
/// well.
int ck_line_begin(ck_line_iterator *iterator, const char *text, int64_t length);

/// The next place, a byte offset, where a line may end, the text's end included; negative after that.
int32_t ck_line_next(ck_line_iterator *iterator);
