/// The paints of the element that a marker stands on, or that `use` stands for; nil where it has none.
struct ContextPaints {
  /// A paint in the space of the element that has it.
  struct Part {
    var value: PaintValue
    var color: Color
    /// The bounding box of the element, which gradients and patterns refer to.
    var box: Rect
    /// The transform from the element's user space to the picture's points.
    var transform: Transform
  }

  var fill: Part?
  var stroke: Part?

  subscript(value: PaintValue) -> Part? { value == .contextFill ? fill : stroke }
}

/// A paint with the alpha of what is painted with it.
struct ResolvedPaint {
  var paint: Paint
  var alpha = 1.0
}

extension Painter {
  /// The paint of a value, or nil if it paints nothing.
  ///
  /// - Parameters:
  ///   - opacity: The opacity of the paint.
  ///   - box: The bounding box of what is painted, without its stroke.
  func paint(
    _ value: PaintValue, opacity: Double, _ style: ElementStyle, box: @autoclosure () -> Rect
  ) -> ResolvedPaint? {
    guard opacity > 0 else { return nil }
    switch value {
    case .none: return nil
    case .color(let color):
      let color = color.color(style.color)
      return color.alpha > 0 ? ResolvedPaint(paint: .color(color.withAlpha(color.alpha * opacity))) : nil
    case .server(let id, let fallback):
      guard let server = tree.ids[id], tree[server].tag.isPaintServer else {
        return fallback.flatMap { paint($0, opacity: opacity, style, box: box()) }
      }
      let area = box()
      let isPattern = tree[server].tag == .pattern
      if let painted = isPattern
        ? pattern(server, opacity: opacity, box: area) : gradient(server, opacity: opacity, box: area)
      {
        return painted
      }
      // A line has no box for a server that refers to one.
      guard area.isEmpty, let fallback, case .color = fallback else { return nil }
      return paint(fallback, opacity: opacity, style, box: area)
    case .contextFill, .contextStroke:
      guard let outer = contextPaints?[value] else { return nil }
      var style = style
      style.color = outer.color
      guard let resolved = paint(outer.value, opacity: opacity, style, box: outer.box) else { return nil }
      guard let (source, own) = resolved.paint.source, let inverse = context.transform.inverted() else {
        return resolved
      }
      // The server stays in the space of the element that it is taken from.
      let moved = own.concatenating(outer.transform).concatenating(inverse)
      return ResolvedPaint(paint: Paint(source, transform: moved), alpha: resolved.alpha)
    }
  }

  /// The paints of an element for the markers on it, or for what it refers to. Those that it takes itself from around it
  /// are passed on.
  ///
  /// - Parameter box: The bounding box, which only servers need.
  func contextPaints(of style: ElementStyle, box: @autoclosure () -> Rect) -> ContextPaints {
    let box = style.fill.isServer || style.stroke.isServer ? box() : .null
    func part(_ value: PaintValue) -> ContextPaints.Part? {
      if value == .contextFill || value == .contextStroke { return contextPaints?[value] }
      return ContextPaints.Part(value: value, color: style.color, box: box, transform: context.transform)
    }
    return ContextPaints(fill: part(style.fill), stroke: part(style.stroke))
  }

  /// The elements whose attributes a server takes, itself first.
  func chain(from server: Node) -> [Node] {
    var chain = [server]
    while chain.count < 64, let last = chain.last, let next = tree.target(of: last), !chain.contains(next),
      tree[next].tag.isPaintServer
    {
      chain.append(next)
    }
    return chain
  }

  /// The value of an attribute on the first server of a chain that has it.
  func attribute(_ name: String, of chain: [Node]) -> String? {
    chain.lazy.compactMap { self.tree.attribute(name, of: $0) }.first
  }

  /// The transform of a server, as an attribute or the property; nil if it has no inverse.
  func transform(_ name: String, of chain: [Node]) -> Transform? {
    guard
      let text = attribute(name, of: chain) ?? chain.lazy.compactMap({ self.tree.value(.transform, of: $0) }).first
    else { return .identity }
    let transform = Transform(svg: text) ?? .identity
    return transform.inverted() == nil ? nil : transform
  }
}

extension SVGTag {
  var isPaintServer: Bool { self == .linearGradient || self == .radialGradient || self == .pattern }
}
