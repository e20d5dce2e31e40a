/// The numbers that a member can have. Reading, the JSON Schema, messages and help come from it.
package struct MemberBounds: Sendable, Hashable {
  package let minimum: Double
  /// The largest number, or infinity.
  package let maximum: Double
  /// Whether the bounds themselves are too small or too large.
  let excludesMinimum: Bool
  let excludesMaximum: Bool
  let areWhole: Bool

  /// Numbers of at least a minimum, or above it.
  init(from minimum: Double, isExcluded: Bool = false) {
    self.init(minimum, .infinity, excludesMinimum: isExcluded)
  }

  /// Numbers in a range.
  init(_ range: ClosedRange<Double>, excludesMinimum: Bool = false) {
    self.init(range.lowerBound, range.upperBound, excludesMinimum: excludesMinimum)
  }

  /// Numbers from a minimum to below a maximum.
  init(_ range: Range<Double>) { self.init(range.lowerBound, range.upperBound, excludesMaximum: true) }

  /// Whole numbers in a range; `Int.max` is no bound.
  init(whole range: ClosedRange<Int>) {
    let maximum = range.upperBound == .max ? .infinity : Double(range.upperBound)
    self.init(Double(range.lowerBound), maximum, areWhole: true)
  }

  private init(
    _ minimum: Double, _ maximum: Double, excludesMinimum: Bool = false, excludesMaximum: Bool = false,
    areWhole: Bool = false
  ) {
    (self.minimum, self.maximum, self.areWhole) = (minimum, maximum, areWhole)
    (self.excludesMinimum, self.excludesMaximum) = (excludesMinimum, excludesMaximum)
  }

  func contains(_ number: Double) -> Bool {
    (excludesMinimum ? number > minimum : number >= minimum) && (excludesMaximum ? number < maximum : number <= maximum)
  }

  /// The members of the JSON Schema.
  var schema: [String: JSONTree] {
    var schema: [String: JSONTree] = ["type": areWhole ? "integer" : "number"]
    schema[excludesMinimum ? "exclusiveMinimum" : "minimum"] = .number(minimum)
    if maximum.isFinite { schema[excludesMaximum ? "exclusiveMaximum" : "maximum"] = .number(maximum) }
    return schema
  }

  private var first: String { JSONTree.number(minimum).word }
  private var last: String { JSONTree.number(maximum).word }

  /// The sentence for another number.
  var allowed: String {
    let start = areWhole ? "must be a whole number " : "must be a number "
    if maximum.isFinite {
      return start
        + (excludesMinimum
          ? "greater than \(first) and at most \(last)" : "from \(first) to \(excludesMaximum ? "below " : "")\(last)")
    }
    if areWhole, minimum == 1 { return start + "greater than 0" }
    return start + (excludesMinimum ? "greater than \(first)" : "of at least \(first)")
  }

  /// The numbers for help, if they have an end: `0 to 0.95`.
  package var range: String? {
    guard maximum.isFinite else { return nil }
    return "\(excludesMinimum ? "above " : "")\(first) to \(excludesMaximum ? "below " : "")\(last)"
  }
}
