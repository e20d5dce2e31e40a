/// The properties of a picture that the encoder needs before its first row, found in one pass, because pixels may be
/// generated for it.
struct PNGSurvey {
  /// All colours, or nil if there are more than 256.
  let table: PNGColorTable?
  let kind: PNGPixelKind
  let pixelCount: Int

  init(_ picture: some PixelRows, workers: Int, kernels: Kernels) {
    self =
      PNGSurvey(sampling: picture, kernels)
      ?? PNGSurvey(
        unsafe picture.mapBands(workers: workers) { unsafe Band($0, width: picture.width, kernels) }, of: picture)
  }

  /// Surveys some rows of a tall picture. Nil if that is not enough, because a palette needs all colours.
  private init?(sampling picture: some PixelRows, _ kernels: Kernels) {
    let (bandCount, bandHeight) = (32, 8)
    guard picture.isKnownToBeOpaque, picture.height >= 8 * bandCount * bandHeight else { return nil }
    let bands = (0..<bandCount).map { i in
      let top = picture.height * i / bandCount
      return unsafe picture.withRows(top..<top + bandHeight) { unsafe Band($0, width: picture.width, kernels) }
    }
    self.init(bands, of: picture)
    if kind.isGrey || table != nil { return nil }
  }

  private init(_ bands: [Band], of picture: some PixelRows) {
    table = PNGColorTable(joining: bands.map(\.table))
    kind = bands.reduce(into: PNGPixelKind()) { $0.add($1.kind) }
    pixelCount = picture.width * picture.height
  }

  private struct Band: Sendable {
    private(set) var table: PNGColorTable? = PNGColorTable()
    private(set) var kind = PNGPixelKind()

    init(_ pixels: UnsafeBufferPointer<UInt32>, width: Int, _ kernels: Kernels) {
      for (y, start) in stride(from: 0, to: pixels.count, by: width).enumerated() {
        let row = unsafe UnsafeBufferPointer(rebasing: pixels[start..<start + width])
        // Most rows of flat artwork repeat the row above.
        if isOpen, unsafe y == 0 || !PNGRow.isSameAsAbove(row) { unsafe add(row, kernels) }
      }
      if let table { addColors(of: table) }
    }

    // Whether more rows can change the result.
    private var isOpen: Bool { table != nil || kind.isOpaque || kind.isGrey }

    private mutating func add(_ row: UnsafeBufferPointer<UInt32>, _ kernels: Kernels) {
      if unsafe table?.add(row, kernels) == false, let full = table {
        addColors(of: full)
        table = nil
      }
      if table == nil { unsafe kind.add(row) }
    }

    private mutating func addColors(of table: PNGColorTable) {
      unsafe table.colors.withUnsafeBufferPointer { unsafe kind.add($0) }
    }
  }
}

/// The properties that all of some pixels share.
struct PNGPixelKind: Sendable {
  private(set) var isOpaque = true
  private(set) var isGrey = true

  mutating func add(_ pixels: UnsafeBufferPointer<UInt32>) {
    if isOpaque { isOpaque = unsafe PNGRow.isOpaque(pixels) }
    if isGrey { isGrey = unsafe PNGRow.isGrey(pixels) }
  }

  mutating func add(_ other: PNGPixelKind) {
    isOpaque = isOpaque && other.isOpaque
    isGrey = isGrey && other.isGrey
  }
}
