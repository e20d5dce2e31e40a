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
