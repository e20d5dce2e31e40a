/// Where the change from one picture to another is seen, and how much: 0 if it is not, up to 1, for each pixel.
public struct FLIPMap: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Row by row from the top.
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

  /// The value of a pixel; nil outside of the map.
  public subscript(x: Int, y: Int) -> Float? {
    x >= 0 && x < width && y >= 0 && y < height ? values[y * width + x] : nil
  }
}

extension ImageMetrics {
  /// How much of a difference an observer sees who flips between the two pictures.
  ///
  /// P. Andersson, J. Nilsson, T. Akenine-Möller, M. Oskarsson, K. Åström and M. Fairchild, "FLIP: A Difference
  /// Evaluator for Alternating Images", 2020: the pictures are filtered by what the eye can resolve in lightness and
  /// colour, their colours compared, and edges and points that come or go count more. Pictures with alpha are taken
  /// over black and over white, and the larger value counts.
  /// - Parameter pixelsPerDegree: How many pixels span a degree of what is seen, 1…400. 67 is a screen of 0.7 m and
  ///   3840 pixels, 0.7 m away.
  public func flip(pixelsPerDegree: Double = 67.0206) throws(ComparisonError) -> FLIPMap {
    // Written so that NaN is refused.
    guard pixelsPerDegree >= 1, pixelsPerDegree <= 400 else {
      throw .option("\(pixelsPerDegree) pixels a degree; 1 to 400 are allowed")
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
