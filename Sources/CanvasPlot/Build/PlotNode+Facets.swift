extension PlotNode {
  /// The number of rows that the units draw.
  var rowCount: Int { units.reduce(0) { $0 + $1.unit.frame.rowCount } }

  /// The node with the rows of each of some keys, which have a value for each channel. Units whose data lacks the
  /// channels' fields keep all rows.
  func divided(_ channels: [PlotChannel], into keys: [[DataValue]]) -> [PlotNode] {
    func nodes(_ contents: [PlotNodeContent]) -> [PlotNode] {
      contents.map { content in
        changing(self) { $0.content = content }
      }
    }
    func transposed(_ nodes: [PlotNode]) -> [[PlotNode]] {
      let parts = nodes.map { $0.divided(channels, into: keys) }
      return keys.indices.map { index in parts.map { $0[index] } }
    }
    switch content {
    case .unit(let unit): return nodes(unit.divided(channels, into: keys).map(PlotNodeContent.unit))
    case .layers(let layers): return nodes(transposed(layers).map(PlotNodeContent.layers))
    case .grid(let views, let columns): return nodes(transposed(views).map { .grid($0, columns: columns) })
    case .facet(let grid):
      let present = grid.cells.compactMap(\.self)
      return nodes(
        transposed([grid.whole] + present).map { parts in
          var part = grid
          var rest = parts.makeIterator()
          part.whole = rest.next() ?? grid.whole
          part.cells = grid.cells.map { $0 == nil ? nil : rest.next() }
          return .facet(part.withoutEmpty())
        })
    }
  }
}

extension PlotUnit {
  fileprivate func divided(_ channels: [PlotChannel], into keys: [[DataValue]]) -> [PlotUnit] {
    let names = channels.map { $0.column($0.namePart) }
    guard names.allSatisfy({ frame[$0] != nil }) else { return keys.map { _ in self } }
    let rows = frame.rowsByKey(names)
    let rawRows = names.allSatisfy { rawFrame[$0] != nil } ? rawFrame.rowsByKey(names) : [:]
    return keys.map { self.rows(rows[$0] ?? [], raw: rawRows[$0] ?? []) }
  }
}

extension DataFrame {
  /// The rows with each combination of values of some columns.
  fileprivate func rowsByKey(_ names: [String]) -> [[DataValue]: [Int]] {
    let columns = names.map { column($0) }
    return Dictionary(grouping: 0..<rowCount) { row in columns.map { $0[row] } }
  }
}
