/// The codewords of a version of QR codes, and how they are divided into blocks (ISO/IEC 18004:2015, tables 1 and 9).
struct QRCapacity: Sendable, Hashable {
  /// From 1 to 40. Each version has 4 modules more on a side than the one before.
  let version: Int
  /// The codewords of a block that correct its errors.
  let correctionCount: Int
  /// The blocks.
  let blockCount: Int
  /// The codewords of all blocks, with those that correct errors.
  let codewordCount: Int

  static let versions = 1...40

  init(version: Int, correction: QRCode.Correction) {
    self.version = version
    let level = correction.level
    (correctionCount, blockCount) = (Self.corrections[level][version - 1], Self.blocks[level][version - 1])
    codewordCount = Self.dataModuleCount(version) / 8
  }

  /// The modules on a side.
  static func moduleCount(_ version: Int) -> Int { version * 4 + 17 }

  /// The codewords that hold data.
  var dataCount: Int { codewordCount - correctionCount * blockCount }

  /// The centres of the alignment patterns along a side, ascending. None in version 1.
  static func alignmentCentres(_ version: Int) -> [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let last = moduleCount(version) - 7
    // The distances are equal and even, except for the first. Version 32 is an exception of the standard.
    let step = version == 32 ? 26 : (last - 6 + 2 * (count - 1) - 1) / (2 * (count - 1)) * 2
    return [6] + (0..<count - 1).reversed().map { last - $0 * step }
  }

  /// The modules that are left for codewords, with up to 7 at the end that hold none.
  private static func dataModuleCount(_ version: Int) -> Int {
    let size = moduleCount(version)
    // Three finders with their margins, two formats with the dark module, and the timing patterns.
    var count = size * size - 3 * 64 - 31 - 2 * (size - 16)
    let aligned = version > 1 ? version / 7 + 2 : 0
    if aligned > 0 {
      // Those at three corners are left out. Those on the timing patterns share five modules with them.
      count -= (aligned * aligned - 3) * 25 - 2 * (aligned - 2) * 5
    }
    return version >= 7 ? count - 2 * 18 : count
  }

  // For each level of correction, a number for each version.
  private static let corrections = [
    numbers(
      "7 10 15 20 26 18 20 24 30 18 20 24 26 30 22 24 28 30 28 28 28 28 30 30 26 28 30 30 30 30 30 30 30 30 30 30 30 30 30 30"
    ),
    numbers(
      "10 16 26 18 24 16 18 22 22 26 30 22 22 24 24 28 28 26 26 26 26 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28"
    ),
    numbers(
      "13 22 18 26 18 24 18 22 20 24 28 26 24 20 30 24 28 28 26 30 28 30 30 30 30 28 30 30 30 30 30 30 30 30 30 30 30 30 30 30"
    ),
    numbers(
      "17 28 22 16 22 28 26 26 24 28 24 28 22 24 24 30 28 28 26 28 30 24 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30"
    ),
  ]

  private static let blocks = [
    numbers("1 1 1 1 1 2 2 2 2 4 4 4 4 4 6 6 6 6 7 8 8 9 9 10 12 12 12 13 14 15 16 17 18 19 19 20 21 22 24 25"),
    numbers(
      "1 1 1 2 2 4 4 4 5 5 5 8 9 9 10 10 11 13 14 16 17 17 18 20 21 23 25 26 28 29 31 33 35 37 38 40 43 45 47 49"),
    numbers(
      "1 1 2 2 4 4 6 6 8 8 8 10 12 16 12 17 16 18 21 20 23 23 25 27 29 34 34 35 38 40 43 45 48 51 53 56 59 62 65 68"),
    numbers(
      "1 1 2 4 4 4 5 6 8 8 11 11 16 16 18 16 19 21 25 25 25 34 30 32 35 37 40 42 45 48 51 54 57 60 63 66 70 74 77 81"),
  ]

  private static func numbers(_ text: String) -> [Int] { text.split(separator: " ").compactMap { Int($0) } }
}
