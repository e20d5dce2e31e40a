internal import Canvas

/// What a comparison says of each pixel: as large as the larger picture on each axis.
public struct DifferenceMask: Sendable {
  public enum PixelState: UInt8, Sendable, Hashable {
    /// Neither picture has the pixel.
    case outside
    case equal
    /// Not equal, and within the tolerance.
    case tolerated
    /// Beyond the tolerance, and allowed as antialiasing.
    case antialiased
    case ignored
    /// Beyond the tolerance: it counts.
    case different
    /// Only one picture has the pixel, which counts too.
    case onlyInActual
    case onlyInExpected
  }

  public let width: Int
  public let height: Int
  private var states: [PixelState]

  /// The state of a pixel; `outside` for every one beyond the mask.
  public subscript(x: Int, y: Int) -> PixelState {
    x >= 0 && x < width && y >= 0 && y < height ? states[y * width + x] : .outside
  }
}

extension ImageComparison {
  /// What is different, pixel by pixel. Throws where an option makes no sense.
  public func mask(actual: StraightImage, expected: StraightImage) throws(ComparisonError) -> DifferenceMask {
    try checkOptions()
    return DifferenceMask(self, actual, expected)
  }
}

extension DifferenceMask {
  fileprivate init(_ comparison: ImageComparison, _ actual: StraightImage, _ expected: StraightImage) {
    let (a, b) = (actual.pixels, expected.pixels)
    let (width, height) = (max(a.width, b.width), max(a.height, b.height))
    var states = [PixelState](repeating: .equal, count: width * height)
    var ignored = IgnoredAreas(comparison.ignoredAreas)
    _ = ComparisonRun(comparison, actual: actual, expected: expected).forEachRow { y, row in
      for x in 0..<width {
        let state: PixelState
        switch (x < a.width && y < a.height, x < b.width && y < b.height) {
        case (false, false): state = .outside
        case (true, false): state = .onlyInActual
        case (false, true): state = .onlyInExpected
        case (true, true):
          state =
            row.different[x]
            ? .different : row.antialiased[x] ? .antialiased : a[x, y] == b[x, y] ? .equal : .tolerated
        }
        states[y * width + x] = state
      }
      for stretch in ignored.stretches(y: y, width: width) {
        for i in stretch where states[y * width + i] != .outside { states[y * width + i] = .ignored }
      }
    }
    self.width = width
    self.height = height
    self.states = states
  }
}
