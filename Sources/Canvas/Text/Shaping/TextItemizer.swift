internal import CanvasMath

/// A part of a text with one face, style, script and direction, which is shaped in one call.
struct TextItem {
  enum Kind {
    case text
    /// Tabs, each as wide as four spaces if it leads to no stop.
    case tab
    /// Control characters, which are ignored.
    case ignored
    /// Marks beyond the limit for a letter, which are left out.
    case surplus
  }

  var kind: Kind
  var range: Range<Int>
  /// The index in the list of styles.
  var style: Int
  var face: FontFace
  var script: UnicodeScript
  var level: UInt8
  /// Whether small capitals stand for its letters.
  var isSmall = false

  var isRightToLeft: Bool { level & 1 == 1 }

  /// Whether following text of this style and level can belong to the same item.
  func continues(style: Int, level: UInt8) -> Bool {
    kind == .text && self.style == style && self.level == level && !face.hasColor
  }
}

/// Divides a paragraph into items.
struct TextItemizer {
  private let text: UTF8Text
  private let styles: [TextAttributes]
  /// The end of each style in the text; it begins at the end of the previous one.
  private let ends: [Int]
  private(set) var items: [TextItem] = []
  private var lettersFound: LettersFound
  // The current cluster, in the middle of which an item may begin, and its surplus marks.
  private var cluster = 0..<0
  private var surplus = 0..<0
  // The position where a cluster was cut because it is too long to be shaped as one.
  private var forcedStart = -1

  init(_ text: UTF8Text, styles: [TextAttributes], ends: [Int]) {
    self.text = text
    self.styles = styles
    self.ends = ends
    // In short texts few letters repeat.
    lettersFound = LettersFound(slotCount: text.count < 4096 ? 0 : 1024)
  }

  /// The style of the text at a position.
  func style(at position: Int) -> Int { min(ends.partitionIndex { $0 > position }, styles.count - 1) }

  // Longer texts are shaped in pieces, which end after a space if there is one nearby: HarfBuzz's buffer takes 40
  // bytes per character.
  private static let longItem = 1 << 13
  private static let longestItem = 1 << 15

  /// Appends the items of a paragraph to `items`, in the order of the text.
  mutating func itemize(_ paragraph: Range<Int>, levels: BidiLevels) {
    items.removeAll(keepingCapacity: true)
    var style = self.style(at: paragraph.lowerBound)
    var (own, limit) = part(of: style, in: paragraph)
    var script = UnicodeScript.common
    var position = paragraph.lowerBound
    while position < paragraph.upperBound {
      while style + 1 < styles.count, ends[style] <= position {
        style += 1
        (own, limit) = part(of: style, in: paragraph)
      }
      let level = levels.level(at: position)
      var piece = Piece(end: position, face: own.face)
      if let last = items.last, last.face !== own.face, last.continues(style: style, level: level),
        isLoneSpace(at: position, limit: limit), last.face.has(" ")
      {
        // A space after a word in another font takes that font, so that sentences have few items.
        piece.end = position + 1
        piece.face = last.face
      } else {
        piece.end = plainEnd(from: position, to: limit, face: own.face, script: script, level: level, of: levels)
        if piece.end > position {
          piece.script = UnicodeScript(of: Unicode.Scalar(text[position]))
        } else {
          (piece.end, piece.script) = lettersEnd(from: position, to: limit, own, level: level, of: levels)
        }
      }
      if piece.end == position { piece = self.piece(at: position, to: limit, own, style: style) }
      if piece.script != .common {
        // Text before the first letter takes its script.
        if script == .common { for i in items.indices { items[i].script = piece.script } }
        script = piece.script
      }
      append(
        TextItem(
          kind: piece.kind, range: position..<piece.end, style: style, face: piece.face, script: script, level: level))
      position = piece.end
    }
  }

  /// A piece of text that one face can show.
  private struct Piece {
    var kind = TextItem.Kind.text
    var end: Int
    var face: FontFace
    var script = UnicodeScript.common
  }

  /// A character that stands alone, or the part of a cluster that one face can show.
  private mutating func piece(at position: Int, to limit: Int, _ own: Font, style: Int) -> Piece {
    let (scalar, length) = text.scalar(at: position)
    var piece = Piece(end: position + length, face: own.face)
    if scalar.isControl {
      piece.kind = scalar == "\t" ? .tab : .ignored
      return piece
    }
    // The next character decides whether a plain character stands alone. U+0300 is the first that joins the character
    // before it.
    if scalar.value < 0x300, piece.end >= limit || text[piece.end] < 0xCC {
      piece.script = UnicodeScript(of: scalar)
      if let fallback = own.fallback, !own.face.has(scalar), scalar.value != 0xAD {
        let (script, end) = (piece.script, piece.end)
        piece.face = fallback.face(
          for: CollectionOfOne(scalar), after: own.face,
          neighbour: neighbour(of: script, from: end, to: limit, own, style: style))
      }
      return piece
    }
    piece.end = max(piece.end, min(partEnd(from: position), limit))
    if surplus.contains(position) {
      piece.kind = .surplus
    } else if piece.end == position + length, let known = lettersFound[scalar, style] {
      (piece.script, piece.face) = known
    } else {
      show(text.scalars(in: position..<piece.end), at: position, in: &piece, to: limit, own, style: style)
      if piece.end == position + length, piece.script != .common, piece.face !== own.face {
        lettersFound[scalar, style] = (piece.script, piece.face)
      }
    }
    return piece
  }

  /// Finds the script of a cluster, and the face that shows all of it or the longest start.
  private func show(
    _ cluster: UTF8Text.Scalars, at position: Int, in piece: inout Piece, to limit: Int, _ own: Font, style: Int
  ) {
    for scalar in cluster where piece.script == .common { piece.script = UnicodeScript(of: scalar) }
    guard let fallback = own.fallback else { return }
    let (script, end) = (piece.script, piece.end)
    let whole = fallback.face(
      showing: cluster, after: own.face, neighbour: neighbour(of: script, from: end, to: limit, own, style: style))
    if let whole {
      piece.face = whole
    } else if end > position + text.scalar(at: position).length {
      let start = fallback.start(of: cluster, after: own.face)
      piece.face = start.face
      piece.end = position + cluster.prefix(start.count).reduce(0) { $0 + UTF8.width($1) }
    }
  }

  /// The end of the rest of a cluster, or of the part of it that can be one item.
  private mutating func partEnd(from position: Int) -> Int {
    if surplus.contains(position) { return surplus.upperBound }
    if !cluster.contains(position) { cluster = position..<text.clusterEnd(from: position) }
    guard cluster.upperBound - position > 4 else { return cluster.upperBound }
    let part = ClusterPart(position..<cluster.upperBound, of: text)
    surplus = part.surplus
    if part.isForced { forcedStart = part.end }
    return part.end
  }

  // The maximum number of bytes of punctuation before the letter that determines its font.
  private static let longestPunctuation = 32

  /// The fallback face for a character without a script: that of the letters before it, otherwise of the first letter
  /// after it. A sentence's brackets and full stops thus match its letters, even if an earlier font in the list has
  /// them too.
  private func neighbour(
    of script: UnicodeScript, from position: Int, to limit: Int, _ own: Font, style: Int
  ) -> FontFace? {
    guard UnicodeScript.isKnown, script == .common else { return nil }
    if let last = items.last, last.kind == .text, last.style == style, last.face !== own.face, !last.face.hasColor {
      return last.face
    }
    var next = position
    while next < min(limit, position + Self.longestPunctuation) {
      let (scalar, length) = text.scalar(at: next)
      next += length
      guard UnicodeScript(of: scalar) != .common else { continue }
      return own.face.has(scalar) ? nil : own.fallback?.face(for: CollectionOfOne(scalar), after: own.face)
    }
    return nil
  }

  private func isLoneSpace(at position: Int, limit: Int) -> Bool {
    guard text[position] == 0x20 else { return false }
    return position + 1 >= limit || text[position + 1] < 0xCC || text.clusterEnd(from: position) == position + 1
  }

  /// A style's font, and the end of its part of a paragraph.
  private func part(of style: Int, in paragraph: Range<Int>) -> (font: Font, end: Int) {
    (styles[style].font, style + 1 < styles.count ? min(paragraph.upperBound, ends[style]) : paragraph.upperBound)
  }

  /// The end of the ASCII characters that a face has and that one item can contain, which is most of most texts.
  /// Letters and characters without a script are combined only after a letter of the same script.
  private func plainEnd(
    from start: Int, to limit: Int, face: FontFace, script: UnicodeScript, level: UInt8, of levels: BidiLevels
  ) -> Int {
    var end = start
    var isLatin = script == .latin
    while end < limit, end - start < Self.longItem {
      let byte = text[end]
      guard (0x20...0x7E).contains(byte), end + 1 >= limit || text[end + 1] < 0xCC, face.hasASCII(byte),
        levels.level(at: end) == level
      else { break }
      if !isLatin, (0x61...0x7A).contains(byte | 0x20) {
        guard end == start else { break }
        isLatin = true
      }
      end += 1
    }
    return end
  }

  /// The end of a run of non-ASCII letters that a font has, that join no adjacent character and share one script,
  /// together with the spaces between them, which is most of the other texts. Also returns the script. Only other
  /// text needs a search for clusters.
  private func lettersEnd(
    from start: Int, to limit: Int, _ own: Font, level: UInt8, of levels: BidiLevels
  ) -> (end: Int, script: UnicodeScript) {
    var script = UnicodeScript.common
    guard !own.face.hasColor, !cluster.contains(start), !surplus.contains(start) else { return (start, script) }
    // As many as fit into one item with the preceding text.
    let limit = min(limit, start + Self.longItem - (items.last?.range.count ?? 0))
    var end = start
    while end < limit, text[end] >= 0xC3 {
      let (scalar, length) = text.scalar(at: end)
      guard scalar.standsAlone, !joinsNext(at: end + length), levels.level(at: end) == level,
        own.fallback == nil || own.face.has(scalar)
      else { break }
      let its = UnicodeScript(of: scalar)
      guard its != .common, end == start || its == script else { break }
      script = its
      end += length
      // A space before another letter, unless it can belong to Latin text.
      if end + 1 < limit, text[end] == 0x20, text[end + 1] >= 0xCC, text.scalar(at: end + 1).scalar.standsAlone,
        levels.level(at: end) == level, own.face.hasASCII(0x20)
      {
        end += 1
      }
    }
    return (end, script)
  }

  /// Whether the character at a position may be in one cluster with a letter that stands alone before it.
  private func joinsNext(at position: Int) -> Bool {
    guard position < text.count, text[position] >= 0x80 else { return false }
    return !text.scalar(at: position).scalar.standsAlone
  }

  @inline(__always)
  private mutating func append(_ item: TextItem) {
    if let last = items.indices.last, items[last].kind == item.kind, items[last].style == item.style,
      items[last].face === item.face, items[last].script == item.script, items[last].level == item.level,
      item.range.lowerBound != forcedStart,
      items[last].range.count < Self.longItem
        || (items[last].range.count < Self.longestItem && text[items[last].range.upperBound - 1] != 0x20)
    {
      items[last].range = items[last].range.lowerBound..<item.range.upperBound
    } else {
      items.append(item)
    }
  }
}

/// The scripts and fallback faces of letters found earlier in a text.
///
/// Direct-mapped: each letter has one slot and replaces its previous content.
private struct LettersFound {
  private struct Slot {
    var scalar: Unicode.Scalar
    var script: UnicodeScript
    var face: FontFace
  }

  private var slots: [Slot?]
  // The style of all entries.
  private var style = -1

  /// - Parameter slotCount: A power of two, or 0 to store nothing.
  init(slotCount: Int) { slots = Array(repeating: nil, count: slotCount) }

  subscript(scalar: Unicode.Scalar, style: Int) -> (UnicodeScript, FontFace)? {
    get {
      guard style == self.style, let slot = slots[Int(scalar.value) & (slots.count - 1)], slot.scalar == scalar else {
        return nil
      }
      return (slot.script, slot.face)
    }
    set {
      guard !slots.isEmpty else { return }
      if style != self.style {
        slots = Array(repeating: nil, count: slots.count)
        self.style = style
      }
      slots[Int(scalar.value) & (slots.count - 1)] = newValue.map { Slot(scalar: scalar, script: $0.0, face: $0.1) }
    }
  }
}
