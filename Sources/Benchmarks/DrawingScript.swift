import Canvas

/// Plays one picture of a script. The commands are described in .ci/checks/support/cairo_drawings.py.
final class DrawingScript {
  let context: DrawingContext
  /// For each pixel: 1 if a shape's coverage is partial, 2 if the paint's place ends within the pixel.
  private(set) var edges: [UInt8]

  private var path = Path()
  private var style = StrokeStyle()
  private var saved: [(style: StrokeStyle, place: Paint?)] = []
  // The current gradient in white, which shows its place. Nil for a colour.
  private var place: Paint?

  init(size: Size) throws {
    context = try DrawingContext(size: size)
    edges = [UInt8](repeating: 0, count: Int(saturating: size.width * size.height))
  }

  struct Malformed: Error, CustomStringConvertible {
    var word: Substring
    var description: String { "'\(word)' is not valid at this point of the script" }
  }

  /// A script's words, read in order.
  struct Words {
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    mutating func next() -> Substring? {
      rest = rest.drop { $0 == " " || $0 == "\n" }
      guard !rest.isEmpty else { return nil }
      let word = rest.prefix { $0 != " " && $0 != "\n" }
      rest = rest[word.endIndex...]
      return word
    }

    mutating func number() throws -> Double {
      let word = next() ?? ""
      guard let value = Double(word) else { throw Malformed(word: word) }
      return value
    }

    mutating func point() throws -> Point { Point(x: try number(), y: try number()) }

    mutating func transform() throws -> Transform {
      Transform(
        a: try number(), b: try number(), c: try number(), d: try number(), tx: try number(), ty: try number())
    }

    // The case of a type whose name is the word.
    mutating func name<Value: CaseIterable>(_ type: Value.Type) throws -> Value {
      let word = next() ?? ""
      guard let value = Value.allCases.first(where: { "\($0)".lowercased() == word.lowercased() }) else {
        throw Malformed(word: word)
      }
      return value
    }
  }

  /// Plays commands up to the given one, which ends the picture or the layer.
  func play(_ words: inout Words, until end: Substring) throws {
    while let word = words.next(), word != end { try play(word, &words) }
  }

  private func play(_ command: Substring, _ words: inout Words) throws {
    switch command {
    case "save":
      saved.append((style, place))
      context.saveGState()
    case "restore":
      if let last = saved.popLast() { (style, place) = last }
      context.restoreGState()
    case "transform": context.concatenate(try words.transform())
    case "new": path = Path()
    case "M": path.move(to: try words.point())
    case "L": path.addLine(to: try words.point())
    case "C":
      let (control1, control2) = (try words.point(), try words.point())
      path.addCurve(to: try words.point(), control1: control1, control2: control2)
    case "Z": path.close()
    case "color":
      place = nil
      set(.color(try color(&words)))
    case "linear":
      let (start, end) = (try words.point(), try words.point())
      try setGradient(&words) { .linearGradient($0, from: start, to: end, transform: $1) }
    case "radial":
      let (startCenter, startRadius) = (try words.point(), try words.number())
      let (endCenter, endRadius) = (try words.point(), try words.number())
      try setGradient(&words) {
        .radialGradient(
          $0, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius,
          transform: $1)
      }
    case "width": style.width = try words.number()
    case "cap": style.cap = try words.name(StrokeStyle.Cap.self)
    case "join": style.join = try words.name(StrokeStyle.Join.self)
    case "miter": style.miterLimit = try words.number()
    case "dash":
      style.dashPhase = try words.number()
      style.dash = try (0..<Int(saturating: try words.number())).map { _ in try words.number() }
    case "operator": context.setBlendMode(try words.name(BlendMode.self))
    case "alpha": context.setAlpha(try words.number())
    case "fill":
      let rule = try words.name(FillRule.self)
      try draw { $0.fill($1, using: rule) }
    case "stroke": try draw { [style] in $0.stroke($1, style: style) }
    case "clip":
      let rule = try words.name(FillRule.self)
      try noteEdges { [path] in $0.fill(path, using: rule) }
      context.clip(to: path, using: rule)
      path = Path()
    case "layer": try context.withTransparencyLayer { try play(&words, until: "endlayer") }
    default: throw Malformed(word: command)
    }
  }

  // MARK: Paint

  private func set(_ paint: Paint) {
    context.setFill(paint)
    context.setStroke(paint)
  }

  private func color(_ words: inout Words) throws -> Color {
    Color(red: try words.number(), green: try words.number(), blue: try words.number(), alpha: try words.number())
  }

  private func setGradient(_ words: inout Words, _ paint: (Gradient, Transform) -> Paint) throws {
    let spread = try words.name(Gradient.Spread.self)
    let transform = try words.transform()
    let stops = try (0..<Int(saturating: try words.number())).map { _ in
      Gradient.Stop(location: try words.number(), color: try color(&words))
    }
    set(paint(Gradient(stops: stops, spread: spread), transform))
    place = paint(Gradient(colors: [.white], spread: spread), transform)
  }

  // MARK: Drawing

  private func draw(_ draw: (DrawingContext, Path) -> Void) throws {
    try noteEdges { [path] in draw($0, path) }
    draw(context, path)
    path = Path()
  }

  // Draws only a shape in white, and only the paint's place, and records their edges.
  private func noteEdges(_ draw: (DrawingContext) -> Void) throws {
    let shape = try Image(size: context.size) {
      $0.concatenate(context.transform)
      $0.setFillColor(.white)
      $0.setStrokeColor(.white)
      draw($0)
    }
    noteEdges(of: shape, isPaint: false)
    guard let place else { return }
    let field = try Image(size: context.size) {
      $0.concatenate(context.transform)
      $0.setFill(place)
      // The whole picture, whatever the transform.
      $0.fill(Path(rect: $0.boundingBoxOfClipPath.insetBy(dx: -1, dy: -1)))
    }
    noteEdges(of: field, isPaint: true)
  }

  private func noteEdges(of image: Image, isPaint: Bool) {
    let (width, height) = (image.pixelWidth, image.pixelHeight)
    image.pixels.withPixels { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let alpha = unsafe pixels[y * width + x] >> 24
          let isPartial = alpha != 0 && alpha != 255
          var changes = isPartial
          for j in max(y - 1, 0)...min(y + 1, height - 1) {
            for i in max(x - 1, 0)...min(x + 1, width - 1) where unsafe pixels[j * width + i] >> 24 != alpha {
              changes = true
            }
          }
          if isPartial || isPaint && changes { edges[y * width + x] |= 1 }
          if changes { edges[y * width + x] |= 2 }
        }
      }
    }
  }
}
