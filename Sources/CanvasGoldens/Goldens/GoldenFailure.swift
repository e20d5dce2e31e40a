/// An error for a picture that doesn't pass for its golden. Everything except equal pixels is a failure, including a
/// missing golden, one that was just recorded, and pictures that can't be compared.
public struct GoldenFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kinds of failure.
  public enum Reason: Sendable, Hashable {
    /// The golden's pixels are different. The golden wasn't changed.
    case differs(ComparisonReport)
    /// There is no golden, and none was recorded.
    case missing
    /// The golden was missing or different, and this run wrote it.
    case recorded
    /// The golden can't be read, a file can't be written, or a name or setting is invalid.
    case notComparable
  }

  /// A picture that shows the failure.
  public struct Picture: Sendable, Hashable {
    /// `expected.png`, `actual.png` or `panel.png`.
    public let name: String
    /// The bytes of a PNG file.
    public let png: [UInt8]
  }

  /// The kind of failure.
  public let reason: Reason
  /// One line with the golden, the problem, and where to look.
  public let description: String
  /// The pictures that show the failure, as many of `expected.png`, `actual.png` and `panel.png` as there are.
  public let pictures: [Picture]

  init(_ reason: Reason, _ description: String, pictures: [Picture] = []) {
    (self.reason, self.description, self.pictures) = (reason, description, pictures)
  }
}
