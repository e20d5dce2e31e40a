/// A part of an axis, or its marks.
public protocol AxisContent: Sendable {}

/// The marks of an axis: lines, ticks and labels at values.
///
///     .chartXAxis {
///       AxisMarks(values: .stride(by: .month)) {
///         AxisGridLine()
///         AxisValueLabel(format: "%b")
///       }
///     }
public struct AxisMarks: AxisContent, Hashable {
  var values = AxisMarkValues.automatic
  var position = AnnotationPosition.automatic
  /// The same parts at all values.
  var parts: [AxisPart] = [AxisPart(.line), AxisPart(.tick), AxisPart(.label)]
  /// The parts by value, in place of `parts`.
  var maker: AxisMaker<[AxisPart]>?

  /// Lines, ticks and labels at values.
  ///
  /// - Parameters:
  ///   - position: The side of the plot: `.top` or `.bottom`, `.leading` or `.trailing`.
  ///   - values: The values.
  public init(position: AnnotationPosition = .automatic, values: AxisMarkValues = .automatic) {
    (self.position, self.values) = (position, values)
  }

  /// Lines, ticks and labels at some values.
  public init<Value: Plottable>(position: AnnotationPosition = .automatic, values: [Value]) {
    self.init(position: position, values: AxisMarkValues(values))
  }

  /// Some marks at values.
  ///
  /// - Parameters:
  ///   - position: The side of the plot.
  ///   - values: The values.
  ///   - content: The marks: `AxisGridLine`, `AxisTick`, `AxisValueLabel`. All others are ignored.
  public init(
    position: AnnotationPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisContentBuilder content: () -> [any AxisContent]
  ) {
    self.init(position: position, values: values)
    parts = content().compactMap(AxisPart.init)
  }

  /// Some marks at some values.
  public init<Value: Plottable>(
    position: AnnotationPosition = .automatic, values: [Value], @AxisContentBuilder content: () -> [any AxisContent]
  ) {
    self.init(position: position, values: AxisMarkValues(values), content: content)
  }

  /// Marks that depend on their value. Two such axes are equal only if one is a copy of the other.
  ///
  /// - Parameters:
  ///   - position: The side of the plot.
  ///   - values: The values.
  ///   - content: The marks at a value.
  public init(
    position: AnnotationPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisContentBuilder content: @escaping @Sendable (AxisValue) -> [any AxisContent]
  ) {
    self.init(position: position, values: values)
    maker = AxisMaker { content($0).compactMap(AxisPart.init) }
  }

  /// Marks at some values that depend on their value. Two such axes are equal only if one is a copy of the other.
  public init<Value: Plottable>(
    position: AnnotationPosition = .automatic, values: [Value],
    @AxisContentBuilder content: @escaping @Sendable (AxisValue) -> [any AxisContent]
  ) {
    self.init(position: position, values: AxisMarkValues(values), content: content)
  }
}

/// Lines across the plot at the values of an axis.
public struct AxisGridLine: AxisContent, Hashable {
  var part = AxisPart(.line)

  /// A line with a stroke. If nil, the theme's.
  public init(stroke: StrokeStyle? = nil) { part.stroke = stroke }

  /// Sets the colour.
  public func foregroundStyle(_ color: Color) -> AxisGridLine { changing(self) { $0.part.color = color } }
}

/// Short lines beside the plot at the values of an axis.
public struct AxisTick: AxisContent, Hashable {
  var part = AxisPart(.tick)

  /// A tick with a length in points and a stroke. If nil, the theme's.
  public init(length: Double? = nil, stroke: StrokeStyle? = nil) {
    part.length = length.flatMap { $0.isFinite ? max($0, 0) : nil }
    part.stroke = stroke
  }

  /// Sets the colour.
  public func foregroundStyle(_ color: Color) -> AxisTick { changing(self) { $0.part.color = color } }
}

/// Labels beside the plot at the values of an axis.
public struct AxisValueLabel: AxisContent, Hashable {
  var part = AxisPart(.label)

  /// Labels in the chart's own format.
  ///
  /// - Parameter centered: Whether each is in the middle between its value and the next.
  public init(centered: Bool? = nil) { part.isCentered = centered ?? false }

  /// Labels in a format: of numbers as in `NumberFormat`, such as `,.0f` or `.0%`, of dates with `%`, such as `%b %Y`.
  ///
  /// - Parameters:
  ///   - format: The format. An invalid one is that of the chart.
  ///   - centered: Whether each label is in the middle between its value and the next.
  public init(format: String, centered: Bool? = nil) {
    part.format = format
    part.isCentered = centered ?? false
  }

  /// Labels in a format of numbers.
  public init(format: NumberFormat, centered: Bool? = nil) {
    part.maker = AxisMaker { value in value.as(Double.self).map { format.text($0) } }
    part.isCentered = centered ?? false
  }

  /// Labels by a function of their value. Two such labels are equal only if one is a copy of the other.
  ///
  /// - Parameters:
  ///   - centered: Whether each label is in the middle between its value and the next.
  ///   - text: The text for a value, or nil for none.
  public init(centered: Bool? = nil, text: @escaping @Sendable (AxisValue) -> String?) {
    part.maker = AxisMaker(text)
    part.isCentered = centered ?? false
  }

  /// A label with a text, for content that depends on the value.
  public init(_ text: String) { part.text = text }

  /// A label with a text, for content that depends on the value.
  public init(content: () -> String?) { part.text = content() ?? "" }

  /// Sets the colour.
  public func foregroundStyle(_ color: Color) -> AxisValueLabel { changing(self) { $0.part.color = color } }
}

/// Builds lists of an axis' marks from statements, loops and conditions.
@resultBuilder public enum AxisContentBuilder {
  /// Makes a list from an expression. The compiler calls it.
  public static func buildExpression(_ content: some AxisContent) -> [any AxisContent] { [content] }
  /// Joins the lists of statements. The compiler calls it.
  public static func buildBlock(_ parts: [any AxisContent]...) -> [any AxisContent] { parts.flatMap(\.self) }
  /// Joins the lists of a loop. The compiler calls it.
  public static func buildArray(_ parts: [[any AxisContent]]) -> [any AxisContent] { parts.flatMap(\.self) }
  /// Makes a list from an `if` without `else`. The compiler calls it.
  public static func buildOptional(_ part: [any AxisContent]?) -> [any AxisContent] { part ?? [] }
  /// Makes a list from the first branch of an `if`. The compiler calls it.
  public static func buildEither(first part: [any AxisContent]) -> [any AxisContent] { part }
  /// Makes a list from the other branch of an `if`. The compiler calls it.
  public static func buildEither(second part: [any AxisContent]) -> [any AxisContent] { part }
}
