/// A reason why an expression can't be read or evaluated, with its place in the source.
package struct ExpressionError: Error, Sendable, Hashable {
  /// The number of characters before the place in the source.
  package let offset: Int
  /// The text at the place, shortened.
  package let found: String
  /// What is allowed instead, or why the text isn't.
  package let allowed: String

  package init(offset: Int, found: String, allowed: String) {
    self.offset = offset
    self.found = found
    self.allowed = allowed
  }
}

extension ExpressionError: CustomStringConvertible {
  /// The error in one line.
  package var description: String { "character \(offset): found \(found); \(allowed)" }
}
