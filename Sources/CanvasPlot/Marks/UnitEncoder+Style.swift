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

/// A colour by row, or one paint for all.
private enum PlotPaints {
  case none
  case all(PlotPaint)
  case rows(PlotOutputs, fallback: PlotPaint)

  /// Whether each paint is a colour, or none.
  fileprivate var areColors: Bool {
    switch self {
    case .none, .all(.color), .all(.none), .rows(_, fallback: .color), .rows(_, fallback: .none): true
    case .all(.linear), .all(.radial), .rows(_, fallback: .linear), .rows(_, fallback: .radial): false
    }
  }

  fileprivate func color(_ row: Int) -> Color? {
    switch self {
    case .none: nil
    case .all(let paint): paint.color
    case .rows(let outputs, let fallback):
      switch outputs[row] {
      case .none: fallback.color
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

extension UnitEncoder {
  mutating func style() throws(PlotError) -> PlotMarkStyle {
    let isFilled = mark.isFilled(options)
    var style = PlotMarkStyle(
      fill: try paints(.fill, \.fill, takesColor: isFilled),
      stroke: try paints(.stroke, \.stroke, takesColor: !isFilled),
      stroking: stroking())
    style.opacity = try numbers(.opacity, options.opacity) ?? style.opacity
    style.fillOpacity = try numbers(.fillOpacity, options.fillOpacity) ?? style.fillOpacity
    style.strokeOpacity = try numbers(.strokeOpacity, options.strokeOpacity) ?? style.strokeOpacity
    style.strokeWidth = try numbers(.strokeWidth, options.strokeWidth) ?? style.strokeWidth
    // A line's and a rule's size is its width.
    if mark.kind == .line || mark.kind == .rule, unit.channels[.size] != nil || mark.own.sets(\.size) {
      style.strokeWidth = try numbers(.size, options.size?.points) ?? PlotNumbers(1)
    }
    style.dashes = try outputs(.strokeDash)
    style.urls = try outputs(.href)
    style.blendMode = options.blendMode
    if !set.sets(\.opacity), !set.sets(\.fillOpacity), unit.channels[.opacity] == nil,
      mark.kind.isSymbol || mark.kind == .tick, !unit.channels.values.contains(where: { $0.aggregate != nil })
    {
      style.opacity = PlotNumbers(0.7)
    }
    style.same = style.sameLook
    return style
  }

  private mutating func paints(
    _ name: PlotChannelName, _ option: WritableKeyPath<MarkOptions, PlotPaint>, takesColor: Bool
  ) throws(PlotError) -> PlotPaints {
    let fallback = takesColor ? config.paint(of: mark, option) : set[option]
    let other = fallback ?? .none
    if let outputs = try outputs(name) { return .rows(outputs, fallback: other) }
    if takesColor, let outputs = try outputs(.color) { return .rows(outputs, fallback: other) }
    return fallback == nil ? .none : .all(other)
  }

  private func stroking() -> StrokeStyle {
    var style = StrokeStyle(width: 1)
    (style.cap, style.join) = (options.strokeCap, options.strokeJoin)
    if let limit = options.strokeMiterLimit { style.miterLimit = limit }
    if let dash = options.strokeDash { style.dash = dash }
    if let phase = options.strokeDashOffset { style.dashPhase = phase }
    return style
  }
}
