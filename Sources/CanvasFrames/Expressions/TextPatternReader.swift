/// A reader of regular expressions.
struct TextPatternReader {
  private let units: [UInt16]
  private var index = 0
  private var depth = 0
  /// The number of groups so far, with the whole match.
  private(set) var groupCount = 1

  private static let depthLimit = 50
  private static let repetitionLimit = 1000

  init(_ source: String) { units = Array(source.utf16) }

  /// The whole source.
  mutating func pattern() throws(TextPatternError) -> TextPatternTree {
    let tree = try alternatives()
    guard index == units.count else { throw TextPatternError(reason: "the regular expression has a `)` too many") }
    return tree
  }

  private var next: Character? {
    index < units.count ? Unicode.Scalar(units[index]).map(Character.init) ?? "\u{FFFD}" : nil
  }

  private mutating func take(_ text: String) -> Bool {
    guard units[index...].starts(with: text.utf16) else { return false }
    index += text.utf16.count
    return true
  }

  private mutating func alternatives() throws(TextPatternError) -> TextPatternTree {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw TextPatternError(reason: "a regular expression has at most \(Self.depthLimit) levels")
    }
    var parts = [try sequence()]
    while take("|") { parts.append(try sequence()) }
    return parts.count == 1 ? parts[0] : .alternatives(parts)
  }

  private mutating func sequence() throws(TextPatternError) -> TextPatternTree {
    var parts: [TextPatternTree] = []
    while let next, next != "|", next != ")" { parts.append(try repeated(try atom())) }
    return .sequence(parts)
  }

  private mutating func repeated(_ atom: TextPatternTree) throws(TextPatternError) -> TextPatternTree {
    let counts: (least: Int, most: Int?)
    if take("*") {
      counts = (0, nil)
    } else if take("+") {
      counts = (1, nil)
    } else if take("?") {
      counts = (0, 1)
    } else if let braces = try braces() {
      counts = braces
    } else {
      return atom
    }
    return .repeated(atom, least: counts.least, most: counts.most, isLazy: take("?"))
  }

  /// The counts in braces, or nil if the braces are something else.
  private mutating func braces() throws(TextPatternError) -> (least: Int, most: Int?)? {
    let start = index
    guard take("{") else { return nil }
    if let least = number() {
      var most: Int? = least
      if take(",") { most = number() }
      if take("}") {
        guard least <= Self.repetitionLimit, most ?? 0 <= Self.repetitionLimit, most ?? least >= least else {
          throw TextPatternError(reason: "a repetition is at most \(Self.repetitionLimit), the smaller count first")
        }
        return (least, most)
      }
    }
    index = start
    return nil
  }

  private mutating func number() -> Int? {
    let digits = units[index...].prefix { (48...57).contains($0) }
    index += digits.count
    return digits.isEmpty ? nil : Int(String(decoding: digits, as: UTF16.self)) ?? .max
  }

  private mutating func atom() throws(TextPatternError) -> TextPatternTree {
    if take("(") { return try group() }
    if take("[") { return .step(try set()) }
    if take("\\") { return .step(try escape()) }
    if take(".") { return .step(.any) }
    if take("^") { return .step(.start) }
    if take("$") { return .step(.end) }
    guard let next, !"*+?".contains(next) else {
      throw TextPatternError(reason: "nothing is before the repetition in the regular expression")
    }
    index += 1
    return .step(.unit(units[index - 1]))
  }

  private mutating func group() throws(TextPatternError) -> TextPatternTree {
    let tree: TextPatternTree
    if take("?:") {
      tree = try alternatives()
    } else if take("?=") {
      tree = .look(try alternatives(), isNegated: false)
    } else if take("?!") {
      tree = .look(try alternatives(), isNegated: true)
    } else if next == "?" {
      throw TextPatternError(reason: "lookbehind and named groups aren't supported in regular expressions")
    } else {
      let number = groupCount
      groupCount += 1
      tree = .group(number, try alternatives())
    }
    guard take(")") else { throw TextPatternError(reason: "the regular expression lacks a `)`") }
    return tree
  }

  private mutating func escape() throws(TextPatternError) -> TextPattern.Step {
    if take("b") { return .boundary(isNegated: false) }
    if take("B") { return .boundary(isNegated: true) }
    if let digit = next, "123456789".contains(digit) {
      throw TextPatternError(reason: "references to groups aren't supported in regular expressions")
    }
    if let shorthand = shorthand() { return .oneOf(shorthand.ranges, isNegated: shorthand.isNegated) }
    return .unit(try escapedUnit())
  }

  /// `\d`, `\w` or `\s`, or one of them negated, after the backslash.
  private mutating func shorthand() -> (ranges: [ClosedRange<UInt16>], isNegated: Bool)? {
    guard let letter = next, let ranges = Self.shorthands[Character(letter.lowercased())] else { return nil }
    index += 1
    return (ranges, letter.isUppercase)
  }

  static let wordRanges: [ClosedRange<UInt16>] = [48...57, 65...90, 95...95, 97...122]

  private static let shorthands: [Character: [ClosedRange<UInt16>]] = [
    "d": [48...57], "w": wordRanges,
    "s": [
      9...13, 32...32, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029, 0x202F...0x202F,
      0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
    ],
  ]

  private mutating func escapedUnit() throws(TextPatternError) -> UInt16 {
    guard index < units.count else { throw TextPatternError(reason: "the regular expression ends with a backslash") }
    let unit = units[index]
    index += 1
    switch unit {
    case 110: return 10  // n
    case 116: return 9  // t
    case 114: return 13  // r
    case 102: return 12  // f
    case 118: return 11  // v
    case 48: return 0  // 0
    case 117: return hexadecimal(4) ?? unit  // u
    case 120: return hexadecimal(2) ?? unit  // x
    default: return unit
    }
  }

  private mutating func hexadecimal(_ count: Int) -> UInt16? {
    let digits = units[index...].prefix(count)
    guard digits.count == count, let unit = UInt16(String(decoding: digits, as: UTF16.self), radix: 16) else {
      return nil
    }
    index += count
    return unit
  }

  /// A class after its bracket.
  private mutating func set() throws(TextPatternError) -> TextPattern.Step {
    let isNegated = take("^")
    var ranges: [ClosedRange<UInt16>] = []
    while !take("]") {
      guard index < units.count else { throw TextPatternError(reason: "the regular expression lacks a `]`") }
      let first = try setPart(&ranges)
      guard let first, index + 1 < units.count, units[index] == 45, units[index + 1] != 93 else {
        if let first { ranges.append(first...first) }
        continue
      }
      index += 1
      guard let last = try setPart(&ranges) else {
        ranges += [first...first, 45...45]
        continue
      }
      guard first <= last else { throw TextPatternError(reason: "a range in the regular expression is backward") }
      ranges.append(first...last)
    }
    return .oneOf(ranges, isNegated: isNegated)
  }

  /// A code unit of a class, or nil if a shorthand was added to the ranges.
  private mutating func setPart(_ ranges: inout [ClosedRange<UInt16>]) throws(TextPatternError) -> UInt16? {
    guard take("\\") else {
      index += 1
      return units[index - 1]
    }
    if take("b") { return 8 }
    guard let shorthand = shorthand() else { return try escapedUnit() }
    ranges += shorthand.isNegated ? Self.complement(shorthand.ranges) : shorthand.ranges
    return nil
  }

  /// The units that aren't in ranges, which are in order.
  private static func complement(_ ranges: [ClosedRange<UInt16>]) -> [ClosedRange<UInt16>] {
    var rest: [ClosedRange<UInt16>] = []
    var first: UInt16 = 0
    for range in ranges {
      if range.lowerBound > first { rest.append(first...(range.lowerBound - 1)) }
      first = range.upperBound &+ 1
    }
    rest.append(first...UInt16.max)
    return rest
  }
}
