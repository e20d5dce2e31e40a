/// A stretch of text of one face, style, script and direction: what is shaped in one call.
struct TextItem {
  enum Kind {
    case text
    /// As wide as four spaces.
    case tab
    /// Control characters: they take part in nothing.
    case ignored
  }

  var kind: Kind
  var range: Range<Int>
  /// The place in the list of styles.
  var style: Int
  var face: FontFace
  var script: UnicodeScript
  var level: UInt8

  var isRightToLeft: Bool { level & 1 == 1 }
}

/// Cuts a paragraph into items.
struct TextItemizer {
  /// What of a style decides about glyphs.
  struct Style {
    var font: Font
    /// Where it ends in the text; it begins where the one before ends.
    var end: Int
  }

  private let text: UTF8Text
  private let styles: [Style]
  private(set) var items: [TextItem] = []

  init(_ text: UTF8Text, styles: [Style]) {
    self.text = text
    self.styles = styles
  }

  /// The style of the text at a position.
  func style(at position: Int) -> Int {
    var (low, high) = (0, styles.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if styles[middle].end <= position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // Longer texts are shaped in pieces, which end after a space if one comes soon: HarfBuzz's buffer has 40 bytes a
  // character.
  private static let longItem = 1 << 13
  private static let longestItem = 1 << 15

  /// Appends the items of a paragraph to `items`, in the order of the text.
  mutating func itemize(_ paragraph: Range<Int>, levels: BidiLevels) {
    items.removeAll(keepingCapacity: true)
    var style = self.style(at: paragraph.lowerBound)
    var script = UnicodeScript.common
    var position = paragraph.lowerBound
    while position < paragraph.upperBound {
      while style + 1 < styles.count, styles[style].end <= position { style += 1 }
      let limit = min(paragraph.upperBound, style + 1 < styles.count ? styles[style].end : paragraph.upperBound)
      let font = styles[style].font
      let (scalar, length) = text.scalar(at: position)
      var end = position + length
      var kind = TextItem.Kind.text
      var face = font.face
      var own = UnicodeScript.common
      // What follows decides whether a plain character stands alone: U+0300 is the first that joins one before it.
      if scalar.value < 0x300, end >= limit || text[end] < 0xCC {
        own = UnicodeScript(of: scalar)
        if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
          kind = scalar == "\t" ? .tab : .ignored
        } else if let fallback = font.fallback, !face.has(scalar), scalar.value != 0xAD {
          face = fallback.face(for: CollectionOfOne(scalar), after: face)
        }
      } else {
        end = max(end, min(text.clusterEnd(from: position), limit))
        let cluster = text.scalars(in: position..<end)
        for scalar in cluster where own == .common { own = UnicodeScript(of: scalar) }
        if let fallback = font.fallback { face = fallback.face(for: cluster, after: face) }
      }
      if own != .common {
        if script == .common { giveScript(own) }
        script = own
      }
      let item = TextItem(
        kind: kind, range: position..<end, style: style, face: face, script: script,
        level: levels.level(at: position))
      append(item)
      position = end
    }
  }

  // What stood before the first letter has its script.
  private mutating func giveScript(_ script: UnicodeScript) {
    for i in items.indices { items[i].script = script }
  }

  @inline(__always)
  private mutating func append(_ item: TextItem) {
    if let last = items.indices.last, items[last].kind == item.kind, items[last].style == item.style,
      items[last].face === item.face, items[last].script == item.script, items[last].level == item.level,
      items[last].range.count < Self.longItem
        || (items[last].range.count < Self.longestItem && text[items[last].range.upperBound - 1] != 0x20)
    {
      items[last].range = items[last].range.lowerBound..<item.range.upperBound
    } else {
      items.append(item)
    }
  }
}

extension UTF8Text {
  /// The scalars of a stretch that begins and ends between scalars.
  func scalars(in range: Range<Int>) -> Scalars { Scalars(text: self, range: range) }

  struct Scalars: Sequence, IteratorProtocol {
    let text: UTF8Text
    var range: Range<Int>

    mutating func next() -> Unicode.Scalar? {
      guard !range.isEmpty else { return nil }
      let (scalar, length) = text.scalar(at: range.lowerBound)
      range = Swift.min(range.lowerBound + length, range.upperBound)..<range.upperBound
      return scalar
    }
  }
}
