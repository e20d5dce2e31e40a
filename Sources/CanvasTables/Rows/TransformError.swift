/// What a transform can't do, as one line: `fold: 1200000 rows; at most 1000000`.
package struct TransformError: Error, Sendable, Hashable {
  /// The name of the transform, such as `fold`.
  package var transform: String
  /// What was found.
  package var found: String
  /// What is allowed.
  package var allowed: String

  package init(transform: String, found: String, allowed: String) {
    (self.transform, self.found, self.allowed) = (transform, found, allowed)
  }

  /// The largest number of rows that a transform reads or makes.
  package static let rowLimit = 1_000_000

  /// Throws if there are more rows than the limit.
  package static func check(_ rows: Int, in transform: String) throws(TransformError) {
    guard rows > rowLimit else { return }
    throw TransformError(transform: transform, found: "\(rows) rows", allowed: "at most \(rowLimit)")
  }
}

extension TransformError: CustomStringConvertible {
  package var description: String { "\(transform): \(found); \(allowed)" }
}
