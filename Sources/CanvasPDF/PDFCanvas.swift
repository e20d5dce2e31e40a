import Canvas
import CanvasVector

/// What all pages of a file share: its objects, fonts, images and symbols.
final class PDFParts {
  var file = PDFFile()
  var fonts: PDFFonts
  var images = PDFImages()
  let resolution: Double
  private let pathCounts: PathCounts
  private var states: [VectorStyle: PDFReference] = [:]
  // By their text.
  fileprivate var patterns: [String: PDFReference] = [:]
  private var symbols: [Recording.Identity: PDFReference] = [:]
  private var shapes: [Shape: PDFReference] = [:]

  private struct Shape: Hashable {
    var path: Path
    var rule: FillRule
  }

  init(outlined: Set<FontFace>, resolution: Double, pathCounts: PathCounts) {
    fonts = PDFFonts(outlined: outlined)
    self.resolution = resolution
    self.pathCounts = pathCounts
  }

  /// The graphics state of a composition.
  func state(_ style: VectorStyle) -> PDFReference {
    if let found = states[style] { return found }
    let alpha = style.alpha.text(decimals: 4)
    let reference = file.add("<</CA \(alpha)/ca \(alpha)/BM/\(style.blendMode.pdfName)>>")
    states[style] = reference
    return reference
  }

  /// The form of a recording that is drawn in others.
  func symbol(_ recording: Recording) -> PDFReference {
    if let found = symbols[recording.identity] { return found }
    let reference = file.reserve()
    symbols[recording.identity] = reference
    var walk = VectorWalk(
      recording, on: PDFCanvas(self, bounds: recording.bounds, patternBase: .identity), resolution: resolution)
    walk.draw()
    setForm(reference, walk.target.content, in: recording.bounds, isGroup: true)
    return reference
  }

  /// The form of a path that is filled several times, and the factor by which it is enlarged there. A second copy beside
  /// the first is smaller than a form, as it is compressed away.
  func shape(_ path: Path, rule: FillRule) -> (form: PDFReference, scale: Double)? {
    guard pathCounts.isRepeated(path, atLeast: 3), let scale = path.symbolScale else { return nil }
    let key = Shape(path: path, rule: rule)
    if let found = shapes[key] { return (found, scale) }
    var content = PDFContent()
    content.append(path, transform: Transform(scaleX: scale, y: scale))
    content.op(rule == .nonZero ? "f" : "f*")
    let reference = file.reserve()
    setForm(reference, content, in: path.boundingBox.applying(Transform(scaleX: scale, y: scale)), isGroup: false)
    shapes[key] = reference
    return (reference, scale)
  }

  func form(_ content: PDFContent, in bounds: Rect, isGroup: Bool, space: String? = nil) -> PDFReference {
    let reference = file.reserve()
    setForm(reference, content, in: bounds, isGroup: isGroup, space: space)
    return reference
  }

  private func setForm(
    _ reference: PDFReference, _ content: PDFContent, in bounds: Rect, isGroup: Bool, space: String? = nil
  ) {
    let box = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].map { $0.text(decimals: 3) }.joined(separator: " ")
    let group = isGroup ? "/Group<</S/Transparency/I true\(space.map { "/CS/\($0)" } ?? "")>>" : ""
    file.setStream(
      reference, "/Type/XObject/Subtype/Form/BBox[\(box)]\(group)\(content.resourceEntry)", content.text.bytes)
  }
}

extension PDFContent {
  /// The entry of the resources in a dictionary.
  var resourceEntry: String {
    guard !resources.isEmpty else { return "/Resources<<>>" }
    let kinds = resources.sorted { $0.key < $1.key }.map { kind, names in
      "/\(kind)<<"
        + names.sorted { $0.value.number < $1.value.number }.map { "/\($0.key) \($0.value.text)" }.joined() + ">>"
    }
    return "/Resources<<\(kinds.joined())>>"
  }
}

extension BlendMode {
  /// The name in PDF; `Normal` for modes that PDF doesn't have.
  var pdfName: String {
    switch self {
    case .multiply: "Multiply"
    case .screen: "Screen"
    case .overlay: "Overlay"
    case .darken: "Darken"
    case .lighten: "Lighten"
    case .colorDodge: "ColorDodge"
    case .colorBurn: "ColorBurn"
    case .softLight: "SoftLight"
    case .hardLight: "HardLight"
    case .difference: "Difference"
    case .exclusion: "Exclusion"
    case .hue: "Hue"
    case .saturation: "Saturation"
    case .color: "Color"
    case .luminosity: "Luminosity"
    default: "Normal"
    }
  }
}

/// Draws on a page or a form.
struct PDFCanvas: VectorTarget {
  private let parts: PDFParts
  private let bounds: Rect
  // Patterns are placed in the space of their page or form, whose y may be up.
  private let patternBase: Transform
  // The content of the page or form, followed by those of open groups, innermost last.
  private var contents: [PDFContent]
  private var groups: [(bounds: Rect, style: VectorStyle)] = []
  // The soft mask of each scope.
  private var masks: [PDFReference?] = [nil]

  init(_ parts: PDFParts, bounds: Rect, patternBase: Transform) {
    self.parts = parts
    self.bounds = bounds
    self.patternBase = patternBase
    var content = PDFContent()
    content.concatenate(patternBase)
    contents = [content]
  }

  /// The whole content.
  var content: PDFContent {
    var content = contents[0]
    content.leavePathSpace()
    return content
  }

  private var current: PDFContent {
    get { contents[contents.count - 1] }
    _modify { yield &contents[contents.count - 1] }
  }

  private var mask: PDFReference? {
    get { masks[masks.count - 1] }
    set { masks[masks.count - 1] = newValue }
  }

  // MARK: Scopes and clips

  mutating func save() {
    masks.append(mask)
    current.save()
  }

  mutating func restore() {
    if masks.count > 1 { masks.removeLast() }
    current.restore()
  }

  mutating func clip(to path: Path, transform: Transform, rule: FillRule) {
    current.leavePathSpace()
    if path.isEmpty { current.op("0 0 0 0 re") } else { current.append(path, transform: transform) }
    current.op(rule == .nonZero ? "W n" : "W* n")
  }

  mutating func clip(excluding path: Path, transform: Transform, rule: FillRule) {
    current.leavePathSpace()
    guard rule == .nonZero else {
      current.append(Path(rect: bounds.insetBy(dx: -1, dy: -1)), transform: .identity)
      current.append(path, transform: transform)
      return current.op("W* n")
    }
    setMask { [bounds] content in
      content.op("1 g")
      content.append(Path(rect: bounds), transform: .identity)
      content.op("f 0 g")
      content.append(path, transform: transform)
      content.op("f")
    }
  }

  mutating func clip(toMask image: Image, transform: Transform, channel: MaskChannel) {
    let reference = parts.images.mask(of: image, channel, in: &parts.file)
    setMask { content in
      content.concatenate(Self.unitSquare(of: image).concatenating(transform))
      let name = content.name(reference, "XObject")
      content.op("/\(name) Do")
    }
  }

  // Masks what follows with the luminosity of a drawing, and with the mask that is already set.
  private mutating func setMask(_ draw: (inout PDFContent) -> Void) {
    current.leavePathSpace()
    var content = PDFContent()
    if let mask {
      let name = content.name(mask, "ExtGState")
      content.op("/\(name) gs")
    }
    draw(&content)
    let form = parts.form(content, in: bounds, isGroup: true, space: "DeviceGray")
    let state = parts.file.add("<</SMask<</S/Luminosity/G \(form.text)>>>>")
    mask = state
    let name = current.name(state, "ExtGState")
    current.op("/\(name) gs")
  }

  // MARK: Shapes

  mutating func fill(_ path: Path, transform: Transform, rule: FillRule, paint: VectorPaint, style: VectorStyle) {
    var shape: (form: PDFReference, scale: Double)?
    if case .color = paint { shape = parts.shape(path, rule: rule) }
    let space = shape == nil ? transform.ownSpace(of: path) : nil
    paintScope(paint, style, in: space) { canvas, isOwn in
      if let (form, scale) = shape {
        canvas.current.save()
        canvas.current.concatenate(Transform(scaleX: 1 / scale, y: 1 / scale).concatenating(transform))
        let name = canvas.current.name(form, "XObject")
        canvas.current.op("/\(name) Do")
        canvas.current.restore()
      } else {
        canvas.append(path, transform: transform, inOwnSpace: isOwn)
        canvas.current.op(rule == .nonZero ? "f" : "f*")
      }
    } set: { canvas, color, pattern in
      if let color { canvas.current.setFill(color) } else { canvas.current.setFill(pattern: pattern) }
    }
  }

  mutating func stroke(_ path: Path, transform: Transform, pen: StrokeStyle, paint: VectorPaint, style: VectorStyle) {
    let path = path.withDots(pen)
    let space = transform.similarity == nil ? nil : transform.ownSpace(of: path)
    paintScope(paint, style, in: space) { canvas, isOwn in
      if let scale = transform.similarity {
        canvas.current.setPen(pen, scale: isOwn ? 1 : scale)
        canvas.append(path, transform: transform, inOwnSpace: isOwn)
        canvas.current.op("S")
      } else {
        canvas.current.save()
        canvas.current.concatenate(transform)
        canvas.current.setPen(pen, scale: 1)
        canvas.current.append(path, transform: .identity)
        canvas.current.op("S")
        canvas.current.restore()
      }
    } set: { canvas, color, pattern in
      if let color { canvas.current.setStroke(color) } else { canvas.current.setStroke(pattern: pattern) }
    }
  }

  private mutating func append(_ path: Path, transform: Transform, inOwnSpace: Bool) {
    guard inOwnSpace else { return current.append(path, transform: transform) }
    current.append(path, transform: .identity, decimals: transform.decimals)
  }

  // Sets a paint, and calls `draw`. A gradient whose alpha changes has a mask in a scope of its own.
  //
  // - Parameters:
  //   - space: The space in which a shape of one colour is written; nil for that of the canvas.
  //   - draw: Draws the shape; its argument says whether in `space`.
  private mutating func paintScope(
    _ paint: VectorPaint, _ style: VectorStyle, in space: Transform? = nil, draw: (inout PDFCanvas, Bool) -> Void,
    set: (inout PDFCanvas, Color?, String) -> Void
  ) {
    var isOwn = false
    if case .color = paint, let space {
      current.enterPathSpace(space)
      isOwn = true
    } else {
      current.leavePathSpace()
    }
    switch paint {
    case .color(let color):
      setStyle(style, alpha: color.alpha.channel)
      set(&self, color.withAlpha(1), "")
      draw(&self, isOwn)
    case .gradient(let gradient, let transform):
      let alpha = gradient.alpha
      if alpha == nil {
        save()
        setMask { [parts, bounds] content in
          let name = content.name(parts.pattern(gradient.alphaShading, transform), "Pattern")
          content.setFill(pattern: "/" + name)
          content.append(Path(rect: bounds), transform: .identity)
          content.op("f")
        }
      }
      setStyle(style, alpha: alpha ?? 1)
      let pattern = parts.pattern(gradient.colorShading, transform.concatenating(base))
      set(&self, nil, "/" + current.name(pattern, "Pattern"))
      draw(&self, false)
      if alpha == nil { restore() }
    case .pattern(let tiles, let transform):
      setStyle(style, alpha: 1)
      let pattern = parts.pattern(tiles, transform.concatenating(base))
      set(&self, nil, "/" + current.name(pattern, "Pattern"))
      draw(&self, false)
    }
  }

  private var base: Transform { contents.count == 1 ? patternBase : .identity }

  private mutating func setStyle(_ style: VectorStyle, alpha: Double = 1) {
    let whole = VectorStyle(alpha: style.alpha * alpha, blendMode: style.blendMode)
    guard current.needsStyle(whole) else { return }
    let name = current.name(parts.state(whole), "ExtGState")
    current.op("/\(name) gs")
  }

  // MARK: Images and recordings

  mutating func draw(_ image: Image, transform: Transform, style: VectorStyle) {
    let (reference, hasMask) = parts.images.reference(of: image, in: &parts.file)
    let placed = Self.unitSquare(of: image).concatenating(transform)
    guard hasMask, mask != nil else { return draw(object: reference, transform: placed, style) }
    // An image's own mask would replace that of the scope (PDF 1.7, 11.6.5.3).
    var content = PDFContent()
    content.concatenate(placed)
    let name = content.name(reference, "XObject")
    content.op("/\(name) Do")
    draw(object: parts.form(content, in: bounds, isGroup: true), transform: .identity, style)
  }

  mutating func draw(_ recording: Recording, transform: Transform, style: VectorStyle) {
    draw(object: parts.symbol(recording), transform: transform, style)
  }

  private mutating func draw(object: PDFReference, transform: Transform, _ style: VectorStyle) {
    current.leavePathSpace()
    setStyle(style)
    current.save()
    current.concatenate(transform)
    let name = current.name(object, "XObject")
    current.op("/\(name) Do")
    current.restore()
  }

  /// The transform from the square in which PDF has an image, with y up, to its pixels.
  static func unitSquare(of image: Image) -> Transform {
    let (width, height) = (Double(image.pixelWidth), Double(image.pixelHeight))
    return Transform(a: width, b: 0, c: 0, d: -height, tx: 0, ty: height)
  }

  // MARK: Groups

  mutating func beginGroup(in bounds: Rect, style: VectorStyle) {
    groups.append((bounds, style))
    masks.append(nil)
    contents.append(PDFContent())
  }

  mutating func endGroup() {
    guard let (bounds, style) = groups.popLast(), var content = contents.popLast() else { return }
    content.leavePathSpace()
    if masks.count > 1 { masks.removeLast() }
    draw(object: parts.form(content, in: bounds, isGroup: true), transform: .identity, style)
  }

  // MARK: Letters

  mutating func draw(_ letters: VectorLetters, transform: Transform, style: VectorStyle) {
    guard let font = parts.fonts.reference(of: letters.face, in: &parts.file) else {
      return drawOutlines(of: letters, transform: transform, style: style)
    }
    if let paint = letters.fill {
      paintScope(paint, style) { canvas, _ in
        canvas.show(letters, font, transform: transform, mode: 0)
      } set: { canvas, color, pattern in
        if let color { canvas.current.setFill(color) } else { canvas.current.setFill(pattern: pattern) }
      }
    }
    guard let (paint, pen) = letters.stroke else { return }
    paintScope(paint, style) { canvas, _ in
      canvas.current.save()
      canvas.current.setPen(pen, scale: transform.similarity ?? transform.meanScale)
      canvas.show(letters, font, transform: transform, mode: 1)
      canvas.current.restore()
    } set: { canvas, color, pattern in
      if let color { canvas.current.setStroke(color) } else { canvas.current.setStroke(pattern: pattern) }
    }
  }

  // - Parameter mode: 0 fills, 1 strokes.
  private mutating func show(_ letters: VectorLetters, _ font: PDFReference, transform: Transform, mode: Int) {
    let name = current.name(font, "Font")
    current.op("BT/\(name) \(letters.emSize.text(decimals: 4)) Tf" + (mode == 0 ? "" : " \(mode) Tr"))
    var line = PDFTextLine(letters)
    line.write(to: &current, fonts: &parts.fonts, transform: transform)
    current.op(mode == 0 ? "ET" : "0 Tr ET")
  }
}

extension PDFParts {
  /// The object of a shading pattern.
  func pattern(_ shading: String, _ transform: Transform) -> PDFReference {
    let text = "<</Type/Pattern/PatternType 2/Matrix[\(transform.pdfText)]/Shading\(shading)>>"
    if let found = patterns[text] { return found }
    let reference = file.add(text)
    patterns[text] = reference
    return reference
  }

  /// The object of a pattern of tiles.
  func pattern(_ tiles: VectorTiles, _ transform: Transform) -> PDFReference {
    let image = tiles.image
    let (reference, _) = images.reference(of: image, isSmooth: tiles.isSmooth, in: &file)
    var content = PDFContent()
    let name = content.name(reference, "XObject")
    for place in tiles.places {
      content.save()
      content.concatenate(PDFCanvas.unitSquare(of: image).concatenating(place))
      content.op("/\(name) Do")
      content.restore()
    }
    let (width, height) = (tiles.period.width, tiles.period.height)
    let (w, h) = (width.text(decimals: 6), height.text(decimals: 6))
    return file.addStream(
      "/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 \(w) \(h)]/XStep \(w)/YStep \(h)"
        + "/Matrix[\(transform.pdfText)]\(content.resourceEntry)", content.text.bytes)
  }
}

extension Path {
  /// The path for a pen: a line to its own start is as long as the shortest dash if its caps are square, because PDF draws
  /// nothing for it.
  fileprivate func withDots(_ pen: StrokeStyle) -> Path {
    guard pen.cap == .square else { return self }
    var (path, last, isChanged) = (Path(), Point.zero, false)
    for element in elements {
      switch element {
      case .move(let point):
        path.move(to: point)
        last = point
      case .line(let point):
        isChanged = isChanged || point == last
        path.addLine(to: point == last ? point.offsetBy(dx: pen.shortestDash, dy: 0) : point)
        last = point
      case .quadCurve(let point, let control):
        path.addQuadCurve(to: point, control: control)
        last = point
      case .curve(let point, let control1, let control2):
        path.addCurve(to: point, control1: control1, control2: control2)
        last = point
      case .close: path.close()
      }
    }
    return isChanged ? path : self
  }
}

extension Transform {
  /// The space before the transform if a path can be written there: its coordinates, and the transform with its seven
  /// decimals, must be exact to a thousandth of a point. Otherwise nil.
  fileprivate func ownSpace(of path: Path) -> Transform? {
    let box = path.boundingBox
    let farthest = max(abs(box.minX), abs(box.minY), abs(box.maxX), abs(box.maxY))
    return farthest <= 10_000 && max(abs(a), abs(b), abs(c), abs(d)) <= 1_000 ? self : nil
  }

  /// The decimals of coordinates before the transform that are a thousandth of a point after it.
  fileprivate var decimals: Int {
    var (decimals, scale) = (3, max(abs(a), abs(b), abs(c), abs(d)))
    while scale > 1.5, decimals < 7 { (decimals, scale) = (decimals + 1, scale / 10) }
    while scale < 0.15, decimals > 0 { (decimals, scale) = (decimals - 1, scale * 10) }
    return decimals
  }
}
