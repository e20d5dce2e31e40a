/// A text in one font and colour, of one or more lines.
///
///     let text = StyledText("10\n♥", font: font, color: .red, alignment: .center)
///     let size = text.size()
///
/// Lines end at line feeds, carriage returns (the two together are one end), form feeds, vertical tabs and Unicode's next
/// line, line and paragraph separators; long lines aren't wrapped. A tab is as wide as four spaces. Other control
/// characters and those that only steer (joiners, variation selectors, direction marks) draw nothing and take no room.
/// A character that the font lacks is drawn as a hollow box and reported in `missingCharacters`.
public struct StyledText: Sendable, Hashable {
  public var string: String
  public var font: Font
  public var color: Color
  /// How lines of different width stand above each other, and in a wider rectangle.
  public var alignment: TextAlignment

  public init(_ string: String, font: Font, color: Color = .black, alignment: TextAlignment = .left) {
    self.string = string
    self.font = font
    self.color = color
    self.alignment = alignment
  }

  /// The room that the text takes, in points: the widest line's advance by the number of lines times the line height.
  /// An empty string is one line of no width. Letters may reach over: an italic f does.
  public func size() -> Size { layout().size }

  /// The lines and glyphs in their places; see `TextLayout.init`.
  public func layout(width: Double? = nil) -> TextLayout { TextLayout(self, width: width) }

  /// The characters that the font doesn't have, each once, in the order of the text.
  public var missingCharacters: [Unicode.Scalar] { layout().missingCharacters }

  /// The whole text as one path whose line box has its top left at `origin`; to fill by the non-zero rule.
  public func path(at origin: Point = .zero) -> Path { layout().path(at: origin) }
}
