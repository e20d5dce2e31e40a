/// Views in rows and columns: each column is as wide as its widest cell, and each row as high as its highest.
///
///     Grid(alignment: .leading) {
///       GridRow { Text("Attack"); Text("3") }
///       GridRow { Text("Defence"); Text("12") }
///     }
///
/// A view that is not in a `GridRow` is a row of its own, as wide as the grid.
public struct Grid<Content: View>: View, PrimitiveView {
  private let alignment: Alignment
  private let spacing: Size
  private let content: Content

  /// A grid.
  ///
  /// - Parameters:
  ///   - alignment: The place of views in their cells.
  ///   - horizontalSpacing: The space between columns in points; nil for 8.
  ///   - verticalSpacing: The space between rows in points; nil for 8.
  ///   - content: Lists the rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    func usable(_ length: Double?) -> Double { length.flatMap { $0.isFinite ? $0 : nil } ?? ViewSpacing.standard }
    self.alignment = alignment
    spacing = Size(width: usable(horizontalSpacing), height: usable(verticalSpacing))
    self.content = content()
  }

  /// The view itself.
  public var body: Self { return self }

  func append(to list: inout [ViewNode], in builder: GraphBuilder) {
    var cells: [ViewNode] = []
    var rows: [GridLayout.Row] = []
    var alignments: [Int: HorizontalAlignment] = [:]
    for node in builder.nodes(of: content, along: nil) {
      let views = node.traits.isGridRow ? node.children : [node]
      let row = Self.row(node, views, start: cells.count)
      for (cell, view) in zip(row.cells, views) where row.isCells {
        guard let alignment = view.traits.columnAlignment else { continue }
        alignments[cell.columns.lowerBound] = alignments[cell.columns.lowerBound] ?? alignment
      }
      rows.append(row)
      cells += views
    }
    let layout = GridLayout(rows: rows, alignment: alignment, spacing: spacing, columnAlignments: alignments)
    list.append(builder.node("Grid", layout, cells))
  }

  /// The row of a node, whose views begin at a position among those of the grid.
  private static func row(_ node: ViewNode, _ views: [ViewNode], start: Int) -> GridLayout.Row {
    var column = 0
    let cells = views.enumerated().map { i, view in
      let columns = column..<column + view.traits.columnCount
      column = columns.upperBound
      return GridLayout.Cell(index: start + i, columns: columns)
    }
    let alignment = node.traits.isGridRow ? node.traits.rowAlignment : nil
    return GridLayout.Row(cells: cells, isCells: node.traits.isGridRow, alignment: alignment)
  }
}

/// The cells of one row of a `Grid`, from the leading side. Outside of a grid it is a row of views, as an `HStack`.
public struct GridRow<Content: View>: View, PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// A row of cells.
  ///
  /// - Parameters:
  ///   - alignment: The place of views in the height of the row; nil for that of the grid.
  ///   - content: Lists the cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The view itself.
  public var body: Self { return self }

  func append(to list: inout [ViewNode], in builder: GraphBuilder) {
    let layout = StackLayout(axis: .horizontal, spacing: nil, alignment: .vertical(alignment ?? .center))
    let traits = NodeTraits(isGridRow: true, rowAlignment: alignment)
    list.append(builder.node("GridRow", layout, builder.nodes(of: content, along: nil), traits: traits))
  }
}
