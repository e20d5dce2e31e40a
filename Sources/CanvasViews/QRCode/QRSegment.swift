/// Characters that a QR code writes in the same way.
struct QRSegment: Sendable, Hashable {
  /// How characters are written (ISO/IEC 18004:2015, 7.4). The raw value is the mode's indicator.
  enum Mode: Int, Sendable, Hashable, CaseIterable {
    /// Three digits in 10 bits.
    case digits = 1
    /// Two of 45 characters in 11 bits: digits, capital letters, space and some signs.
    case capitals = 2
    /// A byte in 8 bits. Readers take the bytes for UTF-8.
    case bytes = 4

    /// Bits of the number of characters, for versions up to 9, 26 and 40.
    func countBits(_ class: Int) -> Int {
      let bits =
        switch self {
        case .digits: [10, 12, 14]
        case .capitals: [9, 11, 13]
        case .bytes: [8, 16, 16]
        }
      return bits[`class`]
    }

    /// Bits of a number of characters, without the indicator and the count.
    func bits(_ count: Int) -> Int {
      switch self {
      case .digits: (count * 10 + 2) / 3
      case .capitals: (count * 11 + 1) / 2
      case .bytes: count * 8
      }
    }

    func holds(_ byte: UInt8) -> Bool {
      switch self {
      case .digits: (0x30...0x39).contains(byte)
      case .capitals: Mode.capitalValue(byte) != nil
      case .bytes: true
      }
    }

    /// The place of a character among the 45.
    static func capitalValue(_ byte: UInt8) -> Int? {
      switch byte {
      case 0x30...0x39: Int(byte) - 0x30
      case 0x41...0x5A: Int(byte) - 0x41 + 10
      default: Array(" $%*+-./:".utf8).firstIndex(of: byte).map { $0 + 36 }
      }
    }
  }

  let mode: Mode
  let range: Range<Int>

  /// The classes of versions, which count characters alike.
  static let classes = [1...9, 10...26, 27...40]

  /// The bits of a segment.
  func bits(_ class: Int) -> Int { 4 + mode.countBits(`class`) + mode.bits(range.count) }

  /// The segments of the least bits. Among equal ones, the fewest.
  static func optimal(_ bytes: [UInt8], class: Int) -> [QRSegment] {
    guard !bytes.isEmpty else { return [] }
    // In sixths of a bit, in which a digit and a capital are whole numbers.
    let modes = Mode.allCases
    let sizes = [20, 33, 48]
    let heads = modes.map { (4 + $0.countBits(`class`)) * 6 }
    var costs = heads
    // The mode before, for each character and mode.
    var before = [[Int]](repeating: [0, 1, 2], count: bytes.count)
    let none = Int.max / 2
    for (index, byte) in bytes.enumerated() {
      var next = [Int](repeating: none, count: modes.count)
      for mode in modes.indices where modes[mode].holds(byte) {
        for from in modes.indices where costs[from] < none && (index > 0 || from == mode) {
          // A segment ends with a whole bit.
          let start = from == mode ? costs[from] : (costs[from] + 5) / 6 * 6 + heads[mode]
          if start + sizes[mode] < next[mode] { (next[mode], before[index][mode]) = (start + sizes[mode], from) }
        }
      }
      costs = next
    }
    return segments(before, last: modes.indices.min { (costs[$0] + 5) / 6 < (costs[$1] + 5) / 6 } ?? 2)
  }

  /// The segments whose last character has a mode, from the mode before each character.
  private static func segments(_ before: [[Int]], last: Int) -> [QRSegment] {
    var (mode, end) = (last, before.count)
    var segments: [QRSegment] = []
    for index in before.indices.reversed() {
      let from = before[index][mode]
      guard from != mode || index == 0 else { continue }
      segments.append(QRSegment(mode: Mode.allCases[mode], range: index..<end))
      (mode, end) = (from, index)
    }
    return segments.reversed()
  }
}

/// Bits in their order, the highest of a number first.
struct QRBits: Sendable {
  private(set) var bytes: [UInt8] = []
  private(set) var count = 0

  mutating func append(_ value: Int, _ bits: Int) {
    for bit in (0..<bits).reversed() {
      if count % 8 == 0 { bytes.append(0) }
      bytes[count / 8] |= UInt8(value >> bit & 1) << (7 - UInt8(count % 8))
      count += 1
    }
  }

  /// Appends a segment of a text.
  mutating func append(_ segment: QRSegment, of text: [UInt8], class: Int) {
    append(segment.mode.rawValue, 4)
    append(segment.range.count, segment.mode.countBits(`class`))
    let characters = text[segment.range]
    switch segment.mode {
    case .bytes: for byte in characters { append(Int(byte), 8) }
    case .digits: append(characters.map { Int($0) - 0x30 }, group: 3, base: 10, bits: [4, 7, 10])
    case .capitals:
      append(characters.map { QRSegment.Mode.capitalValue($0) ?? 0 }, group: 2, base: 45, bits: [6, 11])
    }
  }

  /// Appends groups of digits of a base, each as one number.
  private mutating func append(_ digits: [Int], group: Int, base: Int, bits: [Int]) {
    for start in stride(from: 0, to: digits.count, by: group) {
      let part = digits[start..<min(start + group, digits.count)]
      append(part.reduce(0) { $0 * base + $1 }, bits[part.count - 1])
    }
  }

  /// Ends the bits, and fills them up to a number of bytes.
  mutating func end(at byteCount: Int) {
    append(0, min(4, byteCount * 8 - count))
    append(0, (8 - count % 8) % 8)
    var isFirst = true
    while count < byteCount * 8 {
      append(isFirst ? 0xEC : 0x11, 8)
      isFirst.toggle()
    }
  }
}
