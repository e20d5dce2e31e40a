/// A pattern that matches whole names. `*` matches any characters except slashes, and `**` matches any characters.
/// `?` matches one character, `[a-z]` one character in a set, and `[!a-z]` one that is not in the set; none of them
/// matches a slash. `**/` also matches the empty string, so `**/*.png` matches every PNG file.
package struct Glob: Sendable, Hashable {
  package let pattern: String
  private let parts: [Part]

  private enum Part: Hashable {
    case one(Unicode.Scalar)
    case any
    case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)
    case stretch
    case path
    /// Whole folders: the empty string, or any string that ends with a slash.
    case folders
  }

  package init(_ pattern: String) {
    self.pattern = pattern
    var parts: [Part] = []
    var rest = Array(pattern.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "?": parts.append(.any)
      case "*":
        guard rest.first == "*" else {
          parts.append(.stretch)
          continue
        }
        rest = rest.drop { $0 == "*" }
        if rest.first == "/", parts.isEmpty || parts.last == .one("/") {
          rest = rest.dropFirst()
          parts.append(.folders)
        } else {
          parts.append(.path)
        }
      case "[":
        if let set = Self.set(&rest) { parts.append(set) } else { parts.append(.one(scalar)) }
      default: parts.append(.one(scalar))
      }
    }
    self.parts = parts
  }

  /// Parses the set after an opening bracket. Returns nil, without consuming anything, if there is no closing bracket.
  private static func set(_ rest: inout ArraySlice<Unicode.Scalar>) -> Part? {
    var inside = rest
    let isNegated = inside.first == "!" || inside.first == "^"
    if isNegated { inside = inside.dropFirst() }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while let scalar = inside.popFirst() {
      // A closing bracket at the start is a member of the set.
      if scalar == "]", !ranges.isEmpty {
        rest = inside
        return .set(ranges, isNegated: isNegated)
      }
      if inside.first == "-", let end = inside.dropFirst().first, end != "]", end >= scalar {
        ranges.append(scalar...end)
        inside = inside.dropFirst(2)
      } else {
        ranges.append(scalar...scalar)
      }
    }
    return nil
  }

  package func matches(_ name: String) -> Bool {
    let name = Array(name.unicodeScalars)
    // Whether the parts so far match the first i characters. The cost is the product of both lengths.
    var reached = [Bool](repeating: false, count: name.count + 1)
    reached[0] = true
    for part in parts {
      var next = [Bool](repeating: false, count: reached.count)
      var isOpen = false
      for i in reached.indices {
        switch part {
        case .stretch:
          isOpen = reached[i] || isOpen && name[i - 1] != "/"
          next[i] = isOpen
        case .path:
          isOpen = isOpen || reached[i]
          next[i] = isOpen
        case .folders:
          next[i] = reached[i] || isOpen && name[i - 1] == "/"
          isOpen = isOpen || reached[i]
        case .one, .any, .set:
          next[i] = i > 0 && reached[i - 1] && Self.part(part, isOne: name[i - 1])
        }
      }
      reached = next
    }
    return reached[name.count]
  }

  private static func part(_ part: Part, isOne scalar: Unicode.Scalar) -> Bool {
    switch part {
    case .one(let own): own == scalar
    case .any: scalar != "/"
    case .set(let ranges, let isNegated): scalar != "/" && ranges.contains { $0.contains(scalar) } != isNegated
    case .stretch, .path, .folders: false
    }
  }
}
