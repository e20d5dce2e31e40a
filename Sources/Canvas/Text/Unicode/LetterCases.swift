extension Unicode.Scalar {
  /// The letter as capitals, or as small letters, by the rules of a language: the dots of Turkish, and Greek capitals
  /// without accents.
  package func cased(isUpper: Bool, in language: TextLanguage?) -> String {
    let mapping = isUpper ? properties.uppercaseMapping : properties.lowercaseMapping
    switch language?.tag.prefix(while: { $0 != "-" }) {
    case "tr", "az": return (isUpper ? ["i": "İ"] : ["I": "ı", "İ": "i"])[self] ?? mapping
    case "el" where isUpper: return Self.greekCapitals[mapping] ?? mapping
    default: return mapping
    }
  }

  private static let greekCapitals = [
    "Ά": "Α", "Έ": "Ε", "Ή": "Η", "Ί": "Ι", "Ό": "Ο", "Ύ": "Υ", "Ώ": "Ω", "Ϊ\u{301}": "Ϊ", "Ϋ\u{301}": "Ϋ",
    "\u{301}": "",
  ]
}
