internal import CanvasKernels

/// Two opposite caps of an image, in whole pixels.
struct CapPair {
  let first: Int
  let last: Int
  /// The pixels of the image along this side.
  let count: Int
  private let imageScale: Double

  /// - Parameters:
  ///   - first: In points, as the next. Both may be anything.
  ///   - scale: Pixels per point.
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

  /// By how much the caps must be scaled to fit into a length in points: above 1 where there is room.
  func scaleToFit(in length: Double) -> Double {
    first + last > 0 ? length * imageScale / Double(first + last) : .infinity
  }
}

/// One direction of a nine-part image: cap, middle and cap, where they come from and where they go.
struct NinePartAxis {
  struct Part {
    /// The first pixel in the image, and how many.
    let source: Int
    let sourceCount: Int
    /// The same after pixels were averaged where the device shows fewer.
    let first: Int
    let count: Int
    /// Where it begins in user space.
    let start: Double
    /// Averaged pixels per point.
    let pixelsPerPoint: Double
    let repeats: Bool
  }

  /// Those that take up space, in order, at least one.
  private(set) var parts: [Part] = []
  /// How many pixels there are after averaging.
  private(set) var count = 0

  /// - Parameters:
  ///   - start: Where the axis begins in user space, as `length` in points.
  ///   - capScale: Points per pixel in the caps.
  ///   - imageScale: Pixels per point of the image.
  ///   - deviceScale: Pixels per point on the device.
  init(
    _ caps: CapPair, start: Double, length: Double, capScale: Double, imageScale: Double, deviceScale: Double,
    mode: ResizingMode
  ) {
    let firstLength = Double(caps.first) * capScale
    let lastLength = Double(caps.last) * capScale
    // What is left beside caps that fill the length is rounding.
    let rest = length - firstLength - lastLength
    let middleLength = rest > length * 1e-12 ? rest : 0
    let middleCount = caps.count - caps.first - caps.last
    var position = start
    func add(source: Int, sourceCount: Int, length: Double, pointsPerPixel: Double, repeats: Bool = false) {
      // A middle of no pixels has one place to show: it is kept.
      guard length > 0, sourceCount > 0 || pointsPerPixel == 0 else { return }
      let reduced =
        sourceCount > 0 ? ImagePattern.reducedSide(sourceCount, by: pointsPerPixel * deviceScale) : 0
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

  /// The parts as the kernel takes them.
  var kernelParts: [ck_part] {
    parts.map {
      ck_part(
        start: $0.start, pixels_per_point: $0.pixelsPerPoint, first: Int32($0.first), count: Int32($0.count),
        repeats: $0.repeats)
    }
  }
}
