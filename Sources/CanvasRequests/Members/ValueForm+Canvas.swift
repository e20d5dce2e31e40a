extension ValueForm<Size> {
  /// A size in points: `250x350`, or a list of the width and the height in JSON.
  static let size = {
    let allowed = "must be WIDTHxHEIGHT in points, each greater than 0, such as 250x350"
    return ValueForm(
      schema: [
        "anyOf": [
          .object(["type": "string", "pattern": "^[0-9.]+[xX×][0-9.]+$"]),
          .object([
            "type": "array", "items": .object(["type": "number", "exclusiveMinimum": 0]), "minItems": 2, "maxItems": 2,
          ]),
        ]
      ],
      isNumeric: true, write: { .text("\(JSONTree.number($0.width).word)x\(JSONTree.number($0.height).word)") },
      readJSON: { (json) throws(ValueProblem) in
        guard case .list(let values) = json.content else { return nil }
        let sides = values.compactMap { $0.word.flatMap { DecimalNumber.finite($0) } }
        guard values.count == 2, sides.count == 2, sides.allSatisfy({ $0 > 0 }) else { throw ValueProblem(allowed) }
        return Size(width: sides[0], height: sides[1])
      }
    ) { (word) throws(ValueProblem) in
      let sides = word.split(whereSeparator: { "xX×".contains($0) }).compactMap { DecimalNumber.finite($0) }
      let separators = word.count(where: { "xX×".contains($0) })
      guard separators == 1, sides.count == 2, sides.allSatisfy({ $0 > 0 }) else { throw ValueProblem(allowed) }
      return Size(width: sides[0], height: sides[1])
    }
  }()
}

extension ValueForm<Angle> {
  /// A number of degrees in a range.
  static func angle(degrees range: ClosedRange<Double>) -> ValueForm {
    let number = ValueForm<Double>.number(in: range)
    return ValueForm(MemberBounds(range), write: { number.write($0.writtenDegrees) }) { (word) throws(ValueProblem) in
      .degrees(try number.read(word))
    }
  }
}

extension Angle {
  /// The degrees of which the angle was made: 30, not 30.000000000000004.
  fileprivate var writtenDegrees: Double {
    let near = (degrees * 1e9).rounded() / 1e9
    return .degrees(near) == self ? near : degrees
  }
}

extension ValueForm<Color> {
  /// A colour as in CSS.
  static let color = word(
    { Color(css: $0) }, { $0.hexadecimal(hasAlpha: true) }, allowed: "use #RGB, #RRGGBB, #RRGGBBAA or a CSS colour name"
  )
}

extension ValueForm<RequestBackground> {
  /// A colour as in CSS, or none.
  static let background = word(
    { $0 == "none" ? RequestBackground.none : Color(css: $0).map { .color($0) } },
    { $0.color?.hexadecimal(hasAlpha: true) ?? "none" },
    allowed: "use none, #RGB, #RRGGBB, #RRGGBBAA or a CSS colour name")
}
