/// The line of a function, such as `LinePlot(x: "x", y: "y", domain: 0...10) { x in x * x }`.
public struct LinePlot: ChartContent, Sendable, Hashable {
  /// The points of the line as data.
  public let marks: [PlottedMark]

  /// The number of parts in which the function is drawn.
  private static let partCount = 240

  /// The line of a function. A value that is not finite is a gap.
  ///
  /// - Parameters:
  ///   - x: The name of the quantity along x.
  ///   - y: The name of the quantity along y.
  ///   - domain: The values of x from which to which the line goes. If an end is not finite, there is no line.
  ///   - function: The value of y for a value of x.
  public init(x: String, y: String, domain: ClosedRange<Double>, function: (Double) -> Double) {
    let (low, high) = (domain.lowerBound, domain.upperBound)
    guard low.isFinite, high.isFinite else {
      marks = []
      return
    }
    marks = (0...Self.partCount).map { part in
      let place = low + (high - low) * (Double(part) / Double(Self.partCount))
      var mark = PlottedMark(kind: .line, x: place.plottedValue, y: function(place).plottedValue, label: y)
      mark.look.isFunction = true
      return mark
    }
  }

  /// Not available: a function needs the values of x from which to which it is drawn.
  @available(*, unavailable, message: "add domain: with the values of x, such as domain: -5...5")
  public init(x: String, y: String, function: (Double) -> Double) { marks = [] }
}
