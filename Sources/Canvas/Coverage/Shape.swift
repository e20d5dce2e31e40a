internal import CanvasKernels

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

  /// The shape of whole pixels: those whose centres are inside. Letters stay as they are.
  var sampledAtCenters: Shape {
    switch self {
    case .outline(.centers, _, _), .masks: self
    case .outline(let outline, let box, let rule): .outline(.centers(outline), box: box, rule)
    case .rect(let rect): .rect(rect.sampledAtCenters)
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
  /// Another outline, of which pixels are covered as their centres are.
  indirect case centers(Outline)

  /// Emits all edges.
  ///
  /// - Parameter visible: The area in which edges can matter, in pixels, or nil if all of them do.
  func emitEdges<Sink: EdgeSink>(into sink: inout Sink, visible: Rect?) {
    switch self {
    case .fill(let edges): edges.emitEdges(into: &sink, visible: visible)
    case .rect(let edges): edges.emitEdges(into: &sink)
    case .stroke(let edges): edges.emitEdges(into: &sink)
    case .recorded(let edges): edges.emitEdges(into: &sink)
    case .centers(let outline): outline.emitEdges(into: &sink, visible: visible)
    }
  }

  /// Adds fixed-point edges to cells.
  @inline(__always)
  func add(
    _ edges: UnsafePointer<SIMD4<Int32>>, _ count: Int, to cells: inout ck_cells, x: Int32, y: Int32, _ kernels: Kernels
  ) {
    let table = unsafe kernels.table.pointee
    let add = if case .centers = self { unsafe table.add_centers } else { unsafe table.add_edges }
    unsafe add(&cells, edges, count, x, y)
  }

  /// The number of lines and curves in the outline, an estimate of the number of edges.
  var verbCount: Int {
    switch self {
    case .fill(let edges): edges.path.verbs.count
    case .rect: 4
    case .stroke(let edges): edges.verbCount
    case .recorded(let edges): edges.edges.count
    case .centers(let outline): outline.verbCount
    }
  }
}
