/// What `fill` and `stroke` are.
enum PaintValue: Sendable, Hashable {
  case none
  case color(ColorValue)
  /// A gradient or a pattern, with what is painted if there is none with this id; nil for nothing at all.
  indirect case server(id: String, fallback: PaintValue?)
  /// The fill or the stroke of the element that a marker stands on or that `use` stands for.
  case contextFill
  case contextStroke

  var isServer: Bool { if case .server = self { true } else { false } }

  static let black = PaintValue.color(.color(.black))

  /// Reads a paint, or nil.
  init?(_ text: String) {
    let text = text.trimmed
    if text.hasPrefix("url"), let (id, rest) = ValueScanner.reference(text) {
      let fallback = rest.hasPrefix("url") ? nil : PaintValue(rest)
      guard rest.isEmpty || fallback != nil else { return nil }
      self = .server(id: id, fallback: fallback)
      return
    }
    switch text.lowercased() {
    case "none": self = .none
    case "context-fill": self = .contextFill
    case "context-stroke": self = .contextStroke
    default:
      guard let color = ColorValue(text) else { return nil }
      self = .color(color)
    }
  }
}
