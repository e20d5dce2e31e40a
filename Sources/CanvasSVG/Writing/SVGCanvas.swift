import Canvas
import CanvasVector

/// What all parts of a file share: definitions, which are written once, and their numbers.
final class SVGParts {
  let decimals: Int
  let idPrefix: String
  let text: SVGOptions.TextForm
  let pathCounts: PathCounts
  let resolution: Double
  private(set) var definitions = VectorText()
  private var names: [Definition: String] = [:]
  private var symbols: [Recording.Identity: String] = [:]
  private var count = 0

  init(_ options: SVGOptions, pathCounts: PathCounts) {
    decimals = min(max(options.precision, 0), 6)
    idPrefix = String(
      options.idPrefix.unicodeScalars.filter { $0.isASCII && ($0.properties.isAlphabetic || $0 == "-" || $0 == "_") })
    text = options.text
    resolution = VectorResolution.pixelsPerPoint(options.resolution)
    self.pathCounts = pathCounts
  }

  /// The name of a definition, which is written at its first use.
  ///
  /// - Parameters:
  ///   - element: The element's name.
  ///   - rest: Its attributes after its id, and its content.
  func define(_ element: String, _ rest: [UInt8]) -> String {
    let key = Definition(element: element, rest: rest)
    if let found = names[key] { return found }
    let name = nextName()
    names[key] = name
    definitions += "<\(element) id=\"\(name)\"" + (rest.first == UInt8(ascii: ">") ? "" : " ")
    definitions.bytes.append(contentsOf: rest)
    definitions += "\n"
    return name
  }

  func define(_ element: String, _ rest: String) -> String { define(element, Array(rest.utf8)) }

  /// The symbol of a recording that is drawn in others.
  func symbol(_ recording: Recording) -> String {
    if let found = symbols[recording.identity] { return found }
    var walk = VectorWalk(recording, on: SVGCanvas(self, recording), resolution: resolution)
    walk.draw()
    let box = "viewBox=\"0 0 \(recording.size.width.text(decimals: 3)) \(recording.size.height.text(decimals: 3))\">"
    let name = define("symbol", Array(box.utf8) + walk.target.text.bytes + Array("</symbol>".utf8))
    symbols[recording.identity] = name
    return name
  }

  /// The definition of a path that is filled more than once, and the factor by which it is enlarged there.
  func shape(_ path: Path) -> (name: String, scale: Double)? {
    guard pathCounts.isRepeated(path, atLeast: 2), let scale = path.symbolScale else { return nil }
    let data = SVGPath(path, transform: Transform(scaleX: scale, y: scale), decimals: 0).data
    return (define("path", Array("d=\"".utf8) + data + Array("\"/>".utf8)), scale)
  }

  private func nextName() -> String {
    count += 1
    return "\(idPrefix)\(SVGParts.letters(count))"
  }

  // a, b, …, z, aa, ab, …
  private static func letters(_ number: Int) -> String {
    var (rest, text) = (number, "")
    while rest > 0 {
      rest -= 1
      text = String(Unicode.Scalar(UInt8(97 + rest % 26))) + text
      rest /= 26
    }
    return text
  }
}

/// Draws on the body of a file or of a symbol.
struct SVGCanvas: VectorTarget {
  private let parts: SVGParts
  private let bounds: Rect
  private(set) var text = VectorText()
  // The number of elements that each scope has opened.
  private var scopes: [Int] = [0]
  // The masks of each scope. They apply to each element alone: to a group of elements, they would apply after one covers
  // the other.
  private var masks: [[String]] = [[]]

  init(_ parts: SVGParts, _ recording: Recording) {
    self.parts = parts
    bounds = recording.bounds
  }

  /// SVG 1.1's radial gradients have a focus in their circle, and none of a radius.
  static func has(_ gradient: VectorGradient) -> Bool {
    guard case .radial(let start, let startRadius, let end, let endRadius) = gradient.shape else { return true }
    if start == end { return true }
    return startRadius == 0 && (end - start).length < endRadius
  }

  // MARK: Scopes and clips

  mutating func save() {
    scopes.append(0)
    masks.append(masks[masks.count - 1])
  }

  mutating func restore() {
    guard scopes.count > 1, let count = scopes.popLast() else { return }
    masks.removeLast()
    for _ in 0..<count { text += "</g>" }
    text += "\n"
  }

  /// Writes an element inside of the masks.
  private mutating func element(_ write: (inout SVGCanvas) -> Void) {
    for name in masks[masks.count - 1] { text += "<g mask=\"url(#\(name))\">" }
    write(&self)
    for _ in masks[masks.count - 1] { text += "</g>" }
    text += "\n"
  }

  private mutating func open(_ attributes: String) {
    text += "<g \(attributes)>"
    scopes[scopes.count - 1] += 1
  }

  mutating func clip(to path: Path, transform: Transform, rule: FillRule) {
    let data = SVGPath(path, transform: transform, decimals: parts.decimals).data
    let end = rule == .nonZero ? "\"/></clipPath>" : "\" clip-rule=\"evenodd\"/></clipPath>"
    let name = parts.define("clipPath", Array("><path d=\"".utf8) + data + Array(end.utf8))
    open("clip-path=\"url(#\(name))\"")
  }

  mutating func clip(excluding path: Path, transform: Transform, rule: FillRule) {
    let data = SVGPath(path, transform: transform, decimals: parts.decimals).data
    let name = parts.define(
      "mask",
      Array("\(box)><rect \(Self.attributes(of: bounds)) fill=\"#fff\"/><path d=\"".utf8) + data
        + Array("\"\(rule == .evenOdd ? " fill-rule=\"evenodd\"" : "")/></mask>".utf8))
    masks[masks.count - 1].append(name)
  }

  mutating func clip(toMask image: Image, transform: Transform, channel: MaskChannel) {
    let name = parts.define("mask", "\(box)>" + element(of: image.mask(channel), transform: transform) + "</mask>")
    masks[masks.count - 1].append(name)
  }

  private var box: String { "maskUnits=\"userSpaceOnUse\" \(Self.attributes(of: bounds))" }

  static func attributes(of rect: Rect) -> String {
    "x=\"\(rect.minX.text(decimals: 3))\" y=\"\(rect.minY.text(decimals: 3))\" width=\"\(rect.width.text(decimals: 3))\" "
      + "height=\"\(rect.height.text(decimals: 3))\""
  }

  // MARK: Shapes

  mutating func fill(_ path: Path, transform: Transform, rule: FillRule, paint: VectorPaint, style: VectorStyle) {
    let attributes =
      self.attributes(of: paint, "fill") + (rule == .evenOdd ? " fill-rule=\"evenodd\"" : "")
      + Self.attributes(of: style)
    if case .color = paint, let (name, scale) = parts.shape(path) {
      let placed = Transform(scaleX: 1 / scale, y: 1 / scale).concatenating(transform)
      element { $0.text += "<use xlink:href=\"#\(name)\"\(placed.svgAttribute)\(attributes)/>" }
    } else {
      write(path, transform: transform, attributes)
    }
  }

  mutating func stroke(_ path: Path, transform: Transform, pen: StrokeStyle, paint: VectorPaint, style: VectorStyle) {
    let similarity = transform.similarity
    let scale = similarity ?? 1
    let placed = similarity == nil ? paint.moved(into: transform) : paint
    var attributes = " fill=\"none\"" + self.attributes(of: placed, "stroke")
    let width = pen.width * scale
    if width != 1 { attributes += " stroke-width=\"\(width.text(decimals: 4))\"" }
    if pen.cap != .butt { attributes += " stroke-linecap=\"\(pen.cap == .round ? "round" : "square")\"" }
    if pen.join == .bevel || pen.join == .miter && pen.miterLimit < 1 {
      attributes += " stroke-linejoin=\"bevel\""
    } else if pen.join == .round {
      attributes += " stroke-linejoin=\"round\""
    } else if pen.miterLimit != 4 {
      attributes += " stroke-miterlimit=\"\(min(pen.miterLimit, 1e6).text(decimals: 3))\""
    }
    if let (lengths, start) = pen.vectorDashes {
      let dashes = lengths.map { ($0 * scale).text(decimals: 3) }.joined(separator: " ")
      attributes += " stroke-dasharray=\"\(dashes)\""
      if start != 0 { attributes += " stroke-dashoffset=\"\((start * scale).text(decimals: 3))\"" }
    }
    attributes += Self.attributes(of: style)
    if similarity != nil {
      write(path, transform: transform, attributes)
    } else {
      write(path, transform: .identity, transform.svgAttribute + attributes, extraDecimals: 2)
    }
  }

  private mutating func write(_ path: Path, transform: Transform, _ attributes: String, extraDecimals: Int = 0) {
    let data = SVGPath(path, transform: transform, decimals: min(parts.decimals + extraDecimals, 6)).data
    element { canvas in
      canvas.text += "<path d=\""
      canvas.text.bytes.append(contentsOf: data)
      canvas.text += "\"\(attributes)/>"
    }
  }

  private func attributes(of paint: VectorPaint, _ name: String) -> String {
    switch paint {
    case .color(let color):
      let opacity = color.alpha.channel
      return (name == "fill" && color.svgText == "#000" ? "" : " \(name)=\"\(color.svgText)\"")
        + (opacity < 1 ? " \(name)-opacity=\"\(opacity.text(decimals: 3))\"" : "")
    case .gradient(let gradient, let transform):
      return " \(name)=\"url(#\(define(gradient, transform)))\""
    case .pattern(let tiles, let transform):
      return " \(name)=\"url(#\(define(tiles, transform)))\""
    }
  }

  private static func attributes(of style: VectorStyle) -> String {
    (style.alpha < 1 ? " opacity=\"\(style.alpha.text(decimals: 3))\"" : "")
      + (style.blendMode == .normal ? "" : " style=\"mix-blend-mode:\(style.blendMode.cssName)\"")
  }

  private func define(_ gradient: VectorGradient, _ transform: Transform) -> String {
    let placed = "gradientUnits=\"userSpaceOnUse\"\(transform.svgAttribute(named: "gradientTransform"))"
    var stops = gradient.stops
    let (element, places): (String, [(String, Double)])
    switch gradient.shape {
    case .linear(let start, let end):
      (element, places) = ("linearGradient", [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)])
    case .radial(let start, var startRadius, let end, var endRadius):
      // Circles around one centre start at a fraction of the larger one.
      if start == end, startRadius > endRadius {
        swap(&startRadius, &endRadius)
        stops = stops.reversed().map { Gradient.Stop(location: 1 - $0.location, color: $0.color) }
      }
      stops = stops.map { stop in
        Gradient.Stop(
          location: (startRadius + (endRadius - startRadius) * stop.location) / endRadius, color: stop.color)
      }
      let focus = start == end ? [] : [("fx", start.x), ("fy", start.y)]
      (element, places) = ("radialGradient", [("cx", end.x), ("cy", end.y), ("r", endRadius)] + focus)
    }
    let attributes = places.map { "\($0.0)=\"\($0.1.text(decimals: 4))\"" }.joined(separator: " ")
    let children = stops.map { stop in
      let opacity = stop.color.alpha.channel
      return "<stop offset=\"\(stop.location.text(decimals: 4))\" stop-color=\"\(stop.color.svgText)\""
        + (opacity < 1 ? " stop-opacity=\"\(opacity.text(decimals: 3))\"" : "") + "/>"
    }
    return parts.define(element, "\(placed) \(attributes)>\(children.joined())</\(element)>")
  }

  private func define(_ tiles: VectorTiles, _ transform: Transform) -> String {
    let style = tiles.isSmooth ? "" : " style=\"image-rendering:pixelated\""
    let content = tiles.places.map { element(of: tiles.image, transform: $0, style) }.joined()
    return parts.define(
      "pattern",
      "patternUnits=\"userSpaceOnUse\" width=\"\(tiles.period.width.text(decimals: 4))\" "
        + "height=\"\(tiles.period.height.text(decimals: 4))\""
        + "\(transform.svgAttribute(named: "patternTransform"))>\(content)</pattern>")
  }

  // MARK: Images, recordings and groups

  mutating func draw(_ image: Image, transform: Transform, style: VectorStyle) {
    let image = element(of: image, transform: transform, Self.attributes(of: style))
    element { $0.text += image }
  }

  private func element(of image: Image, transform: Transform, _ attributes: String = "") -> String {
    guard let png = try? image.png() else { return "" }
    let name = parts.define(
      "image",
      "width=\"\(image.pixelWidth)\" height=\"\(image.pixelHeight)\" preserveAspectRatio=\"none\" "
        + "xlink:href=\"data:image/png;base64,\(String(decoding: Base64.encode(png), as: UTF8.self))\"/>")
    return "<use xlink:href=\"#\(name)\"\(transform.svgAttribute)\(attributes)/>"
  }

  mutating func draw(_ recording: Recording, transform: Transform, style: VectorStyle) {
    let size = recording.size
    let use =
      "<use xlink:href=\"#\(parts.symbol(recording))\" width=\"\(size.width.text(decimals: 3))\" "
      + "height=\"\(size.height.text(decimals: 3))\"\(transform.svgAttribute)\(Self.attributes(of: style))/>"
    element { $0.text += use }
  }

  mutating func beginGroup(in bounds: Rect, style: VectorStyle) {
    scopes.append(0)
    for name in masks[masks.count - 1] { open("mask=\"url(#\(name))\"") }
    masks.append([])
    let attributes = Self.attributes(of: style)
    // A group alone is blended by itself, as one with an opacity or a mode is.
    open(attributes.isEmpty ? "style=\"isolation:isolate\"" : String(attributes.dropFirst()))
    if bounds != self.bounds { clip(to: Path(rect: bounds), transform: .identity, rule: .nonZero) }
  }

  mutating func endGroup() { restore() }

  // MARK: Letters

  mutating func draw(_ letters: VectorLetters, transform: Transform, style: VectorStyle) {
    let isText = parts.text == .text
    // A gradient would move with each glyph.
    guard isText || letters.hasColors else { return drawOutlines(of: letters, transform: transform, style: style) }
    var attributes =
      letters.fill.map { self.attributes(of: $0.moved(into: transform), "fill") } ?? " fill=\"none\""
    let scale = letters.emSize / letters.face.unitsPerEm
    if let (paint, pen) = letters.stroke {
      attributes += self.attributes(of: paint.moved(into: transform), "stroke")
      attributes += " stroke-width=\"\((isText ? pen.width : pen.width / scale).text(decimals: 4))\""
      // The outline is drawn over the inside, with sharp corners up to this length.
      attributes += " stroke-miterlimit=\"\(pen.miterLimit.text(decimals: 2))\""
    }
    let styles = Self.attributes(of: style)
    if isText { return write(letters, transform: transform, attributes + styles) }
    let shown = letters.letters.filter { !$0.outline.path.isEmpty }
    guard let first = shown.first else { return }
    let toPicture = Transform(a: scale, b: 0, c: 0, d: scale, tx: first.origin.x, ty: first.origin.y)
      .concatenating(transform)
    // In the font's units, as outlines are.
    let decimals = letters.face.unitsPerEm < 512 ? 2 : 0
    func place(_ name: String, _ distance: Double) -> String {
      let text = (distance / scale).text(decimals: decimals)
      return text == "0" ? "" : " \(name)=\"\(text)\""
    }
    element { canvas in
      canvas.text += "<g\(toPicture.svgAttribute)\(attributes)>"
      for letter in shown {
        let data = SVGPath(letter.outline.path, decimals: decimals).data
        let name = canvas.parts.define("path", Array("d=\"".utf8) + data + Array("\"/>".utf8))
        let offset = letter.origin - first.origin
        canvas.text +=
          "<use xlink:href=\"#\(name)\"\(place("x", offset.dx))\(place("y", offset.dy))\(styles)/>"
      }
      canvas.text += "</g>"
    }
  }

  private mutating func write(_ letters: VectorLetters, transform: Transform, _ attributes: String) {
    guard let first = letters.letters.first, let last = letters.letters.last else { return }
    let string = (letters.isRightToLeft ? letters.letters.reversed() : letters.letters).map(\.text).joined()
    let length = last.origin.x + last.advance - first.origin.x
    let element =
      "<text xml:space=\"preserve\" x=\"\(first.origin.x.text(decimals: 3))\" y=\"\(first.origin.y.text(decimals: 3))\" "
      + "font-family=\"\(SVGText.escaped(letters.family)), sans-serif\" font-size=\"\(letters.emSize.text(decimals: 3))\" "
      + "textLength=\"\(length.text(decimals: 3))\"\(transform.svgAttribute)\(attributes)>"
      + "\(SVGText.escaped(string))</text>"
    self.element { $0.text += element }
  }
}

extension VectorPaint {
  /// The paint for an element with a transform, in the space before it.
  fileprivate func moved(into transform: Transform) -> VectorPaint {
    guard !transform.isIdentity, let inverse = transform.inverted() else { return self }
    switch self {
    case .color: return self
    case .gradient(let gradient, let own): return .gradient(gradient, transform: own.concatenating(inverse))
    case .pattern(let tiles, let own): return .pattern(tiles, transform: own.concatenating(inverse))
    }
  }

  fileprivate var isColor: Bool { if case .color = self { true } else { false } }
}

extension VectorLetters {
  fileprivate var hasColors: Bool { fill?.isColor ?? true && stroke?.paint.isColor ?? true }
}

extension Transform {
  /// The attribute `transform`, or nothing for the identity.
  var svgAttribute: String { svgAttribute(named: "transform") }

  func svgAttribute(named name: String) -> String {
    if isIdentity { return "" }
    let (x, y) = (tx.text(decimals: 4), ty.text(decimals: 4))
    if isTranslation { return " \(name)=\"translate(\(x) \(y))\"" }
    let numbers = [a, b, c, d].map { $0.text(decimals: 7) }.joined(separator: " ")
    return " \(name)=\"matrix(\(numbers) \(x) \(y))\""
  }
}

extension Color {
  /// `#rgb` or `#rrggbb`.
  var svgText: String {
    let digits = Array("0123456789abcdef")
    let bytes = [red, green, blue].map { Int(saturating: ($0.channel * 255).rounded()) }
    if bytes.allSatisfy({ $0 % 17 == 0 }) { return "#" + String(bytes.map { digits[$0 / 17] }) }
    return "#" + String(bytes.flatMap { [digits[$0 / 16], digits[$0 % 16]] })
  }
}

extension BlendMode {
  /// The name in CSS; `normal` for modes that CSS doesn't have.
  fileprivate var cssName: String {
    switch self {
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    default: "normal"
    }
  }
}

extension Image {
  /// An opaque grey image of a channel.
  fileprivate func mask(_ channel: MaskChannel) -> Image {
    var copy = self
    let levels = levels(of: channel)
    copy.pixels.withMutablePixels { pixels in
      for (i, level) in levels.enumerated() { unsafe pixels[i] = 0xFF00_0000 | UInt32(level) * 0x01_0101 }
    }
    return copy
  }
}

/// Texts in XML.
enum SVGText {
  /// A text with its markup escaped, and without characters that XML doesn't have.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      case _ where scalar.value < 32 || scalar.value & 0xFFFE == 0xFFFE: break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// An element that others refer to, without its id. An array of bytes hashes them one by one, which takes long.
private struct Definition: Hashable {
  let element: String
  let rest: [UInt8]

  func hash(into hasher: inout Hasher) { rest.withUnsafeBytes { hasher.combine(bytes: $0) } }
}
