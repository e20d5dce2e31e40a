/// A picture as rows of straight pixels, of which some are in memory: all of a decoded picture, or a window of a PNG's, which
/// moves down while the PNG is decoded.
///
/// Only one thread at a time may move a window.
package final class PictureRows: @unchecked Sendable {
  package let size: PixelSize
  /// The decoded picture, if all rows are in memory.
  package let image: StraightImage?
  private let reader: PNGRowReader?
  /// The rows of the picture that are in memory, from the first row of `pixels`.
  private var rows: Range<Int>
  private var pixels: PixelBuffer
  private var commonBits = UInt32.max

  /// The rows above and below those that are asked for: a move looks farthest.
  private static let margin = Move.reach

  package init(_ image: StraightImage) {
    (size, pixels, rows, reader) = (image.pixelSize, image.pixels, 0..<image.pixelHeight, nil)
    self.image = image
  }

  /// Nil if a PNG must be decoded whole: it is unusual or damaged, or doesn't have more pixels than a window. A window
  /// has at least a row, and room for what the structural similarity looks at together.
  package init?(png: StoredBytes, pixelCount: Int = 1 << 19) {
    guard let (width, height, reader) = PNGDecoder().rows(of: png), width * height > pixelCount else { return nil }
    let step = SimilaritySum.bandHeight
    let count = max(1, pixelCount / width / step) * step + 2 * Self.margin
    guard let pixels = try? PixelBuffer(width: width, height: min(count, height)) else { return nil }
    (size, image, self.reader) = (PixelSize(width: width, height: height), nil, reader)
    (rows, self.pixels) = (0..<0, pixels)
  }

  /// The number of rows to ask for at once, if they can't be all.
  var windowHeight: Int? { pixels.height == size.height ? nil : pixels.height - 2 * Self.margin }

  /// Whether all pixels that were read are opaque.
  var isOpaque: Bool { image?.isOpaque ?? (commonBits >> 24 == 255) }

  /// Moves the window, so that it has some rows and those around them. Above the window, the PNG is decoded from its start.
  /// False if the PNG turned out to be damaged.
  func move(to wanted: Range<Int>) -> Bool {
    let wanted = (wanted.lowerBound - Self.margin..<wanted.upperBound + Self.margin).clamped(to: 0..<size.height)
    if wanted.lowerBound < rows.lowerBound {
      reader?.restart()
      rows = 0..<0
    }
    while rows.upperBound < wanted.upperBound {
      // Those that are still needed go up.
      let first = min(wanted.lowerBound, rows.upperBound)
      let (kept, offset) = (rows.upperBound - first, first - rows.lowerBound)
      let count = min(wanted.upperBound - first, pixels.height) - kept
      guard read(count, after: kept, from: offset) else { return false }
      rows = first..<first + kept + count
    }
    return true
  }

  private func read(_ count: Int, after kept: Int, from offset: Int) -> Bool {
    let width = size.width
    return unsafe pixels.withMutablePixels { pixels in
      guard let start = pixels.baseAddress, let reader, count > 0 else { return false }
      unsafe start.update(from: start + offset * width, count: kept * width)
      let new = unsafe UnsafeMutableBufferPointer(start: start + kept * width, count: count * width)
      guard unsafe reader.read(count, into: start + kept * width) else { return false }
      commonBits &= unsafe StraightImage.clearHidden(new)
      return true
    }
  }

  /// Calls `body` with the rows that are in memory.
  func withGrid<R>(_ body: (PixelGrid) -> R) -> R {
    pixels.withPixels {
      unsafe body(PixelGrid(pixels: $0, width: size.width, height: size.height, top: rows.lowerBound))
    }
  }
}

/// The rows of the two pictures of a comparison.
struct PairedRows: Sendable {
  typealias Grids = (actual: PixelGrid, expected: PixelGrid)

  let actual: PictureRows
  /// The same object if the files have equal bytes.
  let expected: PictureRows
  /// The threads that decode.
  var workers = 1

  init(_ actual: PictureRows, _ expected: PictureRows, workers: Int = 1) {
    (self.actual, self.expected, self.workers) = (actual, expected, workers)
  }

  init(_ actual: StraightImage, _ expected: StraightImage) {
    self.init(PictureRows(actual), PictureRows(expected))
  }

  /// The size of the larger picture on each axis.
  var size: PixelSize { actual.size.union(expected.size) }

  /// Calls `body` with windows of rows from the top, and the pixels of these and some rows around them. False if a PNG turned
  /// out to be damaged.
  func forEachWindow(of rows: Range<Int>? = nil, _ body: (_ rows: Range<Int>, _ pictures: Grids) -> Void) -> Bool {
    let rows = rows ?? 0..<size.height
    let pictures = actual === expected ? [actual] : [actual, expected]
    let step = pictures.compactMap(\.windowHeight).reduce(size.height, min)
    for start in stride(from: rows.lowerBound, to: rows.upperBound, by: step) {
      let window = start..<min(start + step, rows.upperBound)
      let isDecoding = pictures.contains { $0.image == nil }
      let areRead = parallelMap(count: pictures.count, workers: isDecoding ? workers : 1) {
        pictures[$0].move(to: window)
      }
      guard areRead.allSatisfy({ $0 }) else { return false }
      actual.withGrid { actual in expected.withGrid { body(window, (actual, $0)) } }
    }
    return true
  }
}
