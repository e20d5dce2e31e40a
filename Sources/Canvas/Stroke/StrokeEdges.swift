/// The edges of a path to stroke, to be filled non-zero.
///
/// The pen keeps its shape in user space: the path is flattened and outlined there, to a tolerance divided by the
/// transform's scale, and each outline point is moved to the device. A width of 0 is one pixel, outlined on the device.
///
/// An object, as it is large: shapes that hold one are a few vectors to move.
package final class StrokeEdges {
  private let path: Path
  private let style: StrokeStyle
  private let transform: Transform
  // Whether the path is moved to the device before it is outlined; otherwise the outline is.
  private let outlinesOnDevice: Bool
  private let tolerance: Double
  private let memory: StrokeMemory

  /// Nil if nothing is drawn: a width that is negative or not finite, a singular transform.
  package convenience init?(path: Path, style: StrokeStyle, transform: Transform) {
    self.init(path: path, style: style, transform: transform, memory: StrokeMemory())
  }

  /// - Parameter memory: Lent to each stroke that is emitted.
  init?(path: Path, style: StrokeStyle, transform: Transform, memory: StrokeMemory) {
    guard style.width >= 0, style.width.isFinite, transform.isInvertible else { return nil }
    self.memory = memory
    self.path = path
    self.transform = transform
    var style = style
    if style.width == 0 {
      style.width = 1
      // Dashes are lengths along the path in user space; on the device they keep their mean length.
      let scale = abs(transform.determinant).squareRoot()
      style.dash = style.dash.map { $0 * scale }
      style.dashPhase *= scale
      outlinesOnDevice = true
      tolerance = Tolerance.device
    } else {
      outlinesOnDevice = false
      tolerance = Tolerance.device / transform.maximumScale
    }
    self.style = style
  }

  /// The edges in the path's own space, as exact as pixels of 1/scale points need them; a width of 0 is such a pixel.
  /// A scale that is not positive and finite counts as 1. Nil if nothing is drawn.
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

  /// How many lines and curves the edges are made from: an estimate of their number.
  var verbCount: Int { style.dash.isEmpty ? path.verbs.count : .max }

  /// A box of all edges on the device.
  var box: Rect {
    // A square cap reaches √2 half widths from the path, a miter its limit; the stroker draws none above 1,415.
    let miter = style.join == .miter && style.miterLimit > 1.5 ? min(style.miterLimit, 1_415) : 1.5
    let reach = style.width / 2 * miter
    return path.boundingBox.applying(pathTransform).insetBy(dx: -reach, dy: -reach).applying(penTransform)
  }

  // What the round caps of all dashes of a subpath may have: where their pen is so wide beside them, the line looks solid.
  private static let maximumDashEdgeCount = 1 << 24

  // In pixels; wider pens are swept.
  private static let thinnestSweptHalfWidth = 1.5

  /// Gives all edges.
  func emitEdges<Sink: EdgeSink>(into sink: inout Sink) {
    let flattener = Flattener(tolerance: tolerance, verbCount: path.verbs.count)
    var stroker = Stroker(
      style: style, transform: penTransform, tolerance: tolerance, verbCount: path.verbs.count, memory: memory)
    let dasher = Dasher(style: style)
    var line = Polyline()
    unsafe swap(&line, &memory.line)
    defer {
      unsafe swap(&line, &memory.line)
      stroker.giveBack(to: memory)
    }
    // Under a pen of three pixels, as that of a halo round letters, the chords are wrong in fewer than one pixel of a
    // thousand, which a test counts, and drawings of many small curves would take up to five times as long with steps.
    let isWide = stroker.halfWidth * Tolerance.device > Self.thinnestSweptHalfWidth * tolerance
    let tight = TightCurves(
      reach: isWide ? stroker.halfWidth : 0, largestTurn: stroker.largestTurnOfStep, verbCount: path.verbs.count)
    path.forEachPolyline(VectorTransform(pathTransform), flattener, tight: tight, memory: &line) { line in
      let isDashed = dasher?.forEachDash(of: line, limit: Self.maximumDashEdgeCount / stroker.edgesOfDot) {
        stroker.stroke($0, directionOfDot: $1, into: &sink)
      }
      if isDashed != true { stroker.stroke(line, directionOfDot: SIMD2(1, 0), into: &sink) }
    }
  }
}
