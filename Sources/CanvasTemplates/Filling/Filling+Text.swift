internal import Canvas
internal import CanvasData
internal import CanvasNotes
internal import CanvasViews

extension Filling {
  /// A text with the data in it.
  func text(_ content: CellText, _ look: TextLook) throws(TemplateError) -> Text {
    var string = try content.text(in: scope)
    switch look.letterCase {
    case .upper?: string = string.uppercased()
    case .lower?: string = string.lowercased()
    case nil: break
    }
    let runs = look.hasMarkup ? MarkupRun.runs(of: string) : [MarkupRun(text: string)]
    // A text without letters has the height of its font too.
    var text: Text?
    for run in runs.isEmpty ? [MarkupRun(text: "")] : runs {
      let font = try viewFont(isBold: run.isBold, isItalic: run.isItalic, at: content.place)
      for piece in try pieces(of: run.text, look.icons) {
        let piece: Text = piece.font(font)
        text = text.map { $0 + piece } ?? piece
      }
    }
    var result = text ?? Text("")
    if look.hasUnderline { result = result.underline() }
    if look.hasStrikethrough { result = result.strikethrough() }
    if let kerning = try points(look.kerning) { result = result.kerning(kerning) }
    return result
  }

  /// A text with the pictures of the names that stand between colons in it.
  private func pieces(of string: String, _ icons: [String: CellText]) throws(TemplateError) -> [Text] {
    guard !icons.isEmpty, string.contains(":") else { return [Text(string)] }
    var pieces: [Text] = []
    var literal = ""
    var rest = string[...]
    while let colon = rest.firstIndex(of: ":") {
      let after = rest[rest.index(after: colon)...]
      guard let end = after.firstIndex(of: ":"), let file = icons[String(after[..<end])] else {
        literal += rest[...colon]
        rest = after
        continue
      }
      literal += rest[..<colon]
      rest = after[after.index(after: end)...]
      guard let picture = try icon(file) else {
        literal += ":\(after[..<end]):"
        continue
      }
      if !literal.isEmpty { pieces.append(Text(literal)) }
      literal = ""
      pieces.append(picture)
    }
    literal += rest
    if !literal.isEmpty || pieces.isEmpty { pieces.append(Text(literal)) }
    return pieces
  }

  /// The picture of a file; nil with a note if it can't be read.
  private func icon(_ file: CellText) throws(TemplateError) -> Text? {
    try picture(file).map { Text($0) }
  }

  /// The font of texts here.
  private func viewFont(
    isBold: Bool = false, isItalic: Bool = false, at place: SourcePlace
  ) throws(TemplateError) -> ViewFont {
    let weight = isBold ? max(font.weight, .bold) : font.weight
    do throws(FontProblem) {
      let found = try resources.font(font.face, weight: weight, isItalic: isItalic || font.isItalic)
      if let note = found.note { log.note(Note(.replaced, note)) }
      let sized = found.font.withSize(font.size)
      return .exact(font.isTabular ? sized.withFeatures(sized.features + [.tabularFigures]) : sized)
    } catch {
      throw place.error("\(error)", .file)
    }
  }
}

/// A part of a text with markup: `**bold**` and `*italic*`.
struct MarkupRun: Sendable, Hashable {
  var text: String
  var isBold = false
  var isItalic = false

  /// The parts of a text. A mark that is not closed is text, as is one after a backslash.
  static func runs(of text: String) -> [MarkupRun] {
    var runs: [MarkupRun] = []
    var run = MarkupRun(text: "")
    func flush() { if !run.text.isEmpty { runs.append(run) }; run.text = "" }
    var rest = text[...]
    while let first = rest.first {
      if first == "\\", let next = rest.dropFirst().first, next == "*" || next == "\\" {
        run.text.append(next)
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("**"), run.isBold || rest.dropFirst(2).contains("**") {
        flush()
        run.isBold.toggle()
        rest = rest.dropFirst(2)
      } else if first == "*", run.isItalic || rest.dropFirst().contains("*") {
        flush()
        run.isItalic.toggle()
        rest = rest.dropFirst()
      } else {
        run.text.append(first)
        rest = rest.dropFirst()
      }
    }
    flush()
    return runs
  }
}
