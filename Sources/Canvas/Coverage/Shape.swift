/// A shape with coverage, in device space.
enum Shape {
  /// The inside of an outline by a fill rule. The box contains all edges, in pixels. If it is not finite, nothing is
  /// drawn.
  case outline(Outline, box: Rect, FillRule)
  /// A rectangle parallel to the device's axes, or a frame.
  case rect(RectShape)
  /// Coverage computed earlier: letters. Each is drawn by itself.
  case masks([PlacedMask])

  /// The pixels outside of which there is no coverage.
  @inline(__always)
  var pixels: PixelRect {
    switch self {
    case .outline(_, let box, _): PixelRect(covering: box)
    case .rect(let rect): rect.pixels
    case .masks(let masks): masks.reduce(.empty) { $0.union($1.pixels) }
    }
  }

  /// Creates the inside of a finite path in user space. The transform must be invertible; otherwise rounding to 1/256
  /// pixel could give a line an area.
  ///
  /// - Parameter bounds: A box of the path's control points.
  @inline(__always)
  init(_ path: Path, in bounds: Rect, transform: Transform, rule: FillRule) {
    self = .outline(.fill(FillEdges(path: path, transform: transform)), box: bounds.applying(transform), rule)
  }

  /// Creates a finite rectangle of user space. The transform must be invertible.
  ///
  /// - Parameter box: The rectangle's box on the device.
  @inline(__always)
  init(_ rect: Rect, box: Rect, transform: Transform) {
    self =
      transform.keepsAxes && box.isFinite
      ? .rect(RectShape(box)) : .outline(.rect(RectEdges(rect, transform: transform)), box: box, .nonZero)
  }

  /// Creates the area that a pen covers.
  @inline(__always)
  init(_ stroke: StrokeEdges) {
    self = .outline(.stroke(stroke), box: stroke.box, .nonZero)
  }
}

/// A source of the edges of an outline in device space.
enum Outline {
  case fill(FillEdges)
  case rect(RectEdges)
  case stroke(StrokeEdges)
  case recorded(RecordedEdges)

  /// Emits all edges.
  ///
  /// - Parameter visible: The area in which edges can matter, in pixels, or nil if all of them do.
  func emitEdges<Sink: EdgeSink>(into sink: inout Sink, visible: Rect?) {
    switch self {
    case .fill(let edges): edges.emitEdges(into: &sink, visible: visible)
    case .rect(let edges): edges.emitEdges(into: &sink)
    case .stroke(let edges): edges.emitEdges(into: &sink)
    case .recorded(let edges): edges.emitEdges(into: &sink)
    }
  }

  /// The number of lines and curves in the outline, an estimate of the number of edges.
  var verbCount: Int {
    switch self {
    case .fill(let edges): edges.path.verbs.count
    case .rect: 4
    case .stroke(let edges): edges.verbCount
    case .recorded(let edges): edges.edges.count
    }
  }
}
