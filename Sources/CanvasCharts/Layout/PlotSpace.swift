internal import Canvas

/// Where values and places are in a plot, whichever way its bars go.
struct PlotSpace: Sendable {
  let plot: Rect
  /// Whether values go from left to right and places from top to bottom.
  let isHorizontal: Bool
  let values: LinearScale
  /// The middles of the places along their axis, in points.
  let centers: [Double]
  /// The distance of two places.
  let step: Double

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

  /// Where the value 0 is, or the end of the axis that is nearest to it.
  var base: Double {
    let position = values.position(of: 0)
    return min(max(position, min(values.start, values.end)), max(values.start, values.end))
  }
}
