/// A shape of CSS as the value of `clip-path`, or the edge of a box alone.
struct BasicShape: Sendable {
  /// The box that lengths refer to. CSS has more names, which mean these for SVG.
  enum Box: Sendable { case fill, stroke, view }

  let box: Box
  /// The function; nil for the box itself.
  private var function: (name: String, arguments: String)?

  var isFunction: Bool { function != nil }

  private static let boxes: [String: Box] = [
    "fill-box": .fill, "content-box": .fill, "padding-box": .fill, "stroke-box": .stroke, "border-box": .stroke,
    "margin-box": .stroke, "view-box": .view,
  ]

  /// Reads a shape with or without a box, in either order; nil for anything else.
  init?(_ text: String) {
    var scanner = ValueScanner(text)
    var box: Box?
    while true {
      scanner.skipSpace()
      if scanner.isAtEnd { break }
      guard let name = scanner.name()?.lowercased() else { return nil }
      if scanner.take("(") {
        guard function == nil else { return nil }
        function = (name, scanner.balancedText().trimmed)
      } else {
        guard box == nil, let named = Self.boxes[name] else { return nil }
        box = named
      }
    }
    guard box != nil || function != nil else { return nil }
    self.box = box ?? .stroke
    guard path(in: Rect(x: 0, y: 0, width: 1, height: 1), 1) != nil else { return nil }
  }

  /// The shape in its box. Nil if a value of it isn't valid.
  func path(in box: Rect, _ font: FontUnits) -> (path: Path, rule: FillRule)? {
    guard let (name, arguments) = function else { return (Path(rect: box), .nonZero) }
    switch name {
    case "circle", "ellipse":
      return ellipse(arguments, isCircle: name == "circle", in: box, font).map { ($0, .nonZero) }
    case "inset": return inset(arguments, in: box, font).map { ($0, .nonZero) }
    case "polygon", "path":
      var parts = StyleSheet.pieces(arguments, separator: ",").map { String($0).trimmed }
      var rule = FillRule.nonZero
      if let first = parts.first, let named = FillRule.keywords[first] {
        rule = named
        parts.removeFirst()
      }
      guard !parts.isEmpty else { return nil }
      let path = name == "path" ? Self.path(parts.joined(separator: ","), in: box) : polygon(parts, in: box, font)
      return path.map { ($0, rule) }
    default: return nil
    }
  }

  private func ellipse(_ text: String, isCircle: Bool, in box: Rect, _ font: FontUnits) -> Path? {
    let words = StyleSheet.pieces(text, separator: " ").map { String($0).trimmed }.filter { !$0.isEmpty }
    let at = words.firstIndex(of: "at") ?? words.count
    let place = words[min(at + 1, words.count)...].joined(separator: " ")
    guard let center = Point(position: place, in: box, font) else { return nil }
    let sides = (
      x: [center.x - box.minX, box.maxX - center.x].map(abs), y: [center.y - box.minY, box.maxY - center.y].map(abs)
    )
    func radius(_ word: String, _ whole: Double, _ sides: [Double]) -> Double? {
      switch word {
      case "closest-side": return sides.min()
      case "farthest-side": return sides.max()
      default: return Length(word, fontSize: font).flatMap { $0.isNegative ? nil : $0.points(of: whole) }
      }
    }
    let radii = at == 0 ? [String](repeating: "closest-side", count: isCircle ? 1 : 2) : Array(words[..<at])
    guard radii.count == (isCircle ? 1 : 2) else { return nil }
    if isCircle {
      let diagonal = ((box.width * box.width + box.height * box.height) / 2).squareRoot()
      return radius(radii[0], diagonal, sides.x + sides.y).map { Path(ellipseAt: center, radiusX: $0, radiusY: $0) }
    }
    guard let x = radius(radii[0], box.width, sides.x), let y = radius(radii[1], box.height, sides.y) else {
      return nil
    }
    return Path(ellipseAt: center, radiusX: x, radiusY: y)
  }

  private func inset(_ text: String, in box: Rect, _ font: FontUnits) -> Path? {
    let words = StyleSheet.pieces(text, separator: " ").map { String($0).trimmed }.filter { !$0.isEmpty }
    let round = words.firstIndex(of: "round") ?? words.count
    guard let sides = Self.four(words[..<round], font) else { return nil }
    let (top, bottom) = (sides[0].points(of: box.height), sides[2].points(of: box.height))
    let (right, left) = (sides[1].points(of: box.width), sides[3].points(of: box.width))
    let rect = Rect(
      x: box.minX + left, y: box.minY + top, width: max(box.width - left - right, 0),
      height: max(box.height - top - bottom, 0))
    guard round < words.count else { return Path(rect: rect) }
    guard let radii = Self.four(words[(round + 1)...], font) else { return nil }
    // Percentages are parts of the width and of the height: circles in a space that is scaled vertically.
    let isScaled = radii.contains { $0.unit == .percent } && box.width > 0 && box.height > 0
    let factor = isScaled ? box.width / box.height : 1
    let points = radii.map { $0.points(of: box.width) }
    let corners = CornerRadii(topLeft: points[0], topRight: points[1], bottomRight: points[2], bottomLeft: points[3])
    return Path(roundedRect: rect.applying(Transform(scaleX: 1, y: factor)), radii: corners)
      .applying(Transform(scaleX: 1, y: 1 / factor))
  }

  /// One to four lengths as those of the top, the right, the bottom and the left.
  private static func four(_ words: ArraySlice<String>, _ font: FontUnits) -> [Length]? {
    let lengths = words.compactMap { Length($0, fontSize: font) }
    guard (1...4).contains(words.count), lengths.count == words.count else { return nil }
    let right = lengths.count > 1 ? lengths[1] : lengths[0]
    return [lengths[0], right, lengths.count > 2 ? lengths[2] : lengths[0], lengths.count > 3 ? lengths[3] : right]
  }

  private func polygon(_ parts: [String], in box: Rect, _ font: FontUnits) -> Path? {
    var points: [Point] = []
    for part in parts {
      guard let lengths = Length.list(part, fontSize: font), lengths.count == 2 else { return nil }
      points.append(
        Point(x: box.minX + lengths[0].points(of: box.width), y: box.minY + lengths[1].points(of: box.height)))
    }
    return Path(polygon: points)
  }

  /// The data in quotes, from the origin of the box.
  private static func path(_ text: String, in box: Rect) -> Path? {
    guard let quote = text.first, quote == "\"" || quote == "'", text.last == quote, text.utf8.count > 1 else {
      return nil
    }
    let path = try? Path(svg: String(text.dropFirst().dropLast()))
    return path?.applying(Transform(translationX: box.minX, y: box.minY))
  }
}

extension Point {
  /// Reads a position of CSS in a box, such as `left 25%`; the middle for an empty one, and nil for anything else.
  init?(position text: String, in box: Rect, _ font: FontUnits) {
    var (x, y): (Double?, Double?)
    var scanner = ValueScanner(text)
    while true {
      scanner.skipSpace()
      if scanner.isAtEnd { break }
      if let length = scanner.length(fontSize: font) {
        if x == nil { x = length.points(of: box.width) } else if y == nil { y = length.points(of: box.height) }
        continue
      }
      switch scanner.name() {
      case "left": x = 0
      case "right": x = box.width
      case "top": y = 0
      case "bottom": y = box.height
      case "center": if x == nil { x = box.width / 2 } else { y = box.height / 2 }
      default: return nil
      }
    }
    self.init(x: box.minX + (x ?? box.width / 2), y: box.minY + (y ?? box.height / 2))
  }
}
