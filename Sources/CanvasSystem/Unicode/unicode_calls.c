#include "unicode_calls.h"

// Set by the package trait of this name. Without the trait, ICU may not be installed.
#ifdef SHAPING

#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/utext.h>

int ck_bidi_levels(const uint16_t *text, int32_t length, int base, uint8_t *levels, uint8_t *paragraph_level) {
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized(length, 0, &status);
  if (U_FAILURE(status) || !bidi) return 0;
  UBiDiLevel level = base < 0 ? UBIDI_DEFAULT_LTR : (UBiDiLevel)(base & 1);
  ubidi_setPara(bidi, (const UChar *)text, length, level, NULL, &status);
  const UBiDiLevel *found = U_SUCCESS(status) ? ubidi_getLevels(bidi, &status) : NULL;
  int is_good = U_SUCCESS(status) && found;
  if (is_good) {
    for (int32_t i = 0; i < length; i++) levels[i] = found[i];
    *paragraph_level = ubidi_getParaLevel(bidi);
  }
  ubidi_close(bidi);
  return is_good;
}

ck_line_iterator *ck_line_iterator_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(UBRK_LINE, locale, NULL, 0, &status);
  return U_SUCCESS(status) ? (ck_line_iterator *)iterator : NULL;
}

void ck_line_iterator_close(ck_line_iterator *iterator) { ubrk_close((UBreakIterator *)iterator); }

int ck_line_begin(ck_line_iterator *iterator, const char *text, int64_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UText source = UTEXT_INITIALIZER;
  utext_openUTF8(&source, text, length, &status);
  // The iterator makes a shallow copy.
  ubrk_setUText((UBreakIterator *)iterator, &source, &status);
  utext_close(&source);
  return U_SUCCESS(status);
}

int32_t ck_line_next(ck_line_iterator *iterator) { return ubrk_next((UBreakIterator *)iterator); }

#endif
