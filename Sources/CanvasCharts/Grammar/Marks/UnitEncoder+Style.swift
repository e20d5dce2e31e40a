internal import Canvas
internal import CanvasTables

/// The paints and strokes of a unit's marks, by row.
struct PlotMarkStyle {
  fileprivate var fill: PlotPaints
  fileprivate var stroke: PlotPaints
  fileprivate var opacity = PlotNumbers(1)
  fileprivate var fillOpacity = PlotNumbers(1)
  fileprivate var strokeOpacity = PlotNumbers(1)
  fileprivate var strokeWidth = PlotNumbers(1)
  fileprivate var dashes: PlotOutputs?
  fileprivate var stroking: StrokeStyle
  fileprivate var blendMode = BlendMode.normal
  fileprivate var urls: PlotOutputs?
  /// What all rows have, besides their colours, or nil if they differ.
  fileprivate var same: SharedLook?
}

/// A colour by row, or one paint for all.
private enum PlotPaints {
  case none
  case all(PlotPaint)
  case rows(PlotOutputs, fallback: PlotPaint)
}

/// A colour of a specification, or what else it has in its place.
private enum PlotPaint {
  case color(Color)
  /// A gradient, whose points depend on the shape, or something that is no paint.
  case other(DataValue)
  case none

  init(_ value: DataValue?) {
    guard let value else {
      self = .none
      return
    }
    if let color = Color(setting: value) { self = .color(color) } else { self = .other(value) }
  }

  var color: Color? { if case .color(let color) = self { color } else { nil } }

  func paint(in shape: PlotShape) -> Paint? {
    switch self {
    case .color(let color): .color(color)
    case .other(let value): Paint(gradient: value, in: shape.path.boundingBox)
    case .none: nil
    }
  }
}

extension UnitEncoder {
  mutating func style() throws(PlotError) -> PlotMarkStyle {
    let isFilled = mark.isFilled(config)
    let color = setting("color")
    var style = PlotMarkStyle(
      fill: try paints(.fill, isFilled ? color : nil, takesColor: isFilled),
      stroke: try paints(.stroke, isFilled ? nil : color, takesColor: !isFilled), stroking: stroking())
    style.opacity = try numbers(.opacity) ?? style.opacity
    style.fillOpacity = try numbers(.fillOpacity) ?? style.fillOpacity
    style.strokeOpacity = try numbers(.strokeOpacity) ?? style.strokeOpacity
    style.strokeWidth = try numbers(.strokeWidth) ?? style.strokeWidth
    // A line's and a rule's size is its width.
    if mark.kind == .line || mark.kind == .rule, unit.channels[.size] != nil || mark.settings["size"] != nil {
      style.strokeWidth = try numbers(.size) ?? PlotNumbers(1)
    }
    style.dashes = try outputs(.strokeDash)
    style.urls = try outputs(.href)
    if let name = mark.text("blend", config), let mode = BlendMode(css: name) { style.blendMode = mode }
    if setting("opacity") == nil, setting("fillOpacity") == nil, unit.channels[.opacity] == nil,
      mark.kind.isSymbol || mark.kind == .tick, !unit.channels.values.contains(where: { $0.aggregate != nil })
    {
      style.opacity = PlotNumbers(0.7)
    }
    style.same = style.sameLook
    return style
  }

  private mutating func paints(
    _ name: PlotChannelName, _ color: DataValue?, takesColor: Bool
  ) throws(PlotError) -> PlotPaints {
    let fallback =
      mark.settings[name.rawValue] ?? (takesColor ? mark.settings["color"] : nil) ?? setting(name.rawValue) ?? color
    let other = PlotPaint(fallback)
    if let outputs = try outputs(name) { return .rows(outputs, fallback: other) }
    if takesColor, let outputs = try outputs(.color) { return .rows(outputs, fallback: other) }
    return fallback == nil ? .none : .all(other)
  }

  private func stroking() -> StrokeStyle {
    var style = StrokeStyle(width: 1)
    switch mark.text("strokeCap", config) {
    case "round": style.cap = .round
    case "square": style.cap = .square
    default: break
    }
    switch mark.text("strokeJoin", config) {
    case "round": style.join = .round
    case "bevel": style.join = .bevel
    default: break
    }
    if let limit = number("strokeMiterLimit") { style.miterLimit = limit }
    if case .list(let list) = setting("strokeDash") { style.dash = list.compactMap(\.number) }
    if let phase = number("strokeDashOffset") { style.dashPhase = phase }
    return style
  }
}

extension PlotMarkStyle {
  /// A shape with the paints of a row.
  func styled(_ shape: consuming PlotShape, row: Int) -> PlotShape {
    shape.fill = fill.paint(row, in: shape)
    shape.stroke = stroke.paint(row, in: shape)
    shape.shared = same ?? SharedLook(look(row))
    let width = shape.shared.look.style.width
    if !(width > 0) || !width.isFinite { shape.stroke = nil }
    return shape
  }

  /// The look of all symbols, or nil if they can't be kept as such: they are painted in different ways, with more than
  /// colours, or are links.
  var symbolLook: SharedLook? {
    guard let same, same.look.url == nil, fill.areColors, stroke.areColors else { return nil }
    return same
  }

  /// A symbol with the colours of a row.
  func styled(_ place: PlacedSymbol, row: Int) -> PlacedSymbols.Symbol {
    let width = same?.look.style.width ?? 0
    return PlacedSymbols.Symbol(
      place: place, fill: fill.color(row), stroke: width > 0 && width.isFinite ? stroke.color(row) : nil)
  }

  fileprivate var sameLook: SharedLook? {
    let numbers = [opacity, fillOpacity, strokeOpacity, strokeWidth]
    guard numbers.allSatisfy(\.areSame), dashes?.areSame ?? true, urls?.areSame ?? true else { return nil }
    return SharedLook(look(0))
  }

  private func look(_ row: Int) -> PlotLook {
    var look = PlotLook()
    look.style = stroking
    look.opacity = Self.known(opacity[row])
    look.fillOpacity = Self.known(fillOpacity[row])
    look.strokeOpacity = Self.known(strokeOpacity[row])
    look.style.width = strokeWidth[row]
    if case .numbers(let dash) = dashes?[row] { look.style.dash = dash.allSatisfy { $0 >= 0 } ? dash : [] }
    if look.style.dash.count == 2, look.style.dash[1] == 0 { look.style.dash = [] }
    look.blendMode = blendMode
    look.url = urls?[row].text
    return look
  }

  /// The address that a row's mark leads to.
  func url(row: Int) -> String? { urls?[row].text }

  /// The colour of letters in a row.
  func color(row: Int) -> Color? { fill.color(row) }
  func opacity(row: Int) -> Double { Self.known(opacity[row]) * Self.known(fillOpacity[row]) }

  /// An opacity, which is 1 for rows that have none.
  private static func known(_ opacity: Double) -> Double { opacity.isNaN ? 1 : opacity }
}

extension PlotPaints {
  /// Whether each paint is a colour, or none.
  fileprivate var areColors: Bool {
    switch self {
    case .none, .all(.color), .all(.none), .rows(_, fallback: .color), .rows(_, fallback: .none): true
    case .all(.other), .rows(_, fallback: .other): false
    }
  }

  fileprivate func color(_ row: Int) -> Color? {
    switch self {
    case .none: nil
    case .all(let paint): paint.color
    case .rows(let outputs, let fallback):
      switch outputs[row] {
      case .none: fallback.color
      case .color(let color): color
      case let output: output.color
      }
    }
  }

  fileprivate func paint(_ row: Int, in shape: PlotShape) -> Paint? {
    switch self {
    case .all(let paint): return paint.paint(in: shape)
    case .rows(let outputs, let fallback):
      switch outputs[row] {
      case .none: return fallback.paint(in: shape)
      case .color(let color): return .color(color)
      case let output: return output.color.map(Paint.color)
      }
    case .none: return nil
    }
  }
}

extension Paint {
  /// A gradient in Vega's form: `gradient`, `x1`, `y1`, `x2`, `y2` as parts of a box, and `stops`.
  init?(gradient: DataValue, in box: Rect) {
    guard case .record(let members) = gradient, case .list(let list) = members["stops"] else { return nil }
    let stops = list.compactMap { stop -> Gradient.Stop? in
      let stop = PlotSettings(stop)
      guard let offset = stop.number("offset"), let color = stop.color("color") else { return nil }
      return Gradient.Stop(location: offset, color: color)
    }
    let settings = PlotSettings(members)
    func point(_ x: String, _ y: String, _ px: Double, _ py: Double) -> Point {
      Point(
        x: box.minX + box.width * (settings.number(x) ?? px), y: box.minY + box.height * (settings.number(y) ?? py))
    }
    guard !stops.isEmpty else { return nil }
    if settings.text("gradient") == "radial" {
      let center = point("x2", "y2", 0.5, 0.5)
      self = .radialGradient(
        Gradient(stops: stops), center: center,
        radius: max(box.width, box.height) * (settings.number("r2") ?? 0.5))
    } else {
      self = .linearGradient(
        Gradient(stops: stops), from: point("x1", "y1", 0, 0), to: point("x2", "y2", 1, 0))
    }
  }
}

extension BlendMode {
  /// The mode with one of CSS's names.
  fileprivate init?(css name: String) {
    let modes: [String: BlendMode] = [
      "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
      "lighten": .lighten, "color-dodge": .colorDodge, "color-burn": .colorBurn, "hard-light": .hardLight,
      "soft-light": .softLight, "difference": .difference, "exclusion": .exclusion, "hue": .hue,
      "saturation": .saturation, "color": .color, "luminosity": .luminosity,
    ]
    guard let mode = modes[name] else { return nil }
    self = mode
  }
}
