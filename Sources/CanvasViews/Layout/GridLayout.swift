/// The layout of cells in rows and columns.
struct GridLayout: ViewLayout {
  /// A view in one or more columns of a row.
  struct Cell {
    /// The position among the grid's views.
    let index: Int
    let columns: Range<Int>
  }

  /// A row: its cells, or one view that is as wide as the grid.
  struct Row {
    let cells: [Cell]
    let isCells: Bool
    let alignment: VerticalAlignment?
  }

  let rows: [Row]
  let alignment: Alignment
  /// The spaces between columns and between rows, in points.
  let spacing: Size
  /// The alignment of columns by their index, if it isn't that of the grid.
  var columnAlignments: [Int: HorizontalAlignment] = [:]

  /// The lengths of columns and rows.
  struct Tracks {
    /// The place of each column, and at the end that of one that would follow.
    var places: [Double] = [0]
    var widths: [Double] = []
    var heights: [Double] = []
    var size = Size.zero

    /// Computes the places of columns from their widths.
    mutating func setPlaces(spacing: Double) {
      places = [0]
      for width in widths { places.append((places.last ?? 0) + width + spacing) }
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size { tracks(proposal, subviews).size }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    let tracks = tracks(proposal, subviews)
    var y = bounds.minY
    for (row, height) in zip(rows, tracks.heights) {
      for cell in row.cells {
        let x = bounds.minX + (row.isCells ? tracks.places[cell.columns.lowerBound] : 0)
        let room = Rect(x: x, y: y, width: width(of: cell, row, tracks), height: height)
        let column = row.isCells && cell.columns.count == 1 ? columnAlignments[cell.columns.lowerBound] : nil
        let own = Alignment(
          horizontal: column ?? alignment.horizontal, vertical: row.alignment ?? alignment.vertical)
        subviews[cell.index].place(in: room, alignment: own, proposal: ProposedViewSize(room.size))
      }
      y += height + spacing.height
    }
  }

  /// The room of a cell, with the spaces between its columns.
  private func width(of cell: Cell, _ row: Row, _ tracks: Tracks) -> Double {
    guard row.isCells else { return tracks.size.width }
    return tracks.places[cell.columns.upperBound] - tracks.places[cell.columns.lowerBound] - spacing.width
  }

  private func tracks(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Tracks {
    var tracks = Tracks()
    tracks.widths = widths(proposal, subviews)
    tracks.setPlaces(spacing: spacing.width)
    widen(&tracks, proposal, subviews)
    tracks.size.width = width(proposal, subviews, columns: max(tracks.places.last ?? 0, spacing.width) - spacing.width)
    tracks.heights = heights(proposal, tracks, subviews)
    let gaps = Double(max(rows.count - 1, 0)) * spacing.height
    tracks.size.height = tracks.heights.reduce(0, +) + gaps
    return tracks
  }

  // MARK: Columns

  /// The widths of columns, from cells in one column.
  private func widths(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [Double] {
    let cells = cellsByColumn()
    let gaps = Double(max(cells.count - 1, 0)) * spacing.width
    let priorities = Array(repeating: 0.0, count: cells.count)
    let lengths = FlexibleLengths(proposal.width.map { max($0 - gaps, 0) }, priorities: priorities) { column, width in
      cells[column].reduce(0) {
        max($0, subviews[$1].sizeThatFits(ProposedViewSize(width: width, height: nil)).width)
      }
    }
    return lengths.lengths
  }

  /// The views of each column that are in no other.
  private func cellsByColumn() -> [[Int]] {
    let count = rows.reduce(0) { $1.isCells ? max($0, $1.cells.last?.columns.upperBound ?? 0) : $0 }
    var columns = Array(repeating: [Int](), count: count)
    for row in rows where row.isCells {
      for cell in row.cells where cell.columns.count == 1 { columns[cell.columns.lowerBound].append(cell.index) }
    }
    return columns
  }

  /// Widens the last column of cells that need more than their columns have.
  private func widen(_ tracks: inout Tracks, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    for row in rows where row.isCells {
      for cell in row.cells where cell.columns.count > 1 {
        let room = width(of: cell, row, tracks)
        let offered = ProposedViewSize(width: proposal.width == nil ? nil : room, height: nil)
        let missing = subviews[cell.index].sizeThatFits(offered).width - room
        guard missing > 0 else { continue }
        tracks.widths[cell.columns.upperBound - 1] += missing
        tracks.setPlaces(spacing: spacing.width)
      }
    }
  }

  /// The width of the grid: that of its columns, or of a wider view outside of rows.
  private func width(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, columns: Double) -> Double {
    let offered = proposal.width ?? (columns > 0 ? columns : nil)
    let whole = ProposedViewSize(width: offered, height: proposal.height)
    return rows.reduce(columns) { width, row in
      guard !row.isCells, let cell = row.cells.first else { return width }
      return max(width, subviews[cell.index].sizeThatFits(whole).width)
    }
  }

  // MARK: Rows

  private func heights(_ proposal: ProposedViewSize, _ tracks: Tracks, _ subviews: LayoutSubviews) -> [Double] {
    let gaps = Double(max(rows.count - 1, 0)) * spacing.height
    let priorities = Array(repeating: 0.0, count: rows.count)
    let lengths = FlexibleLengths(proposal.height.map { max($0 - gaps, 0) }, priorities: priorities) { index, height in
      let row = rows[index]
      return row.cells.reduce(0) { highest, cell in
        let own = ProposedViewSize(width: width(of: cell, row, tracks), height: height)
        return max(highest, subviews[cell.index].sizeThatFits(own).height)
      }
    }
    return lengths.lengths
  }
}
