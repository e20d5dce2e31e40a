import Canvas

extension PremultipliedPixel {
  /// The largest difference of the four channels, in levels.
  func difference(from other: PremultipliedPixel) -> Int {
    guard self != other else { return 0 }
    return zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
      .reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }
}
