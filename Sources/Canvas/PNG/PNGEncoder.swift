internal import CanvasSystem

/// Turns premultiplied pixels into a PNG, without loss: decoding it gives the same premultiplied pixels.
///
/// Written as sRGB. The same pixels give the same bytes (for the same zlib and libpng), with as many threads as there may
/// be. Colour above its alpha counts as the alpha.
package struct PNGEncoder {
  /// Pixels an inch, noted in the file; nil, or nothing positive, notes nothing.
  package var pixelsPerInch: Double?

  package var compression: PNGCompression

  /// Whether the rows of gradients and photographs get the filter that suits each best, which takes a trial of all. A
  /// panel of large pictures does without, for somewhat more bytes.
  package var triesFilters = true

  /// How many threads may work at once on a large picture. It decides nothing about the bytes.
  package var workers = availableProcessorCount

  package init(pixelsPerInch: Double? = nil, compression: PNGCompression = .balanced) {
    self.pixelsPerInch = pixelsPerInch
    self.compression = compression
  }

  /// Pixels that are made when they are asked for are made up to twice, and more often where the file is to be small, a
  /// band at a time for each worker, and never kept. Throws `outOfMemory` where memory lacks, and `invalid` where libpng
  /// refuses the picture.
  package func encode(_ picture: some PixelRows) throws(PNGError) -> [UInt8] {
    let survey = PNGSurvey(picture, workers: workers)
    let layout = PNGLayout(survey)
    let method: Method =
      layout.channelCount == 1 ? .samples : survey.isFlat ? .flat : triesFilters ? .busy : .busyWithoutTrial
    switch compression {
    case .fast: return try encoded(picture, layout, method.asFastAsCanBe)
    case .balanced:
      guard method.onlyRuns else { return try encoded(picture, layout, method) }
      return try encoded(picture, layout, hasRepetitions(picture, layout) ? .repetitions : method)
    case .small:
      // Which of them is the smallest no rule tells beforehand.
      var smallest = try encoded(picture, layout, .smallest(.none))
      guard layout.channelCount > 1 else { return smallest }
      for filtering in [PNGFilteredRows.Filtering.byRow, .all] {
        let other = try encoded(picture, layout, .smallest(filtering))
        if other.count < smallest.count { smallest = other }
      }
      return smallest
    }
  }

  /// Large pictures are filtered and compressed in bands, several at a time: so many whatever the number of threads.
  private static let bandByteCount = 1 << 20

  private func encoded(
    _ picture: some PixelRows, _ layout: PNGLayout, _ method: Method
  ) throws(PNGError) -> [UInt8] {
    let rows = PNGFilteredRows(layout: layout, filtering: method.filtering, width: picture.width)
    let (height, bytesPerRow) = (picture.height, rows.bytesPerRow)
    let deflate = Deflate(level: method.level, onlyRuns: method.onlyRuns, count: height * bytesPerRow)
    // What repetitions may refer to: the rows above a band, as far as zlib looks back.
    let rowsAbove = method.onlyRuns ? 0 : (Deflate.window + bytesPerRow - 1) / bytesPerRow
    let bandHeight = max(1, Self.bandByteCount / bytesPerRow)
    let bandCount = (height + bandHeight - 1) / bandHeight

    let writer = try PNGWriter()
    try start(writer, layout, width: picture.width, height: height)
    var data = deflate.header
    var checksum = Deflate.Checksum()
    var written = 0
    try forEachInOrder(count: bandCount, workers: workers) { band in
      let top = band * bandHeight
      let bottom = min(height, top + bandHeight)
      let first = max(0, top - rowsAbove - 1)
      return unsafe picture.withRows(first..<bottom) { pixels in
        var dictionary: [UInt8] = []
        unsafe rows.forEachBlock(max(0, top - rowsAbove)..<top, of: pixels, from: first) {
          unsafe dictionary.append(contentsOf: $0)
        }
        guard var compressor = Deflate.Compressor(deflate, dictionary: dictionary) else { return nil }
        unsafe rows.forEachBlock(top..<bottom, of: pixels, from: first) { unsafe compressor.add($0) }
        return compressor.finish(isLast: band == bandCount - 1)
      }
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

  /// Whether flat art is smaller as repetitions than as runs, a board on a patterned cloth for one: tried on three bands
  /// of a few rows. Small pictures would pay more for the trial than they gain.
  private func hasRepetitions(_ picture: some PixelRows, _ layout: PNGLayout) throws(PNGError) -> Bool {
    let bandHeight = 8
    let (width, height) = (picture.width, picture.height)
    guard height >= 60 * bandHeight else { return false }
    guard var sample = try? PixelBuffer(width: width, height: 3 * bandHeight) else { throw .outOfMemory }
    unsafe sample.withMutablePixels { sample in
      for (i, sixth) in [1, 3, 5].enumerated() {
        let top = height * sixth / 6 - bandHeight / 2
        unsafe picture.withRows(top..<top + bandHeight) { band in
          _ = unsafe sample[(i * bandHeight * width)...].update(fromContentsOf: band)
        }
      }
    }
    return try encoded(sample, layout, .repetitions).count < encoded(sample, layout, .flat).count
  }

  /// What zlib is asked for.
  private struct Method {
    var level: Int
    /// Look for runs of one byte only, not for repetitions.
    var onlyRuns = false
    var filtering = PNGFilteredRows.Filtering.byRow

    // Measured while libpng filtered the rows (the bytes are the same), over the 52 card faces of 250×350 and
    // 750×1050, ms and bytes a card, zlib 1.2.13, beside Cairo's 4.7 ms
    // and 5 534 (at most 256 colours) or 7 442 bytes, and 39 ms and 25 058 bytes at 750×1050:
    //
    //     indices, no filter:    level 6 0.78 / 3 221   level 4 0.56 / 3 259   level 3 0.29 / 3 554   runs 0.26 / 3 439
    //     RGBA, no filter:       level 4 1.79 / 6 241   level 3 0.68 / 7 802       750×1050: 15.8 / 21 398, 5.6 / 33 498
    //     RGBA, up:              level 6 2.44 / 7 480   runs 0.87 / 8 776          750×1050: 19.9 / 24 819, 8.4 / 28 135
    //     RGBA, across or down:  level 4 2.20 / 7 082   runs 0.87 / 8 072          750×1050: 18 / 23 489,   8.0 / 26 120
    //     RGBA, libpng's choice: level 6 4.0 / 7 186                               750×1050: 33 / 24 320
    //
    // From level 4 on every byte goes into a hash table, which is what takes the time.

    /// Indices and greys: the search for repetitions stays, because patterns live from it, and costs no more than runs.
    static let samples = Method(level: 3)
    /// Several bytes a pixel, flat: filtered so that what equals its neighbour is zero, runs of zeros are all there is.
    static let flat = Method(level: 3, onlyRuns: true)
    /// Flat art with a pattern. On a board of 1125×2001 it takes 17 ms for 177 KB, runs 28 ms for 460 KB.
    static let repetitions = Method(level: 3, filtering: .none)
    /// Gradients and photographs. On a photograph of 1024×768 level 4 takes 80 ms for 1.15 MB, level 6 249 ms for 1.09,
    /// runs 69 ms for 1.16; but a diagonal gradient is 14 KB with level 4 and 136 KB with runs.
    static let busy = Method(level: 4)
    static let busyWithoutTrial = Method(level: 3, filtering: .byRowQuickly)

    /// The usual one, with zlib's shortest search and without a trial of filters.
    var asFastAsCanBe: Method { Method(level: 1, onlyRuns: onlyRuns, filtering: .byRowQuickly) }

    static func smallest(_ filtering: PNGFilteredRows.Filtering) -> Method { Method(level: 9, filtering: filtering) }

    init(level: Int, onlyRuns: Bool = false, filtering: PNGFilteredRows.Filtering = .byRow) {
      self.level = level
      self.onlyRuns = onlyRuns
      self.filtering = filtering
    }
  }

  private func start(
    _ writer: borrowing PNGWriter, _ layout: PNGLayout, width: Int, height: Int
  ) throws(PNGError) {
    var header = unsafe ck_png_header()
    unsafe header.width = UInt32(width)
    unsafe header.height = UInt32(height)
    unsafe header.color_type = Int32(layout.colorType)
    unsafe header.bit_depth = Int32(layout.bitDepth)
    unsafe header.pixels_per_metre = Self.pixelsPerMetre(pixelsPerInch)
    guard case .indexed(let palette) = layout else {
      return try unsafe writer.start(header)
    }
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
