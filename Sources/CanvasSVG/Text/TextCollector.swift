/// Collects the characters of a text element and of those inside of it.
struct TextCollector {
  private let painter: Painter
  private(set) var content = TextContent()
  /// Whether the last character was a space, after which others are left out.
  private var isAfterSpace = true
  /// The most characters of a text.
  private static let limit = 100_000

  private var tree: ElementTree { painter.tree }

  init(_ node: ElementTree.Node, _ style: ElementStyle, _ painter: Painter) {
    self.painter = painter
    var span = TextContent.Span(style: style)
    span.baseline = baseline(of: node, style)
    for ancestor in tree.lineage(of: tree[node].parent)
    where tree.value(.textDecoration, of: ancestor) != nil {
      span.lines = lines(of: ancestor, painter.style(of: ancestor)) + span.lines
    }
    span.lines += lines(of: node, style)
    collect(node, span)
    if let last = content.characters.last, last.scalar == " ", !content.spans[last.span].style.text.isPreserved {
      content.characters.removeLast()
    }
  }

  private mutating func collect(_ node: ElementTree.Node, _ outer: TextContent.Span) {
    let first = content.characters.count
    var span = outer
    if tree.attribute("textLength", of: node) != nil { span.fitted = node }
    content.spans.append(span)
    var index = content.spans.count - 1
    for child in tree.children(of: node) where tree[node].tag != .tref {
      guard painter.meter.takeElement(tree[child]) else { return }
      switch tree[child].tag {
      case .characters:
        if index != content.spans.count - 1 {
          content.spans.append(span)
          index = content.spans.count - 1
        }
        append(tree[child].text, index)
      case .tspan, .a, .textPath, .tref: collectChild(child, span)
      default: break
      }
    }
    if tree[node].tag == .tref, let target = tree.target(of: node) { append(allText(in: target), index) }
    place(node, first..<content.characters.count, span.style)
  }

  private mutating func collectChild(_ child: ElementTree.Node, _ outer: TextContent.Span) {
    guard painter.isShown(child) else { return }
    var style = outer.style.child(child, in: tree)
    // Only the whole text has a writing mode.
    style.text.isVertical = outer.style.text.isVertical
    var span = outer
    span.style = style
    span.rise += rise(of: child, style, parent: outer.style)
    span.lines += lines(of: child, style)
    span.baseline = baseline(of: child, style)
    if tree[child].tag == .a { span.link = tree.href(of: child) }
    if tree[child].tag == .textPath {
      guard outer.path == nil, let target = tree.target(of: child), tree[target].tag.isShape else { return }
      span.path = child
    }
    collect(child, span)
  }

  private mutating func append(_ text: String, _ span: Int) {
    let isPreserved = content.spans[span].style.text.isPreserved
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      guard content.characters.count < Self.limit else { return painter.meter.exceedText(Self.limit) }
      let isSpace =
        scalar.value == 0x20 || (0x09...0x0D).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value)
      if isSpace, isAfterSpace, !isPreserved { continue }
      isAfterSpace = isSpace
      for scalar in isSpace ? " ".unicodeScalars : transformed(scalar, previous, content.spans[span].style.text) {
        content.characters.append(TextContent.Letter(scalar: scalar, span: span))
      }
      previous = scalar
    }
  }

  /// A character as `text-transform` makes it.
  private func transformed(
    _ scalar: Unicode.Scalar, _ previous: Unicode.Scalar?, _ style: TextStyleValue
  ) -> String.UnicodeScalarView {
    switch style.transform {
    case .none,
      .capitalize where isInWord:
      String.UnicodeScalarView([scalar])
    case .capitalize where scalar != "i": scalar.properties.titlecaseMapping.unicodeScalars
    case .uppercase, .capitalize: scalar.cased(isUpper: true, in: style.language, after: previous).unicodeScalars
    case .lowercase: scalar.cased(isUpper: false, in: style.language).unicodeScalars
    }
  }

  private var isInWord: Bool {
    content.characters.last.map { $0.scalar.properties.isAlphabetic || "'’".unicodeScalars.contains($0.scalar) }
      ?? false
  }

  private func allText(in node: ElementTree.Node) -> String {
    var text = ""
    for child in tree.children(of: node) where text.utf8.count < Self.limit {
      text += tree[child].tag == .characters ? tree[child].text : allText(in: child)
    }
    return text
  }

  /// Sets the places of an element's characters. Those of inner elements are set before, and win.
  private mutating func place(_ node: ElementTree.Node, _ range: Range<Int>, _ style: ElementStyle) {
    func lengths(_ name: String, _ axis: Painter.Axis) -> [Double] {
      let list = tree.attribute(name, of: node).flatMap { Length.list($0, fontSize: style.units) } ?? []
      return list.map { painter.points($0, axis) }
    }
    // A text on a path has no places of its own.
    let isPath = tree[node].tag == .textPath
    let (x, y) = isPath ? ([], []) : (lengths("x", .x), lengths("y", .y))
    let (dx, dy) = (lengths("dx", .x), lengths("dy", .y))
    let rotations = tree.attribute("rotate", of: node).flatMap(ValueScanner.numbers) ?? []
    for (i, index) in range.enumerated() {
      if i < x.count, content.characters[index].x == nil { content.characters[index].x = x[i] }
      if i < y.count, content.characters[index].y == nil { content.characters[index].y = y[i] }
      if i < dx.count, content.characters[index].dx == nil { content.characters[index].dx = dx[i] }
      if i < dy.count, content.characters[index].dy == nil { content.characters[index].dy = dy[i] }
      let rotation = i < rotations.count ? rotations[i] : rotations.last
      content.characters[index].rotation = content.characters[index].rotation ?? rotation
    }
  }

  private func lines(of node: ElementTree.Node, _ style: ElementStyle) -> [TextLineStyle] {
    let words = tree.value(.textDecoration, of: node)?.split(whereSeparator: \.isWhitespace) ?? []
    return TextLineStyle.Kind.allCases.filter { kind in words.contains { $0 == kind.rawValue } }
      .map { TextLineStyle(kind: $0, style: style) }
  }

  private func baseline(of node: ElementTree.Node, _ style: ElementStyle) -> String {
    switch tree.value(.alignmentBaseline, of: node) {
    case nil, "auto", "baseline": style.text.dominantBaseline
    case let own?: own
    }
  }

  /// How far `baseline-shift` raises an element.
  private func rise(of node: ElementTree.Node, _ style: ElementStyle, parent: ElementStyle) -> Double {
    switch tree.value(.baselineShift, of: node) {
    case nil, "baseline": 0
    // Typical positions of fonts.
    case "sub": -style.fontSize * 0.2
    case "super": style.fontSize * 0.4
    case let text?: Length(text, fontSize: style.units)?.points(of: parent.fontSize) ?? 0
    }
  }
}
