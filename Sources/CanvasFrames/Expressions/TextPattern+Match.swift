extension TextPattern {
  /// The places of the first match at a place or after: first those of the whole, then those of the groups, nil for a
  /// group that isn't in it. Nil if there is no match.
  ///
  /// Each step takes one of the remaining ones. The search ends without a match if none is left, then the number is
  /// negative.
  func firstMatch(in units: [UInt16], from start: Int, remainingSteps: inout Int) -> [Range<Int>?]? {
    guard start >= 0 else { return nil }
    var matcher = TextPatternMatcher(pattern: self, units: units, remainingSteps: remainingSteps)
    defer { remainingSteps = matcher.remainingSteps }
    var place = start
    while place <= units.count, matcher.remainingSteps >= 0 {
      if let saved = matcher.run(from: 0, at: place) { return ranges(saved) }
      place += 1
    }
    return nil
  }

  private func ranges(_ saved: [Int]) -> [Range<Int>?] {
    (0..<groupCount).map { group in
      let (start, end) = (saved[2 * group], saved[2 * group + 1])
      return start >= 0 && end >= start ? start..<end : nil
    }
  }
}

/// A matcher that tries one way after the other, and keeps the others in a list.
private struct TextPatternMatcher {
  let pattern: TextPattern
  let units: [UInt16]
  var remainingSteps: Int

  private struct State {
    var step: Int
    var place: Int
    /// The places of the groups, then those of the marks, −1 for none.
    var saved: [Int]
  }

  /// The maximum number of ways that are kept. More end the search as if the steps were used up.
  private static let stateLimit = 500_000

  mutating func run(from first: Int, at place: Int) -> [Int]? {
    let count = 2 * pattern.groupCount + pattern.markCount
    var states = [State(step: first, place: place, saved: Array(repeating: -1, count: count))]
    while var state = states.popLast() {
      while true {
        remainingSteps -= 1
        guard remainingSteps >= 0 else { return nil }
        if case .match = pattern.steps[state.step] { return state.saved }
        guard advance(&state, &states) else { break }
      }
    }
    return nil
  }

  /// Takes a step. False if it fails.
  private mutating func advance(_ state: inout State, _ states: inout [State]) -> Bool {
    let step = pattern.steps[state.step]
    state.step += 1
    switch step {
    case .unit, .any, .oneOf: return takesUnit(step, &state)
    case .start, .end, .boundary: return isTrue(step, at: state.place)
    case .jump(let target): state.step = target
    case .split(let first, let second):
      var other = state
      other.step = second
      guard states.count < Self.stateLimit else {
        remainingSteps = -1
        return false
      }
      states.append(other)
      state.step = first
      // The other ways take memory.
      remainingSteps -= state.saved.count / 8
    case .save(let slot): state.saved[slot] = state.place
    case .mark(let mark): state.saved[2 * pattern.groupCount + mark] = state.place
    case .progress(let mark): return state.saved[2 * pattern.groupCount + mark] != state.place
    case .look(let end, let isNegated):
      let isFound = run(from: state.step, at: state.place) != nil
      state.step = end
      return isFound != isNegated
    case .match: break
    }
    return true
  }

  private func takesUnit(_ step: TextPattern.Step, _ state: inout State) -> Bool {
    guard state.place < units.count else { return false }
    let unit = units[state.place]
    state.place += 1
    switch step {
    case .unit(let expected): return expected == (pattern.ignoresCase ? TextPattern.folded(unit) : unit)
    case .oneOf(let ranges, let isNegated): return isIn(ranges, unit) != isNegated
    default: return pattern.dotMatchesAll || !Self.isLineEnd(unit)
    }
  }

  private func isIn(_ ranges: [ClosedRange<UInt16>], _ unit: UInt16) -> Bool {
    if ranges.contains(where: { $0.contains(unit) }) { return true }
    guard pattern.ignoresCase else { return false }
    let lower = TextPattern.folded(unit)
    let upper = Unicode.Scalar(unit).map { $0.properties.uppercaseMapping.utf16 }.flatMap {
      $0.count == 1 ? $0.first : nil
    }
    return ranges.contains { $0.contains(lower) || (upper.map($0.contains) ?? false) }
  }

  private func isTrue(_ step: TextPattern.Step, at place: Int) -> Bool {
    switch step {
    case .start: place == 0 || (pattern.isMultiline && Self.isLineEnd(units[place - 1]))
    case .end: place == units.count || (pattern.isMultiline && Self.isLineEnd(units[place]))
    case .boundary(let isNegated): (isWord(place - 1) != isWord(place)) != isNegated
    default: true
    }
  }

  private func isWord(_ place: Int) -> Bool {
    units.indices.contains(place) && TextPatternReader.wordRanges.contains { $0.contains(units[place]) }
  }

  private static func isLineEnd(_ unit: UInt16) -> Bool { unit == 10 || unit == 13 || unit == 0x2028 || unit == 0x2029 }
}
