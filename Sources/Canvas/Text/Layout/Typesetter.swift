internal import CanvasMath

/// Sets a text in lines. Each paragraph is divided into items, shaped, broken into lines and put in visual order.
struct Typesetter {
  /// The available size in points; nil for no limit.
  struct Room {
    var width: Double?
    var height: Double?

    // A size must fit its own measurement, although sums in another order differ in the last bits.
    var usableWidth: Double { Self.usable(width) }
    var usableHeight: Double { Self.usable(height) }

    static func usable(_ length: Double?) -> Double { length.map { $0 + abs($0) * 1e-9 + 1e-9 } ?? .infinity }
  }

  /// An item and its glyphs.
  struct ShapedItem {
    var item: TextItem
    var glyphs: [ShapedGlyph]
    /// The number of points per font unit.
    var scale: Double
  }

  private static let maximumLineCount = 1 << 20

  let text: UTF8Text
  let paragraphStyle: ParagraphStyle
  /// The tab stops; nil if tabs are as wide as four spaces.
  let tabStops: TabStops?
  let room: Room
  /// The attributes, scaled to the size at which they are drawn.
  let styles: [TextAttributes]
  /// What becomes small in each style, or nil for nothing; empty if no font has features.
  private let smallCapitals: [SmallCapitals?]
  private(set) var shaper: ItemShaper
  private var itemizer: TextItemizer
  private let maximumLineCount: Int
  private let surroundings: TextSurroundings?
  private var insertions: [Insertion: ShapedItem] = [:]

  // State of the current paragraph.
  private(set) var items: [ShapedItem] = []
  private(set) var paragraph = 0..<0
  private(set) var isRightToLeft = false
  /// The runs of the current line that are tabs which may lead to stops, in the order of the text.
  private var tabRuns: [Int] = []

  // The result.
  private(set) var lines: [LineRecord] = []
  private(set) var runs: [GlyphRun] = []
  private(set) var isTruncated = false
  private var isFull = false
  /// The distance from the top to the bottom of all lines.
  private(set) var height = 0.0

  /// - Parameter bytes: The bytes of the text's string.
  init(_ styled: StyledText, bytes: UnsafeBufferPointer<UInt8>, room: Room, scale: Double) {
    // Positions have 32 bits.
    let count = min(bytes.count, Int(Int32.max) - 1)
    text = unsafe UTF8Text(string: styled.string, bytes: UnsafeBufferPointer(rebasing: bytes[..<count]))
    paragraphStyle = styled.paragraph.scaled(by: scale)
    tabStops = TabStops(paragraphStyle)
    self.room = room
    surroundings = styled.surroundings
    shaper = ItemShaper(text)
    maximumLineCount = max(0, min(styled.paragraph.maximumLineCount ?? .max, Self.maximumLineCount))
    var styles: [TextAttributes] = []
    var ends: [Int] = []
    var position = 0
    for span in styled.spans where span.range.lowerBound < count {
      if span.range.lowerBound > position {
        styles.append(styled.attributes.scaled(by: scale))
        ends.append(span.range.lowerBound)
      }
      position = min(span.range.upperBound, count)
      styles.append(span.attributes.scaled(by: scale))
      ends.append(position)
    }
    if position < count || styles.isEmpty {
      styles.append(styled.attributes.scaled(by: scale))
      ends.append(count)
    }
    self.styles = styles
    smallCapitals = styles.contains { !$0.font.features.isEmpty } ? styles.map { SmallCapitals($0.font) } : []
    itemizer = TextItemizer(text, styles: styles, ends: ends)
  }

  mutating func setLines() {
    // A text in which no font draws anything takes no space.
    guard styles.contains(where: { $0.font.scale > 0 }), maximumLineCount > 0 else {
      isTruncated = maximumLineCount == 0
      return
    }
    var start = 0
    while true {
      let (end, next) = text.paragraph(from: start)
      setParagraph(start..<end, next: next)
      guard let next, !isFull else { return }
      guard lines.count < maximumLineCount else { return truncate(isFull: true) }
      start = next
    }
  }

  private mutating func setParagraph(_ range: Range<Int>, next: Int?) {
    paragraph = range
    let levels = BidiLevels(range, of: text, direction: paragraphStyle.direction, surroundings: surroundings)
    isRightToLeft = levels.base & 1 == 1
    itemizer.itemize(range, levels: levels)
    items.removeAll(keepingCapacity: true)
    for item in smallCapitals.allSatisfy({ $0 == nil }) ? itemizer.items : smallItems {
      let glyphs = shaper.glyphs(
        of: item.range, in: item, paragraph: range, features: styles[item.style].features)
      items.append(ShapedItem(item: item, glyphs: glyphs, scale: scale(of: item)))
    }
    guard room.width != nil || paragraphStyle.truncation != .none else {
      addLine(range, content: range.upperBound, range: range.lowerBound..<(next ?? range.upperBound))
      return
    }
    breakLines(width: room.width ?? .infinity, next: next)
  }

  /// The items, with a part for each change between small capitals and other letters.
  private var smallItems: [TextItem] {
    itemizer.items.flatMap { smallCapitals[$0.style]?.parts(of: $0, in: text) ?? [$0] }
  }

  /// The size of an item's letters in points.
  private func size(of item: TextItem) -> Double {
    let size = styles[item.style].font.size
    return item.isSmall ? size * SmallCapitals.scale : size
  }

  private func scale(of item: TextItem) -> Double { item.face.scale(at: size(of: item)) }

  // MARK: Lines

  /// Whether no other line fits after the current one.
  func isLast(_ lineHeight: Double) -> Bool {
    if lines.count + 1 >= maximumLineCount { return true }
    guard paragraphStyle.truncation != .none, room.height != nil else { return false }
    return height + paragraphStyle.spacing + 2 * lineHeight > room.usableHeight
  }

  /// Records that text is left out; if `isFull`, all that follows.
  mutating func truncate(isFull: Bool) {
    isTruncated = true
    if isFull { self.isFull = true }
  }

  /// Adds a line.
  ///
  /// A wrapped line that ends with a soft hyphen shows a hyphen.
  ///
  /// - Parameters:
  ///   - text: The text of the line.
  ///   - ellipsis: The position whose attributes are used for an ellipsis that follows, if text is omitted.
  ///   - tail: The text after the ellipsis.
  ///   - content: The end of the text that counts, before spaces at which the line was wrapped.
  ///   - range: The range of the text that belongs to the line.
  ///   - isWrapped: Whether the paragraph continues on the next line.
  mutating func addLine(
    _ text: Range<Int>, ellipsis place: Int? = nil, tail: Range<Int> = 0..<0, content: Int, range: Range<Int>,
    isWrapped: Bool = false
  ) {
    let firstRun = runs.count
    tabRuns.removeAll(keepingCapacity: true)
    var metrics = LineMetrics()
    addRuns(of: text.lowerBound..<min(text.upperBound, content), &metrics)
    var inserted = place.map(ellipsis)
    if let inserted {
      addRun(of: inserted, at: text.upperBound, &metrics)
    } else if isWrapped, content == text.upperBound, let hyphen = hyphen(endingAt: content) {
      inserted = hyphen
      addRun(of: hyphen, at: content - 2, &metrics)
    }
    addRuns(of: tail, &metrics)
    // An empty line is as high as its text would be.
    if !metrics.isSet { metrics.add(styles[style(at: range.lowerBound)].font) }

    let isFirst = lines.last.map { $0.range.upperBound <= paragraph.lowerBound } ?? true
    if !lines.isEmpty {
      height += paragraphStyle.spacing + (isFirst ? paragraphStyle.paragraphSpacing : 0)
    }
    let lineHeight = metrics.height * paragraphStyle.heightFactor
    let baseline = height + metrics.ascent + (lineHeight - metrics.height) / 2
    let isFree = setTabs(from: firstRun, isFirst: isFirst)
    var stretched = firstRun..<(isWrapped && isFree ? runs.count : firstRun)
    if runs.count > firstRun + 1 {
      let lineRuns = Array(runs[firstRun...])
      let order = BidiLevels.visualOrder(of: lineRuns.map(\.level))
      runs.replaceSubrange(firstRun..., with: order.map { lineRuns[$0] })
      if !stretched.isEmpty, let tab = tabRuns.last, let place = order.firstIndex(of: tab - firstRun) {
        stretched = isRightToLeft ? firstRun..<firstRun + place : firstRun + place + 1..<runs.count
      }
    }
    var x = 0.0
    for i in firstRun..<runs.count {
      runs[i].origin = Point(x: x, y: baseline - styles[Int(runs[i].style)].offset)
      x += runs[i].width
    }
    let indents = self.indents(isFirst: isFirst)
    lines.append(
      LineRecord(
        origin: Point(x: 0, y: baseline), width: x, top: height, height: lineHeight, ascent: metrics.ascent,
        descent: metrics.descent, range: range, runs: firstRun..<runs.count, isRightToLeft: isRightToLeft,
        indents: indents, stretchedRuns: stretched, insertedText: inserted?.text ?? ""))
    height += lineHeight
  }

  /// Adds the glyphs of what is inserted, as those of a position in the text.
  private mutating func addRun(of insertion: Insertion, at place: Int, _ metrics: inout LineMetrics) {
    var inserted = shaped(insertion)
    for i in inserted.glyphs.indices { inserted.glyphs[i].cluster = UInt32(clamping: place) }
    addRun(inserted.glyphs[...], item: inserted.item, &metrics)
  }

  private mutating func addRuns(of part: Range<Int>, _ metrics: inout LineMetrics) {
    for i in itemIndices(of: part) {
      let item = items[i].item
      let glyphs = glyphs(of: part.clamped(to: item.range), inItem: i)
      guard tabStops != nil, item.kind == .tab else {
        addRun(glyphs, item: item, &metrics)
        continue
      }
      // Each tab has a width of its own.
      for place in item.isRightToLeft ? Array(glyphs.indices.reversed()) : Array(glyphs.indices) {
        tabRuns.append(runs.count)
        addRun(glyphs[place...place], item: item, &metrics)
      }
    }
  }

  /// Gives the tabs of the current line their widths. The runs are in the order of the text.
  ///
  /// - Returns: Whether the text after the last tab can become wider.
  private mutating func setTabs(from firstRun: Int, isFirst: Bool) -> Bool {
    guard let first = tabRuns.first else { return true }
    var line = emptyLine(isFirst: isFirst)
    for run in firstRun..<first { line.add(runs[run].width) }
    for (i, start) in tabRuns.enumerated() {
      line.addTab(fourSpaces: runs[start].width)
      let end = i + 1 < tabRuns.count ? tabRuns[i + 1] : runs.count
      for run in start + 1..<end { line.add(runs[run].width) }
      runs[start].letterSpacing += line.tabWidth - runs[start].width
      runs[start].width = line.tabWidth
    }
    return line.endsFreely
  }

  /// The width of a line of the paragraph without text.
  func emptyLine(isFirst: Bool) -> LineWidth {
    let indents = self.indents(isFirst: isFirst)
    return LineWidth(tabStops, indent: isRightToLeft ? indents.right : indents.left)
  }

  private mutating func addRun(
    _ glyphs: ArraySlice<ShapedGlyph>, item: TextItem, _ metrics: inout LineMetrics
  ) {
    let own = styles[item.style].font
    metrics.add(own)
    let font = Font(face: item.face, size: size(of: item))
    // Emoji are designed to fit in lines of text and don't increase the line height.
    if item.face !== own.face, !item.face.hasColor { metrics.add(font) }
    guard !glyphs.isEmpty else { return }
    let (scale, spacing) = (font.scale, spacing(of: item))
    runs.append(
      GlyphRun(
        origin: .zero, width: GlyphRun.width(of: glyphs, scale: scale, letterSpacing: spacing), scale: scale,
        emSize: font.size, level: item.level, script: item.script, style: Int32(clamping: item.style), face: item.face,
        styles: styles, shaped: glyphs, letterSpacing: spacing))
  }

  /// The space after each cluster of an item.
  func spacing(of item: TextItem) -> Double {
    let spacing = styles[item.style].spacing
    return spacing != 0 && item.script.isCursive ? 0 : spacing
  }

  /// The paragraph's indents on the left and on the right of a line.
  func indents(isFirst: Bool) -> (left: Double, right: Double) {
    let head = isFirst ? paragraphStyle.firstLineIndent : paragraphStyle.headIndent
    return isRightToLeft ? (paragraphStyle.tailIndent, head) : (head, paragraphStyle.tailIndent)
  }

  // MARK: Parts of items

  private func itemIndices(of part: Range<Int>) -> Range<Int> {
    guard !part.isEmpty else { return 0..<0 }
    let first = itemIndex(at: part.lowerBound)
    var end = first
    while end < items.count, items[end].item.range.lowerBound < part.upperBound { end += 1 }
    return first..<end
  }

  /// The item that contains a position of the paragraph.
  func itemIndex(at position: Int) -> Int { items.partitionIndex { $0.item.range.upperBound > position } }

  func style(at position: Int) -> Int {
    itemizer.style(at: position)
  }

  /// The glyphs of a part of an item, reshaped if the text can't simply be cut.
  private mutating func glyphs(of part: Range<Int>, inItem i: Int) -> ArraySlice<ShapedGlyph> {
    let (item, glyphs) = (items[i].item, items[i].glyphs)
    guard part != item.range else { return glyphs[...] }
    if let slice = slice(of: part, item: item, glyphs: glyphs) { return slice }
    return shaper.glyphs(
      of: part, in: item, paragraph: paragraph, features: styles[item.style].features)[...]
  }

  /// The glyphs of a part of an item; nil if a cut is unsafe.
  private func slice(of part: Range<Int>, item: TextItem, glyphs: [ShapedGlyph]) -> ArraySlice<ShapedGlyph>? {
    let start = Self.cut(at: part.lowerBound, item: item, glyphs: glyphs)
    let end = Self.cut(at: part.upperBound, item: item, glyphs: glyphs)
    guard let start, let end else { return nil }
    return item.isRightToLeft ? glyphs[min(start, end)..<max(start, end)] : glyphs[start..<max(start, end)]
  }

  /// The index between the glyphs before and after a position in the text; nil if it is not between clusters, or
  /// unsafe.
  private static func cut(at position: Int, item: TextItem, glyphs: [ShapedGlyph]) -> Int? {
    let isRightToLeft = item.isRightToLeft
    if position <= item.range.lowerBound { return isRightToLeft ? glyphs.count : 0 }
    if position >= item.range.upperBound { return isRightToLeft ? 0 : glyphs.count }
    // Clusters are in ascending order from left to right, or in descending order.
    let cut = glyphs.partitionIndex { (Int($0.cluster) < position) == isRightToLeft }
    // The first glyph of the cluster after the cut.
    let after = isRightToLeft ? cut - 1 : cut
    guard glyphs.indices.contains(after) else { return cut }
    guard Int(glyphs[after].cluster) == position, !glyphs[after].flags.contains(.isUnsafeToBreak) else { return nil }
    return cut
  }

  // MARK: Insertions

  /// What is shown that is not in the text, with the style and the level of the text around it.
  struct Insertion: Hashable {
    var text: String
    var style: Int
    var level: UInt8
  }

  /// An ellipsis with the attributes of the text at a position: the character, or three full stops if the font lacks
  /// it.
  func ellipsis(at place: Int) -> Insertion {
    let style = self.style(at: place)
    return Insertion(
      text: styles[style].font.face.has("\u{2026}") ? "\u{2026}" : "...", style: style, level: isRightToLeft ? 1 : 0)
  }

  /// The hyphen of a line that ends with the soft hyphen before a position of the paragraph; nil if there is none.
  func hyphen(endingAt end: Int) -> Insertion? {
    guard end < paragraph.upperBound, let place = text.softHyphen(endingAt: end), place > paragraph.lowerBound else {
      return nil
    }
    return Insertion(text: "-", style: style(at: place), level: items[itemIndex(at: place)].item.level)
  }

  /// The glyphs of what is inserted.
  mutating func shaped(_ insertion: Insertion) -> ShapedItem {
    if let known = insertions[insertion] { return known }
    let font = styles[insertion.style].font
    var copy = insertion.text
    let result = copy.withUTF8 { bytes in
      let text = unsafe UTF8Text(string: insertion.text, bytes: bytes)
      let item = TextItem(
        kind: .text, range: 0..<bytes.count, style: insertion.style, face: font.face, script: .common,
        level: insertion.level)
      var shaper = ItemShaper(text)
      var glyphs = shaper.glyphs(
        of: item.range, in: item, paragraph: item.range, features: ShapingFeatures(chosen: font.features))
      for i in glyphs.indices { glyphs[i].flags.insert(.isInserted) }
      return ShapedItem(item: item, glyphs: glyphs, scale: font.scale)
    }
    insertions[insertion] = result
    return result
  }
}

/// The extent of the fonts of a line above and below the baseline.
struct LineMetrics {
  private(set) var ascent = 0.0
  private(set) var descent = 0.0
  private var below = 0.0
  // The exact values if there is only one font, because the sum of the parts is rounded.
  private var only: (ascent: Double, height: Double)?
  private(set) var isSet = false

  mutating func add(_ font: Font) {
    let own = (ascent: font.ascent, height: font.lineHeight)
    if isSet { only = only.flatMap { $0 == own ? own : nil } } else { only = own }
    isSet = true
    ascent = max(ascent, own.ascent)
    descent = max(descent, font.descent)
    // The line gap is below.
    below = max(below, own.height - own.ascent)
  }

  var height: Double { only?.height ?? ascent + below }
}

extension ParagraphStyle {
  var spacing: Double { lineSpacing.isFinite ? lineSpacing : 0 }
  var heightFactor: Double { lineHeightMultiple > 0 && lineHeightMultiple.isFinite ? lineHeightMultiple : 1 }

  /// The style with all lengths multiplied by a factor; those that aren't finite become 0.
  func scaled(by factor: Double) -> ParagraphStyle {
    func scaled(_ length: Double) -> Double { length.isFinite ? length * factor : 0 }
    var result = self
    result.lineSpacing = scaled(lineSpacing)
    result.paragraphSpacing = scaled(paragraphSpacing)
    result.firstLineIndent = scaled(firstLineIndent)
    result.headIndent = scaled(headIndent)
    result.tailIndent = scaled(tailIndent)
    for i in tabStops.indices { result.tabStops[i].location = scaled(tabStops[i].location) }
    result.defaultTabInterval = scaled(defaultTabInterval)
    return result
  }
}
