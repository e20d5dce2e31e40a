/// The modules of a QR code (ISO/IEC 18004:2015, 6.3 and 7.7 to 7.10).
struct QRMatrix: Sendable, Hashable {
  /// The modules on a side.
  let size: Int
  /// Whether each module is dark, row by row.
  private(set) var isDark: [Bool]
  /// Whether each module is part of a pattern, not of the codewords.
  private var isPattern: [Bool]
  private let correction: QRCode.Correction

  /// Places codewords with the mask that is the easiest to read.
  init(_ codewords: [UInt8], _ capacity: QRCapacity, _ correction: QRCode.Correction) {
    size = QRCapacity.moduleCount(capacity.version)
    self.correction = correction
    isDark = [Bool](repeating: false, count: size * size)
    isPattern = isDark
    addPatterns(capacity.version)
    place(codewords)
    let choices = (0..<8).map { masked($0) }
    let penalties = choices.map(\.penalty)
    if let best = penalties.indices.min(by: { penalties[$0] < penalties[$1] }) { isDark = choices[best].isDark }
  }

  /// Whether a module is dark. Modules outside are light.
  subscript(x: Int, y: Int) -> Bool {
    (0..<size).contains(x) && (0..<size).contains(y) && isDark[y * size + x]
  }

  // MARK: Patterns

  private mutating func set(_ x: Int, _ y: Int, _ dark: Bool) {
    guard (0..<size).contains(x), (0..<size).contains(y) else { return }
    isDark[y * size + x] = dark
    isPattern[y * size + x] = true
  }

  private mutating func addPatterns(_ version: Int) {
    for index in 0..<size {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { addRings(x, y, radius: 4) }
    let centres = QRCapacity.alignmentCentres(version)
    for x in centres {
      for y in centres where !Self.isCorner(x, y, centres) { addRings(x, y, radius: 2) }
    }
    addFormat(mask: 0)
    if version >= 7 { addVersion(version) }
  }

  /// Whether a finder is in the place of an alignment pattern.
  private static func isCorner(_ x: Int, _ y: Int, _ centres: [Int]) -> Bool {
    let (first, last) = (centres.first, centres.last)
    return (x == first && y == first) || (x == first && y == last) || (x == last && y == first)
  }

  /// Squares round a centre. The second ring is light, and so is the margin of a finder.
  private mutating func addRings(_ x: Int, _ y: Int, radius: Int) {
    let light = radius == 4 ? [2, 4] : [1]
    for dy in -radius...radius {
      for dx in -radius...radius { set(x + dx, y + dy, !light.contains(max(abs(dx), abs(dy)))) }
    }
  }

  /// The level of correction and the mask, with 10 bits that correct errors, at two places.
  private mutating func addFormat(mask: Int) {
    let data = correction.indicator << 3 | mask
    let bits = Self.withRemainder(data, 0x537, 10) ^ 0x5412
    for index in 0..<15 {
      let dark = bits >> index & 1 == 1
      // Downwards beside the upper left finder, past the timing pattern, and below it to the left.
      switch index {
      case 0..<6: set(8, index, dark)
      case 6, 7: set(8, index + 1, dark)
      case 8: set(7, 8, dark)
      default: set(14 - index, 8, dark)
      }
      if index < 8 { set(size - 1 - index, 8, dark) } else { set(8, size - 15 + index, dark) }
    }
    set(8, size - 8, true)
  }

  /// The version with 12 bits that correct errors, at two places.
  private mutating func addVersion(_ version: Int) {
    let bits = Self.withRemainder(version, 0x1F25, 12)
    for index in 0..<18 {
      let (a, b) = (size - 11 + index % 3, index / 3)
      set(a, b, bits >> index & 1 == 1)
      set(b, a, bits >> index & 1 == 1)
    }
  }

  /// A number with the remainder of its division by a polynomial behind it.
  private static func withRemainder(_ data: Int, _ divisor: Int, _ bits: Int) -> Int {
    var rest = data
    for _ in 0..<bits { rest = rest << 1 ^ (rest >> (bits - 1)) * divisor }
    return data << bits | rest
  }

  // MARK: Codewords

  /// Places bits in columns two modules wide, from the lower right corner, up and down in turn.
  private mutating func place(_ codewords: [UInt8]) {
    var bit = 0
    var isUp = true
    for right in stride(from: size - 1, through: 1, by: -2) {
      // The vertical timing pattern has a column of its own.
      let right = right <= 6 ? right - 1 : right
      for step in 0..<size {
        let y = isUp ? size - 1 - step : step
        for x in [right, right - 1] where !isPattern[y * size + x] && bit < codewords.count * 8 {
          isDark[y * size + x] = codewords[bit / 8] >> (7 - UInt8(bit % 8)) & 1 == 1
          bit += 1
        }
      }
      isUp.toggle()
    }
  }

  /// The matrix with a mask over its codewords.
  private func masked(_ mask: Int) -> QRMatrix {
    var result = self
    for y in 0..<size {
      for x in 0..<size where !isPattern[y * size + x] && Self.inverts(mask, x, y) {
        result.isDark[y * size + x].toggle()
      }
    }
    result.addFormat(mask: mask)
    return result
  }

  private static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  // MARK: Penalties

  /// How hard the code is to read (ISO/IEC 18004:2015, 7.8.3): runs, squares, what looks like a finder, and a share of
  /// dark modules other than a half.
  private var penalty: Int {
    var sum = 0
    for line in 0..<size {
      sum += Self.penalty(runs((0..<size).lazy.map { isDark[line * size + $0] }))
      sum += Self.penalty(runs((0..<size).lazy.map { isDark[$0 * size + line] }))
    }
    let share = (200 * isDark.count { $0 } / isDark.count + 1) / 2
    return sum + squarePenalty + abs(share - 50) / 5 * 10
  }

  private var squarePenalty: Int {
    var sum = 0
    for y in 1..<size {
      for x in 1..<size {
        let dark = isDark[y * size + x]
        if dark == isDark[y * size + x - 1], dark == isDark[(y - 1) * size + x],
          dark == isDark[(y - 1) * size + x - 1]
        {
          sum += 3
        }
      }
    }
    return sum
  }

  /// The lengths of runs of a line. Those at odd places are dark; the first is 0 if the line begins dark.
  private func runs(_ line: some Sequence<Bool>) -> [Int] {
    var runs = [0]
    var last = false
    for dark in line {
      if dark == last { runs[runs.count - 1] += 1 } else { runs.append(1) }
      last = dark
    }
    return runs
  }

  /// The penalty for runs of five and more, and for runs like those of a finder with four light modules beside them. The
  /// margin is light.
  private static func penalty(_ runs: [Int]) -> Int {
    var sum = 0
    for (index, run) in runs.enumerated() {
      if run >= 5 { sum += run - 2 }
      guard index % 2 == 1, index >= 3, index < runs.count - 2, run % 3 == 0 else { continue }
      let unit = run / 3
      guard [-2, -1, 1, 2].allSatisfy({ runs[index + $0] == unit }) else { continue }
      let before = index == 3 || runs[index - 3] >= 4 * unit
      let after = index + 4 >= runs.count || runs[index + 3] >= 4 * unit
      if before || after { sum += 40 }
    }
    return sum
  }
}
