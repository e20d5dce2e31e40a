package import Canvas

/// Coverage, read from pictures, and edges, as passed to the rasterizer.
package enum CoverageProbe {
  /// The edges of a filled path on the device, in 1/256 pixel: x0, y0, x1, y1.
  package static func edges(of path: Path, visible: Rect? = nil) -> [SIMD4<Int32>] {
    inFixedPoint(EdgeList(FillEdges(path: path, transform: .identity), visible: visible))
  }

  /// The edges of a stroked path.
  package static func edges(ofStroke path: Path, style: StrokeStyle) -> [SIMD4<Int32>] {
    StrokeEdges(path: path, style: style, transform: .identity).map { inFixedPoint(EdgeList($0)) } ?? []
  }

  /// The coverage of a filled path in a rectangle of pixels, row by row.
  package static func coverage(of path: Path, rule: FillRule, in bounds: PixelRect) -> [UInt8] {
    coverage(in: bounds) { context, move in context.fill(path.applying(move), using: rule) }
  }

  /// The coverage of a stroked path.
  package static func coverage(
    ofStroke path: Path, style: StrokeStyle, transform: Transform = .identity, in bounds: PixelRect
  ) -> [UInt8] {
    coverage(in: bounds) { context, move in
      context.concatenate(transform.concatenating(move))
      context.stroke(path, style: style)
    }
  }

  /// The coverage of a rectangle parallel to the axes, computed by its own shortcut.
  package static func coverage(ofRect rect: Rect, in bounds: PixelRect) -> [UInt8] {
    coverage(in: bounds) { context, _ in context.fill(rect) }
  }

  // An opaque colour over nothing has its coverage as alpha. It is drawn twice, because coverage reaches the pixels
  // in two ways: through a kernel for one colour, and as rows if a blend mode takes them.
  private static func coverage(in bounds: PixelRect, draw: (DrawingContext, Transform) -> Void) -> [UInt8] {
    func alphas(_ mode: BlendMode) -> [UInt8] {
      guard let context = try? DrawingContext(size: Size(width: Double(bounds.width), height: Double(bounds.height)))
      else { return [] }
      context.setBlendMode(mode)
      draw(context, Transform(translationX: -Double(bounds.minX), y: -Double(bounds.minY)))
      return context.makeImage().pixels.withPixels { pixels in pixels.map { UInt8(truncatingIfNeeded: $0 >> 24) } }
    }
    let coverage = alphas(.normal)
    precondition(coverage == alphas(.copy), "Coverage is the same by both of its ways.")
    return coverage
  }

  private static func inFixedPoint(_ list: EdgeList) -> [SIMD4<Int32>] {
    var edges: [SIMD4<Int32>] = []
    for edge in list.edges {
      EdgeGuard.forEachPart(from: edge.start, to: edge.end) { edges.append(FixedPoint.rounded($0, $1)) }
    }
    return edges
  }
}
