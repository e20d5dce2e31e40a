internal import CanvasSystem

/// Encodes premultiplied pixels as a PNG without loss: decoding gives the same premultiplied pixels.
///
/// The file is tagged as sRGB. The same pixels give the same bytes with any number of threads. A channel above its
/// alpha counts as the alpha.
package struct PNGEncoder {
  /// The resolution in pixels per inch, written to the file if it is a positive number.
  package var pixelsPerInch: Double?

  package var compression: PNGCompression

  /// The maximum number of threads for a large picture. It doesn't affect the bytes.
  package var workers = Threads.maximum

  private let kernels: Kernels

  package init(pixelsPerInch: Double? = nil, compression: PNGCompression = .balanced, kernels: Kernels = .best) {
    self.pixelsPerInch = pixelsPerInch
    self.compression = compression
    self.kernels = kernels
  }

  /// Pixels made on demand are computed up to twice, or more often with `small`. Each worker computes a band at a time
  /// and keeps none. Throws `outOfMemory` if memory runs out, and `invalid` if libpng refuses the picture.
  package func encode(_ picture: some PixelRows) throws(PNGError) -> [UInt8] {
    let layout = PNGLayout(PNGSurvey(picture, workers: workers, kernels: kernels))
    let (filtered, unfiltered) = (
      PNGRows(layout: layout, isFiltered: true, width: picture.width, kernels: kernels),
      PNGRows(layout: layout, isFiltered: false, width: picture.width, kernels: kernels)
    )
    switch compression {
    case .fast: return try encoded(picture, unfiltered, .fast)
    case .balanced:
      guard layout.canBeFiltered else { return try encoded(picture, unfiltered, .default) }
      if isSmallAndFlat(picture, unfiltered) {
        // With alpha, most bytes are edges. Matching at only one position each gave larger files than zlib.
        return try encoded(picture, unfiltered, layout.color.channelCount == 4 ? .thorough : .default)
      }
      let isFiltered = try areSmaller(filtered, unfiltered, of: picture)
      return try encoded(picture, isFiltered ? filtered : unfiltered, isFiltered ? .thorough : .varied)
    case .small:
      // The smallest of them can't be predicted.
      var smallest: [UInt8] = []
      for rows in layout.canBeFiltered ? [unfiltered, filtered] : [unfiltered] {
        for effort in [Deflate.Effort.default, .maximum] {
          let file = try encoded(picture, rows, effort)
          if smallest.isEmpty || file.count < smallest.count { smallest = file }
        }
      }
      return smallest
    }
  }

  /// Large pictures are compressed in bands, several at a time. The bands don't depend on the number of threads.
  private static let bandByteCount = 1 << 20

  private func encoded(
    _ picture: some PixelRows, _ rows: PNGRows, _ effort: Deflate.Effort
  ) throws(PNGError) -> [UInt8] {
    let height = picture.height
    let bandHeight = max(1, Self.bandByteCount / rows.bytesPerRow)
    let bandCount = (height + bandHeight - 1) / bandHeight
    let writer = try PNGWriter()
    try start(writer, rows.layout, width: picture.width, height: height)
    var data = Deflate.header
    var checksum = Deflate.Checksum()
    var written = 0
    try forEachInOrder(count: bandCount, workers: workers) { band in
      let band = band * bandHeight..<min(height, (band + 1) * bandHeight)
      return Self.part(of: [band], of: picture, rows, effort, isLast: band.upperBound == height)
    } consume: { (part: Deflate.Part?) throws(PNGError) in
      guard let part else { throw .outOfMemory }
      data += part.bytes
      checksum.add(part)
      written += 1
      if written == bandCount { data += checksum.bytes }
      try writer.write(data: data)
      data = []
    }
    return try writer.finish()
  }

  /// Whether filtering gives fewer bytes: it does for most gradients, shadows and photographs, and not for text, edges
  /// and patterns.
  ///
  /// It is tried on some pairs of rows. Patterns have less chance to repeat there than in the whole picture, so the
  /// unfiltered sample may be a quarter larger. Pairs also miss rows that repeat earlier ones, as the dither of a
  /// vertical gradient does. So filtering must also win on consecutive rows in the middle. These are no sample if they
  /// take fewer bytes than the pairs, which are fewer rows: the centre of a radial gradient is often there. Then filtering
  /// must not lose clearly at a quarter and three quarters of the height.
  private func areSmaller(
    _ filtered: PNGRows, _ unfiltered: PNGRows, of picture: some PixelRows
  ) throws(PNGError) -> Bool {
    func byteCounts(of bands: [Range<Int>]) throws(PNGError) -> (filtered: Int, unfiltered: Int) {
      let isLarge = unfiltered.bytesPerRow > 1 << 12
      let parts = parallelMap(count: 2, workers: isLarge ? workers : 1) { i in
        Self.part(of: bands, of: picture, i == 0 ? filtered : unfiltered, .fast, isLast: true)
      }
      guard let some = parts[0], let others = parts[1] else { throw .outOfMemory }
      return (some.bytes.count, others.bytes.count)
    }
    let pairs = try byteCounts(of: Self.sampleBands(of: picture))
    guard 5 * pairs.filtered < 4 * pairs.unfiltered else { return false }
    let middle = try byteCounts(of: [Self.rows(32, at: picture.height / 2, of: picture)])
    guard middle.filtered < middle.unfiltered else { return false }
    // A trial of 32 more rows is only worth its time in a high picture.
    guard middle.filtered < pairs.filtered, picture.height >= 320 else { return true }
    let quarters = [picture.height / 4, picture.height * 3 / 4].map { Self.rows(16, at: $0, of: picture) }
    let others = try byteCounts(of: quarters)
    return 10 * others.filtered < 11 * others.unfiltered
  }

  /// Whether the sample has so few colours that it contains no gradient: edges on flat areas need no filters. In a
  /// small picture a trial takes a fifth of the time. In a large one, the sample may miss areas that need filters.
  private func isSmallAndFlat(_ picture: some PixelRows, _ rows: PNGRows) -> Bool {
    guard picture.height * rows.bytesPerRow <= Self.bandByteCount / 2 else { return false }
    var table = PNGColorTable()
    return Self.sampleBands(of: picture).allSatisfy { unsafe picture.withRows($0) { unsafe table.add($0, kernels) } }
  }

  /// Pairs of rows from the whole height of a picture, or all rows of a low one.
  private static func sampleBands(of picture: some PixelRows) -> [Range<Int>] {
    let (height, pairCount) = (picture.height, 12)
    guard height > 2 * pairCount else { return [0..<height] }
    return (0..<pairCount).map { i in
      let top = height * (2 * i + 1) / (2 * pairCount) - 1
      return top..<top + 2
    }
  }

  /// Consecutive rows around one of a picture, or all rows of a low one. The dither repeats after 8 rows.
  private static func rows(_ count: Int, at middle: Int, of picture: some PixelRows) -> Range<Int> {
    let top = max(0, middle - count / 2)
    return top..<min(picture.height, top + count)
  }

  /// Some rows of a picture, compressed; nil if there is not enough memory.
  private static func part(
    of bands: [Range<Int>], of picture: some PixelRows, _ rows: PNGRows, _ effort: Deflate.Effort, isLast: Bool
  ) -> Deflate.Part? {
    let rowCount = bands.reduce(0) { $0 + $1.count }
    let deflate = Deflate(
      effort: effort, pixelSize: max(1, rows.layout.color.channelCount * rows.layout.bitDepth / 8),
      rowSize: rows.bytesPerRow,
      kernels: rows.kernels)
    return unsafe deflate.part(byteCount: rowCount * rows.bytesPerRow, isLast: isLast) { bytes in
      var next = unsafe bytes
      for band in bands {
        let first = max(0, band.lowerBound - 1)
        unsafe picture.withRows(first..<band.upperBound) { unsafe rows.write(band, of: $0, from: first, to: next) }
        unsafe next += band.count * rows.bytesPerRow
      }
    }
  }

  private func start(
    _ writer: borrowing PNGWriter, _ layout: PNGLayout, width: Int, height: Int
  ) throws(PNGError) {
    var header = unsafe ck_png_header()
    unsafe header.width = UInt32(width)
    unsafe header.height = UInt32(height)
    unsafe header.color_type = Int32(layout.color.type)
    unsafe header.bit_depth = Int32(layout.bitDepth)
    unsafe header.pixels_per_metre = Self.pixelsPerMetre(pixelsPerInch)
    guard case .indexed(let palette) = layout else { return try unsafe writer.start(header) }
    let division = AlphaDivision()
    let entries = palette.colors.map { division.straightBits(PremultipliedPixel(bits: $0)) }
    let colors = entries.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 >> 16 & 0xFF)] }
    let alphas = entries.prefix(palette.translucentCount).map { UInt8($0 >> 24) }
    try unsafe colors.withUnsafeBufferPointer { colors throws(PNGError) in
      try unsafe alphas.withUnsafeBufferPointer { alphas throws(PNGError) in
        unsafe header.palette = colors.baseAddress
        unsafe header.palette_count = Int32(entries.count)
        unsafe header.alphas = alphas.baseAddress
        unsafe header.alpha_count = Int32(alphas.count)
        try unsafe writer.start(header)
      }
    }
  }

  private static func pixelsPerMetre(_ pixelsPerInch: Double?) -> UInt32 {
    guard let pixelsPerInch, pixelsPerInch > 0 else { return 0 }
    return UInt32(clamping: min(Int(saturating: pixelsPerInch / 0.0254 + 0.5), Int(Int32.max)))
  }
}

/// The trade-off between time and file size of a PNG. The pixels are the same.
public enum PNGCompression: String, Sendable, Hashable, CaseIterable {
  /// The fastest, for example for a picture that is sent once. Rows are not filtered, so gradients and photographs
  /// take more bytes.
  case fast
  /// Suitable for most pictures.
  case balanced
  /// The smallest of several attempts, for files that are kept or sent often. It takes two to five times as long and
  /// saves some percent.
  case small
}
