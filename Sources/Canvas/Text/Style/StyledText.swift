/// A text of one or more lines, with one or more sets of attributes.
///
///     var text = StyledText("Flips: 12", font: font, color: .black)
///     text.setAttributes(in: text.string.startIndex..<colon) { $0.paint = .color(.orange) }
///     let size = text.size(constrainedTo: 200)
///     context.draw(text, in: rect)
///
/// A line ends at a line feed, a carriage return (or the two together), a form feed, a vertical tab, Unicode's next
/// line, line separator or paragraph separator, and where the available width ends. A tab leads to the next of the
/// paragraph style's tab stops; without any, it is as wide as four spaces. Joiners, variation selectors and direction
/// marks draw nothing and take no space. The same is true of other control characters, which are reported in
/// `missingGlyphs`. A soft hyphen is a hyphen if a line ends after it, and otherwise nothing.
///
/// Each grapheme cluster is drawn in the font, or in the first of its fallback fonts, that has the whole cluster.
/// Emoji prefer a colour font, and text one without colours: ♥ is text, and ♥️ with a variation selector is an emoji.
/// Missing punctuation takes the fallback font of the letters next to it. A space after a word in a fallback font
/// takes that font, unless it is a colour font. If no font has the whole cluster, each part is drawn in a font that
/// has it. A character that no font has is drawn as a hollow box and reported in
/// `missingGlyphs`. A letter has at
/// most 64 marks; further ones are left out and reported.
public struct StyledText: Sendable, Hashable {
  /// The characters of the text. When it changes, attributes of parts keep their byte ranges in UTF-8.
  public var string: String
  /// The attributes of text without attributes of its own.
  public var attributes: TextAttributes
  /// The alignment, spacing, wrapping and truncation of lines.
  public var paragraph: ParagraphStyle
  /// The text around this one in its paragraph, if it is one line of several.
  package var surroundings: TextSurroundings?
  /// Spans with attributes of their own: non-empty ranges of UTF-8 bytes in ascending order.
  private(set) var spans: [Span] = []

  struct Span: Sendable, Hashable {
    var range: Range<Int>
    var attributes: TextAttributes
  }

  /// A text in one font and one colour.
  public init(_ string: String, font: Font, color: Color = .black, alignment: TextAlignment = .natural) {
    self.init(string, attributes: TextAttributes(font: font, paint: .color(color)))
    paragraph.alignment = alignment
  }

  /// A text with one set of attributes.
  public init(_ string: String, attributes: TextAttributes, paragraph: ParagraphStyle = ParagraphStyle()) {
    self.string = string
    self.attributes = attributes
    self.paragraph = paragraph
  }

  /// The font of text without attributes of its own.
  public var font: Font {
    get { attributes.font }
    set { attributes.font = newValue }
  }

  /// The paint of text without attributes of its own.
  public var paint: Paint {
    get { attributes.paint }
    set { attributes.paint = newValue }
  }

  /// The alignment of lines of different width, and of lines in a wider rectangle.
  public var alignment: TextAlignment {
    get { paragraph.alignment }
    set { paragraph.alignment = newValue }
  }

  // MARK: Measuring

  /// The size of the text in points: the widest line's advance and the sum of the lines' heights. An empty string is
  /// one line of zero width. Letters may extend beyond it, such as an italic f.
  public func size() -> Size { layout().size }

  /// The size of the text with its lines wrapped at a width and limited to a height. It is never wider than the
  /// widest line.
  public func size(constrainedTo width: Double, height: Double = .infinity) -> Size {
    layout(width: width, height: height).usedSize
  }

  /// The characters that no font has, each once, in the order of the text.
  package var missingCharacters: [Unicode.Scalar] { layout().missingCharacters }

  /// The whole text as one path, with the top left corner of its box at `origin`. Fill it with the non-zero rule.
  /// Bitmaps, such as emoji, are left out.
  public func path(at origin: Point = .zero) -> Path { layout().path(at: origin) }

  // MARK: Spans

  /// Changes the attributes of a part of the text; a range beyond the string is clamped.
  public mutating func setAttributes(in range: Range<String.Index>, _ change: (inout TextAttributes) -> Void) {
    let utf8 = string.utf8
    let start = utf8.distance(from: utf8.startIndex, to: min(range.lowerBound, utf8.endIndex))
    let end = utf8.distance(from: utf8.startIndex, to: min(range.upperBound, utf8.endIndex))
    setAttributes(inBytes: start..<max(start, end), change)
  }

  /// Appends a text, which keeps its attributes. The paragraph style doesn't change.
  public mutating func append(_ other: StyledText) {
    let start = string.utf8.count
    string += other.string
    let end = string.utf8.count
    // The strings may combine at the boundary into one character, but their bytes are consecutive.
    if other.attributes != attributes { setAttributes(inBytes: start..<end) { $0 = other.attributes } }
    for span in other.spans {
      let range = min(start + span.range.lowerBound, end)..<min(start + span.range.upperBound, end)
      setAttributes(inBytes: range) { $0 = span.attributes }
    }
  }

  /// Concatenates two texts. Each part keeps its attributes; the paragraph style is that of the first.
  public static func + (a: StyledText, b: StyledText) -> StyledText {
    changing(a) { $0.append(b) }
  }

  /// Appends a text, which keeps its attributes. The paragraph style doesn't change.
  public static func += (a: inout StyledText, b: StyledText) { a.append(b) }

  private mutating func setAttributes(inBytes range: Range<Int>, _ change: (inout TextAttributes) -> Void) {
    guard !range.isEmpty else { return }
    // Spans that end before the range stay, so that many texts can be appended.
    let first = spans.lastIndex { $0.range.upperBound < range.lowerBound }.map { $0 + 1 } ?? 0
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
    for span in spans[first...] {
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
    spans.replaceSubrange(first..., with: result)
  }
}
