extension Unicode.Scalar {
  /// The letter as capitals, or as small letters, by the rules of a language: the dots of Turkish, and Greek capitals
  /// without accents. An accent tells two vowels apart, which dots do where it is gone: ρολόι, ΡΟΛΟΪ.
  ///
  /// - Parameter previous: The letter before it.
  package func cased(isUpper: Bool, in language: TextLanguage?, after previous: Unicode.Scalar? = nil) -> String {
    let mapping = isUpper ? properties.uppercaseMapping : properties.lowercaseMapping
    switch language?.tag.prefix(while: { $0 != "-" }) {
    case "tr", "az": return (isUpper ? ["i": "İ"] : ["I": "ı", "İ": "i"])[self] ?? mapping
    case "el" where isUpper:
      let isApart = previous.map { "άέόύ".unicodeScalars.contains($0) } ?? false
      return (isApart ? ["ι": "Ϊ", "υ": "Ϋ"][self] : nil) ?? Self.greekCapitals[mapping] ?? mapping
    default: return mapping
    }
  }

  private static let greekCapitals = [
    "Ά": "Α", "Έ": "Ε", "Ή": "Η", "Ί": "Ι", "Ό": "Ο", "Ύ": "Υ", "Ώ": "Ω", "Ϊ\u{301}": "Ϊ", "Ϋ\u{301}": "Ϋ",
    "\u{301}": "",
  ]
}

extension String {
  /// The text as capitals, or as small letters, by the rules of a language.
  package func cased(isUpper: Bool, in language: TextLanguage?) -> String {
    zip([nil] + unicodeScalars.map(Optional.some), unicodeScalars).map { previous, scalar in
      scalar.cased(isUpper: isUpper, in: language, after: previous)
    }.joined()
  }
}
