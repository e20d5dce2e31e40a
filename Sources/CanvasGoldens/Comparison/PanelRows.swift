/// The pixels of a panel, made in bands.
struct PanelRows: PixelRows {
  let width: Int
  let height: Int
  private let run: ComparisonRun
  private let parts: [PanelPart]
  /// The distance between the starts of two parts.
  private let step: Int
  private let partWidth: Int
  /// The number of pixels on each axis that are combined into one.
  private let factor: Int
  /// The size of the larger picture on each axis.
  private let source: PixelSize

  init(_ run: ComparisonRun, parts: [PanelPart], gap: Int, fitting limit: PixelSize?) {
    self.run = run
    self.parts = parts
    let source = run.pictures.size
    self.source = source
    func count(_ side: Int, _ part: Int) -> Int { (side + part - 1) / part }
    let factor =
      limit.map { max(count(source.width, max(1, $0.width)), count(source.height, max(1, $0.height))) } ?? 1
    self.factor = factor
    partWidth = count(source.width, factor)
    step = partWidth + gap
    // A part has at most 32 767 pixels on a side, so the product doesn't overflow.
    width = parts.count * step - gap
    height = count(source.height, factor)
  }

  /// Only a mask has transparent pixels.
  var isKnownToBeOpaque: Bool { !parts.contains(.mask) }

  /// Writes a range of rows.
  func fill(_ pixels: UnsafeMutableBufferPointer<UInt32>, with rows: Range<Int>) {
    let ground = (parts == [.mask] ? PremultipliedPixel.clear : PanelPixel.background).bits
    var block = PanelBlock(
      width: partWidth, factor: factor, needsLevels: parts.contains { $0 == .heat || $0 == .difference })
    func finish(_ y: Int) {
      block.finish()
      let start = (y - rows.lowerBound) * width
      for (number, part) in parts.enumerated() {
        let left = start + number * step
        unsafe block.write(
          part, y, ground: ground, to: UnsafeMutableBufferPointer(rebasing: pixels[left..<left + partWidth]))
        if number < parts.count - 1 {
          unsafe UnsafeMutableBufferPointer(rebasing: pixels[left + partWidth..<left + step]).update(repeating: ground)
        }
      }
    }
    let sourceRows = rows.lowerBound * factor..<min(rows.upperBound * factor, source.height)
    // The rows of the smaller picture, with a gap where the other one has more.
    var aligned: [UInt32] = []
    run.forEachStates(of: sourceRows) { y, states, grids in
      let (actual, expected) = unsafe (grids.actual.wholeRow(y), grids.expected.wholeRow(y))
      if let insertion = run.insertion {
        insertion.align(insertion.isInActual ? grids.expected : grids.actual, y, to: &aligned)
        aligned.withUnsafeBufferPointer { aligned in
          let (a, b) = unsafe insertion.isInActual ? (actual, aligned) : (aligned, expected)
          unsafe block.add(actual: a, expected: b, states)
        }
      } else {
        unsafe block.add(actual: actual, expected: expected, states)
      }
      if (y + 1) % factor == 0 || y + 1 == sourceRows.upperBound { finish(y / factor) }
    }
  }

  func withRows<R>(_ rows: Range<Int>, _ body: (UnsafeBufferPointer<UInt32>) -> R) -> R {
    let count = rows.count * width
    let pixels = unsafe [UInt32](unsafeUninitializedCapacity: count) { pixels, initializedCount in
      unsafe fill(UnsafeMutableBufferPointer(rebasing: pixels[..<count]), with: rows)
      initializedCount = count
    }
    return unsafe pixels.withUnsafeBufferPointer { unsafe body($0) }
  }
}

extension Insertion {
  /// Replaces `row` with the row of the smaller picture that belongs to row `y` of the larger one: with no pixels if it
  /// has no such row, and with background pixels in place of columns that it doesn't have.
  fileprivate func align(_ picture: PixelGrid, _ y: Int, to row: inout [UInt32]) {
    row.removeAll(keepingCapacity: true)
    switch axis {
    case .rows:
      guard !range.contains(y) else { return }
      unsafe row.append(contentsOf: picture.wholeRow(y < start ? y : y - count))
    case .columns:
      let pixels = unsafe picture.wholeRow(y)
      unsafe row.append(contentsOf: pixels.prefix(start))
      row.append(contentsOf: repeatElement(PanelPixel.background.bits, count: count))
      unsafe row.append(contentsOf: pixels.dropFirst(start))
    }
  }
}
