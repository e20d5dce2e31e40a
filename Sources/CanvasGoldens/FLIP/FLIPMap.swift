/// The visibility of the change from one picture to another at each pixel, from 0 (invisible) to 1.
public struct FLIPMap: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The values, row by row from the top.
  public internal(set) var values: [Float]

  /// The mean over all pixels.
  public var mean: Double {
    var sum = 0.0
    for start in stride(from: 0, to: values.count, by: width) {
      var row = 0.0
      for i in start..<start + width { row += Double(values[i]) }
      sum += row
    }
    return sum / Double(values.count)
  }

  /// The value of a pixel, or nil outside the map.
  public subscript(x: Int, y: Int) -> Float? {
    x >= 0 && x < width && y >= 0 && y < height ? values[y * width + x] : nil
  }
}

extension ImageMetrics {
  /// The difference that an observer sees when flipping between the two pictures.
  ///
  /// The method is P. Andersson, J. Nilsson, T. Akenine-Möller, M. Oskarsson, K. Åström and M. Fairchild, "FLIP: A
  /// Difference Evaluator for Alternating Images", 2020. The pictures are filtered by the eye's resolution of
  /// lightness and colour, and their colours are compared. Edges and points that appear or disappear count more.
  /// Pictures with alpha are drawn over black and over white, and the larger value counts.
  /// - Parameter pixelsPerDegree: The number of pixels per degree of the visual field, 1…400. 67 corresponds to a
  ///   screen of 3840 pixels and 0.7 m width at a distance of 0.7 m.
  public func flip(pixelsPerDegree: Double = 67.0206) throws(ComparisonError) -> FLIPMap {
    // The condition is written so that NaN fails.
    guard pixelsPerDegree >= 1, pixelsPerDegree <= 400 else {
      throw .option("\(pixelsPerDegree) pixels per degree; it must be 1 to 400")
    }
    var map = FLIPMap(
      width: actual.pixelWidth, height: actual.pixelHeight,
      values: [Float](repeating: 0, count: actual.pixelWidth * actual.pixelHeight))
    guard actual.pixels != expected.pixels else { return map }
    let evaluator = FLIPEvaluator(actual: actual, expected: expected, pixelsPerDegree: pixelsPerDegree)
    for background in actual.isOpaque && expected.isOpaque ? [0] : [0, 255] as [UInt8] {
      evaluator.evaluate(over: background, into: &map)
    }
    return map
  }
}
