/// A text of one or more lines.
///
///     Text("Draw two cards.").font(.title3).lineLimit(2)
///     Text("Cost ") + Text("3").bold().foregroundStyle(.red)
///
/// It is as wide as its widest line, and wraps at the width that is proposed. Lines that don't fit the proposed height or
/// the limit of lines are left out: an ellipsis stands for them, unless the text can be scaled to fit. There is always
/// one line.
public struct Text: View, PrimitiveView {
  /// A part of the text, with what its own modifiers have set.
  struct Piece: Sendable {
    var string: String
    var style = Style()
    /// A picture in place of the string, which is one space.
    var picture: TextPicture?
  }

  /// What the modifiers of a text set; nil for what the environment has.
  struct Style: Sendable, Hashable {
    var font: ViewFont?
    var weight: Font.Weight?
    var isItalic = false
    var hasUnderline = false
    var hasStrikethrough = false
    var paint: Paint?
    var kerning: Double?
    var baselineOffset: Double?
    var language: TextLanguage?
    /// The address that the text leads to.
    var link: String?
  }

  private(set) var pieces: [Piece]

  /// A text, shown as it is.
  public init(_ string: some StringProtocol) { pieces = [Piece(string: String(string))] }

  /// A picture among letters, such as an icon: as high as the size of the font, in the middle of the line.
  ///
  ///     Text("Take 2 ") + Text(Picture(coin)) + Text(" from the bank.")
  public init(_ picture: Picture) {
    pieces = [Piece(string: "\u{A0}", picture: TextPicture(source: picture.source))]
  }

  /// The view itself.
  public var body: Text { return self }

  /// Two texts, one after the other. Each keeps its own style.
  public static func + (first: Text, second: Text) -> Text { Text(joining: [first, second]) }

  /// Texts one after the other, each in its own style.
  package init(joining texts: [Text]) { pieces = texts.flatMap(\.pieces) }

  /// The text with another style of each part.
  func styled(_ change: (inout Style) -> Void) -> Text {
    changing(self) { for i in $0.pieces.indices { change(&$0.pieces[i].style) } }
  }

  func append(to list: inout [ViewNode], in builder: GraphBuilder) {
    list.append(builder.leaf("Text", leaf(in: builder)))
  }

  private func leaf(in builder: GraphBuilder) -> any ViewLeaf {
    do throws(FontError) {
      let text = try styledText(in: builder.environment, fonts: builder.resources.fonts)
      for note in builder.resources.fonts.notes { builder.resources.note(note) }
      return TextLeaf(
        text: text, fontSize: fontSize(in: builder.environment),
        pictures: placed.compactMap { piece, range in
          piece.picture.map { .init(picture: $0, offset: range.lowerBound) }
        },
        links: placed.compactMap { piece, range in piece.style.link.map { .init(url: $0, range: range) } })
    } catch {
      builder.resources.fail(ViewError(place: "Text \"\(start)\"", cause: error))
      return BlankLeaf()
    }
  }

  /// The pieces with their ranges in UTF-8.
  private var placed: [(piece: Piece, range: Range<Int>)] {
    var offset = 0
    return pieces.map { piece in
      let start = offset
      offset += piece.string.utf8.count
      return (piece, start..<offset)
    }
  }

  private func fontSize(in environment: EnvironmentValues) -> Double {
    pieces.reduce(0) { max($0, ($1.style.font ?? environment.font).size) }
  }

  /// The first letters, for errors.
  private var start: String {
    let string = pieces.first?.string ?? ""
    return string.prefix(20) + (string.dropFirst(20).isEmpty ? "" : "…")
  }
}
