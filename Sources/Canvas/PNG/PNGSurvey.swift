/// What the encoder must know of a picture before its first row, found in one pass: pixels may be made for it.
struct PNGSurvey {
  /// All colours; nil where there are more than 256.
  let table: PNGColorTable?
  let kind: PNGPixelKind
  /// Whether it is flat artwork: at most one pixel in eight differs from its neighbour.
  let isFlat: Bool
  let pixelCount: Int

  init(_ picture: some PixelRows, workers: Int) {
    if let survey = PNGSurvey(sampling: picture) {
      self = survey
      return
    }
    let width = picture.width
    let bands = unsafe picture.mapBands(workers: workers) { unsafe Band($0, width: width) }
    table = PNGColorTable(joining: bands.map(\.table))
    kind = bands.reduce(PNGPixelKind()) { $0.joined(with: $1.kind) }
    isFlat = bands.reduce(0) { $0 + $1.changes.changed } * 8 <= bands.reduce(0) { $0 + $1.changes.count }
    pixelCount = width * picture.height
  }

  /// What some rows tell of a tall picture; nil where that is not enough, since few colours must be known all. That it is
  /// flat art, or not, is a good guess then.
  private init?(sampling picture: some PixelRows) {
    let (bandCount, bandHeight) = (32, 8)
    let (width, height) = (picture.width, picture.height)
    guard picture.isKnownToBeOpaque, height >= 8 * bandCount * bandHeight else { return nil }
    var (kind, changed, count) = (PNGPixelKind(), 0, 0)
    var tables: [PNGColorTable?] = []
    for i in 0..<bandCount {
      let top = height * i / bandCount
      let band = unsafe picture.withRows(top..<top + bandHeight) { unsafe Band($0, width: width) }
      kind = kind.joined(with: band.kind)
      changed += band.changes.changed
      count += band.changes.count
      tables.append(band.table)
    }
    guard !kind.isGrey, PNGColorTable(joining: tables) == nil else { return nil }
    table = nil
    self.kind = kind
    isFlat = changed * 8 <= count
    pixelCount = width * height
  }

  private struct Band: Sendable {
    let table: PNGColorTable?
    let kind: PNGPixelKind
    let changes: (changed: Int, count: Int)

    init(_ rows: UnsafeBufferPointer<UInt32>, width: Int) {
      table = unsafe PNGColorTable(rows: rows, width: width)
      kind =
        unsafe table.map { unsafe $0.colors.withUnsafeBufferPointer(PNGPixelKind.init) }
        ?? PNGPixelKind(rows: rows, width: width)
      changes = unsafe PNGRow.changes(ofRows: rows, width: width)
    }
  }
}

/// What all of some pixels have in common.
struct PNGPixelKind: Sendable {
  private var all: UInt32 = 0xFFFF_FFFF
  private var differences: UInt32 = 0

  init() {}

  init(_ pixels: UnsafeBufferPointer<UInt32>) {
    for i in pixels.indices {
      let bits = unsafe pixels[i]
      all &= bits
      // R against G and G against B. Grey before dividing by alpha is grey after it.
      differences |= bits ^ (bits >> 8)
    }
  }

  init(rows: UnsafeBufferPointer<UInt32>, width: Int) {
    for start in stride(from: 0, to: rows.count, by: width) {
      let row = unsafe UnsafeBufferPointer(rebasing: rows[start..<start + width])
      if start > 0, unsafe PNGRow.isSameAsAbove(row) { continue }
      self = unsafe joined(with: PNGPixelKind(row))
    }
  }

  func joined(with other: PNGPixelKind) -> PNGPixelKind {
    var kind = self
    kind.all &= other.all
    kind.differences |= other.differences
    return kind
  }

  var isOpaque: Bool { all >> 24 == 255 }
  var isGrey: Bool { differences & 0xFFFF == 0 }
}
