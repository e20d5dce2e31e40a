/// A text of one or more lines, in one look or in several.
///
///     var text = StyledText("Flips: 12", font: font, color: .black)
///     text.setAttributes(in: text.string.startIndex..<colon) { $0.color = .orange }
///     let size = text.size(constrainedTo: 200)
///     context.draw(text, in: rect)
///
/// A line ends at a line feed, a carriage return (or the two together), a form feed, a vertical tab, and Unicode's next
/// line, line separator and paragraph separator, and where the room ends. A tab is as wide as four spaces. Joiners,
/// variation selectors and direction marks draw nothing and take no room. Neither do other control characters, which are
/// reported in `missingGlyphs`.
///
/// Each grapheme cluster is drawn in the font, or in the first of its fallback fonts, that has all of it. Emoji prefer a
/// font with colours, and text one without: ♥ is text, and ♥️ with a variation selector is an emoji. Missing punctuation
/// takes the fallback font of the letters next to it. A space after a word in a fallback font takes that font, unless it
/// has colours. If no font has all of a cluster, each part is drawn in a font that has it. A character that no font has
/// is drawn as a hollow box and reported in `missingCharacters`. A letter has at most 64 marks; further ones are left out
/// and reported.
public struct StyledText: Sendable, Hashable {
  /// When it changes, spans with attributes of their own keep their places, in bytes of UTF-8.
  public var string: String
  /// The look of what has no attributes of its own.
  public var attributes: TextAttributes
  /// How lines are aligned, spaced, wrapped and cut.
  public var paragraph: ParagraphStyle
  /// What else its paragraph has, if the text is one line of several.
  package var surroundings: TextSurroundings?
  /// Spans with attributes of their own, ascending, none empty, in bytes of UTF-8.
  private(set) var spans: [Span] = []

  struct Span: Sendable, Hashable {
    var range: Range<Int>
    var attributes: TextAttributes
  }

  /// A text in one font and one colour.
  public init(_ string: String, font: Font, color: Color = .black, alignment: TextAlignment = .natural) {
    self.init(string, attributes: TextAttributes(font: font, color: color))
    paragraph.alignment = alignment
  }

  /// A text in one look.
  public init(_ string: String, attributes: TextAttributes, paragraph: ParagraphStyle = ParagraphStyle()) {
    self.string = string
    self.attributes = attributes
    self.paragraph = paragraph
  }

  /// The font of what has none of its own.
  public var font: Font {
    get { attributes.font }
    set { attributes.font = newValue }
  }

  /// The colour of what has none of its own.
  public var color: Color {
    get { attributes.color }
    set { attributes.color = newValue }
  }

  /// How lines of different width stand above each other, and in a wider rectangle.
  public var alignment: TextAlignment {
    get { paragraph.alignment }
    set { paragraph.alignment = newValue }
  }

  // MARK: Measuring

  /// The room that the text takes, in points: the widest line's advance by the sum of the lines' heights. An empty
  /// string is one line of no width. Letters may reach over: an italic f does.
  public func size() -> Size { layout().size }

  /// The room that the text takes where its lines are at most as wide, or as wide and as high, as given: never more
  /// than the widest line needs.
  public func size(constrainedTo width: Double, height: Double = .infinity) -> Size {
    layout(width: width, height: height).usedSize
  }

  /// The characters that no font has, each once, in the order of the text.
  public var missingCharacters: [Unicode.Scalar] { layout().missingCharacters }

  /// The whole text as one path whose box has its top left at `origin`; to fill by the non-zero rule. Pictures, as of
  /// emoji, are left out.
  public func path(at origin: Point = .zero) -> Path { layout().path(at: origin) }
}

// MARK: Spans

extension StyledText {
  /// Changes the attributes of a part of the text; what lies outside of the string is left out.
  public mutating func setAttributes(in range: Range<String.Index>, _ change: (inout TextAttributes) -> Void) {
    let utf8 = string.utf8
    let start = utf8.distance(from: utf8.startIndex, to: min(range.lowerBound, utf8.endIndex))
    let end = utf8.distance(from: utf8.startIndex, to: min(range.upperBound, utf8.endIndex))
    setAttributes(inBytes: start..<max(start, end), change)
  }

  /// Appends a text, which keeps its look; the paragraph style stays.
  public mutating func append(_ other: StyledText) {
    let start = string.utf8.count
    string += other.string
    let end = string.utf8.count
    // Two strings may meet in one character, but their bytes follow each other.
    if other.attributes != attributes { setAttributes(inBytes: start..<end) { $0 = other.attributes } }
    for span in other.spans {
      let range = min(start + span.range.lowerBound, end)..<min(start + span.range.upperBound, end)
      setAttributes(inBytes: range) { $0 = span.attributes }
    }
  }

  /// The two texts one after the other. Each part keeps its look; the paragraph style is that of the first.
  public static func + (a: StyledText, b: StyledText) -> StyledText {
    var result = a
    result.append(b)
    return result
  }

  /// Appends a text, which keeps its look. The paragraph style does not change.
  public static func += (a: inout StyledText, b: StyledText) { a.append(b) }

  private mutating func setAttributes(inBytes range: Range<Int>, _ change: (inout TextAttributes) -> Void) {
    guard !range.isEmpty else { return }
    var result: [Span] = []
    func add(_ start: Int, _ end: Int, _ attributes: TextAttributes) {
      guard start < end else { return }
      if let last = result.last, last.range.upperBound == start, last.attributes == attributes {
        result[result.count - 1].range = last.range.lowerBound..<end
      } else {
        result.append(Span(range: start..<end, attributes: attributes))
      }
    }
    func addChanged(_ start: Int, _ end: Int, _ attributes: TextAttributes) {
      var changed = attributes
      change(&changed)
      add(start, end, changed)
    }
    var position = range.lowerBound
    for span in spans {
      let (start, end) = (span.range.lowerBound, span.range.upperBound)
      add(start, min(end, range.lowerBound), span.attributes)
      let (first, last) = (max(start, range.lowerBound), min(end, range.upperBound))
      if first < last {
        addChanged(position, first, self.attributes)
        addChanged(first, last, span.attributes)
        position = last
      }
      if end > range.upperBound {
        addChanged(position, range.upperBound, self.attributes)
        position = range.upperBound
        add(max(start, range.upperBound), end, span.attributes)
      }
    }
    addChanged(position, range.upperBound, self.attributes)
    spans = result
  }
}
