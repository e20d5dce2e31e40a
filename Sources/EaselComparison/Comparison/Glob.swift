internal import CanvasMath

/// A pattern that matches whole names. `*` matches any characters except slashes, and `**` matches any characters.
/// `?` matches one character, `[a-z]` one character in a set, and `[!a-z]` one that is not in the set; none of them
/// matches a slash. `**/` also matches the empty string, so `**/*.png` matches every PNG file. `{a,b}` matches what
/// one of the patterns between the commas matches. A pattern after a leading `!` is an exclusion, which matches the
/// names that the pattern doesn't match.
package struct Glob: Sendable, Hashable {
  package let pattern: String
  /// Whether the pattern begins with an exclamation mark.
  package let isExclusion: Bool
  /// The parts of each pattern without braces.
  private let choices: [[Part]]

  /// The number of parts in all patterns without braces, which the cost of a match grows with.
  package var size: Int { choices.reduce(0) { $0 + $1.count } }

  private enum Part: Hashable {
    case one(Unicode.Scalar)
    case any
    /// Ranges in order, which don't touch each other.
    case set([ClosedRange<UInt32>], isNegated: Bool)
    case stretch
    case path
    /// Whole folders: the empty string, or any string that ends with a slash.
    case folders
  }

  /// Compiles a pattern. Throws if it is too long, or if its braces make too many patterns.
  package init(_ pattern: String) throws(GlobError) {
    self.pattern = pattern
    var scalars = Array(pattern.unicodeScalars)[...]
    guard scalars.count <= Braces.lengthLimit else { throw .length(scalars.count) }
    isExclusion = scalars.first == "!"
    if isExclusion { scalars = scalars.dropFirst() }
    choices = try Braces.expanded(scalars).map(Self.parts)
  }

  private static func parts(of pattern: [Unicode.Scalar]) -> [Part] {
    var parts: [Part] = []
    var rest = pattern[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "?": parts.append(.any)
      case "*":
        guard rest.first == "*" else {
          parts.append(.stretch)
          continue
        }
        rest = rest.drop { $0 == "*" }
        if rest.first == "/", parts.isEmpty || [.one("/"), .folders].contains(parts.last) {
          rest = rest.dropFirst()
          parts.append(.folders)
        } else {
          parts.append(.path)
        }
      case "[":
        if let set = set(&rest) { parts.append(set) } else { parts.append(.one(scalar)) }
      default: parts.append(.one(scalar))
      }
    }
    return parts
  }

  /// Parses the set after an opening bracket. Returns nil, without consuming anything, if there is no closing bracket.
  private static func set(_ rest: inout ArraySlice<Unicode.Scalar>) -> Part? {
    guard let end = Braces.endOfSet(rest) else { return nil }
    var inside = rest[..<(end - 1)]
    rest = rest[end...]
    let isNegated = inside.first == "!" || inside.first == "^"
    if isNegated { inside = inside.dropFirst() }
    var ranges: [ClosedRange<UInt32>] = []
    while let scalar = inside.popFirst() {
      if inside.first == "-", let end = inside.dropFirst().first, end >= scalar {
        ranges.append(scalar.value...end.value)
        inside = inside.dropFirst(2)
      } else {
        ranges.append(scalar.value...scalar.value)
      }
    }
    return .set(ranges.merged(), isNegated: isNegated)
  }

  /// Whether the glob matches a name.
  package func matches(_ name: String) -> Bool { matches(GlobName(name)) }

  /// Whether the glob matches a name.
  func matches(_ name: GlobName) -> Bool { matchesPattern(name) != isExclusion }

  /// Whether the pattern, without a leading exclamation mark, matches a name.
  func matchesPattern(_ name: GlobName) -> Bool { choices.contains { Self.parts($0, match: name) } }

  private static func parts(_ parts: [Part], match name: GlobName) -> Bool {
    // Most patterns are excluded by their ends.
    if case .one(let scalar)? = parts.first, scalar != name.scalars.first { return false }
    if case .one(let scalar)? = parts.last, scalar != name.scalars.last { return false }
    // The numbers of characters that the parts so far match.
    var reached = PlaceSet(wordCount: name.wordCount)
    reached.insert(0)
    for part in parts {
      switch part {
      case .one(let scalar): reached.step(over: name.places(of: scalar))
      case .any: reached.step(over: name.inFolder)
      case .set(let ranges, let isNegated):
        reached.step(over: name.places { scalar in scalar != "/" && contains(ranges, scalar.value) != isNegated })
      case .stretch: reached.spread(over: name.inFolder)
      case .path: reached.spread(over: name.all)
      case .folders:
        var ends = reached
        ends.spread(over: name.all)
        ends.step(over: name.slashes)
        reached.formUnion(ends)
      }
      guard !reached.isEmpty else { return false }
    }
    return reached.contains(name.scalars.count)
  }

  /// Whether one of some ranges in order contains a value.
  private static func contains(_ ranges: [ClosedRange<UInt32>], _ value: UInt32) -> Bool {
    let place = ranges.partitionIndex { $0.upperBound >= value }
    return place < ranges.count && ranges[place].contains(value)
  }
}

/// What is wrong with a pattern.
package enum GlobError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The pattern has this many characters.
  case length(Int)
  /// The braces make too many patterns, or too long ones.
  case braces

  package var description: String {
    switch self {
    case .length(let count): "a glob of \(count) characters; it must have at most \(Braces.lengthLimit)"
    case .braces:
      "the braces make too many patterns; use at most \(Braces.countLimit), with \(Braces.sizeLimit) characters in all"
    }
  }
}
