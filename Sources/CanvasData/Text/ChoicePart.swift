/// The parts of a choice of columns, for errors.
public enum ChoicePart: String, Sendable, Hashable, CaseIterable {
  /// The column along the axis.
  case x
  /// The columns of values.
  case y
  /// The source of the series.
  case series
  /// The column whose values are a chart each.
  case facets
  /// The grouping of rows.
  case grouping
  /// The conditions for rows.
  case conditions
  /// The column of the sizes of points.
  case sizes
  /// The column of the names of points.
  case labels
  /// The column of the values of cells.
  case cells
  /// The sheet of a workbook.
  case sheet
}
