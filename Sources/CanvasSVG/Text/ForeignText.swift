/// The text of a `foreignObject`: the paragraphs of HTML as plain lines, without boxes, tables and pictures.
struct ForeignText {
  private let painter: Painter
  private var text: StyledText?
  /// The place of the lines, as the outer boxes set it.
  private var frame: Rect
  /// Where the lines are in the room that is left, from 0 to 1; nil for where the alignment of the text has them.
  private var across: Double?
  private var down = 0.0
  /// The ends of lines before the next letter.
  private var breaks = 0
  private var isAfterSpace = true
  private var byteCount = 0

  private var tree: ElementTree { painter.tree }

  /// - Parameter frame: The rectangle of the element, in user space.
  init(_ node: ElementTree.Node, _ style: ElementStyle, in frame: Rect, _ painter: Painter) {
    (self.painter, self.frame) = (painter, frame)
    collect(node, style, isUnderlined: false)
  }

  /// Draws the lines.
  func draw() {
    guard let text else { return }
    let wraps = text.paragraph.wrapping != .none
    let layout = text.layout(width: wraps ? max(frame.width, 1) : nil)
    let aligned: Double = [TextAlignment.center: 0.5, .right: 1][text.alignment] ?? 0
    let x = wraps ? frame.minX : frame.minX + (across ?? aligned) * (frame.width - layout.size.width)
    let place = Point(x: x, y: frame.minY + down * (frame.height - layout.size.height))
    painter.context.draw(layout, at: place)
    painter.addText { $0.draw(layout, at: place) }
  }

  private mutating func collect(_ node: ElementTree.Node, _ style: ElementStyle, isUnderlined: Bool) {
    for child in tree.children(of: node) {
      guard painter.meter.takeElement(tree[child]), painter.isWithinDepth else { return }
      if tree[child].tag == .characters {
        append(tree[child].text, style, isUnderlined: isUnderlined)
      } else if tree[child].tag == .html, painter.isShown(child) {
        collectChild(child, style, isUnderlined: isUnderlined)
      }
    }
  }

  private mutating func collectChild(_ child: ElementTree.Node, _ outer: ElementStyle, isUnderlined: Bool) {
    let name = tree[child].text
    if name == "br" {
      (breaks, isAfterSpace) = (breaks + 1, true)
      return
    }
    guard !["script", "style", "template", "head"].contains(name) else { return }
    var base = outer
    if ["b", "strong", "th", "h1", "h2", "h3", "h4", "h5", "h6"].contains(name) { base.text.weight = 700 }
    if ["i", "em", "cite", "var"].contains(name) { base.text.slant = .italic }
    if ["code", "kbd", "pre", "samp", "tt"].contains(name) { base.text.families = ["monospace"] }
    if let factor = Self.sizes[name] { base.text.fontSize *= factor }
    if ["center", "th"].contains(name) { base.text.alignment = .center }
    var style = base.child(child, in: tree)
    // The attribute of old HTML.
    if name == "font", let color = tree.attribute("color", of: child).flatMap({ ColorValue($0) }) {
      style.color = color.color(style.color)
    }
    let lines = tree.value(.textDecoration, of: child) ?? ""
    let isUnderlined = isUnderlined || name == "u" || lines.contains("underline")
    let isBlock = isBlock(child)
    if isBlock {
      place(child, style)
      breakLine()
    }
    painter.depth += 1
    collect(child, style, isUnderlined: isUnderlined)
    painter.depth -= 1
    if isBlock { breakLine() }
  }

  private static let sizes = ["h1": 2, "h2": 1.5, "h3": 1.17, "h5": 0.83, "h6": 0.67, "small": 1 / 1.2, "big": 1.2]

  private func isBlock(_ node: ElementTree.Node) -> Bool {
    if let display = tree.value(.display, of: node) { return !display.hasPrefix("inline") && display != "contents" }
    return [
      "div", "p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "table", "tr", "body", "html", "center", "pre",
      "section", "article", "header", "footer", "blockquote", "dl", "dt", "dd", "hr",
    ].contains(tree[node].text)
  }

  /// Moves and limits the frame by a box around all lines.
  private mutating func place(_ node: ElementTree.Node, _ style: ElementStyle) {
    guard text == nil else { return }
    func length(_ property: StyleProperty, _ whole: Double) -> Double? {
      tree.value(property, of: node).flatMap { Length($0, fontSize: style.units) }?.points(of: whole)
    }
    let whole = frame.width
    let left = (length(.marginLeft, whole) ?? 0) + (length(.paddingLeft, whole) ?? 0)
    let top = (length(.marginTop, whole) ?? 0) + (length(.paddingTop, whole) ?? 0)
    frame = Rect(
      x: frame.minX + left, y: frame.minY + top, width: length(.width, whole) ?? max(whole - left, 0),
      height: length(.height, frame.height) ?? max(frame.height - top, 0))
    guard let display = tree.value(.display, of: node), display.hasSuffix("flex") else { return }
    func share(_ property: StyleProperty) -> Double {
      let value = tree.value(property, of: node) ?? ""
      return value.hasSuffix("center") ? 0.5 : value.hasSuffix("end") ? 1 : 0
    }
    (across, down) = (share(.justifyContent), share(.alignItems))
  }

  private mutating func breakLine() { if text != nil { (breaks, isAfterSpace) = (max(breaks, 1), true) } }

  private mutating func append(_ characters: String, _ style: ElementStyle, isUnderlined: Bool) {
    var string = ""
    for scalar in characters.unicodeScalars {
      let isSpace = scalar.value == 0x20 || (0x09...0x0D).contains(scalar.value)
      if isSpace, isAfterSpace, !style.text.isPreserved { continue }
      isAfterSpace = isSpace
      string.unicodeScalars.append(isSpace && !(style.text.isPreserved && scalar == "\n") ? " " : scalar)
    }
    guard !string.isEmpty, style.isVisible, style.fontSize > 0, style.fontSize.isFinite else { return }
    byteCount += string.utf8.count
    guard byteCount <= 100_000 else { return painter.meter.exceedText(100_000) }
    switch style.text.transform {
    case .uppercase: string = string.cased(isUpper: true, in: style.text.language)
    case .lowercase: string = string.cased(isUpper: false, in: style.text.language)
    case .none, .capitalize: break
    }
    guard let font = painter.resources.fonts.font(for: style.text, showing: string.unicodeScalars) else { return }
    if text != nil { string = String(repeating: "\n", count: min(breaks, 100)) + string }
    breaks = 0
    let attributes = TextAttributes(
      font: font, paint: .color(style.color), hasUnderline: isUnderlined, letterSpacing: style.text.letterSpacing)
    var paragraph = ParagraphStyle(alignment: style.text.alignment, wrapping: style.text.wraps ? .words : .none)
    paragraph.direction = style.text.isRightToLeft ? .rightToLeft : .natural
    if let height = style.text.lineHeight, font.lineHeight > 0 {
      paragraph.lineHeightMultiple = height * style.fontSize / font.lineHeight
    }
    let part = StyledText(string, attributes: attributes, paragraph: paragraph)
    if text == nil { text = part } else { text?.append(part) }
  }
}

extension Painter {
  /// Draws the text of a `foreignObject`.
  func drawForeignText(_ node: Node, _ style: ElementStyle) {
    let frame = nestedFrame(of: node, style)
    guard frame.isFinite else { return }
    ForeignText(node, style, in: frame, self).draw()
  }
}
