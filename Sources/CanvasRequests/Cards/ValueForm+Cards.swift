internal import Canvas
internal import CanvasCards
internal import CanvasData

extension ValueForm {
  /// A few words, each with its value.
  static func words(_ pairs: [(word: String, value: Value)], allowed: String) -> ValueForm where Value: Equatable {
    let words = pairs.map { MemberValue.text($0.word) }
    // A number of JSON is read as a word too.
    let numbers = pairs.compactMap { DecimalNumber.finite($0.word).map(MemberValue.number) }
    let write: @Sendable (Value) -> MemberValue = { value in
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

extension ValueForm<[Suit: Color]> {
  /// Colours of suits: `S=#14161f,H=crimson`, or an object with a member for each suit.
  static let suitColors = {
    let form = ValueForm<Color>.color
    let allowed = "use S, H, C and D, each with = and a colour, such as S=#14161f,H=crimson"
    @Sendable func suit(_ text: some StringProtocol) throws(ValueProblem) -> Suit {
      guard let suit = Suit.allCases.first(where: { $0.letter == text.uppercased() }) else {
        throw ValueProblem(allowed)
      }
      return suit
    }
    var result = ValueForm(
      schema: [
        "anyOf": [
          .object(["type": "string"]),
          .object(["type": "object", "additionalProperties": .object(["type": "string"])]),
        ]
      ],
      write: { colors in
        .object(Dictionary(uniqueKeysWithValues: colors.map { ($0.key.letter, form.write($0.value)) }))
      }
    ) { (word) throws(ValueProblem) in
      var colors: [Suit: Color] = [:]
      for part in word.split(separator: ",", omittingEmptySubsequences: false) {
        let sides = part.split(separator: "=", maxSplits: 1)
        guard sides.count == 2 else { throw ValueProblem(allowed) }
        let suit = try suit(sides[0])
        guard colors[suit] == nil else { throw ValueProblem("\(suit.letter) is repeated; use each suit once") }
        colors[suit] = try form.read(String(sides[1]))
      }
      return colors
    }
    result.readJSON = { (json) throws(ValueProblem) in
      guard case .object(let members) = json.content else { return nil }
      var colors: [Suit: Color] = [:]
      for member in members { colors[try suit(member.key)] = try form.value(of: member.value) }
      return colors
    }
    return result
  }()
}

extension ValueForm<CardSize> {
  /// The name of a printed size.
  static let cardSize = {
    let names = CardSize.all.map(\.name)
    return ValueForm(schema: ["enum": .list(names.map(MemberValue.text))], write: { .text($0.name) }) {
      (word) throws(ValueProblem) in
      guard let size = CardSize(name: word) else { throw ValueProblem("use one of " + names.joined(separator: ", ")) }
      return size
    }
  }()
}

extension ValueForm<Length> {
  /// A length with a unit.
  static let length = {
    var form = ValueForm(schema: ["type": "string"], write: { .text($0.description) }) { (word) throws(ValueProblem) in
      do throws(LengthError) { return try Length(word) } catch { throw ValueProblem(error.description) }
    }
    form.isNumeric = true
    return form
  }()
}
