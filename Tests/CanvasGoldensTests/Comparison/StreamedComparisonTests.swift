import Canvas
import CanvasGoldens
import TestSupport
import Testing

/// PNGs that are compared while their rows are decoded give the same report as decoded pictures.
struct StreamedComparisonTests {
  /// The PNGs of a random pair: opaque, translucent, grey or of few colours, with a change of a random kind.
  private func pair(_ random: inout SeededGenerator) throws -> [[UInt8]] {
    let (width, height) = (Int.random(in: 8...40, using: &random), Int.random(in: 60...230, using: &random))
    let colors = (0..<[2, 5, 4096].randomElement(using: &random)!).map { _ in
      UInt32.random(in: 0...UInt32.max, using: &random)
    }
    let (isOpaque, isGrey) = (Bool.random(using: &random), Bool.random(using: &random))
    var expected = try PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width where (x / 5 + y / 9) % 3 > 0 {
        let bits = colors[Int.random(in: 0..<colors.count, using: &random)]
        let grey = UInt8(truncatingIfNeeded: bits)
        expected[x, y] = PremultipliedPixel(
          straightRed: grey, green: isGrey ? grey : UInt8(truncatingIfNeeded: bits >> 8),
          blue: isGrey ? grey : UInt8(truncatingIfNeeded: bits >> 16),
          alpha: isOpaque ? 255 : UInt8(truncatingIfNeeded: bits >> 24))
      }
    }
    var actual = expected
    switch Int.random(in: 0..<5, using: &random) {
    case 0: break
    case 1:
      for _ in 0..<3 {
        let (x, y) = (Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random))
        actual[x, y] = PremultipliedPixel(bits: actual[x, y].bits ^ 0xFF00_0000 | 1)
      }
    case 2:
      let (dx, dy) = (Int.random(in: -3...3, using: &random), Int.random(in: -8...8, using: &random))
      let rows = Int.random(in: 0..<height / 2, using: &random)..<height
      for y in rows where rows.contains(y - dy) {
        for x in 0..<width where (0..<width).contains(x - dx) { actual[x, y] = expected[x - dx, y - dy] }
      }
    case 3:
      for y in 0..<height where y % 50 < 3 {
        for x in 0..<width / 2 { actual[x, y] = expected[width - 1 - x, y] }
      }
    default:
      for y in 0..<height { for x in 0..<width { actual[x, y] = expected[x, (y + 1) % height] } }
    }
    return try [actual, expected].map { try PNGEncoder().encode($0) }
  }

  private func comparison(_ random: inout SeededGenerator) -> ImageComparison {
    var comparison = ImageComparison(details: .all)
    comparison.tolerance = [.exact, .levels(3), .okLab(0.1), .pixelmatch(0.1)].randomElement(using: &random)!
    comparison.allowance = [.count(0), .density(count: 3, side: 9)].randomElement(using: &random)!
    comparison.allowsAntialiasing = Bool.random(using: &random)
    comparison.antialiasingMethod = Bool.random(using: &random) ? .edges : .pixelmatch
    if Bool.random(using: &random) { comparison.ignoredAreas = [PixelArea(x: 3, y: 30, width: 9, height: 70)] }
    return comparison
  }

  @Test(arguments: 0..<60) func randomPairsHaveTheSameReport(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let pngs = try pair(&random)
    let comparison = comparison(&random)
    let pictures = try pngs.map { try StraightImage(png: $0) }
    let whole = try comparison.report(actual: pictures[0], expected: pictures[1], workers: 1)
    let rows = try pngs.map { try #require(PictureRows(png: .memory($0), pixelCount: 1)) }
    let streamed = try comparison.report(actual: rows[0], expected: rows[1], workers: 1 + seed % 2)
    #expect(streamed == whole)
    // The windows go back to the top.
    #expect(try comparison.report(actual: rows[0], expected: rows[1], workers: 1) == whole)
    // One picture may be decoded, and the same file is decoded once.
    #expect(try comparison.report(actual: PictureRows(pictures[0]), expected: rows[1], workers: 1) == whole)
    #expect(try comparison.report(actual: rows[0], expected: rows[0], workers: 1)?.isEqual == true)
  }

  @Test(arguments: 0..<60) func movesAreThoseOfTheSlowTwin(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let pictures = try pair(&random).map { try StraightImage(png: $0) }
    let report = try ImageComparison().report(actual: pictures[0], expected: pictures[1], workers: 1)
    let slow = SlowMoves(actual: pictures[0], expected: pictures[1]).moves(report)
    #expect(report.moves.map { [$0.x, $0.y, $0.area.x, $0.area.y] } == slow)
  }

  /// A file is read while it is compared. One that was cut off in the meantime has no report.
  @Test func filesAreReadPieceByPiece() throws {
    let folder = try TemporaryFolder()
    let drawn = try Image(size: Size(width: 300, height: 200)) { context in
      for i in 0..<3000 {
        let place = Rect(x: Double(i * 37 % 300), y: Double(i * 91 % 200), width: 3, height: 3)
        context.fill(place, with: .color(Color(red: Double(i % 251) / 251, green: Double(i % 97) / 97, blue: 0.5)))
      }
    }
    let png = try drawn.png()
    try folder.write(png, as: "a.png")
    #expect(FileBytes(folder["a.png"], sizes: 1...100) == nil && FileBytes(folder["b.png"], sizes: 1...100) == nil)
    let file = StoredBytes.file(try #require(FileBytes(folder["a.png"], sizes: 1...1 << 20)))
    #expect(file == .memory(png) && file != .memory(png + [0]) && file != .memory(Array(png.dropLast()) + [0]))
    let actual = try #require(PictureRows(png: file, pixelCount: 1))
    let whole = PictureRows(try StraightImage(drawn))
    #expect(try ImageComparison().report(actual: actual, expected: whole, workers: 1)?.isEqual == true)
    try folder.write(Array(png.prefix(png.count / 2)), as: "a.png")
    #expect(try ImageComparison().report(actual: actual, expected: whole, workers: 1) == nil)
    #expect(PictureRows(png: file, pixelCount: 1) == nil)
  }

  /// A PNG that turns out to be damaged has no report, however many rows were equal.
  @Test func damagedPicturesHaveNoReport() throws {
    var random = SeededGenerator(seed: 9)
    var pixels = try PixelBuffer(width: 40, height: 200)
    for y in 0..<200 {
      for x in 0..<40 {
        pixels[x, y] = PremultipliedPixel(bits: UInt32.random(in: 0...UInt32.max, using: &random) | 0xFF00_0000)
      }
    }
    let png = try PNGEncoder().encode(pixels)
    let expected = try #require(PictureRows(png: .memory(png), pixelCount: 1))
    var readCount = 0
    for place in stride(from: 60, to: png.count - 24, by: 997) {
      var damaged = png
      damaged[place] ^= 4
      damaged = PackedPNG.withChecksums(damaged)
      guard let actual = PictureRows(png: .memory(damaged), pixelCount: 1) else { continue }
      readCount += 1
      let report = try ImageComparison().report(actual: actual, expected: expected, workers: 1)
      let decoded = try? StraightImage(png: damaged)
      guard let report else { continue }
      let picture = try #require(decoded, "a report on a damaged picture")
      let golden = try StraightImage(png: png)
      #expect(try report == ImageComparison().report(actual: picture, expected: golden, workers: 1))
    }
    #expect(readCount > 10)
    // Cut off, which the chunks tell before anything is decoded.
    #expect(PictureRows(png: .memory(Array(png.dropLast(20))), pixelCount: 1) == nil)
  }
}

/// The slow twin of the search for moves: each area's pixels are probed, and then each move is checked, one after another.
struct SlowMoves {
  let actual: StraightImage
  let expected: StraightImage

  func moves(_ report: ComparisonReport) -> [[Int]] {
    guard let bounds = report.bounds, let regions = report.regions else { return [] }
    if let whole = move(bounds) { return [whole] }
    return regions.count > 1 ? regions.largest.compactMap { move($0.bounds) } : []
  }

  private func move(_ area: PixelArea) -> [Int]? {
    var all: [(x: Int, y: Int)] = []
    for y in -8...8 { for x in -8...8 where (x, y) != (0, 0) { all.append((x, y)) } }
    all = all.filter { abs($0.x) < area.width && abs($0.y) < area.height }
    func order(_ way: (x: Int, y: Int)) -> (Int, Int, Int) { (way.x * way.x + way.y * way.y, way.y, way.x) }
    all.sort { order($0) < order($1) }
    let probes = probes(area)
    let likely = all.filter { way in probes.allSatisfy { isExplained($0.x, $0.y, way) } }.prefix(4)
    return likely.first { isMove(area, $0) }.map { way in
      [way.x, way.y, area.x + max(0, -way.x), area.y + max(0, -way.y)]
    }
  }

  private func probes(_ area: PixelArea) -> [(x: Int, y: Int)] {
    let step = (area.height + 7) / 8
    var probes: [(x: Int, y: Int)] = []
    for top in stride(from: area.y, to: area.y + area.height, by: step) {
      var part: [(x: Int, y: Int)] = []
      for y in top..<min(top + step, area.y + area.height) {
        for x in area.x..<area.x + area.width where actual[x, y] != expected[x, y] && !isFlat(x, y) {
          part.append((x, y))
        }
      }
      probes += part.prefix(32 / min(8, area.height))
    }
    return probes
  }

  /// Whether all eight neighbours are like a pixel.
  private func isFlat(_ x: Int, _ y: Int) -> Bool {
    (-1...1).allSatisfy { dy in (-1...1).allSatisfy { actual[x + $0, y + dy] == actual[x, y] } }
  }

  private func isExplained(_ x: Int, _ y: Int, _ way: (x: Int, y: Int)) -> Bool {
    expected[x - way.x, y - way.y].map { $0 == actual[x, y] } ?? true
  }

  private func isMove(_ area: PixelArea, _ way: (x: Int, y: Int)) -> Bool {
    var (changedCount, movedCount) = (0, 0)
    let (columns, rows) = (area.x..<area.x + area.width, area.y..<area.y + area.height)
    for y in rows {
      for x in columns {
        guard isExplained(x, y, way) else { return false }
        guard actual[x, y] != expected[x, y] else { continue }
        changedCount += 1
        if columns.contains(x - way.x), rows.contains(y - way.y) { movedCount += 1 }
      }
    }
    return movedCount >= 2 && 2 * movedCount >= changedCount
  }
}
