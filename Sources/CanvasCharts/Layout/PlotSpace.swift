/// The positions of values and places in a plot, for horizontal and vertical bars.
struct PlotSpace: Sendable {
  let plot: Rect
  let orientation: Orientation
  let values: LinearScale
  /// The centres of the places along their axis, in points.
  let centers: [Double]
  /// The distance between two places.
  let step: Double

  /// Whether values go from left to right and places from top to bottom.
  var isHorizontal: Bool { orientation == .horizontal }

  func point(place: Double, value: Double) -> Point {
    isHorizontal ? Point(x: value, y: place) : Point(x: place, y: value)
  }

  /// The rectangle between two places and two values, all in points.
  func rect(places: (Double, Double), values: (Double, Double)) -> Rect {
    let (low, high) = (min(values.0, values.1), max(values.0, values.1))
    let width = places.1 - places.0
    return isHorizontal
      ? Rect(x: low, y: places.0, width: high - low, height: width)
      : Rect(x: places.0, y: low, width: width, height: high - low)
  }

  /// The position of the value 0, or of the nearest end of the axis.
  var base: Double {
    let position = values.position(of: 0)
    return min(max(position, min(values.start, values.end)), max(values.start, values.end))
  }
}
