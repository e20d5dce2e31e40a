import Canvas

/// The layout of cells in rows and columns.
struct GridLayout: ViewLayout {
  /// A row: its cells, or one view that is as wide as the grid.
  struct Row: Sendable {
    let cells: Range<Int>
    let isCells: Bool
    let alignment: VerticalAlignment?
  }

  let rows: [Row]
  let alignment: Alignment
  /// The spaces between columns and between rows, in points.
  let spacing: Size

  /// The lengths of columns and rows.
  private struct Tracks {
    let widths: [Double]
    let heights: [Double]
    let size: Size
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size { tracks(proposal, subviews).size }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    let tracks = tracks(proposal, subviews)
    var y = bounds.minY
    for (row, height) in zip(rows, tracks.heights) {
      var x = bounds.minX
      for (column, i) in row.cells.enumerated() where i < subviews.count {
        let width = row.isCells ? tracks.widths[column] : tracks.size.width
        let cell = Rect(x: x, y: y, width: width, height: height)
        let own = Alignment(horizontal: alignment.horizontal, vertical: row.alignment ?? alignment.vertical)
        subviews[i].place(in: cell, alignment: own, proposal: ProposedViewSize(cell.size))
        x += width + spacing.width
      }
      y += height + spacing.height
    }
  }

  private var columnCount: Int { rows.filter(\.isCells).map(\.cells.count).max() ?? 0 }

  private func tracks(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Tracks {
    let widths = widths(proposal, subviews)
    let cells = Self.sum(widths, spacing.width)
    let width = rows.filter { !$0.isCells }.reduce(cells) { width, row in
      let offered = proposal.width ?? (widths.isEmpty ? nil : cells)
      return max(width, wholeWidth(row, ProposedViewSize(width: offered, height: proposal.height), subviews))
    }
    let heights = heights(proposal, widths, width: width, subviews)
    return Tracks(widths: widths, heights: heights, size: Size(width: width, height: Self.sum(heights, spacing.height)))
  }

  /// The width of a view that is as wide as the grid.
  private func wholeWidth(_ row: Row, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Double {
    guard let i = row.cells.first, i < subviews.count else { return 0 }
    return subviews[i].sizeThatFits(proposal).width
  }

  private func widths(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [Double] {
    let columns = columnCount
    let gaps = Double(max(columns - 1, 0)) * spacing.width
    let cells = (0..<columns).map { column in
      rows.compactMap { $0.isCells && column < $0.cells.count ? $0.cells.lowerBound + column : nil }
    }
    let lengths = FlexibleLengths(proposal.width.map { max($0 - gaps, 0) }, priorities: Self.equal(columns)) {
      column, width in
      cells[column].reduce(0) {
        max($0, subviews[$1].sizeThatFits(ProposedViewSize(width: width, height: nil)).width)
      }
    }
    return lengths.lengths
  }

  private func heights(
    _ proposal: ProposedViewSize, _ widths: [Double], width: Double, _ subviews: LayoutSubviews
  ) -> [Double] {
    let gaps = Double(max(rows.count - 1, 0)) * spacing.height
    let lengths = FlexibleLengths(proposal.height.map { max($0 - gaps, 0) }, priorities: Self.equal(rows.count)) {
      index, height in
      let row = rows[index]
      return row.cells.enumerated().reduce(0) { highest, cell in
        let own = row.isCells ? widths[cell.offset] : width
        let proposal = ProposedViewSize(width: own, height: height)
        return max(highest, subviews[cell.element].sizeThatFits(proposal).height)
      }
    }
    return lengths.lengths
  }

  private static func equal(_ count: Int) -> [Double] { Array(repeating: 0, count: count) }

  private static func sum(_ lengths: [Double], _ spacing: Double) -> Double {
    lengths.reduce(0, +) + Double(max(lengths.count - 1, 0)) * spacing
  }
}
