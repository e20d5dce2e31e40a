/// A DICT of a CFF table: operators with their operands (Adobe Technical Note 5176, section 4).
struct CFFDictionary {
  /// Operators of two bytes have 12 as their high byte.
  enum Operator {
    static let charset: UInt16 = 15
    static let encoding: UInt16 = 16
    static let charStrings: UInt16 = 17
    static let privateDictionary: UInt16 = 18
    static let subroutines: UInt16 = 19
    static let ros: UInt16 = 12 << 8 | 30
    static let glyphCount: UInt16 = 12 << 8 | 34
    static let fonts: UInt16 = 12 << 8 | 36
    static let fontSelection: UInt16 = 12 << 8 | 37
    /// Those whose operands are numbers of strings: the names and notices of a font.
    static let strings: Set<UInt16> = [0, 1, 2, 3, 4, 12 << 8, 12 << 8 | 21, 12 << 8 | 22, 12 << 8 | 38]
  }

  private(set) var entries: [(operator: UInt16, operands: [UInt8])] = []

  /// Nil if the bytes end inside of an entry.
  init?(_ bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    var (start, position) = (0, 0)
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case 12:
        guard position + 1 < bytes.count else { return nil }
        entries.append((12 << 8 | UInt16(bytes[position + 1]), Array(bytes[start..<position])))
        position += 2
        start = position
      case 0...21:
        entries.append((UInt16(byte), Array(bytes[start..<position])))
        position += 1
        start = position
      case 28: position += 3
      case 29: position += 5
      case 30:
        // Decimal digits in halves of bytes, until one of 15.
        position += 1
        while position < bytes.count, bytes[position] & 15 != 15, bytes[position] >> 4 != 15 { position += 1 }
        position += 1
      case 247...254: position += 2
      default: position += 1
      }
    }
    guard start == bytes.count else { return nil }
  }

  init() {}

  /// The whole numbers of an operator; nil without it, or with others.
  func numbers(_ name: UInt16) -> [Int]? {
    guard let operands = entries.first(where: { $0.operator == name })?.operands else { return nil }
    var (numbers, position) = ([Int](), 0)
    func byte(_ offset: Int) -> Int? { position + offset < operands.count ? Int(operands[position + offset]) : nil }
    while let first = byte(0) {
      switch first {
      case 28:
        guard let high = byte(1), let low = byte(2) else { return nil }
        numbers.append(Int(Int16(truncatingIfNeeded: high << 8 | low)))
        position += 3
      case 29:
        guard let a = byte(1), let b = byte(2), let c = byte(3), let d = byte(4) else { return nil }
        numbers.append(Int(Int32(truncatingIfNeeded: a << 24 | b << 16 | c << 8 | d)))
        position += 5
      case 32...246:
        numbers.append(first - 139)
        position += 1
      case 247...254:
        guard let second = byte(1) else { return nil }
        numbers.append(first < 251 ? (first - 247) * 256 + second + 108 : -(first - 251) * 256 - second - 108)
        position += 2
      default: return nil
      }
    }
    return numbers
  }

  /// Removes entries.
  mutating func remove(_ names: Set<UInt16>) { entries.removeAll { names.contains($0.operator) } }

  /// Adds an entry at the end. Each number takes five bytes, so that a dictionary's length doesn't depend on them.
  mutating func append(_ name: UInt16, _ numbers: [Int]) {
    let operands = numbers.flatMap { [29 as UInt8] + UInt32(truncatingIfNeeded: $0).bigEndianBytes }
    entries.append((name, operands))
  }

  var bytes: [UInt8] {
    entries.flatMap { entry in
      entry.operands + (entry.operator >> 8 == 12 ? [12, UInt8(entry.operator & 255)] : [UInt8(entry.operator & 255)])
    }
  }
}
