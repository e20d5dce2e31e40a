extension LocaleFormat {
  /// The first locale, from this one, in which names are periods, with a year or, as months are, without; this one if there
  /// is none.
  func reading(periods names: [String]) -> LocaleFormat {
    ([self] + Self.all).first { locale in
      let reader = DateReader(locale)
      return names.allSatisfy { reader.period($0) != nil || reader.period("\($0) 2024") != nil }
    } ?? self
  }
}
