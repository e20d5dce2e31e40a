extension PlotNode {
  /// Notes each chart in which nothing is drawn, if nothing else says why: the view, or each of several beside each other.
  func noteEmpty(_ groups: [PlotGroup], _ notes: inout [Note]) {
    let charts = charts
    var rest = groups[...]
    for chart in charts {
      let own = rest.prefix(chart.plots.count)
      rest = rest.dropFirst(own.count)
      guard own.allSatisfy({ !$0.marks.contains(where: \.areVisible) }) else { continue }
      let mark = chart.units.first?.unit.mark
      let place = charts.count == 1 ? "" : mark?.path ?? ""
      let start = place.prefix { $0 != "." }
      guard !notes.contains(where: { $0.kind == .empty && $0.place.hasPrefix(start) }) else { continue }
      if !chart.units.contains(where: { $0.unit.rawFrame.rowCount > 0 }) {
        notes.add(Note(.empty, at: place.isEmpty ? "data" : place, view.hasTransforms ? "no row is left" : "no rows"))
      } else if own.contains(where: { $0.marks.contains { !$0.areEmpty } }) {
        let reason = mark?.kind.isPath == true ? "no two rows to connect, or no paint" : "no size, or no paint"
        notes.add(Note(.empty, at: place, "nothing can be seen; the marks have \(reason)"))
      } else {
        let channel = mark?.kind == .text ? "a text and " : mark?.kind == .image ? "a picture and " : ""
        notes.add(Note(.empty, at: place, "nothing is drawn; no row has \(channel)a value on each scale"))
      }
    }
  }

  /// The views beside each other, or the view itself.
  private var charts: [PlotNode] {
    if case .grid(let nodes, _) = content { nodes.flatMap(\.charts) } else { [self] }
  }
}

extension PlotView {
  /// Whether rows may have been left out before they reach the marks.
  fileprivate var hasTransforms: Bool {
    !transforms.isEmpty || children.contains(where: \.hasTransforms)
  }
}
