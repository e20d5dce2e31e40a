#if Full || Shaping
  internal import CHarfBuzz
#endif

/// Characters that are canonically equivalent to two others. Without shaping, there are none.
enum CanonicalEquivalence {
  /// The character that two compose to, if there is one.
  static func composed(_ a: Unicode.Scalar, _ b: Unicode.Scalar) -> Unicode.Scalar? {
    #if Full || Shaping
      var result: hb_codepoint_t = 0
      guard unsafe hb_unicode_compose(hb_unicode_funcs_get_default(), a.value, b.value, &result) != 0 else {
        return nil
      }
      return Unicode.Scalar(result)
    #else
      return nil
    #endif
  }

  /// The two characters that one decomposes to, if it does.
  static func decomposed(_ scalar: Unicode.Scalar) -> (Unicode.Scalar, Unicode.Scalar)? {
    #if Full || Shaping
      var first: hb_codepoint_t = 0
      var second: hb_codepoint_t = 0
      guard unsafe hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar.value, &first, &second) != 0,
        let first = Unicode.Scalar(first), let second = Unicode.Scalar(second), second.value != 0
      else { return nil }
      return (first, second)
    #else
      return nil
    #endif
  }
}
