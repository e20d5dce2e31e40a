/// A value of a template that is known, or that is read from the data.
///
/// It is indirect because an element has some fifty of them: copies of templates take a twentieth of the tool's code
/// otherwise.
indirect enum Bound<Value: Sendable>: Sendable {
  case constant(Value)
  case reference(CellText, ValueForm<Value>)

  /// The value in a row. Throws if the data has another kind of value.
  func value(in scope: Scope) throws(TemplateError) -> Value {
    switch self {
    case .constant(let value): return value
    case .reference(let text, let form):
      let found = try text.text(in: scope)
      guard let value = form.read(found) else {
        throw text.place.error("\(DataError.quoted(found)); must be \(form.allowed)\(scope.note)")
      }
      return value
    }
  }
}

/// How a value is read from a text.
struct ValueForm<Value: Sendable>: Sendable {
  /// What is allowed, for messages.
  let allowed: String
  let read: @Sendable (String) -> Value?
}

extension ValueForm<Measure> {
  static var measure: Self { Self(allowed: Measure.allowed) { Measure($0) } }
}

extension ValueForm<Double> {
  static func number(_ range: ClosedRange<Double>) -> Self {
    Self(allowed: "a number from \(range.lowerBound.short) to \(range.upperBound.short)") { text in
      Measure.number(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// A number from 0 to 1, also in percent.
  static var part: Self {
    Self(allowed: "a number from 0 to 1, or 0% to 100%") { text in
      let number = text.hasSuffix("%") ? Measure.number(String(text.dropLast())).map { $0 / 100 } : Measure.number(text)
      return number.flatMap { (0...1).contains($0) ? $0 : nil }
    }
  }

  /// Any decimal number. What a table writes with separators and units is a number already.
  static var quantity: Self {
    Self(allowed: "a number") { DataValue.text($0).quantity }
  }
}

extension ValueForm<Int> {
  static func whole(_ range: ClosedRange<Int>) -> Self {
    Self(allowed: "a whole number from \(range.lowerBound) to \(range.upperBound)") { text in
      Measure.number(text).flatMap { Int(exactly: $0) }.flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ValueForm<Bool> {
  static var flag: Self {
    Self(allowed: "true or false") { text in
      switch text.lowercased() {
      case "true", "yes", "on", "1": true
      case "false", "no", "off", "0", "": false
      default: nil
      }
    }
  }
}

extension ValueForm {
  /// One of several words.
  static func word(_ words: KeyValuePairs<String, Value>) -> Self where Value: Sendable {
    let known = words.map { ($0.key, $0.value) }
    return Self(allowed: known.map(\.0).joined(separator: ", ")) { text in
      known.first { $0.0.lowercased() == text.lowercased() }?.1
    }
  }
}

extension ValueForm<Alignment> {
  static var place: Self {
    .word([
      "center": .center, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
      "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
      "bottomTrailing": .bottomTrailing,
    ])
  }
}

extension ValueForm<String> {
  /// An address of a link; empty for none.
  static var address: Self {
    Self(allowed: "an address such as https://example.org, of http, https, mailto or tel") { text in
      text.isEmpty || RecordedArea.isAddress(text) ? text : nil
    }
  }
}

extension ValueForm<TextLanguage> {
  static var language: Self { Self(allowed: "a language such as sr, ja or zh-Hant") { TextLanguage($0) } }
}

extension ValueForm<FontFeature> {
  /// A tag, also with a number, as in `cv05=2`.
  static var feature: Self {
    Self(allowed: "a tag of four letters or digits such as smcp, also with a number as in \"cv05=2\"") { text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else { return FontFeature(text) }
      return UInt32(parts[1]).flatMap { FontFeature(parts[0], value: $0) }
    }
  }
}

extension Double {
  /// A whole number without a fraction.
  fileprivate var short: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
