import Canvas
import CanvasVector

/// Draws on the body of a file or of a symbol.
struct SVGCanvas: VectorTarget {
  let parts: SVGParts
  private let bounds: Rect
  private let isSymbol: Bool
  /// The content of a symbol; that of a file is in its parts.
  private(set) var symbolText = VectorText()
  // The number of elements that each scope has opened.
  private var scopes: [Int] = [0]
  // The masks of each scope. They apply to each element alone: to a group of elements, they would apply after one covers
  // the other.
  private var masks: [[String]] = [[]]

  init(_ parts: SVGParts, _ recording: Recording, isSymbol: Bool = false) {
    self.parts = parts
    self.isSymbol = isSymbol
    bounds = recording.bounds
  }

  /// SVG 1.1's radial gradients have a focus in their circle, and none of a radius.
  static func has(_ gradient: VectorGradient) -> Bool {
    guard case .radial(let start, let startRadius, let end, let endRadius) = gradient.shape else { return true }
    if start == end { return true }
    return startRadius == 0 && (end - start).length < endRadius
  }

  // MARK: Elements and scopes

  private mutating func write(_ write: (inout VectorText) -> Void) {
    if isSymbol { return write(&symbolText) }
    write(&parts.output.text)
    parts.output.endPart()
  }

  /// Writes an element inside of the masks. All its definitions must be in the file.
  mutating func element(_ write: (inout VectorText) -> Void) {
    let masks = masks[masks.count - 1]
    self.write { text in
      for name in masks { text.append("<g mask=\"url(#\(name))\">") }
      write(&text)
      for _ in masks { text += "</g>" }
      text += "\n"
    }
  }

  mutating func save() {
    scopes.append(0)
    masks.append(masks[masks.count - 1])
  }

  mutating func restore() {
    guard scopes.count > 1, let count = scopes.popLast() else { return }
    masks.removeLast()
    write { text in
      for _ in 0..<count { text += "</g>" }
      text += "\n"
    }
  }

  private mutating func open(_ attributes: String) {
    write { $0.append("<g \(attributes)>") }
    scopes[scopes.count - 1] += 1
  }

  // MARK: Clips

  mutating func clip(to path: Path, transform: Transform, rule: FillRule) {
    let data = SVGPath.data(path, transform: transform, decimals: parts.decimals)
    let end = rule == .nonZero ? "\"/></clipPath>" : "\" clip-rule=\"evenodd\"/></clipPath>"
    let name = parts.define("clipPath", Array("><path d=\"".utf8) + data + Array(end.utf8))
    open("clip-path=\"url(#\(name))\"")
  }

  mutating func clip(excluding path: Path, transform: Transform, rule: FillRule) {
    var mask = maskBox
    mask += "><rect"
    mask.append(bounds)
    mask += " fill=\"#fff\"/><path d=\""
    SVGPath.append(path, transform: transform, decimals: parts.decimals, to: &mask)
    mask += rule == .evenOdd ? "\" fill-rule=\"evenodd\"/></mask>" : "\"/></mask>"
    masks[masks.count - 1].append(parts.define("mask", mask.bytes))
  }

  mutating func clip(toMask image: Image, transform: Transform, channel: MaskChannel) {
    guard let name = parts.define(image.grey(channel)) else { return }
    var mask = maskBox
    mask += ">"
    mask.use(name, transform)
    mask += "/></mask>"
    masks[masks.count - 1].append(parts.define("mask", mask.bytes))
  }

  private var maskBox: VectorText {
    var text = VectorText()
    text += "maskUnits=\"userSpaceOnUse\""
    text.append(bounds)
    return text
  }

  // MARK: Shapes

  mutating func fill(_ path: Path, transform: Transform, rule: FillRule, paint: VectorPaint, style: VectorStyle) {
    let (decimals, fill) = (parts.decimals, parts.paint(paint))
    func addAttributes(_ text: inout VectorText) {
      text.append(fill, "fill", isDefaultBlack: true)
      if rule == .evenOdd { text += " fill-rule=\"evenodd\"" }
      text.append(style)
    }
    guard case .color = paint, let (name, scale, isNew) = parts.shape(path) else {
      return element { text in
        text += "<path d=\""
        SVGPath.append(path, transform: transform, decimals: decimals, to: &text)
        text += "\""
        addAttributes(&text)
        text += "/>"
      }
    }
    let placed = Transform(scaleX: 1 / scale, y: 1 / scale).concatenating(transform)
    element { text in
      guard isNew else {
        text.use(name, placed)
        addAttributes(&text)
        text += "/>"
        return
      }
      // The path has no attributes: its own would apply wherever it is used.
      text += "<g"
      text.append(placed)
      addAttributes(&text)
      text += "><path id=\""
      text.append(name)
      text += "\" d=\""
      SVGPath.append(path, transform: Transform(scaleX: scale, y: scale), decimals: 0, to: &text)
      text += "\"/></g>"
    }
  }

  mutating func stroke(_ path: Path, transform: Transform, pen: StrokeStyle, paint: VectorPaint, style: VectorStyle) {
    let similarity = transform.similarity
    let stroke = parts.paint(similarity == nil ? paint.moved(into: transform) : paint)
    let decimals = similarity == nil ? min(parts.decimals + 2, 6) : parts.decimals
    element { text in
      text += "<path d=\""
      SVGPath.append(path, transform: similarity == nil ? .identity : transform, decimals: decimals, to: &text)
      text += "\""
      if similarity == nil { text.append(transform) }
      text += " fill=\"none\""
      text.append(stroke, "stroke", isDefaultBlack: false)
      text.append(pen, scale: similarity ?? 1)
      text.append(style)
      text += "/>"
    }
  }

  // MARK: Images, recordings and groups

  mutating func draw(_ image: Image, transform: Transform, style: VectorStyle) {
    guard let name = parts.define(image) else { return }
    element { text in
      text.use(name, transform)
      text.append(style)
      text += "/>"
    }
  }

  mutating func draw(_ recording: Recording, transform: Transform, style: VectorStyle) {
    let name = parts.symbol(recording)
    element { text in
      text.use(name, transform)
      text.append("width", recording.size.width)
      text.append("height", recording.size.height)
      text.append(style)
      text += "/>"
    }
  }

  mutating func beginGroup(in bounds: Rect, style: VectorStyle) {
    scopes.append(0)
    for name in masks[masks.count - 1] { open("mask=\"url(#\(name))\"") }
    masks.append([])
    write { text in
      text += "<g"
      // A group alone is blended by itself, as one with an opacity or a mode is.
      if style == .normal { text += " style=\"isolation:isolate\"" } else { text.append(style) }
      text += ">"
    }
    scopes[scopes.count - 1] += 1
    if bounds != self.bounds { clip(to: Path(rect: bounds), transform: .identity, rule: .nonZero) }
  }

  mutating func endGroup() { restore() }
}

extension VectorText {
  /// Begins an element that draws a definition.
  mutating func use(_ name: String, _ transform: Transform) {
    self += "<use xlink:href=\"#"
    self.append(name)
    self += "\""
    append(transform)
  }
}
