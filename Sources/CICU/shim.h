// ICU renames its functions with its version by macros, which Swift does not see: each that is used has a name here.
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/utext.h>

/// The embedding levels of one paragraph in UTF-16, one a unit, and its base level. `base` is 0, 1 or
/// UBIDI_DEFAULT_LTR. Returns whether it went well.
static inline int cicu_bidi_levels(
  const uint16_t *text, int32_t length, uint8_t base, uint8_t *levels, uint8_t *paragraph_level
) {
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized(length, 0, &status);
  if (U_FAILURE(status) || !bidi) return 0;
  ubidi_setPara(bidi, (const UChar *)text, length, base, NULL, &status);
  const UBiDiLevel *found = U_SUCCESS(status) ? ubidi_getLevels(bidi, &status) : NULL;
  int is_good = U_SUCCESS(status) && found;
  if (is_good) {
    for (int32_t i = 0; i < length; i++) levels[i] = found[i];
    *paragraph_level = ubidi_getParaLevel(bidi);
  }
  ubidi_close(bidi);
  return is_good;
}

/// An iterator over the places where lines may end, by the rules of the root locale; NULL where ICU has none.
static inline UBreakIterator *cicu_line_iterator_open(void) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(UBRK_LINE, "", NULL, 0, &status);
  return U_SUCCESS(status) ? iterator : NULL;
}

static inline void cicu_line_iterator_close(UBreakIterator *iterator) { ubrk_close(iterator); }

/// Sets the text, in UTF-8, that `cicu_line_next` goes through; it must stay where it is.
static inline int cicu_line_begin(UBreakIterator *iterator, const char *text, int64_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UText source = UTEXT_INITIALIZER;
  utext_openUTF8(&source, text, length, &status);
  // The iterator makes a shallow copy.
  ubrk_setUText(iterator, &source, &status);
  utext_close(&source);
  return U_SUCCESS(status);
}

/// The next place, a byte offset, where a line may end, the text's end included; negative after that.
static inline int32_t cicu_line_next(UBreakIterator *iterator) { return ubrk_next(iterator); }
