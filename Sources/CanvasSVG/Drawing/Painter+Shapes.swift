extension Painter {
  /// Draws a shape's fill, stroke and markers.
  func drawShape(_ node: Node, _ style: ElementStyle) {
    guard let path = path(of: node, style), path.isFinite else { return }
    for part in style.paintOrder.parts {
      switch part {
      case .fill: if style.isVisible { fill(path, style) }
      case .stroke: if style.isVisible { stroke(path, style, scales: !hasFixedStroke(node)) }
      case .markers: drawMarkers(on: path, of: node, style)
      }
    }
  }

  /// Whether a stroke keeps its width when the picture is transformed.
  func hasFixedStroke(_ node: Node) -> Bool { tree.value(.vectorEffect, of: node) == "non-scaling-stroke" }

  /// - Parameter box: The box that a gradient or a pattern refers to; nil for that of the path.
  func fill(_ path: Path, _ style: ElementStyle, box: Rect? = nil) {
    guard let resolved = paint(style.fill, opacity: style.fillOpacity, style, box: box ?? path.boundingBoxOfPath) else {
      return
    }
    context.withGState {
      context.antialiases = style.isSmooth
      context.alpha *= resolved.alpha
      context.fill(path, with: resolved.paint, using: style.fillRule)
    }
  }

  func stroke(_ path: Path, _ style: ElementStyle, scales: Bool = true, box: Rect? = nil) {
    guard style.stroke != .none, let pen = pen(style),
      let resolved = paint(style.stroke, opacity: style.strokeOpacity, style, box: box ?? path.boundingBoxOfPath)
    else { return }
    context.withGState {
      context.antialiases = style.isSmooth
      context.alpha *= resolved.alpha
      guard !scales, let inverse = base.inverted() else {
        context.stroke(path, with: resolved.paint, style: pen)
        return
      }
      // The path in the points of the document, whose lines don't scale. The paint stays in user space.
      let toDocument = context.transform.concatenating(inverse)
      guard let back = toDocument.inverted() else { return }
      let outline = path.applying(toDocument).stroked(pen, scale: context.scale * base.meanScale)
      context.fill(outline.applying(back), with: resolved.paint)
    }
  }

  /// The pen of a stroke; nil if nothing is drawn.
  func pen(_ style: ElementStyle) -> StrokeStyle? {
    let width = points(style.strokeWidth, .both)
    guard width > 0, width.isFinite else { return nil }
    let dashes = style.dashes.map { points($0, .both) }
    let isDashed = dashes.allSatisfy(\.isFinite) && dashes.contains { $0 > 0 }
    return StrokeStyle(
      width: width, cap: style.lineCap, join: style.lineJoin, miterLimit: style.miterLimit,
      dash: isDashed ? dashes : [], dashPhase: points(style.dashOffset, .both))
  }
}
