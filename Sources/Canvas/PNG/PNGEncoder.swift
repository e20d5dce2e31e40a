internal import CanvasKernels

/// Turns premultiplied pixels into a PNG, without loss: decoding it gives the same premultiplied pixels.
///
/// Written as sRGB. The same pixels give the same bytes (for the same zlib and libpng). Colour above its alpha counts as
/// the alpha.
package struct PNGEncoder {
  /// Pixels an inch, noted in the file; nil, or nothing positive, notes nothing.
  package var pixelsPerInch: Double?

  package var compression: PNGCompression

  package init(pixelsPerInch: Double? = nil, compression: PNGCompression = .balanced) {
    self.pixelsPerInch = pixelsPerInch
    self.compression = compression
  }

  package func encode(_ buffer: PixelBuffer) throws(PNGError) -> [UInt8] {
    try unsafe buffer.withPixels { pixels throws(PNGError) in
      let layout = unsafe PNGLayout(pixels, width: buffer.width)
      func encoded(_ method: Method) throws(PNGError) -> [UInt8] {
        let writer = try PNGWriter()
        try start(writer, layout, method, width: buffer.width, height: buffer.height)
        try unsafe Self.write(pixels, width: buffer.width, layout: layout, method.filtering, to: writer)
        return try writer.finish()
      }
      switch compression {
      case .fast: return try encoded(unsafe Method(layout, pixels, width: buffer.width).asFastAsCanBe)
      case .balanced: return try encoded(unsafe Method(layout, pixels, width: buffer.width))
      case .small:
        // Which of them is the smallest no rule tells beforehand.
        var smallest = try encoded(.smallest(.none))
        guard layout.channelCount > 1 else { return smallest }
        for filtering in [Filtering.byRow, .all] {
          let other = try encoded(.smallest(filtering))
          if other.count < smallest.count { smallest = other }
        }
        return smallest
      }
    }
  }

  /// How the filters of rows are chosen.
  private enum Filtering {
    /// By what the row is; see `filters`.
    case byRow
    /// The same without libpng's trial of all, which takes most of the time.
    case byRowQuickly
    case none
    /// libpng tries all.
    case all
  }

  /// What zlib is asked for.
  private struct Method {
    var level: Int
    /// Look for runs of one byte only, not for repetitions.
    var onlyRuns = false
    var filtering = Filtering.byRow

    // Measured over the 52 card faces of 250×350 and 750×1050, ms and bytes a card, zlib 1.2.13, beside Cairo's 4.7 ms
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
    /// Gradients and photographs. On a photograph of 1024×768 level 4 takes 80 ms for 1.15 MB, level 6 249 ms for 1.09,
    /// runs 69 ms for 1.16; but a diagonal gradient is 14 KB with level 4 and 136 KB with runs.
    static let busy = Method(level: 4)

    /// The usual one, with zlib's shortest search and without libpng's trial of filters.
    var asFastAsCanBe: Method { Method(level: 1, onlyRuns: onlyRuns, filtering: .byRowQuickly) }

    static func smallest(_ filtering: Filtering) -> Method { Method(level: 9, filtering: filtering) }

    init(level: Int, onlyRuns: Bool = false, filtering: Filtering = .byRow) {
      self.level = level
      self.onlyRuns = onlyRuns
      self.filtering = filtering
    }

    init(_ layout: PNGLayout, _ pixels: UnsafeBufferPointer<UInt32>, width: Int) {
      self = layout.channelCount == 1 ? .samples : unsafe PNGRow.areFlat(pixels, width: width) ? .flat : .busy
    }
  }

  private func start(
    _ writer: borrowing PNGWriter, _ layout: PNGLayout, _ method: Method, width: Int, height: Int
  ) throws(PNGError) {
    var header = ck_png_header()
    unsafe header.width = UInt32(width)
    unsafe header.height = UInt32(height)
    unsafe header.color_type = Int32(layout.colorType)
    unsafe header.bit_depth = Int32(layout.bitDepth)
    unsafe header.pixels_per_metre = Self.pixelsPerMetre(pixelsPerInch)
    unsafe header.compression_level = Int32(method.level)
    unsafe header.only_runs = method.onlyRuns ? 1 : 0
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

  private static func write(
    _ pixels: UnsafeBufferPointer<UInt32>, width: Int, layout: PNGLayout, _ filtering: Filtering,
    to writer: borrowing PNGWriter
  ) throws(PNGError) {
    let converter = PNGRowConverter(layout)
    let scratch = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: width * layout.channelCount)
    defer { unsafe scratch.deallocate() }
    guard let out = scratch.baseAddress else { return }
    for start in stride(from: 0, to: pixels.count, by: width) {
      let row = unsafe UnsafeBufferPointer(rebasing: pixels[start..<start + width])
      // The converted row above is still in the scratch row.
      let isRepeated = unsafe start > 0 && PNGRow.isSameAsAbove(row)
      if !isRepeated { unsafe converter.convert(row, to: out) }
      let filters = unsafe Self.filters(
        for: row, isFirst: start == 0, isRepeated: isRepeated, layout: layout, filtering)
      try unsafe writer.write(row: out, filters: filters)
    }
  }

  /// The filter for one row, or several for libpng to choose from.
  private static func filters(
    for row: UnsafeBufferPointer<UInt32>, isFirst: Bool, isRepeated: Bool, layout: PNGLayout, _ filtering: Filtering
  ) -> Int {
    // Numbers of colours mean nothing as differences. (Nor do samples below 8 bits: libpng packs them into bytes.)
    guard layout.bitDepth == 8 else { return CK_PNG_FILTER_NONE }
    if case .indexed = layout { return CK_PNG_FILTER_NONE }
    if isFirst { return CK_PNG_FILTER_ALL }
    switch filtering {
    case .none: return CK_PNG_FILTER_NONE
    case .all: return CK_PNG_FILTER_ALL
    case .byRow, .byRowQuickly: break
    }
    let filtersFlat = layout.channelCount > 1
    if isRepeated { return filtersFlat ? CK_PNG_FILTER_UP : CK_PNG_FILTER_NONE }
    let (across, down) = unsafe PNGRow.changes(row)
    // A row of a photograph or a gradient: most pixels differ from both neighbours, so small differences are what there
    // is to gain, and trying all filters pays.
    if filtering == .byRow, min(across, down) > row.count / 4 { return CK_PNG_FILTER_ALL }
    guard filtersFlat, row.count > 1 else { return CK_PNG_FILTER_NONE }
    return across < down ? CK_PNG_FILTER_SUB : CK_PNG_FILTER_UP
  }
}
