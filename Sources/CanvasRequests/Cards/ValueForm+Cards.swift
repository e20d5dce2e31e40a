extension ValueForm {
  /// A few words, each with its value.
  static func words(_ pairs: [(word: String, value: Value)], allowed: String) -> ValueForm where Value: Equatable {
    let words = pairs.map { JSONTree.text($0.word) }
    // A number of JSON is read as a word too.
    let numbers = pairs.compactMap { DecimalNumber.finite($0.word).map(JSONTree.number) }
    let write: @Sendable (Value) -> JSONTree = { value in
      .text(pairs.first { $0.value == value }?.word ?? "")
    }
    return ValueForm(schema: ["enum": .list(words + numbers)], write: write) { (word) throws(ValueProblem) in
      guard let pair = pairs.first(where: { $0.word == word }) else { throw ValueProblem(allowed) }
      return pair.value
    }
  }
}

extension ValueForm<ClassicDesign.IndexCorners> {
  static let indexCorners = words([("2", .two), ("4", .four)], allowed: "must be 2 or 4")
}

extension ValueForm<ClassicDesign.TenLabel> {
  static let tenLabel = words([("10", .number), ("T", .letter), ("t", .letter)], allowed: "must be 10 or T")
}

extension ValueForm<CardSize> {
  /// The name of a printed size.
  static let cardSize = {
    let names = CardSize.all.map(\.name)
    return word(
      { CardSize(name: $0) }, \.name, schema: ["enum": .list(names.map(JSONTree.text))],
      allowed: "use one of " + names.joined(separator: ", ")
    ).completed(by: .words(names))
  }()
}

extension ValueForm<Length> {
  /// A length with a unit.
  static let length = ValueForm(schema: ["type": "string"], isNumeric: true, write: { .text($0.description) }) {
    (word) throws(ValueProblem) in
    do throws(LengthError) { return try Length(word) } catch { throw ValueProblem(error.description) }
  }
}
