extension Filling {
  /// A text with the data in it.
  func text(_ content: CellText, _ look: TextLook) throws(TemplateError) -> Text {
    let string = try content.text(in: scope)
    let runs = look.hasMarkup ? MarkupRun.runs(of: string) : [MarkupRun(text: string)]
    var pieces: [Text] = []
    // A text without letters has the height of its font too.
    for run in runs.isEmpty ? [MarkupRun(text: "")] : runs {
      let font = try viewFont(isBold: run.isBold, isItalic: run.isItalic, at: content.place)
      for piece in try self.pieces(of: run.text, look, at: content.place) {
        pieces.append(run.link.map { piece.font(font).link($0) } ?? piece.font(font))
      }
    }
    var result = Text(joining: pieces)
    if look.hasUnderline { result = result.underline() }
    if look.hasStrikethrough { result = result.strikethrough() }
    if let kerning = try points(look.kerning) { result = result.kerning(kerning) }
    return result
  }

  /// A text with the pictures of the names that stand between colons in it.
  private func pieces(of string: String, _ look: TextLook, at place: SourcePlace) throws(TemplateError) -> [Text] {
    var pieces: [Text] = []
    var literal = ""
    func flush() {
      if !literal.isEmpty { pieces.append(Text(look.letterCase?.changed(literal, in: language) ?? literal)) }
      literal = ""
    }
    for part in look.icons.isEmpty ? [.text(string)] : IconText.parts(of: string, isKnown: { look.icons[$0] != nil }) {
      switch part {
      case .text(let text): literal += text
      case .unknown(let name):
        literal += ":\(name):"
        let names = look.icons.keys.sorted()
        let near = names.meant(by: name) ?? (name.count > 3 ? names.nearest(to: name, within: 2) : nil)
        let meant = near.map { "; did you mean ':\(DataError.shown($0)):'?" } ?? ""
        log.note(Note(.invalid, at: "\(place)", "no icon ':\(DataError.shown(name)):'\(meant)\(scope.note)"))
      case .icon(let name):
        guard let file = look.icons[name], let picture = try picture(file) else {
          literal += ":\(name):"
          continue
        }
        flush()
        pieces.append(Text(picture))
      }
    }
    flush()
    return pieces.isEmpty ? [Text("")] : pieces
  }

  /// The font of texts here.
  private func viewFont(
    isBold: Bool = false, isItalic: Bool = false, at place: SourcePlace
  ) throws(TemplateError) -> ViewFont {
    let weight = isBold ? max(font.weight, .bold) : font.weight
    do throws(ResourceProblem) {
      let found = try resources.font(font.face, weight: weight, isItalic: isItalic || font.isItalic)
      if let note = found.note { log.note(Note(.replaced, note)) }
      for lack in font.features.compactMap({ found.font.lack(of: $0) }) {
        log.note(Note(lack.isReplaced ? .replaced : .ignored, at: "\(place)", lack.message))
      }
      let sized = found.font.withSize(font.size)
      return .exact(font.isTabular ? sized.withFeatures(sized.features + [.tabularFigures]) : sized)
        .features(font.features)
    } catch {
      throw place.error("\(error)", .file)
    }
  }
}

/// A part of a text with markup: `**bold**`, `*italic*` and `[link](https://example.org)`.
struct MarkupRun: Sendable, Hashable {
  var text: String
  var isBold = false
  var isItalic = false
  var link: String?

  /// The parts of a text. A mark that is not closed is text, as is one after a backslash, and brackets without an address
  /// after them.
  static func runs(of text: String) -> [MarkupRun] {
    var runs: [MarkupRun] = []
    // Each part of the text is looked at once: where the last bracket was is remembered, and addresses have an end.
    var (start, rest, opening): (String.Index, Substring, String.Index?) = (text.startIndex, text[...], nil)
    while let middle = rest.firstRange(of: "](") {
      opening = rest[..<middle.lowerBound].lastIndex(of: "[") ?? opening
      rest = rest[middle.upperBound...]
      // A scheme has at most six letters.
      guard rest.prefix(7).contains(":") else { continue }
      // Parentheses in pairs are of the address.
      var depth = 0
      let address = rest.prefix(longestAddress).prefix { letter in
        depth += letter == "(" ? 1 : letter == ")" ? -1 : 0
        return depth >= 0
      }
      guard address.endIndex < rest.endIndex, rest[address.endIndex] == ")", RecordedArea.isAddress(String(address)),
        let bracket = opening, bracket == text.startIndex || text[text.index(before: bracket)] != "\\"
      else { continue }
      runs += emphasized(String(text[start..<bracket]))
      runs += emphasized(String(text[text.index(after: bracket)..<middle.lowerBound])).map { run in
        changing(run) { $0.link = String(address) }
      }
      start = text.index(after: address.endIndex)
      (rest, opening) = (text[start...], nil)
    }
    return runs + emphasized(String(text[start...]))
  }

  /// The most characters of an address.
  private static let longestAddress = 2048

  /// The parts of a text without links.
  private static func emphasized(_ text: String) -> [MarkupRun] {
    var runs: [MarkupRun] = []
    var run = MarkupRun(text: "")
    func flush() { if !run.text.isEmpty { runs.append(run) }; run.text = "" }
    let letters = Array(text)
    let isStar = letters.map { $0 == "*" }
    let isPair = letters.indices.map { isStar[$0] && $0 + 1 < letters.count && isStar[$0 + 1] }
    let (lastStar, lastPair) = (isStar.lastIndex(of: true) ?? -1, isPair.lastIndex(of: true) ?? -1)
    var index = 0
    while index < letters.count {
      if letters[index] == "\\", index + 1 < letters.count, "\\[".contains(letters[index + 1]) || isStar[index + 1] {
        run.text.append(letters[index + 1])
        index += 2
      } else if isPair[index], run.isBold || lastPair >= index + 2 {
        flush()
        run.isBold.toggle()
        index += 2
      } else if isPair[index], !run.isItalic {
        // No other pair closes it.
        run.text += "**"
        index += 2
      } else if isStar[index], run.isItalic || lastStar > index {
        flush()
        run.isItalic.toggle()
        index += 1
      } else {
        run.text.append(letters[index])
        index += 1
      }
    }
    flush()
    return runs
  }
}

/// Names between colons in a text, such as `:coin:`.
enum IconText {
  enum Part: Hashable {
    case text(String)
    case icon(String)
    /// A name that looks like one of an icon, and is none.
    case unknown(String)
  }

  /// The parts of a text. Letters or digits on both sides of `:name:`, or on one side of a name of digits, make it text, as
  /// in `2:1:3`, as does a backslash before it.
  static func parts(of text: String, isKnown: (String) -> Bool) -> [Part] {
    var parts: [Part] = []
    var literal = ""
    var rest = text[...]
    func add(_ part: Part) {
      if !literal.isEmpty { parts.append(.text(literal)) }
      literal = ""
      parts.append(part)
    }
    while let colon = rest.firstIndex(of: ":") {
      let after = rest.index(after: colon)
      let before = colon > text.startIndex ? text[text.index(before: colon)] : nil
      if before == "\\", colon > rest.startIndex {
        literal += rest[..<colon].dropLast() + ":"
        rest = rest[after...]
        continue
      }
      literal += rest[..<colon]
      rest = rest[after...]
      let end = rest.firstIndex(of: ":")
      let name = String(rest[..<(end ?? rest.startIndex)])
      let next = end.map { text.index(after: $0) }.flatMap { $0 < text.endIndex ? text[$0] : nil }
      let touching = [before, next].count { $0.map(isWord) == true }
      if let end, isKnown(name), touching < (name.allSatisfy(\.isNumber) ? 1 : 2) {
        add(.icon(name))
        rest = rest[text.index(after: end)...]
      } else if let end, touching == 0, name.first?.isLetter == true, name.allSatisfy({ isWord($0) || $0 == "-" }),
        name.count <= 40, !isKnown(name)
      {
        add(.unknown(name))
        rest = rest[text.index(after: end)...]
      } else {
        literal += ":"
      }
    }
    literal += rest
    if !literal.isEmpty { parts.append(.text(literal)) }
    return parts
  }

  private static func isWord(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber || letter == "_" }
}
