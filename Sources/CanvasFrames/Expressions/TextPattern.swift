/// A reason why a regular expression isn't read.
struct TextPatternError: Error {
  let reason: String
}

/// A regular expression in JavaScript's syntax, compiled to steps.
///
/// It has literals, classes, `.`, anchors, `\b`, groups with and without number, alternatives, lookahead, and greedy
/// and lazy repetition, and the flags `g i m s u y`. Backward references, lookbehind and named groups are errors.
struct TextPattern: Sendable, Hashable {
  /// A step of the matcher. Numbers are indices of other steps.
  enum Step: Sendable, Hashable {
    case unit(UInt16)
    case any
    case oneOf([ClosedRange<UInt16>], isNegated: Bool)
    case start, end
    case boundary(isNegated: Bool)
    case jump(Int)
    /// Goes on at the first, and at the second if that fails.
    case split(Int, Int)
    case save(Int)
    /// Remembers the place before an iteration.
    case mark(Int)
    /// Fails if the iteration was empty.
    case progress(Int)
    /// Whether the steps after it match, without moving. The number is where to go on.
    case look(Int, isNegated: Bool)
    case match
  }

  private(set) var steps: [Step] = []
  /// The number of groups, with the whole match.
  private(set) var groupCount = 1
  private(set) var markCount = 0
  let isGlobal: Bool
  let ignoresCase: Bool
  let isMultiline: Bool
  let dotMatchesAll: Bool

  /// The maximum number of steps of a compiled expression.
  static let stepLimit = 20_000

  init(_ source: String, flags: String = "") throws(TextPatternError) {
    for flag in flags where !"gimsuy".contains(flag) {
      throw TextPatternError(reason: "the flags of a regular expression are g, i, m, s, u and y")
    }
    isGlobal = flags.contains("g")
    ignoresCase = flags.contains("i")
    isMultiline = flags.contains("m")
    dotMatchesAll = flags.contains("s")
    var reader = TextPatternReader(source)
    let tree = try reader.pattern()
    groupCount = reader.groupCount
    steps.append(.save(0))
    try compile(tree)
    steps += [.save(1), .match]
  }

  private mutating func add(_ step: Step) throws(TextPatternError) {
    guard steps.count < Self.stepLimit else { throw TextPatternError(reason: "the regular expression is too large") }
    steps.append(step)
  }

  private mutating func compile(_ tree: TextPatternTree) throws(TextPatternError) {
    switch tree {
    case .step(.unit(let unit)): try add(.unit(ignoresCase ? Self.folded(unit) : unit))
    case .step(let step): try add(step)
    case .sequence(let parts): for part in parts { try compile(part) }
    case .alternatives(let parts): try compile(alternatives: parts)
    case .group(let number, let inner):
      try add(.save(2 * number))
      try compile(inner)
      try add(.save(2 * number + 1))
    case .look(let inner, let isNegated):
      let place = steps.count
      try add(.look(0, isNegated: isNegated))
      try compile(inner)
      try add(.match)
      steps[place] = .look(steps.count, isNegated: isNegated)
    case .repeated(let inner, let least, let most, let isLazy):
      for _ in 0..<least { try compile(inner) }
      try compile(optional: inner, count: most.map { $0 - least }, isLazy: isLazy)
    }
  }

  private mutating func compile(alternatives parts: [TextPatternTree]) throws(TextPatternError) {
    var ends: [Int] = []
    for (index, part) in parts.enumerated() {
      guard index < parts.count - 1 else {
        try compile(part)
        break
      }
      let place = steps.count
      try add(.match)
      try compile(part)
      ends.append(steps.count)
      try add(.match)
      steps[place] = .split(place + 1, steps.count)
    }
    for end in ends { steps[end] = .jump(steps.count) }
  }

  /// Compiles iterations that may be left out: a number of them, or any number if nil.
  private mutating func compile(optional inner: TextPatternTree, count: Int?, isLazy: Bool) throws(TextPatternError) {
    var splits: [Int] = []
    for _ in 0..<(count ?? 1) {
      splits.append(steps.count)
      try add(.match)
      let mark = markCount
      markCount += 1
      try add(.mark(mark))
      try compile(inner)
      try add(.progress(mark))
    }
    if count == nil, let first = splits.first { try add(.jump(first)) }
    for place in splits { steps[place] = isLazy ? .split(steps.count, place + 1) : .split(place + 1, steps.count) }
  }

  /// The code unit in lower case.
  static func folded(_ unit: UInt16) -> UInt16 {
    if unit < 128 { return (65...90).contains(unit) ? unit + 32 : unit }
    guard let scalar = Unicode.Scalar(unit) else { return unit }
    let lower = scalar.properties.lowercaseMapping.utf16
    return lower.count == 1 ? lower.first ?? unit : unit
  }
}

/// A regular expression as it is read.
indirect enum TextPatternTree {
  case step(TextPattern.Step)
  case sequence([TextPatternTree])
  case alternatives([TextPatternTree])
  case group(Int, TextPatternTree)
  case look(TextPatternTree, isNegated: Bool)
  case repeated(TextPatternTree, least: Int, most: Int?, isLazy: Bool)
}
