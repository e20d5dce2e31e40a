internal import CanvasKernels

/// Two opposite caps of an image, in whole pixels.
struct CapPair {
  let first: Int
  let last: Int
  /// The number of pixels of the image along this side.
  let count: Int
  private let imageScale: Double

  /// - Parameters:
  ///   - first: The size of the first cap, in points, like `last`. Both may have any value.
  ///   - scale: The number of pixels per point.
  init(_ first: Double, _ last: Double, count: Int, scale: Double) {
    func pixels(_ points: Double) -> Int {
      points > 0 ? min(Int(saturating: (points * scale + 0.5).rounded(.down)), count) : 0
    }
    let (a, b) = (pixels(first), pixels(last))
    self.first = a + b <= count ? a : (2 * a * count + a + b) / (2 * (a + b))
    self.last = a + b <= count ? b : count - self.first
    self.count = count
    imageScale = scale
  }

  /// The factor by which the caps must be scaled to fit into a length in points. It is above 1 if there is room to
  /// spare.
  func scaleToFit(in length: Double) -> Double {
    first + last > 0 ? length * imageScale / Double(first + last) : .infinity
  }
}

/// One direction of a nine-part image: cap, middle and cap, with their source and target.
struct NinePartAxis {
  struct Part {
    /// The first pixel in the image, and the number of pixels.
    let source: Int
    let sourceCount: Int
    /// The same after averaging, which happens if the device shows fewer pixels.
    let first: Int
    let count: Int
    /// The start of the part in user space.
    let start: Double
    /// The number of averaged pixels per point.
    let pixelsPerPoint: Double
    let repeats: Bool
  }

  /// The parts that take up space, in order; at least one.
  private(set) var parts: [Part] = []
  /// The number of pixels after averaging.
  private(set) var count = 0

  /// - Parameters:
  ///   - start: The start of the axis in user space, in points, like `length`.
  ///   - capScale: The number of points per pixel in the caps.
  ///   - imageScale: The number of image pixels per point.
  ///   - deviceScale: The number of device pixels per point.
  init(
    _ caps: CapPair, start: Double, length: Double, capScale: Double, imageScale: Double, deviceScale: Double,
    mode: ResizingMode
  ) {
    let firstLength = Double(caps.first) * capScale
    let lastLength = Double(caps.last) * capScale
    // If the caps fill the length, the rest is a rounding error.
    let rest = length - firstLength - lastLength
    let middleLength = rest > length * 1e-12 ? rest : 0
    let middleCount = caps.count - caps.first - caps.last
    var position = start
    func add(source: Int, sourceCount: Int, length: Double, pointsPerPixel: Double, repeats: Bool = false) {
      // A middle without pixels shows a single position, so it is kept.
      guard length > 0, sourceCount > 0 || pointsPerPixel == 0 else { return }
      let reduced =
        sourceCount > 0 ? ImageRows.reducedSide(sourceCount, by: pointsPerPixel * deviceScale) : 0
      parts.append(
        Part(
          source: source, sourceCount: sourceCount, first: count, count: reduced, start: position,
          pixelsPerPoint: sourceCount > 0 ? Double(reduced) / (Double(sourceCount) * pointsPerPixel) : 0,
          repeats: repeats))
      position += length
      count += reduced
    }
    add(source: 0, sourceCount: caps.first, length: firstLength, pointsPerPixel: capScale)
    switch mode {
    case _ where middleCount == 0:
      add(source: caps.first, sourceCount: 0, length: middleLength, pointsPerPixel: 0)
    case .stretch:
      add(
        source: caps.first, sourceCount: middleCount, length: middleLength,
        pointsPerPixel: middleLength / Double(middleCount))
    case .tile:
      add(
        source: caps.first, sourceCount: middleCount, length: middleLength, pointsPerPixel: 1 / imageScale,
        repeats: true)
    }
    add(source: caps.first + middleCount, sourceCount: caps.last, length: lastLength, pointsPerPixel: capScale)
  }

  /// The parts in the form that the kernel takes.
  var kernelParts: [ck_part] {
    parts.map {
      ck_part(
        start: $0.start, pixels_per_point: $0.pixelsPerPoint, first: Int32($0.first), count: Int32($0.count),
        repeats: $0.repeats)
    }
  }
}
