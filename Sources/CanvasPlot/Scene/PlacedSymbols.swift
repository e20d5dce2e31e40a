/// The symbols of one mark, all painted in the same way besides their colours. A plot may have very many: none refers
/// to memory of its own.
struct PlacedSymbols: Sendable {
  struct Symbol: Sendable {
    var place: PlacedSymbol
    var fill: Color?
    var stroke: Color?

    func shape(_ look: SharedLook?) -> PlotShape {
      var shape = PlotShape(place)
      shape.fill = fill.map(Paint.color)
      shape.stroke = stroke.map(Paint.color)
      shape.shared = look ?? .default
      return shape
    }
  }

  var symbols: [Symbol] = []
  let shared: SharedLook

  /// The symbols as shapes, each by itself.
  var items: [PlotItem] { symbols.map { .shape($0.shape(shared)) } }

  /// A box with what is inside of `bounds` already, and all symbols.
  func union(_ bounds: Rect, withStrokes: Bool) -> Rect {
    var bounds = bounds
    for symbol in symbols {
      let width = symbol.stroke == nil || !withStrokes ? 0 : -shared.look.style.width
      guard !bounds.contains(symbol.place.reach.insetBy(dx: width, dy: width)) else { continue }
      let box = symbol.place.path.boundingBox.insetBy(dx: width, dy: width)
      if box.isFinite { bounds = bounds.union(box) }
    }
    return bounds
  }

  /// Draws the symbols as their shapes would be drawn.
  func draw(on context: DrawingContext) {
    let look = shared.look
    guard look.opacity > 0 else { return }
    let (alpha, mode) = (context.alpha, context.blendMode)
    if look.blendMode != .normal { context.blendMode = look.blendMode }
    let (fillAlpha, strokeAlpha) = (alpha * look.opacity * look.fillOpacity, alpha * look.opacity * look.strokeOpacity)
    for symbol in symbols where symbol.fill != nil || symbol.stroke != nil {
      let place = symbol.place
      if place.name == .circle, place.angle == 0 {
        let radius = place.size.squareRoot() / 2
        if let fill = symbol.fill {
          context.alpha = fillAlpha
          context.fillCircle(at: place.center, radius: radius, with: fill)
        }
        if let stroke = symbol.stroke {
          context.alpha = strokeAlpha
          context.strokeCircle(at: place.center, radius: radius, with: stroke, style: look.style)
        }
        continue
      }
      let path = place.path
      if let fill = symbol.fill {
        context.alpha = fillAlpha
        context.fill(path, with: .color(fill))
      }
      if let stroke = symbol.stroke {
        context.alpha = strokeAlpha
        context.stroke(path, with: .color(stroke), style: look.style)
      }
    }
    context.alpha = alpha
    if look.blendMode != .normal { context.blendMode = mode }
  }
}
