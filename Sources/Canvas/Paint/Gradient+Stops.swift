extension Gradient {
  /// The stops between which the colours are mixed in straight sRGB, as PDF and SVG mix them: those of the gradient, or
  /// 32 pieces between two of them if they are mixed in another space, within half a level. In ascending order of
  /// location, at least one.
  package var straightStops: [Stop] {
    let stops = sortedStops
    let space = GradientSpace(self)
    guard let first = stops.first, !space.isProduct else { return stops }
    var result = [first]
    for (start, end) in zip(stops, stops.dropFirst()) where start.location < end.location || start.color != end.color {
      let (a, b) = (space.coordinates(of: start.color), space.coordinates(of: end.color))
      let count = start.location < end.location ? 32 : 1
      for i in 1...count {
        let fraction = Double(i) / Double(count)
        result.append(
          Stop(
            location: start.location + (end.location - start.location) * fraction,
            color: Self.straight(space.premultiplied(at: a + (b - a) * fraction))))
      }
    }
    return result
  }

  private static func straight(_ premultiplied: SIMD4<Double>) -> Color {
    guard premultiplied.w > 0 else { return .clear }
    let color = premultiplied / premultiplied.w
    return Color(red: color.x, green: color.y, blue: color.z, alpha: premultiplied.w / 255)
  }
}
