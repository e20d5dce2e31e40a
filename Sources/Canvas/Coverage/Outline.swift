/// What gives the edges of an outline in device space.
enum Outline {
  case fill(FillEdges)
  case rect(RectEdges)
  case stroke(StrokeEdges)
  case recorded(RecordedEdges)

  /// Gives all edges.
  ///
  /// - Parameter visible: Where edges can matter, in pixels; nil if all of them do.
  func emitEdges<Sink: EdgeSink>(into sink: inout Sink, visible: Rect?) {
    switch self {
    case .fill(let edges): edges.emitEdges(into: &sink, visible: visible)
    case .rect(let edges): edges.emitEdges(into: &sink)
    case .stroke(let edges): edges.emitEdges(into: &sink)
    case .recorded(let edges): edges.emitEdges(into: &sink)
    }
  }

  /// How many lines and curves the edges are made from: an estimate of their number.
  var verbCount: Int {
    switch self {
    case .fill(let edges): edges.path.verbs.count
    case .rect: 4
    case .stroke(let edges): edges.verbCount
    case .recorded(let edges): edges.edges.count
    }
  }
}
