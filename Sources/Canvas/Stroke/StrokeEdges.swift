/// The edges of a path to stroke, to be filled with the non-zero rule.
///
/// The pen keeps its shape in user space: the path is flattened and outlined there, to a tolerance divided by the
/// transform's scale, and each outline point is transformed to the device. A width of 0 is one pixel, outlined on the
/// device; its dashes are cut in user space.
///
/// It is a class because it is large: shapes that refer to one stay small and cheap to move.
package final class StrokeEdges {
  private let path: Path
  private let style: StrokeStyle
  private let transform: Transform
  // Whether the path is transformed to the device before it is outlined. Otherwise its outline is.
  private let outlinesOnDevice: Bool
  private let tolerance: Double
  private let memory: StrokeMemory

  /// Creates the edges, or returns nil if nothing is drawn: the width is negative or not finite, or the transform is
  /// singular.
  package convenience init?(path: Path, style: StrokeStyle, transform: Transform) {
    self.init(path: path, style: style, transform: transform, memory: StrokeMemory())
  }

  /// - Parameter memory: The memory that each emitted stroke uses.
  init?(path: Path, style: StrokeStyle, transform: Transform, memory: StrokeMemory) {
    guard style.width >= 0, style.width.isFinite, transform.isInvertible else { return nil }
    self.memory = memory
    self.path = path
    self.transform = transform
    var style = style
    if style.width == 0 {
      style.width = 1
      outlinesOnDevice = true
      tolerance = Tolerance.device
    } else {
      outlinesOnDevice = false
      tolerance = Tolerance.device / transform.maximumScale
    }
    self.style = style
  }

  /// Creates the edges in the path's own space, as precise as pixels of `1 / scale` points require. A width of 0 is
  /// one such pixel. A scale that is not positive and finite counts as 1. Returns nil if nothing is drawn.
  init?(path: Path, style: StrokeStyle, scale: Double) {
    guard style.width >= 0, style.width.isFinite else { return nil }
    let scale = scale > 0 && scale.isFinite ? scale : 1
    memory = StrokeMemory()
    self.path = path
    var style = style
    if style.width == 0 { style.width = 1 / scale }
    self.style = style
    transform = .identity
    outlinesOnDevice = false
    tolerance = Tolerance.device / scale
  }

  private var pathTransform: Transform { outlinesOnDevice ? transform : .identity }
  private var penTransform: Transform { outlinesOnDevice ? .identity : transform }

  /// The number of lines and curves in the path, an estimate of the number of edges.
  var verbCount: Int { style.dash.isEmpty ? path.verbs.count : .max }

  /// A bounding box of all edges, on the device.
  var box: Rect {
    // A square cap extends √2 half widths from the path, a miter as far as its limit. The stroker draws no miter
    // above 1,415.
    let miter = style.join == .miter && style.miterLimit > 1.5 ? min(style.miterLimit, 1_415) : 1.5
    let reach = style.width / 2 * miter
    return path.boundingBox.applying(pathTransform).insetBy(dx: -reach, dy: -reach).applying(penTransform)
  }

  // The maximum number of edges in the round caps of a subpath's dashes. If they need more, the pen is so much wider
  // than the dashes that the line looks solid.
  private static let maximumDashEdgeCount = 1 << 24

  // Half the width of the narrowest pen that is swept along tight curves, in pixels.
  private static let thinnestSweptHalfWidth = 1.5

  /// Emits all edges.
  func emitEdges<Sink: EdgeSink>(into sink: inout Sink) {
    let dasher = Dasher(style: style)
    // The dashes of a hairline are cut where their lengths are, and then moved to the device.
    let dashTransform = outlinesOnDevice && dasher != nil ? transform : nil
    let flattener = Flattener(
      tolerance: tolerance / (dashTransform?.maximumScale ?? 1), verbCount: path.verbs.count)
    var stroker = Stroker(
      style: style, transform: penTransform, tolerance: tolerance, verbCount: path.verbs.count, memory: memory)
    var line = Polyline()
    unsafe swap(&line, &memory.line)
    defer {
      unsafe swap(&line, &memory.line)
      stroker.giveBack(to: memory)
    }
    // With a pen narrower than three pixels, such as that of a halo round letters, chords are wrong in fewer than one
    // pixel in a thousand (a test counts them). With steps, drawings of many small curves would take up to five times
    // as long.
    let isWide = stroker.halfWidth * Tolerance.device > Self.thinnestSweptHalfWidth * tolerance
    let tight = TightCurves(
      reach: isWide ? stroker.halfWidth : 0, largestTurn: stroker.largestTurnOfStep, verbCount: path.verbs.count)
    let lineTransform = dashTransform == nil ? pathTransform : .identity
    path.forEachPolyline(VectorTransform(lineTransform), flattener, tight: tight, memory: &line) { line in
      func stroke(_ line: Polyline, _ direction: SIMD2<Double>) {
        guard let dashTransform else { return stroker.stroke(line, directionOfDot: direction, into: &sink) }
        let toDevice = VectorTransform(dashTransform)
        stroker.stroke(line.applying(toDevice), directionOfDot: toDevice.turned(direction), into: &sink)
      }
      let isDashed = dasher?.forEachDash(of: line, limit: Self.maximumDashEdgeCount / stroker.edgesOfDot, stroke)
      if isDashed != true { stroke(line, SIMD2(1, 0)) }
    }
  }
}

extension VectorTransform {
  /// The direction that a direction, a unit vector, has on the device.
  fileprivate func turned(_ direction: SIMD2<Double>) -> SIMD2<Double> {
    Stroker.unit(x * direction.x + y * direction.y)
  }
}

extension Polyline {
  /// The line of a thin pen, which has no steps, on the device.
  fileprivate func applying(_ transform: VectorTransform) -> Polyline {
    var result = Polyline()
    (result.isClosed, result.hasSegment) = (isClosed, hasSegment)
    var ends = curveEnds[...]
    for (i, point) in points.enumerated() {
      result.append(transform.apply(point), isSmooth: isSmooth[i])
      guard let end = ends.first, end.index == i else { continue }
      ends.removeFirst()
      result.setCurveEnd {
        if let arriving = end.arriving { $0.arriving = transform.turned(arriving) }
        if let leaving = end.leaving { $0.leaving = transform.turned(leaving) }
      }
    }
    return result
  }
}

extension EdgeList {
  package init(_ outline: StrokeEdges) {
    self.init()
    outline.emitEdges(into: &self)
  }
}
