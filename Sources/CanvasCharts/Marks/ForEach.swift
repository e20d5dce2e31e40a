/// Marks for each element of data, among other marks of a chart.
///
///     Chart {
///       ForEach(days) { day in LineMark(x: .value("Day", day.date), y: .value("Sales", day.sales)) }
///       RuleMark(y: .value("Goal", 500))
///     }
public struct ForEach: ChartContent, Sendable, Hashable {
  /// The marks of all elements, in their order.
  public let marks: [PlottedMark]

  /// Marks for each element.
  public init<Data: Sequence>(_ data: Data, @ChartContentBuilder content: (Data.Element) -> ChartMarks) {
    marks = data.flatMap { content($0).marks }
  }

  /// Marks for each element. The identities are ignored; only animations would need them.
  public init<Data: Sequence, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: (Data.Element) -> ChartMarks
  ) {
    self.init(data, content: content)
  }
}
