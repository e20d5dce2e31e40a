import CanvasVector

/// The operators of a page, a form or a pattern, and the names of what they use.
struct PDFContent {
  private(set) var text = VectorText()
  private var resources = PDFResources()

  // What is set in the current scope and in those around it, so that nothing is set twice.
  private var state = State()
  private var saved: [State] = []
  // The space of paths inside of the current scope; nil for that of the scope.
  private var pathSpace: Transform?
  /// The last path that was filled in one opaque colour, over what is below. If nothing was written after it, a stroke of
  /// the same path is the same operator.
  var lastFill: FilledPath?

  /// A filled path, and the place of its operators in the text.
  struct FilledPath {
    let path: PathKey
    let transform: Transform
    let isInOwnSpace: Bool
    let start: Int
    let end: Int
  }

  private struct State {
    var fill: Color?
    var hasPattern = false
    var stroke: Color?
    var width: Double?
    var style: VectorStyle?
    var cap: Int?
    var join: Int?
    var miter: Double?
    var dash: String?
  }

  init() {}

  /// The content of a form that is drawn with what is set in another.
  init(in outer: PDFContent) { state = outer.state }

  // MARK: Scopes

  /// The number of scopes that are open.
  var depth: Int { saved.count }

  mutating func save() {
    leavePathSpace()
    saved.append(state)
    text += "q\n"
  }

  mutating func restore() {
    leavePathSpace()
    state = saved.popLast() ?? State()
    text += "Q\n"
  }

  mutating func concatenate(_ transform: Transform) {
    leavePathSpace()
    guard !transform.isIdentity else { return }
    append(transform)
    text += "cm\n"
  }

  /// Writes what follows in the space of its paths, until something else begins. A figure that is drawn twice, in
  /// different places, is then the same bytes twice, which compression finds.
  mutating func enterPathSpace(_ transform: Transform) {
    guard transform != pathSpace ?? .identity else { return }
    leavePathSpace()
    guard !transform.isIdentity else { return }
    save()
    concatenate(transform)
    pathSpace = transform
  }

  /// Ends the space of paths.
  mutating func leavePathSpace() {
    guard pathSpace != nil else { return }
    pathSpace = nil
    restore()
  }

  /// Writes operators, each with the end of its line.
  mutating func op(_ operation: StaticString) { text += operation }

  /// Begins the marked content of a text or a figure.
  mutating func beginMark(_ kind: String, _ number: Int) { text.append("/\(kind)<</MCID \(number)>>BDC\n") }

  /// Ends a marked content, or removes its beginning if nothing was written since.
  mutating func endMark(emptyFrom start: Int, _ beginning: StaticString) {
    guard byteCount == start, start >= beginning.utf8CodeUnitCount else { return text += "EMC\n" }
    text.bytes.removeLast(beginning.utf8CodeUnitCount)
  }

  /// The length of what was written.
  var byteCount: Int { text.bytes.count }

  /// Takes what was written so far. What is set stays.
  mutating func takeText() -> [UInt8] {
    let bytes = text.bytes
    text.bytes = []
    lastFill = nil
    return bytes
  }

  /// The entry of the resources in a dictionary.
  var resourceEntry: String { resources.entry }

  private mutating func append(_ reference: PDFReference, _ kind: PDFResources.Kind) {
    resources.add(reference, kind)
    text.write(atMost: 2 + NumberWriter.longest) { writer in
      writer.put(UInt8(ascii: "/"))
      writer.put(kind.letter)
      writer.put(Int64(reference.number), decimals: 0)
    }
  }

  // MARK: Objects

  /// Fills the path.
  mutating func fill(_ rule: FillRule) { text += rule == .nonZero ? "f\n" : "f*\n" }

  /// Removes the fill that ends the content, and returns its path.
  mutating func take(_ fill: FilledPath) -> [UInt8] {
    let path = text.bytes[fill.start..<(fill.end - (fill.path.rule == .nonZero ? 2 : 3))]
    lastFill = nil
    defer { text.bytes.removeSubrange(fill.start...) }
    return Array(path)
  }

  /// Fills and strokes a path.
  mutating func fillAndStroke(_ path: [UInt8], _ rule: FillRule) {
    text.bytes += path
    text += rule == .nonZero ? "B\n" : "B*\n"
  }

  /// Draws a form or an image.
  mutating func draw(_ object: PDFReference) {
    append(object, .object)
    text += " Do\n"
  }

  /// Sets a graphics state.
  mutating func set(state: PDFReference) {
    append(state, .state)
    text += " gs\n"
  }

  /// Sets the font of letters.
  mutating func setFont(_ font: PDFReference, size: Double) {
    append(font, .font)
    text += " "
    text.append(size, decimals: 4)
    text += " Tf\n"
  }

  /// Writes other operators.
  mutating func write(_ text: VectorText) { self.text.bytes.append(contentsOf: text.bytes) }

  // MARK: State

  /// Sets the paint of fills, or of strokes.
  mutating func set(_ paint: PDFPaint, isStroke: Bool = false) {
    let known = isStroke ? \State.stroke : \State.fill
    if !isStroke { state.hasPattern = if case .pattern = paint { true } else { false } }
    switch paint {
    case .color(let color):
      let opaque = color.withAlpha(1)
      guard state[keyPath: known] != opaque else { return }
      state[keyPath: known] = opaque
      append(color)
      text += isStroke ? "RG\n" : "rg\n"
    case .pattern(let pattern):
      state[keyPath: known] = nil
      text += isStroke ? "/Pattern CS" : "/Pattern cs"
      append(pattern, .pattern)
      text += isStroke ? " SCN\n" : " scn\n"
    }
  }

  /// Sets a colour in place of a pattern, which some viewers draw around letters that draw nothing.
  mutating func leavePattern() {
    if state.hasPattern { set(.color(.black)) }
  }

  /// Whether this composition is already set.
  mutating func needsStyle(_ style: VectorStyle) -> Bool {
    let current = state.style ?? .normal
    state.style = style
    return current != style
  }

  mutating func setPen(_ pen: StrokeStyle, scale: Double) {
    let width = pen.width * scale
    if state.width != width {
      state.width = width
      text.append(width, decimals: 6)
      text += " w\n"
    }
    let cap = pen.cap == .butt ? 0 : pen.cap == .round ? 1 : 2
    if state.cap ?? 0 != cap {
      state.cap = cap
      text.append("\(cap) J\n")
    }
    // Below 1 every corner is a bevel.
    let join = pen.join == .bevel || pen.miterLimit < 1 ? 2 : pen.join == .round ? 1 : 0
    if state.join ?? 0 != join {
      state.join = join
      text.append("\(join) j\n")
    }
    if join == 0, state.miter ?? 10 != pen.miterLimit {
      state.miter = pen.miterLimit
      append(min(pen.miterLimit, 1e6))
      text += "M\n"
    }
    let dash = Self.dash(pen, scale: scale)
    if state.dash ?? "[]0 d" != dash {
      state.dash = dash
      text.append(dash + "\n")
    }
  }

  private static func dash(_ pen: StrokeStyle, scale: Double) -> String {
    guard let (lengths, start) = pen.vectorDashes else { return "[]0 d" }
    return "[" + lengths.map { ($0 * scale).text(decimals: 6) }.joined(separator: " ") + "]"
      + (start * scale).text(decimals: 6) + " d"
  }

  // MARK: Paths

  /// Appends the points of a path. Quadratic curves become cubic ones.
  ///
  /// - Parameter decimals: The decimals of coordinates after the transform, at most 9.
  mutating func append(_ path: Path, transform: Transform, decimals: Int = 3) {
    var points = PDFPathPoints(path, transform, decimals: decimals)
    let verbs = path.verbs
    var start = 0
    while start < verbs.count {
      let end = min(start + 30, verbs.count)
      text.write(atMost: 30 * PDFPathPoints.longest) { writer in
        for verb in verbs[start..<end] { points.write(verb, to: &writer) }
      }
      start = end
    }
  }

  private mutating func append(_ number: Double) {
    text.append(number, decimals: 3)
    text += " "
  }

  private mutating func append(_ color: Color) {
    for channel in [color.red, color.green, color.blue] {
      // Some viewers cut fractions of a level off, so the last decimal is rounded up.
      text.append(max((channel.channel * 10_000 - 0.001).rounded(.up), 0) / 10_000, decimals: 4)
      text += " "
    }
  }

  private mutating func append(_ transform: Transform) {
    text.append(transform)
    text += " "
  }
}

extension Color {
  /// The three channels for a dictionary.
  var pdfText: String { [red, green, blue].map { $0.channel.text(decimals: 4) }.joined(separator: " ") }
}

extension Rect {
  /// The corners for a dictionary.
  var pdfText: String { [minX, minY, maxX, maxY].map { $0.text(decimals: 3) }.joined(separator: " ") }
}

extension VectorText {
  /// Appends the six numbers.
  mutating func append(_ transform: Transform) {
    for number in [transform.a, transform.b, transform.c, transform.d] {
      append(number, decimals: 7)
      self += " "
    }
    append(transform.tx, decimals: 4)
    self += " "
    append(transform.ty, decimals: 4)
  }
}

extension Transform {
  /// The six numbers.
  var pdfText: String {
    var text = VectorText()
    text.append(self)
    return String(decoding: text.bytes, as: UTF8.self)
  }
}
