extension ValueForm<[Suit: Color]> {
  /// Colours of suits: `S=#14161f,H=crimson`, or an object with a member for each suit.
  static let suitColors = suits(.color, allowed: "a colour, such as S=#14161f,H=crimson")
}

extension ValueForm<[Suit: Path]> {
  /// Outlines of suits: `S=M0 9 5 0 10 9Z,H=M0 0H9V9H0Z`, or an object with a member for each suit.
  static let suitPaths = suits(.path, allowed: "path data, such as S=M0 9 5 0 10 9Z,H=M0 0H9V9H0Z")
}

extension ValueForm<Path> {
  /// Path data of SVG with an area.
  fileprivate static let path = ValueForm(schema: ["type": "string"], write: { .text($0.svgData) }) {
    (word) throws(ValueProblem) in
    let path: Path
    do throws(SVGPathError) { path = try Path(svg: word) } catch {
      throw ValueProblem("must be path data as in SVG; \(DataError.escaped(error.description))")
    }
    let box = path.boundingBoxOfPath
    guard box.width > 0, box.height > 0 else { throw ValueProblem("must be path data with an area") }
    guard max(box.width, box.height) <= 1e9 else { throw ValueProblem("must be path data of at most 1e9 units") }
    return path
  }
}

extension ValueForm {
  /// A value for each of some suits, as `S=…,H=…` or as an object.
  fileprivate static func suits<Part>(
    _ form: ValueForm<Part>, allowed: String
  ) -> ValueForm where Value == [Suit: Part] {
    let reader = SuitReader(form: form, allowed: "use S, H, C and D, each with = and \(allowed)")
    let text = JSONTree.object(["type": "string"])
    return ValueForm(
      schema: ["anyOf": [text, .object(["type": "object", "additionalProperties": text])]],
      write: { parts in
        .object(Dictionary(uniqueKeysWithValues: parts.map { ($0.key.letter, form.write($0.value)) }))
      },
      readJSON: { (json) throws(ValueProblem) in
        guard case .object(let members) = json.content else { return nil }
        return try reader.parts(in: members)
      }, read: reader.parts)
  }
}

/// Reads a value for each of some suits.
private struct SuitReader<Part: Sendable>: Sendable {
  let form: ValueForm<Part>
  let allowed: String

  @Sendable func parts(in word: String) throws(ValueProblem) -> [Suit: Part] {
    var parts: [Suit: Part] = [:]
    for (letter, text) in Self.assignments(in: word) {
      let suit = try suit(letter)
      guard parts[suit] == nil else { throw ValueProblem("\(suit.letter) is repeated; use each suit once") }
      parts[suit] = try part(of: suit, .word(text))
    }
    guard !parts.isEmpty else { throw ValueProblem(allowed) }
    return parts
  }

  func parts(in members: [JSONValue.Member]) throws(ValueProblem) -> [Suit: Part] {
    var parts: [Suit: Part] = [:]
    for member in members {
      let suit = try suit(member.key)
      parts[suit] = try part(of: suit, .json(member.value))
    }
    return parts
  }

  private func suit(_ text: some StringProtocol) throws(ValueProblem) -> Suit {
    guard let suit = Suit.allCases.first(where: { $0.letter == text.uppercased() }) else { throw ValueProblem(allowed) }
    return suit
  }

  private func part(of suit: Suit, _ input: MemberInput) throws(ValueProblem) -> Part {
    do throws(ValueProblem) { return try form.value(of: input) } catch {
      throw ValueProblem("\(suit.letter): \(error.allowed)")
    }
  }

  /// Returns the texts before and after each `=`, of which only the last comma in between separates two: path data and
  /// colours have commas too.
  private static func assignments(in word: String) -> [(name: Substring, text: String)] {
    let parts = word.split(separator: "=", omittingEmptySubsequences: false)
    var result: [(name: Substring, text: String)] = []
    guard var name = parts.first else { return [] }
    for (place, part) in parts.dropFirst().enumerated() {
      guard place + 2 < parts.count, let comma = part.lastIndex(of: ",") else {
        result.append((name, String(part)))
        name = ""
        continue
      }
      result.append((name, String(part[..<comma])))
      name = part[part.index(after: comma)...]
    }
    return result
  }
}
