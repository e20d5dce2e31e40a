import Canvas
import CanvasVector

/// The operators of a page, a form or a pattern, and the names of what they use.
struct PDFContent {
  private(set) var text = VectorText()
  /// The names of resources, by their kind, such as `XObject`, each with its object.
  private(set) var resources: [String: [String: PDFReference]] = [:]

  // What is set in the current scope and in those around it, so that nothing is set twice.
  private var state = State()
  private var saved: [State] = []
  private var pointDecimals = 3
  // The space of paths inside of the current scope; nil for that of the scope.
  private var pathSpace: Transform?

  private struct State {
    var fill: Color?
    var stroke: Color?
    var width: Double?
    var style: VectorStyle?
    var cap: Int?
    var join: Int?
    var miter: Double?
    var dash: String?
  }

  init() {}

  // MARK: Scopes

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
    append(transform)
    text += "cm\n"
    pathSpace = transform
  }

  /// Ends the space of paths.
  mutating func leavePathSpace() {
    guard pathSpace != nil else { return }
    pathSpace = nil
    state = saved.popLast() ?? State()
    text += "Q\n"
  }

  /// The name of an object in the resources.
  mutating func name(_ reference: PDFReference, _ kind: String) -> String {
    let prefix = kind == "ExtGState" ? "G" : String(kind.prefix(1))
    let name = "\(prefix)\(reference.number)"
    resources[kind, default: [:]][name] = reference
    return name
  }

  mutating func op(_ operation: String) { text += operation + "\n" }

  // MARK: State

  mutating func setFill(_ color: Color) {
    guard state.fill != color else { return }
    state.fill = color
    append(color)
    text += "rg\n"
  }

  mutating func setStroke(_ color: Color) {
    guard state.stroke != color else { return }
    state.stroke = color
    append(color)
    text += "RG\n"
  }

  mutating func setFill(pattern: String) {
    state.fill = nil
    text += "/Pattern cs\(pattern) scn\n"
  }

  mutating func setStroke(pattern: String) {
    state.stroke = nil
    text += "/Pattern CS\(pattern) SCN\n"
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
      text += "\(cap) J\n"
    }
    // Below 1 every corner is a bevel.
    let join = pen.join == .bevel || pen.miterLimit < 1 ? 2 : pen.join == .round ? 1 : 0
    if state.join ?? 0 != join {
      state.join = join
      text += "\(join) j\n"
    }
    if join == 0, state.miter ?? 10 != pen.miterLimit {
      state.miter = pen.miterLimit
      append(min(pen.miterLimit, 1e6))
      text += "M\n"
    }
    let dash = Self.dash(pen, scale: scale)
    if state.dash ?? "[]0 d" != dash {
      state.dash = dash
      text += dash + "\n"
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
  /// - Parameter decimals: The decimals of coordinates after the transform.
  mutating func append(_ path: Path, transform: Transform, decimals: Int = 3) {
    pointDecimals = decimals
    var current = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        append(point.applying(transform))
        text += "m\n"
        current = point
      case .line(let point):
        append(point.applying(transform))
        text += "l\n"
        current = point
      case .quadCurve(let point, let control):
        let first = current.interpolated(to: control, by: 2.0 / 3)
        let second = point.interpolated(to: control, by: 2.0 / 3)
        for point in [first, second, point] { append(point.applying(transform)) }
        text += "c\n"
        current = point
      case .curve(let point, let control1, let control2):
        for point in [control1, control2, point] { append(point.applying(transform)) }
        text += "c\n"
        current = point
      case .close: text += "h\n"
      }
    }
  }

  private mutating func append(_ point: Point) {
    for number in [point.x, point.y] {
      text.append(number, decimals: pointDecimals)
      text += " "
    }
  }

  private mutating func append(_ number: Double) {
    text.append(number, decimals: 3)
    text += " "
  }

  private mutating func append(_ color: Color) {
    for channel in [color.red, color.green, color.blue] {
      text.append(channel.channel, decimals: 4)
      text += " "
    }
  }

  mutating func append(_ transform: Transform) { text += transform.pdfText + " " }
}

extension Point {
  fileprivate func interpolated(to other: Point, by fraction: Double) -> Point {
    Point(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}

extension Color {
  /// The three channels for a dictionary.
  var pdfText: String { [red, green, blue].map { $0.channel.text(decimals: 4) }.joined(separator: " ") }
}

extension Transform {
  /// The six numbers.
  var pdfText: String {
    [a, b, c, d].map { $0.text(decimals: 7) }.joined(separator: " ") + " " + tx.text(decimals: 4) + " "
      + ty.text(decimals: 4)
  }
}
